//! Saved games in a folder: nothing is lost, nothing is written over, and what goes wrong is told with its place.

use crate::play;
use crate::shelf::{folder, open, save};

use pitch_session::storage::{self, Loaded, Obstacle};
use pitch_session::verify::{Listed, Verification};
use pitch_session::{Record, Storage, Table};

use tempfile::TempDir;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;

/// The states of a game from the first deal to the last card.
fn states(players: u8, number: u64) -> Vec<Record> {
    let mut table = play::table(players, number);
    let mut states = vec![table.record().clone()];
    while play::step(&mut table, 0) {
        states.push(table.record().clone());
    }
    states
}

/// The record but for the moment at which it was saved.
fn same(a: &Record, b: &Record) -> bool {
    a.is_same_game(b) && a.entries() == b.entries() && a.players() == b.players()
}

fn current(loaded: Loaded) -> Record {
    assert!(loaded.errors.is_empty(), "{:?}", loaded.errors);
    loaded.record.expect("a game")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn paths(folder: &TempDir) -> (PathBuf, PathBuf) {
    (folder.path().join("current.ron"), folder.path().join("current.ron.bak"))
}

#[test]
fn the_game_is_there_when_the_program_comes_back() {
    let folder = folder();
    let states = states(4, 1);
    let storage = open(&folder);
    assert!(storage.load_current().record.is_none());
    for state in &states[..10] {
        save(&storage, state).expect("saved");
        assert!(same(&current(storage.load_current()), state), "it is on the disk when `done` is called");
    }
    drop(storage);
    let loaded = open(&folder).load_current();
    assert!(!loaded.from_backup);
    let record = current(loaded);
    assert!(same(&record, &states[9]) && record.summary().saved >= record.summary().started);
    assert_eq!(Table::resume(record).expect("plays").game(), Table::resume(states[9].clone()).expect("plays").game());
}

#[test]
fn of_many_states_the_last_is_written_before_the_program_leaves() {
    let folder = folder();
    let states = states(4, 2);
    let (sender, receiver) = mpsc::channel();
    let storage = open(&folder);
    for (number, state) in states[..30].iter().enumerate() {
        let sender = sender.clone();
        storage.submit(state.clone(), move |result| sender.send((number, result.is_ok())).expect("somebody waits"));
    }
    drop((storage, sender));
    assert!(receiver.iter().eq((0..30).map(|number| (number, true))), "everybody is told, in order");
    assert!(same(&current(open(&folder).load_current()), &states[29]));
}

#[test]
fn a_game_that_is_over_goes_to_the_others() {
    let folder = folder();
    let states = states(3, 3);
    let (last, before) = (states.last().expect("a state"), &states[states.len() - 2]);
    let storage = open(&folder);
    save(&storage, &states[5]).expect("saved");
    save(&storage, before).expect("saved");
    save(&storage, last).expect("saved");
    assert!(storage.load_current().record.is_none());
    let games = storage.games();
    assert_eq!(games.len(), 1);
    let summary = games[0].summary.as_ref().expect("a summary");
    assert_eq!((&summary.winners, &summary.scores), (&last.summary().winners, &last.summary().scores));
    assert!(same(&storage::load(&games[0].path).expect("a record"), last));

    // Who takes back the last card plays on, and the game is filed once when it is over again.
    let mut table = Table::resume(last.clone()).expect("plays");
    assert!(table.undo());
    save(&storage, table.record()).expect("saved");
    assert!(same(&current(storage.load_current()), table.record()));
    let table = play::over(table);
    save(&storage, table.record()).expect("saved");
    assert_eq!(storage.games().len(), 1);
    assert!(same(&storage::load(&games[0].path).expect("a record"), table.record()));
}

#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_the_game_stays_for_the_next() {
    let (folder, other) = (folder(), folder());
    let (link, _) = paths(&folder);
    let file = other.path().join("game.ron");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let [first, second, third] = [3, 4, 5].map(|number| states(3, number));
    let storage = open(&folder);
    save(&storage, &first[5]).expect("saved");
    save(&storage, first.last().expect("a state")).expect("saved");
    assert!(link.is_symlink() && !file.exists(), "the game that is over is among the others");
    assert!(storage.load_current().record.is_none());
    save(&storage, &second[5]).expect("saved");
    assert!(link.is_symlink() && same(&storage::load(&file).expect("a record"), &second[5]));
    save(&storage, &third[5]).expect("saved");
    assert!(link.is_symlink() && same(&storage::load(&file).expect("a record"), &third[5]));
    assert_eq!(storage.games().len(), 2, "the one that was pushed aside is among the others");
}

