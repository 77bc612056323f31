//! The order of the cards in a hand.

use crate::settings::HandOrder;
use pitch_rules::{Card, Cards, Ranking, Suit};

/// Returns the cards of a hand from the left in an order.
#[must_use]
pub fn order(cards: Cards, ranking: &Ranking, order: HandOrder) -> Vec<Card> {
    match order {
        HandOrder::TrumpsFirst => in_suits(cards, ranking, ranking.trump()),
        HandOrder::Suits => by_suits(cards, ranking),
        HandOrder::Ranks => {
            // From the highest card of all; suits of one rank alternate as in a hand of all suits.
            let mut ranked = by_suits(cards, ranking);
            ranked.sort_by_key(|card| card.rank().map(std::cmp::Reverse));
            ranked
        }
    }
}

/// Returns cards in suits of alternating color, each from the highest card; off-trumps and jokers stand with the
/// trumps.
#[must_use]
pub fn by_suits(cards: Cards, ranking: &Ranking) -> Vec<Card> {
    in_suits(cards, ranking, None)
}

/// Returns cards in suits of alternating color, beginning with `first`, each from the highest card. Before trump is
/// known jokers come first.
fn in_suits(cards: Cards, ranking: &Ranking, first: Option<Suit>) -> Vec<Card> {
    const ALTERNATING: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    let start = first.and_then(|suit| ALTERNATING.iter().position(|&s| s == suit)).unwrap_or_default();
    let of = |suit: Suit| cards & ranking.suit(suit);
    let held = |suit: &Suit| !of(*suit).is_empty();
    let mut suits: Vec<Suit> = ALTERNATING.into_iter().cycle().skip(start).take(4).filter(held).collect();
    // Of three suits two have one color: the third goes between them unless trump must come first.
    if let [a, b, c] = suits[..] {
        if a.is_red() == b.is_red() {
            suits.swap(1, 2);
        } else if b.is_red() == c.is_red() && first != Some(a) {
            suits.swap(0, 1);
        }
    }
    let of_none = suits.iter().fold(cards, |left, &suit| left - of(suit));
    let mut ordered: Vec<Card> = of_none.iter().collect();
    for suit in suits {
        let mut left = of(suit);
        while let Some(highest) = ranking.highest(left) {
            left.remove(highest);
            ordered.push(highest);
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(cards: &str, trump: Option<Suit>) -> String {
        sorted_by(cards, trump, HandOrder::TrumpsFirst)
    }

    fn sorted_by(cards: &str, trump: Option<Suit>, by: HandOrder) -> String {
        let cards = order(cards.parse().expect("cards"), Ranking::standard(trump), by);
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
    fn no_card_is_lost() {
        for trump in [None, Some(Suit::Clubs), Some(Suit::Hearts)] {
            for bits in 0..16_u64 {
                let cards: Cards = Suit::ALL
                    .into_iter()
                    .filter(|&suit| bits >> (suit as u64) & 1 == 1)
                    .fold(Cards::NONE, |cards, suit| cards | Cards::of_suit(suit));
                for by in HandOrder::ALL {
                    assert_eq!(order(cards, Ranking::standard(trump), by).into_iter().collect::<Cards>(), cards);
                }
            }
        }
    }
}
