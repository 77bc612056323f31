//! What keeps games, in the order in which it has to happen.

use super::{current, open, path, states, text};
use crate::disk::{Call, Memory};
use crate::play;
use crate::shelf::save;

use pitch_rules::{Points, Preset, Rules};
use pitch_session::record::MOST_ENTRIES;
use pitch_session::storage::Storage;
use pitch_session::{Deals, Evening, Next, Record, Review, RuleSet, SaveError, Statistics, Table, Timestamp, TryOut};

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

fn on_shelf(disk: &Memory, storage: &Storage) -> Vec<String> {
    storage.games().iter().map(|game| disk.get(&game.path).expect("a file")).collect()
}

fn records(texts: &[String]) -> Vec<Record> {
    texts.iter().map(|text| Record::parse(text).expect("a record")).collect()
}

fn has(texts: &[String], state: &Record) -> bool {
    records(texts).iter().any(|there| there.is_same_game(state) && there.entries() == state.entries())
}

#[test]
fn the_new_file_is_safe_before_it_has_its_name_and_its_name_before_that_is_told() {
    let disk = Memory::default();
    let storage = open(&disk);
    let states = states(1);
    save(&storage, &states[1]).expect("saved");
    let before = disk.calls().len();
    save(&storage, &states[2]).expect("saved");
    let calls: Vec<&str> = disk.calls()[before..].iter().map(|call| call.deed).collect();
    let written: Vec<&str> = calls.into_iter().skip_while(|deed| *deed != "create_in").collect();
    let order = ["create_in", "write", "sync", "has", "remove", "link", "rename", "sync_folder"];
    assert_eq!(written, order);
    assert_eq!(disk.unsafe_names(), 0);
}

#[test]
fn the_old_file_goes_back_where_the_new_one_finds_no_place() {
    let disk = Memory::default();
    let storage = open(&disk);
    let states = states(1);
    save(&storage, &states[1]).expect("saved");
    // This disk knows no second names, and refuses the new file.
    let is_new = |call: &Call| call.is("rename", "current.ron");
    let refused = Arc::new(Mutex::new(0));
    disk.fail(move |call| {
        let mut refused = refused.lock().expect("nobody panics with it");
        *refused += i32::from(is_new(call));
        (call.deed == "link" || is_new(call) && *refused == 1).then_some(28)
    });
    assert!(save(&storage, &states[2]).is_err());
    assert_eq!(current(&disk).expect("the old file").entries(), states[1].entries());
    assert!(disk.names().iter().all(|name| !name.contains(".tmp")), "{:?}", disk.names());
}

#[test]
fn a_disk_without_second_names_keeps_the_backup_all_the_same() {
    let disk = Memory::default();
    let storage = open(&disk);
    let states = states(1);
    disk.fail(|call| (call.deed == "link").then_some(1));
    for state in &states[1..4] {
        save(&storage, state).expect("saved");
    }
    let backup = Record::parse(&disk.get(path("current.ron.bak")).expect("a backup")).expect("a record");
    assert_eq!(backup.entries(), states[2].entries());
    assert_eq!(current(&disk).expect("a game").entries(), states[3].entries());
}

#[test]
fn what_was_left_half_written_is_swept_out_of_every_folder() {
    let disk = Memory::default();
    for folder in ["", "games", "rules"] {
        disk.put(path(folder).join(".auction-pitch-x.tmp"), "(");
        disk.put(path(folder).join("mine.txt"), "mine");
    }
    for name in ["a.ron", "notes.txt"] {
        disk.put(path("deleted").join(name), "(");
    }
    drop(open(&disk));
    let names = disk.names();
    assert!(!names.iter().any(|name| name.contains(".auction-pitch-")), "{names:?}");
    assert_eq!(names.iter().filter(|name| name.ends_with("mine.txt")).count(), 3);
    assert_eq!(names.iter().filter(|name| name.contains("deleted")).collect::<Vec<_>>(), ["/pitch/deleted/notes.txt"]);
}

