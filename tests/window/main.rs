//! The real program in a real window, played by keys and clicks on a virtual display.
//!
//! These tests need Xvfb, xdotool and a window manager (openbox), and the one with a touchscreen Xorg. They are
//! built and run with the feature `window-tests` alone, as `.ci/run` does: `cargo test` needs no display.
#![cfg(target_os = "linux")]

mod beginnings;
#[path = "../phones/browser.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod browser;
#[path = "../../crates/rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod chance;
mod chooser;
mod desk;
mod dropping;
mod ending;
mod evening;
mod fingers;
mod first;
mod games;
mod handed;
#[path = "../../crates/app/tests/support/held.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod held;
mod hint;
mod hostile;
mod house;
mod killed;
mod layouts;
mod libraries;
mod listener;
mod mistakes;
#[path = "../files/hostile/mutator.rs"]
mod mutator;
#[path = "../support/odd.rs"]
mod odd;
mod odd_things;
mod orca;
mod orders;
mod person;
#[cfg(feature = "phones")]
mod phones;
mod place;
#[path = "../../crates/session/tests/support/play.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod play;
#[path = "../files/hostile/real.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod real;
mod refused;
mod review;
mod saves;
mod setup;
mod startup;
mod statistics;
mod strace;
#[path = "../support/talk.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod talk;
mod teacher;
#[path = "../phones/touch.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod touch;
mod voice;
#[path = "../../crates/app/tests/support/window.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod window;
mod wishes;

use desk::{Desk, wait_until};

use pitch_rules::{Action, Turn, Viewer};
use pitch_session::{Kind, Next, Table};

use std::path::Path;

/// The game as it is saved now.
fn saved(folder: &Path) -> Option<Table> {
    let record = pitch_session::storage::load(&folder.join("current.ron")).ok()?;
    Table::resume(record).ok()
}

/// Waits until it is the person's turn in the saved game, or the game or hand is over, as `is` says.
fn wait_for(folder: &Path, what: &str, is: impl Fn(&Table) -> bool) -> Table {
    let mut found = None;
    wait_until(what, || {
        found = saved(folder).filter(|table| is(table));
        found.is_some()
    });
    found.expect("waited for it")
}

fn is_persons_turn(table: &Table) -> bool {
    matches!(table.next(), Next::Person(_))
}

fn entries(table: &Table) -> usize {
    table.record().entries().len()
}

/// Begins a game from the first screen, at the fastest pace.
fn begin(desk: &mut Desk, folder: &Path) -> Table {
    desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
    desk.key("p");
    wait_for(folder, "the first decision", is_persons_turn)
}

/// Does by keys whatever may be done: passes if that is allowed, else the lowest bid; the first card that may be played.
fn decide(desk: &Desk, table: &Table) {
    let view = match table.next() {
        Next::Person(seat) => table.view(Viewer::Seat(seat)),
        _ => panic!("it is nobody's turn"),
    };
    match view.turn {
        Turn::Call(_) => match &view.legal[0] {
            Action::Call(call) if call.to_string() == "pass" => desk.key("p"),
            Action::Call(call) => desk.key(&call.to_string()),
            other => panic!("{other} in the bidding"),
        },
        Turn::Play(_) => {
            desk.key("1");
            desk.key("1");
        }
        turn => panic!("{turn:?} is no decision"),
    }
}

#[test]
fn a_hand_is_played_killed_in_the_middle_and_goes_on() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = begin(&mut desk, folder.path());
    assert_eq!(table.players().iter().filter(|player| player.kind == Kind::Person).count(), 1);
    // Into the middle of the hand.
    for _ in 0..3 {
        let before = entries(&table);
        decide(&desk, &table);
        table = wait_for(folder.path(), "the next decision", |t| entries(t) > before && is_persons_turn(t));
    }
    assert!(!table.view(Viewer::Public).tricks.is_empty(), "a trick was played");
    let before = table.record().clone();
    desk.kill();
    assert_eq!(saved(folder.path()).expect("a saved game").record(), &before, "nothing is lost by the kill");

    desk.start(&["--data-dir", &folder.path().display().to_string(), "--lang", "en"]);
    let home = desk.picture();
    desk.key("Return");
    wait_until("the table", || desk.picture() != home);
    let again = saved(folder.path()).expect("a saved game");
    assert_eq!(again.record(), &before, "it goes on where it was");
    // On to the end of the hand, and to the next one.
    let hands = again.hands().len();
    let mut table = again;
    while table.hands().len() == hands {
        let before = entries(&table);
        decide(&desk, &table);
        table = wait_for(folder.path(), "what comes next", |t| {
            entries(t) > before && (is_persons_turn(t) || t.hands().len() > hands)
        });
    }
    let scores = *table.game().scores();
    assert_ne!(scores.values().map(|points| points.0).sum::<i16>(), 0, "somebody scored");
    desk.key("Return");
    let _ = wait_for(folder.path(), "the second hand", |t| is_persons_turn(t) && t.game().number() == 2);
}

#[test]
fn a_window_at_rest_uses_no_processor_time() {
    let mut desk = Desk::open_alone(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let _ = begin(&mut desk, folder.path());
    desk.wait_until_still();
    let before = desk.ticks();
    desk.rest(5);
    assert!(desk.ticks() - before <= 1, "{} ticks in five seconds of rest", desk.ticks() - before);
}
