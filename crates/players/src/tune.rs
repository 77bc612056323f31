//! Tools to find the numbers of the policy and of `outlook.rs` again.
//!
//! `cargo test --release -p pitch-players --lib tune_cards -- --ignored --nocapture` prints the weights as they stand in
//! `weights/columns.rs`, and how it comes to them on standard error; `tune_gains` says what they gain, `tune_between` what
//! they gain in games between those that have a name, and `tune_outlook` lays the lines of the outlook.
//!
//! `TUNE` names the kinds of game that are looked at, such as `TRUMPS_ONLY,DRAWN`; `TUNE_DEALS`, `TUNE_ROUNDS` and
//! `TUNE_TEST` are how many deals weights are moved by at a time, how often, and how many gains are measured by.

use crate::board::Board;
use crate::calls::Talk;
use crate::course;
use crate::outlook::Shape;
use crate::policy;
use crate::promise::Promises;
use crate::race::Race;
use crate::ruling;
use crate::think;
use crate::weights::{self, Feature, Weights};
use crate::{Level, Patience, Stop};

use pitch_rules::rules::LowTo;
use pitch_rules::{
    Action, BySide, Call, Card, Contract, Game, Point, Points, Preset, Rank, Rules, Seat, SeatView, Side, Turn, Viewer,
    shuffle,
};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

use std::sync::Arc;
use std::time::Instant;

/// A table at which hands are played.
struct Table {
    name: String,
    rules: Arc<Rules>,
    race: Race,
}

impl Table {
    fn new(preset: Preset, rules: Rules) -> Table {
        let rules = Arc::new(rules);
        let race = course::race(&rules, 1);
        Table { name: format!("{preset} {}", rules.players), rules, race }
    }

    /// Returns the tables at which everybody plays by these weights: each game at each number of players for which it
    /// is.
    fn all(weights: &Weights) -> Vec<Table> {
        let tables = Preset::ALL.iter().flat_map(|&preset| {
            let rules = Rules::from(preset);
            (rules.min_players..=rules.max_players).map(move |players| (preset, Rules { players, ..rules.clone() }))
        });
        tables
            .filter(|(_, rules)| rules.validate().is_empty() && std::ptr::eq(Weights::of(rules), weights))
            .map(|(preset, rules)| Table::new(preset, rules))
            .collect()
    }
}

/// Returns the chance of one thing of many: the same for the same numbers.
fn chance(seed: u64, number: usize) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// Deals a hand and lets everybody talk, name trump and discard; `None` if it is not played.
fn start(table: &Table, rng: &mut ChaCha8Rng) -> Option<Game> {
    let rules = &table.rules;
    let dealer = Seat::new(rng.next_u32() as usize % rules.seats().len())?;
    let mut game = Game::new(Arc::clone(rules), dealer).ok()?;
    let pack = shuffle::pack(rules, || rng.next_u32());
    let _ = game.apply(dealer, Action::Deal(pack)).ok()?;
    let promises = Promises::default();
    while let Turn::Call(seat) = game.turn() {
        let legal: Vec<Call> = game.legal(seat).iter().filter_map(Action::call).collect();
        // One call in so many is made at random, so that unusual contracts are played as well.
        let call = if rng.next_u32().is_multiple_of(24) {
            legal[rng.next_u32() as usize % legal.len()]
        } else {
            Talk::in_game(&game, rules, &table.race, seat, &promises).choose(&legal)
        };
        let _ = game.apply(seat, Action::Call(call)).ok()?;
    }
    course::talk(&mut game, rules, &table.race, &promises);
    matches!(game.turn(), Turn::Play(_)).then_some(game)
}

/// Deals this many hands at each table.
fn starts(tables: &[Table], each: usize, seed: u64) -> Vec<(usize, Game)> {
    (0..tables.len() * each)
        .into_par_iter()
        .filter_map(|n| Some((n % tables.len(), start(&tables[n % tables.len()], &mut chance(seed, n))?)))
        .collect()
}

/// Returns the hand with what everybody has seen of it before the first card.
fn board(game: &Game) -> Option<Board<'_>> {
    let rules = game.rules();
    let mut board = course::board(game, rules)?;
    for seat in rules.seats().all() {
        let view = game.view(Viewer::Seat(seat));
        board.thrown[seat] = view.thrown[seat].cards.unwrap_or_default();
        board.shown |= view.laid_down.values().fold(view.dead(), |all, &cards| all | cards);
    }
    Some(board)
}

