//! Walks over the widgets of the window and hears their descriptions of themselves.

use super::{Area, At, Part, Role, Said, Stop, Stopped, Walked, number};
use pitch_language::{Language, t};

use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable, TextInput};
use iced::widget::Id;
use iced::{Rectangle, Vector};

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Operation that lists the parts and the stops of the widgets walked over, from the upper left on; those covered by a sheet are
/// left out.
#[derive(Debug, Default)]
pub struct Walk {
    parts: Vec<Part>,
    /// Stop that each part lies in.
    stop_of: Vec<Option<usize>>,
    /// Innermost ring that each part lies in.
    ring_of: Vec<Option<usize>>,
    /// Place of each part, where nothing is scrolled.
    places: Vec<Rectangle>,
    stops: Vec<Raw>,
    areas: Vec<Area>,
    /// Index of the control that goes on.
    way_on: Option<usize>,
    /// Number of rings so far.
    rings: usize,
    here: Here,
    /// Position of the next widgets.
    next: Here,
    /// Index of the text field that takes typed letters.
    typed: Option<usize>,
    /// Container or text field that is looked for.
    goal: Option<Id>,
    /// Id and place of the stop that has the keyboard, handed on.
    at: Option<At>,
    /// `true` if clicks are noticed, and forgotten by the stops.
    notices: bool,
}

/// Stop, before it is known what lies in it.
#[derive(Debug)]
struct Raw {
    said: Stopped,
    is_goal: bool,
    area: Option<usize>,
    turn: i8,
}

/// Position of a walk.
#[derive(Debug, Clone, Copy, Default)]
struct Here {
    /// Index of the part.
    within: Option<usize>,
    /// Index of the stop, and of the innermost ring.
    stop: Option<usize>,
    ring: Option<usize>,
    /// `true` if the words there are the name of a key.
    is_key: bool,
    /// `true` in the container that is looked for.
    is_goal: bool,
    /// `true` where the focus begins.
    begins: bool,
    /// `true` for the control that goes on.
    goes_on: bool,
    /// `true` for words that are not told.
    is_unheard: bool,
    /// Turn of the stops.
    turn: i8,
    /// Distance that it is scrolled, in logical pixels, and the area that scrolls.
    scrolled: Vector,
    area: Option<usize>,
}

impl Walk {
    /// Creates a walk that looks for the stops in this container, or of this text field, and notices what was clicked.
    pub fn to(goal: Option<Id>) -> Self {
        Walk { goal, notices: true, ..Walk::default() }
    }

    /// Creates a walk that hands on which stop has the keyboard.
    pub fn at(at: At) -> Self {
        Walk { at: Some(at), ..Walk::default() }
    }

    fn add(&mut self, part: Part, bounds: Rectangle) -> usize {
        self.parts.push(Part { within: self.here.within, place: self.seen(bounds), ..part });
        self.stop_of.push(self.here.stop);
        self.ring_of.push(self.here.ring);
        self.places.push(bounds);
        self.parts.len() - 1
    }

    fn seen(&self, bounds: Rectangle) -> Rectangle {
        bounds - self.here.scrolled
    }

    /// Hears words: they are part of the name of the control that they stand on, or the name of its key, or stand alone.
    fn say(&mut self, bounds: Rectangle, words: &str) {
        let words = words.trim();
        // Signs beside words say nothing that is not said by the state.
        if self.here.is_unheard || !words.chars().any(char::is_alphanumeric) {
            return;
        }
        match self.here.within.map(|within| &mut self.parts[within]).filter(|part| part.role.is_control()) {
            Some(part) if self.here.is_key => words.clone_into(&mut part.key),
            Some(part) if part.own_name.is_empty() => join(&mut part.name, words),
            Some(_) => {}
            // A key on no control is told by who shows it.
            None if self.here.is_key => {}
            None => {
                let _ = self.add(Part::new(Role::Words, words), bounds);
            }
        }
    }

