//! The level of sound rules of thumb: bids on what a hand can make, pitches what it bid on, and judges each card.

use crate::decision::Reason;
use crate::frozen::knowledge::Knowledge;
use crate::frozen::weights::Weights;
use crate::frozen::{begging, bidding, plan, play, selling};
use crate::{board::Board, explain, ruling};

use pitch_rules::rules::TrumpBy;
use pitch_rules::{Action, Call, Card, Cards, Rules, Seat, SeatView, Turn};

/// Calls, throws away, plays or answers, and says why. Nothing if the view lets this seat do nothing.
pub(crate) fn decide(view: &SeatView, rules: &Rules, own: Seat, weights: &Weights) -> Option<(Action, Vec<Reason>)> {
    match view.turn {
        Turn::Call(_) => {
            let (call, reasons) = call(view, rules, own)?;
            Some((Action::Call(call), reasons))
        }
        Turn::Play(_) => {
            let (card, reasons) = card(view, rules, own, weights)?;
            Some((Action::Play(card), reasons))
        }
        // What all levels do alike is no matter of comparison.
        Turn::Discard(_) | Turn::Rule(_) | Turn::Deal(_) | Turn::Over => None,
    }
}

fn call(view: &SeatView, rules: &Rules, own: Seat) -> Option<(Call, Vec<Reason>)> {
    let calls: Vec<Call> = view.legal.iter().filter_map(as_call).collect();
    let eldest = view.seats.next(view.dealer) == own;
    match rules.trump_by {
        TrumpBy::TurnUp => begging::call(view, rules, own, &calls),
        TrumpBy::Sale if eldest && view.calls.is_empty() => Some(selling::offer(view, rules, own)),
        TrumpBy::Sale if eldest => selling::answer(view, rules, own, &calls),
        TrumpBy::Auction | TrumpBy::Sale | TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => {
            Some(bidding::call(view, rules, own, &calls))
        }
    }
}

fn card(view: &SeatView, rules: &Rules, own: Seat, weights: &Weights) -> Option<(Card, Vec<Reason>)> {
    let legal: Cards = view.legal.iter().filter_map(as_card).collect();
    if let Some(trump) = view.trump {
        let knowledge = Knowledge::new(view, rules, own, trump, &weights.beliefs)?;
        let card = play::best(&knowledge, legal, weights)?;
        return Some((card, explain::card(&Board::seen(view, rules)?, card, legal)));
    }
    if view.trick.is_some_and(|trick| !trick.is_empty()) {
        return ruling::to_wrong_lead(view, rules, legal);
    }
    // A card that was called for narrows what may be pitched.
    let plan = plan::plan(rules, view.hand(), view.contract?.bid)?;
    let trumps = legal & Cards::of_suit(plan.suit);
    let knowledge = Knowledge::new(view, rules, own, plan.suit, &weights.beliefs)?;
    let card = play::best(&knowledge, if trumps.is_empty() { legal } else { trumps }, weights)?;
    Some((card, plan::promises(view.hand(), &plan)))
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
