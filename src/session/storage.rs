//! Saved games and rule sets in a folder. Besides it only a deck of one's own touches files, and only to read them.
//!
//! The game being played is `current.ron`, with the state before it in `current.ron.bak`; games that are over, or that
//! another game pushed aside, are in `games`, the player's own rule sets in `rules`; games that were deleted are in
//! `deleted` until the program is started again; what the evening came to is in `evening.ron`. Files are written whole beside
//! their place and then renamed, so that the
//! machine can lose its power at any moment: what is found afterwards is the last state or the one before. A file that
//! cannot be read gets another name and is never written over.

mod atomic;
mod error;
mod evening;
mod export;
mod folders;
mod library;
mod list;
mod read;
mod rule_sets;
mod shelf;
mod statistics;
mod writer;

pub use error::{LoadCause, LoadError, Obstacle, SaveError, Step};
pub use export::{Exported, export, usual_folder};
pub use folders::Folders;
pub use library::{Deleted, LibraryError};
pub use list::{SavedGame, games_called, games_in};
pub use read::{Opened, load, load_rule_set, open, open_lines, read_or_set_aside, unreadable};
pub use rule_sets::{RuleSets, place_to_share, share_rule_set};
pub use statistics::{export_statistics, statistics_in};
pub use writer::Done;

use crate::session::record::Record;
use crate::session::syntax;
use shelf::Shelf;
use writer::Writer;

use serde::Serialize;
use serde::de::DeserializeOwned;

use std::fs::{File, TryLockError};
use std::path::Path;

/// The saved games of a folder. Dropping it waits until everything submitted is written.
#[derive(Debug)]
pub struct Storage {
    shelf: Shelf,
    owner: Option<(Writer, File)>,
}

/// The game that was being played when the program was last left.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The game, if there is one that can be read.
    pub record: Option<Record>,
    /// Whether it comes from the backup, so that the last action may be missing.
    pub from_backup: bool,
    /// The files that could not be read, and where they were set aside.
    pub errors: Vec<LoadError>,
}

impl Storage {
    /// Opens a folder and creates it if need be.
    ///
    /// Only one program at a time writes to a folder. Where another one does, games can be looked at, and every attempt
    /// to save is answered with [`SaveError::InUse`].
    ///
    /// # Errors
    /// If the folder cannot be created or written to.
    pub fn open(folder: &Path) -> Result<Self, SaveError> {
        let shelf = Shelf::new(folder);
        std::fs::create_dir_all(shelf.games()).map_err(SaveError::at(Step::CreateFolder, &shelf.games()))?;
        let path = folder.join("lock");
        let lock = File::options().create(true).write(true).truncate(false).open(&path);
        let lock = lock.map_err(SaveError::at(Step::Write, &path))?;
        let owner = match lock.try_lock() {
            Ok(()) => {
                atomic::sweep(folder);
                atomic::sweep(&shelf.games());
                atomic::empty(&shelf.deleted());
                atomic::sweep(&rule_sets::folder(folder));
                Some((Writer::start(shelf.clone())?, lock))
            }
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(error)) => return Err(SaveError::at(Step::Lock, &path)(error)),
        };
        Ok(Storage { shelf, owner })
    }

    /// Whether another program plays with this folder, so that nothing can be saved.
    #[must_use]
    pub const fn is_in_use(&self) -> bool {
        self.owner.is_none()
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.shelf.folder()
    }

    /// The game that was being played: from its file, or from the backup if that is missing or cannot be read. Files
    /// that cannot be read are set aside, unless another program plays with the folder.
    #[must_use]
    pub fn load_current(&self) -> Loaded {
        let mut loaded = Loaded::default();
        for (path, from_backup) in [(self.shelf.current(), false), (self.shelf.backup(), true)] {
            match self.read(&path, read::record) {
                Ok(Some(record)) => return Loaded { record: Some(record), from_backup, ..loaded },
                Ok(None) => {}
                Err(error) => loaded.errors.push(error),
            }
        }
        loaded
    }

    /// Saves the state of a game, on a thread of its own; of several states of one game that wait, the last is written.
    ///
    /// `done` is called on that thread when this state, or a later one of the same game, is safe on the disk, or could
    /// not be written. A game that is over goes to the finished ones; another unfinished game that was the current one
    /// is moved there too, so that it can be taken up again.
    pub fn submit(&self, record: Record, done: impl FnOnce(Result<(), SaveError>) + Send + 'static) {
        match &self.owner {
            Some((writer, _)) => writer.submit(record, Box::new(done)),
            None => done(Err(SaveError::InUse { folder: self.folder().to_owned() })),
        }
    }

    /// The player's own rule sets. Where another program plays with the folder, they cannot be changed.
    #[must_use]
    pub fn rule_sets(&self) -> RuleSets {
        RuleSets::open_as(self.folder(), self.is_in_use())
    }

    /// The games that are over or were pushed aside, the last saved first.
    #[must_use]
    pub fn games(&self) -> Vec<SavedGame> {
        self.shelf.list()
    }

    fn read<T>(&self, path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>) -> Result<Option<T>, LoadError> {
        if self.is_in_use() { read::read(path, parse) } else { read::read_or_set_aside(path, parse) }
    }

    /// Reads the value in the file of this name; a new one if there is no file. A file that cannot be read is set aside,
    /// unless another program plays with the folder, and the error says where it went.
    fn load_value<T: DeserializeOwned + Default>(&self, name: &str) -> (T, Option<LoadError>) {
        match self.read(&self.folder().join(name), value) {
            Ok(value) => (value.unwrap_or_default(), None),
            Err(error) => (T::default(), Some(error)),
        }
    }

    /// Writes a value to the file of this name; the one before it is kept until the new one is safely written.
    fn save_value<T: Serialize>(&self, name: &str, value: &T) -> Result<(), SaveError> {
        if self.is_in_use() {
            return Err(SaveError::InUse { folder: self.folder().to_owned() });
        }
        write_value(&self.folder().join(name), value)
    }
}

fn value<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, LoadCause> {
    Ok(syntax::read(syntax::text(bytes)?)?)
}

/// Writes a value to a file of its own, such as the settings; the folder is created if need be.
///
/// # Errors
/// If it cannot be written; what was there is then as it was.
pub fn write_value<T: Serialize>(path: &Path, value: &T) -> Result<(), SaveError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(SaveError::at(Step::CreateFolder, folder))?;
    }
    let text = syntax::write(value).map_err(|error| SaveError::Value { path: path.to_owned(), source: error })?;
    atomic::replace(path, None, text.as_bytes())
}

/// Writes a record to a file that the player names. A file that is already there is replaced.
///
/// # Errors
/// If it cannot be written; what was there is then as it was.
pub fn save_as(path: &Path, record: &Record) -> Result<(), SaveError> {
    write_value(path, record)
}
