//! Operations on kept games: opening, reviewing, renaming, copying, deleting and exporting them; and the statistics.

use super::game::names_of;
use super::{Base, Message, Program};
use crate::background::in_background;
use crate::saved_game::Command;
use crate::screen::review::Review;
use crate::screen::saves::{Saves, Started};
use crate::screen::table;
use crate::sheet::Sheet;
use pitch_language::{Language, library, phrase, t};
use pitch_session::storage::{self, LibraryError, SavedGame, SavedPad};
use pitch_session::table::Broken;
use pitch_session::{self, LoadError, Record, Statistics, Timestamp};

use iced::Task;
use iced::time::Instant;

use std::path::{Path, PathBuf};

impl Program {
    /// Reads the list of saved games, and those in progress in full, and runs `then` with them. A slow disk keeps nobody from
    /// doing something else.
    fn with_saved_games(
        &mut self,
        then: impl FnOnce(&mut Program, Vec<SavedGame>, Vec<Started>) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        let Some(storage) = self.keeper.storage() else { return then(self, Vec::new(), Vec::new()) };
        let (folder, lister, language) = (storage.folder().to_owned(), storage.lister(), self.context.language.clone());
        let read = move |_: &Path| {
            let games = lister.library();
            let started = started(&games, lister.pads(), &language);
            (games, started)
        };
        self.fetch_soon(folder, read, |program, _, (games, started), _| then(program, games, started))
    }

    /// Shows the list of saved games.
    pub(super) fn open_saves(&mut self) -> Task<Message> {
        let tried = self.try_folder();
        tried.chain(self.with_saved_games(Program::show_saves))
    }

    fn show_saves(&mut self, games: Vec<SavedGame>, started: Vec<Started>) -> Task<Message> {
        let is_in_use = self.keeper.storage().is_some_and(storage::Storage::is_in_use);
        let saves = Saves::new(games, is_in_use, &self.context).with_started(started);
        let saves = if matches!(self.base, Base::Home(_)) { saves.at_first_screen() } else { saves };
        let paths = saves.paths();
        self.sheets.push(Sheet::Saves(saves));
        // The list is there from the summaries; whether all of each file can be read is found out meanwhile.
        let checked = in_background("checking", move || storage::unreadable(&paths));
        Task::perform(checked, |errors| Message::Checked(errors.unwrap_or_default()))
    }

    /// Marks files of the list that turned out to be unreadable.
    pub(super) fn note_damaged(&mut self, errors: Vec<LoadError>) {
        let list = self.sheets.iter_mut().find_map(|sheet| match sheet {
            Sheet::Saves(saves) => Some(saves),
            _ => None,
        });
        if let Some(saves) = list {
            saves.note_damaged(errors, &self.context);
        }
    }

    /// Runs a command on a saved game, and tells of it on the list.
    pub(super) fn with_saved_game(&mut self, command: Command) -> Task<Message> {
        let done = match command {
            Command::Open(path) => return self.open_saved(path),
            Command::OpenPad(path) => {
                self.open_pad_in(&path);
                return Task::none();
            }
            Command::Review(path) => return self.review_saved(path),
            Command::Rename(path, title) => return self.rename(path, title),
            Command::Copy(path, name) => self.with_storage(|storage| storage.copy(&path, &name)).map(|place| {
                self.choose(place);
                Some(t!(self.context.language, "saves-copied", name = name))
            }),
            Command::Delete(path, name) => self.with_storage(|storage| storage.delete(&path)).map(|deleted| {
                if path == self.keeper.current_file() {
                    self.keeper.forget();
                    self.saved = None;
                }
                if let Some(Sheet::Saves(saves)) = self.sheets.last_mut() {
                    saves.note_deleted(deleted, name.clone());
                }
                Some(t!(self.context.language, "saves-deleted", name = name))
            }),
            Command::Restore(deleted, name) => self.with_storage(|storage| storage.restore(&deleted)).map(|place| {
                if let Some(Sheet::Saves(saves)) = self.sheets.last_mut() {
                    saves.note_restored(place);
                }
                Some(t!(self.context.language, "saves-restored", name = name))
            }),
            Command::Export(path, folder) => return self.export(path, folder),
        };
        match done {
            Ok(said) => self.refresh_saves(said),
            Err(error) => {
                self.tell_of(&error);
                Task::none()
            }
        }
    }

    /// Opens a review of a saved game.
    fn review_saved(&mut self, path: PathBuf) -> Task<Message> {
        let work = |path: &Path| storage::load(path).map(|record| pitch_session::Review::of(&record));
        self.fetch(path, work, |program, _, read, _| match read {
            Ok(game) => {
                let review = game.map(|game| Review::of(game, None, &program.context));
                program.look_back(review)
            }
            Err(error) => {
                program.tell_of(&error.into());
                Task::none()
            }
        })
    }

