//! The fan of cards at the bottom of the table.

use super::measure::Measure;
use super::placement::Placement;

use iced::{Point, Rectangle, Size};

/// The turn from one card to the next, in degrees, and the most that the whole fan turns.
const TURN: f32 = 2.2;
const WHOLE_TURN: f32 = 13.2;

/// The hand at the bottom.
pub(super) struct Hand {
    /// The size of a card.
    pub card: Size,
    /// Distance by which a card is raised that may be played.
    pub raise: f32,
    /// The cards from the left.
    pub cards: Vec<Placement>,
    /// The upper edge of the own plate, which covers the lower ends of the cards.
    pub plate_top: f32,
    /// Height of the cards that is seen above the plate.
    pub shown: f32,
    /// Height of the cards that is seen above the plate while they are raised.
    pub shown_raised: f32,
}

impl Hand {
    /// Lays out `count` cards behind the `plate` of their owner.
    ///
    /// Two things differ from the plain rule (2.2 degrees a card, as wide as the cloth): the turn of the whole fan ends at
    /// 13.2 degrees, or the outer ones of twelve cards would leave the cloth, and the fan is never wider than the plate, or
    /// their lower ends would show beside it.
    pub(super) fn new(measure: &Measure, plate: Rectangle, count: usize) -> Self {
        let width = measure.hand;
        let card = Size::new(width, 1.4 * width);
        let gaps = count.saturating_sub(1).max(1) as f32;
        let turn = TURN.min(WHOLE_TURN / gaps);
        let outermost = (turn * gaps / 2.0).to_radians();
        // How far the upper corner of the outermost card leans out beyond its upright place.
        let lean = 1.2 * card.height * outermost.sin();
        let step = (0.9 * width).min((plate.width - width - 2.0 * lean) / gaps);
        let centre = plate.y + measure.sunk - card.height / 2.0;
        let cards = (0..count)
            .map(|index| {
                let place = index as f32 - (count - 1) as f32 / 2.0;
                let upright = Point::new(place.mul_add(step, plate.center_x()), centre);
                Placement::about_wrist(upright, card, turn * place)
            })
            .collect();
        let raise = 0.2 * width;
        let shown = card.height - measure.sunk;
        Self { card, raise, cards, plate_top: plate.y, shown, shown_raised: shown + raise }
    }
}
