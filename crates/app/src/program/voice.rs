//! Telling a screen reader what is shown, and carrying out its requests.

use super::{Base, Message, NoticeClosed, Program};
use crate::screen::table::{self, Story, Table};
use crate::sheet::{Aloud, Sheet};
use crate::voice::{self, Asked, Event, News, Part, Role, Voice, Walk, Walked, complete, number};
use crate::widget::state_of_switch;
use pitch_language::phrase;

use iced::Task;
use iced::advanced::widget::operate;
use iced::time::Instant;

use std::hash::{DefaultHasher, Hash, Hasher};

/// Extent of what may have to be told anew after a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hears {
    /// Nothing has changed by it.
    Nothing,
    /// Time has passed.
    Time,
    /// Anything may have changed.
    Anything,
}

impl Hears {
    pub(super) const fn of(message: &Message) -> Self {
        match message {
            Message::Voice(Event::Walked(..)) => Hears::Nothing,
            Message::Ticked => Hears::Time,
            _ => Hears::Anything,
        }
    }
}

impl Program {
    /// Returns the voice that tells a screen reader what is shown.
    #[must_use]
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Looks at the screen to tell what has changed there, if a screen reader listens.
    pub(super) fn look(&mut self, hears: Hears) -> Task<Message> {
        if !self.voice.is_listened() {
            // What happened before is not told later.
            let _ = self.take_story();
            self.said.clear();
            return Task::none();
        }
        if hears == Hears::Nothing {
            return Task::none();
        }
        // Whatever answers a key that waits is looked at then, and a sheet that is not shown yet once it is.
        if self.awaits_walk() || self.sheets.last().is_some_and(Sheet::is_hidden) {
            let _ = self.voice.walk_anew();
            return Task::none();
        }
        if !self.is_at_table() {
            self.focus().show();
        }
        let seen = (self.sheets.len(), self.table().map_or(0, Table::changes));
        let has_changed = self.voice.sees(seen);
        // While something moves, only what happens is told.
        if hears == Hears::Time && !has_changed && self.is_on_its_way() {
            return Task::none();
        }
        let number = self.voice.walk_anew();
        operate(Walk::default()).map(move |walked| Message::Voice(Event::Walked(number, walked)))
    }

    fn is_on_its_way(&self) -> bool {
        match (self.sheets.last(), &self.base) {
            (Some(sheet), _) => sheet.is_moving(),
            (None, Base::Table(table)) => table.is_moving() || table.is_stirring() || table.is_running(),
            (None, Base::Home(_)) => false,
        }
    }

    /// Answers an event of the screen reader.
    pub(super) fn voiced(&mut self, event: Event, now: Instant) -> Task<Message> {
        match event {
            Event::Ready(speaker) => self.voice.ready(speaker),
            Event::Listened(is_listened) => {
                self.voice.listened(is_listened);
                return self.find_place();
            }
            Event::Placed(Some(origin)) => {
                let size = self.context.size * self.context.scale();
                self.voice.place(origin, size);
            }
            Event::Placed(None) => {}
            Event::Asked(id, asked) => return self.asked(id, asked, now),
            Event::Found(id, asked, walked) => return self.found(id, asked, &walked, now),
            // Something has happened since, and is looked at by itself.
            Event::Walked(number, _) if !self.voice.awaits(number) => {}
            // What was walked over is not yet what is shown.
            Event::Walked(_, walked) if self.is_past(&walked.parts) => return self.look(Hears::Anything),
            Event::Walked(_, walked) => {
                let parts = self.parts(walked);
                let (title, scale, news) = (self.title(), self.context.scale(), self.news());
                self.voice.tell(&self.context.language, &title, parts, scale, news);
                // What has the keyboard on a page that has come up was found with it, and is seen by who helps the listener.
                if !self.is_at_table() {
                    self.focus().show();
                }
                return self.mark();
            }
        }
        Task::none()
    }

    /// Does what a click or the keyboard would do.
    fn asked(&mut self, id: u64, asked: Asked, now: Instant) -> Task<Message> {
        if let Some(message) = self.at_table_told(id) {
            return self.at_table(now, |table, context, now| match asked {
                Asked::Press => table.update(message, context, now),
                Asked::Focus => table.focus_on(message, context, now),
            });
        }
        self.focuses.is_requested = true;
        operate(Walk::default()).map(move |walked| Message::Voice(Event::Found(id, asked, walked)))
    }

    /// Presses the widget that is told with this id, or gives it the keyboard.
    fn found(&mut self, id: u64, asked: Asked, walked: &Walked, now: Instant) -> Task<Message> {
        self.focuses.is_requested = false;
        let parts = self.parts(walked.clone());
        let Some(part) = parts.iter().position(|part| part.id == id && part.is_able) else { return Task::none() };
        let stop = |program: &mut Program| {
            let stop = program.focus().go_to_part(part, walked);
            stop.map_or_else(Task::none, |stop| program.came(walked, stop))
        };
        match &parts[part].sent {
            Some(sent) if asked == Asked::Press && parts[part].role != Role::Field => match sent.get() {
                Some(NoticeClosed) => self.update(Message::NoticeClosed, now),
                None => {
                    let _ = self.focus().go_to_part(part, walked);
                    self.send(sent, now)
                }
            },
            _ => stop(self),
        }
    }

