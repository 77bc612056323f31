//! Places of everything on the table: a pure function of the window's size, the number of seats and the cards in hand.
//!
//! All lengths are logical pixels and all positions are those of the window. A table position counts clockwise from the
//! person at the bottom, who is 0. Nothing is placed by hand anywhere else, so a window of any size is tested by calling
//! [`Layout::new`].

mod count;
mod drawer;
mod ending;
mod hand;
mod measure;
mod placement;
mod seats;
mod slips;
mod trick;

pub(crate) use count::{Count, Counted};
pub use drawer::Drawer;
pub(crate) use drawer::pad_height;
pub(crate) use ending::{Ended, Ending};
pub use measure::{Contents, Hanging};
pub(crate) use measure::{HIDDEN, ribbon_width};
pub use placement::Placement;
pub use seats::{Edge, OpenRow, SeatPlace};

use hand::Hand;
use measure::{ABOVE_WINDOW, Measure, board_height, board_width};

use iced::{Point, Rectangle, Size, Vector};

/// The fewest and the most seats of a table.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=7;

/// The places of all parts of the table in a window.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub size: Size,
    /// Size of words, buttons and gaps against the design, 0.82 and more.
    pub s: f32,
    /// The cloth: the window without a drawer beside it.
    pub table: Rectangle,
    /// The menu button.
    pub menu: Rectangle,
    /// The button that takes back.
    pub undo: Rectangle,
    /// The button for a hint.
    pub hint: Rectangle,
    /// The seats by table position; 0 is the person at the bottom.
    pub seats: Vec<SeatPlace>,
    /// The cards in hand from the left, none raised. Later cards lie over earlier ones.
    pub hand: Vec<Placement>,
    /// The size of a card in hand.
    pub hand_card: Size,
    /// Distance by which a card is raised that may be played.
    pub raise: f32,
    /// The line above the hand that says what may be done.
    pub prompt: Rectangle,
    /// Place of the card of each table position in the trick.
    pub trick: Vec<Placement>,
    /// The middle of the trick.
    pub trick_centre: Point,
    /// The patch with trump beside the trick.
    pub patch: Rectangle,
    /// Lower edge of what stands along the upper edge.
    pub ceiling: f32,
    /// The upper right corner of the cloth, where the ribbon hangs.
    pub corner: Point,
    /// Size of the ribbon against the design.
    pub ribbon_scale: f32,
    measure: Measure,
}

impl Layout {
    /// Returns the place of a slip of paper right of the trick, as wide as `wished` where there is room; in a narrow window
    /// it lies over the seat at the right. It ends above what can be chosen, which begins at `choices`, unless it would be
    /// too low to be read there.
    pub(crate) fn slip(&self, wished: f32, choices: Option<f32>) -> Rectangle {
        let gap = 22.0 * self.s;
        let edge = |card: &Placement| card.bounds().x + card.bounds().width;
        let trick = self.trick.iter().map(edge).fold(0.0, f32::max) + gap;
        let seats =
            self.seats.iter().skip(1).filter(|seat| seat.edge == Edge::Right).map(|seat| seat.face.x - 0.6 * gap);
        let right = seats.fold(self.table.width - 0.6 * gap, f32::min);
        let right = if right - trick < 0.75 * wished { self.table.width - 8.0 } else { right };
        let width = wished.min(right - trick).max(140.0);
        let (top, floor) = (self.ceiling.max(56.0 * self.ribbon_scale), self.prompt.y - self.raise - 8.0 * self.s);
        let place = Rectangle { x: right - width, y: top, width, height: floor - top };
        match choices.map(|choices| choices - 6.0 * self.s).filter(|choices| *choices < floor) {
            Some(floor) if floor - top > 0.8 * wished => Rectangle { height: floor - top, ..place },
            _ => place,
        }
    }

