//! Places of the end of a game: who won at the left, with the trick that decided it, and the score pad at the right.

use super::{Contents, Layout, Placement};

use iced::{Point, Rectangle, Size};

/// Width of windows in which margins are small, in logical pixels.
const NARROW: f32 = 900.0;
/// Size of a window of the design.
const WIDTH: f32 = 735.0;
/// Rows that the pad has room for at least.
const ROWS: usize = 6;

/// Contents that the end is laid out for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Ended {
    /// Faces at the headline.
    pub faces: usize,
    /// Cards of the trick.
    pub cards: usize,
    /// Rows of the pad.
    pub rows: usize,
}

/// Places of the end of a game in a window.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Ending {
    /// Size of words and buttons against the design.
    pub s: f32,
    /// Size of what stands at the left.
    pub q: f32,
    /// Left edge of everything.
    pub left: f32,
    /// Faces at the headline.
    pub faces: Vec<Rectangle>,
    /// Room of the headline with the line below it, and the wished size of its letters.
    pub headline: Rectangle,
    pub letters: f32,
    /// Room of the sentence about the trick, at the foot of it.
    pub reason: Rectangle,
    /// Room of the trick with the faces below its cards.
    pub body: Rectangle,
    /// Cards of the trick, and the faces below them.
    pub cards: Vec<Placement>,
    pub players: Vec<Rectangle>,
    /// The score pad.
    pub pad: Rectangle,
    /// Size of what is written on it against the design.
    pub unit: f32,
    /// Height of a row of the pad.
    pub row: f32,
    /// Rows that have room, without the blank one at the end.
    pub rows: usize,
    /// Upper edge and height of the buttons.
    pub foot: f32,
    pub button: f32,
}

impl Ending {
    /// Lays out a window of `size`; `zoom` is the size of the interface.
    pub(crate) fn new(size: Size, zoom: f32, contents: Ended) -> Self {
        let s = Layout::new(size, Contents { zoom, ..Contents::new(4, 6) }).s;
        let Size { width, height } = size;
        let is_narrow = width < NARROW;
        let (share, beside, below) = if is_narrow { (0.40, 16.0, 13.0) } else { (0.385, 44.0, 30.0) };
        let button = (58.0 * s).max(44.0).min(0.12 * height);
        let foot = height - button - below * s;

        let pad_width = (share * width).min(620.0 * s);
        let unit = pad_width / 493.0;
        let wished = 64.4 * unit;
        let head = 89.0 * unit;
        let lines = (contents.rows + 1).max(ROWS) as f32 + 0.4;
        let room = foot - 22.0 * s - head;
        let row = wished.min(room / lines).max(0.55 * wished).min(room / 2.4);
        let lines = lines.min(room / row);
        let pad =
            Rectangle { x: width - beside * s - pad_width, y: -2.0, width: pad_width, height: head + row * lines };

        let q = s.min((pad.x - 8.0) / WIDTH);
        let left = if is_narrow { 22.0 * s } else { 64.0 * s.min(1.2 * q) };
        let end = pad.x - 24.0 * q;
        let side = if contents.faces == 1 { 150.0 * q } else { 140.0 * q };
        let step = (162.0 * q).min((end - left - side) / (contents.faces.max(2) - 1) as f32);
        let top = if contents.faces == 1 { 91.0 } else { 88.0 } * q;
        let faces = (0..contents.faces).map(|index| Rectangle {
            x: step.mul_add(index as f32, left),
            y: top,
            width: side,
            height: side,
        });
        // The middle of the headline's first line, and the upper edge of the cards.
        let (x, first, letters, begins, card) = match contents.faces {
            0 => (left, 104.0 * q, 58.0, 0.395 * height, 142.0),
            1 => (left + 190.0 * q, 137.0 * q, 70.0, 0.465 * height, 132.0),
            _ => (left, 276.0 * q, 56.0, 0.515 * height, 122.0),
        };
        let letters = letters * q;
        let y = 0.625f32.mul_add(-letters, first);
        let begins = begins.max(first + 138.0 * q).min(0.62 * height);
        let words = (20.0 * q).max(16.0) * 2.6;
        let reason_top = begins - 25.0 * q - words;
        let headline = Rectangle { x, y, width: end - x, height: reason_top - y };
        let reason = Rectangle { x: left, y: reason_top, width: end - left, height: words };
        let body = Rectangle { x: left, y: begins, width: end - left, height: foot - 20.0 * s - begins };

        let face = 46.0 * q;
        let count = contents.cards.max(1) as f32;
        let tall = (body.height - face - 18.0 * q) / 1.4;
        let card = (card * q).min(tall).min(body.width / (1.137 * count - 0.137));
        let pitch = 1.137 * card;
        let size = Size::new(card, 1.4 * card);
        let cards: Vec<Placement> = (0..contents.cards)
            .map(|index| {
                let x = left + card / 2.0 + pitch * index as f32;
                // Cards that were put down by hand do not lie quite straight.
                let turn = [-1.6, 0.9, -0.9, 1.6][index % 4];
                Placement::new(Point::new(x, begins + size.height / 2.0), size, turn)
            })
            .collect();
        let below = begins + size.height + 13.0 * q;
        let players =
            cards.iter().map(|card| Rectangle { x: card.centre.x - face / 2.0, y: below, width: face, height: face });
        Ending {
            s,
            q,
            left,
            faces: faces.collect(),
            headline,
            letters,
            reason,
            body,
            players: players.collect(),
            cards,
            pad,
            unit,
            row,
            rows: (lines + 0.05) as usize,
            foot,
            button,
        }
    }

