//! Saved games and rule sets in a folder. Besides it only a deck of one's own touches files, and only to read them.
//!
//! The game being played is `current.ron`, with the state before it in `current.ron.bak`; games that are over, or that
//! another game pushed aside, are in `games`, the player's own rule sets in `rules`, score pads of games with real cards in
//! `pads`; games that were deleted are in
//! `deleted` until the program is started again; the balance of the evening is in `evening.ron`, answers to puzzles are in
//! `puzzles.ron`, and the player's own mistakes in `mistakes.ron`. Files are written
//! whole beside their place and then renamed, so that the machine can lose its power at any moment: the last state or
//! the one before is found afterwards. A file that was read and is wrong gets another name; one that the system refuses
//! to open or to read may be sound and stays where it is. Neither is ever written over.

mod atomic;
mod disk;
mod entries;
mod error;
mod export;
mod folders;
mod joined;
mod keep;
mod library;
mod list;
mod pads;
mod read;
mod rule_sets;
mod shelf;
mod statistics;
mod writer;

pub use disk::{Claim, Disk, Drive, Sink, Source, System};
pub(super) use entries::{Found, peek_entries, read_entries, write_entries};
pub use error::{LoadCause, LoadError, Obstacle, SaveError, Step};
pub use export::{Exported, export, usual_folder};
pub use folders::Folders;
pub use joined::Joined;
pub use keep::Keep;
pub use library::{Deleted, LibraryError, Lister};
pub use list::{SavedGame, games_called, games_in};
pub use pads::SavedPad;
pub use read::{Opened, load, load_rule_set, open, open_lines, read_or_set_aside, unreadable};
pub use rule_sets::{RuleSets, place_to_share, share_rule_set, write_rule_set};
pub use statistics::{export_statistics, place_of_statistics, statistics_in, write_statistics};
pub use writer::Done;

use crate::last_state;
use crate::record::Record;
use crate::syntax;
use shelf::Shelf;
use writer::Writer;

use serde::Serialize;
use serde::de::DeserializeOwned;

use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// Saved games of a folder. Dropping it waits until everything submitted is written.
#[derive(Debug)]
pub struct Storage {
    shelf: Shelf,
    owner: OnceLock<Owner>,
    /// Reason why nothing can be written there, whatever other programs do.
    refusal: Option<SaveError>,
    /// Last states of games that were to be saved while another program had the folder.
    waiting: Mutex<Vec<Record>>,
}

/// Writer and lock of the program that owns a folder. The lock is given up last.
#[derive(Debug)]
struct Owner {
    writer: Writer,
    _claim: Box<dyn Claim>,
}

/// Longest wait for a lock at the start: a window that is just being closed still holds it, and so does a program that
/// was started meanwhile, until it is running.
const PATIENCE: Duration = Duration::from_millis(200);

/// Longest wait for the lock of the settings, which is held only while they are written.
const LONG_PATIENCE: Duration = Duration::from_secs(2);

/// Game that was being played when the program was last left.
#[derive(Debug, Default)]
pub struct Loaded {
    /// Record of the game, if there is one that can be read.
    pub record: Option<Record>,
    /// `true` if it comes from the backup, so that the last action may be missing.
    pub from_backup: bool,
    /// Errors of the files that could not be read, with the places where they were set aside.
    pub errors: Vec<LoadError>,
}

impl Storage {
    /// Opens a folder, and creates it if need be.
    ///
    /// Only one program at a time writes to a folder. Where another one does, games can be looked at, and every attempt
    /// to save is answered with [`SaveError::InUse`], until the folder is [claimed](Storage::claim).
    ///
    /// # Errors
    /// If the folder cannot be created or written to.
    pub fn open(folder: &Path) -> Result<Self, SaveError> {
        Storage::open_on(&Drive::default(), folder)
    }

