//! How many points a player undertakes to make.

use crate::points::Points;

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// How many of the points of a hand a player undertakes to make, 1 to 63 (M-40).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Bid(u8);

impl Bid {
    /// A bid of one, the lowest of the selling-out game (B-30).
    pub const ONE: Bid = Bid(1);
    /// A bid of two, the lowest of Auction Pitch (BAP-21).
    pub const TWO: Bid = Bid(2);
    /// A bid of four: the smudge of Auction Pitch (BAP-24).
    pub const FOUR: Bid = Bid(4);
    /// A bid of five: the smudge where it is a bid above four (C-02).
    pub const FIVE: Bid = Bid(5);
    /// The highest bid that any game knows (M-40).
    pub const MOST: Bid = Bid(63);

    /// The highest bid of a game with a name.
    pub(crate) const fn of(number: u8) -> Bid {
        Bid(number)
    }

    /// A bid of this number, if it is 1 to 63.
    #[must_use]
    pub const fn new(number: u8) -> Option<Bid> {
        if number >= 1 && number <= Bid::MOST.0 { Some(Bid(number)) } else { None }
    }

    /// The number bid, 1 to 63.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The points that it promises.
    #[must_use]
    pub const fn points(self) -> Points {
        Points(self.0 as i16)
    }

    /// Every bid from this one to that, both included.
    pub fn range(self, highest: Bid) -> impl Iterator<Item = Bid> + Clone {
        (self.0..=highest.0).map(Bid)
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no bid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a bid: say `pass` or a number from 1 to 63", quote(.0))]
pub struct ParseBidError(pub String);

impl FromStr for Bid {
    type Err = ParseBidError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Bid::new).ok_or_else(|| ParseBidError(text.to_owned()))
    }
}

impl From<Bid> for u8 {
    fn from(bid: Bid) -> u8 {
        bid.0
    }
}

impl TryFrom<u8> for Bid {
    type Error = ParseBidError;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Bid::new(number).ok_or_else(|| ParseBidError(number.to_string()))
    }
}
