//! A folder of saved games, and saving to it.

use pitch_session::{Record, SaveError, Storage};

use tempfile::TempDir;

use std::sync::mpsc;

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

pub fn open(folder: &TempDir) -> Storage {
    Storage::open(folder.path()).expect("opened")
}

/// Saves and waits until that is done.
pub fn save(storage: &Storage, record: &Record) -> Result<(), SaveError> {
    let (sender, receiver) = mpsc::channel();
    storage.submit(record.clone(), move |result| sender.send(result).expect("somebody waits"));
    receiver.recv().expect("an answer")
}