    /// Opens a folder on this disk, as [`Storage::open`] does on that of the machine.
    ///
    /// # Errors
    /// If the folder cannot be created or written to.
    pub fn open_on(drive: &Drive, folder: &Path) -> Result<Self, SaveError> {
        let shelf = Shelf::new(folder, drive.clone());
        drive.create_folder(&shelf.games()).map_err(SaveError::at(Step::CreateFolder, &shelf.games()))?;
        drive.protect(folder);
        let owner = OnceLock::new();
        if let Some(owned) = Owner::of(&shelf, PATIENCE)? {
            let _ = owner.set(owned);
        }
        Ok(Storage { shelf, owner, refusal: None, waiting: Mutex::default() })
    }

    /// Opens a folder that cannot be written to, for what is there to be read. Every attempt to save is answered with the error
    /// that opening it ended in. Returns the error where there is no such folder.
    pub(super) fn to_read(folder: &Path, refusal: SaveError) -> Result<Self, SaveError> {
        let shelf = Shelf::new(folder, Drive::default());
        match folder.is_dir() {
            true => Ok(Storage { shelf, owner: OnceLock::new(), refusal: Some(refusal), waiting: Mutex::default() }),
            false => Err(refusal),
        }
    }

    /// Claims the folder if another program had it and has left by now, and returns `true` if it is claimed. The folder
    /// then holds what that program wrote meanwhile, and games [wait](Storage::take_waiting) that could not be saved:
    /// anyone who saves them asks for the [other line](Storage::other_line) of each first.
    pub fn claim(&self) -> bool {
        if self.is_in_use() {
            match Owner::of(&self.shelf, Duration::ZERO) {
                Ok(Some(owned)) => drop(self.owner.set(owned)),
                Ok(None) => {}
                Err(error) => tracing::warn!("{error}"),
            }
        }
        self.is_writable()
    }

    /// Returns `true` if another program plays with this folder, so that nothing can be saved.
    #[must_use]
    pub fn is_in_use(&self) -> bool {
        !self.is_writable() && self.refusal.is_none()
    }

    /// Returns `true` if this program saves there: no other one has the folder, and it can be written to.
    #[must_use]
    pub fn is_writable(&self) -> bool {
        self.owner.get().is_some()
    }

