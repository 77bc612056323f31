//! Commands on saved games.

use pitch_session::storage::Deleted;

use std::path::PathBuf;

/// Command on a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Goes on with it.
    Open(PathBuf),
    /// Goes on with the score pad of a game with real cards.
    OpenPad(PathBuf),
    /// Looks back at its hands.
    Review(PathBuf),
    /// Gives it this name.
    Rename(PathBuf, String),
    /// Copies it under this name.
    Copy(PathBuf, String),
    /// Deletes it; this was its name.
    Delete(PathBuf, String),
    /// Takes back a deletion.
    Restore(Deleted, String),
    /// Writes it to this folder, in both forms.
    Export(PathBuf, PathBuf),
}
