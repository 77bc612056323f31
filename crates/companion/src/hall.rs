//! The table as its pages know it: who sits where, with which key, and what the table waits for besides the game.

mod decision;
mod place;
mod votes;

use crate::compose;
use crate::deed::Deed;
use crate::door::Door;
use crate::join;
use crate::kept::{Kept, KeptSeat};
use crate::key::Key;
use crate::mistakes::SLIPS;
use crate::public;
use crate::seen::{Asking, PlaceSeen, Seen, Stays};
use crate::sitting::{self, Bye, Closed};
use pitch_language::{Language, t};
use pitch_players::{Request, Stop};
use pitch_rules::{Seat, Turn};
use pitch_session::table::{Counsel, counsel};
use pitch_session::{SlipKind, Table};
use pitch_shown::{LONGEST_NAME, clean};
use place::Place;
use votes::Votes;

use serde::Serialize;
use tokio::runtime::Handle;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

/// Time after which those at the table are asked about somebody who is away, in seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// Receiver of what people do.
pub type Sink<D = Deed> = Box<dyn Fn(D) + Send + Sync>;

/// One message down to a page.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "each is written out at once")]
pub(crate) enum Page {
    /// Form at which somebody sits down.
    Join(sitting::Join),
    /// Table as one person sees it.
    Sitting(sitting::Sitting),
    /// Notice that the place went to another phone.
    Taken(sitting::Taken),
    /// Table as everybody sees it.
    Tv(public::Public),
    /// Score pad of a game with real cards.
    Pad(sitting::PadSheet),
    /// Goodbye of the program, which is started again.
    Bye(Bye),
    /// Goodbye of a table, or of a pad, that is closed.
    Closed(Closed),
}

/// Reader of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    /// Somebody who has the key of the table, or of the pad, and no place.
    Guest,
    /// The person in this seat.
    Seat(Seat),
    /// A phone that had this seat before another.
    Former(Seat),
}

struct State {
    table: Arc<Table>,
    has_begun: bool,
    places: Vec<Place>,
    votes: Votes,
    counsel: Vec<Option<(Option<usize>, Arc<Counsel>)>>,
    /// Number of entries of the record at which a decision was handed on already.
    acted: Option<usize>,
}

/// Reason why something that was pressed does nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refused {
    /// Something else happened meanwhile.
    Late,
    /// The table is asked something else, which goes first.
    Busy,
    /// The rules do not allow it.
    Illegal(String),
}

/// Table with its pages.
pub(crate) struct Hall {
    door: Door,
    state: Mutex<State>,
    sink: Sink,
    gives_hints: bool,
    /// Runtime that waits for people who are away.
    runtime: OnceLock<Handle>,
}

impl Hall {
    pub(crate) fn new(table: Table, on_phones: &[Seat], kept: Option<Kept>, options: HallOptions) -> Self {
        let HallOptions { sink, language, gives_hints } = options;
        let seats = table.players().len();
        let mut places: Vec<Place> = (0..seats).map(|_| Place::default()).collect();
        for seat in on_phones {
            if let Some(place) = places.get_mut(seat.index()) {
                place.is_on_phone = true;
            }
        }
        let has_begun = !table.record().entries().is_empty();
        let door = Door::new(kept.as_ref(), language);
        for KeptSeat { seat, key } in kept.into_iter().flat_map(|kept| kept.seats) {
            if let Some(place) = places.get_mut(seat).filter(|place| place.is_on_phone) {
                place.give(Some(key));
            }
        }
        let state = State {
            table: Arc::new(table),
            has_begun,
            places,
            votes: Votes::default(),
            counsel: vec![None; seats],
            acted: None,
        };
        Hall { door, state: Mutex::new(state), sink, gives_hints, runtime: OnceLock::new() }
    }

    /// Takes the runtime that it waits in for people who are away, also for those who have not come yet since the program
    /// was started again.
    pub(crate) fn wait_in(self: &Arc<Self>, runtime: Handle) {
        let _ = self.runtime.set(runtime);
        let state = self.lock();
        let away = state.table.rules().seats().all().filter(|seat| state.places[seat.index()].key.is_some());
        let away: Vec<Seat> = away.collect();
        drop(state);
        away.into_iter().for_each(|seat| self.wait_for(seat));
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nobody leaves it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) const fn door(&self) -> &Door {
        &self.door
    }

