//! Tools to find the numbers in `weights.rs` and `outlook.rs` again: `cargo test --release -p pitch-players --lib tune
//! -- --ignored --nocapture` prints them.

use crate::board::Board;
use crate::calls::Talk;
use crate::course;
use crate::outlook::Shape;
use crate::policy;
use crate::promise::Promises;
use crate::race::Race;
use crate::weights::Weights;

use pitch_rules::rules::LowTo;
use pitch_rules::{
    Action, BySide, Call, Card, Contract, Count, Game, Point, Points, Preset, Rank, Rules, Score, Seat, Side, Turn,
    shuffle,
};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;

/// A hand whose bidding is over.
struct Start {
    rules: Arc<Rules>,
    dealer: Seat,
    board: pitch_rules::Hand,
    contract: Option<Contract>,
    turned: pitch_rules::Cards,
}

fn starts(presets: &[(Preset, u8)], count: usize, seed: u64) -> Vec<Start> {
    let tables: Vec<(Arc<Rules>, Race)> = presets
        .iter()
        .map(|&(preset, players)| {
            let mut rules = Rules::from(preset);
            if players > 0 {
                rules.players = players;
            }
            let rules = Arc::new(rules);
            let race = course::race(&rules, 1);
            (rules, race)
        })
        .collect();
    (0..count)
        .into_par_iter()
        .filter_map(|n| {
            let (rules, race) = &tables[n % tables.len()];
            let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(n as u64));
            let dealer = Seat::new(rng.next_u32() as usize % rules.seats().len())?;
            let mut game = Game::new(Arc::clone(rules), dealer).ok()?;
            let pack = shuffle::pack(rules, || rng.next_u32());
            let _ = game.apply(dealer, Action::Deal(pack)).ok()?;
            while let Turn::Call(seat) = game.turn() {
                let legal: Vec<Call> = game
                    .legal(seat)
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Call(call) => Some(call),
                        _ => None,
                    })
                    .collect();
                let talk = Talk::in_game(&game, rules, race, seat, &Promises::default());
                // One call in so many is made at random, so that unusual contracts are played as well.
                let call = if rng.next_u32() % 12 == 0 {
                    legal[rng.next_u32() as usize % legal.len()]
                } else {
                    talk.choose(&legal)
                };
                let _ = game.apply(seat, Action::Call(call)).ok()?;
            }
            let turned = game.turned().iter().copied().collect();
            Some(Start { rules: Arc::clone(rules), dealer, board: *game.hand()?, contract: game.contract(), turned })
        })
        .collect()
}

fn play(start: &Start, weights: [&Weights; 2], alone: Side) -> BySide<Points> {
    let mut board = Board::new(&start.rules, start.board, start.contract);
    board.shown = start.turned;
    while !board.hand.is_over() {
        let kind = usize::from(board.side(board.hand.turn()) != alone);
        let Some(card) = policy::card(&board, board.hand.legal(), weights[kind]) else { break };
        board.play(card);
    }
    let before = start.rules.by_side();
    let count = Count::of(&start.rules, start.dealer, start.contract, before, &[], &board.hand);
    Score::enter(&start.rules, &count).delta
}

/// Returns the points that one side makes more than the mean of the others.
fn margin(delta: &BySide<Points>, side: Side) -> f64 {
    let others = delta.iter().filter(|(other, _)| *other != side).map(|(_, points)| f64::from(points.0)).sum::<f64>();
    f64::from(delta[side].0) - others / (delta.len() - 1) as f64
}

/// Returns the gain of a side with the new weights among others with the old ones, and the standard error of that.
fn gain(starts: &[Start], new: &Weights, old: &Weights) -> (f64, f64) {
    let gains: Vec<f64> = starts
        .par_iter()
        .map(|start| {
            let sides: Vec<Side> = start.rules.all_sides().collect();
            let usual = play(start, [old, old], sides[0]);
            let sum: f64 =
                sides.iter().map(|&side| margin(&play(start, [new, old], side), side) - margin(&usual, side)).sum();
            sum / sides.len() as f64
        })
        .collect();
    let mean = gains.iter().sum::<f64>() / gains.len() as f64;
    let spread = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum::<f64>() / gains.len() as f64;
    (mean, (spread / gains.len() as f64).sqrt())
}

