//! A table where mistakes can be made: a wrong card is called or taken back, and the game goes on to its end.

use crate::desk::{Desk, wait_until};
use crate::games::{foreseen, kept, open, play_on};
use crate::person::{By, Person, decision};
use crate::play;

use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, Card, Cards, Points, Preset, Remark, Rules, Turn, Viewer};
use pitch_session::{Entry, Table, storage};

use std::path::Path;

fn rules() -> Rules {
    Rules { target: Points(2), revoke_mode: RevokeMode::Table, ..Rules::from(Preset::Trinidad) }
}

/// A card that the book does not allow the person to play now.
fn wrong_card(table: &Table) -> Option<Card> {
    let seat = table.person()?;
    let view = table.view(Viewer::Seat(seat));
    let is_wrong = |card: &Card| view.turn == Turn::Play(seat) && !view.legal.contains(&Action::Play(*card));
    view.held[seat].cards.unwrap_or(Cards::NONE).into_iter().find(is_wrong)
}

/// The first time that they can they play a wrong card.
fn wrong_once(table: &Table) -> Option<Action> {
    let seat = table.person()?;
    let has_erred = !table.view(Viewer::Seat(seat)).lapses.is_empty() || was_said(table, is_called);
    let wrong = wrong_card(table).filter(|_| !has_erred);
    wrong.map(Action::Play).or_else(|| decision(table))
}

fn was_said(table: &Table, is: impl Fn(Remark) -> bool) -> bool {
    let mut entries = table.record().entries().iter();
    entries.any(|entry| matches!(entry, Entry::Act(_, Action::Say(remark)) if is(*remark)))
}

fn is_called(remark: Remark) -> bool {
    matches!(remark, Remark::CallRenege(_))
}

#[test]
fn a_wrong_card_is_called_and_the_game_goes_on() {
    let mut desk = Desk::open(Desk::ROOMY);
    for (by, from) in [(By::Keys, 1), (By::Clicks, 101)] {
        let called = (from..from + 100).find_map(|number| {
            let table = play::table_by(rules(), number);
            let end = foreseen(table.clone(), &wrong_once)?;
            was_said(&end, is_called).then_some((table, end))
        });
        let (table, end) = called.expect("somebody sees it");
        let folder = tempfile::tempdir().expect("a folder");
        open(&mut desk, folder.path(), &table, "instant");
        let played = play_on(&desk, folder.path(), &table, by, &wrong_once, |person, table, action| {
            person.act(table, action);
        });
        assert_eq!(played.record().entries(), end.record().entries(), "what was pressed is what was done");
        assert!(played.game().end().is_some());
        desk.kill();
    }
}

#[test]
fn a_wrong_card_is_taken_back_and_the_game_goes_on() {
    let mut desk = Desk::open(Desk::ROOMY);
    for by in [By::Keys, By::Clicks] {
        // Two others are still to play to the trick: there is time to take the card back.
        let early = |table: &Table| table.game().view(Viewer::Public).trick.is_some_and(|trick| trick.len() == 1);
        let until_wrong = |table: &Table| match wrong_card(table) {
            Some(_) if early(table) => None,
            _ => decision(table),
        };
        let tables = (1..100).map(|number| play::table_by(rules(), number));
        let table = tables.into_iter().find(|table| foreseen(table.clone(), &until_wrong).is_none());
        let table = table.expect("a game in which a wrong card can be played");
        let folder = tempfile::tempdir().expect("a folder");
        let now = || {
            // A game that ends is moved from one place to the other.
            let mut table = None;
            wait_until("a game", || {
                table = kept(folder.path());
                table.is_some()
            });
            table.expect("waited for it")
        };
        open(&mut desk, folder.path(), &table, "instant");
        let act = |person: &Person<'_>, table: &Table, action: &Action| person.act(table, action);
        let table = play_on(&desk, folder.path(), &table, by, &until_wrong, act);
        let wrong = wrong_card(&table).expect("a wrong card");
        desk.kill();

        // Slowly, so that there is time to see what was done; and once more from there if the trick was over all the same.
        let mut is_said = false;
        for _ in 0..10 {
            storage::save_as(&folder.path().join("current.ron"), table.record()).expect("a file");
            go_on(&mut desk, folder.path(), "slow");
            let person = Person::new(&desk, by);
            person.act(&table, &Action::Play(wrong));
            wait_until("the wrong card", || now().record().entries().len() > table.record().entries().len());
            is_said = person.says_besides(now, Remark::TakeBack);
            if is_said {
                break;
            }
            desk.kill();
        }
        assert!(is_said, "there is time to take a card back");
        wait_until("the card in the hand again", || {
            let seat = now().person().expect("a person");
            let is_held = now().view(Viewer::Seat(seat)).hand().contains(wrong);
            is_held && was_said(&now(), |remark| remark == Remark::TakeBack)
        });
        desk.kill();

        go_on(&mut desk, folder.path(), "instant");
        let played = play_on(&desk, folder.path(), &now(), by, &decision, act);
        assert!(played.game().end().is_some());
        desk.kill();
    }
}

/// Goes on with the game that was left.
fn go_on(desk: &mut Desk, folder: &Path, speed: &str) {
    desk.write_settings(folder, &format!("(speed: {speed}, trick_pause: milliseconds(0))"));
    desk.start(&["--data-dir", &folder.display().to_string(), "--lang", "en"]);
    desk.key("Return");
}
