//! The trumps from the highest down: which card of the trump suit, off-trump or joker beats which (M-11).

use crate::as_text::as_text;
use crate::card::{Card, Rank, Suit};
use crate::rules::{RankSet, Rules};

use pitch_shown::quote;
use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// A trump, whatever the suit: an entry in the order of trumps (M-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Token {
    /// The card of this rank in the trump suit.
    Rank(Rank),
    /// The card of this rank in the other suit of the same color.
    Off(Rank),
    /// The high joker, or the only one.
    HighJoker,
    /// The low joker.
    LowJoker,
}

impl Token {
    /// Returns every trump there can be: the ranks and below each its off-trump, and the jokers below the off-jack.
    pub fn all() -> impl Iterator<Item = Token> {
        Rank::ALL.into_iter().rev().flat_map(|rank| {
            let jokers = (rank == Rank::Jack).then_some([Token::HighJoker, Token::LowJoker]);
            [Token::Rank(rank), Token::Off(rank)].into_iter().chain(jokers.into_iter().flatten())
        })
    }

    /// Returns the card that this is when a suit is trump.
    #[must_use]
    pub const fn card(self, trump: Suit) -> Card {
        match self {
            Token::Rank(rank) => Card::new(rank, trump),
            Token::Off(rank) => Card::new(rank, trump.of_same_color()),
            Token::HighJoker => Card::HIGH_JOKER,
            Token::LowJoker => Card::LOW_JOKER,
        }
    }

    const fn is_rank(self, rank: Rank) -> bool {
        matches!(self, Token::Rank(own) if own as u8 == rank as u8)
    }

    /// Returns `true` if it is a trump of these rules.
    #[must_use]
    pub fn is_in(self, rules: &Rules) -> bool {
        match self {
            Token::Rank(rank) => rules.pack_in_play().ranks().contains(rank),
            Token::Off(rank) => rules.pack_in_play().ranks().contains(rank) && rules.off_trumps.contains(rank),
            Token::HighJoker => rules.jokers > 0,
            Token::LowJoker => rules.jokers > 1,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Rank(rank) => rank.fmt(f),
            Token::Off(rank) => write!(f, "o{rank}"),
            Token::HighJoker => f.write_str("X1"),
            Token::LowJoker => f.write_str("X2"),
        }
    }
}

/// The trumps from the highest down, each at most once. In files they stand side by side, as in `A K Q J oJ T 9`: a rank,
/// `o` and a rank for an off-trump, `X1` and `X2` for the jokers. What is not in the pack is passed over (M-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TrumpOrder {
    tokens: [Token; TrumpOrder::MOST],
    len: u8,
    /// `true` if it is the order of most games, which is asked for with every hand.
    is_plain: bool,
}

/// Error in an order of trumps.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TrumpOrderError {
    /// Something in it is no trump.
    #[error("`{}` is no trump: write a rank, o and a rank, X1 or X2", quote(.0))]
    Token(String),
    /// A trump stands in it twice.
    #[error("`{0}` stands in the order of trumps twice")]
    Twice(Token),
}

impl TrumpOrder {
    /// Most trumps there can be.
    pub const MOST: usize = 28;
    /// Ace down to two (BAP-06).
    pub const BY_RANK: TrumpOrder = TrumpOrder::of(&[
        Token::Rank(Rank::Ace),
        Token::Rank(Rank::King),
        Token::Rank(Rank::Queen),
        Token::Rank(Rank::Jack),
        Token::Rank(Rank::Ten),
        Token::Rank(Rank::Nine),
        Token::Rank(Rank::Eight),
        Token::Rank(Rank::Seven),
        Token::Rank(Rank::Six),
        Token::Rank(Rank::Five),
        Token::Rank(Rank::Four),
        Token::Rank(Rank::Three),
        Token::Rank(Rank::Two),
    ]);

    pub(super) const fn of(list: &[Token]) -> Self {
        let mut tokens = [Token::LowJoker; TrumpOrder::MOST];
        let mut index = 0;
        while index < list.len() {
            tokens[index] = list[index];
            index += 1;
        }
        let mut is_plain = list.len() == Rank::ALL.len();
        let mut index = 0;
        while is_plain && index < list.len() {
            is_plain = list[index].is_rank(Rank::ALL[Rank::ALL.len() - 1 - index]);
            index += 1;
        }
        TrumpOrder { tokens, len: list.len() as u8, is_plain }
    }

    /// Returns `true` if it is ace down to two and names nothing else.
    pub(crate) const fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// Returns the order with another trump directly below the card of this rank, or lowest of all if that is not in
    /// the order.
    pub(super) const fn with_below(mut self, token: Token, above: Rank) -> Self {
        let mut place = self.len as usize;
        while place > 0 && !self.tokens[place - 1].is_rank(above) {
            place -= 1;
        }
        if place == 0 {
            place = self.len as usize;
        }
        let mut index = self.len as usize;
        while index > place {
            self.tokens[index] = self.tokens[index - 1];
            index -= 1;
        }
        self.tokens[place] = token;
        TrumpOrder { len: self.len + 1, is_plain: false, ..self }
    }

