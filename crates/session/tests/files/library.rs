//! The list of saved games: what a player does with them loses none, and a broken file spoils no other.

use crate::play;
use crate::shelf::{folder, open, save};

use pitch_session::storage::{self, LibraryError, Obstacle, SavedGame, export};
use pitch_session::{Record, Storage, Summary, Table};

use std::fs;
use std::path::{Path, PathBuf};

/// A game after so many things were done.
fn after(players: u8, number: u64, steps: usize) -> Table {
    let mut table = play::table(players, number);
    for _ in 0..steps {
        assert!(play::step(&mut table, 0));
    }
    table
}

fn on_shelf(storage: &Storage) -> Vec<SavedGame> {
    storage.library().into_iter().filter(|game| !game.is_current).collect()
}

fn records(storage: &Storage) -> Vec<Record> {
    storage.library().iter().map(|game| storage::load(&game.path).expect("a record")).collect()
}

fn is_there(storage: &Storage, record: &Record) -> bool {
    records(storage).iter().any(|there| there.goes_on_from(record) && there.entries() == record.entries())
}

#[test]
fn taking_one_up_while_another_runs_loses_neither() {
    let folder = folder();
    let storage = open(&folder);
    let (first, second) = (after(4, 1, 12), after(3, 2, 30));
    save(&storage, first.record()).expect("saved");
    save(&storage, second.record()).expect("saved");
    let shelf = on_shelf(&storage);
    assert_eq!(shelf.len(), 1);
    let taken = storage.take_up(&shelf[0].path).expect("taken up");
    assert_eq!(taken.entries(), first.record().entries());
    assert!(is_there(&storage, first.record()) && is_there(&storage, second.record()));
    assert_eq!(storage.library().len(), 2, "no game is there twice");
    assert_eq!(storage.load_current().record.expect("a game").entries(), first.record().entries());

    // It is played on; then the other is taken up again, by a program that was started anew.
    let mut first = Table::resume(taken).expect("plays");
    assert!(play::step(&mut first, 0));
    save(&storage, first.record()).expect("saved");
    drop(storage);
    let storage = open(&folder);
    let second_file = on_shelf(&storage).pop().expect("a game").path;
    let taken = storage.take_up(&second_file).expect("taken up");
    assert_eq!(taken.entries(), second.record().entries());
    assert!(is_there(&storage, first.record()) && is_there(&storage, second.record()));
    assert_eq!(storage.library().len(), 2);

    // States of the game that was put aside, on their way to the disk, do not write over the one that was taken up.
    save(&storage, second.record()).expect("saved");
    save(&storage, first.record()).expect("saved");
    assert!(is_there(&storage, first.record()) && is_there(&storage, second.record()));
}

#[test]
fn two_lines_of_one_game_are_both_kept() {
    let folder = folder();
    let storage = open(&folder);
    let mut one = after(4, 3, 8);
    let mut other = one.clone();
    assert!(play::step(&mut one, 0) && play::step(&mut other, 1));
    while one.record().entries().last() == other.record().entries().last() {
        assert!(play::step(&mut one, 0) && play::step(&mut other, 1));
    }
    save(&storage, one.record()).expect("saved");
    // Somebody put a copy that was played on elsewhere into the folder.
    let place = folder.path().join("games/mine.ron");
    fs::write(&place, other.record().to_ron().expect("written")).expect("written");
    let taken = storage.take_up(&place).expect("taken up");
    assert_eq!(taken.entries(), other.record().entries());
    assert!(is_there(&storage, one.record()) && is_there(&storage, other.record()));
    let over = play::over(Table::resume(taken).expect("plays"));
    save(&storage, over.record()).expect("saved");
    assert!(is_there(&storage, one.record()) && is_there(&storage, over.record()));
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    let folder = folder();
    let storage = open(&folder);
    let game = after(4, 4, 20);
    save(&storage, game.record()).expect("saved");
    let current = storage.library()[0].path.clone();
    let copies: Vec<PathBuf> = (0..3).map(|_| storage.copy(&current, "The copy").expect("copied")).collect();
    assert_eq!(storage.library().len(), 4);
    let copy = storage::load(&copies[1]).expect("a record");
    assert_eq!((copy.summary().title.as_str(), copy.entries()), ("The copy", game.record().entries()));
    // The copy is played to its end; the game it was made from stays where it was.
    let taken = storage.take_up(&copies[1]).expect("taken up");
    let over = play::over(Table::resume(taken).expect("plays"));
    save(&storage, over.record()).expect("saved");
    assert!(is_there(&storage, game.record()) && is_there(&storage, over.record()));
    assert_eq!(storage.library().len(), 4);
}

