//! Bidding for the pitch: the turns to speak, the calls allowed, and the outcome (BAP-19 to BAP-24).

use crate::bid::Bid;
use crate::call::{Call, Contract, IllegalCall, Outcome};
use crate::points::Points;
use crate::rules::{AllPass, AuctionRounds, InHole, PrivilegeOn, Rules, SellerBidCap, Smudge, SmudgeInHole};
use crate::seat::{BySide, Seat, SeatSet};

/// The bidding for one hand, or for the right that eldest sells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Auction {
    dealer: Seat,
    seller: Option<Seat>,
    calls: Vec<(Seat, Call)>,
    standing: Option<(Seat, Bid)>,
    barred: SeatSet,
}

impl Auction {
    /// Creates the bidding before anybody has spoken.
    #[must_use]
    pub(crate) const fn new(dealer: Seat) -> Self {
        Auction { dealer, seller: None, calls: Vec::new(), standing: None, barred: SeatSet::NONE }
    }

    /// Creates the bidding for the right that this seat, eldest, sells, who does not bid (EBP-09).
    #[must_use]
    pub(crate) const fn for_sale(dealer: Seat, seller: Seat) -> Self {
        Auction { dealer, seller: Some(seller), calls: Vec::new(), standing: None, barred: SeatSet::NONE }
    }

    /// Returns all calls, in order.
    #[must_use]
    pub(crate) fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Returns the highest bid so far, and its bidder.
    #[must_use]
    pub(crate) const fn standing(&self) -> Option<(Seat, Bid)> {
        self.standing
    }

    /// Returns the last call of this seat, if it has spoken.
    #[must_use]
    pub(crate) fn last_call(&self, seat: Seat) -> Option<Call> {
        self.calls.iter().rev().find(|(s, _)| *s == seat).map(|(_, call)| *call)
    }

    /// Returns the seat that speaks next, or nobody once the bidding is over.
    #[must_use]
    pub(crate) fn next(&self, rules: &Rules) -> Option<Seat> {
        let ends = |bid: Bid| bid.is_moon() || rules.four_is_final && bid == rules.max_bid;
        if self.standing.is_some_and(|(_, bid)| ends(bid)) {
            return None;
        }
        let seats = rules.seats();
        let turn = seats.next(self.calls.last().map_or(self.seller.unwrap_or(self.dealer), |(seat, _)| *seat));
        match rules.auction_rounds {
            AuctionRounds::Single => (self.calls.len() < self.bidders(rules)).then_some(turn),
            AuctionRounds::Continuous => seats
                .from(turn)
                .find(|&seat| Some(seat) != self.seller && self.last_call(seat) != Some(Call::Pass))
                .filter(|&seat| self.standing.is_none_or(|(bidder, _)| bidder != seat)),
        }
    }

    /// Returns the number of seats that may bid.
    fn bidders(&self, rules: &Rules) -> usize {
        rules.seats().len() - usize::from(self.seller.is_some())
    }

    /// Returns the seats that speak before this one in the bidding, have not spoken yet, and need not pass, in turn
    /// (BAP-53, B-17).
    pub(crate) fn silent_before(&self, rules: &Rules, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let first = rules.seats().next(self.seller.unwrap_or(self.dealer));
        let order = rules.seats().from(first).take_while(move |&other| other != seat);
        let free = move |other: Seat| Some(other) != self.seller && !self.is_barred(other);
        order.filter(move |&other| free(other) && self.last_call(other).is_none())
    }

    /// Returns the calls that the seat whose turn it is may make, the lowest first: passing, then the bids, and the moon.
    ///
    /// `scores` are those before the hand. Empty once the bidding is over.
    #[must_use]
    pub(crate) fn legal(&self, rules: &Rules, scores: &BySide<Points>) -> Vec<Call> {
        let Some(seat) = self.next(rules) else { return Vec::new() };
        let calls = std::iter::once(Call::Pass).chain(rules.bids().map(Call::Bid));
        calls.filter(|&call| self.check_of(seat, call, rules, scores).is_ok()).collect()
    }

