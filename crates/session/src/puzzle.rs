//! Puzzles: positions from games between bots in which one choice is clearly the best, and the shelf on which they stand.
//!
//! A puzzle holds the number of its deal and all actions since the first hand, so that it is a game like any other, and
//! the judgement of each choice by two methods. `pitch-tools puzzles make` makes them.

mod answered;
mod drill;
mod exercise;
mod mistake;
mod solved;
mod theme;

pub use answered::{Again, Answered};
pub use drill::{Drill, Hand};
pub use exercise::Exercise;
pub use mistake::{Mistake, Mistakes};
pub use solved::Solved;
pub use theme::{NoTheme, Theme};

use crate::as_text;
use crate::deals::Deals;
use crate::new_game::{NewGame, NewGameError};
use crate::player::{Kind, Player};
use crate::playthrough::Fault;
use crate::syntax::{self, SyntaxError};
use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_packed::{packed, unpack};
use pitch_players::{Character, Level, Patience, Request};
use pitch_rules::{Action, Ask, IllegalAction, ParseActionError, Preset, Remark, Rules, Seat, Turn, Viewer};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// Position with a question: what to do?
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Game.
    #[serde(with = "as_text")]
    pub game: Preset,
    /// Number of players.
    pub players: u8,
    /// Deal number that the game was begun with.
    pub deal: u64,
    /// Actions since, without the deals.
    #[serde(with = "as_text")]
    pub done: Deeds,
    /// Choices there are, the answer first and the rest by their cost.
    pub choices: Vec<Choice>,
}

/// Actions, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deeds(pub Vec<Action>);

/// Choice in the position of a puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// Action to take.
    #[serde(with = "as_text")]
    pub action: Action,
    /// Chance to win the game, from 0 to 1, by the search of the strongest level.
    pub chance: f32,
    /// Loss of that chance against the answer, by that search.
    pub search: Gap,
    /// Loss of that chance against the answer if everybody plays on by their own view, in equally likely deals.
    pub play: Gap,
}

/// Choice in a position, and what is known of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// Action to take.
    #[serde(with = "as_text")]
    pub action: Action,
    /// Chance to win the game, from 0 to 1.
    pub chance: f32,
    /// Loss of that chance against the best choice, from 0 to 1.
    pub cost: f32,
    /// `true` if it is no right answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wrong: bool,
}

/// Cost of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gap {
    /// Cost, as a chance to win the game, from 0 to 1.
    pub cost: f32,
    /// Half the width of its confidence interval at 95 percent.
    pub within: f32,
}

impl Gap {
    /// Returns `true` if the choice is worse by at least twice the interval.
    #[must_use]
    pub fn is_clear(self) -> bool {
        self.cost > 0.0 && self.cost >= 2.0 * self.within
    }
}

/// Error in a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// Game that cannot be begun.
    #[error(transparent)]
    Game(#[from] NewGameError),
    /// Action that cannot have been taken.
    #[error("{number}: `{action}`: {why}")]
    Done {
        /// Number of the action, from 1.
        number: usize,
        /// Action that was tried.
        action: Box<Action>,
        /// Rule that forbids it.
        why: IllegalAction,
    },
    /// Position in which nobody is to decide.
    #[error("nobody is to decide")]
    NoQuestion,
    /// Choices other than those of the position.
    #[error("the choices are not those of the position")]
    Choices,
    /// Game of the player's own that cannot be played so far.
    #[error("{0}")]
    Fault(Fault),
}