#[test]
fn a_second_program_sweeps_and_writes_nothing() {
    let disk = Memory::default();
    let first = open(&disk);
    save(&first, &states(1)[2]).expect("saved");
    disk.put(path("games/.auction-pitch-x.tmp"), "(");
    disk.put(path("evening.ron"), "( wrong");
    disk.put(path("statistics.jsonl"), "wrong\n");
    let names = disk.names();
    let second = open(&disk);
    assert!(second.is_in_use());
    let _ = (second.load_current(), second.load_joined::<Evening>(), second.load_statistics(), second.library());
    assert_eq!(disk.names(), names);
}

/// The states of a game in which something else is done once it has gone so far.
fn other_line(number: u64, from: usize) -> Record {
    let mut table = Table::resume(states(number)[from].clone()).expect("plays");
    while play::step(&mut table, 1) {
        let entries = table.record().entries();
        let usual = &states(number);
        if usual.iter().all(|state| !state.entries().starts_with(entries)) {
            return table.record().clone();
        }
    }
    panic!("there is no other line");
}

#[test]
fn an_unfinished_game_is_kept_though_the_shelf_has_another_line_of_it() {
    let game = states(1);
    let other = other_line(1, 6);
    for on_shelf_now in [&other, &game[4]] {
        let disk = Memory::default();
        disk.put(path("current.ron"), text(&game[10]));
        disk.put(path("games").join(format!("{}.ron", game[10].file_stem())), text(on_shelf_now));
        let storage = open(&disk);
        save(&storage, &states(2)[3]).expect("saved");
        let shelf = on_shelf(&disk, &storage);
        assert!(has(&shelf, &game[10]), "the game that was played");
        assert_eq!(has(&shelf, &other), std::ptr::eq(on_shelf_now, &other), "another line is another game");
        assert!(!has(&shelf, &game[4]), "an older state is not kept beside a later one");
    }
}

#[test]
fn a_game_is_not_put_on_the_shelf_beside_a_later_state_of_it() {
    let game = states(1);
    let disk = Memory::default();
    disk.put(path("current.ron"), text(&game[6]));
    disk.put(path("games").join(format!("{}.ron", game[6].file_stem())), text(&game[10]));
    let storage = open(&disk);
    save(&storage, &states(2)[3]).expect("saved");
    let shelf = on_shelf(&disk, &storage);
    assert_eq!((shelf.len(), has(&shelf, &game[10])), (1, true));
}

#[test]
fn what_is_wrong_and_in_the_way_is_not_written_over() {
    let game = states(1);
    let over = game.last().expect("a state");
    let disk = Memory::default();
    let place = path("games").join(format!("{}.ron", over.file_stem()));
    disk.put(&place, "( mine");
    let storage = open(&disk);
    save(&storage, &game[5]).expect("saved");
    save(&storage, over).expect("saved");
    assert_eq!(disk.get(&place).as_deref(), Some("( mine"));
    assert_eq!(storage.games().len(), 2);
    // The same for a game that is pushed aside.
    let disk = Memory::default();
    disk.put(&place, "( mine");
    let storage = open(&disk);
    save(&storage, &game[5]).expect("saved");
    save(&storage, &states(2)[5]).expect("saved");
    assert_eq!(disk.get(&place).as_deref(), Some("( mine"));
    assert_eq!(storage.games().len(), 2);
}

#[test]
fn the_backup_goes_before_the_game_that_is_over() {
    let disk = Memory::default();
    let storage = open(&disk);
    let game = states(1);
    for state in &game[3..6] {
        save(&storage, state).expect("saved");
    }
    disk.fail(|call| call.is("remove", "current.ron.bak").then_some(5));
    assert!(save(&storage, game.last().expect("a state")).is_err());
    drop(storage);
    disk.mend();
    let loaded = open(&disk).load_current();
    assert!(!loaded.from_backup && loaded.record.is_some_and(|record| record.entries() == game[5].entries()));
}

