//! Summary of a record, which is read alone for a list of saved games.

use crate::bounded;
use crate::record::format::{ParseRecordError, check_head};
use crate::record::head;
use crate::record::{MOST_DEALS, SEATS};
use crate::syntax;
use crate::timestamp::Timestamp;
use pitch_rules::Points;

use serde::{Deserialize, Deserializer, Serialize};

/// Summary of a game for a list. It repeats what the rest of the record says, and nothing is computed from it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Summary {
    /// Title that the player gave the game; empty if they gave none.
    #[serde(deserialize_with = "name", skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Number of this copy of a game; 0 for the game itself.
    #[serde(skip_serializing_if = "is_nought")]
    pub copy: u32,
    /// Names of the players, in the order of the seats.
    #[serde(deserialize_with = "names")]
    pub players: Vec<String>,
    /// Name of the rule set: the id of a preset, or the name of the player's own.
    #[serde(deserialize_with = "name")]
    pub rule_set: String,
    /// Scores in points, in the order of the sides.
    #[serde(deserialize_with = "bounded::list::<SEATS, _, _>")]
    pub scores: Vec<Points>,
    /// Number of hands that were counted.
    pub hands: u32,
    /// Scores after each of these hands, in the order of the sides, for a chart of the game.
    #[serde(deserialize_with = "course")]
    pub course: Vec<Vec<Points>>,
    /// Names of the winners, once the game is over.
    #[serde(deserialize_with = "names")]
    pub winners: Vec<String>,
    /// Time at which the game began.
    pub started: Timestamp,
    /// Time at which the record was last saved.
    pub saved: Timestamp,
    /// Parts that the file does not have and that were derived from the rest of the record.
    #[serde(skip)]
    pub derived: Derived,
}

/// Parts of a summary that a file does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Derived {
    /// `true` if the file lacks the names of the players.
    pub names: bool,
    /// `true` if the file lacks the scores.
    pub scores: bool,
}

/// Longest title, or name of a player or rule set, in characters.
const LONGEST_NAME: usize = 48;
/// Largest number of hands of a course that are kept: a chart has no room for more.
const LONGEST_COURSE: usize = 400;

impl Summary {
    /// Largest number of hands of a course that are read.
    pub(crate) const LONGEST_COURSE: usize = LONGEST_COURSE;

    /// Longest title, in characters.
    pub const LONGEST_TITLE: usize = LONGEST_NAME;

    /// Returns a title as it can be kept and shown: on one line, and no longer than [`Summary::LONGEST_TITLE`].
    #[must_use]
    pub fn clean_title(title: &str) -> String {
        pitch_shown::clean(title, LONGEST_NAME)
    }

    /// Returns `true` if the game was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.winners.is_empty()
    }

    /// Returns `true` if anything is missing that the rest of a record tells.
    #[must_use]
    pub const fn lacks_anything(&self) -> bool {
        self.players.is_empty() || self.rule_set.is_empty() || self.scores.is_empty()
    }

    /// Reads the summary of a record from the beginning of its text. Returns `None` if the summary does not end in it,
    /// or if the text is written in a way that takes a full parser.
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
    Ok(pitch_shown::clean(&String::deserialize(deserializer)?, LONGEST_NAME))
}

fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let names: Vec<String> = bounded::list::<SEATS, _, _>(deserializer)?;
    Ok(names.iter().map(|name| pitch_shown::clean(name, LONGEST_NAME)).collect())
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
