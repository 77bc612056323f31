//! The sheets that lie over the first screen and the table.

use crate::app::context::Context;
use crate::app::keymap::Key;
use crate::app::screen::glance::{self, Glance};
use crate::app::screen::table::{Show, Table};
use crate::app::screen::{new_game, result};
use crate::app::widget::Operation;
use crate::engine::Rules;
use crate::session::{Player, Settings};

use iced::Element;

/// A sheet.
#[derive(Debug)]
pub enum Sheet {
    /// Setting up a new game.
    NewGame(new_game::NewGame),
    /// The result of a hand.
    Result(result::Result),
    /// The last trick, or the log.
    Glance(Glance),
}

/// What happened on a sheet.
#[derive(Debug, Clone)]
pub enum Message {
    /// While setting up a new game.
    NewGame(new_game::Message),
    /// On the result of a hand.
    Result(result::Message),
    /// On the last trick or the log.
    Glance(glance::Message),
}

/// What a sheet asks of the program.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Nothing.
    None,
    /// To be closed.
    Close,
    /// A new game is to be set up.
    NewGame,
    /// A game is to begin.
    Start {
        /// By these rules.
        rules: Rules,
        /// With these players, in the order of the seats.
        players: Vec<Player>,
    },
    /// The same game once more.
    PlayAgain,
    /// These rules are to be read.
    ReadRules(Rules),
    /// The rules of the table are to be read.
    ReadTableRules,
    /// The sheet of keys is to be shown.
    Keys,
    /// The menu is to be shown.
    Menu,
    /// The settings are to be shown.
    Settings,
    /// The player chose otherwise.
    Changed(Settings),
    /// The player chose a language.
    Language(String),
    /// Back to the first screen.
    Home,
    /// The program is to be left.
    Quit,
    /// Something only the runtime can do.
    Operate(Operation),
}

impl Sheet {
    /// What the table wants to show.
    #[must_use]
    pub fn over_table(show: Show, table: &Table, context: &Context) -> Option<Self> {
        let (names, kinds) = (table.names().clone(), table.kinds().to_vec());
        Some(match show {
            Show::Result(finished) => Sheet::Result(result::Result::new(finished, names, kinds, table.totals())),
            Show::LastTrick => Sheet::Glance(Glance::Trick(table.last_trick(), names)),
            Show::Log => Sheet::Glance(Glance::Log(table.log(context))),
            Show::Menu | Show::Keys | Show::Over | Show::Curtain(_) => return None,
        })
    }

    /// Setting up a new game.
    #[must_use]
    pub fn new_game(context: &Context) -> Self {
        Sheet::NewGame(new_game::NewGame::new(context))
    }

    /// The rules.
    #[must_use]
    pub fn rules(rules: Rules, context: &Context) -> Self {
        let lines =
            crate::language::rule_sheet(&context.language, &rules, &rules).into_iter().map(|clause| clause.text);
        Sheet::Glance(Glance::Log(lines.collect()))
    }

    /// Keys.
    #[must_use]
    pub fn keys() -> Self {
        Sheet::Glance(Glance::Log(Vec::new()))
    }

    /// Settings.
    #[must_use]
    pub fn settings(_context: &Context) -> Self {
        Sheet::Glance(Glance::Log(Vec::new()))
    }

    /// Whether it shows the focus.
    #[must_use]
    pub const fn shows_focus(&self) -> bool {
        false
    }

    /// Hides the focus: the mouse was moved.
    pub const fn hide_focus(&mut self) {}

    /// Whether it fills the window, so that nothing below it is seen.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        match self {
            Sheet::NewGame(_) | Sheet::Result(_) => true,
            Sheet::Glance(_) => false,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        match self {
            Sheet::NewGame(sheet) => sheet.view(context).map(Message::NewGame),
            Sheet::Result(sheet) => sheet.view(context).map(Message::Result),
            Sheet::Glance(sheet) => sheet.view(context).map(Message::Glance),
        }
    }

    /// Something happened on it.
    pub fn update(&mut self, message: Message, context: &Context) -> Action {
        match (self, message) {
            (Sheet::NewGame(sheet), Message::NewGame(message)) => of_new_game(sheet.update(message, context)),
            (Sheet::Result(sheet), Message::Result(message)) => of_result(sheet.update(message, context)),
            (Sheet::Glance(sheet), Message::Glance(message)) => of_glance(sheet.update(message, context)),
            // A message of a sheet that was closed meanwhile.
            _ => Action::None,
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: Key, context: &Context) -> Action {
        match self {
            Sheet::NewGame(sheet) => of_new_game(sheet.key(key, context)),
            Sheet::Result(sheet) => of_result(sheet.key(key, context)),
            Sheet::Glance(sheet) => of_glance(sheet.key(key, context)),
        }
    }
}

fn of_new_game(action: new_game::Action) -> Action {
    match action {
        new_game::Action::None => Action::None,
        new_game::Action::Start { rules, players } => Action::Start { rules, players },
        new_game::Action::ReadRules(rules) => Action::ReadRules(rules),
        new_game::Action::Cancel => Action::Close,
        new_game::Action::Operate(operation) => Action::Operate(operation),
    }
}

fn of_result(action: result::Action) -> Action {
    match action {
        result::Action::None => Action::None,
        result::Action::Continue => Action::Close,
        result::Action::Menu => Action::Menu,
        result::Action::Operate(operation) => Action::Operate(operation),
    }
}

fn of_glance(action: glance::Action) -> Action {
    match action {
        glance::Action::None => Action::None,
        glance::Action::Close => Action::Close,
        glance::Action::Operate(operation) => Action::Operate(operation),
    }
}
