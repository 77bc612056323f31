//! Folder in which a face of the program keeps its games, from its start to its end.

use crate::record::Record;
use crate::storage::error::{LoadError, SaveError};
use crate::storage::{Folders, Joined, Storage};

/// Folders of the program, and the storage in one of them. Where that could not be written to at the start, it is
/// read as far as it can be, and tried again when something is to be saved; where another program has it, once that has left.
#[derive(Debug, Default)]
pub struct Keep {
    folders: Option<Folders>,
    storage: Option<Storage>,
    is_beside: bool,
}

impl Keep {
    /// Opens the folders, and returns the error if that of the games cannot be written to; what is there can be read all the
    /// same. Without folders nothing is kept.
    #[must_use]
    pub fn open(folders: Option<Folders>) -> (Self, Option<SaveError>) {
        let mut keep = Keep { folders, ..Keep::default() };
        let error = keep.folders.as_ref().and_then(|folders| match Storage::open(&folders.data) {
            Ok(storage) => {
                keep.is_beside = storage.is_in_use();
                keep.storage = Some(storage);
                None
            }
            Err(error) => {
                keep.storage = Storage::to_read(&folders.data, error.clone()).ok();
                Some(error)
            }
        });
        (keep, error)
    }

    /// Folders of the program.
    #[must_use]
    pub const fn folders(&self) -> Option<&Folders> {
        self.folders.as_ref()
    }

    /// Saved games and what can be done with them; `None` if there is no folder for them so far.
    #[must_use]
    pub const fn storage(&self) -> Option<&Storage> {
        self.storage.as_ref()
    }

    /// Returns the storage, which is opened now if it could not be written to before; `None` if it still cannot.
    pub fn reopened(&mut self) -> Option<&Storage> {
        let is_opened = |storage: &Storage| storage.is_writable() || storage.is_in_use();
        if let Some(folders) = &self.folders
            && !self.storage.as_ref().is_some_and(is_opened)
            && let Ok(storage) = Storage::open(&folders.data)
        {
            self.is_beside = storage.is_in_use();
            self.storage = Some(storage);
        }
        self.storage.as_ref().filter(|storage| is_opened(storage))
    }

    /// Returns the storage as [`Keep::reopened`] does, unless another program has the folder.
    pub fn writable(&mut self) -> Option<&Storage> {
        self.reopened().filter(|storage| storage.is_writable())
    }

    /// Returns `true` if another program had the folder when it was last tried.
    #[must_use]
    pub const fn is_beside(&self) -> bool {
        self.is_beside
    }

    /// Tries for the folder again where another program had it. Returns `true` if that has left by now: what it wrote
    /// is then there, and from here on this program saves.
    pub fn takes_over(&mut self) -> bool {
        let is_free = self.is_beside && self.storage.as_ref().is_some_and(Storage::claim);
        self.is_beside &= !is_free;
        is_free
    }

    /// Loads a value as [`Storage::load_joined`] does. Without a storage it stands in for what may be there later.
    #[must_use]
    pub fn load_joined<T: Joined>(&self) -> (T, Option<LoadError>) {
        self.storage.as_ref().map_or_else(|| (T::stand_in(), None), Storage::load_joined)
    }

    /// Writes a value as [`Storage::save_joined`] does, if this program saves there.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_joined<T: Joined>(&mut self, kept: &mut T) -> Result<(), SaveError> {
        self.writable().map_or(Ok(()), |storage| storage.save_joined(kept))
    }

    /// Returns this game as a copy, if another line of it was played on elsewhere while this program could not save.
    #[must_use]
    pub fn other_line(&self, record: &Record) -> Option<Record> {
        self.storage.as_ref().filter(|storage| storage.is_writable())?.other_line(record)
    }

    /// Takes the games that could not be saved until the other program left; they wait no more.
    #[must_use]
    pub fn take_waiting(&self) -> Vec<Record> {
        self.storage.as_ref().map(Storage::take_waiting).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_cannot_be_written_to_is_read_until_it_can() {
        let folder = tempfile::tempdir().expect("a folder");
        let games = folder.path().join("games");
        std::fs::write(&games, "").expect("a file in the way");
        let (mut keep, error) = Keep::open(Some(Folders::at(folder.path())));
        assert!(error.is_some() && keep.reopened().is_none() && !keep.is_beside());
        let storage = keep.storage().expect("what is there can be read");
        assert!(!storage.is_writable() && !storage.is_in_use());
        assert!(storage.rule_sets().sets().next().is_none() && storage.load_current().record.is_none());
        std::fs::remove_file(&games).expect("removed");
        assert!(keep.writable().is_some());
        let (keep, error) = Keep::open(Some(Folders::at(&games.join("of"))));
        assert!(error.is_none() && keep.storage().is_some(), "it is created");
        std::fs::write(folder.path().join("file"), "").expect("written");
        let (keep, error) = Keep::open(Some(Folders::at(&folder.path().join("file"))));
        assert!(error.is_some() && keep.storage().is_none(), "a file is no folder");
    }
}
