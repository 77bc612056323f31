//! Places of the cards of a player who keeps the best of a rest of the stock: those that go in a row above those that
//! stay.

use super::{Layout, Placement};

use iced::{Point, Rectangle, Size, Vector};

/// Share of the cards above it that the hand that stays covers, from below.
const COVERED: f32 = 0.36;
/// Minimum distance of cards that are to go, in their widths, as long as no more go than must.
const STEP: f32 = 0.3;
/// Height of the panel at scale 1 where there is room, and minimum height below plates.
const HIGH: f32 = 128.0;
const LEAST: f32 = 60.0;
/// Minimum width of the panel between plates, at scale 1.
const LEAST_BETWEEN: f32 = 300.0;

/// The row above the hand, and the panel above the row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rest {
    card: Size,
    /// The middle of the row, and its greatest width.
    centre: Point,
    room: f32,
    /// The panel for the choice.
    pub panel: Rectangle,
}

impl Rest {
    /// Creates the row of a table from whose bottom `goes` cards are to go.
    pub(crate) fn of(layout: &Layout, goes: usize) -> Self {
        let (table, s, hand) = (layout.table, layout.s, layout.hand_card);
        let room = table.width - 40.0;
        let gaps = goes.saturating_sub(1) as f32;
        let width = hand.width.min(room / STEP.mul_add(gaps, 1.0));
        let card = Size::new(width, 1.4 * width);
        // The middle of the hand stands highest.
        let hand_top =
            layout.hand.iter().map(|card| card.centre.y - card.size.height / 2.0).fold(f32::INFINITY, f32::min);
        let hand_top = if hand_top.is_finite() { hand_top } else { layout.own_plate().y - hand.height };
        let top = hand_top - (1.0 - COVERED) * card.height;
        let centre = Point::new(table.center_x(), top + card.height / 2.0);
        Rest { card, centre, room, panel: panel(layout, top - 12.0 * s, LEAST * s) }
    }

    /// Returns the places of `count` cards from the left.
    pub(crate) fn row(&self, count: usize) -> Vec<Placement> {
        let gaps = count.saturating_sub(1) as f32;
        let step = (0.9 * self.card.width).min((self.room - self.card.width) / gaps.max(1.0));
        let place = |index: usize| {
            let aside = Vector::new(step * (index as f32 - gaps / 2.0), 0.0);
            Placement::new(self.centre + aside, self.card, 0.0)
        };
        (0..count).map(place).collect()
    }
}

/// Returns the panel above the line `floor`: below all plates if it can be `least` high there, or between the plates at
/// the sides; where these leave no room either it covers a little of them.
pub(super) fn panel(layout: &Layout, floor: f32, least: f32) -> Rectangle {
    let (table, s) = (layout.table, layout.s);
    let others = layout.seats.iter().skip(1).map(|seat| seat.plate);
    let lowest = others.clone().map(|plate| plate.y + plate.height).fold(table.y, f32::max);
    let (below, wide) = (floor - lowest - 6.0, 564.0 * s.max(1.0));
    let at =
        |height: f32, width: f32| Rectangle { x: table.center_x() - width / 2.0, y: floor - height, width, height };
    let high = HIGH * s;
    let beside = |plate: &Rectangle| plate.y + plate.height > floor - high && plate.center_x() < table.center_x() - 1.0;
    let left = others.filter(beside).map(|plate| plate.x + plate.width).fold(table.x, f32::max);
    let between = (table.width - 2.0 * (left - table.x) - 24.0).min(wide);
    if below < least && between >= LEAST_BETWEEN * s {
        return at(high, between);
    }
    let (height, room) = (below.clamp(least, high), table.width - 40.0);
    // A low panel has its question beside its buttons.
    at(height, if height < 100.0 * s { room.min(1.6 * wide) } else { room.min(wide) })
}
