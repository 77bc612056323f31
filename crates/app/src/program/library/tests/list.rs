//! The list of saved games: what goes wrong with a file is told there, and no deed changes another game than it says.

use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::Message;
use crate::program::tests::desk::{Desk, against_the_rules, begun, folder, over, playing, shelf, step, table_of};
use crate::saved_game::Command;
use crate::screen::saves;
use crate::sheet::Sheet;
use pitch_language::t;
use pitch_session::storage::{self, SavedGame};
use pitch_session::{Next, Record, Storage, Table};

use std::fs;
use std::path::PathBuf;

/// A game that a person plays with bots, and one that is over.
fn two() -> (Table, Table) {
    (begun(table_of(&["Sam"], 3, 7, 2), 4), over(table_of(&["Sam"], 3, 3, 4)))
}

fn games(desk: &Desk) -> Vec<SavedGame> {
    desk.program.keeper.storage().map(Storage::library).unwrap_or_default()
}

fn path_of(desk: &Desk, game: &Record) -> PathBuf {
    let is_it = |saved: &&SavedGame| storage::load(&saved.path).is_ok_and(|there| there.is_same_game(game));
    games(desk).iter().find(is_it).expect("on the list").path.clone()
}

fn title_of(desk: &Desk, game: &Record) -> String {
    storage::load(&path_of(desk, game)).expect("a record").summary().title.clone()
}

/// The person decides, but the file of the game stays as it was.
fn decide_without_a_trace(desk: &mut Desk) -> Record {
    let written = fs::read(desk.file("current.ron")).expect("a file");
    desk.decide();
    // The list waits for what is being written.
    let _ = games(desk);
    fs::write(desk.file("current.ron"), written).expect("written");
    desk.game().clone()
}

#[test]
fn the_copy_is_what_is_chosen_next() {
    let desk = &mut Desk::at(shelf(&[two().1.record()]));
    desk.letters("g");
    desk.press([Key::Command('c')]);
    assert!(desk.saves().game().is_some_and(|game| game.title.ends_with("(copy)")), "{:?}", desk.saves().said());
    assert_eq!(games(desk).len(), 2);
}

#[test]
fn what_cannot_be_done_with_a_file_is_told_on_the_list() {
    let (unfinished, done) = two();
    for deed in [Command::Open, Command::Review] {
        let mut desk = Desk::at(shelf(&[unfinished.record(), done.record()]));
        desk.letters("g");
        let path = path_of(&desk, done.record());
        fs::write(&path, "garbage").expect("written");
        desk.with_game(deed(path.clone()));
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(desk.saves().said().is_some_and(|said| said.contains(&name)), "{:?}", desk.saves().said());
        assert!(desk.program.notices.is_empty());
        let is_marked = (0..2).any(|place| {
            desk.press([Key::Home, Key::Home]);
            desk.press(vec![Key::Down; place]);
            desk.saves().game().is_some_and(|game| !game.is_sound())
        });
        assert!(is_marked, "it is seen in the list as well");
    }

    let mut desk = Desk::at(shelf(&[done.record(), &against_the_rules(unfinished.record())]));
    desk.letters("g");
    desk.with_game(Command::Open(path_of(&desk, unfinished.record())));
    assert!(desk.program.table().is_none());
    assert!(
        desk.saves().said().is_some_and(|said| said.contains("can be read only up to")),
        "{:?}",
        desk.saves().said()
    );
    let early = begun(table_of(&["Eve"], 3, 7, 2), 4);
    storage::save_as(&desk.file("games/early.ron"), early.record()).expect("written");
    desk.with_game(Command::Review(desk.file("games/early.ron")));
    assert_eq!(desk.saves().said(), Some(t!(desk.program.context.language, "saves-nothing-over").as_str()));
    let path = path_of(&desk, done.record());
    fs::remove_file(&path).expect("removed");
    desk.with_game(Command::Delete(path, "It".to_owned()));
    assert!(desk.saves().said().is_some_and(|said| said.contains("couldn’t be")), "{:?}", desk.saves().said());
}

