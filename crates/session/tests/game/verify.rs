//! The check of a record: it passes whatever was played, and refuses whatever was changed.

use crate::play;

use pitch_rules::{Preset, Rules};
use pitch_session::verify::{Listed, Sealed, Verification};
use pitch_session::{Deals, NewGame, Player, Record, Table, Timestamp};

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use serde_json::{Value, json};

use std::sync::atomic::{AtomicU64, Ordering};

/// How many changed records are tried: 1000 unless `PITCH_GAMES` says otherwise.
fn tries() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1000)
}

/// A number below a bound.
fn below(chance: &mut ChaCha20Rng, bound: usize) -> usize {
    chance.next_u32() as usize % bound.max(1)
}

/// A game of a few hands from a seed that nobody typed and with a word of the player's own; some are over.
fn played(number: u64) -> Record {
    let chance = &mut ChaCha20Rng::seed_from_u64(number);
    let preset = Preset::ALL[below(chance, Preset::ALL.len())];
    let rules = Rules { target: pitch_rules::Points(7), ..Rules::from(preset) };
    let mut deals = serde_json::to_value(Deals::random(chance)).expect("written");
    deals["word"] = json!(format!("thunder {number}"));
    let deals: Deals = serde_json::from_value(deals).expect("deals");
    let like = play::table_by(rules.clone(), number);
    let players: Vec<Player> = like.players().to_vec();
    let started = Timestamp::from_seconds(1_769_882_709 + number);
    let mut table = Table::new(NewGame { started, ..NewGame::new(rules, players, deals) }).expect("a table");
    let steps = 20 + below(chance, 120);
    for step in 0..steps {
        if step % 17 == 16 && table.can_undo() {
            assert!(table.undo());
        } else if !play::step(&mut table, chance.next_u32() as u8) {
            break;
        }
    }
    table.record().clone()
}

fn text(record: &Record) -> String {
    record.to_ron().expect("written")
}

/// Another of the digits of a fingerprint or a seed.
fn other_digits(value: &mut Value, chance: &mut ChaCha20Rng) {
    let Some(digits) = value.as_str().map(str::to_owned) else { return };
    let at = below(chance, digits.len());
    let digit = char::from_digit(below(chance, 16) as u32, 16).expect("a digit");
    *value = json!(format!("{}{digit}{}", &digits[..at], &digits[at + 1..]));
}

/// Two cards of a text of cards exchanged.
fn swapped(cards: &str, chance: &mut ChaCha20Rng) -> String {
    let mut cards: Vec<&str> = cards.split(' ').collect();
    let (one, other) = (below(chance, cards.len()), below(chance, cards.len()));
    cards.swap(one, other);
    cards.join(" ")
}

/// The places of entries of a kind.
fn places(record: &Value, kind: &str) -> Vec<usize> {
    let entries = record["entries"].as_array().expect("entries");
    (0..entries.len()).filter(|place| entries[*place].get(kind).is_some()).collect()
}

/// How many kinds of changes there are.
const KINDS: usize = 16;

