//! Ranks of a pack.

use crate::card::Rank;
use crate::cards::Cards;
use crate::rules::RankSet;

use pitch_shown::quote;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use std::fmt;
use std::str::FromStr;

/// Ranks of the pack, in each suit. In files a list of ranks, with `-` between the ends of a run: `2-A` or `2,9-A`
/// (M-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PackRanks(RankSet);

impl PackRanks {
    /// Two to ace: 52 cards (BAP-05).
    pub const TWO_TO_ACE: PackRanks = PackRanks(RankSet::ANY);
    /// Seven to ace: 32 cards (C-17).
    pub const SEVEN_TO_ACE: PackRanks = PackRanks(RankSet::from_to(Rank::Seven, Rank::Ace));
    /// Packs that games of the family are played with, the largest first.
    pub const USUAL: [PackRanks; 5] = [
        PackRanks::TWO_TO_ACE,
        PackRanks(RankSet::from_to(Rank::Seven, Rank::Ace).with(Rank::Two, true)),
        PackRanks::SEVEN_TO_ACE,
        PackRanks(RankSet::from_to(Rank::Nine, Rank::Ace).with(Rank::Two, true)),
        PackRanks(RankSet::from_to(Rank::Nine, Rank::Ace)),
    ];

    /// Returns the pack of these ranks, or `None` without any.
    #[must_use]
    pub fn new(ranks: RankSet) -> Option<Self> {
        (ranks != RankSet::NONE).then_some(PackRanks(ranks))
    }

    /// Returns the ranks.
    #[must_use]
    pub const fn ranks(self) -> RankSet {
        self.0
    }

    /// Returns the runs of ranks, the lowest first, each as its lowest and its highest rank.
    #[must_use]
    pub fn runs(self) -> Vec<(Rank, Rank)> {
        let mut runs: Vec<(Rank, Rank)> = Vec::new();
        for rank in Rank::ALL.into_iter().filter(|rank| self.0.contains(*rank)) {
            match runs.last_mut().filter(|(_, to)| *to as u8 + 1 == rank as u8) {
                Some((_, to)) => *to = rank,
                None => runs.push((rank, rank)),
            }
        }
        runs
    }

    /// Returns as many of the highest ranks as make this many cards together with some jokers, or all of them (M-03).
    #[must_use]
    pub(crate) fn highest_for(self, cards: usize, jokers: u8) -> Self {
        let mut highest = RankSet::NONE;
        for rank in Rank::ALL.into_iter().rev().filter(|rank| self.0.contains(*rank)) {
            if PackRanks(highest).cards().len() + usize::from(jokers) >= cards && highest != RankSet::NONE {
                break;
            }
            highest = highest.with(rank, true);
        }
        PackRanks(highest)
    }

    /// Returns the cards of these ranks.
    #[must_use]
    pub const fn cards(self) -> Cards {
        Cards::of_ranks(self.0.bits())
    }
}

impl fmt::Display for PackRanks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (from, to)) in self.runs().into_iter().enumerate() {
            let joint = if index > 0 { "," } else { "" };
            match to as u8 - from as u8 {
                0 => write!(f, "{joint}{from}")?,
                1 => write!(f, "{joint}{from},{to}")?,
                _ => write!(f, "{joint}{from}-{to}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for PackRanks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

/// A text that is no pack.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is no pack: write ranks as in 2-A or 2,9-A", quote(.0))]
pub struct ParsePackRanksError(pub String);

impl FromStr for PackRanks {
    type Err = ParsePackRanksError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParsePackRanksError(text.to_owned());
        let rank = |text: &str| text.parse::<Rank>().map_err(|_| wrong());
        let mut ranks = RankSet::NONE;
        for part in text.split(',') {
            let (from, to) = part.split_once('-').unwrap_or((part, part));
            let (from, to) = (rank(from)?, rank(to)?);
            if from > to {
                return Err(wrong());
            }
            ranks = RankSet::from_to(from, to).iter().fold(ranks, |ranks, rank| ranks.with(rank, true));
        }
        Ok(PackRanks(ranks))
    }
}

/// Writes the two packs that there were at first as they were written then, as names without quotation marks.
impl Serialize for PackRanks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            PackRanks::TWO_TO_ACE => serializer.serialize_unit_variant("PackRanks", 0, "2-A"),
            PackRanks::SEVEN_TO_ACE => serializer.serialize_unit_variant("PackRanks", 1, "7-A"),
            pack => serializer.collect_str(&pack),
        }
    }
}

impl<'de> Deserialize<'de> for PackRanks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        /// A text, with quotation marks or without.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
        }
        let Written::Text(text) = Written::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn packs_are_written_and_read_back() {
        for text in ["2-A", "7-A", "2,9-A", "2,3,9-A", "2,4,6-8,T,Q-A", "A"] {
            let text = text.replace("Q-A", "Q,K,A");
            let read = text.parse::<PackRanks>();
            let written = read.as_ref().map(ToString::to_string);
            assert_eq!(written.as_deref(), Ok(text.replace("Q,K,A", "Q-A").as_str()));
        }
        for (pack, text) in [(PackRanks::TWO_TO_ACE, "r#2-A"), (PackRanks::USUAL[1], "\"2,7-A\"")] {
            assert_eq!(ron::to_string(&pack).as_deref(), Ok(text));
            for text in [text.to_owned(), format!("\"{pack}\"")] {
                assert_eq!(ron::from_str(&text).as_ref(), Ok(&pack));
            }
            assert_eq!(serde_json::from_str::<PackRanks>(&format!("\"{pack}\"")).ok(), Some(pack));
        }
        assert!(ron::from_str::<PackRanks>("r#3-2").is_err());
        assert_eq!(PackRanks::USUAL.map(|pack| pack.cards().len()), [52, 36, 32, 28, 24]);
        for text in ["", "A-2", "2,", "B", "2--A"] {
            assert!(text.parse::<PackRanks>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_pack_shrinks_to_what_the_players_need() {
        let lowest = |players, jokers| {
            let rules = Rules { players, jokers, pack_shrinks: true, ..Rules::default() };
            let left = rules.pack_cards().len() - rules.cards_dealt();
            (rules.pack_in_play().runs()[0].0.letter(), left)
        };
        let canadian = [('Q', 2), ('T', 4), ('9', 2), ('7', 4), ('6', 2), ('4', 4)];
        assert_eq!([2, 3, 4, 5, 6, 7].map(|players| lowest(players, 2)), canadian);
        assert_eq!(lowest(4, 0), ('8', 4));
        let all = Rules { players: 4, cards_per_player: 13, pack_shrinks: true, ..Rules::default() };
        assert_eq!(all.pack_in_play(), PackRanks::TWO_TO_ACE, "no more than there is");
        let short = Rules { pack: PackRanks::SEVEN_TO_ACE, players: 2, pack_shrinks: true, ..Rules::default() };
        assert_eq!(short.pack_in_play().to_string(), "J-A");
        let kept = Rules { widow: 4, ..short };
        assert_eq!(kept.pack_in_play().to_string(), "T-A", "what is dealt besides the hands is needed, too");
    }
}
