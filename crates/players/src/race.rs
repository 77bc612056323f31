//! The race to the target: each side's chance of winning the game from these scores.
//!
//! It rests on hands that were played by rules of thumb under the rules in force (`course.rs`), and on what each side
//! scored in them. Two sides are followed through all scores that they can have, with the dealer's side and what one
//! hand brings them together. Where there are more, each is thought to run alone, and the first to arrive wins. So a
//! point is worth much where the race is close, and nothing where it is decided.

use pitch_rules::{BySide, Points, Rules, Side};

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
    tables: Tables,
}

#[derive(Debug, Clone)]
enum Tables {
    /// A point is worth the same everywhere.
    Even,
    /// Chances to win of the side that deals next and of the other, by the steps that the side and its opponents lack.
    Two(Box<[Vec<f32>; 2]>),
    /// Runs of a side on its own, by the steps that it lacks.
    Many(Vec<Run>),
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
        let below = if rules.pegs() { 0 } else { DEPTH * all.max(4) };
        let most = (rules.target.0 + below).max(1);
        let step = (most + STEPS - 1) / STEPS;
        Race { target: rules.target, step, most: (most / step).max(1) as usize, tables: Tables::Even }
    }

    /// Creates a race in which hands fall like these, but for the scores whose outcome is known.
    pub(crate) fn of(rules: &Rules, falls: &[Fall], known: &[Known]) -> Self {
        let even = Race::even(rules);
        let tables = match rules.sides() {
            _ if falls.is_empty() => Tables::Even,
            2 => Tables::Two(Box::new(even.duel(falls, known))),
            _ => {
                let runs = even.runs(falls);
                // Where nobody dares to bid nobody ever arrives, and no score would be better than another.
                let arrives: f32 = runs[even.lacks(Points::ZERO)].arrives.iter().sum();
                if arrives < ARRIVES { Tables::Even } else { Tables::Many(runs) }
            }
        };
        Race { tables, ..even }
    }

    /// Returns the steps that a side lacks with this score.
    fn lacks(&self, score: Points) -> usize {
        // Who has the target and has not won still needs something: to lead by two, or to make a bid.
        let lacks = (self.target - score).0.max(1);
        (((lacks + self.step - 1) / self.step) as usize).min(self.most)
    }

    /// Returns the chance, from 0 to 1, that this side wins the game with these scores before a hand that `dealer`
    /// deals.
    pub(crate) fn chance(&self, side: Side, scores: &BySide<Points>, dealer: Side) -> f32 {
        let others = || scores.iter().filter(|(other, _)| *other != side);
        let own = self.lacks(scores[side]);
        let chance = match &self.tables {
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
        // Whoever lacks nothing has won; before it is known, whoever lacks less is ahead.
        let start: Vec<f32> = (0..width * width)
            .map(|place| (place / width, place % width))
            .map(|(own, other)| if own == 0 { 1.0 } else { other as f32 / (own + other) as f32 })
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
