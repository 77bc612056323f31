//! The saved games: a list that is searched by typing, and what can be done with the one that is chosen.

mod chart;
mod deed;
mod foot;
mod keys;
mod list;
mod page;
mod shelf;

pub use deed::{Ask, Deed};
pub use list::{PAGE, ROW};
pub use shelf::{Game, Shelf};

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::session::LoadError;
use crate::session::storage::{Deleted, SavedGame};

use iced::Element;
use iced::widget::Id;

use std::path::{Path, PathBuf};

/// The field to search with.
pub const SEARCH: &str = "saves-search";
/// The field for a name or a folder.
pub const FIELD: &str = "saves-field";

/// The list of saved games.
#[derive(Debug)]
pub struct Saves {
    shelf: Shelf,
    /// Whether another program plays with the folder, so that nothing can be changed.
    is_in_use: bool,
    /// Whether the game that is being played lies on the table behind the list, so that it stays.
    is_at_table: bool,
    search: String,
    /// The file that is chosen.
    chosen: Option<PathBuf>,
    /// What is being typed below the list.
    asks: Option<Ask>,
    /// What was deleted since the list was opened, the last one last, with its name.
    deleted: Vec<(Deleted, String)>,
    /// What came of the last thing that was done.
    said: Option<String>,
    /// How far the list is scrolled and how high it is, in logical pixels.
    offset: f32,
    height: Option<f32>,
    focus: Focus<Target>,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The field to search with.
    Search,
    /// The list.
    List,
    /// Going on with the game that is chosen, or looking back at it if it is over.
    Open,
    /// Looking back at it.
    Review,
    /// Giving it another name.
    Rename,
    /// Copying it.
    Copy,
    /// Exporting it.
    Export,
    /// Deleting it.
    Delete,
    /// Taking the last deletion back.
    Undo,
    /// The field below the list.
    Field,
    /// Doing what is asked below the list.
    Confirm,
    /// Not doing it.
    Cancel,
    /// Being done.
    Done,
}

/// What happened on the list.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Something was typed to look for.
    Searched(String),
    /// Enter was pressed in the field to search with.
    SearchEnded,
    /// A row was pressed, by its place among those that are found.
    Chosen(usize),
    /// The list was scrolled this far and is so high, in logical pixels.
    Scrolled(f32, f32),
    /// Something was typed below the list.
    Typed(String),
    /// A button was pressed.
    Pressed(Target),
}

keeps_focus!(Saves);

impl Saves {
    /// The list of these games, which cannot be changed if the folder `is_in_use` by another program.
    #[must_use]
    pub fn new(games: Vec<SavedGame>, is_in_use: bool, context: &Context) -> Self {
        let shelf = Shelf::new(games, context);
        let chosen = shelf.path(0).map(Path::to_owned);
        Saves {
            shelf,
            is_in_use,
            is_at_table: true,
            search: String::new(),
            chosen,
            asks: None,
            deleted: Vec::new(),
            said: None,
            offset: 0.0,
            height: None,
            focus: Focus::on(Target::List),
        }
    }

    /// The same without a table behind it: the game that can go on can be deleted as well.
    #[must_use]
    pub fn at_first_screen(self) -> Self {
        Saves { is_at_table: false, ..self }
    }

    /// The games are others now; what was done is `said`.
    pub fn refresh(&mut self, games: Vec<SavedGame>, said: Option<String>, context: &Context) {
        let before = self.place();
        self.shelf = Shelf::new(games, context);
        self.shelf.find(&self.search);
        if self.place().is_none() {
            let near = before.unwrap_or_default().min(self.shelf.len().saturating_sub(1));
            self.chosen = self.shelf.path(near).map(Path::to_owned);
        }
        self.asks = None;
        self.said = said;
    }

    /// Something could not be done, and this is why.
    pub fn tell(&mut self, said: String) {
        self.said = Some(said);
    }

    /// These files turned out to be unreadable beyond their summaries.
    pub fn note_damaged(&mut self, errors: Vec<LoadError>, context: &Context) {
        for error in errors {
            self.shelf.mark(error, context);
        }
        self.shelf.find(&self.search);
    }

    /// The files of the list.
    #[must_use]
    pub fn paths(&self) -> Vec<PathBuf> {
        self.shelf.paths().map(Path::to_owned).collect()
    }

    /// A game was deleted, which can be taken back.
    pub fn note_deleted(&mut self, deleted: Deleted, name: String) {
        self.deleted.push((deleted, name));
    }

    /// The last deletion was taken back; the game is here now.
    pub fn note_restored(&mut self, path: PathBuf) {
        let _ = self.deleted.pop();
        self.chosen = Some(path);
    }

    /// Chooses a file.
    pub fn choose(&mut self, path: PathBuf) {
        self.chosen = Some(path);
    }

    /// What is asked below the list.
    #[must_use]
    pub const fn asks(&self) -> Option<&Ask> {
        self.asks.as_ref()
    }

    /// What came of the last thing that was done.
    #[must_use]
    pub fn said(&self) -> Option<&str> {
        self.said.as_deref()
    }

    /// The game that is chosen, if it is among those that are found.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.place().and_then(|place| self.shelf.get(place))
    }

    /// How many games are found.
    #[must_use]
    pub fn found(&self) -> usize {
        self.shelf.len()
    }

    /// Whether something is asked below the list, or looked for in it.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.asks.is_some() || !self.search.is_empty()
    }

    /// The place of the game that is chosen among those that are found.
    fn place(&self) -> Option<usize> {
        self.chosen.as_deref().and_then(|path| self.shelf.place_of(path))
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Scrolled(offset, height) => {
                (self.offset, self.height) = (offset, Some(height));
                Outcome::None
            }
            Message::Searched(words) => self.search_for(words),
            Message::SearchEnded => self.go_to(Target::List),
            Message::Chosen(place) => {
                self.focus.hide();
                self.focus.set(Some(Target::List));
                self.choose_at(place);
                // The field to search with would keep the letters.
                Outcome::Operate(Operation::Focus(Id::new("none")))
            }
            Message::Typed(words) => {
                match &mut self.asks {
                    Some(Ask::Title(typed) | Ask::Folder(typed)) => *typed = words,
                    None => {}
                }
                Outcome::None
            }
            Message::Pressed(target) => {
                self.focus.hide();
                self.focus.set(Some(target));
                self.press(target, context)
            }
        }
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        keys::key(self, key, context)
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }

    fn search_for(&mut self, words: String) -> Outcome {
        self.focus.set(Some(Target::Search));
        self.shelf.find(&words);
        self.search = words;
        self.said = None;
        if self.place().is_none() {
            self.chosen = self.shelf.path(0).map(Path::to_owned);
        }
        let up = -std::mem::take(&mut self.offset);
        Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), up))
    }

    fn choose_at(&mut self, place: usize) {
        self.chosen = self.shelf.path(place).map(Path::to_owned);
        (self.asks, self.said) = (None, None);
    }
}
