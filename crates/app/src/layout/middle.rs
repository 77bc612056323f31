//! Parts between the plates and the hand: the captions, the trick, the panels for a decision and the pool.

use super::BUBBLE;
use super::division::Division;
use super::hand::Hand;
use super::measure::{self, Measure};
use super::placement::Placement;
use super::seats::SeatPlace;

use iced::{Point, Rectangle, Size, Vector};

/// The turn of the card of each table position, in degrees: cards are laid down by hand.
const TURNS: [f32; 7] = [1.4, -2.4, -1.6, 2.2, -1.2, 2.6, -2.0];

/// Minimum width of a panel, and height of one that lies over the plates where they leave it less, at scale 1.
const LEAST_PANEL: f32 = 260.0;
const WIDE_PANEL: f32 = 128.0;
/// The height of a caption of one line in the smallest windows, in logical pixels.
const ONE_LINE: f32 = 19.0;

/// The room in the middle of the table.
pub(super) struct Middle {
    table: Rectangle,
    spread: f32,
    is_narrow: bool,
    bid_panel: f32,
    least: f32,
    s: f32,
    plate_width: f32,
    /// The lower edge of the plates along the upper edge.
    ceiling: f32,
    /// The lower edge of the lowest plate of another player.
    lowest: f32,
    /// The lower edge of what the plates along the upper edge say.
    below_bubbles: f32,
    /// The width of a card in the trick.
    width: f32,
    /// The middle of the trick.
    pub centre: Point,
    /// The words above raised cards.
    pub caption: Rectangle,
    /// The words above cards none of which is raised.
    pub low_caption: Rectangle,
}

impl Middle {
    pub(super) fn new(division: &Division, seats: &[SeatPlace], hand: &Hand, measure: &Measure) -> Self {
        let Division { table, s, .. } = *division;
        let spread = division.spread();
        let caption_size = if division.is_small() { 42.0 } else { 30.0 * s };
        // In narrow windows the plates end where words begin, and these have the whole width.
        let apart = if division.is_narrow() { 2.0 } else { 8.0 };
        let caption = |top: f32| caption(table, seats, top, caption_size, apart);
        // The distances grow with the words: at a large scale the plain 66 and 50 would not hold caption and key caps.
        let raised = caption(hand.plate_top - hand.shown_raised - measure::CAPTION * spread);
        let low = caption(hand.plate_top - hand.shown - measure::LOW_CAPTION * spread);
        // Where many plates leave a panel hardly any room, the caption has one line.
        let is_crowded = division.is_narrow() && seats.len() > 5;
        let less = if is_crowded { low.height - ONE_LINE } else { 0.0 };
        let low = Rectangle { y: low.y + less, height: low.height - less, ..low };

        let ceiling = measure.ceiling;
        let has_upper_plates = seats.len() != 3;
        let below_bubbles = if has_upper_plates { BUBBLE.mul_add(s, ceiling) } else { ceiling };
        // In low windows with full-sized plates the wished width would push the trick over plate and caption.
        let top = ceiling + measure.below_ceiling;
        // Between plates the caption has two lines, the upper of them where the trick would end.
        let has_two_lines = raised.width < seats[0].plate.width && !division.is_small();
        let floor = if has_two_lines { raised.y - 8.0 * s } else { raised.y };
        let width = measure.trick.min((floor - top - 12.0) / measure::TRICK_HEIGHT).max(1.0);
        let centre = Point::new(table.center_x(), (top + floor) / 2.0 + 5.0);
        Self {
            table,
            spread,
            is_narrow: division.is_narrow(),
            bid_panel: measure::bid_panel_height(division),
            least: division.least,
            s,
            plate_width: seats[1].plate.width,
            ceiling,
            lowest: seats.iter().skip(1).map(|seat| seat.plate.y + seat.plate.height).fold(0.0, f32::max),
            below_bubbles,
            width,
            centre,
            caption: raised,
            low_caption: low,
        }
    }

    /// Returns the place of the card of each table position.
    pub(super) fn trick(&self, seats: &[SeatPlace]) -> Vec<Placement> {
        let card = self.card();
        offsets(seats.len())
            .into_iter()
            .zip(TURNS)
            .map(|(offset, turn)| Placement::new(self.centre + offset * self.width, card, turn))
            .collect()
    }

