//! The one focus of the window: the id of the stop that has the keyboard, and what keys do there.
//!
//! Buttons take no focus in iced. A walk over the widgets finds the stops, in the order in which Tab goes through them; what
//! keys do at a stop follows from the roles of its controls.

use crate::keymap::{Key, Step};
use crate::voice::{At, Part, Role, Sent, Show, Stop, Walk, Walked};
use crate::widget::{Operation, offset};

use iced::advanced::widget::{operate, operation};
use iced::widget::Id;
use iced::{Rectangle, Task};

/// Focus of a screen.
#[derive(Debug, Clone, Default)]
pub struct Focus {
    /// Stop that has the keyboard.
    at: Option<At>,
    is_shown: bool,
    /// Container or text field whose stop is to have the keyboard, and whether that is shown then.
    goal: Option<(Id, bool)>,
}

/// Answer of the focus to a key.
#[derive(Debug, Clone)]
pub enum Answer {
    /// Nothing.
    None,
    /// The stop of this index has the keyboard now.
    Came(usize),
    /// The control sends its message.
    Sends(Sent),
}

impl Focus {
    /// Returns `true` if the focus is shown.
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Shows the focus: a key was used, or a listener is told what has the keyboard.
    pub const fn show(&mut self) {
        self.is_shown = true;
    }

    /// Hides the focus: the mouse was used.
    pub const fn hide(&mut self) {
        self.is_shown = false;
    }

    /// Puts the focus on the stop in the container, or of the text field, with this id once that is walked over; shows it if
    /// `shows`.
    pub fn go_to(&mut self, id: Id, shows: bool) {
        self.goal = Some((id, shows));
    }

    /// Puts the focus on the stop that the part of this index lies in. Returns its index.
    pub fn go_to_part(&mut self, part: usize, walked: &Walked) -> Option<usize> {
        let place = walked.stops.iter().position(|stop| stop.part == part || stop.controls.contains(&part))?;
        self.is_shown = true;
        self.set(place, walked)
    }

    /// Puts the focus on the control with these words on the cap of its key, if there is one: the key has pressed it.
    pub fn go_to_pressed(&mut self, key: String) {
        self.at.get_or_insert_default().key = Some(key);
    }

    /// Returns the walk that finds the stops.
    pub fn walk(&self) -> Walk {
        Walk::to(self.goal.as_ref().map(|(id, _)| id.clone()))
    }

    /// Returns the index of the stop that has the keyboard, if there is any: the one that was asked for, clicked, typed at, or
    /// pressed by its key, where it was, at the same place if that is gone, or where the focus begins.
    pub fn find(&mut self, walked: &Walked) -> Option<usize> {
        let stops = &walked.stops;
        let is_control = |stop: &&Stop| walked.parts[stop.part].role != Role::Button;
        let position = |is_it: &dyn Fn(&&Stop) -> bool| stops.iter().position(|stop| is_it(&stop));
        let goal = self.goal.take().and_then(|(_, shows)| {
            let place =
                position(&|stop| stop.is_goal && is_control(stop)).or_else(|| position(&|stop| stop.is_goal))?;
            self.is_shown |= shows;
            Some(place)
        });
        let typed = || position(&|stop| walked.typed == Some(stop.part));
        let clicked = || position(&|stop| stop.said.is_clicked);
        let key = self.at.as_mut().and_then(|at| at.key.take());
        let pressed = || {
            let key = key?;
            position(&|stop| walked.parts[stop.part].key == key)
        };
        let place = match goal.or_else(|| typed().inspect(|_| self.is_shown = true)).or_else(clicked).or_else(pressed) {
            Some(place) => place,
            None => match &self.at {
                Some(At { id, place, sent, .. }) => {
                    let sends_it = |stop: &&Stop| {
                        let both = sent.as_ref().zip(stop.noted(&walked.parts));
                        both.is_some_and(|(sent, other)| sent.is_same(other))
                    };
                    let known = position(&|stop| stop.id == *id).or_else(|| position(&sends_it));
                    known.unwrap_or_else(|| (*place).min(stops.len().saturating_sub(1)))
                }
                None => {
                    let begins = position(&|stop| stop.said.begins && is_control(stop));
                    begins.or_else(|| position(&|stop| stop.said.begins)).unwrap_or_default()
                }
            },
        };
        self.set(place, walked)
    }

