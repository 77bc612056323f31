//! The panel for a decision, and the menu of what may be said besides.

use super::choice::{Choice, Kind, Panel, Weight, place};
use super::drawing::Drawing;
use crate::app::font;
use crate::app::paint::{self, Label, SHEET_SHADOW, Surface};
use crate::app::theme::shade::{darker, lighter};

use iced::{Color, Point, Rectangle};

/// Words that are broken into lines become no smaller than this, in logical pixels.
const LEAST: f32 = 12.0;
/// The smallest name of a key.
const LEAST_CAP: f32 = 10.4;
/// A button is wide from this width on, in logical pixels of the design.
const WIDE: f32 = 165.0;

/// Draws the panel, if there is one.
pub fn panel(frame: &mut impl Surface, drawing: &Drawing<'_>) {
    let Some(panel) = drawing.panel else { return };
    let (palette, layout) = (drawing.palette(), drawing.layout);
    let rect = paint::snapped(panel.place);
    let scale = scale_of(panel, layout.s);
    // The menu covers plates, and its shadow falls on them.
    if drawing.is_talking {
        paint::shadow_over(frame, rect, 16.0 * scale, SHEET_SHADOW);
    } else {
        paint::shadow(frame, rect, 16.0 * scale, SHEET_SHADOW);
    }
    paint::fill(frame, rect, 16.0 * scale, palette.paper);
    heading(frame, drawing, panel, rect, scale);
    for choice in &panel.choices {
        button(frame, drawing, panel, choice, scale);
    }
}

/// The scale of the words on a panel, where those of the table have the scale `s`.
fn scale_of(panel: &Panel, s: f32) -> f32 {
    s.min(paint::snapped(panel.place).width / 400.0)
}

/// The question, and below it where things stand, in two lines if need be.
fn heading(frame: &mut impl Surface, drawing: &Drawing<'_>, panel: &Panel, rect: Rectangle, scale: f32) {
    let palette = drawing.palette();
    let room = rect.width - 32.0 * scale;
    if panel.kind == Kind::Question && place::is_bar(panel.place, drawing.layout.s) {
        // Where things stand is said in the caption.
        let room = place::ASIDE.mul_add(rect.width, -20.0 * scale);
        let title = Label::new(&panel.title, font::SEMIBOLD, fitting(&panel.title, 20.0 * scale, room), palette.ink);
        title.within(room).draw(frame, Point::new(rect.x + 12.0 * scale, rect.center_y()));
        return;
    }
    let buttons = panel.choices.iter().map(|choice| choice.place.y).fold(rect.y + rect.height, f32::min);
    let (first, second) = match panel.kind {
        // Without a second line the first one stands in the middle of what the buttons leave.
        Kind::Question if panel.about.is_empty() => ((rect.y + buttons) / 2.0, buttons),
        // On a low panel the two lines keep their distance, if barely.
        Kind::Question => {
            let first = (0.135 * rect.height).clamp(19.0 * scale, 30.0 * scale);
            (rect.y + first, rect.y + (0.25 * rect.height).max(first + 23.0 * scale))
        }
        Kind::Menu => (rect.y + 30.0 * scale, rect.y + 56.0 * scale),
    };
    let size = fitting(&panel.title, 22.0 * scale, room);
    let title = Label::new(&panel.title, font::SEMIBOLD, size, palette.ink).centred().within(room);
    title.draw(frame, Point::new(rect.center_x(), first));
    let about = Label::new(&panel.about, font::REGULAR, 15.5 * scale, palette.second_ink).centred();
    if about.fits(room) {
        about.within(room).draw(frame, Point::new(rect.center_x(), second));
        return;
    }
    let top = first + 16.0 * scale;
    let size = wrapping(&panel.about, 15.0 * scale, room, buttons - top - 4.0 * scale).unwrap_or(LEAST);
    let about = Label::new(&panel.about, font::REGULAR, size, palette.second_ink).centred();
    about.wrapped(room).hanging().draw(frame, Point::new(rect.center_x(), top));
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
    paint::fill(frame, rect, 10.0 * scale, ground);
    if let Some(edge) = edge {
        paint::edge(frame, rect, 10.0 * scale, edge, 1.25 * scale.max(1.0));
    }
    let cap = key_cap(frame, choice, rect, words, scale);
    let note_colour = if edge.is_some() { palette.second_ink } else { words };
    if panel.kind == Kind::Menu {
        let left = Point::new(rect.x + 14.0 * scale, rect.center_y());
        let label = Label::new(&choice.label, font::SEMIBOLD, 16.0 * scale, words);
        label.within(rect.width - cap - 26.0 * scale).draw(frame, left);
    } else if rect.width > WIDE * scale && !panel.is_bidding() {
        wide(frame, (choice, &panel.choices), rect, (words, note_colour), cap, scale);
    } else {
        narrow(
            frame,
            choice,
            rect,
            (words, note_colour),
            (cap, narrow_note(choice, rect, drawing.layout.s, scale)),
            scale,
        );
    }
}

/// Whether the line about a choice stands on its button.
#[must_use]
pub fn shows_note(panel: &Panel, choice: &Choice, s: f32) -> bool {
    let (rect, scale) = (paint::snapped(choice.place), scale_of(panel, s));
    if rect.width > WIDE * scale && !panel.is_bidding() {
        wide_note(choice, rect, scale).is_some()
    } else {
        narrow_note(choice, rect, s, scale).is_some()
    }
}

