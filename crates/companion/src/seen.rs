//! Everything that a page is composed from, as it was at one moment.

use pitch_rules::Seat;
use pitch_session::Table;
use pitch_session::table::Counsel;

use std::sync::Arc;

/// Question of the table to those who are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asking {
    /// This player would like to take back: whether the others agree.
    TakeBack(Seat),
    /// This player has been away for a while: whether a bot plays on.
    StandIn(Seat),
    /// Another phone asks for this place: whether it goes there.
    Place(Seat),
}

impl Asking {
    /// Returns the seat that it is about.
    #[must_use]
    pub const fn about(self) -> Seat {
        match self {
            Asking::TakeBack(seat) | Asking::StandIn(seat) | Asking::Place(seat) => seat,
        }
    }

    /// Returns `true` if the person in this seat has a say. The player who plays there is asked before their place goes
    /// elsewhere.
    pub(crate) fn is_put_to(self, seat: Seat) -> bool {
        matches!(self, Asking::Place(_)) || self.about() != seat
    }
}

/// Reason why something is not taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stays {
    /// Somebody did not agree.
    Refused,
    /// Somebody played on.
    WentOn,
}

/// Everything that a page is composed from.
pub(crate) struct Seen {
    pub(crate) table: Arc<Table>,
    pub(crate) has_begun: bool,
    pub(crate) gives_hints: bool,
    /// Question of the table, with its number.
    pub(crate) asking: Option<(Asking, usize)>,
    /// Player who did not take back just now what they wanted to, and why.
    pub(crate) refused: Option<(Seat, Stays)>,
    pub(crate) agreed: Vec<Seat>,
    pub(crate) places: Vec<PlaceSeen>,
    pub(crate) counsel: Vec<Option<(Option<usize>, Arc<Counsel>)>>,
    pub(crate) code: String,
}

/// Place as the others see it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlaceSeen {
    pub(crate) is_free: bool,
    pub(crate) is_away: bool,
    pub(crate) is_there: bool,
    pub(crate) is_ready: bool,
}

impl Seen {
    fn place(&self, seat: Seat) -> Option<&PlaceSeen> {
        self.places.get(seat.index())
    }

    /// Returns `true` if somebody sits here, on a phone or at the computer.
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| !place.is_free)
    }

    /// Returns `true` if the person in this seat holds their cards on a phone that is not there.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| place.is_away)
    }

    pub(crate) fn is_ready(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| place.is_ready)
    }

    /// Returns the seats that have not seen the count yet.
    pub(crate) fn waited_for(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_awaited = |seat: &Seat| self.place(*seat).is_some_and(|place| place.is_there && !place.is_ready);
        self.table.rules().seats().all().filter(is_awaited)
    }

    /// Returns `true` if this person has not answered the question of the table yet.
    pub(crate) fn is_asked(&self, seat: Seat, asking: Asking) -> bool {
        asking.is_put_to(seat) && !self.agreed.contains(&seat)
    }

    /// Returns the people whose answer this player waits for, who would like to take back.
    pub(crate) fn asked_by(&self, own: Seat) -> impl Iterator<Item = Seat> + '_ {
        let is_own = self.asking.is_some_and(|(asking, _)| asking == Asking::TakeBack(own));
        let all = self.table.rules().seats().all().filter(move |_| is_own);
        all.filter(move |seat| *seat != own && self.place(*seat).is_some_and(|place| place.is_there))
            .filter(|seat| !self.agreed.contains(seat))
    }

    pub(crate) fn counsel(&self, seat: Seat) -> Option<&Counsel> {
        let (moment, counsel) = self.counsel.get(seat.index())?.as_ref()?;
        (*moment == self.table.record().moment()).then_some(&**counsel)
    }

    /// Returns `true` if the person in this seat holds their cards on a phone that is there.
    pub(crate) fn is_there(&self, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| place.is_there)
    }

    /// Returns the places that somebody can take or ask for.
    pub(crate) fn open_places(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_open =
            |seat: &Seat| self.place(*seat).is_some_and(|place| place.is_free || place.is_away || place.is_there);
        self.table.rules().seats().all().filter(is_open)
    }

    /// Code that is typed on a phone without a camera.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }
}
