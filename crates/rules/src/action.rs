//! Actions of a seat, and the reasons why they are refused.

use crate::bid::ParseBidError;
use crate::call::{Call, IllegalCall};
use crate::card::{Card, ParseCardError};
use crate::cards::Cards;
use crate::deal::{Pack, PackError};
use crate::hand::IllegalPlay;
use crate::remark::Remark;
use crate::seat::Seat;
use crate::throw::Throw;

use pitch_shown::quote;

use std::fmt;
use std::str::FromStr;

/// Mistake in a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// Wrong number of cards dealt to somebody (TAF-32).
    Count,
    /// Cards shown in the deal (BAP-45).
    Exposed(Cards),
}

/// Action of a seat at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// The dealer deals the pack in this order. The order comes from outside: the engine has no chance of its own.
    Deal(Pack),
    /// The dealer deals the pack in this order, and something goes wrong; only at a table where mistakes can be made.
    Misdeal(Slip, Pack),
    /// A player bids, passes, or says another of the words before the first card.
    Call(Call),
    /// A player throws these cards away, if any (B-25, M-52).
    Discard(Cards),
    /// A player plays a card.
    Play(Card),
    /// A player says something else.
    Say(Remark),
}

impl Action {
    /// Returns the call, if it is one.
    #[must_use]
    pub const fn call(&self) -> Option<Call> {
        if let Action::Call(call) = self { Some(*call) } else { None }
    }

    /// Returns the card that is played, if one is.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        if let Action::Play(card) = self { Some(*card) } else { None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(pack) => write!(f, "deal {pack}"),
            Action::Misdeal(Slip::Count, pack) => write!(f, "misdeal count: {pack}"),
            Action::Misdeal(Slip::Exposed(cards), pack) => write!(f, "misdeal exposed {cards}: {pack}"),
            Action::Call(call) => call.fmt(f),
            Action::Discard(cards) if cards.is_empty() => f.write_str("discard nothing"),
            Action::Discard(cards) => write!(f, "discard {cards}"),
            Action::Play(card) => card.fmt(f),
            Action::Say(remark) => remark.fmt(f),
        }
    }
}

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseActionError {
    /// A pack that cannot be dealt.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// A card that cannot be read.
    #[error(transparent)]
    Cards(#[from] ParseCardError),
    /// Neither a call nor a card nor anything else that is done at a table.
    #[error("`{}` is neither a call nor a card", quote(.0))]
    Unknown(String),
}

/// `pass`, a number, another word of the bidding, a card such as `TD`, a remark, `discard` and cards, or `deal` and the
/// cards of the pack.
impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(pack) = text.strip_prefix("deal ") {
            return Ok(Action::Deal(pack.parse()?));
        }
        if let Some(cards) = text.strip_prefix("discard ") {
            return Ok(Action::Discard(if cards == "nothing" { Cards::NONE } else { cards.parse()? }));
        }
        if let Some((slip, pack)) = text.strip_prefix("misdeal ").and_then(|rest| rest.split_once(": ")) {
            let slip = match slip.strip_prefix("exposed ") {
                Some(cards) => Slip::Exposed(cards.parse()?),
                None if slip == "count" => Slip::Count,
                None => return Err(ParseActionError::Unknown(text.to_owned())),
            };
            return Ok(Action::Misdeal(slip, pack.parse()?));
        }
        let call: Result<Call, ParseBidError> = text.parse();
        let card: Result<Card, ParseCardError> = text.parse();
        match (call, card, text.parse::<Remark>()) {
            (Ok(call), ..) => Ok(Action::Call(call)),
            (_, Ok(card), _) => Ok(Action::Play(card)),
            (.., Ok(remark)) => Ok(Action::Say(remark)),
            _ => Err(ParseActionError::Unknown(text.to_owned())),
        }
    }
}

/// Reason why an action is refused. The game stays as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Turn of another seat, the one given.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// The seat is not at the table.
    #[error("seat {0} is not at the table")]
    NoSuchSeat(Seat),
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
    /// Other cards must be thrown away (B-25, M-52).
    #[error("{} of the hand are to be thrown away", .0)]
    Discard(Throw),
    /// Nobody throws cards away now.
    #[error("no cards are to be thrown away")]
    NoDiscard,
    /// Something else is to be said first, by this seat.
    #[error("seat {0} has something to settle first")]
    Unsettled(Seat),
    /// Remark that cannot be made now.
    #[error("`{0}` cannot be said now")]
    NotNow(Remark),
    /// At this table mistakes cannot be made, so that there is nothing to say about them.
    #[error("at this table no mistakes can be made")]
    NoMistakes,
    /// The others could still take a trick (B-51).
    #[error("the others could still take a trick")]
    NotCertain,
    /// The hand is not worthless: a trump, a card above a nine, or one that counts for Game (B-54).
    #[error("only a hand without a trump, a card above a nine and a card that counts for Game can be laid down")]
    NotWorthless,
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
    /// Returns the clause of `docs/rules.md` that forbids the action, where there is one.
    #[must_use]
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            IllegalAction::Call(call) => call.clause(),
            IllegalAction::Play(play) => play.clause(),
            IllegalAction::StillBidding => Some("BAP-20"),
            IllegalAction::Discard(_) => Some("B-25"),
            IllegalAction::NotCertain => Some("B-51"),
            IllegalAction::NotWorthless => Some("B-54"),
            IllegalAction::NoMistakes => Some("B-42"),
            IllegalAction::NotNow(Remark::EndByScore) => Some("B-55"),
            IllegalAction::GameOver
            | IllegalAction::NotYourTurn(_)
            | IllegalAction::NoSuchSeat(_)
            | IllegalAction::DealFirst
            | IllegalAction::NothingToDeal
            | IllegalAction::BiddingOver
            | IllegalAction::NoDiscard
            | IllegalAction::Unsettled(_)
            | IllegalAction::NotNow(_)
            | IllegalAction::Pack(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_and_read_back() {
        let texts = [
            "pass",
            "2",
            "4",
            "TD",
            "AS",
            "deal AS KS 2C",
            "take_one",
            "pitch",
            "discard 2C 3D",
            "discard nothing",
            "rest_are_mine",
            "misdeal count: AS KS",
            "misdeal exposed JD: AS JD",
            "call_renege 3",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "bid", "deal AS AS", "deal X", "128", "discard 1", "misdeal", "misdeal x: AS"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
