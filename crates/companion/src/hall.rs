//! The table as its pages know it: who sits where, with which key, and what the table waits for besides the game.

use crate::compose;
use crate::deed::Deed;
use crate::door::Door;
use crate::join;
use crate::kept::{Kept, KeptSeat};
use crate::key::Key;
use crate::mistakes::{OUT_OF_TURN, SLIPS};
use crate::public;
use crate::seen::{Asking, PlaceSeen, Seen, Stays};
use crate::setting::names_for;
use crate::sitting::{self, Bye, Closed};
use pitch_language::{Language, phrase, t};
use pitch_players::{Request, Stop};
use pitch_rules::{Action, Card, Cards, IllegalAction, Remark, Seat, SeatView, Turn, Viewer};
use pitch_session::table::{Counsel, counsel};
use pitch_session::{SlipKind, Table};
use pitch_shown::{LONGEST_NAME, clean};

use serde::Serialize;
use tokio::runtime::Handle;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Time after which those at the table are asked about somebody who is away, in seconds.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

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

/// Place at the table.
#[derive(Debug, Default)]
struct Place {
    /// `true` if its person holds their cards on a phone.
    is_on_phone: bool,
    key: Option<Key>,
    /// Keys of phones that had it before.
    former: Vec<Key>,
    /// Number of pages that are open with its key.
    pages: usize,
    /// Number of people who had it before: a page of theirs that ends late is none of this one.
    had_by: u32,
    away_since: Option<Instant>,
    is_ready: bool,
    /// Misdeal with which the dealer goes on.
    slip: Option<SlipKind>,
}

impl Place {
    fn is_there(&self) -> bool {
        self.key.is_some() && self.pages > 0
    }

    fn is_free(&self) -> bool {
        self.is_on_phone && self.key.is_none()
    }

    fn begin_hand(&mut self) {
        (self.is_ready, self.slip) = (false, None);
    }

    /// Gives a free place to the phone that has this key, which had it before.
    fn give(&mut self, key: Option<Key>) {
        let Some(key) = key else { return };
        self.former.retain(|former| !former.is(key.reveal()));
        self.away_since = Some(Instant::now());
        self.key = Some(key);
    }
}

/// Question of the table, and who agreed so far.
struct Vote {
    asking: Asking,
    /// Number among the questions of the table: an answer to another one is none.
    number: usize,
    agreed: Vec<Seat>,
    /// `true` once those at the computer agreed.
    is_agreed_here: bool,
    /// Key of the phone that asks for the place it had.
    asker: Option<Key>,
}

struct State {
    table: Arc<Table>,
    has_begun: bool,
    places: Vec<Place>,
    vote: Option<Vote>,
    /// Number of questions that were put so far.
    votes: usize,
    /// Player who did not take back what they wanted to, and why, with the number of entries of the record at that time.
    refused: Option<(Seat, Stays, usize)>,
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
            vote: None,
            votes: 0,
            refused: None,
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