/// Returns the points that one side makes more than the mean of the others.
fn margin(game: &Game, end: &Board<'_>, side: Side) -> f64 {
    let delta: BySide<Points> = game.count_as(&end.hand).delta;
    let others = delta.iter().filter(|(other, _)| *other != side).map(|(_, points)| f64::from(points.0)).sum::<f64>();
    f64::from(delta[side].0) - others / (delta.len() - 1) as f64
}

/// Returns the gain of a side with the new weights among others with the old ones, and the standard error of that.
fn gain(starts: &[(usize, Game)], new: &Weights, old: &Weights, unit: impl Fn(&Rules) -> f64 + Sync) -> (f64, f64) {
    let gains: Vec<f64> = starts
        .par_iter()
        .filter_map(|(_, game)| {
            let board = board(game)?;
            let sides = game.rules().all_sides();
            // What all sides make more than the others is nothing, so what is left is the gain.
            let one = |side| {
                let weights = |seat| if board.side(seat) == side { new } else { old };
                margin(game, &policy::play_out(board, weights), side)
            };
            Some(sides.map(one).sum::<f64>() / game.rules().sides() as f64 / unit(game.rules()))
        })
        .collect();
    mean(&gains)
}

/// Returns the mean of some values, and the standard error of it.
fn mean(values: &[f64]) -> (f64, f64) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let spread = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / values.len() as f64;
    (mean, (spread / values.len() as f64).sqrt())
}

/// A card that was to be played: what speaks for each that comes into question, and what it brings when everybody plays
/// on by the same weights.
struct Choice {
    role: usize,
    cards: Vec<Candidate>,
}

struct Candidate {
    amounts: [f32; Feature::COUNT],
    fixed: f32,
    /// Points above the mean of the choice, in units of the table.
    brings: f32,
}

impl Choice {
    /// Returns the worth of each card by these weights.
    fn values<'a>(&'a self, cards: &'a [[f32; 2]]) -> impl Iterator<Item = f32> + 'a {
        self.cards.iter().map(move |card| {
            card.amounts.iter().zip(cards).fold(card.fixed, |sum, (amount, weight)| sum + amount * weight[self.role])
        })
    }
}

/// Plays hands and looks at what each card of some choices brings.
fn choices(starts: &[(usize, Game)], weights: &Weights, seed: u64) -> Vec<Choice> {
    let played = |game: &Game| {
        let held = game.hand().map_or(0, |hand| hand.held().values().map(|held| held.len()).sum::<usize>());
        held + if game.rules().draws() { game.to_draw().len() } else { 0 } + game.rows().all_hidden()
    };
    let whole = starts.iter().map(|(_, game)| played(game)).sum::<usize>().max(1) as u32;
    starts
        .par_iter()
        .enumerate()
        .flat_map_iter(|(number, (_, game))| {
            let mut rng = chance(seed, number);
            let mut found = Vec::new();
            let Some(mut board) = board(game) else { return found };
            let unit = f32::from(game.rules().points_in_play().0.max(1));
            while !board.hand.is_over() && board.out.is_none() {
                if board.hand.must_name() {
                    let suit = policy::named(&board);
                    board.name_trump(suit);
                }
                let legal = board.hand.legal();
                let Some(mut card) = policy::card(&board, legal, weights) else { break };
                let own = board.side(board.hand.turn());
                if legal.len() > 1 && rng.next_u32() % whole < CHOICES {
                    let (role, counted) = policy::counted(&board, legal, weights);
                    if counted.len() > 1 {
                        let played = |card| {
                            let mut board = board;
                            board.play(card);
                            margin(game, &policy::play_out(board, |_| weights), own) as f32
                        };
                        let brings: Vec<f32> = counted.iter().map(|counted| played(counted.card)).collect();
                        let mean = brings.iter().sum::<f32>() / brings.len() as f32;
                        let all = counted.into_iter().zip(brings);
                        let of = |(counted, brings): (policy::Counted, f32)| Candidate {
                            amounts: counted.amounts,
                            fixed: counted.fixed,
                            brings: (brings - mean) / unit,
                        };
                        found.push(Choice { role, cards: all.map(of).collect() });
                    }
                }
                // Now and then another card is played, so that what comes of it is seen as well.
                if rng.next_u32().is_multiple_of(12) {
                    card = legal.nth(rng.next_u32() as usize % legal.len()).unwrap_or(card);
                }
                board.play(card);
            }
            found
        })
        .collect()
}

