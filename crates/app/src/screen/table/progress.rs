//! The progress of a drill on its ribbon, and the question in it.

use super::drawing::Drawing;
use crate::paint::{self, Progress, Surface};
use pitch_language::{phrase, t};
use pitch_rules::Turn;
use pitch_session::puzzle::Drill;

use iced::{Rectangle, Size};

/// Size of the ribbon, in pixels of the design.
const RIBBON: Size = Size::new(310.0, 92.0);

/// Returns the question in a drill, and what is to be seen of the trick; both may be empty.
pub(super) fn asked(drawing: &Drawing<'_>) -> (String, String) {
    let (l, view) = (&drawing.context.language, drawing.view);
    let Some(trick) = view.trick.filter(|_| matches!(view.turn, Turn::Play(_))) else {
        return (t!(l, "puzzle-question"), String::new());
    };
    let led = trick.led().and_then(|card| drawing.led_suit(card));
    let follows = led.filter(|suit| view.playable().iter().all(|card| drawing.led_suit(card) == Some(*suit)));
    let which = match (follows, trick.is_empty()) {
        (Some(suit), _) => phrase::suit_key(suit),
        (None, true) => "lead",
        (None, false) => "any",
    };
    let best = trick.best().filter(|(_, card)| Some(*card) != trick.led() || trick.len() > 1);
    let winning = best.map(|(seat, card)| {
        let is_trump = |card| drawing.led_suit(card) == view.trump;
        let how = if is_trump(card) && led != view.trump { "trumped" } else { "best" };
        t!(l, "drill-winning", how = how, name = drawing.names.name(seat))
    });
    (t!(l, "drill-which", which = which), winning.unwrap_or_default())
}

/// Returns the place of the ribbon with the progress.
fn place(drawing: &Drawing<'_>) -> Rectangle {
    let (layout, scale) = (drawing.layout, drawing.layout.ribbon_scale);
    let width = RIBBON.width * scale;
    Rectangle { x: layout.corner.x - width, y: -2.0 * scale, width, height: RIBBON.height * scale }
}

/// Draws the ribbon with the progress of the drill.
pub(super) fn hanging(frame: &mut impl Surface, drawing: &Drawing<'_>, drill: &Drill, index: usize) {
    let l = &drawing.context.language;
    let count = drill.hands().len();
    let progress = Progress {
        title: &phrase::theme(l, drill.theme),
        boxes: drill.hands().iter().map(|hand| hand.right).collect(),
        at: index,
        place: &t!(l, "puzzle-solved-of", right = index + 1, count = count),
    };
    paint::progress(frame, drawing.palette(), place(drawing), &progress, drawing.layout.ribbon_scale);
}
