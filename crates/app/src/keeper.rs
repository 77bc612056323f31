//! Keeps the game and the settings on the disk, and reports what went wrong.

mod own_rules;

use own_rules::OwnRules;
use pitch_language::{Language, phrase, t};
use pitch_session::puzzle::Mistakes;
use pitch_session::settings::Remembered;
use pitch_session::storage::Joined;
use pitch_session::{
    Door, Evening, Folders, Keep, LoadError, Record, RuleSet, RuleSets, SaveError, Settings, Solved, Statistics,
    Storage, last_state,
};

use iced::Task;
use iced::futures::channel::oneshot;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc;

/// Files and folders that the program keeps.
#[derive(Debug, Default)]
pub(super) struct Keeper {
    keep: Keep,
    /// Door through which files are handed in, closed before another program can have the folder.
    door: Option<Door>,
    pub(super) rule_sets: OwnRules,
    /// Notice that another program has the folder, as the player was given it at the start.
    told_in_use: Option<String>,
    /// `true` if the file of the game that goes on could not be opened or read.
    is_game_unread: bool,
    /// `true` if the file of the statistics could not be opened or read.
    are_statistics_unread: bool,
    /// Last state of each game that was to be saved and is not known to be safe, with the receiver of the answer.
    last: Vec<(Record, mpsc::Receiver<Result<(), SaveError>>)>,
    /// Names of the files of one value each that could not be saved the last time.
    unsaved: BTreeSet<&'static str>,
    /// `true` if the settings could not be saved the last time.
    are_settings_unsaved: bool,
}

/// Contents of the folders when the program was started.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The game that goes on.
    pub record: Option<Record>,
    /// Earlier wins and losses of the same people.
    pub evening: Evening,
    /// Statistics of all games that were played to their end.
    pub statistics: Statistics,
    /// Notices of what went wrong, in the player's language.
    pub notices: Vec<String>,
}

impl Keeper {
    /// Opens the folders and looks for a game that can go on. Without a folder nothing is kept, and a notice says so.
    pub(super) fn open(folders: Option<Folders>, language: &Language) -> (Self, Found) {
        let (keep, error) = Keep::open(folders);
        let mut notices = phrase::unsaved(language, keep.folders().is_some(), error.as_ref());
        let Some(storage) = keep.storage() else {
            let (evening, _) = keep.load_joined();
            return (Keeper { keep, ..Keeper::default() }, Found { evening, notices, ..Found::default() });
        };
        let loaded = storage.load_current();
        let is_game_unread = loaded.errors.iter().any(LoadError::is_refused);
        notices.extend(phrase::loaded(language, storage.folder(), &loaded));
        let (evening, wrong) = storage.load_joined();
        let (statistics, unread) = storage.load_statistics();
        let are_statistics_unread = unread.iter().any(LoadError::is_refused);
        notices.extend(wrong.iter().chain(&unread).map(|error| phrase::kept_error(language, error)));
        let told_in_use = keep.is_beside().then(|| t!(language, "folder-in-use"));
        notices.extend(told_in_use.clone());
        let rule_sets = OwnRules::new(storage.lister().no_rule_sets());
        let found = Found { record: loaded.record, evening, statistics, notices };
        let keeper =
            Keeper { keep, rule_sets, told_in_use, is_game_unread, are_statistics_unread, ..Keeper::default() };
        (keeper, found)
    }

    /// Returns the folder, if another program plays with it.
    pub(super) fn folder_in_use(&self) -> Option<&Path> {
        self.keep.storage().filter(|storage| storage.is_in_use()).map(Storage::folder)
    }

    /// Tries for the folder again where another program had it, and tells whether that has left by now: what it wrote is then
    /// there, and from here on this program saves.
    pub(super) fn takes_over(&mut self) -> bool {
        let is_free = self.keep.takes_over();
        if is_free {
            self.rule_sets.note_free();
        }
        is_free
    }

    /// Takes the notice that the player was given at the start about another program that has the folder.
    pub(super) const fn take_told_in_use(&mut self) -> Option<String> {
        self.told_in_use.take()
    }

    /// Returns `true` if another program has the folder, as far as is known.
    pub(super) const fn is_beside(&self) -> bool {
        self.keep.is_beside()
    }

    /// Looks for another line of a game, played on elsewhere while this program could not save: this one as a copy.
    pub(super) fn other_line(&self, record: &Record) -> Option<Record> {
        self.keep.other_line(record)
    }

    /// Takes the games that could not be saved until the other program left; they wait no more.
    pub(super) fn take_waiting(&self) -> Vec<Record> {
        self.keep.take_waiting()
    }

