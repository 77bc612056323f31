//! Calling a partner: the likely cards, which are the highest trumps that the pitcher lacks, and the way to all cards of
//! each suit.

use super::panel::{Choice, Face};
use super::{Message, Mode, Table};
use crate::context::Context;
use crate::keymap::Key;
use pitch_language::{phrase, t};
use pitch_rules::{Action, Card, Cards, Rank, Remark, Suit};

/// Number of cards that are likely to be called.
const LIKELY: usize = 5;

/// Returns the cards that can be called now, from the highest, and the other suits; also that of the likely cards, if it has
/// more.
pub(super) fn choices(table: &Table, context: &Context) -> Vec<Choice> {
    let view = table.shown();
    let called = |action: &Action| if let Action::Say(Remark::CallPartner(card)) = action { Some(*card) } else { None };
    let all: Cards = view.legal.iter().filter_map(called).collect();
    let looked_in = if let Mode::Calling(suit) = table.mode { Some(suit) } else { None };
    let suit = looked_in.or(view.trump).unwrap_or(Suit::Spades);
    let ranking = table.session.rules().ranking(view.trump);
    let mut cards: Vec<Card> = (all & ranking.suit(suit)).iter().collect();
    cards.sort_by_key(|&card| ranking.above(card).len());
    let has_more = looked_in.is_none() && cards.len() > LIKELY;
    if has_more {
        cards.truncate(LIKELY);
    }
    let card = |card: Card| {
        let say = Message::say(Remark::CallPartner(card));
        let keys = card.rank().map(rank_key).into_iter().collect();
        Choice { face: Face::Card(card), keys, ..Choice::new(say, phrase::card_alone(&context.language, card)) }
    };
    let is_there = |other: &Suit| *other != suit && !(all & ranking.suit(*other)).is_empty();
    let others = Suit::ALL.into_iter().filter(|other| is_there(other) || has_more && *other == suit);
    cards.into_iter().map(card).chain(others.map(|other| way_to(table, context, other))).collect()
}

/// Returns the key of a card: its rank, as it is written.
fn rank_key(rank: Rank) -> Key {
    let letter = rank.letter();
    letter.to_digit(10).map_or(Key::Letter(letter.to_ascii_lowercase()), |digit| Key::Digit(digit as u8))
}

/// Returns the button that brings the cards of another suit, with the letter of the suit as its key.
fn way_to(table: &Table, context: &Context, suit: Suit) -> Choice {
    let label = match table.shown().trump {
        Some(trump) if trump == suit => t!(context.language, "call-trumps"),
        _ => t!(context.language, "suit-capital", suit = phrase::suit_key(suit)),
    };
    let letter = suit.to_string();
    let keys = letter.chars().map(|letter| Key::Letter(letter.to_ascii_lowercase())).collect();
    Choice { keys, cap: letter, face: Face::Suit(suit), ..Choice::new(Message::CallIn(suit), label) }
}
