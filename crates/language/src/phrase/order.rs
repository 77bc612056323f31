//! The order of trumps, called up during a hand.

use crate::Language;
use crate::phrase::card::card_object;
use crate::phrase::field::trump_order;
use crate::phrase::joined::list;
use crate::t;
use pitch_rules::{Rules, SeatView};

/// The trumps from the highest down, and those that are gone once trump is known: a sentence each.
#[must_use]
pub fn order_of_trumps(language: &Language, rules: &Rules, view: &SeatView) -> Vec<String> {
    let order = trump_order(language, rules.trump_order.in_play(rules).into_iter());
    let (trump, played) = (view.trump, view.played());
    let trumps = trump.map(|trump| rules.trump_order.in_play(rules).into_iter().map(move |token| token.card(trump)));
    let gone = trumps.into_iter().flatten().filter(|card| played.contains(*card));
    let gone = list(language, gone.map(|card| card_object(language, card)));
    let gone = (!gone.is_empty()).then(|| t!(language, "text-order-gone", cards = gone));
    let jokers = (rules.jokers > 1).then(|| t!(language, "rule-joker-order", order = rules.joker_order.id()));
    [t!(language, "text-order", order = order)].into_iter().chain(jokers).chain(gone).collect()
}
