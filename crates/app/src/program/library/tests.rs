//! Saved games and reviews in the program, by keys: nothing is lost, and what is tried out leaves no trace.

use crate::Options;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::tests::desk;
use crate::program::{Base, Message, Program};
use crate::screen::saves;
use crate::sheet::{self, Sheet};
use pitch_players::Level;
use pitch_rules::{Rules, Turn};
use pitch_session::storage::SavedGame;
use pitch_session::{Deals, Kind, NewGame, Player, Record, Table, storage};

use iced::Task;
use tempfile::TempDir;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Instant;

mod list;

fn program(folder: &TempDir) -> Program {
    let language = Some("en".to_owned());
    let options = Options { data_dir: Some(folder.path().to_owned()), language, ..Options::default() };
    Program::new(options).expect("a program")
}

fn press(program: &mut Program, keys: &[Key]) {
    for &key in keys {
        desk::happen(program, Message::KeyPressed(key));
        program.settle();
    }
}

/// A game by the usual rules that is over.
fn over(number: u64) -> Record {
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let players = ["Sam", "Ana", "Ben", "Cleo"].iter().enumerate();
    let players = players.map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let mut table = Table::new(NewGame::new(Rules::default(), players, Deals::from_number(number))).expect("a table");
    loop {
        match table.game().turn() {
            Turn::Over => return table.record().clone(),
            Turn::Deal(_) => drop(table.deal()),
            Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
}

/// A folder with these games on the shelf.
fn shelf(games: &[Record]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("games")).expect("made");
    for game in games {
        let path = folder.path().join("games").join(format!("{}.ron", game.file_stem()));
        storage::save_as(&path, game).expect("written");
    }
    folder
}

fn games(program: &Program) -> Vec<SavedGame> {
    program.keeper.storage().expect("a folder").library()
}

/// The files of a folder and of those in it, with what they hold.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else {
            files.push((path.clone(), fs::read(&path).expect("a file")));
        }
    }
    files.sort();
    files
}

fn table(program: &Program) -> &Table {
    match &program.base {
        Base::Table(table) => table.session(),
        Base::Home(_) => panic!("no table is shown"),
    }
}

fn begin(program: &mut Program) {
    let players = ["Sam", "Ana"].map(|name| Player::new(name, Kind::Bot(Level::USUAL)));
    let players = vec![Player::new("Sam", Kind::Person), players[1].clone()];
    let rules = Rules { players: 2, ..Rules::default() };
    let start = Outcome::Start { rules: Box::new(rules), players, rule_set: None };
    let _task = program.act_on(start, Instant::now());
}

fn list(program: &Program) -> &saves::Saves {
    match program.sheets.last() {
        Some(Sheet::Saves(saves)) => saves,
        other => panic!("the list is not in front: {other:?}"),
    }
}

#[test]
fn an_unfinished_game_is_gone_on_with_and_the_one_being_played_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(&folder);
    begin(&mut program);
    let first = table(&program).record().clone();
    begin(&mut program);
    let second = table(&program).record().clone();
    assert!(!first.entries().is_empty() && !second.is_same_game(&first));
    assert_eq!(games(&program).len(), 2, "a new table is saved at once, and the one before is on the shelf");

    press(&mut program, &[Key::Escape, Key::Letter('g'), Key::Command('f')]);
    let of_first = |game: &SavedGame| storage::load(&game.path).expect("a record").is_same_game(&first);
    let choose_first = |program: &mut Program| {
        let place = games(program).iter().position(of_first).expect("on the list");
        press(program, &[Key::Home]);
        press(program, &vec![Key::Down; place]);
        press(program, &[Key::Enter]);
    };
    choose_first(&mut program);
    assert!(program.sheets.is_empty(), "the table is in front");
    assert!(table(&program).record().goes_on_from(&first));
    let all = games(&program);
    assert_eq!(all.len(), 2);
    for game in [&first, &second] {
        let is_kept = |saved: &SavedGame| storage::load(&saved.path).expect("a record").goes_on_from(game);
        assert!(all.iter().any(is_kept), "{:?}", game.summary());
    }
    // The game on the table is gone on with by closing the list.
    press(&mut program, &[Key::Escape, Key::Letter('g'), Key::Command('f')]);
    choose_first(&mut program);
    assert!(program.sheets.is_empty() && table(&program).record().goes_on_from(&first));
}

