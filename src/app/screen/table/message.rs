//! What happens on the table, and what it asks of the program.

use super::Target;
use crate::bot::Decision;
use crate::engine::{Finished, Seat};
use crate::session::settings::Speed;

use iced::Task;

use std::sync::Arc;

/// What happened on the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was clicked.
    Pressed(Target),
    /// The table was clicked where nothing is.
    Missed,
    /// The mouse lies over something else, or nothing, or moved while the keyboard was used.
    Hovered(Option<Target>),
    /// A bot answered this question.
    Decided(u64, Option<Decision>),
}

/// What the table asks of the program.
#[derive(Debug)]
pub struct Action {
    /// What is to be shown over the table.
    pub show: Option<Show>,
    /// Whether the record changed and is to be saved.
    pub save: bool,
    /// Whether the speed was changed.
    pub speed: Option<Speed>,
    /// Whether what was heard is to be heard no longer, or again.
    pub mutes: bool,
    /// What the player is to be told.
    pub notice: Option<String>,
    /// What is to be done beside.
    pub task: Task<Message>,
}

/// A sheet over the table.
#[derive(Debug, Clone)]
pub enum Show {
    /// The menu.
    Menu,
    /// The question whether the last decision of this seat may be taken back.
    Consent(Seat),
    /// The question whether a game that does not get on ends by the score.
    EndByScore,
    /// The sheet of keys.
    Keys,
    /// The result of a hand.
    Result(Arc<Finished>),
    /// The end of the game.
    Over,
    /// The screen between two people.
    Curtain(Seat),
    /// The last trick in large.
    LastTrick,
    /// The whole log.
    Log,
    /// What was there before something was tried out.
    Back,
}

impl Default for Action {
    fn default() -> Self {
        Action { show: None, save: false, speed: None, mutes: false, notice: None, task: Task::none() }
    }
}
