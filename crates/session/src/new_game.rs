//! Beginning of a game: rules, players and packs.

use crate::deals::Deals;
use crate::player::Player;
use crate::timestamp::Timestamp;
use pitch_rules::rules::Teams;
use pitch_rules::{Misfit, Preset, Rules};

/// Rules, players and packs of a game to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// Rules, with the number of players.
    pub rules: Rules,
    /// Name of the rule set in lists: the id of a preset, or the name of the player's own.
    pub rule_set: String,
    /// Players, in the order of the seats.
    pub players: Vec<Player>,
    /// Source of the packs.
    pub deals: Deals,
    /// Time at which it begins.
    pub started: Timestamp,
}

impl NewGame {
    /// Creates a game that begins now. The name of its rule set is the id of the preset with the same rules, or else
    /// `own`.
    #[must_use]
    pub fn new(rules: Rules, players: Vec<Player>, deals: Deals) -> Self {
        let rule_set = Preset::of(&rules).map_or("own", Preset::id).to_owned();
        NewGame { rules, rule_set, players, deals, started: Timestamp::now() }
    }

    /// Replaces the name of the rule set, unless there is none or it is empty, or would be read as that of a preset: which one
    /// it is, the rules say.
    #[must_use]
    pub fn by(self, rule_set: Option<String>) -> Self {
        let is_own = |name: &String| !name.is_empty() && name.parse::<Preset>().is_err();
        let rule_set = rule_set.filter(is_own).unwrap_or(self.rule_set);
        NewGame { rule_set, ..self }
    }
}

/// Returns `true` if the name of a rule set is the id of a preset, and by these rules another game is played.
pub(super) fn names_another_game(rule_set: &str, rules: &Rules) -> bool {
    rule_set.parse::<Preset>().is_ok_and(|game| game != Preset::nearest(rules))
}

/// Returns the partnerships that are possible with this many players in the game of a book, the game's own first. Most
/// games leave no choice.
#[must_use]
pub fn partnerships(book: &Rules, players: usize) -> Vec<Teams> {
    if book.teams != Teams::Pairs || book.min_players == book.max_players {
        return vec![book.teams];
    }
    let mut teams = match players {
        4 => vec![Teams::Pairs],
        6 => vec![Teams::Pairs, Teams::Threes],
        _ => Vec::new(),
    };
    teams.push(Teams::None);
    teams
}

/// Error that keeps a game from being begun.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// Rules that do not fit together.
    #[error(transparent)]
    Rules(#[from] Misfit),
    /// Number of players other than the rules ask for.
    #[error("there are {found} players, and by the rules {expected} play")]
    Players {
        /// Number of players there are.
        found: usize,
        /// Number of players that the rules ask for.
        expected: u8,
    },
}