#[test]
fn what_is_tried_out_leaves_every_file_as_it_is() {
    let folder = shelf(&[over(3)]);
    let mut program = program(&folder);
    press(&mut program, &[Key::Letter('g'), Key::Enter]);
    assert!(matches!(program.sheets.last(), Some(Sheet::Review(_))), "a game that is over is looked back at");
    let before = files(folder.path());
    for key in [Key::Letter('p'), Key::Letter('d'), Key::Letter('e')] {
        press(&mut program, &[Key::Right, Key::Right, Key::Right, key]);
        assert!(table(&program).is_try_out() && program.asides.len() == 1);
        let entries = table(&program).record().entries().len();
        for _ in 0..40 {
            press(&mut program, &[Key::Enter, Key::Digit(1), Key::Digit(1)]);
            let _task = program.update(Message::Ticked, Instant::now());
        }
        assert!(table(&program).record().entries().len() >= entries);
        assert!(program.evening.games().is_empty(), "nothing is counted");
        while !program.sheets.is_empty() {
            press(&mut program, &[Key::Enter]);
            let is_over = matches!(program.sheets.last(), Some(Sheet::Over(_)));
            assert!(!is_over, "a hand or two do not end the game");
        }
        press(&mut program, &[Key::Letter('e')]);
        assert!(program.asides.is_empty() && matches!(program.base, Base::Home(_)));
        assert!(matches!(program.sheets.last(), Some(Sheet::Review(_))), "back to where it began");
    }
    assert_eq!(files(folder.path()), before);
}

#[test]
fn leaving_for_the_first_screen_ends_a_try_out() {
    let folder = shelf(&[over(4)]);
    let mut program = program(&folder);
    begin(&mut program);
    let played = table(&program).record().clone();
    press(&mut program, &[Key::Escape, Key::Letter('g'), Key::Command('f'), Key::End, Key::Enter, Key::Letter('d')]);
    assert!(table(&program).is_try_out());
    program.go_home();
    let saved = program.saved.as_ref().expect("the game that counts can go on");
    assert!(saved.record().goes_on_from(&played) && program.asides.is_empty());
}

#[test]
fn the_game_that_can_go_on_is_deleted_from_the_first_screen_and_comes_back() {
    let folder = shelf(&[over(5)]);
    let mut program = program(&folder);
    begin(&mut program);
    press(&mut program, &[Key::Escape, Key::Letter('g'), Key::Home, Key::Delete]);
    assert_eq!(games(&program).len(), 2, "what lies on the table stays");
    program.go_home();
    assert!(program.saved.is_some());
    press(&mut program, &[Key::Letter('g'), Key::Home, Key::Delete]);
    assert!(program.saved.is_none() && games(&program).len() == 1, "{:?}", list(&program).said());
    press(&mut program, &[Key::Command('z')]);
    assert_eq!(games(&program).len(), 2);
    press(&mut program, &[Key::Escape]);
    assert!(matches!(program.base, Base::Home(_)) && program.saved.is_none(), "it is opened from the list");
}

#[test]
fn a_deleted_game_comes_back_and_another_name_stays() {
    let folder = shelf(&[over(5), over(6)]);
    let mut program = program(&folder);
    press(&mut program, &[Key::Letter('g')]);
    let sounds = program.context.settings.sound;
    press(&mut program, &[Key::Letter('m'), Key::Letter('x')]);
    assert_eq!(
        (program.context.settings.sound, list(&program).found()),
        (sounds, 0),
        "letters look for something here"
    );
    press(&mut program, &[Key::Escape]);
    let before = games(&program);
    press(&mut program, &[Key::Home, Key::Delete]);
    assert_eq!((games(&program).len(), list(&program).said()), (1, Some("“Auction Pitch” was deleted.")));
    press(&mut program, &[Key::Delete]);
    assert_eq!((games(&program).len(), list(&program).found()), (0, 0));
    press(&mut program, &[Key::Command('z'), Key::Command('z'), Key::Command('z')]);
    assert_eq!((games(&program).len(), list(&program).found()), (2, 2));
    let paths = |games: &[SavedGame]| games.iter().map(|game| game.path.clone()).collect::<Vec<_>>();
    assert_eq!(paths(&games(&program)), paths(&before));

    press(&mut program, &[Key::Function(2)]);
    let say = |program: &mut Program, message| {
        let _task = program.update(Message::Sheet(sheet::Message::Saves(message)), Instant::now());
        program.settle();
    };
    say(&mut program, saves::Message::Typed("The long evening".to_owned()));
    say(&mut program, saves::Message::Confirm);
    assert!(list(&program).game().is_some_and(|game| game.title == "The long evening"));
    press(&mut program, &[Key::Command('c')]);
    let titles: Vec<String> =
        games(&program).iter().filter_map(|game| Some(game.summary.as_ref().ok()?.title.clone())).collect();
    assert!(titles.contains(&"The long evening (copy)".to_owned()), "{titles:?}");

    let elsewhere = tempfile::tempdir().expect("a folder");
    press(&mut program, &[Key::Command('e')]);
    say(&mut program, saves::Message::Typed(elsewhere.path().display().to_string()));
    say(&mut program, saves::Message::Confirm);
    let written = files(elsewhere.path());
    assert_eq!(written.len(), 2, "the record and its words");
    let told = written.iter().find(|(path, _)| path.extension().is_some_and(|ending| ending == "txt"));
    let told = String::from_utf8(told.expect("words").1.clone()).expect("text");
    assert!(
        told.starts_with("The long evening") && told.contains("Hand 1") && told.contains("wins the game."),
        "{told}"
    );
    press(&mut program, &[Key::Command('e')]);
    say(&mut program, saves::Message::Typed(elsewhere.path().join("none").display().to_string()));
    say(&mut program, saves::Message::Confirm);
    assert!(
        list(&program).said().is_some_and(|said| said.contains("there is no such folder")),
        "{:?}",
        list(&program).said()
    );
}

