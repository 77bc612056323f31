//! Saved games: the games in progress with their pads, and behind them a list of all games that is searched by typing, with the
//! commands for the chosen one.

mod chart;
mod games;
mod pads;
mod page;
mod started;

pub use games::Game;
pub use page::{PAGE, ROW};
pub use started::{Sort, Started};

use crate::chooser::{Purpose, typed};
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::saved_game::Command;
use crate::widget::{Kit, LookedFor, Operation};
use games::Games;
use pitch_language::t;
use pitch_session::LoadError;
use pitch_session::storage::{Deleted, SavedGame, usual_folder};

use iced::Element;
use iced::widget::Id;

use std::path::PathBuf;

/// Question that is answered below the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// New name for the game.
    Title(String),
    /// Folder to export the game to.
    Folder(String),
    /// File from elsewhere to open.
    File(String),
}

/// Id of the search field.
pub const SEARCH: &str = "saves-search";
/// Id of the field for a name, a folder or a file.
pub const FIELD: &str = "saves-field";

/// Page of saved games.
#[derive(Debug)]
pub struct Saves {
    games: Games,
    /// Games in progress, the last saved first, as many as have a place; none where nothing can be gone on with.
    started: Vec<Started>,
    /// `true` if the list of all games is shown, and not those in progress.
    is_list: bool,
    /// Game in progress that has the keyboard, or after them the way to the list.
    at: Option<usize>,
    /// `true` if another program uses the folder, so that nothing can be changed.
    is_in_use: bool,
    /// `true` if the game in play lies on the table behind the list, so that it cannot be deleted.
    is_at_table: bool,
    search: LookedFor,
    /// File of the chosen game.
    chosen: Option<PathBuf>,
    /// Question below the list, with the text typed so far.
    asks: Option<Ask>,
    /// Deletions since the list was opened, the last one last, each with the name of the game.
    deleted: Vec<(Deleted, String)>,
    /// Message about the last command.
    said: Option<String>,
    /// `true` if a row of the list has the keyboard and shows it.
    is_in_list: bool,
    /// Distance that the list is scrolled, and its height once known, in logical pixels.
    offset: f32,
    height: Option<f32>,
}

