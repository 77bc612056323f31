//! The plates of the seats, the backs of cards above them and the bubbles below them.

use super::division::Division;
use super::placement::Placement;

use iced::{Point, Rectangle, Size, Vector};

/// Distance of things from the edge of the cloth.
const MARGIN: f32 = 16.0;
/// Share of a back that looks out above its plate.
const BACK_SHOWN: f32 = 0.42;
/// Height of the highest corner of a fan of six above its plate, in widths of a back: a turned back stands higher.
const FAN_RISE: f32 = 0.67;
/// The most cards a fan of backs opens for; more close up.
const OPEN_BACKS: usize = 6;

/// The place of one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SeatPlace {
    /// The plate with avatar, name and bid.
    pub plate: Rectangle,
    /// Fan of the backs of the seat's cards behind the plate; the person at the bottom shows none.
    pub backs: Backs,
    /// Place of the bubble with the seat's words.
    pub bubble: Bubble,
    /// Row of the seat's cards that everybody sees.
    pub open: OpenRow,
    /// The middle of the row of the seat's counters, or of the one on its plate.
    pub counters: Point,
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

/// The fan of backs behind a plate.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Backs {
    /// The size of a back.
    pub card: Size,
    /// The middle of the fan where a single back would have its middle.
    pub centre: Point,
}

impl Backs {
    /// Returns the places of `count` backs from the left. The plate is drawn over them.
    pub fn fan(&self, count: usize) -> Vec<Placement> {
        let gaps = count.saturating_sub(1);
        // More than six cards share the room and the turn of six.
        let close = if count > OPEN_BACKS { (OPEN_BACKS - 1) as f32 / gaps as f32 } else { 1.0 };
        (0..count)
            .map(|index| {
                let place = (index as f32 - gaps as f32 / 2.0) * close;
                let centre = self.centre + Vector::new(0.36 * self.card.width * place, 0.0);
                Placement::about_wrist(centre, self.card, 7.5 * place)
            })
            .collect()
    }
}

/// Place that a speech bubble points to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bubble {
    /// The end of its pointer.
    pub tip: Point,
    /// `true` if the bubble lies below its tip, and not above.
    pub is_below: bool,
}

/// Returns the place of the tile with the contract, in the upper left corner.
pub(super) fn tile(division: &Division) -> Rectangle {
    let s = division.s;
    let size = if division.is_small() { Size::new(158.0, 71.0) } else { Size::new(190.0 * s, 82.0 * s) };
    Rectangle::new(Point::new(division.table.x + MARGIN, division.table.y + MARGIN), size)
}

/// Returns the places of all seats but the one at the bottom, for `seats` of them (2 to 7), from its left.
pub(super) fn others(division: &Division, tile: Rectangle, seats: usize, has_counters: bool) -> Vec<SeatPlace> {
    let size = plate_size(division);
    let centres = centres(division, tile, size, (seats, has_counters)).into_iter();
    let mut places: Vec<SeatPlace> = centres
        .map(|(centre, top)| {
            let plate = Rectangle::new(Point::new(centre - size.width / 2.0, top), size);
            let tip = Point::new(centre, top + size.height + 6.0 * division.s);
            SeatPlace {
                plate,
                backs: backs(division, plate, seats),
                bubble: Bubble { tip, is_below: true },
                open: OpenRow { card: open_card(division), first: Point::ORIGIN, room: 0.0 },
                counters: Point::new(plate.center_x(), plate.y + plate.height + 16.0 * division.s),
            }
        })
        .collect();
    let plates: Vec<Rectangle> = places.iter().map(|place| place.plate).collect();
    for place in &mut places {
        place.open = open_row(division, tile, place.plate, &plates);
    }
    places
}

/// Returns `true` if rows of counters below these plates would lie neither over the plates and backs of others nor
/// under the panel for a bid.
pub(super) fn have_room_for_counters(division: &Division, others: &[SeatPlace], panel: Rectangle) -> bool {
    let rise = FAN_RISE * backs_width(division, plate_size(division), others.len() + 1);
    let with_backs = |plate: Rectangle| Rectangle { y: plate.y - rise, height: plate.height + rise, ..plate };
    others.iter().all(|seat| {
        let row = Size::new(seat.plate.width, 14.0 * division.s);
        let row = Rectangle::new(seat.counters - Vector::new(row.width / 2.0, row.height / 2.0), row);
        !panel.intersects(&row) && !others.iter().any(|other| with_backs(other.plate).intersects(&row))
    })
}

/// Returns the middle of a counter that lies over the lower right corner of the avatar on a plate.
pub(super) fn counters_on(plate: Rectangle, s: f32) -> Point {
    Point::new(plate.x + 43.0 * s, plate.y + plate.height - 13.0 * s)
}

fn open_card(division: &Division) -> Size {
    let width = 42.0 * division.u.max(0.72);
    Size::new(width, 1.4 * width)
}

/// Returns the row of open cards: below a plate at the side, and beside one along the upper edge, where the trick lies
/// below.
fn open_row(division: &Division, tile: Rectangle, plate: Rectangle, plates: &[Rectangle]) -> OpenRow {
    let card = open_card(division);
    let gap = 8.0;
    let left = plate.x + plate.width + gap;
    let beside = plates.iter().filter(|other| other.x > plate.x && other.y < tile.y + tile.height);
    let end = beside.map(|other| other.x).fold(division.table.x + division.table.width, f32::min);
    if plate.y >= tile.y + tile.height || end - gap - left < card.width {
        let first = Point::new(plate.x + card.width / 2.0, plate.y + plate.height + gap + card.height / 2.0);
        return OpenRow { card, first, room: plate.width };
    }
    let first = Point::new(left + card.width / 2.0, plate.y + plate.height - card.height / 2.0);
    OpenRow { card, first, room: (end - gap - left).min(plate.width) }
}