    /// Returns the parts with their names, and the stops.
    fn walked(&self) -> Walked {
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
            if self.way_on == Some(place) {
                "way on".clone_into(&mut parts[place].own_name);
            }
            let takes =
                matches!(parts[place].role, Role::Switch | Role::Choices | Role::Number | Role::Less | Role::More);
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
        let stays = stays(&parts);
        let moved = |place: usize| stays[..place].iter().filter(|stays| **stays).count();
        let kept = |place: &usize| stays[*place];
        let mut left: Vec<Part> = (0..parts.len()).filter(kept).map(|place| parts[place].clone()).collect();
        for part in &mut left {
            part.within = part.within.map(moved);
        }
        number(&mut left, 0);
        let stops = self.stops(&left, &(0..parts.len()).filter(kept).collect::<Vec<_>>());
        Walked { parts: left, stops, areas: self.areas.clone(), typed: self.typed.map(moved), at: self.at.clone() }
    }

    /// Returns the stops in which anything can be done, in order; `before` are the parts as they were walked over.
    fn stops(&self, parts: &[Part], before: &[usize]) -> Vec<Stop> {
        let mut several: Vec<Option<u64>> = Vec::new();
        let mut stop = |(nth, raw): (usize, &Raw)| {
            let inside: Vec<usize> =
                (0..parts.len()).filter(|place| self.stop_of[before[*place]] == Some(nth)).collect();
            let controls: Vec<usize> = inside
                .iter()
                .copied()
                .filter(|place| parts[*place].role.is_control() && parts[*place].is_able)
                .collect();
            let number = inside.iter().find(|place| parts[**place].role == Role::Number);
            let is_chosen = |place: &&usize| parts[**place].role == Role::Choice && parts[**place].chosen == Some(true);
            // Of a list, the row that has a ring.
            let own = inside.iter().map(|place| self.ring_of[before[*place]]).min().flatten();
            let has_ring = |place: &&usize| self.ring_of[before[**place]] > own;
            let rows: Vec<usize> = controls.iter().filter(has_ring).copied().collect();
            let rows = if rows.is_empty() { &controls } else { &rows };
            let part = *number.or_else(|| rows.iter().find(is_chosen)).or(rows.first())?;
            let first = *inside.first()?;
            let id = if controls.is_empty() {
                return None;
            } else if inside.len() == 1
                || parts[first].role.is_control()
                    && inside.iter().skip(1).all(|place| parts[*place].within == Some(first))
            {
                parts[first].id
            } else {
                let around = parts[first].within.map(|within| parts[within].id);
                let nth = several.iter().filter(|other| **other == around).count();
                several.push(around);
                let mut hasher = DefaultHasher::new();
                ("several", around, nth).hash(&mut hasher);
                hasher.finish()
            };
            // A row is seen as a whole.
            let row = parts[first].within.filter(|within| parts[*within].role == Role::Row);
            let place = self.places[before[row.unwrap_or(part)]];
            let Raw { said, is_goal, area, turn } = raw;
            let (said, ring) = (said.clone(), self.ring_of[before[part]]);
            Some(Stop { id, part, ring, said, controls, is_goal: *is_goal, place, area: *area, turn: *turn })
        };
        let mut stops: Vec<Stop> = self.stops.iter().enumerate().filter_map(&mut stop).collect();
        stops.sort_by_key(|stop| stop.turn);
        stops
    }
}

/// Tells which parts are more than words that are the name of the part they lie in, or the number there.
fn stays(parts: &[Part]) -> Vec<bool> {
    let repeats = |part: &Part| {
        let above = part.within.map(|within| &parts[within]).filter(|_| part.role == Role::Words);
        above.is_some_and(|above| match above.role {
            Role::Row | Role::Group | Role::Notice | Role::Dialog => [&above.name, &above.about].contains(&&part.name),
            Role::Number => above.value == part.name,
            _ => false,
        })
    };
    parts.iter().map(|part| !repeats(part)).collect()
}

/// Says in a language what no words on the screen say: the effects of the buttons of a number.
pub fn complete(parts: &mut [Part], language: &Language) {
    for part in parts {
        let name = part.name.as_str();
        part.name = match part.role {
            Role::Less => t!(language, "voice-less", name = name),
            Role::More => t!(language, "voice-more", name = name),
            _ => continue,
        };
        // What begins with the name of nothing begins with its sign; in French the blank before it is a narrow one.
        let is_sign =
            |letter: char| letter == ':' || letter.is_whitespace() || matches!(letter, '\u{2068}' | '\u{2069}');
        part.name = part.name.trim_start_matches(is_sign).to_owned();
    }
}

