//! Questions as they are read on the other side: nothing that a decision needs is lost on the way, and whatever else comes
//! is told to be wrong. Beside them, programs that do not answer as they should.
//!
//! `PITCH_GAMES` is how many random games are begun, 150 if it is not set.

#[path = "../../../rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests draw more")]
mod chance;
#[path = "../../../rules/tests/support/deeds.rs"]
#[allow(dead_code, reason = "other tests look at more of it")]
mod deeds;
#[cfg(unix)]
mod misbehaving;

use chance::Chance;

use pitch_outside::{Asked, Question, serve};
use pitch_players::{self as bot, Level, Request, Stop};
use pitch_rules::rules::RevokeMode;
use pitch_rules::{Action, BySeat, Game, Held, Preset, Remark, Rules, Seat, SeatView, Viewer};

use rayon::prelude::*;
use serde_json::{Value, json};

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Hands that are played of each game.
const HANDS: u32 = 2;
/// A hand that takes more actions than this is left.
const LONGEST_HAND: usize = 300;
const LIMIT: Duration = Duration::from_millis(1500);

fn tries() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(150)
}

/// Every preset, then rules drawn at random, and at every third table mistakes can be made.
fn rules(number: u64, chance: &mut Chance) -> Rules {
    let preset = Preset::ALL[number as usize % Preset::ALL.len()];
    let rules = match number as usize / Preset::ALL.len() {
        0 => Rules::from(preset),
        round if round % 2 == 1 => chance.rules(),
        _ => chance.changed(preset),
    };
    let table = Rules { revoke_mode: RevokeMode::Table, ..rules.clone() };
    if number % 3 == 2 && table.validate().is_empty() { table } else { rules }
}

/// Plays the first hands of a game, in which anything is done, and shows each view of the player who is to decide.
fn play(rules: &Arc<Rules>, chance: &mut Chance, mut look: impl FnMut(&SeatView, &mut Chance)) {
    let mut game = Game::new(Arc::clone(rules), Seat::default()).expect("rules that fit");
    let mut left = LONGEST_HAND;
    while game.number() <= HANDS && left > 0 {
        if let Some(seat) = game.turn().decides() {
            look(&game.view(Viewer::Seat(seat)), chance);
        }
        let Some(deed) = deeds::deed(&game, chance) else { return };
        // Not everything that is tried at a table where mistakes can be made is accepted.
        let _ = game.apply(deed.seat, deed.action);
        left -= 1;
    }
}

/// The line that asks for a decision.
fn asking(view: &SeatView, rules: &Rules, seed: u64) -> Value {
    let question = Question::of(view, rules, 7, seed, LIMIT).expect("somebody decides");
    let mut line = serde_json::to_value(question).expect("an object");
    line["type"] = json!("decide");
    line
}

/// What is answered to a line, and what was understood of it.
fn answered(line: &str, decide: impl FnMut(&Asked) -> Option<Action>) -> Value {
    let mut output = Vec::new();
    serve(line.as_bytes(), &mut output, decide).expect("nothing fails");
    let output = String::from_utf8(output).expect("a text");
    assert_eq!(output.matches('\n').count(), 1, "{line}\n{output}");
    serde_json::from_str(&output).expect("an object")
}

fn is_asked_for(remark: &Remark) -> bool {
    matches!(remark, Remark::RestAreMine | Remark::LayDown | Remark::WeakHand | Remark::EndByScore)
}

/// A view with what a question leaves out left out.
fn told(view: &SeatView) -> SeatView {
    let own = |seat: Seat| Some(seat) == view.own_seat() && view.held[seat].cards.is_some();
    SeatView {
        thrown: view.thrown.map(|seat, thrown| if own(seat) { *thrown } else { Held::default() }),
        called: BySeat::new(view.seats.len()),
        claim: None,
        widow: 0,
        lapses: Vec::new(),
        restraint: None,
        last: None,
        ..decided_from(view)
    }
}

/// A view in which nothing may be said out of turn.
fn decided_from(view: &SeatView) -> SeatView {
    SeatView { claims: view.claims.iter().copied().filter(is_asked_for).collect(), ..view.clone() }
}

