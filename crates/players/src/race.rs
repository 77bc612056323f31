//! The race to the target: how likely each side wins the game from these scores.
//!
//! Each side is thought to run alone, hand after hand, with the points that a side scores in a hand under the rules in
//! force; who arrives first wins. So a point is worth much where the race is close, and nothing where it is decided.

use pitch_rules::rules::TrumpBy;
use pitch_rules::{BySide, Points, Rules, Side};

/// How far below nought a score is followed, in hands in which everything is scored.
const DEPTH: i16 = 3;

/// How likely a side is still under way after so many hands, for each number of points it lacks.
#[derive(Debug, Clone)]
pub(crate) struct Race {
    target: Points,
    hands: usize,
    /// For each number of points that are lacking, from 0: how likely they still lack after 0, 1, 2, ... hands.
    under_way: Vec<f32>,
    /// Where two sides play: for each two numbers that they lack, how likely the first wins.
    duels: Vec<f32>,
}

impl Race {
    pub(crate) fn new(rules: &Rules) -> Self {
        let gains = gains(rules);
        let all = rules.points_in_play().0.max(1);
        let hands = usize::try_from(rules.target.0 * 12 / all).unwrap_or_default().clamp(16, 64);
        // Where nobody bids nobody is set back, and a long way up is long enough.
        let below = if rules.pegs() { 0 } else { DEPTH * all.max(4) };
        let most = (rules.target.0 + below).max(1) as usize;
        let mut under_way = vec![0.0; (most + 1) * hands];
        for lacks in 1..=most {
            under_way[lacks * hands] = 1.0;
        }
        for hand in 1..hands {
            for lacks in 1..=most {
                let mut sum = 0.0;
                for (score, chance) in &gains {
                    let left = (lacks as i16 - score).clamp(0, most as i16) as usize;
                    sum += chance * under_way[left * hands + hand - 1];
                }
                under_way[lacks * hands + hand] = sum;
            }
        }
        let duels = if rules.sides() == 2 { duels(&under_way, most + 1, hands) } else { Vec::new() };
        Race { target: rules.target, hands, under_way, duels }
    }

    /// How likely a side that lacks so many points is still under way after each hand.
    fn run(&self, lacks: usize) -> &[f32] {
        &self.under_way[lacks * self.hands..][..self.hands]
    }

    fn lacks(&self, score: Points) -> usize {
        let most = self.under_way.len() / self.hands - 1;
        // Who has the target and has not won still needs something: to lead by two, or to make a bid.
        usize::try_from((self.target - score).0).unwrap_or_default().clamp(1, most)
    }

    /// How likely this side wins the game with these scores before a hand, from 0 to 1.
    pub(crate) fn chance(&self, side: Side, scores: &BySide<Points>) -> f32 {
        let mut others = [0; Side::MAX];
        let mut count = 0;
        for (_, &score) in scores.iter().filter(|(other, _)| *other != side) {
            others[count] = self.lacks(score);
            count += 1;
        }
        let own = self.lacks(scores[side]);
        let chance = match self.duels.get(own * (self.under_way.len() / self.hands) + others[0]) {
            Some(&chance) if count == 1 => chance,
            _ => first(self.run(own), &others.map(|lacks| self.run(lacks))[..count]),
        };
        // However deep somebody is in the hole, a point more is worth something.
        let beyond = f32::from((self.target - scores[side]).0) / own as f32;
        if beyond > 1.0 { chance / beyond } else { chance }
    }
}

/// For each two numbers that are lacked, how likely who lacks the first arrives before who lacks the second.
///
/// Hand by hand for all of them, since a long game has ten thousand.
fn duels(under_way: &[f32], width: usize, hands: usize) -> Vec<f32> {
    let mut duels = vec![0.0; width * width];
    for hand in 1..hands {
        let before_and_after = |lacks: usize| (under_way[lacks * hands + hand - 1], under_way[lacks * hands + hand]);
        let ahead: Vec<f32> = (0..width).map(before_and_after).map(|(before, after)| 0.5 * (before + after)).collect();
        for (own, row) in duels.chunks_exact_mut(width).enumerate() {
            let (before, after) = before_and_after(own);
            row.iter_mut().zip(&ahead).for_each(|(chance, ahead)| *chance += (before - after) * ahead);
        }
    }
    duels
}

/// How likely the first of these runners arrives before all others.
fn first(own: &[f32], others: &[&[f32]]) -> f32 {
    let mut sum = 0.0;
    for hand in 1..own.len() {
        // Who arrives in the same hand is before or behind, one as likely as the other.
        let ahead = others.iter().map(|other| 0.5 * (other[hand - 1] + other[hand])).product::<f32>();
        sum += (own[hand - 1] - own[hand]) * ahead;
    }
    sum
}

/// How likely a side scores each number of points in a hand: as in a game with four points in a hand, and where there are
/// more or fewer in the same measure.
fn gains(rules: &Rules) -> Vec<(i16, f32)> {
    let sides = rules.sides() as f32;
    let all = rules.points_in_play().0;
    let mut gains: Vec<(i16, f32)> = Vec::new();
    let mut add = |of_four: i16, chance: f32| {
        let points = of_four * all / 4;
        match gains.iter_mut().find(|(other, _)| *other == points) {
            Some((_, sum)) => *sum += chance,
            None => gains.push((points, chance)),
        }
    };
    // How the points of the others' hands fall: about 3.7 points are made in a hand, with more sides fewer each.
    let mut share = |chance: f32, mean: f32| {
        let each = (mean / 4.0).clamp(0.05, 0.95);
        let ways = [1.0, 4.0, 6.0, 4.0, 1.0];
        for (points, ways) in ways.into_iter().enumerate() {
            let made = (0..points).fold(1.0, |p, _| p * each);
            let missed = (points..4).fold(1.0, |p, _| p * (1.0 - each));
            add(points as i16, chance * ways * made * missed);
        }
    };
    match rules.trump_by {
        TrumpBy::TurnUp | TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => {
            let hang = f32::from(rules.hang_jack.0 - 1).clamp(0.0, 5.0) * 0.15;
            share(1.0, (3.4 + hang) / sides);
        }
        TrumpBy::Auction | TrumpBy::Sale => {
            let fails = if sides > 2.0 { 0.28 } else { 0.22 };
            // Called partners share what they make, and so do all others.
            let (pitching, others) = if rules.calls_partner() { (2.0, 1.0) } else { (1.0, sides - 1.0) };
            let pitches = pitching / sides;
            share(1.0 - pitches, 1.4 / others.max(1.0));
            add(-2, pitches * fails * 0.7);
            add(-3, pitches * fails * 0.25);
            add(-4, pitches * fails * 0.05);
            add(2, pitches * (1.0 - fails) * 0.45);
            add(3, pitches * (1.0 - fails) * 0.42);
            add(4, pitches * (1.0 - fails) * 0.13);
        }
    }
    gains
}
