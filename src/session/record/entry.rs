//! One line of a record.

use crate::engine::{Action, BySide, Pack, Points, Seat};
use crate::session::as_text;
use crate::session::player::Kind;

use serde::{Deserialize, Serialize};

use std::fmt;

/// One thing that happened at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The dealer dealt this pack.
    Deal(Pack),
    /// A player called or played.
    Act(Seat, #[serde(with = "as_text")] Action),
    /// A hand was counted, and these are the scores after it; it says nothing new and is compared with the count.
    Scored(BySide<Points>),
    /// The table went back to the last decision of a person: it and everything after it is taken back.
    Undo,
    /// This player asked what a good player would do.
    Hint(Seat),
    /// The coach asked this player whether they meant a choice that gives much away.
    Coached(Seat),
    /// From here on somebody else decides for this seat: a bot in the place of a person who left, or that person again.
    Seated(Seat, Kind),
}

impl Entry {
    /// The first version of the format that knows it.
    #[must_use]
    pub const fn version(&self) -> u32 {
        match self {
            Entry::Coached(_) => 2,
            _ => 1,
        }
    }

    /// Whether nothing changes at the table by it: somebody was helped.
    #[must_use]
    pub const fn is_help(&self) -> bool {
        matches!(self, Entry::Hint(_) | Entry::Coached(_))
    }

    /// The pack that is dealt by it.
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

/// English, for messages about a record that cannot be played.
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
