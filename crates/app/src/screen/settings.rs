//! Settings in groups, with a search over all of them; every change applies at once.

mod page;
mod picture;
mod table;

pub use table::{Control, ENTRIES, Entry, Group, Scale, Setting, entries, entry, reset_all};

use crate::chooser::Purpose;
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::search::closest_first;
use crate::widget::Operation;
use picture::Samples;
use pitch_session::Settings as Stored;
use pitch_shown::LONGEST_NAME;

use iced::Element;
use iced::widget::Id;

use std::path::PathBuf;

/// Id of the area that scrolls.
const PAGE: &str = "settings";
/// Id of the search field.
pub const SEARCH: &str = "settings-search";
/// Id of the field for the player's name.
pub const NAME: &str = "settings-name";
/// Id of the field for the path of a folder.
pub const FOLDER: &str = "settings-folder";

/// Page of settings.
#[derive(Debug, Default)]
pub struct Settings {
    /// Text in the search field.
    search: String,
    /// Group of which the settings are shown.
    group: Group,
    /// `true` if they are shown where the window has room for either the groups or the settings of one.
    is_inside: bool,
    /// Setting at which the pointer is.
    pointed: Option<Setting>,
    /// Setting that has the keyboard.
    at: Option<Setting>,
    /// Text in the field for the player's name, if it was changed.
    name: Option<String>,
    /// Text in the field for a folder, if it was changed and not used yet.
    folder: Option<String>,
    /// Fault of the folder that was asked for.
    folder_fault: Option<String>,
    /// All settings before they were reset to their defaults.
    before: Option<Box<Stored>>,
    /// `true` if what is remembered of the player was forgotten here and can be brought back.
    has_forgotten: bool,
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
    /// Choice of a group.
    Group(Group),
    /// Press of Enter at the groups: the keyboard goes to the settings of the chosen one.
    Inside,
    /// Press of the arrow that leads back.
    Back,
    /// Request for the next value of a setting, and after the last the first.
    Next(Setting),
    /// Change of a setting, with all settings as they are now.
    Chosen(Setting, Box<Stored>),
    /// Request to reset a setting to its default.
    Reset(Setting),
    /// Name typed for the player.
    Named(String),
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
    /// Coming of the pointer to a setting.
    Pointed(Setting),
    /// Exit of the pointer from a setting.
    Left(Setting),
    /// Press of a button that leads elsewhere.
    Pressed(Outcome),
}

impl Message {
    /// Returns the setting whose control sends the message, if one does.
    const fn setting(&self) -> Option<Setting> {
        match self {
            Message::Next(setting) | Message::Chosen(setting, _) | Message::Reset(setting) => Some(*setting),
            Message::Named(_) => Some(Setting::Name),
            Message::FolderTyped(_) | Message::UseFolder | Message::ChooseFolder => Some(Setting::DeckFolder),
            _ => None,
        }
    }
}

/// Distance that is larger than any page can be scrolled, in logical pixels.
const WHOLE: f32 = 1e6;

impl Settings {
    /// Returns `true` if the search field holds any text, or the groups lie behind the settings of one.
    pub const fn is_asking(&self) -> bool {
        !self.search.is_empty() || self.is_inside
    }

    /// Creates the page with the focus on its groups.
    pub fn new() -> Self {
        Settings::default()
    }

    /// Notes the message of the control that has the keyboard.
    pub fn focused(&mut self, message: Option<Message>) {
        self.at = message.and_then(|message| message.setting());
    }

    /// Sets the fault of the folder of pictures that was asked for; `None` if it has none.
    pub fn tell_of_folder(&mut self, fault: Option<String>) {
        self.folder_fault = fault;
    }

    /// Notes that what is remembered of the player was forgotten, or brought back.
    pub const fn tell_of_memory(&mut self, has_forgotten: bool) {
        self.has_forgotten = has_forgotten;
    }

    /// Forgets the folder that was typed, because another one is used.
    pub(crate) fn forget_folder(&mut self) {
        (self.folder, self.folder_fault, self.before) = (None, None, None);
    }

    /// Handles a click or typed text.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
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
        match (key, self.at) {
            (Key::Escape, _) => self.act(Message::Back, context),
            (Key::Enter, _) => Outcome::Close,
            (Key::Letter('/') | Key::Command('f'), _) => go_to(Id::new(SEARCH)),
            (Key::Delete | Key::Menu, Some(setting)) => self.update(Message::Reset(setting), context),
            _ => Outcome::Unheard(key),
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }

