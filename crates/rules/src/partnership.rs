//! Partnerships in a hand: the sides that keep score, or those of a called partner and all others (M-70).

use crate::call::Contract;
use crate::rules::Rules;
use crate::seat::{Seat, Side};

impl Rules {
    /// Returns the side for which a seat plays in a hand. With a called partner that is the pitcher's side, or the side
    /// of all others, which has the number of the first of them after the pitcher (M-70).
    #[must_use]
    #[inline]
    pub fn side_in(&self, contract: Option<Contract>, seat: Seat) -> Side {
        if self.calls_partner() { self.side_called(contract, seat) } else { self.side_of(seat) }
    }

    /// Returns the side for which a seat plays in a hand with a called partner; the seat's own before there is a contract.
    #[cold]
    fn side_called(&self, contract: Option<Contract>, seat: Seat) -> Side {
        let Some(contract) = contract else { return self.side_of(seat) };
        if contract.is_pitched_by(seat) {
            return self.side_of(contract.pitcher);
        }
        let other = self.seats().after(contract.pitcher).find(|&other| !contract.is_pitched_by(other));
        self.side_of(other.unwrap_or(seat))
    }

    /// Returns `true` if two seats play together in a hand (M-70).
    #[must_use]
    pub fn are_partners(&self, contract: Option<Contract>, one: Seat, other: Seat) -> bool {
        self.side_in(contract, one) == self.side_in(contract, other)
    }

    /// Returns the side of the hand to which a side that keeps score belongs.
    #[must_use]
    pub fn camp(&self, contract: Option<Contract>, side: Side) -> Side {
        // The player who calls a partner keeps a score of their own.
        let seat = Seat::new(side.index()).filter(|_| self.calls_partner());
        seat.map_or(side, |seat| self.side_in(contract, seat))
    }

    /// Returns the sides that score what one side of a hand makes: the pitcher and the partner, or all others, in turn
    /// after this dealer (B-24); without a called partner just that side (M-70).
    pub fn scorers(&self, dealer: Seat, contract: Option<Contract>, camp: Side) -> impl Iterator<Item = Side> + '_ {
        let (alone, together) = if self.calls_partner() { (None, true) } else { (Some(camp), false) };
        // The player who calls a partner keeps a score of their own.
        let seats = together.then(|| self.seats().after(dealer)).into_iter().flatten();
        let allies = seats.filter(move |&seat| self.side_in(contract, seat) == camp);
        alone.into_iter().chain(allies.map(|seat| self.side_of(seat)))
    }
}
