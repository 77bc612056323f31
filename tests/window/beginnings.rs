//! Every game can be begun from the first screen by the keyboard alone.

use crate::desk::{Desk, at_two_desks, wait_until};
use crate::games::kept;
use crate::person::{By, Person, decision};

use pitch_language::{Language, preset_name};
use pitch_rules::Preset;
use pitch_session::{Next, Table};

use std::path::Path;
use std::time::{Duration, Instant};

/// The game once its first decision is the person's; none if that takes so long that a key must have been lost, as
/// happens now and then between xdotool and a window that has just been opened on a busy machine.
pub fn first_decision(folder: &Path) -> Option<Table> {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if let Some(table) = kept(folder).filter(|table| matches!(table.next(), Next::Person(_))) {
            return Some(table);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    None
}

#[test]
fn every_game_is_begun_by_keys_alone() {
    let language = Language::new("en").expect("a language");
    at_two_desks(Desk::ROOMY, &Preset::ALL, |desk, &preset| {
        // Now and then a busy machine loses a key.
        let begun = (0..3).find_map(|_| {
            let folder = tempfile::tempdir().expect("a folder");
            desk.write_settings(folder.path(), "(speed: instant, trick_pause: milliseconds(0))");
            desk.start(&["--data-dir", &folder.path().display().to_string(), "--seed", "7", "--lang", "en"]);
            // Letters look for a game, Enter sets up what was found, and once more begins it. The field must have the keys
            // before the rest of the name comes.
            desk.key("n");
            desk.key("slash");
            desk.wait_until_still();
            desk.write(&preset_name(&language, preset));
            desk.wait_until_still();
            desk.key("Return");
            desk.tap("Return");
            let begun = first_decision(folder.path()).filter(|table| Preset::of(table.rules()) == Some(preset));
            if begun.is_none() {
                desk.kill();
            }
            Some((begun?, folder))
        });
        let (table, folder) = begun.unwrap_or_else(|| panic!("{preset} is begun"));
        let before = table.record().entries().len();
        Person::new(desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
        wait_until("what comes of the first decision", || {
            kept(folder.path()).is_some_and(|table| table.record().entries().len() > before)
        });
        desk.kill();
    });
}
