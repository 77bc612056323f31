//! Meaning of a line.

mod table;

use pitch_language::{Keyword, Names, Vocabulary};
use pitch_rules::{Bid, Call, Card, Cards, Rank, Remark, Seat, Suit};

/// Meaning of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    /// Nothing: an empty line.
    Nothing,
    /// Bid, pass, or another word before the first card.
    Call(Call),
    /// Sale of the pitch, or its offer.
    Sell,
    /// Play of this card.
    Card(Card),
    /// Code that may mean any of these cards.
    Unclear(Vec<Card>),
    /// Letter that may mean any of these suits.
    UnclearSuit(Vec<Suit>),
    /// Play of the card of this rank.
    Rank(Rank),
    /// Discard of these cards.
    Discard(Cards),
    /// Keeping these cards, and discarding all others.
    Keep(Cards),
    /// Another remark at the table.
    Say(Remark),
    /// Suit by itself.
    Suit(Suit),
    /// Action of another person at this screen: their seat, and the rest of the line.
    For(Seat, String),
    /// Question about a word, a rule by its number, or what a player said.
    Why(String),
    /// Another request, by its word.
    Ask(Keyword),
    /// Bid that is none.
    NoBid(String),
    /// Play of a card that is none.
    NoCard(String),
    /// Word that asks for a name after it.
    Whom(String),
    /// Name of somebody who is not at the table.
    NoPlayer(String),
    /// Line that is not understood.
    Unknown(String),
}

impl Order {
    /// Reads a line. A number alone is a bid while there is bidding, and otherwise a rank.
    pub(super) fn read(line: &str, words: &Vocabulary, names: &Names, bidding: bool) -> Order {
        let line = line.trim();
        if line.is_empty() {
            return Order::Nothing;
        }
        if let Some((seat, rest)) = line.split_once(':').and_then(|(name, rest)| Some((names.seat(name)?, rest))) {
            return Order::For(seat, rest.trim().to_owned());
        }
        let line = line.trim_end_matches([' ', '?']).trim_end_matches(char::is_whitespace);
        let line = if line.is_empty() { "?" } else { line };
        match words.keyword(line) {
            Some(Keyword::Smudge) if bidding && !names.is_smudge(Bid::FOUR) => return Order::NoBid(line.to_owned()),
            Some(keyword) => {
                if let Some(order) = alone(keyword, line) {
                    return order;
                }
            }
            None => {
                // "Four of spades" is a card, though "four" may begin something else.
                let order = if words.readings(line).is_empty() { followed(line, words, names) } else { None };
                if let Some(order) = order {
                    return order;
                }
            }
        }
        let call = if bidding { bid(line, words) } else { None };
        match call.map(Order::Call).or_else(|| card(line, words)) {
            Some(order) => order,
            None => match words.suits(line)[..] {
                [suit] => Order::Suit(suit),
                [] if words.number(line).is_some() => Order::NoBid(line.to_owned()),
                [] => Order::Unknown(line.to_owned()),
                ref suits => Order::UnclearSuit(suits.to_owned()),
            },
        }
    }
}

