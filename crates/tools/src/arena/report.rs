//! Report of the arena, as text and as JSON.

use crate::arena::kind::Players;
use crate::arena::looks::reach;
use crate::arena::matches::{Arena, Dealt};
use crate::arena::talk::Talk;
use pitch_outside::Failure;

use serde::Serialize;

use std::fmt;

/// Result of an arena. Values that cannot be known, such as an interval from one deal, are absent (`null`).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// Number of deals that were played.
    pub deals: u64,
    /// Points of the game that a side of the first kind scores in a deal when all others are of the second kind, from a
    /// score of zero: the mean of all seats of all deals.
    pub points_a: f64,
    /// Points that a side of the second kind scores with the same cards in the same seat, when all others are of the
    /// first.
    pub points_b: f64,
    /// Points per deal that the first kind scores more than the second.
    pub difference: f64,
    /// Half the width of the 95 percent interval of the difference. Deals are independent of each other; tables with
    /// the same deal are not, and are taken together. It is wider where it was looked at before all deals were played,
    /// so that the probability holds for all the looks together.
    pub difference_ci95: Option<f64>,
    /// Kind that is better by more than that, `a` or `b`; `None` if neither is.
    pub decided: Option<char>,
    /// Number of whole games that were played.
    pub games: u64,
    /// Share of them that a player of the first kind won, from 0 to 1. The first kind is alone in half of them and the
    /// second in the others, so that equals have 0.5.
    pub games_won_a: Option<f64>,
    /// Half the width of the 95 percent interval of that share.
    pub games_won_ci95: Option<f64>,
    /// Share of its games that the first kind won where one side of it sat alone against others of the second kind.
    pub alone_won_a: Option<f64>,
    /// Half the width of the 95 percent interval of that share.
    pub alone_won_a_ci95: Option<f64>,
    /// Share of its games that the second kind won where one side of it sat alone against others of the first.
    pub alone_won_b: Option<f64>,
    /// Share that anybody alone would win among equals: one of as many sides as there are.
    pub even: f64,
    /// Share of its contracts that the first kind made, forced bids included, from 0 to 1.
    pub bids_made_a: Option<f64>,
    /// Share of its contracts that the second kind made, forced bids included, from 0 to 1.
    pub bids_made_b: Option<f64>,
    /// Share of the hands with a card turned up in which eldest begged, from 0 to 1.
    pub begs: Option<f64>,
    /// Share of the hands with a beg in which the dealer gave a point.
    pub gifts: Option<f64>,
    /// Share of the hands with a beg in which the cards were run.
    pub runs: Option<f64>,
    /// Share of the hands with the pitch on offer in which eldest sold it, from 0 to 1.
    pub sold: Option<f64>,
    /// Share of them in which eldest undertook the best bid.
    pub undertaken: Option<f64>,
    /// Share of all hands of a sale in which eldest pitched for four without offering it.
    pub pitched_outright: Option<f64>,
    /// Share of the hands with the pitch on offer in which nobody bid, and eldest pitched without obligation.
    pub free: Option<f64>,
    /// Decisions of the first kind in a second of thinking on one core.
    pub decisions_per_second_a: Option<f64>,
    /// Median time of a decision of the first kind, in ms.
    pub median_ms_a: Option<f64>,
    /// Time within which the first kind takes 99 of 100 decisions, in ms.
    pub p99_ms_a: Option<f64>,
    /// Decisions of the second kind in a second of thinking on one core.
    pub decisions_per_second_b: Option<f64>,
    /// Median time of a decision of the second kind, in ms.
    pub median_ms_b: Option<f64>,
    /// Time within which the second kind takes 99 of 100 decisions, in ms.
    pub p99_ms_b: Option<f64>,
    /// Number of hands in which the first kind gave no answer that could be followed; only programs fail. The hand is
    /// lost, and if it was one of a whole game the game is.
    pub failed_a: u64,
    /// Number of hands in which the second kind gave no answer that could be followed.
    pub failed_b: u64,
    /// First failure of the first kind to give an answer.
    #[serde(skip)]
    pub failure_a: Option<Failure>,
    /// First failure of the second kind to give an answer.
    #[serde(skip)]
    pub failure_b: Option<Failure>,
}

