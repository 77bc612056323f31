//! Statistics of every player in the games that were played to their end: kept game by game, so that any question can
//! be asked of them later.

mod lines;
mod luck;
mod records;
mod summary;
mod table_of;

pub use luck::{Luck, Role};
pub use records::{Choices, Finish, Met, Records, Trend, Week};
pub use summary::{Filter, Success, Summary, Who};
pub use table_of::csv;

use crate::aids::Aids;
use crate::as_text;
use crate::costs::Accuracy;
use crate::player::Kind;
use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_players::Level;
use pitch_rules::{Award, Bid, BySeat, Finished, Point, Points, Seat, Suit};
use pitch_shown::clean;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Games that were played to their end, the oldest first.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Statistics {
    games: Vec<Played>,
    /// Names of the games that changed since all was last written, or read.
    #[serde(skip)]
    unwritten: Vec<String>,
    /// `true` if the file has earlier games that are not counted.
    #[serde(skip)]
    is_cut: bool,
}

/// Statistics are equal if their games are, written or not.
impl PartialEq for Statistics {
    fn eq(&self, other: &Self) -> bool {
        self.games == other.games
    }
}

impl Eq for Statistics {}

/// Game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Name of the game: that of its record's file, without an extension.
    #[serde(deserialize_with = "word")]
    pub game: String,
    /// Time at which it ended.
    pub date: Timestamp,
    /// Name of its rule set: the id of a preset, or the name of the player's own.
    #[serde(deserialize_with = "word")]
    pub rule_set: String,
    /// Tallies of all players, in the order of the seats.
    pub players: Vec<Tally>,
}

impl Played {
    /// Returns the place of the side of the player in this seat, from 1: sides with more points are ahead of one that did
    /// not win.
    #[must_use]
    pub fn place(&self, seat: usize) -> usize {
        let Some(own) = self.players.get(seat).filter(|own| !own.won) else { return 1 };
        // Players of a side have its score after every hand.
        let mut ahead: Vec<_> = self.players.iter().filter(|other| other.scores.last() > own.scores.last()).collect();
        ahead.sort_by(|one, other| one.scores.cmp(&other.scores));
        ahead.dedup_by(|one, other| one.scores == other.scores);
        (1 + ahead.len()).max(2)
    }
}

/// Tally of a player in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Name of the player.
    #[serde(deserialize_with = "word")]
    pub name: String,
    /// Level of a bot; `None` for a person, even if a bot took their seat for a while, and for a program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<BotLevel>,
    /// `true` if their side won.
    #[serde(default)]
    pub won: bool,
    /// Every hand in which they were the pitcher.
    #[serde(default)]
    pub pitches: Vec<Pitch>,
    /// Number of times their side scored High, Low, Jack and Game.
    #[serde(default)]
    pub points: [u16; 4],
    /// Score of their side after each hand, in points.
    #[serde(default)]
    pub scores: Vec<Points>,
    /// Accuracy of their decisions; `None` for bots, and if it was not worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<Accuracy>,
    /// Help that they received; `None` for bots, and in games from before it was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aids: Option<Aids>,
    /// Luck of the deal; `None` in a game that an earlier version counted.
    #[serde(default, deserialize_with = "luck::possible", skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
}

impl Tally {
    /// Returns `true` if the two were on one side: partners have the same score after every hand.
    fn is_partner(&self, other: &Tally) -> bool {
        !self.scores.is_empty() && self.scores == other.scores
    }
}

/// Longest name in a file, in characters.
const LONGEST_WORD: usize = 48;

fn word<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    as_text::with(deserializer, |text| Ok(clean(text, LONGEST_WORD)))
}

fn bid<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    // No rules have a bid above the highest.
    if number > Pitch::of_bid(Some(Bid::MOST)) {
        return Err(D::Error::custom(format_args!("there is no bid of {number}")));
    }
    Ok(number)
}

/// Level of a bot, by its id in files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BotLevel(#[serde(with = "as_text")] pub Level);

/// Hand in which a player was the pitcher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pitch {
    /// Bid, as [`Pitch::of_bid`] writes it.
    #[serde(deserialize_with = "bid")]
    pub bid: u8,
    /// Trump.
    #[serde(with = "as_text")]
    pub suit: Suit,
    /// `true` if they were set back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_back: bool,
}

impl Pitch {
    /// Number of the moon in the statistics. Files had it before bids went so far: those from this number on are written
    /// one higher.
    const MOON: u8 = 64;

    /// Returns the number by which a bid is counted: 0 for a pitch without obligation.
    #[must_use]
    pub const fn of_bid(bid: Option<Bid>) -> u8 {
        match bid {
            None => 0,
            Some(Bid::MOON) => Pitch::MOON,
            Some(bid) if bid.number() >= Pitch::MOON => bid.number() + 1,
            Some(bid) => bid.number(),
        }
    }

