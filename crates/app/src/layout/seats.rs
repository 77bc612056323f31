//! The seats of the others: a face, the backs of its cards, its name, and what is said and won there.

use super::measure::Measure;
use super::placement::Placement;

use iced::{Point, Rectangle, Size, Vector};

/// Height and width of the frame round a face, in sides of the face.
const FRAME: Size = Size::new(1.0, 0.947);
/// Side of the picture of a face, which looks out of its frame above.
const PICTURE: f32 = 1.123;
/// The upper edge of the frame in the picture, in sides of the picture.
const FRAME_TOP: f32 = 0.094;
/// Height and width of a back, in sides of the face.
const BACK: Size = Size::new(0.30, 0.42);
/// The most backs that are shown; more cards look like these.
const MOST_BACKS: usize = 10;
/// Faces at the sides of a table of up to four are a little larger.
const SIDE: f32 = 1.14;

/// Edge at which a seat is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// The left one: what belongs to the seat lies to the right of its face.
    Left,
    /// The upper one: what belongs to the seat lies to the right of its face.
    Top,
    /// The right one: what belongs to the seat lies to the left of its face.
    Right,
    /// The lower one: the person there has no face on the table.
    Bottom,
}

/// The place of one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatPlace {
    /// Edge of the table at which it is.
    pub edge: Edge,
    /// The frame of the face.
    pub face: Rectangle,
    /// The square that the picture of the face fills.
    pub picture: Rectangle,
    /// Fan of the backs of the seat's cards, below the mouth of the face.
    pub backs: Backs,
    /// The middle of the name below the face, or its left end beside one along the upper edge.
    pub name: Point,
    /// The room that the name has.
    pub name_room: f32,
    /// The tip of a bubble at the face.
    pub bubble: Point,
    /// The inner end of the pile of tricks, at its middle height.
    pub pile: Point,
    /// The end of the chip with the contract next to the face, at its middle height.
    pub chip: Point,
    /// The middle of the dealer's puck.
    pub puck: Point,
    /// The middle of the mark of the side.
    pub mark: Point,
    /// The middle of the row of the seat's counters.
    pub counters: Point,
    /// Row of the seat's cards that everybody sees.
    pub open: OpenRow,
}

impl SeatPlace {
    /// Returns the direction from the face in which what belongs to the seat lies: 1 to the right, -1 to the left.
    pub fn inwards(&self) -> f32 {
        match self.edge {
            Edge::Right => -1.0,
            Edge::Bottom => 0.0,
            _ => 1.0,
        }
    }

    /// Returns the part of the table that the face takes with its backs and its name.
    pub fn bounds(&self, s: f32) -> Rectangle {
        let below = match self.edge {
            Edge::Top => self.backs.centre.y + 0.6 * self.backs.card.height,
            _ => self.name.y + 13.0 * s,
        };
        Rectangle { height: below - self.face.y, ..self.face }
    }
}

/// A row of small cards that lie open before a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OpenRow {
    /// The size of a card.
    pub card: Size,
    /// The middle of the leftmost card.
    pub first: Point,
    /// Greatest width of the row.
    pub room: f32,
}

impl OpenRow {
    /// Returns the places of `count` cards from the left; later ones lie over earlier ones.
    pub fn row(&self, count: usize) -> Vec<Placement> {
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = (0.56 * self.card.width).min((self.room - self.card.width).max(0.0) / gaps);
        (0..count)
            .map(|index| Placement::new(self.first + Vector::new(step * index as f32, 0.0), self.card, 0.0))
            .collect()
    }
}

/// The fan of backs at a face.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Backs {
    /// The size of a back.
    pub card: Size,
    /// The middle of the fan where a single back would have its middle.
    pub centre: Point,
}

