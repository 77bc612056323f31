//! Panels of the rail with their rows and the log, plates, key caps, the focus ring and the sign of a hint.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{dashed, edge, fill, icon, line, snapped};
use super::surface::Surface;
use crate::font;
use crate::icon::BULB;
use crate::layout::Rail;
use crate::theme::Palette;

use iced::{Color, Point, Rectangle, Size};

/// Draws the ground of a panel with its `heading`, and at the right of it a muted `note` ("so far") or the cap of the `key`
/// that opens more.
pub(crate) fn panel(
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
    let mut right = rect.x + rect.width - 12.0 * scale;
    let mut room = rect.width - 24.0 * scale;
    if let Some(key) = key {
        let side = 20.0 * scale;
        let cap = Rectangle { x: right - side, y: middle - side / 2.0, width: side, height: side };
        key_cap(frame, palette, cap, key, text);
        room -= side + 8.0 * scale;
        right -= side + 8.0 * scale;
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
pub(crate) fn panel_row_line(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, y: f32) {
    let y = y.round() + 0.5;
    let rect = snapped(rect);
    line(frame, Point::new(rect.x + 1.0, y), Point::new(rect.x + rect.width - 1.0, y), palette.chip, 1.0);
}

/// Draws as many of the last `lines` as have room below the heading of the log, each broken where it is long; the newest
/// stands out. There is room for `count` lines that are not broken.
pub(crate) fn log<S: AsRef<str>>(
    frame: &mut impl Surface,
    palette: &Palette,
    rail: &Rail,
    rect: Rectangle,
    lines: &[S],
    count: usize,
) {
    let (left, room) = (rect.x + 12.0 * rail.scale, rect.width - 24.0 * rail.scale);
    let size = 14.5 * rail.text;
    let high = |text: &str| {
        let rows = font::measure_within(text, font::REGULAR, size, room).height / (font::LINE * size);
        rows.round().max(1.0) as usize
    };
    // From the newest back until the room is used up; the newest is there in any case.
    let mut free = count;
    let fits = |(age, text): &(usize, &S)| {
        let rows = high(text.as_ref());
        let has_room = rows <= free || *age == 0;
        free = free.saturating_sub(rows);
        has_room
    };
    let shown = lines.iter().rev().enumerate().take_while(fits).count();
    let shown = &lines[lines.len() - shown..];
    let mut row = 0;
    for (index, text) in shown.iter().enumerate() {
        let text = text.as_ref();
        let colour = if index + 1 == shown.len() { palette.text } else { palette.muted };
        let line = |row: usize| (row as f32).mul_add(rail.log_line(), rect.y + rail.heading());
        let label = Label::new(text, font::REGULAR, size, colour);
        if high(text) > count {
            // One sentence that is longer than the whole panel; the large log has it all.
            let begun = font::fit(text, font::REGULAR, size, room * (count as f32 - 0.4));
            let top = Point::new(left, line(row) + 0.38 * rail.log_line() - 0.5 * font::LINE * size);
            Label::new(&begun, font::REGULAR, size, colour).wrapped(room).hanging().draw(frame, top);
        } else if high(text) > 1 {
            let top = Point::new(left, line(row) + 0.38 * rail.log_line() - 0.5 * font::LINE * size);
            label.wrapped(room).hanging().draw(frame, top);
        } else {
            label.draw(frame, Point::new(left, line(row) + 0.38 * rail.log_line()));
        }
        row += high(text);
    }
}

/// The corner of plates and panels, in logical pixels.
pub(super) const CORNER: f32 = 12.0;

/// The edge of a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edge {
    /// A thin line.
    Plain,
    /// An amber one: it is this seat's turn.
    Now,
}

/// Draws a plate with its shadow. Sizes of the design are multiplied by `scale`.
pub(crate) fn plate(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, state: Edge, scale: f32) {
    let rect = snapped(rect);
    let corner = CORNER * scale;
    frame.shade(rect, corner, PLATE_SHADOW);
    fill(frame, rect, corner, palette.plate);
    match state {
        Edge::Plain => edge(frame, rect, corner, palette.plate_edge, 1.0),
        Edge::Now => edge(frame, rect, corner, palette.amber, 2.5 * scale.max(1.0)),
    }
}

/// Draws a key cap with the name of its key about the middle of `rect` (20 x 20 by design; wider for a word), in the
/// colors of the dark grounds.
pub(crate) fn key_cap(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, key: &str, scale: f32) {
    let rect = snapped(rect);
    fill(frame, rect, 5.0 * scale, palette.plate);
    edge(frame, rect, 5.0 * scale, palette.plate_edge, 1.0);
    Label::new(key, font::MEDIUM, 12.0 * scale, palette.muted).centred().draw(frame, rect.center());
}

/// Draws the sign of a hint about `centre`: a bulb in a disc of this radius.
pub(crate) fn hint_sign(frame: &mut impl Surface, palette: &Palette, centre: Point, radius: f32) {
    let side = 2.0 * radius;
    let disc = Rectangle::new(Point::new(centre.x - radius, centre.y - radius), Size::new(side, side));
    fill(frame, disc, radius, palette.plate);
    edge(frame, disc, radius, palette.amber, (0.16 * radius).max(1.5));
    icon(frame, BULB, centre, 1.3 * radius, palette.amber);
}

/// Draws the ring of a hint or a lesson round a control with the given corner, where its focus ring would be: dashed,
/// so that the two are told apart without their colors.
pub(crate) fn hint_ring(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    dashed(frame, rect.expand(6.0), corner + 6.0, colour, 3.0, &[9.0, 6.0]);
}

/// Draws the focus ring round a control with the given corner: 3 wide, 3 away. Amber on cloth and plates,
/// [`Palette::focus_on_paper`] on paper, white round amber buttons.
pub fn focus_ring(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    edge(frame, rect.expand(6.0), corner + 6.0, colour, 3.0);
}