#[test]
fn damaged_files_are_marked_whatever_lies_over_the_list() {
    let (unfinished, done) = two();
    let folder = shelf(&[unfinished.record(), done.record()]);
    let path = folder.path().join("games").join(format!("{}.ron", done.record().file_stem()));
    let text = fs::read_to_string(&path).expect("a file").replacen("deal(\"", "deal(\"ZZ ", 1);
    let sound = |desk: &mut Desk| {
        let at = |desk: &mut Desk, place| {
            desk.press([Key::Home, Key::Home]);
            desk.press(vec![Key::Down; place]);
            desk.saves().game().is_some_and(saves::Game::is_sound)
        };
        [at(desk, 0), at(desk, 1)].into_iter().filter(|is_sound| *is_sound).count()
    };
    let mut desk = Desk::at(folder);
    desk.press([Key::Letter('g'), Key::Command('f')]);
    assert_eq!(sound(&mut desk), 2);
    fs::write(&path, text).expect("written");
    let found = storage::unreadable(&[path]);
    desk.press([Key::Function(1)]);
    desk.happens(Message::Checked(found));
    desk.press([Key::Escape]);
    assert_eq!(sound(&mut desk), 1, "also while the help lies over it");
    desk.press([Key::Escape, Key::Escape, Key::Letter('g'), Key::Command('f')]);
    assert_eq!(sound(&mut desk), 1, "all files are looked into when it is opened");
}

#[test]
fn a_second_window_says_so_and_writes_nothing() {
    let (unfinished, done) = two();
    let folder = shelf(&[done.record()]);
    storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
    let first = Desk::at(folder);
    let mut second = first.beside();
    assert!(second.is_told("Another Auction Pitch is using this folder"), "{:?}", second.program.notices);
    while !second.program.notices.is_empty() {
        second.press([Key::Escape]);
    }
    second.press([Key::Letter('g'), Key::Command('f'), Key::Home, Key::Enter]);
    assert_eq!(second.saves().said(), Some("This table is being played in another window."));
    second.press([Key::Escape, Key::Enter]);
    second.decide();
    assert!(second.program.notices.is_empty(), "it was told once: {:?}", second.program.notices);
    assert_eq!(first.kept().entries(), unfinished.record().entries());
    // Who leaves is asked, since the game is not saved.
    second.happens(Message::CloseRequested);
    assert!(
        !second.screen.is_left && second.sees("Another Auction Pitch")
            || matches!(second.top(), Some(Sheet::Consent(_)))
    );
}

#[test]
fn a_second_window_saves_once_the_first_is_left_and_nothing_of_either_is_lost() {
    let (unfinished, _) = two();
    let folder = shelf(&[]);
    storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
    let mut first = Desk::at(folder);
    let mut second = first.beside();
    second.program.notices.clear();
    // Both go on with the same game.
    first.press([Key::Enter]);
    second.press([Key::Enter]);
    second.decide();
    for _ in 0..3 {
        first.decide();
    }
    let theirs = first.kept();
    first.happens(Message::CloseRequested);
    assert!(first.screen.is_left);
    drop(first);
    assert!(second.program.notices.is_empty(), "nobody knows yet");
    second.decide();
    assert!(second.is_told("From now on your game is saved here"), "{:?}", second.program.notices);
    assert!(second.is_told("yours goes on as a copy"), "{:?}", second.program.notices);
    assert!(second.program.keeper.door().is_some() || cfg!(windows), "it can be visited now");
    second.happens(Message::CloseRequested);
    assert!(second.screen.is_left, "all is saved: {:?}", second.program.notices);
    let (copy, kept) = (second.game().clone(), second.kept());
    assert_eq!((kept.entries(), kept.summary().copy), (copy.entries(), 1));
    let folder = std::rc::Rc::clone(&second.folder);
    drop(second);
    let games = storage::games_in(folder.path());
    let records: Vec<_> = games.iter().map(|game| storage::load(&game.path).expect("a game")).collect();
    assert_eq!(records.len(), 2);
    assert!(records.iter().any(|record| record.goes_on_from(&theirs)), "theirs is there");
}

