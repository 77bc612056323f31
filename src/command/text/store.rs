//! Where the text face keeps the game and the settings, and what goes wrong with it.

use crate::language::{Language, phrase};
use crate::session::storage::Loaded;
use crate::session::{Evening, Folders, Record, SaveError, Settings, Solved, Statistics, Storage};
use crate::{shown, t};

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc;

/// What became of one state of the game.
type Saved = Result<(), SaveError>;

/// Whether the last state of the game is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kept {
    /// It is safely on the disk.
    Safe,
    /// There is no folder to keep it in, or nothing was to be kept.
    Nowhere,
    /// It could not be written, for this reason, in the player's words; what was written before is still there.
    Failed(String),
}

/// The folder of saved games, and the answers of the thread that writes there.
#[derive(Debug)]
pub(super) struct Store {
    storage: Option<Storage>,
    data: Option<PathBuf>,
    settings_file: Option<PathBuf>,
    /// Whether another program had the folder when it was last tried.
    is_beside: bool,
    /// What became of states of which the player was not told yet.
    answers: VecDeque<Saved>,
    /// Whether the player was told that saving fails; they are not told again until it works once.
    told: bool,
    /// What became of the state that was saved last.
    kept: Kept,
}

impl Store {
    /// Opens the folders, and tells what the player should know about them.
    pub(super) fn open(folders: Option<&Folders>, language: &Language) -> (Self, Vec<String>) {
        let mut said = Vec::new();
        let storage = match folders.map(|folders| Storage::open(&folders.data)) {
            Some(Ok(storage)) => Some(storage),
            Some(Err(error)) => {
                said.push(phrase::save_error(language, &error));
                None
            }
            None => None,
        };
        match &storage {
            None => said.push(t!(language, "error-no-folder")),
            Some(storage) if storage.is_in_use() => said.push(t!(language, "folder-in-use")),
            Some(_) => {}
        }
        let settings_file = folders.map(Folders::settings);
        let data = folders.map(|folders| folders.data.clone());
        let is_beside = storage.as_ref().is_some_and(Storage::is_in_use);
        (Store { storage, data, settings_file, is_beside, told: is_beside, ..Store::nowhere() }, said)
    }

    /// A place where nothing is kept, as for what is only tried out.
    pub(super) fn nowhere() -> Self {
        Store {
            storage: None,
            data: None,
            settings_file: None,
            is_beside: false,
            answers: VecDeque::new(),
            told: false,
            kept: Kept::Nowhere,
        }
    }

    /// Keeps the settings; why that cannot be done.
    pub(super) fn keep(&self, settings: &mut Settings, language: &Language) -> Option<String> {
        let error = settings.save(self.settings_file.as_ref()?).err()?;
        Some(phrase::settings_save_error(language, &error))
    }

    /// The game that was being played, and what the player should know about its file.
    pub(super) fn load(&self, language: &Language) -> (Option<Record>, Vec<String>) {
        let Some(storage) = &self.storage else { return (None, Vec::new()) };
        let Loaded { record, from_backup, errors } = storage.load_current();
        let mut said: Vec<String> = errors.iter().map(|error| phrase::kept_error(language, error)).collect();
        if from_backup && record.is_some() {
            said.push(t!(language, "error-backup", file = shown::path(storage.folder())));
        }
        (record, said)
    }

    /// What the same people won and lost before, and what the player should know about its file.
    pub(super) fn load_evening(&self, language: &Language) -> (Evening, Option<String>) {
        let (evening, error) = self.storage.as_ref().map_or((Evening::stand_in(), None), Storage::load_evening);
        (evening, error.map(|error| phrase::kept_error(language, &error)))
    }