    /// Tells the owner that somebody came or went.
    pub(crate) fn tell_presence(&self) {
        (self.sink)(Deed::Presence);
    }

    /// Shows the table as it is now.
    pub(crate) fn show(&self, table: Table) {
        let mut state = self.lock();
        if !matches!(table.game().turn(), Turn::Deal(_) | Turn::Over) {
            state.places.iter_mut().for_each(Place::begin_hand);
        }
        if let Some(Asking::TakeBack(by)) = state.votes.asking()
            && table.record().moment() != state.table.record().moment()
            && !(state.places[by.index()].is_on_phone && table.can_undo() && table.undoes() == Some(by))
        {
            // Somebody at the computer played on: what was asked about is no longer the last decision.
            state.votes.drop_back(by, Stays::WentOn, table.record().entries().len());
        }
        state.has_begun |= !table.record().entries().is_empty();
        state.acted = None;
        state.table = Arc::new(table);
        drop(state);
        self.door.tell_all();
    }

    /// Begins anew with another game for the same people.
    pub(crate) fn again(&self, table: Table) {
        let mut state = self.lock();
        state.places.iter_mut().for_each(Place::begin_hand);
        state.has_begun = true;
        state.acted = None;
        state.counsel.iter_mut().for_each(|counsel| *counsel = None);
        state.table = Arc::new(table);
        drop(state);
        self.door.tell_all();
    }

    /// Returns the keys as they are kept for the next start.
    pub(crate) fn kept(&self, port: u16) -> Kept {
        let state = self.lock();
        let seats = state.places.iter().enumerate();
        let on_phones = seats.clone().filter(|(_, place)| place.is_on_phone).map(|(seat, _)| seat).collect();
        let seats = seats.filter_map(|(seat, place)| Some(KeptSeat { seat, key: place.key.clone()? })).collect();
        Kept { game: Kept::game_of(&state.table), port, table: self.door.key().clone(), on_phones, seats }
    }

    /// Returns the seats on phones, each with `true` if its person is there.
    pub(crate) fn phones(&self) -> Vec<(Seat, bool, bool)> {
        let state = self.lock();
        let all = state.table.rules().seats().all();
        all.filter(|seat| state.places[seat.index()].is_on_phone)
            .map(|seat| (seat, state.places[seat.index()].key.is_some(), state.places[seat.index()].is_there()))
            .collect()
    }

    /// Lets the hand of a seat be on a phone from now on, or no longer. The player who had it there before has to sit down
    /// again.
    pub(crate) fn set_on_phone(&self, seat: Seat, is_on_phone: bool) {
        let mut state = self.lock();
        state.places[seat.index()].set_on_phone(is_on_phone);
        state.votes.forget(seat);
        drop(state);
        self.settle_vote();
        self.check_ready();
    }

    /// Returns the reader who has this key.
    pub(crate) fn reader(&self, key: &str) -> Option<Who> {
        let state = self.lock();
        let mut found = None;
        // Every key is compared, so that the time tells nothing about them.
        for (seat, place) in state.table.rules().seats().all().zip(&state.places) {
            if place.former.iter().any(|former| former.is(key)) {
                found = Some(Who::Former(seat));
            }
            if place.key.as_ref().is_some_and(|own| own.is(key)) {
                found = Some(Who::Seat(seat));
            }
        }
        if self.door.key().is(key) {
            found = Some(Who::Guest);
        }
        found
    }

    /// Composes the page of a reader.
    pub(crate) fn page(&self, l: &Language, who: Who, is_tv: bool, invitation: Option<&public::Invitation>) -> Page {
        let seen = self.seen();
        match who {
            _ if is_tv => Page::Tv(public::public(l, &seen, invitation)),
            Who::Guest => Page::Join(join::join(l, &seen)),
            Who::Seat(seat) => Page::Sitting(compose::sitting(l, &seen, seat)),
            Who::Former(seat) => Page::Taken(join::taken(l, &seen, seat)),
        }
    }

