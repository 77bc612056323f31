//! How well a bot plays.

use pitch_rules::Rules;
use pitch_rules::rules::RevokeMode;
use pitch_shown::quote;

use std::fmt;
use std::str::FromStr;

/// A way to play, from which a seat's bot takes its decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Sound rules of thumb: bids on what a hand can make, and counts what is gone.
    Basic,
    /// Plays as [`Level::Basic`], but at a table where mistakes can be made it makes some.
    Clumsy,
    /// Any legal card, with the bids of [`Level::Basic`]. For comparison only.
    Random,
}

impl Level {
    /// Every level, the strongest first.
    pub const ALL: &'static [Level] = &[Level::Basic, Level::Clumsy, Level::Random];
    /// The strongest level.
    pub const BEST: Level = Level::Basic;
    /// The levels that players are offered at any table, the easiest first.
    pub const MENU: &'static [Level] = &[Level::Basic];

    /// The levels that players are offered at a table with these rules, the easiest first: where mistakes can be made
    /// somebody who makes them is among them.
    #[must_use]
    pub const fn menu(rules: &Rules) -> &'static [Level] {
        match rules.revoke_mode {
            RevokeMode::Enforced => Level::MENU,
            RevokeMode::Table => &[Level::Clumsy, Level::Basic],
        }
    }

    /// The level's name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Basic => "basic",
            Level::Clumsy => "clumsy",
            Level::Random => "random",
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
#[error("there is no level `{}`: the levels are basic, clumsy and random", quote(.0))]
pub struct ParseLevelError(pub String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
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
        assert_eq!("Basic".parse::<Level>(), Err(ParseLevelError("Basic".to_owned())));
    }

    #[test]
    fn players_are_not_offered_levels_for_comparison() {
        assert!(!Level::MENU.is_empty() && !Level::MENU.contains(&Level::Random));
        let table = Rules { revoke_mode: RevokeMode::Table, ..Rules::default() };
        assert!(Level::menu(&table).contains(&Level::Clumsy) && !Level::menu(&table).contains(&Level::Random));
        assert!(!Level::menu(&Rules::default()).contains(&Level::Clumsy));
    }
}
