//! Reading of files that may hold anything, and setting aside of those that cannot be read.

use crate::record::{ParseRecordError, Record};
use crate::regular;
use crate::rule_set::{self, RuleSet};
use crate::storage::atomic;
use crate::storage::disk::{Disk, System};
use crate::storage::error::{LoadCause, LoadError, SaveError, Step};
use crate::syntax::{self, MAX_BYTES, SyntaxError};
use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_rules::{Preset, Rules};

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

/// Reads the record in a file that the player names. The file is left as it is, whatever it holds.
///
/// # Errors
/// If there is no such file, or it is no record.
pub fn load(path: &Path) -> Result<Record, LoadError> {
    load_on(&System, path)
}

/// Reads the record in a file on this disk, as [`load`] does on that of the machine.
pub(super) fn load_on(disk: &dyn Disk, path: &Path) -> Result<Record, LoadError> {
    read(disk, path, record)?.map(|record| dated(disk, path, record)).ok_or_else(|| missing(path))
}

/// Returns the record with the date of its file, if it has none itself.
pub(super) fn dated(disk: &dyn Disk, path: &Path, record: Record) -> Record {
    if record.summary().saved != Timestamp::default() {
        return record;
    }
    let written = disk.open(path).ok().and_then(|file| file.written());
    record.dated(written.unwrap_or_default())
}

/// Returns the errors of those of these files that exist and cannot be read as records. All of each file is read, which
/// takes time if there are many.
#[must_use]
pub fn unreadable(paths: &[PathBuf]) -> Vec<LoadError> {
    paths.iter().filter_map(|path| load(path).err()).filter(|error| !error.is_missing()).collect()
}

/// Content of a file that the player names.
#[derive(Debug, Clone)]
pub enum Opened {
    /// Game.
    Game(Box<Record>),
    /// Rule set.
    Rules(Box<RuleSet>),
}

/// Reads a file that the player names: a saved game or a rule set, as it begins. The file is left as it is.
///
/// # Errors
/// If there is no such file, or it is neither.
pub fn open(path: &Path) -> Result<Opened, LoadError> {
    let is_rule_set = |bytes: &[u8]| syntax::text(bytes).is_ok_and(rule_set::begins_as_one);
    let game = |bytes: &[u8]| -> Result<Opened, LoadCause> {
        Ok(Opened::Game(Box::new(dated(&System, path, record(bytes)?))))
    };
    let opened = |bytes: &[u8]| {
        if !is_rule_set(bytes) {
            return game(bytes);
        }
        match rule_set::from_bytes(bytes) {
            // A saved game without its first line begins as a rule set can.
            Err(error) if error.is_a_game() => game(bytes),
            set => Ok(Opened::Rules(Box::new(set?.called_as(path)))),
        }
    };
    read(&System, path, opened)?.ok_or_else(|| missing(path))
}

/// Reads the rule set in a file that the player names, or the rules of a saved game, which have no name. The file is left as
/// it is. The rules may not fit together.
///
/// # Errors
/// If there is no such file, or it holds no rules.
pub fn load_rule_set(path: &Path) -> Result<RuleSet, LoadError> {
    let of_game = |rules: Rules| RuleSet::new("", Preset::nearest(&rules), rules);
    let set = |bytes: &[u8]| match rule_set::from_bytes(bytes) {
        Err(error) if error.is_a_game() => match (record(bytes), rule_set::of_game(bytes)) {
            (Ok(record), _) => Ok(of_game(record.rules().clone())),
            (Err(LoadCause::Record(ParseRecordError::Rules(_))), Some(rules)) => Ok(of_game(rules)),
            (Err(cause), _) => Err(cause),
        },
        set => Ok(set?),
    };
    read(&System, path, set)?.ok_or_else(|| missing(path))
}

/// Opens a file that the player names, to be read line by line.
///
/// # Errors
/// If there is no such file, or it may not be read.
pub fn open_lines(path: &Path) -> Result<BufReader<File>, LoadError> {
    // Of all that is no file, this alone has an end: nothing is to be read.
    let file = if path == Path::new("/dev/null") { File::open(path) } else { regular::open(path) };
    file.map(BufReader::new).map_err(|error| failed(path, error.into()))
}

/// Parses a record. If its file has no scores in the summary, it is played through to derive them.
pub(super) fn record(bytes: &[u8]) -> Result<Record, LoadCause> {
    let record = Record::from_bytes(bytes)?;
    if !record.summary().derived.scores {
        return Ok(record);
    }
    Ok(Table::resume(record.clone()).map_or(record, |table| table.record().clone()))
}

