//! The games of part E have exactly the values that their sources and rulings give them.

use pitch_rules::{Preset, Rules};

use serde_json::{Map, Value};

use std::collections::BTreeSet;

#[test]
fn every_option_of_a_game_of_the_family_is_as_written() {
    let written: Map<String, Value> = serde_json::from_str(include_str!("presets.json")).expect("a list of games");
    assert_eq!(written.len(), 25);
    for (game, options) in &written {
        let preset: Preset = game.parse().unwrap_or_else(|error| panic!("{error}"));
        let found = serde_json::to_value(Rules::from(preset)).expect("options");
        let names = |options: &Value| options.as_object().expect("options").keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&found), names(options), "{game}");
        for name in names(options) {
            assert_eq!(found[&name], options[&name], "{game}: {name}");
        }
    }
}
