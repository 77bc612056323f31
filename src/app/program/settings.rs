//! What follows when the settings or the window change.

use super::{Base, Message, Program};
use crate::app::sheet::Sheet;
use crate::language::{Language, phrase};
use crate::session::Settings;

use iced::{Task, window};

impl Program {
    /// Changes the settings, and looks into the folder of pictures if it is another.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Task<Message> {
        let deck_folder = self.context.settings.deck_folder.clone();
        change(&mut self.context.settings);
        let is_other = self.context.settings.deck_folder != deck_folder;
        self.follow_settings(is_other)
    }

    /// Takes these settings, and looks into their folder of pictures, even if it is the same as before.
    pub(super) fn use_folder(&mut self, settings: Settings) -> Task<Message> {
        self.context.settings = settings;
        self.follow_settings(true)
    }

    fn follow_settings(&mut self, takes_folder: bool) -> Task<Message> {
        let followed = self.follow(takes_folder);
        Task::batch([followed, self.save_settings()])
    }

    /// Makes everything look, sound and speak as the settings have it.
    fn follow(&mut self, takes_folder: bool) -> Task<Message> {
        self.sound.follow(&self.context.settings);
        let asked = self.asked_language.as_deref();
        // A language chosen in the window goes before the one the program was started with.
        let chosen = self.context.settings.language.as_deref().or(asked);
        if let Ok(language) = Language::choose(None, chosen) {
            self.context.language = language;
        }
        if takes_folder && let Err(error) = self.context.take_deck_folder() {
            let fault = phrase::deck_folder_error(&self.context.language, &error);
            // Where the folder was typed, what is wrong with it stands below the field.
            match self.sheets.last_mut() {
                Some(Sheet::Settings(page)) => page.tell_of_folder(Some(fault)),
                _ => self.notify(fault),
            }
        }
        let zoom = self.zoom();
        self.adapt();
        self.refresh_home();
        if self.zoom() == zoom { Task::none() } else { self.measure() }
    }

    /// Makes everything follow the settings and the window.
    pub(super) fn adapt(&mut self) {
        self.context.restyle();
        if let Base::Table(table) = &mut self.base {
            table.adapt(&self.context);
        }
        for sheet in &mut self.sheets {
            sheet.adapt(&self.context);
        }
    }

    /// Asks for the size of the window: iced does not say that it is another when only the interface changes.
    pub(super) fn measure(&self) -> Task<Message> {
        self.window.map_or_else(Task::none, |id| window::size(id).map(Message::Measured))
    }

    pub(super) fn save_settings(&mut self) -> Task<Message> {
        let stood_in = self.context.settings.stand_in;
        if let Err(error) = self.keeper.save_settings(&mut self.context.settings) {
            self.notify(phrase::settings_save_error(&self.context.language, &error));
        }
        // They were read after all.
        if stood_in && !self.context.settings.stand_in { self.follow(true) } else { Task::none() }
    }
}