#[test]
fn a_new_game_pushes_an_unfinished_one_aside() {
    let folder = folder();
    let (old, new) = (states(4, 4), states(4, 5));
    for restart in [false, true] {
        let storage = open(&folder);
        save(&storage, &old[7]).expect("saved");
        save(&storage, &old[8]).expect("saved");
        let storage = if restart {
            drop(storage);
            open(&folder)
        } else {
            storage
        };
        save(&storage, &new[3]).expect("saved");
        assert!(same(&current(storage.load_current()), &new[3]));
        let games = storage.games();
        let filed = storage::load(&games.first().expect("a game").path).expect("a record");
        assert!(same(&filed, &old[8]) || same(&filed, &new[3]), "the game pushed aside is whole");
        assert!(games.iter().any(|game| same(&storage::load(&game.path).expect("a record"), &old[8])));
    }
}

#[test]
fn a_file_that_is_missing_or_broken_is_replaced_by_the_backup() {
    let states = states(4, 6);
    for broken in [None, Some(""), Some("(format: \"auction-pitch game\", version: 1, rules: (")] {
        let folder = folder();
        let (path, backup) = paths(&folder);
        let storage = open(&folder);
        save(&storage, &states[3]).expect("saved");
        save(&storage, &states[4]).expect("saved");
        assert!(backup.exists());
        match broken {
            None => fs::remove_file(&path).expect("removed"),
            Some(text) => fs::write(&path, text).expect("written"),
        }
        let loaded = storage.load_current();
        assert!(loaded.from_backup && same(loaded.record.as_ref().expect("the backup"), &states[3]));
        assert_eq!(loaded.errors.len(), usize::from(broken.is_some()));
        for error in &loaded.errors {
            let aside = error.set_aside.as_ref().expect("set aside");
            assert_eq!(fs::read_to_string(aside).ok().as_deref(), broken);
            let (line, column) = error.place().expect("a place");
            assert!(error.to_string().starts_with(&format!("{}:{line}:{column}: ", path.display())), "{error}");
        }
        save(&storage, &states[4]).expect("saved");
        assert!(same(&current(storage.load_current()), &states[4]));
    }
}

#[test]
fn what_cannot_be_read_is_never_written_over() {
    let folder = folder();
    let states = states(4, 7);
    let (path, backup) = paths(&folder);
    for round in 0..3 {
        // A program that another test starts holds the lock as well, until it has begun.
        let storage = std::iter::repeat_with(|| open(&folder)).find(|storage| !storage.is_in_use()).expect("endless");
        fs::write(&path, format!("mine {round}")).expect("written");
        fs::write(&backup, format!("old {round}")).expect("written");
        if round == 1 {
            let loaded = storage.load_current();
            assert!(loaded.record.is_none());
            assert_eq!(loaded.errors.len(), 2);
        }
        save(&storage, &states[round + 1]).expect("saved");
        save(&storage, &states[round + 2]).expect("saved");
        drop(storage);
        // The next round begins without the game.
        fs::remove_file(&path).expect("removed");
        fs::remove_file(&backup).expect("removed");
    }
    let kept = |name: &str| fs::read_to_string(folder.path().join(name)).expect("kept");
    for (round, ending) in ["", "-2", "-3"].iter().enumerate() {
        assert_eq!(kept(&format!("current.ron.unreadable{ending}")), format!("mine {round}"));
        assert_eq!(kept(&format!("current.ron.bak.unreadable{ending}")), format!("old {round}"));
    }
}

#[test]
fn a_second_program_looks_but_does_not_write() {
    let folder = folder();
    let states = states(4, 8);
    let (path, _) = paths(&folder);
    let first = open(&folder);
    save(&first, &states[2]).expect("saved");
    let second = open(&folder);
    assert!(second.is_in_use() && !first.is_in_use());
    assert!(same(&current(second.load_current()), &states[2]));
    let error = save(&second, &states[3]).expect_err("in use");
    assert_eq!(error.obstacle(), Obstacle::InUse);
    fs::write(&path, "broken").expect("written");
    let loaded = second.load_current();
    assert!(loaded.errors[0].set_aside.is_none() && path.exists(), "it sets nothing aside either");
    drop(first);
    assert!(second.is_in_use());
    drop(second);
    assert!(!open(&folder).is_in_use());
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "kept").expect("written");
    let error = Storage::open(&file.join("games")).expect_err("a file is no folder");
    assert_eq!(error.obstacle(), Obstacle::NoFolder);
    assert!(error.to_string().contains(&file.display().to_string()), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("kept"), "kept");
}

