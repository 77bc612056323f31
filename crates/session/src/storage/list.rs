//! List of saved games, read from their summaries alone.

use crate::record::Summary;
use crate::storage::disk::{Disk, Drive};
use crate::storage::error::{LoadCause, LoadError};
use crate::storage::read::{self, failed};
use crate::storage::shelf::Shelf;
use crate::syntax::{self, MAX_BYTES, SyntaxError};
use crate::timestamp::Timestamp;

use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Saved game in a list.
#[derive(Debug, Clone)]
pub struct SavedGame {
    /// Path of its file.
    pub path: PathBuf,
    /// `true` if it is the game being played, and not one of the shelf.
    pub is_current: bool,
    /// Summary of the game, or the error of its file.
    pub summary: Result<Summary, LoadError>,
}

impl SavedGame {
    /// Returns the time at which it was saved last, the beginning of 1970 if its file cannot be read.
    #[must_use]
    pub fn saved(&self) -> Timestamp {
        self.summary.as_ref().map_or(Timestamp::default(), |summary| summary.saved)
    }
}

/// Returns all games in a folder, as [`Storage::library`](crate::Storage::library) does, without claiming the
/// folder.
#[must_use]
pub fn games_in(folder: &Path) -> Vec<SavedGame> {
    Shelf::new(folder, Drive::default()).list_with_current()
}

/// Returns the games of this name, in the order of the list. The name is the title of a game, or else that of its file
/// with or without its extension; case makes no difference.
#[must_use]
pub fn games_called<'a>(games: &'a [SavedGame], name: &str) -> Vec<&'a SavedGame> {
    let name = name.trim().to_lowercase();
    let is_name = |text: &str| !name.is_empty() && text.to_lowercase() == name;
    let is_titled = |game: &&SavedGame| game.summary.as_ref().is_ok_and(|summary| is_name(&summary.title));
    let has_file = |game: &&SavedGame| {
        [game.path.file_stem(), game.path.file_name()]
            .into_iter()
            .flatten()
            .any(|file| is_name(&file.to_string_lossy()))
    };
    let titled: Vec<_> = games.iter().filter(is_titled).collect();
    if titled.is_empty() { games.iter().filter(has_file).collect() } else { titled }
}

/// Length of the beginning of a file in which the summary of most games ends, in bytes.
const BEGINNING: usize = 4096;
/// Length of the end of a file that tells if it was cut off, in bytes.
const ENDING: u64 = 64;

impl Shelf {
    /// Returns the games of the shelf, the last saved first; files that cannot be read come last. A folder that cannot
    /// be read is the only entry.
    pub(super) fn list(&self) -> Vec<SavedGame> {
        let folder = self.games();
        let mut games: Vec<_> = match read::files_in(self.drive(), &folder) {
            Ok(paths) => paths.into_iter().filter_map(|path| self.game(path, false)).collect(),
            Err(error) => vec![SavedGame { path: folder, is_current: false, summary: Err(error) }],
        };
        sort(&mut games);
        games
    }

    /// Returns the games of the shelf with the game being played, in the same order.
    pub(super) fn list_with_current(&self) -> Vec<SavedGame> {
        let mut games = self.list();
        games.extend(self.game(self.current(), true));
        sort(&mut games);
        games
    }

    /// Returns the entry of a file, or `None` if it is gone.
    fn game(&self, path: PathBuf, is_current: bool) -> Option<SavedGame> {
        match summary(self.drive(), &path) {
            Err(error) if error.is_missing() => None,
            summary => Some(SavedGame { path, is_current, summary }),
        }
    }
}

fn sort(games: &mut [SavedGame]) {
    games.sort_by(|a, b| b.saved().cmp(&a.saved()).then_with(|| a.path.cmp(&b.path)));
}

/// Reads the summary in a file, of which only beginning and end are read if that is enough.
fn summary(disk: &dyn Disk, path: &Path) -> Result<Summary, LoadError> {
    match beginning(disk, path) {
        Ok(Some(found)) => found.map_err(|error| failed(path, error.into())),
        // What is wrong with a file is known by reading all of it.
        Ok(None) => {
            let record = read::load_on(disk, path)?;
            Ok(record.summary().clone())
        }
        Err(cause) => Err(failed(path, cause)),
    }
}

type Found = Result<Summary, crate::record::ParseRecordError>;

/// Reads the summary from the beginning of a file, or returns `None` if the whole file has to be read for it.
fn beginning(disk: &dyn Disk, path: &Path) -> Result<Option<Found>, LoadCause> {
    let mut file = disk.open(path)?;
    let length = file.length()?;
    if length > MAX_BYTES {
        return Err(SyntaxError::TooLarge { bytes: length }.into());
    }
    let mut bytes = Vec::with_capacity(BEGINNING);
    let _ = (&mut file).take(BEGINNING as u64).read_to_end(&mut bytes)?;
    let found = Summary::of_beginning(whole_characters(&bytes));
    // What is not in the summary is found out from the rest.
    let (Some(Ok(summary)), unknown) = (&found, Timestamp::default()) else { return Ok(None) };
    if summary.lacks_anything() || summary.saved == unknown {
        return Ok(None);
    }
    let mut end = Vec::with_capacity(ENDING as usize);
    let _ = file.seek(SeekFrom::Start(length.saturating_sub(ENDING)))?;
    let _ = file.take(ENDING).read_to_end(&mut end)?;
    Ok(if end.trim_ascii_end().ends_with(b")") { found } else { None })
}

/// Returns the text at the beginning of these bytes, which may end inside a character.
fn whole_characters(bytes: &[u8]) -> &str {
    let text = |bytes| syntax::text(bytes).ok();
    let end = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    text(&bytes[..end]).unwrap_or_default()
}
