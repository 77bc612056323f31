//! What the keyboard goes through on the screen of a new game, and what happens on it.

use crate::engine::Preset;
use crate::engine::rules::{Field, Value};
use crate::session::{Face, Kind};

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Which game is played.
    Game,
    /// How many play.
    Players,
    /// The name of a seat, from 0.
    Name(usize),
    /// Who decides for a seat.
    Kind(usize),
    /// How the player of a seat is drawn.
    Look(usize),
    /// The colour of the player of a seat.
    Colour(usize),
    /// The face of the player of a seat.
    Face(usize),
    /// Changing places with the seat before.
    Up(usize),
    /// Taking a seat away.
    Remove(usize),
    /// Seating people who are remembered, by their number in the list.
    Family(usize),
    /// Forgetting them.
    Forget(usize),
    /// A rule that tables like to settle for themselves.
    Rule(Field),
    /// The house rules.
    HouseRules,
    /// The whole rule sheet.
    Rules,
    /// Doing what would make rules fit together that do not.
    Mend,
    /// Beginning.
    Start,
    /// Giving it up.
    Cancel,
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// A game was chosen.
    GameChosen(Preset),
    /// A rule set of the player's own was chosen, by its name.
    OwnChosen(String),
    /// It was chosen how many play.
    PlayersChosen(usize),
    /// A name was typed.
    Named(usize, String),
    /// It was chosen who decides for a seat.
    Seated(usize, Kind),
    /// The colour of a player was chosen, 0 to 7.
    Coloured(usize, u8),
    /// The face of a player was chosen.
    Faced(usize, Face),
    /// A rule was set.
    Set(Field, Value),
    /// A button was pressed.
    Pressed(Target),
}
