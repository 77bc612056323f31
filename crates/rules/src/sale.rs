//! The sale of the pitch: eldest keeps it or offers it, and has the last word (EBP-08 to EBP-12).

use crate::auction::Auction;
use crate::bid::Bid;
use crate::call::{Call, Contract, IllegalCall, Outcome};
use crate::points::Points;
use crate::rules::{Rules, SellerCredit};
use crate::seat::{BySide, Seat};

/// Calls that are made when eldest may sell the pitch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sale {
    eldest: Seat,
    auction: Auction,
    calls: Vec<(Seat, Call)>,
}

impl Sale {
    /// Creates the sale before eldest has spoken.
    #[must_use]
    pub(crate) fn new(rules: &Rules, dealer: Seat) -> Self {
        let eldest = rules.seats().next(dealer);
        Sale { eldest, auction: Auction::for_sale(dealer, eldest), calls: Vec::new() }
    }

    /// Returns all calls, in order.
    #[must_use]
    pub(crate) fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Returns the offers for the pitch.
    #[must_use]
    pub(crate) const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Lets a seat do no more than pass, after an irregular offer (BAP-50).
    pub(crate) fn bar(&mut self, seat: Seat) {
        self.auction.bar(seat);
    }

    /// Returns the seat that was barred and whose turn has come, with the call that it has to make.
    #[must_use]
    pub(crate) fn forced(&self, rules: &Rules) -> Option<(Seat, Call)> {
        self.auction.forced(rules).filter(|(seat, _)| self.next(rules) == Some(*seat))
    }

    /// Returns the seat that speaks next, or nobody once the pitch is sold or kept.
    #[must_use]
    pub(crate) fn next(&self, rules: &Rules) -> Option<Seat> {
        match (self.calls.first(), self.calls.last()) {
            (Some((_, Call::Pitch)), _) | (_, Some((_, Call::Accept | Call::Undertake))) => None,
            (None, _) => Some(self.eldest),
            (Some(_), _) => self.auction.next(rules).or(self.auction.standing().map(|_| self.eldest)),
        }
    }

    /// Returns the calls that the seat whose turn it is may make, in order: passing, bids, then eldest's words.
    #[must_use]
    pub(crate) fn legal(&self, rules: &Rules, scores: &BySide<Points>) -> Vec<Call> {
        let bids = rules.forced_below().into_iter().chain(rules.min_bid.range(rules.max_bid)).map(Call::Bid);
        std::iter::once(Call::Pass)
            .chain(bids)
            .chain([Call::Pitch, Call::Accept, Call::Undertake])
            .filter(|&call| self.next(rules).is_some() && self.check(call, rules, scores).is_ok())
            .collect()
    }

    /// Checks a call of the seat whose turn it is.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn check(&self, call: Call, rules: &Rules, scores: &BySide<Points>) -> Result<(), IllegalCall> {
        let own = scores[rules.side_of(self.eldest)];
        let keeps = |bid| match rules.forbids_in_the_hole(bid, own) {
            true => Err(IllegalCall::SmudgeInTheHole),
            false => Ok(()),
        };
        match (call, self.calls.is_empty(), self.auction.next(rules), self.auction.standing()) {
            (Call::Pass, true, ..) => Ok(()),
            (Call::Pitch, true, ..) => keeps(Bid::FOUR),
            (_, true, ..) => Err(IllegalCall::NotNow(call)),
            (_, false, Some(_), _) => self.auction.check(call, rules, scores),
            (Call::Accept, false, None, Some(_)) => Ok(()),
            (Call::Undertake, false, None, Some((_, bid))) => keeps(bid),
            (_, false, None, _) => Err(IllegalCall::NotNow(call)),
        }
    }

    /// Writes down a call of the seat whose turn it is. The call must have been checked.
    pub(crate) fn take_call(&mut self, seat: Seat, call: Call) {
        if seat != self.eldest {
            self.auction.take_call(seat, call);
        }
        self.calls.push((seat, call));
    }

    /// Returns the outcome of the sale, once it is over.
    #[must_use]
    pub(crate) fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.next(rules).is_some() {
            return None;
        }
        let eldest = |bid| Some(Outcome::Contract(Contract::new(self.eldest, Some(bid))));
        match (self.calls.last()?.1, self.auction.standing()) {
            (Call::Pitch, _) => eldest(Bid::FOUR),
            (Call::Undertake, Some((_, bid))) => eldest(bid),
            _ => self.auction.outcome(rules),
        }
    }

    /// Returns the seat that is credited with the highest offer at once, and the offer: eldest who accepted it, or the
    /// bidder whom eldest refused (B-31).
    #[must_use]
    pub(crate) fn credit(&self, rules: &Rules) -> Option<(Seat, Bid)> {
        let (bidder, bid) = self.auction.standing()?;
        let refused = match self.calls.last()?.1 {
            Call::Accept => None,
            Call::Undertake => Some(bidder),
            _ => return None,
        };
        rules.credited(self.eldest, refused).map(|seat| (seat, bid))
    }
}