    /// Returns the order without the cards of these ranks.
    pub(super) const fn without(self, ranks: &[Rank]) -> Self {
        let mut kept = TrumpOrder { len: 0, ..self };
        let mut index = 0;
        while index < self.len as usize {
            let mut stays = true;
            let mut rank = 0;
            while rank < ranks.len() {
                stays &= !self.tokens[index].is_rank(ranks[rank]);
                rank += 1;
            }
            if stays {
                kept.tokens[kept.len as usize] = self.tokens[index];
                kept.len += 1;
            }
            index += 1;
        }
        // Orders that list the same are the same.
        TrumpOrder::of(kept.tokens.split_at(kept.len as usize).0)
    }

    /// Makes an order of these trumps.
    ///
    /// # Errors
    /// If one stands in it twice.
    pub fn new(list: &[Token]) -> Result<Self, TrumpOrderError> {
        match list.iter().enumerate().find(|(index, token)| list[..*index].contains(token)) {
            Some((_, &token)) => Err(TrumpOrderError::Twice(token)),
            None => Ok(TrumpOrder::of(list)),
        }
    }

    /// Returns the trumps, highest first.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens[..usize::from(self.len)]
    }

    /// Returns the trumps of these rules, highest first.
    #[must_use]
    pub fn in_play(&self, rules: &Rules) -> Vec<Token> {
        self.tokens().iter().copied().filter(|token| token.is_in(rules)).collect()
    }

    /// Returns `true` if the trumps of these rules stand as the cards of any suit do, from the ace down.
    #[must_use]
    pub fn is_by_rank(&self, rules: &Rules) -> bool {
        self.in_play(rules) == TrumpOrder::BY_RANK.in_play(rules)
    }

    /// Returns the order with this trump one place higher; the highest goes to the bottom. What is passed over under these
    /// rules is jumped.
    #[must_use]
    pub fn raised(&self, token: Token, rules: &Rules) -> Self {
        let (mut shown, idle): (Vec<_>, Vec<_>) = self.tokens().iter().copied().partition(|token| token.is_in(rules));
        match shown.iter().position(|other| *other == token) {
            Some(0) => shown.rotate_left(1),
            Some(place) => shown.swap(place, place - 1),
            None => {}
        }
        shown.extend(idle);
        TrumpOrder::of(&shown)
    }

    /// Returns the order with everything in it that is a trump of these rules: what is missing comes where it usually
    /// stands, an off-trump below the card that it is beside, and jokers above the ten.
    #[must_use]
    pub fn completed(&self, rules: &Rules) -> Self {
        let mut list = self.tokens().to_vec();
        for token in Token::all().filter(|token| token.is_in(rules)) {
            if list.contains(&token) {
                continue;
            }
            let before: Vec<Token> = Token::all().take_while(|other| *other != token).collect();
            let place = before.iter().rev().find_map(|above| list.iter().position(|other| other == above));
            list.insert(place.map_or(0, |place| place + 1), token);
        }
        TrumpOrder::of(&list)
    }

    /// Returns the first trump of these rules that is not in the order.
    #[must_use]
    pub fn lacks(&self, rules: &Rules) -> Option<Token> {
        // Every new game asks this, and without off-trumps and jokers the order from ace to two lacks nothing.
        if self.is_plain && rules.off_trumps == RankSet::NONE && rules.jokers == 0 {
            return None;
        }
        Token::all().find(|token| token.is_in(rules) && !self.tokens().contains(token))
    }
}

impl fmt::Display for TrumpOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, token) in self.tokens().iter().enumerate() {
            write!(f, "{}{token}", if index > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for TrumpOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl FromStr for TrumpOrder {
    type Err = TrumpOrderError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let token = |text: &str| {
            let found = Token::all().find(|token| token.to_string() == text);
            found.ok_or_else(|| TrumpOrderError::Token(text.to_owned()))
        };
        TrumpOrder::new(&text.split_whitespace().map(token).collect::<Result<Vec<_>, _>>()?)
    }
}

as_text!(TrumpOrder);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_written_and_read_back() {
        let plain = "A K Q J T 9 8 7 6 5 4 3 2";
        assert_eq!(TrumpOrder::BY_RANK.to_string(), plain);
        for text in [plain, "A K Q J oJ X1 X2 T 9 8 7 6 5 4 3 2", "A 9 K 8 Q 7 J 6 oJ 5 X1 4 X2 3 T 2", ""] {
            assert_eq!(text.parse::<TrumpOrder>().map(|order| order.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("A J A".parse::<TrumpOrder>(), Err(TrumpOrderError::Twice(Token::Rank(Rank::Ace))));
        assert_eq!("A X3".parse::<TrumpOrder>(), Err(TrumpOrderError::Token("X3".to_owned())));
        assert_eq!(Token::all().count(), TrumpOrder::MOST);
    }

    #[test]
    fn what_is_missing_comes_where_it_usually_stands() {
        let rules = Rules { jokers: 2, off_trumps: RankSet::of(&[Rank::Jack, Rank::Five]), ..Rules::default() };
        assert_eq!(rules.trump_order.lacks(&rules), Some(Token::Off(Rank::Jack)));
        let order = rules.trump_order.completed(&rules);
        assert_eq!(order.to_string(), "A K Q J oJ X1 X2 T 9 8 7 6 5 o5 4 3 2");
        assert_eq!(order.lacks(&rules), None);
        assert_eq!("".parse::<TrumpOrder>().expect("an order").completed(&Rules::default()), TrumpOrder::BY_RANK);
        let raised = order.raised(Token::HighJoker, &rules).raised(Token::Rank(Rank::Ace), &Rules::default());
        assert_eq!(raised.to_string(), "K Q J T 9 8 7 6 5 4 3 2 A X1 oJ X2 o5");
    }
}
