//! The level of sound rules of thumb: bids on what a hand can make, pitches what it bid on, and judges each card.

use crate::bot::bidding;
use crate::bot::decision::Reason;
use crate::bot::explain;
use crate::bot::knowledge::Knowledge;
use crate::bot::play;
use crate::bot::weights::Weights;
use crate::engine::{Action, Call, Card, Cards, Rules, Seat, SeatView};

/// Bids, pitches or plays, and says why. Nothing if the view lets this seat do nothing.
pub(super) fn decide(view: &SeatView, rules: &Rules, own: Seat, weights: &Weights) -> Option<(Action, Vec<Reason>)> {
    let calls: Vec<Call> = view.legal.iter().filter_map(as_call).collect();
    if !calls.is_empty() {
        let (call, reasons) = bidding::call(view, rules, own, &calls);
        return Some((Action::Call(call), reasons));
    }
    let legal: Cards = view.legal.iter().filter_map(as_card).collect();
    let (card, reasons) = match view.trump {
        Some(trump) => {
            let knowledge = Knowledge::new(view, rules, own, trump, &weights.beliefs)?;
            let card = play::best(&knowledge, legal, weights)?;
            (card, explain::card(&knowledge, card, legal))
        }
        None => {
            let plan = bidding::plan(rules, view.hand(), view.contract?.bid)?;
            let knowledge = Knowledge::new(view, rules, own, plan.suit, &weights.beliefs)?;
            let card = play::best(&knowledge, legal & Cards::of_suit(plan.suit), weights)?;
            (card, bidding::promises(view.hand(), &plan))
        }
    };
    Some((Action::Play(card), reasons))
}

const fn as_call(action: &Action) -> Option<Call> {
    match action {
        Action::Call(call) => Some(*call),
        _ => None,
    }
}

const fn as_card(action: &Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(*card),
        _ => None,
    }
}
