//! Export of games as files for other places: the record, and the game told in words.

use crate::record::Record;
use crate::storage::error::{SaveError, Step};
use crate::storage::shelf::text;

use directories::UserDirs;

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Files of an exported game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    /// Record, which any copy of this program opens.
    pub record: PathBuf,
    /// Game in words.
    pub told: PathBuf,
}

/// Returns the folder where players look for exported files: their documents, or else their downloads, or else their
/// home.
#[must_use]
pub fn usual_folder() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    let folders = [dirs.document_dir(), dirs.download_dir(), Some(dirs.home_dir())];
    folders.into_iter().flatten().find(|folder| folder.is_dir()).map(Path::to_owned)
}

/// Writes a game to a folder: its record, and beside it the text `told` of it. No existing file is written over.
///
/// # Errors
/// If the folder does not exist, or nothing can be written to it; half a file is not left behind.
pub fn export(folder: &Path, record: &Record, told: &str) -> Result<Exported, SaveError> {
    let bytes = text(folder, record)?;
    let stem = record.file_stem();
    for number in 1..=u32::MAX {
        let name = if number == 1 { stem.clone() } else { format!("{stem}-{number}") };
        let [record, words] = ["ron", "txt"].map(|ending| folder.join(format!("{name}.{ending}")));
        if !create(&record, &bytes)? {
            continue;
        }
        let written = create(&words, told.as_bytes());
        if !matches!(written, Ok(true)) {
            // The two belong together, and this one was made a moment ago.
            let _ = std::fs::remove_file(&record);
        }
        if written? {
            return Ok(Exported { record, told: words });
        }
    }
    Err(SaveError::at(Step::Write, folder)(io::ErrorKind::AlreadyExists.into()))
}

/// Writes a new file, or returns `false` if there is one already.
fn create(path: &Path, bytes: &[u8]) -> Result<bool, SaveError> {
    let mut file = match File::create_new(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        Err(error) => return Err(SaveError::at(Step::Write, path)(error)),
    };
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = std::fs::remove_file(path);
    }
    written.map(|()| true).map_err(SaveError::at(Step::Write, path))
}