/// The same record with something changed at random, and which kind of change that is.
fn changed(record: &Value, chance: &mut ChaCha20Rng) -> (usize, Value) {
    let mut record = record.clone();
    let kind = below(chance, KINDS);
    let deals = places(&record, "deal");
    let acts = places(&record, "act");
    let scores = places(&record, "scored");
    let pick = |places: &[usize], chance: &mut ChaCha20Rng| places[below(chance, places.len())];
    match kind {
        0 | 1 if !deals.is_empty() => {
            let deal = &mut record["entries"][pick(&deals, chance)]["deal"];
            *deal = json!(swapped(deal.as_str().expect("cards"), chance));
        }
        2 => other_digits(&mut record["deals"]["seed"], chance),
        3 => other_digits(&mut record["deals"]["commitment"], chance),
        4 => record["deals"]["word"] = json!(format!("lightning {}", below(chance, 100))),
        5 => record["deals"]["origin"] = json!("typed"),
        6 => other_digits(&mut record["seal"], chance),
        // What somebody said or played: often something that would have been as legal.
        7..=9 if acts.len() > 1 => {
            let other = record["entries"][pick(&acts, chance)]["act"][1].clone();
            record["entries"][pick(&acts, chance)]["act"][1] = other;
        }
        10 if !acts.is_empty() => {
            let said = ["pass", "2", "3", "4", "stand", "beg"][below(chance, 6)];
            record["entries"][acts[below(chance, acts.len().min(6))]]["act"][1] = json!(said);
        }
        11 if !scores.is_empty() => {
            record["entries"][pick(&scores, chance)]["scored"][0] = json!(below(chance, 7));
        }
        12 => record["summary"]["scores"][0] = json!(below(chance, 12)),
        13 => {
            let _ = record["entries"].as_array_mut().expect("entries").pop();
        }
        14 => {
            let level = ["master", "learner", "sharp"][below(chance, 3)];
            record["players"][1]["kind"] = json!({ "bot": level });
        }
        _ => record["rules"]["target"] = json!(7 + below(chance, 4)),
    }
    (kind, record)
}

#[test]
fn what_was_played_is_verified() {
    (0..60_u64).into_par_iter().for_each(|number| {
        let record = Record::parse(&text(&played(number))).expect("a record");
        let verification = Verification::of(&record);
        assert!(verification.holds(), "game {number}: {verification:?}");
        assert_eq!(verification.seal, Sealed::Agrees);
    });
}

