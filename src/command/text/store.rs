//! Storage of the text face for the game and the settings, and its failures.

use pitch_language::t;
use pitch_language::{Language, phrase};
use pitch_session::storage::Loaded;
use pitch_session::{Evening, Folders, Record, SaveError, Settings, Solved, Statistics, Storage};

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc;

/// Result of saving one state of the game.
type Saved = Result<(), SaveError>;

/// Safety of the last state of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kept {
    /// State that is safely on the disk.
    Safe,
    /// No state: there is no folder to keep it in, or nothing was to be kept.
    Nowhere,
    /// State that could not be written, with the reason in the player's words; the state written before is still there.
    Failed(String),
}

/// Folder of saved games, and the answers of the thread that writes there.
#[derive(Debug)]
pub(super) struct Store {
    storage: Option<Storage>,
    data: Option<PathBuf>,
    settings_file: Option<PathBuf>,
    /// `true` if another program had the folder when it was last tried.
    is_beside: bool,
    /// Results for states of which the player was not told yet.
    answers: VecDeque<Saved>,
    /// `true` if the player was told that saving fails; they are not told again until it works once.
    told: bool,
    /// Safety of the state that was saved last.
    kept: Kept,
}

impl Store {
    /// Opens the folders, and returns what the player should know about them.
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

    /// Returns a store that keeps nothing, as for a game that is only tried out.
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

    /// Keeps the settings; returns the reason if that fails.
    pub(super) fn keep(&self, settings: &mut Settings, language: &Language) -> Option<String> {
        let error = settings.save(self.settings_file.as_ref()?).err()?;
        Some(phrase::settings_save_error(language, &error))
    }

    /// Returns the game that was being played, and what the player should know about its file.
    pub(super) fn load(&self, language: &Language) -> (Option<Record>, Vec<String>) {
        let Some(storage) = &self.storage else { return (None, Vec::new()) };
        let Loaded { record, from_backup, errors } = storage.load_current();
        let mut said: Vec<String> = errors.iter().map(|error| phrase::kept_error(language, error)).collect();
        if from_backup && record.is_some() {
            said.push(t!(language, "error-backup", file = pitch_shown::path(storage.folder())));
        }
        (record, said)
    }

    /// Returns wins and losses of the same people before, and what the player should know about their file.
    pub(super) fn load_evening(&self, language: &Language) -> (Evening, Option<String>) {
        let (evening, error) = self.storage.as_ref().map_or((Evening::stand_in(), None), Storage::load_evening);
        (evening, error.map(|error| phrase::kept_error(language, &error)))
    }

    /// Keeps the evening; returns the reason if that fails.
    pub(super) fn keep_evening(&mut self, evening: &mut Evening, language: &Language) -> Option<String> {
        let error = self.own_storage()?.save_evening(evening).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Returns the answers to puzzles, and what the player should know about their file.
    pub(super) fn load_solved(&self, language: &Language) -> (Solved, Option<String>) {
        let (solved, error) = self.storage.as_ref().map(Storage::load_solved).unwrap_or_default();
        (solved, error.map(|error| phrase::kept_error(language, &error)))
    }

    /// Keeps the answers to puzzles; returns the reason if that fails.
    pub(super) fn keep_solved(&mut self, solved: &mut Solved, language: &Language) -> Option<String> {
        // Answers are joined with what is there; there is no game that could go on in two places.
        let _ = self.takes_over();
        let error = self.storage()?.save_solved(solved).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Returns the statistics of all games, and what the player should know about their files.
    pub(super) fn load_statistics(&self, language: &Language) -> (Statistics, Vec<String>) {
        let (statistics, errors) = self.storage.as_ref().map(Storage::load_statistics).unwrap_or_default();
        (statistics, errors.iter().map(|error| phrase::kept_error(language, error)).collect())
    }

    /// Keeps the statistics; returns the reason if that fails.
    pub(super) fn keep_statistics(&mut self, statistics: &mut Statistics, language: &Language) -> Option<String> {
        let error = self.own_storage()?.save_statistics(statistics).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Returns the folder that the game is kept in, for messages.
    pub(super) fn folder(&self) -> PathBuf {
        self.storage.as_ref().map(|storage| storage.folder().to_owned()).unwrap_or_default()
    }

    /// Saves the game, and waits for the disk: whatever is said after that can be relied on.
    pub(super) fn save(&mut self, record: &Record) {
        let (done, answer) = mpsc::channel();
        if let Some(storage) = self.storage() {
            storage.submit(record.clone(), move |result| drop(done.send(result)));
            self.answers.extend(answer.recv());
        }
    }

    /// Tries for the folder again where another program had it. Returns `true` if that has left by now.
    pub(super) fn takes_over(&mut self) -> bool {
        let is_free = self.is_beside && self.storage.as_ref().is_some_and(Storage::claim);
        self.is_beside &= !is_free;
        is_free
    }

    /// Returns this game as a copy, if another line of it was played on elsewhere while this program could not save.
    pub(super) fn other_line(&self, record: &Record) -> Option<Record> {
        self.storage.as_ref()?.other_line(record)
    }

    /// Returns `true` if another program, which had the folder, played the game on from this state: all decisions made
    /// here are there.
    pub(super) fn is_overtaken(&self, record: &Record) -> bool {
        let storage = self.storage.as_ref().filter(|_| self.is_beside);
        storage.is_some_and(|storage| storage.later_state(record).is_some())
    }

    /// Notes that the last state of the game is kept, by whoever played it on.
    pub(super) fn note_kept(&mut self) {
        self.answers.clear();
        self.kept = Kept::Safe;
    }

    /// Takes the games that could not be saved until the other program left; they wait no more.
    pub(super) fn take_waiting(&self) -> Vec<Record> {
        self.storage.as_ref().map(Storage::take_waiting).unwrap_or_default()
    }

    /// Returns the folder of saved games. If it could not be opened at the start, it is tried again.
    fn storage(&mut self) -> Option<&Storage> {
        if let (None, Some(folder)) = (&self.storage, &self.data) {
            self.storage = Storage::open(folder).ok();
            self.is_beside = self.storage.as_ref().is_some_and(Storage::is_in_use);
        }
        self.storage.as_ref()
    }

    /// Returns the folder of saved games, unless it is another program's: the player was told of that.
    fn own_storage(&mut self) -> Option<&Storage> {
        self.storage().filter(|storage| !storage.is_in_use())
    }

    /// Returns what the player should be told about saving by now.
    pub(super) fn news(&mut self, language: &Language) -> Option<String> {
        let mut news = None;
        while let Some(answer) = self.answers.pop_front() {
            news = self.heard(answer, language).or(news);
        }
        news
    }

    /// Returns the safety of the last state.
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
