//! What can be chosen and is no card: slips in a row above the prompt, with their places and their keys.

use super::stage::Stage;
use super::{Message, Spot};
use crate::context::Context;
use crate::font;
use crate::keymap::{Key, Place};
use crate::layout::{Layout, Placement};
use crate::paint::Label;
use pitch_rules::{Card, Seat, Suit};

use iced::{Color, Point, Rectangle, Size};

/// Least size of the words of a slip, in logical pixels.
const LEAST_WORDS: f32 = 11.5;
/// Number of choices above which they are slips of the smaller size.
const FEW: usize = 3;
/// Number of bids above which one wide slip counts up and down.
pub(super) const MANY: usize = 8;

/// Height below which the key stands beside the words of a slip, in pixels of the design.
pub(super) const LOW: f32 = 70.0;

/// Size of a note on a slip, in pixels of the design.
pub(super) const NOTE: f32 = 15.0;

/// Returns the width of a key cap on a slip.
pub(super) fn cap_width(cap: &str, s: f32) -> f32 {
    10.0_f32.mul_add(s, font::width(cap, font::MEDIUM, 12.0 * s)).max(20.0 * s)
}

/// Returns the width that a key cap takes beside words, up to the edge of the slip.
pub(super) fn cap_room(cap: &str, s: f32) -> f32 {
    12.0_f32.mul_add(s, cap_width(cap, s))
}

/// Choice that is a slip or a flat button.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Choice {
    /// Message that it sends.
    pub message: Message,
    /// Meaning, which the prompt says; may be empty.
    pub note: String,
    /// Words on it.
    pub label: String,
    /// Words on the key cap.
    pub cap: String,
    /// Keys that press it.
    pub keys: Vec<Key>,
    /// `true` for a main button that is not recommended as things stand: then it has the color of the cloth.
    pub is_untouched: bool,
    /// `true` if it does nothing now but say why.
    pub is_off: bool,
    /// Words or sign that it shows.
    pub face: Face,
    pub place: Rectangle,
}

/// Face of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// The words.
    Words,
    /// A figure, with so many dots of all.
    Figure(usize, usize),
    /// A smaller or a larger bid.
    Sign(&'static str),
    /// The sign of a suit.
    Suit(Suit),
    /// The rank of a card and the sign of its suit, or the star of a joker.
    Card(Card),
    /// The main button.
    Main,
}

/// Choices with the question that they answer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Panel {
    /// Question.
    pub title: String,
    /// State of things; may be empty.
    pub about: String,
    /// Choices.
    pub choices: Vec<Choice>,
    /// `true` for the menu of remarks; `false` for a question that must be answered.
    pub is_menu: bool,
    /// `true` if its slips are low, because cards lie above them.
    is_low: bool,
    /// Part of the table that the choices take.
    pub place: Rectangle,
}

impl Panel {
    /// Creates the panel with its choices in their places.
    pub(super) fn new(
        title: String,
        about: String,
        choices: Vec<Choice>,
        (is_menu, is_low): (bool, bool),
        stage: &Stage<'_>,
    ) -> Self {
        let mut panel = Panel { title, about, choices, is_menu, is_low, place: Rectangle::default() };
        panel.lay(stage.layout.between_seats(), stage);
        panel
    }

    /// Lays the choices in `room` logical pixels about the middle.
    pub(super) fn lay(&mut self, room: f32, stage: &Stage<'_>) {
        let s = stage.layout.s;
        let sizes: Vec<Size> = self.choices.iter().map(|choice| self.size(choice, s)).collect();
        let gap = if self.choices.len() > FEW { 14.0 } else { 20.0 } * s;
        let places = stage.layout.slips(&sizes, (gap, room), stage.above_slips());
        for (choice, place) in self.choices.iter_mut().zip(&places) {
            choice.place = *place;
        }
        self.join_stepper(s);
        self.place = places.into_iter().reduce(|one, other| one.union(&other)).unwrap_or_default();
    }

    /// Moves the choices up with the prompt.
    pub(super) fn raise(&mut self, by: f32) {
        self.place.y -= by;
        self.choices.iter_mut().for_each(|choice| choice.place.y -= by);
    }

