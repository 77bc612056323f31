//! Operations on saved games: taking one up, renaming, copying, deleting, and restoring.
//!
//! Each waits for the thread that writes and is complete when the function returns, so that no state of a game is
//! written to a file that was just moved.

use crate::record::Record;
use crate::storage::error::{LoadError, SaveError, Step};
use crate::storage::list::SavedGame;
use crate::storage::pads::SavedPad;
use crate::storage::read::{self, load_on};
use crate::storage::rule_sets::RuleSets;
use crate::storage::shelf::{Shelf, text};
use crate::storage::writer::Inbox;
use crate::storage::{Storage, atomic};

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Error of an operation on a saved game. Nothing is lost then.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LibraryError {
    /// File that cannot be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// File that cannot be written or moved.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Reader of the list of saved games and of the rule sets, for any thread.
pub struct Lister {
    /// Inbox of the thread that writes, or why nothing is written.
    inbox: Result<Arc<Inbox>, SaveError>,
    shelf: Shelf,
}

impl Lister {
    /// Returns all games, as [`Storage::library`] does.
    #[must_use]
    pub fn library(&self) -> Vec<SavedGame> {
        if let Ok(inbox) = &self.inbox {
            inbox.settle();
        }
        self.shelf.list_with_current()
    }

    /// Returns the score pads, as [`Storage::pads`] does.
    #[must_use]
    pub fn pads(&self) -> Vec<SavedPad> {
        self.shelf.list_pads()
    }

    /// Returns the player's own rule sets, as [`Storage::rule_sets`] does.
    #[must_use]
    pub fn rule_sets(&self) -> RuleSets {
        let mut sets = self.no_rule_sets();
        sets.read();
        sets
    }

    /// Returns the player's own rule sets before any file was read: whatever is stored is new, and no existing file is
    /// written over.
    #[must_use]
    pub fn no_rule_sets(&self) -> RuleSets {
        RuleSets::on(self.shelf.drive_handle(), self.shelf.folder(), self.inbox.as_ref().err().cloned())
    }
}

impl fmt::Debug for Lister {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lister").field("folder", &self.shelf.folder()).finish_non_exhaustive()
    }
}

/// Game that was deleted and can be restored until the program is started again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    /// Path where it was.
    from: PathBuf,
    /// Path where it waits.
    at: PathBuf,
}

impl Storage {
    /// Returns all games: the one being played, those that are over and those that were pushed aside; the last saved
    /// first, and files that cannot be read last.
    #[must_use]
    pub fn library(&self) -> Vec<SavedGame> {
        self.lister().library()
    }

    /// Returns a reader of the list for another thread, where nobody waits for the disk.
    #[must_use]
    pub fn lister(&self) -> Lister {
        let inbox = self.owner.get().map(|owner| owner.writer.inbox()).ok_or_else(|| self.refusal());
        Lister { inbox, shelf: self.shelf.clone() }
    }

    /// Makes a game of the shelf the current one and returns its record. The game that was the current one goes to the
    /// shelf, with its last state.
    ///
    /// # Errors
    /// If it cannot be read or moved, or another program plays with the folder.
    pub fn take_up(&self, path: &Path) -> Result<Record, LibraryError> {
        let shelf = self.settled()?;
        let record = load_on(shelf.drive(), path)?;
        if path == shelf.current() {
            return Ok(record);
        }
        shelf.clear_current()?;
        // The game that made room can be a later state of this one, and have taken its place.
        let record = load_on(shelf.drive(), path).unwrap_or(record);
        atomic::relocate(shelf.drive(), path, &shelf.drive().target(&shelf.current()))?;
        Ok(record)
    }

    /// Changes the title of a game; an empty one removes it.
    ///
    /// # Errors
    /// If it cannot be read or written, or another program plays with the folder.
    pub fn rename(&self, path: &Path, title: &str) -> Result<(), LibraryError> {
        let disk = self.settled()?.drive();
        let record = load_on(disk, path)?.titled(title);
        Ok(atomic::replace(disk, path, None, &text(path, &record)?)?)
    }