/// Lets the first write of a file wait, and tells that it has begun.
fn hold_back(disk: &Memory) -> (Receiver<()>, Sender<()>) {
    let (begun, has_begun) = mpsc::channel();
    let (release, released) = mpsc::channel();
    let held = Mutex::new(Some((begun, released)));
    disk.fail(move |call| {
        let held = if call.deed == "write" { held.lock().expect("nobody panics with it").take() } else { None };
        if let Some((begun, released)) = held {
            let _ = begun.send(());
            let _ = released.recv();
        }
        None
    });
    (has_begun, release)
}

/// Whether this comes back only after the write that is held back. What it gives back is closed later.
fn waits(disk: &Memory, storage: Storage, deed: impl FnOnce(Storage) -> Option<Storage> + Send + 'static) -> bool {
    let (has_begun, release) = hold_back(disk);
    storage.submit(states(1)[7].clone(), |_| ());
    has_begun.recv().expect("it is being written");
    let (done, is_done) = mpsc::channel();
    let deed = std::thread::spawn(move || {
        let open = deed(storage);
        let _ = done.send(());
        drop(open);
    });
    // Who does not wait is done at once.
    let waits = is_done.recv_timeout(Duration::from_millis(150)).is_err();
    release.send(()).expect("it is held back");
    deed.join().expect("done");
    waits
}

#[test]
fn closing_and_moving_files_wait_for_what_is_being_written() {
    let disk = Memory::default();
    let closing = |storage| {
        drop(storage);
        None
    };
    assert!(waits(&disk, open(&disk), closing), "closing");
    assert_eq!(current(&disk).expect("saved").entries(), states(1)[7].entries());
    let disk = Memory::default();
    let listing = |storage: Storage| {
        assert!(storage.library().iter().all(|game| game.is_current), "there is no other game");
        Some(storage)
    };
    assert!(waits(&disk, open(&disk), listing), "listing");
    let disk = Memory::default();
    disk.put(path("games/x.ron"), text(&states(2)[5]));
    let moved = waits(&disk, open(&disk), |storage| {
        let _ = storage.take_up(&path("games/x.ron")).expect("taken up");
        Some(storage)
    });
    assert!(moved, "taking up");
    assert_eq!(current(&disk).expect("taken up").entries(), states(2)[5].entries());
}

#[test]
fn everything_that_waits_is_written_before_the_program_leaves() {
    let disk = Memory::default();
    let storage = open(&disk);
    let (has_begun, release) = hold_back(&disk);
    let [one, two] = [states(1), states(2)];
    let (told, heard) = mpsc::channel();
    for state in [&one[3], &two[3], &one[4], &one[5], &two[4], &two[5]] {
        let (told, entries) = (told.clone(), state.entries().len());
        storage.submit(state.clone(), move |result| told.send((entries, result.is_ok())).expect("somebody listens"));
    }
    drop(told);
    has_begun.recv().expect("it is being written");
    release.send(()).expect("it is held back");
    drop(storage);
    let expected = [&one[3], &two[3], &one[4], &one[5], &two[4], &two[5]].map(|state| (state.entries().len(), true));
    assert_eq!(heard.iter().collect::<Vec<_>>(), expected);
    // Of a game that waits only the last state is written; states of another are never taken for it.
    let storage = open(&disk);
    assert_eq!(current(&disk).expect("a game").entries(), two[5].entries());
    assert!(has(&on_shelf(&disk, &storage), &one[5]));
}

#[test]
fn the_later_state_is_taken_up() {
    let game = states(1);
    let disk = Memory::default();
    let place = path("games").join(format!("{}.ron", game[5].file_stem()));
    disk.put(&place, text(&game[5]));
    disk.put(path("current.ron"), text(&game[9]));
    disk.put(path("current.ron.bak"), text(&game[8]));
    let storage = open(&disk);
    let taken = storage.take_up(&place).expect("taken up");
    assert_eq!(taken.entries(), game[9].entries());
    assert_eq!(current(&disk).expect("a game").entries(), game[9].entries());
}