    /// Returns `true` if these widgets belong to another page than the one that is in front now.
    pub(super) fn is_past(&self, walked: &[Part]) -> bool {
        let layer = walked.iter().find(|part| part.role.is_layer()).map(|part| part.role);
        let expected = match (&self.base, self.sheets.is_empty()) {
            _ if self.context.is_too_small() => None,
            (_, false) => Some(Role::Dialog),
            (Base::Home(_), true) => Some(Role::Page),
            // It tells its parts itself.
            (Base::Table(_), true) => None,
        };
        layer != expected
    }

    /// Finds out the position of the window on the screen, if a screen reader listens.
    pub(super) fn find_place(&self) -> Task<Message> {
        let id = self.window.filter(|_| self.voice.is_listened());
        id.map_or_else(Task::none, |id| voice::place(id).map(Message::Voice))
    }

    /// Tells a listener how a switch of the settings is now.
    pub(super) fn say_switch(&mut self, name: String, is_on: bool) {
        let l = &self.context.language;
        self.said.push(phrase::pair(l, name, state_of_switch(l, is_on)));
    }

    fn take_story(&mut self) -> Story {
        if let Base::Table(table) = &mut self.base { table.take_story() } else { Story::default() }
    }

    /// Returns the events since this was asked last, and the words that stand on the screen until they are dealt with.
    fn news(&mut self) -> News {
        let story = self.take_story();
        let mut standing = match &self.base {
            Base::Table(table) if self.sheets.is_empty() => table.standing(&self.context),
            // The first screen shows all notices.
            Base::Home(_) if self.sheets.is_empty() => self.notices.clone(),
            Base::Table(_) | Base::Home(_) => {
                self.sheets.last().map(|sheet| sheet.standing(&self.context)).unwrap_or_default()
            }
        };
        standing.extend(self.notice().map(str::to_owned));
        standing.extend(story.asides().iter().cloned());
        standing.append(&mut self.said);
        let is_asked_anew = story.is_asked_anew();
        News { happened: story.into_lines(), standing, is_asked_anew }
    }

    /// Returns all parts of the screen: those of the table, if nothing lies over it, and those of the widgets.
    fn parts(&mut self, walked: Walked) -> Vec<Part> {
        let at = if self.is_at_table() { None } else { self.focus().find(&walked).map(|stop| walked.stops[stop].part) };
        let Walked { parts: mut walked, typed, .. } = walked;
        if let Some(at) = typed.or(at) {
            walked[at].has_focus = true;
        }
        complete(&mut walked, &self.context.language);
        let mut parts: Vec<Part> = self.table_told().into_iter().map(|(part, _)| part).collect();
        let before = parts.len();
        parts.extend(walked.into_iter().map(|part| Part { within: part.within.map(|place| place + before), ..part }));
        self.say_of_page(&mut parts);
        if !parts.iter().any(|part| part.has_focus) {
            rest_focus(&mut parts);
        }
        number(&mut parts, self.screen());
        parts
    }

    /// Gives the layer in front its description: the question or message of its sheet.
    fn say_of_page(&self, parts: &mut [Part]) {
        let (Some(sheet), l) = (self.sheets.last(), &self.context.language) else { return };
        let Some(layer) = parts.iter().rposition(|part| part.role.is_layer()) else { return };
        let about = match sheet.aloud(&self.context) {
            Aloud::Nothing => return,
            Aloud::These(sentences) => phrase::sentences(l, sentences),
            Aloud::Words => {
                let name = &parts[layer].name;
                let words = parts.iter().filter(|part| part.role == Role::Words && part.name != *name);
                phrase::sentences(l, words.map(|part| phrase::closed(l, part.name.clone())))
            }
        };
        parts[layer].about = about;
    }

    /// Returns the message that pressing the part of the table with this id sends.
    fn at_table_told(&self, id: u64) -> Option<table::Message> {
        let (mut parts, messages): (Vec<Part>, Vec<_>) = self.table_told().into_iter().unzip();
        number(&mut parts, self.screen());
        // A card that may not be played says why.
        let place = parts.iter().position(|part| part.id == id && (part.is_able || part.role == Role::Item))?;
        messages.into_iter().nth(place)?
    }

    fn table_told(&self) -> Vec<(Part, Option<table::Message>)> {
        match &self.base {
            Base::Table(table) if self.sheets.is_empty() && !self.context.is_too_small() => table.told(&self.context),
            Base::Table(_) | Base::Home(_) => Vec::new(),
        }
    }

    /// Returns a hash that tells screens apart: a part with the same name on another screen is another one.
    pub(super) fn screen(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.sheets.last().map(std::mem::discriminant::<Sheet>).hash(&mut hasher);
        (self.sheets.len(), std::mem::discriminant(&self.base)).hash(&mut hasher);
        hasher.finish()
    }
}

/// Gives the focus to the hand, or else to the page, where nothing has the keyboard: a reader never rests on the bare
/// window.
fn rest_focus(parts: &mut [Part]) {
    let hand = parts.iter().find(|part| part.role == Role::Item).and_then(|part| part.within);
    let place = hand.or_else(|| parts.iter().rposition(|part| part.role.is_layer()));
    if let Some(place) = place {
        parts[place].has_focus = true;
    }
}
