//! Eldest's words in a sale: pitching outright, offering the pitch, and taking or refusing the best offer (A5).

use crate::decision::Reason;
use crate::frozen::bidding::{PARTNER, PASS, Table};
use crate::frozen::plan::{Plan, plan, promises};
use crate::frozen::race::{GAME_BONUS, Race};

use pitch_rules::rules::SellerCredit;
use pitch_rules::{Bid, Call, Rules, Seat, SeatView};

/// How often a buyer makes what they offered.
const MADE: f64 = 0.75;
/// From this chance of all four points on eldest pitches without asking anybody.
const CERTAIN: f64 = 0.85;

/// What eldest says at the beginning of a sale: they pitch for four, or pass and so offer the pitch (EBP-08, EBP-09).
pub(super) fn offer(view: &SeatView, rules: &Rules, own: Seat) -> (Call, Vec<Reason>) {
    let table = Table::new(view, rules, own);
    let Some((plan, pitch)) = contract(&table, rules, view, Bid::FOUR) else {
        return (Call::Pass, vec![Reason::TooWeak]);
    };
    // What eldest may expect of offering it: that somebody bids two.
    let bidder = view.seats.next(own);
    let keep = contract(&table, rules, view, Bid::TWO).map_or(PASS, |(_, value)| value);
    let sell = accept_value(&table, view, rules, own, (bidder, Bid::TWO)).max(keep);
    // They can always undertake what is bid, so that pitching for four gains only what a smudge brings; but a hand that is
    // good for four is pitched all the same, before somebody else bids four.
    if plan.sound && (pitch > sell || plan.prospects.exactly(4) >= CERTAIN) {
        let mut reasons = vec![Reason::PitchesOutright];
        reasons.extend(promises(view.hand(), &plan));
        (Call::Pitch, reasons)
    } else {
        (Call::Pass, vec![Reason::OffersPitch])
    }
}

/// What eldest says to the best offer (EBP-11). Nothing if there is none.
pub(super) fn answer(view: &SeatView, rules: &Rules, own: Seat, calls: &[Call]) -> Option<(Call, Vec<Reason>)> {
    let (bidder, bid) = view.standing?;
    let table = Table::new(view, rules, own);
    let accept = accept_value(&table, view, rules, own, (bidder, bid));
    let refused = rules.refused_bid_credit && rules.seller_credit == SellerCredit::Immediate;
    let pays = if refused { table.given(bidder, f64::from(bid.number())) } else { 0.0 };
    let keep = contract(&table, rules, view, bid).filter(|_| calls.contains(&Call::Undertake));
    Some(match keep {
        Some((plan, value)) if value + pays > accept => {
            let mut reasons = vec![Reason::CanMakeIt];
            reasons.extend(promises(view.hand(), &plan));
            (Call::Undertake, reasons)
        }
        _ if rules.seller_credit == SellerCredit::Immediate => (Call::Accept, vec![Reason::GoodPrice]),
        _ => (Call::Accept, vec![Reason::CannotMakeIt]),
    })
}

/// What eldest would pitch for this bid, and what that is worth.
fn contract(table: &Table<'_>, rules: &Rules, view: &SeatView, bid: Bid) -> Option<(Plan, f64)> {
    let plan = plan(rules, view.hand(), Some(bid))?;
    Some((plan, table.bid_value(&plan.prospects, bid)))
}

/// What it is worth to sell the pitch: the price, and what the buyer then makes.
fn accept_value(table: &Table<'_>, view: &SeatView, rules: &Rules, own: Seat, (bidder, bid): (Seat, Bid)) -> f64 {
    let points = f64::from(bid.number());
    let price = match rules.seller_credit {
        SellerCredit::Immediate => table.given(own, points),
        SellerCredit::None => 0.0,
    };
    if table.is_friend(bidder) {
        return price + PARTNER;
    }
    let goes_out = points >= Race::of(rules, &view.scores, rules.side_of(bidder)).lacks;
    price + PASS - if goes_out { MADE * GAME_BONUS } else { 0.0 }
}
