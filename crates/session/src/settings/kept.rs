//! Storage of the settings: each entry by itself, so that several programs can change different ones, and what is
//! remembered of the player in files beside them.

use super::{Choices, KeyChange, Settings};
use crate::family::{self, Family};
use crate::lesson::Progress;
use crate::parts::{self, Entries, Entry};
use crate::rule_set::Pick;
use crate::storage::{self, Disk, Found, LoadError, SaveError};

use serde::{Deserialize, Serialize};

use std::path::{Path, PathBuf};

/// Settings as they were when last read or written: whatever differs by now was changed here.
///
/// It is no choice of the player, and is ignored when settings are compared.
#[derive(Debug, Clone, Default)]
pub struct Kept {
    base: Option<Box<Settings>>,
    /// `true` if there is a file that could not be read.
    is_unread: bool,
}

impl PartialEq for Kept {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Kept {}

/// Data remembered of the player, in a file of its own. Earlier versions had it in that of the settings.
trait Beside: Entries + Clone + PartialEq {
    /// Name of its file.
    const FILE: &'static str;
    /// Names of its entries in the file of the settings.
    const MOVED: &'static [&'static str];

    fn of(settings: &Settings) -> Self;

    fn put(self, settings: &mut Settings);

    /// Joins it with what an earlier version left in the settings. `is_known` returns `true` if its own file has an
    /// entry of that name.
    fn joined(self, former: Self, is_known: &dyn Fn(&str) -> bool) -> Self;

    /// Merges the changes made here since `base` into what is `there` now.
    fn merged(&self, base: &Self, there: Self) -> Self;
}

impl Entries for Settings {
    const FORMER: &'static [&'static str] = &["last_game", "recent_games", "families", "lessons"];
}

impl Entries for Recent {}
impl Entries for Families {}
impl Entries for Progress {}

/// Games that were begun last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Recent {
    last_game: Choices,
    recent_games: Vec<Pick>,
}

impl Beside for Recent {
    const FILE: &'static str = "recent.ron";
    const MOVED: &'static [&'static str] = &["last_game", "recent_games"];

    fn of(settings: &Settings) -> Self {
        Recent { last_game: settings.last_game.clone(), recent_games: settings.recent_games.clone() }
    }

    fn put(self, settings: &mut Settings) {
        (settings.last_game, settings.recent_games) = (self.last_game, self.recent_games);
    }

    fn joined(self, former: Self, is_known: &dyn Fn(&str) -> bool) -> Self {
        let last_game = if is_known("last_game") { self.last_game } else { former.last_game };
        let games = self.recent_games.into_iter().chain(former.recent_games);
        Recent { last_game, recent_games: super::first_of_each(games.collect()) }
    }

    fn merged(&self, base: &Self, there: Self) -> Self {
        let last_game = if self.last_game == base.last_game { there.last_game } else { self.last_game.clone() };
        let recent_games = if self.recent_games == base.recent_games {
            there.recent_games
        } else {
            super::first_of_each(self.recent_games.iter().cloned().chain(there.recent_games).collect())
        };
        Recent { last_game, recent_games }
    }
}

/// People who play together often.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Families {
    families: Vec<Family>,
}

impl Beside for Families {
    const FILE: &'static str = "families.ron";
    const MOVED: &'static [&'static str] = &["families"];

    fn of(settings: &Settings) -> Self {
        Families { families: settings.families.clone() }
    }

    fn put(self, settings: &mut Settings) {
        settings.families = self.families;
    }

    fn joined(self, former: Self, _: &dyn Fn(&str) -> bool) -> Self {
        let mut families = former.families;
        self.families.into_iter().rev().for_each(|family| family::remember(&mut families, family));
        Families { families }
    }

    fn merged(&self, base: &Self, there: Self) -> Self {
        let mut families = there.families;
        for gone in base.families.iter().filter(|family| !self.families.iter().any(|own| own.is_same(family))) {
            families.retain(|family| !family.is_same(gone));
        }
        let is_as_before = |family: &&Family| base.families.contains(family);
        let are_others = self.families != base.families;
        for family in self.families.iter().rev().filter(|family| are_others && !is_as_before(family)) {
            family::remember(&mut families, family.clone());
        }
        Families { families }
    }
}

impl Beside for Progress {
    const FILE: &'static str = "lessons.ron";
    const MOVED: &'static [&'static str] = &["lessons"];

    fn of(settings: &Settings) -> Self {
        settings.lessons.clone()
    }

    fn put(self, settings: &mut Settings) {
        settings.lessons = self;
    }

    fn joined(self, former: Self, is_known: &dyn Fn(&str) -> bool) -> Self {
        let base = if is_known("left") { former.clone() } else { Progress::default() };
        former.merged(&base, self)
    }

    fn merged(&self, base: &Self, there: Self) -> Self {
        self.joined_with(base, there)
    }
}

