//! Words on a card.

use super::label::Label;
use super::shadow::CARD_SHADOW;
use super::shape::{fill, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::Palette;

use iced::{Point, Rectangle};

/// Draws a dark strip with words about `centre`.
pub(crate) fn card_words(frame: &mut impl Surface, palette: &Palette, centre: Point, words: &str, scale: f32) {
    let label = Label::new(words, font::SEMIBOLD, 14.0 * scale, palette.text).centred();
    let (width, height) = (18.0_f32.mul_add(scale, label.width()), 22.0 * scale);
    let rect = snapped(Rectangle { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height });
    frame.shade(rect, 6.0 * scale, CARD_SHADOW);
    fill(frame, rect, 6.0 * scale, palette.plate);
    label.draw(frame, rect.center());
}
