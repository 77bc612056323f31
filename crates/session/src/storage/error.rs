//! Errors of files: always with the path, and with the place if there is one.

use crate::record::ParseRecordError;
use crate::rule_set::ParseRuleSetError;
use crate::syntax::SyntaxError;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Step that failed on a file or folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Creation of a folder.
    CreateFolder,
    /// Claim of the folder for this program.
    Lock,
    /// Writing of the new file beside its place.
    Write,
    /// Sync of the new file to the disk.
    Sync,
    /// Backup of the old file.
    Backup,
    /// Renaming of the new file to its place.
    Rename,
    /// Removal of a file that is no longer needed.
    Remove,
    /// Start of the thread that writes.
    Start,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::CreateFolder => "cannot create the folder",
            Step::Lock => "cannot lock",
            Step::Write => "cannot write",
            Step::Sync => "cannot write to the disk",
            Step::Backup => "cannot keep a backup",
            Step::Rename => "cannot rename the new file",
            Step::Remove => "cannot remove",
            Step::Start => "cannot start to write",
        })
    }
}

/// Obstacle to saving, as far as it makes a difference to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// Disk, or quota of the player, that is full.
    Full,
    /// File larger than the system allows.
    Limit,
    /// Disk that can only be read.
    ReadOnly,
    /// Lack of permission to write there.
    NotAllowed,
    /// Folder that does not exist or is no folder.
    NoFolder,
    /// Another program that plays with the folder.
    InUse,
    /// File that exists already and is not written over.
    Exists,
    /// Game that is longer than is read.
    TooLong,
    /// Any other obstacle.
    Other,
}

/// Error in saving a game or the settings. Nothing that was saved before is lost.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SaveError {
    /// Error of the system.
    #[error("{}: {step}: {source}", pitch_shown::path(path))]
    Io {
        /// File or folder.
        path: PathBuf,
        /// Step that failed.
        step: Step,
        /// Error of the system.
        source: Arc<io::Error>,
    },
    /// Another program that plays with the folder.
    #[error("{}: another program plays with this folder", pitch_shown::path(folder))]
    InUse {
        /// Folder.
        folder: PathBuf,
    },
    /// File in the way that cannot be read now, or that could not be set aside.
    #[error("nothing is saved over a file that cannot be read: {0}")]
    InTheWay(LoadError),
    /// Game that has grown longer than is read.
    #[error("{}: there is more of this game than is read", pitch_shown::path(path))]
    TooLong {
        /// File.
        path: PathBuf,
    },
    /// Value with a part that cannot be written.
    #[error("{}: {source}", pitch_shown::path(path))]
    Value {
        /// File.
        path: PathBuf,
        /// Error of the format.
        source: ron::Error,
    },
}

impl SaveError {
    /// Returns a function that wraps an error of the system at this step and path, for `map_err`.
    pub(super) fn at(step: Step, path: &Path) -> impl FnOnce(io::Error) -> SaveError {
        move |error| SaveError::Io { path: path.to_owned(), step, source: Arc::new(error) }
    }

    /// Returns the obstacle to saving.
    #[must_use]
    pub fn obstacle(&self) -> Obstacle {
        match self {
            SaveError::Io { source, .. } => match source.kind() {
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Obstacle::Full,
                io::ErrorKind::FileTooLarge => Obstacle::Limit,
                io::ErrorKind::ReadOnlyFilesystem => Obstacle::ReadOnly,
                io::ErrorKind::PermissionDenied => Obstacle::NotAllowed,
                io::ErrorKind::NotADirectory | io::ErrorKind::NotFound => Obstacle::NoFolder,
                io::ErrorKind::AlreadyExists => Obstacle::Exists,
                _ => Obstacle::Other,
            },
            SaveError::InUse { .. } => Obstacle::InUse,
            SaveError::TooLong { .. } => Obstacle::TooLong,
            SaveError::InTheWay(_) | SaveError::Value { .. } => Obstacle::Other,
        }
    }
}

/// Cause of a file that could not be read.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LoadCause {
    /// Error of the system.
    #[error("{0}")]
    Io(#[from] Arc<io::Error>),
    /// Text that is no file of the project.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// Text that is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
    /// Text that is no rule set.
    #[error(transparent)]
    RuleSet(#[from] ParseRuleSetError),
    /// Entries that cannot be read; the others were.
    #[error("{}", told_entries(.names, .damage.as_ref()))]
    Entries {
        /// Paths of those that cannot be read.
        names: Vec<String>,
        /// Error of the text itself, if any.
        damage: Option<SyntaxError>,
    },
}

/// Largest number of names that are told.
const MOST_NAMES: usize = 8;

fn told_entries(names: &[String], damage: Option<&SyntaxError>) -> String {
    let quoted: Vec<String> = names.iter().take(MOST_NAMES).map(|name| pitch_shown::quote(name)).collect();
    let entries = format!("these entries cannot be read: {}", quoted.join(", "));
    match damage {
        Some(damage) if names.is_empty() => damage.to_string(),
        Some(damage) => format!("{damage}; {entries}"),
        None => entries,
    }
}

impl From<io::Error> for LoadCause {
    fn from(error: io::Error) -> Self {
        LoadCause::Io(Arc::new(error))
    }
}

/// Error in reading a file, written as `path:line:column: why`.
#[derive(Debug, Clone)]
pub struct LoadError {
    /// File.
    pub path: PathBuf,
    /// Cause of the error.
    pub cause: LoadCause,
    /// Path of the file now, if it was set aside.
    pub set_aside: Option<PathBuf>,
}

impl LoadError {
    /// Returns `true` if there is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(&self.cause, LoadCause::Io(error) if error.kind() == io::ErrorKind::NotFound)
    }

    /// Returns `true` if the system refused to open or to read it, so that nobody knows if it is sound.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        matches!(self.cause, LoadCause::Io(_))
    }

    /// Returns the line and column of the error, from 1, if there is one such place.
    #[must_use]
    pub fn place(&self) -> Option<(usize, usize)> {
        match &self.cause {
            LoadCause::Io(_) => None,
            LoadCause::Syntax(error) => error.place(),
            LoadCause::Record(error) => error.place(),
            LoadCause::RuleSet(error) => error.place(),
            LoadCause::Entries { damage, .. } => damage.as_ref().and_then(SyntaxError::place),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joint = if self.place().is_some() { ":" } else { ": " };
        write!(f, "{}{joint}{}", pitch_shown::path(&self.path), self.cause)?;
        self.set_aside.as_ref().map_or(Ok(()), |path| write!(f, " (set aside as {})", pitch_shown::path(path)))
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}
