//! No window is so small, so large or so narrow that a screen hangs, fails or stays empty.
//!
//! `PITCH_SIZES` is one in how many of all combinations of size, scale, language and screen is drawn (23 if it is not set, 1 for
//! all of them). How long the slowest take is printed.

use crate::play;
use crate::positions::positions;
use crate::scenes::names;
use crate::window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_rules::Rules;
use pitch_session::{Deals, Kind, NewGame, Player, Table, storage};

use iced::Size;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

/// One pixel, what no screen has room in, the least that can be played in, shapes that tiling makes, and 8K both ways.
const SIZES: [(f32, f32); 18] = [
    (1.0, 1.0),
    (1.0, 600.0),
    (900.0, 1.0),
    (1280.0, 300.0),
    (320.0, 800.0),
    (539.0, 389.0),
    (540.0, 390.0),
    (720.0, 520.0),
    (900.0, 600.0),
    (1280.0, 392.0),
    (1280.0, 521.0),
    (3840.0, 400.0),
    (545.0, 2160.0),
    (1366.0, 768.0),
    (1280.0, 800.0),
    (3840.0, 2160.0),
    (7680.0, 4320.0),
    (4320.0, 7680.0),
];
/// As many logical pixels as 4K has.
const LARGE: f32 = 8_294_400.0;
const SCALES: [u16; 4] = [75, 100, 150, 200];
const TOO_SMALL: &str = "This window is too small to play in. Make it larger.";
const ZU_KLEIN: &str = "Dieses Fenster ist zu klein zum Spielen. Zieh es größer.";
const LANGUAGES: [&str; 2] = ["en", "de"];
/// A window that has not drawn a frame by then hangs: the slowest takes a few seconds on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A screen: its name, the saved game it begins with, and the keys that lead to it.
pub struct Place {
    pub name: String,
    pub file: Option<PathBuf>,
    pub keys: Vec<Key>,
    /// Whether it is in front, where another screen could be; asked in English.
    is_it: fn(&Window) -> bool,
}

/// Every screen. Saved games are written into `folder`.
pub fn places(folder: &Path) -> Vec<Place> {
    let mut places = Vec::new();
    let mut add = |name: &str, table: Option<&Table>, keys: &[Key]| {
        let file = table.map(|table| {
            let file = folder.join(format!("{name}.ron"));
            storage::save_as(&file, table.record()).expect("a file");
            file
        });
        places.push(Place { name: name.to_owned(), file, keys: keys.to_vec(), is_it: |_| true });
    };
    let letters =
        [("games", 'n'), ("rules", 'r'), ("house", 'h'), ("saves", 'g'), ("statistics", 't'), ("settings", 's')];
    add("home", None, &[]);
    for (name, letter) in letters {
        add(name, None, &[Key::Letter(letter)]);
    }
    add("new", None, &TO_NEW_GAME);
    add("pad", None, &[Key::Letter('k')]);
    add("pad-hand", None, &[Key::Letter('k'), Key::Enter]);
    add("first-game", None, &[Key::Letter('p')]);
    add("joining", None, &to_joining());
    let counted = hand_over(4);
    add("result", Some(&counted), &[]);
    add("result-7", Some(&hand_over(7)), &[]);
    add("over", Some(&play::over(play::table(4, 5))), &[Key::Enter]);
    add("review", Some(&counted), &[Key::Letter('r'), Key::End]);
    add("curtain", Some(&shared()), &[]);
    add("first-deal", None, &[Key::Letter('p')]);
    for (number, position) in positions(names).into_iter().enumerate() {
        add(&position.name, Some(&position.session), position.keys);
        if number == 0 {
            let sheets = [("menu", Key::Escape), ("keys", Key::Function(1)), ("trick", Key::Letter('l'))];
            for (name, key) in sheets.into_iter().chain([("log", Key::Letter('g'))]) {
                add(name, Some(&position.session), &[key]);
            }
        }
    }
    for place in &mut places {
        place.is_it = match place.name.as_str() {
            "review" => |window| window.find("Next hand").is_none(),
            "curtain" => |window| window.find("Everyone else, look away.").is_some(),
            "joining" => |window| window.find("Kitchen table").is_some(),
            "first-deal" => |window| window.find("Deal the cards").is_some(),
            _ => continue,
        };
    }
    places
}

/// The keys that set up the game on the first tile beside our table, from the search field, which the keyboard is led to in any
/// window.
const TO_NEW_GAME: [Key; 5] = [Key::Letter('n'), Key::Letter('/'), Key::Tab, Key::Tab, Key::Enter];

/// The keys that lead from the main button of a new game to the one before it, which opens places to phones.
fn to_joining() -> Vec<Key> {
    // Once the keyboard was used on it, the page shows its main button whenever a game is chosen.
    let shown = [&[Key::Tab, Key::Escape], &TO_NEW_GAME[1..]].concat();
    [TO_NEW_GAME.as_slice(), &shown, &[Key::BackTab, Key::Enter]].concat()
}

/// A table for three people, of whom one is to decide.
fn shared() -> Table {
    let players = names(3).into_iter().map(|name| Player::new(name, Kind::Person)).collect();
    let rules = Rules { players: 3, ..Rules::default() };
    let mut table = Table::new(NewGame::new(rules, players, Deals::from_number(3))).expect("a table");
    assert!(!table.deal().is_empty());
    table
}

/// A table for so many after its first hand.
fn hand_over(players: u8) -> Table {
    let mut table = play::table(players, 5);
    while table.hands().is_empty() {
        assert!(play::step(&mut table, 0));
    }
    table
}

