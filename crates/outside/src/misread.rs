//! Reasons why the line of a questioner is not understood.

use crate::{LONGEST_QUESTION, VERSION};

use pitch_rules::Misfit;

/// Reason why a line gets no answer but this.
#[derive(Debug, thiserror::Error)]
pub enum Misread {
    /// No line of the protocol.
    #[error("this is no line of the protocol: {0}")]
    Line(#[from] serde_json::Error),
    /// Longer than any question.
    #[error("this is a line of more than {LONGEST_QUESTION} bytes")]
    TooLong,
    /// Question in another version.
    #[error("this is version {0} of the protocol, and only version {VERSION} is understood")]
    Version(u32),
    /// Rules that fit no game.
    #[error("`rules` cannot be played by: {0}")]
    Rules(Misfit),
    /// Value that does not go with the others.
    #[error("`{0}` does not fit the rest of the question")]
    Value(&'static str),
    /// Position in which no decision was found.
    #[error("nothing can be decided here")]
    Undecided,
}