    /// Lets anyone who starts the program once more with this folder be led to this window. Where that is not possible, another
    /// window opens.
    pub(super) fn open_door(&mut self) {
        let opened = self.keep.writable().map(|storage| Door::open(storage.folder()));
        self.door =
            opened.and_then(|opened| opened.inspect_err(|error| tracing::info!("there is no door: {error}")).ok());
    }

    /// Returns the door that visitors come to.
    pub(super) const fn door(&self) -> Option<&Door> {
        self.door.as_ref()
    }

    /// Looks once more for the game that goes on, if its file could not be read before, or another program may play it on;
    /// nothing if it still cannot be read.
    pub(super) fn look_again(&mut self, is_elsewhere: bool) -> Option<Record> {
        let storage = self.keep.storage().filter(|_| self.is_game_unread || is_elsewhere)?;
        let loaded = storage.load_current();
        self.is_game_unread = loaded.errors.iter().any(LoadError::is_refused);
        loaded.record.filter(|_| !self.is_game_unread)
    }

    /// Saves a game; the answer comes once it is safe, or could not be saved.
    pub(super) fn save(&mut self, record: &Record) -> Task<Result<(), SaveError>> {
        let Some(storage) = self.keep.writable() else {
            // The player was told at the start that nothing is saved, and why.
            match self.keep.storage() {
                Some(storage) => storage.submit(record.clone(), drop),
                None => last_state::note_unsaved(),
            }
            return Task::none();
        };
        let (done, answer) = oneshot::channel();
        let (tell, told) = mpsc::channel();
        storage.submit(record.clone(), move |result| {
            // One of the two is waited for: by the player who plays on, or by the player who leaves.
            let _ = tell.send(result.clone());
            let _ = done.send(result);
        });
        self.last.retain(|(last, told)| !last.is_same_game(record) && !matches!(told.try_recv(), Ok(Ok(()))));
        self.last.push((record.clone(), told));
        // The writer answers everything that it was given, unless it is gone: then there is nothing to tell.
        Task::perform(answer, |answer| answer.unwrap_or(Ok(())))
    }

    /// Waits until the last state of each game is safe, and tries once more where it could not be saved.
    ///
    /// # Errors
    /// If one still cannot be saved.
    pub(super) fn settle(&mut self) -> Result<(), SaveError> {
        if self.keep.storage().is_some_and(Storage::has_waiting) {
            return Err(self.in_use());
        }
        let mut result = Ok(());
        for (record, told) in std::mem::take(&mut self.last) {
            // A second answer never comes: then it is tried again.
            if matches!(told.recv(), Ok(Ok(()))) {
                continue;
            }
            let _answer = self.save(&record);
            let again = self.last.last().map_or(Ok(()), |(_, told)| told.recv().unwrap_or(Ok(())));
            result = result.and(again);
        }
        result
    }

    /// Forgets the last states that were to be saved: their game was deleted, or another has its place.
    pub(super) fn forget(&mut self) {
        self.last.clear();
    }

    /// Returns the error that another program has the folder.
    pub(super) fn in_use(&self) -> SaveError {
        let folder = self.keep.storage().map(|storage| storage.folder().to_owned());
        SaveError::InUse { folder: folder.unwrap_or_default() }
    }

