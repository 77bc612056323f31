//! Choosing a file or a folder in the dialog of the desktop, and using it.

use super::{Message, Program};
use crate::chooser::{self, Answer, NoChooser, Purpose, Request, What};
use crate::sheet::Sheet;
use pitch_language::{phrase, t};
use pitch_session::{RuleSet, SaveError, Settings, storage};

use iced::{Task, window};

use std::path::Path;

impl Program {
    /// Lets the player choose a file or a folder. While they do, the window goes on, and no second dialog is opened.
    pub(super) fn let_choose(&mut self, purpose: Purpose) -> Task<Message> {
        let Some(id) = self.window.filter(|_| self.choosing.is_none()) else { return Task::none() };
        let request = self.request(&purpose);
        self.choosing = Some(purpose);
        window::run(id, move |window| chooser::open(request, window))
            .then(|answer| Task::perform(answer, Message::Chosen))
    }

    fn request(&self, purpose: &Purpose) -> Request {
        let l = &self.context.language;
        let ours = || Some((t!(l, "choose-files"), "ron"));
        let (what, title, ending) = match purpose {
            Purpose::Open => (What::File, t!(l, "saves-open-file"), ours()),
            Purpose::Share(_, place) => (What::Place(place.clone()), t!(l, "house-share"), ours()),
            Purpose::Export(_) => (What::Folder, t!(l, "saves-folder"), None),
            Purpose::Deck => (What::Folder, t!(l, "settings-folder"), None),
            Purpose::Statistics => {
                let place = storage::place_of_statistics(&self.context.share_folder);
                (What::Place(place), t!(l, "stats-export"), Some(("CSV".to_owned(), "csv")))
            }
        };
        Request { what, title, ending }
    }

    /// Takes the answer of the dialog: a path, none, or the reason that no dialog can be shown.
    pub(super) fn chosen(&mut self, answer: Answer) -> Task<Message> {
        let Some(purpose) = self.choosing.take() else { return Task::none() };
        match (answer, purpose) {
            (Ok(None), _) => {}
            (Ok(Some(path)), Purpose::Open) => return self.dropped(path),
            (Ok(Some(path)), Purpose::Share(set, _)) => {
                let shared = storage::write_rule_set(&path, &set);
                self.tell_of_sharing(&path, shared);
            }
            (Ok(Some(folder)), Purpose::Export(game)) => return self.export(game, folder),
            (Ok(Some(folder)), Purpose::Deck) => {
                if let Some(Sheet::Settings(page)) = self.sheets.last_mut() {
                    page.forget_folder();
                }
                let settings = Settings { deck_folder: Some(folder), ..self.context.settings.clone() };
                return self.use_folder(settings);
            }
            (Ok(Some(path)), Purpose::Statistics) => {
                let l = &self.context.language;
                let told = match storage::write_statistics(&path, &self.statistics) {
                    Ok(()) => t!(l, "stats-exported", file = pitch_shown::path(&path)),
                    Err(error) => phrase::save_error(l, &error),
                };
                self.tell_where_asked(false, told);
            }
            // Where no place can be typed, it is the usual one.
            (Err(NoChooser), Purpose::Statistics) => self.export_statistics(),
            (Err(NoChooser), _) => self.tell_where_asked(false, t!(self.context.language, "choose-none")),
        }
        Task::none()
    }

    /// Tells on the page the result of writing a rule set to a file.
    pub(super) fn tell_of_sharing(&mut self, path: &Path, shared: Result<(), SaveError>) {
        let l = &self.context.language;
        let (went_well, said) = match shared {
            Ok(()) => (true, t!(l, "house-shared", file = pitch_shown::path(path))),
            Err(error) => (false, phrase::share_error(l, &error)),
        };
        self.tell_where_asked(went_well, said);
    }

    /// Tells something on the page that asked for it, or over the screen that is in front by now.
    fn tell_where_asked(&mut self, went_well: bool, said: String) {
        match self.sheets.last_mut() {
            Some(Sheet::HouseRules(page)) => page.tell(went_well, said),
            Some(Sheet::Settings(page)) => page.tell_of_folder(Some(said)),
            Some(Sheet::Statistics(page)) => page.tell(said),
            _ => self.tell(said),
        }
    }

    /// Writes a rule set to a file, and tells of it on the page.
    pub(super) fn share_rules(&mut self, path: &Path, set: &RuleSet) {
        let shared = storage::share_rule_set(path, set);
        self.tell_of_sharing(path, shared);
    }
}
