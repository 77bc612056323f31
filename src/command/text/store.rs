//! Storage of the text face for the game and the settings, and its failures.

use pitch_language::{Language, phrase, t};
use pitch_session::storage::Joined;
use pitch_session::{Evening, Folders, Keep, Record, RuleSet, SaveError, Settings, Statistics, Storage};

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
    keep: Keep,
    /// Results for states of which the player was not told yet.
    answers: VecDeque<Saved>,
    /// `true` if the player was told that saving fails; they are told why once, and then only that it still fails.
    told: bool,
    /// Safety of the state that was saved last.
    kept: Kept,
}

impl Store {
    /// Opens the folders, and returns what the player should know about them.
    pub(super) fn open(folders: Option<&Folders>, language: &Language) -> (Self, Vec<String>) {
        let (keep, error) = Keep::open(folders.cloned());
        let mut said = phrase::unsaved(language, keep.folders().is_some(), error.as_ref());
        said.extend(keep.is_beside().then(|| t!(language, "folder-in-use")));
        (Store { told: keep.is_beside(), keep, ..Store::nowhere() }, said)
    }

    /// Returns a store that keeps nothing, as for a game that is only tried out.
    pub(super) fn nowhere() -> Self {
        Store { keep: Keep::default(), answers: VecDeque::new(), told: false, kept: Kept::Nowhere }
    }

    /// Keeps the settings; returns the reason if that fails.
    pub(super) fn keep_settings(&self, settings: &mut Settings, language: &Language) -> Option<String> {
        let error = settings.save(&self.keep.folders()?.settings()).err()?;
        Some(phrase::settings_save_error(language, &error))
    }

    /// Adds a rule set to the player's own; returns the reason if that fails.
    pub(super) fn keep_rule_set(&mut self, set: &RuleSet, language: &Language) -> Option<String> {
        let mut kept = self.keep.writable()?.rule_sets();
        let all: Vec<RuleSet> = kept.sets().chain([set]).cloned().collect();
        let error = kept.store(&all).err()?;
        Some(phrase::rules_save_error(language, &error))
    }

    /// Returns the game that was being played, and what the player should know about its file.
    pub(super) fn load(&self, language: &Language) -> (Option<Record>, Vec<String>) {
        let Some(storage) = self.keep.storage() else { return (None, Vec::new()) };
        let loaded = storage.load_current();
        let said = phrase::loaded(language, storage.folder(), &loaded);
        (loaded.record, said)
    }

    /// Returns what is kept in a file of its own, and what the player should know about the file.
    pub(super) fn load_joined<T: Joined>(&self, language: &Language) -> (T, Option<String>) {
        let (kept, error) = self.keep.load_joined();
        (kept, error.map(|error| phrase::kept_error(language, &error)))
    }

    /// Keeps the evening; returns the reason if that fails.
    pub(super) fn keep_evening(&mut self, evening: &mut Evening, language: &Language) -> Option<String> {
        let error = self.keep.save_joined(evening).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Keeps answers to puzzles, or to the player's own mistakes; returns the reason if that fails.
    pub(super) fn keep_answers<T: Joined>(&mut self, answers: &mut T, language: &Language) -> Option<String> {
        // They are joined with what is there; there is no game that could go on in two places.
        let _ = self.keep.takes_over();
        let error = self.keep.reopened()?.save_joined(answers).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Returns the statistics of all games, and what the player should know about their files.
    pub(super) fn load_statistics(&self, language: &Language) -> (Statistics, Vec<String>) {
        let (statistics, errors) = self.keep.storage().map(Storage::load_statistics).unwrap_or_default();
        (statistics, errors.iter().map(|error| phrase::kept_error(language, error)).collect())
    }

    /// Keeps the statistics; returns the reason if that fails.
    pub(super) fn keep_statistics(&mut self, statistics: &mut Statistics, language: &Language) -> Option<String> {
        let error = self.keep.writable()?.save_statistics(statistics).err()?;
        Some(phrase::write_error(language, &error))
    }

    /// Returns the folder that the game is kept in, for messages.
    pub(super) fn folder(&self) -> PathBuf {
        self.keep.storage().map(|storage| storage.folder().to_owned()).unwrap_or_default()
    }

    /// Saves the game, and waits for the disk: whatever is said after that can be relied on.
    pub(super) fn save(&mut self, record: &Record) {
        let (done, answer) = mpsc::channel();
        if let Some(storage) = self.keep.reopened() {
            storage.submit(record.clone(), move |result| drop(done.send(result)));
            self.answers.extend(answer.recv());
        }
    }

    /// The folder of saved games, and whose it is.
    pub(super) const fn keep(&mut self) -> &mut Keep {
        &mut self.keep
    }

    /// Returns `true` if another program, which had the folder, played the game on from this state: all decisions made
    /// here are there.
    pub(super) fn is_overtaken(&self, record: &Record) -> bool {
        let storage = self.keep.storage().filter(|_| self.keep.is_beside());
        storage.is_some_and(|storage| storage.later_state(record).is_some())
    }

    /// Notes that the last state of the game is kept, by the player who played it on.
    pub(super) fn note_kept(&mut self) {
        self.answers.clear();
        self.kept = Kept::Safe;
    }

    /// Returns what the player should be told about saving by now.
    pub(super) fn news(&mut self, language: &Language) -> Option<String> {
        let mut news = None;
        while let Some(answer) = self.answers.pop_front() {
            news = self.heard(answer, language).or(news);
        }
        news
    }

    /// Returns what the player should be told about saving after a hand: what is new, or that it still fails.
    pub(super) fn news_of_hand(&mut self, language: &Language) -> Option<String> {
        let is_known = self.told && !self.keep.is_beside();
        let news = self.news(language);
        let fails = || matches!(self.kept, Kept::Failed(_)).then(|| t!(language, "text-still-unsaved"));
        news.or_else(|| is_known.then(fails).flatten())
    }

    /// Notes that the folder is this program's from now on, and the player knows.
    pub(super) const fn note_free(&mut self) {
        self.told = false;
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
            Ok(()) => std::mem::take(&mut self.told).then(|| t!(language, "text-saved")),
            Err(_) if std::mem::replace(&mut self.told, true) => None,
            Err(error) => Some(phrase::save_error(language, &error)),
        }
    }
}