/// Returns the meaning of a word by itself; `None` for one that means nothing without more.
fn alone(keyword: Keyword, line: &str) -> Option<Order> {
    Some(match keyword {
        Keyword::Pass | Keyword::Offer => Order::Call(Call::Pass),
        Keyword::Smudge => Order::Call(Call::Bid(Bid::FOUR)),
        Keyword::Moon => Order::Call(Call::Bid(Bid::MOON)),
        Keyword::Sell => Order::Sell,
        Keyword::Pitch => Order::Call(Call::Pitch),
        Keyword::Undertake => Order::Call(Call::Undertake),
        Keyword::Stand => Order::Call(Call::Stand),
        Keyword::Beg => Order::Call(Call::Beg),
        Keyword::TakeOne => Order::Call(Call::TakeOne),
        Keyword::Run => Order::Call(Call::Run),
        Keyword::Bunch => Order::Call(Call::Bunch),
        Keyword::RestAreMine => Order::Say(Remark::RestAreMine),
        Keyword::LayDown => Order::Say(Remark::LayDown),
        Keyword::EndByScore => Order::Say(Remark::EndByScore),
        Keyword::WeakHand => Order::Say(Remark::WeakHand),
        Keyword::Look => Order::Say(Remark::Look),
        Keyword::Decline => Order::Say(Remark::Decline),
        Keyword::Withdraw => Order::Say(Remark::Withdraw),
        Keyword::LetStand => Order::Say(Remark::LetStand),
        Keyword::Content => Order::Say(Remark::Content),
        Keyword::Bid => Order::NoBid(line.to_owned()),
        Keyword::Play
        | Keyword::Discard
        | Keyword::Keep
        | Keyword::Expose
        | Keyword::CallCard
        | Keyword::CallPartner => Order::NoCard(line.to_owned()),
        Keyword::Renege => Order::Whom(line.to_owned()),
        Keyword::Override | Keyword::Yes | Keyword::No | Keyword::NameTrump | Keyword::Demand | Keyword::Misdeal => {
            return None;
        }
        Keyword::Undo
        | Keyword::Hand
        | Keyword::Trick
        | Keyword::Score
        | Keyword::Points
        | Keyword::Last
        | Keyword::TrumpOrder
        | Keyword::Hint
        | Keyword::AllHints
        | Keyword::Log
        | Keyword::Rules
        | Keyword::Help
        | Keyword::Why
        | Keyword::Words
        | Keyword::Fair
        | Keyword::Reasons
        | Keyword::New
        | Keyword::Stakes
        | Keyword::Evening
        | Keyword::Review
        | Keyword::Costs
        | Keyword::Players
        | Keyword::Quit
        | Keyword::TakeBack
        | Keyword::Counters => Order::Ask(keyword),
    })
}

/// Returns the meaning of a word together with the words after or before it.
fn followed(line: &str, words: &Vocabulary, names: &Names) -> Option<Order> {
    let rest = |keyword: Keyword| words.beside(line, keyword);
    if let Some(word) = rest(Keyword::Why).into_iter().next() {
        return Some(Order::Why(word));
    }
    // One rule of the sheet, by its number.
    if let Some(number) = rest(Keyword::Rules).into_iter().find(|text| text.parse::<usize>().is_ok()) {
        return Some(Order::Why(number));
    }
    if let Some(bids) = rest(Keyword::Bid).first() {
        return Some(bid(bids, words).map_or_else(|| Order::NoBid(line.to_owned()), Order::Call));
    }
    for keyword in [Keyword::Play, Keyword::Pitch] {
        if let Some(text) = rest(keyword).first() {
            // Two commands in a line are none, and no card.
            let unread = || match words.keyword(text) {
                Some(_) => Order::Unknown(line.to_owned()),
                None => Order::NoCard(text.clone()),
            };
            return Some(card(text, words).unwrap_or_else(unread));
        }
    }
    if let Some(text) = longest(rest(Keyword::Discard)) {
        return Some(cards(text, words, Order::Discard));
    }
    // The word by which eldest keeps the pitch keeps cards, too, where they follow.
    let kept = [Keyword::Keep, Keyword::Undertake].into_iter().flat_map(rest).collect();
    if let Some(text) = longest(kept) {
        return Some(cards(text, words, Order::Keep));
    }
    table::remark(line, words, names)
}

/// Returns an order about cards one after another, or about none, by the word for that.
fn cards(text: String, words: &Vocabulary, order: fn(Cards) -> Order) -> Order {
    // In "lege nichts weg" another word follows.
    let first = text.split_whitespace().next().unwrap_or_default();
    if words.demand(first) == Some(None) {
        return order(Cards::NONE);
    }
    match words.cards(&text) {
        Ok(cards) => order(cards),
        Err(readings) if readings.is_empty() => Order::NoCard(text),
        Err(readings) => Order::Unclear(readings),
    }
}

/// Returns an order about one card, of which these are the readings.
fn of_card(text: &str, readings: Vec<Card>, order: impl FnOnce(Card) -> Order) -> Order {
    match readings[..] {
        [card] => order(card),
        [] => Order::NoCard(text.to_owned()),
        _ => Order::Unclear(readings),
    }
}

