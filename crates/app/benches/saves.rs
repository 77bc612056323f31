//! How long the list of a thousand saved games takes to open and to draw while it is scrolled, and a step of a review; and
//! how long the statistics of ten thousand games take to open, and one game more to be kept.
//!
//! `cargo bench --bench saves` prints milliseconds beside what they should not exceed on the machine the project is
//! measured on; with the word `statistics` those of the statistics alone.

#[path = "support/screen.rs"]
mod screen;

use screen::Screen;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::screen::review::Review;
use pitch_app::screen::saves::{Message, Saves};
use pitch_language::Language;
use pitch_players::Level;
use pitch_rules::{Points, Rules, Turn};
use pitch_session::{Deals, Kind, NewGame, Player, Record, Settings, Statistics, Storage, Table, Timestamp};

use iced::Size;
use iced::widget::space;

use std::fs;
use std::path::Path;
use std::time::Instant;

const GAMES: usize = 1000;
const COUNTED: usize = 10_000;
const RUNS: usize = 15;

fn main() {
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Storage::open(folder.path()).expect("opened");
    keep_statistics(&storage);
    if std::env::args().any(|arg| arg == "statistics") {
        return;
    }
    font::load();
    let long = game(1, 20);
    let bytes = fill(folder.path(), &long);
    println!("{GAMES} games of 20 hands, {bytes} bytes each                    [ms]");
    let opened = times(|| drop(storage.library()));
    println!("reading the list              {:>8.2} (200)", least(&opened));
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let context = Context::new(Language::default(), Settings::default(), Size::new(width, height));
        let mut screen = Screen::new(&context);
        let clear: Vec<f64> = (0..RUNS).map(|_| screen.frame::<()>(space().into())).collect();
        println!("{width}x{height}: a frame of nothing {:>5.2}", least(&clear));
        let mut list = Saves::new(storage.library(), false, &context);
        let made = times(|| drop(Saves::new(storage.library(), false, &context)));
        let scrolled: Vec<f64> = (0..RUNS)
            .map(|run| {
                let _ = list.update(Message::Scrolled(37.0 * run as f32 * 50.0, height * 0.7), &context);
                screen.frame(list.view(&context))
            })
            .collect();
        println!("{width}x{height}: opening        {:>8.2} (200)", least(&made));
        println!("{width}x{height}: scrolled frame {:>8.2} (16)", least(&scrolled));
        let mut review = Review::new(&long, None, &context).expect("hands");
        let steps = review.game().steps().len();
        for (name, key) in [("on", Key::Right), ("back", Key::Left)] {
            let (mut played, mut drawn) = (Vec::new(), Vec::new());
            for _ in 1..steps {
                let start = Instant::now();
                let _ = review.key(key, &context);
                played.push(start.elapsed().as_secs_f64() * 1e3);
                drawn.push(screen.frame(review.view(&context)));
            }
            let longest = played.iter().copied().fold(0.0, f64::max);
            let (played, drawn) = (least(&played), least(&drawn));
            println!(
                "{width}x{height}: step {name:<9} {played:>8.2} (16)   the longest {longest:.2}, drawing {drawn:.2}"
            );
        }
    }
}

/// Opens the statistics of ten thousand games of seven, and adds a game to them.
fn keep_statistics(storage: &Storage) {
    let file = storage.folder().join("statistics.jsonl");
    let game = table(7, 1, 11, usize::MAX);
    let mut one = Statistics::default();
    let _ = one.follow(&game, Timestamp::from_seconds(1));
    storage.save_statistics(&mut one).expect("written");
    let line = fs::read_to_string(&file).expect("a line");
    let name = game.record().file_stem();
    let lines: String = (0..COUNTED).map(|number| line.replace(&name, &format!("{name}-{number}"))).collect();
    fs::write(&file, &lines).expect("written");
    println!("statistics of {COUNTED} games of seven, {} bytes in all", lines.len());
    let mut kept = Statistics::default();
    let opened = times(|| kept = storage.load_statistics().0);
    assert_eq!(kept.games().len(), COUNTED);
    println!("opening the statistics        {:>8.2} (100)", least(&opened));
    let _ = kept.follow(&game, Timestamp::from_seconds(1));
    let start = Instant::now();
    storage.save_statistics(&mut kept).expect("written");
    println!("keeping one game more         {:>8.2} (50)", start.elapsed().as_secs_f64() * 1e3);
}

/// A game of at least so many hands.
fn game(number: u64, hands: usize) -> Record {
    table(4, number, 60, hands).record().clone()
}

/// A table for so many after so many hands, or when a side has reached the target.
fn table(players: usize, number: u64, target: i16, hands: usize) -> Table {
    let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
    let names = ["Sam", "Ana", "Ben", "Cleo", "Dev", "Eva", "Fay"].iter().take(players).enumerate();
    let names = names.map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let rules = Rules { target: Points(target), players: players as u8, ..Rules::default() };
    let mut table = Table::new(NewGame::new(rules, names, Deals::from_number(number))).expect("rules");
    while table.hands().len() < hands {
        match table.game().turn() {
            Turn::Over => break,
            Turn::Deal(_) => drop(table.deal()),
            Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                let action = table.game().legal(seat)[0].clone();
                let _ = table.act(seat, action).expect("legal");
            }
        }
    }
    table
}

/// Puts the game onto the shelf many times over; gives the length of a file in bytes.
fn fill(folder: &Path, record: &Record) -> usize {
    let text = record.to_ron().expect("written");
    let started = record.summary().started.to_string();
    for number in 0..GAMES {
        let other = Timestamp::from_seconds(1_700_000_000 + 1000 * number as u64).to_string();
        fs::write(folder.join(format!("games/{number}.ron")), text.replace(&started, &other)).expect("written");
    }
    text.len()
}

fn times(mut act: impl FnMut()) -> Vec<f64> {
    let time = |_| {
        let start = Instant::now();
        act();
        start.elapsed().as_secs_f64() * 1e3
    };
    (0..RUNS).map(time).collect()
}

/// Others use the machine as well.
fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}
