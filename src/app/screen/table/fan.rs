//! The cards in hand, which glide to their places when the hand is sorted, a card leaves, or some may be played.

use crate::app::layout::Placement;
use crate::engine::{Card, Cards, Suit};
use crate::session::settings::HandOrder;

use std::time::{Duration, Instant};

/// How long cards glide, in ms.
const GLIDE: u64 = 200;

/// Where each card of the hand lies, or is on its way to.
#[derive(Debug, Clone, Default)]
pub struct Fan {
    cards: Vec<Gliding>,
    began: Option<Instant>,
    length: Duration,
}

#[derive(Debug, Clone, Copy)]
struct Gliding {
    card: Card,
    from: Placement,
    to: Placement,
}

impl Fan {
    /// Lets the cards glide to these places, or puts them there at once if `slowness` is 0. Cards that were not in the
    /// hand before appear in their places.
    pub fn settle(&mut self, places: &[(Card, Placement)], slowness: f32, now: Instant) {
        let is_same = places.len() == self.cards.len()
            && places.iter().zip(&self.cards).all(|((card, to), gliding)| *card == gliding.card && *to == gliding.to);
        if is_same {
            return;
        }
        let cards = places
            .iter()
            .map(|&(card, to)| Gliding { card, from: self.place_of(card, now).unwrap_or(to), to })
            .collect::<Vec<_>>();
        let glides = slowness > 0.0 && cards.iter().any(|gliding| gliding.from != gliding.to);
        self.cards = cards;
        self.began = glides.then_some(now);
        self.length = Duration::from_millis(GLIDE).mul_f32(slowness);
    }

    /// The cards from the left, with where they are now.
    pub fn cards(&self, now: Instant) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.cards.iter().map(move |gliding| (gliding.card, self.at(gliding, now)))
    }

    /// The cards from the left, with where they will lie.
    pub fn settled(&self) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.cards.iter().map(|gliding| (gliding.card, gliding.to))
    }

    /// Where a card is now, if it is in the hand.
    #[must_use]
    pub fn place_of(&self, card: Card, now: Instant) -> Option<Placement> {
        self.cards.iter().find(|gliding| gliding.card == card).map(|gliding| self.at(gliding, now))
    }

    /// The card that this point touches where the cards will lie: the uppermost.
    #[must_use]
    pub fn card_at(&self, point: iced::Point) -> Option<Card> {
        self.cards.iter().rev().find(|gliding| gliding.to.contains(point)).map(|gliding| gliding.card)
    }

    /// Whether cards are on their way.
    #[must_use]
    pub fn is_moving(&self, now: Instant) -> bool {
        self.began.is_some_and(|began| now.saturating_duration_since(began) < self.length)
    }

    fn at(&self, gliding: &Gliding, now: Instant) -> Placement {
        let Some(began) = self.began else { return gliding.to };
        let t = now.saturating_duration_since(began).as_secs_f32() / self.length.as_secs_f32().max(0.001);
        if t >= 1.0 { gliding.to } else { gliding.from.towards(&gliding.to, ease_in_out(t)) }
    }
}

/// Slow, fast, slow.
pub fn ease_in_out(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * 2.0_f32.mul_add(-t, 3.0)
}

/// A hand from the left in this order.
#[must_use]
pub fn order(cards: Cards, trump: Option<Suit>, order: HandOrder) -> Vec<Card> {
    match order {
        HandOrder::TrumpsFirst => trumps_first(cards, trump),
        HandOrder::Suits => by_suits(cards),
        HandOrder::Ranks => {
            // From the highest card of all; suits of one rank alternate as in a hand of all suits.
            let mut ranked = by_suits(cards);
            ranked.sort_by_key(|card| std::cmp::Reverse(card.rank()));
            ranked
        }
    }
}

/// Suits of alternating colour, each from the highest card.
#[must_use]
pub fn by_suits(cards: Cards) -> Vec<Card> {
    trumps_first(cards, None)
}