/// Returns the shortest rest, which belongs to the longest word: "throw away" before "throw".
fn longest(rests: Vec<String>) -> Option<String> {
    rests.into_iter().min_by_key(String::len)
}

fn bid(text: &str, words: &Vocabulary) -> Option<Call> {
    let number = || words.number(text).and_then(|number| u8::try_from(number).ok());
    let bid = match words.keyword(text) {
        Some(Keyword::Smudge) => Some(Bid::FOUR),
        Some(Keyword::Moon) => Some(Bid::MOON),
        _ => number().and_then(Bid::new),
    };
    bid.map(Call::Bid)
}

/// Returns the order about a card or a rank. What is the word for a rank and a code is a code in capitals: in French "AS" is
/// the ace of spades, and "as" an ace.
fn card(text: &str, words: &Vocabulary) -> Option<Order> {
    let rank = words.rank(text).map(Order::Rank);
    let card =
        Some(of_card(text, words.readings(text), Order::Card)).filter(|order| !matches!(order, Order::NoCard(_)));
    if text.contains(char::is_lowercase) { rank.or(card) } else { card.or(rank) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_language::Language;
    use pitch_rules::Rules;

    use std::sync::Arc;

    fn read(line: &str, bidding: bool) -> Order {
        let words = Vocabulary::new(&Language::new("de").expect("German"));
        let names = Names::new(Arc::new(Rules::default()), ["Sam", "Ben", "Ana Lu", "Dev"], None);
        Order::read(line, &words, &names, bidding)
    }

    #[test]
    fn lines_are_understood_in_two_languages() {
        let bid = |number| Order::Call(Call::Bid(Bid::new(number).expect("a bid")));
        assert_eq!(read("  ", true), Order::Nothing);
        for line in ["pass", "Passe.", "passen"] {
            assert_eq!(read(line, true), Order::Call(Call::Pass), "{line}");
        }
        for line in ["3", "bid 3", "biete drei", "three", "BID THREE"] {
            assert_eq!(read(line, true), bid(3), "{line}");
        }
        assert_eq!(read("smudge", true), bid(4));
        assert_eq!(read("four", true), bid(4));
        assert_eq!(read("vier", true), bid(4));
        assert_eq!(read("bid smudge", false), bid(4));
        assert_eq!(read("moon", false), Order::Call(Call::Bid(Bid::MOON)));
        assert_eq!(read("bid the moon", false), Order::Call(Call::Bid(Bid::MOON)));
        assert_eq!(read("3", false), Order::Rank(Rank::Three));
        assert_eq!(read("four", false), Order::Rank(Rank::Four));
        assert_eq!(read("biete sieben", true), bid(7));
        assert_eq!(read("127", true), bid(127));
        assert_eq!(read("128", true), Order::NoBid("128".to_owned()));
        assert_eq!(read("bid -2", true), Order::NoBid("bid -2".to_owned()));
        assert_eq!(read("spiele Herz Dame", false), Order::Card("QH".parse().expect("a card")));
        assert_eq!(read("play the queen of hearts", false), Order::Card("QH".parse().expect("a card")));
        assert_eq!(read("four of spades", false), Order::Card("4S".parse().expect("a card")));
        assert_eq!(read("dame", false), Order::Rank(Rank::Queen));
        assert_eq!(read("fair play", false), Order::Unknown("fair play".to_owned()));
        assert_eq!(read("play fish", false), Order::NoCard("fish".to_owned()));
        assert_eq!(read("stich", false), Order::Ask(Keyword::Trick));
        for line in ["rules 7", "regeln 7", "warum 7"] {
            assert_eq!(read(line, true), Order::Why("7".to_owned()), "{line}");
        }
        assert_eq!(read("undo", false), Order::Ask(Keyword::Undo));
        assert_eq!(read("ja", false), Order::Unknown("ja".to_owned()));
        assert_eq!(read("wie bitte", false), Order::Unknown("wie bitte".to_owned()));
    }

    #[test]
    fn the_words_of_every_game_are_understood() {
        for (line, call) in [
            ("stand", Call::Stand),
            ("betteln", Call::Beg),
            ("take one", Call::TakeOne),
            ("take_one", Call::TakeOne),
            ("nachlegen", Call::Run),
            ("bunch", Call::Bunch),
            ("pitch", Call::Pitch),
            ("undertake", Call::Undertake),
            ("anbieten", Call::Pass),
        ] {
            assert_eq!(read(line, true), Order::Call(call), "{line}");
        }
        assert_eq!(read("sell", true), Order::Sell);
        assert_eq!(read("pitch AP", false), Order::Card("AS".parse().expect("a card")));
        for code in ["AS", "pitch AS", "play AS", "spiele AS."] {
            assert_eq!(read(code, false), Order::Card("AS".parse().expect("a card")), "{code}");
        }
        for ace in ["As", "as", "pitch As", "play as", "ACE"] {
            assert_eq!(read(ace, false), Order::Rank(Rank::Ace), "the word for an ace: {ace}");
        }
        let queens = || ["QC", "QD", "KD"].map(|card| card.parse().expect("a card")).to_vec();
        assert_eq!(read("KD", false), Order::Unclear(queens()));
        assert_eq!(read("discard 2C KD", false), Order::Unclear(queens()));
        assert_eq!(read("expose KD", false), Order::Unclear(queens()));
        assert_eq!(read("call KD of Ben", false), Order::Unclear(queens()));
        assert_eq!(read("trumpf k", false), Order::UnclearSuit(vec![Suit::Clubs, Suit::Diamonds]));
        let cards = Order::Discard("2C 3D".parse().expect("cards"));
        for line in ["discard 2C 3D", "throw away 2C and 3D", "wirf Kreuz zwei und Karo drei weg", "lege 2C, 3D weg"] {
            assert_eq!(read(line, false), cards, "{line}");
        }
        assert_eq!(read("discard none", false), Order::Discard(Cards::NONE));
        assert_eq!(read("lege nichts weg", false), Order::Discard(Cards::NONE));
        let kept = Order::Keep("2C 3D".parse().expect("cards"));
        for line in ["keep 2C 3D", "hold 2c and 3d", "behalte Kreuz zwei und Karo drei"] {
            assert_eq!(read(line, false), kept, "{line}");
        }
        assert_eq!(read("keep", true), Order::Call(Call::Undertake), "eldest keeps the pitch");
        assert_eq!(read("hearts", false), Order::Suit(Suit::Hearts));
        let ana = Seat::new(2).expect("a seat");
        assert_eq!(read("ana lu: bid 3", true), Order::For(ana, "bid 3".to_owned()));
    }

    #[test]
    fn the_words_of_the_table_are_understood() {
        for (line, remark) in [
            ("the rest are mine", "rest_are_mine"),
            ("claim", "rest_are_mine"),
            ("lay down", "lay_down"),
            ("ben reneged", "call_renege 1"),
            ("renege Ana Lu", "call_renege 2"),
            ("Ben hat falsch bedient", "call_renege 1"),
            ("renege 4", "call_renege 3"),
            ("call renege Ben", "call_renege 1"),
            ("call TD of Ben", "call_card 1 TD"),
            ("fordere Karozehn von Ana Lu", "call_card 2 TD"),
            ("fordere TD von Ben", "call_card 1 TD"),
            ("weak", "weak_hand"),
            ("schwaches Blatt", "weak_hand"),
            ("demand no trump", "demand no_trump"),
            ("verlange höchste", "demand highest"),
            ("demand nothing", "demand nothing"),
            ("withdraw", "withdraw"),
            ("let stand", "let_stand"),
            ("name hearts", "name H"),
            ("trumpf herz", "name H"),
            ("four AS", "override AS"),
            ("vier Pikass", "override AS"),
            ("decline", "decline"),
            ("expose ten of diamonds", "expose TD"),
            ("look", "look"),
            ("none", "content"),
        ] {
            assert_eq!(read(line, false), Order::Say(remark.parse().expect("a remark")), "{line}");
        }
        assert_eq!(read("renege", false), Order::Whom("renege".to_owned()));
        assert_eq!(read("call fish of Ben", false), Order::NoCard("fish of".to_owned()));
        assert_eq!(read("renege Zoe", false), Order::NoPlayer("Zoe".to_owned()));
        assert_eq!(read("expose fish", false), Order::NoCard("fish".to_owned()));
    }
}