impl Puzzle {
    /// Returns a name that stays the same however the shelf grows.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}-{}-{}-{}", self.game, self.players, self.deal, self.done.0.len())
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules { players: self.players, ..self.game.into() }
    }

    /// Returns the best action.
    ///
    /// # Panics
    /// Never on a shelf: a puzzle has at least two choices.
    #[must_use]
    pub fn right_action(&self) -> &Action {
        &self.choices[0].action
    }

    /// Returns the choice of this action, or `None` if it is none of the choices.
    #[must_use]
    pub fn choice(&self, action: &Action) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.action == *action)
    }

    /// Returns `true` if the answer is the best by at least twice the interval, by both methods.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let others = self.choices.get(1..).unwrap_or_default();
        !others.is_empty() && others.iter().all(|choice| choice.search.is_clear() && choice.play.is_clear())
    }

    /// Returns the kind of its decision, or `None` if its position cannot be reached.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self.right_action() {
            Action::Call(_) => Some(Question::Call),
            _ => Question::of(&self.position().ok()?).map(|(_, question)| question),
        }
    }

    /// Returns the cost of the next best choice, by the search.
    #[must_use]
    pub fn stake(&self) -> f32 {
        self.choices.get(1).map_or(0.0, |choice| choice.search.cost)
    }

    /// Returns a table in this position, to try the answer out: with a person in the seat that decides, who gets the
    /// first of these names, and [company](COMPANY) with the other names. Nothing that is done there is saved or counted.
    ///
    /// # Errors
    /// If the position cannot be reached.
    pub fn table(&self, names: &[String]) -> Result<Table, PuzzleError> {
        let seat = self.position()?.to_act().ok_or(PuzzleError::NoQuestion)?;
        let (mut others, mut company) = (names.iter().skip(1), COMPANY.into_iter());
        let mut player = |place: usize| {
            let is_person = place == seat.index();
            let name = if is_person { names.first() } else { others.next() };
            if is_person {
                return Player::new(name.map_or("", String::as_str), Kind::Person);
            }
            let character = company.next().unwrap_or(Character::Hana);
            Player::new(name.map_or("", String::as_str), Kind::Bot(Level::Character(character)))
        };
        let players = (0..usize::from(self.players)).map(&mut player).collect();
        self.replayed(players).map(Table::into_try_out)
    }

    /// Returns a table in this position, with bots in all seats.
    ///
    /// # Errors
    /// If the position cannot be reached.
    pub fn position(&self) -> Result<Table, PuzzleError> {
        let players = (0..self.players).map(|place| Player::new(&place.to_string(), Kind::Bot(PLAYED_BY))).collect();
        self.replayed(players)
    }

    /// Returns the question as a bot is asked it.
    ///
    /// # Errors
    /// If the position cannot be reached, or has other choices.
    pub fn request(&self, seed: u64, patience: Patience) -> Result<Request, PuzzleError> {
        let choices: Vec<&Action> = self.choices.iter().map(|choice| &choice.action).collect();
        asked(&self.position()?, &choices, seed, patience)
    }

    fn replayed(&self, players: Vec<Player>) -> Result<Table, PuzzleError> {
        let new = NewGame { started: Timestamp::default(), ..begun(self.game, players, self.deal) };
        let mut table = Table::new(new)?;
        // In puzzles that were found before the higher cut could choose, it pitches.
        let is_said = matches!(self.done.0.first(), Some(Action::Say(Remark::FirstPitcher(_))));
        if let (Some(Ask::FirstPitcher), Some(seat), false) = (table.game().asks(), table.to_act(), is_said) {
            let _events = table.act(seat, Action::Say(Remark::FirstPitcher(seat)));
        }
        for (index, action) in self.done.0.iter().enumerate() {
            let _ = table.deal();
            let done = |why| PuzzleError::Done { number: index + 1, action: Box::new(action.clone()), why };
            let seat = table.to_act().unwrap_or_default();
            let _ = table.act(seat, action.clone()).map_err(done)?;
        }
        let _ = table.deal();
        Ok(table)
    }
}

/// Returns the question at a table as a bot is asked it, if these are the choices.
fn asked(table: &Table, choices: &[&Action], seed: u64, patience: Patience) -> Result<Request, PuzzleError> {
    let seat = table.to_act().ok_or(PuzzleError::NoQuestion)?;
    let (view, rules) = (table.view(Viewer::Seat(seat)), Arc::clone(table.rules()));
    if view.legal.len() != choices.len() || !view.legal.iter().all(|action| choices.contains(&action)) {
        return Err(PuzzleError::Choices);
    }
    Ok(Request { view, rules, level: Level::BEST, seed, patience })
}

/// Returns the game of which a puzzle is a position: these players, by the rules of the preset, with the packs of this
/// number.
#[must_use]
pub fn begun(game: Preset, players: Vec<Player>, deal: u64) -> NewGame {
    let rules = Rules { players: players.len() as u8, ..game.into() };
    NewGame::new(rules, players, Deals::from_number(deal))
}

/// The people at the tables of puzzles, besides the person.
pub const COMPANY: [Character; 6] =
    [Character::Hana, Character::Bruno, Character::Vera, Character::Leila, Character::Ravi, Character::Otto];

/// Level of everybody in the games of which puzzles are positions.
pub const PLAYED_BY: Level = Level::Sharp(pitch_players::Temper::Even);

