//! Course of a count: its parts one after the other, every moment of them a function of the time.

use crate::timeline::Pace;

use std::time::Instant;

/// Durations in ms: cards are spread, a point goes to the pad, and one of many; Game is counted.
const SPREAD: u64 = 350;
const POINT: u64 = 450;
const QUICK: u64 = 250;
const GAME: u64 = 900;
/// Most ms that all points but Game take together.
const POINTS: u64 = 2000;
/// A peg walks to the next hole; the longest walk.
const HOLE: u64 = 40;
const WALK: u64 = 900;
/// What a failed bid took away is scratched; the totals are written; the stamp falls; everything rests.
const SCRATCH: u64 = 280;
const TOTALS: u64 = 160;
const STAMP: u64 = 160;
const REST: u64 = 700;
/// Time between two ticks of Game, in ms.
const TICK: u64 = 75;

/// Part of a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// The won cards are spread.
    Spread,
    /// The line with this index is counted.
    Line(usize),
    /// What a failed bid took away is scratched.
    Scratch,
    /// The totals are written.
    Totals,
    /// The stamp falls.
    Stamp,
    /// Everything lies still.
    Rest,
}

/// Moment that can be heard.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Moment {
    /// The card of a point leaves its row.
    Lifted,
    /// Game counts on: so much of it is counted.
    Tick(f32),
    /// A peg goes on by a hole.
    Peg,
    /// A point is on the pad.
    Landed,
    /// The totals are written.
    Written,
    /// Points are scratched.
    Scratch,
    /// The stamp comes down.
    Stamp,
}

/// What a line of a count is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    /// It is there from the beginning.
    Nothing,
    /// A card or a figure goes to the pad.
    Point,
    /// Game is counted.
    Game,
    /// A peg walks so many holes; with Game it is counted before.
    Walk(u64, bool),
}

impl Act {
    const fn length(self, point: u64) -> u64 {
        match self {
            Act::Nothing => 0,
            Act::Point => point,
            Act::Game => GAME,
            Act::Walk(holes, is_game) => {
                let walk = if HOLE * holes < WALK { HOLE * holes } else { WALK };
                walk + if is_game { GAME } else { 200 }
            }
        }
    }

    /// Returns what is heard of it while it takes so many ms.
    fn moments(self, length: u64) -> impl Iterator<Item = (u64, Moment)> {
        let is_game = matches!(self, Act::Game | Act::Walk(_, true));
        let ticks = if is_game { GAME / TICK } else { 0 };
        let ticks = (1..ticks).map(move |tick| (TICK * tick, Moment::Tick(tick as f32 / ticks as f32)));
        let begin = if is_game { GAME } else { 0 };
        // Of a long walk one hole in some is heard.
        let holes = if let Act::Walk(holes, _) = self { holes.min(WALK / HOLE) } else { 0 };
        let pegs = (1..=holes).map(move |hole| (begin + (length - begin) * hole / holes, Moment::Peg));
        // It is heard beside the point before, which lands as this one begins.
        let lifted = (self == Act::Point).then_some((length / 5, Moment::Lifted));
        let landed = (holes == 0).then_some((length, Moment::Landed));
        lifted.into_iter().chain(ticks).chain(pegs).chain(landed)
    }
}

/// Course of a count that is under way, or over.
#[derive(Debug, Clone)]
pub(super) struct Script {
    /// The parts, each with its beginning and its length in ms at the usual pace.
    parts: Vec<(Part, u64, u64)>,
    moments: Vec<(u64, Moment)>,
    pace: Pace,
    /// Time at which the count began; `None` once it is over.
    began: Option<Instant>,
    now: Instant,
    /// Moments that were given back.
    told: usize,
}

