//! The cards of the hand that rise under the mouse, with the keyboard or once chosen, and sink again.

use crate::engine::Card;

use std::time::{Duration, Instant};

/// How long a card rises or sinks, in ms.
const RISE: u64 = 90;

/// How much higher some cards lie than their places in the hand, or are on their way to.
#[derive(Debug, Clone, Default)]
pub struct Lift {
    risen: Vec<Rising>,
}

#[derive(Debug, Clone, Copy)]
struct Rising {
    card: Card,
    from: f32,
    to: f32,
    began: Instant,
    length: Duration,
}

impl Lift {
    /// Lets these cards rise so far, in logical pixels, and every other sink; at once if `slowness` is 0.
    pub fn settle(&mut self, heights: &[(Card, f32)], slowness: f32, now: Instant) {
        self.risen.retain(|rising| rising.to > 0.0 || rising.height(now) > 0.0);
        let fallen: Vec<Card> = self.risen.iter().map(|rising| rising.card).collect();
        let fallen = fallen.into_iter().filter(|card| heights.iter().all(|(other, _)| other != card));
        let goals: Vec<(Card, f32)> = heights.iter().copied().chain(fallen.map(|card| (card, 0.0))).collect();
        let length = Duration::from_millis(RISE).mul_f32(slowness);
        for (card, to) in goals {
            let from = self.height(card, now);
            match self.risen.iter_mut().find(|rising| rising.card == card) {
                Some(rising) if rising.to == to => {}
                Some(rising) => *rising = Rising { card, from, to, began: now, length },
                None => self.risen.push(Rising { card, from, to, began: now, length }),
            }
        }
    }

    /// How much higher a card lies now, in logical pixels.
    #[must_use]
    pub fn height(&self, card: Card, now: Instant) -> f32 {
        self.risen.iter().find(|rising| rising.card == card).map_or(0.0, |rising| rising.height(now))
    }

    /// Whether a card is on its way.
    #[must_use]
    pub fn is_moving(&self, now: Instant) -> bool {
        self.risen.iter().any(|rising| rising.share(now) < 1.0)
    }
}

impl Rising {
    fn share(&self, now: Instant) -> f32 {
        let gone = now.saturating_duration_since(self.began);
        if gone >= self.length { 1.0 } else { gone.as_secs_f32() / self.length.as_secs_f32() }
    }

    fn height(&self, now: Instant) -> f32 {
        (self.to - self.from).mul_add(1.0 - (1.0 - self.share(now)).powi(3), self.from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_rises_while_the_one_before_sinks() {
        let now = Instant::now();
        let at = |ms| now + Duration::from_millis(ms);
        let [ace, king] = ["AS", "KS"].map(|card| card.parse::<Card>().expect("a card"));
        let mut lift = Lift::default();
        lift.settle(&[(ace, 6.0)], 1.0, now);
        assert_eq!(lift.height(ace, now), 0.0);
        let middle = lift.height(ace, at(45));
        assert!(middle > 3.0 && middle < 6.0 && lift.is_moving(at(45)), "it is fast at first: {middle}");
        lift.settle(&[(king, 6.0)], 1.0, at(45));
        assert_eq!(lift.height(ace, at(45)), middle, "nothing jumps");
        assert!(lift.height(ace, at(80)) < middle && lift.height(king, at(80)) > 0.0);
        assert_eq!((lift.height(ace, at(135)), lift.height(king, at(135))), (0.0, 6.0));
        assert!(!lift.is_moving(at(135)));
    }

    #[test]
    fn nothing_travels_where_nothing_may() {
        let now = Instant::now();
        let ace = "AS".parse::<Card>().expect("a card");
        let mut lift = Lift::default();
        lift.settle(&[(ace, 6.0)], 0.0, now);
        assert_eq!((lift.height(ace, now), lift.is_moving(now)), (6.0, false));
        lift.settle(&[], 0.0, now);
        assert_eq!((lift.height(ace, now), lift.is_moving(now)), (0.0, false));
    }
}
