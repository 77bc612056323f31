//! Which suit to pitch, and what a contract with it brings.

use crate::decision::Reason;
use crate::frozen::prospects::Prospects;

use pitch_rules::rules::SetScoring;
use pitch_rules::{Bid, Card, Cards, Point, Rank, Rules, Suit};

/// From this chance on a point is named as a reason.
const LIKELY: f64 = 0.55;

/// The suit to pitch, and what it promises.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The suit.
    pub suit: Suit,
    /// How likely it makes which points.
    pub prospects: Prospects,
    /// Whether the suit holds an ace, king or queen, without which nobody bids of their own will.
    pub sound: bool,
}

/// What this hand pitches in a contract for this bid. The same at the bid and at the pitch, since nothing but the hand
/// and the rules is looked at. Nothing if there is no card in the hand.
pub(super) fn plan(rules: &Rules, hand: Cards, bid: Option<Bid>) -> Option<Plan> {
    let honours =
        [Rank::Ace, Rank::King, Rank::Queen].into_iter().fold(Cards::NONE, |all, rank| all | Cards::of_rank(rank));
    let mut best: Option<(f64, Plan)> = None;
    for suit in Suit::ALL {
        let trumps = hand & Cards::of_suit(suit);
        if trumps.is_empty() {
            continue;
        }
        let prospects = Prospects::of(rules, hand, suit);
        let plan = Plan { suit, prospects, sound: !(trumps & honours).is_empty() };
        let value = contract_value(rules, &prospects, bid);
        let better = |(other, than): &(f64, Plan)| (plan.sound, value) > (than.sound, *other);
        if best.as_ref().is_none_or(better) {
            best = Some((value, plan));
        }
    }
    best.map(|(_, plan)| plan)
}

/// The points that a contract for this bid brings on average.
pub(super) fn contract_value(rules: &Rules, prospects: &Prospects, bid: Option<Bid>) -> f64 {
    let slam = prospects.exactly(4) * prospects.all_tricks;
    let keeps = rules.set_scoring == SetScoring::KeepAndSetback;
    let of = |made: f64, bid: f64| {
        let kept = if made >= bid || keeps { made } else { 0.0 };
        kept - if made >= bid { 0.0 } else { bid }
    };
    let bid = bid.map_or(0.0, |bid| f64::from(bid.number()));
    let points: f64 = (0..=4).map(|made| prospects.exactly(made) * of(made as f64, bid)).sum();
    // The fifth point is there for who takes every trick, and counts only where it was bid (C-02).
    let fifth = if bid > 4.0 { slam * (of(5.0, bid) - of(4.0, bid)) } else { 0.0 };
    let hung = f64::from(rules.hang_jack.0 - 1) * prospects.hangs;
    points + fifth + hung
}

/// What speaks for the suit of this plan.
pub(super) fn promises(hand: Cards, plan: &Plan) -> Vec<Reason> {
    let mut reasons = vec![Reason::BestSuit(plan.suit)];
    reasons.extend(strengths(hand, plan.suit, &plan.prospects));
    reasons
}

/// What a hand has in this suit, if it is trump.
pub(super) fn strengths(hand: Cards, suit: Suit, prospects: &Prospects) -> impl Iterator<Item = Reason> + use<> {
    let likely = |point| prospects.chance(point) >= LIKELY;
    let all = [
        (likely(Point::High), Reason::HoldsHigh(suit)),
        (likely(Point::Low), Reason::HoldsLow(suit)),
        (hand.contains(Card::new(Rank::Jack, suit)), Reason::HoldsJack(suit)),
        (likely(Point::Game), Reason::PromisesGame(suit)),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason)
}
