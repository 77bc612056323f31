//! What a game is begun with: rules, players and packs.

use crate::engine::{Misfit, Preset, Rules};
use crate::session::deals::Deals;
use crate::session::player::Player;
use crate::session::timestamp::Timestamp;

/// What a game is begun with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// The rules; they say how many play.
    pub rules: Rules,
    /// What the rule set is called in lists: the id of a preset, or what the player calls their own.
    pub rule_set: String,
    /// Who sits where, in the order of the seats.
    pub players: Vec<Player>,
    /// Where the packs come from.
    pub deals: Deals,
    /// When it begins.
    pub started: Timestamp,
}

impl NewGame {
    /// A game that begins now. The rule set has the id of the game that its rules are, or else `own`.
    #[must_use]
    pub fn new(rules: Rules, players: Vec<Player>, deals: Deals) -> Self {
        let rule_set = Preset::of(&rules).map_or("own", Preset::id).to_owned();
        NewGame { rules, rule_set, players, deals, started: Timestamp::now() }
    }

    /// The same by rules that the player calls so; no name is none.
    #[must_use]
    pub fn by(self, rule_set: Option<String>) -> Self {
        let rule_set = rule_set.filter(|name| !name.is_empty()).unwrap_or(self.rule_set);
        NewGame { rule_set, ..self }
    }
}

/// Why a game cannot be begun.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// Two rules do not fit together.
    #[error(transparent)]
    Rules(#[from] Misfit),
    /// There are not as many players as the rules ask for.
    #[error("there are {found} players, and by the rules {expected} play")]
    Players {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u8,
    },
}