    /// Goes on with a saved game; the one that is played goes to the shelf.
    fn open_saved(&mut self, path: PathBuf) -> Task<Message> {
        let work = |path: &Path| storage::load(path).map(pitch_session::Table::resume);
        self.fetch(path, work, |program, path, read, now| match read {
            Ok(read) => program.take_up(path, read, now),
            Err(error) => {
                program.tell_of(&error.into());
                Task::none()
            }
        })
    }

    fn take_up(&mut self, path: &Path, read: Result<pitch_session::Table, Box<Broken>>, now: Instant) -> Task<Message> {
        let session = match read {
            Ok(session) => session,
            Err(broken) => {
                let names = names_of(&broken.table, None);
                self.tell(phrase::fault(&self.context.language, &names, path, &broken.fault));
                return Task::none();
            }
        };
        self.leave_try_outs_behind_the_list();
        if let Base::Table(table) = &self.base
            && table.session().record().goes_on_from(session.record())
            && !table.session().record().is_over()
        {
            // It is the game on the table.
            self.put_away_the_list();
            let is_free = self.sheets.is_empty();
            return if is_free { self.at_table(now, table::Table::resume) } else { Task::none() };
        }
        // A later state of it may have been on the table until now.
        let resume =
            |record| if record == *session.record() { Ok(session) } else { pitch_session::Table::resume(record) };
        // The game that makes room has its last state on the shelf, if that can be saved by now; the player was told if not.
        let _ = self.keeper.settle();
        match self.with_storage(|storage| storage.take_up(path)).map(resume) {
            Ok(Ok(session)) => {
                self.keeper.forget();
                self.sheets.clear();
                let phones = self.kept_phones(&session);
                self.phones.close();
                self.sit_down(session, phones, now)
            }
            Ok(Err(broken)) => {
                let names = names_of(&broken.table, None);
                self.tell(phrase::fault(&self.context.language, &names, path, &broken.fault));
                Task::none()
            }
            Err(error) => {
                self.tell_of(&error);
                Task::none()
            }
        }
    }

    /// Puts away the list and what led to it. A curtain or a result that lies over the table stays.
    pub(super) fn put_away_the_list(&mut self) {
        while matches!(self.sheets.last(), Some(Sheet::Saves(_) | Sheet::Menu(_) | Sheet::Review(_))) {
            let _ = self.sheets.pop();
        }
    }

    /// Brings back the table that counts behind the list, with the curtain over it if there was one; the list stays in
    /// front.
    fn leave_try_outs_behind_the_list(&mut self) {
        if self.asides.is_empty() {
            return;
        }
        let list = self.sheets.pop();
        self.leave_try_outs();
        self.put_away_the_list();
        self.sheets.extend(list);
    }

    /// Gives a game another title: in its file, and at the table if it is that game.
    fn rename(&mut self, path: PathBuf, title: String) -> Task<Message> {
        self.fetch_soon(path, storage::load, move |program, path, read, _| match read {
            Ok(record) => program.give_title(path, &record, &title),
            Err(error) => {
                program.tell_of(&error.into());
                Task::none()
            }
        })
    }

    fn give_title(&mut self, path: &Path, record: &Record, title: &str) -> Task<Message> {
        let is_current = path == self.keeper.current_file();
        let renamed = record.clone().titled(title);
        let mut played: Option<Record> = is_current.then(|| renamed.clone());
        for table in self.tables().filter(|table| table.session().record().is_same_game(record)) {
            table.rename(title);
            played = played.map(|_| table.session().record().clone());
        }
        if let Some(saved) = self.saved.as_mut().filter(|saved| saved.record().is_same_game(record)) {
            saved.rename(title);
        }
        if let Some(record) = played {
            let saving = self.keeper.save(&record).map(Message::Saved);
            return Task::batch([saving, self.refresh_saves(None)]);
        }
        match self.with_storage(|storage| storage.rename(path, title)) {
            Ok(()) => self.refresh_saves(None),
            Err(error) => {
                self.tell_of(&error);
                Task::none()
            }
        }
    }

    pub(super) fn export(&mut self, path: PathBuf, folder: PathBuf) -> Task<Message> {
        let language = self.context.language.clone();
        let work = move |path: &Path| -> Result<storage::Exported, LibraryError> {
            let record = storage::load(path)?;
            let told = library::transcript(&language, &record);
            Ok(storage::export(&folder, &record, &told)?)
        };
        self.fetch(path, work, |program, _, exported, _| match exported {
            Ok(files) => {
                let (record, told) = (pitch_shown::path(&files.record), pitch_shown::path(&files.told));
                let said = t!(program.context.language, "saves-exported", record = record, told = told);
                program.refresh_saves(Some(said))
            }
            Err(error) => {
                program.tell_of(&error);
                Task::none()
            }
        })
    }

