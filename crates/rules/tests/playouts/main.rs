//! Random games hold the properties of D4 of `docs/rules.md`, at every step.
//!
//! `PITCH_GAMES` sets how many games are played of every preset at its usual number of players, 500 if it is not set; a
//! tenth as many are played at every other number it allows, and as many by rules drawn at random; of long games fewer, as
//! many as have ten hands for each. With a hundred thousand:
//! `PITCH_GAMES=100000 cargo test --release -p pitch-rules --test playouts -- --nocapture`. That takes some hours of a core:
//! with `PITCH_PRESETS=phat,pidro` the presets are these alone, and `PITCH_HANDS` is how many hands for each game are enough.
//! `PITCH_EACH` is how many games are played by each of the rule sets drawn at random, `PITCH_ALONE` how many with each value
//! of an option, and `PITCH_FIELDS=length,surplus_trumps` names the options of which that is asked.

#[path = "../support/chance.rs"]
mod chance;
mod claims;
mod count;
#[path = "../support/deeds.rs"]
mod deeds;
mod house_rules;
mod nonsense;
mod order;
mod otherwise;
mod playout;
mod questions;
mod tally;
mod told;

use chance::Chance;
use playout::Playout;
use tally::Tally;

use pitch_rules::rules::{AllPass, RevokeMode};
use pitch_rules::{Preset, Rules};

use rayon::prelude::*;

fn number(variable: &str, unless_set: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(unless_set)
}

fn games() -> u64 {
    number("PITCH_GAMES", 500)
}

/// How many hands are enough for each game that is to be played.
fn hands() -> u64 {
    number("PITCH_HANDS", 10)
}

/// The presets that are played: all of them, unless some were asked for.
fn asked_for() -> Vec<Preset> {
    let ids = std::env::var("PITCH_PRESETS").unwrap_or_default();
    let ids: Vec<&str> = ids.split(',').filter(|id| !id.is_empty()).collect();
    let chosen = |preset: &Preset| ids.is_empty() || ids.contains(&preset.id());
    let presets: Vec<Preset> = Preset::ALL.into_iter().filter(chosen).collect();
    assert!(presets.len() == Preset::ALL.len() || presets.len() == ids.len(), "a preset of {ids:?} is not known");
    presets
}

/// Plays so many games of this kind, each with its own chance; of long games fewer, as many as have enough hands for each.
fn play(kind: &str, games: u64, game: impl Fn(u64, Chance) -> Tally + Sync) -> Tally {
    // Each kind has its own chance, the same from one day to the next.
    let key = kind.bytes().fold(0, |key: u64, byte| key.wrapping_mul(131) + u64::from(byte));
    let mut all = Tally::default();
    let part = games.div_ceil(20);
    let mut numbers = (0..games).step_by(part.max(1) as usize);
    while let Some(first) = numbers.next().filter(|_| all.count("hands") < hands() * games) {
        let part = (first..(first + part).min(games)).into_par_iter();
        all = all.and(part.map(|number| game(number, Chance::of(key, number))).reduce(Tally::default, Tally::and));
    }
    all
}

fn say(test: &str, tally: &Tally) {
    println!("{test}: {tally}");
}

/// Every preset, at every number of players.
fn presets(mode: RevokeMode) -> Tally {
    let mut all = Tally::default();
    for preset in asked_for() {
        let mut tally = Tally::default();
        for players in 2..=7 {
            for rules in chance::fitting(preset, players) {
                let rules = Rules { revoke_mode: mode, ..rules };
                let usual = rules == Rules { revoke_mode: mode, ..Rules::from(preset) };
                let count = if usual { games() } else { games().div_ceil(10) };
                let kind = format!("{preset} for {players}, {:?}, {}", rules.teams, mode.id());
                tally = tally.and(play(&kind, count, |number, chance| {
                    Playout::new(rules.clone(), chance, format!("game {number} of {kind}")).play()
                }));
            }
        }
        say(preset.id(), &tally);
        all = all.and(tally);
    }
    all
}

#[test]
fn every_preset_at_every_number_of_players() {
    let tally = presets(RevokeMode::Enforced);
    if asked_for().len() < Preset::ALL.len() {
        return;
    }
    // The test of what leaks would be worth nothing if no other deal were ever found.
    assert!(tally.count("dealt otherwise") > tally.count("games"), "hardly any hand could be dealt otherwise");
    for what in
        ["run", "bunched", "stock exhausted", "discards", "hands laid down", "claims", "sold", "undertaken", "pegs"]
    {
        assert!(tally.count(what) > 0, "nothing of this: {what}");
    }
}

#[test]
fn every_preset_at_a_table_where_mistakes_are_made() {
    let tally = presets(RevokeMode::Table);
    if asked_for().len() < Preset::ALL.len() {
        return;
    }
    assert!(tally.count("with other reneges") > 0, "no renege was hidden");
    for what in [
        "reneges",
        "void calls",
        "early pitches",
        "overridden",
        "wrong leads",
        "let stand",
        "trumps named",
        "demands",
        "exposed cards",
        "cards called",
        "misdeals",
        "wrong counts",
        "cards shown in dealing",
        "take-backs",
        "reneges called rightly",
        "reneges called wrongly",
        "looks of a partner",
        "claims",
    ] {
        assert!(tally.count(what) > 0, "nothing of this: {what}");
    }
}

#[test]
fn presets_with_a_few_rules_changed() {
    let mut all = Tally::default();
    for preset in asked_for() {
        all = all.and(play(preset.id(), games().div_ceil(10), |number, mut chance| {
            let rules = chance.changed(preset);
            Playout::new(rules, chance, format!("game {number} of {preset} changed")).play()
        }));
    }
    say("presets with a few rules changed", &all);
}

#[test]
fn rules_of_any_kind() {
    // A hundred games by each rule set, unless there would be few rule sets.
    let each = number("PITCH_EACH", (games() / games().div_ceil(100).max(100)).max(1));
    let mut all = Tally::default();
    for mode in RevokeMode::ALL.iter().copied() {
        all = all.and(play(mode.id(), games(), |number, chance| {
            let rules = Rules { revoke_mode: mode, ..Chance::of(1, number / each).rules() };
            Playout::new(rules, chance, format!("game {number} of any rules")).play()
        }));
    }
    say("rules of any kind", &all);
}

#[test]
fn no_sequence_of_actions_panics() {
    let tally = play("nonsense", games(), |number, mut chance| {
        let rules = if chance.flag() { chance.rules() } else { Rules::from(chance.one(&Preset::ALL)) };
        let mode = if chance.once_in(4) { RevokeMode::Enforced } else { RevokeMode::Table };
        let rules = Rules { revoke_mode: mode, ..rules };
        Playout::new(rules, chance, format!("nonsense {number}")).play_nonsense(1000)
    });
    say("nonsense", &tally);
}

#[test]
fn games_that_do_not_get_on() {
    let mut all = Tally::default();
    for mode in [RevokeMode::Enforced, RevokeMode::Table] {
        for players in 2..=7 {
            let rules = Rules { players, all_pass: AllPass::RedealNextDealer, revoke_mode: mode, ..Rules::default() };
            let kind = format!("a game of {players} that does not get on, {}", mode.id());
            all = all.and(play(&kind, games().div_ceil(50).max(10), |number, chance| {
                Playout::new(rules.clone(), chance, format!("game {number} of {kind}")).pass_on().play()
            }));
        }
    }
    say("games that do not get on", &all);
    assert!(all.count("ended by the score") > 0 && all.count("hands") > 0, "some go on and some end");
}