impl Operation<Walked> for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Walked>)) {
        let before = self.here;
        self.here = self.next;
        operate(self);
        (self.here, self.next) = (before, before);
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        let is_goal = self.here.is_goal || id.is_some() && id == self.goal.as_ref();
        self.next = Here { is_goal, ..self.here };
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.areas.push(Area { id: id.cloned(), place: bounds, scrolled: translation.y, within: self.here.area });
        let area = Some(self.areas.len() - 1);
        let is_goal = self.here.is_goal || id.is_some() && id == self.goal.as_ref();
        self.next = Here { scrolled: self.here.scrolled + translation, area, is_goal, ..self.here };
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.typed = self.here.within;
        }
    }

    fn text_input(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        if let Some(stop) = self.here.stop {
            self.stops[stop].is_goal |= id.is_some() && id == self.goal.as_ref();
        }
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
        if let Some(stopped) = state.downcast_mut::<Stopped>() {
            let ring = self.rings;
            self.rings += 1;
            let said = Stopped { begins: stopped.begins || self.here.begins, ..stopped.clone() };
            stopped.is_clicked &= !self.notices;
            let Here { is_goal, area, turn, .. } = self.here;
            // What lies in another stop has its ring, and no more.
            let stop = self.here.stop.unwrap_or_else(|| {
                self.stops.push(Raw { said, is_goal, area, turn });
                self.stops.len() - 1
            });
            self.next = Here { stop: Some(stop), ring: Some(ring), ..self.here };
            return;
        }
        let Some(said) = state.downcast_mut::<Said>() else { return };
        self.next = self.here;
        match said.role {
            Role::Key => self.next.is_key = true,
            Role::Turn(turn) => self.next.turn = turn,
            Role::Begin => self.next.begins = true,
            Role::WayOn => self.next.goes_on = true,
            Role::Unheard => self.next.is_unheard = true,
            Role::Words => {
                self.say(bounds, &said.name);
                // What is drawn there says no more.
                self.next.is_unheard |= !said.name.is_empty();
            }
            Role::Heading => {
                let _ = self.add(Part::new(Role::Heading, said.name.as_str()), bounds);
                self.next.is_unheard = true;
            }
            role => {
                if role.is_layer() {
                    let (rings, goal, at, notices) = (self.rings, self.goal.take(), self.at.take(), self.notices);
                    let here = Here { scrolled: self.here.scrolled, ..Here::default() };
                    *self = Walk { rings, goal, at, notices, here, next: here, ..Walk::default() };
                }
                let part = Part {
                    chosen: said.chosen,
                    is_able: said.is_able,
                    sent: said.sent.clone(),
                    ..Part::new(role, said.name.as_str())
                };
                let place = self.add(part, bounds);
                if self.here.goes_on {
                    self.way_on = Some(place);
                }
                self.next.within = Some(place);
            }
        }
    }

    fn finish(&self) -> Outcome<Walked> {
        Outcome::Some(self.walked())
    }
}

/// Appends words to the name.
fn join(name: &mut String, words: &str) {
    if !name.is_empty() {
        name.push_str(if name.ends_with(['.', '!', '?', ':', '\u{2026}']) { " " } else { ", " });
    }
    name.push_str(words);
}

/// Operation that shows one of the rings, by its number in a [`Walk`] over the same widgets, or none.
#[derive(Debug)]
pub struct Show {
    ring: Option<usize>,
    count: usize,
}

impl Show {
    /// Creates an operation that shows this ring.
    pub const fn new(ring: Option<usize>) -> Self {
        Show { ring, count: 0 }
    }
}

impl<T> Operation<T> for Show {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(stopped) = state.downcast_mut::<Stopped>() {
            stopped.is_shown = self.ring == Some(self.count);
            self.count += 1;
        }
    }
}
