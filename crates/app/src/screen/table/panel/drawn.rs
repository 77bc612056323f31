//! Drawing of a panel of buttons.

use super::super::Table;
use super::super::drawing::Drawing;
use super::{Choice, Face, LEAST, MANY, Panel, is_bar};
use crate::font;
use crate::paint::{self, Label, SHEET_SHADOW, Surface};
use crate::theme::shade::{darker, lighter};
use crate::widget::rank_sign;
use pitch_rules::{Card, Suit};

use iced::{Color, Point, Rectangle};

/// Smallest size of the name of a key.
const LEAST_CAP: f32 = 10.4;

/// Width from which on a button is wide, in logical pixels of the design.
const WIDE: f32 = 165.0;

/// Draws the panel, if there is one.
pub(in crate::screen::table) fn draw(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let Some(panel) = drawing.panel else { return };
    let rect = paint::snapped(panel.place);
    let scale = panel.scale(drawing.layout.s);
    // The menu covers plates, and its shadow falls on them.
    if panel.is_menu {
        paint::shadow_over(frame, rect, 16.0 * scale, SHEET_SHADOW);
    } else {
        frame.shade(rect, 16.0 * scale, SHEET_SHADOW);
    }
    paint::fill(frame, rect, 16.0 * scale, drawing.palette().paper);
    heading(frame, drawing, panel, rect, scale);
    for choice in &panel.choices {
        let is_hovered = table.hovered.as_ref() == Some(&choice.message);
        Button::new(panel, choice, drawing.layout.s).draw(frame, drawing, is_hovered);
    }
}

/// Draws the question, and below it the state of things, in two lines if need be.
fn heading(frame: &mut impl Surface, drawing: &Drawing<'_>, panel: &Panel, rect: Rectangle, scale: f32) {
    let palette = drawing.palette();
    let title = |size, room| {
        let size = fitting(&panel.title, size * scale, room);
        Label::new(&panel.title, font::SEMIBOLD, size, palette.ink).within(room)
    };
    if !panel.is_menu && is_bar(panel.place, drawing.layout.s) {
        let room = panel.aside(drawing.layout).mul_add(rect.width, -20.0 * scale);
        if room <= 0.0 {
            return;
        }
        let left = rect.x + 12.0 * scale;
        let high = rect.height - 12.0 * scale;
        let lines = |words: &str, font, size| font::measure_within(words, font, size, room).height;
        let line = |words, font, size, colour| Label::new(words, font, size, colour).wrapped(room + 0.5).hanging();
        if !panel.throws() {
            // Where things stand is said in the caption.
            let one = title(20.0, room);
            if one.fits(room) {
                one.draw(frame, Point::new(left, rect.center_y()));
                return;
            }
            let size = wrapping(&panel.title, 17.0 * scale, room, high).unwrap_or(LEAST);
            let top = rect.center_y() - lines(&panel.title, font::SEMIBOLD, size) / 2.0;
            line(&panel.title, font::SEMIBOLD, size, palette.ink).draw(frame, Point::new(left, top));
            return;
        }
        // Nothing is said in a caption here: there are cards. Where there is no room for both lines, the player's plate asks.
        let heading = wrapping(&panel.title, 17.0 * scale, room, 0.5 * high).unwrap_or(LEAST);
        let under = lines(&panel.title, font::SEMIBOLD, heading);
        let about = |high| wrapping(&panel.about, 15.0 * scale, room, high);
        let (under, size) = match about(high - under) {
            Some(size) => (under, size),
            None => (0.0, about(high).unwrap_or(LEAST)),
        };
        let top = rect.center_y() - (under + lines(&panel.about, font::REGULAR, size)) / 2.0;
        if under > 0.0 {
            line(&panel.title, font::SEMIBOLD, heading, palette.ink).draw(frame, Point::new(left, top));
        }
        line(&panel.about, font::REGULAR, size, palette.second_ink).draw(frame, Point::new(left, top + under));
        return;
    }
    let room = rect.width - 32.0 * scale;
    let buttons = panel.choices.iter().map(|choice| choice.place.y).fold(rect.y + rect.height, f32::min);
    let (first, second) = if panel.is_menu {
        (rect.y + 30.0 * scale, rect.y + 56.0 * scale)
    } else if panel.about.is_empty() {
        // Without a second line the first one stands in the middle of what the buttons leave.
        ((rect.y + buttons) / 2.0, buttons)
    } else {
        // On a low panel the two lines keep their distance, if barely.
        let first = panel.first_line(scale);
        (rect.y + first, rect.y + (0.25 * rect.height).max(first + 23.0 * scale))
    };
    title(22.0, room).centred().draw(frame, Point::new(rect.center_x(), first));
    let about = |size| Label::new(&panel.about, font::REGULAR, size, palette.second_ink).centred();
    if about(15.5 * scale).fits(room) {
        about(15.5 * scale).within(room).draw(frame, Point::new(rect.center_x(), second));
        return;
    }
    let top = first + 16.0 * scale;
    match wrapping(&panel.about, 15.0 * scale, room, buttons - top - 4.0 * scale) {
        Some(size) => about(size).wrapped(room).hanging().draw(frame, Point::new(rect.center_x(), top)),
        None => about(LEAST).within(room).draw(frame, Point::new(rect.center_x(), (top + buttons) / 2.0)),
    }
}