    /// Returns everything that a page is composed from, so that nobody waits meanwhile.
    fn seen(&self) -> Seen {
        let state = self.lock();
        let place = |place: &Place| PlaceSeen {
            is_free: place.is_free(),
            is_away: place.is_away(),
            is_there: place.is_there(),
            is_ready: place.is_ready,
        };
        Seen {
            table: Arc::clone(&state.table),
            has_begun: state.has_begun,
            gives_hints: self.gives_hints,
            asking: state.votes.numbered(),
            refused: state.votes.refused(state.table.record().entries().len()),
            agreed: state.votes.agreed(),
            places: state.places.iter().map(place).collect(),
            counsel: state.counsel.clone(),
            code: self.door.code(),
        }
    }

    /// Gives somebody a place. Returns its key.
    pub(crate) fn sit(&self, l: &Language, wanted: usize, name: &str, face: &str) -> Result<Key, String> {
        let mut state = self.lock();
        let table = Arc::clone(&state.table);
        let Some(seat) = Seat::new(wanted).filter(|seat| table.rules().seats().contains(*seat)) else {
            return Err(t!(l, "phone-place-gone"));
        };
        if state.places[wanted].key.is_some() {
            if !state.is_anybody_there() {
                state.places[wanted].free();
            } else {
                let is_asked = state.votes.asking() == Some(Asking::Place(seat));
                if !is_asked && state.votes.put(Asking::Place(seat), None).is_err() {
                    return Err(t!(l, "phone-first"));
                }
                drop(state);
                self.door.tell_all();
                return Err(t!(l, "phone-place-asked", name = table.name(seat)));
            }
        }
        if !state.places[wanted].is_free() {
            return Err(t!(l, "phone-place-gone"));
        }
        let name = clean(name, LONGEST_NAME);
        let is_same = |player: &pitch_session::Player| player.name.to_lowercase() == name.to_lowercase();
        let others = table.players().iter().enumerate().filter(|(index, _)| *index != wanted);
        if !state.has_begun && others.map(|(_, player)| player).any(is_same) {
            return Err(t!(l, "phone-name-taken", name = name));
        }
        let key = Key::random();
        state.places[wanted].take(key.clone());
        drop(state);
        let face = join::chosen(face).unwrap_or_default();
        (self.sink)(Deed::Sat { seat, name, face });
        self.door.tell_all();
        Ok(key)
    }

    /// Opens a page for a reader, until the visit is dropped.
    pub(crate) fn visit(self: &Arc<Self>, who: Who) -> Visit {
        let mut had_by = 0;
        if let Who::Seat(seat) = who {
            let mut state = self.lock();
            had_by = state.places[seat.index()].open_page();
            let was_kept = state.table.is_away(seat);
            state.votes.welcome(seat);
            drop(state);
            if was_kept {
                (self.sink)(Deed::Back(seat));
            }
            self.door.tell_all();
            // The player who was the last to be ready may have left the page at that moment.
            self.check_ready();
        } else if who == Who::Guest {
            self.door.count_guest(true);
        }
        (self.sink)(Deed::Presence);
        Visit { hall: Arc::clone(self), who, had_by }
    }

    fn leave_page(self: &Arc<Self>, seat: Seat, had_by: u32) {
        let mut state = self.lock();
        if !state.places[seat.index()].close_page(had_by) {
            return;
        }
        drop(state);
        (self.sink)(Deed::Presence);
        // Nobody waits for the vote, or for the eyes, of somebody who is gone.
        self.settle_vote();
        self.check_ready();
        self.wait_for(seat);
    }

