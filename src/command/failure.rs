//! Failure of a command that could not do what it was asked for.

use pitch_language::{Language, phrase, t};
use pitch_session::storage::{self, Opened};
use pitch_session::{LoadError, Record};

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Failure of a command, with the exit code of the program: 1, or 2 for wrong use.
///
/// A command for players fails with an error told in their words, or because its output cannot be written. Tools for
/// those who work on the project, which speak English, may fail with any error.
#[derive(Debug)]
pub struct Failure {
    error: Box<dyn Error + Send + Sync>,
    code: ExitCode,
}

/// Error told in the player's words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{words}")]
pub struct Told {
    words: String,
}

impl Told {
    /// Creates an error with these words.
    #[must_use]
    pub const fn new(words: String) -> Self {
        Told { words }
    }

    /// Creates the error of a file that could not be read.
    #[must_use]
    pub fn unread(language: &Language, error: &LoadError) -> Self {
        Told::new(phrase::load_error(language, error))
    }

    /// Reads the saved game in a file that the player names, or returns the error that they are told.
    ///
    /// # Errors
    /// If it cannot be read, or holds a rule set.
    pub fn saved_game(language: &Language, file: &Path) -> Result<Record, Told> {
        match storage::open(file).map_err(|error| Told::unread(language, &error))? {
            Opened::Game(record) => Ok(*record),
            Opened::Rules(_) => Err(Told::new(t!(language, "error-is-rule-set", file = pitch_shown::path(file)))),
        }
    }
}

/// Words of the error, without the prefix on standard error.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl From<Told> for Failure {
    fn from(told: Told) -> Self {
        Failure::new(told)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::new(error)
    }
}

impl Failure {
    /// Creates a failure with exit code 1.
    #[must_use]
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Failure { error: error.into(), code: ExitCode::FAILURE }
    }

    /// Creates a failure with exit code 2, for a command line that makes no sense.
    #[must_use]
    pub fn wrong_use(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Failure { code: ExitCode::from(2), ..Failure::new(error) }
    }

    /// Reports the failure on standard error and returns the exit code. A reader who has left is no failure.
    #[must_use]
    pub fn report(&self, language: &Language) -> ExitCode {
        if self.is_closed_pipe() {
            return ExitCode::SUCCESS;
        }
        let words = pitch_shown::lines(&self.error.to_string());
        // If standard error is closed as well, there is nobody to tell.
        let _ = writeln!(io::stderr(), "{}", t!(language, "start-error", words = words));
        self.code
    }

    fn is_closed_pipe(&self) -> bool {
        let mut next: Option<&(dyn Error + 'static)> = Some(self.error.as_ref());
        while let Some(error) = next {
            if error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe) {
                return true;
            }
            next = error.source();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_who_left_is_no_failure() {
        #[derive(Debug, thiserror::Error)]
        #[error("cannot print")]
        struct Outer(#[from] io::Error);
        let closed = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(Failure::from(closed()).is_closed_pipe());
        assert!(Failure::new(Outer(closed())).is_closed_pipe());
        assert!(!Failure::from(io::Error::from(io::ErrorKind::StorageFull)).is_closed_pipe());
    }
}
