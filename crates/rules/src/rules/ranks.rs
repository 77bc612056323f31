//! Options that name ranks: the points of a card turned up, and the cards that may not be exposed in dealing.

use crate::card::{Card, Rank};

use pitch_shown::quote;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use std::collections::BTreeMap;
use std::fmt;

/// A text that names no rank, or a number of points that a rank cannot have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseRanksError {
    /// No such rank.
    #[error("`{}` is no rank: ranks are 2 to 9, T, J, Q, K and A", quote(.0))]
    Rank(String),
    /// Too many points for a card turned up.
    #[error("{0} points for a card turned up are more than {max}", max = RankScores::MOST)]
    Points(u8),
}

fn rank(text: &str) -> Result<Rank, ParseRanksError> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let found = letter.and_then(|letter| Rank::ALL.into_iter().find(|rank| rank.letter() == letter));
    found.ok_or_else(|| ParseRanksError::Rank(text.to_owned()))
}

/// Points for some ranks, 0 to 6 each, which the dealer's side scores for a card turned up (TAF-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RankScores([u8; 13]);

impl RankScores {
    /// Nothing for any rank.
    pub const NONE: RankScores = RankScores([0; 13]);
    /// Most points that a rank can have.
    pub const MOST: u8 = 6;

    /// Makes scores of these points, with nothing for all other ranks; more than [`Self::MOST`] count as that.
    #[must_use]
    pub const fn of(scores: &[(Rank, u8)]) -> Self {
        let mut points = [0; 13];
        let mut index = 0;
        while index < scores.len() {
            let (rank, score) = scores[index];
            points[rank as usize] = if score > Self::MOST { Self::MOST } else { score };
            index += 1;
        }
        RankScores(points)
    }

    /// Returns the points for a rank, 0 to 6.
    #[must_use]
    pub const fn get(self, rank: Rank) -> u8 {
        self.0[rank as usize]
    }

    /// Returns the points for a card, 0 to 6: those of its rank, and none for a joker.
    #[must_use]
    pub fn of_card(self, card: Card) -> u8 {
        card.rank().map_or(0, |rank| self.get(rank))
    }

    /// Returns the scores with other points for one rank; more than [`Self::MOST`] count as that.
    #[must_use]
    pub const fn with(mut self, rank: Rank, score: u8) -> Self {
        self.0[rank as usize] = if score > Self::MOST { Self::MOST } else { score };
        self
    }

    /// Returns the scores with nothing for all other ranks than these.
    #[must_use]
    pub fn among(self, ranks: RankSet) -> Self {
        let scoring = self.iter().filter(|(rank, _)| ranks.contains(*rank));
        scoring.fold(RankScores::NONE, |scores, (rank, score)| scores.with(rank, score))
    }

    /// Returns the ranks that score, highest first, with their points.
    pub fn iter(self) -> impl Iterator<Item = (Rank, u8)> {
        Rank::ALL.into_iter().rev().map(move |rank| (rank, self.get(rank))).filter(|(_, score)| *score > 0)
    }
}

impl Serialize for RankScores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (rank, score) in self.iter() {
            map.serialize_entry(&rank.letter().to_string(), &score)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for RankScores {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut scores = RankScores::NONE;
        for (name, score) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            if score > Self::MOST {
                return Err(D::Error::custom(ParseRanksError::Points(score)));
            }
            scores = scores.with(rank(&name).map_err(D::Error::custom)?, score);
        }
        Ok(scores)
    }
}

/// A set of ranks; in files a list of them, `any` for all and `none` for none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RankSet(u16);

impl RankSet {
    /// No rank.
    pub const NONE: RankSet = RankSet(0);
    /// Every rank.
    pub const ANY: RankSet = RankSet((1 << 13) - 1);

    /// Makes a set of these ranks.
    #[must_use]
    pub const fn of(ranks: &[Rank]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < ranks.len() {
            bits |= 1 << ranks[index] as u16;
            index += 1;
        }
        RankSet(bits)
    }

    /// Makes a set of the ranks from one to another, both included.
    #[must_use]
    pub const fn from_to(low: Rank, high: Rank) -> Self {
        RankSet((1 << (high as u16 + 1)) - (1 << low as u16))
    }

    /// Returns a bit for each rank, the first for the two.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns `true` if the rank is in the set.
    #[must_use]
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 >> rank as u16 & 1 == 1
    }

    /// Returns the set with this rank in it, or without it.
    #[must_use]
    pub const fn with(self, rank: Rank, is_in: bool) -> Self {
        let bit = 1 << rank as u16;
        RankSet(if is_in { self.0 | bit } else { self.0 & !bit })
    }

    /// Returns the ranks that are in another set as well.
    #[must_use]
    pub const fn among(self, other: RankSet) -> Self {
        RankSet(self.0 & other.0)
    }

    /// Returns the ranks, highest first.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().rev().filter(move |rank| self.contains(*rank))
    }
}

impl Serialize for RankSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            RankSet::ANY => serializer.serialize_str("any"),
            RankSet::NONE => serializer.serialize_str("none"),
            set => serializer.collect_seq(set.iter().map(|rank| rank.letter().to_string())),
        }
    }
}

impl<'de> Deserialize<'de> for RankSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RankSetVisitor)
    }
}

struct RankSetVisitor;

impl<'de> Visitor<'de> for RankSetVisitor {
    type Value = RankSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of ranks, `any` or `none`")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<RankSet, E> {
        match text {
            "any" => Ok(RankSet::ANY),
            "none" => Ok(RankSet::NONE),
            _ => Err(E::custom(ParseRanksError::Rank(text.to_owned()))),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<RankSet, A::Error> {
        let mut set = RankSet::NONE;
        while let Some(name) = seq.next_element::<String>()? {
            set = set.with(rank(&name).map_err(A::Error::custom)?, true);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_and_read_back() {
        let scores = RankScores::of(&[(Rank::Ace, 1), (Rank::Six, 2), (Rank::Jack, 3)]);
        let text = ron::to_string(&scores).expect("text");
        assert_eq!(text, r#"{"A":1,"J":3,"6":2}"#);
        assert_eq!(ron::from_str::<RankScores>(&text).as_ref(), Ok(&scores));
        assert_eq!(serde_json::from_str::<RankScores>(&text).ok(), Some(scores));
        assert!(ron::from_str::<RankScores>(r#"{"A":7}"#).is_err());
        assert!(ron::from_str::<RankScores>(r#"{"10":1}"#).is_err());
    }

    #[test]
    fn sets_are_written_and_read_back() {
        let some = RankSet::of(&[Rank::Ace, Rank::Jack, Rank::Two]);
        for (set, text) in [(some, r#"["A","J","2"]"#), (RankSet::ANY, r#""any""#), (RankSet::NONE, r#""none""#)] {
            assert_eq!(ron::to_string(&set).as_deref(), Ok(text));
            assert_eq!(ron::from_str::<RankSet>(text).as_ref(), Ok(&set));
            assert_eq!(serde_json::from_str::<RankSet>(text).ok(), Some(set));
        }
        assert!(ron::from_str::<RankSet>(r#""all""#).is_err());
    }
}
