//! Cards, suits, ranks, and sets of cards.
//!
//! A card is an identity, nothing more: which card beats which, and which belong to the trump suit, is said by a
//! [`Ranking`](super::ranking::Ranking). Sets are bit sets over those identities; 54 of the 64 bits are enough for a
//! pack with two jokers.

use serde::{Deserialize, Serialize};

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

/// One of the four suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

impl Suit {
    /// All suits, in the order of their letters.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of the suit in card codes: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// Whether the suit is printed red in a two-colour deck.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Suit {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Suit::ALL
            .into_iter()
            .find(|suit| text.len() == 1 && text.eq_ignore_ascii_case(&suit.letter().to_string()))
            .ok_or_else(|| ParseCardError(text.to_owned()))
    }
}

/// A rank, from the two up to the ace (BAP-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The two, or deuce.
    Two,
    /// The three.
    Three,
    /// The four.
    Four,
    /// The five.
    Five,
    /// The six.
    Six,
    /// The seven.
    Seven,
    /// The eight.
    Eight,
    /// The nine.
    Nine,
    /// The ten: below the jack, though it counts ten for Game.
    Ten,
    /// The jack.
    Jack,
    /// The queen.
    Queen,
    /// The king.
    King,
    /// The ace.
    Ace,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The letter of the rank in card codes: one of `23456789TJQKA`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Rank {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "10" {
            return Ok(Rank::Ten);
        }
        Rank::ALL
            .into_iter()
            .find(|rank| text.len() == 1 && text.eq_ignore_ascii_case(&rank.letter().to_string()))
            .ok_or_else(|| ParseCardError(text.to_owned()))
    }
}

/// One card of the pack.
///
/// ```
/// use auction_pitch::engine::{Card, Rank, Suit};
///
/// let card: Card = "TD".parse()?;
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Diamonds));
/// assert_eq!(card.to_string(), "TD");
/// # Ok::<(), auction_pitch::engine::ParseCardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

impl Card {
    /// How many identities there are: the 52 cards and two jokers.
    pub const IDENTITIES: usize = 54;

    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Card(suit as u8 * 13 + rank as u8)
    }

    /// The card of this identity, if there is one in a pack of 52.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 52 { Some(Card(index as u8)) } else { None }
    }

    /// The identity of the card: its place in any table indexed by cards, below [`Card::IDENTITIES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit printed on the card.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / 13) as usize]
    }

    /// The rank printed on the card.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 % 13) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

/// A text that names no card, rank or suit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a card: write a rank of 23456789TJQKA and a suit of CDHS, as in `TD`")]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseCardError(text.to_owned());
        let (place, _) = text.char_indices().last().ok_or_else(wrong)?;
        let (rank, suit) = text.split_at(place);
        Ok(Card::new(rank.parse().map_err(|_| wrong())?, suit.parse().map_err(|_| wrong())?))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = ParseCardError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// A set of cards.
///
/// ```
/// use auction_pitch::engine::{Card, Cards};
///
/// let hand: Cards = "AS 9S KD".parse()?;
/// assert_eq!(hand.len(), 3);
/// assert!(hand.contains("KD".parse::<Card>()?));
/// # Ok::<(), auction_pitch::engine::ParseCardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// The 52 cards from two to ace.
    pub const PACK: Cards = Cards((1 << 52) - 1);

    /// The set with exactly these bits, one for each identity.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Cards(bits)
    }

    /// The bits of the set, one for each identity.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// The cards on which this suit is printed.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        Cards(0x1fff << (suit as u8 * 13))
    }

    /// The cards on which this rank is printed.
    #[must_use]
    pub const fn of_rank(rank: Rank) -> Self {
        Cards(0x0000_0080_0400_2001 << rank as u8)
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The card of the lowest identity.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The card of the highest identity.
    #[must_use]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// The card at this place, counted from the lowest identity.
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

    /// The cards in the order of their identities.
    #[must_use]
    pub fn iter(self) -> Iter {
        Iter(self)
    }
}

/// Walks over a set of cards in the order of their identities.
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

impl From<Cards> for String {
    fn from(cards: Cards) -> Self {
        cards.to_string()
    }
}

impl TryFrom<String> for Cards {
    type Error = ParseCardError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_written_and_read_back() {
        for card in Cards::PACK {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(Card::from_index(card.index()), Some(card));
            assert!(Cards::of_suit(card.suit()).contains(card));
            assert!(Cards::of_rank(card.rank()).contains(card));
        }
        assert_eq!(Cards::PACK.len(), 52);
        assert_eq!(Card::from_index(52), None);
    }

    #[test]
    fn a_ten_may_be_written_in_figures() {
        assert_eq!("10d".parse(), Ok(Card::new(Rank::Ten, Suit::Diamonds)));
    }

    #[test]
    fn what_is_no_card_is_named() {
        for text in ["", "A", "1S", "AX", "ASS", "♠A", "A♠"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError(text.to_owned())));
        }
    }

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
