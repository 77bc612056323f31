//! The text face: a stand-in until it is merged.

use crate::command::failure::Failure;
use crate::session::Deals;

use std::path::PathBuf;

/// What is played, and how.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A saved game to go on with.
    pub file: Option<PathBuf>,
    /// Where the commands are read from; nothing for standard input.
    pub script: Option<PathBuf>,
    /// Where the packs of a new game come from; nothing for a random seed.
    pub deals: Option<Deals>,
    /// The folder for saved games and settings; nothing for those of the system.
    pub data_dir: Option<PathBuf>,
    /// The tag of the language; nothing for that of the settings or the system.
    pub language: Option<String>,
}

/// There is no text face.
#[derive(Debug, thiserror::Error)]
#[error("there is no text face in this build")]
struct Missing;

/// Fails.
///
/// # Errors
/// Always.
pub fn text(_options: Options) -> Result<(), Failure> {
    Err(Missing.into())
}
