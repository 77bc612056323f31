//! Card points of the cards, which decide Game (BAP-16, M-33).

use crate::as_text::as_text;
use crate::card::{Rank, Suit};
use crate::cards::Cards;

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// Some cards that count for Game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counter {
    /// The cards of a rank in every suit.
    Rank(Rank),
    /// The card of a rank in the trump suit, for what it counts beside the others of its rank.
    Trump(Rank),
    /// A joker.
    Joker,
}

impl Counter {
    /// Returns every counter, in the order in which files have them: the ranks from the ace down, the trumps, and the
    /// joker.
    pub fn all() -> impl Iterator<Item = Counter> {
        let ranks = || Rank::ALL.into_iter().rev();
        ranks().map(Counter::Rank).chain(ranks().map(Counter::Trump)).chain([Counter::Joker])
    }

    /// Returns the cards that it stands for with this suit as trump; before trump is known no card counts more than its
    /// rank.
    #[must_use]
    pub fn cards(self, trump: Option<Suit>) -> Cards {
        match self {
            Counter::Rank(rank) => Cards::of_rank(rank),
            Counter::Trump(rank) => trump.map_or(Cards::NONE, |suit| Cards::of_suit(suit) & Cards::of_rank(rank)),
            Counter::Joker => Cards::JOKERS,
        }
    }

    const fn index(self) -> usize {
        match self {
            Counter::Rank(rank) => rank as usize,
            Counter::Trump(rank) => 13 + rank as usize,
            Counter::Joker => 26,
        }
    }
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counter::Rank(rank) => write!(f, "{}", rank.letter()),
            Counter::Trump(rank) => write!(f, "t{}", rank.letter()),
            Counter::Joker => f.write_str("X"),
        }
    }
}

impl FromStr for Counter {
    type Err = GameValuesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Counter::all().find(|counter| counter.to_string() == text);
        found.ok_or_else(|| GameValuesError::Counter(text.to_owned()))
    }
}

/// The card points of the cards, 1 to 30 each; what is not named counts nothing. In files they stand side by side, as in
/// `A:4 K:3 Q:2 J:1 T:10 t5:5 X:1`: a rank in all four suits, what a rank counts more in the trump suit, and a joker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GameValues([u8; 27]);

/// Error in a list of card points.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameValuesError {
    /// Something in it stands for no card.
    #[error("`{}` is no card that could count for Game", quote(.0))]
    Counter(String),
    /// Something counts nothing, or too much.
    #[error("`{}` does not count 1 to {most} card points", quote(.0), most = GameValues::MOST)]
    Worth(String),
    /// Something stands in it twice.
    #[error("`{0}` stands among the card points twice")]
    Twice(Counter),
    /// No card counts.
    #[error("some card must count for Game")]
    Nothing,
}

impl GameValues {
    /// Most that a counter can be worth, in card points.
    pub const MOST: u8 = 30;
    /// Ten 10, ace 4, king 3, queen 2, jack 1 (BAP-16).
    pub const STANDARD: GameValues = GameValues::of(&[
        (Counter::Rank(Rank::Ace), 4),
        (Counter::Rank(Rank::King), 3),
        (Counter::Rank(Rank::Queen), 2),
        (Counter::Rank(Rank::Jack), 1),
        (Counter::Rank(Rank::Ten), 10),
    ]);

    /// Makes the card points of a preset, which are taken to fit.
    pub(super) const fn of(list: &[(Counter, u8)]) -> Self {
        let mut values = [0; 27];
        let mut index = 0;
        while index < list.len() {
            let (counter, worth) = list[index];
            values[counter.index()] = worth;
            index += 1;
        }
        GameValues(values)
    }

    /// Returns the card points of a counter, 0 to 30; of a card of the trump suit what it counts more.
    #[must_use]
    pub const fn get(&self, counter: Counter) -> u8 {
        self.0[counter.index()]
    }

    /// Returns the values with this many card points for the counter, 0 for none.
    ///
    /// # Errors
    /// If they are too many, or nothing would count any more.
    pub fn with(mut self, counter: Counter, worth: u8) -> Result<Self, GameValuesError> {
        if worth > Self::MOST {
            return Err(GameValuesError::Worth(format!("{counter}:{worth}")));
        }
        self.0[counter.index()] = worth;
        if self.0 == [0; 27] { Err(GameValuesError::Nothing) } else { Ok(self) }
    }

    /// Returns the counters that count, with their card points, in the order of files.
    pub fn iter(&self) -> impl Iterator<Item = (Counter, u8)> {
        let values = *self;
        Counter::all().map(move |counter| (counter, values.get(counter))).filter(|(_, worth)| *worth > 0)
    }
}

impl fmt::Display for GameValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (counter, worth)) in self.iter().enumerate() {
            write!(f, "{}{counter}:{worth}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for GameValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl FromStr for GameValues {
    type Err = GameValuesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut values = GameValues([0; 27]);
        for text in text.split_whitespace() {
            let wrong = || GameValuesError::Worth(text.to_owned());
            let (name, worth) = text.split_once(':').unwrap_or((text, ""));
            let counter: Counter = name.parse()?;
            let worth = worth.parse().ok().filter(|worth| *worth > 0).ok_or_else(wrong)?;
            if values.get(counter) > 0 {
                return Err(GameValuesError::Twice(counter));
            }
            values = values.with(counter, worth).map_err(|_| wrong())?;
        }
        if values.iter().next().is_none() { Err(GameValuesError::Nothing) } else { Ok(values) }
    }
}

as_text!(GameValues);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_and_read_back() {
        for text in ["A:4 K:3 Q:2 J:1 T:10", "A:4 K:3 Q:2 J:1 T:10 t5:5", "9:30 X:1", "tA:1"] {
            assert_eq!(text.parse::<GameValues>().map(|values| values.to_string()).as_deref(), Ok(text));
        }
        assert_eq!(GameValues::STANDARD.to_string(), "A:4 K:3 Q:2 J:1 T:10");
        assert_eq!("T:10 J:1 Q:2 K:3 A:4".parse(), Ok(GameValues::STANDARD), "in any order");
    }

    #[test]
    fn what_cannot_count_is_named() {
        let error = |text: &str| text.parse::<GameValues>().expect_err(text);
        assert_eq!(error(""), GameValuesError::Nothing);
        assert_eq!(error("A:4 A:4"), GameValuesError::Twice(Counter::Rank(Rank::Ace)));
        assert_eq!(error("10:1"), GameValuesError::Counter("10".to_owned()));
        assert_eq!(error("tX:1"), GameValuesError::Counter("tX".to_owned()));
        for text in ["A", "A:", "A:0", "A:31", "A:-1", "A:256", "A:x"] {
            assert_eq!(error(text), GameValuesError::Worth(text.to_owned()));
        }
    }

    #[test]
    fn the_last_counter_stays() {
        let five = Counter::Trump(Rank::Five);
        let values = GameValues::STANDARD.with(five, 5).expect("it counts");
        assert_eq!(values.to_string(), "A:4 K:3 Q:2 J:1 T:10 t5:5");
        assert_eq!(values.with(five, 0), Ok(GameValues::STANDARD));
        assert_eq!(values.with(five, 31), Err(GameValuesError::Worth("t5:31".to_owned())));
        let one: GameValues = "X:1".parse().expect("values");
        assert_eq!(one.with(Counter::Joker, 0), Err(GameValuesError::Nothing));
    }
}