    /// Answers a key that the screen has no answer to. The first key after the mouse only shows where the focus is, but an arrow
    /// leads on from where it begins, which shows as what comes first on the page.
    pub fn answer(&mut self, key: Key, walked: &Walked) -> Answer {
        let was_shown = self.is_shown || walked.typed.is_some();
        let Some(place) = self.find(walked) else { return Answer::None };
        self.is_shown = true;
        let stop = &walked.stops[place];
        if key == Key::Enter {
            return match stop.enters(&walked.parts) {
                Some(sent) => Answer::Sends(sent),
                // The letters go to a field.
                None => Answer::Came(place),
            };
        }
        let Some(step) = key.step() else { return Answer::None };
        let is_arrow = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        if !(was_shown || is_arrow && stop.said.begins) {
            return Answer::Came(place);
        }
        if let Some(turned) = stop.turned(key, &walked.parts) {
            return turned.map_or(Answer::None, Answer::Sends);
        }
        let next = match key {
            Key::Up | Key::Down if stop.said.is_in_grid => beside(step, place, &walked.stops),
            Key::Left | Key::Right if stop.said.is_in_grid => across(step, place, &walked.stops),
            _ => step.from(place, walked.stops.len()),
        };
        self.set(next, walked).map_or(Answer::None, Answer::Came)
    }

    /// Puts the focus on the stop of this index. Returns the index, if there is such a stop.
    fn set(&mut self, place: usize, walked: &Walked) -> Option<usize> {
        let stop = walked.stops.get(place)?;
        self.at = Some(At { id: stop.id, place, sent: stop.noted(&walked.parts).cloned(), key: None });
        Some(place)
    }

    /// Returns the task that shows the ring where the focus is, or none.
    pub fn mark<M: Send + 'static>(&self) -> Task<M> {
        match self.at.clone().filter(|_| self.is_shown) {
            Some(at) => operate(operation::then::<_, (), _>(Walk::at(at), |walked| Focus::ring(&walked))).discard(),
            None => operate::<()>(Show::new(None)).discard(),
        }
    }

    /// Returns the operation that shows the ring of the stop that has the keyboard.
    fn ring(walked: &Walked) -> Show {
        let mut focus = Focus { at: walked.at.clone(), ..Focus::default() };
        Show::new(focus.find(walked).and_then(|place| walked.stops[place].ring))
    }
}

impl Stop {
    /// Returns the message that what has the keyboard sends, by which a screen knows it; of a text field the one about its
    /// contents.
    pub fn noted<'a>(&self, parts: &'a [Part]) -> Option<&'a Sent> {
        let number = || self.controls.iter().find(|place| parts[**place].role == Role::Button);
        let first = || number().or_else(|| self.controls.first());
        parts[self.part].sent.as_ref().or_else(|| parts[*first()?].sent.as_ref())
    }

    /// Returns the message that Enter sends there: that of the control, or of one more of a number.
    fn enters(&self, parts: &[Part]) -> Option<Sent> {
        let number = || self.controls.iter().find(|place| parts[**place].role == Role::Button);
        self.said.enters.clone().or_else(|| match parts[self.part].role {
            Role::Number => match number() {
                Some(pressed) => parts[*pressed].sent.clone(),
                None => self.beside(Step::Next, parts),
            },
            // What is chosen already is chosen: the arrows choose another.
            Role::Choice if self.controls.len() > 1 && parts[self.part].chosen == Some(true) => None,
            Role::Field => None,
            _ => parts[self.part].sent.clone(),
        })
    }

    /// Returns the message that an arrow sends there, if any; `None` if it moves the focus.
    fn turned(&self, key: Key, parts: &[Part]) -> Option<Option<Sent>> {
        let step = key.step()?;
        match key {
            Key::Up | Key::Down if self.said.is_upright => self.choice(step, false, parts).map(Some),
            Key::Left | Key::Right => match (&self.said.turns, parts[self.part].role) {
                (Some([left, right]), _) => Some(Some(if key == Key::Left { left } else { right }.clone())),
                (None, Role::Number) => Some(self.beside(step, parts)),
                (None, Role::Choice) if self.controls.len() > 1 => Some(self.choice(step, true, parts)),
                (None, _) => None,
            },
            _ => None,
        }
    }

    /// Returns the message of the button for one less or one more, or of the value beyond all numbers.
    fn beside(&self, step: Step, parts: &[Part]) -> Option<Sent> {
        let is_it = |role: Role| match step {
            Step::Next => role == Role::More,
            Step::Previous => role == Role::Less,
        };
        self.controls.iter().map(|place| &parts[*place]).find(|part| is_it(part.role))?.sent.clone()
    }

    /// Returns the message of the choice beside the chosen one, around and around if it `goes_round`.
    fn choice(&self, step: Step, goes_round: bool, parts: &[Part]) -> Option<Sent> {
        // What was found is chosen before what is beside it.
        if parts[self.part].chosen == Some(false) {
            return parts[self.part].sent.clone();
        }
        let choices: Vec<&Part> = self.controls.iter().map(|place| &parts[*place]).collect();
        let chosen = choices.iter().position(|part| part.chosen == Some(true));
        let next = chosen.map_or(0, |chosen| step.from(chosen, choices.len()));
        let is_round = chosen.is_some_and(|chosen| (next > chosen) != (step == Step::Next));
        choices.get(next).filter(|_| goes_round || !is_round)?.sent.clone()
    }
}

