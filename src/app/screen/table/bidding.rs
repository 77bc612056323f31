//! The panel for a decision, and the menu of what may be said besides.

use super::choice::{Choice, Kind, Panel, Weight};
use super::drawing::Drawing;
use crate::app::font;
use crate::app::paint::{self, Label, SHEET_SHADOW, Surface};
use crate::app::theme::shade::{darker, lighter};

use iced::{Color, Point, Rectangle};

/// Draws the panel, if there is one.
pub fn panel(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(panel) = drawing.panel else { return };
    let (palette, layout) = (drawing.palette(), drawing.layout);
    let rect = paint::snapped(panel.place);
    let scale = layout.s.min(rect.width / 400.0);
    paint::shadow(frame, rect, 16.0, SHEET_SHADOW);
    paint::fill(frame, rect, 16.0, palette.paper);
    let room = rect.width - 32.0 * scale;
    let (first, second) = match panel.kind {
        // On a low panel the two lines keep their distance, if barely.
        Kind::Question => {
            let first = (0.135 * rect.height).max(19.0 * scale);
            (rect.y + first, rect.y + (0.25 * rect.height).max(first + 23.0 * scale))
        }
        Kind::Menu => (rect.y + 30.0 * scale, rect.y + 56.0 * scale),
    };
    // Without a second line the first one stands in the middle of what the buttons leave.
    let first = match panel.choices.iter().map(|choice| choice.place.y).reduce(f32::min) {
        Some(buttons) if panel.about.is_empty() => (rect.y + buttons) / 2.0,
        _ => first,
    };
    let size = fitting(&panel.title, 22.0 * scale, room);
    let title = Label::new(&panel.title, font::SEMIBOLD, size, palette.ink).centred().within(room);
    title.draw(frame, Point::new(rect.center_x(), first));
    let about = Label::new(&panel.about, font::REGULAR, 15.5 * scale, palette.second_ink).centred().within(room);
    about.draw(frame, Point::new(rect.center_x(), second));
    for choice in &panel.choices {
        button(frame, drawing, panel, choice, scale);
    }
}

fn button(frame: &mut impl Surface, drawing: &Drawing<'_>, panel: &Panel, choice: &Choice, scale: f32) {
    let palette = drawing.palette();
    let rect = paint::snapped(choice.place);
    let hovered = drawing.is_hovered(choice.target);
    let (ground, words, edge) = match choice.weight {
        _ if panel.kind == Kind::Menu || choice.weight == Weight::Quiet => {
            let ground = if hovered { darker(palette.raised_paper) } else { palette.raised_paper };
            (ground, palette.ink, Some(palette.control_edge))
        }
        _ if hovered => (lighter(palette.action), palette.on_action, None),
        _ => (palette.action, palette.on_action, None),
    };
    paint::fill(frame, rect, 10.0, ground);
    if let Some(edge) = edge {
        paint::edge(frame, rect, 10.0, edge, 1.25);
    }
    let cap = key_cap(frame, choice, rect, words, scale);
    let note_colour = if edge.is_some() { palette.second_ink } else { words };
    if panel.kind == Kind::Menu {
        let left = Point::new(rect.x + 14.0 * scale, rect.center_y());
        let label = Label::new(&choice.label, font::SEMIBOLD, 16.0 * scale, words);
        label.within(rect.width - cap - 26.0 * scale).draw(frame, left);
    } else if rect.width > 165.0 * scale {
        wide(frame, choice, rect, (words, note_colour), cap, scale);
    } else {
        let shows_note = drawing.layout.s >= 1.0 && rect.height > 90.0 * scale;
        narrow(frame, choice, rect, (words, note_colour), (cap, shows_note), scale);
    }
}

