//! What the program does with its settings: with the game of last time, and where they cannot be followed.

mod chosen;
pub(super) mod desk;
mod fair;
mod heard;
mod house;
mod kept;
mod lessons;
#[cfg(feature = "phones")]
mod phones;
mod place;
mod sheets;
mod strokes;

use super::{Base, Message, Program};
use crate::Options;
use crate::deck::{Overlay, Own};
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::sheet::Sheet;
#[cfg(unix)]
use desk::refuse;
use desk::{Desk, table_of};
use pitch_language::t;
use pitch_rules::{Cards, Preset, Rules};
use pitch_session::settings::Choices;
use pitch_session::{Deals, Kind, NewGame, Player, Settings, Table, storage};

use iced::Size;
use iced::time::Instant;
use iced::widget::image::Handle;
use iced_test::Simulator;

use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

const LILAC: [u8; 4] = [0xb0, 0x80, 0xe0, 255];

/// A picture of every card.
fn fill(folder: &Path) {
    for card in Cards::PACK {
        let picture = image::RgbaImage::from_fn(60, 84, |_, y| image::Rgba(if y < 9 { [9, 9, 9, 255] } else { LILAC }));
        picture.save(folder.join(format!("{card}.png"))).expect("saved");
    }
}

/// The colour of the middle of a card.
fn middle(program: &Program) -> [u8; 4] {
    let Handle::Rgba { width, height, pixels, .. } =
        program.context.deck.face("2S".parse().expect("a card"), 80, Overlay::PLAIN)
    else {
        panic!("no pixels")
    };
    let at = (height / 2 * width + width / 2) as usize * 4;
    [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
}

fn options(folder: &Path) -> Options {
    Options { data_dir: Some(folder.to_owned()), language: Some("en".to_owned()), ..Options::default() }
}

#[test]
fn one_click_begins_the_game_of_last_time() {
    let data = tempfile::tempdir().expect("a folder");
    let mut program = Program::new(options(data.path())).expect("a program");
    let _task = program.act_on(Outcome::Play, Instant::now());
    let Base::Table(table) = &program.base else { panic!("no table") };
    assert_eq!(**table.session().rules(), Rules::from(Preset::AuctionPitch));
    let players = table.session().players();
    assert_eq!((players.len(), players.iter().filter(|player| player.is_person()).count()), (4, 1));

    let rules = Rules { players: 6, ..Preset::Setback.into() };
    let last = Choices { game: Preset::Setback, rules: rules.clone(), ..Choices::default() };
    program.context.settings.last_game = last;
    program.saved = None;
    let _task = program.act_on(Outcome::Play, Instant::now());
    let Base::Table(table) = &program.base else { panic!("no table") };
    assert_eq!(**table.session().rules(), rules);
}

#[test]
fn what_keeps_the_game_of_last_time_from_beginning_is_shown() {
    let data = tempfile::tempdir().expect("a folder");
    let mut program = Program::new(options(data.path())).expect("a program");
    let rules = Rules { players: 7, max_players: 4, ..Rules::default() };
    program.context.settings.last_game = Choices { rules, ..Choices::default() };
    let _task = program.act_on(Outcome::Play, Instant::now());
    assert!(matches!(program.base, Base::Home(_)), "no game begins");
    assert!(matches!(program.sheets[..], [Sheet::NewGame(_)]), "it is mended there");
}

#[test]
fn a_deck_folder_is_followed_at_the_start_and_when_it_changes() {
    let (data, cards) = (Rc::new(tempfile::tempdir().expect("a folder")), tempfile::tempdir().expect("a folder"));
    let settings = data.path().join("settings.ron");
    fs::write(&settings, format!("(deck_folder: Some({:?}))", cards.path())).expect("written");

    let desk = Desk::at(Rc::clone(&data));
    let [notice] = &desk.program.notices[..] else { panic!("{:?}", desk.program.notices) };
    let expected = format!("{} can’t be used for the cards: there is no picture of ", cards.path().display());
    assert!(notice.starts_with(&expected), "{notice}");
    let usual = middle(&desk.program);
    drop(desk);

    fill(cards.path());
    let mut desk = Desk::at(data);
    assert_eq!((desk.program.notices.len(), middle(&desk.program)), (0, LILAC), "{:?}", desk.program.notices);
    let choose = |desk: &mut Desk, folder: Option<PathBuf>| {
        let task = desk.program.change(|settings| settings.deck_folder = folder);
        desk.run(task);
    };
    choose(&mut desk, None);
    assert_eq!((desk.program.notices.len(), middle(&desk.program)), (0, usual));
    choose(&mut desk, Some(cards.path().to_owned()));
    assert_eq!((desk.program.notices.len(), middle(&desk.program)), (0, LILAC));
    choose(&mut desk, Some(cards.path().join("2S.png")));
    let [notice] = &desk.program.notices[..] else { panic!("{:?}", desk.program.notices) };
    assert!(notice.contains("2S.png can’t be used for the cards: "), "{notice}");
    assert_eq!(middle(&desk.program), usual, "the cards of the program stay in use");

    choose(&mut desk, Some(cards.path().to_owned()));
    fs::remove_file(cards.path().join("2S.png")).expect("removed");
    let used = desk.program.context.settings.clone();
    let task = desk.program.change(|settings| settings.volume /= 2);
    desk.run(task);
    assert_eq!(middle(&desk.program), LILAC, "nothing is looked into while something else is chosen");
    let task = desk.program.use_folder(used);
    desk.run(task);
    assert_eq!(middle(&desk.program), usual, "the same folder is looked into again");
    assert!(desk.program.notices[1].contains("there is no picture of "), "{:?}", desk.program.notices);
}

#[test]
fn the_cards_of_the_program_are_in_use_until_a_folder_was_looked_at() {
    let (data, cards) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    fill(cards.path());
    let mut program = Program::new(options(data.path())).expect("a program");
    let usual = middle(&program);
    let task = program.change(|settings| settings.deck_folder = Some(cards.path().to_owned()));
    assert_eq!(middle(&program), usual, "nobody waits for a folder");
    // Another one is chosen meanwhile.
    let own = Own::check(cards.path()).expect("a deck");
    let other = program.change(|settings| settings.deck_folder = Some(cards.path().join("other")));
    let _ = program.update(Message::DeckChecked(cards.path().to_owned(), Ok(own)), Instant::now());
    assert_eq!(middle(&program), usual, "it is not wanted any more");
    drop((task, other));
}

#[test]
fn escape_puts_away_what_lies_uppermost_first() {
    let data = tempfile::tempdir().expect("a folder");
    let mut program = Program::new(options(data.path())).expect("a program");
    program.notify("Something went wrong.".to_owned());
    let press = |program: &mut Program, key| drop(program.update(Message::KeyPressed(key), Instant::now()));
    press(&mut program, Key::Letter('s'));
    assert_eq!(program.notice(), Some("Something went wrong."), "it lies over the settings");
    press(&mut program, Key::Escape);
    assert_eq!((program.notice(), program.sheets.len()), (None, 1));
    press(&mut program, Key::Escape);
    assert!(program.sheets.is_empty());
    for said in ["One.", "Two."] {
        program.notify(said.to_owned());
    }
    press(&mut program, Key::Escape);
    assert_eq!(program.notices, ["Two."], "on the first screen as well");
}

#[cfg(unix)]
#[test]
fn a_game_that_cannot_be_opened_is_told_of_and_gone_on_with_once_it_can() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("current.ron");
    refuse(&file);
    let mut program = Program::new(options(data.path())).expect("a program");
    let [notice] = &program.notices[..] else { panic!("{:?}", program.notices) };
    assert!(notice.starts_with(&format!("{} couldn’t be read: ", file.display())), "{notice}");
    assert!(notice.ends_with(" It was left as it is, and the program will try again."), "{notice}");
    assert!(program.saved.is_none() && file.is_symlink());
    let players = ["Sam", "Ana"].map(|name| Player::new(name, Kind::Person)).to_vec();
    let rules = Rules { players: 2, ..Rules::default() };
    let table = Table::new(NewGame::new(rules, players, Deals::from_number(1))).expect("a table");
    fs::remove_file(&file).expect("removed");
    storage::save_as(&file, table.record()).expect("saved");
    let _task = program.act_on(Outcome::NoticeRead(0), Instant::now());
    assert_eq!(program.saved.as_ref().map(|saved| saved.record().entries()), Some(table.record().entries()));
}