#[test]
fn the_escape_that_leaves_a_field_ends_what_was_asked_there_and_nothing_else() {
    let folder = shelf(&[over(9)]);
    let mut program = program(&folder);
    let leave = |program: &mut Program| desk::happen(program, Message::FieldLeft);
    press(&mut program, &[Key::Letter('g'), Key::Function(2)]);
    assert!(list(&program).asks().is_some());
    leave(&mut program);
    assert!(list(&program).asks().is_none());
    press(&mut program, &[Key::Letter('x')]);
    assert_eq!(list(&program).found(), 0);
    leave(&mut program);
    assert_eq!(list(&program).found(), 1);
    leave(&mut program);
    assert_eq!(list(&program).found(), 1, "the list is not closed by leaving a field in which nothing is asked");
}

#[test]
fn the_game_on_the_table_has_its_new_name_at_once_and_keeps_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(&folder);
    begin(&mut program);
    press(&mut program, &[Key::Escape, Key::Letter('g'), Key::Function(2)]);
    let rename = saves::Message::Typed("Mine".to_owned());
    for message in [rename, saves::Message::Confirm] {
        let _task = program.update(Message::Sheet(sheet::Message::Saves(message)), Instant::now());
        program.settle();
    }
    assert_eq!(table(&program).record().summary().title, "Mine");
    assert_eq!(games(&program)[0].summary.as_ref().expect("a summary").title, "Mine");
}

#[test]
fn a_file_that_is_broken_beyond_its_summary_is_marked_and_spoils_no_other() {
    let games_over = [over(7), over(8)];
    let folder = shelf(&games_over);
    let broken = folder.path().join("games").join(format!("{}.ron", games_over[1].file_stem()));
    let text = fs::read_to_string(&broken).expect("a file").replacen("deal(\"", "deal(\"ZZ ", 1);
    fs::write(&broken, &text).expect("written");
    let mut program = program(&folder);
    press(&mut program, &[Key::Letter('g')]);
    assert!(games(&program).iter().all(|game| game.summary.is_ok()), "their summaries can be read");
    let found = storage::unreadable(&games(&program).iter().map(|game| game.path.clone()).collect::<Vec<_>>());
    let _task = program.update(Message::Checked(found), Instant::now());
    let titles: Vec<bool> = (0..2)
        .map(|place| {
            press(&mut program, &[Key::Home, Key::Home]);
            press(&mut program, &vec![Key::Down; place]);
            list(&program).game().is_some_and(saves::Game::is_sound)
        })
        .collect();
    assert!(titles.contains(&true) && titles.contains(&false), "{titles:?}");
    assert_eq!(fs::read_to_string(&broken).expect("kept"), text);
}

/// Begins to read something that is there once this is dropped; what comes of it is told.
fn held_back(program: &mut Program) -> mpsc::Sender<()> {
    let (go_on, waits) = mpsc::channel();
    let work = move |_: &Path| {
        let _ = waits.recv();
    };
    let _task = program.fetch(PathBuf::from("endless.ron"), work, |program, _, (), _| {
        program.notify("it was read".to_owned());
        Task::none()
    });
    go_on
}

