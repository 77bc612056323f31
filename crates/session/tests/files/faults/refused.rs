//! Files that the machine refuses to open or to read: they may be sound.

use super::{FOLDER, current, open, path, states, text, value};
use crate::disk::{Memory, REFUSALS};
use crate::play;
use crate::shelf::save;

use pitch_rules::{Points, Preset, Rules};
use pitch_session::storage::{Drive, LibraryError};
use pitch_session::{Evening, RuleSet, SaveError, Settings, Storage, Timestamp};

use std::path::Path;

/// The calls by which a file is read.
const READING: [&str; 3] = ["open", "length", "read"];

/// Whether the two games are at the same point.
fn same(a: &pitch_session::Record, b: &pitch_session::Record) -> bool {
    a.is_same_game(b) && a.entries() == b.entries()
}

/// Each way in which a file can be refused: the call and the number of the error.
fn refusals() -> impl Iterator<Item = (&'static str, i32)> {
    READING.into_iter().flat_map(|deed| REFUSALS.map(|number| (deed, number)))
}

fn is_set_aside(disk: &Memory) -> bool {
    disk.names().iter().any(|name| name.contains("unreadable"))
}

#[test]
fn a_game_that_cannot_be_opened_stays_where_it_is_and_is_found_later() {
    let (old, new) = (states(1), states(2));
    for (deed, number) in refusals() {
        for names in [&["current.ron"][..], &["current.ron.bak"], &["current.ron", "current.ron.bak"]] {
            let disk = Memory::default();
            disk.put(path("current.ron"), text(&old[8]));
            disk.put(path("current.ron.bak"), text(&old[7]));
            disk.fail(move |call| names.iter().any(|name| call.is(deed, name)).then_some(number));
            let storage = open(&disk);
            let loaded = storage.load_current();
            let is_lost = names.len() == 2;
            assert_eq!(loaded.record.is_none(), is_lost, "{deed} {number}: what can be read is read");
            for error in &loaded.errors {
                assert!(error.is_refused() && error.set_aside.is_none(), "{error}");
                assert!(names.iter().any(|name| error.to_string().contains(name)), "it is named: {error}");
            }
            assert_eq!(loaded.errors.is_empty(), names == ["current.ron.bak"]);

            // Another game is played on in memory; nothing is written over, and every state is tried.
            for state in &new[1..4] {
                let error = save(&storage, state).expect_err("what is there cannot be read");
                assert!(matches!(&error, SaveError::InTheWay(why) if why.is_refused()), "{error}");
                assert_eq!(disk.get(path("current.ron")), Some(text(&old[8])));
                assert_eq!(disk.get(path("current.ron.bak")), Some(text(&old[7])));
            }
            assert!(!is_set_aside(&disk), "{:?}", disk.names());

            disk.mend();
            save(&storage, &new[4]).expect("it works again");
            let shelf = storage.games();
            assert_eq!(shelf.len(), 1, "the game that couldn’t be opened is on the shelf");
            let record = disk.get(&shelf[0].path).expect("a file");
            assert_eq!(record, text(&old[8]));
            assert!(same(&current(&disk).expect("a game"), &new[4]));
        }
    }
}

#[test]
fn who_goes_on_from_the_backup_loses_no_later_state_that_could_not_be_opened() {
    let old = states(1);
    let disk = Memory::default();
    disk.put(path("current.ron"), text(&old[8]));
    disk.put(path("current.ron.bak"), text(&old[7]));
    disk.fail(|call| call.is("open", "current.ron").then_some(5));
    let storage = open(&disk);
    let loaded = storage.load_current();
    assert!(loaded.from_backup);
    disk.mend();
    save(&storage, &loaded.record.expect("the backup")).expect("saved");
    let shelf = storage.games();
    assert_eq!(shelf.len(), 1, "the later state is on the shelf");
    assert_eq!(disk.get(&shelf[0].path), Some(text(&old[8])));
}

