//! The words of a table where mistakes can be made.

use super::{Order, longest};
use crate::engine::{Remark, Seat};
use crate::language::{Keyword, Names, Vocabulary};

/// What is said at the table with a card, a suit or a name in it.
pub(super) fn remark(line: &str, words: &Vocabulary, names: &Names) -> Option<Order> {
    let rest = |keyword: Keyword| words.beside(line, keyword);
    let reneged = rest(Keyword::Renege);
    if let Some(of) = reneged.iter().find_map(|name| names.seat(name)) {
        return Some(Order::Say(Remark::CallRenege(of)));
    }
    if let Some(nobody) = longest(reneged) {
        return Some(Order::NoPlayer(nobody));
    }
    if let Some(text) = longest(rest(Keyword::CallCard)) {
        return Some(called(&text, words, names));
    }
    for (keyword, remark) in [
        (Keyword::CallPartner, Remark::CallPartner as fn(_) -> Remark),
        (Keyword::Expose, Remark::Expose),
        (Keyword::Override, Remark::Override),
    ] {
        if let Some(text) = longest(rest(keyword)) {
            return Some(words.card(&text).map_or(Order::NoCard(text), |card| Order::Say(remark(card))));
        }
    }
    let demand = rest(Keyword::Demand).iter().find_map(|text| words.demand(text));
    let suit = || rest(Keyword::NameTrump).iter().find_map(|text| words.suit(text));
    demand.map(Remark::Demand).or_else(|| suit().map(Remark::NameTrump)).map(Order::Say)
}

/// A card and whose it is, in this order; or a card alone, whose holder is to be a partner.
fn called(text: &str, words: &Vocabulary, names: &Names) -> Order {
    let lower = text.to_lowercase();
    let ends = |seat: &Seat| lower.strip_suffix(&names.name(*seat).to_lowercase()).map(str::to_owned);
    let whose = names.rules().seats().all().find_map(|seat| Some((seat, ends(&seat)?)));
    match whose {
        Some((seat, card)) => {
            words.card(&card).map_or(Order::NoCard(card), |card| Order::Say(Remark::CallCard(seat, card)))
        }
        None => {
            let partner = words.card(text).map(|card| Order::Say(Remark::CallPartner(card)));
            partner.unwrap_or_else(|| Order::NoPlayer(text.to_owned()))
        }
    }
}
