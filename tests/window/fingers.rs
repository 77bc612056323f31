//! A hand played by fingers alone on a touchscreen: no key is pressed, and no mouse is moved.

use crate::desk::{Desk, Touch, try_until};
use crate::person::{By, Person, decision, numbered};
use crate::window::Window;
use crate::{entries, is_persons_turn, saved, wait_for};

use pitch_app::Options;
use pitch_app::screen::table;
use pitch_rules::{Action, Card, Turn};
use pitch_session::{Deals, Entry, Next, Table};

use iced::{Point, Size, Vector};

use std::path::Path;

/// Where these words stand on the first screen.
fn at_home(words: &str) -> Point {
    let data = tempfile::tempdir().expect("a folder");
    let options = Options {
        data_dir: Some(data.path().to_owned()),
        language: Some("en".to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let window = Window::open(options, Size::new(1280.0, 800.0));
    window.find(words).unwrap_or_else(|| panic!("{words} is seen")).center()
}

/// Where a finger is put on a card: on its index, which no other card covers.
fn index_of(screen: &table::Table, card: Card) -> Point {
    let place = screen.cards().find(|(held, _)| *held == card).map(|(_, place)| place.at(0.08, 0.12));
    place.expect("the card is held")
}

/// A finger that takes a card past the middle plays nothing, and another finger beside one that lies plays nothing either.
fn changes_their_mind(person: &Person<'_>, folder: &Path, table: &Table) {
    let screen = person.sees(table);
    let cards = numbered(&screen, table);
    let [first, last] = [cards[0], cards[cards.len() - 1]].map(|card| index_of(&screen, card));
    let desk = person.desk;
    let (cloth, edge) = (first - Vector::new(0.0, 320.0), Point::new(first.x, 20.0));
    desk.touch(0, Touch::Begins, first);
    for step in 1..=8 {
        desk.touch(0, Touch::Moves, first + (edge - first) * (step as f32 / 8.0));
    }
    desk.touch(0, Touch::Ends, edge);
    desk.wait_until_still();
    desk.touch(0, Touch::Begins, cloth);
    desk.touch(1, Touch::Begins, last);
    desk.touch(1, Touch::Ends, last);
    desk.touch(0, Touch::Ends, cloth);
    desk.wait_until_still();
    assert_eq!(entries(&saved(folder).expect("a game")), entries(table), "nothing was played");
}

#[test]
fn a_hand_and_the_deal_after_it_are_played_by_fingers_alone() {
    let Some(mut desk) = Desk::open_touched(Desk::ROOMY) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    desk.write_settings(folder, "(speed: instant, trick_pause: milliseconds(0))");
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
    let play = at_home("Play now");
    try_until("the game", || desk.tap_at(play), || saved(folder).is_some());
    let mut table = wait_for(folder, "the first decision", is_persons_turn);
    let person = Person::new(&desk, By::Fingers);
    let mut has_changed_their_mind = false;
    while table.hands().is_empty() {
        desk.wait_until_still();
        let action: Action = decision(&table).expect("it is the person's turn");
        if matches!(action, Action::Play(_)) && !has_changed_their_mind {
            desk.photograph("fingers-a-card");
            changes_their_mind(&person, folder, &table);
            has_changed_their_mind = true;
        }
        let before = entries(&table);
        person.act(&table, &action);
        table = wait_for(folder, "what comes next", |now| {
            entries(now) > before && (is_persons_turn(now) || !now.hands().is_empty())
        });
        let own = |entry: &&Entry| matches!(entry, Entry::Act(seat, _) if table.is_person(*seat));
        let own = table.record().entries()[before..].iter().filter(own).count();
        assert_eq!(own, 1, "a touch is one decision");
    }
    assert!(has_changed_their_mind, "cards were played");
    desk.photograph("fingers-b-result");
    let go_on = || {
        desk.wait_until_still();
        person.goes_on(&table);
    };
    let is_dealt = |table: &Table| !matches!(table.next(), Next::Deal);
    try_until("the second hand", go_on, || saved(folder).is_some_and(|table| is_dealt(&table)));
    let table = wait_for(folder, "the next decision", is_persons_turn);
    assert!(matches!(table.game().turn(), Turn::Call(_)) && table.game().number() == 2, "the next hand is bid for");
    desk.photograph("fingers-c-next");
}