#[test]
fn only_what_was_read_and_is_wrong_is_set_aside() {
    for name in ["current.ron", "current.ron.bak", "evening.ron", "statistics.ron"] {
        let disk = Memory::default();
        disk.put(path(name), "( nothing");
        let storage = open(&disk);
        let errors = [
            storage.load_current().errors.pop(),
            storage.load_joined::<Evening>().1,
            storage.load_statistics().1.pop(),
        ];
        let error = errors.into_iter().flatten().next().expect("it is told");
        assert_eq!(error.set_aside, Some(path(&format!("{name}.unreadable"))));
        assert!(!error.is_refused());
        assert_eq!(disk.get(path(&format!("{name}.unreadable"))), Some("( nothing".to_owned()));
    }
}

#[test]
fn what_is_wrong_and_cannot_be_set_aside_is_not_written_over() {
    let disk = Memory::default();
    for name in ["current.ron", "evening.ron", "settings.ron"] {
        disk.put(path(name), "( nothing");
    }
    disk.fail(|call| {
        (["rename", "link"].contains(&call.deed) && call.path.to_string_lossy().contains("unreadable")).then_some(13)
    });
    let storage = open(&disk);
    let (mut settings, errors) = Settings::load_on(&disk, &path("settings.ron"));
    assert!(errors.len() == 1 && errors[0].set_aside.is_none());
    let (mut evening, error) = storage.load_joined::<Evening>();
    assert!(error.is_some_and(|error| error.set_aside.is_none()));
    assert!(save(&storage, &states(1)[2]).is_err());
    assert!(settings.save_on(&disk, &path("settings.ron")).is_err());
    assert!(storage.save_joined(&mut evening).is_err());
    for name in ["current.ron", "evening.ron", "settings.ron"] {
        assert_eq!(disk.get(path(name)), Some("( nothing".to_owned()), "{name}");
    }
    disk.mend();
    storage.save_joined(&mut evening).expect("saved");
    assert_eq!(disk.get(path("evening.ron.unreadable")), Some("( nothing".to_owned()));
}

#[test]
fn settings_that_could_not_be_opened_are_joined_with_what_was_chosen_since() {
    let file = path("settings.ron");
    for (deed, number) in refusals() {
        let disk = Memory::default();
        let mut chosen =
            Settings { volume: 10, four_colours: true, language: Some("de".to_owned()), ..Settings::default() };
        chosen.last_game.names = vec!["Zoë".to_owned()];
        chosen.save_on(&disk, &file).expect("saved");
        let before = disk.get(&file);
        disk.fail(move |call| call.is(deed, "settings.ron").then_some(number));
        let (mut settings, mut errors) = Settings::load_on(&disk, &file);
        let error = errors.pop().expect("it is told");
        assert!(error.is_refused() && error.to_string().contains("settings.ron"), "{error}");
        settings.volume = 30;
        let refused = settings.save_on(&disk, &file).expect_err("it still cannot be read");
        assert!(matches!(refused, SaveError::InTheWay(_)), "{refused}");
        assert_eq!((disk.get(&file), is_set_aside(&disk)), (before, false));
        disk.mend();
        settings.save_on(&disk, &file).expect("saved");
        assert_eq!(settings, Settings { volume: 30, ..chosen });
        assert_eq!(Settings::load_on(&disk, &file).0, settings);
    }
}

/// An evening of one game between two people, at this hour.
fn evening(number: u64, hour: u64) -> Evening {
    let mut evening = Evening::default();
    let table = play::over(play::table(2, number));
    assert!(evening.follow(&table, Timestamp::from_seconds(1_769_882_709 + 3600 * hour)));
    evening
}

#[test]
fn an_evening_that_could_not_be_opened_goes_on_with_what_was_played_since() {
    for (deed, number) in refusals() {
        // The same people an hour later, or the next day.
        for (hours, games) in [(1, 2), (30, 1)] {
            let disk = Memory::default();
            let storage = open(&disk);
            storage.save_joined(&mut evening(1, 0)).expect("saved");
            let before = disk.get(path("evening.ron"));
            disk.fail(move |call| call.is(deed, "evening.ron").then_some(number));
            let (mut now, error) = storage.load_joined::<Evening>();
            assert!(error.is_some_and(|error| error.is_refused()) && now.stands_in());
            let table = play::over(play::table(2, 2));
            assert!(now.follow(&table, Timestamp::from_seconds(1_769_882_709 + 3600 * hours)));
            let refused = storage.save_joined(&mut now).expect_err("it still cannot be read");
            assert!(matches!(refused, SaveError::InTheWay(_)), "{refused}");
            assert_eq!((disk.get(path("evening.ron")), is_set_aside(&disk)), (before, false));
            disk.mend();
            storage.save_joined(&mut now).expect("saved");
            assert_eq!(now.games().len(), games);
            assert_eq!(value::<Evening>(&disk, "evening.ron"), now);
        }
    }
}