    /// Lays out a window of `size` for what lies on the table.
    pub fn new(size: Size, contents: Contents) -> Self {
        let seats = contents.seats.clamp(*SEATS.start(), *SEATS.end());
        let measure = Measure::new(size, Contents { seats, ..contents });
        let Measure { s, cloth, .. } = measure;
        let hand = Hand::new(&measure, contents.hand_cards);
        let centre = Point::new(cloth / 2.0, measure.ceiling + measure.room() / 2.0);
        let corner = Point::new(14.0_f32.mul_add(-measure.ribbon, cloth), 0.0);
        let hanging = contents.hanging.width(seats, cloth, measure.ribbon);
        let top = measure.hand_bottom() - measure.hand;
        let own = if contents.is_public { seats::host(&measure, top) } else { seats::own(&measure, hand.undo, top) };
        let mut places = vec![own];
        places.extend(seats::others(&measure, centre.y, corner.x - hanging));
        let prompt = Rectangle { x: 14.0 * s, y: measure.prompt_top(), width: cloth - 28.0 * s, height: 34.0 * s };
        Self {
            size,
            s,
            table: Rectangle { x: 0.0, y: 0.0, width: cloth, height: size.height },
            menu: hand::menu(&measure),
            undo: hand.undo,
            hint: hand.hint,
            hand_card: hand.card,
            raise: measure.raise(),
            hand: hand.cards,
            prompt,
            trick: trick::places(&measure, centre),
            trick_centre: centre,
            patch: trick::patch(&measure, centre),
            ceiling: measure.ceiling,
            corner,
            ribbon_scale: measure.ribbon,
            seats: places,
            measure,
        }
    }

    /// Returns `true` if the drawer stands beside the cloth; in a narrow window it hangs over it.
    pub(crate) fn has_room_beside(&self) -> bool {
        self.measure.has_room_beside()
    }

    /// Returns the distance between two cards in hand; at most the width of one.
    pub fn step(&self) -> f32 {
        match self.hand[..] {
            [first, second, ..] => (second.centre.x - first.centre.x).min(self.hand_card.width),
            _ => self.hand_card.width,
        }
    }

    /// Returns the places of `count` piles in the row of another player, the cards face up, from the left: below what stands
    /// along the upper edge, and before the face of the seat at the bottom where no hand lies there (M-64).
    pub(crate) fn row(&self, position: usize, count: usize) -> Vec<Placement> {
        let card = Measure::card(measure::ROW * self.size.height);
        let gap = 14.0 * self.s;
        let (middle, room) = if position == 0 {
            let face = self.seats[0].face;
            (Point::new((face.x - gap) / 2.0, face.center_y()), face.x - 3.0 * gap)
        } else {
            let y = self.ceiling - (0.5 + HIDDEN) * card.height - 1.1 * gap;
            (Point::new(self.table.center_x(), y), self.table.width - 2.0 * gap)
        };
        let gaps = count.saturating_sub(1) as f32;
        let step = (1.08 * card.width).min((room - card.width) / gaps.max(1.0));
        (0..count)
            .map(|index| Placement::new(middle + Vector::new(step * (index as f32 - gaps / 2.0), 0.0), card, 0.0))
            .collect()
    }

    /// Returns the square of the bare patch in the middle, above choices that begin at `floor`; `None` where it has no room.
    pub(crate) fn bare_patch(&self, floor: f32) -> Option<Rectangle> {
        trick::bare_patch(&self.measure, floor)
    }

    /// Returns the place of a peg board with so many tracks at the upper right.
    pub fn board(&self, tracks: usize) -> Rectangle {
        let scale = self.ribbon_scale;
        let size = Size::new(board_width(self.table.width, scale), board_height(tracks, scale));
        Rectangle::new(Point::new(self.corner.x - size.width, -ABOVE_WINDOW * scale), size)
    }

    /// Returns the places of the drawer, whose pad has `rows` rows below its heading, and of `points` rows of points. One that
    /// hangs leaves the line above the hand free, and as much above that as `reach` says.
    pub(crate) fn drawer(&self, rows: usize, points: usize, reach: f32) -> Drawer {
        Drawer::new(&self.measure, rows, points, reach)
    }

    /// Returns the place of the card `index` of the hand, higher if it `is_raised`; `None` if there is no such card.
    pub fn hand_card_at(&self, index: usize, is_raised: bool) -> Option<Placement> {
        let card = *self.hand.get(index)?;
        Some(if is_raised { card.moved_up(self.raise) } else { card })
    }
}
