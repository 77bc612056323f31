//! A game between bots comes to its end, or the rules have warned that it may not.
//!
//! `PITCH_GAMES` is how many rule sets are drawn at random, half of them a preset with a few options changed; 100 if it is
//! not set. Ten thousand:
//! `PITCH_GAMES=10000 cargo test --release -p pitch-players --test bots endings -- --nocapture`.

use crate::chance::Chance;

use pitch_players::{self as bot, Level, Stop};
use pitch_rules::rules::{Smudge, Warning};
use pitch_rules::{Action, Bid, Game, Preset, Remark, Rules, Seat, Turn, Viewer, WonBy, shuffle};

use rayon::prelude::*;

use std::sync::Arc;

/// A game between bots that was not warned about is over after so many hands, those thrown in as well.
const LONGEST: u32 = 500;

fn rule_sets() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100)
}

/// Deals, or lets whose turn it is do what a bot would.
fn go_on(game: &mut Game, level: Level, chance: &mut Chance) {
    let rules = Arc::clone(game.rules());
    let (seat, action) = match game.turn() {
        Turn::Over => return,
        Turn::Deal(dealer) => (dealer, Action::Deal(shuffle::pack(&rules, || chance.draw()))),
        Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) | Turn::Rule(seat) => {
            let view = game.view(Viewer::Seat(seat));
            (seat, bot::choose(&view, &rules, level, 0, &Stop::new()).action)
        }
    };
    let done = game.apply(seat, action.clone());
    assert!(done.is_ok(), "{action} by seat {seat}: {done:?} by {rules:?}");
}

/// After how many hands a game between bots is over; nothing if it is not.
fn hands(rules: &Rules, chance: &mut Chance) -> Option<u32> {
    let mut game = Game::new(Arc::new(rules.clone()), Seat::default()).expect("rules that fit");
    let mut dealt = 0;
    loop {
        match game.turn() {
            Turn::Over => return Some(dealt),
            Turn::Deal(_) if dealt == LONGEST => return None,
            Turn::Deal(_) => dealt += 1,
            Turn::Call(_) | Turn::Discard(_) | Turn::Play(_) | Turn::Rule(_) => {}
        }
        go_on(&mut game, Level::USUAL, chance);
    }
}

/// A rule set, half of the time a preset with a few options changed. What scores is as in some preset: lists drawn at random
/// give so little that no bot can play by them.
fn rules(number: u64, chance: &mut Chance) -> Rules {
    loop {
        let rules = if number.is_multiple_of(2) {
            chance.rules()
        } else {
            let preset = chance.one(&Preset::ALL);
            chance.changed(preset)
        };
        if Preset::ALL.into_iter().any(|preset| Rules::from(preset).points == rules.points) {
            return rules;
        }
    }
}

#[test]
fn a_game_ends_or_the_rules_have_warned() {
    let found = (0..rule_sets()).into_par_iter().map(|number| {
        let mut chance = Chance::of(77, number);
        let rules = rules(number, &mut chance);
        let (warnings, hands) = (rules.warnings(), hands(&rules, &mut chance));
        assert!(hands.is_some() || !warnings.is_empty(), "set {number} goes on and on: {rules:?}");
        (warnings.is_empty(), hands)
    });
    let found: Vec<(bool, Option<u32>)> = found.collect();
    let (unwarned, warned): (Vec<_>, Vec<_>) = found.into_iter().partition(|(is_unwarned, _)| *is_unwarned);
    let endless = warned.iter().filter(|(_, hands)| hands.is_none()).count();
    let longest = unwarned.iter().filter_map(|(_, hands)| *hands).max().unwrap_or_default();
    println!(
        "{} rule sets without a warning, the longest game of {longest} hands; {} with one, {endless} of them not over \
         after {LONGEST} hands",
        unwarned.len(),
        warned.len(),
    );
    assert!(unwarned.len() > 3 * warned.len(), "a warning that comes too often is read by nobody");
}

#[test]
fn a_game_that_was_warned_about_ends_by_the_score() {
    let rules = Arc::new(Rules { min_bid: Bid::FOUR, smudge: Smudge::Off, ..Rules::default() });
    assert_eq!(rules.warnings(), [Warning::ForcedFour]);
    let mut chance = Chance::of(78, 1);
    let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("rules that fit");
    while !game.may_end_by_score() {
        assert!(game.number() <= LONGEST && game.turn() != Turn::Over, "{:?}", game.scores());
        go_on(&mut game, Level::USUAL, &mut chance);
    }
    let seat = Seat::default();
    let _ = game.apply(seat, Action::Say(Remark::EndByScore)).expect("offered");
    assert_eq!(game.end().map(|end| end.victory.by), Some(WonBy::Score));
}
