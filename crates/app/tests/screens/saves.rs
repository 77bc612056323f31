//! The list of saved games: what clicks and keys on it ask for, what the search finds, and its pictures.

use crate::held::{self, held};
use crate::house::with_what_is_seen;
use crate::pad::ticked;
use crate::pictures::share;
use crate::scenes::{WINDOWS, context, context_with, played, save, simulator};

use pitch_app::chooser::Purpose;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::saved_game::Command;
use pitch_app::screen::saves::{Ask, FIELD, Game, Message, PAGE, SEARCH, Saves, Started};
use pitch_app::widget::Operation;
use pitch_rules::Points;
use pitch_session::settings::Theme;
use pitch_session::storage::{self, SavedGame, Storage};
use pitch_session::{Settings, Summary, Timestamp};

use iced::widget::Id;
use iced_test::simulator::click;

use std::fs;
use std::path::PathBuf;

/// A game of the list.
fn game(number: i16, title: &str, players: &[&str], hands: i16, is_over: bool) -> SavedGame {
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let sides = players.len() as i16;
    let row = |hand: i16| (0..sides).map(|side| Points(hand * (1 + side) % 9 - side + hand / 2)).collect::<Vec<_>>();
    let course: Vec<_> = (1..=hands).map(row).collect();
    let summary = Summary {
        title: title.to_owned(),
        players: owned(players),
        rule_set: if number % 2 == 0 { "auction_pitch" } else { "setback" }.to_owned(),
        scores: course.last().cloned().unwrap_or_default(),
        hands: hands as u32,
        course,
        winners: if is_over { owned(&players[..1]) } else { Vec::new() },
        started: Timestamp::from_seconds(1_769_882_709),
        saved: Timestamp::from_seconds(1_769_882_709 - 40_000 * number as u64),
        ..Summary::default()
    };
    let path = PathBuf::from(format!("games/{number}.ron"));
    SavedGame { path, is_current: number == 0, summary: Ok(summary) }
}

/// A file that cannot be read.
fn broken() -> SavedGame {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(folder.path()).expect("opened");
    fs::write(folder.path().join("games/evening.ron"), "(format: \"auction-pitch game\",\n version: 1,\n summary: (")
        .expect("written");
    let games = storage.library();
    let error = games[0].summary.clone().expect_err("broken");
    let error = storage::load(&games[0].path).err().unwrap_or(error);
    let path = PathBuf::from("games/evening.ron");
    SavedGame { path: path.clone(), is_current: false, summary: Err(pitch_session::LoadError { path, ..error }) }
}

fn games() -> Vec<SavedGame> {
    vec![
        game(0, "", &["Sam", "Ana", "Ben", "Cleo"], 3, false),
        game(1, "Sunday with the family", &["Sam", "Ana", "Ben", "Cleo"], 9, true),
        game(2, "", &["Sam", "Ana"], 14, true),
        game(3, "", &["Sam", "Ana", "Ben", "Cleo", "Dev", "Maximiliane", "Fay"], 21, false),
        game(
            4,
            "",
            &["Sam", "Alexandrina Mountbatten1", "Bartholomew von Altenau2", "Constantina Wintermeyer3"],
            6,
            true,
        ),
        game(5, "", &["Sam", "Ana", "Ben"], 0, false),
        broken(),
    ]
}

/// The list of a few games of every kind.
pub fn screen(context: &Context) -> Saves {
    Saves::new(games(), false, context)
}

/// The games in progress, the first saved last, with the list behind them.
pub fn with_pads(context: &Context) -> Saves {
    let (l, now) = (&context.language, Timestamp::now());
    let path = |number: i16| PathBuf::from(format!("games/{number}.ron"));
    let mut started: Vec<Started> = [(0, 4), (3, 2), (5, 3), (6, 4)]
        .into_iter()
        .map(|(number, players)| Started::of_game(path(number), &played(players, 3, 5), l, now))
        .collect();
    let pad = ticked(context).shown().expect("a pad").pad().clone();
    started.push(Started::of_pad(PathBuf::from("pads/one.ron"), &pad, l, now));
    for (place, started) in started.iter_mut().enumerate() {
        started.saved = Timestamp::from_seconds(1_769_882_709 - 90_000 * place as u64);
    }
    screen(context).with_started(started)
}