/// Returns the points that the cards chosen by these weights bring above the mean of each choice.
fn brought(choices: &[Choice], cards: &[[f32; 2]]) -> f64 {
    let of = |choice: &Choice| {
        let best = choice
            .values(cards)
            .zip(&choice.cards)
            .fold((f32::MIN, 0.0), |best, (value, card)| if value > best.0 { (value, card.brings) } else { best });
        f64::from(best.1)
    };
    choices.iter().map(of).sum::<f64>() / choices.len().max(1) as f64
}

/// Returns the mean distance of what cards of a choice are judged from their mean.
fn spread(choices: &[Choice], cards: &[[f32; 2]]) -> f32 {
    let (mut sum, mut count) = (0.0, 0.0);
    for choice in choices {
        let values: Vec<f32> = choice.values(cards).collect();
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        sum += values.iter().map(|value| (value - mean).abs()).sum::<f32>();
        count += values.len() as f32;
    }
    sum / count
}

/// Moves weights to where the cards that they choose, and those that they all but choose, bring the most.
fn fit(choices: &[Choice], from: &Weights, seed: u64) -> Weights {
    let (learned, kept) = choices.split_at(choices.len() * 4 / 5);
    let usual = spread(learned, &from.cards);
    let heat = HEAT * usual;
    // Each feature in units of how much it differs between the cards of a choice.
    let mut units = [[1e-6_f32; 2]; Feature::COUNT];
    let mut counts = [0.0_f32; 2];
    for choice in learned {
        counts[choice.role] += choice.cards.len() as f32;
        for (n, unit) in units.iter_mut().enumerate() {
            let mean = choice.cards.iter().map(|card| card.amounts[n]).sum::<f32>() / choice.cards.len() as f32;
            unit[choice.role] += choice.cards.iter().map(|card| (card.amounts[n] - mean).powi(2)).sum::<f32>();
        }
    }
    for unit in &mut units {
        for role in 0..2 {
            unit[role] = (unit[role] / counts[role].max(1.0)).sqrt();
        }
    }
    let mut cards = from.cards;
    let mut best = (brought(kept, &cards), cards);
    let (mut first, mut second) = ([[0.0_f32; 2]; Feature::COUNT], [[0.0_f32; 2]; Feature::COUNT]);
    let mut rng = chance(seed, 0);
    let mut steps = 0_i32;
    for epoch in 0..EPOCHS {
        let rate = usual * RATE * (1.0 - epoch as f32 / EPOCHS as f32 * 0.9);
        for _ in 0..learned.len().div_ceil(BATCH) {
            let mut slope = [[0.0_f32; 2]; Feature::COUNT];
            for _ in 0..BATCH {
                let choice = &learned[rng.next_u32() as usize % learned.len()];
                let values: Vec<f32> = choice.values(&cards).collect();
                let top = values.iter().copied().fold(f32::MIN, f32::max);
                let agrees: Vec<f32> = values.iter().map(|value| ((value - top) / heat).exp()).collect();
                let whole: f32 = agrees.iter().sum();
                let mean: f32 = agrees.iter().zip(&choice.cards).map(|(a, card)| a * card.brings).sum::<f32>() / whole;
                for (agree, card) in agrees.iter().zip(&choice.cards) {
                    let pull = agree / whole * (card.brings - mean);
                    for (slope, amount) in slope.iter_mut().zip(&card.amounts) {
                        slope[choice.role] += pull * amount;
                    }
                }
            }
            steps += 1;
            for n in 0..Feature::COUNT {
                for role in 0..2 {
                    if units[n][role] < LEAST {
                        continue;
                    }
                    let slope = slope[n][role] / units[n][role];
                    first[n][role] = 0.9 * first[n][role] + 0.1 * slope;
                    second[n][role] = 0.999 * second[n][role] + 0.001 * slope * slope;
                    let mean = first[n][role] / (1.0 - 0.9_f32.powi(steps));
                    let square = second[n][role] / (1.0 - 0.999_f32.powi(steps));
                    cards[n][role] += rate * mean / (square.sqrt() + 1e-9) / units[n][role];
                }
            }
        }
        // What is worth twice as much in everything is the same choice: what is judged keeps its size.
        let scale = usual / spread(&learned[..learned.len().min(4000)], &cards);
        for (cards, units) in cards.iter_mut().zip(&units) {
            for (weight, _) in cards.iter_mut().zip(units).filter(|(_, unit)| **unit >= LEAST) {
                *weight *= scale;
            }
        }
        let value = brought(kept, &cards);
        if value > best.0 {
            best = (value, cards);
        }
    }
    Weights { cards: best.1, ..from.clone() }
}

