//! What a revoke costs (BAP-48, BAP-49, EBP-21, TAF-35 to TAF-37, C-20).

use crate::engine::bid::Bid;
use crate::engine::call::Contract;
use crate::engine::mark::{Cause, Mark};
use crate::engine::points::Points;
use crate::engine::renege::Renege;
use crate::engine::rules::{RevokePenalty, Rules};
use crate::engine::score::Burden;
use crate::engine::seat::{BySide, Side};

/// What the established reneges of a hand cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Penalties {
    /// Points that are written down before High is counted (B-24).
    pub marks: Vec<Mark>,
    /// What each side cannot score.
    pub burdens: BySide<Burden>,
    /// Red counters that each side pays to the pool.
    pub reds: BySide<i32>,
}

impl Penalties {
    /// Judges the reneges of a hand; `jack` tells whether the trump jack is in play.
    pub fn of(rules: &Rules, contract: Option<Contract>, reneges: &[Renege], jack: bool) -> Penalties {
        let mut penalties = Penalties { marks: Vec::new(), burdens: rules.by_side(), reds: rules.by_side() };
        for renege in reneges {
            let side = rules.side_of(renege.seat);
            match rules.revoke_penalty {
                RevokePenalty::SetBackBid => penalties.lose_bid(rules, contract, renege, side, 0),
                RevokePenalty::SetBackBidRed => penalties.lose_bid(rules, contract, renege, side, 1),
                RevokePenalty::PointNoGame => {
                    penalties.give(rules, renege, side, Points::ONE);
                    penalties.burdens[side].no_game = true;
                }
                RevokePenalty::JackTwo => {
                    penalties.give(rules, renege, side, if jack { Points(2) } else { Points::ONE });
                    penalties.burdens[side] = Burden { no_game: true, no_jack: true, ..penalties.burdens[side] };
                }
            }
        }
        penalties
    }

    /// The revoker's side scores nothing and loses the bid, once in a hand. A pitcher's bid is deducted by the count.
    fn lose_bid(&mut self, rules: &Rules, contract: Option<Contract>, renege: &Renege, side: Side, reds: i32) {
        if self.burdens[side].no_points {
            return;
        }
        self.burdens[side].no_points = true;
        self.reds[side] += reds;
        let bid = contract.and_then(|contract| contract.bid);
        let pitches = contract.is_some_and(|contract| rules.side_of(contract.pitcher) == side);
        let loses = match bid {
            Some(_) if pitches => return,
            bid => bid.map_or(rules.revoke_no_bid_penalty, Bid::points),
        };
        self.marks.push(Mark { cause: Cause::Revoke(renege.seat, renege.card), side, points: -loses });
    }

    fn give(&mut self, rules: &Rules, renege: &Renege, offender: Side, points: Points) {
        let others = rules.all_sides().filter(|&side| side != offender);
        self.marks.extend(others.map(|side| Mark { cause: Cause::Renege(renege.seat, renege.card), side, points }));
    }
}
