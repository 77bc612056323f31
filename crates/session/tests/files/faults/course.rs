//! A course of deeds from opening the folder to closing it, what was promised on the way, and whether a disk keeps it.

use super::{FOLDER, path, states};
use crate::disk::Memory;
use crate::play;

use pitch_rules::{Preset, Rules};
use pitch_session::storage::{Drive, SavedGame};
use pitch_session::{Evening, Record, RuleSet, Settings, Statistics, Storage, Timestamp};

use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

/// What has been answered with success so far: it has to be found afterwards, or a later state of it.
#[derive(Debug, Clone, Default)]
pub struct Promised {
    /// The last state of each game that is not to be deleted.
    games: Vec<Record>,
    /// The names of the games that are counted.
    counted: Vec<String>,
    /// How many games the evening has.
    evening: usize,
    /// Whether the settings were saved, and whether that was begun.
    settings: (bool, bool),
    /// Whether the rule set was kept.
    rules: bool,
}

/// What is promised, shared with the disk that looks at it with every call.
pub type Promises = Arc<Mutex<Promised>>;

/// How many deeds were done and how many were refused, which the player who plays is told.
#[derive(Debug, Default)]
pub struct Told {
    pub done: usize,
    pub refused: usize,
}

impl Told {
    fn note<T, E>(&mut self, result: Result<T, E>) -> Option<T> {
        *(if result.is_ok() { &mut self.done } else { &mut self.refused }) += 1;
        result.ok()
    }
}

static GAMES: LazyLock<[Vec<Record>; 3]> = LazyLock::new(|| [states(1), states(2), states(3)]);

impl Promised {
    fn keep(&mut self, record: &Record) {
        self.games.retain(|known| !known.is_same_game(record));
        self.games.push(record.clone());
    }

    /// Tells two promises apart.
    pub fn key(&self) -> String {
        let games: Vec<_> = self.games.iter().map(|game| (game.file_stem(), game.entries().len())).collect();
        format!("{games:?} {} {} {:?} {}", self.counted.len(), self.evening, self.settings, self.rules)
    }

    fn forget(&mut self, record: &Record) {
        self.games.retain(|known| !known.is_same_game(record));
    }
}

/// Opens the folder; plays three decisions; ends a game; begins two others; renames, copies, deletes and has back; takes one
/// up; keeps settings, rules, statistics and the evening; deletes the game in play; and closes.
pub fn run(disk: &Memory, promises: &Promises) -> Told {
    let promised = || promises.lock().expect("nobody panics with it");
    let mut told = Told::default();
    let opened = told.note(Storage::open_on(&Drive::new(disk.clone()), Path::new(FOLDER)));
    let (mut settings, _) = Settings::load_on(disk, &path("settings.ron"));
    settings.volume = 11;
    promised().settings.1 = true;
    if told.note(settings.save_on(disk, &path("settings.ron"))).is_some() {
        promised().settings.0 = true;
    }
    let Some(storage) = opened else { return told };
    let _ = storage.load_current();
    let (mut evening, _) = storage.load_joined::<Evening>();
    let (mut statistics, _) = storage.load_statistics();
    let [first, second, third] = &*GAMES;
    let over = first.last().expect("a state");
    for state in first[1..4].iter().chain([over, &second[5], &second[6], &third[5], &third[6]]) {
        if told.note(crate::shelf::save(&storage, state)).is_some() {
            promised().keep(state);
        }
    }
    count(&storage, &mut statistics, &mut evening, promises, &mut told);
    let game_of = |record: &Record| {
        let is = |game: &SavedGame| disk.get(&game.path).and_then(|text| Record::parse(&text).ok());
        storage.library().into_iter().find(|game| is(game).is_some_and(|there| there.is_same_game(record)))
    };
    if let Some(game) = game_of(over) {
        let _ = told.note(storage.rename(&game.path, "An evening in March"));
        if let Some(copy) = told.note(storage.copy(&game.path, "A copy")) {
            let record = Record::parse(&disk.get(&copy).expect("the copy")).expect("a record");
            // Between the two it may be in either place.
            let deleted = told.note(storage.delete(&copy));
            if deleted.and_then(|deleted| told.note(storage.restore(&deleted))).is_some() {
                promised().keep(&record);
            }
        }
    }
    if let Some(game) = game_of(&second[6]) {
        let _ = told.note(storage.take_up(&game.path));
    }
    if let Some(game) = game_of(&second[6]).filter(|game| game.is_current) {
        promised().forget(&second[6]);
        let _ = told.note(storage.delete(&game.path));
    }
    let set = RuleSet::new("One", Preset::AuctionPitch, Rules::default());
    if told.note(storage.rule_sets().store(std::slice::from_ref(&set))).is_some() {
        promised().rules = true;
    }
    told
}

