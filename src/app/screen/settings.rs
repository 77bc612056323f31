//! The settings: one page with groups and a search; every change holds at once.

mod control;
mod entry;
mod groups;
mod offer;
mod page;
mod preview;
mod row;
mod samples;
mod swatch;
mod table;
mod turn;

pub use entry::{Control, Entry, Group, Setting, Steps};
pub use offer::Offer;
pub use table::{ENTRIES, entry, reset_all};

use crate::app::context::Context;
use crate::app::focus::{Focus, keeps_focus};
use crate::app::keymap::Key;
use crate::app::outcome::Outcome;
use crate::app::widget::Operation;
use crate::session::Settings as Chosen;
use samples::Samples;
use turn::{Turn, turned};

use iced::Element;
use iced::widget::Id;

use std::path::PathBuf;

/// The page of settings.
#[derive(Debug, Default)]
pub struct Settings {
    focus: Focus<Target>,
    /// What is looked for.
    search: String,
    /// What stands in the field for a folder, if that was changed and not used yet.
    folder: Option<String>,
    /// What is wrong with the folder that was asked for.
    folder_fault: Option<String>,
    /// All settings before they were made as at first.
    before: Option<Box<Chosen>>,
    samples: Samples,
}

/// What the focus goes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The field to search with.
    Search,
    /// A group in the list beside the page.
    Group(Group),
    /// By what a setting is changed.
    Setting(Setting),
    /// Making a setting as at first.
    Reset(Setting),
    /// Using the folder that was typed.
    UseFolder,
    /// Making all settings as at first.
    ResetAll,
    /// Taking that back.
    Undo,
    /// Being done.
    Done,
}

/// What happened on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// Something was typed to look for.
    Searched(String),
    /// Enter was pressed in the field to search with.
    SearchEnded,
    /// A setting was changed: all settings as they are now.
    Chosen(Setting, Box<Chosen>),
    /// The place of a folder was typed.
    FolderTyped(String),
    /// A button was pressed.
    Pressed(Target),
}

/// The area that scrolls.
const PAGE: &str = "settings";
/// The field to search with.
pub const SEARCH: &str = "settings-search";
/// The field for the place of a folder.
pub const FOLDER: &str = "settings-folder";

keeps_focus!(Settings);

