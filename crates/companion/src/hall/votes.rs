//! Questions of the table, one at a time: whether somebody may take back, whether a bot plays on for somebody who is away,
//! which phone has a place; with who agreed so far.

use super::{Hall, PATIENCE, Refused, State};
use crate::deed::Deed;
use crate::key::Key;
use crate::seen::{Asking, Stays};
use pitch_rules::Seat;

use std::sync::Arc;
use std::time::Instant;

/// Question that stands, and the last one that came to nothing.
#[derive(Default)]
pub(super) struct Votes {
    open: Option<Vote>,
    /// Number of questions that were put so far.
    count: usize,
    /// Player who did not take back what they wanted to, and why, with the number of entries of the record at that time.
    refused: Option<(Seat, Stays, usize)>,
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

impl Votes {
    /// Puts a question to the table; `asker` is the key of the phone that asks for the place it had.
    ///
    /// # Errors
    /// [`Refused::Busy`] while another question stands.
    pub(super) fn put(&mut self, asking: Asking, asker: Option<Key>) -> Result<(), Refused> {
        if self.open.is_some() {
            return Err(Refused::Busy);
        }
        self.count += 1;
        self.refused = None;
        self.open = Some(Vote { asking, number: self.count, agreed: Vec::new(), is_agreed_here: false, asker });
        Ok(())
    }

    /// Returns the question that stands.
    pub(super) fn asking(&self) -> Option<Asking> {
        self.open.as_ref().map(|vote| vote.asking)
    }

    /// Returns the question that stands, with its number.
    pub(super) fn numbered(&self) -> Option<(Asking, usize)> {
        self.open.as_ref().map(|vote| (vote.asking, vote.number))
    }

    /// Returns the seats on phones that agreed to it so far.
    pub(super) fn agreed(&self) -> Vec<Seat> {
        self.open.as_ref().map(|vote| vote.agreed.clone()).unwrap_or_default()
    }

    /// Returns the player who did not take back, and why, as long as the record has this number of entries.
    pub(super) fn refused(&self, entries: usize) -> Option<(Seat, Stays)> {
        self.refused.filter(|(.., then)| *then == entries).map(|(seat, why, _)| (seat, why))
    }

    /// Drops the question of a player who wanted to take back, and notes why nothing came of it.
    pub(super) fn drop_back(&mut self, by: Seat, why: Stays, entries: usize) {
        self.open = None;
        self.refused = Some((by, why, entries));
    }

    /// Drops the question about a seat whose place is another now.
    pub(super) fn forget(&mut self, seat: Seat) {
        let _ = self.open.take_if(|vote| vote.asking.about() == seat);
    }

