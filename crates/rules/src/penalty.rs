//! Penalties for a revoke (BAP-48, BAP-49, EBP-21, TAF-35 to TAF-37, C-20).

use crate::call::Contract;
use crate::mark::{Cause, Mark};
use crate::points::Points;
use crate::renege::Renege;
use crate::rules::{RevokePenalty, Rules};
use crate::score::Burden;
use crate::seat::{BySide, Seat, Side};

/// Penalties for the established reneges of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Penalties {
    /// Points that are written down before High is counted (B-24).
    pub marks: Vec<Mark>,
    /// Points that each side of the hand cannot score (M-70).
    pub burdens: BySide<Burden>,
    /// Red counters that each side pays to the pool.
    pub reds: BySide<i32>,
}

impl Penalties {
    /// Judges the reneges of a hand that this player dealt; `jack` tells whether the trump jack is in play.
    pub(crate) fn of(
        rules: &Rules,
        dealer: Seat,
        contract: Option<Contract>,
        reneges: &[Renege],
        jack: bool,
    ) -> Penalties {
        let mut penalties = Penalties { marks: Vec::new(), burdens: rules.by_side(), reds: rules.by_side() };
        for renege in reneges {
            let side = rules.side_in(contract, renege.seat);
            let others = || {
                let sides = rules.other_sides(dealer, side).into_iter();
                sides.filter(|&other| rules.camp(contract, other) != side)
            };
            match rules.revoke_penalty {
                RevokePenalty::SetBackBid => penalties.lose_bid(rules, (dealer, contract), renege, side, 0),
                RevokePenalty::SetBackBidRed => penalties.lose_bid(rules, (dealer, contract), renege, side, 1),
                RevokePenalty::NoScore => penalties.burdens[side].no_points = true,
                RevokePenalty::PointNoGame => {
                    penalties.give(others(), renege, Points::ONE);
                    penalties.burdens[side].no_game = true;
                }
                RevokePenalty::JackTwo => {
                    let points = if jack { Points(2) } else { Points::ONE };
                    penalties.give(others(), renege, points);
                    penalties.burdens[side] = Burden { no_game: true, no_jack: true, ..penalties.burdens[side] };
                }
            }
        }
        penalties
    }

    /// Lets the revoker's side score nothing and lose the bid, once in a hand. A pitcher's bid is deducted by the count.
    fn lose_bid(
        &mut self,
        rules: &Rules,
        (dealer, contract): (Seat, Option<Contract>),
        renege: &Renege,
        side: Side,
        reds: i32,
    ) {
        if self.burdens[side].no_points {
            return;
        }
        self.burdens[side].no_points = true;
        self.reds[side] += reds;
        let bid = contract.and_then(|contract| contract.bid);
        let pitches = contract.is_some_and(|contract| rules.side_of(contract.pitcher) == side);
        let loses = match bid {
            Some(_) if pitches => return,
            bid => bid.map_or(rules.revoke_no_bid_penalty, |bid| rules.promised(bid)),
        };
        let cause = Cause::Revoke(renege.seat, renege.card);
        self.marks.extend(rules.scorers(dealer, contract, side).map(|side| Mark { cause, side, points: -loses }));
    }

    fn give(&mut self, others: impl Iterator<Item = Side>, renege: &Renege, points: Points) {
        let cause = Cause::Renege(renege.seat, renege.card);
        self.marks.extend(others.map(|side| Mark { cause, side, points }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bid::Bid;
    use crate::card::{Card, Rank, Suit};
    use crate::rules::Preset;

    fn renege(seat: usize) -> Renege {
        let seat = Seat::new(seat).expect("a seat");
        Renege { seat, trick: 1, card: Card::new(Rank::Two, Suit::Clubs), grave: false }
    }

    fn contract(seat: usize, bid: Option<u8>) -> Option<Contract> {
        Some(Contract::new(Seat::new(seat).expect("a seat"), bid.and_then(Bid::new)))
    }

    fn points(penalties: &Penalties) -> Vec<(usize, i16)> {
        penalties.marks.iter().map(|mark| (mark.side.index(), mark.points.0)).collect()
    }

    #[test]
    fn a_revoke_binds_the_side() {
        let rules = Rules::from(Preset::Setback);
        let opponents = Penalties::of(&rules, Seat::default(), contract(0, Some(3)), &[renege(1), renege(3)], true);
        assert_eq!(points(&opponents), [(1, -3)], "both partners revoked, and the side loses the bid once");
        assert!(opponents.burdens[rules.side_of(renege(3).seat)].no_points);
        let partner = Penalties::of(&rules, Seat::default(), contract(0, Some(3)), &[renege(2)], true);
        assert_eq!(points(&partner), [], "the count deducts the bid of the pitcher's side");
        assert!(partner.burdens[rules.side_of(Seat::default())].no_points);
    }

    #[test]
    fn without_a_bid_the_fixed_penalty_is_lost() {
        let rules = Rules { revoke_no_bid_penalty: Points(2), ..Rules::from(Preset::NoAuctionPitch) };
        let free = Penalties::of(&rules, Seat::default(), contract(0, None), &[renege(0)], true);
        assert_eq!(points(&free), [(0, -2)]);
    }

    #[test]
    fn each_book_has_its_price() {
        let trinidad = Rules::from(Preset::Trinidad);
        let two = Penalties::of(&trinidad, Seat::default(), None, &[renege(0), renege(2)], true);
        assert_eq!(points(&two), [(1, 1), (1, 1)], "a point for each renege (B-23)");
        assert_eq!(two.burdens.values().map(|burden| burden.no_game).collect::<Vec<_>>(), [true, false]);
        let seven_up = Rules { players: 3, ..Rules::from(Preset::SevenUp) };
        assert_eq!(points(&Penalties::of(&seven_up, Seat::default(), None, &[renege(1)], true)), [(2, 2), (0, 2)]);
        let without = Penalties::of(&seven_up, Seat::default(), None, &[renege(1)], false);
        assert_eq!(points(&without), [(2, 1), (0, 1)]);
        assert!(without.burdens.values().nth(1).is_some_and(|burden| burden.no_jack && burden.no_game));
        let sale = Rules::from(Preset::Britannica1911);
        let red = Penalties::of(&sale, Seat::default(), contract(2, Some(2)), &[renege(3)], true);
        assert_eq!((points(&red), red.reds.values().copied().collect::<Vec<_>>()), (vec![(3, -2)], vec![0, 0, 0, 1]));
    }
}
