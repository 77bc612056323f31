//! Settings: one page with groups and a search; every change applies at once.

mod page;
mod preview;
mod table;

pub use table::{Control, ENTRIES, Entry, Group, Scale, Setting, entry, reset_all};

use crate::chooser::Purpose;
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::search::closest_first;
use crate::widget::Operation;
use page::Samples;
use pitch_session::Settings as Stored;

use iced::Element;
use iced::widget::Id;

use std::path::PathBuf;

/// Id of the area that scrolls.
const PAGE: &str = "settings";
/// Id of the search field.
pub const SEARCH: &str = "settings-search";
/// Id of the field for the path of a folder.
pub const FOLDER: &str = "settings-folder";

/// Page of settings.
#[derive(Debug, Default)]
pub struct Settings {
    /// Text in the search field.
    search: String,
    /// Text in the field for a folder, if it was changed and not used yet.
    folder: Option<String>,
    /// Fault of the folder that was asked for.
    folder_fault: Option<String>,
    /// All settings before they were reset to their defaults.
    before: Option<Box<Stored>>,
    /// Setting that was changed last.
    changed: Option<Setting>,
    samples: Samples,
}

/// Event on the page.
#[derive(Debug, Clone, PartialEq)]
pub enum Message {
    /// Text typed in the search field.
    Searched(String),
    /// Press of Enter in the search field.
    SearchEnded,
    /// Click on a group in the list beside the page.
    Group(Group),
    /// Request for the next value of a setting, and after the last the first.
    Next(Setting),
    /// Change of a setting, with all settings as they are now.
    Chosen(Setting, Box<Stored>),
    /// Request to reset a setting to its default.
    Reset(Setting),
    /// Path typed for a folder.
    FolderTyped(String),
    /// Request to use the folder that was typed.
    UseFolder,
    /// Request to choose a folder in a dialog of the system.
    ChooseFolder,
    /// Request to reset all settings to their defaults.
    ResetAll,
    /// Request to take back the reset of all settings.
    Undo,
    /// Exit of the pointer from a control that changes the size of the interface.
    Left,
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Settings {
    /// Returns `true` if the search field holds any text.
    pub const fn is_asking(&self) -> bool {
        !self.search.is_empty()
    }

    /// Creates the page with the focus on its first setting.
    pub fn new() -> Self {
        Settings::default()
    }

    /// Sets the fault of the folder of pictures that was asked for; `None` if it has none.
    pub fn tell_of_folder(&mut self, fault: Option<String>) {
        self.folder_fault = fault;
    }

    /// Forgets the folder that was typed, because another one is used.
    pub(crate) fn forget_folder(&mut self) {
        (self.folder, self.folder_fault, self.before) = (None, None, None);
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        if message == Message::Left {
            return Outcome::LetSizeGo;
        }
        if let Message::Chosen(setting, _) | Message::Next(setting) | Message::Reset(setting) = &message {
            self.changed = Some(*setting);
        }
        let is_other = |settings: &Stored| settings.interface_size != context.settings.interface_size;
        match self.act(message, context) {
            // With another size everything would move from under the pointer.
            Outcome::Changed(settings) if is_other(&settings) && context.pointer == Pointer::Mouse => {
                Outcome::Sized(settings)
            }
            outcome => outcome,
        }
    }

    /// Returns the operation that scrolls the setting that was changed last into view.
    pub fn reveal(&self) -> Option<Operation> {
        self.changed.map(|setting| Operation::reveal(PAGE, page::place(setting)))
    }

    /// Handles a key press.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        if let Some(scrolled) = Operation::page(PAGE, key, 0.6 * context.size.height) {
            return Outcome::Operate(scrolled);
        }
        match key {
            Key::Escape if !self.search.is_empty() => {
                self.search.clear();
                Outcome::None
            }
            Key::Escape | Key::Enter => Outcome::Close,
            Key::Letter('/') | Key::Command('f') => go_to(Id::new(SEARCH)),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }

    /// Returns the settings that match the search, or all, in the order of the page.
    fn found(&self, context: &Context) -> impl Iterator<Item = &'static Entry> {
        self.groups(context).into_iter().flat_map(|(_, entries)| entries)
    }

    /// Returns the settings that match the search in their groups; one that is called as was typed comes first.
    fn groups(&self, context: &Context) -> Vec<(Group, Vec<&'static Entry>)> {
        let met = |entry: &'static Entry| Some((entry.closeness(&self.search, context)?, entry));
        let groups = ENTRIES.chunk_by(|one, next| one.group == next.group);
        closest_first(groups.map(|entries| (entries[0].group, entries.iter().filter_map(met).collect())))
    }

    /// Returns the path in the field for the folder.
    fn folder(&self, context: &Context) -> String {
        let stored = || context.settings.deck_folder.as_ref().map(|folder| folder.display().to_string());
        self.folder.clone().or_else(stored).unwrap_or_default()
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Searched(words) => self.search = words,
            Message::SearchEnded => {
                let first = self.found(context).next().map(|entry| entry.setting);
                return first.map_or(Outcome::None, |setting| go_to(page::place(setting)));
            }
            Message::Group(group) => {
                let first = self.found(context).find(|entry| entry.group == group);
                let rest = first.map(|entry| Operation::Rest(page::place(entry.setting)));
                return Outcome::Operate(Operation::scroll_to_top(PAGE, page::place_of_group(group)).and(rest));
            }
            Message::Next(setting) => return self.change(entry(setting).next(context)),
            Message::Chosen(_, settings) => return self.change(Some(*settings)),
            Message::Reset(setting) => {
                if setting == Setting::DeckFolder {
                    (self.folder, self.folder_fault) = (None, None);
                }
                return self.change(Some(entry(setting).reset(&context.settings)));
            }
            Message::FolderTyped(place) => (self.folder, self.folder_fault) = (Some(place), None),
            Message::UseFolder => {
                let place = self.folder(context).trim().to_owned();
                let deck_folder = (!place.is_empty()).then(|| PathBuf::from(place));
                self.forget_folder();
                return Outcome::FolderUsed(Box::new(Stored { deck_folder, ..context.settings.clone() }));
            }
            Message::ChooseFolder => return Outcome::Choose(Box::new(Purpose::Deck)),
            Message::ResetAll => {
                (self.folder, self.folder_fault) = (None, None);
                self.before = Some(Box::new(context.settings.clone()));
                return Outcome::Changed(Box::new(reset_all(&context.settings)));
            }
            Message::Undo => {
                let Some(before) = self.before.take() else { return Outcome::None };
                let back = |settings, entry: &Entry| entry.taken_from(&before, &settings);
                return Outcome::Changed(Box::new(ENTRIES.iter().fold(context.settings.clone(), back)));
            }
            Message::Left => return Outcome::LetSizeGo,
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Changes the settings, if there is a change; the way back from a reset of all is gone then.
    fn change(&mut self, settings: Option<Stored>) -> Outcome {
        let Some(settings) = settings else { return Outcome::None };
        self.before = None;
        Outcome::Changed(Box::new(settings))
    }
}

/// Returns the outcome that moves the focus to a field or a row.
fn go_to(id: Id) -> Outcome {
    Outcome::Operate(Operation::GoTo(id))
}
