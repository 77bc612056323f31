//! Games that the same people play one after the other, and the debts when they get up (EBP-04, BAP-42 to BAP-44v).

mod transfer;

pub use transfer::Transfer;

use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_rules::{End, Rules};
use pitch_shown::{LONGEST_NAME, clean};

use serde::{Deserialize, Serialize};

/// Wins and losses in the games of an evening, in the unit the table plays for. A red counter counts as one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Evening {
    games: Vec<GameResult>,
    /// Sum of the games that are no longer kept one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<GameResult>,
    /// `true` if it stands in for a file that could not be read.
    #[serde(skip)]
    stands_in: bool,
}

/// Game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct GameResult {
    /// Name of the game: that of its record's file, without an extension.
    pub game: String,
    /// Time at which it ended.
    pub date: Timestamp,
    /// Name of its rule set: the id of a preset, or the name of the player's own.
    pub rule_set: String,
    /// The names of the people who played, without the bots.
    pub people: Vec<String>,
    /// Names of the winners.
    pub winners: Vec<String>,
    /// Win of each player, negative for a loss, in the order of the seats; the sum is 0.
    pub net: Vec<Share>,
}

/// Win of a player, or their loss.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Name of the player.
    pub name: String,
    /// Amount won; negative for a loss.
    pub amount: i32,
}

/// Result of a game as a file has it.
#[derive(Deserialize)]
#[serde(rename = "GameResult", deny_unknown_fields)]
struct Written {
    game: String,
    #[serde(default)]
    date: Timestamp,
    #[serde(default)]
    rule_set: String,
    #[serde(default)]
    people: Vec<String>,
    #[serde(default)]
    winners: Vec<String>,
    net: Vec<Share>,
}

/// Error in the result of a game in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
enum WrongResult {
    #[error("net: what is won and what is lost do not come out even")]
    Uneven,
    #[error("net: nobody wins or loses more than {LARGEST} in a game")]
    TooLarge,
}

/// Largest amount in a result, more than any game can come to.
const LARGEST: i32 = 1_000_000;
/// Pause after which the same people begin a new evening, in seconds.
const LONGEST_PAUSE: u64 = 8 * 60 * 60;
/// The longest name of a game or rule set, in characters.
const LONGEST_WORD: usize = 48;

impl TryFrom<Written> for GameResult {
    type Error = WrongResult;

    fn try_from(written: Written) -> Result<Self, WrongResult> {
        let Written { game, date, rule_set, people, winners, net } = written;
        if net.iter().any(|share| !(-LARGEST..=LARGEST).contains(&share.amount)) {
            return Err(WrongResult::TooLarge);
        }
        if net.iter().map(|share| i64::from(share.amount)).sum::<i64>() != 0 {
            return Err(WrongResult::Uneven);
        }
        let word = |word: String| clean(&word, LONGEST_WORD);
        let name = |name: &String| clean(name, LONGEST_NAME);
        Ok(GameResult {
            game: word(game),
            date,
            rule_set: word(rule_set),
            people: people.iter().map(name).collect(),
            winners: winners.iter().map(name).collect(),
            net: net.into_iter().map(|share| Share { name: name(&share.name), ..share }).collect(),
        })
    }
}

impl Evening {
    /// Number of games that are kept one by one.
    pub const MOST: usize = 500;

    /// Returns an evening without games that stands in for a file which could not be read and is still there.
    #[must_use]
    pub fn stand_in() -> Self {
        Evening { stands_in: true, ..Evening::default() }
    }

    /// Returns `true` if it stands in for a file that could not be read, whose games it has to learn before it is
    /// written there.
    #[must_use]
    pub const fn stands_in(&self) -> bool {
        self.stands_in
    }

    /// Lets it learn the games in its file before it is written next: another program may have played on.
    pub fn join_when_saved(&mut self) {
        self.stands_in = true;
    }

    /// Continues the evening that it stood in for: its games are kept if the same people played on without a long
    /// pause.
    pub(super) fn follow_on(&mut self, before: Evening) {
        let own = std::mem::replace(self, before);
        let Some(first) = own.games.first() else { return };
        if !self.is_joined_by(first.people.clone(), first.date) {
            *self = Evening::default();
        }
        self.games.retain(|known| own.games.iter().all(|result| result.game != known.game));
        self.games.extend(own.games);
        self.games.sort_by_key(|result| result.date);
        self.sum_up();
    }

    /// Sums up the oldest games, if there are more than [`Evening::MOST`].
    fn sum_up(&mut self) {
        while self.games.len() > Evening::MOST {
            let oldest = self.games.remove(0);
            let net = sum(self.earlier.iter().chain([&oldest]).flat_map(|game| &game.net));
            self.earlier = Some(GameResult { net, ..oldest });
        }
    }

