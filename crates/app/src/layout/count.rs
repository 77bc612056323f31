//! Places of the count of a hand: the cards that were won, the score pad or the peg board, who did it, and the still in
//! which the count ends.

use super::{Contents, Layout};

use iced::{Point, Rectangle, Size};

/// Width of windows in which margins are small and bars are left out, in logical pixels.
const NARROW: f32 = 900.0;
/// Number of points from which on the rows of the pad are low and the still has two rows of cards.
const MANY: usize = 5;
/// Width below which a large index does not fit, as a share of the card.
const TIGHT: f32 = 0.42;

/// Contents that a count is laid out for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Counted {
    /// Rows of won cards: of each side, or of each single player.
    pub rows: usize,
    /// `true` if two sides have a row each.
    pub has_sides: bool,
    /// Cards in each row.
    pub cards: [usize; 7],
    /// Columns of the pad.
    pub columns: usize,
    /// Rows of the pad between the scores before and after the hand.
    pub lines: usize,
    /// Things that the still shows: a point each.
    pub items: usize,
    /// `true` if the score is kept on a peg board.
    pub has_board: bool,
}

/// The places of a count in a window.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Count {
    /// The whole window.
    pub size: Size,
    /// Size of words, buttons and gaps against the design.
    pub s: f32,
    /// The score pad, or the peg board.
    pub pad: Rectangle,
    /// Height of the bound edge of the pad, and of its heading.
    pub binding: f32,
    pub heading: f32,
    /// Height of a row of the pad.
    pub row: f32,
    /// Width left of the columns of the pad.
    pub margin: f32,
    /// Size of a won card.
    pub card: Size,
    /// Distance of cards that lie over each other in each row.
    steps: [f32; 7],
    /// Distance by which cards that do not count sink.
    pub sink: f32,
    /// The face of who made a point, below the pad.
    pub face: Rectangle,
    /// Left end of the cards of a row, and of bars.
    pub left: f32,
    contents: Counted,
    is_narrow: bool,
}

impl Count {
    /// Lays out a window of `size`; `zoom` is the size of the interface.
    pub(crate) fn new(size: Size, zoom: f32, contents: Counted) -> Self {
        let s = Layout::new(size, Contents { zoom, ..Contents::new(4, 6) }).s;
        let Size { width, height } = size;
        let is_narrow = width < NARROW;
        let Counted { rows, has_sides, columns, lines, .. } = contents;
        let (share, beside, top) = if is_narrow { (0.40, 16.0, 14.0) } else { (0.385, 44.0, 34.0) };
        let pad_width = (share * width).min(620.0 * s);
        let (x, y) = (width - beside * s - pad_width, top * s);
        let wanted = s * match (lines, columns) {
            (MANY.., _) => 39.0,
            (_, 5..) => 52.0,
            _ if is_narrow => 48.0,
            _ => 55.0,
        };
        let foot = 98.0 * s;
        let count = lines as f32 + 2.0;
        let fitting = |below: f32| (height - y - below - foot - 76.0 * s) / count;
        // Low windows have the face beside the pad's foot and not between it and the buttons.
        let with_face = fitting(126.0 * s);
        let row = if with_face >= 0.66 * wanted { with_face } else { fitting(8.0 * s) }.min(wanted).max(12.0);
        let unit = row / if lines >= MANY { 39.0 } else { 55.0 };
        let heading = if has_sides { row } else { 1.09 * row }.max(44.0 * unit);
        let binding = 16.0 * unit.min(s);
        let pad_height =
            if contents.has_board { 0.61 * pad_width } else { row.mul_add(count, 2.0 * binding + heading) };
        let pad = Rectangle { x, y, width: pad_width, height: pad_height };
        let below = height - pad.y - pad.height;
        let most = if below < 126.0 * s { 0.17 * pad_width } else { 92.0 * s };
        let side = most.min(below - 24.0 * s).max(24.0);
        let face_y = (pad.y + pad.height + 34.0 * s).min(height - side - 12.0 * s);
        let face = Rectangle { x: x + 4.0 * s, y: face_y, width: side, height: side };
        let (card_height, left, gap) = match rows {
            _ if has_sides => (0.205 * height, if is_narrow { 18.0 } else { 44.0 } * s, 0.62),
            ..=2 => (0.2 * height, 164.0 * s, 0.56),
            3 => (0.165 * height, 150.0 * s, 0.56),
            4 => (0.135 * height, 136.0 * s, 0.56),
            _ => (0.092 * height, 140.0 * s, 1.06),
        };
        let card = Size::new(card_height / 1.4, card_height);
        let room = match rows {
            _ if has_sides && is_narrow => x - left - 18.0 * s,
            _ if has_sides => x - left - 64.0 * s,
            ..=4 => x - left - if is_narrow { 18.0 } else { 40.0 } * s,
            // After them come the pile of the others, a bar and its figure.
            _ => x - left - card.width - if is_narrow { 112.0 } else { 300.0 } * s,
        };
        let most = |cards: usize| (room - card.width) / cards.saturating_sub(1).max(1) as f32;
        let steps = contents.cards.map(|cards| most(cards).min(gap * card.width).max(1.0));
        let sink = if has_sides { 0.24 } else { 0.16 } * card.width;
        Count {
            size,
            s,
            pad,
            binding,
            heading,
            row,
            margin: 20.0_f32.mul_add(unit.min(s), 0.29 * row),
            card,
            steps,
            sink,
            face,
            left,
            contents,
            is_narrow,
        }
    }