#[test]
fn what_takes_too_long_to_read_is_given_up_by_escape() {
    let folder = shelf(&[over(11)]);
    let mut program = program(&folder);
    begin(&mut program);
    let played = table(&program).record().clone();
    let first = held_back(&mut program);
    let opening = |program: &Program| match program.sheets.last() {
        Some(Sheet::Opening(opening)) => Some(opening.clone()),
        _ => None,
    };
    assert!(opening(&program).is_some_and(|opening| opening.is_waiting()), "the window waits for nothing");
    let _task = program.update(Message::Ticked, Instant::now() + std::time::Duration::from_secs(1));
    let number = opening(&program).filter(|opening| !opening.is_waiting()).expect("it says so").number();
    // Nothing else is asked for meanwhile.
    let _task = program.update(Message::FileDropped(folder.path().join("none.ron")), Instant::now());
    let _task = program.update(Message::KeyPressed(Key::Letter('g')), Instant::now());
    assert_eq!(opening(&program).map(|opening| opening.number()), Some(number));
    let _task = program.update(Message::KeyPressed(Key::Escape), Instant::now());
    assert!(program.sheets.is_empty() && program.notices.is_empty());
    assert!(table(&program).record().goes_on_from(&played));

    // What comes late is not wanted any more, also while something else is being read.
    let other = held_back(&mut program);
    let second = opening(&program).expect("once more").number();
    assert_ne!(second, number);
    drop((first, other));
    let _task = program.update(Message::Fetched(number), Instant::now());
    assert_eq!(opening(&program).map(|opening| opening.number()), Some(second));
    let _task = program.update(Message::KeyPressed(Key::Escape), Instant::now());
    let _task = program.update(Message::Fetched(second), Instant::now());
    assert!(program.sheets.is_empty() && program.notices.is_empty() && table(&program).record().goes_on_from(&played));
}

#[test]
fn the_game_on_the_table_is_looked_back_at_meanwhile_and_that_can_be_given_up() {
    let folder = shelf(&[over(13)]);
    let mut program = program(&folder);
    let file = files(&folder.path().join("games")).remove(0).0;
    let _task = program.update(Message::FileDropped(file), Instant::now());
    program.settle();
    let look_back = |program: &mut Program| {
        let _task = program.act_on(Outcome::Review(None), Instant::now());
        match program.sheets.last() {
            Some(Sheet::Opening(opening)) => opening.number(),
            other => panic!("the window waits: {other:?}"),
        }
    };
    let _number = look_back(&mut program);
    program.settle();
    assert!(matches!(program.sheets.last(), Some(Sheet::Review(_))), "{:?}", program.sheets);
    press(&mut program, &[Key::Escape]);
    let number = look_back(&mut program);
    let _task = program.update(Message::KeyPressed(Key::Escape), Instant::now());
    let _task = program.update(Message::Fetched(number), Instant::now());
    let is_of_it = |sheet: &Sheet| matches!(sheet, Sheet::Opening(_) | Sheet::Review(_));
    assert!(!program.sheets.iter().any(is_of_it), "{:?}", program.sheets);
}

#[test]
fn a_game_from_the_command_line_is_opened_once_there_is_a_window() {
    let folder = shelf(&[over(12)]);
    let file = files(folder.path())[0].0.clone();
    let options = Options {
        data_dir: Some(folder.path().to_owned()),
        language: Some("en".to_owned()),
        file: Some(file.clone()),
        ..Options::default()
    };
    let mut program = Program::new(options).expect("a program");
    assert!(matches!(program.base, Base::Home(_)));
    let _task = program.begin();
    program.settle();
    assert!(table(&program).record().is_over());
    let _task = program.update(Message::FileDropped(folder.path().join("none.ron")), Instant::now());
    program.settle();
    assert!(program.notices.iter().any(|notice| notice.contains("none.ron couldn’t be read")), "{:?}", program.notices);

    let data_dir = Some(folder.path().to_owned());
    let none = Options { data_dir, file: Some(folder.path().join("none.ron")), ..Options::default() };
    drop(program);
    let mut program = Program::new(Options { language: Some("en".to_owned()), ..none }).expect("a program");
    let _task = program.begin();
    program.settle();
    assert!(matches!(program.base, Base::Home(_)) && program.notices[0].contains("none.ron couldn’t be read"));
}

#[test]
fn what_went_wrong_the_last_time_is_said_on_the_first_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("crash.txt"), "a note").expect("written");
    let said = |program: &Program| program.notices.iter().any(|notice| notice.contains("stopped unexpectedly"));
    assert!(said(&program(&folder)) && !said(&program(&folder)));
}

#[test]
fn a_bot_that_fails_does_not_hang_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(&folder);
    begin(&mut program);
    program.context.settings.speed = pitch_session::settings::Speed::Instant;
    let mut now = Instant::now();
    for _ in 0..60 {
        now += std::time::Duration::from_secs(2);
        let [moves, does] = [Key::Right, Key::Enter].map(Message::KeyPressed);
        for message in [Message::Ticked, moves, does, Message::Ticked] {
            let _task = program.update(message, now);
        }
        while let Base::Table(shown) = &program.base
            && let Some(ticket) = shown.awaited()
        {
            let failed = crate::screen::table::Message::Decided(ticket, None);
            let _task = program.update(Message::Table(failed), now);
        }
        if program.notices.iter().any(|notice| notice.contains("makes the simplest legal choice")) {
            return;
        }
    }
    panic!("no bot was asked: {:?}", table(&program).record().entries());
}
