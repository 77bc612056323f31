//! Cards, suits, ranks and lists of them.

use crate::Language;
use crate::phrase::joined::{alternatives, list, listed, with_figure};
use crate::t;
use pitch_rules::{Card, Cards, Point, Rank, Ranking, SeatView, Suit};

/// The value of `$suit` in the texts.
pub const fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// The value of `$rank` in the texts.
pub const fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

/// The value of `$rank` for a card: that of its rank, or which joker it is.
pub(crate) fn card_rank_key(card: Card) -> &'static str {
    card.rank().map_or(if card == Card::HIGH_JOKER { "joker" } else { "low-joker" }, rank_key)
}

/// The value of `$suit` for a card; nothing for a joker.
pub(crate) fn card_suit_key(card: Card) -> &'static str {
    card.suit().map_or("", suit_key)
}

/// The value of `$point` in the texts.
pub(crate) const fn point_key(point: Point) -> &'static str {
    match point {
        Point::High => "high",
        Point::Low => "low",
        Point::Jack => "jack",
        Point::Game => "game",
        Point::Last => "last",
        Point::Trump(_) => "trump",
        Point::Off(_) => "off",
        Point::Joker => "joker",
        Point::Plain(_) => "plain",
    }
}

/// A suit inside a sentence: "hearts".
#[must_use]
pub fn suit(language: &Language, suit: Suit) -> String {
    t!(language, "suit", suit = suit_key(suit))
}

/// A rank inside a sentence: "queen".
#[must_use]
pub fn rank(language: &Language, rank: Rank) -> String {
    t!(language, "rank", rank = rank_key(rank))
}

/// The rank of a card inside a sentence, or the joker that it is.
#[must_use]
pub fn card_rank(language: &Language, card: Card) -> String {
    t!(language, "card-rank", rank = card_rank_key(card))
}

/// Something that scores: "High", "Five".
#[must_use]
pub fn point(language: &Language, point: Point) -> String {
    match point {
        Point::Trump(of) => capital(&rank(language, of)),
        Point::Off(of) => t!(language, "point-off", rank = rank_key(of)),
        Point::Plain(of) => t!(language, "point-plain", rank = rank_key(of)),
        _ => t!(language, "point", point = point_key(point)),
    }
}

/// The letter of something that scores, for a box or a plate: "H", "5".
#[must_use]
pub fn point_letter(language: &Language, point: Point) -> String {
    match point {
        Point::Trump(of) | Point::Plain(of) => rank_letter(language, of),
        Point::Off(of) => t!(language, "point-letter-off", rank = rank_letter(language, of)),
        _ => t!(language, "point-letter", point = point_key(point)),
    }
}

/// The letter or figure of a rank: "J", "10", in German "B" for a jack.
fn rank_letter(language: &Language, rank: Rank) -> String {
    capital(&first_of(&t!(language, "words-rank-code", rank = rank_key(rank))))
}

/// A card in as few letters as can be typed, in those of the language: "QH", in German "DH". A joker is "X1" or "X2".
#[must_use]
pub fn card_code(language: &Language, card: Card) -> String {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => {
            let suit = capital(&first_of(&t!(language, "words-suit-code", suit = suit_key(suit))));
            format!("{}{suit}", rank_letter(language, rank))
        }
        _ => card.to_string(),
    }
}

/// The first of the words in a list.
fn first_of(list: &str) -> String {
    list.split(',').next().unwrap_or_default().trim().to_owned()
}

/// A card as the subject of a sentence: "the queen of hearts".
#[must_use]
pub fn card(language: &Language, card: Card) -> String {
    t!(language, "card", rank = card_rank_key(card), suit = card_suit_key(card))
}

/// A card as the object of a sentence: "den Herzkönig".
#[must_use]
pub fn card_object(language: &Language, card: Card) -> String {
    t!(language, "card-object", rank = card_rank_key(card), suit = card_suit_key(card))
}

/// A card after "with": "(mit) dem Herzkönig".
#[must_use]
pub fn card_with(language: &Language, card: Card) -> String {
    t!(language, "card-with", rank = card_rank_key(card), suit = card_suit_key(card))
}

/// Names a card alone, and says where it lies on another that is face down.
#[must_use]
pub fn card_in_row(language: &Language, view: &SeatView, card: Card) -> String {
    let on = view.rows.covers(card).then(|| t!(language, "voice-on-hidden"));
    listed(language, std::iter::once(card_alone(language, card)).chain(on))
}

/// A card by itself: "queen of hearts".
#[must_use]
pub fn card_alone(language: &Language, card: Card) -> String {
    t!(language, "card-alone", rank = card_rank_key(card), suit = card_suit_key(card))
}

/// A card by itself, an off-trump by what it is and as it is written: "off-jack JD*".
#[must_use]
pub fn card_in_play(language: &Language, card: Card, ranking: &Ranking) -> String {
    let off = card.rank().filter(|_| card.suit() != ranking.trump() && ranking.trumps().contains(card));
    match off {
        Some(rank) => {
            with_figure(language, t!(language, "trump-off", rank = rank_key(rank)), &off_code(language, card))
        }
        None => card_alone(language, card),
    }
}