#[test]
fn a_failure_is_told_and_the_next_state_is_tried_again() {
    let folder = folder();
    let states = states(4, 9);
    let storage = open(&folder);
    save(&storage, &states[1]).expect("saved");
    // A folder that is not empty cannot be renamed over: the backup finds no place.
    let (path, backup) = paths(&folder);
    fs::create_dir(&backup).expect("made");
    fs::write(backup.join("x"), "").expect("written");
    let error = save(&storage, &states[2]).expect_err("no place for the backup");
    assert!(error.to_string().contains(&backup.display().to_string()), "{error}");
    assert!(same(&storage::load(&path).expect("a record"), &states[1]), "what was saved is still there");
    fs::remove_dir_all(&backup).expect("removed");
    save(&storage, &states[3]).expect("saved");
    assert!(same(&current(storage.load_current()), &states[3]));
    assert_eq!(names(folder.path()), ["current.ron", "current.ron.bak", "games", "lock"]);
}

#[test]
fn what_a_killed_program_left_half_written_is_swept_away() {
    let folder = folder();
    let storage = open(&folder);
    save(&storage, &states(2, 10)[2]).expect("saved");
    drop(storage);
    fs::write(folder.path().join(".auction-pitch-abc.tmp"), "(format: \"auc").expect("written");
    let storage = open(&folder);
    assert_eq!(names(folder.path()), ["current.ron", "games", "lock"]);
    assert!(storage.load_current().record.is_some());
}

#[test]
fn a_list_of_games_names_those_that_cannot_be_read() {
    let folder = folder();
    let storage = open(&folder);
    save(&storage, states(2, 11).last().expect("a state")).expect("saved");
    fs::write(folder.path().join("games/aaa.ron"), "nonsense").expect("written");
    fs::write(folder.path().join("games/notes.txt"), "mine").expect("written");
    let games = storage.games();
    assert_eq!(games.len(), 2);
    assert!(games[0].summary.is_ok());
    let error = games[1].summary.as_ref().expect_err("nonsense");
    assert!(error.to_string().contains("aaa.ron:1:1"), "{error}");
}

#[test]
fn a_game_without_a_summary_has_its_names_its_rules_and_a_date() {
    let folder = folder();
    let storage = open(&folder);
    for (name, state) in [("over", states(2, 11).last().expect("a state")), ("begun", &states(4, 3)[20])] {
        let text = state.to_ron().expect("written");
        let start = text.find("    summary: (").expect("a summary");
        let end = start + text[start..].find("\n    ),\n").expect("an end") + 8;
        let path = folder.path().join(format!("games/{name}.ron"));
        for summary in ["", "    summary: (),\n", "    summary: (rule_set: \"setback\"),\n"] {
            fs::write(&path, [&text[..start], summary, &text[end..]].concat()).expect("written");
            let games = storage.games();
            let game = games.iter().find(|game| game.path == path).expect("on the list");
            let listed = game.summary.as_ref().expect("a summary");
            let loaded = storage::load(&path).expect("a game");
            for found in [listed, loaded.summary()] {
                let was = state.summary();
                assert_eq!((&found.players, &found.scores, found.hands), (&was.players, &was.scores, was.hands));
                assert_eq!((&found.winners, &found.course), (&was.winners, &was.course), "{name} {summary}");
                assert_eq!(found.rule_set, if summary.contains("setback") { "setback" } else { "auction_pitch" });
                assert!(found.saved.local_date().0 >= 2026, "{:?}", found.saved);
            }
            let found = Verification::of(&loaded).summary;
            // The game is none of Setback, whatever the summary says; of nothing else it says anything.
            let expected = if summary.contains("setback") { Listed::Differs } else { Listed::Missing };
            assert_eq!(found, expected, "{summary}");
        }
    }
}

#[test]
fn a_file_is_never_read_beyond_what_a_record_can_be() {
    let folder = folder();
    let path = folder.path().join("huge.ron");
    fs::File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("a sparse file");
    let error = storage::load(&path).expect_err("too large");
    assert!(error.to_string().contains("1099511627776 bytes"), "{error}");
    assert!(storage::load(folder.path()).is_err(), "a folder is no record");
    assert!(storage::load(&folder.path().join("none.ron")).is_err());
    #[cfg(target_os = "linux")]
    assert!(storage::load(Path::new("/dev/zero")).is_err());
}

#[test]
fn a_record_is_saved_under_a_name_of_the_players_own() {
    let folder = folder();
    let path = folder.path().join("new folder/best game.ron");
    let state = &states(4, 12)[20];
    storage::save_as(&path, state).expect("saved");
    assert_eq!(&storage::load(&path).expect("a record"), state);
}
