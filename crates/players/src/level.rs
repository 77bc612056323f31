//! The strength of a bot, and its temper.

use crate::character::Character;

use pitch_rules::Rules;
use pitch_rules::rules::RevokeMode;
use pitch_shown::quote;

use std::fmt;
use std::str::FromStr;

/// Boldness of a player who could bid or pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Temper {
    /// They bid only on what is as good as sure.
    Careful,
    /// They bid what the hand is worth.
    Even,
    /// They bid a little more than the hand is worth.
    Bold,
}

/// A way to play, from which a seat's bot takes its decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Plays as one of the eight people of the program.
    Character(Character),
    /// Plays as [`Level::Steady`] most of the time, and now and then forgets what was played or overvalues a hand.
    Learner,
    /// Sound rules of thumb: bids on what a hand can make, and counts what is gone.
    Steady(Temper),
    /// Thinks a few deals ahead.
    Sharp(Temper),
    /// Thinks many deals ahead, and of what the bidding told.
    Master,
    /// Plays as [`Level::Steady`], but at a table where mistakes can be made it makes some.
    Clumsy,
    /// Any legal card, with the bids of [`Level::Steady`]. For comparison only.
    Random,
}

use Character::{Bruno, Hana, Leila, Nia, Otto, Ravi, Teo, Vera};
use Level::{Clumsy, Learner, Master, Random, Sharp, Steady};
use Temper::{Bold, Careful, Even};

impl Level {
    /// Every level: the eight people and then the plain levels, each the strongest first.
    pub const ALL: &'static [Level] = &[
        Level::Character(Vera),
        Level::Character(Leila),
        Level::Character(Ravi),
        Level::Character(Hana),
        Level::Character(Bruno),
        Level::Character(Nia),
        Level::Character(Otto),
        Level::Character(Teo),
        Master,
        Sharp(Even),
        Sharp(Careful),
        Sharp(Bold),
        Steady(Even),
        Steady(Careful),
        Steady(Bold),
        Clumsy,
        Learner,
        Random,
    ];
    /// The strongest level.
    pub const BEST: Level = Master;
    /// The level by which others are rated, and which plays on in the place of the player who cannot.
    pub const USUAL: Level = Steady(Even);
    /// The level that players meet who have not chosen one.
    pub const FIRST: Level = Level::Character(Otto);
    /// The plain levels that players are offered at any table, the easiest first.
    pub const PLAIN: &'static [Level] =
        &[Learner, Steady(Careful), Steady(Even), Steady(Bold), Sharp(Careful), Sharp(Even), Sharp(Bold), Master];

    /// Returns the plain levels that players are offered at a table with these rules beside the eight people, the
    /// easiest first: where mistakes can be made somebody who makes them is among them.
    #[must_use]
    pub const fn plain(rules: &Rules) -> &'static [Level] {
        match rules.revoke_mode {
            RevokeMode::Enforced => Level::PLAIN,
            RevokeMode::Table => &[
                Learner,
                Clumsy,
                Steady(Careful),
                Steady(Even),
                Steady(Bold),
                Sharp(Careful),
                Sharp(Even),
                Sharp(Bold),
                Master,
            ],
        }
    }

    /// Returns every level that players are offered at a table with these rules: the eight people and then the plain
    /// levels, each the easiest first.
    pub fn offered(rules: &Rules) -> impl Iterator<Item = Level> + use<> {
        Character::ALL.into_iter().map(Level::Character).chain(Level::plain(rules).iter().copied())
    }

    /// Returns the level's name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Character(character) => character.id(),
            Learner => "learner",
            Steady(Careful) => "steady-careful",
            Steady(Even) => "steady",
            Steady(Bold) => "steady-bold",
            Sharp(Careful) => "sharp-careful",
            Sharp(Even) => "sharp",
            Sharp(Bold) => "sharp-bold",
            Master => "master",
            Clumsy => "clumsy",
            Random => "random",
        }
    }

    /// Returns the person of this level; `None` for a plain one.
    #[must_use]
    pub const fn character(self) -> Option<Character> {
        match self {
            Level::Character(character) => Some(character),
            _ => None,
        }
    }

    /// Returns the one of the eight who plays most like this level; `None` for one that plays like none of them.
    #[must_use]
    pub const fn nearest(self) -> Option<Character> {
        match self {
            Level::Character(character) => Some(character),
            Learner => Some(Teo),
            Steady(Careful) => Some(Otto),
            Steady(Bold) => Some(Nia),
            Steady(Even) => Some(Bruno),
            Sharp(Even | Bold) => Some(Hana),
            Sharp(Careful) => Some(Ravi),
            Master => Some(Vera),
            Clumsy | Random => None,
        }
    }

    /// Returns `true` if the level thinks ahead, which takes a thousand times as long as to play by rules of thumb.
    #[must_use]
    pub const fn thinks_ahead(self) -> bool {
        matches!(self, Sharp(_) | Master | Level::Character(Hana | Ravi | Leila | Vera))
    }

    /// Returns the temper of a plain level.
    #[must_use]
    pub const fn temper(self) -> Temper {
        match self {
            Steady(temper) | Sharp(temper) => temper,
            Level::Character(_) | Learner | Master | Clumsy | Random => Even,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no level `{}`: the levels are {}",
    quote(.0),
    Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>().join(", ")
)]
pub struct ParseLevelError(pub String);

/// `basic` is the name that the steady player had before there were others.
impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = if text == "basic" { Level::USUAL.id() } else { text };
        Level::ALL.iter().copied().find(|level| level.id() == text).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_and_read_back() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            // The message lists every level, so that nobody has to look them up.
            assert!(ParseLevelError(String::new()).to_string().contains(level.id()));
        }
        assert_eq!("Steady".parse::<Level>(), Err(ParseLevelError("Steady".to_owned())));
        assert_eq!("basic".parse::<Level>(), Ok(Level::USUAL));
    }

    #[test]
    fn players_are_not_offered_a_level_for_comparison() {
        let table = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
        for rules in [Rules::default(), table.clone()] {
            let plain = Level::plain(&rules);
            assert!(plain.contains(&Level::USUAL) && plain.contains(&Level::BEST));
            assert!(!plain.contains(&Random));
        }
        assert!(Level::plain(&table).contains(&Clumsy) && !Level::plain(&Rules::default()).contains(&Clumsy));
    }

    #[test]
    fn every_level_on_offer_is_like_one_of_the_eight() {
        let nearest: std::collections::HashSet<_> = Level::PLAIN.iter().filter_map(|level| level.nearest()).collect();
        assert_eq!(nearest.len(), 7, "nobody played as Leila does");
        for character in Character::ALL {
            assert_eq!(Level::Character(character).nearest(), Some(character));
        }
    }
}