#[test]
fn a_new_title_changes_nothing_else() {
    let folder = folder();
    let storage = open(&folder);
    let over = play::over(play::table(3, 5));
    save(&storage, over.record()).expect("saved");
    let path = on_shelf(&storage)[0].path.clone();
    let before = storage::load(&path).expect("a record");
    storage.rename(&path, "  The\u{202e} long\nevening ").expect("renamed");
    let after = storage::load(&path).expect("a record");
    assert_eq!(after.summary().title, "The long evening");
    assert_eq!(after.clone().titled(""), before);
    assert_eq!(on_shelf(&storage)[0].summary.as_ref().expect("a summary"), after.summary());
    storage.rename(&path, &"m".repeat(5000)).expect("renamed");
    let long = storage::load(&path).expect("a record").summary().title.chars().count();
    assert_eq!(long, Summary::LONGEST_TITLE);
}

#[test]
fn what_is_deleted_can_be_taken_back() {
    let folder = folder();
    let storage = open(&folder);
    for number in 6..9 {
        save(&storage, play::over(play::table(2, number)).record()).expect("saved");
    }
    fs::write(folder.path().join("games/broken.ron"), "nonsense").expect("written");
    let before = storage.library();
    let bytes = |path: &Path| fs::read(path).expect("a file");
    let held: Vec<Vec<u8>> = before.iter().map(|game| bytes(&game.path)).collect();
    let deleted: Vec<_> = before.iter().map(|game| storage.delete(&game.path).expect("deleted")).collect();
    assert!(storage.library().is_empty());
    // Another file has the name meanwhile; it is not written over.
    fs::write(&before[0].path, "mine").expect("written");
    for (deleted, held) in deleted.iter().zip(&held) {
        let place = storage.restore(deleted).expect("taken back");
        assert_eq!(&bytes(&place), held, "broken files come back as they were, too");
    }
    assert_eq!(bytes(&before[0].path), b"mine");
    assert_eq!(storage.library().len(), 5);
    assert!(storage.restore(&deleted[0]).is_err(), "only once");

    let _ = storage.delete(&before[1].path).expect("deleted");
    drop(storage);
    // A program that another test starts holds the lock as well, until it has begun.
    let storage = std::iter::repeat_with(|| open(&folder)).find(|storage| !storage.is_in_use()).expect("endless");
    assert_eq!(storage.library().len(), 4);
    assert!(!folder.path().join("deleted").exists(), "it is gone for good once the program is started again");
}

#[test]
fn a_second_window_only_looks() {
    let folder = folder();
    let first = open(&folder);
    save(&first, play::over(play::table(2, 9)).record()).expect("saved");
    save(&first, after(2, 10, 5).record()).expect("saved");
    let second = open(&folder);
    let games = second.library();
    assert_eq!(games.len(), 2);
    for game in &games {
        let held = fs::read(&game.path).expect("a file");
        let refused = [
            second.take_up(&game.path).expect_err("in use"),
            second.rename(&game.path, "x").expect_err("in use"),
            second.copy(&game.path, "x").expect_err("in use"),
            second.delete(&game.path).expect_err("in use"),
        ];
        for error in refused {
            assert!(matches!(&error, LibraryError::Save(error) if error.obstacle() == Obstacle::InUse), "{error}");
        }
        assert_eq!(fs::read(&game.path).expect("a file"), held);
    }
}

#[test]
fn an_export_writes_over_nothing() {
    let folder = folder();
    let record = play::over(play::table(2, 11)).record().clone();
    let stem = record.file_stem();
    fs::write(folder.path().join(format!("{stem}.txt")), "mine").expect("written");
    fs::write(folder.path().join(format!("{stem}-2.ron")), "mine").expect("written");
    let one = export(folder.path(), &record, "told").expect("exported");
    let two = export(folder.path(), &record, "told").expect("exported");
    assert_ne!(one, two);
    for exported in [one, two] {
        assert_eq!(storage::load(&exported.record).expect("a record"), record);
        assert_eq!(fs::read_to_string(&exported.told).expect("words"), "told");
    }
    let names = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(names, 6, "nothing but the two files, twice, and what was there");
    for name in [format!("{stem}.txt"), format!("{stem}-2.ron")] {
        assert_eq!(fs::read_to_string(folder.path().join(name)).expect("kept"), "mine");
    }
    let error = export(&folder.path().join("none"), &record, "told").expect_err("no such folder");
    assert_eq!(error.obstacle(), Obstacle::NoFolder);
    assert!(error.to_string().contains("none"), "{error}");
}

