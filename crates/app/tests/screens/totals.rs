//! The totals of the game are seen on the table in every window, however large the interface is.

use crate::play;
use crate::scenes::{context_with, played, totals};

use pitch_app::paint::Written;
use pitch_app::pointer::Pointer;
use pitch_app::screen::table::Table;
use pitch_rules::Turn;
use pitch_session::Settings;
use pitch_session::settings::Speed;

use iced::Rectangle;

use std::time::Instant;

/// Windows in logical pixels of the system.
const WINDOWS: [(f32, f32); 9] = [
    (1366.0, 768.0),
    (1280.0, 720.0),
    (1280.0, 800.0),
    (1024.0, 600.0),
    (900.0, 600.0),
    (720.0, 520.0),
    (1920.0, 1080.0),
    (1600.0, 720.0),
    (800.0, 1200.0),
];
const SIZES: [u16; 5] = [75, 100, 125, 150, 200];

/// A number of the score as it is written.
fn figure(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

#[test]
fn the_totals_are_seen_in_every_window_at_every_size_of_the_interface() {
    let mut faults = Vec::new();
    for players in 2..=7 {
        let before = played(players, 3, 5);
        let expected: Vec<String> = totals(&before).last().expect("a hand").iter().copied().map(figure).collect();
        for plays in [false, true] {
            let mut session = before.clone();
            let is_there = |turn| if plays { matches!(turn, Turn::Play(_)) } else { matches!(turn, Turn::Call(_)) };
            while !is_there(session.game().turn()) {
                assert!(play::step(&mut session, 1));
            }
            for window in WINDOWS {
                for (interface_size, pointer) in
                    SIZES.into_iter().flat_map(|size| [(size, Pointer::Mouse), (size, Pointer::Finger)])
                {
                    let settings = Settings { interface_size, speed: Speed::Instant, ..Settings::default() };
                    let mut context = context_with(window, "en", settings);
                    context.pointer = pointer;
                    let mut table = Table::new(session.clone(), &context, Instant::now());
                    let _ = table.start(&context, Instant::now());
                    let corner = table.layout().corner;
                    let rail = Rectangle { x: corner.x - 400.0, y: 0.0, width: 400.0, height: 130.0 };
                    let written = table.inventory(&context).written;
                    let written: Vec<_> = written.iter().filter(|words| rail.contains(words.place.center())).collect();
                    let is_line = |y: f32| {
                        let on_line = |total: &String| {
                            let is_it =
                                |words: &&&Written| words.shown == *total && (words.place.center_y() - y).abs() < 2.0;
                            written.iter().filter(is_it).count()
                        };
                        let count = |total: &String| expected.iter().filter(|other| *other == total).count();
                        expected.iter().all(|total| on_line(total) >= count(total))
                    };
                    if !written.iter().any(|words| is_line(words.place.center_y())) {
                        faults
                            .push(format!("{players} players, {window:?} at {interface_size} %, {pointer:?}, {plays}"));
                    }
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} without totals, among them:\n{}",
        faults.len(),
        faults[..faults.len().min(40)].join("\n")
    );
}
