//! What the keyboard goes through on the screen of a new game, and what happens on it.

use crate::engine::rules::{LowTo, Teams};
use crate::engine::{Direction, Points, Preset};
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
    /// Who plays with whom.
    Teams,
    /// Which way the turn goes round.
    Direction,
    /// The score that is played to.
    Score,
    /// Who scores Low.
    Low,
    /// Whether a set-back costs one more when settling.
    Bonus,
    /// Whether mistakes can be made.
    Mistakes,
    /// Whether the draw and the cut are shown.
    Ceremony,
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
    /// It was chosen who plays with whom.
    TeamsChosen(Teams),
    /// The way round was chosen.
    DirectionChosen(Direction),
    /// The score that is played to was chosen.
    ScoreChosen(Points),
    /// It was chosen who scores Low.
    LowChosen(LowTo),
    /// The set-back bonus was switched.
    BonusSwitched(bool),
    /// Whether mistakes can be made was switched.
    MistakesSwitched(bool),
    /// Whether the draw and the cut are shown was switched.
    CeremonySwitched(bool),
    /// A button was pressed.
    Pressed(Target),
}