    /// Returns the upper edge of the rows of the pad.
    pub(crate) fn ruled(&self) -> f32 {
        self.pad.y + 89.0 * self.unit
    }

    /// Returns the line down the pad, right of the numbers.
    pub(crate) fn margin(&self) -> f32 {
        self.pad.x + 42.0 * self.unit
    }

    /// Returns the middle of one of so many columns of the pad.
    pub(crate) fn column(&self, index: usize, columns: usize) -> f32 {
        (index as f32 + 0.5).mul_add(self.column_width(columns), self.margin())
    }

    /// Returns the width of one of so many columns of the pad.
    pub(crate) fn column_width(&self, columns: usize) -> f32 {
        (self.pad.x + self.pad.width - 11.0 * self.unit - self.margin()) / columns.max(1) as f32
    }

    /// Returns the square of a face above a column of the pad.
    pub(crate) fn head(&self, index: usize, columns: usize) -> Rectangle {
        let side = (38.0 * self.unit).min(0.86 * self.column_width(columns));
        let middle = Point::new(self.column(index, columns), self.pad.y + 59.0 * self.unit);
        Rectangle { x: middle.x - side / 2.0, y: middle.y - side / 2.0, width: side, height: side }
    }

    /// Returns the place of a payment: who pays, what, and to whom, of so many below each other.
    pub(crate) fn payment(&self, index: usize, payments: usize) -> Rectangle {
        let top = self.headline.y + 165.0 * self.q;
        let room = self.foot - 84.0 * self.q - top;
        let pitch = (172.0 * self.q).min(room / payments.max(1) as f32);
        let height = (98.0 * self.q).min(0.86 * pitch);
        Rectangle { x: self.left, y: pitch.mul_add(index as f32, top), width: 5.32 * height, height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_design() {
        let near = |is: f32, wanted: f32| assert!((is - wanted).abs() <= 4.0, "{is}, {wanted}");
        let won = Ended { faces: 1, cards: 4, rows: 6 };
        let places = Ending::new(Size::new(1280.0, 800.0), 1.0, won);
        near(places.pad.x, 743.0);
        near(places.pad.y + places.pad.height, 563.0);
        near(places.faces[0].center_x(), 139.0);
        near(places.cards[0].rect().y, 372.0);
        near(places.cards[3].rect().x, 514.0);
        near(places.players[0].center_y(), 594.0);
        near(places.foot, 712.0);
        let places = Ending::new(Size::new(720.0, 520.0), 1.0, won);
        near(places.pad.x, 419.0);
        near(places.faces[0].center_y(), 93.0);
        near(places.cards[0].rect().y, 241.0);
        let lost = Ending::new(Size::new(1280.0, 800.0), 1.0, Ended { faces: 0, ..won });
        near(lost.cards[0].rect().y, 316.0);
        near(lost.cards[3].rect().x, 549.0);
    }

    #[test]
    fn nothing_covers_anything_in_any_window() {
        for (width, height) in
            [(720.0, 520.0), (640.0, 400.0), (900.0, 600.0), (1280.0, 800.0), (800.0, 1200.0), (3840.0, 2160.0)]
        {
            for faces in [0, 1, 2, 3] {
                for cards in [0, 2, 4, 7] {
                    for rows in [1, 6, 12, 40] {
                        let contents = Ended { faces, cards, rows };
                        let places = Ending::new(Size::new(width, height), 1.0, contents);
                        let told = format!("{width}x{height} {contents:?}: {places:?}");
                        assert!(places.pad.y + places.pad.height < places.foot, "{told}");
                        assert!(places.rows >= 1 && places.headline.height > 0.0, "{told}");
                        for card in &places.cards {
                            let rect = card.rect();
                            assert!(rect.x >= places.left - 1.0 && rect.x + rect.width < places.pad.x, "{told}");
                            assert!(rect.y >= places.reason.y + places.reason.height, "{told}");
                        }
                        assert!(places.players.iter().all(|face| face.y + face.height < places.foot), "{told}");
                        assert!(places.faces.iter().all(|face| face.x + face.width < places.pad.x), "{told}");
                    }
                }
            }
        }
    }
}