impl Backs {
    /// Returns the places of `count` backs from the left, at most ten.
    pub fn fan(&self, count: usize) -> Vec<Placement> {
        let count = count.min(MOST_BACKS);
        let gaps = count.saturating_sub(1).max(1) as f32;
        let width = self.card.width;
        let (step, turn) = ((0.37 * width).min(2.05 * width / gaps), 5.0_f32.min(34.0 / gaps));
        (0..count)
            .map(|index| {
                let place = index as f32 - count.saturating_sub(1) as f32 / 2.0;
                let centre = self.centre + Vector::new(step * place, 0.0);
                // The ends hang a little lower, as the fan is held from below.
                let sunk = Vector::new(0.0, 0.012 * width * place * place);
                Placement::new(centre + sunk, self.card, turn * place)
            })
            .collect()
    }
}

/// Returns the places of all seats but the one at the bottom, clockwise from its left; `cy` is the middle of the trick, and
/// along the upper edge there is room up to `right`.
pub(super) fn others(measure: &Measure, cy: f32, right: f32) -> Vec<SeatPlace> {
    let Measure { cloth, face, s, window: Size { height, .. }, .. } = *measure;
    let side = if measure.seats <= 4 { SIDE * face } else { face };
    let left = 16.0_f32.mul_add(s, 0.62 * face);
    // The frame stands a little above the middle of what belongs to it.
    let at_side = |edge, y: f32| {
        let x = if edge == Edge::Left { left } else { cloth - left };
        (edge, Point::new(x, 0.35_f32.mul_add(-side, y)), side)
    };
    let top = |x: f32| (Edge::Top, Point::new(x, 10.0_f32.mul_add(s, FRAME.height * face / 2.0)), face);
    // Of two along the upper edge the right one keeps its name clear of the ribbon.
    let second = (0.62 * cloth).min(right - 0.5 * face - 101.0 * s);
    let first = (0.34 * cloth).min(second - face - 101.0 * s);
    // One alone sits in the middle, unless what hangs at the right would cover its name.
    let has_room = cloth / 2.0 <= right - 0.5 * face - 61.0 * s;
    let one = if has_room { cloth / 2.0 } else { right - 0.5 * face - 101.0 * s };
    // Those at the right sit below the peg board.
    let below = if measure.foot > 0.0 { measure.foot + 6.0 * s + (0.35 + FRAME.height / 2.0) * side } else { 0.0 };
    let right_at = |y: f32| at_side(Edge::Right, y.max(below));
    let (l, r) = (|share: f32| at_side(Edge::Left, share * height), |share: f32| right_at(share * height));
    let seats = match measure.seats {
        2 => vec![top(one)],
        3 => vec![at_side(Edge::Left, cy), right_at(cy)],
        4 => vec![at_side(Edge::Left, cy), top(one), right_at(cy)],
        5 => vec![l(0.45), top(first), top(second), r(0.45)],
        6 => vec![l(0.50), l(0.235), top(one), r(0.26), r(0.50)],
        _ => vec![l(0.50), l(0.235), top(first), top(second), r(0.26), r(0.50)],
    };
    let ends: Vec<f32> = seats.iter().filter(|(edge, ..)| *edge == Edge::Top).map(|(_, middle, _)| middle.x).collect();
    let end_of_name = |x: f32| ends.iter().find(|end| **end > x).map_or(right, |next| next - face / 2.0);
    let place = |(edge, middle, side): (Edge, Point, f32)| {
        let end = if edge == Edge::Top { end_of_name(middle.x) } else { 0.0 };
        seat(measure, edge, middle, side, end - 12.0 * s)
    };
    seats.into_iter().map(place).collect()
}

