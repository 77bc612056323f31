//! The saved games in a real window: called otherwise, copied, deleted and had back, written out, and gone on with.

use crate::desk::{Desk, try_until, wait_until};
use crate::person::{By, Person, decision};
use crate::{entries, is_persons_turn, play, saved};

use pitch_app::screen::saves::{self, Saves};
use pitch_rules::{Points, Rules};
use pitch_session::storage::{self, SavedGame, games_in};
use pitch_session::{Record, Table};

use iced::Rectangle;

use std::path::{Path, PathBuf};

/// All of the window.
pub const WINDOW: Rectangle = Rectangle { x: 0.0, y: 0.0, width: 1280.0, height: 800.0 };

/// A game in which the person has to decide, some way into it.
pub fn begun(players: u8, number: u64) -> Table {
    let mut table = play::table(players, number);
    let mut steps = 0;
    while steps < 12 || !is_persons_turn(&table) {
        assert!(play::step(&mut table, 0), "it goes on");
        steps += 1;
    }
    table
}

/// A short game that is over.
pub fn over(number: u64) -> Table {
    play::over(play::table_by(Rules { target: Points(7), ..Rules::default() }, number))
}

/// A data folder with these games on the shelf, and this one being played.
pub fn folder_with(current: Option<&Record>, shelf: &[&Record]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("games")).expect("made");
    for record in shelf {
        let place = folder.path().join("games").join(format!("{}.ron", record.file_stem()));
        storage::save_as(&place, record).expect("written");
    }
    if let Some(record) = current {
        storage::save_as(&folder.path().join("current.ron"), record).expect("written");
    }
    folder
}

/// Starts the program with this folder, in its first screen.
pub fn start(desk: &mut Desk, folder: &Path) {
    desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
    desk.start(&["--data-dir", &folder.display().to_string(), "--lang", "en"]);
}

/// Opens something from the first screen by its letter.
pub fn open_by(desk: &Desk, letter: &str) {
    let home = desk.picture();
    try_until("what is opened by its letter", || desk.key(letter), || desk.picture() != home);
}

/// Opens the list of all games, behind those in progress.
fn open_list(desk: &Desk) {
    open_by(desk, "g");
    desk.wait_until_still();
    for key in ["End", "Right", "Return"] {
        desk.key(key);
    }
    desk.wait_until_still();
}

fn titles(folder: &Path) -> Vec<String> {
    games_in(folder).iter().map(|game| game.summary.as_ref().expect("a summary").title.clone()).collect()
}

/// The place in the list of the game with these entries.
fn place_of(folder: &Path, record: &Record) -> usize {
    let is = |game: &SavedGame| storage::load(&game.path).is_ok_and(|there| there.entries() == record.entries());
    games_in(folder).iter().position(is).expect("on the list")
}

fn choose(desk: &Desk, place: usize) {
    desk.tap("Home");
    for _ in 0..place {
        desk.tap("Down");
    }
    desk.settle();
}

fn call(desk: &Desk, title: &str) {
    desk.key("F2");
    // What is typed takes the place of the old name.
    desk.write(title);
    desk.key("Return");
}