    /// Returns the settings that are shown, in the order of the page: those that match the search, or else those of a group.
    pub fn shown(&self, context: &Context) -> Vec<&'static Entry> {
        self.groups(context).into_iter().flat_map(|(_, entries)| entries).collect()
    }

    /// Returns the groups that are shown with their settings; one that is called as was typed comes first.
    fn groups(&self, context: &Context) -> Vec<(Group, Vec<&'static Entry>)> {
        let is_looked_for = !self.search.trim().is_empty();
        let met = |entry: &&'static Entry| Some((entry.closeness(&self.search, context)?, *entry));
        let groups = Group::all().into_iter().filter(|group| is_looked_for || *group == self.group);
        closest_first(groups.map(|group| {
            let own: Vec<&'static Entry> = entries().filter(|entry| entry.group == group).collect();
            (group, own.iter().filter_map(met).collect())
        }))
    }

    /// Returns `true` if the description of a setting is shown.
    fn tells(&self, entry: &Entry, context: &Context) -> bool {
        let has_attention = [self.pointed, self.at].contains(&Some(entry.setting));
        has_attention || entry.is_explained || !self.search.is_empty() || !(entry.matters)(&context.settings)
    }

    /// Returns the name in the field for it.
    fn name<'a>(&'a self, context: &'a Context) -> &'a str {
        let kept = || context.settings.last_game.own().map_or("", |(_, name, _)| name);
        self.name.as_deref().unwrap_or_else(kept)
    }

    /// Returns the path in the field for the folder.
    fn folder(&self, context: &Context) -> String {
        let stored = || context.settings.deck_folder.as_ref().map(|folder| folder.display().to_string());
        self.folder.clone().or_else(stored).unwrap_or_default()
    }

    fn act(&mut self, message: Message, context: &Context) -> Outcome {
        match message {
            Message::Searched(words) => {
                self.search = words;
                return Outcome::Operate(to_top());
            }
            Message::SearchEnded | Message::Inside => {
                let first = self.shown(context).first().map(|entry| entry.setting);
                return first.map_or(Outcome::None, |setting| go_to(page::place(setting)));
            }
            Message::Group(group) => {
                (self.group, self.is_inside) = (group, !page::has_groups(context));
                self.search.clear();
                let first = self.shown(context).first().map(|entry| Operation::Rest(page::place(entry.setting)));
                return Outcome::Operate(to_top().and(first.filter(|_| self.is_inside)));
            }
            Message::Back if !self.search.is_empty() => self.search.clear(),
            Message::Back if self.is_inside && !page::has_groups(context) => {
                self.is_inside = false;
                return Outcome::Operate(Operation::Rest(page::place_of_group(self.group)));
            }
            Message::Back => return Outcome::Close,
            Message::Pointed(setting) => self.pointed = Some(setting),
            Message::Left(setting) => {
                self.pointed = self.pointed.filter(|pointed| *pointed != setting);
                if setting == Setting::InterfaceSize {
                    return Outcome::LetSizeGo;
                }
            }
            Message::Next(setting) => return self.change(entry(setting).next(context)),
            Message::Chosen(_, settings) => return self.change(Some(*settings)),
            Message::Reset(setting) if entry(setting).is_as_at_first(&context.settings) => {}
            Message::Reset(setting) => {
                if setting == Setting::DeckFolder {
                    (self.folder, self.folder_fault) = (None, None);
                }
                return self.change(Some(entry(setting).reset(&context.settings)));
            }
            Message::Named(name) => {
                let mut settings = context.settings.clone();
                settings.last_game.rename(&name);
                self.name = Some(name.chars().take(LONGEST_NAME).collect());
                return self.change(Some(settings));
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
            Message::Pressed(outcome) => return outcome,
        }
        Outcome::None
    }

    /// Changes the settings, if there is a change; the way back from a reset of all is gone then.
    fn change(&mut self, settings: Option<Stored>) -> Outcome {
        let Some(settings) = settings else { return Outcome::None };
        self.before = None;
        // Larger letters may put the groups behind the settings of one: what was changed stays in view.
        self.is_inside |= self.search.is_empty();
        Outcome::Changed(Box::new(settings))
    }
}

/// Returns the request that scrolls the page to its beginning.
fn to_top() -> Operation {
    Operation::ScrollBy(Id::new(PAGE), -WHOLE)
}

/// Returns the outcome that moves the focus to a field or a row.
fn go_to(id: Id) -> Outcome {
    Outcome::Operate(Operation::GoTo(id))
}
