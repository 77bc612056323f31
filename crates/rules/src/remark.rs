//! Remarks at the table besides bidding: claims, and the words of the law of the table.

use crate::card::{Card, ParseCardError, Suit};
use crate::seat::{ParseSeatError, Seat};

use pitch_shown::quote;

use std::fmt;
use std::str::FromStr;

/// Requirement of the pitcher on a player who led in their place (BAP-55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Demand {
    /// Their highest card of the suit led.
    Highest,
    /// Their lowest card of the suit led.
    Lowest,
    /// A trump.
    Trump,
    /// No trump.
    NoTrump,
}

impl Demand {
    /// Every demand.
    pub const ALL: [Demand; 4] = [Demand::Highest, Demand::Lowest, Demand::Trump, Demand::NoTrump];

    /// Returns the demand as it is written.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Demand::Highest => "highest",
            Demand::Lowest => "lowest",
            Demand::Trump => "trump",
            Demand::NoTrump => "no_trump",
        }
    }
}

/// Something said at the table that is neither a bid nor a card played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remark {
    /// "The rest are mine" (B-51).
    RestAreMine,
    /// "I lay my hand down": worthless, and out of the tricks (B-54).
    LayDown,
    /// "I take that back": a card that did not follow, before the trick is complete (TAF-33, B-45).
    TakeBack,
    /// "You reneged" (TAF-34).
    CallRenege(Seat),
    /// "Play the card that you showed" (TAF-38).
    CallCard(Seat, Card),
    /// A card is shown that should not be.
    Expose(Card),
    /// The pitcher's partner looks at their cards too early (C-18).
    Look,
    /// "Four", and this card pitched, against a premature pitch (BAP-53).
    Override(Card),
    /// A premature pitch is let stand (BAP-52).
    Decline,
    /// The pitcher has a wrong lead withdrawn (BAP-54).
    Withdraw,
    /// The pitcher lets a wrong lead stand (BAP-56).
    LetStand,
    /// The pitcher names trump after a wrong lead to which they played (BAP-56).
    NameTrump(Suit),
    /// The pitcher calls a card, whose holder is their partner for the hand (M-71).
    CallPartner(Card),
    /// The player who cut the higher card says who pitches first (DON-07).
    FirstPitcher(Seat),
    /// The pitcher demands a kind of card of the player who led in their place, or nothing (BAP-55).
    Demand(Option<Demand>),
    /// Nobody has anything to claim, as far as this seat knows: the hand may be counted (B-44).
    Content,
    /// "My hand is worth nothing": before they first speak a player asks for a new deal (M-57).
    WeakHand,
    /// "Let us stop": a game that does not get on ends by the score (B-55).
    EndByScore,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::RestAreMine => f.write_str("rest_are_mine"),
            Remark::LayDown => f.write_str("lay_down"),
            Remark::TakeBack => f.write_str("take_back"),
            Remark::CallRenege(seat) => write!(f, "call_renege {seat}"),
            Remark::CallCard(seat, card) => write!(f, "call_card {seat} {card}"),
            Remark::Expose(card) => write!(f, "expose {card}"),
            Remark::Look => f.write_str("look"),
            Remark::Override(card) => write!(f, "override {card}"),
            Remark::Decline => f.write_str("decline"),
            Remark::Withdraw => f.write_str("withdraw"),
            Remark::LetStand => f.write_str("let_stand"),
            Remark::NameTrump(suit) => write!(f, "name {suit}"),
            Remark::CallPartner(card) => write!(f, "call_partner {card}"),
            Remark::FirstPitcher(seat) => write!(f, "first_pitcher {seat}"),
            Remark::Demand(demand) => write!(f, "demand {}", demand.map_or("nothing", Demand::id)),
            Remark::Content => f.write_str("content"),
            Remark::WeakHand => f.write_str("weak_hand"),
            Remark::EndByScore => f.write_str("end_by_score"),
        }
    }
}

/// A text that is no remark.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseRemarkError {
    /// No such remark.
    #[error("`{}` is nothing that can be said", quote(.0))]
    Unknown(String),
    /// It names no card or suit.
    #[error(transparent)]
    Card(#[from] ParseCardError),
    /// It names no seat.
    #[error(transparent)]
    Seat(#[from] ParseSeatError),
}

impl FromStr for Remark {
    type Err = ParseRemarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words.as_slice() {
            ["rest_are_mine"] => Remark::RestAreMine,
            ["lay_down"] => Remark::LayDown,
            ["take_back"] => Remark::TakeBack,
            ["call_renege", seat] => Remark::CallRenege(seat.parse()?),
            ["call_card", seat, card] => Remark::CallCard(seat.parse()?, card.parse()?),
            ["expose", card] => Remark::Expose(card.parse()?),
            ["look"] => Remark::Look,
            ["override", card] => Remark::Override(card.parse()?),
            ["decline"] => Remark::Decline,
            ["withdraw"] => Remark::Withdraw,
            ["let_stand"] => Remark::LetStand,
            ["name", suit] => Remark::NameTrump(suit.parse()?),
            ["call_partner", card] => Remark::CallPartner(card.parse()?),
            ["first_pitcher", seat] => Remark::FirstPitcher(seat.parse()?),
            ["demand", "nothing"] => Remark::Demand(None),
            ["demand", kind] => {
                let demand = Demand::ALL.into_iter().find(|demand| demand.id() == *kind);
                Remark::Demand(Some(demand.ok_or_else(|| ParseRemarkError::Unknown(text.to_owned()))?))
            }
            ["content"] => Remark::Content,
            ["weak_hand"] => Remark::WeakHand,
            ["end_by_score"] => Remark::EndByScore,
            _ => return Err(ParseRemarkError::Unknown(text.to_owned())),
        })
    }
}

/// One remark of every kind as it is written, for tests that must leave none out.
#[cfg(test)]
pub(crate) const EVERY: [&str; 21] = [
    "rest_are_mine",
    "lay_down",
    "take_back",
    "call_renege 2",
    "call_card 1 7H",
    "expose TD",
    "look",
    "override AS",
    "decline",
    "withdraw",
    "let_stand",
    "name D",
    "call_partner KS",
    "first_pitcher 3",
    "demand highest",
    "demand lowest",
    "demand trump",
    "demand no_trump",
    "demand nothing",
    "content",
    "end_by_score",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_written_and_read_back() {
        for text in EVERY {
            assert_eq!(text.parse::<Remark>().map(|remark| remark.to_string()).as_deref(), Ok(text));
        }
        for text in
            ["", "call_renege", "call_renege 9", "first_pitcher", "name X", "demand", "demand ace", "expose", "Look"]
        {
            assert!(text.parse::<Remark>().is_err(), "{text}");
        }
    }
}
