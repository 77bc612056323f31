//! The fan of cards at the bottom of the table.

use super::measure::Measure;
use super::placement::Placement;

use iced::{Point, Rectangle, Size};

/// Number of cards from which on the fan is flatter.
const MANY: usize = 10;
/// Width between cards beside the buttons below which the hand takes the whole width, in widths of a card.
const CLOSE: f32 = 0.55;

/// The hand at the bottom, and the buttons in the corners.
pub(super) struct Hand {
    /// The size of a card.
    pub card: Size,
    /// The cards from the left, none raised.
    pub cards: Vec<Placement>,
    /// The button that takes back, and the one for a hint: in the lower corners, or beside the menu where the hand needs
    /// all the width.
    pub undo: Rectangle,
    pub hint: Rectangle,
}

/// Returns the button in the upper left corner.
pub(super) fn menu(measure: &Measure) -> Rectangle {
    let (corner, side) = (12.0 * measure.s, measure.button);
    Rectangle { x: corner, y: corner, width: side, height: side }
}

impl Hand {
    /// Lays out `count` cards: beside each other where they have room, closer where they have not.
    pub(super) fn new(measure: &Measure, count: usize) -> Self {
        let (s, button) = (measure.s, measure.button);
        let card = Measure::card(measure.hand);
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = |room: f32| ((room - card.width) / gaps).min(1.03 * card.width);
        let beside = step(measure.cloth - 2.0 * (30.0 * s + button));
        let is_wide = count > 1 && beside < CLOSE * card.width;
        let (turn, drop) = if measure.rows {
            (0.0, 0.0)
        } else if count >= MANY {
            (0.56_f32, 0.0009_f32)
        } else {
            (1.3, 0.0022)
        };
        // The outer cards lean out.
        let leaning = measure.hand * (turn * gaps / 2.0).to_radians().sin();
        let step = if is_wide { step(measure.cloth - (28.0 * s).max(leaning + 2.0)) } else { beside };
        let middle = measure.hand_bottom() - measure.hand / 2.0;
        // Those at the ends reach lowest, and no lower than the window.
        let (end, lean) = (gaps / 2.0, (turn * gaps / 2.0).to_radians());
        let leaning = (measure.hand * (lean.cos() - 1.0) + card.width * lean.sin()) / 2.0;
        let room = measure.window.height - 2.0 - measure.hand_bottom() - leaning;
        let drop = drop.min(room.max(0.0) / (measure.hand * end * end).max(1.0));
        let cards = (0..count)
            .map(|index| {
                let place = index as f32 - count.saturating_sub(1) as f32 / 2.0;
                let lower = drop * measure.hand * place * place;
                let centre = Point::new(place.mul_add(step, measure.cloth / 2.0), middle + lower);
                Placement::new(centre, card, turn * place)
            })
            .collect();
        let menu = menu(measure);
        let (undo, hint) = if is_wide {
            let next = |index: f32| Rectangle { x: index.mul_add(button + 8.0 * s, menu.x), ..menu };
            (next(1.0), next(2.0))
        } else {
            let y = measure.window.height - 12.0 * s - button;
            (Rectangle { y, ..menu }, Rectangle { x: measure.cloth - 12.0 * s - button, y, ..menu })
        };
        Self { card, cards, undo, hint }
    }
}
