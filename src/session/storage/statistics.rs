//! The file of the statistics, and the table that is written for other programs.

use crate::session::statistics::{self, Statistics};
use crate::session::storage::error::{LoadError, SaveError, Step};
use crate::session::storage::{Storage, System, read, value, write_value};

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const FILE: &str = "statistics.ron";

impl Storage {
    /// The statistics so far; none if there is no file. A file that cannot be read is set aside, unless another program
    /// plays with the folder, and the error says where it went.
    #[must_use]
    pub fn load_statistics(&self) -> (Statistics, Option<LoadError>) {
        match self.read(&self.folder().join(FILE), value) {
            Ok(statistics) => (statistics.unwrap_or_default(), None),
            Err(error) => (Statistics::default(), Some(error)),
        }
    }

    /// Writes the statistics; those before are kept until the new ones are safely written.
    ///
    /// # Errors
    /// If they cannot be written, or another program plays with the folder; the old ones are then as they were.
    pub fn save_statistics(&self, statistics: &Statistics) -> Result<(), SaveError> {
        write_value(self.own_shelf()?.drive(), &self.folder().join(FILE), statistics)
    }
}

/// The statistics in a folder; none if there is no file. The folder is not claimed and its files are left as they are.
///
/// # Errors
/// If the file cannot be read.
pub fn statistics_in(folder: &Path) -> Result<Statistics, LoadError> {
    Ok(read::read(&System, &folder.join(FILE), value)?.unwrap_or_default())
}

/// Writes the statistics as a table for other programs into a folder, and tells into which file. No file that is there is
/// written over.
///
/// # Errors
/// If the folder is not there, or nothing can be written to it; half a file is not left behind.
pub fn export_statistics(folder: &Path, statistics: &Statistics) -> Result<PathBuf, SaveError> {
    let bytes =
        statistics::csv(statistics).map_err(|error| SaveError::at(Step::Write, folder)(io::Error::other(error)))?;
    for number in 1..=u32::MAX {
        let name = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("auction-pitch-statistics{name}.csv"));
        let mut file = match File::create_new(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(SaveError::at(Step::Write, &path)(error)),
        };
        return match file.write_all(&bytes).and_then(|()| file.sync_all()) {
            Ok(()) => Ok(path),
            Err(error) => {
                let _ = std::fs::remove_file(&path);
                Err(SaveError::at(Step::Write, &path)(error))
            }
        };
    }
    Err(SaveError::at(Step::Write, folder)(io::ErrorKind::AlreadyExists.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::syntax;

    use std::fs;

    const TEXT: &str = "(games: [(game: \"x\", date: \"2026-01-31T18:05:09Z\", rule_set: \"setback\", players: [\
        (name: \"Ann\", won: true, pitches: [(bid: 3, suit: \"S\")], points: (1, 0, 0, 1), scores: [3]), \
        (name: \"Bo\", level: Some(\"basic\"), scores: [1])])])";

    #[test]
    fn statistics_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let (none, error) = storage.load_statistics();
        assert!(none.games().is_empty() && error.is_none());
        let statistics: Statistics = syntax::read(TEXT).expect("statistics");
        storage.save_statistics(&statistics).expect("saved");
        assert_eq!(storage.load_statistics().0, statistics);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.save_statistics(&Statistics::default()), Err(SaveError::InUse { .. })));
        drop(second);
        fs::write(folder.path().join("statistics.ron"), "(games: [(game: 3)])").expect("written");
        let (none, error) = storage.load_statistics();
        assert!(none.games().is_empty() && error.is_some_and(|error| error.set_aside.is_some()));
    }

    #[test]
    fn a_table_for_other_programs_is_never_written_over_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let statistics: Statistics = syntax::read(TEXT).expect("statistics");
        let files: Vec<PathBuf> =
            (0..3).map(|_| export_statistics(folder.path(), &statistics).expect("written")).collect();
        assert!(files[0] != files[1] && files[1] != files[2]);
        assert_eq!(fs::read_to_string(&files[2]).expect("there").lines().count(), 3);
        assert!(export_statistics(&folder.path().join("none"), &statistics).is_err());
    }
}