#[test]
fn a_game_that_only_the_other_window_played_on_goes_on_here_and_is_no_copy() {
    let (unfinished, _) = two();
    let folder = shelf(&[]);
    storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
    let mut first = Desk::at(folder);
    let mut second = first.beside();
    first.press([Key::Enter]);
    for _ in 0..3 {
        first.decide();
    }
    let theirs = first.kept();
    first.happens(Message::CloseRequested);
    drop(first);
    second.press([Key::Letter('g')]);
    assert!(second.is_told("From now on your game is saved here"), "{:?}", second.program.notices);
    assert!(!second.is_told("as a copy"), "it went on there alone: {:?}", second.program.notices);
    second.ask(Outcome::Close);
    second.ask(Outcome::Continue);
    assert!(second.game().goes_on_from(&theirs) && second.game().summary().copy == 0);
}

#[test]
fn the_game_that_was_chosen_is_the_one_that_is_played() {
    // Two lines of one game: in one the person did this, in the other something else.
    let fork = begun(table_of(&["Sam"], 3, 7, 2), 4);
    let line = |choice: usize| {
        let mut table = fork.clone();
        let seat = table.to_act().expect("a person");
        let action = table.game().legal(seat)[choice].clone();
        let _ = table.act(seat, action).expect("legal");
        table
    };
    let (one, other) = (line(0), line(1));
    let folder = shelf(&[other.record()]);
    storage::save_as(&folder.path().join("current.ron"), one.record()).expect("written");
    let mut desk = Desk::at(folder);
    desk.press([Key::Enter, Key::Escape, Key::Letter('g')]);
    let path = games(&desk).into_iter().find(|game| !game.is_current).expect("the other line").path;
    desk.with_game(Command::Open(path));
    assert!(desk.program.sheets.is_empty() && desk.game().goes_on_from(other.record()));
    assert!(
        games(&desk).iter().any(|game| storage::load(&game.path).is_ok_and(|there| there.goes_on_from(one.record())))
    );

    // The table shows the end of a game of which an earlier state lies there.
    let mut early = table_of(&["Sam"], 3, 3, 4);
    assert!(step(&mut early));
    let early = begun(early, 0);
    let done = over(early.clone());
    let mut desk = Desk::at(shelf(&[early.record()]));
    let file = desk.file("done.ron");
    storage::save_as(&file, done.record()).expect("written");
    let early_path = path_of(&desk, early.record());
    let earlier = fs::read(&early_path).expect("a file");
    desk.happens(Message::FileDropped(file));
    fs::write(desk.file("games/earlier.ron"), earlier).expect("written");
    assert!(desk.game().is_over());
    desk.with_game(Command::Open(desk.file("games/earlier.ron")));
    assert!(!desk.game().is_over() && desk.game().goes_on_from(early.record()));
}

