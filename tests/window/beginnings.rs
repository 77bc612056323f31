//! Every game can be begun from the first screen by the keyboard alone.

use crate::desk::{Desk, wait_until};
use crate::games::kept;
use crate::person::{By, Person, decision};
use crate::wait_for;

use auction_pitch::engine::Preset;
use auction_pitch::session::Next;

#[test]
fn every_game_is_begun_by_keys_alone() {
    let Some(mut desk) = Desk::open("1280x800") else { return };
    for (place, preset) in Preset::ALL.into_iter().enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        desk.write_settings(folder.path(), "(speed: instant, trick_pause: milliseconds(0))");
        desk.start(&["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
        // A new game; the first Tab shows the main button, the third is on the list of games.
        desk.key("Return");
        for _ in 0..3 {
            desk.tap("Tab");
        }
        for _ in 0..place {
            desk.tap("Right");
        }
        desk.tap("Return");
        let table = wait_for(folder.path(), "the first decision", |table| matches!(table.next(), Next::Person(_)));
        assert_eq!(Preset::of(table.rules()), Some(preset));
        let before = table.record().entries().len();
        Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("his turn"));
        wait_until("what comes of the first decision", || {
            kept(folder.path()).is_some_and(|table| table.record().entries().len() > before)
        });
        desk.kill();
    }
}