/// Draws one in `every` combinations, and says which it is about to draw.
fn walk(every: usize, about: &Sender<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut number = 0;
    let mut slowest: Vec<(Duration, String)> = Vec::new();
    for place in places(folder.path()) {
        for language in LANGUAGES {
            for scale in SCALES {
                let sizes: Vec<_> = SIZES
                    .into_iter()
                    .filter(|(width, height)| {
                        number += 1;
                        // The largest take as long as dozens of others.
                        let rarer = if width * height > LARGE { 7 } else { 1 };
                        number % (every * rarer) == 0
                    })
                    .collect();
                let Some(&(width, height)) = sizes.first() else { continue };
                let data = tempfile::tempdir().expect("a folder");
                let ceremony = place.name == "first-deal";
                let game = format!("last_game: (rules: (ceremony: {ceremony}))");
                let settings =
                    format!("(speed: instant, trick_pause: milliseconds(0), interface_size: {scale}, {game})");
                std::fs::write(data.path().join("settings.ron"), settings).expect("written");
                let mut name = format!("{} in {language} at {scale} %, opened at {width}x{height}", place.name);
                about.send(name.clone()).expect("somebody waits");
                let options = Options {
                    file: place.file.clone(),
                    data_dir: Some(data.path().to_owned()),
                    language: Some(language.to_owned()),
                    deals: Some(Deals::from_number(7)),
                    ..Options::default()
                };
                // It is opened at the usual size, where keys are heard.
                let mut window = Window::open(options, Size::new(1280.0, 800.0));
                place.keys.iter().for_each(|key| window.key(*key));
                assert!(language != "en" || (place.is_it)(&window), "{name}: it is not in front");
                for (width, height) in sizes {
                    name = format!("{} in {language} at {scale} %, {width}x{height}", place.name);
                    about.send(name.clone()).expect("somebody waits");
                    window.resize(Size::new(width, height));
                    let (picture, taken) = window.draw();
                    let first = picture.pixels()[0];
                    let is_empty = picture.pixels().iter().all(|pixel| *pixel == first);
                    assert!(!is_empty || width * height < 4000.0, "{name}: nothing is seen");
                    let is_too_small = width < 540.0 || height < 390.0;
                    let says = window.find(if language == "en" { TOO_SMALL } else { ZU_KLEIN }).is_some();
                    assert!(says == is_too_small || width * height < 20_000.0, "{name}: what is said");
                    slowest.push((taken, name));
                }
            }
        }
    }
    slowest.sort();
    println!("{} frames", slowest.len());
    for (taken, name) in slowest.iter().rev().take(12) {
        println!("{:>5} ms  {name}", taken.as_millis());
    }
}

#[test]
fn every_screen_is_drawn_in_a_window_of_any_size() {
    let every = std::env::var("PITCH_SIZES").ok().and_then(|every| every.parse().ok()).unwrap_or(23);
    let (about, heard) = mpsc::channel();
    let walk = std::thread::spawn(move || walk(every, &about));
    let mut last = String::new();
    loop {
        match heard.recv_timeout(PATIENCE) {
            Ok(name) => last = name,
            Err(RecvTimeoutError::Timeout) => panic!("{last}: it hangs"),
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    assert!(walk.join().is_ok(), "{last}: it failed");
}

#[test]
fn nobody_decides_what_is_not_seen() {
    let data = tempfile::tempdir().expect("a folder");
    let options = Options {
        data_dir: Some(data.path().to_owned()),
        language: Some("en".to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::new(1280.0, 300.0));
    window.key(Key::Enter);
    assert!(window.program.table().is_none(), "no game begins unseen");
    window.resize(Size::new(1280.0, 800.0));
    window.key(Key::Enter);
    assert!(window.program.table().is_some());
}

#[test]
fn the_menu_ends_above_the_hand_and_shows_what_has_the_keyboard() {
    let windows = [(720.0, 520.0, 100), (720.0, 520.0, 75), (1280.0, 800.0, 200), (900.0, 600.0, 100)];
    for (language, leave) in [("en", "Save and leave"), ("de", "Speichern und gehen"), ("pl", "Zapisz i wyjdź")] {
        for (width, height, scale) in windows {
            let name = format!("{language} at {scale} %, {width}x{height}");
            let data = tempfile::tempdir().expect("a folder");
            let settings = format!("(speed: instant, trick_pause: milliseconds(0), interface_size: {scale})");
            std::fs::write(data.path().join("settings.ron"), settings).expect("written");
            let options = Options {
                data_dir: Some(data.path().to_owned()),
                language: Some(language.to_owned()),
                deals: Some(Deals::from_number(7)),
                ..Options::default()
            };
            let mut window = Window::open(options, Size::new(width, height));
            window.key(Key::Letter('p'));
            window.key(Key::Escape);
            assert!(window.focused().is_some(), "{name}: what has the keyboard");
            let last = window
                .controls()
                .into_iter()
                .find(|control| control.name.ends_with(leave))
                .expect("the last row")
                .place;
            let layout = window.program.table().expect("a game").layout();
            let cards = (0..layout.hand.len()).filter_map(|index| layout.hand_card_at(index, true));
            let top = cards.map(|card| card.at(0.0, 0.0).y).fold(f32::INFINITY, f32::min);
            let foot = last.y + last.height;
            assert!(foot <= top, "{name}: the menu ends at {foot}, and the hand begins at {top}");
        }
    }
}