    /// Copies a game to the shelf under this title. The copy is a game of its own: playing it on leaves the other as it is.
    ///
    /// # Errors
    /// If it cannot be read or written, or another program plays with the folder.
    pub fn copy(&self, path: &Path, title: &str) -> Result<PathBuf, LibraryError> {
        let shelf = self.settled()?;
        let record = load_on(shelf.drive(), path)?.titled(title);
        let copy = shelf.free_copy(record);
        let place = shelf.free_place(&shelf.games(), &copy.file_stem())?;
        atomic::replace(shelf.drive(), &place, None, &text(&place, &copy)?)?;
        Ok(place)
    }

    /// Looks for another line of a game that is about to be saved, which somebody else played on while this program
    /// could not save. Returns this line as a copy, by which both are kept, or `None` if there is no other line.
    #[must_use]
    pub fn other_line(&self, record: &Record) -> Option<Record> {
        let is_there = self.states_of(record).any(|there| !record.goes_on_from(&there));
        is_there.then(|| self.shelf.free_copy(record.clone()))
    }

    /// Returns a later state of a game, which has all of this one because another program played it on, or `None` if
    /// there is none.
    #[must_use]
    pub fn later_state(&self, record: &Record) -> Option<Record> {
        self.states_of(record).find(|there| there.goes_on_from(record) && !record.goes_on_from(there))
    }

    /// Returns the saved states of a game: in the place of the current one, in its backup, and among those that are
    /// over.
    fn states_of(&self, record: &Record) -> impl Iterator<Item = Record> {
        let shelf = &self.shelf;
        let finished = shelf.games().join(format!("{}.ron", record.file_stem()));
        let read = |path: PathBuf| read::read(shelf.drive(), &path, read::record).ok().flatten();
        let states = [shelf.current(), shelf.backup(), finished].into_iter().filter_map(read);
        states.filter(|there| there.is_same_game(record))
    }

    /// Returns the file of a game that is over, by the name that statistics have for it, if it is still there.
    #[must_use]
    pub fn finished_game(&self, name: &str) -> Option<PathBuf> {
        let file = format!("{name}.ron");
        let is_name = Path::new(&file).file_name().is_some_and(|part| part == file.as_str());
        Some(self.shelf.games().join(file)).filter(|path| is_name && path.is_file())
    }

    /// Removes a game, or a score pad, from its list. Its file is kept until the program is started again.
    ///
    /// # Errors
    /// If it cannot be moved, or another program plays with the folder.
    pub fn delete(&self, path: &Path) -> Result<Deleted, LibraryError> {
        let shelf = self.settled()?;
        if path == shelf.games() || path == shelf.pads() {
            // It is in the list if it cannot be looked into.
            return Err(SaveError::at(Step::Remove, path)(io::ErrorKind::IsADirectory.into()).into());
        }
        let folder = shelf.deleted();
        shelf.drive().create_folder(&folder).map_err(SaveError::at(Step::CreateFolder, &folder))?;
        let at = shelf.free_place(&folder, &stem(path))?;
        let mut from = path.to_owned();
        if path == shelf.current() {
            // It goes first: alone it would be taken for the current game.
            shelf.remove(&shelf.backup())?;
            from = shelf.drive().target(path);
        }
        atomic::relocate(shelf.drive(), &from, &at)?;
        Ok(Deleted { from: path.to_owned(), at })
    }

    /// Restores a deleted game to the shelf, or a pad to the others, and returns its path there.
    ///
    /// # Errors
    /// If it cannot be moved, or another program plays with the folder.
    pub fn restore(&self, deleted: &Deleted) -> Result<PathBuf, LibraryError> {
        let shelf = self.settled()?;
        let stem = if deleted.from == shelf.current() {
            load_on(shelf.drive(), &deleted.at).map_or_else(|_| stem(&deleted.from), |record| record.file_stem())
        } else {
            stem(&deleted.from)
        };
        let folder = if deleted.from.parent() == Some(&*shelf.pads()) { shelf.pads() } else { shelf.games() };
        let place = shelf.free_place(&folder, &stem)?;
        atomic::relocate(shelf.drive(), &deleted.at, &place)?;
        Ok(place)
    }

    /// Returns the shelf once nothing is being written, if this program may write.
    fn settled(&self) -> Result<&Shelf, SaveError> {
        if let Some(owner) = self.owner.get() {
            owner.writer.settle();
        }
        self.own_shelf()
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