#[test]
fn every_changed_record_is_refused() {
    // How often each kind of change was tried, so that none is left out.
    let kinds: Vec<AtomicU64> = (0..KINDS).map(|_| AtomicU64::new(0)).collect();
    let passed: Vec<String> = (0..tries())
        .into_par_iter()
        .filter_map(|number| {
            let original = played(number % 40);
            let value = serde_json::to_value(&original).expect("written");
            let chance = &mut ChaCha20Rng::seed_from_u64(1_000_000 + number);
            // A change that leaves all as it was is none.
            let mut tries = std::iter::repeat_with(|| changed(&value, chance));
            let (kind, other) = tries.find(|(_, other)| *other != value).expect("there is always another");
            let _ = kinds[kind].fetch_add(1, Ordering::Relaxed);
            // What cannot even be read is refused as well.
            let other: Record = serde_json::from_value(other).ok()?;
            let other = Record::parse(&other.to_ron().expect("written")).ok()?;
            assert_ne!(other, original, "game {}, change {number} is one", number % 40);
            Verification::of(&other).holds().then(|| format!("game {}, change {number}", number % 40))
        })
        .collect();
    assert!(passed.is_empty(), "{} of {} changed records pass: {passed:?}", passed.len(), tries());
    let kinds: Vec<u64> = kinds.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    assert_eq!(kinds.iter().sum::<u64>(), tries(), "every one was a change");
    assert!(tries() < 500 || kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

/// The same record without its seal, as a program before it would have written it, or somebody who knows how to seal anew.
fn unsealed(mut record: Value) -> Record {
    let _ = record.as_object_mut().expect("a record").remove("seal");
    serde_json::from_value(record).expect("a record")
}

#[test]
fn another_seed_word_or_commitment_is_refused_without_any_seal() {
    let dealt = |record: &Value| !places(record, "deal").is_empty();
    let mut tried = 0;
    for number in 0..40 {
        let original = serde_json::to_value(played(number)).expect("written");
        assert!(Verification::of(&unsealed(original.clone())).holds(), "game {number} holds as it is");
        let chance = &mut ChaCha20Rng::seed_from_u64(number);
        let other_seed = Deals::random(chance);
        let changes: [&dyn Fn(&mut Value); 6] = [
            &|deals| deals["word"] = json!("lightning"),
            &|deals| deals["word"] = json!(""),
            &|deals| deals["word"] = json!(format!("{} ", deals["word"].as_str().expect("a word"))),
            &|deals| deals["commitment"] = json!(other_seed.commitment()),
            &|deals| deals["seed"] = json!(other_seed.seed()),
            // The player who changes both has another seed, which deals other cards.
            &|deals| {
                deals["seed"] = json!(other_seed.seed());
                deals["commitment"] = json!(other_seed.commitment());
            },
        ];
        for (kind, change) in changes.into_iter().enumerate().filter(|_| dealt(&original)) {
            let mut other = original.clone();
            change(&mut other["deals"]);
            assert_ne!(other, original);
            let verification = Verification::of(&unsealed(other));
            assert!(!verification.cards_hold(), "game {number}, change {kind}: {verification:?}");
            tried += 1;
        }
    }
    assert!(tried >= 200, "{tried}");
}

#[test]
fn a_legal_change_is_seen_by_the_seal_alone() {
    let record = played(3);
    let mut value = serde_json::to_value(&record).expect("written");
    let entries = value["entries"].as_array_mut().expect("entries");
    entries.push(json!({"hint": 0}));
    let other: Record = serde_json::from_value(value).expect("a record");
    let verification = Verification::of(&other);
    assert!(verification.cards_hold() && verification.fault.is_none() && verification.summary == Listed::Agrees);
    assert_eq!((verification.seal, verification.holds()), (Sealed::Differs, false));
}

#[test]
fn a_game_that_goes_on_keeps_its_seal_and_an_old_one_gets_none() {
    let record = Record::parse(&text(&played(5))).expect("a record");
    let mut table = Table::resume(record.clone()).expect("a table");
    for _ in 0..5 {
        let _ = play::step(&mut table, 0);
    }
    assert_eq!(Verification::of(table.record()).seal, Sealed::Agrees);
    let mut value = serde_json::to_value(&record).expect("written");
    let _ = value.as_object_mut().expect("a record").remove("seal");
    let old: Record = serde_json::from_value(value).expect("a record of an earlier version");
    let mut table = Table::resume(old).expect("a table");
    let _ = play::step(&mut table, 0);
    let verification = Verification::of(table.record());
    assert_eq!((verification.seal, verification.holds()), (Sealed::None, true));
}

#[test]
fn a_game_is_not_called_by_the_name_of_another() {
    let named = |number, name: &str| {
        let mut value = serde_json::to_value(played(number)).expect("written");
        value["summary"]["rule_set"] = json!(name);
        let record: Record = serde_json::from_value(value).expect("a record");
        Verification::of(&record)
    };
    let mut tried = 0;
    for number in 0..10 {
        let game = Preset::nearest(played(number).rules());
        for other in Preset::ALL {
            let verification = named(number, other.id());
            let is_refused = (verification.summary == Listed::Differs, verification.holds());
            assert_eq!(is_refused, (other != game, other == game), "{game} as {other}");
            tried += 1;
        }
        // What players call rules of their own is theirs.
        let verification = named(number, "Saturday table");
        assert!(verification.holds(), "{game}: {verification:?}");
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn rules_of_ones_own_are_not_kept_under_the_id_of_a_game() {
    let rules = Rules { players: 3, target: pitch_rules::Points(9), ..Rules::default() };
    let players: Vec<Player> = play::table_by(rules.clone(), 1).players().to_vec();
    let by = |name: &str| {
        let new = NewGame::new(rules.clone(), players.clone(), Deals::from_number(1)).by(Some(name.to_owned()));
        new.rule_set
    };
    assert_eq!(["cinch", "", "Ours"].map(by), ["own", "own", "Ours"]);
}

#[test]
fn a_title_is_the_players_own() {
    let mut table = Table::resume(played(6)).expect("a table");
    table.rename("The long evening");
    assert!(Verification::of(table.record()).holds());
}
