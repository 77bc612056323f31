//! Durations of decisions, counted in classes so that any number of them fits into little memory.

use std::time::Duration;

/// Number of classes within a doubling of the time: a class is 3 percent wide.
const STEPS: u32 = 32;

/// Durations of many decisions.
#[derive(Debug, Clone)]
pub(super) struct Times {
    total: Duration,
    count: u64,
    classes: Vec<u64>,
}

impl Default for Times {
    fn default() -> Self {
        Times { total: Duration::ZERO, count: 0, classes: vec![0; class(u64::MAX) + 1] }
    }
}

impl Times {
    /// Counts a decision.
    pub(super) fn add(&mut self, time: Duration) {
        self.total += time;
        self.count += 1;
        self.classes[class(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX))] += 1;
    }

    /// Counts all decisions of another count as well.
    pub(super) fn merge(&mut self, other: &Times) {
        self.total += other.total;
        self.count += other.count;
        for (own, other) in self.classes.iter_mut().zip(&other.classes) {
            *own += other;
        }
    }

    /// Returns the number of decisions in a second of thinking on one core; `None` if there were none.
    pub(super) fn per_second(&self) -> Option<f64> {
        (self.count > 0 && !self.total.is_zero()).then(|| self.count as f64 / self.total.as_secs_f64())
    }

    /// Returns the time within which this share of the decisions, from 0 to 1, was taken, in ms; `None` if there were
    /// none.
    pub(super) fn within_ms(&self, share: f64) -> Option<f64> {
        let mut rest = (self.count as f64 * share).ceil().max(1.0) as u64;
        for (class, count) in self.classes.iter().enumerate() {
            if rest <= *count {
                return Some(longest(class) as f64 / 1e6);
            }
            rest -= count;
        }
        None
    }
}

/// Returns the class of a time in nanoseconds: one for each below 32, then 32 for each doubling.
fn class(nanos: u64) -> usize {
    let Some(doublings) = nanos.checked_ilog2().and_then(|log| log.checked_sub(STEPS.ilog2())) else {
        return nanos as usize;
    };
    ((u64::from(doublings * STEPS)) + (nanos >> doublings)) as usize
}

/// Returns the longest time of a class, in nanoseconds.
fn longest(class: usize) -> u64 {
    let (class, steps) = (class as u64, u64::from(STEPS));
    if class < 2 * steps {
        return class;
    }
    let doublings = class / steps - 1;
    ((class - doublings * steps + 1) << doublings) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_holds_times_that_are_nearly_the_same() {
        let mut last = 0;
        for nanos in (0..100_000).chain([1 << 40, (1 << 40) + 1, u64::MAX >> 1]) {
            let class = class(nanos);
            assert!(class >= last);
            last = class;
            let longest = longest(class);
            assert!(longest >= nanos && (longest - nanos) as f64 <= nanos as f64 / 32.0, "{nanos}: {longest}");
        }
    }

    #[test]
    fn the_median_is_in_the_middle() {
        let mut times = Times::default();
        assert_eq!((times.within_ms(0.5), times.per_second()), (None, None));
        for micros in 1..=100 {
            times.add(Duration::from_micros(micros));
        }
        times.merge(&Times::default());
        let near = |ms: Option<f64>, expected: f64| ms.is_some_and(|ms| (ms / expected - 1.0).abs() < 0.04);
        assert!(near(times.within_ms(0.5), 0.050) && near(times.within_ms(0.99), 0.099));
        assert!(near(times.per_second(), 100.0 / 0.005_05));
    }
}
