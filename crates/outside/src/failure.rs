//! Failures of a program to answer.

use crate::{LONGEST_LINE, VERSION};

use std::time::Duration;

/// Reason why a program gave no answer that can be followed. Its text is quoted as it can be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    Start(String),
    /// It did not say within its time that it speaks this version of the protocol.
    #[error("it did not greet with version {VERSION} of the protocol")]
    Greeting,
    /// It did not answer within its time.
    #[error("it did not answer within {} ms", .0.as_millis())]
    Late(Duration),
    /// It ended, or closed its input or output.
    #[error("it ended, or closed its input or output")]
    Left,
    /// It wrote a line without end.
    #[error("it wrote a line of more than {LONGEST_LINE} bytes")]
    TooLong,
    /// It wrote something that is no answer to the question.
    #[error("it wrote `{0}`, which is no answer to this question")]
    Nonsense(String),
    /// It chose an action that is not allowed.
    #[error("it chose `{0}`, which is not among what is allowed")]
    NotAllowed(String),
    /// Nobody waits for the answer any more.
    #[error("nobody waits for its answer any more")]
    Stopped,
}
