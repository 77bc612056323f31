//! Bids: the points that players undertake to make.

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// Number of points of a hand that a player undertakes to make, 1 to 127 (M-40), or the moon, which is everything (M-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Bid(u8);

/// A bid as it stands in a file: a number, or the word for the moon.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a bid is a number from 1 to 127, or `moon`")]
enum Written {
    Number(u8),
    Word(String),
}

impl Bid {
    /// A bid of one, the lowest of the selling-out game (B-30).
    pub const ONE: Bid = Bid(1);
    /// A bid of two, the lowest of Auction Pitch (BAP-21).
    pub const TWO: Bid = Bid(2);
    /// A bid of four: the smudge of Auction Pitch (BAP-24).
    pub const FOUR: Bid = Bid(4);
    /// A bid of five: the smudge where it is a bid above four (C-02).
    pub const FIVE: Bid = Bid(5);
    /// The highest number that can be bid in any game (M-40).
    pub const MOST: Bid = Bid(127);
    /// A bid of everything, which stands above every number (M-43).
    pub const MOON: Bid = Bid(128);
    /// Written form of the moon.
    const WORD: &str = "moon";

    /// Creates a bid of this number, unchecked: for the highest bids of the games that have a name.
    pub(crate) const fn of(number: u8) -> Bid {
        Bid(number)
    }

    /// Creates a bid of this number, if it is 1 to 127.
    #[must_use]
    pub const fn new(number: u8) -> Option<Bid> {
        if number >= 1 && number <= Bid::MOST.0 { Some(Bid(number)) } else { None }
    }

    /// Returns the number bid, 1 to 127; the moon counts as the number above them all.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns `true` if the bid is the moon.
    #[must_use]
    pub const fn is_moon(self) -> bool {
        self.0 == Bid::MOON.0
    }

    /// Returns every bid from this one to `highest`, both included.
    pub fn range(self, highest: Bid) -> impl Iterator<Item = Bid> + Clone {
        (self.0..=highest.0).map(Bid)
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_moon() { f.write_str(Bid::WORD) } else { self.0.fmt(f) }
    }
}

/// A text that is no bid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a bid: say `pass`, a number from 1 to 127, or `moon`", quote(.0))]
pub struct ParseBidError(pub String);

impl FromStr for Bid {
    type Err = ParseBidError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = || text.parse().ok().and_then(Bid::new);
        Some(Bid::MOON).filter(|_| text == Bid::WORD).or_else(number).ok_or_else(|| ParseBidError(text.to_owned()))
    }
}

impl From<Bid> for Written {
    fn from(bid: Bid) -> Written {
        if bid.is_moon() { Written::Word(bid.to_string()) } else { Written::Number(bid.0) }
    }
}

impl TryFrom<Written> for Bid {
    type Error = ParseBidError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written::Number(number) => Bid::new(number).ok_or_else(|| ParseBidError(number.to_string())),
            Written::Word(word) => word.parse(),
        }
    }
}