impl Script {
    /// Begins a count of these lines; it is over at once where nothing travels.
    pub(super) fn begin(acts: &[Act], is_set_back: bool, has_stamp: bool, pace: Pace, now: Instant) -> Self {
        let points = acts.iter().filter(|act| **act == Act::Point).count() as u64;
        let usual = if points < 5 { POINT } else { QUICK };
        let point = usual.min(POINTS / points.max(1));
        let lines = acts.iter().enumerate().map(|(index, act)| (Part::Line(index), act.length(point)));
        let end = [
            (Part::Scratch, if is_set_back { SCRATCH } else { 0 }),
            (Part::Totals, TOTALS),
            (Part::Stamp, if has_stamp { STAMP } else { 0 }),
            (Part::Rest, REST),
        ];
        let (mut parts, mut moments, mut at) = (Vec::new(), Vec::new(), 0);
        for (part, length) in std::iter::once((Part::Spread, SPREAD)).chain(lines).chain(end) {
            parts.push((part, at, length));
            match part {
                _ if length == 0 => {}
                Part::Line(index) => moments.extend(acts[index].moments(length).map(|(ms, moment)| (at + ms, moment))),
                Part::Scratch => moments.push((at, Moment::Scratch)),
                Part::Totals => moments.push((at, Moment::Written)),
                Part::Stamp => moments.push((at, Moment::Stamp)),
                Part::Spread | Part::Rest => {}
            }
            at += length;
        }
        let began = (pace.slowness() > 0.0 && !pace.is_reduced()).then_some(now);
        Script { parts, moments, pace, began, now, told: 0 }
    }

    /// Returns a count that is over, of which nothing is heard but the stamp.
    pub(super) fn over() -> Self {
        Script::begin(&[], false, true, Pace::new(0.0, None), Instant::now())
    }

    /// Advances the time.
    pub(super) fn tick(&mut self, now: Instant) {
        self.now = now;
        let length = self.parts.last().map_or(0, |(_, begin, length)| begin + length);
        let length = self.pace.slowed(length);
        self.began = self.began.filter(|began| now.saturating_duration_since(*began) < length);
    }

    /// Ends the count at once.
    pub(super) const fn skip(&mut self) {
        self.began = None;
    }

    /// Returns `true` if the count is under way.
    pub(super) const fn is_running(&self) -> bool {
        self.began.is_some()
    }

    /// Returns the share of a part that is done, 0 to 1.
    pub(super) fn share(&self, part: Part) -> f32 {
        let Some(began) = self.began else { return 1.0 };
        let Some(&(_, begin, length)) = self.parts.iter().find(|(other, ..)| *other == part) else { return 1.0 };
        let gone = self.now.saturating_duration_since(began).saturating_sub(self.pace.slowed(begin));
        let whole = self.pace.slowed(length);
        match self.now < began + self.pace.slowed(begin) {
            true => 0.0,
            false if gone >= whole => 1.0,
            false => gone.as_secs_f32() / whole.as_secs_f32(),
        }
    }

    /// Returns the share of so many ms that have passed since a line was counted.
    pub(super) fn after(&self, line: usize, ms: u64) -> f32 {
        let Some(began) = self.began else { return 1.0 };
        let part = self.parts.iter().find(|(other, ..)| *other == Part::Line(line));
        let end = part.map_or(0, |(_, begin, length)| begin + length);
        let gone = self.now.saturating_duration_since(began + self.pace.slowed(end));
        (gone.as_secs_f32() / self.pace.slowed(ms).as_secs_f32()).min(1.0)
    }

    /// Returns the share that is done of the counting of Game in a line, and of the walk of the peg after it.
    pub(super) fn game(&self, line: usize) -> (f32, f32) {
        let part = Part::Line(line);
        let length = self.parts.iter().find(|(other, ..)| *other == part).map_or(GAME, |(.., length)| *length);
        let done = self.share(part) * length as f32;
        let walk = length.saturating_sub(GAME) as f32;
        ((done / GAME as f32).min(1.0), if walk > 0.0 { ((done - GAME as f32) / walk).clamp(0.0, 1.0) } else { 1.0 })
    }

    /// Returns the part that is under way.
    pub(super) fn part(&self) -> Part {
        let under_way = |(part, _, length): &&(Part, u64, u64)| *length > 0 && self.share(*part) < 1.0;
        self.parts.iter().find(under_way).map_or(Part::Rest, |(part, ..)| *part)
    }

    /// Returns the moments that have passed since the last call; of a count that was skipped only the stamp.
    pub(super) fn passed(&mut self) -> Vec<Moment> {
        let gone = |ms: u64, began: Instant| self.now.saturating_duration_since(began) >= self.pace.slowed(ms);
        let until = match self.began {
            Some(began) => self.moments.iter().take_while(|(ms, _)| gone(*ms, began)).count(),
            None => self.moments.len(),
        };
        let passed: Vec<Moment> = self.moments[self.told.min(until)..until].iter().map(|(_, moment)| *moment).collect();
        self.told = until.max(self.told);
        let is_over = self.began.is_none();
        passed.into_iter().filter(|moment| !is_over || *moment == Moment::Stamp).collect()
    }

