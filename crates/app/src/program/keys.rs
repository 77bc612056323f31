//! Keys and the focus: one key after another, each answered by the screen in front or by what has the keyboard there.

use super::{Base, Message, Program};
use crate::focus::{Answer, Focus, come};
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use crate::voice::{Sent, Walked};
use crate::widget::Operation;

use iced::Task;
use iced::advanced::widget::operate;
use iced::time::Instant;

use std::collections::VecDeque;

/// The focus of each layer, and the keys that wait until it is known what has it.
#[derive(Debug, Default)]
pub(super) struct Focuses {
    /// Focus of the first screen and of each sheet over it or the table, with a hash that tells screens apart.
    layers: Vec<(u64, Focus)>,
    /// Walk over the widgets that is waited for.
    asked: Option<Asked>,
    /// Number of the last walk.
    walks: u64,
    /// Keys that came since, in order.
    waiting: VecDeque<Message>,
    /// `true` if a ring is shown.
    is_marked: bool,
    /// `true` while a request of a screen reader waits for a walk.
    pub(super) is_requested: bool,
}

/// Walk over the widgets that finds what has the keyboard.
#[derive(Debug, Clone, Copy)]
struct Asked {
    number: u64,
    /// Key that it is to answer, if any.
    key: Option<Key>,
    /// Screen that was in front when it began.
    screen: u64,
}

impl Program {
    /// Returns the focus of the screen in front, which is not that of the table.
    pub(super) fn focus(&mut self) -> &mut Focus {
        let (depth, screen) = (self.sheets.len(), self.screen());
        let layers = &mut self.focuses.layers;
        layers.truncate(depth + 1);
        layers.resize_with(depth + 1, Default::default);
        let layer = &mut layers[depth];
        if layer.0 != screen {
            *layer = (screen, Focus::default());
        }
        &mut layer.1
    }

    /// Returns `true` if the screen in front shows what has the keyboard, and the table is not that screen.
    pub(super) fn shows_focus(&self) -> bool {
        let layer = self.focuses.layers.get(self.sheets.len()).filter(|(screen, _)| *screen == self.screen());
        !self.is_at_table() && layer.is_some_and(|(_, focus)| focus.is_shown())
    }

    /// Returns `true` if the table is in front.
    pub(super) const fn is_at_table(&self) -> bool {
        self.sheets.is_empty() && matches!(self.base, Base::Table(_))
    }

    /// Hides the focus, since the mouse is used: a listener is told of it all the same.
    pub(super) fn hide_focus(&mut self) {
        if self.voice.is_listened() {
            return;
        }
        self.focus().hide();
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.focused(None);
        }
    }

    /// Carries out what a key asks for. Where that is another sheet, the button with this key has the keyboard once that is
    /// closed.
    pub(super) fn follow_key(&mut self, key: Key, outcome: Outcome, now: Instant) -> Task<Message> {
        let depth = self.sheets.len();
        let place = self.place_of_keys().unwrap_or(Place::Everywhere);
        // The layer is there whether anything had the keyboard or not.
        let _ = self.focus();
        let done = self.act_on(outcome, now);
        if self.sheets.len() > depth
            && let Some((_, focus)) = self.focuses.layers.get_mut(depth)
        {
            focus.go_to_pressed(self.context.keyboard.cap(&self.context.language, place, key));
        }
        done
    }

    /// Keeps a key for later if the one before is not answered yet; else returns it.
    pub(super) fn in_turn(&mut self, message: Message) -> Option<Message> {
        if self.focuses.asked.is_none() {
            return Some(message);
        }
        self.focuses.waiting.push_back(message);
        None
    }

    /// Returns `true` if a key or a request waits for a walk over the widgets.
    pub(super) const fn awaits_walk(&self) -> bool {
        self.focuses.asked.is_some() || self.focuses.is_requested
    }

    /// Lets what has the keyboard answer a key, or come to where it is asked to be.
    pub(super) fn ask_focus(&mut self, key: Option<Key>) -> Task<Message> {
        if key.is_some_and(|key| key.step().is_none() && key != Key::Enter) {
            return Task::none();
        }
        // A walk that was asked for before tells of what was there before: the key goes to the one that comes.
        let key = key.or_else(|| self.focuses.asked.and_then(|asked| asked.key));
        self.walk(key)
    }

    /// Walks over the widgets that are drawn now, to answer this key.
    fn walk(&mut self, key: Option<Key>) -> Task<Message> {
        self.focuses.walks += 1;
        let (number, screen) = (self.focuses.walks, self.screen());
        self.focuses.asked = Some(Asked { number, key, screen });
        operate(self.focus().walk()).map(move |walked| Message::Walked(number, walked))
    }

    /// Answers the key that waited for the walk of this number, and the keys that came since.
    pub(super) fn walked(&mut self, number: u64, walked: &Walked, now: Instant) -> Task<Message> {
        let asked = self.focuses.asked.filter(|asked| asked.number == number);
        let Some(Asked { key, screen, .. }) = asked else { return Task::none() };
        if screen != self.screen() || self.is_past(&walked.parts) {
            // Another screen came up meanwhile.
            return self.walk(key);
        }
        self.focuses.asked = None;
        let answer = match key {
            Some(key) => self.focus().answer(key, walked),
            None => self.focus().find(walked).map_or(Answer::None, Answer::Came),
        };
        let mut done = match answer {
            Answer::None => Task::none(),
            Answer::Came(place) => self.came(walked, place),
            Answer::Sends(sent) => {
                let done = self.send(&sent, now);
                // Another row of a list has the keyboard, and is to be seen.
                if key.is_some_and(|key| key.step().is_some()) { done.chain(self.ask_focus(None)) } else { done }
            }
        };
        while self.focuses.asked.is_none()
            && let Some(message) = self.focuses.waiting.pop_front()
        {
            done = done.chain(self.update(message, now));
        }
        done
    }

    /// Lets the focus be seen at the stop of this index.
    pub(super) fn came(&mut self, walked: &Walked, place: usize) -> Task<Message> {
        let sent = walked.stops[place].noted(&walked.parts);
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.focused(sent);
        }
        come(walked, place)
    }

    /// Gives a message that a control sends to its screen.
    pub(super) fn send(&mut self, sent: &Sent, now: Instant) -> Task<Message> {
        let outcome = match (self.sheets.last_mut(), &mut self.base) {
            (Some(sheet), _) => sheet.send(sent, &self.context),
            (None, Base::Home(home)) => sent.get().map_or(Outcome::None, |message| home.update(message, &self.context)),
            (None, Base::Table(_)) => Outcome::None,
        };
        let cue = self.sheets.last_mut().and_then(crate::sheet::Sheet::cue);
        self.hear(cue);
        let done = self.act_on(outcome, now);
        // What has the keyboard is under no pointer.
        done.chain(self.let_size_go())
    }

    /// Carries out what a screen asks of its widgets.
    pub(super) fn operate(&mut self, operation: Operation) -> Task<Message> {
        let goal = operation.goal();
        let done = operation.task();
        match goal {
            Some((id, shows)) => {
                self.focus().go_to(id, shows);
                done.chain(self.ask_focus(None))
            }
            None => done,
        }
    }

    /// Shows the ring where the focus is, or takes it away.
    pub(super) fn mark(&mut self) -> Task<Message> {
        if self.awaits_walk() {
            return Task::none();
        }
        let is_shown = self.shows_focus();
        if !is_shown && !std::mem::take(&mut self.focuses.is_marked) {
            return Task::none();
        }
        self.focuses.is_marked = is_shown;
        if self.is_at_table() { Task::none() } else { self.focus().mark() }
    }
}