/// What can be wrong with a file, many times over, and whether the place is known.
fn broken(text: &str) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    let bytes = text.as_bytes();
    for part in 0..150 {
        files.push((format!("cut-{part}"), bytes[..bytes.len() * part / 150].to_vec()));
    }
    for (number, place) in (0..bytes.len()).step_by(bytes.len() / 200).enumerate() {
        let mut flipped = bytes.to_vec();
        flipped[place] ^= 0x80;
        files.push((format!("flipped-{number}"), flipped));
    }
    let wrong = ["\"x\"", "[]", "()", "-1", "99999999999999999999", "{}", "Some(3)", "nobody", "r#\"", "'a'"];
    let fields = ["format: ", "version: ", "players: ", "scores: ", "started: ", "target: ", "first_dealer: "];
    for field in fields {
        let begin = text.find(field).expect("a field") + field.len();
        let end = begin + text[begin..].find([',', '\n']).expect("its end");
        for (number, value) in wrong.iter().enumerate() {
            let changed = format!("{}{value}{}", &text[..begin], &text[end..]);
            files.push((format!("type-{}-{number}", field.trim_end_matches(": ")), changed.into_bytes()));
        }
    }
    for field in ["version", "summary", "rules", "players", "deals", "entries", "hands", "winners", "saved", "target"] {
        for other in ["kibitzers", "Version", "", "(", "summary: (summary"] {
            let changed = text.replacen(&format!("{field}: "), &format!("{other}: "), 1);
            files.push((format!("name-{field}-{}", files.len()), changed.into_bytes()));
        }
    }
    for version in 3..23_u32 {
        files.push((format!("newer-{version}"), text.replacen("version: 1", &format!("version: {version}"), 1).into()));
    }
    for (number, nested) in ["[", "(a:", "Some(", "{1:", "(", "\"", "/*", "r##\""].iter().enumerate() {
        let changed = text.replacen("summary: (", &format!("summary: ({}", nested.repeat(50_000)), 1);
        files.push((format!("nested-{number}"), changed.into_bytes()));
        let changed = text.replacen("entries: [", &format!("entries: [{}", nested.repeat(50_000)), 1);
        files.push((format!("deep-{number}"), changed.into_bytes()));
    }
    files
}

#[test]
fn every_broken_file_fails_alone_and_keeps_its_bytes() {
    let folder = folder();
    let storage = open(&folder);
    let good = play::over(play::table(4, 12));
    save(&storage, good.record()).expect("saved");
    save(&storage, after(4, 13, 10).record()).expect("saved");
    let text = good.record().to_ron().expect("written");
    let files = broken(&text);
    assert!(files.len() >= 500, "{}", files.len());
    let games = folder.path().join("games");
    for (name, bytes) in &files {
        fs::write(games.join(format!("{name}.ron")), bytes).expect("written");
    }
    let huge = games.join("huge.ron");
    fs::File::create(&huge).and_then(|file| file.set_len(1 << 30)).expect("a sparse file");
    fs::create_dir(games.join("folder.ron")).expect("made");

    let list = storage.library();
    assert_eq!(list.len(), files.len() + 4, "every file is in the list");
    let (mut placed, mut told) = (0, 0);
    for game in &list {
        let name = game.path.file_name().expect("a name").to_string_lossy().into_owned();
        // What the list does not see, opening does.
        let error = match (&game.summary, storage::load(&game.path)) {
            (Err(error), _) => error.clone(),
            (Ok(_), Err(error)) => error,
            (Ok(_), Ok(record)) => {
                // A letter of a name may be another without harm, and a record is also one without its summary.
                let harmless = ["flipped", "name-summary", "name-hands", "name-winners", "name-saved", "name-entries"];
                let is_known = game.is_current || record.entries() == good.record().entries();
                assert!(is_known || harmless.iter().any(|begin| name.starts_with(begin)), "{name} is taken for a game");
                continue;
            }
        };
        let message = error.to_string();
        assert!(message.contains(&name), "{message}");
        placed += usize::from(error.place().is_some());
        told += 1;
    }
    assert!(told >= 500, "{told} are told of");
    assert!(placed * 100 >= told * 85, "{placed} of {told} with line and column");

    // Whatever is tried with them, they stay as they are, and the games beside them can be played.
    for (name, bytes) in files.iter().step_by(9) {
        let path = games.join(format!("{name}.ron"));
        if storage::load(&path).is_err() {
            assert!(storage.take_up(&path).is_err() && storage.rename(&path, "x").is_err(), "{name}");
            assert!(storage.copy(&path, "x").is_err(), "{name}");
            assert_eq!(&fs::read(&path).expect("kept"), bytes, "{name}");
        }
    }
    assert_eq!(storage.library().len(), list.len());
    assert!(is_there_among(&storage, good.record()));
    assert_eq!(fs::metadata(&huge).expect("kept").len(), 1 << 30);
}

fn is_there_among(storage: &Storage, record: &Record) -> bool {
    storage.library().iter().filter_map(|game| storage::load(&game.path).ok()).any(|there| there.goes_on_from(record))
}