#[test]
fn a_game_that_was_deleted_does_not_come_back_from_its_backup() {
    let disk = Memory::default();
    let storage = open(&disk);
    let game = states(1);
    for state in &game[3..6] {
        save(&storage, state).expect("saved");
    }
    // If its backup cannot be removed it is not deleted at all.
    disk.fail(|call| call.is("remove", "current.ron.bak").then_some(5));
    assert!(storage.delete(&path("current.ron")).is_err());
    assert_eq!(current(&disk).expect("it is there").entries(), game[5].entries());
    disk.mend();
    let deleted = storage.delete(&path("current.ron")).expect("deleted");
    assert!(storage.load_current().record.is_none());
    let place = storage.restore(&deleted).expect("had back");
    assert_eq!(place, path("games").join(format!("{}.ron", game[5].file_stem())));
    let _ = storage.delete(&place).expect("deleted");
    drop(storage);
    let storage = open(&disk);
    assert!(storage.load_current().record.is_none() && storage.library().is_empty());
}

#[test]
fn what_could_not_be_deleted_safely_is_where_it_was() {
    let disk = Memory::default();
    let storage = open(&disk);
    let game = states(1);
    save(&storage, game.last().expect("a state")).expect("saved");
    let place = storage.games()[0].path.clone();
    for folder in ["games", "deleted"] {
        disk.fail(move |call| call.is("sync_folder", folder).then_some(5));
        assert!(storage.delete(&place).is_err(), "{folder}");
        assert!(disk.get(&place).is_some(), "{folder}: what is told not to be deleted is not gone at the next start");
    }
}

#[test]
fn what_has_no_length_is_not_taken_for_whole_where_reading_ends() {
    let most = pitch_session::syntax::MAX_BYTES as usize;
    let state = text(&states(1)[5]);
    let disk = Memory::default();
    let blanks = |length: usize| state.clone() + &" ".repeat(length - state.len());
    for (length, is_read) in [(most, true), (most + 1, false), (most + 4096, false)] {
        disk.put(path("current.ron"), blanks(length));
        disk.hide_length(path("current.ron"));
        let storage = open(&disk);
        assert_eq!(storage.load_current().record.is_some(), is_read, "{length}");
    }
}

#[test]
fn a_file_that_was_cut_off_is_not_listed_as_whole() {
    let disk = Memory::default();
    let game = text(states(1).last().expect("a state"));
    let end = game.trim_end().len();
    let cuts = [end - 1, end - 2, end / 2, end - end / 8];
    for (number, cut) in cuts.into_iter().enumerate() {
        disk.put(path(&format!("games/{number}.ron")), &game.as_bytes()[..cut]);
    }
    disk.put(path("games/whole.ron"), game.clone());
    let storage = open(&disk);
    let listed: Vec<bool> = storage.games().iter().map(|game| game.summary.is_ok()).collect();
    assert_eq!(listed, [true, false, false, false, false]);
}

#[test]
fn brackets_are_nested_no_deeper_than_is_read() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let read = |depth| pitch_session::syntax::read::<serde::de::IgnoredAny>(&nested(depth));
    assert!(read(10).is_ok());
    for depth in [40, 1000] {
        assert!(read(depth).is_err(), "{depth}");
    }
}

#[test]
fn what_is_tried_out_is_counted_nowhere() {
    let over = play::over(play::table(2, 1));
    let review = Review::of(over.record()).expect("a hand");
    for what in [TryOut::FromHere, TryOut::Again, TryOut::Moved] {
        let table = play::over(review.table(what, &Deals::from_number(5)).expect("a table"));
        assert!(table.is_try_out() && table.game().end().is_some());
        assert!(!Statistics::default().follow(&table, Timestamp::now()), "{what:?}");
        assert!(!Evening::default().follow(&table, Timestamp::now()), "{what:?}");
    }
    let now = Timestamp::now();
    assert!(Statistics::default().follow(&over, now) && Evening::default().follow(&over, now));
}

