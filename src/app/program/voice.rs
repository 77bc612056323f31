//! What a screen reader is told, and what is done that it asks for.

use super::{Base, Message, Program};
use crate::app::keymap::Key;
use crate::app::screen::table::{self, Table};
use crate::app::sheet::Sheet;
use crate::app::voice::{Asked, Event, Part, Press, Voice, Walk, complete, number};

use iced::Task;
use iced::advanced::widget::operate;
use iced::time::Instant;

use std::hash::{DefaultHasher, Hash, Hasher};

/// More stops than any screen has: whoever seeks one with the Tab key gives up after so many.
const MOST_STOPS: u32 = 400;

/// Whether something may be told anew after a message.
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
            Message::Voice(Event::Walked(_) | Event::Found(..)) => Hears::Nothing,
            Message::Ticked => Hears::Time,
            _ => Hears::Anything,
        }
    }
}

impl Program {
    /// What is told to a screen reader.
    #[must_use]
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// Looks at the screen to tell what has changed there, if a screen reader listens.
    pub(super) fn look(&mut self, hears: Hears) -> Task<Message> {
        if !self.voice.is_listened() || hears == Hears::Nothing {
            return Task::none();
        }
        self.show_focus();
        let seen = (self.sheets.len(), self.table().map_or(0, Table::changes));
        let has_changed = self.voice.sees(seen);
        // While something moves, only what happens is told.
        if hears == Hears::Time && !has_changed && self.is_on_its_way() {
            return Task::none();
        }
        operate(Walk::default()).map(|parts| Message::Voice(Event::Walked(parts)))
    }

    fn is_on_its_way(&self) -> bool {
        match (self.sheets.last(), &self.base) {
            (Some(sheet), _) => sheet.is_moving(),
            (None, Base::Table(table)) => table.is_moving() || table.is_stirring() || table.is_running(),
            (None, Base::Home(_)) => false,
        }
    }

    /// A screen reader wants something, or something was found for it.
    pub(super) fn voiced(&mut self, event: Event, now: Instant) -> Task<Message> {
        match event {
            Event::Ready(speaker) => self.voice.ready(speaker),
            Event::Listened(is_listened) => self.voice.listened(is_listened),
            // What a screen reader presses is under no pointer.
            Event::Done => return self.let_size_go(),
            Event::Asked(id, asked) => return self.asked(id, asked, now),
            Event::Found(id, parts) => {
                let parts = self.parts(parts);
                let found = parts.iter().find(|part| part.id == id && part.is_able);
                let press = found.map(|part| operate(Press::new(part)).map(|()| Message::Voice(Event::Done)));
                return press.unwrap_or_else(Task::none);
            }
            Event::Walked(parts) => {
                let parts = self.parts(parts);
                if let Some(task) = self.seek(&parts, now) {
                    return task;
                }
                let (title, scale) = (self.title(), self.context.scale());
                self.voice.tell(&title, parts, scale);
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
        match asked {
            Asked::Press => operate(Walk::default()).map(move |parts| Message::Voice(Event::Found(id, parts))),
            Asked::Focus => {
                // The screen is looked at after this, and sought through from there.
                self.voice.sought = Some((id, 0));
                Task::none()
            }
        }
    }

    /// Presses Tab until the part that is sought has the keyboard. Nothing if none is sought, or no longer.
    fn seek(&mut self, parts: &[Part], now: Instant) -> Option<Task<Message>> {
        let (id, pressed) = self.voice.sought.take()?;
        let is_there = parts.iter().any(|part| part.id == id && !part.has_focus && part.is_able);
        if !is_there || pressed >= MOST_STOPS {
            return None;
        }
        self.voice.sought = Some((id, pressed + 1));
        let done = self.key(Key::Tab, now);
        Some(done.chain(self.look(Hears::Anything)))
    }

    /// All parts of the screen: those of the table, if nothing lies over it, and those of the widgets.
    fn parts(&self, mut walked: Vec<Part>) -> Vec<Part> {
        complete(&mut walked, &self.context.language);
        let mut parts: Vec<Part> = self.table_told().into_iter().map(|(part, _)| part).collect();
        let before = parts.len();
        parts.extend(walked.into_iter().map(|part| Part { within: part.within.map(|place| place + before), ..part }));
        number(&mut parts, self.screen());
        parts
    }

    /// What pressing the part of the table with this id sends.
    fn at_table_told(&self, id: u64) -> Option<table::Message> {
        let (mut parts, messages): (Vec<Part>, Vec<_>) = self.table_told().into_iter().unzip();
        number(&mut parts, self.screen());
        let place = parts.iter().position(|part| part.id == id && part.is_able)?;
        messages.into_iter().nth(place)?
    }

    fn table_told(&self) -> Vec<(Part, Option<table::Message>)> {
        match &self.base {
            Base::Table(table) if self.sheets.is_empty() && !self.context.is_too_small() => table.told(&self.context),
            Base::Table(_) | Base::Home(_) => Vec::new(),
        }
    }

    /// Tells screens apart: what has the same name on another one is another thing.
    fn screen(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.sheets.last().map(std::mem::discriminant::<Sheet>).hash(&mut hasher);
        (self.sheets.len(), std::mem::discriminant(&self.base)).hash(&mut hasher);
        hasher.finish()
    }
}
