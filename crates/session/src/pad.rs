//! Score pad of a game that people play with real cards: names, rules, and a line for each hand that they tell.

mod entry;
mod form;
mod stroke;

pub use form::{Answers, Form, Question, Row, Steps};
pub use stroke::Stroke;

use crate::bounded;
use crate::new_game::names_another_game;
use crate::player::{Kind, Player};
use crate::timestamp::Timestamp;
use pitch_rules::{Entered, Finished, Game, Misfit, Rules, Seat, Unfit};
use pitch_shown::{clean, quote};

use serde::{Deserialize, Deserializer, Serialize};

use std::sync::Arc;

/// Value of the first field of every pad.
const FORMAT: &str = "auction-pitch pad";
/// Newest version of the format, and the one that is written.
const VERSION: u32 = 1;
/// Largest number of seats.
const SEATS: usize = 7;
/// Longest name of a rule set, in characters.
const LONGEST_WORD: usize = 48;

/// Score pad of a game with real cards. What stands on it is worked out from its lines by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Pad {
    begun: Timestamp,
    saved: Timestamp,
    rule_set: String,
    players: Vec<Player>,
    lines: Vec<Entered>,
    /// The game before the first line and after each.
    games: Vec<Game>,
}

/// Pad as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Pad", deny_unknown_fields)]
struct Written {
    format: String,
    version: u32,
    begun: Timestamp,
    #[serde(default)]
    saved: Timestamp,
    #[serde(default)]
    rule_set: String,
    #[serde(deserialize_with = "players")]
    players: Vec<Player>,
    dealer: Seat,
    rules: Rules,
    #[serde(default, deserialize_with = "lines")]
    lines: Vec<Entered>,
}

fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Player>, D::Error> {
    bounded::list::<SEATS, _, _>(deserializer)
}

fn lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Entered>, D::Error> {
    bounded::list::<{ Pad::MOST }, _, _>(deserializer)
}