/// Counts two games that are over.
fn count(storage: &Storage, statistics: &mut Statistics, evening: &mut Evening, promises: &Promises, told: &mut Told) {
    for number in 1..=2 {
        let table = play::over(play::table(2, number));
        let _ = statistics.follow(&table, Timestamp::from_seconds(number));
        if told.note(storage.save_statistics(statistics)).is_some() {
            let names = statistics.games().iter().map(|played| played.game.clone());
            promises.lock().expect("nobody panics with it").counted = names.collect();
        }
        let _ = evening.follow(&table, Timestamp::from_seconds(number));
        if told.note(storage.save_joined(evening)).is_some() {
            promises.lock().expect("nobody panics with it").evening = evening.games().len();
        }
    }
}

/// Whether what is found on a disk is whole, and all that was promised or later.
pub fn check(disk: &Memory, promised: &Promised, when: &str) {
    let sound = |disk: &Memory| {
        let aside = disk.names().into_iter().find(|name| name.contains("unreadable"));
        assert_eq!(aside, None, "{when}: a sound file is set aside");
    };
    sound(disk);
    let storage = Storage::open_on(&Drive::new(disk.clone()), Path::new(FOLDER)).expect("opened");
    let left = disk.names().into_iter().find(|name| name.contains(".auction-pitch-"));
    assert_eq!(left, None, "{when}: something half written is left");
    let loaded = storage.load_current();
    assert!(loaded.errors.is_empty(), "{when}: {:?}", loaded.errors);
    let current = loaded.record;
    let on_shelf = storage.games().into_iter().map(|game| {
        assert!(game.summary.is_ok(), "{when}: {:?}", game.summary);
        Record::parse(&disk.get(&game.path).expect("a file")).expect("a record")
    });
    let all: Vec<Record> = on_shelf.chain(current.clone()).collect();
    for game in &promised.games {
        assert!(all.iter().any(|there| there.goes_on_from(game)), "{when}: a game is gone, or a state of it");
        let is_old = current.as_ref().is_some_and(|there| there.is_same_game(game) && !there.goes_on_from(game));
        assert!(!is_old, "{when}: an old state goes on");
    }
    let (statistics, errors) = storage.load_statistics();
    // What was cut off on its way is named, and nothing else is wrong.
    let is_cut_off = |error: &pitch_session::LoadError| error.place().is_some();
    assert!(errors.iter().all(is_cut_off), "{when}: {errors:?}");
    for name in &promised.counted {
        assert!(statistics.games().iter().any(|played| played.game == *name), "{when}: a game is not counted");
    }
    let (evening, error) = storage.load_joined::<Evening>();
    assert!(error.is_none() && evening.games().len() >= promised.evening, "{when}: {error:?}");
    let (settings, errors) = Settings::load_on(disk, &path("settings.ron"));
    assert!(errors.is_empty(), "{when}: {errors:?}");
    let is_known = settings.volume == 11 || settings == Settings::default() && !promised.settings.0;
    assert!(is_known && (promised.settings.1 || settings == Settings::default()), "{when}: the settings");
    let sets = storage.rule_sets();
    assert!(sets.unread().is_empty() && (sets.sets().count() == 1 || !promised.rules), "{when}: the rules");
}