impl Report {
    /// Returns the report on the deals that were played so far, in an arena with at most `looks` looks.
    pub(super) fn new(arena: &Arena, deals: &[Dealt], looks: usize) -> Self {
        let [a, b] = arena.players.each_ref().map(Players::times);
        let points = |kind: usize| mean(deals.iter().map(|deal| deal.points[kind])).unwrap_or_default();
        let share_of = |part: u32, whole: u32| (whole > 0).then(|| f64::from(part) / f64::from(whole));
        let made = |kind: usize| {
            let sum =
                |count: fn(&Dealt) -> &[u32; 2]| deals.iter().map(|deal| u64::from(count(deal)[kind])).sum::<u64>();
            let (made, all) = (sum(|deal| &deal.made), sum(|deal| &deal.contracts));
            (all > 0).then(|| made as f64 / all as f64)
        };
        let mut talk = Talk::default();
        for deal in deals {
            talk += deal.talk;
        }
        let part = |part: u64, whole: u64| (whole > 0).then(|| part as f64 / whole as f64);
        let won = || deals.iter().filter_map(|deal| share_of(deal.won[0], deal.games));
        let alone =
            |kind: usize| deals.iter().filter_map(move |deal| share_of(deal.won_alone[kind], deal.games_alone[kind]));
        let failed = |kind: usize| deals.iter().map(|deal| u64::from(deal.failed[kind])).sum();
        let difference = points(0) - points(1);
        let error = standard_error(deals.iter().map(|deal| deal.points[0] - deal.points[1]));
        let difference_ci95 = error.map(|error| reach(looks) * error);
        let better = if difference > 0.0 { 'a' } else { 'b' };
        Report {
            deals: deals.len() as u64,
            points_a: points(0),
            points_b: points(1),
            difference,
            difference_ci95,
            decided: difference_ci95.filter(|half| difference.abs() > *half).map(|_| better),
            games: deals.iter().map(|deal| u64::from(deal.games)).sum(),
            games_won_a: mean(won()),
            games_won_ci95: share_interval(won()),
            alone_won_a: mean(alone(0)),
            alone_won_a_ci95: share_interval(alone(0)),
            alone_won_b: mean(alone(1)),
            even: 1.0 / arena.rules.sides() as f64,
            bids_made_a: made(0),
            bids_made_b: made(1),
            begs: part(talk.begs, talk.turned),
            gifts: part(talk.gifts, talk.begs),
            runs: part(talk.runs, talk.begs),
            sold: part(talk.sold, talk.offered),
            undertaken: part(talk.undertaken, talk.offered),
            pitched_outright: part(talk.outright, talk.sales),
            free: part(talk.free, talk.offered),
            decisions_per_second_a: a.per_second(),
            median_ms_a: a.within_ms(0.5),
            p99_ms_a: a.within_ms(0.99),
            decisions_per_second_b: b.per_second(),
            median_ms_b: b.within_ms(0.5),
            p99_ms_b: b.within_ms(0.99),
            failed_a: failed(0),
            failed_b: failed(1),
            failure_a: arena.players[0].first_failure().cloned(),
            failure_b: arena.players[1].first_failure().cloned(),
        }
    }
}

/// Lines with the names of the JSON keys, and the intervals beside their values.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |value: Option<f64>, digits: usize| value.map_or_else(|| "-".to_owned(), |v| format!("{v:.digits$}"));
        writeln!(f, "deals                  {}", self.deals)?;
        writeln!(f, "points_a               {:.3}", self.points_a)?;
        writeln!(f, "points_b               {:.3}", self.points_b)?;
        writeln!(f, "difference             {:.3} +- {}", self.difference, number(self.difference_ci95, 3))?;
        writeln!(f, "decided                {}", self.decided.unwrap_or('-'))?;
        writeln!(f, "games                  {}", self.games)?;
        writeln!(f, "games_won_a            {} +- {}", number(self.games_won_a, 3), number(self.games_won_ci95, 3))?;
        writeln!(f, "alone_won_a            {} +- {}", number(self.alone_won_a, 3), number(self.alone_won_a_ci95, 3))?;
        for (name, value, digits) in [
            ("alone_won_b", self.alone_won_b, 3),
            ("even", Some(self.even), 3),
            ("bids_made_a", self.bids_made_a, 3),
            ("bids_made_b", self.bids_made_b, 3),
            ("begs", self.begs, 3),
            ("gifts", self.gifts, 3),
            ("runs", self.runs, 3),
            ("sold", self.sold, 3),
            ("undertaken", self.undertaken, 3),
            ("pitched_outright", self.pitched_outright, 3),
            ("free", self.free, 3),
            ("decisions_per_second_a", self.decisions_per_second_a, 0),
            ("median_ms_a", self.median_ms_a, 5),
            ("p99_ms_a", self.p99_ms_a, 5),
            ("decisions_per_second_b", self.decisions_per_second_b, 0),
            ("median_ms_b", self.median_ms_b, 5),
            ("p99_ms_b", self.p99_ms_b, 5),
        ] {
            writeln!(f, "{name:<22} {}", number(value, digits))?;
        }
        writeln!(f, "failed_a               {}", self.failed_a)?;
        writeln!(f, "failed_b               {}", self.failed_b)
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values.fold((0_u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / count as f64)
}

/// Returns the standard error of the mean; `None` for less than two values.
fn standard_error(values: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    let mean = mean(values.clone())?;
    let (count, squares) = values.fold((0_u64, 0.0), |(count, sum), value| (count + 1, sum + (value - mean).powi(2)));
    (count > 1).then(|| (squares / (count - 1) as f64 / count as f64).sqrt())
}

/// Returns half the width of the 95 percent interval of the mean; `None` for less than two values.
fn interval(values: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    standard_error(values).map(|error| reach(1) * error)
}

/// Returns half the width of the 95 percent interval of the mean of shares of games. Where all of them were won, or
/// none, that is no proof that all others are as well, and the interval reaches as far as a run of that many games
/// allows (the rule of three).
fn share_interval(shares: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    let mean = mean(shares.clone())?;
    let count = shares.clone().count();
    if mean <= 0.0 || mean >= 1.0 { Some((3.0 / count as f64).min(1.0)) } else { interval(shares) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_says_how_little_a_few_games_prove() {
        let of = |shares: &[f64]| share_interval(shares.iter().copied());
        assert_eq!((of(&[1.0; 12]), of(&[0.0; 30]), of(&[1.0]), of(&[])), (Some(0.25), Some(0.1), Some(1.0), None));
        // Who meets somebody just as good with the same cards wins half of the games, and that is certain.
        assert_eq!(of(&[0.5; 8]), Some(0.0));
        assert_eq!(of(&[1.0, 0.0, 1.0]), interval([1.0, 0.0, 1.0].into_iter()));
    }

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        let values = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(mean(values.into_iter()), Some(2.5));
        // The standard deviation of 1, 2, 3, 4 is 1.2910; of the mean of four, 0.6455.
        assert!(interval(values.into_iter()).is_some_and(|half| (half - 1.2652).abs() < 1e-4));
        assert_eq!((mean(std::iter::empty()), interval([1.0].into_iter())), (None, None));
    }
}
