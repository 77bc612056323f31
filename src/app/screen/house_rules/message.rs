//! What the keyboard goes through on the screen of house rules, and what happens on it.

use crate::engine::Rank;
use crate::engine::rules::{Field, Value};
use crate::session::Pick;

/// A part of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    /// The list of rule sets.
    Sets,
    /// The options.
    Rules,
    /// The rule sheet.
    Sheet,
}

/// What is done with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
    /// The rule set in it is read.
    Open,
    /// The rule set looked at is written to it.
    Share,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Which part is shown where there is no room for all.
    Pane,
    /// Which rule set is looked at.
    Sets,
    /// A copy of it.
    Copy,
    /// No more of it.
    Delete,
    /// Taking the last deed back.
    Undo,
    /// Opening a file, or writing one.
    Errand(Errand),
    /// The place of the file.
    Path,
    /// Doing it.
    Run,
    /// Doing nothing with a file.
    CloseFile,
    /// The field to search with.
    Search,
    /// The name of the rule set.
    Name,
    /// An option.
    Field(Field),
    /// One of the ranks that an option names.
    Rank(Field, Rank),
    /// Making an option as its game has it.
    Reset(Field),
    /// Mending the misfit of this number, from 0.
    Mend(usize),
    /// Showing the first misfit.
    Show,
    /// Making all options as their game has them.
    ResetAll,
    /// Copying the rule sheet as a text.
    CopyText,
    /// A game by these rules.
    Play,
    /// Being done.
    Done,
}

/// What happened on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Another part is to be shown.
    Turned(Pane),
    /// A rule set was chosen.
    Picked(Pick),
    /// Something was typed to look for.
    Searched(String),
    /// Enter was pressed in the field to search with.
    SearchEnded,
    /// A name was typed.
    Named(String),
    /// Enter was pressed in the field for the name.
    NameEnded,
    /// The place of a file was typed.
    PathTyped(String),
    /// An option was set.
    Set(Field, Value),
    /// A rank was pressed: it is in or out, or has a point more.
    RankPressed(Field, Rank),
    /// A button was pressed.
    Pressed(Target),
}