/// Data remembered of the player beside the settings: games begun last, families, lessons.
#[derive(Debug, Clone)]
pub struct Remembered {
    recent: Recent,
    families: Families,
    lessons: Progress,
}

impl Remembered {
    fn of(settings: &Settings) -> Self {
        Remembered { recent: Recent::of(settings), families: Families::of(settings), lessons: Progress::of(settings) }
    }

    /// Takes it out of the settings.
    #[must_use]
    pub fn take(settings: &mut Settings) -> Self {
        let remembered = Remembered::of(settings);
        Remembered::of(&Settings::default()).put(settings);
        remembered
    }

    /// Puts it into the settings, in the place of what is remembered there.
    pub fn put(self, settings: &mut Settings) {
        self.recent.put(settings);
        self.families.put(settings);
        self.lessons.put(settings);
    }
}

/// File of the settings, with those beside it.
pub(super) struct Place<'a> {
    disk: &'a dyn Disk,
    path: &'a Path,
}

/// Function that reads a file.
type Look<T> = fn(&dyn Disk, &Path) -> Found<T>;

impl<'a> Place<'a> {
    pub(super) fn new(disk: &'a dyn Disk, path: &'a Path) -> Self {
        Place { disk, path }
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.path.with_file_name(name)
    }

    /// Reads all files; those that are damaged are set aside.
    pub(super) fn load(&self) -> (Settings, Vec<LoadError>) {
        if let Some(folder) = self.path.parent() {
            self.disk.protect(folder);
        }
        self.look(storage::read_entries, storage::read_entries, storage::read_entries, storage::read_entries)
    }

    /// Reads all files and leaves them as they are.
    pub(super) fn peek(&self) -> (Settings, Vec<LoadError>) {
        self.look(storage::peek_entries, storage::peek_entries, storage::peek_entries, storage::peek_entries)
    }

    fn look(
        &self,
        main: Look<Settings>,
        recent: Look<Recent>,
        families: Look<Families>,
        lessons: Look<Progress>,
    ) -> (Settings, Vec<LoadError>) {
        let Found { parts, error } = main(self.disk, self.path);
        let mut is_unread = error.as_ref().is_some_and(LoadError::is_refused);
        let mut errors: Vec<LoadError> = error.into_iter().collect();
        let former = parts.as_ref().map(|parts| parts.value.clone()).unwrap_or_default();
        let mut settings = former.clone();
        let mut note = |error: Option<LoadError>| {
            is_unread |= error.as_ref().is_some_and(LoadError::is_refused);
            errors.extend(error);
        };
        self.add(recent, &former, &mut settings, &mut note);
        self.add(families, &former, &mut settings, &mut note);
        self.add(lessons, &former, &mut settings, &mut note);
        let mut settings = settings.sane();
        settings.kept = Kept { base: Some(Box::new(settings.clone())), is_unread };
        (settings, errors)
    }

    fn add<T: Beside>(
        &self,
        look: Look<T>,
        former: &Settings,
        settings: &mut Settings,
        note: &mut dyn FnMut(Option<LoadError>),
    ) {
        let Found { parts, error } = look(self.disk, &self.beside(T::FILE));
        note(error);
        if let Some(parts) = parts {
            parts.value.clone().joined(T::of(former), &|name| parts.knows(name)).put(settings);
        }
    }

    /// Writes the changes since these were read or written; everything else stays as it is on the disk now.
    pub(super) fn save(&self, settings: &mut Settings) -> Result<(), SaveError> {
        let _claim = storage::claim_beside(self.disk, self.path)?;
        let base = settings.kept.base.take().map_or_else(Settings::default, |base| *base);
        let saved = self.save_over(settings, &base);
        match saved {
            Ok(now) => {
                if settings.kept.is_unread {
                    *settings = now.clone();
                }
                (settings.recent_games, settings.families) = (now.recent_games, now.families);
                settings.lessons = now.lessons;
                settings.kept = Kept { base: Some(Box::new(settings.clone())), is_unread: false };
                Ok(())
            }
            Err(error) => {
                settings.kept.base = Some(Box::new(base));
                Err(error)
            }
        }
    }

    /// Empties the files beside the settings, and returns what was in them.
    pub(super) fn forget(&self, settings: &mut Settings) -> Result<Remembered, SaveError> {
        // What an earlier version left in the settings goes to the files first.
        self.save(settings)?;
        let _claim = storage::claim_beside(self.disk, self.path)?;
        self.empty::<Recent>()?;
        self.empty::<Families>()?;
        self.empty::<Progress>()?;
        let remembered = Remembered::take(settings);
        settings.kept = Kept { base: Some(Box::new(settings.clone())), is_unread: false };
        Ok(remembered)
    }

