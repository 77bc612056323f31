//! Walks over the widgets of the window and hears their descriptions of themselves.

use super::{Part, Role, Said, number};
use crate::focus::FOCUSED;
use pitch_language::{Language, t};

use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable, TextInput};
use iced::widget::Id;
use iced::{Rectangle, Vector};

use std::any::Any;

/// Operation that lists the parts of the widgets walked over, from the upper left on; parts covered by a sheet are left
/// out.
#[derive(Debug, Default)]
pub struct Walk {
    parts: Vec<Part>,
    /// Number of widgets that have described themselves.
    count: usize,
    here: Here,
    /// Position of the next widgets.
    next: Here,
    /// Index of the text field that takes typed letters.
    typed: Option<usize>,
}

/// Position of a walk.
#[derive(Debug, Clone, Copy, Default)]
struct Here {
    /// Index of the part.
    within: Option<usize>,
    /// `true` if the control with the keyboard is there.
    has_focus: bool,
    /// `true` if the words there are the name of a key.
    is_key: bool,
    /// Distance that it is scrolled, in logical pixels.
    scrolled: Vector,
}

impl Walk {
    fn add(&mut self, part: Part) -> usize {
        self.parts.push(Part { within: self.here.within, nth: self.count, ..part });
        self.parts.len() - 1
    }

    fn seen(&self, bounds: Rectangle) -> Rectangle {
        bounds - self.here.scrolled
    }

    /// Hears words: they are part of the name of the control that they stand on, or the name of its key, or stand alone.
    fn say(&mut self, bounds: Rectangle, words: &str) {
        let words = words.trim();
        // Signs beside words say nothing that is not said by the state.
        if !words.chars().any(char::is_alphanumeric) {
            return;
        }
        let place = self.seen(bounds);
        match self.here.within.map(|within| &mut self.parts[within]).filter(|part| part.role.is_control()) {
            Some(part) if self.here.is_key => words.clone_into(&mut part.key),
            Some(part) if part.own_name.is_empty() => join(&mut part.name, words),
            Some(_) => {}
            None => {
                let _ = self.add(Part { place, ..Part::new(Role::Words, words) });
            }
        }
    }

    /// Returns the parts with their names.
    fn parts(&self) -> Vec<Part> {
        let mut parts = self.parts.clone();
        for place in 0..parts.len() {
            let direct = |parts: &[Part], role, nth: usize| {
                let words = parts.iter().filter(|part| part.within == Some(place) && part.role == role);
                words.map(|part| part.name.clone()).nth(nth)
            };
            match parts[place].role {
                Role::Page | Role::Dialog | Role::Notice | Role::Group | Role::Row if parts[place].name.is_empty() => {
                    parts[place].name = direct(&parts, Role::Words, 0).unwrap_or_default();
                    if parts[place].role == Role::Row {
                        parts[place].about = direct(&parts, Role::Words, 1).unwrap_or_default();
                    }
                }
                Role::Number if parts[place].value.is_empty() => {
                    let told = direct(&parts, Role::Words, 0).or_else(|| direct(&parts, Role::Button, 0));
                    parts[place].value = told.unwrap_or_default();
                }
                _ => {}
            }
        }
        for place in 0..parts.len() {
            parts[place].own_name = parts[place].name.clone();
            let takes = matches!(
                parts[place].role,
                Role::Switch | Role::Choices | Role::Number | Role::Less | Role::More | Role::Previous | Role::Next
            );
            if takes && parts[place].name.is_empty() {
                let mut above = parts[place].within;
                while let Some(at) = above {
                    if matches!(parts[at].role, Role::Row | Role::Group) && !parts[at].name.is_empty() {
                        parts[place].name = parts[at].name.clone();
                        if matches!(parts[place].role, Role::Switch | Role::Choices | Role::Number) {
                            parts[place].about = parts[at].about.clone();
                        }
                        // Which of several numbers it is tells its buttons apart.
                        parts[place].own_name = parts[at].name.clone();
                        break;
                    }
                    above = parts[at].within;
                }
            }
        }
        settle_focus(&mut parts, self.typed);
        let mut parts = without_repetition(parts);
        number(&mut parts, 0);
        parts
    }
}

