//! The ladder of the eight people: how often each wins against the one below. It takes minutes:
//! `cargo test -p pitch-players --lib ladder -- --ignored --nocapture`. `LADDER=setback,don` names other games than Setback,
//! `LADDER_GAMES` how many games each pair plays, and `LADDER_SEED` the number from which all chance comes.

use crate::character::Character;
use crate::decision::{Patience, Stop};
use crate::level::Level;
use crate::think;
use crate::traits::Traits;

use pitch_rules::{Action, Call, Game, Preset, Rules, Seat, Turn, Viewer, shuffle};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use std::sync::Arc;

/// Hands after which a game that is not over counts for nobody.
const LONGEST: usize = 200;

/// Returns the share of games that sides with the first traits win from those with the second, and half the width of its 95
/// percent interval. Each game is played twice with the same packs, the second time with seats exchanged.
fn share(rules: &Arc<Rules>, one: Traits, other: Traits, games: u64, seed: u64) -> (f64, f64) {
    let pairs: Vec<f64> = (0..games / 2)
        .map(|number| {
            let won = |first: usize| {
                let of = |seat: Seat| if rules.side_of(seat).index() % 2 == first { one } else { other };
                winner(rules, of, seed ^ number << 8).map(|side| f64::from(u8::from(side % 2 == first)))
            };
            let won: Vec<f64> = [0, 1].into_iter().filter_map(won).collect();
            won.iter().sum::<f64>() / won.len().max(1) as f64
        })
        .collect();
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let spread = pairs.iter().map(|pair| (pair - mean) * (pair - mean)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}

/// Plays a game; returns the number of the side that wins it.
fn winner(rules: &Arc<Rules>, of: impl Fn(Seat) -> Traits, seed: u64) -> Option<usize> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let first = Seat::new(shuffle::below(rules.players.into(), || rng.next_u32()) as usize)?;
    let mut game = Game::new(Arc::clone(rules), first).ok()?;
    for _ in 0..LONGEST {
        let pack = Action::Deal(shuffle::pack(rules, || rng.next_u32()));
        let _ = game.apply(game.dealer(), pack).ok()?;
        while let Some(seat) = game.turn().decides() {
            let view = game.view(Viewer::Seat(seat));
            let decided =
                think::decide(&view, rules, seat, of(seat), rng.next_u64(), Patience::default(), &Stop::new());
            let action = decided.map_or(Action::Call(Call::Pass), |(action, ..)| action);
            let _ = game.apply(seat, action).ok()?;
        }
        if game.turn() == Turn::Over {
            return game.end().map(|end| end.victory.side.index());
        }
    }
    None
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[test]
#[ignore = "takes minutes"]
fn ladder_of_the_eight() {
    let games = std::env::var("LADDER").unwrap_or_else(|_| "setback".to_owned());
    for game in games.split(',') {
        let rules = Arc::new(Rules::from(game.parse::<Preset>().expect("a game")));
        for pair in Character::ALL.windows(2) {
            let count = number("LADDER_GAMES", 1000) / if Level::Character(pair[1]).thinks_ahead() { 10 } else { 1 };
            let [below, above] = [pair[0], pair[1]].map(|own| Level::Character(own).traits());
            let (won, within) = share(&rules, above, below, count, number("LADDER_SEED", 1));
            let names = [pair[1], pair[0]].map(Character::name);
            println!(
                "{game}: {} {:.1} ±{:.1} % of {count} against {}",
                names[0],
                100.0 * won,
                100.0 * within,
                names[1]
            );
        }
    }
}
