//! The race to the target: each side's chance of winning the game from these scores.
//!
//! It rests on hands that were played by rules of thumb under the rules in force (`course.rs`), and on what each side
//! scored in them. Two sides are followed through all scores that they can have, with the dealer's side and what one
//! hand brings them together. Where there are more, each is thought to run alone, and the first to arrive wins. So a
//! point is worth much where the race is close, and nothing where it is decided. In a game of so many hands the difference
//! between two scores is followed instead, which spreads from hand to hand.

use pitch_rules::{BySide, Points, Rules, Side};

use std::sync::Arc;

/// Result of a hand.
#[derive(Debug, Clone)]
pub(crate) struct Fall {
    /// Points that each side scored.
    pub gains: BySide<Points>,
    /// Side that dealt.
    pub dealer: Side,
    /// Side that pitched, which often counts first; `None` where nobody bids.
    pub pitcher: Option<Side>,
}

/// Chance that the side that deals next wins, with these scores of its own and of the other side.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known {
    pub scores: [Points; 2],
    pub chance: f32,
}

/// Chances of the sides to win, for each number of points that they lack.
#[derive(Debug, Clone)]
pub(crate) struct Race {
    target: Points,
    /// Points in one step of the tables.
    step: i16,
    /// Largest number of steps that a side can lack; at least 1.
    most: usize,
    /// `true` if a side that lacks the most has lost the game (M-84).
    falls: bool,
    /// Hands to be played after the one in play, in a game of so many hands (M-83).
    left: u32,
    tables: Arc<Tables>,
}

#[derive(Debug, Clone)]
enum Tables {
    /// A point is worth the same everywhere.
    Even,
    /// Chances to win of the side that deals next and of the other, by the steps that the side and its opponents lack.
    Two(Box<[Vec<f32>; 2]>),
    /// Runs of a side on its own, by the steps that it lacks.
    Many(Vec<Run>),
    /// Spread of the hands of a game of so many.
    Spread(Spread),
}

/// What one hand does to the difference between the scores of two sides.
#[derive(Debug, Clone, Copy)]
struct Spread {
    /// Points that the side that deals gains on the other, where two play.
    ahead: f32,
    /// Variance of the difference, in points.
    variance: f32,
}

/// Run of a side on its own from some number of steps that it lacks. Both chances are for each hand, so that what
/// several sides do is multiplied row by row.
#[derive(Debug, Clone)]
struct Run {
    /// Chance that it arrives in this hand.
    arrives: [f32; HANDS],
    /// Chance that it is still behind another side that arrives in this hand: of two that arrive in the same hand, one
    /// is as likely to be first as the other.
    behind: [f32; HANDS],
}

/// Depth to which scores below zero are followed, in hands in which everything is scored.
const DEPTH: i16 = 3;
/// Largest number of steps that are followed, so that long games take no longer.
const STEPS: i16 = 96;
/// Number of hands that a side on its own is followed; a multiple of `LANES`.
const HANDS: usize = 64;
/// Least chance of a side on its own to arrive in that time; below it the race tells nothing.
const ARRIVES: f32 = 0.1;
/// Number of hands that are added up side by side.
const LANES: usize = 8;
/// Largest change of a chance at which the tables count as settled; they are gone over at most `ROUNDS` times.
const SETTLED: f32 = 0.0005;
const ROUNDS: usize = 24;

impl Race {
    /// Creates a race of which nothing is known yet.
    pub(crate) fn even(rules: &Rules) -> Self {
        // Where nobody bids nobody is set back, and a long way up is long enough.
        let all = rules.points_in_play().0.max(1);
        let falls = rules.lost_at > 0 && !rules.pegs();
        let below = match rules.lost_at {
            _ if rules.pegs() => 0,
            0 => DEPTH * all.max(4),
            lost_at => lost_at.into(),
        };
        let most = (rules.target.0 + below).max(1);
        let step = (most + STEPS - 1) / STEPS;
        Race {
            target: rules.target,
            step,
            most: (most / step).max(1) as usize,
            falls,
            left: 0,
            tables: Arc::new(Tables::Even),
        }
    }

    /// Creates a race in which hands fall like these, but for the scores whose outcome is known.
    pub(crate) fn of(rules: &Rules, falls: &[Fall], known: &[Known]) -> Self {
        let even = Race::even(rules);
        let tables = match rules.sides() {
            _ if falls.is_empty() => Tables::Even,
            _ if !rules.has_target() => Tables::Spread(Spread::of(falls)),
            2 => Tables::Two(Box::new(even.duel(falls, known))),
            _ => {
                let runs = even.runs(falls);
                // Where nobody dares to bid nobody ever arrives, and no score would be better than another.
                let arrives: f32 = runs[even.lacks(Points::ZERO)].arrives.iter().sum();
                if arrives < ARRIVES { Tables::Even } else { Tables::Many(runs) }
            }
        };
        Race { tables: Arc::new(tables), ..even }
    }

