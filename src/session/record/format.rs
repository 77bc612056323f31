//! What makes a text a record: its first two fields, and all that can be wrong with it.

use crate::engine::{Misfit, Seat};
use crate::session::record::MOST_DEALS;
use crate::session::syntax::{self, SyntaxError};
use crate::shown::quote;

use serde::Deserialize;

/// What the first field of every record says.
pub const FORMAT: &str = "auction-pitch game";
/// The newest version of the format that this program reads. It writes the oldest that has room for what is in the record, so
/// that programs before it can read as much as possible.
pub const VERSION: u32 = 2;
/// The version of a record in which nothing has happened yet.
pub(super) const FIRST_VERSION: u32 = 1;

/// Why a text is no record that this program can read.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ParseRecordError {
    /// It is not even a file of the project.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is a file of another kind.
    #[error("this is no saved game: its format is `{0}`, not `{FORMAT}`")]
    Foreign(String),
    /// It has a version that this program does not read: a newer program wrote it.
    #[error("this program reads the format up to version {VERSION} and not version {found}: a newer one wrote this")]
    Version {
        /// The version of the record.
        found: u32,
    },
    /// Its cards were dealt in a way that this program does not know.
    #[error("the cards were dealt by version {0} of the algorithm, which this program does not know")]
    Algorithm(u32),
    /// The rules do not fit together.
    #[error("rules: {0}")]
    Rules(#[from] Misfit),
    /// There are not as many players as the rules ask for.
    #[error("players: there are {found}, and by the rules {expected} play")]
    Players {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u8,
    },
    /// There are more deals than in any game that was played.
    #[error("entries: there are more deals than the {MOST_DEALS} that are read")]
    TooManyDeals,
    /// The first dealer is not at the table.
    #[error("first_dealer: seat {0} is not at the table")]
    Dealer(Seat),
}

impl ParseRecordError {
    /// The line and column of what is wrong, where there is one such place.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        match self {
            ParseRecordError::Syntax(error) => error.place(),
            ParseRecordError::Foreign(_)
            | ParseRecordError::Version { .. }
            | ParseRecordError::Algorithm(_)
            | ParseRecordError::Rules(_)
            | ParseRecordError::Players { .. }
            | ParseRecordError::TooManyDeals
            | ParseRecordError::Dealer(_) => None,
        }
    }
}

/// Looks whether the text is a record of a version that can be read. The rest may then still be wrong.
///
/// This comes first, so that a newer record is told from a damaged one.
pub(super) fn check_head(text: &str) -> Result<(), ParseRecordError> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let head: Head = syntax::read(text)?;
    if head.format != FORMAT {
        return Err(ParseRecordError::Foreign(quote(&head.format)));
    }
    if head.version == 0 || head.version > VERSION {
        return Err(ParseRecordError::Version { found: head.version });
    }
    Ok(())
}
