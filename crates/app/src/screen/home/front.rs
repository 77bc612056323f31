//! What the first screen knows: the game that its main button leads to, and what was played before.

use crate::outcome::Outcome;
use pitch_rules::Card;
use pitch_session::{Lesson, Player};

use std::path::PathBuf;

/// Game that the main button leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Front {
    /// Saved game that goes on.
    Saved(Saved),
    /// Game that begins as the last one was set up.
    Ready(Ready),
}

/// Saved game, as the first screen tells of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Saved {
    /// Name of the game.
    pub game: String,
    /// Number of the hand in play or next to be dealt, from 1.
    pub number: u32,
    /// Goal of the game ("first to 7").
    pub goal: String,
    /// Sides with their scores, as figures of the pad.
    pub scores: Vec<(String, i32)>,
    /// Scores after each hand so far, one inner list for each hand, for the score pad.
    pub totals: Vec<Vec<i32>>,
    /// State of the hand, as a sentence ("Ana bid 3.", or in games without a bid "Spades are trump."); `None` between
    /// hands.
    pub state: Option<String>,
    /// Person at this machine who is to bid or to play.
    pub turn: Asked,
    /// Players in the order of the seats, with the scores of their sides.
    pub seats: Vec<(Player, i32)>,
    /// Seat at the bottom, as an index of `seats`: that of the only person, or the first.
    pub bottom: usize,
    /// Cards of that seat, from the left; `None` for a card that others at this machine must not see.
    pub hand: Vec<Option<Card>>,
}

/// Person at this machine whom a saved game waits for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Asked {
    /// None of them.
    #[default]
    Nobody,
    /// The only one.
    You,
    /// The one of this name among several.
    Named(String),
}

/// Game that one click begins: that of the last time, or Auction Pitch for a player and three bots.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ready {
    /// Name of the game.
    pub game: String,
    /// Goal of the game ("first to 7").
    pub goal: String,
    /// Players in the order of the seats.
    pub players: Vec<Player>,
    /// Scores of these players when this game was over the last time, in the order of the seats; empty if it wasn't the
    /// game played last.
    pub scores: Vec<i32>,
    /// `true` if nothing was ever played here, so that the first lesson is offered.
    pub is_first: bool,
    /// `true` if the system asks only for languages that are not there, and none was chosen yet.
    pub asks_language: bool,
}

/// What was played and learned before.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Memory {
    /// Line about the practice: the theme that comes next.
    pub practice: String,
    /// Line about the puzzle of the day.
    pub puzzle: String,
    /// Answer to the puzzle of the day, `true` if it was right; `None` before there is one.
    pub puzzle_answer: Option<bool>,
    /// Games that were played to their end, the last one first.
    pub games: Vec<LastGame>,
}

/// Game that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastGame {
    /// File of its record.
    pub file: PathBuf,
    /// Strongest opponent, and their seat from 0.
    pub opponent: (Player, usize),
    /// `true` if the player won.
    pub is_won: bool,
    /// Place of the player's side, in words ("2nd").
    pub place: String,
    /// Name of the game and its opponent, and the place, in words.
    pub words: String,
}

impl Memory {
    /// Largest number of games.
    pub const GAMES: usize = 5;
}

impl Front {
    /// Returns the saved game, if the button leads to one.
    pub const fn saved(&self) -> Option<&Saved> {
        match self {
            Front::Saved(saved) => Some(saved),
            Front::Ready(_) => None,
        }
    }

    /// Returns the outcome of the button.
    pub const fn pressed(&self) -> Outcome {
        match self {
            Front::Saved(_) => Outcome::Continue,
            Front::Ready(Ready { is_first: true, .. }) => Outcome::Lesson(Lesson::Hands),
            Front::Ready(_) => Outcome::Play,
        }
    }

    /// Returns `true` if the way to the choice of a language stands on the page of a newcomer.
    pub const fn asks_language(&self) -> bool {
        matches!(self, Front::Ready(Ready { is_first: true, asks_language: true, .. }))
    }

    /// Returns `true` if nothing was ever played here.
    pub const fn is_first(&self) -> bool {
        matches!(self, Front::Ready(Ready { is_first: true, .. }))
    }
}