/// The size of the line about a choice on a narrow button; none where it has no room.
fn narrow_note(choice: &Choice, rect: Rectangle, s: f32, scale: f32) -> Option<f32> {
    let (room, high) = (rect.width - 12.0 * scale, 0.43 * rect.height - 3.0 * scale);
    let has_room = s >= 1.0 && rect.height > 90.0 * scale && !choice.note.is_empty();
    if has_room { wrapping(&choice.note, 14.5 * scale, room, high) } else { None }
}

/// The same on a wide button.
fn wide_note(choice: &Choice, rect: Rectangle, scale: f32) -> Option<f32> {
    let has_room = rect.height > 46.0 * scale && !choice.note.is_empty();
    let high = rect.height - (0.24 * rect.height).min(26.0 * scale) - 0.66 * word_size(rect, scale) - 4.0 * scale;
    if has_room { wrapping(&choice.note, 14.5 * scale, rect.width - 32.0 * scale, high) } else { None }
}

/// The size of the word on a wide button.
fn word_size(rect: Rectangle, scale: f32) -> f32 {
    if rect.height > 60.0 * scale { 22.0 * scale } else { 17.0 * scale }
}

/// A word with its meaning below it, from the left; one of several `choices` side by side.
fn wide(
    frame: &mut impl Surface,
    (choice, choices): (&Choice, &[Choice]),
    rect: Rectangle,
    (words, note): (Color, Color),
    cap: f32,
    scale: f32,
) {
    let inset = 16.0 * scale;
    let left = rect.x + inset;
    let room = rect.width - 2.0 * inset;
    let size = word_size(rect, scale);
    // The highest place of the word: the note has all the room below it.
    let highest = (0.24 * rect.height).min(26.0 * scale);
    let below = 0.66 * size;
    // Word and note together stand in the middle of a button that is higher than they need, beside others as high as they.
    let lines = choices.iter().filter_map(|choice| {
        Some(font::measure_within(&choice.note, font::REGULAR, wide_note(choice, rect, scale)?, room).height)
    });
    let notes = lines.fold(0.0, f32::max);
    let note_size = wide_note(choice, rect, scale);
    let middle = match note_size {
        Some(_) => rect.y + highest.max((rect.height - below - notes + 0.5 * size) / 2.0),
        None => rect.center_y(),
    };
    let label = Label::new(&choice.label, font::SEMIBOLD, fitting(&choice.label, size, room - cap), words);
    label.within(room - cap).draw(frame, Point::new(left, middle));
    if let Some(size) = note_size {
        let note = Label::new(&choice.note, font::REGULAR, size, note).wrapped(room + 0.5);
        note.hanging().draw(frame, Point::new(left, middle + below));
    }
}

/// The size in which words broken into lines of `room` are at most `high`, down to what can be read; none if there is none.
fn wrapping(words: &str, size: f32, room: f32, high: f32) -> Option<f32> {
    let longest = words.split_whitespace().map(|word| font::width(word, font::REGULAR, size)).fold(0.0, f32::max);
    let mut sizes = (0..6).map(|step| (size * (1.0 - 0.05 * step as f32)).max(LEAST.min(size)));
    sizes.find(|tried| {
        let is_wide_enough = longest * tried / size <= room;
        is_wide_enough && font::measure_within(words, font::REGULAR, *tried, room).height <= high
    })
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
    (cap, note_size): (f32, Option<f32>),
    scale: f32,
) {
    let is_figure = choice.label.chars().count() == 1;
    let room = rect.width - 12.0 * scale;
    let top = Point::new(rect.center_x(), rect.y + 0.57 * rect.height);
    let size = (if is_figure { 36.0 } else { 20.0 } * scale).min(0.8 * rect.height);
    let middle = if note_size.is_some() { rect.y + 0.33 * rect.height } else { rect.center_y() };
    let font = if is_figure { font::BOLD } else { font::SEMIBOLD };
    // Only a low button has its cap beside the words.
    let aside = if is_figure || rect.height > 60.0 * scale { 0.0 } else { cap };
    let size = if is_figure { size } else { fitting(&choice.label, size, room - aside) };
    let label = Label::new(&choice.label, font, size, words);
    label.centred().within(room - aside).draw(frame, Point::new(rect.center_x() - aside / 2.0, middle));
    if let Some(size) = note_size {
        let note = Label::new(&choice.note, font::REGULAR, size, note).centred().hanging();
        note.wrapped(room + 0.5).draw(frame, top);
    }
}

/// The key in the upper right corner, or in the middle of a low button; gives its width with its distance.
fn key_cap(frame: &mut impl Surface, choice: &Choice, rect: Rectangle, colour: Color, scale: f32) -> f32 {
    if choice.cap.is_empty() {
        return 0.0;
    }
    let side = 20.0 * scale;
    let label = Label::new(&choice.cap, font::MEDIUM, (12.0 * scale).max(LEAST_CAP), colour).centred();
    let width = side.max(label.width() + 10.0 * scale);
    let inset = if rect.width > WIDE * scale { 12.0 } else { 7.0 } * scale;
    // Beside words that stand alone it stands in their middle.
    let is_alone = choice.note.is_empty() && rect.width > WIDE * scale;
    let y = if is_alone || rect.height < 50.0 * scale { rect.center_y() - side / 2.0 } else { rect.y + inset };
    let cap = paint::snapped(Rectangle { x: rect.x + rect.width - width - inset, y, width, height: side });
    paint::edge(frame, cap, 5.0 * scale, colour, scale.max(1.0));
    label.draw(frame, cap.center());
    width + inset
}
