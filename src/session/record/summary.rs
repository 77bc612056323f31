//! The part of a record that is read alone, for a list of saved games.

use crate::engine::Points;
use crate::session::bounded;
use crate::session::record::format::{ParseRecordError, check_head};
use crate::session::record::head;
use crate::session::record::{MOST_DEALS, SEATS};
use crate::session::syntax;
use crate::session::timestamp::Timestamp;
use crate::shown;

use serde::{Deserialize, Deserializer, Serialize};

/// What a list of games shows. It repeats what the rest of the record says, and nothing is computed from it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summary {
    /// What the player calls the game; empty if they call it nothing.
    #[serde(deserialize_with = "name", skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Which copy of a game this is; 0 for the game itself.
    #[serde(skip_serializing_if = "is_nought")]
    pub copy: u32,
    /// The names of the players, in the order of the seats.
    #[serde(deserialize_with = "names")]
    pub players: Vec<String>,
    /// What the rule set is called: the id of a preset, or what the player calls their own.
    #[serde(deserialize_with = "name")]
    pub rule_set: String,
    /// The scores, in the order of the sides.
    #[serde(deserialize_with = "bounded::list::<SEATS, _, _>")]
    pub scores: Vec<Points>,
    /// How many hands have been counted.
    pub hands: u32,
    /// The scores after each of them, in the order of the sides, for a picture of the game.
    #[serde(deserialize_with = "course")]
    pub course: Vec<Vec<Points>>,
    /// The names of those who won, once the game is over.
    #[serde(deserialize_with = "names")]
    pub winners: Vec<String>,
    /// When the game began.
    pub started: Timestamp,
    /// When the record was last saved.
    pub saved: Timestamp,
    /// What a file does not say and was found out from the rest of the record.
    #[serde(skip)]
    pub derived: Derived,
}

/// What of a summary a file does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Derived {
    /// The names of the players.
    pub names: bool,
    /// The scores.
    pub scores: bool,
}

/// The longest name of a rule set, in characters.
const LONGEST_NAME: usize = 48;
/// The most hands of a course that are kept: a picture has no room for more.
const LONGEST_COURSE: usize = 400;

impl Summary {
    /// The most hands of a course that are read.
    pub(in crate::session) const LONGEST_COURSE: usize = LONGEST_COURSE;

    /// The longest title, in characters.
    pub const LONGEST_TITLE: usize = LONGEST_NAME;

    /// A title as it can be kept and shown: on one line, and no longer than [`Summary::LONGEST_TITLE`].
    #[must_use]
    pub fn clean_title(title: &str) -> String {
        shown::clean(title, LONGEST_NAME)
    }

    /// Whether the game was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.winners.is_empty()
    }

    /// Whether anything is missing that the rest of a record tells.
    #[must_use]
    pub const fn lacks_anything(&self) -> bool {
        self.players.is_empty() || self.rule_set.is_empty() || self.scores.is_empty()
    }

    /// Reads the summary of a record from the beginning of its text; nothing if the summary does not end in it, or if
    /// the text is written in a way that only reading all of it can tell.
    ///
    /// # Errors
    /// If the beginning is that of no record, or of one that this program is too old for.
    pub fn of_beginning(text: &str) -> Option<Result<Self, ParseRecordError>> {
        head::until_summary(text).map(|head| Summary::parse(&head))
    }

    /// Reads the summary of a record and nothing else: the entries are not looked at, nor even known to be any.
    ///
    /// # Errors
    /// If the text is no record, or one that this program is too old for.
    pub fn parse(text: &str) -> Result<Self, ParseRecordError> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(default)]
            summary: Summary,
        }
        check_head(text)?;
        let head: Head = syntax::read(text)?;
        Ok(head.summary)
    }
}

fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(shown::clean(&String::deserialize(deserializer)?, LONGEST_NAME))
}

fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let names: Vec<String> = bounded::list::<SEATS, _, _>(deserializer)?;
    Ok(names.iter().map(|name| shown::clean(name, LONGEST_NAME)).collect())
}

fn course<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<Points>>, D::Error> {
    let mut course: Vec<Vec<Points>> = bounded::list::<MOST_DEALS, _, _>(deserializer)?;
    course.truncate(LONGEST_COURSE);
    Ok(course)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_nought(copy: &u32) -> bool {
    *copy == 0
}