fn parameters(weights: &mut Weights) -> Vec<&mut f32> {
    let mut all: Vec<&mut f32> = weights.cards.iter_mut().flatten().collect();
    all.extend([
        &mut weights.follows_high,
        &mut weights.ruffs,
        &mut weights.ruffs_points,
        &mut weights.spread,
        &mut weights.spread_rest,
    ]);
    all
}

fn climb(name: &str, presets: &[(Preset, u8)], from: &Weights, rounds: u64) {
    let mut best = from.clone();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let count = parameters(&mut best).len();
    let size = std::env::var("TUNE_DEALS").ok().and_then(|text| text.parse().ok()).unwrap_or(6000);
    let mut steps = vec![0.5_f32; count];
    for round in 0..rounds {
        let starts = starts(presets, size, 1000 + round);
        let mut order: Vec<usize> = (0..count).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, rng.next_u32() as usize % (place + 1));
        }
        let mut kept = 0;
        for &n in &order {
            for sign in [1.0, -1.0] {
                let mut next = best.clone();
                let value = &mut *parameters(&mut next)[n];
                *value += sign * steps[n] * value.abs().max(0.08);
                if n >= count - 5 {
                    *value = value.max(0.0);
                }
                let (gain, error) = gain(&starts, &next, &best);
                if gain > 1.3 * error && gain > 0.0 {
                    best = next;
                    steps[n] *= 1.3;
                    kept += 1;
                    break;
                }
                steps[n] *= 0.96;
            }
            steps[n] = steps[n].max(0.08);
        }
        let test = self::starts(presets, 20_000, 9_999_999);
        let (gain, error) = gain(&test, &best, from);
        println!("{name} round {round}: {kept} kept, {gain:+.4} +- {error:.4} over the start");
        println!("{best:?}");
    }
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_pairs() {
    let presets = [(Preset::Setback, 0), (Preset::Setback, 0), (Preset::SmudgeBid, 0)];
    climb("PAIRS", &presets, &crate::weights::PAIRS, 8);
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_alone() {
    let pitch = Preset::AuctionPitch;
    let presets = [(pitch, 4), (pitch, 4), (pitch, 3), (pitch, 5), (Preset::Smudge, 4), (Preset::Britannica1911, 4)];
    climb("ALONE", &presets, &crate::weights::ALONE, 8);
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_turn_up() {
    let presets = [(Preset::Trinidad, 0), (Preset::Trinidad, 0), (Preset::Lancashire, 0), (Preset::SevenUp, 2)];
    climb("TURN_UP", &presets, &crate::weights::TURN_UP, 8);
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_no_bids() {
    let presets = [(Preset::Blackburn, 0), (Preset::WestYorkshire, 0), (Preset::CaliforniaJack, 2)];
    climb("NO_BIDS", &presets, &crate::weights::NO_BIDS, 8);
}

/// A hand that was pitched: its table, the things counted in it, and whether it made what is asked about.
type Pitched = (usize, [f32; 11], bool);

/// Lays a line through what was counted: returns the start for each kind of table, and the slopes.
fn fit(rows: &[Pitched], tables: usize) -> (Vec<f64>, Vec<f64>) {
    let size = tables + 11;
    let mut matrix = vec![vec![0.0_f64; size + 1]; size];
    for (table, shape, happened) in rows {
        let mut row = vec![0.0_f64; size];
        row[*table] = 1.0;
        for (place, value) in shape.iter().enumerate() {
            row[tables + place] = f64::from(*value);
        }
        for a in 0..size {
            for b in 0..size {
                matrix[a][b] += row[a] * row[b];
            }
            matrix[a][size] += row[a] * f64::from(u8::from(*happened));
        }
    }
    for (place, row) in matrix.iter_mut().enumerate() {
        row[place] += 1.0;
    }
    for pivot in 0..size {
        for row in 0..size {
            if row != pivot {
                let factor = matrix[row][pivot] / matrix[pivot][pivot];
                let above = matrix[pivot].clone();
                for (value, above) in matrix[row].iter_mut().zip(above).skip(pivot) {
                    *value -= factor * above;
                }
            }
        }
    }
    let solved: Vec<f64> = (0..size).map(|place| matrix[place][size] / matrix[place][place]).collect();
    (solved[..tables].to_vec(), solved[tables..].to_vec())
}

/// Lays the lines of the outlook through hands that were pitched.
fn lay_lines(name: &str, tables: &[Rules], each: usize) {
    let rows: Vec<[Option<Pitched>; 5]> = (0..tables.len() * each)
        .into_par_iter()
        .filter_map(|n| {
            let table = n % tables.len();
            let rules = &tables[table];
            let seats = rules.seats();
            let mut rng = ChaCha8Rng::seed_from_u64(n as u64 * 31 + 5);
            let dealer = Seat::new(rng.next_u32() as usize % seats.len())?;
            let pack = shuffle::pack(rules, || rng.next_u32());
            let dealt = pitch_rules::deal::deal(rules, dealer, &pack).map(|_, cards| cards.iter().copied().collect());
            let pitcher = Seat::new(rng.next_u32() as usize % seats.len())?;
            let hand: pitch_rules::Cards = dealt[pitcher];
            let suit = match rng.next_u32() % 4 {
                0 => hand.nth(rng.next_u32() as usize % hand.len())?.suit()?,
                _ => crate::outlook::plan(rules, hand, None, |_| true)?.suit,
            };
            let contract = Contract::new(pitcher, Some(pitch_rules::Bid::TWO));
            let mut board = Board::new(rules, pitch_rules::Hand::new(rules, dealt, pitcher), Some(contract));
            let weights = Weights::of(rules);
            let pitch = policy::card(&board, hand & pitch_rules::Cards::of_suit(suit), weights)?;
            board.play(pitch);
            while !board.hand.is_over() {
                board.play(policy::card(&board, board.hand.legal(), weights)?);
            }
            let awards = pitch_rules::Awards::count(rules, dealer, Some(contract), &board.hand);
            let side = rules.side_of(pitcher);
            let makes = |point| awards.of(point).is_some_and(|award| award.side == side);
            let shape = Shape::of(rules.ranking(Some(suit)), hand, suit).0;
            let jack = Card::new(Rank::Jack, suit);
            let in_play = awards.of(Point::Jack).is_some();
            let low = awards.of(Point::Low)?.card?;
            let row = |holds: bool, happened| holds.then_some((table, shape, happened));
            Some([
                row(hand.contains(jack), makes(Point::Jack)),
                row(!hand.contains(jack) && in_play, makes(Point::Jack)),
                row(true, makes(Point::Game)),
                row(low.dealt_to == pitcher, rules.side_of(low.taken_by) == side),
                row(low.dealt_to != pitcher, rules.side_of(low.taken_by) == side),
            ])
        })
        .collect();
    for (place, line) in ["SAVES_JACK", "CATCHES_JACK", "GAME", "SAVES_LOW", "CATCHES_LOW"].into_iter().enumerate() {
        let rows: Vec<_> = rows.iter().filter_map(|row| row[place]).collect();
        let (starts, slopes) = fit(&rows, tables.len());
        let show = |numbers: &[f64]| numbers.iter().map(|n| format!("{n:.3}")).collect::<Vec<_>>().join(", ");
        println!("{name} {line}: starts: [{}], slopes: [{}]", show(&starts), show(&slopes));
    }
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_outlook() {
    let alone: Vec<Rules> = (2..=7).map(|players| Rules { players, ..Rules::from(Preset::AuctionPitch) }).collect();
    lay_lines("ALONE", &alone, 60_000);
    lay_lines("PAIRS", &[Rules::from(Preset::Setback)], 200_000);
    lay_lines("TURN_UP", &[Rules::from(Preset::Trinidad)], 200_000);
    let low = |preset| Rules { low_to: LowTo::Winner, ..Rules::from(preset) };
    lay_lines(
        "LOW ALONE",
        &(2..=7).map(|players| Rules { players, ..low(Preset::AuctionPitch) }).collect::<Vec<_>>(),
        60_000,
    );
    lay_lines("LOW PAIRS", &[low(Preset::Setback)], 200_000);
}
