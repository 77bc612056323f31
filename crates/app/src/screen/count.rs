//! Progress of a sheet in telling a result: one part after another, then the stamp.

use crate::timeline::{FADE, Glide, Pace, ease_out, evenly};

use std::time::Instant;

/// Time for which the sheet is seen before anything is counted or told, in ms.
const BEFORE: u64 = 200;
/// Time from one part, such as a point of the hand, to the next, in ms.
const POINT: u64 = 350;
/// Time in which a part fades in, in ms.
const APPEAR: u64 = 220;
/// Duration of the stamp coming down, in ms, and its size before, where 1 is its size at rest.
const STAMP: u64 = 160;
const RAISED: f32 = 1.15;
/// Duration of the pencil drawing with the stamp, in ms: the ring around a score below zero, the rays about a winner.
const RING: u64 = 280;

/// Count that is under way, or over.
#[derive(Debug, Clone, Copy)]
pub(super) struct Count {
    /// Number of rows that are counted before the stamp.
    rows: usize,
    pace: Pace,
    /// Time at which the count began; `None` once it is over.
    began: Option<Instant>,
    now: Instant,
}

impl Count {
    /// Begins a count of this many parts; it is over at once where animations take no time.
    pub(super) fn begin(rows: usize, pace: Pace, now: Instant) -> Self {
        Count { rows, pace, began: (pace.slowness() > 0.0).then_some(now), now }
    }

    /// Returns a count that is over.
    pub(super) fn over() -> Self {
        Count { rows: 0, pace: Pace::new(0.0, None), began: None, now: Instant::now() }
    }

    /// Advances the time.
    pub(super) fn tick(&mut self, now: Instant) {
        self.now = now;
        let length = self.pace.slowed(self.stamped_at() + STAMP.max(RING));
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

    /// Returns the visible share of a row, from 0 to 1.
    pub(super) fn row(&self, index: usize) -> f32 {
        self.part(BEFORE + POINT * index as u64, APPEAR, ease_out)
    }

    /// Returns the visible share of the outcome of the count, from 0 to 1.
    pub(super) fn outcome(&self) -> f32 {
        self.part(self.stamped_at(), STAMP, ease_out)
    }

    /// Returns the size of the stamp, 1 at rest; `None` before it comes down.
    pub(super) fn stamp(&self) -> Option<f32> {
        let down = self.outcome();
        let grown = if self.pace.is_reduced() { 1.0 } else { (RAISED - 1.0).mul_add(1.0 - down, 1.0) };
        (down > 0.0 || !self.is_running()).then_some(grown)
    }

    /// Returns the drawn share of the pencil's ring or rays, from 0 to 1.
    pub(super) fn ring(&self) -> f32 {
        // Where nothing travels, it is there with the stamp.
        if self.pace.is_reduced() {
            f32::from(self.stamp().is_some())
        } else {
            self.part(self.stamped_at(), RING, evenly)
        }
    }

    /// Returns the time at which the stamp comes down, in ms at the usual pace.
    const fn stamped_at(&self) -> u64 {
        BEFORE + POINT * self.rows as u64
    }

    /// Returns the progress of a part that begins after `begin` ms and lasts `length` ms, both at the usual pace.
    fn part(&self, begin: u64, length: u64, ease: fn(f32) -> f32) -> f32 {
        let Some(began) = self.began else { return 1.0 };
        let length = if self.pace.is_reduced() { FADE } else { length };
        Glide::new(0.0, 1.0, began + self.pace.slowed(begin), self.pace.slowed(length), ease).at(self.now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::time::Duration;

    /// What is seen of a count: its rows, what it comes to, its stamp and its ring.
    fn seen(count: &Count) -> ([f32; 4], f32, Option<f32>, f32) {
        ([0, 1, 2, 3].map(|row| count.row(row)), count.outcome(), count.stamp(), count.ring())
    }

    #[test]
    fn it_counts_one_after_the_other_and_ends_where_skipping_does() {
        for (slowness, is_reduced) in [(1.6, false), (1.0, false), (0.45, true)] {
            let began = Instant::now();
            let mut count = Count::begin(4, Pace::new(slowness, None).reduced(is_reduced), began);
            assert_eq!(seen(&count), ([0.0; 4], 0.0, None, 0.0));
            let (mut last, mut ms) = (seen(&count), 0);
            while count.is_running() {
                ms += 16;
                assert!(ms < 10_000, "it counts for ever");
                count.tick(began + Duration::from_millis(ms));
                let now = seen(&count);
                assert!(now.0.iter().zip(last.0).all(|(now, last)| *now >= last) && now.1 >= last.1 && now.3 >= last.3);
                assert!(now.0.windows(2).all(|rows| rows[0] >= rows[1]), "{now:?}");
                assert!(now.1 == 0.0 || now.0[3] > 0.0, "the stamp waits for the last point");
                if is_reduced {
                    assert!(now.2.is_none_or(|grown| grown == 1.0), "nothing grows");
                    assert!(now.3 == 0.0 || now.3 == 1.0, "nothing is drawn along its path");
                }
                last = now;
            }
            let mut skipped = Count::begin(4, Pace::new(slowness, None).reduced(is_reduced), began);
            skipped.skip();
            assert_eq!(seen(&count), seen(&skipped));
            assert_eq!(seen(&count), seen(&Count::over()));
            assert_eq!(seen(&count), ([1.0; 4], 1.0, Some(1.0), 1.0));
        }
    }

    #[test]
    fn where_nothing_takes_time_it_is_over_at_once() {
        let count = Count::begin(4, Pace::new(0.0, None), Instant::now());
        assert!(!count.is_running());
        assert_eq!(seen(&count), seen(&Count::over()));
    }
}