    /// Asks the others about somebody once they have been away for a while.
    fn wait_for(self: &Arc<Self>, seat: Seat) {
        if let Some(runtime) = self.runtime.get() {
            let hall = Arc::clone(self);
            drop(runtime.spawn(async move {
                // A question that stands goes first.
                while {
                    tokio::time::sleep(PATIENCE).await;
                    !hall.ask_about(seat)
                } {}
            }));
        }
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
        if let Some(Asking::TakeBack(by)) = state.vote.as_ref().map(|vote| vote.asking)
            && table.record().moment() != state.table.record().moment()
            && !(state.places[by.index()].is_on_phone && table.can_undo() && table.undoes() == Some(by))
        {
            // Somebody at the computer played on: what was asked about is no longer the last decision.
            state.vote = None;
            state.refused = Some((by, Stays::WentOn, table.record().entries().len()));
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
        let place = &mut state.places[seat.index()];
        *place = Place { is_on_phone, had_by: place.had_by + 1, ..Place::default() };
        state.vote = state.vote.take().filter(|vote| vote.asking.about() != seat);
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
            is_away: place.key.is_some() && place.pages == 0,
            is_there: place.is_there(),
            is_ready: place.is_ready,
        };
        let vote = state.vote.as_ref();
        Seen {
            table: Arc::clone(&state.table),
            has_begun: state.has_begun,
            gives_hints: self.gives_hints,
            asking: vote.map(|vote| (vote.asking, vote.number)),
            refused: state
                .refused
                .filter(|(.., entries)| *entries == state.table.record().entries().len())
                .map(|(seat, why, _)| (seat, why)),
            agreed: vote.map(|vote| vote.agreed.clone()).unwrap_or_default(),
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
                state.free(seat);
            } else {
                match &state.vote {
                    Some(vote) if vote.asking != Asking::Place(seat) => return Err(t!(l, "phone-first")),
                    Some(_) => {}
                    None => state.put(Asking::Place(seat), None),
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
        state.places[wanted].key = Some(key.clone());
        state.places[wanted].away_since = Some(Instant::now());
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
            let place = &mut state.places[seat.index()];
            had_by = place.had_by;
            place.pages += 1;
            place.away_since = None;
            let was_kept = state.table.is_away(seat);
            // Anyone who is back is not asked about; a phone that had the place still asks for it.
            let is_about = |vote: &Vote| match vote.asking {
                Asking::StandIn(about) | Asking::Place(about) => about == seat && vote.asker.is_none(),
                Asking::TakeBack(_) => false,
            };
            state.vote = state.vote.take().filter(|vote| !is_about(vote));
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
        let place = &mut state.places[seat.index()];
        if place.had_by != had_by {
            return;
        }
        place.pages = place.pages.saturating_sub(1);
        if place.pages > 0 {
            return;
        }
        place.away_since = Some(Instant::now());
        drop(state);
        (self.sink)(Deed::Presence);
        // Nobody waits for the vote, or for the eyes, of somebody who is gone.
        self.settle_vote();
        self.check_ready();
        self.wait_for(seat);
    }

    /// Asks the others about somebody who has been away for a while. Returns `false` if that is to be tried again: they
    /// are asked something else, or nobody is there yet.
    fn ask_about(&self, seat: Seat) -> bool {
        let mut state = self.lock();
        let is_long = state.places[seat.index()].away_since.is_some_and(|since| since.elapsed() >= PATIENCE);
        if !is_long || state.has_begun && !state.table.can_leave(seat) {
            return true;
        }
        if !state.has_begun || state.vote.is_some() || !state.is_anybody_there() {
            return false;
        }
        state.put(Asking::StandIn(seat), None);
        drop(state);
        self.door.tell_all();
        true
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
                state.free(seat);
                // Nobody took the place: the phone is a guest's from now on.
                let _ = state.places[seat.index()].former.pop();
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

    fn decide(&self, l: &Language, seat: Seat, turn: usize, act: &str, cards: &[String]) -> Result<(), Refused> {
        let mut state = self.lock();
        let is_now = state.has_begun && state.table.record().entries().len() == turn && state.acted != Some(turn);
        if !is_now || !state.table.is_person(seat) {
            return Err(Refused::Late);
        }
        // Nobody plays on before it is clear what lies on the table.
        if state.vote.as_ref().is_some_and(|vote| matches!(vote.asking, Asking::TakeBack(_))) {
            return Err(Refused::Busy);
        }
        let view = state.table.view(Viewer::Seat(seat));
        let action = if act == "discard" {
            let cards: Option<Vec<Card>> = cards.iter().map(|card| card.parse().ok()).collect();
            let cards: Cards = cards.ok_or(Refused::Late)?.into_iter().collect();
            let throw = view.throw.filter(|_| view.turn == Turn::Discard(seat)).ok_or(Refused::Late)?;
            if !throw.allows(cards) {
                let names = names_for(&state.table, Some(seat));
                return Err(Refused::Illegal(phrase::throw_refused(l, &names, &view, throw, cards)));
            }
            Action::Discard(cards)
        } else {
            let claims = view.claims.iter().map(|remark| Action::Say(*remark));
            let mut all = view.legal.iter().cloned().chain(claims);
            match all.find(|action| action.to_string() == act) {
                Some(action) => action,
                None => mistaken(l, &state.table, &view, seat, act)?,
            }
        };
        state.acted = Some(turn);
        drop(state);
        (self.sink)(Deed::Act { seat, moment: turn, action });
        Ok(())
    }

    /// Asks the others whether somebody may take back what they decided last.
    pub(crate) fn ask_back(&self, seat: Seat) -> Result<(), Refused> {
        let mut state = self.lock();
        if !state.table.can_undo() || state.table.undoes() != Some(seat) {
            return Err(Refused::Late);
        }
        if state.vote.is_some() {
            return Err(Refused::Busy);
        }
        state.put(Asking::TakeBack(seat), None);
        drop(state);
        self.settle_vote();
        Ok(())
    }

    /// Asks for the place that a phone with this key had before another.
    pub(crate) fn ask_for(&self, seat: Seat, key: &str) -> Result<(), Refused> {
        let mut state = self.lock();
        let asker = state.places[seat.index()].former.iter().find(|former| former.is(key)).cloned();
        if asker.is_none() {
            return Err(Refused::Late);
        }
        if state.vote.is_some() {
            return Err(Refused::Busy);
        }
        state.put(Asking::Place(seat), asker);
        drop(state);
        self.settle_vote();
        Ok(())
    }

    fn vote(self: &Arc<Self>, seat: Seat, number: &str, agrees: bool) -> Result<(), Refused> {
        let mut state = self.lock();
        let is_meant = |vote: &&mut Vote| vote.asking.is_put_to(seat) && number == vote.number.to_string();
        let vote = state.vote.as_mut().filter(is_meant).ok_or(Refused::Late)?;
        if agrees {
            vote.agreed.push(seat);
        }
        drop(state);
        if !agrees {
            self.refuse();
        }
        self.settle_vote();
        Ok(())
    }

    /// Drops the question of the table, since somebody does not agree. About somebody who is away it is put again after a
    /// while.
    fn refuse(self: &Arc<Self>) {
        let mut state = self.lock();
        match state.vote.take().map(|vote| vote.asking) {
            Some(Asking::TakeBack(by)) => {
                state.refused = Some((by, Stays::Refused, state.table.record().entries().len()));
            }
            Some(Asking::StandIn(seat)) => {
                state.places[seat.index()].away_since = Some(Instant::now());
                drop(state);
                self.wait_for(seat);
            }
            Some(Asking::Place(_)) | None => {}
        }
    }

    /// Returns the question that those at the computer have not answered yet.
    pub(crate) fn asks_here(&self) -> Option<Asking> {
        let state = self.lock();
        state.vote.as_ref().filter(|vote| !vote.is_agreed_here && state.has_say(vote.asking)).map(|vote| vote.asking)
    }

    /// Takes the answer of those at the computer to a question; one to another question is none.
    pub(crate) fn answer_here(self: &Arc<Self>, asking: Asking, agrees: bool) {
        let mut state = self.lock();
        let vote = state.vote.as_mut().filter(|vote| vote.asking == asking);
        let is_refused = vote.is_some() && !agrees;
        if let Some(vote) = vote {
            vote.is_agreed_here |= agrees;
        }
        drop(state);
        if is_refused {
            self.refuse();
        }
        self.settle_vote();
    }

    /// Does what was asked about, once everybody who is there agrees.
    fn settle_vote(&self) {
        let mut state = self.lock();
        let deed = state.settled().map(|vote| match vote.asking {
            Asking::TakeBack(_) => Deed::TakeBack,
            Asking::StandIn(seat) => Deed::StandIn(seat),
            Asking::Place(seat) => {
                state.free(seat);
                state.places[seat.index()].give(vote.asker);
                Deed::Moved(seat)
            }
        });
        drop(state);
        (self.sink)(deed.unwrap_or(Deed::Presence));
        self.door.tell_all();
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
    /// Puts a question to the table; `asker` is the key of the phone that asks for the place it had.
    fn put(&mut self, asking: Asking, asker: Option<Key>) {
        self.votes += 1;
        self.refused = None;
        self.vote = Some(Vote { asking, number: self.votes, agreed: Vec::new(), is_agreed_here: false, asker });
    }

    /// Returns `true` if people play at the computer who have a say in this.
    fn has_say(&self, asking: Asking) -> bool {
        let is_here = |seat: Seat| self.table.is_person(seat) && !self.places[seat.index()].is_on_phone;
        // The player who takes back at the computer has asked the others there.
        !(matches!(asking, Asking::TakeBack(by) if is_here(by))) && self.table.rules().seats().all().any(is_here)
    }

    fn is_anybody_there(&self) -> bool {
        let is_there = |seat: Seat| {
            let place = &self.places[seat.index()];
            place.is_there() || !place.is_on_phone && self.table.is_person(seat)
        };
        self.table.rules().seats().all().any(is_there)
    }

    /// Takes the question of the table, if everybody who is there agreed.
    fn settled(&mut self) -> Option<Vote> {
        let vote = self.vote.as_ref()?;
        let all = self.table.rules().seats().all();
        let is_asked = |seat: &Seat| vote.asking.is_put_to(*seat) && self.places[seat.index()].is_there();
        let mut voters = all.filter(is_asked).peekable();
        let is_asked_here = self.has_say(vote.asking);
        // The player who is alone may take back, and have again what they had; nobody else's place is given away unasked.
        let is_put = voters.peek().is_some() || is_asked_here;
        let is_free = matches!(vote.asking, Asking::TakeBack(_)) || vote.asker.is_some();
        let is_agreed = voters.all(|seat| vote.agreed.contains(&seat)) && (vote.is_agreed_here || !is_asked_here);
        if is_agreed && (is_put || is_free) { self.vote.take() } else { None }
    }

    /// Frees a place; the phone that had it is told.
    fn free(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        if let Some(key) = place.key.take() {
            place.former.push(key);
        }
        // A phone that comes back and back is told of the last few places it had.
        let surplus = place.former.len().saturating_sub(8);
        drop(place.former.drain(..surplus));
        place.pages = 0;
        place.had_by += 1;
        place.begin_hand();
        place.away_since = None;
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

/// Returns what somebody decides against the book, if the table takes it: mistakes can be made there.
fn mistaken(l: &Language, table: &Table, view: &SeatView, seat: Seat, act: &str) -> Result<Action, Refused> {
    let is_turn = table.to_act() == Some(seat);
    let (is_early, text) = act.strip_prefix(OUT_OF_TURN).map_or((false, act), |call| (true, call));
    // Cards that they may not look at are not guessed.
    let holds = |card: &Card| view.hand().contains(*card);
    let meant = text.parse::<Action>().ok().filter(|action| match action {
        _ if !table.rules().allows_mistakes() => false,
        Action::Call(_) => is_early != is_turn,
        Action::Play(card) | Action::Say(Remark::Expose(card)) => !is_early && holds(card),
        _ => false,
    });
    let action = meant.ok_or_else(|| why_not(l, table, seat, text))?;
    match table.check(seat, &action) {
        Ok(()) => Ok(action),
        Err(why) => Err(Refused::Illegal(phrase::refusal(l, &names_for(table, Some(seat)), &why))),
    }
}

/// Returns the reason why a decision is refused.
fn why_not(l: &Language, table: &Table, seat: Seat, act: &str) -> Refused {
    let why = match act.parse::<Action>() {
        _ if table.to_act() != Some(seat) => table.to_act().map(IllegalAction::NotYourTurn),
        Ok(Action::Play(card)) => table.game().why_not(seat, card).map(IllegalAction::from),
        _ => None,
    };
    let names = names_for(table, Some(seat));
    why.map_or(Refused::Late, |why| Refused::Illegal(phrase::refusal(l, &names, &why)))
}

#[cfg(test)]
mod tests;
