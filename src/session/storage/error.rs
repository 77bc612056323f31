//! What can go wrong with files: always with the path, and with the place where there is one.

use crate::session::record::ParseRecordError;
use crate::session::rule_set::ParseRuleSetError;
use crate::session::syntax::SyntaxError;
use crate::shown;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What was being done to a file or folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Creating a folder.
    CreateFolder,
    /// Claiming the folder for this program.
    Lock,
    /// Writing the new file beside its place.
    Write,
    /// Making sure that it is on the disk.
    Sync,
    /// Keeping the file before it.
    Backup,
    /// Putting the new file in its place.
    Rename,
    /// Taking away a file that is no longer needed.
    Remove,
    /// Starting the thread that writes.
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

/// What stands in the way, as far as it makes a difference to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The disk is full, or the player's part of it.
    Full,
    /// The system lets no file become as large.
    Limit,
    /// The disk can only be read.
    ReadOnly,
    /// The player may not write there.
    NotAllowed,
    /// The folder does not exist or is no folder.
    NoFolder,
    /// Another program plays with the folder.
    InUse,
    /// There is such a file already, and it is not written over.
    Exists,
    /// There is more of it than is read.
    TooLong,
    /// Something else.
    Other,
}

/// Why a game or the settings could not be saved. Nothing that was saved before is lost.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SaveError {
    /// The machine refused.
    #[error("{}: {step}: {source}", shown::path(path))]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What was being done to it.
        step: Step,
        /// What the machine says.
        source: Arc<io::Error>,
    },
    /// Another program plays with the folder.
    #[error("{}: another program plays with this folder", shown::path(folder))]
    InUse {
        /// Which folder.
        folder: PathBuf,
    },
    /// A file is in the way that cannot be read now, or that could not be set aside.
    #[error("nothing is saved over a file that cannot be read: {0}")]
    InTheWay(LoadError),
    /// The game has grown beyond what is read.
    #[error("{}: there is more of this game than is read", shown::path(path))]
    TooLong {
        /// Which file.
        path: PathBuf,
    },
    /// The value has a part that cannot be written.
    #[error("{}: {source}", shown::path(path))]
    Value {
        /// Which file.
        path: PathBuf,
        /// Which part.
        source: ron::Error,
    },
}

impl SaveError {
    /// An error of the machine at this step and path, for `map_err`.
    pub(super) fn at(step: Step, path: &Path) -> impl FnOnce(io::Error) -> SaveError {
        move |error| SaveError::Io { path: path.to_owned(), step, source: Arc::new(error) }
    }

    /// What stands in the way.
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

/// Why a file could not be read.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LoadCause {
    /// The machine refused.
    #[error("{0}")]
    Io(#[from] Arc<io::Error>),
    /// It is no file of the project.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is no record.
    #[error(transparent)]
    Record(#[from] ParseRecordError),
    /// It is no rule set.
    #[error(transparent)]
    RuleSet(#[from] ParseRuleSetError),
    /// Some of its entries cannot be read, and the others were.
    #[error("{}", told_entries(.names, .damage.as_ref()))]
    Entries {
        /// The names of those that cannot be read.
        names: Vec<String>,
        /// What is wrong with the text itself, if anything is.
        damage: Option<SyntaxError>,
    },
}

/// As many names are told at most.
const MOST_NAMES: usize = 8;

fn told_entries(names: &[String], damage: Option<&SyntaxError>) -> String {
    let quoted: Vec<String> = names.iter().take(MOST_NAMES).map(|name| shown::quote(name)).collect();
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

/// A file that could not be read, written as `path:line:column: why`.
#[derive(Debug, Clone)]
pub struct LoadError {
    /// Which file.
    pub path: PathBuf,
    /// Why.
    pub cause: LoadCause,
    /// Where it is now, if it was set aside.
    pub set_aside: Option<PathBuf>,
}

impl LoadError {
    /// Whether there is no such file.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(&self.cause, LoadCause::Io(error) if error.kind() == io::ErrorKind::NotFound)
    }

    /// Whether the machine refused to open or to read it, so that nobody knows whether it is sound.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        matches!(self.cause, LoadCause::Io(_))
    }

    /// The line and column of what is wrong, from 1, where there is one such place.
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
        write!(f, "{}{joint}{}", shown::path(&self.path), self.cause)?;
        self.set_aside.as_ref().map_or(Ok(()), |path| write!(f, " (set aside as {})", shown::path(path)))
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.cause)
    }
}