    /// Returns the time that the whole takes at the usual pace.
    #[cfg(test)]
    fn length(&self) -> std::time::Duration {
        std::time::Duration::from_millis(self.parts.last().map_or(0, |(_, begin, length)| begin + length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::time::Duration;

    const USUAL: [Act; 4] = [Act::Point, Act::Point, Act::Point, Act::Game];

    fn begin(acts: &[Act], pace: Pace, now: Instant) -> Script {
        Script::begin(acts, true, true, pace, now)
    }

    /// What is seen of a count.
    fn seen(script: &Script) -> Vec<f32> {
        script.parts.iter().map(|(part, ..)| script.share(*part)).collect()
    }

    #[test]
    fn it_counts_one_after_the_other_and_takes_five_seconds_at_most() {
        for acts in [&USUAL[..], &[Act::Point; 14], &[Act::Walk(60, true)], &[], &[Act::Nothing, Act::Game]] {
            for slowness in [1.6, 1.0, 0.45] {
                let began = Instant::now();
                let mut script = begin(acts, Pace::new(slowness, None), began);
                assert!(script.length() <= Duration::from_secs(5), "{acts:?}: {:?}", script.length());
                let (mut ms, mut last) = (0, seen(&script));
                while script.is_running() {
                    ms += 16;
                    script.tick(began + Duration::from_millis(ms));
                    let now = seen(&script);
                    assert!(now.iter().zip(&last).all(|(now, last)| now >= last), "nothing goes back");
                    assert!(now.windows(2).all(|parts| parts[0] >= parts[1]), "one after the other: {now:?}");
                    last = now;
                }
                assert!(last.iter().all(|share| *share == 1.0));
            }
        }
    }

    #[test]
    fn skipping_at_any_moment_ends_in_the_same_still() {
        let began = Instant::now();
        let mut whole = begin(&USUAL, Pace::new(1.0, None), began);
        whole.tick(began + Duration::from_secs(9));
        let mut ms = 7;
        while ms < 4200 {
            let mut script = begin(&USUAL, Pace::new(1.0, None), began);
            script.tick(began + Duration::from_millis(ms));
            assert!(script.is_running());
            script.skip();
            assert_eq!(seen(&script), seen(&whole), "{ms}");
            // Odd steps, so that no part is hit at its ends alone.
            ms = ms * 13 / 11 + 1;
        }
    }

    #[test]
    fn where_nothing_travels_the_still_is_there_at_once() {
        for pace in [Pace::new(0.0, None), Pace::new(1.0, None).reduced(true)] {
            let mut script = begin(&USUAL, pace, Instant::now());
            assert!(!script.is_running());
            assert_eq!((script.passed(), script.passed()), (vec![Moment::Stamp], vec![]));
        }
    }

    #[test]
    fn every_moment_is_told_once_and_in_its_turn() {
        let began = Instant::now();
        let mut script = begin(&USUAL, Pace::new(1.0, None), began);
        let mut told = Vec::new();
        for ms in (0..6000).step_by(10) {
            script.tick(began + Duration::from_millis(ms));
            told.extend(script.passed());
        }
        let ticks: Vec<f32> = told
            .iter()
            .filter_map(|moment| if let Moment::Tick(share) = moment { Some(*share) } else { None })
            .collect();
        assert!(ticks.len() > 8 && ticks.is_sorted() && ticks.iter().all(|share| *share < 1.0), "{ticks:?}");
        told.retain(|moment| !matches!(moment, Moment::Tick(_)));
        let point = [Moment::Lifted, Moment::Landed];
        let end = [Moment::Landed, Moment::Scratch, Moment::Written, Moment::Stamp];
        assert_eq!(told, [&point[..], &point, &point, &end].concat());
        let pegs = |act: Act, length| act.moments(length).filter(|(_, moment)| *moment == Moment::Peg).count();
        assert_eq!((pegs(Act::Walk(3, false), 320), pegs(Act::Walk(60, true), 1800)), (3, 22));
    }
}