    /// Carries out what somebody pressed.
    pub(crate) fn press(
        self: &Arc<Self>,
        l: &Language,
        seat: Seat,
        turn: usize,
        act: &str,
        cards: &[String],
    ) -> Result<(), Refused> {
        let is_now = || self.lock().table.record().entries().len() == turn;
        if let Some((answer, number)) = act.split_once(' ').filter(|(answer, _)| ["agree", "refuse"].contains(answer)) {
            return self.vote(seat, number, answer == "agree");
        }
        let slip = SLIPS.iter().find(|(text, _)| *text == act).map(|(_, slip)| *slip);
        match act {
            // Cards go with nothing else.
            _ if act != "discard" && !cards.is_empty() => Err(Refused::Late),
            "ready" | "undo" | "hint" if !is_now() => Err(Refused::Late),
            _ if slip.is_some() && !is_now() => Err(Refused::Late),
            _ if slip.is_some() || act == "ready" => self.be_ready(seat, slip),
            "begin" => {
                let mut state = self.lock();
                if std::mem::replace(&mut state.has_begun, true) {
                    return Err(Refused::Late);
                }
                drop(state);
                (self.sink)(Deed::Begin);
                Ok(())
            }
            "leave" => {
                let mut state = self.lock();
                state.places[seat.index()].leave();
                drop(state);
                (self.sink)(Deed::Left(seat));
                self.door.tell_all();
                Ok(())
            }
            "undo" => self.ask_back(seat),
            "hint" => {
                let state = self.lock();
                if state.table.to_act() != Some(seat) || !self.gives_hints || state.table.question().is_none() {
                    return Err(Refused::Late);
                }
                drop(state);
                (self.sink)(Deed::Hint(seat));
                Ok(())
            }
            _ => self.decide(l, seat, turn, act, cards),
        }
    }

    /// Notes that somebody has seen the count, or the end, and goes on; as the dealer they may do so with a misdeal.
    fn be_ready(&self, seat: Seat, slip: Option<SlipKind>) -> Result<(), Refused> {
        let mut state = self.lock();
        let turn = state.table.game().turn();
        let is_meant = match slip {
            None => matches!(turn, Turn::Deal(_) | Turn::Over),
            Some(_) => turn == Turn::Deal(seat) && state.has_begun && state.table.rules().allows_mistakes(),
        };
        if !is_meant {
            return Err(Refused::Late);
        }
        let place = &mut state.places[seat.index()];
        (place.is_ready, place.slip) = (true, slip);
        drop(state);
        self.door.tell_all();
        self.check_ready();
        Ok(())
    }

    /// Goes on once everybody who is there has seen the count.
    fn check_ready(&self) {
        let mut state = self.lock();
        let turn = state.table.game().turn();
        let is_over = matches!(turn, Turn::Deal(_) | Turn::Over);
        let mut there = state.places.iter().filter(|place| place.is_there()).peekable();
        let is_ready = there.peek().is_some() && there.all(|place| place.is_ready);
        if state.has_begun && is_over && is_ready {
            let slip = if let Turn::Deal(dealer) = turn { state.places[dealer.index()].slip } else { None };
            state.places.iter_mut().for_each(Place::begin_hand);
            drop(state);
            (self.sink)(slip.map_or(Deed::Ready, Deed::Misdeal));
        }
    }

    /// Notes the advice for a seat.
    pub(crate) fn advise(&self, seat: Seat, moment: Option<usize>, counsel: Counsel) {
        let mut state = self.lock();
        state.counsel[seat.index()] = Some((moment, Arc::new(counsel)));
        drop(state);
        self.door.tell_all();
    }

    /// Thinks about a position, and notes the advice.
    pub(crate) fn think(&self, seat: Seat, request: &Request) {
        let moment = self.lock().table.record().moment();
        if let Some(counsel) = counsel(request, &Stop::new()) {
            self.advise(seat, moment, counsel);
        }
    }

    pub(crate) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.lock().table)
    }
}

/// Surroundings of a hall.
pub(crate) struct HallOptions {
    pub(crate) sink: Sink,
    pub(crate) language: Language,
    pub(crate) gives_hints: bool,
}

impl State {
    fn is_anybody_there(&self) -> bool {
        let is_there = |seat: Seat| {
            let place = &self.places[seat.index()];
            place.is_there() || !place.is_on_phone && self.table.is_person(seat)
        };
        self.table.rules().seats().all().any(is_there)
    }
}

/// Page that is open.
pub(crate) struct Visit {
    hall: Arc<Hall>,
    who: Who,
    had_by: u32,
}

impl Drop for Visit {
    fn drop(&mut self) {
        match self.who {
            Who::Seat(seat) => self.hall.leave_page(seat, self.had_by),
            Who::Guest => {
                self.hall.door.count_guest(false);
                self.hall.tell_presence();
            }
            Who::Former(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
