//! File of the statistics, and the table that is written for other programs.
//!
//! Games are appended to the file, a line each, so that neither time nor room grows with the number of earlier games,
//! and a line that was cut off spoils no other.

use crate::statistics::{self, Statistics};
use crate::storage::disk::Disk;
use crate::storage::error::{LoadCause, LoadError, SaveError, Step};
use crate::storage::read::{self, failed, keep_aside};
use crate::storage::{Storage, System, atomic, value};

use std::fs::File;
use std::io::{self, Read, SeekFrom, Write};
use std::path::{Path, PathBuf};

const FILE: &str = "statistics.jsonl";

/// Former file, before there were lines: all games as one value.
const FORMER: &str = "statistics.ron";

/// Length of the end of the file that is read, in bytes, which is some thirty thousand games: earlier ones stay in the
/// file and are not counted, which [`Statistics::is_cut`] tells.
const MOST_BYTES: u64 = 32 * 1024 * 1024;

/// Name of the table for other programs, without its extension.
const TABLE: &str = "auction-pitch-statistics";

impl Storage {
    /// Loads the statistics so far, none if there is no file. A file with wrong lines is set aside, and replaced by one
    /// without them, unless it was not read as a whole or another program plays with the folder; the error says where
    /// it went. Games in the former file are taken over.
    #[must_use]
    pub fn load_statistics(&self) -> (Statistics, Vec<LoadError>) {
        let (disk, path, former) = (self.shelf.drive(), self.folder().join(FILE), self.folder().join(FORMER));
        let mut errors = Vec::new();
        let mut statistics = Statistics::default();
        let found = self.read(&former, value::<Statistics>).unwrap_or_else(|error| {
            errors.push(error);
            None
        });
        match tail(disk, &path) {
            Ok(Tail { bytes, is_whole }) => {
                let (read, wrong) = Statistics::of_lines(&bytes);
                statistics = read;
                if !is_whole {
                    statistics.note_cut();
                }
                errors.extend(wrong.map(|wrong| {
                    let set_aside = self.own_shelf().ok().filter(|_| is_whole);
                    let set_aside = set_aside.and_then(|_| keep_aside(disk, &path, &statistics.lines().ok()?).ok());
                    LoadError { set_aside, ..failed(&path, wrong.into()) }
                }));
                // Games that cannot be taken over now are taken over at the next start; if not all was read, nothing is
                // written over.
                if let (Some(found), Ok(_), true) = (&found, self.own_shelf(), is_whole) {
                    statistics.follow_on(found.clone());
                    let _ = replace(disk, &path, &statistics)
                        .and_then(|()| self.shelf.remove(&former))
                        .and_then(|()| atomic::sync_folder(disk, self.folder()));
                    return (statistics, errors);
                }
            }
            Err(cause) => errors.push(failed(&path, cause)),
        }
        statistics.follow_on(found.unwrap_or_default());
        (statistics, errors)
    }

    /// Appends the games that changed since they were last written, or read, to the file.
    ///
    /// # Errors
    /// If it cannot be written, or another program plays with the folder; the file is then as it was, and the next call
    /// tries the same again.
    pub fn save_statistics(&self, statistics: &mut Statistics) -> Result<(), SaveError> {
        let (disk, path) = (self.own_shelf()?.drive(), self.folder().join(FILE));
        if statistics.is_unwritten() {
            append(disk, &path, statistics.new_lines().map_err(unwritable(&path))?.as_bytes())?;
            statistics.note_written();
        }
        Ok(())
    }

    /// Replaces the file by these statistics; the old one is kept until the new one is safely written.
    ///
    /// # Errors
    /// If it cannot be written, or another program plays with the folder; the old one is then as it was.
    pub fn replace_statistics(&self, statistics: &mut Statistics) -> Result<(), SaveError> {
        replace(self.own_shelf()?.drive(), &self.folder().join(FILE), statistics)?;
        statistics.note_written();
        Ok(())
    }
}

/// Returns the statistics in a folder, none if there is no file, and the error of the first line that is wrong, which is
/// not counted. The folder is not claimed and its files are left as they are.
///
/// # Errors
/// If a file cannot be read.
pub fn statistics_in(folder: &Path) -> Result<(Statistics, Option<LoadError>), LoadError> {
    let path = folder.join(FILE);
    let lines = tail(&System, &path).map_err(|cause| failed(&path, cause))?;
    let former = read::read(&System, &folder.join(FORMER), value)?;
    let (mut statistics, wrong) = Statistics::of_lines(&lines.bytes);
    if !lines.is_whole {
        statistics.note_cut();
    }
    statistics.follow_on(former.unwrap_or_default());
    Ok((statistics, wrong.map(|wrong| failed(&path, wrong.into()))))
}

/// Last lines of a file.
#[derive(Default)]
struct Tail {
    bytes: Vec<u8>,
    /// `true` if these are all lines.
    is_whole: bool,
}

/// Reads the last lines of a file, within [`MOST_BYTES`]; none if there is no file.
fn tail(disk: &dyn Disk, path: &Path) -> Result<Tail, LoadCause> {
    let mut file = match disk.open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Tail { is_whole: true, ..Tail::default() }),
        file => file?,
    };
    let before = file.length()?.saturating_sub(MOST_BYTES);
    let mut bytes = Vec::new();
    let _ = file.seek(SeekFrom::Start(before))?;
    let _ = file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    if before > 0 {
        let begun = bytes.iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |end| end + 1);
        let _ = bytes.drain(..begun);
    }
    Ok(Tail { bytes, is_whole: before == 0 })
}

