//! Four people and a bot sit down and spend an evening of two games at one screen, by keys alone: behind the curtain, with
//! what they owe each other at the end.

use crate::beginnings::first_decision;
use crate::desk::{Desk, try_until, wait_until};
use crate::person::{By, Person, decision};
use crate::saved;
use crate::setup::Setup;

use pitch_rules::{Points, Seat};
use pitch_session::{Evening, Face, Next, Settings, Table, storage, syntax};

use std::path::Path;

/// As fast as it can be.
const SETTINGS: &str = "(speed: instant, trick_pause: milliseconds(0))";

/// The people in the order of their seats.
const PEOPLE: [(&str, Face); 4] =
    [("Ruth", Face::Curls), ("Karl", Face::Beard), ("Mia", Face::Plaits), ("Jonas", Face::Cap)];

/// The games that are over.
fn over(folder: &Path) -> Vec<Table> {
    let files = std::fs::read_dir(folder.join("games")).into_iter().flatten().flatten();
    let records = files.filter_map(|file| storage::load(&file.path()).ok());
    records.filter_map(|record| Table::resume(record).ok()).filter(|table| table.game().end().is_some()).collect()
}

/// Plays the game that is on the screen to its end; every person opens the curtain before they decide.
fn play(desk: &Desk, folder: &Path, games: usize) {
    let person = Person::new(desk, By::Keys);
    let (mut last, mut closed): (Option<Seat>, usize) = (None, 0);
    for step in 0..400 {
        // What is seen on the way to the first cards is kept to be looked at.
        let keep =
            |what: &str| (games == 0 && step < 12).then(|| desk.photograph(&format!("evening-{step:02}-{what}")));
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
            desk.photograph(&format!("evening-hand-{}", table.hands().len()));
            desk.key("Return");
            closed = table.hands().len();
            continue;
        };
        // The player who had the screen last goes on without the curtain, but for a hand that was counted in between.
        if last != Some(seat) || entries <= 2 {
            desk.wait_until_still();
            let _ = keep("curtain");
            desk.key("Return");
            last = Some(seat);
        }
        let _ = keep("open");
        person.act(&table, &decision(&table).expect("their turn"));
        wait_until("what comes of it", || {
            saved(folder).is_some_and(|table| table.record().entries().len() > entries) || over(folder).len() > games
        });
    }
    panic!("the game does not end");
}

/// Seats everybody from the first screen of a fresh folder; says whether they sit there, for a busy machine loses a key now
/// and then.
fn sit_down(desk: &mut Desk, folder: &Path) -> bool {
    desk.write_settings(folder, SETTINGS);
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
    desk.photograph("evening-a-first");
    let (settings, _) = Settings::load(&folder.join("settings.ron"));
    // Over our table to the first tile, which sets up Auction Pitch.
    for key in ["n", "Tab", "Right", "Return"] {
        desk.key(key);
    }
    let mut setup = Setup::new(desk, settings);
    setup.seat_so_many(5);
    for (seat, (name, face)) in PEOPLE.into_iter().enumerate() {
        setup.seat(seat, name, face);
    }
    desk.photograph("evening-b-seats");
    setup.start();
    first_decision(folder).is_some_and(|table| {
        let people = table.players().iter().filter(|player| player.is_person());
        people.map(|player| player.name.as_str()).eq(PEOPLE.map(|(name, _)| name))
    })
}

/// Lets the same people begin again to one point, by one key of our table, so that a game has one hand or two.
fn begin_short(desk: &mut Desk, folder: &Path) {
    desk.quit();
    let file = folder.join("settings.ron");
    let (mut settings, _) = Settings::load(&file);
    settings.last_game.rules.target = Points(1);
    settings.save(&file).expect("written");
    std::fs::remove_file(folder.join("current.ron")).expect("a game was begun");
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
    let is_short = || saved(folder).is_some_and(|table| table.rules().target == Points(1));
    let begin = || ["Escape", "n", "Return"].into_iter().for_each(|key| desk.key(key));
    try_until("a short game", begin, is_short);
}

#[test]
fn a_family_plays_two_games_behind_the_curtain() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = (0..5).find_map(|_| {
        let folder = tempfile::tempdir().expect("a folder");
        let is_seated = sit_down(&mut desk, folder.path());
        if !is_seated {
            desk.kill();
        }
        is_seated.then_some(folder)
    });
    let folder = folder.expect("they sit down");
    begin_short(&mut desk, folder.path());
    play(&desk, folder.path(), 0);
    // The result of the last hand, the end of the game, and the same game once more.
    desk.wait_until_still();
    desk.photograph("evening-c-last-hand");
    desk.key("Return");
    desk.photograph("evening-d-end");
    desk.key("Return");
    play(&desk, folder.path(), 1);
    desk.wait_until_still();
    desk.key("Return");
    desk.photograph("evening-e-stakes");

    let text = std::fs::read_to_string(folder.path().join("evening.ron")).expect("an evening");
    let evening: Evening = syntax::read(&text).expect("an evening");
    assert_eq!(evening.games().len(), 2);
    for game in evening.games() {
        assert_eq!(game.people, PEOPLE.map(|(name, _)| name));
    }
    assert_eq!(evening.balances().iter().map(|share| share.amount).sum::<i32>(), 0);
    assert!(!evening.owes().is_empty(), "somebody owes something");
    let families = std::fs::read_to_string(folder.path().join("families.ron")).expect("families");
    assert!(families.contains("Jonas"), "the family is remembered");
}