    /// Checks a call of the seat whose turn it is.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn check(&self, call: Call, rules: &Rules, scores: &BySide<Points>) -> Result<(), IllegalCall> {
        self.next(rules).map_or(Ok(()), |seat| self.check_of(seat, call, rules, scores))
    }

    /// Checks a call of this seat, whose turn it is.
    fn check_of(&self, seat: Seat, call: Call, rules: &Rules, scores: &BySide<Points>) -> Result<(), IllegalCall> {
        let bid = match call {
            Call::Pass if self.is_stuck(seat, rules) => return Err(IllegalCall::DealerMustBid),
            Call::Pass => return Ok(()),
            Call::Bid(bid) if !bid.is_moon() || rules.has_moon() => bid,
            other => return Err(IllegalCall::NotNow(other)),
        };
        if bid < rules.min_bid || bid > rules.max_bid && !bid.is_moon() {
            return Err(IllegalCall::OutOfRange { bid, min: rules.min_bid, max: rules.max_bid });
        }
        let stuck = self.is_stuck(seat, rules);
        if stuck && bid < rules.least_forced_bid() {
            return Err(IllegalCall::ForcedBid(rules.least_forced_bid()));
        }
        if self.barred.contains(seat) && !(stuck && bid == rules.least_forced_bid()) {
            return Err(IllegalCall::MustPass);
        }
        if let Some((_, standing)) = self.standing {
            let may_take = rules.privilege_on == PrivilegeOn::AnyBid || standing == rules.max_bid;
            let takes = seat == self.dealer && rules.dealer_privilege && may_take && bid == standing;
            if bid <= standing && !takes {
                return Err(IllegalCall::TooLow { bid, standing });
            }
        }
        // A dealer who must bid may name the lowest bid, whatever else speaks against it.
        if stuck && bid == rules.least_forced_bid() {
            return Ok(());
        }
        if rules.forbids_in_the_hole(bid, scores[rules.side_of(seat)]) {
            return Err(IllegalCall::SmudgeInTheHole);
        }
        if let Some(seller) = self.seller
            && rules.seller_bid_cap == SellerBidCap::CannotPutSellerOut
            && scores[rules.side_of(seller)] + rules.promised(bid) >= rules.target
        {
            return Err(IllegalCall::PutsSellerOut(bid));
        }
        Ok(())
    }

    /// Returns `true` if this seat is the dealer and must name a bid because nobody else did (B-01).
    fn is_stuck(&self, seat: Seat, rules: &Rules) -> bool {
        let passed = self.calls.iter().filter(|(_, call)| *call == Call::Pass).count();
        rules.all_pass == AllPass::DealerForced
            && seat == self.dealer
            && self.standing.is_none()
            && passed + 1 == self.bidders(rules)
    }

    /// Writes down a call of the seat whose turn it is. The call must have been checked.
    pub(crate) fn take_call(&mut self, seat: Seat, call: Call) {
        self.calls.push((seat, call));
        if let Call::Bid(bid) = call {
            self.standing = Some((seat, bid));
        }
    }

    /// Lets a seat do no more than pass, after an irregular bid (BAP-50).
    pub(crate) fn bar(&mut self, seat: Seat) {
        self.barred.insert(seat);
    }

    /// Returns `true` if a seat can do no more than pass, after an irregular bid.
    #[must_use]
    pub(crate) const fn is_barred(&self, seat: Seat) -> bool {
        self.barred.contains(seat)
    }

    /// Returns the seat that was barred and whose turn has come, with the call that it has to make: a pass, or the
    /// lowest bid of a dealer who must bid (B-14).
    #[must_use]
    pub(crate) fn forced(&self, rules: &Rules) -> Option<(Seat, Call)> {
        let seat = self.next(rules).filter(|&seat| self.barred.contains(seat))?;
        Some((seat, if self.is_stuck(seat, rules) { Call::Bid(rules.least_forced_bid()) } else { Call::Pass }))
    }

    /// Returns the outcome of the bidding, once it is over.
    #[must_use]
    pub(crate) fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.next(rules).is_some() {
            return None;
        }
        let eldest = rules.seats().next(self.dealer);
        Some(match (self.standing, rules.all_pass) {
            (Some((pitcher, bid)), _) => Outcome::Contract(Contract::new(pitcher, Some(bid))),
            (None, AllPass::RedealSameDealer) => Outcome::Redeal(self.dealer),
            (None, AllPass::RedealNextDealer) => Outcome::Redeal(eldest),
            (None, AllPass::EldestFree) => Outcome::Contract(Contract::new(eldest, None)),
            (None, AllPass::DealerFree) => Outcome::Contract(Contract::new(self.dealer, None)),
            // A stuck dealer cannot pass, so that of the two forced games only eldest's ends without a bid.
            (None, AllPass::EldestForced | AllPass::DealerForced) => {
                Outcome::Contract(Contract::new(eldest, Some(rules.min_bid)))
            }
        })
    }
}

impl Rules {
    /// Returns every possible bid, the lowest first (M-40, M-43).
    pub fn bids(&self) -> impl Iterator<Item = Bid> + Clone + use<> {
        self.min_bid.range(self.max_bid).chain(Some(Bid::MOON).filter(|_| self.has_moon()))
    }

    /// Returns the lowest bid of a dealer who must bid (M-41): `forced_bid`, but never outside what can be bid.
    #[must_use]
    pub fn least_forced_bid(&self) -> Bid {
        Bid::new(self.forced_bid).unwrap_or(self.min_bid).min(self.max_bid).max(self.min_bid)
    }

    /// Returns `true` if a score counts as in the hole for a smudge (B-06).
    #[must_use]
    pub fn is_in_the_hole(&self, score: Points) -> bool {
        match self.in_hole {
            InHole::Negative => score.is_in_the_hole(),
            InHole::ZeroOrNegative => score <= Points::ZERO,
        }
    }

