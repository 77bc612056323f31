//! The cards in hand: they glide to their places when the hand is sorted, a card leaves, or some may be played, and rise
//! under the mouse, with the keyboard or once chosen.

use crate::layout::Placement;
use crate::timeline::{Glide, ease_in_out, ease_out};
use pitch_rules::Card;

use std::time::{Duration, Instant};

/// Time that cards glide, in ms.
const GLIDE: u64 = 160;
/// Time that a card rises or sinks, in ms.
const RISE: u64 = 90;

/// Place of each card of the hand, or the one it is on its way to, from the left.
#[derive(Debug, Clone, Default)]
pub(crate) struct Hand {
    cards: Vec<HeldCard>,
}

#[derive(Debug, Clone, Copy)]
struct HeldCard {
    card: Card,
    place: Glide<Placement>,
    /// Height above its place, in logical pixels.
    height: Glide<f32>,
}

impl Hand {
    /// Lets the cards glide to these places, or puts them there at once if `slowness` is 0. Cards that were not in the
    /// hand before appear in their places.
    pub(crate) fn settle(&mut self, places: &[(Card, Placement)], slowness: f32, now: Instant) {
        if self.settled().eq(places.iter().copied()) {
            return;
        }
        let length = Duration::from_millis(GLIDE).mul_f32(slowness);
        let held = |&(card, to): &(Card, Placement)| {
            let before = self.held(card);
            let from = before.map_or(to, |held| held.place.at(now));
            let height = before.map_or(Glide::new(0.0, 0.0, now, Duration::ZERO, ease_out), |held| held.height);
            HeldCard { card, place: Glide::new(from, to, now, length, ease_in_out), height }
        };
        self.cards = places.iter().map(held).collect();
    }

    /// Lets these cards rise to the given heights, in logical pixels, and every other sink; at once if `slowness` is 0.
    pub(crate) fn raise(&mut self, heights: &[(Card, f32)], slowness: f32, now: Instant) {
        let length = Duration::from_millis(RISE).mul_f32(slowness);
        for held in &mut self.cards {
            let height = heights.iter().find(|(card, _)| *card == held.card).map_or(0.0, |(_, height)| *height);
            held.height = held.height.turned(height, now, length);
        }
    }

    /// Lays a card where it was let go of, from where it glides on.
    pub(crate) fn hold(&mut self, card: Card, place: Placement, now: Instant) {
        for held in self.cards.iter_mut().filter(|held| held.card == card) {
            held.place = Glide::new(place, place, now, Duration::ZERO, ease_in_out);
            held.height = Glide::new(0.0, 0.0, now, Duration::ZERO, ease_out);
        }
    }

    /// Returns the cards with their places now, not counting the height to which they are raised.
    pub(crate) fn cards(&self, now: Instant) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.cards.iter().map(move |held| (held.card, held.place.at(now)))
    }

    /// Returns the cards with their places now as raised, and their widths once they are at rest.
    pub(crate) fn raised(&self, now: Instant) -> impl Iterator<Item = (Card, Placement, f32)> + '_ {
        self.cards.iter().map(move |held| {
            let place = held.place.at(now).moved_up(held.height.at(now));
            (held.card, place, held.place.end().size.width)
        })
    }

    /// Returns the cards with the places where they will lie.
    pub(crate) fn settled(&self) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.cards.iter().map(|held| (held.card, held.place.end()))
    }

    /// Returns the place of a card now, if it is in the hand.
    pub(crate) fn place_of(&self, card: Card, now: Instant) -> Option<Placement> {
        self.held(card).map(|held| held.place.at(now))
    }

    /// Returns the uppermost card at a point, where the cards will lie.
    pub(crate) fn card_at(&self, point: iced::Point) -> Option<Card> {
        self.cards.iter().rev().find(|held| held.place.end().contains(point)).map(|held| held.card)
    }

    /// Returns `true` if cards are on their way to other places.
    pub(crate) fn is_moving(&self, now: Instant) -> bool {
        self.cards.iter().any(|held| held.place.is_moving(now))
    }

    /// Returns `true` if a card rises or sinks.
    pub(crate) fn is_rising(&self, now: Instant) -> bool {
        self.cards.iter().any(|held| held.height.is_moving(now))
    }

    fn held(&self, card: Card) -> Option<&HeldCard> {
        self.cards.iter().find(|held| held.card == card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_order_glides_to_its_places_and_comes_to_rest() {
        let now = Instant::now();
        let place = |x: f32| Placement::new(iced::Point::new(x, 0.0), iced::Size::new(100.0, 140.0), 0.0);
        let placed = |cards: &str| -> Vec<(Card, Placement)> {
            let cards = cards.split(' ').map(|card| card.parse().expect("a card"));
            cards.enumerate().map(|(index, card)| (card, place(90.0 * index as f32))).collect()
        };
        let mut hand = Hand::default();
        hand.settle(&placed("AS KH 2C"), 1.0, now);
        assert!(!hand.is_moving(now), "new cards appear in their places");
        hand.settle(&placed("2C KH AS"), 1.0, now);
        let at = |hand: &Hand, ms| -> Vec<f32> {
            let now = now + Duration::from_millis(ms);
            hand.cards(now).map(|(_, place)| place.centre.x).collect()
        };
        assert_eq!(at(&hand, 0), [180.0, 90.0, 0.0]);
        let middle = at(&hand, GLIDE / 2);
        assert!((middle[0] - 90.0).abs() < 1.0 && (middle[2] - 90.0).abs() < 1.0, "{middle:?}");
        assert_eq!(at(&hand, GLIDE), [0.0, 90.0, 180.0]);
        assert!(hand.is_moving(now) && !hand.is_moving(now + Duration::from_millis(GLIDE + 1)));
        hand.settle(&placed("AS KH 2C"), 0.0, now);
        assert!(!hand.is_moving(now), "where nothing travels, cards are there at once");
        assert_eq!(at(&hand, 0), [0.0, 90.0, 180.0]);
    }

    #[test]
    fn a_card_rises_while_the_one_before_sinks() {
        let now = Instant::now();
        let at = |ms| now + Duration::from_millis(ms);
        let [ace, king] = ["AS", "KS"].map(|card| card.parse::<Card>().expect("a card"));
        let place = Placement::new(iced::Point::ORIGIN, iced::Size::new(100.0, 140.0), 0.0);
        let mut hand = Hand::default();
        hand.settle(&[(ace, place), (king, place)], 1.0, now);
        let height = |hand: &Hand, of, now| {
            let (_, raised, _) = hand.raised(now).find(|(card, ..)| *card == of).expect("it is held");
            place.centre.y - raised.centre.y
        };
        hand.raise(&[(ace, 6.0)], 1.0, now);
        assert_eq!(height(&hand, ace, now), 0.0);
        let middle = height(&hand, ace, at(45));
        assert!(middle > 3.0 && middle < 6.0 && hand.is_rising(at(45)), "it is fast at first: {middle}");
        hand.raise(&[(king, 6.0)], 1.0, at(45));
        assert_eq!(height(&hand, ace, at(45)), middle, "nothing jumps");
        assert!(height(&hand, ace, at(80)) < middle && height(&hand, king, at(80)) > 0.0);
        assert_eq!((height(&hand, ace, at(135)), height(&hand, king, at(135))), (0.0, 6.0));
        assert!(!hand.is_rising(at(135)));
        hand.raise(&[], 0.0, at(135));
        assert_eq!((height(&hand, king, at(135)), hand.is_rising(at(135))), (0.0, false), "where nothing travels");
    }
}
