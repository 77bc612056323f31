//! How long a frame of the table takes in software on one core, at its busiest: seven players are dealt their cards.
//!
//! `cargo bench --bench table` prints milliseconds for each window, beside those of a frame that only clears the window.
//! Every frame of the deal is the whole table, with its rail, plates, words and shadows, as the program has it drawn while
//! anything moves; `rest` is the table after the deal with nothing kept from the frame before: all shapes are made and all
//! words laid out anew. Of several runs the least counts, as others use the machine as well. The last step, handing the
//! pixels to the window, is the same for all of them.

#[path = "support/screen.rs"]
mod screen;

use screen::Screen;

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::screen::table::{Message, Table};
use pitch_language::Language;
use pitch_players::Level;
use pitch_rules::{Rules, Seat};
use pitch_session::{self, Deals, Kind, NewGame, Player, Settings};

use iced::Size;
use iced::widget::space;

use std::time::{Duration, Instant};

/// The windows, each with the milliseconds that a frame should not exceed on the machine the project is measured on.
const WINDOWS: [(f32, f32, f64); 3] = [(1280.0, 800.0, 8.0), (1920.0, 1080.0, 16.0), (3840.0, 2160.0, 33.0)];
/// The time from one frame to the next.
const STEP: Duration = Duration::from_millis(16);
/// How often the deal is watched.
const RUNS: usize = 7;

fn main() {
    if std::env::args().any(|arg| arg == "--test") {
        return;
    }
    font::load();
    println!("window        clear    rest    deal: median, busiest (goal), busiest without clearing   [ms]");
    for (width, height, goal) in WINDOWS {
        let size = Size::new(width, height);
        let context = Context::new(Language::default(), Settings::default(), size);
        let mut screen = Screen::new(&context);
        let mut clear: Vec<f64> = (0..RUNS * 5).map(|_| screen.frame::<()>(space().into())).collect();
        let clear = median(&mut clear);
        let mut deal = deal(&mut screen, &context);
        let rest = rest(&mut screen, &context);
        let busiest = deal.iter().copied().fold(0.0, f64::max);
        let rest = rest.into_iter().fold(f64::INFINITY, f64::min);
        let deal = median(&mut deal);
        let window = format!("{width}x{height}");
        println!("{window:<11} {clear:>7.2} {rest:>7.2} {deal:>14.2} {busiest:>8.2} ({goal}) {:>8.2}", busiest - clear);
    }
}

/// Milliseconds of every frame of the deal, each the least of some runs: others use the machine as well.
fn deal(screen: &mut Screen, context: &Context) -> Vec<f64> {
    let runs: Vec<Vec<f64>> = (0..RUNS)
        .map(|_| {
            let begin = Instant::now();
            let mut table = dealing(context, begin);
            let mut frames = Vec::new();
            let mut now = begin;
            while table.is_moving() || frames.is_empty() {
                now += STEP;
                let start = Instant::now();
                let _ = table.tick(context, now);
                let ticked = start.elapsed().as_secs_f64() * 1e3;
                frames.push(ticked + screen.frame(table.view(context)));
            }
            frames
        })
        .collect();
    let frames = runs.iter().map(Vec::len).min().unwrap_or_default();
    (0..frames).map(|frame| runs.iter().map(|run| run[frame]).fold(f64::INFINITY, f64::min)).collect()
}

/// Milliseconds of a frame in which nothing moves, all of it drawn anew.
fn rest(screen: &mut Screen, context: &Context) -> Vec<f64> {
    let begin = Instant::now();
    let mut table = dealing(context, begin);
    let _ = table.update(Message::Missed, context, begin);
    (0..RUNS)
        .map(|_| {
            table.adapt(context);
            screen.frame(table.view(context))
        })
        .collect()
}

/// A table at which a bot has just begun to deal to six others.
fn dealing(context: &Context, now: Instant) -> Table {
    let names = ["Sam", "Ana", "Ben", "Cleo", "Dev", "Eva", "Fay"];
    for number in 1.. {
        let kind = |seat: usize| if seat == 0 { Kind::Person } else { Kind::Bot(Level::USUAL) };
        let players = names.iter().enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
        let rules = Rules { players: 7, ..Rules::default() };
        let new = NewGame::new(rules, players, Deals::from_number(number));
        let session = pitch_session::Table::new(new).expect("rules that fit together");
        if session.game().dealer() == Seat::default() {
            continue;
        }
        let mut table = Table::new(session, context, now);
        let _ = table.start(context, now);
        if !table.is_running() {
            let _ = table.update(Message::Deal, context, now);
        }
        return table;
    }
    unreachable!("somebody else deals in most games")
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