/// Trumps first, then suits of alternating colour, each from the highest card.
fn trumps_first(cards: Cards, trump: Option<Suit>) -> Vec<Card> {
    const ALTERNATING: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let start = trump.and_then(|suit| ALTERNATING.iter().position(|&s| s == suit)).unwrap_or_default();
    let held: Vec<Suit> = ALTERNATING
        .into_iter()
        .cycle()
        .skip(start)
        .take(4)
        .filter(|&suit| !(cards & Cards::of_suit(suit)).is_empty())
        .collect();
    let mut suits = held.clone();
    // Of three suits two have one colour: the third goes between them unless trump must come first.
    if let [a, b, c] = held[..] {
        if trump.is_none() || trump != Some(a) {
            suits = if a.is_red() == b.is_red() {
                vec![a, c, b]
            } else if b.is_red() == c.is_red() {
                vec![b, a, c]
            } else {
                vec![a, b, c]
            };
        } else if a.is_red() == b.is_red() {
            suits = vec![a, c, b];
        }
    }
    suits
        .into_iter()
        .flat_map(|suit| {
            let mut of_suit: Vec<_> = (cards & Cards::of_suit(suit)).iter().collect();
            of_suit.reverse();
            of_suit
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(cards: &str, trump: Option<Suit>) -> String {
        sorted_by(cards, trump, HandOrder::TrumpsFirst)
    }

    fn sorted_by(cards: &str, trump: Option<Suit>, by: HandOrder) -> String {
        let cards = order(cards.parse().expect("cards"), trump, by);
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn trumps_come_first_and_colours_alternate() {
        assert_eq!(sorted("2C AC 3H KH 5S 9D", None), "5S KH 3H AC 2C 9D");
        assert_eq!(sorted("2C AC 3H KH 5S 9D", Some(Suit::Diamonds)), "9D 5S KH 3H AC 2C");
        assert_eq!(sorted("AS KC QH", None), "AS QH KC");
        assert_eq!(sorted("AD KC QH", None), "QH KC AD");
        assert_eq!(sorted("AS KC QH", Some(Suit::Spades)), "AS QH KC");
    }

    #[test]
    fn the_order_can_be_chosen() {
        let cards = "2C AC 3H KH 5S 9D AD";
        for trump in [None, Some(Suit::Diamonds)] {
            assert_eq!(sorted_by(cards, trump, HandOrder::Suits), sorted(cards, None), "trump moves nothing");
            assert_eq!(sorted_by(cards, trump, HandOrder::Ranks), "AC AD KH 9D 5S 3H 2C");
        }
        assert_ne!(sorted(cards, Some(Suit::Diamonds)), sorted(cards, None));
    }

    #[test]
    fn another_order_glides_to_its_places_and_comes_to_rest() {
        let now = Instant::now();
        let place = |x: f32| Placement::new(iced::Point::new(x, 0.0), iced::Size::new(100.0, 140.0), 0.0);
        let placed = |cards: &str| -> Vec<(Card, Placement)> {
            let cards = cards.split(' ').map(|card| card.parse().expect("a card"));
            cards.enumerate().map(|(index, card)| (card, place(90.0 * index as f32))).collect()
        };
        let mut fan = Fan::default();
        fan.settle(&placed("AS KH 2C"), 1.0, now);
        assert!(!fan.is_moving(now), "new cards appear in their places");
        fan.settle(&placed("2C KH AS"), 1.0, now);
        let at = |fan: &Fan, ms| -> Vec<f32> {
            let now = now + Duration::from_millis(ms);
            fan.cards(now).map(|(_, place)| place.centre.x).collect()
        };
        assert_eq!(at(&fan, 0), [180.0, 90.0, 0.0]);
        let middle = at(&fan, 100);
        assert!((middle[0] - 90.0).abs() < 1.0 && (middle[2] - 90.0).abs() < 1.0, "{middle:?}");
        assert_eq!(at(&fan, 200), [0.0, 90.0, 180.0]);
        assert!(fan.is_moving(now) && !fan.is_moving(now + Duration::from_millis(GLIDE + 1)));
        fan.settle(&placed("AS KH 2C"), 0.0, now);
        assert!(!fan.is_moving(now), "where nothing travels, cards are there at once");
        assert_eq!(at(&fan, 0), [0.0, 90.0, 180.0]);
    }

    #[test]
    fn no_card_is_lost() {
        for trump in [None, Some(Suit::Clubs), Some(Suit::Hearts)] {
            for bits in 0..16_u64 {
                let cards: Cards = Suit::ALL
                    .into_iter()
                    .filter(|&suit| bits >> (suit as u64) & 1 == 1)
                    .fold(Cards::NONE, |cards, suit| cards | Cards::of_suit(suit));
                for by in HandOrder::ALL {
                    assert_eq!(order(cards, trump, by).into_iter().collect::<Cards>(), cards);
                }
            }
        }
    }
}