    /// Returns the bid that is counted by this number; the moon for a number that stands for none.
    #[must_use]
    pub fn bid_of(number: u8) -> Bid {
        let bid = if number > Pitch::MOON { number - 1 } else { number };
        Bid::new(bid).filter(|_| number != Pitch::MOON).unwrap_or(Bid::MOON)
    }
}

impl Statistics {
    /// Returns the games, the oldest first.
    #[must_use]
    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// Returns `true` if the file has grown so large that the earliest games in it are not counted.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// Notes that the earliest games of the file are not among these.
    pub(super) const fn note_cut(&mut self) {
        self.is_cut = true;
    }

    /// Enters a game once it is over, and removes it if its last card was taken back. Returns `true` if anything
    /// changed.
    ///
    /// Games without a person are not counted: nobody played them. Nor is a try-out, which bears the name of the game
    /// that it was begun from.
    pub fn follow(&mut self, table: &Table, now: Timestamp) -> bool {
        if table.is_try_out() {
            return false;
        }
        let game = table.record().file_stem();
        let place = self.place_of(&game);
        let is_played = table.players().iter().any(super::Player::is_person);
        match (table.game().end().is_some() && is_played, place) {
            (false, None) => return false,
            (false, Some(place)) => drop(self.games.remove(place)),
            (true, Some(place)) => {
                let mut played = Played { date: self.games[place].date, ..played(table, game.clone(), now) };
                // It is worked out after the last card.
                for (new, known) in played.players.iter_mut().zip(&self.games[place].players) {
                    new.accuracy = known.accuracy;
                }
                if self.games[place] == played {
                    return false;
                }
                self.games[place] = played;
            }
            (true, None) => self.games.push(played(table, game.clone(), now)),
        }
        self.note(game);
        true
    }

    /// Enters the accuracy of the people at a table, once its game is counted. Returns `true` if anything changed.
    pub fn note_accuracy(&mut self, table: &Table, accuracies: &BySeat<Accuracy>) -> bool {
        let game = table.record().file_stem();
        let Some(place) = self.place_of(&game).filter(|_| !table.is_try_out()) else { return false };
        let mut is_new = false;
        for ((_, accuracy), tally) in accuracies.iter().zip(&mut self.games[place].players) {
            let accuracy = Some(*accuracy).filter(|accuracy| tally.aids.is_some() && accuracy.all().of > 0);
            is_new |= tally.accuracy != accuracy;
            tally.accuracy = accuracy;
        }
        if is_new {
            self.note(game);
        }
        is_new
    }

    /// Notes that a game is to be written.
    fn note(&mut self, game: String) {
        self.unwritten.retain(|known| *known != game);
        self.unwritten.push(game);
    }

    fn place_of(&self, game: &str) -> Option<usize> {
        self.games.iter().rposition(|played| played.game == game)
    }
}

fn played(table: &Table, game: String, date: Timestamp) -> Played {
    let seats = table.rules().seats().all().zip(table.players());
    let players = seats.map(|(seat, player)| {
        let level = match player.kind {
            // A program counts by its name, as a person does.
            _ if player.guest.is_some() => None,
            Kind::Person => None,
            Kind::Bot(level) => Some(BotLevel(level)),
        };
        tally(table, seat, player.name.clone(), level)
    });
    Played { game, date, rule_set: table.record().summary().rule_set.clone(), players: players.collect() }
}

fn tally(table: &Table, seat: Seat, name: String, level: Option<BotLevel>) -> Tally {
    let side = table.rules().side_of(seat);
    let won = table.game().end().is_some_and(|end| end.victory.side == side);
    let aids = table.players()[seat.index()].is_person().then(|| table.aids(seat));
    let mut tally = Tally {
        name,
        level,
        won,
        pitches: Vec::new(),
        points: [0; 4],
        scores: Vec::new(),
        accuracy: None,
        aids,
        luck: None,
    };
    tally.luck = Some(Luck::of(table, seat));
    for hand in table.hands() {
        let score = &hand.finished.score;
        tally.pitches.extend(pitch(&hand.finished, seat));
        for (count, point) in tally.points.iter_mut().zip(Point::ALL_FOURS) {
            let camp = table.rules().camp(score.contract, side);
            let is_scored = |award: Award| award.side == camp && score.scored(&award) > Points::ZERO;
            *count += u16::from(score.awards.of(point).is_some_and(is_scored));
        }
        tally.scores.push(score.after[side]);
    }
    tally
}

/// Returns the pitch of this player in a hand, if they were the pitcher.
fn pitch(hand: &Finished, seat: Seat) -> Option<Pitch> {
    let contract = hand.score.contract.filter(|contract| contract.pitcher == seat)?;
    let bid = Pitch::of_bid(contract.bid);
    Some(Pitch { bid, suit: hand.score.trump?, set_back: hand.score.set_back })
}

#[cfg(test)]
mod tests;
