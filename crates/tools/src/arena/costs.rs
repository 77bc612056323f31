//! Costs of the decisions of several levels at one table: the player who decides better loses less by them.

use crate::arena::timing::Times;
use crate::arena::{Options, progress};
use auction_pitch::command::Failure;
use pitch_language::{Language, phrase, t};
use pitch_players::{Level, Stop};
use pitch_rules::{Action, Rules, Seat};
use pitch_session::costs::{Accuracy, Hits, Skill, Whose};
use pitch_session::{Costs, Deals, Kind, NewGame, Next, Player, Review, Table};

use rayon::prelude::*;

use std::io::Write;
use std::time::{Duration, Instant};

/// Number of hands after which a game that is not over is broken off.
const MOST_HANDS: usize = 200;

/// Results of a level in a game.
#[derive(Debug, Clone, Default)]
struct Share {
    accuracy: Accuracy,
    /// Cost of all its decisions, in games, including differences that may be chance.
    cost: f64,
    won: bool,
}

/// Game that was played and judged.
#[derive(Debug, Default)]
struct Judged {
    /// Results in the order of the levels.
    shares: Vec<Share>,
    /// Time that it took to judge everybody's decisions in each hand.
    hands: Vec<Duration>,
}

/// Lets these levels play whole games at one table, each in every seat in its turn, and prints the costs of the
/// decisions of each.
///
/// # Errors
/// A table that cannot be written.
pub(super) fn costs(options: &Options, rules: &Rules, l: &Language, out: &mut impl Write) -> Result<(), Failure> {
    let levels = options.costs.as_slice();
    let bar = progress(options.games);
    let games: Vec<Judged> = (0..options.games)
        .into_par_iter()
        .map(|number| {
            let judged = game(rules, levels, options.seed.wrapping_mul(1_000_003).wrapping_add(number), number);
            bar.inc(1);
            judged
        })
        .collect();
    bar.finish_and_clear();
    let mut times = Times::default();
    games.iter().flat_map(|game| &game.hands).for_each(|time| times.add(*time));
    let longest = games.iter().flat_map(|game| &game.hands).max().copied().unwrap_or_default();
    let (count, players) = (games.len().to_string(), rules.players.to_string());
    writeln!(out, "{}\n", t!(l, "arena-costs-title", games = count, players = players))?;
    writeln!(out, "| {} |\n|---|---|---|---|---|---|---|---|", t!(l, "arena-costs-columns"))?;
    for (place, level) in levels.iter().enumerate() {
        let shares: Vec<&Share> = games.iter().filter_map(|game| game.shares.get(place)).collect();
        let mut accuracy = Accuracy::default();
        shares.iter().for_each(|share| accuracy += share.accuracy);
        let told = mean(shares.iter().map(|share| f64::from(share.accuracy.all().lost) / 10_000.0));
        let whole = mean(shares.iter().map(|share| share.cost));
        let won = mean(shares.iter().map(|share| f64::from(u8::from(share.won))));
        let of = |hits: Hits| 100.0 * f64::from(hits.good) / f64::from(hits.of.max(1));
        let [bidding, leading, following] = Skill::ALL.map(|skill| of(accuracy.by(skill)));
        writeln!(
            out,
            "| {} | {} | {:.1} % ({}) | {bidding:.1} % | {leading:.1} % | {following:.1} % | {} | {} |",
            phrase::level_name(l, *level),
            percent(won),
            of(accuracy.all()),
            accuracy.all().of,
            percent(told),
            percent(whole),
        )?;
    }
    let ms = |time: Duration| format!("{:.0}", time.as_secs_f64() * 1000.0);
    let within = |share| format!("{:.0}", times.within_ms(share).unwrap_or_default());
    let words = t!(l, "arena-costs-times", median = within(0.5), most = within(0.99), longest = ms(longest));
    writeln!(out, "\n{words}")?;
    Ok(())
}

/// Returns the mean, and half the width of its 95 percent interval.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let spread = values.map(|value| (value - mean) * (value - mean)).sum::<f64>() / count;
    (mean, 1.96 * (spread / count).sqrt())
}

fn percent((mean, half): (f64, f64)) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * mean, 100.0 * half)
}

/// Plays a game, with each level moved on by `turned` seats, and judges all of it.
fn game(rules: &Rules, levels: &[Level], deals: u64, turned: u64) -> Judged {
    let place_of = |seat: Seat| (seat.index() + turned as usize) % levels.len();
    let seated = rules.seats().all().map(|seat| Player::new("?", Kind::Bot(levels[place_of(seat)]))).collect();
    let new = NewGame::new(rules.clone(), seated, Deals::from_number(deals));
    let mut judged = Judged { shares: vec![Share::default(); levels.len()], hands: Vec::new() };
    let Ok(mut table) = Table::new(new) else { return judged };
    while table.hands().len() < MOST_HANDS {
        let (seat, action) = match table.next() {
            Next::Deal => {
                let _ = table.deal();
                continue;
            }
            Next::Bot(request) => (table.to_act(), Some(request.decide(&Stop::new()).action)),
            Next::Says(seat, remark) => (Some(seat), Some(Action::Say(remark))),
            Next::Person(_) | Next::Does(..) | Next::Read | Next::Over => break,
        };
        if seat.and_then(|seat| table.act_for_bot(seat, action).ok()).is_none() {
            break;
        }
    }
    let winners = table.game().end().map(|end| end.victory.side);
    for seat in rules.seats().all() {
        judged.shares[place_of(seat)].won |= winners == Some(rules.side_of(seat));
    }
    let Some(review) = Review::of(table.record()) else { return judged };
    for place in 0..review.hands().len() {
        let begun = Instant::now();
        let costs = Costs::of(&review, place, Whose::Everybody, &Stop::new());
        judged.hands.push(begun.elapsed());
        let Some(costs) = costs else { continue };
        for seat in rules.seats().all() {
            judged.shares[place_of(seat)].accuracy += costs.accuracy(seat);
        }
        for cost in &costs.all {
            judged.shares[place_of(cost.seat)].cost += f64::from(cost.chance);
        }
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_row_and_the_same_comes_out_again() {
        let options = Options { games: 2, costs: vec![Level::Random, Level::USUAL], ..Options::default() };
        let rules = Rules { players: 2, ..Rules::default() };
        let table = || {
            let mut out = Vec::new();
            costs(&options, &rules, &Language::default(), &mut out).expect("a table");
            String::from_utf8(out).expect("text")
        };
        let once = table();
        let rows: Vec<&str> = once.lines().filter(|line| line.contains(" ± ")).collect();
        assert!(rows.len() == 2 && rows[0].starts_with("| Random"), "{once}");
        let again = table();
        assert_eq!(once.split("Judging").next(), again.split("Judging").next());
    }
}
