//! A value on its way: the place of a card, its height, the strength of a tint, the share of a count that is seen.

use crate::layout::Placement;

use std::time::{Duration, Instant};

/// Type that has values between any two of its own.
pub(crate) trait Blend: Copy + PartialEq {
    /// Returns the value at the share `t` (0 to 1) of the way from `self` to `to`.
    fn towards(self, to: Self, t: f32) -> Self;
}

impl Blend for f32 {
    fn towards(self, to: Self, t: f32) -> Self {
        (to - self).mul_add(t, self)
    }
}

impl Blend for Placement {
    fn towards(self, to: Self, t: f32) -> Self {
        Placement::towards(&self, &to, t)
    }
}

/// A value that goes from one to another: when it sets out, how long it takes, and where it is fast.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Glide<T> {
    from: T,
    to: T,
    began: Instant,
    length: Duration,
    ease: fn(f32) -> f32,
}

impl<T: Blend> Glide<T> {
    /// Creates a value that sets out at `began` and is there after `length`; at once if that is nothing.
    pub(crate) const fn new(from: T, to: T, began: Instant, length: Duration, ease: fn(f32) -> f32) -> Self {
        Glide { from, to, began, length, ease }
    }

    /// Returns the value now.
    pub(crate) fn at(&self, now: Instant) -> T {
        match self.share(now) {
            share if share < 1.0 => self.from.towards(self.to, (self.ease)(share)),
            _ => self.to,
        }
    }

    /// Returns the share of the time that is gone, 0 to 1.
    fn share(&self, now: Instant) -> f32 {
        let gone = now.saturating_duration_since(self.began);
        if gone >= self.length { 1.0 } else { gone.as_secs_f32() / self.length.as_secs_f32() }
    }

    /// Returns the value that it goes to, or lies at.
    pub(crate) const fn end(&self) -> T {
        self.to
    }

    /// Returns `true` if it is on its way.
    pub(crate) fn is_moving(&self, now: Instant) -> bool {
        self.from != self.to && self.share(now) < 1.0
    }

    /// Returns the glide that goes elsewhere from where it is now; if it goes there already, it goes on.
    pub(crate) fn turned(self, to: T, now: Instant, length: Duration) -> Self {
        if self.to == to { self } else { Glide { from: self.at(now), to, began: now, length, ..self } }
    }
}

/// Eases fast, then slow.
pub(crate) fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}

/// Eases slow, fast, slow.
pub(crate) fn ease_in_out(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * 2.0_f32.mul_add(-t, 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evenly(t: f32) -> f32 {
        t
    }

    #[test]
    fn it_waits_goes_turns_and_rests() {
        let begin = Instant::now();
        let at = |ms| begin + Duration::from_millis(ms);
        let length = Duration::from_millis(100);
        let glide = Glide::new(0.0, 10.0, at(50), length, evenly);
        assert_eq!([0, 50, 100, 150, 900].map(|ms| glide.at(at(ms))), [0.0, 0.0, 5.0, 10.0, 10.0]);
        assert!(glide.is_moving(at(149)) && !glide.is_moving(at(150)));
        let turned = glide.turned(0.0, at(100), length);
        assert_eq!(
            ([100, 150, 200].map(|ms| turned.at(at(ms))), turned.end()),
            ([5.0, 2.5, 0.0], 0.0),
            "nothing jumps"
        );
        let same = glide.turned(10.0, at(100), length);
        assert_eq!(same.at(at(125)), glide.at(at(125)), "it goes on");
        let at_once = Glide::new(0.0, 10.0, begin, Duration::ZERO, evenly);
        assert_eq!((at_once.at(begin), at_once.is_moving(begin)), (10.0, false));
    }
}