fn plate_size(division: &Division) -> Size {
    let s = division.s;
    if division.is_small() { Size::new(154.0, 54.0) } else { Size::new(190.0 * s.powf(0.9), 62.0 * s) }
}

/// Returns the place of the person at the bottom, whose cards are `hand` wide and lie `sunk` behind the plate.
pub(super) fn own(division: &Division, hand: f32, sunk: f32) -> SeatPlace {
    let table = division.table;
    let height = division.own_height();
    let width = (6.1 * hand).min(table.width - 2.0 * MARGIN);
    let plate = Rectangle { x: table.center_x() - width / 2.0, y: division.own_top(), width, height };
    // Nothing else lies between the raised cards and the caption but the key caps.
    let tip = Point::new(plate.center_x(), plate.y - 1.6 * hand + sunk - 24.0 * division.spread());
    let card = open_card(division);
    let left = plate.center_x() - 1.5 * card.width;
    SeatPlace {
        plate,
        backs: backs(division, plate, 2),
        bubble: Bubble { tip, is_below: false },
        open: OpenRow { card, first: Point::new(left, plate.y - 8.0 - card.height / 2.0), room: plate.width / 2.0 },
        counters: plate.center(),
    }
}

/// Returns the centers and tops of the plates from the left of the person at the bottom, clockwise.
fn centres(division: &Division, tile: Rectangle, plate: Size, (seats, has_counters): (usize, bool)) -> Vec<(f32, f32)> {
    let Division { table, u, .. } = *division;
    let half = plate.width / 2.0;
    let (left, right, centre) = (MARGIN + half, table.width - MARGIN - half, table.center_x());
    let rise = FAN_RISE * backs_width(division, plate, seats);
    // At 4K the backs outgrow the plain distance, which ends at 1.3.
    let is_narrow = division.is_narrow();
    let top = table.y + if is_narrow { rise + 10.0 } else { (44.0 * u.clamp(0.8, 1.3)).max(rise + 14.0) };
    let at = |share: f32| share.mul_add(table.height, table.y);
    // In the narrowest windows plates at the sides lie close below what is above them: panels lie below all plates.
    let close = |share: f32, above: f32| if is_narrow { at(share).min(above + 2.0 + rise) } else { at(share) };
    let side_at = |share: f32| close(share, tile.y + tile.height + if has_counters { 26.0 } else { 4.0 });
    // The uppermost plate at a side keeps clear of the tile, with its backs: in low windows the shares alone do not.
    let gap = if is_narrow { 2.0 } else { 8.0 };
    let below_tile = |share: f32| at(share).max(tile.y + tile.height + gap + rise);
    let beside_tile = |share: f32| (share * table.width).max(tile.x + tile.width + 8.0 + half);
    // In the narrowest windows two plates beside the tile reach to the right edge.
    let mirrored = |x: f32| (table.width - x).max(x + plate.width + 8.0).min(right);
    // An upright table leaves its lower half to the trick and to panels as wide as the cloth.
    let (side, upper) = match (seats, division.is_strip) {
        (3, false) => (0.30, 0.0),
        (4, false) => (0.345, 0.0),
        (5, false) => (0.42, 0.0),
        (6, false) => (0.46, 0.20),
        (_, false) => (0.50, 0.245),
        (3, true) => (0.25, 0.0),
        (4, true) => (0.27, 0.0),
        (5, true) => (0.31, 0.0),
        (_, true) => (0.35, 0.17),
    };
    match seats {
        2 => vec![(centre, top)],
        3 => vec![(left, side_at(side)), (right, side_at(side))],
        4 => vec![(left, side_at(side)), (centre, top), (right, side_at(side))],
        5 => {
            let a = beside_tile(0.31);
            vec![(left, side_at(side)), (a, top), (mirrored(a), top), (right, side_at(side))]
        }
        6 => {
            let upper = close(upper, tile.y + tile.height).max(below_tile(if is_narrow { 0.0 } else { upper }));
            let side = close(side, upper + plate.height);
            vec![(left, side), (left, upper), (centre, top), (right, upper), (right, side)]
        }
        _ => {
            let b = beside_tile(0.345);
            let upper = close(upper, tile.y + tile.height).max(below_tile(if is_narrow { 0.0 } else { upper }));
            let side = close(side, upper + plate.height);
            vec![(left, side), (left, upper), (b, top), (mirrored(b), top), (right, upper), (right, side)]
        }
    }
}

/// Returns the width of a back: the greatest that lets a fan of six, with its turn, stay inside the plate's width.
fn backs_width(division: &Division, plate: Size, seats: usize) -> f32 {
    let crowded = if seats > 5 { 0.86 } else { 1.0 };
    ((plate.width - 24.0) / 3.86).min(50.0 * division.u.max(0.8)) * crowded
}

fn backs(division: &Division, plate: Rectangle, seats: usize) -> Backs {
    let width = backs_width(division, plate.size(), seats);
    let card = Size::new(width, 1.4 * width);
    Backs { card, centre: Point::new(plate.center_x(), plate.y + (0.5 - BACK_SHOWN) * card.height) }
}