#[test]
fn games_in_progress_lie_before_the_list() {
    for (size, columns) in [((1280.0, 800.0), 3), ((720.0, 520.0), 2)] {
        let context = context(size, "en");
        let mut screen = held(with_pads(&context));
        let open = |number: i16| Outcome::SavedGame(Command::Open(PathBuf::from(format!("games/{number}.ron"))));
        assert_eq!(screen.key(Key::Enter, &context), open(0), "the last saved is gone on with");
        let _ = screen.key(Key::Tab, &context);
        assert_eq!(screen.key(Key::Enter, &context), open(0));
        let _ = screen.key(Key::Down, &context);
        let below = [open(0), open(3), open(5), open(6)][columns].clone();
        assert_eq!(screen.key(Key::Enter, &context), below, "{columns} stand beside each other");
        let Outcome::SavedGame(Command::Delete(path, _)) = screen.key(Key::Delete, &context) else {
            panic!("a game is deleted without a question")
        };
        assert_eq!(Outcome::SavedGame(Command::Open(path)), below);
        let _ = screen.key(Key::Home, &context);
        assert_eq!(screen.key(Key::Delete, &context), Outcome::None, "the game at the table stays");
        let _ = screen.key(Key::End, &context);
        let pad = Outcome::SavedGame(Command::OpenPad(PathBuf::from("pads/one.ron")));
        assert_eq!(screen.key(Key::Enter, &context), pad);
        let _ = screen.key(Key::Tab, &context);
        assert_eq!(screen.key(Key::Enter, &context), Outcome::Operate(Operation::GoTo(Id::new(PAGE))));
        assert!(screen.game().is_some_and(Game::is_over), "the list begins at what is looked back on");
        let _ = screen.key(Key::Escape, &context);
        assert_eq!(screen.key(Key::Escape, &context), Outcome::Close, "behind the list lie the pads");
    }
}

#[test]
fn what_else_is_done_with_a_game_in_progress_is_done_in_the_list() {
    let context = window();
    let path = PathBuf::from("games/3.ron");
    let chosen = |screen: &Saves| screen.game().map(|game| game.saved.path.clone());
    let mut screen = held(with_pads(&context));
    let _ = screen.update(Message::More(path.clone()), &context);
    assert_eq!(chosen(&screen), Some(path.clone()));
    let mut screen = held(with_pads(&context));
    let _ = screen.key(Key::Tab, &context);
    let _ = screen.key(Key::Right, &context);
    let _ = screen.key(Key::Function(2), &context);
    assert_eq!(chosen(&screen), Some(path));
    assert!(matches!(screen.asks(), Some(Ask::Title(_))));
}

#[test]
fn few_words_are_in_view_besides_figures() {
    let context = window();
    let mut screen = with_pads(&context);
    let count = |screen: &Saves| {
        let seen = with_what_is_seen(&context, screen.view(&context)).into_iter().filter(|(_, _, seen)| seen.is_some());
        let words: Vec<String> = seen.map(|(said, ..)| said).collect();
        let is_word = |word: &&str| word.chars().any(char::is_alphabetic);
        words.iter().flat_map(|said| said.split_whitespace()).filter(is_word).count()
    };
    assert!(count(&screen) <= 40, "{} words", count(&screen));
    assert!(held::messages(&context, screen.view(&context)).contains(&Message::Finished));
    screen.tell("sunday.pitch can\u{2019}t be opened.".to_owned());
    let told = held::messages(&context, screen.view(&context));
    assert!(told.contains(&Message::OpenFile) && told.contains(&Message::Closed), "a way on and a cross");
    let _ = screen.update(Message::Closed, &context);
    assert_eq!(screen.said(), None);
}

