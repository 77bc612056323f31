//! Calls before the first card: bids, the words of a sale, and standing or begging.

use crate::bid::{Bid, ParseBidError};
use crate::card::Card;
use crate::rules::PartnerShown;
use crate::seat::Seat;

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// Call of a player whose turn it is to speak.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Call {
    /// They do not bid; eldest offers the pitch for sale with the same word (EBP-09).
    Pass,
    /// They bid.
    Bid(Bid),
    /// Eldest pitches instead of selling, and must make four (EBP-08).
    Pitch,
    /// Eldest sells the pitch to the highest bidder (EBP-11).
    Accept,
    /// Eldest keeps the pitch for as many points as were bid (EBP-11).
    Undertake,
    /// Eldest is content with the suit turned up (TAF-12).
    Stand,
    /// Eldest asks for another suit (TAF-13).
    Beg,
    /// The dealer keeps the suit and gives a point (TAF-14).
    TakeOne,
    /// The dealer deals more cards and turns up another (TAF-15).
    Run,
    /// One of two players proposes to throw the deal in, or agrees to it (C-20).
    Bunch,
}

/// Written form of every call but the bids.
const WORDS: [(Call, &str); 9] = [
    (Call::Pass, "pass"),
    (Call::Pitch, "pitch"),
    (Call::Accept, "accept"),
    (Call::Undertake, "undertake"),
    (Call::Stand, "stand"),
    (Call::Beg, "beg"),
    (Call::TakeOne, "take_one"),
    (Call::Run, "run"),
    (Call::Bunch, "bunch"),
];

impl Call {
    /// Returns the bid, if the call is one.
    #[must_use]
    pub const fn bid(self) -> Option<Bid> {
        match self {
            Call::Bid(bid) => Some(bid),
            Call::Pass
            | Call::Pitch
            | Call::Accept
            | Call::Undertake
            | Call::Stand
            | Call::Beg
            | Call::TakeOne
            | Call::Run
            | Call::Bunch => None,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, WORDS.iter().find(|(call, _)| call == self)) {
            (Call::Bid(bid), _) => bid.fmt(f),
            (_, word) => f.write_str(word.map_or("", |(_, word)| word)),
        }
    }
}

impl FromStr for Call {
    type Err = ParseBidError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        WORDS.iter().find(|(_, word)| *word == text).map_or_else(|| text.parse().map(Call::Bid), |(call, _)| Ok(*call))
    }
}

/// Contract of a hand: the pitcher, the points they must make, and their partner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contract {
    /// The pitcher: they lead first, and the suit they lead is trump (BAP-25, BAP-26).
    pub pitcher: Seat,
    /// Bid that the pitcher must make, or nothing if they pitch without obligation (EBP-12).
    pub bid: Option<Bid>,
    /// The holder of the card that the pitcher called, as far as it is known; nobody where no partner is called (M-71).
    #[serde(default)]
    pub partner: Option<Seat>,
}

impl Contract {
    /// Creates a contract without a called partner.
    #[must_use]
    pub const fn new(pitcher: Seat, bid: Option<Bid>) -> Self {
        Contract { pitcher, bid, partner: None }
    }

    /// Returns `true` if this seat is the pitcher or the partner they called.
    #[must_use]
    pub fn is_pitched_by(self, seat: Seat) -> bool {
        seat == self.pitcher || Some(seat) == self.partner
    }
}

/// The card by which the pitcher called a partner (M-71).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartnerCard {
    /// The card.
    pub card: Card,
    /// Time at which the holder of the card becomes known.
    pub shown: PartnerShown,
}

/// Outcome of the bidding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Somebody pitches.
    Contract(Contract),
    /// The hand is thrown in, and this player deals the next.
    Redeal(Seat),
}

/// Reason why a call is refused in the bidding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IllegalCall {
    /// The bid is below the lowest or above the highest bid (BAP-21).
    #[error("{bid} cannot be bid: bids go from {min} to {max}")]
    OutOfRange {
        /// Bid that is refused.
        bid: Bid,
        /// The lowest bid.
        min: Bid,
        /// The highest bid.
        max: Bid,
    },
    /// The bid does not rise above the one before it (BAP-22, BAP-23).
    #[error("{bid} does not rise above the bid of {standing}")]
    TooLow {
        /// Bid that is refused.
        bid: Bid,
        /// The highest bid so far.
        standing: Bid,
    },
    /// All others passed, and the dealer must bid (B-01).
    #[error("all others passed: the dealer must bid")]
    DealerMustBid,
    /// All others passed, and the dealer must bid at least this (M-41).
    #[error("all others passed: the dealer must bid {0} or more")]
    ForcedBid(Bid),
    /// All others passed, and the dealer is held to this bid (M-41).
    #[error("all others passed: the dealer must bid {0}")]
    HeldTo(Bid),
    /// A player in the hole may not bid a smudge (B-06).
    #[error("a player in the hole may not bid a smudge")]
    SmudgeInTheHole,
    /// The price would bring the seller to the target (B-31).
    #[error("a price of {0} would put the seller out")]
    PutsSellerOut(Bid),
    /// The point for the beg would win the game, and at this table it may not (B-21).
    #[error("the point for the beg would put the player out")]
    GiftWouldWin,
    /// They called out of turn or too low before, and must pass (BAP-50).
    #[error("after an irregular bid a player must pass")]
    MustPass,
    /// Call that is not among those of this moment.
    #[error("`{0}` cannot be said now")]
    NotNow(Call),
}

impl IllegalCall {
    /// Returns the clause of `docs/rules.md` that forbids the call, where there is one.
    #[must_use]
    pub(crate) const fn clause(&self) -> Option<&'static str> {
        match self {
            IllegalCall::OutOfRange { .. } => Some("BAP-21"),
            IllegalCall::TooLow { .. } => Some("BAP-22"),
            IllegalCall::DealerMustBid => Some("B-01"),
            IllegalCall::ForcedBid(_) | IllegalCall::HeldTo(_) => Some("M-41"),
            IllegalCall::SmudgeInTheHole => Some("B-06"),
            IllegalCall::PutsSellerOut(_) => Some("B-31"),
            IllegalCall::GiftWouldWin => Some("B-21"),
            IllegalCall::MustPass => Some("BAP-50"),
            IllegalCall::NotNow(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_written_and_read_back() {
        let words = WORDS.iter().map(|(_, word)| *word);
        for text in words.chain(["1", "2", "3", "4", "5"]) {
            assert_eq!(text.parse::<Call>().map(|call| call.to_string()).as_deref(), Ok(text));
        }
        for text in ["0", "128", "", "Pass", "two", "take one"] {
            assert!(text.parse::<Call>().is_err());
        }
    }
}
