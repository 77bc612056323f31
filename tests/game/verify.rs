//! The check of a record: it passes whatever was played, and refuses whatever was changed.

use crate::play;

use auction_pitch::engine::{Preset, Rules};
use auction_pitch::session::verify::{Sealed, Verification};
use auction_pitch::session::{Deals, NewGame, Player, Record, Table, Timestamp};

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use serde_json::{Value, json};

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
    let rules = Rules { target: auction_pitch::engine::Points(7), ..Rules::from(preset) };
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

/// The same record with something changed at random.
fn changed(record: &Value, chance: &mut ChaCha20Rng) -> Value {
    let mut record = record.clone();
    let kind = below(chance, 16);
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
    record
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
    let passed: Vec<String> = (0..tries())
        .into_par_iter()
        .filter_map(|number| {
            let original = played(number % 40);
            let value = serde_json::to_value(&original).expect("written");
            let chance = &mut ChaCha20Rng::seed_from_u64(1_000_000 + number);
            // A change that leaves all as it was is none.
            let other = std::iter::repeat_with(|| changed(&value, chance)).find(|other| *other != value)?;
            // What cannot even be read is refused as well.
            let other: Record = serde_json::from_value(other).ok()?;
            let other = Record::parse(&other.to_ron().expect("written")).ok()?;
            if other == original {
                return None;
            }
            Verification::of(&other).holds().then(|| format!("game {}, change {number}", number % 40))
        })
        .collect();
    assert!(passed.is_empty(), "{} of {} changed records pass: {passed:?}", passed.len(), tries());
}

#[test]
fn a_legal_change_is_seen_by_the_seal_alone() {
    let record = played(3);
    let mut value = serde_json::to_value(&record).expect("written");
    let entries = value["entries"].as_array_mut().expect("entries");
    entries.push(json!({"hint": 0}));
    let other: Record = serde_json::from_value(value).expect("a record");
    let verification = Verification::of(&other);
    assert!(verification.cards_hold() && verification.fault.is_none() && verification.summary_agrees);
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
fn a_title_is_the_players_own() {
    let mut table = Table::resume(played(6)).expect("a table");
    table.rename("The long evening");
    assert!(Verification::of(table.record()).holds());
}