    /// Returns the panel for a bid, between what the plates say and the caption.
    pub(super) fn bid_panel(&self) -> Rectangle {
        if let Some(panel) = self.wide_panel() {
            return panel;
        }
        let height = self.bid_panel;
        // Below all plates where there is room, which upright tables have.
        let below_plates = self.lowest + BUBBLE * self.s;
        let has_room = self.low_caption.y - below_plates >= height + 8.0;
        let top = if has_room { below_plates } else { self.below_bubbles };
        let height = height.min(self.low_caption.y - top - 8.0).max(1.0);
        let centre = (top + self.low_caption.y) / 2.0;
        self.panel(centre - height / 2.0, height)
    }

    /// Returns the panel for a decision over a card turned up: as low as the caption lets it.
    pub(super) fn low_panel(&self) -> Rectangle {
        if let Some(panel) = self.wide_panel() {
            return panel;
        }
        let height = 150.0 * self.s;
        self.panel(self.low_caption.y - 5.0 - height, height)
    }

    /// Returns the card turned up (`side` 1) or the pack beside it (-1).
    pub(super) fn turned(&self, side: f32) -> Placement {
        let floor = self.low_panel().y - 26.0 * self.s;
        let room = (floor - self.ceiling - 8.0 * self.s) / 1.4;
        let width = self.width.min(room).max(1.0);
        let card = Size::new(width, 1.4 * width);
        // As low as there is room, so that what the plates above say does not lie over it.
        let lowest = floor - card.height;
        let middle = (self.below_bubbles + lowest) / 2.0;
        let most = (self.below_bubbles + 8.0 * self.s).max(middle);
        let top = lowest.clamp(self.ceiling + 4.0 * self.s, most);
        let centre = Point::new((0.68 * width).mul_add(side, self.table.center_x()), top + card.height / 2.0);
        Placement::new(centre, card, if side > 0.0 { 2.0 } else { 0.0 })
    }

    /// Returns the stock that is drawn from during play: to the right of the trick, as large as its cards.
    pub(super) fn draw_stock(&self, seats: &[SeatPlace]) -> Placement {
        let card = self.card();
        let right = self.trick(seats).into_iter().map(|card| card.bounds()).map(|card| card.x + card.width);
        let beside = right.fold(self.centre.x, f32::max) + 0.9 * card.width;
        let most = self.table.x + self.table.width - 16.0 - card.width / 2.0;
        Placement::new(Point::new(beside.min(most), self.centre.y), card, 0.0)
    }

    /// Returns the card turned up (`side` 1) or the pack beside it (-1), in the upper right corner while tricks are
    /// played.
    pub(super) fn turned_in_play(&self, side: f32) -> Placement {
        let width = 0.5 * self.width;
        let card = Size::new(width, 1.4 * width);
        let right = self.table.x + self.table.width - 16.0 - width / 2.0;
        let x = if side > 0.0 { right } else { right - 1.3 * width };
        Placement::new(Point::new(x, self.table.y + 18.0 + card.height / 2.0), card, if side > 0.0 { 2.0 } else { 0.0 })
    }

    /// Returns the dish with the pool below the upper plates.
    pub(super) fn pool(&self) -> Rectangle {
        let size = Size::new(164.0, 72.0) * self.s;
        let corner = Point::new(self.table.center_x() - size.width / 2.0, 24.0_f32.mul_add(self.s, self.ceiling));
        Rectangle::new(corner, size)
    }

    /// Returns the count of the pool in the upper right corner of the cloth, or below a plate that reaches there.
    pub(super) fn pool_in_play(&self, seats: &[SeatPlace]) -> Rectangle {
        let size = Size::new(164.0, 29.0) * self.s;
        let right = self.table.x + self.table.width - 16.0;
        let corner = Rectangle::new(Point::new(right - size.width, self.table.y + 16.0), size);
        let in_the_way = seats.iter().map(|seat| seat.plate).find(|plate| plate.intersects(&corner));
        // Beside the counters of that plate there is room for no more than the disc.
        let side = size.height;
        let disc = |y: f32| Rectangle { x: right - side, y, width: side, height: side };
        let Some(above) = in_the_way else { return corner };
        let below = disc(above.y + above.height + 2.0);
        // Where the next plate lies close below, the disc lies beside that.
        let next = seats.iter().map(|seat| seat.plate).find(|plate| plate.intersects(&below));
        next.map_or(below, |plate| Rectangle { x: plate.x - side - 4.0, ..below })
    }

