//! The help that somebody had in a game.

use serde::{Deserialize, Serialize};

use std::ops::AddAssign;

/// What somebody was helped with in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Aids {
    /// How often they asked for a hint.
    pub hints: u32,
    /// How many of their decisions were taken back.
    pub undos: u32,
    /// How often the coach asked about a choice before it fell.
    pub coached: u32,
}

impl Aids {
    /// Whether there was no help at all.
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
