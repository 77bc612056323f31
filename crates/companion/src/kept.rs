//! The keys of a table, kept beside the saved games, so that a phone finds its place after the program was started again.

use crate::key::Key;
use pitch_session::SaveError;
use pitch_session::Table;
use pitch_session::storage::{System, read_value, write_value};

use serde::{Deserialize, Serialize};

use std::path::Path;

/// Files of the keys of a table, and of a score pad, in the folder of the saved games.
pub(crate) const TABLE: &str = "phones.ron";
pub(crate) const PAD: &str = "pad-phones.ron";

/// Keys of a table, or of a pad, which has no seats.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename = "Phones", deny_unknown_fields)]
pub(crate) struct Kept {
    /// Game that was played with them, or pad that was kept, as its file would be called.
    pub(crate) game: String,
    /// Port of the addresses that the phones know.
    pub(crate) port: u16,
    /// Key of the table.
    pub(crate) table: Key,
    /// Seats on phones, also those in which nobody sits yet.
    #[serde(default)]
    pub(crate) on_phones: Vec<usize>,
    /// Keys of the seats.
    pub(crate) seats: Vec<KeptSeat>,
}

/// Returns the name of the game whose table was open last, as its file has it, from the keys in the folder of the saved
/// games.
#[must_use]
pub fn last_table(folder: &Path) -> Option<String> {
    Kept::read(folder, TABLE).map(|kept| kept.game)
}

/// Key of a seat.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename = "Seat", deny_unknown_fields)]
pub(crate) struct KeptSeat {
    pub(crate) seat: usize,
    pub(crate) key: Key,
}

impl Kept {
    /// Returns the name of a game, as its file would have it.
    pub(crate) fn game_of(table: &Table) -> String {
        table.record().file_stem()
    }

    /// Returns the keys that were kept in this file for this game, if there are any. A file that cannot be read is no
    /// harm: everybody joins again.
    pub(crate) fn load(folder: &Path, file: &str, game: &str) -> Option<Self> {
        Self::read(folder, file).filter(|kept| kept.game == game)
    }

    fn read(folder: &Path, file: &str) -> Option<Self> {
        read_value(&folder.join(file)).ok().flatten()
    }

    /// Writes the keys, readable for the player alone.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub(crate) fn save(&self, folder: &Path, file: &str) -> Result<(), SaveError> {
        write_value(&System, &folder.join(file), self)
    }

    /// Port of the addresses that the phones know.
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }
}