#[test]
fn a_curtain_stays_over_the_table_that_is_gone_on_with() {
    let game = begun(table_of(&["Sam", "Eve"], 0, 7, 2), 4);
    let folder = shelf(&[two().1.record()]);
    storage::save_as(&folder.path().join("current.ron"), game.record()).expect("written");
    let mut desk = Desk::at(folder);
    desk.press([Key::Enter]);
    let is_covered = |desk: &Desk| matches!(desk.program.sheets[..], [Sheet::Curtain(_)]) && desk.table().is_covered();
    assert!(is_covered(&desk));
    desk.press([Key::Escape, Key::Escape]);
    assert!(is_covered(&desk), "the menu is closed");
    let garbage = desk.file("garbage.ron");
    fs::write(&garbage, "garbage").expect("written");
    desk.happens(Message::FileDropped(garbage));
    desk.press([Key::Escape]);
    assert!(is_covered(&desk), "a file was dropped and couldn’t be read");
    let open = |desk: &mut Desk| {
        let path = path_of(desk, game.record());
        desk.with_game(Command::Open(path));
    };
    desk.press([Key::Escape, Key::Letter('g')]);
    open(&mut desk);
    assert!(is_covered(&desk), "nobody sees the cards of the other");
    desk.press([Key::Escape, Key::Letter('g')]);
    let path = path_of(&desk, two().1.record());
    desk.with_game(Command::Review(path));
    desk.press([Key::Letter('d'), Key::Escape, Key::Letter('g')]);
    assert!(desk.table().session().is_try_out());
    open(&mut desk);
    assert!(is_covered(&desk), "nor after something else was tried out");
    desk.press([Key::Enter]);
    assert!(desk.program.sheets.is_empty() && !desk.table().is_covered());
}

#[test]
fn the_last_state_of_a_game_is_taken_up() {
    let early = begun(table_of(&["Sam"], 3, 7, 2), 4);
    let mut later = early.clone();
    assert!(step(&mut later));
    let later = begun(later, 0);
    let mut desk = Desk::at(playing(later.record()));
    desk.letters("g");
    // It was read before its last state was written.
    let read = Ok(early);
    let task = desk.program.take_up(&desk.file("current.ron"), read, desk.now);
    desk.run(task);
    assert!(desk.game().goes_on_from(later.record()));
}

#[test]
fn going_on_with_the_game_leaves_what_is_tried_out() {
    let (unfinished, done) = two();
    let folder = shelf(&[done.record()]);
    storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
    let mut desk = Desk::at(folder);
    desk.press([Key::Enter]);
    let played = decide_without_a_trace(&mut desk);
    desk.press([Key::Escape, Key::Letter('g'), Key::Command('f'), Key::End, Key::Enter, Key::Letter('d')]);
    assert!(desk.table().session().is_try_out());
    desk.press([Key::Escape, Key::Letter('g'), Key::Command('f'), Key::Home, Key::Enter]);
    assert!(desk.program.sheets.is_empty() && desk.program.asides.is_empty());
    assert!(!desk.table().session().is_try_out() && desk.game().goes_on_from(&played), "with its last decision");
    assert!(matches!(desk.table().session().next(), Next::Person(_)));
}

#[test]
fn a_game_is_renamed_wherever_it_is_and_no_other() {
    let (unfinished, done) = two();
    let folder = || {
        let folder = shelf(&[done.record()]);
        storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
        folder
    };
    let rename = |desk: &mut Desk, game: &Record, title: &str| {
        let path = path_of(desk, game);
        desk.with_game(Command::Rename(path, title.to_owned()));
    };
    // From the first screen.
    let mut desk = Desk::at(folder());
    desk.letters("g");
    rename(&mut desk, done.record(), "Long ago");
    assert_eq!(desk.program.saved.as_ref().expect("a game").record().summary().title, "");
    rename(&mut desk, unfinished.record(), "Today");
    desk.press([Key::Home]);
    assert!(desk.saves().game().is_some_and(|game| game.title == "Today"), "the list says so at once");
    desk.press([Key::Escape, Key::Enter]);
    desk.decide();
    assert_eq!((desk.kept().summary().title.as_str(), title_of(&desk, done.record()).as_str()), ("Today", "Long ago"));

    // From the table, whose last state could not be written.
    let mut desk = Desk::at(folder());
    desk.press([Key::Enter]);
    let played = decide_without_a_trace(&mut desk);
    desk.press([Key::Escape, Key::Letter('g'), Key::Command('f')]);
    rename(&mut desk, done.record(), "Long ago");
    assert_eq!(desk.game().summary().title, "");
    rename(&mut desk, unfinished.record(), "Today");
    assert!(desk.kept().goes_on_from(&played), "no decision is lost by it");
    assert_eq!(desk.kept().summary().title, "Today");

    // While something else is tried out.
    desk.press([Key::End, Key::Enter, Key::Letter('d'), Key::Escape, Key::Letter('g')]);
    assert!(desk.table().session().is_try_out());
    rename(&mut desk, unfinished.record(), "Tonight");
    desk.press([Key::Escape, Key::Escape, Key::Letter('e')]);
    assert!(!desk.table().session().is_try_out());
    while !desk.program.sheets.is_empty() {
        desk.press([Key::Escape]);
    }
    desk.decide();
    assert_eq!((desk.game().summary().title.as_str(), desk.kept().summary().title.as_str()), ("Tonight", "Tonight"));
}

