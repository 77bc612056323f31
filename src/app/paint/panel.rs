//! Panels of the rail: their ground, heading and rows, and the log.

use super::label::Label;
use super::plate::{Edge, key_cap, plate};
use super::shape::{line, snapped};
use super::surface::Surface;
use crate::app::font;
use crate::app::layout::Rail;
use crate::app::theme::Palette;

use iced::{Point, Rectangle};

/// Draws the ground of a panel with its `heading`, and at the right of it a muted `note` ("so far") or the cap of the `key`
/// that opens more.
pub fn panel(
    frame: &mut impl Surface,
    palette: &Palette,
    rail: &Rail,
    rect: Rectangle,
    heading: &str,
    note: Option<&str>,
    key: Option<&str>,
) {
    plate(frame, palette, rect, Edge::Plain, rail.scale.max(1.0));
    let (scale, text) = (rail.scale, rail.text);
    let middle = rect.y + 0.5 * rail.heading();
    let right = rect.x + rect.width - 12.0 * scale;
    let mut room = rect.width - 24.0 * scale;
    if let Some(key) = key {
        let side = 20.0 * scale;
        let cap = Rectangle { x: right - side, y: middle - side / 2.0, width: side, height: side };
        key_cap(frame, palette, cap, key, text);
        room -= side + 8.0 * scale;
    }
    if let Some(note) = note {
        let label = Label::new(note, font::REGULAR, 14.0 * text, palette.muted).right();
        label.draw(frame, Point::new(right, middle));
        room -= label.width() + 8.0 * scale;
    }
    let label = Label::new(heading, font::SEMIBOLD, 15.0 * text, palette.text).within(room);
    label.draw(frame, Point::new(rect.x + 12.0 * scale, middle));
}

/// Draws the line above a row of a panel, at the height `y`.
pub fn panel_row_line(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, y: f32) {
    let y = y.round() + 0.5;
    let rect = snapped(rect);
    line(frame, Point::new(rect.x + 1.0, y), Point::new(rect.x + rect.width - 1.0, y), palette.chip, 1.0);
}

/// Draws the last `count` of `lines` below the heading of the log; the newest stands out.
pub fn log<S: AsRef<str>>(
    frame: &mut impl Surface,
    palette: &Palette,
    rail: &Rail,
    rect: Rectangle,
    lines: &[S],
    count: usize,
) {
    let shown = &lines[lines.len().saturating_sub(count)..];
    for (index, text) in shown.iter().enumerate() {
        let colour = if index + 1 == shown.len() { palette.text } else { palette.muted };
        let y = (index as f32 + 0.38).mul_add(rail.log_line(), rect.y + rail.heading());
        Label::new(text.as_ref(), font::REGULAR, 14.5 * rail.text, colour)
            .within(rect.width - 24.0 * rail.scale)
            .draw(frame, Point::new(rect.x + 12.0 * rail.scale, y));
    }
}
