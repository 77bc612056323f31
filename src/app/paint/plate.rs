//! Plates, key caps and the focus ring.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{edge, fill, shadow, snapped};
use super::surface::Surface;
use crate::app::font;
use crate::app::theme::Palette;

use iced::{Color, Rectangle};

/// The corner of plates and panels, in logical pixels.
pub(super) const CORNER: f32 = 12.0;

/// The edge of a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// A thin line.
    Plain,
    /// An amber one: it is this seat's turn.
    Now,
}

/// Draws a plate with its shadow. Sizes of the design are multiplied by `scale`.
pub fn plate(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, state: Edge, scale: f32) {
    let rect = snapped(rect);
    let corner = CORNER * scale;
    shadow(frame, rect, corner, PLATE_SHADOW);
    fill(frame, rect, corner, palette.plate);
    match state {
        Edge::Plain => edge(frame, rect, corner, palette.plate_edge, 1.0),
        Edge::Now => edge(frame, rect, corner, palette.amber, 2.5 * scale.max(1.0)),
    }
}

/// Draws a key cap with the name of its key about the middle of `rect` (20 x 20 by design; wider for a word), in the
/// colours of the dark grounds.
pub fn key_cap(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, key: &str, scale: f32) {
    let rect = snapped(rect);
    fill(frame, rect, 5.0 * scale, palette.plate);
    edge(frame, rect, 5.0 * scale, palette.plate_edge, 1.0);
    Label::new(key, font::MEDIUM, 12.0 * scale, palette.muted).centred().draw(frame, rect.center());
}

/// Draws the focus ring round a control with the given corner: 3 wide, 3 away. Amber on cloth and plates,
/// [`Palette::focus_on_paper`] on paper, white round amber buttons.
pub fn focus_ring(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    edge(frame, rect.expand(6.0), corner + 6.0, colour, 3.0);
}
