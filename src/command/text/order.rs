//! What a line asks for.

use crate::engine::{Bid, Call, Card, Rank};
use crate::language::{Keyword, Vocabulary};

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    /// Nothing: an empty line.
    Nothing,
    /// To bid or pass.
    Call(Call),
    /// To play this card.
    Card(Card),
    /// To play the card of this rank.
    Rank(Rank),
    /// Something else that a word asks for.
    Ask(Keyword),
    /// To bid, but this is no bid.
    NoBid(String),
    /// To play, but this is no card.
    NoCard(String),
    /// It is not understood.
    Unknown(String),
}

impl Order {
    /// Reads a line. A number alone is a bid while there is bidding, and otherwise a rank.
    pub(super) fn read(line: &str, words: &Vocabulary, bidding: bool) -> Order {
        let line = line.trim();
        if line.is_empty() {
            return Order::Nothing;
        }
        match words.keyword(line) {
            Some(Keyword::Pass) => return Order::Call(Call::Pass),
            Some(Keyword::Smudge) => return Order::Call(Call::Bid(Bid::FOUR)),
            Some(Keyword::Bid) => return Order::NoBid(line.to_owned()),
            Some(Keyword::Play) => return Order::NoCard(line.to_owned()),
            Some(Keyword::Yes | Keyword::No | Keyword::Dealt | Keyword::Wins) | None => {}
            Some(keyword) => return Order::Ask(keyword),
        }
        match words.keyword_before(line) {
            Some((Keyword::Bid, rest)) => {
                return bid(rest, words).map_or_else(|| Order::NoBid(line.to_owned()), Order::Call);
            }
            Some((Keyword::Play, rest)) => {
                return card(rest, words).unwrap_or_else(|| Order::NoCard(rest.to_owned()));
            }
            _ => {}
        }
        let call = if bidding { bid(line, words) } else { None };
        match call.map(Order::Call).or_else(|| card(line, words)) {
            Some(order) => order,
            None if words.number(line).is_some() => Order::NoBid(line.to_owned()),
            None => Order::Unknown(line.to_owned()),
        }
    }
}

fn bid(text: &str, words: &Vocabulary) -> Option<Call> {
    if words.keyword(text) == Some(Keyword::Smudge) {
        return Some(Call::Bid(Bid::FOUR));
    }
    let number = words.number(text)?;
    u8::try_from(number).ok().and_then(Bid::new).map(Call::Bid)
}

fn card(text: &str, words: &Vocabulary) -> Option<Order> {
    words.card(text).map(Order::Card).or_else(|| words.rank(text).map(Order::Rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn lines_are_understood_in_two_languages() {
        let words = Vocabulary::new(&Language::new("de").expect("German"));
        let read = |line: &str, bidding| Order::read(line, &words, bidding);
        let bid = |number| Order::Call(Call::Bid(Bid::new(number).expect("a bid")));
        assert_eq!(read("  ", true), Order::Nothing);
        for line in ["pass", "Passe.", "passen"] {
            assert_eq!(read(line, true), Order::Call(Call::Pass), "{line}");
        }
        for line in ["3", "bid 3", "biete drei", "three", "BID THREE"] {
            assert_eq!(read(line, true), bid(3), "{line}");
        }
        assert_eq!(read("smudge", true), bid(4));
        assert_eq!(read("bid smudge", false), bid(4));
        assert_eq!(read("3", false), Order::Rank(Rank::Three));
        assert_eq!(read("biete sieben", true), Order::NoBid("biete sieben".to_owned()));
        assert_eq!(read("99", true), Order::NoBid("99".to_owned()));
        assert_eq!(read("spiele Herz Dame", false), Order::Card("QH".parse().expect("a card")));
        assert_eq!(read("play the queen of hearts", false), Order::Card("QH".parse().expect("a card")));
        assert_eq!(read("dame", false), Order::Rank(Rank::Queen));
        assert_eq!(read("play fish", false), Order::NoCard("fish".to_owned()));
        assert_eq!(read("stich", false), Order::Ask(Keyword::Trick));
        assert_eq!(read("undo", false), Order::Ask(Keyword::Undo));
        assert_eq!(read("ja", false), Order::Unknown("ja".to_owned()));
        assert_eq!(read("wie bitte", false), Order::Unknown("wie bitte".to_owned()));
    }
}
