//! What a player does with saved games: taking one up, renaming, copying, deleting, and taking that back.
//!
//! All of it waits for the thread that writes and happens before the function comes back, so that no state of a game is
//! written to a file that was just moved.

use crate::session::record::Record;
use crate::session::storage::error::{LoadError, SaveError, Step};
use crate::session::storage::list::SavedGame;
use crate::session::storage::read::{self, free_name, load};
use crate::session::storage::shelf::{Shelf, text};
use crate::session::storage::{Storage, atomic};

use std::path::{Path, PathBuf};

/// Why something could not be done with a saved game. Nothing is lost then.
#[derive(Debug, Clone, thiserror::Error)]
pub enum LibraryError {
    /// The file cannot be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// Something cannot be written or moved.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// A game that was deleted and can be taken back until the program is started again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    /// Where it was.
    from: PathBuf,
    /// Where it waits.
    at: PathBuf,
}

impl Storage {
    /// All games: the one being played, those that are over and those that were pushed aside; the last saved first, and
    /// what cannot be read last.
    #[must_use]
    pub fn library(&self) -> Vec<SavedGame> {
        if let Some((writer, _)) = &self.owner {
            writer.settle();
        }
        self.shelf.list_with_current()
    }

    /// Makes a game of the shelf the current one and gives its record. The game that was the current one goes to the
    /// shelf, with its last state.
    ///
    /// # Errors
    /// If it cannot be read or moved, or another program plays with the folder.
    pub fn take_up(&self, path: &Path) -> Result<Record, LibraryError> {
        let shelf = self.settled()?;
        let record = load(path)?;
        if path == shelf.current() {
            return Ok(record);
        }
        shelf.clear_current()?;
        // The game that made room can be a later state of this one, and have taken its place.
        let record = load(path).unwrap_or(record);
        std::fs::rename(path, shelf.current()).map_err(SaveError::at(Step::Rename, &shelf.current()))?;
        atomic::sync_folder(shelf.folder())?;
        Ok(record)
    }

    /// Calls a game of the shelf by another title; an empty one takes the title away.
    ///
    /// # Errors
    /// If it cannot be read or written, or another program plays with the folder.
    pub fn rename(&self, path: &Path, title: &str) -> Result<(), LibraryError> {
        let _ = self.settled()?;
        let record = load(path)?.titled(title);
        Ok(atomic::replace(path, None, &text(path, &record)?)?)
    }

    /// Copies a game to the shelf under this title. The copy is a game of its own: playing it on leaves the other as it is.
    ///
    /// # Errors
    /// If it cannot be read or written, or another program plays with the folder.
    pub fn copy(&self, path: &Path, title: &str) -> Result<PathBuf, LibraryError> {
        let shelf = self.settled()?;
        let record = load(path)?.titled(title);
        let current = read::read(&shelf.current(), read::record).ok().flatten();
        let is_free = |copy: &Record| {
            let name = format!("{}.ron", copy.file_stem());
            let taken = [shelf.games(), shelf.deleted()].iter().any(|folder| folder.join(&name).exists());
            !taken && !current.as_ref().is_some_and(|current| current.is_same_game(copy))
        };
        let mut copies = (1..=u32::MAX).map(|number| record.clone().copied(number));
        let copy = copies.find(is_free).unwrap_or(record);
        let place = free_name(&shelf.games(), &copy.file_stem(), ".ron");
        atomic::replace(&place, None, &text(&place, &copy)?)?;
        Ok(place)
    }

    /// Takes a game from the list. Its file is kept until the program is started again.
    ///
    /// # Errors
    /// If it cannot be moved, or another program plays with the folder.
    pub fn delete(&self, path: &Path) -> Result<Deleted, LibraryError> {
        let shelf = self.settled()?;
        let folder = shelf.deleted();
        std::fs::create_dir_all(&folder).map_err(SaveError::at(Step::CreateFolder, &folder))?;
        let at = free_name(&folder, &stem(path), ".ron");
        std::fs::rename(path, &at).map_err(SaveError::at(Step::Remove, path))?;
        if path == shelf.current() && shelf.backup().exists() {
            // Alone it would be taken for the current game.
            std::fs::remove_file(shelf.backup()).map_err(SaveError::at(Step::Remove, &shelf.backup()))?;
        }
        atomic::sync_folder(&folder)?;
        Ok(Deleted { from: path.to_owned(), at })
    }

    /// Puts a game back that was deleted, and says where it is now: on the shelf.
    ///
    /// # Errors
    /// If it cannot be moved, or another program plays with the folder.
    pub fn restore(&self, deleted: &Deleted) -> Result<PathBuf, LibraryError> {
        let shelf = self.settled()?;
        let stem = if deleted.from == shelf.current() {
            load(&deleted.at).map_or_else(|_| stem(&deleted.from), |record| record.file_stem())
        } else {
            stem(&deleted.from)
        };
        let place = free_name(&shelf.games(), &stem, ".ron");
        std::fs::rename(&deleted.at, &place).map_err(SaveError::at(Step::Rename, &place))?;
        atomic::sync_folder(&shelf.games())?;
        Ok(place)
    }

    /// The shelf, once nothing is being written; only for who may write.
    fn settled(&self) -> Result<&Shelf, SaveError> {
        match &self.owner {
            Some((writer, _)) => {
                writer.settle();
                Ok(&self.shelf)
            }
            None => Err(SaveError::InUse { folder: self.folder().to_owned() }),
        }
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