    /// Returns `true` if a player with this score may not make this bid, because it would be a smudge (B-06).
    #[must_use]
    pub(crate) fn forbids_in_the_hole(&self, bid: Bid, score: Points) -> bool {
        self.smudge == Smudge::BidFourMade
            && self.smudge_in_hole == SmudgeInHole::BidForbidden
            && bid == Bid::FOUR
            && self.is_in_the_hole(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Moon;

    fn said(rules: &Rules, dealer: usize, calls: &[&str]) -> Auction {
        let mut auction = Auction::new(Seat::new(dealer).expect("a seat"));
        for call in calls {
            let seat = auction.next(rules).expect("somebody's turn");
            let call = call.parse().expect("a call");
            auction.check(call, rules, &rules.by_side()).expect("legal");
            auction.take_call(seat, call);
        }
        auction
    }

    fn legal(auction: &Auction, rules: &Rules) -> String {
        auction.legal(rules, &rules.by_side()).iter().map(|call| format!("{call} ")).collect()
    }

    #[test]
    fn bids_rise_and_the_dealer_may_take_the_last() {
        let rules = Rules::default();
        assert_eq!(legal(&said(&rules, 0, &[]), &rules), "pass 2 3 4 ");
        assert_eq!(legal(&said(&rules, 0, &["2"]), &rules), "pass 3 4 ");
        assert_eq!(legal(&said(&rules, 0, &["2", "3", "pass"]), &rules), "pass 3 4 ");
        assert_eq!(legal(&said(&rules, 0, &["pass", "pass", "pass"]), &rules), "2 3 4 ");
        assert_eq!(legal(&said(&rules, 0, &["4"]), &rules), "");
    }

    #[test]
    fn bidding_goes_round_until_one_is_left() {
        let rules = Rules { auction_rounds: AuctionRounds::Continuous, ..Rules::default() };
        let auction = said(&rules, 0, &["2", "pass", "3", "pass"]);
        assert_eq!(auction.next(&rules), Seat::new(1));
        let auction = said(&rules, 0, &["2", "pass", "3", "pass", "pass"]);
        let contract = Contract::new(Seat::new(3).expect("a seat"), Bid::new(3));
        assert_eq!(auction.outcome(&rules), Some(Outcome::Contract(contract)));
        let auction = said(&rules, 0, &["pass", "pass", "pass"]);
        assert_eq!(legal(&auction, &rules), "2 3 4 ");
        let auction = said(&rules, 0, &["pass", "pass", "2", "pass"]);
        assert_eq!(auction.next(&rules), None);
    }

    #[test]
    fn a_smudge_can_be_forbidden_in_the_hole() {
        let rules = Rules { smudge_in_hole: SmudgeInHole::BidForbidden, ..Rules::default() };
        let auction = Auction::new(Seat::new(0).expect("a seat"));
        let scores = BySide::from_values([0, -1, 0, 0].map(Points)).expect("four");
        assert_eq!(auction.legal(&rules, &scores).len(), 3);
        let four = Call::Bid(Bid::FOUR);
        assert_eq!(auction.check(four, &rules, &scores), Err(IllegalCall::SmudgeInTheHole));
    }

    #[test]
    fn a_dealer_who_must_bid_may_not_smudge_in_the_hole_either() {
        let rules = Rules { smudge_in_hole: SmudgeInHole::BidForbidden, ..Rules::default() };
        let auction = said(&rules, 0, &["pass", "pass", "pass"]);
        let legal =
            |rules: &Rules| auction.legal(rules, &BySide::from_values([-1, 0, 0, 0].map(Points)).expect("four"));
        assert_eq!(legal(&rules).iter().map(ToString::to_string).collect::<Vec<_>>(), ["2", "3"]);
        let only_four = Rules { min_bid: Bid::FOUR, ..rules };
        assert_eq!(legal(&only_four), [Call::Bid(Bid::FOUR)], "they must say something");
    }

    #[test]
    fn who_was_barred_passes_or_takes_the_lowest() {
        let rules = Rules::default();
        let mut auction = said(&rules, 0, &["pass", "pass"]);
        let (third, dealer) = (Seat::new(3).expect("a seat"), Seat::default());
        auction.bar(third);
        auction.bar(dealer);
        assert_eq!(legal(&auction, &rules), "pass ");
        assert_eq!(auction.forced(&rules), Some((third, Call::Pass)));
        auction.take_call(third, Call::Pass);
        assert_eq!(legal(&auction, &rules), "2 ");
        assert_eq!(auction.forced(&rules), Some((dealer, Call::Bid(Bid::TWO))));
    }

    #[test]
    fn the_moon_is_bid_only_where_the_rules_have_it() {
        let check = |moon| {
            let rules = Rules { moon, ..Rules::default() };
            said(&rules, 0, &["3"]).check(Call::Bid(Bid::MOON), &rules, &rules.by_side())
        };
        assert_eq!(check(Moon::Off), Err(IllegalCall::NotNow(Call::Bid(Bid::MOON))));
        assert_eq!(check(Moon::Points), Ok(()));
    }
}
