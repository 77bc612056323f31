//! The smile for a win: a crown falls on the face, and pips are stitched into the cloth one after the other.

use crate::timeline::{Glide, Pace};

use std::time::{Duration, Instant};

/// Time in which the crown falls, in ms.
const CROWN: u64 = 160;
/// Time from one pip to the next, in ms.
const STITCH: u64 = 60;
/// Number of pips.
pub(super) const PIPS: usize = 6;

/// Smile that is under way, or over.
#[derive(Debug, Clone, Copy)]
pub(super) struct Smile {
    pace: Pace,
    /// Time at which it began; `None` once it is over.
    began: Option<Instant>,
    now: Instant,
}

impl Smile {
    /// Begins a smile; it is over at once where nothing travels.
    pub(super) fn begin(pace: Pace, now: Instant) -> Self {
        let moves = pace.slowness() > 0.0 && !pace.is_reduced();
        Smile { pace, began: moves.then_some(now), now }
    }

    /// Returns a smile that is over.
    pub(super) fn over() -> Self {
        Smile { pace: Pace::new(0.0, None), began: None, now: Instant::now() }
    }

    /// Advances the time.
    pub(super) fn tick(&mut self, now: Instant) {
        self.now = now;
        let length = self.pace.slowed(CROWN + STITCH * PIPS as u64);
        self.began = self.began.filter(|_| self.passed() < length);
    }

    /// Ends it at once.
    pub(super) const fn skip(&mut self) {
        self.began = None;
    }

    /// Returns `true` if it is under way.
    pub(super) const fn is_running(&self) -> bool {
        self.began.is_some()
    }

    /// Returns the part of its way that the crown still has to fall, 1 to 0.
    pub(super) fn height(&self) -> f32 {
        let Some(began) = self.began else { return 0.0 };
        Glide::new(1.0, 0.0, began, self.pace.slowed(CROWN), |t| t * t).at(self.now)
    }

    /// Returns the number of pips that are stitched.
    pub(super) fn pips(&self) -> usize {
        if self.began.is_none() {
            return PIPS;
        }
        let since = self.passed().saturating_sub(self.pace.slowed(CROWN));
        let each = self.pace.slowed(STITCH).as_secs_f32().max(0.001);
        ((since.as_secs_f32() / each) as usize).min(PIPS)
    }

    fn passed(&self) -> Duration {
        self.began.map_or(Duration::ZERO, |began| self.now.saturating_duration_since(began))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crown_falls_before_the_first_stitch_and_skipping_ends_in_the_same() {
        let began = Instant::now();
        let mut smile = Smile::begin(Pace::new(1.0, None), began);
        let (mut last, mut ms) = ((1.0, 0), 0);
        while smile.is_running() {
            ms += 10;
            smile.tick(began + Duration::from_millis(ms));
            let now = (smile.height(), smile.pips());
            assert!(now.0 <= last.0 && now.1 >= last.1, "nothing goes back: {now:?}");
            assert!(now.1 == 0 || now.0 == 0.0, "{now:?}");
            last = now;
        }
        assert_eq!(ms, CROWN + STITCH * PIPS as u64);
        let mut skipped = Smile::begin(Pace::new(1.0, None), began);
        skipped.skip();
        assert_eq!((skipped.height(), skipped.pips()), (0.0, PIPS));
        assert_eq!(last, (0.0, PIPS));
    }

    #[test]
    fn where_nothing_travels_it_is_over_at_once() {
        for pace in [Pace::new(0.0, None), Pace::new(1.0, None).reduced(true)] {
            assert!(!Smile::begin(pace, Instant::now()).is_running());
        }
    }
}