fn replace(disk: &dyn Disk, path: &Path, statistics: &Statistics) -> Result<(), SaveError> {
    atomic::replace(disk, path, None, statistics.lines().map_err(unwritable(path))?.as_bytes())
}

/// Appends lines to a file. If they cannot be made durable, the file is cut to its old length.
fn append(disk: &dyn Disk, path: &Path, lines: &[u8]) -> Result<(), SaveError> {
    let (length, is_ended) = end_of(disk, path).map_err(SaveError::at(Step::Write, path))?;
    let mut file = disk.append(path).map_err(SaveError::at(Step::Write, path))?;
    let lines = if is_ended { lines.to_vec() } else { [b"\n", lines].concat() };
    let written = file.write_all(&lines).map_err(SaveError::at(Step::Write, path));
    let written = written.and_then(|()| file.sync().map_err(SaveError::at(Step::Sync, path)));
    if written.is_err() {
        // What is left of a line is passed over when it is read.
        let _ = file.cut(length);
    }
    written?;
    if length == 0 { atomic::sync_folder(disk, atomic::folder_of(path)) } else { Ok(()) }
}

/// Returns the length of a file in bytes, and `true` if its last line has an end.
fn end_of(disk: &dyn Disk, path: &Path) -> io::Result<(u64, bool)> {
    let mut file = match disk.open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((0, true)),
        file => file?,
    };
    let length = file.length()?;
    let mut last = Vec::new();
    let _ = file.seek(SeekFrom::Start(length.saturating_sub(1)))?;
    let _ = file.take(1).read_to_end(&mut last)?;
    Ok((length, last.is_empty() || last == b"\n"))
}

fn unwritable(path: &Path) -> impl FnOnce(serde_json::Error) -> SaveError {
    move |error| SaveError::at(Step::Write, path)(error.into())
}

/// Writes the statistics as a table for other programs into a folder, and returns the path of the file. No existing
/// file is written over.
///
/// # Errors
/// If the folder does not exist, or nothing can be written to it; half a file is not left behind.
pub fn export_statistics(folder: &Path, statistics: &Statistics) -> Result<PathBuf, SaveError> {
    let bytes = table(folder, statistics)?;
    for number in 1..=u32::MAX {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{TABLE}{number}.csv"));
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

/// Writes the statistics as a table for other programs to a file that the player names. An existing file is replaced.
///
/// # Errors
/// If it cannot be written; the old file is then as it was.
pub fn write_statistics(path: &Path, statistics: &Statistics) -> Result<(), SaveError> {
    atomic::replace(&System, path, None, &table(path, statistics)?)
}

/// Returns the proposed path of such a table in this folder.
#[must_use]
pub fn place_of_statistics(folder: &Path) -> PathBuf {
    folder.join(format!("{TABLE}.csv"))
}

fn table(path: &Path, statistics: &Statistics) -> Result<Vec<u8>, SaveError> {
    statistics::csv(statistics).map_err(|error| SaveError::at(Step::Write, path)(io::Error::other(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax;

    use std::fs;

    const TEXT: &str = "(games: [(game: \"x\", date: \"2026-01-31T18:05:09Z\", rule_set: \"setback\", players: [\
        (name: \"Ann\", won: true, pitches: [(bid: 3, suit: \"S\")], points: (1, 0, 0, 1), scores: [3]), \
        (name: \"Bo\", level: Some(\"basic\"), scores: [1])])])";

    #[test]
    fn statistics_are_written_and_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let (none, errors) = storage.load_statistics();
        assert!(none.games().is_empty() && errors.is_empty());
        let mut statistics: Statistics = syntax::read(TEXT).expect("statistics");
        storage.replace_statistics(&mut statistics).expect("saved");
        assert_eq!(storage.load_statistics().0, statistics);
        let second = Storage::open(folder.path()).expect("open");
        assert!(matches!(second.replace_statistics(&mut Statistics::default()), Err(SaveError::InUse { .. })));
        assert!(second.load_statistics().1.is_empty());
        append(&System, &folder.path().join(FILE), b"{\"ga").expect("written");
        let (read, wrong) = statistics_in(folder.path()).expect("read");
        assert!(read == statistics && wrong.is_some(), "a line that was cut off spoils no other");
    }

    #[test]
    fn games_that_are_not_counted_any_more_are_told_of() {
        let folder = tempfile::tempdir().expect("a folder");
        let storage = Storage::open(folder.path()).expect("open");
        let mut statistics: Statistics = syntax::read(TEXT).expect("statistics");
        storage.replace_statistics(&mut statistics).expect("saved");
        assert!(!storage.load_statistics().0.is_cut());
        let line = fs::read(folder.path().join(FILE)).expect("there");
        let file = File::options().write(true).open(folder.path().join(FILE)).expect("opened");
        file.set_len(MOST_BYTES + 1000).expect("long");
        let mut file = File::options().append(true).open(folder.path().join(FILE)).expect("opened");
        file.write_all(&[b"\n", &line[..]].concat()).expect("written");
        let (read, _) = storage.load_statistics();
        assert_eq!((read.is_cut(), read.games().len()), (true, 1));
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
