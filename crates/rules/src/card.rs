//! Cards, suits and ranks.
//!
//! A card is an identity, nothing more: which card beats which, and which belong to the trump suit, is said by a
//! [`Ranking`](super::ranking::Ranking). There are 54: enough for a pack with two jokers.

use crate::as_text::as_text;

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
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

    /// Returns the letter of the suit in card codes: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// Returns `true` if the suit is printed red in a two-color deck.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }

    /// Returns the other suit of the same color.
    #[must_use]
    pub const fn of_same_color(self) -> Suit {
        match self {
            Suit::Clubs => Suit::Spades,
            Suit::Diamonds => Suit::Hearts,
            Suit::Hearts => Suit::Diamonds,
            Suit::Spades => Suit::Clubs,
        }
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
            .find(|suit| text.len() == 1 && text.starts_with(|c: char| c.eq_ignore_ascii_case(&suit.letter())))
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

    /// Returns the letter of the rank in card codes: one of `23456789TJQKA`.
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
            .find(|rank| text.len() == 1 && text.starts_with(|c: char| c.eq_ignore_ascii_case(&rank.letter())))
            .ok_or_else(|| ParseCardError(text.to_owned()))
    }
}

/// One card of the pack.
///
/// ```
/// use pitch_rules::{Card, Rank, Suit};
///
/// let card: Card = "TD".parse()?;
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Diamonds));
/// assert_eq!(card.to_string(), "TD");
/// # Ok::<(), pitch_rules::ParseCardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(pub(super) u8);

impl Card {
    /// Number of identities: the 52 cards and two jokers.
    pub const IDENTITIES: usize = 54;

    /// The high joker, or the only one (F-01).
    pub const HIGH_JOKER: Card = Card(52);
    /// The low joker (F-01).
    pub const LOW_JOKER: Card = Card(53);

    /// Creates the card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Card(suit as u8 * 13 + rank as u8)
    }

    /// Returns the card of this identity, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Card::IDENTITIES { Some(Card(index as u8)) } else { None }
    }

    /// Returns the identity of the card: its place in any table indexed by cards, below [`Card::IDENTITIES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the rank and the suit printed on the card; a joker has neither (M-01).
    #[must_use]
    pub const fn print(self) -> Option<(Rank, Suit)> {
        if self.is_joker() {
            None
        } else {
            Some((Rank::ALL[(self.0 % 13) as usize], Suit::ALL[(self.0 / 13) as usize]))
        }
    }

    /// Returns the suit printed on the card; a joker has none (M-01).
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() { None } else { Some(Suit::ALL[(self.0 / 13) as usize]) }
    }

    /// Returns the rank printed on the card; a joker has none (M-01).
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Some(Rank::ALL[(self.0 % 13) as usize]) }
    }

    /// Returns `true` if the card is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= 52
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.print() {
            Some((rank, suit)) => write!(f, "{rank}{suit}"),
            None if *self == Card::HIGH_JOKER => f.write_str("X1"),
            None => f.write_str("X2"),
        }
    }
}

/// A text that names no card, rank or suit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{}` is not a card: write a rank of 23456789TJQKA and a suit of CDHS, as in `TD`, or X1 or X2 for a joker", quote(.0))]
pub struct ParseCardError(pub String);

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseCardError(text.to_owned());
        match text {
            "X1" | "x1" => return Ok(Card::HIGH_JOKER),
            "X2" | "x2" => return Ok(Card::LOW_JOKER),
            _ => {}
        }
        let (place, _) = text.char_indices().last().ok_or_else(wrong)?;
        let (rank, suit) = text.split_at(place);
        Ok(Card::new(rank.parse().map_err(|_| wrong())?, suit.parse().map_err(|_| wrong())?))
    }
}

as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Cards;

    #[test]
    fn every_card_is_written_and_read_back() {
        for card in Cards::PACK | Cards::JOKERS {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::from_index(card.index()), Some(card));
        }
        for card in Cards::PACK {
            let (rank, suit) = card.print().expect("a rank and a suit");
            assert_eq!((Card::new(rank, suit), card.rank(), card.suit()), (card, Some(rank), Some(suit)));
            assert!(Cards::of_suit(suit).contains(card) && Cards::of_rank(rank).contains(card));
        }
        for joker in Cards::JOKERS {
            assert_eq!((joker.print(), joker.is_joker()), (None, true));
        }
        assert_eq!(Cards::PACK.len(), 52);
        assert_eq!(Card::from_index(Card::IDENTITIES), None);
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
}
