//! Points of the game, and card points for Game.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// Points of the game: one each for High, Low, Jack and Game. A score below zero is in the hole (BAP-36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// One point.
    pub const ONE: Points = Points(1);

    /// Returns the white counters that are left to get rid of with this score: never fewer than none, and more than the
    /// target in the hole (EBP-04, B-48).
    #[must_use]
    pub fn counters(self, target: Points) -> Points {
        (target - self).max(Points::ZERO)
    }

    /// Returns `true` if a score of this many points is in the hole: below zero (BAP-36).
    #[must_use]
    pub const fn is_in_the_hole(self) -> bool {
        self.0 < 0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        *self = *self - other;
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// Card points, which decide Game: by the usual rules ten 10, ace 4, king 3, queen 2, jack 1 (BAP-16), 80 in a pack.
/// [`crate::Ranking::card_points`] counts them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardPoints(pub u16);

impl fmt::Display for CardPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for CardPoints {
    type Output = CardPoints;

    fn add(self, other: CardPoints) -> CardPoints {
        CardPoints(self.0 + other.0)
    }
}

impl AddAssign for CardPoints {
    fn add_assign(&mut self, other: CardPoints) {
        *self = *self + other;
    }
}

impl Sum for CardPoints {
    fn sum<I: Iterator<Item = CardPoints>>(points: I) -> CardPoints {
        points.fold(CardPoints(0), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_are_never_fewer_than_none() {
        let counters = |score| Points(score).counters(Points(7)).0;
        assert_eq!([0, 5, 7, 9, -2].map(counters), [7, 2, 0, 0, 9]);
    }
}
