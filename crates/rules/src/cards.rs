//! Sets of cards: bit sets over the identities of cards.

use crate::as_text::as_text;
use crate::card::{Card, ParseCardError, Rank, Suit};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

/// A set of cards.
///
/// ```
/// use pitch_rules::{Card, Cards};
///
/// let hand: Cards = "AS 9S KD".parse()?;
/// assert_eq!(hand.len(), 3);
/// assert!(hand.contains("KD".parse::<Card>()?));
/// # Ok::<(), pitch_rules::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The 52 cards from two to ace.
    pub const PACK: Cards = Cards((1 << 52) - 1);
    /// The two jokers (M-01).
    pub const JOKERS: Cards = Cards(0b11 << 52);

    /// Returns the bits of the set, one for each identity.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the set of one card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// Returns the cards on which this suit is printed.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        Cards(0x1fff << (suit as u8 * 13))
    }

    /// Returns the cards on which this rank is printed.
    #[must_use]
    pub const fn of_rank(rank: Rank) -> Self {
        Cards(0x0000_0080_0400_2001 << rank as u8)
    }

    /// Returns the cards on which one of these ranks is printed: a bit for each rank, the first for the two.
    pub(crate) const fn of_ranks(ranks: u16) -> Self {
        let suit = ranks as u64;
        Cards(suit | suit << 13 | suit << 26 | suit << 39)
    }

    /// Returns the first `count` jokers, the high one first.
    pub(crate) const fn jokers(count: u8) -> Self {
        match count {
            0 => Cards::NONE,
            1 => Cards::of(Card::HIGH_JOKER),
            _ => Cards::JOKERS,
        }
    }

    /// Returns the number of cards in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Returns the card of the lowest identity.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the card of the highest identity.
    #[must_use]
    pub(crate) const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// Returns the card at this place, counted from the lowest identity.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Cards(bits).first()
    }

    /// Puts a card into the set.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out of the set.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns an iterator over the cards in the order of their identities.
    #[must_use]
    pub fn iter(self) -> Iter {
        Iter(self)
    }

    /// Returns a list of what `make` gives for each card, in the order of their identities.
    ///
    /// Faster than to collect what [`Cards::iter`] gives: the length is known, and each item is made in its place.
    pub(crate) fn map<T>(self, make: impl Fn(Card) -> T) -> Vec<T> {
        let mut rest = self.0;
        let next = |_| {
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            make(card)
        };
        (0..self.len()).map(next).collect()
    }
}

/// Iterator over a set of cards in the order of their identities.
#[derive(Debug, Clone)]
pub struct Iter(Cards);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Cards) {
        self.0 &= other.0;
    }
}

/// The cards of the first set that are not in the second.
impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        self.0 &= !other.0;
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Cards separated by spaces.
impl FromStr for Cards {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace().map(str::parse).collect()
    }
}

as_text!(Cards);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_stands_once_in_each_suit() {
        for rank in Rank::ALL {
            assert_eq!(Cards::of_rank(rank).len(), 4);
            for suit in Suit::ALL {
                assert_eq!((Cards::of_rank(rank) & Cards::of_suit(suit)).first(), Some(Card::new(rank, suit)));
            }
        }
    }

    #[test]
    fn sets_do_what_sets_do() {
        let a: Cards = "AS 9S KD".parse().expect("cards");
        let b: Cards = "KD 2C".parse().expect("cards");
        assert_eq!((a | b).len(), 4);
        assert_eq!((a & b).to_string(), "KD");
        assert_eq!((a - b).to_string(), "9S AS");
        assert_eq!(a.nth(1).map(|card| card.to_string()).as_deref(), Some("9S"));
        assert_eq!(a.nth(3), None);
        assert_eq!(a.to_string().parse(), Ok(a));
    }
}
