//! Four people and a bot spend an evening of two games at one screen, by keys alone: behind the curtain, with what they
//! owe each other at the end.

use crate::beginnings::first_decision;
use crate::desk::{Desk, wait_until};
use crate::person::{By, Person, decision};
use crate::saved;

use auction_pitch::engine::Seat;
use auction_pitch::session::{Evening, Next, Table, storage, syntax};

use std::path::Path;

/// To one point, so that a game has one hand or two.
const SETTINGS: &str = r#"(
    speed: instant,
    trick_pause: milliseconds(0),
    last_game: (
        rules: (players: 5, target: 1),
        names: ["Ruth", "Karl", "Mia", "Jonas", ""],
        kinds: [person, person, person, person, bot("basic")],
        looks: [(face: curls), (face: beard), (face: plaits), (face: cap), ()],
    ),
)"#;

/// The games that are over.
fn over(folder: &Path) -> Vec<Table> {
    let files = std::fs::read_dir(folder.join("games")).into_iter().flatten().flatten();
    let records = files.filter_map(|file| storage::load(&file.path()).ok());
    records.filter_map(|record| Table::resume(record).ok()).filter(|table| table.game().end().is_some()).collect()
}

/// Plays the game that is on the screen to its end; every person opens the curtain before he decides.
fn play(desk: &Desk, folder: &Path, games: usize) {
    let person = Person::new(desk, By::Keys);
    let (mut last, mut closed): (Option<Seat>, usize) = (None, 0);
    for _ in 0..400 {
        let mut now = None;
        wait_until("something to do", || {
            now = saved(folder).filter(|table| match table.next() {
                Next::Person(_) => true,
                Next::Deal => table.hands().len() > closed,
                _ => false,
            });
            now.is_some() || over(folder).len() > games
        });
        if over(folder).len() > games {
            return;
        }
        let table = now.expect("a game");
        let entries = table.record().entries().len();
        let Next::Person(seat) = table.next() else {
            desk.wait_until_still();
            desk.key("Return");
            closed = table.hands().len();
            continue;
        };
        // Whoever had the screen last goes on without the curtain, but for a hand that was counted in between.
        if last != Some(seat) || entries <= 2 {
            desk.wait_until_still();
            desk.key("Return");
            last = Some(seat);
        }
        person.act(&table, &decision(&table).expect("his turn"));
        wait_until("what comes of it", || {
            saved(folder).is_some_and(|table| table.record().entries().len() > entries) || over(folder).len() > games
        });
    }
    panic!("the game does not end");
}

#[test]
fn a_family_plays_two_games_behind_the_curtain() {
    let Some(mut desk) = Desk::open("1280x800") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    desk.write_settings(folder.path(), SETTINGS);
    let is_begun = (0..3).any(|_| {
        desk.start(&["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
        // The game of last time, with the same people.
        desk.key("Return");
        let is_begun = first_decision(folder.path()).is_some();
        if !is_begun {
            desk.kill();
        }
        is_begun
    });
    assert!(is_begun, "a game was begun");
    play(&desk, folder.path(), 0);
    // The result of the last hand, the end of the game, and the same game once more.
    desk.wait_until_still();
    desk.key("Return");
    desk.key("Return");
    play(&desk, folder.path(), 1);
    desk.wait_until_still();
    desk.key("Return");

    let text = std::fs::read_to_string(folder.path().join("evening.ron")).expect("an evening");
    let evening: Evening = syntax::read(&text).expect("an evening");
    assert_eq!(evening.games().len(), 2);
    for game in evening.games() {
        assert_eq!(game.people, ["Ruth", "Karl", "Mia", "Jonas"]);
    }
    assert_eq!(evening.balances().iter().map(|share| share.amount).sum::<i32>(), 0);
    assert!(!evening.owes().is_empty(), "somebody owes something");
    let settings = std::fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
    assert!(settings.contains("families") && settings.contains("Jonas"), "the family is remembered");
}
