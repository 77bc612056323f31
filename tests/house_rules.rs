//! Whatever rules fit together can be played: nobody is ever left with nothing to say or play.

use auction_pitch::engine::rules::{Field, Rules};
use auction_pitch::engine::{Action, Game, Preset, Seat, Turn};
use auction_pitch::shuffle;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;

/// How many rule sets are tried.
const RULE_SETS: u64 = 1500;
/// Whoever bids at random is set back without end: a game in which somebody bids is broken off after so many deals, and
/// one in which nobody does is over long before.
const MOST_DEALS: u32 = 150;

fn below(bound: usize, rng: &mut ChaCha8Rng) -> usize {
    u32::try_from(bound).map_or(0, |bound| shuffle::below(bound, || rng.next_u32()) as usize)
}

/// A preset with a third of its options set otherwise, mended where they do not fit.
fn rules(rng: &mut ChaCha8Rng) -> Rules {
    let mut rules = Rules::from(Preset::ALL[below(Preset::ALL.len(), rng)]);
    for &field in Field::ALL {
        let values = field.kind().values();
        let value = values[below(values.len(), rng)];
        if below(3, rng) == 0 {
            assert_eq!(field.set(&mut rules, value), Ok(()));
        }
    }
    rules.target.0 = rules.target.0.min(14);
    rules.mended()
}

#[test]
fn rules_that_fit_can_be_played() {
    (0..RULE_SETS).into_par_iter().for_each(|number| {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let rules = Arc::new(rules(&mut rng));
        let mut game = Game::new(Arc::clone(&rules), Seat::default()).expect("mended rules fit");
        let mut deals = 0;
        loop {
            let (seat, action) = match game.turn() {
                Turn::Over => break,
                Turn::Deal(_) if deals == MOST_DEALS => break,
                Turn::Deal(seat) => {
                    deals += 1;
                    (seat, Action::Deal(shuffle::pack(&rules, || rng.next_u32())))
                }
                Turn::Call(seat) | Turn::Play(seat) | Turn::Discard(seat) | Turn::Rule(seat) => {
                    let mut legal = game.legal(seat);
                    assert!(!legal.is_empty(), "{number}: {:?} by {rules:?}", game.turn());
                    (seat, legal.swap_remove(below(legal.len(), &mut rng)))
                }
            };
            if let Err(why) = game.apply(seat, action) {
                panic!("{number}: {why} by {rules:?}");
            }
        }
        assert!(rules.has_bids() || game.turn() == Turn::Over, "{number}: no end by {rules:?}");
    });
}