#[cfg(unix)]
#[test]
fn settings_that_cannot_be_opened_are_not_written_over_and_followed_once_they_can() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("settings.ron");
    refuse(&file);
    let mut program = Program::new(options(data.path())).expect("a program");
    assert!(program.notices[0].contains("It was left as it is"), "{:?}", program.notices);
    let _task = program.change(|settings| settings.four_colours = true);
    assert!(file.is_symlink(), "what is there is not written over");
    assert!(program.notices[1].starts_with("The settings couldn’t be saved in "), "{:?}", program.notices);
    fs::remove_file(&file).expect("removed");
    fs::write(&file, "(language: \"de\", volume: 10)").expect("written");
    let _task = program.change(|settings| settings.large_index = true);
    let settings = Settings { language: Some("de".to_owned()), volume: 10, ..Settings::default() };
    let settings = Settings { four_colours: true, large_index: true, ..settings };
    assert_eq!(program.context.settings, settings);
    assert_eq!(Settings::peek(&file), Some(settings));
    assert_eq!(t!(program.context.language, "error-no-folder").split(' ').next(), Some("Es"), "it speaks German now");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_opened_is_tried_again_with_every_state() {
    let data = tempfile::tempdir().expect("a folder");
    let games = data.path().join("games");
    refuse(&games);
    let mut program = Program::new(options(data.path())).expect("a program");
    assert_eq!(program.notices.len(), 2, "{:?}", program.notices);
    assert!(program.notices[0].contains("games"), "{:?}", program.notices);
    fs::remove_file(&games).expect("removed");
    let _task = program.act_on(Outcome::Play, Instant::now());
    program.keeper.close();
    assert!(data.path().join("current.ron").exists(), "the game is kept after all");
}

