//! What a seat can do, and why it may not.

use crate::engine::auction::{Call, IllegalCall};
use crate::engine::bid::ParseBidError;
use crate::engine::card::{Card, ParseCardError};
use crate::engine::deal::{Pack, PackError};
use crate::engine::hand::IllegalPlay;
use crate::engine::seat::Seat;

use std::fmt;
use std::str::FromStr;

/// What a seat does at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// The dealer deals the pack in this order. The order comes from outside: the engine has no chance of its own.
    Deal(Pack),
    /// A player bids or passes.
    Call(Call),
    /// A player plays a card.
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(pack) => write!(f, "deal {pack}"),
            Action::Call(call) => call.fmt(f),
            Action::Play(card) => card.fmt(f),
        }
    }
}

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError {
    /// A pack that cannot be dealt.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// Neither a call nor a card.
    #[error("`{0}` is neither a call nor a card")]
    Unknown(String),
}

/// `pass`, a number, a card such as `TD`, or `deal` and the cards of the pack.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(pack) = text.strip_prefix("deal ") {
            return Ok(Action::Deal(pack.parse()?));
        }
        let call: Result<Call, ParseBidError> = text.parse();
        let card: Result<Card, ParseCardError> = text.parse();
        match (call, card) {
            (Ok(call), _) => Ok(Action::Call(call)),
            (_, Ok(card)) => Ok(Action::Play(card)),
            _ => Err(ParseActionError::Unknown(text.to_owned())),
        }
    }
}

/// Why an action is refused. The game is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// It is somebody else's turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// A hand must be dealt first.
    #[error("the next hand is to be dealt")]
    DealFirst,
    /// A hand is being played: nothing is to be dealt.
    #[error("a hand is being played, nothing is to be dealt")]
    NothingToDeal,
    /// The bidding is not over.
    #[error("the bidding is not over")]
    StillBidding,
    /// The bidding is over.
    #[error("the bidding is over")]
    BiddingOver,
    /// The pack cannot be dealt.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// The call is not allowed.
    #[error(transparent)]
    Call(#[from] IllegalCall),
    /// The card is not allowed.
    #[error(transparent)]
    Play(#[from] IllegalPlay),
}

impl IllegalAction {
    /// The clause of `docs/rules.md` that forbids it, where there is one.
    #[must_use]
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            IllegalAction::Call(IllegalCall::OutOfRange { .. }) => Some("BAP-21"),
            IllegalAction::Call(IllegalCall::TooLow { .. }) => Some("BAP-22"),
            IllegalAction::Call(IllegalCall::DealerMustBid) => Some("B-01"),
            IllegalAction::Call(IllegalCall::SmudgeInTheHole) => Some("B-06"),
            IllegalAction::Play(IllegalPlay::MustFollowTrump { .. }) => Some("BAP-27"),
            IllegalAction::Play(IllegalPlay::MustFollowOrTrump { .. } | IllegalPlay::MustFollow { .. }) => {
                Some("BAP-28")
            }
            IllegalAction::Play(IllegalPlay::Undertrump { .. }) => Some("B-40"),
            IllegalAction::NotYourTurn(_) | IllegalAction::StillBidding => Some("BAP-20"),
            IllegalAction::GameOver
            | IllegalAction::DealFirst
            | IllegalAction::NothingToDeal
            | IllegalAction::BiddingOver
            | IllegalAction::Pack(_)
            | IllegalAction::Play(IllegalPlay::NotHeld(_)) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_back() {
        for text in ["pass", "2", "4", "TD", "AS", "deal AS KS 2C"] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "bid", "deal AS AS", "deal X", "11"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