#[test]
fn pads_are_drawn_in_every_window_language_and_look() {
    for size in WINDOWS {
        for language in ["en", "de"] {
            let context = context(size, language);
            let mut screen = with_pads(&context);
            let file = save("saves-pads", &context, screen.view(&context));
            assert!(share(&file, context.palette().paper) > 0.1, "{size:?}");
            screen.tell("sunday.pitch can\u{2019}t be opened. A newer version saved it.".to_owned());
            let _ = save("saves-notice", &context, screen.view(&context));
        }
    }
    for theme in [Theme::Midnight, Theme::Linen, Theme::Contrast] {
        let context = context_with((1280.0, 800.0), "en", Settings { theme, ..Settings::default() });
        let _ = save(&format!("saves-pads-{theme:?}").to_lowercase(), &context, with_pads(&context).view(&context));
    }
}

fn window() -> Context {
    context((1280.0, 800.0), "en")
}

/// What a click on these words asks for.
fn press(screen: &mut Saves, context: &Context, words: &str) -> Outcome {
    let mut view = simulator(context, screen.view(context));
    let place = view.find(words).unwrap_or_else(|error| panic!("{words}: {error:?}")).bounds().center();
    view.point_at(place);
    let _ = view.simulate(click());
    let message = view.into_messages().next();
    message.map_or(Outcome::None, |message| screen.update(message, context))
}

#[test]
fn it_is_drawn_in_every_window_language_and_look() {
    for size in WINDOWS {
        for language in ["en", "de"] {
            let context = context(size, language);
            let mut screen = held(screen(&context));
            let _ = screen.key(Key::Down, &context);
            let _ = screen.key(Key::Down, &context);
            let file = save("saves", &context, screen.view(&context));
            assert!(share(&file, context.palette().paper) > 0.25);
        }
    }
    for theme in [Theme::Midnight, Theme::Linen, Theme::Contrast] {
        let context = context_with((1280.0, 800.0), "de", Settings { theme, ..Settings::default() });
        let mut screen = held(screen(&context));
        let _ = screen.key(Key::End, &context);
        let _ = screen.key(Key::End, &context);
        let _ = save(&format!("saves-{theme:?}").to_lowercase(), &context, screen.view(&context));
    }
    let context = context((900.0, 600.0), "de");
    let mut asking = held(screen(&context));
    let _ = asking.update(Message::Export, &context);
    let _ = save("saves-export", &context, asking.view(&context));
    let none = Saves::new(Vec::new(), true, &context);
    let _ = save("saves-none", &context, none.view(&context));
}

#[test]
fn the_picture_of_the_scores_is_there() {
    let context = window();
    let with = share(&save("saves-charts", &context, screen(&context).view(&context)), context.palette().gain);
    let without = Saves::new(vec![game(5, "", &["Sam", "Ana"], 0, false)], false, &context);
    let without = share(&save("saves-no-charts", &context, without.view(&context)), context.palette().gain);
    assert!(with > without + 0.0005, "{with} with lines, {without} without");
}

#[test]
fn every_button_is_one_click() {
    let context = window();
    let first = PathBuf::from("games/0.ron");
    assert_eq!(press(&mut screen(&context), &context, "Play on"), Outcome::SavedGame(Command::Open(first.clone())));
    assert_eq!(press(&mut screen(&context), &context, "Review"), Outcome::SavedGame(Command::Review(first.clone())));
    let copy = Command::Copy(first.clone(), "Auction Pitch (copy)".to_owned());
    assert_eq!(press(&mut screen(&context), &context, "Copy"), Outcome::SavedGame(copy));
    assert_eq!(press(&mut screen(&context), &context, "Delete"), Outcome::None, "the game in play stays");
    // The arrow at the head has no words.
    let mut left = screen(&context);
    assert!(held::messages(&context, left.view(&context)).contains(&Message::Back));
    assert_eq!(left.update(Message::Back, &context), Outcome::Close);

    let mut second = screen(&context);
    let chosen = press(&mut second, &context, "Sunday with the family");
    assert!(matches!(chosen, Outcome::Operate(_)), "a click chooses: {chosen:?}");
    let path = PathBuf::from("games/1.ron");
    let deleted = Command::Delete(path.clone(), "Sunday with the family".to_owned());
    assert_eq!(press(&mut second, &context, "Delete"), Outcome::SavedGame(deleted));
    assert!(matches!(press(&mut second, &context, "Rename"), Outcome::Operate(Operation::GoTo(_))));
    assert_eq!(second.asks(), Some(&Ask::Title("Sunday with the family".to_owned())));
    let _ = second.update(Message::Typed("Monday".to_owned()), &context);
    assert_eq!(
        press(&mut second, &context, "Save"),
        Outcome::SavedGame(Command::Rename(path.clone(), "Monday".to_owned()))
    );
    let _ = press(&mut second, &context, "Cancel");
    assert_eq!(second.asks(), None);
    let _ = press(&mut second, &context, "Export");
    let _ = second.update(Message::Typed("  /elsewhere ".to_owned()), &context);
    let export = Command::Export(path.clone(), PathBuf::from("/elsewhere"));
    assert_eq!(press(&mut second, &context, "Export"), Outcome::SavedGame(export));
    let choose = |purpose| Outcome::Choose(Box::new(purpose));
    assert_eq!(press(&mut second, &context, "Choose\u{2026}"), choose(Purpose::Export(path)));
}

