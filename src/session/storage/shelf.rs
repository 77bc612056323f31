//! Which file is where in the folder of saved games, and moving games between them.

use crate::session::record::Record;
use crate::session::storage::atomic;
use crate::session::storage::error::{SaveError, Step};
use crate::session::storage::read::{self, free_name};

use std::io;
use std::path::{Path, PathBuf};

/// The folder of saved games.
#[derive(Debug, Clone)]
pub(super) struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    pub(super) fn new(folder: &Path) -> Self {
        Shelf { folder: folder.to_owned() }
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

    /// Where deleted games wait, so that they can be taken back.
    pub(super) fn deleted(&self) -> PathBuf {
        self.folder.join("deleted")
    }

    /// Makes sure that the place of the current game is free for this one: another game there is moved to the others,
    /// and what cannot be read is set aside.
    pub(super) fn make_room_for(&self, record: &Record) -> Result<(), SaveError> {
        for path in [self.current(), self.backup()] {
            match read::read_or_set_aside(&path, read::record) {
                Ok(Some(other)) if !other.is_same_game(record) => self.put_aside(&path, &other)?,
                Ok(_) => {}
                Err(error) if error.set_aside.is_some() => {}
                Err(error) => return Err(SaveError::InTheWay(error)),
            }
        }
        Ok(())
    }

    /// Makes the place of the current game free, whatever game is there.
    pub(super) fn clear_current(&self) -> Result<(), SaveError> {
        for path in [self.current(), self.backup()] {
            match read::read_or_set_aside(&path, read::record) {
                Ok(Some(record)) => self.put_aside(&path, &record)?,
                Ok(None) => {}
                Err(error) if error.set_aside.is_some() => {}
                Err(error) => return Err(SaveError::InTheWay(error)),
            }
        }
        Ok(())
    }

    /// Moves the file of an unfinished game to the others, unless a state of it is there already that is as new.
    fn put_aside(&self, path: &Path, record: &Record) -> Result<(), SaveError> {
        let place = self.games().join(format!("{}.ron", record.file_stem()));
        let there = read::read(&place, read::record).ok().flatten();
        if there.is_some_and(|there| there.goes_on_from(record)) {
            std::fs::remove_file(path).map_err(SaveError::at(Step::Remove, path))?;
        } else {
            let place = self.place_for(record);
            std::fs::rename(path, &place).map_err(SaveError::at(Step::Rename, &place))?;
        }
        atomic::sync_folder(&self.games())
    }

    /// Writes the state of the current game; the state before it becomes the backup.
    pub(super) fn write_current(&self, record: &Record) -> Result<(), SaveError> {
        let path = self.current();
        atomic::replace(&path, Some(&self.backup()), &text(&path, record)?)
    }

    /// Writes a game that is over to the others, and only then takes it from the place of the current one.
    pub(super) fn write_finished(&self, record: &Record) -> Result<(), SaveError> {
        let path = self.place_for(record);
        atomic::replace(&path, None, &text(&path, record)?)?;
        // The backup goes first: alone it would be taken for the current game.
        for path in [self.backup(), self.current()] {
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(SaveError::at(Step::Remove, &path)(error));
                }
                Ok(()) | Err(_) => {}
            }
        }
        atomic::sync_folder(&self.folder)
    }

    /// The file for a game among the others: the one that holds an earlier state of it, or a new one. Another line of the
    /// same game, such as a copy that somebody made by hand and played on, is never written over.
    fn place_for(&self, record: &Record) -> PathBuf {
        let (folder, stem) = (self.games(), record.file_stem());
        let path = folder.join(format!("{stem}.ron"));
        match read::read(&path, read::record) {
            Ok(Some(there)) if record.goes_on_from(&there) => path,
            Ok(None) => path,
            Ok(Some(_)) | Err(_) => free_name(&folder, &stem, ".ron"),
        }
    }
}

pub(super) fn text(path: &Path, record: &Record) -> Result<Vec<u8>, SaveError> {
    let text = record.to_ron().map_err(|source| SaveError::Value { path: path.to_owned(), source })?;
    Ok(text.into_bytes())
}