/// A word with its meaning below it, from the left.
fn wide(
    frame: &mut impl Surface,
    choice: &Choice,
    rect: Rectangle,
    (words, note): (Color, Color),
    cap: f32,
    scale: f32,
) {
    let inset = 16.0 * scale;
    let left = rect.x + inset;
    let has_note = !choice.note.is_empty() && rect.height > 46.0 * scale;
    let middle = if has_note { rect.y + (0.24 * rect.height).min(26.0 * scale) } else { rect.center_y() };
    let room = rect.width - 2.0 * inset;
    let size = if rect.height > 60.0 * scale { 22.0 } else { 17.0 } * scale;
    let label = Label::new(&choice.label, font::SEMIBOLD, fitting(&choice.label, size, room - cap), words);
    label.within(room - cap).draw(frame, Point::new(left, middle));
    if has_note {
        let top = middle + 0.66 * size;
        let size = 14.5 * scale;
        // As many lines as have room; what is left over is shortened, since broken lines are never full.
        let lines = ((rect.y + rect.height - top) / (1.3 * size)).floor().max(1.0);
        let longest = if lines > 1.0 { room * (lines - 0.35) } else { room };
        let words = font::fit(&choice.note, font::REGULAR, size, longest);
        let note = Label::new(&words, font::REGULAR, size, note);
        if lines > 1.0 {
            note.hanging().wrapped(room).draw(frame, Point::new(left, top));
        } else {
            note.draw(frame, Point::new(left, top + 0.6 * size));
        }
    }
}

/// The size in which words fit into a room, down to two thirds.
fn fitting(words: &str, size: f32, room: f32) -> f32 {
    let width = font::width(words, font::SEMIBOLD, size);
    if width > room { size * (room / width).max(0.66) } else { size }
}

/// A figure or a short word in the middle; words leave the cap of their key its room.
fn narrow(
    frame: &mut impl Surface,
    choice: &Choice,
    rect: Rectangle,
    (words, note): (Color, Color),
    (cap, notes): (f32, bool),
    scale: f32,
) {
    let is_figure = choice.label.chars().count() == 1;
    let shows_note = notes && !choice.note.is_empty();
    let size = (if is_figure { 36.0 } else { 20.0 } * scale).min(0.8 * rect.height);
    let middle = if shows_note { rect.y + 0.33 * rect.height } else { rect.center_y() };
    let font = if is_figure { font::BOLD } else { font::SEMIBOLD };
    let room = rect.width - 12.0 * scale;
    // Only a low button has its cap beside the words.
    let aside = if is_figure || rect.height > 60.0 * scale { 0.0 } else { cap };
    let size = if is_figure { size } else { fitting(&choice.label, size, room - aside) };
    let label = Label::new(&choice.label, font, size, words);
    label.centred().within(room - aside).draw(frame, Point::new(rect.center_x() - aside / 2.0, middle));
    if shows_note {
        let top = Point::new(rect.center_x(), rect.y + 0.57 * rect.height);
        Label::new(&choice.note, font::REGULAR, 14.5 * scale, note).centred().hanging().wrapped(room).draw(frame, top);
    }
}

/// The key in the upper right corner, or in the middle of a low button; gives its width with its distance.
fn key_cap(frame: &mut impl Surface, choice: &Choice, rect: Rectangle, colour: Color, scale: f32) -> f32 {
    if choice.cap.is_empty() {
        return 0.0;
    }
    let side = 20.0 * scale;
    let label = Label::new(&choice.cap, font::MEDIUM, 12.0 * scale, colour).centred();
    let width = side.max(label.width() + 10.0 * scale);
    let inset = if rect.width > 165.0 * scale { 12.0 } else { 7.0 } * scale;
    let y = if rect.height < 50.0 * scale { rect.center_y() - side / 2.0 } else { rect.y + inset };
    let cap = paint::snapped(Rectangle { x: rect.x + rect.width - width - inset, y, width, height: side });
    paint::edge(frame, cap, 5.0, colour, 1.0);
    label.draw(frame, cap.center());
    width + inset
}
