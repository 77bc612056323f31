//! Records of games: enough to play a game again from the first card, in text that a person can read.
//!
//! `docs/record.md` describes the format.

mod entry;
mod format;
mod head;
mod players;
mod seal;
mod summary;
mod text;

pub use entry::Entry;
pub use format::{FORMAT, ParseRecordError, VERSION};
pub use players::StandIn;
pub use summary::{Derived, Summary};

use crate::bounded;
use crate::deals::Deals;
use crate::player::{Kind, Player};
use crate::seed::{Seal, commitment};
use pitch_players::Level;
use pitch_rules::{Rules, Seat};
use players::Players;

use serde::{Deserialize, Serialize};

/// Record of a game.
///
/// Its head is always sound: rules that fit together, and as many players as they ask for.
/// [`Playthrough::of`](crate::Playthrough::of) tells if the entries can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    format: String,
    version: u32,
    #[serde(default)]
    pub(super) summary: Summary,
    rules: Rules,
    players: Players,
    deals: Deals,
    first_dealer: Seat,
    #[serde(default, deserialize_with = "bounded::list::<MOST_ENTRIES, _, _>")]
    entries: Vec<Entry>,
    /// Chain of fingerprints over all before it; missing if an earlier version wrote the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<Seal>,
}

/// Largest number of entries of a record that are read. A long evening has a thousandth of it.
pub const MOST_ENTRIES: usize = 100_000;
/// Largest number of deals of a record that are read, those that were undone or thrown in included.
pub const MOST_DEALS: usize = 4000;
/// Largest number of players in a list of a file.
const SEATS: usize = 7;

impl Record {
    /// Creates the record of a game that is about to begin. The rules fit together, and there are as many players as
    /// they say.
    pub(super) fn new(summary: Summary, rules: Rules, players: Vec<Player>, deals: Deals, first_dealer: Seat) -> Self {
        let (format, version) = (FORMAT.to_owned(), format::FIRST_VERSION);
        let players = Players { list: players, ..Players::default() };
        let entries = Vec::new();
        let record = Record { format, version, summary, rules, players, deals, first_dealer, entries, seal: None };
        Record { seal: Some(record.seal_of_head()), ..record }
    }

    /// Returns the part that can be read alone.
    #[must_use]
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Returns the rules, complete.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the players, in the order of the seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players.list
    }

    /// Puts another player into a seat, before anything was done.
    pub(super) fn introduce(&mut self, seat: Seat, player: Player) {
        if let Some(name) = self.summary.players.get_mut(seat.index()) {
            player.name.clone_into(name);
        }
        if let Some(there) = self.players.list.get_mut(seat.index()) {
            *there = player;
        }
    }

    /// Returns the seats that were saved with bots that are not here, if this was just read.
    #[must_use]
    pub fn stand_ins(&self) -> &[StandIn] {
        &self.players.stand_ins
    }

    /// Returns the name of the player in a seat, empty for a seat that is not at the table.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players.list.get(seat.index()).map_or("", |player| &player.name)
    }

    /// Returns the source of the packs.
    #[must_use]
    pub const fn deals(&self) -> &Deals {
        &self.deals
    }

    /// Returns the first dealer.
    #[must_use]
    pub const fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    /// Returns everything that happened, in order, undone actions included.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an entry, in the oldest version of the format that has room for it, and seals it.
    pub(super) fn note(&mut self, entry: Entry) {
        self.seal = self.seal.map(|seal| seal::next(seal, &entry));
        self.version = self.version.max(entry.version());
        self.entries.push(entry);
    }

    /// Returns the index of the entry that led to the position on the table: everything since was help only.
    #[must_use]
    pub fn moment(&self) -> Option<usize> {
        self.entries.iter().rposition(|entry| !entry.is_help())
    }

    /// Returns `true` if the summary says that the game was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.summary.is_over()
    }

    /// Returns `true` if it has more entries or deals than are read.
    #[must_use]
    pub(super) fn is_too_long(&self) -> bool {
        self.entries.len() > MOST_ENTRIES || self.has_too_many_deals()
    }

    fn has_too_many_deals(&self) -> bool {
        self.entries.iter().filter(|entry| entry.pack().is_some()).count() > MOST_DEALS
    }

    /// Returns `true` if two records are of the same game, at whatever point of it. A copy is another game.
    #[must_use]
    pub fn is_same_game(&self, other: &Record) -> bool {
        self.summary.started == other.summary.started
            && self.summary.copy == other.summary.copy
            && self.deals == other.deals
            && self.rules == other.rules
    }

    /// Returns `true` if this is the other record at the same point of the game or later: nothing of the other is
    /// missing in it.
    #[must_use]
    pub fn goes_on_from(&self, other: &Record) -> bool {
        self.is_same_game(other) && self.players == other.players && self.entries.starts_with(&other.entries)
    }

    /// Returns the record with another title, as [`Summary::clean_title`] makes it.
    #[must_use]
    pub fn titled(mut self, title: &str) -> Self {
        self.summary.title = Summary::clean_title(title);
        self
    }

    /// Returns the copy of this number, from 1, which is another game from here on.
    #[must_use]
    pub(super) fn copied(mut self, number: u32) -> Self {
        self.summary.copy = number;
        self
    }

    /// Returns a record of this game with these entries, and with other packs from there on.
    #[must_use]
    pub(super) fn branched(&self, entries: Vec<Entry>, deals: Deals) -> Self {
        Record { entries, deals, seal: None, ..self.clone() }
    }

    /// Returns the record with one seat for a person, and with a bot of this level in the place of every other person and
    /// program.
    #[must_use]
    pub(super) fn alone(mut self, seat: Seat, level: Level) -> Self {
        for (index, player) in self.players.list.iter_mut().enumerate() {
            player.guest = None;
            player.kind = match player.kind {
                _ if index == seat.index() => Kind::Person,
                Kind::Person => Kind::Bot(level),
                bot @ Kind::Bot(_) => bot,
            };
        }
        self
    }

    /// Returns the name of a file for this game, without an extension: the time at which it began, the first eight
    /// digits of the commitment to its seed, and the number if it is a copy.
    #[must_use]
    pub fn file_stem(&self) -> String {
        let moment = self.summary.started.to_string().replace([':', 'Z'], "");
        let digits = commitment(self.deals.seed()).to_string();
        let copy = if self.summary.copy == 0 { String::new() } else { format!("-c{}", self.summary.copy) };
        format!("{moment}-{}{copy}", &digits[..8])
    }
}
