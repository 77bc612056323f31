//! What `replay` tells of the games of every preset.

use crate::play;

use auction_pitch::command::Surroundings;
use auction_pitch::command::replay::{Options, replay};
use pitch_rules::rules::{RevokeCall, RevokeMode, TrumpBy};
use pitch_rules::{Action, Preset, Remark, Rules, Seat, Turn, Viewer};
use pitch_session::{Table, storage};

use serde_json::Value;

use std::fs;

/// What `replay` writes of a table where the person has this name, in this language.
fn told_of(table: &Table, name: &str, json: bool, language: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.ron");
    storage::save_as(&file, table.record()).expect("saved");
    let saved = fs::read_to_string(&file).expect("read").replace("Player 0", name);
    fs::write(&file, saved).expect("written");
    let surroundings = Surroundings { data_dir: Some(folder.path().into()), lang: Some(language.to_owned()) };
    let mut out = Vec::new();
    assert!(replay(&Options { file, json, surroundings }, &mut out).is_ok(), "the record replays");
    String::from_utf8(out).expect("text")
}

fn told(table: &Table, json: bool) -> String {
    told_of(table, "Player 0", json, "en")
}

fn results(table: &Table) -> Vec<Value> {
    told(table, true).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().expect("a list").iter().map(|n| n.as_i64().expect("a number")).collect()
}

/// A game by these rules, in which everybody does now this, now that, and seldom speaks without need.
fn game(rules: &Rules, number: u64) -> Table {
    let mut table = play::table_by(rules.clone(), number);
    let mut state = number as u32;
    for _ in 0..20_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let choice = (state >> 24) as u8;
        let speaks = matches!(table.game().turn(), Turn::Call(_)) && choice < 200;
        if !play::step(&mut table, if speaks { 0 } else { choice }) {
            return table;
        }
    }
    panic!("the game does not end");
}

#[test]
fn the_results_of_every_game_add_up() {
    for preset in Preset::ALL {
        let table = game(&Rules::from(preset), 11);
        let rules = table.record().rules();
        let hands = results(&table);
        assert!(!hands.is_empty(), "{preset}");
        let mut before = vec![0; rules.sides()];
        for (index, hand) in hands.iter().enumerate() {
            let (delta, after) = (numbers(&hand["delta"]), numbers(&hand["scores_after"]));
            // Points for cards turned up stay when the pack runs out and is dealt anew.
            for event in hand["thrown_in"].as_array().expect("a list") {
                before[event[2].as_u64().expect("a side") as usize] += event[3].as_i64().expect("points");
            }
            let sum: Vec<i64> = before.iter().zip(&delta).map(|(score, change)| score + change).collect();
            assert_eq!(sum, after, "{preset}");
            let mut events = vec![0; rules.sides()];
            for event in hand["score_events"].as_array().expect("a list") {
                events[event[2].as_u64().expect("a side") as usize] += event[3].as_i64().expect("points");
            }
            assert_eq!(events, delta, "{preset}: the score pad is the change");
            assert_eq!(hand["awards"].is_null(), hand["trick_winners"] == Value::from(Vec::<u8>::new()), "{preset}");
            assert_eq!(hand["pitcher"].is_null(), rules.shows_trump(), "{preset}");
            assert_eq!(hand["winner"].is_null(), index + 1 < hands.len(), "{preset}");
            if rules.counts_down() {
                let counters: Vec<i64> = after.iter().map(|score| i64::from(rules.target.0) - score).collect();
                assert_eq!(numbers(&hand["white_counters_after"]), counters, "{preset}");
            }
            if rules.trump_by == TrumpBy::Sale {
                let reds: i64 = numbers(&hand["red_after"]).iter().sum();
                assert_eq!(reds, -hand["pool_red_after"].as_i64().expect("a pool"), "{preset}: no red counter is lost");
            }
            before = after;
        }
    }
}

#[test]
fn the_text_tells_what_is_particular_to_a_game() {
    for (preset, words) in [
        (Preset::AuctionPitch, &[" are trump.", " bid 2 and made ", " card points to ", " receives "][..]),
        (Preset::Setback, &["Player 0 and Player 2 win the game.", "Set back "]),
        (Preset::Trinidad, &["Spades were trump. ", " for turning up the ", "1 given on the beg"]),
        (Preset::Britannica1911, &[" chips", " red chip"]),
        (Preset::WestYorkshire, &["pitched and made ", ", with no bid to make."]),
    ] {
        let games: String = (0..8).map(|number| told(&game(&Rules::from(preset), number), false)).collect();
        for word in words {
            assert!(games.contains(word), "{preset}: `{word}`");
        }
    }
}

/// Anybody may read a replay: only players who kept the name that everybody is given are addressed.
#[test]
fn only_who_has_no_name_of_their_own_is_addressed() {
    let table = game(&Rules::default(), 2);
    for (language, name, told) in [
        ("en", "You", "\nYou deal hand "),
        ("en", "Youssef", "\nYoussef deals hand "),
        ("de", "Du", "\nDu gibst Runde "),
        ("de", "You", "\nYou gibt Runde "),
    ] {
        let text = told_of(&table, name, false, language);
        assert!(text.contains(told), "{name}: {text}");
    }
}

/// Anticlockwise, with mistakes: the first card that does not follow is played, and called.
#[test]
fn a_renege_is_told_with_what_it_costs() {
    let rules = Rules { revoke_mode: RevokeMode::Table, renege_forfeit: false, ..Rules::from(Preset::Trinidad) };
    assert_eq!(rules.revoke_call, RevokeCall::Opponent);
    let mut table = play::table_by(rules, 3);
    let mut offender: Option<Seat> = None;
    while table.game().last().is_none() {
        match (table.game().turn(), offender) {
            (Turn::Play(seat), None) => {
                let held = table.game().view(Viewer::Seat(seat)).hand();
                let legal = table.game().legal(seat);
                if let Some(card) = held.iter().find(|&card| !legal.contains(&Action::Play(card))) {
                    offender = Some(seat);
                    let _events = table.act(seat, Action::Play(card)).expect("a mistake");
                    continue;
                }
            }
            (Turn::Rule(asked), Some(seat))
                if table.game().rules().side_of(asked) != table.game().rules().side_of(seat) =>
            {
                let _events = table.act(asked, Action::Say(Remark::CallRenege(seat))).expect("a call");
            }
            _ => {}
        }
        assert!(play::step(&mut table, 0));
    }
    let seat = offender.expect("a renege");
    let hand = &results(&table)[0];
    assert_eq!(hand["revoker"], seat.index());
    let renege = hand["score_events"].as_array().expect("a list").iter().find(|event| event[0] == "renege");
    assert_eq!(renege.map(|event| &event[2]), Some(&Value::from(1 - seat.index() % 2)));
    let text = told(&table, false);
    assert!(text.contains(" for Player ") && text.contains("’s renege"), "{text}");
}