/// Returns the place of a seat whose frame has its middle there; beside it there is room up to `end`.
fn seat(measure: &Measure, edge: Edge, middle: Point, side: f32, end: f32) -> SeatPlace {
    let s = measure.s;
    let (width, height) = (FRAME.width * side, FRAME.height * side);
    let face = Rectangle { x: middle.x - width / 2.0, y: middle.y - height / 2.0, width, height };
    let picture = PICTURE * side;
    let corner = Point::new(middle.x - picture / 2.0, FRAME_TOP.mul_add(-picture, face.y));
    let (left, right) = (face.x, face.x + face.width);
    let (inner, inwards) = if edge == Edge::Right { (left, -1.0) } else { (right, 1.0) };
    let beside = |away: f32, down: f32| Point::new((away * inwards).mul_add(s, inner), down.mul_add(s, face.y));
    let card = Size::new(BACK.width * side, BACK.height * side);
    let small = open_card(measure);
    let is_top = edge == Edge::Top;
    let below = 1.25_f32.mul_add(side, face.y);
    SeatPlace {
        edge,
        face,
        picture: Rectangle::new(corner, Size::new(picture, picture)),
        backs: Backs { card, centre: Point::new(middle.x, 1.01_f32.mul_add(side, face.y)) },
        name: if is_top { beside(11.0, 21.0) } else { Point::new(middle.x, 15.5_f32.mul_add(s, below)) },
        name_room: if is_top {
            (end - right - 11.0 * s).min(198.0 * s)
        } else {
            (1.9 * side).min(2.0 * middle.x.min(measure.cloth - middle.x) - 8.0 * s)
        },
        bubble: if is_top { beside(3.0, 52.5) } else { beside(4.0, 37.0) },
        pile: if is_top { beside(11.0, 50.0) } else { beside(14.0, 25.0) },
        chip: if is_top { beside(64.0, 50.0) } else { beside(14.0, 54.0) },
        puck: if is_top { Point::ORIGIN } else { Point::new(right + s, 5.0_f32.mul_add(s, face.y)) },
        mark: Point::new(6.0_f32.mul_add(s, left), 5.5_f32.mul_add(s, face.y)),
        counters: if is_top {
            Point::new(17.0_f32.mul_add(-s, left), face.center_y())
        } else {
            Point::new(middle.x, 40.0_f32.mul_add(s, below))
        },
        open: OpenRow {
            card: small,
            first: match edge {
                Edge::Right => Point::new(inner - 14.0 * s - 3.2 * small.width, 0.75_f32.mul_add(side, face.y)),
                Edge::Top => beside(14.0, 50.0) + Vector::new(small.width / 2.0, 0.5 * small.height),
                _ => beside(14.0, 0.0) + Vector::new(small.width / 2.0, 0.75 * side),
            },
            room: 3.7 * small.width,
        },
    }
}

/// Returns the place of the seat at the bottom where no hand lies there: it stands there like one along the upper edge.
pub(super) fn host(measure: &Measure, top: f32) -> SeatPlace {
    let room = measure.window.height - top;
    let side = measure.face.min(room / 1.4);
    let middle = Point::new(measure.cloth / 2.0, top + (FRAME.height * side + room - 1.3 * side) / 2.0);
    seat(measure, Edge::Top, middle, side, measure.cloth - 80.0 * measure.s)
}

/// Returns the place of the person at the bottom, whose things stand above the lower left button.
pub(super) fn own(measure: &Measure, undo: Rectangle, top: f32) -> SeatPlace {
    let s = measure.s;
    let column = |up: f32| Point::new(undo.center_x(), undo.y - up * s);
    let card = open_card(measure);
    let hand =
        Rectangle { x: undo.x, y: top, width: measure.cloth - 2.0 * undo.x, height: measure.window.height - top };
    let left = measure.cloth / 2.0 - 1.5 * card.width;
    SeatPlace {
        edge: Edge::Bottom,
        face: hand,
        picture: hand,
        backs: Backs { card: Measure::card(measure.hand), centre: hand.center() },
        name: column(0.0),
        name_room: 0.0,
        // Clear of the line below it.
        bubble: Point::new(measure.cloth / 2.0, measure.prompt_top() - 24.0 * s),
        pile: column(22.0),
        chip: column(84.0),
        puck: column(22.0),
        mark: column(82.0),
        counters: column(22.0),
        open: OpenRow {
            card,
            first: Point::new(left, measure.prompt_top() - 10.0 * s - card.height / 2.0),
            room: measure.cloth / 2.0,
        },
    }
}

/// Returns the size of a small card that lies open.
fn open_card(measure: &Measure) -> Size {
    let width = 40.0 * measure.s;
    Size::new(width, 1.4 * width)
}
