//! The dialog of the desktop in which the player chooses a file or a folder. It has a window of its own, and this one goes on
//! meanwhile.

#[cfg_attr(any(windows, target_os = "macos"), path = "chooser/native.rs")]
#[cfg_attr(not(any(windows, target_os = "macos")), path = "chooser/portal.rs")]
mod dialog;

pub use dialog::open;

use crate::session::RuleSet;

use std::path::PathBuf;

/// What a file or a folder is chosen for.
#[derive(Debug, Clone, PartialEq)]
pub enum Purpose {
    /// A rule set or a game is opened.
    Open,
    /// This rule set is written to a file, proposed here.
    Share(Box<RuleSet>, PathBuf),
    /// The saved game in this file is written to a folder, in both forms.
    Export(PathBuf),
    /// The pictures of the cards are taken from a folder.
    Deck,
    /// The statistics are written as a table for other programs.
    Statistics,
}

/// What the dialog asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// What is chosen.
    pub what: What,
    /// What stands over the dialog.
    pub title: String,
    /// What files are offered at first, in words, and how their names end; nothing for all.
    pub ending: Option<(String, &'static str)>,
}

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// A file that is there.
    File,
    /// A folder that is there.
    Folder,
    /// A file to be written, proposed here. The dialog asks before one that is there is taken.
    Place(PathBuf),
}

/// The place that somebody typed: without blanks around it, and without the marks that terminals put round what is dropped on
/// them.
pub fn typed(words: &str) -> &str {
    words.trim().trim_matches(['"', '\'']).trim()
}

/// What was chosen; nothing if the player thought better of it.
pub type Answer = Result<Option<PathBuf>, NoChooser>;

/// The desktop has no such dialog, or it does not answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no file chooser answers")]
pub struct NoChooser;
