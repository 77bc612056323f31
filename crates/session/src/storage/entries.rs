//! Files of which every readable entry is kept, such as the settings.

use crate::parts::{self, Entries, Entry, Parts};
use crate::storage::atomic;
use crate::storage::disk::Disk;
use crate::storage::error::{LoadCause, LoadError, SaveError};
use crate::storage::read::{self, keep_aside, set_aside};

use std::path::Path;

/// Parts and error of a file that was read.
#[derive(Debug)]
pub(crate) struct Found<T> {
    /// Readable parts; `None` if there is no file, or none that can be read.
    pub parts: Option<Parts<T>>,
    /// Error of the file, if any.
    pub error: Option<LoadError>,
}

/// Reads a file and leaves it as it is.
pub(crate) fn peek_entries<T: Entries>(disk: &dyn Disk, path: &Path) -> Found<T> {
    match read::read(disk, path, |bytes| Ok(parts::read::<T>(bytes)?)) {
        Ok(Some(parts)) if !parts.is_sound() => {
            let cause = LoadCause::Entries { names: parts.unread.clone(), damage: parts.damage.clone() };
            Found { error: Some(read::failed(path, cause)), parts: Some(parts) }
        }
        Ok(parts) => Found { parts, error: None },
        Err(error) => Found { parts: None, error: Some(error) },
    }
}

/// Reads a file. One whose text is damaged is kept under another name, which the error says, with its readable entries
/// left in its place. One that only has entries which are unknown or wrong stays as it is.
pub(crate) fn read_entries<T: Entries>(disk: &dyn Disk, path: &Path) -> Found<T> {
    let Found { parts, error } = peek_entries(disk, path);
    let error = error.map(|error| match &parts {
        None if error.is_refused() => error,
        Some(parts) if parts.damage.is_none() => error,
        Some(parts) if !parts.entries.is_empty() => {
            let aside = keep_aside(disk, path, &parts::text(&parts.entries)).ok();
            LoadError { set_aside: aside, ..error }
        }
        _ => set_aside(disk, error),
    });
    Found { parts, error }
}

impl<T> Found<T> {
    /// Returns the parts that were read, for a caller that is about to write in the place of the file.
    ///
    /// # Errors
    /// If the file exists and cannot be read, or is damaged and was not set aside, so that nothing may be written
    /// there.
    pub(crate) fn into_written_over(self) -> Result<Option<Parts<T>>, SaveError> {
        match self.error {
            Some(error) if error.set_aside.is_none() && error.is_in_the_way() => Err(SaveError::InTheWay(error)),
            _ => Ok(self.parts),
        }
    }
}

impl LoadError {
    /// Returns `true` if writing in the place of the file would lose something.
    fn is_in_the_way(&self) -> bool {
        !matches!(&self.cause, LoadCause::Entries { damage: None, .. })
    }
}

/// Writes entries to a file; the old one is kept until the new one is safely written.
///
/// # Errors
/// If it cannot be written; the old file is then as it was.
pub(crate) fn write_entries(disk: &dyn Disk, path: &Path, entries: &[Entry]) -> Result<(), SaveError> {
    atomic::replace(disk, path, None, parts::text(entries).as_bytes())
}