    /// Moves the choices to the right of the patch where there is room before the seats.
    pub(super) fn clear_of(&mut self, patch: Rectangle, layout: &Layout) {
        let gap = 6.0 * layout.s;
        if !self.place.intersects(&patch.expand(gap)) {
            return;
        }
        let room = layout.table.center_x() + layout.between_seats() / 2.0 - self.place.x - self.place.width;
        let by = Some(patch.x + patch.width + gap - self.place.x).filter(|by| *by <= room).unwrap_or_default();
        self.place.x += by;
        self.choices.iter_mut().for_each(|choice| choice.place.x += by);
    }

    /// Lays choices that would lie on cards of the trick in a column to the right of it, where there is room before the seats.
    pub(super) fn clear_of_trick(&mut self, stage: &Stage<'_>) {
        let layout = stage.layout;
        let is_covered = |seat: Seat| stage.trick_place(seat).bounds().intersects(&self.place);
        let covers = stage.lying().is_some_and(|trick| trick.plays().any(|(seat, _)| is_covered(seat)));
        let (s, count) = (layout.s, self.choices.len() as f32);
        let (high, gap) = (layout.least_slip(), 4.0 * s);
        let trick = layout.trick.iter().map(Placement::bounds).map(|card| card.x + card.width).fold(0.0, f32::max);
        let left = trick + 12.0 * s;
        let right = layout.table.center_x() + layout.between_seats() / 2.0;
        let (width, height) = ((right - left).min(250.0 * s), (high + gap) * count - gap);
        let bottom = self.place.y + self.place.height;
        // Words of more than two lines are higher than the slip.
        let is_long = |choice: &Choice| font::width(&choice.label, font::SEMIBOLD, LEAST_WORDS) > 1.7 * width;
        let has_room = width >= 120.0 * s && bottom - height >= layout.ceiling && !self.choices.iter().any(is_long);
        if !covers || !has_room {
            return;
        }
        let size = Size::new(width, high);
        let mut y = bottom - height;
        for choice in &mut self.choices {
            choice.place = Rectangle::new(Point::new(left, y), size);
            y += high + gap;
        }
        self.place = Rectangle::new(Point::new(left, bottom - height), Size::new(width, height));
    }

