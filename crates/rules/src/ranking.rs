//! Which cards are trumps, which follow suit, and which card beats which.
//!
//! A [`Ranking`] is a table of masks for one trump suit. Nothing else compares two cards, so that packs in which ranks
//! are ordered otherwise, or a jack of another suit is a trump, are tables of their own and no change of the play.

use crate::card::{Card, Suit};
use crate::cards::Cards;

use std::fmt;

/// How the cards stand to each other when this suit, or none, is trump.
pub struct Ranking {
    trump: Option<Suit>,
    trumps: Cards,
    /// For each card led, the cards that follow suit to it.
    followers: [Cards; Card::IDENTITIES],
    /// For each card, the cards that beat it when it is the best of the trick so far.
    beaten_by: [Cards; Card::IDENTITIES],
    /// For each card, the cards of its own suit that it beats.
    under: [Cards; Card::IDENTITIES],
}

static STANDARD: [Ranking; 5] = [
    Ranking::by_rank(None),
    Ranking::by_rank(Some(Suit::Clubs)),
    Ranking::by_rank(Some(Suit::Diamonds)),
    Ranking::by_rank(Some(Suit::Hearts)),
    Ranking::by_rank(Some(Suit::Spades)),
];

impl Ranking {
    /// Ace down to two in every suit (BAP-06, B-08), and the suit printed on the card is its suit.
    #[must_use]
    pub fn standard(trump: Option<Suit>) -> &'static Ranking {
        &STANDARD[trump.map_or(0, |suit| suit as usize + 1)]
    }

    const fn by_rank(trump: Option<Suit>) -> Self {
        let trumps = match trump {
            Some(suit) => Cards::of_suit(suit),
            None => Cards::NONE,
        };
        let mut followers = [Cards::NONE; Card::IDENTITIES];
        let mut beaten_by = [Cards::NONE; Card::IDENTITIES];
        let mut under = [Cards::NONE; Card::IDENTITIES];
        let mut index = 0;
        while let Some(card) = Card::from_index(index) {
            let suit = Cards::of_suit(card.suit()).bits();
            let below = suit & ((1 << index) - 1);
            let above = suit & !below & !(1 << index);
            let ruffs = if trumps.contains(card) { 0 } else { trumps.bits() };
            followers[index] = Cards::from_bits(suit);
            beaten_by[index] = Cards::from_bits(above | ruffs);
            under[index] = Cards::from_bits(below);
            index += 1;
        }
        Ranking { trump, trumps, followers, beaten_by, under }
    }

    /// The trump suit, if trump is known.
    #[must_use]
    pub const fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// All trumps of the pack.
    #[must_use]
    pub const fn trumps(&self) -> Cards {
        self.trumps
    }

    /// Gives the suit to follow when this card is led: trump where a trump is led, whatever is printed on it.
    #[must_use]
    pub fn suit_of(&self, led: Card) -> Suit {
        self.trump.filter(|_| self.trumps.contains(led)).unwrap_or_else(|| led.suit())
    }

    /// The cards that follow suit when this card is led.
    #[must_use]
    pub const fn followers(&self, led: Card) -> Cards {
        self.followers[led.index()]
    }

    /// Whether `card`, played later, takes the trick from `best`, the best card so far (BAP-30).
    #[must_use]
    pub const fn beats(&self, card: Card, best: Card) -> bool {
        self.beaten_by[best.index()].contains(card)
    }

    /// The cards that would take the trick from `best`, the best card so far.
    #[must_use]
    pub const fn beaten_by(&self, best: Card) -> Cards {
        self.beaten_by[best.index()]
    }

    /// The cards of the same suit that this card beats.
    #[must_use]
    pub const fn under(&self, card: Card) -> Cards {
        self.under[card.index()]
    }

    /// The highest of cards of one suit, trumps or not.
    #[must_use]
    pub fn highest(&self, cards: Cards) -> Option<Card> {
        let mut highest = cards.last()?;
        while let Some(higher) = (cards & self.beaten_by(highest)).last() {
            highest = higher;
        }
        Some(highest)
    }

    /// The lowest of cards of one suit, trumps or not.
    #[must_use]
    pub fn lowest(&self, cards: Cards) -> Option<Card> {
        let mut lowest = cards.first()?;
        while let Some(lower) = (cards & self.under(lowest)).first() {
            lowest = lower;
        }
        Some(lowest)
    }
}

/// Two rankings of the same trump suit are the same.
impl PartialEq for Ranking {
    fn eq(&self, other: &Self) -> bool {
        self.trump == other.trump && self.trumps == other.trumps
    }
}

impl Eq for Ranking {}

impl fmt::Debug for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ranking").field("trump", &self.trump).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;

    #[test]
    fn one_card_of_two_wins() {
        for trump in [None, Some(Suit::Clubs), Some(Suit::Spades)] {
            let ranking = Ranking::standard(trump);
            for a in Cards::PACK {
                for b in Cards::PACK {
                    let both = ranking.beats(a, b) && ranking.beats(b, a);
                    assert!(!both, "{a} and {b}");
                    if a.suit() == b.suit() && a != b {
                        assert_eq!(ranking.beats(a, b), a.rank() > b.rank());
                    } else if a.suit() != b.suit() {
                        assert_eq!(ranking.beats(a, b), Some(a.suit()) == trump);
                    }
                }
            }
        }
    }

    #[test]
    fn highest_and_lowest_are_found() {
        let ranking = Ranking::standard(Some(Suit::Hearts));
        let cards: Cards = "9H TH 3H KH".parse().expect("cards");
        assert_eq!(ranking.highest(cards), Some(Card::new(Rank::King, Suit::Hearts)));
        assert_eq!(ranking.lowest(cards), Some(Card::new(Rank::Three, Suit::Hearts)));
        assert_eq!(ranking.highest(Cards::NONE), None);
        assert_eq!(ranking.lowest(Cards::NONE), None);
    }
}