/// Returns `true` if the line about a choice stands on its button.
pub(in crate::screen::table) fn shows_note(panel: &Panel, choice: &Choice, s: f32) -> bool {
    Button::new(panel, choice, s).note_size(&choice.note).is_some()
}

/// Button as it is drawn.
struct Button<'a> {
    panel: &'a Panel,
    choice: &'a Choice,
    rect: Rectangle,
    /// Scale of the words on the panel.
    scale: f32,
    /// Scale of the words on the table.
    s: f32,
}

impl<'a> Button<'a> {
    fn new(panel: &'a Panel, choice: &'a Choice, s: f32) -> Self {
        Button { panel, choice, rect: paint::snapped(choice.place), scale: panel.scale(s), s }
    }

    fn draw(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, is_hovered: bool) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let palette = drawing.palette();
        let is_paper = panel.is_menu || choice.is_quiet;
        let (ground, words) = match choice.face {
            Face::Suit(..) | Face::Sign(_) | Face::Card(_) => (palette.card_paper, palette.card_ink()),
            Face::Words if is_paper => (palette.raised_paper, palette.ink),
            Face::Words => (palette.action, palette.on_action),
        };
        let words = if choice.is_off { palette.second_ink } else { words };
        let ground = match is_hovered && !choice.is_off {
            true if is_paper => darker(ground),
            true => lighter(ground),
            false => ground,
        };
        paint::fill(frame, rect, 10.0 * scale, ground);
        if is_paper {
            paint::edge(frame, rect, 10.0 * scale, palette.control_edge, 1.25 * scale.max(1.0));
        }
        // On the lowest buttons for suits, the name and the number need all the room, and on the narrowest the word.
        let is_tight = match choice.face {
            Face::Suit(..) => !self.is_high() && rect.width < 130.0 * scale,
            Face::Sign(_) => rect.height < 60.0 * scale,
            Face::Words => !self.has_room_beside_words(),
            Face::Card(_) => false,
        };
        let cap = if is_tight { 0.0 } else { self.key_cap(frame, words) };
        let note = if is_paper { palette.second_ink } else { words };
        if panel.is_menu {
            let label = Label::new(&choice.label, font::SEMIBOLD, 16.0 * scale, words);
            let left = Point::new(rect.x + 14.0 * scale, rect.center_y());
            label.within(rect.width - cap - 26.0 * scale).draw(frame, left);
        } else if let Face::Card(card) = choice.face {
            self.card(frame, drawing, card);
        } else if let Face::Sign(suit) = choice.face {
            let colour = palette.suit(suit, drawing.context.settings.four_colours);
            let size = (0.5 * rect.height).min(0.5 * rect.width).min(34.0 * scale);
            paint::pip(frame, suit, rect.center(), size, colour);
        } else if let Face::Suit(suit, count) = choice.face {
            self.suit(frame, drawing, (suit, count), cap);
        } else if self.is_wide() {
            self.wide(frame, (words, note), cap);
        } else {
            self.narrow(frame, (words, note), cap);
        }
    }

    /// Draws the sign of a suit with its name and the trumps it would give: below each other on a high button, and else
    /// side by side.
    fn suit(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, (suit, count): (Suit, usize), cap: f32) {
        let Button { choice, rect, scale, .. } = *self;
        let palette = drawing.palette();
        let colour = palette.suit(suit, drawing.context.settings.four_colours);
        let note_size = self.note_size(&choice.note);
        let ink = palette.card_ink();
        let note = |size| Label::new(&choice.note, font::REGULAR, size, ink);
        // All are as large as the longest of them can be.
        let alike = |size: f32, room: f32| {
            self.panel.choices.iter().map(|choice| fitting(&choice.label, size, room)).fold(size, f32::min)
        };
        if self.is_high() {
            let room = rect.width - 12.0 * scale;
            let name = Label::new(&choice.label, font::SEMIBOLD, alike(19.0 * scale, room), ink).within(room).centred();
            let at = |share: f32| Point::new(rect.center_x(), share.mul_add(rect.height, rect.y));
            let (sign, below) = if note_size.is_some() { (0.26, 0.57) } else { (0.34, 0.72) };
            let size = (0.32 * rect.height).min(40.0 * scale);
            // On a narrow button it stands beside the key cap rather than under it.
            let most = rect.x + rect.width - cap - 2.0 * scale - size / 2.0;
            let middle = Point { x: rect.center_x().min(most), ..at(sign) };
            paint::pip(frame, suit, middle, size, colour);
            name.draw(frame, at(below));
            if let Some(size) = note_size {
                note(size).centred().hanging().wrapped(room + 0.5).draw(frame, at(0.69));
            }
            return;
        }
        let size = (0.5 * rect.height).min(34.0 * scale);
        let aside = if note_size.is_some() { 12.0 } else { 7.0 } * scale;
        paint::pip(frame, suit, Point::new(rect.x + aside + size / 2.0, rect.center_y()), size, colour);
        let left = rect.x + size + 2.0_f32.mul_add(aside, -2.0 * scale);
        let room = rect.x + rect.width - cap - 6.0 * scale - left;
        // On a low button the number alone says how many.
        let words = if note_size.is_some() { choice.label.clone() } else { format!("{} {count}", choice.label) };
        let name = alike(18.0 * scale, room - 0.8 * 18.0 * scale).min(fitting(&words, 18.0 * scale, room));
        let name = Label::new(&words, font::SEMIBOLD, name, ink).within(room);
        let aside = if note_size.is_some() { 11.0 * scale } else { 0.0 };
        name.draw(frame, Point::new(left, rect.center_y() - aside));
        if let Some(size) = note_size {
            note(size).within(room).draw(frame, Point::new(left, rect.center_y() + aside));
        }
    }

    /// Draws the rank of a card with the sign of its suit beside it, or the star of a joker.
    fn card(&self, frame: &mut impl Surface, drawing: &Drawing<'_>, card: Card) {
        let Button { rect, scale, .. } = *self;
        let palette = drawing.palette();
        let four_colours = drawing.context.settings.four_colours;
        let colour = palette.card(card, four_colours);
        let size = (0.56 * rect.height).min(0.36 * rect.width).min(26.0 * scale);
        let words = rank_sign(card);
        let (wide, sign) = match words.is_empty() {
            true => (0.0, 1.1 * size),
            false => (font::width(&words, font::BOLD, size) + 0.15 * size, 0.8 * size),
        };
        let left = rect.center_x() - (wide + sign) / 2.0;
        Label::new(&words, font::BOLD, size, colour).draw(frame, Point::new(left, rect.center_y()));
        let middle = Point::new(left + wide + sign / 2.0, rect.center_y());
        paint::emblem(frame, card, middle, sign, colour);
    }

    /// Returns `true` if the sign of a suit stands above its name.
    fn is_high(&self) -> bool {
        self.rect.height > 84.0 * self.scale
    }

    /// Returns `true` if its words stand at its left, with their meaning below them.
    fn is_wide(&self) -> bool {
        self.rect.width > WIDE * self.scale && !self.panel.is_bidding()
    }

    /// Returns the size of a line about a choice on such a button; `None` where it has no room.
    fn note_size(&self, note: &str) -> Option<f32> {
        let Button { rect, scale, .. } = *self;
        let (has_room, aside, high) = if matches!(self.choice.face, Face::Suit(..)) {
            (rect.height > 46.0 * scale, 12.0, 0.3 * rect.height)
        } else if self.is_wide() {
            (rect.height > 46.0 * scale, 32.0, rect.height - self.highest() - 0.66 * self.word_size() - 4.0 * scale)
        } else {
            (self.s >= 1.0 && rect.height > 90.0 * scale, 12.0, 0.43 * rect.height - 3.0 * scale)
        };
        let has_room = has_room && !note.is_empty();
        if has_room { wrapping(note, 14.5 * scale, rect.width - aside * scale, high) } else { None }
    }

    /// Returns the highest place of the word on a wide button: the note has all the room below it.
    fn highest(&self) -> f32 {
        (0.24 * self.rect.height).min(26.0 * self.scale)
    }

    /// Returns the size of the word on a wide button.
    fn word_size(&self) -> f32 {
        if self.rect.height > 60.0 * self.scale { 22.0 * self.scale } else { 17.0 * self.scale }
    }

    /// Draws a word with its meaning below it, from the left.
    fn wide(&self, frame: &mut impl Surface, (words, note): (Color, Color), cap: f32) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let left = rect.x + 16.0 * scale;
        let room = rect.width - 32.0 * scale;
        let size = self.word_size();
        let below = 0.66 * size;
        // Word and note together stand in the middle of a button that is higher than they need, beside others as high as they.
        let lines = panel.choices.iter().filter_map(|choice| {
            Some(font::measure_within(&choice.note, font::REGULAR, self.note_size(&choice.note)?, room).height)
        });
        let notes = lines.fold(0.0, f32::max);
        let note_size = self.note_size(&choice.note);
        let middle = match note_size {
            Some(_) => rect.y + self.highest().max((rect.height - below - notes + 0.5 * size) / 2.0),
            None => rect.center_y(),
        };
        let label = Label::new(&choice.label, font::SEMIBOLD, fitting(&choice.label, size, room - cap), words);
        label.within(room - cap).draw(frame, Point::new(left, middle));
        if let Some(size) = note_size {
            let note = Label::new(&choice.note, font::REGULAR, size, note).wrapped(room + 0.5);
            note.hanging().draw(frame, Point::new(left, middle + below));
        }
    }

    /// Draws a figure or a short word in the middle; words leave room for the cap of their key.
    fn narrow(&self, frame: &mut impl Surface, (words, note): (Color, Color), cap: f32) {
        let Button { panel, choice, rect, scale, .. } = *self;
        let note_size = self.note_size(&choice.note);
        let is_figure = choice.label.len() <= 2 && choice.label.chars().all(|letter| letter.is_ascii_digit());
        let room = rect.width - 12.0 * scale;
        let size = (if is_figure { 36.0 } else { 20.0 } * scale).min(0.8 * rect.height);
        let middle = if note_size.is_some() { rect.y + 0.33 * rect.height } else { rect.center_y() };
        let font = if is_figure { font::BOLD } else { font::SEMIBOLD };
        // Only a low button has its cap beside the words.
        let aside = if is_figure || rect.height > 60.0 * scale { 0.0 } else { cap };
        let size = match is_figure {
            true if panel.choices.len() <= MANY => size,
            // Figures beside each other are as large as the widest of them can be.
            true => size.min(size * (rect.width - 6.0) / font::width("00", font, size)),
            false => fitting(&choice.label, size, room - aside),
        };
        let label = Label::new(&choice.label, font, size, words);
        label
            .centred()
            .within(if is_figure { rect.width } else { room - aside })
            .draw(frame, Point::new(rect.center_x() - aside / 2.0, middle));
        if let Some(size) = note_size {
            let note = Label::new(&choice.note, font::REGULAR, size, note).centred().hanging();
            note.wrapped(room + 0.5).draw(frame, Point::new(rect.center_x(), rect.y + 0.57 * rect.height));
        }
    }

    /// Returns `true` if a key finds room beside the words, as small as these become.
    fn has_room_beside_words(&self) -> bool {
        let Button { rect, scale, .. } = *self;
        let (size, beside) = if self.is_wide() { (self.word_size(), 32.0) } else { (20.0 * scale, 12.0) };
        let is_beside = self.is_wide() || rect.height <= 60.0 * scale;
        let words = font::width(&self.choice.label, font::SEMIBOLD, LEAST_SHARE * size);
        !is_beside || words <= (rect.width - beside * scale) - 27.0 * scale
    }

    /// Draws the key in the upper right corner, or in the middle of a low button; returns its width with its distance.
    fn key_cap(&self, frame: &mut impl Surface, colour: Color) -> f32 {
        let Button { choice, rect, scale, .. } = *self;
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
}

/// Returns the size in which words broken into lines of `room` are at most `high`, down to the least that can be read;
/// `None` if there is none.
fn wrapping(words: &str, size: f32, room: f32, high: f32) -> Option<f32> {
    let longest = words.split_whitespace().map(|word| font::width(word, font::REGULAR, size)).fold(0.0, f32::max);
    let mut sizes = (0..6).map(|step| (size * (1.0 - 0.05 * step as f32)).max(LEAST.min(size)));
    sizes.find(|tried| {
        let is_wide_enough = longest * tried / size <= room;
        is_wide_enough && font::measure_within(words, font::REGULAR, *tried, room).height <= high
    })
}

/// Share of their size down to which words become smaller in order to fit.
const LEAST_SHARE: f32 = 0.66;

/// Returns the size in which words fit into a room, down to about two thirds of `size`.
fn fitting(words: &str, size: f32, room: f32) -> f32 {
    let width = font::width(words, font::SEMIBOLD, size);
    if width > room { size * (room / width).max(LEAST_SHARE) } else { size }
}