    /// Returns the games, the first one first.
    #[must_use]
    pub fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// Returns `true` if no game was played to its end yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns `true` if anything was won or lost in its games: where there are no stakes, nobody owes anybody.
    #[must_use]
    pub fn has_stakes(&self) -> bool {
        self.games.iter().chain(&self.earlier).flat_map(|game| &game.net).any(|share| share.amount != 0)
    }

    /// Updates the result of a game: enters it once the game is over, and removes it if the last card was taken back. A
    /// game of other people, or after a long pause, begins a new evening. A try-out counts for nothing. Returns `true`
    /// if anything changed.
    pub fn follow(&mut self, table: &Table, now: Timestamp) -> bool {
        if table.is_try_out() {
            return false;
        }
        let game = table.record().file_stem();
        let place = self.games.iter().position(|result| result.game == game);
        match (table.game().end(), place) {
            (None, None) => false,
            (None, Some(place)) => {
                let _ = self.games.remove(place);
                true
            }
            (Some(end), Some(place)) => {
                let date = self.games[place].date;
                let result = GameResult { date, ..result(table, end, game, now) };
                let changed = self.games[place] != result;
                self.games[place] = result;
                changed
            }
            (Some(end), None) => {
                if !self.goes_on(table, now) {
                    *self = Evening { stands_in: self.stands_in, ..Evening::default() };
                }
                self.games.push(result(table, end, game, now));
                self.sum_up();
                true
            }
        }
    }

    /// Returns `true` if a game at this table belongs to the evening: the same people play, and less than eight hours
    /// have passed since the last game. The bots in the other seats make no difference.
    #[must_use]
    pub fn goes_on(&self, table: &Table, now: Timestamp) -> bool {
        self.is_joined_by(people(table), now)
    }

    fn is_joined_by(&self, mut people: Vec<String>, now: Timestamp) -> bool {
        let Some(last) = self.games.last() else { return true };
        let mut before = last.people.clone();
        before.sort();
        people.sort();
        before == people && now.seconds().saturating_sub(last.date.seconds()) < LONGEST_PAUSE
    }

    /// Returns the win of each player so far, negative for a loss, in the order in which they first played; the sum is
    /// 0.
    #[must_use]
    pub fn balances(&self) -> Vec<Share> {
        sum(self.earlier.iter().chain(&self.games).flat_map(|game| &game.net))
    }

    /// Returns the payments that make all even, as few as possible.
    #[must_use]
    pub fn owes(&self) -> Vec<Transfer> {
        transfer::settle(&self.balances())
    }
}

/// Returns the total of each player, in the order in which they first come.
fn sum<'a>(shares: impl Iterator<Item = &'a Share>) -> Vec<Share> {
    let mut sums: Vec<Share> = Vec::new();
    for share in shares {
        match sums.iter_mut().find(|sum| sum.name == share.name) {
            Some(sum) => sum.amount = sum.amount.saturating_add(share.amount),
            None => sums.push(share.clone()),
        }
    }
    sums
}

fn people(table: &Table) -> Vec<String> {
    table.players().iter().filter(|player| player.is_person()).map(|player| player.name.clone()).collect()
}

fn result(table: &Table, end: &End, game: String, date: Timestamp) -> GameResult {
    let names = table.names();
    let rules = table.rules();
    let name = |seat| names[seat].to_owned();
    GameResult {
        game,
        date,
        rule_set: table.record().summary().rule_set.clone(),
        people: people(table),
        winners: rules.members(end.victory.side).map(name).collect(),
        net: net(rules, end).into_iter().zip(names.values()).map(|(amount, name)| share(name, amount)).collect(),
    }
}

fn share(name: &str, amount: i32) -> Share {
    Share { name: name.to_owned(), amount }
}

/// Returns the win of each seat, negative for a loss.
///
/// Each partner receives or pays the payment of the side: the book has every loser pay. The red counters of a side are
/// those of its members together and are divided among them; the remainder falls to the first.
fn net(rules: &Rules, end: &End) -> Vec<i32> {
    let seats = rules.seats().all().map(|seat| {
        let side = rules.side_of(seat);
        let members = rules.members(side).count().max(1) as i32;
        let place = rules.members(side).position(|member| member == seat).unwrap_or_default() as i32;
        let reds = end.reds[side];
        let own = reds.div_euclid(members) + i32::from(place < reds.rem_euclid(members));
        end.payments[side].0 + own
    });
    seats.collect()
}

#[cfg(test)]
mod tests;