    /// Saves the settings. Where they stand in for a file they are then joined with what is in it.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(super) fn save_settings(&mut self, settings: &mut Settings) -> Result<(), SaveError> {
        let saved = self.keep.folders().map_or(Ok(()), |folders| settings.save(&folders.settings()));
        self.are_settings_unsaved = saved.is_err();
        saved
    }

    /// Forgets what is remembered of the player: games begun last, families and lessons, answers to puzzles, and
    /// mistakes. Returns the first three.
    ///
    /// # Errors
    /// If a file cannot be written, or another program has the folder.
    pub(super) fn forget_player(&mut self, settings: &mut Settings) -> Result<Remembered, SaveError> {
        if self.keep.is_beside() {
            return Err(self.in_use());
        }
        if let Some(storage) = self.keep.writable() {
            storage.replace_joined(&Solved::default())?;
            storage.replace_joined(&Mistakes::default())?;
        }
        match self.keep.folders() {
            Some(folders) => settings.forget(&folders.settings()),
            None => Ok(Remembered::take(settings)),
        }
    }

    /// Returns `true` if the settings could not be saved the last time.
    pub(super) const fn are_settings_unsaved(&self) -> bool {
        self.are_settings_unsaved
    }

    /// Loads what is kept in a file of its own; without a folder it stands in for what may be there.
    pub(super) fn load_joined<T: Joined>(&self) -> (T, Option<LoadError>) {
        self.keep.load_joined()
    }

    /// Keeps what has a file of its own.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn save_joined<T: Joined>(&mut self, kept: &mut T) -> Result<(), SaveError> {
        let saved = self.keep.save_joined(kept);
        let _ = match saved.is_err() || self.keep.is_beside() {
            true => self.unsaved.insert(T::FILE),
            false => self.unsaved.remove(T::FILE),
        };
        saved
    }

    /// Returns `true` if it could not be saved the last time.
    pub(super) fn is_unsaved<T: Joined>(&self) -> bool {
        self.unsaved.contains(T::FILE)
    }

    /// Saves a score pad, and returns its file; `None` where nothing is kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn save_pad(
        &mut self,
        path: Option<&Path>,
        pad: &mut pitch_session::Pad,
    ) -> Result<Option<PathBuf>, SaveError> {
        self.keep.reopened().map(|storage| storage.save_pad(path, pad)).transpose()
    }

    /// Returns the saved games and what can be done with them; `None` if there is no folder for them.
    pub(super) const fn storage(&self) -> Option<&Storage> {
        self.keep.storage()
    }

    /// Reads the statistics once more, if their file could not be read before or another program may have counted
    /// games; `None` if it still cannot be read.
    pub(super) fn read_statistics_again(&mut self, are_elsewhere: bool) -> Option<Statistics> {
        let storage = self.keep.storage().filter(|_| self.are_statistics_unread || are_elsewhere)?;
        let (statistics, errors) = storage.load_statistics();
        self.are_statistics_unread = errors.iter().any(LoadError::is_refused);
        (!self.are_statistics_unread).then_some(statistics)
    }

    /// Returns `true` if the file of the statistics could not be read, so that these are not all.
    pub(super) const fn are_statistics_unread(&self) -> bool {
        self.are_statistics_unread
    }

    /// Keeps these statistics and no others.
    ///
    /// # Errors
    /// If they cannot be written, or another program has the folder.
    pub(super) fn replace_statistics(&mut self, statistics: &mut Statistics) -> Result<(), SaveError> {
        if self.keep.is_beside() {
            return Err(self.in_use());
        }
        self.keep.writable().map_or(Ok(()), |storage| storage.replace_statistics(statistics))
    }

    /// Keeps what changed in the statistics.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn save_statistics(&mut self, statistics: &mut Statistics) -> Result<(), SaveError> {
        self.keep.writable().map_or(Ok(()), |storage| storage.save_statistics(statistics))
    }

    /// Keeps the player's own rule sets.
    ///
    /// # Errors
    /// If one of them cannot be written or taken away.
    pub(super) fn save_rule_sets(&mut self, sets: &[RuleSet]) -> Result<(), SaveError> {
        // The player was told at the start if there is no folder.
        if self.keep.storage().is_some() { self.rule_sets.store(sets) } else { Ok(()) }
    }

    /// Returns the player's own rule sets, as far as they were read.
    pub(super) const fn rule_sets(&self) -> &RuleSets {
        self.rule_sets.sets()
    }

    /// Begins to read the player's own rule sets.
    pub(super) fn read_rule_sets(&mut self) {
        if let Some(storage) = self.keep.storage() {
            let lister = storage.lister();
            self.rule_sets.read(move || lister.rule_sets());
        }
    }

    /// Reads the rule sets once more if one could not be read and these are all that are kept; returns `true` if so.
    pub(super) fn read_rule_sets_again(&mut self, known: &[RuleSet]) -> bool {
        let is_worth_it = self.rule_sets.is_worth_reading(known);
        if is_worth_it {
            self.read_rule_sets();
        }
        is_worth_it
    }

    /// Tells when the reading of the rule sets is over, where nobody waits for it yet.
    pub(super) fn rule_sets_over(&mut self) -> Option<oneshot::Receiver<()>> {
        self.rule_sets.over()
    }

    /// Takes the rule sets that were read meanwhile, where these are all that are kept; returns `true` if there were
    /// some.
    pub(super) fn take_rule_sets(&mut self, known: &[RuleSet]) -> bool {
        self.rule_sets.arrive(known)
    }

    /// Returns the file of the game that goes on.
    pub(super) fn current_file(&self) -> PathBuf {
        self.keep.storage().map(|storage| storage.folder().join("current.ron")).unwrap_or_default()
    }

    /// Waits until everything is written, and lets go of the folders.
    pub(super) fn close(&mut self) {
        self.door = None;
        self.keep = Keep::default();
    }
}