    fn card(&self) -> Size {
        Size::new(self.width, 1.4 * self.width)
    }

    /// Returns the panel where there is hardly any room between the plates: as wide as the cloth, below the lowest of
    /// the plates.
    fn wide_panel(&self) -> Option<Rectangle> {
        // For a finger two rows of bids have room in it.
        let (height, gap) = ((WIDE_PANEL * self.s).max(3.75 * self.least), 4.0);
        let room = self.low_caption.y - 2.0 * gap - self.lowest;
        let height = if self.is_narrow { height.min(room.max(1.0)) } else { height };
        let top = self.low_caption.y - gap - height;
        let is_narrow = self.is_narrow || self.between_plates() < LEAST_PANEL * self.spread && top < self.lowest + 8.0;
        let width = self.table.width - 40.0;
        let panel = Rectangle { x: self.table.center_x() - width / 2.0, y: top, width, height };
        is_narrow.then_some(panel)
    }

    fn between_plates(&self) -> f32 {
        self.table.width - 2.0 * self.plate_width - 56.0
    }

    fn panel(&self, top: f32, height: f32) -> Rectangle {
        // Words grow with the scale, and the panel with them.
        let is_free = top >= self.lowest + 8.0;
        let room = if is_free { self.table.width - 40.0 } else { self.between_plates() };
        let width = (564.0 * self.spread).min(room).max(1.0);
        Rectangle { x: self.table.center_x() - width / 2.0, y: top, width, height }
    }
}

/// Returns the place of words as wide as the own plate, or only between the plates at the sides if these reach down to
/// `apart` above them.
fn caption(table: Rectangle, seats: &[SeatPlace], top: f32, height: f32, apart: f32) -> Rectangle {
    let own = seats[0].plate;
    let whole = Rectangle { y: top, height, ..own };
    let in_the_way = |seat: &SeatPlace| seat.plate.y + seat.plate.height + apart > top;
    if !seats.iter().skip(1).any(in_the_way) {
        return whole;
    }
    let width = (table.width - 2.0 * (seats[1].plate.width + 16.0 + 12.0)).min(own.width);
    Rectangle { x: table.center_x() - width / 2.0, width, ..whole }
}

/// Returns the offset of the card of each table position from the middle of the trick, in widths of a card.
fn offsets(seats: usize) -> Vec<Vector> {
    if seats == 4 {
        return [(0.0, 0.77), (-1.12, 0.0), (0.0, -0.77), (1.12, 0.0)].map(|(x, y)| Vector::new(x, y)).to_vec();
    }
    // The upper row from the left; the seats left over lie below, with the person at the bottom in their middle.
    let upper = match seats {
        2 => 1..=1,
        3 => 1..=2,
        5 => 2..=3,
        6 => 2..=4,
        _ => 2..=5,
    };
    let mut lower: Vec<usize> = (1..*upper.start()).chain([0]).collect();
    lower.extend(upper.end() + 1..seats);
    let mut places = vec![Vector::ZERO; seats];
    for (row, y) in [(upper.collect::<Vec<_>>(), -0.735), (lower, 0.735)] {
        for (column, position) in row.iter().enumerate() {
            places[*position] = Vector::new(1.2 * (column as f32 - (row.len() - 1) as f32 / 2.0), y);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_lie_before_their_players() {
        for seats in 2..=7 {
            let places = offsets(seats);
            assert_eq!(places.len(), seats);
            assert!(places[0].x.abs() < 1e-6 && places[0].y > 0.0, "the person's own card lies lowest in the middle");
            if seats > 2 {
                assert!(places[1].x < 0.0 && places[seats - 1].x > 0.0, "clockwise from the left: {places:?}");
            }
        }
    }
}