    /// Returns `true` if rows show only cards that count, and the others as a pile.
    pub(crate) fn has_piles(&self) -> bool {
        !self.contents.has_sides && self.contents.rows > 4
    }

    /// Returns `true` if small cards stand on the pad beside the figures.
    pub(crate) fn has_cards_on_pad(&self) -> bool {
        self.contents.lines < MANY && self.contents.columns < 5
    }

    /// Returns the place of the card `index` of a row of won cards, while it is up.
    pub(crate) fn won(&self, row: usize, index: usize) -> Rectangle {
        let x = self.step(row).mul_add(index as f32, self.left);
        Rectangle { x, y: self.row_top(row), width: self.card.width, height: self.card.height }
    }

    /// Returns `true` if cards lie so close anywhere that the next one covers a large index.
    pub(crate) fn is_tight(&self) -> bool {
        let rows = self.steps.iter().take(self.contents.rows);
        rows.fold(self.card.width, |least, step| least.min(*step)) < TIGHT * self.card.width
    }

    /// Returns the distance of cards that lie over each other in a row.
    fn step(&self, row: usize) -> f32 {
        self.steps[row.min(self.steps.len() - 1)]
    }

    /// Returns the upper edge of a row of won cards.
    fn row_top(&self, row: usize) -> f32 {
        let (height, s) = (self.size.height, self.s);
        match self.contents.rows {
            _ if self.contents.has_sides => height * if row == 0 { 0.148 } else { 0.6235 },
            ..=2 => (0.4 * height).mul_add(row as f32, 0.09 * height),
            3 => (0.285 * height).mul_add(row as f32, 0.07 * height),
            4 => (0.213 * height).mul_add(row as f32, 0.055 * height),
            rows => ((height - 90.0 * s) / rows as f32).mul_add(row as f32, 0.045 * height),
        }
    }

    /// Returns the middle of the left end of the name of a side, above its row.
    pub(crate) fn name(&self, row: usize) -> Point {
        Point::new(self.left, 27.0_f32.mul_add(-self.s, self.row_top(row)))
    }

    /// Returns the face of a single player, left of their row.
    pub(crate) fn row_face(&self, row: usize) -> Rectangle {
        let side = match self.contents.rows {
            ..=2 => 92.0,
            3 => 80.0,
            4 => 68.0,
            _ => 62.0,
        };
        let side = (side * self.s).min(0.6 * (self.row_top(1) - self.row_top(0)));
        let middle = self.row_top(row) + (self.card.height + 0.5 * self.sink) / 2.0;
        let left = if self.is_narrow { 36.0 } else { 44.0 * self.s };
        Rectangle { x: left, y: middle - side / 2.0, width: side, height: side }
    }