#[test]
fn a_file_from_elsewhere_is_typed_or_chosen_even_where_there_is_no_game() {
    let context = window();
    for screen in [screen(&context), Saves::new(Vec::new(), false, &context), Saves::new(games(), true, &context)] {
        let mut screen = held(screen);
        assert!(matches!(press(&mut screen, &context, "Open a file"), Outcome::Operate(Operation::GoTo(_))));
        assert_eq!(screen.asks(), Some(&Ask::File(String::new())));
        let choose = Outcome::Choose(Box::new(Purpose::Open));
        assert_eq!(press(&mut screen, &context, "Choose\u{2026}"), choose);
        assert_eq!(press(&mut screen, &context, "Open"), Outcome::None, "nothing was typed");
        assert_eq!(screen.said(), Some("Type the path of the file."));
        let _ = screen.update(Message::Typed(" '/tmp/our game.ron' ".to_owned()), &context);
        assert_eq!(press(&mut screen, &context, "Open"), Outcome::OpenFile(PathBuf::from("/tmp/our game.ron")));
        let _ = screen.key(Key::Escape, &context);
        assert_eq!(screen.asks(), None);
        // By keys: to the field, then to the button beside it.
        assert!(matches!(screen.key(Key::Command('o'), &context), Outcome::Operate(Operation::GoTo(_))));
        let _ = screen.key(Key::Tab, &context);
        assert_eq!(screen.key(Key::Enter, &context), choose);
    }
}

#[test]
fn every_button_has_its_key() {
    let context = window();
    let path = |number: u8| PathBuf::from(format!("games/{number}.ron"));
    let mut screen = held(screen(&context));
    assert_eq!(screen.key(Key::Enter, &context), Outcome::SavedGame(Command::Open(path(0))));
    let _ = screen.key(Key::Down, &context);
    assert_eq!(screen.game().map(|game| game.saved.path.clone()), Some(path(0)), "the first key shows where one is");
    let _ = screen.key(Key::Down, &context);
    assert_eq!(screen.key(Key::Enter, &context), Outcome::SavedGame(Command::Review(path(1))), "it is over");
    let title = "Sunday with the family".to_owned();
    assert_eq!(screen.key(Key::Delete, &context), Outcome::SavedGame(Command::Delete(path(1), title.clone())));
    let copy = format!("{title} (copy)");
    assert_eq!(screen.key(Key::Command('c'), &context), Outcome::SavedGame(Command::Copy(path(1), copy)));
    assert_eq!(screen.key(Key::Command('r'), &context), Outcome::SavedGame(Command::Review(path(1))));
    assert_eq!(screen.key(Key::Function(2), &context), Outcome::Operate(Operation::GoTo(Id::new(FIELD))));
    assert!(matches!(screen.asks(), Some(Ask::Title(_))));
    let _ = screen.key(Key::Escape, &context);
    let _ = screen.key(Key::Command('e'), &context);
    assert!(matches!(screen.asks(), Some(Ask::Folder(_))));
    let _ = screen.key(Key::Escape, &context);
    let _ = screen.key(Key::End, &context);
    assert!(screen.game().is_some_and(|game| !game.is_sound()));
    for key in [Key::Enter, Key::Command('r'), Key::Command('c'), Key::Command('e'), Key::Function(2)] {
        assert_eq!(screen.key(key, &context), Outcome::None, "{key:?} does nothing with what cannot be read");
    }
    assert!(
        matches!(screen.key(Key::Delete, &context), Outcome::SavedGame(Command::Delete(..))),
        "but it can be taken away"
    );
    let _ = screen.key(Key::Home, &context);
    assert_eq!(screen.game().map(|game| game.saved.path.clone()), Some(path(0)));
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
    // Tab goes through everything, and every stop shows itself.
    let mut stops = 0;
    for _ in 0..9 {
        let _ = screen.key(Key::Tab, &context);
        stops += usize::from(screen.shows_focus());
    }
    assert_eq!(stops, 9);
}