/// Reads a file with `parse`, or returns `None` if there is no file. One that was read and is wrong is renamed to
/// `<name>.unreadable` or, if that is taken, `<name>.unreadable-2` and so on. One that the system refuses to open or to
/// read may be sound, and stays where it is.
///
/// # Errors
/// If the file cannot be read; the error says where it was set aside, or it is still in its place.
pub fn read_or_set_aside<T>(
    disk: &dyn Disk,
    path: &Path,
    parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>,
) -> Result<Option<T>, LoadError> {
    read(disk, path, parse).map_err(|error| if error.is_refused() { error } else { set_aside(disk, error) })
}

/// Reads the file that is about to be written over, or returns `None` if there is none, or if it is wrong and was set
/// aside.
///
/// # Errors
/// If the file exists and cannot be read, so that nothing may be written there.
pub(super) fn what_is_there<T>(
    disk: &dyn Disk,
    path: &Path,
    parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>,
) -> Result<Option<T>, SaveError> {
    match read_or_set_aside(disk, path, parse) {
        Err(error) if error.set_aside.is_some() => Ok(None),
        found => found.map_err(SaveError::InTheWay),
    }
}

/// Sets aside a file that was read and is wrong, and returns the error with the new path of the file.
pub(super) fn set_aside(disk: &dyn Disk, error: LoadError) -> LoadError {
    let aside = unreadable_name(disk, &error.path).ok();
    let set_aside = aside.filter(|aside| disk.rename(&error.path, aside).is_ok());
    LoadError { set_aside, ..error }
}

/// Keeps a file that was read and is wrong in parts under another name, leaves what is sound in its place, and returns the path
/// of the old file.
pub(super) fn keep_aside(disk: &dyn Disk, path: &Path, sound: &str) -> Result<PathBuf, SaveError> {
    let aside = unreadable_name(disk, path).map_err(SaveError::at(Step::Backup, path))?;
    atomic::replace(disk, path, Some(&aside), sound.as_bytes())?;
    Ok(aside)
}

/// Returns the path under which a file is set aside.
fn unreadable_name(disk: &dyn Disk, path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    free_name(disk, path.parent().unwrap_or(Path::new("")), &format!("{name}.unreadable"), "")
}

pub(super) fn read<T>(
    disk: &dyn Disk,
    path: &Path,
    parse: impl FnOnce(&[u8]) -> Result<T, LoadCause>,
) -> Result<Option<T>, LoadError> {
    match bytes(disk, path) {
        Ok(bytes) => parse(&bytes).map(Some).map_err(|cause| failed(path, cause)),
        Err(LoadCause::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(cause) => Err(failed(path, cause)),
    }
}

/// Returns the paths of the files of the project in a folder, none if there is no folder.
pub(super) fn files_in(disk: &dyn Disk, folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    match disk.list(folder) {
        Ok(mut paths) => {
            paths.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
            Ok(paths)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(failed(folder, error.into())),
    }
}

fn missing(path: &Path) -> LoadError {
    failed(path, io::Error::from(io::ErrorKind::NotFound).into())
}

pub(super) fn failed(path: &Path, cause: LoadCause) -> LoadError {
    let error = LoadError { path: path.to_owned(), cause, set_aside: None };
    // An error in the content is not logged: it may quote cards.
    if error.is_refused() && !error.is_missing() {
        tracing::warn!("{error}");
    }
    error
}

/// Reads the bytes of a file. One that says it is too large is not read at all, and one that says nothing, such as a
/// device, only as far as a record can go.
fn bytes(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, LoadCause> {
    let file = disk.open(path)?;
    let length = file.length()?;
    if length > MAX_BYTES {
        return Err(SyntaxError::TooLarge { bytes: length }.into());
    }
    let mut bytes = Vec::new();
    let _ = file.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the first path of `stem`, `stem-2`, `stem-3` and so on, with this ending, that is not taken.
pub(super) fn free_name(disk: &dyn Disk, folder: &Path, stem: &str, ending: &str) -> io::Result<PathBuf> {
    let name = |number: u32| match number {
        1 => folder.join(format!("{stem}{ending}")),
        _ => folder.join(format!("{stem}-{number}{ending}")),
    };
    for path in (1..=u32::MAX).map(name) {
        if !disk.has(&path)? {
            return Ok(path);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
