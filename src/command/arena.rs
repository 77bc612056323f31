//! `arena`: a stand-in until it is merged.

use clap::Args;

use std::process::ExitCode;

/// Nothing yet.
#[derive(Debug, Clone, Args)]
pub struct Options {}

/// There is no arena.
#[derive(Debug, thiserror::Error)]
#[error("there is no arena in this build")]
pub struct Error;

impl Error {
    /// What the program returns.
    #[must_use]
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::FAILURE
    }
}

/// Fails.
///
/// # Errors
/// Always.
pub fn arena(_options: &Options) -> Result<(), Error> {
    Err(Error)
}