    /// Keeps the evening; why that cannot be done.
    pub(super) fn keep_evening(&mut self, evening: &mut Evening, language: &Language) -> Option<String> {
        let error = self.own_storage()?.save_evening(evening).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// What was answered to puzzles, and what the player should know about its file.
    pub(super) fn load_solved(&self, language: &Language) -> (Solved, Option<String>) {
        let (solved, error) = self.storage.as_ref().map(Storage::load_solved).unwrap_or_default();
        (solved, error.map(|error| phrase::kept_error(language, &error)))
    }

    /// Keeps what was answered to puzzles; why that cannot be done.
    pub(super) fn keep_solved(&mut self, solved: &mut Solved, language: &Language) -> Option<String> {
        // Answers are joined with what is there; there is no game that could go on in two places.
        let _ = self.takes_over();
        let error = self.storage()?.save_solved(solved).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// What is kept of all games, and what the player should know about its file.
    pub(super) fn load_statistics(&self, language: &Language) -> (Statistics, Vec<String>) {
        let (statistics, errors) = self.storage.as_ref().map(Storage::load_statistics).unwrap_or_default();
        (statistics, errors.iter().map(|error| phrase::kept_error(language, error)).collect())
    }

    /// Keeps the statistics; why that cannot be done.
    pub(super) fn keep_statistics(&mut self, statistics: &mut Statistics, language: &Language) -> Option<String> {
        let error = self.own_storage()?.save_statistics(statistics).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Where the game is kept, for messages.
    pub(super) fn folder(&self) -> PathBuf {
        self.storage.as_ref().map(|storage| storage.folder().to_owned()).unwrap_or_default()
    }

    /// Saves the game. What is said after that can be relied on: it waits for the disk.
    pub(super) fn save(&mut self, record: &Record) {
        let (done, answer) = mpsc::channel();
        if let Some(storage) = self.storage() {
            storage.submit(record.clone(), move |result| drop(done.send(result)));
            self.answers.extend(answer.recv());
        }
    }

    /// Tries for the folder again where another program had it, and tells whether that has left by now.
    pub(super) fn takes_over(&mut self) -> bool {
        let is_free = self.is_beside && self.storage.as_ref().is_some_and(Storage::claim);
        self.is_beside &= !is_free;
        is_free
    }

    /// Looks for another line of a game, played on elsewhere while this program could not save: this one as a copy.
    pub(super) fn other_line(&self, record: &Record) -> Option<Record> {
        self.storage.as_ref()?.other_line(record)
    }

    /// Whether another program, which had the folder, has played the game on from this state: whatever was decided here is there.
    pub(super) fn is_overtaken(&self, record: &Record) -> bool {
        let storage = self.storage.as_ref().filter(|_| self.is_beside);
        storage.is_some_and(|storage| storage.later_state(record).is_some())
    }

    /// Notes that the last state of the game is kept, by whoever played it on.
    pub(super) fn note_kept(&mut self) {
        self.answers.clear();
        self.kept = Kept::Safe;
    }

    /// The games that could not be saved until the other program left; they wait no more.
    pub(super) fn take_waiting(&self) -> Vec<Record> {
        self.storage.as_ref().map(Storage::take_waiting).unwrap_or_default()
    }

    /// The folder of saved games. Where it could not be opened at the start, it is tried again.
    fn storage(&mut self) -> Option<&Storage> {
        if let (None, Some(folder)) = (&self.storage, &self.data) {
            self.storage = Storage::open(folder).ok();
            self.is_beside = self.storage.as_ref().is_some_and(Storage::is_in_use);
        }
        self.storage.as_ref()
    }

    /// The same, if it is not another program's: the player was told of that.
    fn own_storage(&mut self) -> Option<&Storage> {
        self.storage().filter(|storage| !storage.is_in_use())
    }

    /// What the player should be told about saving by now.
    pub(super) fn news(&mut self, language: &Language) -> Option<String> {
        let mut news = None;
        while let Some(answer) = self.answers.pop_front() {
            news = self.heard(answer, language).or(news);
        }
        news
    }

    /// Says what became of the last state.
    pub(super) fn finish(&mut self, language: &Language) -> Kept {
        let _ = self.news(language);
        self.kept.clone()
    }

    fn heard(&mut self, answer: Saved, language: &Language) -> Option<String> {
        self.kept =
            answer.as_ref().map_or_else(|error| Kept::Failed(phrase::save_error(language, error)), |()| Kept::Safe);
        match answer {
            Ok(()) => {
                self.told = false;
                None
            }
            Err(_) if std::mem::replace(&mut self.told, true) => None,
            Err(error) => Some(phrase::save_error(language, &error)),
        }
    }
}
