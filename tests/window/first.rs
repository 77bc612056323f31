//! The first evening of somebody who has the program since a minute, by the keyboard alone: no settings, no saved game.

use crate::desk::{Desk, try_until, wait_until};
use crate::person::{By, Person};
use crate::{entries, is_persons_turn, saved, wait_for};

use pitch_rules::{Action, Call, Preset, Turn, Viewer};
use pitch_session::{Entry, Next, Table};

use std::path::Path;

/// Opens the program in a folder where nothing is and plays at once: with the packs of this seed somebody bids before the
/// person.
fn begin(desk: &mut Desk, folder: &Path) -> Table {
    desk.start(&["--data-dir", &folder.display().to_string(), "--seed", "7", "--lang", "en"]);
    desk.photograph("first-a-start");
    desk.tap("p");
    wait_for(folder, "the first decision", is_persons_turn)
}

/// Does this on the person's turn. What others did is saved before it is seen, and until then no key decides.
fn decide(person: &Person<'_>, folder: &Path, table: &Table, action: &Action) {
    let act = || {
        person.desk.wait_until_still();
        person.act(table, action);
    };
    try_until("the decision", act, || saved(folder).is_some_and(|now| entries(&now) > entries(table)));
}

fn cards(table: &Table) -> usize {
    table.record().entries().iter().filter(|entry| matches!(entry, Entry::Act(_, Action::Play(_)))).count()
}

fn legal(table: &Table) -> Vec<Action> {
    let seat = table.person().expect("a person");
    table.view(Viewer::Seat(seat)).legal
}

#[test]
fn enter_and_a_pass_bring_the_first_card() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let table = begin(&mut desk, folder.path());
    assert_eq!((Preset::of(table.rules()), table.players().len()), (Some(Preset::AuctionPitch), 4));
    assert_eq!(table.players().iter().filter(|player| player.is_person()).count(), 1);
    let view = table.view(Viewer::Public);
    assert!(matches!(view.turn, Turn::Call(_)) && cards(&table) == 0);
    assert!(legal(&table).contains(&Action::Call(Call::Pass)), "they may pass");
    desk.photograph("first-b-bid");
    decide(&Person::new(&desk, By::Keys), folder.path(), &table, &Action::Call(Call::Pass));
    let table = wait_for(folder.path(), "the first card", |table| cards(table) > 0);
    desk.photograph("first-c-card");
    let pitcher = table.view(Viewer::Public).contract.expect("a bid").pitcher;
    assert_ne!(Some(pitcher), table.person(), "a bot pitches");
}

#[test]
fn whoever_bids_pitches_and_plays_the_hand_to_its_end() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut table = begin(&mut desk, folder);
    let person = Person::new(&desk, By::Keys);
    let is_quick = || std::fs::read_to_string(folder.join("settings.ron")).is_ok_and(|text| text.contains("instant"));
    while table.hands().is_empty() {
        let legal = legal(&table);
        // The highest bid, and then whatever may be played first.
        let bid = legal.iter().rev().find(|action| matches!(action, Action::Call(call) if call.bid().is_some()));
        let action = bid.unwrap_or(&legal[0]).clone();
        decide(&person, folder, &table, &action);
        let before = entries(&table);
        table = wait_for(folder, "what comes next", |now| {
            entries(now) > before && (is_persons_turn(now) || !now.hands().is_empty())
        });
        if cards(&table) == 0 {
            let contract = table.view(Viewer::Public).contract.expect("a bid");
            assert_eq!(Some(contract.pitcher), table.person(), "they bid the most there is, and lead");
        } else if !is_quick() {
            // A trick at the usual pace is enough.
            try_until("the fastest pace", || desk.key("F9"), is_quick);
        }
    }
    // The count is read, and the next hand is dealt.
    let go_on = || {
        desk.wait_until_still();
        desk.tap("Return");
    };
    let is_dealt = |table: &Table| !matches!(table.next(), Next::Deal);
    try_until("the second hand", go_on, || saved(folder).is_some_and(|table| is_dealt(&table)));
    let table = wait_for(folder, "the next decision", is_persons_turn);
    desk.kill();

    // The next evening begins where this one ended.
    desk.start(&["--data-dir", &folder.display().to_string(), "--lang", "en"]);
    let home = desk.picture();
    desk.tap("Return");
    wait_until("the table", || desk.picture() != home);
    assert_eq!(saved(folder).expect("a game").record(), table.record());
}