impl fmt::Display for Deeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, action) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            action.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Deeds {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let deeds = text.split(", ").filter(|deed| !deed.is_empty()).map(str::parse);
        deeds.collect::<Result<_, _>>().map(Deeds)
    }
}

/// Collection of puzzles.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    format: String,
    version: u32,
    /// Deal number at which the search for more puzzles goes on.
    pub next: u64,
    /// Puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

const FORMAT: &str = "auction-pitch puzzles";
const VERSION: u32 = 1;

/// Empty shelf.
impl Default for Shelf {
    fn default() -> Self {
        Shelf { format: FORMAT.to_owned(), version: VERSION, next: 1, puzzles: Vec::new() }
    }
}

/// Error in the text of a shelf.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ShelfError {
    /// Text that is no file of the project.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// File of another kind or version.
    #[error("this is no shelf of puzzles that this program reads")]
    Foreign,
    /// Puzzle with fewer than two choices, by its number from 1.
    #[error("puzzle {0} has no two choices")]
    NoChoice(usize),
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let text = unpack(packed!("puzzles.ron")).and_then(|text| String::from_utf8(text).ok());
    let read = text.unwrap_or_default().parse();
    read.inspect_err(|error: &ShelfError| tracing::error!(%error, "the shelf of puzzles")).unwrap_or_default()
});

impl Shelf {
    /// Returns the shelf that comes with the program; it is read when it is first asked for.
    #[must_use]
    pub fn own() -> &'static Shelf {
        &SHELF
    }

    /// Returns the indices of the puzzles of this game, or of all if it has none, in the order in which they have their turn
    /// as the puzzle of a day from this one on, counted from the beginning of 1970: all before one comes again.
    fn turns_from(&self, day: u32, game: Option<Preset>) -> impl Iterator<Item = usize> {
        let own: Vec<usize> = game.into_iter().flat_map(|game| self.of_game(game)).collect();
        let places = if own.is_empty() { (0..self.puzzles.len()).collect() } else { own };
        let count = places.len();
        // A step of about five eighths of them leads from game to game, and to all of them.
        let mut step = (count * 5 / 8).max(1);
        while greatest_divisor(step, count) > 1 {
            step += 1;
        }
        let turn = move |later: usize| (day as usize).wrapping_add(later).wrapping_mul(step) % count;
        (0..count).map(move |later| places[turn(later)])
    }

    /// Returns the index of the puzzle of this id.
    #[must_use]
    pub fn place_of(&self, id: &str) -> Option<usize> {
        self.puzzles.iter().position(|puzzle| puzzle.id() == id)
    }

    /// Returns the indices of the puzzles of a game.
    pub fn of_game(&self, game: Preset) -> impl Iterator<Item = usize> {
        self.puzzles.iter().enumerate().filter(move |(_, puzzle)| puzzle.game == game).map(|(place, _)| place)
    }

    /// Returns the shelf as text, a puzzle a line.
    ///
    /// # Errors
    /// None that is known: every part of it can be written.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        syntax::write(self)
    }
}

impl FromStr for Shelf {
    type Err = ShelfError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let shelf: Shelf = syntax::read(text)?;
        if shelf.format != FORMAT || shelf.version != VERSION {
            return Err(ShelfError::Foreign);
        }
        match shelf.puzzles.iter().position(|puzzle| puzzle.choices.len() < 2) {
            Some(place) => Err(ShelfError::NoChoice(place + 1)),
            None => Ok(shelf),
        }
    }
}

const fn greatest_divisor(mut one: usize, mut other: usize) -> usize {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Kind of decision that a puzzle asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Question {
    /// Call before the first card: a bid, a pass, a beg, a sale.
    Call,
    /// Card that begins a trick.
    Lead,
    /// Card to a trick in which others lie.
    Follow,
}

impl Question {
    /// Returns the seat that is to decide at a table and the kind of its decision, or `None` if there is no such
    /// question.
    #[must_use]
    pub fn of(table: &Table) -> Option<(Seat, Self)> {
        match table.game().turn() {
            Turn::Call(seat) => Some((seat, Question::Call)),
            Turn::Play(seat) => {
                let lies = table.view(Viewer::Seat(seat)).trick.is_some_and(|trick| !trick.is_empty());
                Some((seat, if lies { Question::Follow } else { Question::Lead }))
            }
            Turn::Deal(_) | Turn::Discard(_) | Turn::Rule(_) | Turn::Over => None,
        }
    }
}