    fn with_storage<T>(
        &self,
        act: impl FnOnce(&storage::Storage) -> Result<T, LibraryError>,
    ) -> Result<T, LibraryError> {
        match self.keeper.storage() {
            Some(storage) => act(storage),
            // Without a folder there is no list from which anything could be chosen.
            None => Err(pitch_session::SaveError::InUse { folder: std::path::PathBuf::new() }.into()),
        }
    }

    fn choose(&mut self, path: std::path::PathBuf) {
        if let Some(Sheet::Saves(saves)) = self.sheets.last_mut() {
            saves.choose(path);
        }
    }

    fn refresh_saves(&mut self, said: Option<String>) -> Task<Message> {
        self.with_saved_games(move |program, games, started| {
            if let Some(Sheet::Saves(saves)) = program.sheets.last_mut() {
                saves.refresh((games, started), said, &program.context);
            }
            Task::none()
        })
    }

    fn tell_of(&mut self, error: &LibraryError) {
        if let LibraryError::Load(error) = error {
            self.note_damaged(vec![error.clone()]);
        }
        let language = &self.context.language;
        let said = match error {
            LibraryError::Load(error) => phrase::load_error(language, error),
            LibraryError::Save(error) => phrase::save_error(language, error),
        };
        if let LibraryError::Save(error) = error {
            tracing::warn!("{error}");
        }
        self.tell(said);
    }

    /// Says something on the list of saved games, or over the screen in front.
    pub(super) fn tell(&mut self, said: String) {
        match self.sheets.last_mut() {
            Some(Sheet::Saves(saves)) => saves.tell(said),
            _ => self.notify(said),
        }
    }
}

impl Program {
    /// Shows the statistics.
    pub(super) fn open_statistics<M: Send + 'static>(&mut self) -> Task<M> {
        self.read_statistics_again();
        self.sheets.push(Sheet::statistics(self.statistics.clone(), Timestamp::now()));
        Task::none()
    }

    /// Looks back at a game by its name in the statistics, or says that its file is no longer there.
    pub(super) fn review_counted(&mut self, game: &str) -> Task<Message> {
        let file = self.keeper.storage().and_then(|storage| storage.finished_game(game));
        match file {
            Some(file) => self.review_saved(file),
            None => {
                self.notify(t!(self.context.language, "records-gone"));
                Task::none()
            }
        }
    }

    /// Reads the statistics once more where their file could not be read.
    fn read_statistics_again(&mut self) {
        if let Some(found) = self.keeper.read_statistics_again(false) {
            self.statistics.follow_on(found);
        }
    }

    /// Replaces the statistics with these. Where some could not be read none are erased.
    pub(super) fn keep_statistics(&mut self, statistics: Statistics) {
        self.statistics = statistics;
        if self.keeper.are_statistics_unread() {
            return self.save_statistics();
        }
        if let Err(error) = self.keeper.replace_statistics(&mut self.statistics) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Saves the statistics that changed.
    pub(super) fn save_statistics(&mut self) {
        if let Err(error) = self.keeper.save_statistics(&mut self.statistics) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Writes the statistics as a table for other programs to the usual folder, and says so.
    pub(super) fn export_statistics(&mut self) {
        let language = &self.context.language;
        let told = match storage::usual_folder() {
            None => t!(language, "error-no-folder"),
            Some(folder) => match storage::export_statistics(&folder, &self.statistics) {
                Ok(file) => t!(language, "stats-exported-unasked", file = pitch_shown::path(&file)),
                Err(error) => phrase::save_error(language, &error),
            },
        };
        if let Some(Sheet::Statistics(screen)) = self.sheets.last_mut() {
            screen.tell(told);
        }
    }
}

/// Returns the games in progress among these, each played as far as it goes. The last saved come first in the list, and no more are
/// read than have a place.
fn started(games: &[SavedGame], pads: Vec<SavedPad>, language: &Language) -> Vec<Started> {
    let now = Timestamp::now();
    let is_on = |game: &&SavedGame| game.summary.as_ref().is_ok_and(|summary| !summary.is_over());
    let mut on: Vec<&SavedGame> = games.iter().filter(is_on).collect();
    on.sort_by_key(|game| std::cmp::Reverse(game.saved()));
    let table = |game: &&SavedGame| {
        let table = storage::load(&game.path).ok().and_then(|record| pitch_session::Table::resume(record).ok())?;
        Some(Started::of_game(game.path.clone(), &table, language, now))
    };
    let pads = pads.into_iter().filter_map(|saved| Some((saved.path, saved.pad.ok()?)));
    let pads = pads.filter(|(_, pad)| !pad.is_over());
    let pads = pads.map(|(path, pad)| Started::of_pad(path, &pad, language, now));
    on.iter().filter_map(table).take(Saves::PADS).chain(pads).collect()
}

#[cfg(test)]
mod tests;