    /// Returns its controls.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        let signs = self.choices.iter().filter(|choice| matches!(choice.face, Face::Sign(_)));
        let signs: Vec<Rectangle> = signs.map(|sign| sign.place).collect();
        // The figure that counts is pressed between its signs.
        let between = move |place: Rectangle| match signs[..] {
            [less, more] if less.intersects(&place) => {
                let left = less.x + less.width;
                Rectangle { x: left, width: more.x - left, ..place }
            }
            _ => place,
        };
        self.choices
            .iter()
            .map(move |choice| (choice.message.clone(), choice.place, matches!(choice.face, Face::Sign(_))))
            .map(move |(message, place, is_sign)| Spot { message, place: if is_sign { place } else { between(place) } })
    }

    /// Returns the place of the slip of a choice.
    pub(super) fn place_of(&self, message: &Message) -> Option<Rectangle> {
        self.choices.iter().find(|choice| choice.message == *message).map(|choice| choice.place)
    }

    /// Returns `true` if what choices commit to stands on their slips.
    pub(super) fn has_notes(&self, s: f32) -> bool {
        let words_only = self.choices.iter().all(|choice| choice.face == Face::Words);
        words_only && !self.is_menu && self.choices.iter().any(|choice| choice.has_room_for_note(s))
    }

    /// Returns the message that a key sends.
    pub(crate) fn message_of(&self, key: Key) -> Option<Message> {
        self.choices.iter().find(|choice| choice.keys.contains(&key)).map(|choice| choice.message.clone())
    }

    /// Returns the choice where the keyboard comes in: the first that can be chosen.
    pub(crate) fn first(&self) -> Option<Message> {
        let able = self.choices.iter().find(|choice| !choice.is_off && !matches!(choice.face, Face::Sign(_)));
        able.or(self.choices.first()).map(|choice| choice.message.clone())
    }

    /// Returns the size that a choice wishes for.
    fn size(&self, choice: &Choice, s: f32) -> Size {
        let is_word = |choice: &&Choice| matches!(choice.face, Face::Words | Face::Main);
        let has_main = self.choices.iter().any(|choice| choice.face == Face::Main);
        let words_only = self.choices.iter().all(|choice| is_word(&choice));
        let has_notes = self.choices.iter().any(|choice| !choice.note.is_empty());
        let (width, height) = match choice.face {
            _ if self.is_menu => (250.0, 48.0),
            Face::Main => (200.0, 56.0),
            Face::Words if has_main => (140.0, 56.0),
            Face::Sign(_) => (66.0, 118.0),
            Face::Suit(_) => (112.0, 118.0),
            Face::Words if words_only && self.is_low => (176.0, 56.0),
            Face::Words if words_only && has_notes => (176.0, 104.0),
            Face::Words if words_only => (176.0, 84.0),
            _ if self.choices.len() <= FEW => (168.0, 152.0),
            Face::Words => (116.0, 118.0),
            Face::Figure(..) | Face::Card(_) => (92.0, 118.0),
        };
        // Longer words widen their slip before they become smaller.
        let size = self.word_size(choice) * s;
        // On a low slip the key stands beside the words.
        let cap = if height < LOW && !choice.cap.is_empty() { cap_room(&choice.cap, s) } else { 0.0 };
        let wide = font::width(&choice.label, font::SEMIBOLD, size) + cap + 34.0 * s;
        let most = if self.is_menu { 1.4 } else { 1.5 };
        let wide = if is_word(&choice) { wide.clamp(width * s, most * width * s) } else { width * s };
        Size::new(wide, height * s)
    }

    /// Returns the size of the words on a choice, at scale 1.
    pub(super) fn word_size(&self, choice: &Choice) -> f32 {
        match choice.face {
            _ if self.is_menu => 18.0,
            Face::Main => 20.0,
            Face::Words if self.choices.iter().any(|choice| choice.face == Face::Main) => 20.0,
            Face::Words if self.choices.len() > FEW => 22.0,
            _ => 26.0,
        }
    }

    /// Joins the figure that counts up and down with its signs: the three are one slip.
    fn join_stepper(&mut self, s: f32) {
        let is_sign = |choice: &Choice| matches!(choice.face, Face::Sign(_));
        if self.choices.len() < 3 || !is_sign(&self.choices[0]) || !is_sign(&self.choices[2]) {
            return;
        }
        let whole = self.choices[0].place.union(&self.choices[2].place);
        self.choices[1].place = whole;
        let (inset, side) = (13.0 * s, self.choices[0].place.width);
        let top = whole.y + 0.24 * whole.height;
        let sign = |x: f32| Rectangle { x, y: top, width: side, height: 0.62 * whole.height };
        self.choices[0].place = sign(whole.x + inset);
        self.choices[2].place = sign(whole.x + whole.width - inset - side);
    }
}

impl Choice {
    /// Creates a slip of paper without a key.
    pub(super) fn new(message: Message, label: String) -> Self {
        let (note, cap, keys, place) = Default::default();
        Choice { message, label, note, cap, keys, is_untouched: false, is_off: false, face: Face::Words, place }
    }

    /// Returns `true` if its slip has room for its note.
    pub(super) fn has_room_for_note(&self, s: f32) -> bool {
        let note = Label::new(&self.note, font::REGULAR, NOTE * s, Color::BLACK);
        !self.note.is_empty() && self.is_high(s) && note.fits(self.place.width - 10.0 * s)
    }

    /// Returns `true` if its slip is high enough for two lines.
    pub(super) fn is_high(&self, s: f32) -> bool {
        self.place.height > 90.0 * s
    }

    /// Returns `true` for a main button that is recommended as things stand.
    pub(super) fn is_lit(&self) -> bool {
        self.face == Face::Main && !self.is_off && !self.is_untouched
    }

    /// Returns the choice with the key of its place in the list, from 0.
    pub(super) fn numbered(self, index: usize) -> Self {
        let Some(digit) = u8::try_from(index + 1).ok().filter(|digit| *digit <= 9) else { return self };
        Choice { cap: digit.to_string(), keys: vec![Key::Digit(digit)], ..self }
    }

    /// Writes the key that the player has for its letter on its cap.
    pub(super) fn name_key(&mut self, context: &Context, place: Place) {
        let letter = self.keys.iter().find_map(|key| match key {
            Key::Letter(letter) if self.cap == letter.to_uppercase().to_string() => Some(*letter),
            _ => None,
        });
        if let Some(letter) = letter {
            self.cap = context.cap(place, letter);
        }
    }
}
