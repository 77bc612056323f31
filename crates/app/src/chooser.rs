//! The dialog of the desktop in which the player chooses a file or a folder. It has a window of its own, and this one goes on
//! meanwhile.

#[cfg_attr(any(windows, target_os = "macos"), path = "chooser/native.rs")]
#[cfg_attr(not(any(windows, target_os = "macos")), path = "chooser/portal.rs")]
mod dialog;

pub use dialog::open;

use pitch_session::RuleSet;

use std::path::PathBuf;

/// Purpose for which a file or a folder is chosen.
#[derive(Debug, Clone, PartialEq)]
pub enum Purpose {
    /// Opening of a rule set or a game.
    Open,
    /// Writing this rule set to a file, proposed here.
    Share(Box<RuleSet>, PathBuf),
    /// Writing the saved game in this file to a folder, in both forms.
    Export(PathBuf),
    /// Taking the pictures of the cards from a folder.
    Deck,
    /// Writing the statistics as a table for other programs.
    Statistics,
}

/// Request to the dialog of the desktop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Kind of thing to choose.
    pub what: What,
    /// Title of the dialog.
    pub title: String,
    /// Files offered at first: a description, and the ending of their names; `None` for all.
    pub ending: Option<(String, &'static str)>,
}

/// Kind of thing that is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// An existing file.
    File,
    /// An existing folder.
    Folder,
    /// A file to be written, proposed here. The dialog asks before an existing one is taken.
    Place(PathBuf),
}

/// Returns the place that somebody typed: without blanks around it, and without the marks that terminals put round what
/// is dropped on them.
pub fn typed(words: &str) -> &str {
    words.trim().trim_matches(['"', '\'']).trim()
}

/// Chosen path; `None` if the player canceled.
pub(crate) type Answer = Result<Option<PathBuf>, NoChooser>;

/// Error that the desktop has no such dialog, or that it does not answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no file chooser answers")]
pub struct NoChooser;
