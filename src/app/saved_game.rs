//! What can be done with a saved game.

use crate::session::storage::Deleted;

use std::path::PathBuf;

/// Something to be done with a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// It is to be gone on with.
    Open(PathBuf),
    /// Its hands are to be looked back at.
    Review(PathBuf),
    /// It is to be called so.
    Rename(PathBuf, String),
    /// It is to be copied under this name.
    Copy(PathBuf, String),
    /// It is to be deleted; it was called so.
    Delete(PathBuf, String),
    /// A deletion is to be taken back.
    Restore(Deleted, String),
    /// It is to be written to this folder, in both forms.
    Export(PathBuf, PathBuf),
}