#[test]
fn rule_sets_that_cannot_be_opened_are_named_and_left() {
    let named = |name: &str| RuleSet::new(name, Preset::AuctionPitch, Rules::default());
    for (deed, number) in refusals() {
        let disk = Memory::default();
        let storage = open(&disk);
        storage.rule_sets().store(&[named("One"), named("Two")]).expect("stored");
        let before = disk.get(path("rules/One.ron"));
        disk.fail(move |call| call.is(deed, "One.ron").then_some(number));
        let mut sets = storage.rule_sets();
        assert!(sets.unread()[0].is_refused() && sets.unread()[0].to_string().contains("One.ron"));
        assert_eq!(sets.sets().count(), 1);
        // Another one of that name, and a change of the one that was read.
        let mut two = named("Two");
        two.rules.target = Points(9);
        sets.store(&[named("One"), two]).expect("stored");
        assert_eq!((disk.get(path("rules/One.ron")), is_set_aside(&disk)), (before, false));
        disk.mend();
        assert_eq!(storage.rule_sets().sets().count(), 3);
    }
    // A set that was read and cannot be looked at any more is neither written over nor removed, and that is told.
    let disk = Memory::default();
    let storage = open(&disk);
    let mut sets = storage.rule_sets();
    sets.store(&[named("One")]).expect("stored");
    let before = disk.get(path("rules/One.ron"));
    disk.fail(|call| call.is("open", "One.ron").then_some(5));
    let mut other = named("One");
    other.rules.target = Points(9);
    assert!(sets.store(&[other.clone()]).is_err() && sets.store(&[]).is_err());
    assert_eq!(disk.get(path("rules/One.ron")), before);
    disk.mend();
    sets.store(&[other]).expect("stored");
    assert_ne!(disk.get(path("rules/One.ron")), before);
}

#[test]
fn folders_that_cannot_be_looked_into_are_named() {
    for number in REFUSALS {
        let disk = Memory::default();
        let storage = open(&disk);
        save(&storage, states(3).last().expect("a state")).expect("saved");
        disk.fail(move |call| (call.deed == "list").then_some(number));
        let list = storage.library();
        let error = list[0].summary.as_ref().expect_err("the folder cannot be looked into");
        assert!(error.is_refused() && error.path == path("games"), "{error}");
        // What stands for the folder is not moved away with all games in it.
        assert!(matches!(storage.delete(&list[0].path), Err(LibraryError::Save(_))));
        let sets = storage.rule_sets();
        assert_eq!(sets.unread()[0].path, path("rules"));
        disk.mend();
        assert_eq!(storage.library().len(), 1);
    }
}

#[test]
fn no_name_is_taken_for_free_that_may_be_taken() {
    let disk = Memory::default();
    let storage = open(&disk);
    save(&storage, states(4).last().expect("a state")).expect("saved");
    let game = storage.games()[0].path.clone();
    let names = disk.names();
    disk.fail(|call| (call.deed == "has").then_some(13));
    assert!(storage.copy(&game, "A copy").is_err() && storage.delete(&game).is_err());
    assert_eq!(disk.names(), names);
}

#[test]
fn a_folder_that_cannot_be_opened_says_so() {
    for deed in ["create_folder", "lock"] {
        for number in REFUSALS {
            let disk = Memory::default();
            disk.fail(move |call| (call.deed == deed).then_some(number));
            let error = Storage::open_on(&Drive::new(disk.clone()), Path::new(FOLDER)).expect_err("refused");
            assert!(error.to_string().contains(FOLDER), "{error}");
        }
    }
}