/// Least difference between the cards of a choice in a feature that says something about it.
const LEAST: f32 = 1e-4;
/// Heat of the choices between which weights are moved, in the mean distance of what is judged.
const HEAT: f32 = 0.25;
/// Number of choices that are looked at, with those in which one card comes into question.
const CHOICES: u32 = 80_000;
const EPOCHS: usize = 12;
const RATE: f32 = 0.02;
const BATCH: usize = 128;

/// Returns the points in a hand, in which gains are compared between games.
fn unit(rules: &Rules) -> f64 {
    f64::from(rules.points_in_play().0.max(1))
}

/// Finds better weights for these tables, from these, and prints the way.
fn improve(name: &str, tables: &[Table], from: &Weights, rounds: u64) -> Weights {
    let each = number("TUNE_DEALS", 6000).div_ceil(tables.len());
    let mut best = from.clone();
    let mut steps = [0.3_f32; SCALARS];
    for round in 0..rounds {
        let began = Instant::now();
        let seed = 1000 + 10 * round;
        let choices = choices(&starts(tables, each, seed), &best, seed + 1);
        let aim = fit(&choices, &best, seed + 2);
        let test = starts(tables, each, seed + 3);
        let mut top = (0.0, 0.0);
        let mut chosen = best.clone();
        for way in [1.0, 0.5, 0.25] {
            let mut next = best.clone();
            for (next, aim) in next.cards.iter_mut().flatten().zip(aim.cards.iter().flatten()) {
                *next += way * (aim - *next);
            }
            let (gain, error) = gain(&test, &next, &best, unit);
            if gain > error && gain > top.0 {
                (top, chosen) = ((gain, error), next);
            }
        }
        best = chosen;
        // How others are expected to play is no sum of features: it is tried out.
        let test = starts(tables, each, seed + 4);
        let mut kept = 0;
        for (n, step) in steps.iter_mut().enumerate() {
            for sign in [1.0, -1.0] {
                let mut next = best.clone();
                let value = &mut *scalars(&mut next)[n];
                *value *= (sign * *step).exp();
                let (gain, error) = gain(&test, &next, &best, unit);
                if gain > 1.5 * error {
                    (best, kept) = (next, kept + 1);
                    break;
                }
                *step *= 0.9;
            }
        }
        let offered = [&best, &aim].map(|weights| brought(&choices, &weights.cards));
        eprintln!(
            "{name} round {round}: {} choices, {offered:.4?}, {:+.4} +- {:.4}, {kept} kept, {:.0?}",
            choices.len(),
            top.0,
            top.1,
            began.elapsed()
        );
    }
    best
}

/// Number of weights that belong to no feature.
const SCALARS: usize = 6;

fn scalars(weights: &mut Weights) -> [&mut f32; SCALARS] {
    let Weights { cards: _, follows_high, ruffs, ruffs_points, spread, spread_rest, raised } = weights;
    [follows_high, ruffs, ruffs_points, spread, spread_rest, raised]
}

/// Returns a number that the surroundings give, or the usual one.
fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Prints weights as they stand in `weights/columns.rs`.
fn print(name: &str, about: &str, weights: &Weights) {
    let Weights { cards, follows_high, ruffs, ruffs_points, spread, spread_rest, raised } = weights;
    println!("column! {{\n    /// {about}");
    println!(
        "    {name}: {follows_high:.3?}, {ruffs:.3?}, {ruffs_points:.3?}, {spread:.3?}, {spread_rest:.3?}, {raised:.3?};"
    );
    for (feature, [pitchers, others]) in Feature::ALL.iter().zip(cards) {
        println!("    {feature:?} {pitchers:.3?} {others:.3?},");
    }
    println!("}}\n");
}