/// Leaves out words that are the name of the part they lie in.
fn without_repetition(parts: Vec<Part>) -> Vec<Part> {
    let repeats = |part: &Part| {
        let above = part.within.map(|within| &parts[within]);
        let above = above.filter(|above| matches!(above.role, Role::Row | Role::Group | Role::Notice | Role::Dialog));
        above.is_some_and(|above| part.role == Role::Words && [&above.name, &above.about].contains(&&part.name))
    };
    let stays: Vec<bool> = parts.iter().map(|part| !repeats(part)).collect();
    let moved = |place: usize| stays[..place].iter().filter(|stays| **stays).count();
    let moved: Vec<usize> = (0..parts.len()).map(moved).collect();
    let parts = parts.into_iter().zip(&stays).filter(|(_, stays)| **stays);
    parts.map(|(part, _)| Part { within: part.within.map(|within| moved[within]), ..part }).collect()
}

/// Gives the keyboard to one of several controls within one ring: the number, or the chosen one, or else the first; but
/// a field that is typed into has it whatever has a ring.
fn settle_focus(parts: &mut [Part], typed: Option<usize>) {
    let focused = || parts.iter().enumerate().filter(|(_, part)| part.has_focus);
    let number = focused().find(|(_, part)| part.role == Role::Number);
    let chosen = || focused().find(|(_, part)| part.role == Role::Choice && part.chosen == Some(true));
    let control = || focused().find(|(_, part)| part.role.is_control());
    let one = typed.or_else(|| number.or_else(chosen).or_else(control).map(|(place, _)| place));
    for (place, part) in parts.iter_mut().enumerate() {
        part.has_focus = Some(place) == one;
    }
}

/// Says in a language what no words on the screen say: the effects of the buttons of a number.
pub fn complete(parts: &mut [Part], language: &Language) {
    for part in parts {
        let name = part.name.as_str();
        part.name = match part.role {
            Role::Less => t!(language, "voice-less", name = name),
            Role::More => t!(language, "voice-more", name = name),
            Role::Previous => t!(language, "voice-previous", name = name),
            Role::Next => t!(language, "voice-next", name = name),
            _ => continue,
        };
        // What begins with the name of nothing begins with its sign; in French the blank before it is a narrow one.
        let is_sign =
            |letter: char| letter == ':' || letter.is_whitespace() || matches!(letter, '\u{2068}' | '\u{2069}');
        part.name = part.name.trim_start_matches(is_sign).to_owned();
    }
}

impl Operation<Vec<Part>> for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Vec<Part>>)) {
        let before = self.here;
        self.here = self.next;
        operate(self);
        (self.here, self.next) = (before, before);
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        let has_focus = self.here.has_focus || id == Some(&Id::new(FOCUSED));
        self.next = Here { has_focus, ..self.here };
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.next = Here { scrolled: self.here.scrolled + translation, ..self.here };
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.typed = self.here.within;
        }
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        if let Some(part) = self.here.within.map(|within| &mut self.parts[within]).filter(|part| part.value.is_empty())
        {
            // What stands there while nothing is typed is its name.
            part.value = if state.text() == part.name { String::new() } else { state.text().to_owned() };
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.say(bounds, text);
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let Some(said) = state.downcast_mut::<Said>() else { return };
        self.next = self.here;
        if said.role == Role::Key {
            self.next.is_key = true;
        } else if said.role == Role::Words {
            self.say(bounds, &said.name);
        } else {
            if said.role.is_layer() {
                self.parts.clear();
                self.typed = None;
                self.here.within = None;
            }
            let part = Part {
                chosen: said.chosen,
                is_able: said.is_able,
                has_focus: self.here.has_focus,
                place: self.seen(bounds),
                ..Part::new(said.role, said.name.as_str())
            };
            self.next.within = Some(self.add(part));
        }
        self.count += 1;
    }

    fn finish(&self) -> Outcome<Vec<Part>> {
        Outcome::Some(self.parts())
    }
}

/// Appends words to the name.
fn join(name: &mut String, words: &str) {
    if !name.is_empty() {
        name.push_str(if name.ends_with(['.', '!', '?', ':', '\u{2026}']) { " " } else { ", " });
    }
    name.push_str(words);
}

/// Operation that presses the widget of this number among those that describe themselves, as a click in its middle
/// does.
#[derive(Debug)]
pub struct Press {
    nth: usize,
    count: usize,
}

impl Press {
    /// Creates an operation that presses the part that a [`Walk`] over the same widgets found.
    pub const fn new(part: &Part) -> Self {
        Press { nth: part.nth, count: 0 }
    }
}

impl Operation for Press {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        let Some(said) = state.downcast_mut::<Said>() else { return };
        said.is_pressed |= self.count == self.nth;
        self.count += 1;
    }

    fn finish(&self) -> Outcome<()> {
        Outcome::Some(())
    }
}
