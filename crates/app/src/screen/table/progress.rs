//! The progress of a drill or of the puzzles of the days on the ribbon, and the question in it.

use super::drawing::Drawing;
use super::{Course, Table};
use crate::font;
use crate::paint::{self, Label, Progress, Surface};
use pitch_language::{phrase, t};
use pitch_rules::Turn;

use iced::{Point, Rectangle, Size};

/// Size of the ribbon, in pixels of the design.
const RIBBON: Size = Size::new(310.0, 92.0);

/// Returns the question of an exercise, and what is to be seen of the trick; both may be empty.
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

/// Draws of which game the hand is, beside the bulb or else below the ribbon, wherever nothing lies.
pub(super) fn origin(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some(words) = table.origin(drawing.context) else { return };
    let (layout, s) = (drawing.layout, drawing.layout.s);
    let label = Label::new(&words, font::REGULAR, (17.0 * s).max(14.0), drawing.palette().muted);
    let (hint, ribbon) = (layout.hint, place(drawing));
    let size = Size::new(label.width(), 28.0 * s);
    let beside = Point::new(hint.x - 20.0 * s - size.width, hint.center_y() - size.height / 2.0);
    let below = Point::new(ribbon.x + ribbon.width - size.width, ribbon.y + ribbon.height + 6.0 * s);
    let cards = layout.hand.iter().map(|card| card.moved_up(layout.raise).bounds());
    let seats = layout.seats.iter().skip(1).map(|seat| seat.bounds(s));
    let panel = table.panel.iter().map(|panel| panel.place);
    let taken: Vec<Rectangle> = cards.chain(seats).chain(panel).chain(std::iter::once(hint)).collect();
    let places = [beside, below].map(|corner| Rectangle::new(corner, size));
    let is_free = |place: &&Rectangle| !taken.iter().any(|other| other.intersects(place));
    if let Some(place) = places.iter().find(is_free) {
        label.draw(frame, Point::new(place.x, place.center_y()));
    }
}

/// Draws the ribbon with the progress of the course.
pub(super) fn hanging(frame: &mut impl Surface, drawing: &Drawing<'_>, course: &Course) {
    let l = &drawing.context.language;
    let progress = match course {
        Course::Drill(drill, index) => Progress {
            title: &phrase::theme(l, drill.theme),
            boxes: drill.hands().iter().map(|hand| hand.right).collect(),
            at: *index,
            place: &t!(l, "puzzle-solved-of", right = index + 1, count = drill.hands().len()),
        },
        Course::Day(days) => {
            Progress { title: &t!(l, "home-puzzle"), boxes: days.to_vec(), at: days.len() - 1, place: "" }
        }
    };
    paint::progress(frame, drawing.palette(), place(drawing), &progress, drawing.layout.ribbon_scale);
}
