//! What is behind the door: a table, or a score pad.

use crate::door::{Door, Goodbye};
use crate::hall::{Hall, Page, Refused, Who};
use crate::key::Key;
use crate::pad::{PadHall, PadVisit};
use crate::paper::paper;
use crate::public::Invitation;
use crate::setting::Setting;
use crate::sitting::{Bye, Closed, Paper, Say};
use pitch_language::{Language, t};
use pitch_rules::Seat;

use std::sync::Arc;

/// Table or pad.
#[derive(Clone)]
pub(crate) enum Room {
    Table(Arc<Hall>),
    Pad(Arc<PadHall>),
}

/// What was pressed on a page.
pub(crate) struct Pressed<'a> {
    pub(crate) turn: usize,
    pub(crate) act: &'a str,
    pub(crate) cards: &'a [String],
}

impl Room {
    pub(crate) fn door(&self) -> &Door {
        match self {
            Room::Table(hall) => hall.door(),
            Room::Pad(hall) => hall.door(),
        }
    }

    /// Returns the reader who has this key.
    pub(crate) fn reader(&self, key: &str) -> Option<Who> {
        match self {
            Room::Table(hall) => hall.reader(key),
            Room::Pad(hall) => hall.door().key().is(key).then_some(Who::Guest),
        }
    }

    /// Returns the key, if this is the code.
    pub(crate) fn by_code(&self, typed: &str) -> Option<&Key> {
        let (is_right, is_new) = self.door().try_code(typed);
        if is_new {
            match self {
                Room::Table(hall) => hall.tell_presence(),
                Room::Pad(hall) => hall.tell_presence(),
            }
            self.door().tell_all();
        }
        is_right.then(|| self.door().key())
    }

    /// Composes the page of a reader.
    pub(crate) fn page(&self, l: &Language, who: Who, is_tv: bool, invitation: Option<&Invitation>) -> Page {
        match self.door().goodbye() {
            Some(Goodbye::Restart) => {
                let say = Say { strong: t!(l, "phone-restart"), rest: t!(l, "phone-restart-keep") };
                return Page::Bye(Bye { say });
            }
            Some(Goodbye::Closed) => {
                return Page::Closed(Closed { heading: t!(l, "phone-closed"), say: t!(l, "phone-closed-keep") });
            }
            None => {}
        }
        match self {
            Room::Table(hall) => hall.page(l, who, is_tv, invitation),
            Room::Pad(hall) => hall.page(l, is_tv),
        }
    }

    /// Opens a page for a reader, until what is returned is dropped.
    pub(crate) fn visit(&self, who: Who) -> Box<dyn Send> {
        match self {
            Room::Table(hall) => Box::new(hall.visit(who)),
            Room::Pad(hall) => Box::new(PadVisit::new(hall)),
        }
    }

    /// Gives somebody a place. Returns its key.
    pub(crate) fn sit(&self, l: &Language, wanted: usize, name: &str, face: &str) -> Result<Key, String> {
        match self {
            Room::Table(hall) => hall.sit(l, wanted, name, face),
            Room::Pad(_) => Err(t!(l, "phone-place-gone")),
        }
    }

    /// Carries out what the reader who has this key pressed; `None` if they may press nothing.
    pub(crate) fn press(&self, l: &Language, key: &str, pressed: &Pressed<'_>) -> Option<Result<(), Refused>> {
        let Pressed { turn, act, cards } = *pressed;
        match (self, self.reader(key)?) {
            (Room::Table(hall), Who::Seat(seat)) => Some(hall.press(l, seat, turn, act, cards)),
            (Room::Table(hall), Who::Former(seat)) if act == "return" => Some(hall.ask_for(seat, key)),
            (Room::Pad(hall), Who::Guest) => Some(hall.press(l, turn, act)),
            _ => None,
        }
    }

    /// Returns what a reader asked for; `None` if there is no such thing.
    pub(crate) fn paper(&self, l: &Language, who: Who, asked: &str) -> Option<Paper> {
        match self {
            Room::Table(hall) => {
                let seat = if let Who::Seat(seat) = who { Some(seat) } else { None };
                let table = hall.table();
                let on_phones: Vec<Seat> = hall.phones().into_iter().map(|(seat, ..)| seat).collect();
                paper(&Setting::new(l, &table, seat), seat, &on_phones, asked)
            }
            Room::Pad(hall) => hall.paper(l, asked),
        }
    }
}
