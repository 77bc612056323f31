//! Whatever rules fit together can be played: nobody is ever left with nothing to say or play.

use crate::chance::Chance;

use pitch_rules::rules::{Field, Rules};
use pitch_rules::{Action, Game, Preset, Seat, Turn, shuffle};

use rayon::prelude::*;

use std::sync::Arc;

/// How many rule sets are tried.
const RULE_SETS: u64 = 1500;
/// The player who bids at random is set back without end: a game in which somebody bids is broken off after so many deals, and
/// one in which nobody does is over long before.
const MOST_DEALS: u32 = 150;

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