/// Whether the player is asked something, and whether the program has let go of its folders.
#[cfg(unix)]
fn asked_and_closed(program: &Program) -> (bool, bool) {
    (matches!(program.sheets.last(), Some(Sheet::Consent(_))), program.keeper.storage().is_none())
}

#[cfg(unix)]
#[test]
fn a_window_does_not_close_without_a_word_while_the_game_is_not_saved() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("current.ron");
    let mut program = Program::new(options(data.path())).expect("a program");
    refuse(&file);
    let _task = program.act_on(Outcome::Play, Instant::now());
    let press = |program: &mut Program, key| drop(program.update(Message::KeyPressed(key), Instant::now()));
    let close = |program: &mut Program| drop(program.update(Message::CloseRequested, Instant::now()));

    close(&mut program);
    assert_eq!(asked_and_closed(&program), (true, false), "it stays");
    let told = program.unsaved_told().expect("it is told").to_owned();
    assert!(told.starts_with("The game couldn’t be saved in "), "{told}");
    assert!(told.contains("current.ron"), "{told}");
    assert_eq!(program.notice(), None, "it is told once");
    // A window in which nothing can be played says it as well.
    let (size, about) = (program.context.size, t!(program.context.language, "consent-quit-about", unsaved = told));
    program.context.resize(Size::new(300.0, 200.0));
    assert!(
        Simulator::with_size(iced::Settings::default(), Size::new(300.0, 200.0), program.view()).find(about).is_ok()
    );
    program.context.resize(size);
    for key in [Key::Enter, Key::Escape] {
        if program.sheets.is_empty() {
            close(&mut program);
        }
        press(&mut program, key);
        assert_eq!(asked_and_closed(&program), (false, false), "it is played on");
    }

    // The second request counts, wherever it comes from.
    close(&mut program);
    press(&mut program, Key::Command('q'));
    assert!(asked_and_closed(&program).1, "it closes all the same");
    assert!(file.is_symlink(), "what couldn’t be read is not written over");
}

#[cfg(unix)]
#[test]
fn each_game_that_could_not_be_saved_is_tried_once_more() {
    let data = tempfile::tempdir().expect("a folder");
    let game = data.path().join("current.ron");
    let mut program = Program::new(options(data.path())).expect("a program");
    refuse(&game);
    for number in [1, 2] {
        let _task = program.keeper.save(table_of(&["Sam"], 3, 7, number).record());
    }
    assert!(program.keeper.settle().is_err());
    fs::remove_file(&game).expect("removed");
    assert!(program.keeper.settle().is_ok());
    drop(program);
    assert_eq!(storage::Storage::open(data.path()).expect("a folder").library().len(), 2);
}

#[cfg(unix)]
#[test]
fn what_could_not_be_saved_is_tried_once_more_when_the_window_closes() {
    let data = tempfile::tempdir().expect("a folder");
    let (game, settings) = (data.path().join("current.ron"), data.path().join("settings.ron"));
    let mut program = Program::new(options(data.path())).expect("a program");
    refuse(&game);
    fs::create_dir(&settings).expect("a folder in the way");
    let _task = program.act_on(Outcome::Play, Instant::now());
    let _task = program.change(|settings| settings.four_colours = true);
    let _task = program.quit();
    let told = program.unsaved_told().expect("it is told").to_owned();
    assert!(told.contains("The game couldn’t be saved") && told.contains("The settings couldn’t be saved"), "{told}");
    let _task = program.update(Message::KeyPressed(Key::Escape), Instant::now());
    fs::remove_file(&game).expect("removed");
    let _task = program.quit();
    let told = program.unsaved_told().expect("it is told").to_owned();
    assert!(told.starts_with("The settings couldn’t be saved"), "the game is safe by now: {told}");
    let _task = program.update(Message::KeyPressed(Key::Escape), Instant::now());
    fs::remove_dir(&settings).expect("removed");
    let _task = program.quit();
    assert_eq!(asked_and_closed(&program), (false, true), "nothing is left to be told");
    assert!(storage::load(&game).is_ok_and(|record| !record.is_over()));
    assert!(Settings::peek(&settings).is_some_and(|settings| settings.four_colours));
}

#[test]
fn a_window_without_a_folder_closes_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(data.path().join("games"), "in the way").expect("written");
    let mut program = Program::new(options(data.path())).expect("a program");
    assert!(!program.notices.is_empty(), "it is told at the start");
    let _task = program.act_on(Outcome::Play, Instant::now());
    let _task = program.quit();
    assert!(program.sheets.iter().all(|sheet| sheet.unsaved().is_none()));
}