/// Error that keeps a pad from being begun, or read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PadError {
    /// Text of another kind.
    #[error("this is no score pad: its format is `{0}`, not `{FORMAT}`")]
    Foreign(String),
    /// Version that a newer program wrote.
    #[error("this program reads score pads of version {VERSION} and not {0}")]
    Version(u32),
    /// Rules that do not fit together.
    #[error("rules: {0}")]
    Rules(#[from] Misfit),
    /// Number of players other than the rules ask for.
    #[error("players: there are {found}, and by the rules {expected} play")]
    Players {
        /// Number of players there are.
        found: usize,
        /// Number of players that the rules ask for.
        expected: u8,
    },
    /// Line that cannot be.
    #[error("lines: {0}")]
    Line(#[from] WrongLine),
}

/// Line that cannot be as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {number}: {unfit}")]
pub struct WrongLine {
    /// Its number, from 1.
    pub number: usize,
    /// Reason why it cannot be.
    pub unfit: Unfit,
}

impl Pad {
    /// Most lines of a pad.
    pub const MOST: usize = 1000;

    /// Begins a pad by these rules, for people in the order of their seats, the first of whom has this dealer's seat 0.
    /// `rule_set` is the name of the rules in lists.
    ///
    /// # Errors
    /// If the rules do not fit together, or others play than they ask for.
    pub fn new(
        rules: Rules,
        rule_set: &str,
        players: Vec<Player>,
        dealer: Seat,
        begun: Timestamp,
    ) -> Result<Self, PadError> {
        if players.len() != usize::from(rules.players) {
            return Err(PadError::Players { found: players.len(), expected: rules.players });
        }
        let rule_set = if names_another_game(rule_set, &rules) { "own" } else { rule_set };
        let first = Game::new(Arc::new(rules), dealer).map_err(first_misfit)?;
        // The player who plays with real cards is no bot.
        let people = players.into_iter().map(|player| Player { kind: Kind::Person, guest: None, ..player });
        Ok(Pad {
            begun,
            saved: begun,
            rule_set: clean(rule_set, LONGEST_WORD),
            players: people.collect(),
            lines: Vec::new(),
            games: vec![first],
        })
    }

    /// Returns a new pad for the same people and rules; the player who would have dealt next deals first.
    #[must_use]
    pub fn rematch(&self, now: Timestamp) -> Pad {
        let dealer = self.game().eldest();
        let first = Game::new(Arc::clone(self.game().rules()), dealer);
        let games = first.into_iter().chain([self.games[0].clone()]).take(1).collect();
        Pad { begun: now, saved: now, lines: Vec::new(), games, ..self.clone() }
    }

    /// Returns the game as it stands after the last line.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    /// Returns the game before the line of this index: after the last one, as it stands.
    #[must_use]
    pub fn game_before(&self, index: usize) -> &Game {
        self.games.get(index).unwrap_or(self.game())
    }

    /// Returns the rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.games[0].rules()
    }

    /// Returns the name of the rules in lists.
    #[must_use]
    pub fn rule_set(&self) -> &str {
        &self.rule_set
    }

    /// Returns the people, in the order of their seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the name of the player who sits in a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("?", |player| &player.name)
    }

    /// Returns the time at which it was begun.
    #[must_use]
    pub const fn begun(&self) -> Timestamp {
        self.begun
    }

    /// Returns the time at which it was last saved.
    #[must_use]
    pub const fn saved(&self) -> Timestamp {
        self.saved
    }

    /// Notes that it is saved now.
    pub fn note_saved(&mut self, now: Timestamp) {
        self.saved = now;
    }

    /// Returns the hands that were told, in order.
    #[must_use]
    pub fn lines(&self) -> &[Entered] {
        &self.lines
    }

    /// Returns the hand of the line of this index as it was scored; `None` for one that was thrown in.
    #[must_use]
    pub fn hand(&self, index: usize) -> Option<&Finished> {
        let after = self.games.get(index + 1)?;
        let number = self.games[index].number();
        after.last().map(|last| &**last).filter(|last| last.number == number && !self.lines[index].thrown_in)
    }

    /// Returns `true` if the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().end().is_some()
    }

    /// Returns the game after one more line, which is not written down, or after the line of this index as it would be.
    ///
    /// # Errors
    /// If the hand cannot be as it is told.
    pub fn try_line(&self, index: usize, entered: &Entered) -> Result<Game, Unfit> {
        let mut game = self.game_before(index).clone();
        let _events = game.enter(entered)?;
        Ok(game)
    }

    /// Writes a hand down.
    ///
    /// # Errors
    /// If it cannot be as it is told; nothing is written then.
    pub fn write(&mut self, entered: Entered) -> Result<(), Unfit> {
        if self.lines.len() >= Pad::MOST {
            return Err(Unfit::Over);
        }
        let game = self.try_line(self.lines.len(), &entered)?;
        self.games.push(game);
        self.lines.push(entered);
        Ok(())
    }

    /// Takes the last line back, and returns it.
    pub fn undo(&mut self) -> Option<Entered> {
        let line = self.lines.pop()?;
        let _ = self.games.pop();
        Some(line)
    }

    /// Replaces the line of this index; everything after it is worked out again.
    ///
    /// # Errors
    /// If the line, or one after it, cannot be any more; the pad is then as it was.
    pub fn correct(&mut self, index: usize, entered: Entered) -> Result<(), WrongLine> {
        let mut lines = self.lines.clone();
        let Some(line) = lines.get_mut(index) else { return Ok(()) };
        *line = entered;
        let mut games = self.games[..=index].to_vec();
        for (number, line) in lines.iter().enumerate().skip(index) {
            games.push(after(&games, line).map_err(|unfit| WrongLine { number: number + 1, unfit })?);
        }
        (self.lines, self.games) = (lines, games);
        Ok(())
    }

    /// Returns the beginning of the name of its file.
    #[must_use]
    pub fn file_stem(&self) -> String {
        self.begun.to_string().replace([':', 'Z'], "")
    }
}

/// Returns the game after the last of these and one more hand.
fn after(games: &[Game], line: &Entered) -> Result<Game, Unfit> {
    let mut game = games[games.len() - 1].clone();
    let _events = game.enter(line)?;
    Ok(game)
}

fn first_misfit(misfits: Vec<Misfit>) -> PadError {
    let first = misfits.into_iter().next();
    first.map_or(PadError::Players { found: 0, expected: 0 }, PadError::Rules)
}

impl TryFrom<Written> for Pad {
    type Error = PadError;

    fn try_from(written: Written) -> Result<Self, PadError> {
        let Written { format, version, begun, saved, rule_set, players, dealer, rules, lines } = written;
        if format != FORMAT {
            return Err(PadError::Foreign(quote(&format)));
        }
        if version == 0 || version > VERSION {
            return Err(PadError::Version(version));
        }
        let mut pad = Pad::new(rules, &rule_set, players, dealer, begun)?;
        for (index, line) in lines.into_iter().enumerate() {
            pad.write(line).map_err(|unfit| WrongLine { number: index + 1, unfit })?;
        }
        pad.saved = saved;
        Ok(pad)
    }
}