#[test]
fn where_a_game_was_written_to_is_told() {
    let done = two().1;
    let mut desk = Desk::at(shelf(&[done.record()]));
    desk.letters("g");
    let (path, elsewhere) = (path_of(&desk, done.record()), folder());
    desk.with_game(Command::Export(path, elsewhere.path().to_owned()));
    let place = elsewhere.path().display().to_string();
    assert!(desk.saves().said().is_some_and(|said| said.contains(&place)), "{:?}", desk.saves().said());
}

#[test]
fn the_first_screen_begins_a_new_game_once_the_saved_one_is_deleted() {
    let (unfinished, done) = two();
    let folder = shelf(&[done.record()]);
    storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
    let mut desk = Desk::at(folder);
    desk.press([Key::Letter('g'), Key::Command('f'), Key::End, Key::Delete]);
    assert!(games(&desk).len() == 1 && desk.goes_on_with(unfinished.record()), "another was deleted");
    desk.press([Key::Home, Key::Delete, Key::Escape, Key::Enter]);
    assert!(!desk.game().is_same_game(unfinished.record()));
}

/// The person decides while nothing can be written where the game is kept.
fn decide_in_vain(desk: &mut Desk) -> Record {
    let file = desk.file("current.ron");
    let written = fs::read(&file).expect("a file");
    fs::remove_file(&file).expect("removed");
    fs::create_dir_all(file.join("in the way")).expect("made");
    desk.decide();
    assert!(desk.is_told("current.ron"), "{:?}", desk.program.notices);
    fs::remove_dir_all(&file).expect("removed");
    fs::write(&file, written).expect("written");
    desk.game().clone()
}

#[test]
fn a_state_that_could_not_be_saved_goes_where_its_game_goes() {
    let (unfinished, other) = (two().0, begun(table_of(&["Eve"], 3, 7, 5), 4));
    let open = || {
        let folder = shelf(&[other.record()]);
        storage::save_as(&folder.path().join("current.ron"), unfinished.record()).expect("written");
        let mut desk = Desk::at(folder);
        desk.press([Key::Enter]);
        desk
    };
    // To the shelf, where another game takes its place.
    let mut desk = open();
    let played = decide_in_vain(&mut desk);
    let path = path_of(&desk, other.record());
    desk.with_game(Command::Open(path));
    assert!(desk.game().is_same_game(other.record()));
    let shelved = storage::load(&path_of(&desk, &played)).expect("a record");
    assert!(shelved.goes_on_from(&played), "the last decision is there");
    let desk = desk.again();
    assert!(desk.goes_on_with(other.record()) && games(&desk).len() == 2, "it is the one that goes on");

    // Nowhere, where it is deleted.
    let mut desk = open();
    let _ = decide_in_vain(&mut desk);
    desk.ask(Outcome::Home);
    desk.press([Key::Letter('g'), Key::Command('f'), Key::Home, Key::Delete]);
    let desk = desk.again();
    assert!(desk.program.saved.is_none() && games(&desk).len() == 1);
}