    /// Returns the bar of a row at its greatest length, with room for the figure after it; without height where there is
    /// room for the figure alone.
    pub(crate) fn bar(&self, row: usize) -> Rectangle {
        let (s, top) = (self.s, self.row_top(row));
        let end = self.pad.x - if self.is_narrow { 18.0 } else { 40.0 } * s;
        let figure = 68.0 * s;
        if self.contents.has_sides {
            let x = 44.0 * s;
            let (first, last) = (self.row_top(0) + self.card.height + self.sink, self.name(1).y - 14.0 * s);
            let height = (26.0 * s).min(0.34 * (last - first));
            let pitch = (44.0 * s).min(0.5 * (last - first));
            let middle = (first + last) / 2.0 + pitch * (row as f32 - 0.5);
            return Rectangle { x, y: middle - height / 2.0, width: end - figure - x, height };
        }
        let middle = top + self.card.height / 2.0;
        if self.has_piles() {
            if self.is_narrow {
                return Rectangle { x: end - 46.0 * s, y: middle, width: 0.0, height: 0.0 };
            }
            let ends = (0..self.contents.rows).map(|row| self.won(row, self.contents.cards[row]).x);
            let piles = ends.fold(0.0, f32::max) + self.card.width + 40.0 * s;
            let x = (604.0 * s).max(piles).min(end - figure - 60.0 * s);
            return Rectangle { x, y: middle - 10.0 * s, width: end - figure - x, height: 20.0 * s };
        }
        let next = self.row_top(1) - self.row_top(0);
        let free = next - self.card.height - self.sink;
        let height = (13.0 * s).min(0.4 * free);
        let y = top + self.card.height + self.sink + (free - height) / 2.0;
        Rectangle { x: self.left, y, width: end - figure - self.left, height }
    }

    /// Returns the patch with trump between the rows of two sides.
    pub(crate) fn patch(&self) -> Rectangle {
        let side = 0.124 * self.size.height;
        let middle = (self.row_top(0) + self.card.height + self.name(1).y - 14.0 * self.s) / 2.0;
        Rectangle { x: 44.0 * self.s, y: middle - side / 2.0, width: side, height: side }
    }

    /// Returns the middle height of a row of the pad: 0 for the scores before the hand, then the points, then the totals.
    pub(crate) fn line(&self, index: usize) -> f32 {
        (index as f32 + 0.5).mul_add(self.row, self.pad.y + self.binding + self.heading)
    }

    /// Returns the middle of a column of the pad.
    pub(crate) fn column(&self, index: usize) -> f32 {
        (index as f32 + 0.5).mul_add(self.column_width(), self.pad.x + self.margin)
    }

    /// Returns the width of a column of the pad.
    pub(crate) fn column_width(&self) -> f32 {
        (self.pad.width - self.margin) / self.contents.columns.max(1) as f32
    }

    /// Returns the token at the left of a row of the pad.
    pub(crate) fn token(&self, line: usize) -> Rectangle {
        let side = 0.47 * self.row.min(2.0 * self.margin);
        let share = if self.contents.lines < MANY { 0.55 } else { 0.74 };
        let side = side.max(share * self.row).min(26.0 * self.s).min(self.margin - 4.0);
        let middle = Point::new(self.pad.x + self.margin / 2.0, self.line(line + 1));
        Rectangle { x: middle.x - side / 2.0, y: middle.y - side / 2.0, width: side, height: side }
    }

    /// Returns the size of a card on the pad.
    pub(crate) fn small_card(&self) -> Size {
        let width = 0.58 * self.row;
        Size::new(width, 1.4 * width)
    }

    /// Returns the place of what begins the still: the headline, with the distance to the first row of cards.
    pub(crate) fn headline(&self) -> Rectangle {
        let s = self.s;
        let (x, y) = if self.is_narrow { (20.0 * s, 18.0 * s) } else { (56.0 * s, 50.0 * s) };
        let bottom = if self.contents.items == 0 { self.foot() } else { self.item(0).y - 12.0 * s };
        Rectangle { x, y, width: self.pad.x - x - 24.0 * s, height: bottom - y }
    }

    /// Returns the upper edge of the buttons at the foot.
    pub(crate) fn foot(&self) -> f32 {
        let below = if self.is_narrow { 12.0 } else { 28.0 } * self.s;
        self.size.height - self.button() - below
    }

    /// Returns `true` if who made a point is told beside the button that skips, and not above it.
    pub(crate) fn is_low(&self) -> bool {
        self.face.y + self.face.height > self.foot()
    }

    /// Returns the height of a button at the foot.
    pub(crate) fn button(&self) -> f32 {
        (58.0 * self.s).max(44.0).min(0.12 * self.size.height)
    }

    /// Returns the number of things of the still in a row.
    pub(crate) fn items_in_row(&self) -> usize {
        let items = self.contents.items;
        if items < MANY { 4 } else { items.div_ceil(2) }
    }

    /// Returns the distance of things of the still in a row.
    pub(crate) fn item_pitch(&self) -> f32 {
        let x = if self.is_narrow { 20.0 } else { 56.0 } * self.s;
        let end = self.pad.x - if self.is_narrow { 8.0 } else { 48.0 } * self.s;
        (end - x) / self.items_in_row().max(4) as f32
    }

