//! What the arena found, as text and as JSON.

use crate::command::arena::matches::Dealt;
use crate::command::arena::talk::Talk;
use crate::command::arena::timing::Times;

use serde::Serialize;

use std::fmt;

/// The result of an arena. Values that cannot be known, such as an interval from one deal, are absent (`null`).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// How many deals were played.
    pub deals: u64,
    /// What a side of the first kind scores in a deal when all others are of the second kind, in points of the game,
    /// from a score of nought: the mean of all seats of all deals.
    pub points_a: f64,
    /// What a side of the second kind scores with the same cards in the same seat, when all others are of the first.
    pub points_b: f64,
    /// How many points a deal the first kind makes more than the second.
    pub difference: f64,
    /// With a chance of 95 percent the true difference is no farther away than this. Deals are independent of each
    /// other; tables with the same deal are not, and are taken together.
    pub difference_ci95: Option<f64>,
    /// How many whole games were played.
    pub games: u64,
    /// The share of them that a player of the first kind won, from 0 to 1. The first kind is alone in half of them and
    /// the second in the others, so that equals have 0.5.
    pub games_won_a: Option<f64>,
    /// With a chance of 95 percent the true share is no farther away than this.
    pub games_won_ci95: Option<f64>,
    /// The share of its contracts that the first kind made, forced bids included, from 0 to 1.
    pub bids_made_a: Option<f64>,
    /// The same for the second kind.
    pub bids_made_b: Option<f64>,
    /// The share of the hands with a card turned up in which eldest begged, from 0 to 1.
    pub begs: Option<f64>,
    /// The share of the hands with a beg in which the dealer gave a point.
    pub gifts: Option<f64>,
    /// The share of the hands with a beg in which the cards were run.
    pub runs: Option<f64>,
    /// The share of the hands with the pitch on offer in which eldest sold it, from 0 to 1.
    pub sold: Option<f64>,
    /// The share of them in which eldest undertook the best bid.
    pub undertaken: Option<f64>,
    /// The share of all hands of a sale in which eldest pitched for four without offering it.
    pub pitched_outright: Option<f64>,
    /// The share of the hands with the pitch on offer in which nobody bid, and eldest pitched without obligation.
    pub free: Option<f64>,
    /// Decisions of the first kind in a second of thinking on one core.
    pub decisions_per_second_a: Option<f64>,
    /// The milliseconds within which the first kind takes half of its decisions.
    pub median_ms_a: Option<f64>,
    /// The milliseconds within which it takes 99 of 100.
    pub p99_ms_a: Option<f64>,
    /// Decisions of the second kind in a second of thinking on one core.
    pub decisions_per_second_b: Option<f64>,
    /// The milliseconds within which the second kind takes half of its decisions.
    pub median_ms_b: Option<f64>,
    /// The milliseconds within which it takes 99 of 100.
    pub p99_ms_b: Option<f64>,
}

impl Report {
    pub(super) fn new(deals: &[Dealt], [a, b]: &[Times; 2]) -> Self {
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
        Report {
            deals: deals.len() as u64,
            points_a: points(0),
            points_b: points(1),
            difference: points(0) - points(1),
            difference_ci95: interval(deals.iter().map(|deal| deal.points[0] - deal.points[1])),
            games: deals.iter().map(|deal| u64::from(deal.games)).sum(),
            games_won_a: mean(won()),
            games_won_ci95: interval(won()),
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
        }
    }
}

/// The names of the JSON keys, with the intervals beside what they belong to.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |value: Option<f64>, digits: usize| value.map_or_else(|| "-".to_owned(), |v| format!("{v:.digits$}"));
        writeln!(f, "deals                  {}", self.deals)?;
        writeln!(f, "points_a               {:.3}", self.points_a)?;
        writeln!(f, "points_b               {:.3}", self.points_b)?;
        writeln!(f, "difference             {:.3} +- {}", self.difference, number(self.difference_ci95, 3))?;
        writeln!(f, "games                  {}", self.games)?;
        writeln!(f, "games_won_a            {} +- {}", number(self.games_won_a, 3), number(self.games_won_ci95, 3))?;
        for (name, value, digits) in [
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
        Ok(())
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = values.fold((0_u64, 0.0), |(count, sum), value| (count + 1, sum + value));
    (count > 0).then(|| sum / count as f64)
}

/// Half the width of the interval that holds the mean with a chance of 95 percent; nothing for less than two values.
fn interval(values: impl Iterator<Item = f64> + Clone) -> Option<f64> {
    let mean = mean(values.clone())?;
    let (count, squares) = values.fold((0_u64, 0.0), |(count, sum), value| (count + 1, sum + (value - mean).powi(2)));
    (count > 1).then(|| 1.96 * (squares / (count - 1) as f64 / count as f64).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        let values = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(mean(values.into_iter()), Some(2.5));
        // The standard deviation of 1, 2, 3, 4 is 1.2910; of the mean of four, 0.6455.
        assert!(interval(values.into_iter()).is_some_and(|half| (half - 1.2652).abs() < 1e-4));
        assert_eq!((mean(std::iter::empty()), interval([1.0].into_iter())), (None, None));
    }
}