/// Returns the kinds of game that are looked at: those that the surroundings name, or all.
fn kinds() -> impl Iterator<Item = (&'static str, &'static str, &'static Weights)> {
    let wanted = std::env::var("TUNE").unwrap_or_default();
    KINDS.into_iter().filter(move |(name, ..)| wanted.is_empty() || wanted.split(',').any(|kind| kind == *name))
}

#[test]
#[ignore = "takes half an hour and prints numbers"]
fn tune_cards() {
    for (name, about, old) in kinds() {
        let tables = Table::all(old);
        let best = improve(name, &tables, old, number("TUNE_ROUNDS", 5) as u64);
        // What is kept must win on deals by which nothing was moved.
        let each = number("TUNE_TEST", 4000);
        let (whole, error) = gain(&starts(&tables, each.div_ceil(tables.len().min(4)), 77), &best, old, unit);
        eprintln!("{name}: {whole:+.4} +- {:.4} of the points in a hand", 1.96 * error);
        let mut wins = whole > 1.96 * error;
        for table in &tables {
            let (gain, error) = gain(&starts(std::slice::from_ref(table), each, 78), &best, old, |_| 1.0);
            eprintln!("  {}: {gain:+.3} +- {:.3}", table.name, 1.96 * error);
            wins &= gain > -1.96 * error;
        }
        eprintln!("{name}: {}", if wins { "better" } else { "no better everywhere: as it was" });
        print(name, about, if wins { &best } else { old });
    }
}

/// Decides as Steady does, by these weights and with this race.
fn decides(view: &SeatView, rules: &Arc<Rules>, own: Seat, weights: &Weights, race: &Race) -> Option<Action> {
    let by_rule = || crate::decide(view, rules, Level::USUAL, 0, Patience::default(), &Stop::new()).action;
    Some(match view.turn {
        Turn::Call(_) => {
            let calls: Vec<Call> = view.legal.iter().filter_map(Action::call).collect();
            Action::Call(Talk::of(view, rules, race, own).choose(&calls))
        }
        Turn::Rule(_) => Action::Say(ruling::answer(view, rules, race, own)?.0),
        Turn::Play(_) if view.legal.len() > 1 && think::claim(view, rules, own).is_none() => {
            Action::Play(policy::card(&Board::seen(view, rules)?, view.playable(), weights)?)
        }
        _ => by_rule(),
    })
}

/// Plays a hand in which one side decides by the first of these weights and races, and the others by the second;
/// returns what that side scores.
fn played(table: &Table, number: usize, side: Side, kinds: &[(&Weights, &Race); 2]) -> Option<f64> {
    let (rules, mut rng) = (&table.rules, chance(2_000_000, number));
    let dealer = rules.seats().from(Seat::default()).cycle().nth(number % rules.seats().len())?;
    let mut game = Game::new(Arc::clone(rules), dealer).ok()?;
    let _ = game.apply(dealer, Action::Deal(shuffle::pack(rules, || rng.next_u32()))).ok()?;
    while let Some(seat) = game.turn().decides() {
        let (weights, race) = kinds[usize::from(rules.side_of(seat) != side)];
        let view = game.view(Viewer::Seat(seat));
        let _ = game.apply(seat, decides(&view, rules, seat, weights, race)?).ok()?;
    }
    Some(game.last().map_or(0.0, |last| f64::from(last.score.delta[side].0)))
}