impl Rules {
    /// Returns the seat that is credited with the price of the pitch, if it is paid at once: eldest who sold it, or the
    /// bidder whom eldest refused (B-31).
    #[must_use]
    pub(crate) fn credited(&self, eldest: Seat, refused: Option<Seat>) -> Option<Seat> {
        if self.seller_credit == SellerCredit::None {
            return None;
        }
        refused.map_or(Some(eldest), |bidder| Some(bidder).filter(|_| self.refused_bid_credit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, SellerBidCap};

    fn said(rules: &Rules, calls: &[&str]) -> Sale {
        let mut sale = Sale::new(rules, Seat::new(3).expect("a seat"));
        for call in calls {
            let seat = sale.next(rules).expect("somebody's turn");
            let call = call.parse().expect("a call");
            sale.check(call, rules, &rules.by_side()).expect("legal");
            sale.take_call(seat, call);
        }
        sale
    }

    fn legal(sale: &Sale, rules: &Rules) -> String {
        sale.legal(rules, &rules.by_side()).iter().map(|call| format!("{call} ")).collect()
    }

    #[test]
    fn eldest_has_the_first_and_the_last_word() {
        let rules = Rules::from(Preset::Britannica1911);
        assert_eq!(legal(&said(&rules, &[]), &rules), "pass pitch ");
        assert_eq!(legal(&said(&rules, &["pass"]), &rules), "pass 1 2 3 4 ");
        assert_eq!(legal(&said(&rules, &["pass", "2", "pass"]), &rules), "pass 3 4 ");
        let offered = said(&rules, &["pass", "2", "pass", "4"]);
        assert_eq!((legal(&offered, &rules).as_str(), offered.next(&rules)), ("accept undertake ", Seat::new(0)));
        let contract = |calls: &[&str]| match said(&rules, calls).outcome(&rules) {
            Some(Outcome::Contract(contract)) => (contract.pitcher.index(), contract.bid.map_or(0, Bid::number)),
            other => panic!("{other:?}"),
        };
        assert_eq!(contract(&["pitch"]), (0, 4));
        assert_eq!(contract(&["pass", "pass", "2", "pass", "accept"]), (2, 2));
        assert_eq!(contract(&["pass", "pass", "2", "pass", "undertake"]), (0, 2));
        assert_eq!(contract(&["pass", "pass", "pass", "pass"]), (0, 0));
    }

    #[test]
    fn the_price_is_credited_where_it_is_paid() {
        let mut rules = Rules::from(Preset::CommercialPitch);
        rules.players = 4;
        let (eldest, bidder) = (Seat::default(), Seat::new(1).expect("a seat"));
        let sold = said(&rules, &["pass", "3", "pass", "pass", "accept"]);
        let kept = said(&rules, &["pass", "3", "pass", "pass", "undertake"]);
        assert_eq!((sold.credit(&rules), kept.credit(&rules)), (Some((eldest, Bid::new(3).expect("three"))), None));
        rules.refused_bid_credit = true;
        assert_eq!(kept.credit(&rules).map(|(seat, _)| seat), Some(bidder));
        assert_eq!(sold.credit(&Rules::from(Preset::Britannica1911)), None);
    }

    #[test]
    fn nobody_can_put_the_seller_out() {
        let rules = Rules { players: 4, ..Rules::from(Preset::CommercialPitch) };
        let scores = BySide::from_values([5, 0, 0, 0].map(Points)).expect("four");
        let sale = said(&rules, &["pass"]);
        assert_eq!(sale.legal(&rules, &scores), [Call::Pass, Call::Bid(Bid::ONE)]);
        let free = Rules { seller_bid_cap: SellerBidCap::None, ..rules };
        assert_eq!(sale.legal(&free, &scores).len(), 5);
    }
}