    /// Returns the race as it is in the hand of this number.
    pub(crate) fn at(&self, rules: &Rules, number: u32) -> Self {
        let left = rules.last_hand().map_or(0, |last| last.saturating_sub(number));
        Race { left, tables: Arc::clone(&self.tables), ..*self }
    }

    /// Returns the race as it is if the hand in play is thrown in, and counts for nothing.
    pub(crate) fn once_more(&self) -> Self {
        Race { left: self.left + 1, tables: Arc::clone(&self.tables), ..*self }
    }

    /// Returns the steps that a side lacks with this score.
    fn lacks(&self, score: Points) -> usize {
        // Who has the target and has not won still needs something: to lead by two, or to make a bid.
        let lacks = (self.target - score).0.max(1);
        (((lacks + self.step - 1) / self.step) as usize).min(self.most)
    }

    /// Returns `true` if a side that lacks so many steps has lost the game (M-84).
    const fn is_lost(&self, lacks: usize) -> bool {
        self.falls && lacks == self.most
    }

    /// Returns the chance, from 0 to 1, that this side wins the game with these scores before a hand that `dealer`
    /// deals.
    pub(crate) fn chance(&self, side: Side, scores: &BySide<Points>, dealer: Side) -> f32 {
        let others = || scores.iter().filter(|(other, _)| *other != side);
        let own = self.lacks(scores[side]);
        let chance = match &*self.tables {
            Tables::Spread(spread) => {
                let is_over = scores.values().any(|&score| self.is_lost(self.lacks(score)));
                return spread.chance(side, scores, dealer, if is_over { 0 } else { self.left });
            }
            Tables::Even => {
                let best = others().map(|(_, &score)| score.0).max().unwrap_or_default();
                let ahead = f32::from(scores[side].0 - best) / f32::from(self.target.0.max(1));
                return (1.0 / scores.len() as f32 + 0.5 * ahead).clamp(0.0, 1.0);
            }
            Tables::Two(duel) => {
                let other = others().next().map_or(self.most, |(_, &score)| self.lacks(score));
                duel[usize::from(side != dealer)][own * (self.most + 1) + other]
            }
            Tables::Many(runs) => {
                let mut wins = runs[own].arrives;
                for (_, &score) in others() {
                    let other = &runs[self.lacks(score)].behind;
                    wins.iter_mut().zip(other).for_each(|(wins, behind)| *wins *= behind);
                }
                // Several sums side by side take a fraction of the time of one, and this is asked for most of all.
                let mut sums = [0.0; LANES];
                for hands in wins.chunks_exact(LANES) {
                    sums.iter_mut().zip(hands).for_each(|(sum, wins)| *sum += wins);
                }
                sums.iter().sum()
            }
        };
        // However deep somebody is in the hole, a point more is worth something.
        let beyond = f32::from((self.target - scores[side]).0) / (self.most as f32 * f32::from(self.step));
        if beyond > 1.0 { chance / beyond } else { chance }
    }

    /// Returns the chances to win of the side that deals next and of the other, by the steps that both lack.
    fn duel(&self, falls: &[Fall], known: &[Known]) -> [Vec<f32>; 2] {
        // What a hand brings the dealer's side and the other, how often, and how likely the dealer's side is counted first.
        let mut ways: Vec<([i16; 2], f32, f32)> = Vec::new();
        for fall in falls {
            let steps = fall.gains.iter().fold([0; 2], |mut steps, (side, points)| {
                steps[usize::from(side != fall.dealer)] = self.steps(points.0);
                steps
            });
            let first = fall.pitcher.map_or(0.5, |pitcher| if pitcher == fall.dealer { 1.0 } else { 0.0 });
            let part = 1.0 / falls.len() as f32;
            match ways.iter_mut().find(|(other, ..)| *other == steps) {
                Some((_, chance, counted)) => (*chance, *counted) = (*chance + part, *counted + part * first),
                None => ways.push((steps, part, part * first)),
            }
        }
        let width = self.most + 1;
        let left = |lacks: usize, steps: i16| (lacks as i16 - steps).clamp(0, self.most as i16) as usize;
        // The player who lacks nothing has won; before it is known, the player who lacks less is ahead.
        let start: Vec<f32> = (0..width * width)
            .map(|place| (place / width, place % width))
            .map(|(own, other)| match (own, other) {
                (0, _) => 1.0,
                _ if self.is_lost(own) != self.is_lost(other) => f32::from(u8::from(self.is_lost(other))),
                _ => other as f32 / (own + other) as f32,
            })
            .collect();
        let mut tables = [start.clone(), start];
        let mut open = vec![true; width * width];
        for known in known {
            let [dealer, other] = known.scores.map(|score| self.lacks(score));
            tables[0][dealer * width + other] = known.chance;
            tables[1][other * width + dealer] = 1.0 - known.chance;
            open[dealer * width + other] = false;
        }
        for _ in 0..ROUNDS {
            let mut moved = 0.0_f32;
            for place in (width..width * width).filter(|place| place % width > 0) {
                let (own, other) = (place / width, place % width);
                if self.is_lost(own) || self.is_lost(other) {
                    continue;
                }
                for deals in [0, 1] {
                    if !open[if deals == 0 { place } else { other * width + own }] {
                        continue;
                    }
                    let mut sum = 0.0;
                    for &(steps, chance, counted) in &ways {
                        let (own, other) = (left(own, steps[deals]), left(other, steps[1 - deals]));
                        sum += match (own, other) {
                            (0, 0) if deals == 0 => counted,
                            (0, 0) => chance - counted,
                            _ => chance * tables[1 - deals][own * width + other],
                        };
                    }
                    moved = moved.max((sum - tables[deals][place]).abs());
                    tables[deals][place] = sum;
                }
            }
            if moved < SETTLED {
                break;
            }
        }
        tables
    }