    fn empty<T: Beside>(&self) -> Result<(), SaveError> {
        let path = self.beside(T::FILE);
        if storage::read_entries::<T>(self.disk, &path).into_written_over()?.is_none() {
            return Ok(());
        }
        let none = parts::of(&T::default()).map_err(|source| SaveError::Value { path: path.clone(), source })?;
        storage::write_entries(self.disk, &path, &none)
    }

    /// Writes the changes of the settings since `base`, and returns what is in all files now. A file that cannot be
    /// written keeps no other from being written.
    fn save_over(&self, settings: &Settings, base: &Settings) -> Result<Settings, SaveError> {
        let parts = storage::read_entries::<Settings>(self.disk, self.path).into_written_over()?;
        let there = parts.as_ref().map(|parts| parts.value.clone()).unwrap_or_default();
        let is_read = |name: &str| parts.as_ref().is_some_and(|parts| parts.has(name));
        let mut now = there.clone();
        let mut moved: Vec<&str> = Vec::new();
        let mut failed = None;
        let mut note = |saved: Result<&[&'static str], SaveError>| match saved {
            Ok(names) => moved.extend(names.iter().filter(|name| is_read(name))),
            Err(error) => failed = failed.take().or(Some(error)),
        };
        note(self.save_beside::<Recent>(&there, &is_read, settings, base, &mut now));
        note(self.save_beside::<Families>(&there, &is_read, settings, base, &mut now));
        note(self.save_beside::<Progress>(&there, &is_read, settings, base, &mut now));
        let own = Settings { keys: keys(&settings.keys, &base.keys, &there.keys), ..settings.clone() };
        let (own, base) = (self.entries(&own)?, self.entries(base)?);
        let entries = parts.as_ref().map(|parts| parts.entries.clone());
        let mut left = entries.clone().unwrap_or_default();
        left.retain(|entry| !moved.contains(&entry.name.as_str()));
        let written = parts::changed(&own, &base, &left);
        if entries.as_ref() != Some(&written) {
            storage::write_entries(self.disk, self.path, &written)?;
        }
        let read = parts::read::<Settings>(parts::text(&written).as_bytes());
        let read = read.map_or_else(|_| settings.clone(), |parts| parts.value);
        let Settings { last_game, recent_games, families, lessons, .. } = now;
        failed.map_or(Ok(Settings { last_game, recent_games, families, lessons, ..read }.sane()), Err)
    }

    /// Writes a file beside the settings, and returns the names of the entries that the settings need not have any
    /// more.
    fn save_beside<T: Beside>(
        &self,
        former: &Settings,
        is_read: &dyn Fn(&str) -> bool,
        settings: &Settings,
        base: &Settings,
        now: &mut Settings,
    ) -> Result<&'static [&'static str], SaveError> {
        let path = self.beside(T::FILE);
        let parts = storage::read_entries::<T>(self.disk, &path).into_written_over()?;
        let (there, entries) = match parts {
            Some(parts) => {
                let joined = parts.value.clone().joined(T::of(former), &|name| parts.knows(name));
                (joined, Some(parts.entries))
            }
            None => (T::of(former), None),
        };
        let has_former = T::MOVED.iter().any(|name| is_read(name));
        let merged = T::of(settings).merged(&T::of(base), there.clone());
        if merged != there || has_former {
            // What an earlier version left is not yet in the file.
            let before = if has_former { T::default() } else { there };
            let of = |value: &T| parts::of(value).map_err(|source| SaveError::Value { path: path.clone(), source });
            let written = parts::changed(&of(&merged)?, &of(&before)?, entries.as_deref().unwrap_or_default());
            if entries.as_ref() != Some(&written) {
                storage::write_entries(self.disk, &path, &written)?;
            }
        }
        merged.put(now);
        Ok(T::MOVED)
    }

    fn entries(&self, settings: &Settings) -> Result<Vec<Entry>, SaveError> {
        parts::of(settings).map_err(|source| SaveError::Value { path: self.path.to_owned(), source })
    }
}

/// Merges the changes of keys made here since `base` into the keys that are changed `there` now.
fn keys(own: &[KeyChange], base: &[KeyChange], there: &[KeyChange]) -> Vec<KeyChange> {
    let is_of = |key: &KeyChange, other: &KeyChange| (key.place, &key.usual) == (other.place, &other.usual);
    let is_known = |keys: &[KeyChange], key: &KeyChange| keys.iter().any(|known| is_of(known, key));
    let mut keys = there.to_vec();
    keys.retain(|key| is_known(own, key) || !is_known(base, key));
    for key in own.iter().filter(|key| !base.contains(key)) {
        match keys.iter_mut().find(|known| is_of(known, key)) {
            Some(known) => *known = key.clone(),
            None => keys.push(key.clone()),
        }
    }
    keys
}

impl Kept {
    /// Returns `true` if there is a file that could not be read, for which these settings stand in.
    #[must_use]
    pub const fn is_unread(&self) -> bool {
        self.is_unread
    }
}
