//! Names of the points that score in a hand.

use crate::as_text::as_text;
use crate::card::{Card, Rank, Suit};
use crate::cards::Cards;

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// Something that scores in a hand: High, Low, Jack and Game, and what other games of the family count besides (M-31,
/// M-32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Point {
    /// The highest trump in play (BAP-13).
    High,
    /// The lowest trump in play (BAP-14).
    Low,
    /// Winning the trump jack (BAP-15).
    Jack,
    /// The most card points (BAP-16).
    Game,
    /// The last trick (M-31).
    Last,
    /// Winning the trump of this rank (M-32).
    Trump(Rank),
    /// Winning the off-trump of this rank (M-32).
    Off(Rank),
    /// Winning a joker: each of them scores (M-32).
    Joker,
    /// Winning a card of this rank that is no trump: each of them scores (M-32).
    Plain(Rank),
}

impl Point {
    /// High, Low, Jack and Game, in counting order: the points that the whole family has its name from.
    pub const ALL_FOURS: [Point; 4] = [Point::High, Point::Low, Point::Jack, Point::Game];

    /// Returns every point there can be, in the order in which a list of them is offered.
    pub fn all() -> impl Iterator<Item = Point> {
        let trumps = Rank::ALL.into_iter().rev().flat_map(|rank| [Point::Trump(rank), Point::Off(rank)]);
        let trumps = trumps.chain([Point::Joker]);
        let plain = Rank::ALL.into_iter().rev().map(Point::Plain);
        [Point::High, Point::Low, Point::Jack].into_iter().chain(trumps).chain(plain).chain([Point::Last, Point::Game])
    }

    /// Returns `true` if the point is scored by winning or playing a card, and not by the whole hand (M-32).
    #[must_use]
    pub const fn is_card(self) -> bool {
        matches!(self, Point::Trump(_) | Point::Off(_) | Point::Joker | Point::Plain(_))
    }

    /// Returns the cards that score the point where this suit is trump, if they are trumps: none for a point that no
    /// single card is named for.
    #[must_use]
    pub fn trumps(self, trump: Suit) -> Cards {
        match self {
            Point::Jack => Cards::of(Card::new(Rank::Jack, trump)),
            Point::Trump(rank) => Cards::of(Card::new(rank, trump)),
            Point::Off(rank) => Cards::of(Card::new(rank, trump.of_same_color())),
            Point::Joker => Cards::JOKERS,
            Point::High | Point::Low | Point::Game | Point::Last | Point::Plain(_) => Cards::NONE,
        }
    }

    /// Returns the maximum number of cards that can score the point in one hand, or 1 if it is no card's: a plain rank
    /// is three cards.
    #[must_use]
    pub const fn most(self) -> u8 {
        match self {
            Point::Plain(_) => 3,
            Point::Joker => 2,
            Point::High | Point::Low | Point::Jack | Point::Game | Point::Last | Point::Trump(_) | Point::Off(_) => 1,
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Point::High => "high",
            Point::Low => "low",
            Point::Jack => "jack",
            Point::Game => "game",
            Point::Last => "last",
            Point::Trump(rank) => return rank.fmt(f),
            Point::Off(rank) => return write!(f, "o{rank}"),
            Point::Joker => "X",
            Point::Plain(rank) => return write!(f, "p{rank}"),
        })
    }
}

/// A text that names nothing that scores.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is nothing that scores: write high, low, jack, game, last, a rank, o or p and a rank, or X", pitch_shown::quote(.0))]
pub struct ParsePointError(pub String);

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Point::all().find(|point| point.to_string() == text).ok_or_else(|| ParsePointError(text.to_owned()))
    }
}

as_text!(Point);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_written_and_read_back() {
        for point in Point::all() {
            assert_eq!(point.to_string().parse(), Ok(point));
        }
        assert_eq!(Point::all().count(), 45);
        for text in ["", "High", "10", "pp", "p"] {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError(text.to_owned())));
        }
    }
}
