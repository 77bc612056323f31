//! Saved games and rule sets in a folder. Besides it only a deck of one's own touches files, and only to read them.
//!
//! The game being played is `current.ron`, with the state before it in `current.ron.bak`; games that are over, or that
//! another game pushed aside, are in `games`, the player's own rule sets in `rules`; games that were deleted are in
//! `deleted` until the program is started again; what the evening came to is in `evening.ron`. Files are written whole beside
//! their place and then renamed, so that the machine can lose its power at any moment: what is found afterwards is the last
//! state or the one before. A file that was read and is wrong gets another name; one that the machine refuses to open or to
//! read may be sound and stays where it is. Neither is ever written over.

mod atomic;
mod disk;
mod error;
mod evening;
mod export;
mod folders;
mod library;
mod list;
mod puzzles;
mod read;
mod rule_sets;
mod shelf;
mod statistics;
mod writer;

pub use disk::{Claim, Disk, Drive, Sink, Source, System};
pub use error::{LoadCause, LoadError, Obstacle, SaveError, Step};
pub use export::{Exported, export, usual_folder};
pub use folders::Folders;
pub use library::{Deleted, LibraryError, Lister};
pub use list::{SavedGame, games_called, games_in};
pub(super) use read::what_is_there;
pub use read::{Opened, load, load_rule_set, open, open_lines, read_or_set_aside, unreadable};
pub use rule_sets::{RuleSets, place_to_share, share_rule_set, write_rule_set};
pub use statistics::{export_statistics, place_of_statistics, statistics_in, write_statistics};
pub use writer::Done;

use crate::session::record::Record;
use crate::session::syntax;
use shelf::Shelf;
use writer::Writer;

use serde::Serialize;
use serde::de::DeserializeOwned;

use std::path::Path;

/// The saved games of a folder. Dropping it waits until everything submitted is written.
#[derive(Debug)]
pub struct Storage {
    shelf: Shelf,
    owner: Option<(Writer, Box<dyn Claim>)>,
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
        Storage::open_on(&Drive::default(), folder)
    }

    /// The same on this disk.
    ///
    /// # Errors
    /// If the folder cannot be created or written to.
    pub fn open_on(drive: &Drive, folder: &Path) -> Result<Self, SaveError> {
        let shelf = Shelf::new(folder, drive.clone());
        drive.create_folder(&shelf.games()).map_err(SaveError::at(Step::CreateFolder, &shelf.games()))?;
        let path = folder.join("lock");
        let owner = match drive.lock(&path).map_err(SaveError::at(Step::Lock, &path))? {
            Some(claim) => {
                atomic::sweep(&**drive, folder);
                atomic::sweep(&**drive, &shelf.games());
                atomic::empty(&**drive, &shelf.deleted());
                atomic::sweep(&**drive, &rule_sets::folder(folder));
                Some((Writer::start(shelf.clone())?, claim))
            }
            None => None,
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
    /// that are wrong are set aside, unless another program plays with the folder.
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
        RuleSets::open_on(self.shelf.drive_handle(), self.folder(), self.is_in_use())
    }

    /// The games that are over or were pushed aside, the last saved first.
    #[must_use]
    pub fn games(&self) -> Vec<SavedGame> {
        self.shelf.list()
    }

    fn read<T>(&self, path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>) -> Result<Option<T>, LoadError> {
        let disk = self.shelf.drive();
        if self.is_in_use() { read::read(disk, path, parse) } else { read::read_or_set_aside(disk, path, parse) }
    }

    /// What the functions need that write: the shelf, if no other program plays with the folder.
    fn own_shelf(&self) -> Result<&Shelf, SaveError> {
        match &self.owner {
            Some(_) => Ok(&self.shelf),
            None => Err(SaveError::InUse { folder: self.folder().to_owned() }),
        }
    }
}

/// The value that a file of its own holds.
fn value<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, LoadCause> {
    Ok(syntax::read(syntax::text(bytes)?)?)
}

/// Writes a value to a file of its own, such as the settings; the folder is created if need be.
///
/// # Errors
/// If it cannot be written; what was there is then as it was.
pub fn write_value<T: Serialize>(disk: &dyn Disk, path: &Path, value: &T) -> Result<(), SaveError> {
    let folder = atomic::folder_of(path);
    disk.create_folder(folder).map_err(SaveError::at(Step::CreateFolder, folder))?;
    let text = syntax::write(value).map_err(|error| SaveError::Value { path: path.to_owned(), source: error })?;
    atomic::replace(disk, path, None, text.as_bytes())
}

/// Writes a record to a file that the player names. A file that is already there is replaced.
///
/// # Errors
/// If it cannot be written; what was there is then as it was.
pub fn save_as(path: &Path, record: &Record) -> Result<(), SaveError> {
    write_value(&System, path, record)
}
