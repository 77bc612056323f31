//! Whatever rules fit together can be played: nobody is ever left with nothing to say or play.

use crate::chance::Chance;
use crate::playout::Playout;

use pitch_rules::rules::{Field, RevokeMode, Rules, Value};
use pitch_rules::{Action, Game, Preset, Seat, Turn, shuffle};

use rayon::prelude::*;

use std::sync::Arc;

/// How many rule sets are tried.
const RULE_SETS: u64 = 1500;
/// The player who bids at random is set back without end: a game in which somebody bids is broken off after so many deals, and
/// one in which nobody does is over long before.
const MOST_DEALS: u32 = 150;

/// At most so many values of a number are tried, from its least to its highest.
const NUMBERS: usize = 6;

/// A preset with this value of the option, and what else must be otherwise for it to have its effect.
fn with(field: Field, value: Value) -> Option<Rules> {
    let rules = Preset::ALL.into_iter().flat_map(|preset| {
        let mut rules = Rules::from(preset);
        let before = field.get(&rules);
        if let Some((other, needed)) = field.would_apply_with(&rules) {
            assert_eq!(other.set(&mut rules, needed), Ok(()));
        }
        assert_eq!(field.set(&mut rules, value), Ok(()));
        let repaired = rules.repairs(&[field]);
        repaired.into_iter().chain([rules.mended()]).map(move |rules| (before != value, rules))
    });
    let fits = |rules: &Rules| field.get(rules) == value && field.applies(rules) && rules.validate().is_empty();
    let mut fitting: Vec<_> = rules.filter(|(_, rules)| fits(rules)).collect();
    // A preset that has another value by its book comes first.
    fitting.sort_by_key(|(new, _)| !new);
    fitting.into_iter().next().map(|(_, rules)| rules)
}

#[test]
fn every_value_of_every_option_can_be_played() {
    let games = crate::number("PITCH_ALONE", 4);
    let asked = std::env::var("PITCH_FIELDS").unwrap_or_default();
    let is_asked = |field: &Field| asked.is_empty() || asked.split(',').any(|name| name == field.id());
    let mut never = Vec::new();
    for field in Field::ALL.iter().copied().filter(is_asked) {
        let values = field.kind().values();
        let step = values.len().div_ceil(if matches!(values[0], Value::Number(_)) { NUMBERS } else { values.len() });
        for value in values.into_iter().step_by(step) {
            let Some(rules) = with(field, value) else {
                // The highest bids need points that no preset has.
                if !matches!(value, Value::Number(_)) {
                    never.push(format!("{}: {value:?}", field.id()));
                }
                continue;
            };
            for mode in [RevokeMode::Enforced, RevokeMode::Table] {
                let rules = Rules { revoke_mode: mode, ..rules.clone() };
                if !rules.validate().is_empty() {
                    continue;
                }
                let kind = format!("{} {value:?}, {}", field.id(), mode.id());
                let tally = crate::play(&kind, games, |number, chance| {
                    Playout::new(rules.clone(), chance, format!("game {number} of {kind}")).play()
                });
                if games >= 1000 {
                    crate::say(&kind, &tally);
                }
            }
        }
    }
    assert!(never.is_empty(), "nothing to play with: {never:#?}");
}

/// A preset with a third of its options set otherwise, mended where they do not fit.
fn rules(chance: &mut Chance) -> Rules {
    let mut rules = Rules::from(chance.one(&Preset::ALL));
    for &field in Field::ALL {
        let value = chance.one(&field.kind().values());
        if chance.once_in(3) {
            assert_eq!(field.set(&mut rules, value), Ok(()));
        }
    }
    rules.target.0 = rules.target.0.min(14);
    rules.hands = rules.hands.min(8);
    rules.mended()
}

#[test]
fn rules_that_fit_can_be_played() {
    (0..RULE_SETS).into_par_iter().for_each(|number| {
        let mut chance = Chance::of(79, number);
        let rules = Arc::new(rules(&mut chance));
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("mended rules fit");
        let mut deals = 0;
        loop {
            let (seat, action) = match game.turn() {
                Turn::Over => break,
                Turn::Deal(_) if deals == MOST_DEALS => break,
                Turn::Deal(seat) => {
                    deals += 1;
                    (seat, Action::Deal(shuffle::pack(&rules, || chance.draw())))
                }
                Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                    let mut legal = game.legal(seat);
                    assert!(!legal.is_empty(), "{number}: {:?} by {rules:?}", game.turn());
                    (seat, legal.swap_remove(chance.below(legal.len())))
                }
            };
            if let Err(why) = game.apply(seat, action) {
                panic!("{number}: {why} by {rules:?}");
            }
        }
        assert!(rules.has_bids() || game.turn() == Turn::Over, "{number}: no end by {rules:?}");
    });
}