    /// Returns the path of the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.shelf.folder()
    }

    /// Loads the game that was being played: from its file, or from the backup if that is missing or cannot be read.
    /// Files that are wrong are set aside, unless another program plays with the folder, or it can only be read.
    #[must_use]
    pub fn load_current(&self) -> Loaded {
        let mut loaded = Loaded::default();
        for (path, from_backup) in [(self.shelf.current(), false), (self.shelf.backup(), true)] {
            match self.read(&path, read::record) {
                Ok(Some(record)) => {
                    let record = Some(read::dated(self.shelf.drive(), &path, record));
                    return Loaded { record, from_backup, ..loaded };
                }
                Ok(None) => {}
                Err(error) => loaded.errors.push(error),
            }
        }
        loaded
    }

    /// Saves the state of a game, on a thread of its own; of several states of one game that wait, the last is written.
    ///
    /// `done` is called on that thread when this state, or a later one of the same game, is safe on the disk, or could
    /// not be written; at once where another program has the folder. A game that is over goes to the finished ones; another
    /// unfinished game that was the current one is moved there too, so that it can be taken up again.
    pub fn submit(&self, record: Record, done: impl FnOnce(Result<(), SaveError>) + Send + 'static) {
        let number = last_state::begins();
        let done = move |result: Result<(), SaveError>| {
            last_state::ends(number, result.is_ok());
            done(result);
        };
        match self.owner.get() {
            Some(owner) => owner.writer.submit(record, Box::new(done)),
            None if self.refusal.is_some() => done(Err(self.refusal())),
            None => {
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                waiting.retain(|other| !other.is_same_game(&record));
                waiting.push(record);
                drop(waiting);
                done(Err(self.refusal()));
            }
        }
    }

    /// Returns `true` if games wait for another program to leave before they can be saved.
    #[must_use]
    pub fn has_waiting(&self) -> bool {
        !self.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Takes the last states of the games that were to be saved while another program had the folder, in the order in
    /// which they were played last.
    #[must_use]
    pub fn take_waiting(&self) -> Vec<Record> {
        std::mem::take(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the player's own rule sets. They cannot be changed while another program plays with the folder.
    #[must_use]
    pub fn rule_sets(&self) -> RuleSets {
        self.lister().rule_sets()
    }

    /// Returns the games that are over or were pushed aside, the last saved first.
    #[must_use]
    pub fn games(&self) -> Vec<SavedGame> {
        self.shelf.list()
    }

    fn read<T>(&self, path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>) -> Result<Option<T>, LoadError> {
        let disk = self.shelf.drive();
        if self.is_writable() { read::read_or_set_aside(disk, path, parse) } else { read::read(disk, path, parse) }
    }

    /// Returns the shelf to write to, if this program may.
    fn own_shelf(&self) -> Result<&Shelf, SaveError> {
        if self.is_writable() { Ok(&self.shelf) } else { Err(self.refusal()) }
    }

    /// Returns the answer to an attempt to save while this program may not.
    fn refusal(&self) -> SaveError {
        self.refusal.clone().unwrap_or_else(|| SaveError::InUse { folder: self.folder().to_owned() })
    }
}

impl Owner {
    /// Claims a folder and clears up leftovers there, or returns `None` if another program has it.
    fn of(shelf: &Shelf, patience: Duration) -> Result<Option<Self>, SaveError> {
        let (disk, folder) = (shelf.drive(), shelf.folder());
        let path = folder.join("lock");
        let Some(claim) = disk.lock(&path, patience).map_err(SaveError::at(Step::Lock, &path))? else {
            return Ok(None);
        };
        atomic::sweep(disk, folder);
        atomic::sweep(disk, &shelf.games());
        atomic::empty(disk, &shelf.deleted());
        atomic::sweep(disk, &rule_sets::folder(folder));
        atomic::sweep(disk, &shelf.pads());
        Ok(Some(Owner { writer: Writer::start(shelf.clone())?, _claim: claim }))
    }
}

/// Claims the file of the settings, and what is beside it, for a moment; its folder is created if need be.
///
/// # Errors
/// If its folder cannot be created, or another program holds it.
pub(super) fn claim_beside(disk: &dyn Disk, path: &Path) -> Result<Box<dyn Claim>, SaveError> {
    let folder = atomic::folder_of(path);
    disk.create_folder(folder).map_err(SaveError::at(Step::CreateFolder, folder))?;
    disk.protect(folder);
    let lock = path.with_extension("lock");
    let claim = disk.lock(&lock, LONG_PATIENCE).map_err(SaveError::at(Step::Lock, &lock))?;
    claim.ok_or_else(|| SaveError::InUse { folder: folder.to_owned() })
}

/// Parses a value that has a file of its own.
fn value<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, LoadCause> {
    Ok(syntax::read(syntax::text(bytes)?)?)
}

/// Reads a value from a file of its own; `None` if there is none. A file that is wrong is set aside.
///
/// # Errors
/// If the file cannot be read; the error says where it was set aside, or it is still in its place.
pub fn read_value<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, LoadError> {
    read_or_set_aside(&System, path, value)
}

/// Writes a value to a file of its own, such as the settings; the folder is created if need be.
///
/// # Errors
/// If it cannot be written; the old file is then as it was.
pub fn write_value<T: Serialize>(disk: &dyn Disk, path: &Path, value: &T) -> Result<(), SaveError> {
    let folder = atomic::folder_of(path);
    disk.create_folder(folder).map_err(SaveError::at(Step::CreateFolder, folder))?;
    let text = syntax::write(value).map_err(|error| SaveError::Value { path: path.to_owned(), source: error })?;
    atomic::replace(disk, path, None, text.as_bytes())
}

/// Writes a record to a file that the player names. A file that is already there is replaced.
///
/// # Errors
/// If it cannot be written; the old file is then as it was.
pub fn save_as(path: &Path, record: &Record) -> Result<(), SaveError> {
    write_value(&System, path, record)
}