impl Settings {
    /// Whether something is looked for.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        !self.search.is_empty()
    }

    /// The page with the focus on its first setting.
    #[must_use]
    pub fn new() -> Self {
        Settings { focus: Focus::on(Target::Setting(ENTRIES[0].setting)), ..Settings::default() }
    }

    /// Tells what is wrong with the folder of pictures that was asked for, or that nothing is.
    pub fn tell_of_folder(&mut self, fault: Option<String>) {
        self.folder_fault = fault;
    }

    /// Answers to a click or to typing.
    pub fn update(&mut self, message: Message, context: &Context) -> Outcome {
        self.focus.hide();
        match message {
            Message::Searched(words) => {
                self.focus.set(Some(Target::Search));
                self.search = words;
                Outcome::None
            }
            Message::SearchEnded => {
                let first = self.found(context).next().map(|entry| entry.setting);
                first.map_or(Outcome::None, |setting| self.go_to(Target::Setting(setting)))
            }
            Message::Chosen(setting, settings) => {
                self.focus.set(Some(Target::Setting(setting)));
                self.changed(*settings)
            }
            Message::FolderTyped(place) => {
                self.focus.set(Some(Target::Setting(Setting::DeckFolder)));
                self.folder = Some(place);
                self.folder_fault = None;
                Outcome::None
            }
            Message::Pressed(target) => {
                self.focus.set(Some(target));
                self.press(target, context)
            }
        }
    }

    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context) -> Outcome {
        match (key, self.focus.shown()) {
            (Key::Escape, _) if !self.search.is_empty() => {
                self.search.clear();
                Outcome::None
            }
            (Key::Escape, _) | (Key::Enter, None) => Outcome::Close,
            (Key::Letter('/') | Key::Command('f'), _) => self.go_to(Target::Search),
            (Key::PageUp | Key::PageDown, _) => {
                let page = 0.6 * context.size.height;
                let down = if key == Key::PageDown { page } else { -page };
                Outcome::Operate(Operation::ScrollBy(Id::new(PAGE), down))
            }
            (Key::Enter, Some(target)) => self.press(target, context),
            (Key::Left | Key::Right, Some(Target::Setting(setting))) if setting != Setting::DeckFolder => {
                let turn = Turn { forwards: key == Key::Right, is_round: false };
                turned(entry(setting), context, turn).map_or(Outcome::None, |settings| self.changed(settings))
            }
            _ => match key.step() {
                Some(step) => {
                    self.focus.step(step, &self.targets(context));
                    self.focus.shown().map_or(Outcome::None, |target| self.go_to(target))
                }
                None => Outcome::None,
            },
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: &'a Context) -> Element<'a, Message> {
        page::page(self, context)
    }

    /// The settings that what is looked for speaks of, or all.
    fn found<'a>(&'a self, context: &'a Context) -> impl Iterator<Item = &'static Entry> + 'a {
        let words = self.search.to_lowercase();
        ENTRIES.iter().filter(move |entry| entry.speaks_of(&words, context))
    }

    /// What the place of the folder is, as it stands in its field.
    fn folder(&self, context: &Context) -> String {
        let stored = || context.settings.deck_folder.as_ref().map(|folder| folder.display().to_string());
        self.folder.clone().or_else(stored).unwrap_or_default()
    }

    fn targets(&self, context: &Context) -> Vec<Target> {
        let groups = page::has_groups(context).then(|| self.groups(context)).into_iter().flatten().map(Target::Group);
        let rows = self.found(context).flat_map(|entry| {
            let reset = (!entry.is_as_at_first(&context.settings)).then_some(Target::Reset(entry.setting));
            let used = (entry.setting == Setting::DeckFolder).then_some(Target::UseFolder);
            let control = (entry.matters)(&context.settings).then_some(Target::Setting(entry.setting));
            [reset, control, used]
        });
        let undo = self.before.is_some().then_some(Target::Undo);
        let all = (reset_all(&context.settings) != context.settings).then_some(Target::ResetAll);
        let foot = [undo, all, Some(Target::Done)];
        [Target::Search].into_iter().chain(groups).chain(rows.chain(foot).flatten()).collect()
    }

    /// The groups that something is found in.
    fn groups(&self, context: &Context) -> Vec<Group> {
        let found: Vec<Group> = self.found(context).map(|entry| entry.group).collect();
        Group::ALL.into_iter().filter(|group| found.contains(group)).collect()
    }

    fn press(&mut self, target: Target, context: &Context) -> Outcome {
        match target {
            Target::Search => self.go_to(Target::Search),
            Target::Group(group) => {
                let first = self.found(context).find(|entry| entry.group == group);
                self.focus.set(first.map(|entry| Target::Setting(entry.setting)));
                Outcome::Operate(Operation::scroll_to_top(PAGE, groups::place(group)))
            }
            Target::Setting(Setting::DeckFolder) => self.go_to(target),
            Target::Setting(setting) => {
                let turn = Turn { forwards: true, is_round: true };
                turned(entry(setting), context, turn).map_or(Outcome::None, |settings| self.changed(settings))
            }
            Target::Reset(setting) => {
                self.focus.set(Some(Target::Setting(setting)));
                if setting == Setting::DeckFolder {
                    (self.folder, self.folder_fault) = (None, None);
                }
                self.changed(entry(setting).reset(&context.settings))
            }
            Target::UseFolder => {
                let place = self.folder(context).trim().to_owned();
                let deck_folder = (!place.is_empty()).then(|| PathBuf::from(place));
                (self.folder, self.folder_fault) = (None, None);
                self.before = None;
                Outcome::FolderUsed(Box::new(Chosen { deck_folder, ..context.settings.clone() }))
            }
            Target::ResetAll => {
                (self.folder, self.folder_fault) = (None, None);
                self.before = Some(Box::new(context.settings.clone()));
                self.focus.set(Some(Target::Undo));
                Outcome::Changed(Box::new(reset_all(&context.settings)))
            }
            Target::Undo => {
                self.focus.set(Some(Target::ResetAll));
                let Some(before) = self.before.take() else { return Outcome::None };
                let back = |settings, entry: &Entry| entry.taken_from(&before, &settings);
                Outcome::Changed(Box::new(ENTRIES.iter().fold(context.settings.clone(), back)))
            }
            Target::Done => Outcome::Close,
        }
    }

    /// Something else was chosen: what was there before it was all made as at first is gone.
    fn changed(&mut self, settings: Chosen) -> Outcome {
        self.before = None;
        Outcome::Changed(Box::new(settings))
    }

    /// Shows what has the keyboard, and gives it the letters if it is a field.
    fn go_to(&mut self, target: Target) -> Outcome {
        self.focus.set(Some(target));
        self.focus.show();
        let field = match target {
            Target::Search => Id::new(SEARCH),
            Target::Setting(Setting::DeckFolder) => Id::new(FOLDER),
            // A field that has the keys would swallow the next letters.
            _ => Id::new("none"),
        };
        let focus = Operation::Focus(field);
        Outcome::Operate(match target {
            Target::Setting(setting) | Target::Reset(setting) => {
                Operation::Both(Box::new([focus, Operation::reveal(PAGE, row::place(setting))]))
            }
            Target::UseFolder => {
                Operation::Both(Box::new([focus, Operation::reveal(PAGE, row::place(Setting::DeckFolder))]))
            }
            Target::Search | Target::Group(_) | Target::ResetAll | Target::Undo | Target::Done => focus,
        })
    }
}