#[test]
fn a_state_of_the_game_before_does_not_write_over_the_one_that_was_taken_up() {
    let disk = Memory::default();
    let storage = open(&disk);
    let [one, two] = [states(1), states(2)];
    save(&storage, &one[5]).expect("saved");
    save(&storage, &two[5]).expect("saved");
    let place = storage.games()[0].path.clone();
    let _ = storage.take_up(&place).expect("taken up");
    save(&storage, &two[6]).expect("saved");
    assert_eq!(current(&disk).expect("a game").entries(), two[6].entries());
    assert!(has(&on_shelf(&disk, &storage), &one[5]), "the game that was taken up is on the shelf again");
}

#[test]
fn the_game_in_play_is_taken_up_as_it_is() {
    let disk = Memory::default();
    let storage = open(&disk);
    let game = states(1);
    save(&storage, &game[5]).expect("saved");
    save(&storage, &game[6]).expect("saved");
    let names = disk.names();
    let taken = storage.take_up(&path("current.ron")).expect("taken up");
    assert_eq!((taken.entries(), disk.names()), (game[6].entries(), names));
}

#[test]
fn the_moment_of_saving_is_noted() {
    let disk = Memory::default();
    let storage = open(&disk);
    let state = states(1).swap_remove(5);
    save(&storage, &state).expect("saved");
    let saved = current(&disk).expect("a game");
    assert!(saved.summary().saved > state.summary().saved);
}

#[test]
fn a_folder_that_stands_in_the_list_is_never_moved() {
    let disk = Memory::default();
    let storage = open(&disk);
    assert!(storage.delete(&path("games")).is_err());
    assert!(disk.calls().iter().all(|call| call.deed != "rename"), "it is not even tried");
}

#[test]
fn a_rule_set_that_somebody_else_changed_is_not_taken_away() {
    let disk = Memory::default();
    let storage = open(&disk);
    let named = |name: &str, target| {
        RuleSet::new(name, Preset::AuctionPitch, Rules { target: Points(target), ..Rules::default() })
    };
    let mut sets = storage.rule_sets();
    sets.store(&[named("One", 7), named("Two", 7)]).expect("stored");
    let theirs = named("One", 21).to_ron().expect("text");
    disk.put(path("rules/One.ron"), theirs.clone());
    sets.store(&[]).expect("stored");
    assert_eq!(disk.get(path("rules/One.ron")), Some(theirs), "it is another by now");
    assert_eq!(disk.get(path("rules/Two.ron")), None);
}

#[test]
fn a_rule_set_that_was_taken_away_does_not_come_back_without_power() {
    let disk = Memory::default();
    let storage = open(&disk);
    let mut sets = storage.rule_sets();
    sets.store(&[RuleSet::new("One", Preset::AuctionPitch, Rules::default())]).expect("stored");
    sets.store(&[]).expect("stored");
    assert_eq!(disk.without_power(0, false).get(path("rules/One.ron")), None);
}

#[test]
fn a_game_that_is_too_long_to_be_read_again_does_not_take_the_place_of_what_can_be() {
    let disk = Memory::default();
    let storage = open(&disk);
    let mut table = play::table(2, 1);
    while !matches!(table.next(), Next::Person(_)) {
        assert!(play::step(&mut table, 0));
    }
    let hints = "hint(0),".repeat(MOST_ENTRIES - table.record().entries().len());
    let written = text(table.record());
    let (before, after) = written.split_at(written.rfind(']').expect("the end of the entries"));
    let long = Record::parse(&format!("{before}{hints}{after}")).expect("as long as can be");
    save(&storage, &long).expect("saved");
    let mut table = Table::resume(long.clone()).expect("plays");
    assert!(table.hint().is_some());
    let error = save(&storage, table.record()).expect_err("one more is not read");
    assert!(matches!(&error, SaveError::TooLong { .. }), "{error}");
    assert_eq!(current(&disk).expect("the game before").entries(), long.entries());
}