    /// Returns the place of the card of a thing of the still.
    pub(crate) fn item(&self, index: usize) -> Rectangle {
        let (height, s) = (self.size.height, self.s);
        let is_many = self.contents.items >= MANY;
        let x = if self.is_narrow { 20.0 } else { 56.0 } * s;
        let (row, column) = (index / self.items_in_row(), index % self.items_in_row());
        let pitch = self.item_pitch();
        let most = if is_many { 0.226 } else { 0.27 } * height;
        let gap = if self.is_narrow { 8.0 } else { 16.0 } * s;
        let width = (pitch - gap).min(most / 1.4);
        let middle = match (is_many, row) {
            (false, _) => 0.4525,
            (true, 0) => 0.32,
            (true, _) => 0.645,
        } * height;
        // The second row stays clear of the buttons.
        let most = self.foot() - self.under_item() - 0.7 * width;
        let middle = middle.min(most);
        Rectangle { x: pitch.mul_add(column as f32, x), y: middle - 0.7 * width, width, height: 1.4 * width }
    }

    /// Returns the height of the words below a card of the still.
    pub(crate) fn under_item(&self) -> f32 {
        if self.contents.items >= MANY { 50.0 * self.s } else { 76.0 * self.s }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Contents of four points for two sides.
    const SIDES: Counted =
        Counted { rows: 2, has_sides: true, cards: [12; 7], columns: 2, lines: 4, items: 4, has_board: false };

    #[test]
    fn sizes_are_those_of_the_design() {
        let near = |is: f32, wanted: f32| assert!((is - wanted).abs() <= 3.0, "{is}, {wanted}");
        let count = Count::new(Size::new(1280.0, 800.0), 1.0, SIDES);
        near(count.pad.x, 743.0);
        near(count.pad.y + count.pad.height, 454.0);
        near(count.won(0, 0).y, 118.0);
        near(count.won(1, 0).y, 498.0);
        near(count.step(0), 47.0);
        near(count.line(5), 409.0);
        near(count.item(0).y, 262.0);
        near(count.face.y, 488.0);
        let count = Count::new(Size::new(720.0, 520.0), 1.0, SIDES);
        near(count.pad.x, 419.0);
        near(count.pad.y + count.pad.height, 312.0);
        near(count.item(1).x, 113.0);
        let many = Counted { lines: 8, items: 8, ..SIDES };
        let count = Count::new(Size::new(1366.0, 768.0), 1.0, many);
        near(count.pad.y + count.pad.height, 488.0);
        near(count.item(7).y, 409.0);
        let singles = Counted { rows: 4, has_sides: false, columns: 4, ..SIDES };
        let count = Count::new(Size::new(1280.0, 800.0), 1.0, singles);
        near(count.won(3, 0).y, 555.0);
        near(count.won(0, 0).x, 136.0);
        let seven = Counted { rows: 7, columns: 7, cards: [4; 7], ..singles };
        let count = Count::new(Size::new(1920.0, 1080.0), 1.0, seven);
        near(count.won(6, 0).y, 875.0);
    }

    #[test]
    fn nothing_covers_anything_in_any_window() {
        for (width, height) in
            [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (640.0, 400.0), (800.0, 1200.0), (3840.0, 2160.0)]
        {
            for (rows, has_sides, columns) in [(2, true, 2), (2, false, 2), (4, false, 4), (7, false, 7), (3, false, 3)]
            {
                for lines in [1, 4, 6, 9, 12] {
                    let contents =
                        Counted { rows, has_sides, cards: [14; 7], columns, lines, items: lines, has_board: false };
                    let count = Count::new(Size::new(width, height), 1.0, contents);
                    let told = format!("{width}x{height} {contents:?}: {count:?}");
                    assert!(count.pad.y + count.pad.height <= count.foot() + 12.0, "{told}");
                    assert!(count.face.y + count.face.height <= height, "{told}");
                    for index in 0..lines {
                        let item = count.item(index);
                        assert!(item.width > 12.0 && item.x + item.width <= count.pad.x, "{told}");
                        assert!(item.y + item.height + count.under_item() <= count.foot() + 1.0, "{told}");
                    }
                    for row in 0..rows {
                        let last = count.won(row, 13);
                        assert!(last.x + last.width <= count.pad.x && last.y + last.height <= height, "{told}");
                    }
                }
            }
        }
    }
}
