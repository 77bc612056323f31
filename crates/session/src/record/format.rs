//! Format of records: the first two fields of the text, and the errors in it.

use crate::record::MOST_DEALS;
use crate::syntax::{self, SyntaxError};
use pitch_rules::{Misfit, Seat};
use pitch_shown::quote;

use serde::Deserialize;

/// Value of the first field of every record.
pub const FORMAT: &str = "auction-pitch game";
/// Newest version of the format that this program reads. It writes the oldest that has room for what is in the record,
/// so that earlier programs can read as much as possible.
pub const VERSION: u32 = 2;
/// Version of a record in which nothing has happened yet.
pub(super) const FIRST_VERSION: u32 = 1;

/// Error in a text that is no record, or none that this program can read.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ParseRecordError {
    /// Text that is no file of the project.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// File of another kind.
    #[error("this is no saved game: its format is `{0}`, not `{FORMAT}`")]
    Foreign(String),
    /// Version that this program does not read: a newer program wrote it, or, with 0, none did.
    #[error("this program reads the format from version 1 up to version {VERSION}, and not version {found}")]
    Version {
        /// Version of the record.
        found: u32,
    },
    /// Cards dealt by a version of the algorithm that this program does not know.
    #[error("the cards were dealt by version {0} of the algorithm, which this program does not know")]
    Algorithm(u32),
    /// Rules that do not fit together.
    #[error("rules: {0}")]
    Rules(#[from] Misfit),
    /// Number of players other than the rules ask for.
    #[error("players: there are {found}, and by the rules {expected} play")]
    Players {
        /// Number of players there are.
        found: usize,
        /// Number of players that the rules ask for.
        expected: u8,
    },
    /// More deals than in any game that was played.
    #[error("entries: there are more deals than the {MOST_DEALS} that are read")]
    TooManyDeals,
    /// First dealer who is not at the table.
    #[error("first_dealer: seat {0} is not at the table")]
    Dealer(Seat),
}

impl ParseRecordError {
    /// Returns the line and column of the error, from 1, if there is one such place.
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

/// Checks that the text is a record of a version that can be read. The rest may still be wrong.
///
/// This is checked first, so that a newer record is told from a damaged one.
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