#[test]
fn typing_searches() {
    let context = window();
    let mut screen = held(screen(&context));
    let searched = screen.key(Key::Letter('f'), &context);
    assert!(matches!(searched, Outcome::Operate(wish) if wish.goal() == Some((Id::new(SEARCH), true))));
    assert_eq!(screen.found(), 4, "Fay, the family, and games after or in the first hand");
    let found = |screen: &mut Saves, words: &str| {
        let action = screen.update(Message::Searched(words.to_owned()), &context);
        assert!(matches!(action, Outcome::Operate(Operation::ScrollBy(id, _)) if id == Id::new(PAGE)));
        screen.found()
    };
    assert_eq!(found(&mut screen, "MAXIMILIANE"), 1);
    assert_eq!(found(&mut screen, "setback sam"), 3, "all words, in any order");
    assert_eq!(found(&mut screen, "evening.ron"), 1, "files that cannot be read have their names");
    assert_eq!(found(&mut screen, "jan 2026"), 6);
    assert_eq!(found(&mut screen, "nobody"), 0);
    let _ = save("saves-nothing", &context, screen.view(&context));
    assert!(!matches!(screen.key(Key::Enter, &context), Outcome::SavedGame(_)), "there is nothing to open");
    let _ = screen.key(Key::Escape, &context);
    assert_eq!(screen.found(), 7, "Escape shows all again");
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
}

#[test]
fn a_second_window_offers_only_what_it_can() {
    let context = window();
    let mut screen = held(Saves::new(games(), true, &context));
    let mut view = simulator(&context, screen.view(&context));
    assert!(view.find("Another window is using these games: here you can only look at them.").is_ok());
    drop(view);
    assert_eq!(screen.key(Key::Enter, &context), Outcome::None);
    assert_eq!(screen.said(), Some("This table is being played in another window."));
    for key in [Key::Function(2), Key::Delete, Key::Command('c')] {
        assert_eq!(screen.key(key, &context), Outcome::None);
    }
    assert!(matches!(screen.key(Key::Command('r'), &context), Outcome::SavedGame(Command::Review(_))));
}

#[test]
fn a_thousand_games_are_a_dozen_rows() {
    let context = window();
    let many = (0..1000).map(|number| game(number, &format!("Game {number}"), &["Sam", "Ana"], 5, false)).collect();
    let mut screen = held(Saves::new(many, false, &context));
    for (offset, seen, unseen) in [(0.0, 0, 500), (33_000.0, 503, 0)] {
        let _ = screen.update(Message::Scrolled(offset, 560.0), &context);
        let mut view = simulator(&context, screen.view(&context));
        let mut is_made = |number: usize| view.find(format!("Game {number}").as_str()).is_ok();
        assert!(is_made(seen) || offset > 0.0, "row {seen} at {offset}");
        assert!(!is_made(unseen), "row {unseen} at {offset}");
        let made = (0..1000).filter(|number| is_made(*number)).count();
        assert!(made <= 13, "{made} rows are made");
    }
    // The last is one key away, and comes into view.
    let action = screen.key(Key::End, &context);
    assert!(matches!(action, Outcome::Operate(Operation::Both(_))), "{action:?}");
    assert!(screen.game().is_some_and(|game| game.title == "Game 999"));
}