    /// Drops the question about somebody who is back; a phone that had the place still asks for it.
    pub(super) fn welcome(&mut self, seat: Seat) {
        let is_about = |vote: &mut Vote| match vote.asking {
            Asking::StandIn(about) | Asking::Place(about) => about == seat && vote.asker.is_none(),
            Asking::TakeBack(_) => false,
        };
        let _ = self.open.take_if(is_about);
    }
}

impl Hall {
    /// Asks the others about somebody once they have been away for a while.
    pub(super) fn wait_for(self: &Arc<Self>, seat: Seat) {
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

    /// Asks the others about somebody who has been away for a while. Returns `false` if that is to be tried again: they
    /// are asked something else, or nobody is there yet.
    pub(super) fn ask_about(&self, seat: Seat) -> bool {
        let mut state = self.lock();
        let is_long = state.places[seat.index()].away_since.is_some_and(|since| since.elapsed() >= PATIENCE);
        if !is_long || state.has_begun && !state.table.can_leave(seat) {
            return true;
        }
        if !state.has_begun || !state.is_anybody_there() || state.votes.put(Asking::StandIn(seat), None).is_err() {
            return false;
        }
        drop(state);
        self.door.tell_all();
        true
    }

    /// Asks the others whether somebody may take back what they decided last.
    pub(crate) fn ask_back(&self, seat: Seat) -> Result<(), Refused> {
        let mut state = self.lock();
        if !state.table.can_undo() || state.table.undoes() != Some(seat) {
            return Err(Refused::Late);
        }
        state.votes.put(Asking::TakeBack(seat), None)?;
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
        state.votes.put(Asking::Place(seat), asker)?;
        drop(state);
        self.settle_vote();
        Ok(())
    }

    /// Takes the answer of somebody on a phone to the question of this number.
    pub(super) fn vote(self: &Arc<Self>, seat: Seat, number: &str, agrees: bool) -> Result<(), Refused> {
        let mut state = self.lock();
        let is_meant = |vote: &&mut Vote| vote.asking.is_put_to(seat) && number == vote.number.to_string();
        let vote = state.votes.open.as_mut().filter(is_meant).ok_or(Refused::Late)?;
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
        match state.votes.asking() {
            Some(Asking::TakeBack(by)) => {
                let entries = state.table.record().entries().len();
                state.votes.drop_back(by, Stays::Refused, entries);
            }
            Some(Asking::StandIn(seat)) => {
                state.votes.open = None;
                state.places[seat.index()].away_since = Some(Instant::now());
                drop(state);
                self.wait_for(seat);
            }
            Some(Asking::Place(_)) | None => state.votes.open = None,
        }
    }

    /// Returns the question that those at the computer have not answered yet.
    pub(crate) fn asks_here(&self) -> Option<Asking> {
        let state = self.lock();
        let is_asked = |vote: &&Vote| !vote.is_agreed_here && state.has_say(vote.asking);
        state.votes.open.as_ref().filter(is_asked).map(|vote| vote.asking)
    }

    /// Takes the answer of those at the computer to a question; one to another question is none.
    pub(crate) fn answer_here(self: &Arc<Self>, asking: Asking, agrees: bool) {
        let mut state = self.lock();
        let vote = state.votes.open.as_mut().filter(|vote| vote.asking == asking);
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
    pub(super) fn settle_vote(&self) {
        let mut state = self.lock();
        let deed = state.settled().map(|vote| match vote.asking {
            Asking::TakeBack(_) => Deed::TakeBack,
            Asking::StandIn(seat) => Deed::StandIn(seat),
            Asking::Place(seat) => {
                state.places[seat.index()].free();
                state.places[seat.index()].give(vote.asker);
                Deed::Moved(seat)
            }
        });
        drop(state);
        (self.sink)(deed.unwrap_or(Deed::Presence));
        self.door.tell_all();
    }
}

impl State {
    /// Returns `true` if people play at the computer who have a say in this.
    fn has_say(&self, asking: Asking) -> bool {
        let is_here = |seat: Seat| self.table.is_person(seat) && !self.places[seat.index()].is_on_phone;
        // The player who takes back at the computer has asked the others there.
        !(matches!(asking, Asking::TakeBack(by) if is_here(by))) && self.table.rules().seats().all().any(is_here)
    }

    /// Takes the question of the table, if everybody who is there agreed.
    fn settled(&mut self) -> Option<Vote> {
        let vote = self.votes.open.as_ref()?;
        let all = self.table.rules().seats().all();
        let is_asked = |seat: &Seat| vote.asking.is_put_to(*seat) && self.places[seat.index()].is_there();
        let mut voters = all.filter(is_asked).peekable();
        let is_asked_here = self.has_say(vote.asking);
        // The player who is alone may take back, and have again what they had; nobody else's place is given away unasked.
        let is_put = voters.peek().is_some() || is_asked_here;
        let is_free = matches!(vote.asking, Asking::TakeBack(_)) || vote.asker.is_some();
        let is_agreed = voters.all(|seat| vote.agreed.contains(&seat)) && (vote.is_agreed_here || !is_asked_here);
        if is_agreed && (is_put || is_free) { self.votes.open.take() } else { None }
    }
}
