//! Words of a table where mistakes can be made.

use super::{Order, longest, of_card};
use pitch_language::{Keyword, Names, Vocabulary};
use pitch_rules::{Remark, Seat};

/// Returns a remark at the table with a card, a suit or a name in it.
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
        let renege = words.beside(&text, Keyword::Renege).iter().find_map(|name| names.seat(name));
        let renege = renege.map(|of| Order::Say(Remark::CallRenege(of)));
        return renege.or_else(|| Some(called(&text, words, names)));
    }
    if let Some(text) = longest(rest(Keyword::CallPartner)) {
        return Some(of_card(&text, words.readings(&text), |card| Order::Say(Remark::CallPartner(card))));
    }
    for (keyword, remark) in
        [(Keyword::Expose, Remark::Expose as fn(_) -> Remark), (Keyword::Override, Remark::Override)]
    {
        if let Some(text) = longest(rest(keyword)) {
            return Some(of_card(&text, words.readings(&text), |card| Order::Say(remark(card))));
        }
    }
    let demand = rest(Keyword::Demand).iter().find_map(|text| words.demand(text));
    if let Some(demand) = demand {
        return Some(Order::Say(Remark::Demand(demand)));
    }
    let suits = rest(Keyword::NameTrump).into_iter().map(|text| words.suits(&text)).find(|suits| !suits.is_empty());
    suits.map(|suits| match suits[..] {
        [suit] => Order::Say(Remark::NameTrump(suit)),
        _ => Order::UnclearSuit(suits),
    })
}

/// Returns the order about a card and its holder, in this order; or about a card alone, whose holder is to be a
/// partner.
fn called(text: &str, words: &Vocabulary, names: &Names) -> Order {
    let lower = text.to_lowercase();
    let ends = |seat: &Seat| lower.strip_suffix(&names.name(*seat).to_lowercase()).map(str::to_owned);
    let whose = names.rules().seats().all().find_map(|seat| Some((seat, ends(&seat)?)));
    match whose {
        Some((seat, card)) => {
            of_card(card.trim(), words.readings(&card), |card| Order::Say(Remark::CallCard(seat, card)))
        }
        None => match of_card(text, words.readings(text), |card| Order::Say(Remark::CallPartner(card))) {
            Order::NoCard(text) => Order::NoPlayer(text),
            order => order,
        },
    }
}