/// Event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Request to go on with a game in progress.
    Play(PathBuf),
    /// Request for what else can be done with a game in progress, in the list.
    More(PathBuf),
    /// Request for the list of all games.
    Finished,
    /// Request to go back.
    Back,
    /// Request to hear no more of what was said.
    Closed,
    /// Text typed in the search field.
    Searched(String),
    /// Press of Enter in the search field.
    SearchEnded,
    /// Press of Enter in the list.
    List,
    /// Click on the row of this file.
    Chosen(PathBuf),
    /// Scrolling of the list: its distance and its height, in logical pixels.
    Scrolled(f32, f32),
    /// Request to go on with the chosen game, or to look back at it if it is over.
    Open,
    /// Request to look back at the chosen game.
    Review,
    /// Request to rename the chosen game.
    Rename,
    /// Request to copy the chosen game.
    Copy,
    /// Request to export the chosen game.
    Export,
    /// Request to delete the chosen game.
    Delete,
    /// Request to take back the last deletion.
    Undo,
    /// Text typed below the list.
    Typed(String),
    /// Request to open a file from elsewhere.
    OpenFile,
    /// Request to choose the file or folder in a dialog of the system.
    Choose,
    /// Positive answer to the question below the list.
    Confirm,
    /// Negative answer to the question below the list.
    Cancel,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Saves {
    /// Number of games in progress that are shown.
    pub(crate) const PADS: usize = pads::MOST;

    /// Creates the list of these games, which cannot be changed if the folder `is_in_use` by another program.
    pub fn new(games: Vec<SavedGame>, is_in_use: bool, context: &Context) -> Self {
        let games = Games::new(games, context);
        let chosen = games.found().next().map(Game::path);
        Saves {
            games,
            started: Vec::new(),
            is_list: true,
            at: None,
            is_in_use,
            is_at_table: true,
            search: LookedFor::default(),
            chosen,
            asks: None,
            deleted: Vec::new(),
            said: None,
            is_in_list: false,
            offset: 0.0,
            height: None,
        }
    }

    /// Returns the page with these games in progress in front.
    pub fn with_started(self, started: Vec<Started>) -> Self {
        let mut saves = self;
        saves.take_started(started);
        saves.is_list = saves.started.is_empty();
        saves
    }

    fn take_started(&mut self, mut started: Vec<Started>) {
        started.sort_by_key(|started| std::cmp::Reverse(started.saved));
        started.truncate(pads::MOST);
        self.started = if self.is_in_use { Vec::new() } else { started };
    }

    /// Returns the list without a table behind it: the game in play can be deleted as well.
    pub(crate) fn at_first_screen(self) -> Self {
        Saves { is_at_table: false, ..self }
    }

    /// Replaces the games after a command, with the message `said` about it.
    pub(crate) fn refresh(
        &mut self,
        (games, started): (Vec<SavedGame>, Vec<Started>),
        said: Option<String>,
        context: &Context,
    ) {
        let before = self.place();
        self.take_started(started);
        self.is_list |= self.started.is_empty() && self.deleted.is_empty();
        self.games = Games::new(games, context);
        self.games.find(&self.search);
        if self.place().is_none() {
            let near = before.unwrap_or_default().min(self.found().saturating_sub(1));
            self.chosen = self.games.found().nth(near).map(Game::path);
        }
        self.asks = None;
        self.said = said;
    }

    /// Sets the message about a command that failed.
    pub fn tell(&mut self, said: String) {
        self.said = Some(said);
    }

    /// Marks the files that turned out to be unreadable beyond their summaries.
    pub(crate) fn note_damaged(&mut self, errors: Vec<LoadError>, context: &Context) {
        for error in errors {
            self.games.mark(error, context);
        }
        self.games.find(&self.search);
    }

    /// Returns the files of the list.
    pub fn paths(&self) -> Vec<PathBuf> {
        self.games.all().iter().map(Game::path).collect()
    }

    /// Notes a deletion, which can be taken back.
    pub(crate) fn note_deleted(&mut self, deleted: Deleted, name: String) {
        self.deleted.push((deleted, name));
    }

    /// Notes that the last deletion was taken back, and chooses the file of the game.
    pub(crate) fn note_restored(&mut self, path: PathBuf) {
        let _ = self.deleted.pop();
        self.chosen = Some(path);
    }

    /// Chooses a file.
    pub fn choose(&mut self, path: PathBuf) {
        self.chosen = Some(path);
    }

    /// Returns the question below the list.
    pub const fn asks(&self) -> Option<&Ask> {
        self.asks.as_ref()
    }

    /// Returns the message about the last command.
    pub fn said(&self) -> Option<&str> {
        self.said.as_deref()
    }

    /// Returns the chosen game, if it is among those found.
    pub fn game(&self) -> Option<&Game> {
        self.games.found().find(|game| Some(&game.saved.path) == self.chosen.as_ref())
    }

    /// Returns the number of games found.
    pub fn found(&self) -> usize {
        self.games.found().len()
    }

    /// Returns `true` if a question stands below the list, the search field holds any text, or games in progress lie behind it.
    pub const fn is_asking(&self) -> bool {
        self.asks.is_some() || !self.search.is_empty() || self.is_list && self.has_pads()
    }

    /// Returns `true` if games in progress are shown or lie behind the list.
    const fn has_pads(&self) -> bool {
        !self.started.is_empty() || !self.deleted.is_empty() && !self.is_list
    }

    /// Returns the place of the chosen game among those found.
    fn place(&self) -> Option<usize> {
        self.games.found().position(|game| Some(&game.saved.path) == self.chosen.as_ref())
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.act(message, context)
    }

    /// Notes the message of the control that has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message.as_ref().and_then(|message| match message {
            Message::Play(path) => self.started.iter().position(|started| started.path == *path),
            Message::Finished => Some(self.started.len()),
            _ => None,
        });
        self.is_in_list = message.is_some_and(|message| matches!(message, Message::Chosen(_)));
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if self.is_list { self.key_in_list(key, context) } else { self.key_among_pads(key, context) }
    }

    fn key_among_pads(&mut self, key: Key, context: &Context) -> Outcome {
        let columns = pads::columns(context);
        let go = |index: usize| go_to(pads::place(index));
        let path = self.at.and_then(|at| self.started.get(at)).map(|started| started.path.clone());
        match (key, self.at) {
            (Key::Escape, _) if self.asks.is_some() => self.act(Message::Cancel, context),
            (Key::Escape, _) => Outcome::Close,
            (Key::Enter, _) if self.asks.is_none() => {
                let first = self.started.first().map(|started| Message::Play(started.path.clone()));
                self.act(first.unwrap_or(Message::Finished), context)
            }
            (Key::Up, Some(at)) if at >= columns => go(at - columns),
            (Key::Up, Some(_)) => Outcome::None,
            (Key::Down, Some(at)) => go((at + columns).min(self.started.len())),
            (Key::Home, _) => go(0),
            (Key::End, _) => go(self.started.len().saturating_sub(1)),
            (Key::Delete, Some(at)) => self.delete_started(at),
            (Key::Menu, _) => path.map_or(Outcome::None, |path| self.act(Message::More(path), context)),
            (Key::Command('o'), _) => self.act(Message::OpenFile, context),
            (Key::Command('z'), _) => self.act(Message::Undo, context),
            // What else is done with a game is done in the list.
            (Key::Function(2) | Key::Command('r' | 'c' | 'e' | 'f') | Key::Letter(_) | Key::Digit(_), _)
                if self.asks.is_none() =>
            {
                self.is_list = true;
                self.chosen = path.or_else(|| self.chosen.take());
                self.key_in_list(key, context)
            }
            _ => Outcome::Unheard(key),
        }
    }

    /// Deletes a game in progress; that on the table behind the page stays.
    fn delete_started(&self, at: usize) -> Outcome {
        let Some(started) = self.started.get(at) else { return Outcome::None };
        let is_current = |game: &Game| game.saved.is_current && game.saved.path == started.path;
        if self.is_at_table && self.games.all().iter().any(is_current) {
            return Outcome::None;
        }
        Outcome::SavedGame(Command::Delete(started.path.clone(), started.title.clone()))
    }

    fn key_in_list(&mut self, key: Key, context: &Context) -> Outcome {
        match key {
            Key::Escape if self.asks.is_some() => self.act(Message::Cancel, context),
            Key::Escape if !self.search.is_empty() => {
                self.search.clear();
                let up = self.find();
                Outcome::Operate(up.and(Some(Operation::Rest(Id::new(PAGE)))))
            }
            Key::Escape => self.act(Message::Back, context),
            Key::Up | Key::Down | Key::PageUp | Key::PageDown | Key::Home | Key::End => self.move_to(key, context),
            Key::Enter => self.act(Message::List, context),
            Key::Function(2) => self.act(Message::Rename, context),
            Key::Delete => self.act(Message::Delete, context),
            Key::Command('r') => self.act(Message::Review, context),
            Key::Command('c') => self.act(Message::Copy, context),
            Key::Command('e') => self.act(Message::Export, context),
            Key::Command('o') => self.act(Message::OpenFile, context),
            Key::Command('z') => self.act(Message::Undo, context),
            Key::Command('f') | Key::Letter('/') => go_to(Id::new(SEARCH)),
            // Anyone who types looks for something; the field has the keys from then on.
            Key::Letter(letter) if self.asks.is_none() => self.type_on(letter),
            Key::Digit(digit) if self.asks.is_none() => self.type_on((b'0' + digit).into()),
            _ => Outcome::Unheard(key),
        }
    }

    /// Returns `true` if the command of this message is possible now.
    fn can(&self, message: &Message) -> bool {
        if *message == Message::Undo {
            return !self.deleted.is_empty();
        }
        let Some(game) = self.game() else { return false };
        let (is_sound, is_ours) = (game.is_sound(), !self.is_in_use);
        match message {
            Message::Open => is_sound && is_ours && !game.is_over(),
            Message::Review | Message::Export => is_sound,
            Message::Rename | Message::Copy => is_sound && is_ours,
            // What is being played is on the table.
            Message::Delete => is_ours && !(game.saved.is_current && self.is_at_table),
            _ => true,
        }
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Play(path) => {
                let started = self.started.iter().find(|started| started.path == path);
                let is_pad = started.is_some_and(|started| started.sort == Sort::RealCards);
                Outcome::SavedGame(if is_pad { Command::OpenPad(path) } else { Command::Open(path) })
            }
            Message::More(path) => {
                self.is_list = true;
                self.choose_row(path);
                go_to(Id::new(PAGE))
            }
            Message::Finished => {
                self.is_list = true;
                let over = self.games.found().find(|game| game.is_over()).map(Game::path);
                over.into_iter().for_each(|over| self.choose_row(over));
                go_to(Id::new(PAGE))
            }
            Message::Back if self.is_list && !self.started.is_empty() => {
                self.is_list = false;
                (self.asks, self.said) = (None, None);
                self.search.clear();
                let _ = self.find();
                Outcome::Operate(Operation::Rest(pads::place(0)))
            }
            Message::Back => Outcome::Close,
            Message::Closed => {
                self.said = None;
                Outcome::None
            }
            Message::Scrolled(offset, height) => {
                (self.offset, self.height) = (offset, Some(height));
                Outcome::None
            }
            Message::Searched(words) => {
                self.search.typed(words);
                Outcome::Operate(self.find())
            }
            Message::SearchEnded => go_to(Id::new(PAGE)),
            Message::Typed(words) => {
                match &mut self.asks {
                    Some(Ask::Title(typed) | Ask::Folder(typed) | Ask::File(typed)) => *typed = words,
                    None => {}
                }
                Outcome::None
            }
            Message::Chosen(path) => {
                self.choose_row(path);
                Outcome::Operate(Operation::Release.and(Some(Operation::Rest(Id::new(PAGE)))))
            }
            Message::Cancel => {
                self.asks = None;
                go_to(if self.is_list { Id::new(PAGE) } else { pads::place(0) })
            }
            Message::Undo => {
                let last = self.deleted.last().cloned();
                last.map_or(Outcome::None, |(deleted, name)| Outcome::SavedGame(Command::Restore(deleted, name)))
            }
            Message::OpenFile => self.ask(Ask::File(String::new())),
            Message::Choose if matches!(self.asks, Some(Ask::File(_))) => Outcome::Choose(Box::new(Purpose::Open)),
            Message::Confirm if matches!(self.asks, Some(Ask::File(_))) => self.open_file(context),
            Message::Pressed(outcome) => outcome,
            command => self.do_with_game(&command, context),
        }
    }

    /// Carries out a command on the chosen game, if it is possible.
    fn do_with_game(&mut self, message: &Message, context: &Context) -> Outcome {
        let Some(game) = self.game() else { return Outcome::None };
        let (path, title) = (game.saved.path.clone(), game.title.clone());
        let opens = matches!(message, Message::Open | Message::List);
        if opens && game.is_over() {
            return Outcome::SavedGame(Command::Review(path));
        }
        if opens && self.is_in_use {
            self.said = Some(t!(context.language, "saves-elsewhere"));
            return Outcome::None;
        }
        if !self.can(if opens { &Message::Open } else { message }) {
            return Outcome::None;
        }
        match message {
            Message::Review => Outcome::SavedGame(Command::Review(path)),
            Message::Copy => {
                Outcome::SavedGame(Command::Copy(path, t!(context.language, "saves-copy-of", name = title)))
            }
            Message::Delete => Outcome::SavedGame(Command::Delete(path, title)),
            Message::Rename => self.ask(Ask::Title(title)),
            Message::Export => {
                let folder = usual_folder().map(|folder| folder.display().to_string());
                self.ask(Ask::Folder(folder.unwrap_or_default()))
            }
            Message::Choose => Outcome::Choose(Box::new(Purpose::Export(path))),
            Message::Confirm => self.confirm(path, context),
            _ => Outcome::SavedGame(Command::Open(path)),
        }
    }

    fn ask(&mut self, ask: Ask) -> Outcome {
        (self.asks, self.said) = (Some(ask), None);
        go_to(Id::new(FIELD))
    }

    fn confirm(&mut self, path: PathBuf, context: &Context) -> Outcome {
        match self.asks.clone() {
            Some(Ask::Title(title)) => Outcome::SavedGame(Command::Rename(path, title)),
            Some(Ask::Folder(folder)) if folder.trim().is_empty() => {
                self.said = Some(t!(context.language, "saves-no-folder"));
                Outcome::None
            }
            Some(Ask::Folder(folder)) => Outcome::SavedGame(Command::Export(path, PathBuf::from(folder.trim()))),
            Some(Ask::File(_)) | None => Outcome::None,
        }
    }

    /// Opens the file whose path was typed.
    fn open_file(&mut self, context: &Context) -> Outcome {
        match &self.asks {
            Some(Ask::File(words)) if !typed(words).is_empty() => Outcome::OpenFile(PathBuf::from(typed(words))),
            _ => {
                self.said = Some(t!(context.language, "saves-no-file"));
                Outcome::None
            }
        }
    }

    /// Chooses another game of the list and scrolls it into view.
    fn move_to(&mut self, key: Key, context: &Context) -> Outcome {
        let Some(last) = self.found().checked_sub(1) else { return Outcome::None };
        let row = page::row_height(Kit::of(context));
        let height = self.height.unwrap_or(0.6 * context.size.height);
        let page = ((height / row) as usize).max(1);
        let at = self.place().unwrap_or_default();
        let next = match key {
            // The first key after the mouse only shows where the keyboard is.
            Key::Up | Key::Down if !self.is_in_list => at,
            Key::Up => at.saturating_sub(1),
            Key::Down => at + 1,
            Key::PageUp => at.saturating_sub(page),
            Key::PageDown => at + page,
            Key::Home => 0,
            _ => last,
        }
        .min(last);
        let path = self.games.found().nth(next).map(Game::path);
        path.into_iter().for_each(|path| self.choose_row(path));
        let (top, bottom) = (row * next as f32, row * (next + 1) as f32);
        let by = if top < self.offset { top - self.offset } else { (bottom - self.offset - height).max(0.0) };
        self.offset += by;
        let list = Operation::GoTo(Id::new(PAGE));
        Outcome::Operate(list.and(Some(Operation::ScrollBy(Id::new(PAGE), by))))
    }

    /// Appends a character to the text of the search field.
    fn type_on(&mut self, sign: char) -> Outcome {
        self.search.push(sign);
        let up = self.find();
        Outcome::Operate(Operation::GoTo(Id::new(SEARCH)).and(Some(up)))
    }

    /// Finds the games that are looked for.
    fn find(&mut self) -> Operation {
        self.games.find(&self.search);
        self.said = None;
        if self.place().is_none() {
            self.chosen = self.games.found().next().map(Game::path);
        }
        let up = -std::mem::take(&mut self.offset);
        Operation::ScrollBy(Id::new(PAGE), up)
    }

    fn choose_row(&mut self, path: PathBuf) {
        self.chosen = Some(path);
        (self.asks, self.said) = (None, None);
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        if self.is_list { page::page(self, context) } else { pads::pads(self, context) }
    }
}

/// Returns the outcome that moves the focus to a game, to the list or to a field.
fn go_to(id: Id) -> Outcome {
    Outcome::Operate(Operation::GoTo(id))
}
