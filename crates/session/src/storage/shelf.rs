//! Layout of the folder of saved games, and moves of games between its files.

use crate::record::Record;
use crate::storage::atomic;
use crate::storage::disk::{Disk, Drive};
use crate::storage::error::{SaveError, Step};
use crate::storage::read::{self, free_name};
use crate::syntax::MAX_BYTES;

use std::io;
use std::path::{Path, PathBuf};

/// Folder of saved games.
#[derive(Debug, Clone)]
pub(super) struct Shelf {
    folder: PathBuf,
    drive: Drive,
}

impl Shelf {
    pub(super) fn new(folder: &Path, drive: Drive) -> Self {
        Shelf { folder: folder.to_owned(), drive }
    }

    pub(super) fn drive(&self) -> &dyn Disk {
        &*self.drive
    }

    pub(super) fn drive_handle(&self) -> Drive {
        self.drive.clone()
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(super) fn current(&self) -> PathBuf {
        self.folder.join("current.ron")
    }

    pub(super) fn backup(&self) -> PathBuf {
        self.folder.join("current.ron.bak")
    }

    pub(super) fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    /// Returns the folder of score pads.
    pub(super) fn pads(&self) -> PathBuf {
        self.folder.join("pads")
    }

    /// Returns the folder of deleted games, from which they can be restored.
    pub(super) fn deleted(&self) -> PathBuf {
        self.folder.join("deleted")
    }

    /// Makes the place of the current game free for this one: a game there that it does not go on from is moved to the
    /// others, and a file that is wrong is set aside.
    pub(super) fn make_room_for(&self, record: &Record) -> Result<(), SaveError> {
        self.make_room(|there| record.goes_on_from(there))
    }

    /// Makes the place of the current game free, whatever game is there.
    pub(super) fn clear_current(&self) -> Result<(), SaveError> {
        self.make_room(|_| false)
    }

    fn make_room(&self, stays: impl Fn(&Record) -> bool) -> Result<(), SaveError> {
        let read = |path: PathBuf| {
            let there = read::what_is_there(self.drive(), &path, read::record)?;
            Ok(there.filter(|there| !stays(there)).map(|there| (path, there)))
        };
        // Nothing is moved before it is known that everything can be. The backup goes first: alone it would be taken for the
        // current game.
        let found: [Option<_>; 2] = [read(self.backup())?, read(self.current())?];
        found.into_iter().flatten().try_for_each(|(path, there)| self.put_aside(&path, &there))
    }

    /// Moves the file of an unfinished game to the others, or removes it if a state that is at least as new is there
    /// already. A link stays, and the file that it leads to goes.
    fn put_aside(&self, path: &Path, record: &Record) -> Result<(), SaveError> {
        let path = &self.drive.target(path);
        let place = self.games().join(format!("{}.ron", record.file_stem()));
        let there = read::read(self.drive(), &place, read::record).ok().flatten();
        if there.is_some_and(|there| there.goes_on_from(record)) {
            self.drive.remove(path).map_err(SaveError::at(Step::Remove, path))?;
            atomic::sync_folder(self.drive(), &self.folder)
        } else {
            atomic::relocate(self.drive(), path, &self.place_for(record)?)
        }
    }

    /// Writes the state of the current game; the state before it becomes the backup.
    pub(super) fn write_current(&self, record: &Record) -> Result<(), SaveError> {
        let path = self.current();
        atomic::replace(self.drive(), &path, Some(&self.backup()), &text(&path, record)?)
    }

    /// Writes a game that is over to the others, and only then removes it from the place of the current one, where a link
    /// stays for the next.
    pub(super) fn write_finished(&self, record: &Record) -> Result<(), SaveError> {
        let path = self.place_for(record)?;
        atomic::replace(self.drive(), &path, None, &text(&path, record)?)?;
        // The backup goes first: alone it would be taken for the current game.
        self.remove(&self.backup())?;
        self.remove(&self.drive.target(&self.current()))?;
        atomic::sync_folder(self.drive(), &self.folder)
    }

    /// Removes a file if it exists.
    pub(super) fn remove(&self, path: &Path) -> Result<(), SaveError> {
        match self.drive.remove(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(SaveError::at(Step::Remove, path)(error)),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Returns the path for a game among the others: that of an earlier state of it, or a new one. Another line of the
    /// same game, such as a copy that somebody made by hand and played on, is never written over.
    fn place_for(&self, record: &Record) -> Result<PathBuf, SaveError> {
        let (folder, stem) = (self.games(), record.file_stem());
        let path = folder.join(format!("{stem}.ron"));
        match read::read(self.drive(), &path, read::record) {
            Ok(Some(there)) if record.goes_on_from(&there) => Ok(path),
            Ok(None) => Ok(path),
            Ok(Some(_)) | Err(_) => self.free_place(&folder, &stem),
        }
    }

    /// Returns the game as the first copy whose number no other has.
    pub(super) fn free_copy(&self, record: Record) -> Record {
        let current = read::read(self.drive(), &self.current(), read::record).ok().flatten();
        let is_free = |copy: &Record| {
            let name = format!("{}.ron", copy.file_stem());
            // Where that cannot be known, looking for a place says so.
            let taken = [self.games(), self.deleted()]
                .iter()
                .any(|folder| self.drive().has(&folder.join(&name)).unwrap_or_default());
            !taken && !current.as_ref().is_some_and(|current| current.is_same_game(copy))
        };
        let mut copies = (1..=u32::MAX).map(|number| record.clone().copied(number));
        copies.find(is_free).unwrap_or(record)
    }

    /// Returns the path of a file for a game in this folder that does not exist yet.
    pub(super) fn free_place(&self, folder: &Path, stem: &str) -> Result<PathBuf, SaveError> {
        free_name(self.drive(), folder, stem, ".ron").map_err(SaveError::at(Step::Write, folder))
    }
}

/// Returns the bytes of a record, or an error if it is too long to be read again.
pub(super) fn text(path: &Path, record: &Record) -> Result<Vec<u8>, SaveError> {
    let text = record.to_ron().map_err(|source| SaveError::Value { path: path.to_owned(), source })?;
    if record.is_too_long() || text.len() as u64 > MAX_BYTES {
        return Err(SaveError::TooLong { path: path.to_owned() });
    }
    Ok(text.into_bytes())
}