    /// Returns the run of a side for each number of steps that it lacks, from 0.
    fn runs(&self, falls: &[Fall]) -> Vec<Run> {
        let mut ways: Vec<(i16, f32)> = Vec::new();
        let gains = || falls.iter().flat_map(|fall| fall.gains.iter());
        let part = 1.0 / gains().count() as f32;
        for (_, points) in gains() {
            let steps = self.steps(points.0);
            match ways.iter_mut().find(|(other, _)| *other == steps) {
                Some((_, chance)) => *chance += part,
                None => ways.push((steps, part)),
            }
        }
        // How likely it still lacks something after 0, 1, 2, ... hands.
        let mut open = vec![0.0; (self.most + 1) * HANDS];
        for lacks in 1..=self.most {
            open[lacks * HANDS] = 1.0;
        }
        for hand in 1..HANDS {
            for lacks in 1..=self.most {
                if self.is_lost(lacks) {
                    open[lacks * HANDS + hand] = 1.0;
                    continue;
                }
                let left = |steps: i16| (lacks as i16 - steps).clamp(0, self.most as i16) as usize;
                open[lacks * HANDS + hand] =
                    ways.iter().map(|&(steps, chance)| chance * open[left(steps) * HANDS + hand - 1]).sum();
            }
        }
        let run = |open: &[f32]| {
            let mut run = Run { arrives: [0.0; HANDS], behind: [0.0; HANDS] };
            for hand in 1..HANDS {
                run.arrives[hand] = open[hand - 1] - open[hand];
                run.behind[hand] = 0.5 * (open[hand - 1] + open[hand]);
            }
            run
        };
        open.chunks_exact(HANDS).map(run).collect()
    }

    /// Returns points in steps, rounded.
    fn steps(&self, points: i16) -> i16 {
        (f32::from(points) / f32::from(self.step)).round() as i16
    }
}

impl Spread {
    fn of(falls: &[Fall]) -> Self {
        let count = falls.len().max(1) as f32;
        let (mut ahead, mut squares, mut pairs) = (0.0, 0.0, 0.0_f32);
        for fall in falls {
            for (one, own) in fall.gains.iter() {
                for (_, other) in fall.gains.iter().filter(|(other, _)| *other != one) {
                    let gained = f32::from((*own - *other).0);
                    squares += gained * gained;
                    pairs += 1.0;
                    if one == fall.dealer {
                        ahead += gained / count;
                    }
                }
            }
        }
        Spread { ahead, variance: (squares / pairs.max(1.0)).max(0.25) }
    }

    /// Returns the chance that this side has the best score after so many more hands, of which `dealer` deals the first.
    fn chance(self, side: Side, scores: &BySide<Points>, dealer: Side, left: u32) -> f32 {
        if left == 0 {
            // Equals play on, and each is as likely to win.
            let best = scores.values().max().copied().unwrap_or_default();
            let equals = scores.values().filter(|score| **score == best).count();
            return if scores[side] == best { 1.0 / equals.max(1) as f32 } else { 0.0 };
        }
        let deviation = (left as f32 * self.variance).sqrt();
        // Who deals one hand more than the other gains by it.
        let dealt = if scores.len() == 2 && left % 2 == 1 { self.ahead } else { 0.0 };
        let beats = |one: Side, other: Side| {
            let dealt = if one == dealer { dealt } else { -dealt };
            below((f32::from((scores[one] - scores[other]).0) + dealt) / deviation)
        };
        let best = |one: Side| -> f32 {
            scores.iter().filter(|(other, _)| *other != one).map(|(other, _)| beats(one, other)).product()
        };
        let all: f32 = scores.iter().map(|(one, _)| best(one)).sum();
        if all > 0.0 { best(side) / all } else { 1.0 / scores.len() as f32 }
    }
}

/// Returns the chance that what spreads evenly about zero with a deviation of one is below this, to two digits.
fn below(value: f32) -> f32 {
    let bent = 0.797_884_6 * 0.044_715_f32.mul_add(value * value * value, value);
    let square = bent * bent;
    let tangent = if square > 9.0 { bent.signum() } else { bent * (27.0 + square) / 9.0_f32.mul_add(square, 27.0) };
    0.5 * (1.0 + tangent)
}
