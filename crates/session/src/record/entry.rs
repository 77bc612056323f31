//! Entries of a record.

use crate::as_text;
use crate::player::Kind;
use pitch_rules::{Action, BySide, Pack, Points, Seat};

use serde::{Deserialize, Serialize};

use std::fmt;

/// Entry of a record: something that happened at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// Deal of this pack.
    Deal(Pack),
    /// Call or card of a player.
    Act(Seat, #[serde(with = "as_text")] Action),
    /// Scores after a hand was counted; they say nothing new and are compared with the count.
    Scored(BySide<Points>),
    /// Return to the last decision of a person: it and everything after it is taken back.
    Undo,
    /// Hint for the player in this seat.
    Hint(Seat),
    /// Question of the coach to the player in this seat, about a choice that gives much away.
    Coached(Seat),
    /// Change of who decides for this seat from here on: a bot in the place of a person who left, or that person again.
    Seated(Seat, Kind),
}

impl Entry {
    /// Returns the first version of the format that knows it.
    #[must_use]
    pub const fn version(&self) -> u32 {
        match self {
            Entry::Coached(_) => 2,
            _ => 1,
        }
    }

    /// Returns `true` if it is help only, which changes nothing at the table.
    #[must_use]
    pub const fn is_help(&self) -> bool {
        matches!(self, Entry::Hint(_) | Entry::Coached(_))
    }

    /// Returns the pack that is dealt by it.
    #[must_use]
    pub const fn pack(&self) -> Option<&Pack> {
        match self {
            Entry::Deal(pack) | Entry::Act(_, Action::Deal(pack) | Action::Misdeal(_, pack)) => Some(pack),
            Entry::Act(..)
            | Entry::Scored(_)
            | Entry::Undo
            | Entry::Hint(_)
            | Entry::Coached(_)
            | Entry::Seated(..) => None,
        }
    }
}

/// Text in English, for messages about a record that cannot be played.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Deal(_) => f.write_str("deal"),
            Entry::Act(_, action) => action.fmt(f),
            Entry::Scored(_) => f.write_str("scored"),
            Entry::Undo => f.write_str("undo"),
            Entry::Hint(_) => f.write_str("hint"),
            Entry::Coached(_) => f.write_str("coached"),
            Entry::Seated(_, Kind::Person) => f.write_str("seated: person"),
            Entry::Seated(_, Kind::Bot(level)) => write!(f, "seated: bot {}", level.id()),
        }
    }
}
