//! Cards in rows: bots play with what lies face up, and better than anybody who plays at random.

use pitch_players::{self as bot, Level, Stop};
use pitch_rules::{Action, BySide, Game, Points, Preset, Rules, Seat, Turn, Viewer, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// The scores after a hand of Blind Don in which each seat plays by a level of its own.
fn hand(levels: [Level; 2], seed: u64) -> BySide<Points> {
    let rules = Arc::new(Rules::from(Preset::BlindDon));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let dealer = Seat::new(seed as usize % 2).expect("a seat");
    let mut game = Game::new(Arc::clone(&rules), dealer).expect("rules that fit");
    let _ = game.apply(dealer, Action::Deal(shuffle::pack(&rules, || rng.next_u32()))).expect("a pack");
    while let Turn::Play(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let action = bot::choose(&view, &rules, levels[seat.index()], seed, &Stop::new()).action;
        let _ = game.apply(seat, action).expect("legal");
    }
    *game.scores()
}

#[test]
fn a_bot_that_looks_at_the_rows_beats_one_that_does_not() {
    for (level, hands) in [(Level::USUAL, 200), (Level::BEST, 6)] {
        let lead = |seed: u64| {
            let own = usize::from(seed / 2 % 2 == 1);
            let levels = if own == 0 { [level, Level::Random] } else { [Level::Random, level] };
            let scores: Vec<i32> = hand(levels, seed).values().map(|points| points.0.into()).collect();
            scores[own] - scores[1 - own]
        };
        let leads: i32 = (0..hands).map(lead).sum();
        assert!(leads > 5 * hands as i32, "{level:?} leads by {leads} points in {hands} hands");
    }
}
