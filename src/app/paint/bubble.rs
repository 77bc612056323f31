//! Speech bubbles.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{edge, fill, line, shadow, snapped};
use super::surface::Surface;
use crate::app::font;
use crate::app::layout::Bubble;
use crate::app::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Point, Rectangle};

/// The height of the pointer and of the bubble's body, in logical pixels at scale 1.
const POINTER: f32 = 8.0;
const BODY: f32 = 37.0;
const WORDS: f32 = 19.0;

/// The body of a bubble that says `words`.
#[must_use]
pub fn bubble_rect(place: Bubble, words: &str, scale: f32) -> Rectangle {
    let width = font::width(words, font::SEMIBOLD, WORDS * scale) + 32.0 * scale;
    let (pointer, height) = (POINTER * scale, BODY * scale);
    let y = if place.is_below { place.tip.y + pointer } else { place.tip.y - pointer - height };
    Rectangle { x: place.tip.x - width / 2.0, y, width, height }
}

/// Draws a bubble that says `words` with its pointer at its place; `opacity` (1 at rest) is for its coming and going.
pub fn bubble(frame: &mut impl Surface, palette: &Palette, place: Bubble, words: &str, scale: f32, opacity: f32) {
    let [paper, hairline, ink] =
        [palette.paper, palette.hairline, palette.ink].map(|colour| colour.scale_alpha(opacity));
    let rect = snapped(bubble_rect(place, words, scale));
    let tip = place.tip;
    let inside = if place.is_below { rect.y + 1.5 } else { rect.y + rect.height - 1.5 };
    let half = 9.0 * scale;
    // A shadow would be seen through what it lies under.
    if opacity >= 1.0 {
        shadow(frame, rect, 12.0 * scale, PLATE_SHADOW);
    }
    fill(frame, rect, 12.0 * scale, paper);
    edge(frame, rect, 12.0 * scale, hairline, 1.0);
    let pointer = Path::new(|path| {
        path.move_to(Point::new(tip.x - half, inside));
        path.line_to(tip);
        path.line_to(Point::new(tip.x + half, inside));
        path.close();
    });
    frame.fill(&pointer, paper);
    // The edge of the body runs on round the pointer.
    for side in [-half, half] {
        line(frame, Point::new(tip.x + side, inside), tip, hairline, 1.0);
    }
    Label::new(words, font::SEMIBOLD, WORDS * scale, ink).centred().draw(frame, rect.center());
}