impl From<Pad> for Written {
    fn from(pad: Pad) -> Written {
        Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            begun: pad.begun,
            saved: pad.saved,
            dealer: pad.games[0].dealer(),
            rules: pad.rules().clone(),
            rule_set: pad.rule_set,
            players: pad.players,
            lines: pad.lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax;
    use pitch_rules::{Bid, Made, Point, Preset};

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn pad() -> Pad {
        let players = ["Ruth", "Ben", "Cleo", "Dev"].map(|name| Player::new(name, Kind::Person)).to_vec();
        Pad::new(Rules::default(), "auction_pitch", players, seat(0), Timestamp::from_seconds(0)).expect("a pad")
    }

    /// A hand in which this player bid so much and made High, Low and Game.
    fn hand(pad: &Pad, bidder: usize, number: u8) -> Entered {
        let made = [Point::High, Point::Low, Point::Game].map(|point| Made { point, by: seat(bidder), hung: false });
        Entered {
            bidder: Some(seat(bidder)),
            bid: Bid::new(number),
            made: made.to_vec(),
            ..Entered::of(pad.game().dealer())
        }
    }

    fn scores(pad: &Pad) -> Vec<i16> {
        pad.game().scores().values().map(|points| points.0).collect()
    }

    #[test]
    fn lines_are_taken_back_to_the_first() {
        let mut pad = pad();
        for (bidder, bid) in [(1, 3), (2, 2), (1, 4)] {
            let hand = hand(&pad, bidder, bid);
            pad.write(hand).expect("it fits");
        }
        assert_eq!((scores(&pad), pad.game().number()), (vec![0, -1, 3, 0], 4));
        assert!(pad.hand(2).is_some_and(|hand| hand.score.set_back));
        assert_eq!(pad.undo().map(|line| line.bidder), Some(Some(seat(1))));
        assert_eq!(scores(&pad), [0, 3, 3, 0]);
        assert_eq!((pad.undo().is_some(), pad.undo().is_some(), pad.undo()), (true, true, None));
        assert_eq!((scores(&pad), pad.game().dealer()), (vec![0; 4], seat(0)));
    }

    #[test]
    fn an_old_line_is_corrected_and_all_after_it_are_worked_out_again() {
        let mut pad = pad();
        for (bidder, bid) in [(1, 3), (1, 3), (1, 2)] {
            let hand = hand(&pad, bidder, bid);
            pad.write(hand).expect("it fits");
        }
        assert_eq!((scores(&pad), pad.is_over()), (vec![0, 9, 0, 0], true));
        let four = Entered { bid: Bid::new(4), ..pad.lines()[0].clone() };
        pad.correct(0, four).expect("it fits");
        assert_eq!((scores(&pad), pad.is_over()), (vec![0, 2, 0, 0], false));
        let three = Entered { bid: Bid::new(3), ..pad.lines()[0].clone() };
        pad.correct(0, three).expect("it fits");
        let before = pad.clone();
        let mut twice = pad.lines()[1].clone();
        twice.made.push(twice.made[0]);
        let wrong = pad.correct(1, twice).expect_err("two Highs");
        assert_eq!((wrong.number, pad == before), (2, true));
        let again = pad.rematch(Timestamp::from_seconds(60));
        assert_eq!((again.lines().len(), scores(&again), again.name(seat(1))), (0, vec![0; 4], "Ben"));
    }

    #[test]
    fn a_pad_is_written_and_read_back() {
        let mut pad = pad();
        let hand = hand(&pad, 1, 3);
        pad.write(hand).expect("it fits");
        let thrown_in = Entered { thrown_in: true, ..Entered::of(pad.game().dealer()) };
        pad.write(thrown_in).expect("it fits");
        assert!(pad.hand(0).is_some() && pad.hand(1).is_none());
        let text = syntax::write(&pad).expect("written");
        assert_eq!(syntax::read::<Pad>(&text), Ok(pad));
        let error = syntax::read::<Pad>(&text.replacen("bid: 3", "bid: -1", 1)).expect_err("no bid");
        assert!(format!("{error:?}").contains("a bid is a number from 1 to 127"), "{error:?}");
        for (what, instead) in [
            ("\"auction-pitch pad\"", "\"auction-pitch game\""),
            ("version: 1", "version: 2"),
            ("dealer: 0,\n    rules", "dealer: 9,\n    rules"),
            ("point: \"low\"", "point: \"high\""),
            ("players: 4", "players: 5"),
        ] {
            assert!(text.contains(what), "{what} in {text}");
            assert!(syntax::read::<Pad>(&text.replacen(what, instead, 1)).is_err(), "{what}");
        }
    }

    #[test]
    fn rules_and_players_have_to_fit() {
        let one = || vec![Player::new("Ann", Kind::Person)];
        let begin = |rules| Pad::new(rules, "", one(), seat(0), Timestamp::default());
        assert_eq!(begin(Rules::from(Preset::Cinch)), Err(PadError::Players { found: 1, expected: 4 }));
        let wrong = Rules { players: 1, ..Rules::default() };
        assert!(matches!(begin(wrong), Err(PadError::Rules(_))));
    }

    #[test]
    fn a_pad_is_not_called_by_the_name_of_another_game() {
        let text =
            syntax::write(&pad()).expect("text").replacen("rule_set: \"auction_pitch\"", "rule_set: \"cinch\"", 1);
        let read: Pad = syntax::read(&text).expect("a pad");
        assert!(text.contains("cinch") && read.rule_set() == "own", "{}", read.rule_set());
        assert_eq!(pad().rule_set(), "auction_pitch");
    }
}