/// Returns the points a deal that Steady scores more at this table than it would by the weights of the four points,
/// with the same cards, and the standard error of that.
fn gain_of(table: &Table, deals: usize) -> (f64, f64) {
    let (new, old) = (Weights::of(&table.rules), Weights::of_four(&table.rules));
    let former = course::learn(&table.rules, old);
    let (new, old) = ((new, &table.race), (old, &former));
    let gains: Vec<f64> = (0..deals)
        .into_par_iter()
        .map(|number| {
            let one = |side| {
                let of = |kinds| played(table, number, side, kinds).expect("a hand");
                of(&[new, old]) - of(&[old, new])
            };
            table.rules.all_sides().map(one).sum::<f64>() / table.rules.sides() as f64
        })
        .collect();
    mean(&gains)
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_gains() {
    for (name, _, weights) in kinds() {
        for table in Table::all(weights).iter().filter(|table| !std::ptr::eq(weights, Weights::of_four(&table.rules))) {
            let (gain, error) = gain_of(table, number("TUNE_TEST", 20_000));
            println!("{name} {}: {gain:+.3} +- {:.3}", table.name, 1.96 * error);
        }
    }
}

#[test]
#[ignore = "takes minutes and prints numbers"]
fn tune_between() {
    let mut worse = 0;
    let mut left = 100;
    for seed in 0.. {
        if left == 0 {
            break;
        }
        let mut rng = chance(3_000_000, seed);
        let mut one = |of: usize| rng.next_u32() as usize % of;
        let (first, second) = (Preset::ALL[one(Preset::ALL.len())], Preset::ALL[one(Preset::ALL.len())]);
        let (mut rules, other) = (Rules::from(first), Rules::from(second));
        rules.players = rules.min_players + one(usize::from(rules.max_players - rules.min_players) + 1) as u8;
        // What scores is another game's, and what else is of another game makes it a game between the two.
        rules.points = other.points;
        rules.low_to = other.low_to;
        rules.game_values = other.game_values;
        rules.off_trumps = other.off_trumps;
        rules.trump_order = other.trump_order;
        rules.jokers = other.jokers;
        rules.ruff = if one(2) == 0 { rules.ruff } else { other.ruff };
        rules.max_bid = rules.max_bid.max(other.max_bid);
        let is_new =
            rules.points != Rules::from(first).points && !std::ptr::eq(Weights::of(&rules), Weights::of_four(&rules));
        if !is_new || !rules.validate().is_empty() {
            continue;
        }
        left -= 1;
        let table = Table::new(first, rules);
        let (gain, error) = gain_of(&table, number("TUNE_TEST", 1000));
        let kind = KINDS.iter().find(|(.., weights)| std::ptr::eq(*weights, Weights::of(&table.rules)));
        let unit = unit(&table.rules);
        println!(
            "{} with the points of {second}, {}: {:+.4} +- {:.4} of {unit}",
            table.name,
            kind.map_or("", |kind| kind.0),
            gain / unit,
            1.96 * error / unit
        );
        worse += usize::from(gain < -2.5 * error);
    }
    println!("worse in {worse}");
}

/// The weights by their names, and of what games they are.
const KINDS: [(&str, &str, &Weights); 12] = [
    ("PLAIN_SCORES", "The weights where plain cards score.", &weights::PLAIN_SCORES),
    ("TRUMPS_ONLY", "The weights where nothing but trumps is played.", &weights::TRUMPS_ONLY),
    ("PAIRS_RICH", "The weights where partners bid, and a card scores several points.", &weights::PAIRS_RICH),
    ("PAIRS_MORE", "The weights where partners bid, and cards score beside the four points.", &weights::PAIRS_MORE),
    (
        "ALONE_RICH",
        "The weights where everybody plays alone and bids, and a card scores several points.",
        &weights::ALONE_RICH,
    ),
    (
        "ALONE_MORE",
        "The weights where everybody plays alone and bids, and cards score beside the four points.",
        &weights::ALONE_MORE,
    ),
    ("PEGGED", "The weights where a card is turned up, and trumps are pegged.", &weights::PEGGED),
    ("DRAWN", "The weights where cards are drawn from a stock.", &weights::DRAWN),
    ("NO_BIDS", "The weights where nobody bids.", &weights::NO_BIDS),
    ("ALONE", "The weights where everybody plays alone and bids.", &weights::ALONE),
    ("TURN_UP", "The weights where a card is turned up.", &weights::TURN_UP),
    ("PAIRS", "The weights where partners bid.", &weights::PAIRS),
];

/// A hand that was pitched: its table, the things counted in it, and whether it made what is asked about.
type Pitched = (usize, [f32; 11], bool);

/// Lays a line through what was counted: returns the start for each kind of table, and the slopes.
fn lay(rows: &[Pitched], tables: usize) -> (Vec<f64>, Vec<f64>) {
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
        let (starts, slopes) = lay(&rows, tables.len());
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
