//! Help that a player received in a game.

use serde::{Deserialize, Serialize};

use std::ops::AddAssign;

/// Help that a player received in a game, by kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Aids {
    /// Number of hints they asked for.
    pub hints: u32,
    /// Number of their decisions that were taken back.
    pub undos: u32,
    /// Number of times the coach asked about a choice before it was made.
    pub coached: u32,
}

impl Aids {
    /// Returns `true` if there was no help at all.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Aids::default()
    }
}

impl AddAssign for Aids {
    fn add_assign(&mut self, other: Aids) {
        self.hints = self.hints.saturating_add(other.hints);
        self.undos = self.undos.saturating_add(other.undos);
        self.coached = self.coached.saturating_add(other.coached);
    }
}