fn choose(view: &SeatView, rules: &Arc<Rules>, level: Level, seed: u64) -> Action {
    let (view, rules) = (view.clone(), Arc::clone(rules));
    let request = Request { view, rules, level, seed, patience: bot::Patience::of(10) };
    request.decide(&Stop::new()).action
}

#[test]
fn a_question_has_all_that_a_decision_depends_on() {
    let decisions = AtomicU64::new(0);
    (0..tries()).into_par_iter().for_each(|number| {
        let mut chance = Chance::of(91, number);
        let rules = Arc::new(rules(number, &mut chance));
        let is_preset = number < Preset::ALL.len() as u64;
        play(&rules, &mut chance, |view, chance| {
            let seed = u64::from(chance.draw()) << 32 | u64::from(chance.draw());
            let level = chance.one(&[Level::USUAL, Level::USUAL, Level::Learner, Level::Random, Level::BEST]);
            let expected = is_preset.then(|| choose(&decided_from(view), &rules, level, seed));
            let answer = answered(&asking(view, &rules, seed).to_string(), |asked| {
                assert_eq!(asked.view, told(view), "{rules:?}");
                assert_eq!((&asked.rules, asked.seed, asked.limit), (&rules, seed, LIMIT));
                let Some(expected) = &expected else { return view.legal.first().cloned() };
                let chosen = choose(&asked.view, &asked.rules, level, asked.seed);
                assert_eq!(chosen, *expected, "{level} by {rules:?}");
                let _ = decisions.fetch_add(1, Ordering::Relaxed);
                Some(chosen)
            });
            assert_eq!((&answer["id"], answer["action"].is_string()), (&json!(7), true), "{answer}");
        });
    });
    assert!(decisions.into_inner() > 1000);
}

/// Puts something else for one of the values within this one, or takes it away.
fn spoil(value: &mut Value, chance: &mut Chance) {
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(6),
        json!(255),
        json!(30_000),
        json!(u64::MAX),
        json!(0.5),
        json!(""),
        json!("AS"),
        json!("pass"),
        json!([]),
        json!(["AS", "AS"]),
        json!({}),
    ];
    let deeper = !chance.once_in(12);
    match value {
        Value::Array(values) if deeper && !values.is_empty() => {
            let place = chance.below(values.len());
            match chance.below(4) {
                0 => drop(values.remove(place)),
                1 => values.push(values[place].clone()),
                _ => spoil(&mut values[place], chance),
            }
        }
        Value::Object(entries) if deeper && !entries.is_empty() => {
            let key = chance.of_list(entries.keys().cloned()).expect("a key");
            match chance.once_in(20) {
                true => drop(entries.remove(&key)),
                false => spoil(&mut entries[&key], chance),
            }
        }
        Value::Number(number) if deeper => {
            let number = number.as_i64().unwrap_or_default();
            *value = json!(number + chance.one(&[-1, 1, 2, 10]));
        }
        Value::String(_) if deeper => {
            *value = json!(chance.one(&["AS", "2C", "TD", "X1", "D", "pass", "bid 3", "lay down"]));
        }
        Value::Array(_) if deeper => {}
        _ => *value = odd[chance.below(odd.len())].clone(),
    }
}

#[test]
fn a_spoiled_question_gets_an_answer_as_well() {
    let found: Vec<(u64, BTreeMap<String, u64>)> = (0..tries())
        .into_par_iter()
        .map(|number| {
            let mut chance = Chance::of(92, number);
            let rules = Arc::new(rules(number % Preset::ALL.len() as u64, &mut chance));
            let (mut decided, mut refused) = (0, BTreeMap::new());
            play(&rules, &mut chance, |view, chance| {
                let mut line = asking(view, &rules, 1);
                for _ in 0..=chance.below(3) {
                    let Value::Object(entries) = &mut line else { unreachable!("an object") };
                    let key = chance.of_list(entries.keys().cloned()).expect("a key");
                    spoil(&mut entries[&key], chance);
                }
                let level = chance.one(&[Level::USUAL, Level::USUAL, Level::Learner, Level::BEST]);
                let answer =
                    answered(&line.to_string(), |asked| Some(choose(&asked.view, &asked.rules, level, asked.seed)));
                match answer["error"].as_str() {
                    None => decided += u64::from(answer["action"].is_string()),
                    Some(error) => {
                        let kind = error.split(|c: char| c == ':' || c.is_ascii_digit()).next().unwrap_or_default();
                        *refused.entry(kind.to_owned()).or_default() += 1;
                    }
                }
            });
            (decided, refused)
        })
        .collect();
    let decided: u64 = found.iter().map(|(decided, _)| decided).sum();
    let mut refused = BTreeMap::<String, u64>::new();
    for (kind, count) in found.into_iter().flat_map(|(_, refused)| refused) {
        *refused.entry(kind).or_default() += count;
    }
    println!("{decided} decided, refused: {refused:#?}");
    assert!(decided > 100 && refused.len() > 15, "{decided} decided, refused: {refused:?}");
}