/// Returns the stop below or above one in a grid: of the nearest row, the one that lies nearest; beyond the last row the stop
/// after the whole grid, and above the first the one before.
fn beside(step: Step, place: usize, stops: &[Stop]) -> usize {
    let from = stops[place].place;
    let is_there = |to: &Rectangle| match step {
        Step::Next => to.y >= from.y + from.height,
        Step::Previous => to.y + to.height <= from.y,
    };
    let grid: Vec<usize> = (0..stops.len()).filter(|stop| stops[*stop].said.is_in_grid).collect();
    let there = grid.iter().copied().filter(|stop| is_there(&stops[*stop].place));
    let away = |to: Rectangle| ((to.center_y() - from.center_y()).abs(), (to.center_x() - from.center_x()).abs());
    let nearest = there.min_by(|one, other| {
        let ((down, across), (other_down, other_across)) = (away(stops[*one].place), away(stops[*other].place));
        down.total_cmp(&other_down).then(across.total_cmp(&other_across))
    });
    let end = match step {
        Step::Next => grid.last(),
        Step::Previous => grid.first(),
    };
    nearest.unwrap_or_else(|| step.from(end.copied().unwrap_or(place), stops.len()))
}

/// Returns the stop to the right or to the left of one in a grid: of its row, the one that lies nearest; beyond the end of the
/// row the next in order.
fn across(step: Step, place: usize, stops: &[Stop]) -> usize {
    let from = stops[place].place;
    let is_there = |to: &Rectangle| match step {
        Step::Next => to.x >= from.x + from.width,
        Step::Previous => to.x + to.width <= from.x,
    };
    let is_in_row = |to: &Rectangle| (to.center_y() - from.center_y()).abs() < from.height / 2.0;
    let there = (0..stops.len()).filter(|stop| {
        let Stop { said, place: to, .. } = &stops[*stop];
        said.is_in_grid && is_there(to) && is_in_row(to)
    });
    let away = |stop: &usize| (stops[*stop].place.center_x() - from.center_x()).abs();
    let nearest = there.min_by(|one, other| away(one).total_cmp(&away(other)));
    nearest.unwrap_or_else(|| step.from(place, stops.len()))
}

/// Returns the operations that let what comes of a key be seen: the letters go to the text field that has the keyboard or to
/// none, and areas around the stop are scrolled until it is seen.
pub fn come<M: Send + 'static>(walked: &Walked, place: usize) -> Task<M> {
    let stop = &walked.stops[place];
    let letters = match &stop.said.field {
        Some((id, true)) => Operation::Replace(id.clone()).task(),
        Some((id, false)) => Operation::Focus(id.clone()).task(),
        None if walked.typed.is_some() => Operation::Release.task(),
        None => Task::none(),
    };
    let mut scrolls = Vec::new();
    let (mut top, mut within) = (stop.place.y, stop.area);
    while let Some(area) = within.map(|area| &walked.areas[area]) {
        let to = offset(area.place.height, area.scrolled, top - area.place.y, stop.place.height, false);
        if let (Some(to), Some(id)) = (to, &area.id) {
            scrolls.push(Operation::ScrollBy(id.clone(), to - area.scrolled).task());
        }
        (top, within) = (top - to.unwrap_or(area.scrolled), area.within);
    }
    Task::batch(std::iter::once(letters).chain(scrolls))
}