/// An off-trump as it is written: "JD*".
#[must_use]
pub fn off_code(language: &Language, card: Card) -> String {
    format!("{}*", card_code(language, card))
}

/// Words as they stand at the beginning of a line: with a capital letter.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Cards as the object of a sentence: "the ace of spades and the ten of spades"; "no cards" for none.
#[must_use]
pub fn cards(language: &Language, cards: Cards) -> String {
    if cards.is_empty() {
        return t!(language, "cards-none");
    }
    let in_order = by_suit(cards, Ranking::standard(None)).into_iter().flat_map(|(_, cards)| cards);
    list(language, in_order.map(|card| card_object(language, card)))
}

/// Cards to choose from, as the object of a sentence: "the ace of spades or the ten of spades"; "no cards" for none.
#[must_use]
pub fn cards_or(language: &Language, cards: Cards) -> String {
    if cards.is_empty() {
        return t!(language, "cards-none");
    }
    let in_order = by_suit(cards, Ranking::standard(None)).into_iter().flat_map(|(_, cards)| cards);
    alternatives(language, in_order.map(|card| card_object(language, card)))
}

/// Cards to choose from, each with the code that means it alone: "king of diamonds (KD) or king of hearts (KH)".
#[must_use]
pub fn cards_typed(language: &Language, cards: impl IntoIterator<Item = Card>) -> String {
    let typed = |card| t!(language, "card-typed", card = card_alone(language, card), code = card_code(language, card));
    alternatives(language, cards.into_iter().map(typed))
}

/// One label for each suit that is there, the trumps first: "Spades: ace, jack and four". A trump of another suit is told
/// whole, and jokers stand by themselves before trump is known.
#[must_use]
pub fn cards_by_suit(language: &Language, cards: Cards, ranking: &Ranking) -> Vec<String> {
    by_suit(cards, ranking).iter().map(|(suit, cards)| of_suit(language, *suit, cards, ranking)).collect()
}

/// The same of cards as they lie: one label for each run of a suit.
pub(super) fn runs_of_suits(language: &Language, cards: &[Card], ranking: &Ranking) -> Vec<String> {
    let runs = cards.chunk_by(|one, next| ranking.suit_of(*one) == ranking.suit_of(*next));
    runs.map(|run| of_suit(language, ranking.suit_of(run[0]), run, ranking)).collect()
}

fn of_suit(language: &Language, suit: Option<Suit>, cards: &[Card], ranking: &Ranking) -> String {
    let in_suit = |card: &Card| match card.rank() {
        Some(of) if card.suit() == suit => rank(language, of),
        _ => card_in_play(language, *card, ranking),
    };
    let ranks = list(language, cards.iter().map(in_suit));
    match suit {
        Some(suit) => t!(language, "cards-of-suit", suit = suit_key(suit), ranks = ranks),
        None => capital(&ranks),
    }
}

/// The suits that are there with their cards, highest first; the trumps before the other suits, and jokers by themselves
/// before trump is known.
fn by_suit(cards: Cards, ranking: &Ranking) -> Vec<(Option<Suit>, Vec<Card>)> {
    let mut suits: Vec<Suit> = Suit::ALL.into_iter().rev().collect();
    suits.sort_by_key(|&suit| ranking.trump() != Some(suit));
    let sorted = |mut left: Cards| {
        let mut sorted = Vec::new();
        while let Some(highest) = ranking.highest(left) {
            left.remove(highest);
            sorted.push(highest);
        }
        sorted
    };
    let jokers = if ranking.trump().is_none() { cards & Cards::JOKERS } else { Cards::NONE };
    let all =
        std::iter::once((None, jokers)).chain(suits.into_iter().map(|suit| (Some(suit), cards & ranking.suit(suit))));
    all.map(|(suit, cards)| (suit, sorted(cards))).filter(|(_, cards)| !cards.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german() -> Language {
        Language::new("de").expect("German")
    }

    #[test]
    fn cards_stand_in_the_right_case() {
        let english = Language::default();
        let (queen, king) = ("QH".parse().expect("a card"), "KS".parse().expect("a card"));
        assert_eq!(card(&english, queen), "the queen of hearts");
        assert_eq!(card(&german(), queen), "die Herzdame");
        assert_eq!(card(&german(), king), "der Pikkönig");
        assert_eq!(card_object(&german(), king), "den Pikkönig");
        assert_eq!(card_with(&german(), king), "dem Pikkönig");
        assert_eq!(card_with(&german(), queen), "der Herzdame");
    }

    #[test]
    fn a_hand_is_read_suit_by_suit() {
        let english = Language::default();
        let hand = "2H TH JS AS 4S 9D".parse().expect("cards");
        assert_eq!(
            cards_by_suit(&english, hand, Ranking::standard(Some(Suit::Hearts))),
            ["Hearts: ten and two", "Spades: ace, jack and four", "Diamonds: nine"]
        );
        let two = "TH AS".parse().expect("cards");
        assert_eq!(cards(&german(), two), "das Pikass und die Herzzehn");
        assert_eq!(cards(&english, Cards::NONE), "no cards");
    }
}