#[test]
fn saved_games_are_looked_after_by_keys_alone() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (current, aside, over) = (begun(4, 1), begun(3, 2), over(3));
    let folder = folder_with(Some(current.record()), &[aside.record(), over.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    // From the first key on keys are named.
    desk.key("F12");
    desk.wait_until_still();
    let home = desk.picture_of(WINDOW);
    open_list(&desk);

    // Every game is on the list, and is called by another name there.
    let games = [(&current, "One by the fire"), (&aside, "The long one"), (&over, "With Ana")];
    let name_of = |table: &Table| titles(folder)[place_of(folder, table.record())].clone();
    for (table, name) in games {
        choose(&desk, place_of(folder, table.record()));
        call(&desk, name);
        wait_until("the name", || name_of(table) == name);
    }
    assert!(games.iter().all(|(table, name)| name_of(table) == *name));

    // Escape ends a question, and the next ones close the list and the games before it; so they do with what was looked for.
    for ask in ["F2", "ctrl+e", "/"] {
        desk.key(ask);
        desk.write("not");
        desk.key("Escape");
        desk.wait_until_still();
        assert_ne!(desk.picture_of(WINDOW), home, "after {ask} only the question ends");
        desk.key("Escape");
        desk.key("Escape");
        assert!(desk.looks_like(WINDOW, home), "after {ask} the list is closed by the next Escape");
        open_list(&desk);
    }
    assert!(games.iter().all(|(table, name)| name_of(table) == *name));
    choose(&desk, place_of(folder, over.record()));

    desk.key("ctrl+c");
    wait_until("the copy", || titles(folder).len() == 4);
    let copies = || titles(folder).iter().filter(|title| **title == "With Ana (copy)").count();
    assert_eq!((copies(), titles(folder).contains(&"With Ana".to_owned())), (1, true), "{:?}", titles(folder));

    // The copy is chosen now. It goes, and comes back.
    let before = games_in(folder);
    desk.key("Delete");
    wait_until("the copy to be gone", || titles(folder).len() == 3);
    assert_eq!(copies(), 0);
    desk.key("ctrl+z");
    wait_until("the copy to be back", || titles(folder).len() == 4);
    let paths = |games: &[SavedGame]| games.iter().map(|game| game.path.clone()).collect::<Vec<PathBuf>>();
    assert_eq!(paths(&games_in(folder)), paths(&before));

    // Into the usual folder, whose name is there already.
    choose(&desk, place_of(folder, over.record()));
    desk.key("ctrl+e");
    desk.key("Return");
    let files = |ending: &str| {
        let all = std::fs::read_dir(desk.home()).expect("a folder").flatten().map(|file| file.path());
        all.filter(|path| path.extension().is_some_and(|it| it == ending)).collect::<Vec<PathBuf>>()
    };
    wait_until("the files", || (files("ron").len(), files("txt").len()) == (1, 1));
    let record = storage::load(&files("ron")[0]).expect("a record");
    assert_eq!(record.entries(), over.record().entries());
    let told = std::fs::read_to_string(&files("txt")[0]).expect("words");
    assert!(told.starts_with("With Ana") && told.contains("Hand 1") && told.contains("wins the game."), "{told}");
}

#[test]
fn a_saved_game_is_gone_on_with_and_the_other_is_kept() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (current, aside, over) = (begun(4, 1), begun(3, 2), over(3));
    let folder = folder_with(Some(current.record()), &[aside.record(), over.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    open_list(&desk);
    choose(&desk, place_of(folder, aside.record()));
    desk.key("Return");
    wait_until("the other game", || saved(folder).is_some_and(|table| table.record().goes_on_from(aside.record())));
    assert_eq!(titles(folder).len(), 3, "no game is lost, and none is there twice");
    let _ = place_of(folder, current.record());

    desk.wait_until_still();
    let table = saved(folder).expect("a game");
    assert!(is_persons_turn(&table), "it is where it was");
    Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
    wait_until("the decision", || saved(folder).is_some_and(|now| entries(&now) > entries(&table)));
    assert!(saved(folder).expect("a game").record().goes_on_from(aside.record()));
    assert_eq!(titles(folder).len(), 3);
}

#[test]
fn saved_games_are_looked_after_by_clicks() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (one, other) = (over(4), begun(4, 5));
    let one_called = one.record().clone().titled("An evening in March");
    let folder = folder_with(None, &[&one_called, other.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    open_list(&desk);
    let person = Person::new(&desk, By::Clicks);
    let mut list = Saves::new(games_in(folder), false, &person.context);
    let row = person.place_of(list.view(&person.context), "An evening in March");
    desk.click_at(row);
    let chosen = games_in(folder)[place_of(folder, one.record())].path.clone();
    let _ = list.update(saves::Message::Chosen(chosen), &person.context);
    desk.settle();
    desk.click_at(person.place_of(list.view(&person.context), "Copy"));
    wait_until("the copy", || titles(folder).contains(&"An evening in March (copy)".to_owned()));
    desk.settle();
    desk.click_at(person.place_of(list.view(&person.context), "Delete"));
    wait_until("the copy to be gone", || titles(folder).len() == 2);
    assert!(titles(folder).contains(&"An evening in March".to_owned()), "what was copied is there");
}