#[test]
fn whatever_is_no_question_is_told_so() {
    let said = |line: &str| answered(line, |_| None);
    let hello = r#"{"type":"hello","protocol":"auction-pitch-bot","version":1}"#;
    assert_eq!(
        said(&format!("{hello}\n")).to_string(),
        serde_json::from_str::<Value>(hello).expect("JSON").to_string()
    );
    // Who speaks another version learns which is spoken here.
    assert_eq!(said(&hello.replace("1}", "2}"))["version"], 1);
    let long = format!("{{\"type\":\"{}\"}}", "x".repeat(2 * pitch_outside::LONGEST_QUESTION));
    for (line, why) in [
        ("\n", "no line of the protocol"),
        ("pass", "no line of the protocol"),
        ("{}", "missing field `type`"),
        (r#"{"type":"ask"}"#, "unknown variant `ask`, expected one of `hello`, `decide`, `bye`"),
        (r#"{"type":"decide","version":1}"#, "missing field `id`"),
        (&long, "more than 1048576 bytes"),
        (&"[".repeat(100_000), "no line of the protocol"),
    ] {
        let error = said(line)["error"].as_str().unwrap_or_default().to_owned();
        assert!(error.contains(why) && error.len() < 1000, "{error}");
    }
    let mut output = Vec::new();
    serve(&b"\xff\n{\"type\":\"bye\"}\nnever read"[..], &mut output, |_| None).expect("nothing fails");
    assert_eq!(output.iter().filter(|byte| **byte == b'\n').count(), 1, "{output:?}");
}

#[test]
fn what_does_not_fit_is_named() {
    let mut chance = Chance::of(93, 0);
    let rules = Arc::new(Rules::default());
    let mut lines = Vec::new();
    play(&rules, &mut chance, |view, _| lines.push(asking(view, &rules, 1)));
    let line = lines.into_iter().find(|line| line["phase"] == "play" && line["tricks"] != json!([])).expect("a trick");
    for (key, value, why) in [
        ("version", json!(2), "this is version 2 of the protocol, and only version 1 is understood"),
        ("dealer", json!(5), "`dealer` does not fit"),
        ("dealer", json!(9), "9"),
        ("hand", json!(["AS", "AS"]), "`tricks` does not fit"),
        ("legal", json!([]), "`legal` does not fit"),
        ("legal", json!(["dance"]), "`legal` does not fit"),
        ("trump", json!("Z"), "`trump` does not fit"),
        ("calls", json!([[0, "shout"]]), "`calls` does not fit"),
        ("cards_held", json!([6, 6]), "`cards_held` does not fit"),
        ("tricks", json!([{"leader": 0, "plays": [[1, "AS"]], "winner": 1, "out": []}]), "`tricks` does not fit"),
        ("phase", json!("dance"), "unknown variant `dance`"),
        ("rules", json!({"players": 9}), "`rules` cannot be played by"),
        ("rules", json!({"teams": "gravity"}), "unknown variant `gravity`"),
    ] {
        let mut line = line.clone();
        line[key] = value;
        let answer = answered(&line.to_string(), |_| None);
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(why)), "{key}: {answer}");
    }
    // What came with a later version is passed over.
    let mut later = line;
    (later["gravity"], later["rules"]["gravity"]) = (json!(9), json!(9));
    let answer = answered(&later.to_string(), |asked| {
        assert_eq!(asked.rules, rules);
        None
    });
    assert_eq!(answer, json!({"error": "nothing can be decided here"}));
}
