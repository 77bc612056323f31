//! Bidding for the pitch: the turns to speak, the calls allowed, and the outcome (BAP-19 to BAP-24).

use crate::bid::Bid;
use crate::call::{Call, Contract, IllegalCall, Outcome};
use crate::points::Points;
use crate::rules::{
    AllPass, AuctionRounds, ForcedChoice, InHole, PrivilegeOn, PrivilegeTo, Rules, SellerBidCap, Smudge, SmudgeInHole,
};
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
        let ends = |bid: Bid| match bid.is_moon() {
            true => !rules.takes_moon(),
            false => rules.four_is_final && bid == rules.max_bid,
        };
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
        let bids = rules.forced_below().into_iter().chain(rules.bids());
        let calls = std::iter::once(Call::Pass).chain(bids.map(Call::Bid));
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
        // A dealer who must bid may name the lowest bid, whatever else speaks against it.
        let stuck = self.is_stuck(seat, rules);
        if stuck && bid == rules.least_forced_bid() {
            return Ok(());
        }
        if bid < rules.min_bid || bid > rules.max_bid && !bid.is_moon() {
            return Err(IllegalCall::OutOfRange { bid, min: rules.min_bid, max: rules.max_bid });
        }
        if stuck && rules.forced_choice == ForcedChoice::Exactly {
            return Err(IllegalCall::HeldTo(rules.least_forced_bid()));
        }
        if stuck && bid < rules.least_forced_bid() {
            return Err(IllegalCall::ForcedBid(rules.least_forced_bid()));
        }
        if self.barred.contains(seat) {
            return Err(IllegalCall::MustPass);
        }
        if let Some((_, standing)) = self.standing {
            let takes = bid == standing && rules.may_take(seat, self.dealer, standing) && !self.has_bid(seat, bid);
            if bid <= standing && !takes {
                return Err(IllegalCall::TooLow { bid, standing });
            }
        }
        if rules.forbids_in_the_hole(bid, scores[rules.side_of(seat)]) {
            return Err(IllegalCall::SmudgeInTheHole);
        }
        if let Some(seller) = self.seller
            && rules.puts_seller_out(bid, scores[rules.side_of(seller)])
        {
            return Err(IllegalCall::PutsSellerOut(bid));
        }
        Ok(())
    }

    /// Returns `true` if this seat has said this number: where a bid can be taken back and forth, nobody says one twice
    /// (M-42).
    fn has_bid(&self, seat: Seat, bid: Bid) -> bool {
        self.calls.contains(&(seat, Call::Bid(bid)))
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
        Some(match self.standing {
            Some((pitcher, bid)) => Outcome::Contract(Contract::new(pitcher, Some(bid))),
            None => rules.unbid(self.dealer),
        })
    }
}

impl Rules {
    /// Returns what becomes of a hand for which nobody bid, dealt by this player (B-01).
    #[must_use]
    pub(crate) fn unbid(&self, dealer: Seat) -> Outcome {
        let eldest = self.seats().next(dealer);
        match self.all_pass {
            AllPass::RedealSameDealer => Outcome::Redeal(dealer),
            AllPass::RedealNextDealer => Outcome::Redeal(eldest),
            AllPass::EldestFree => Outcome::Contract(Contract::new(eldest, None)),
            AllPass::DealerFree => Outcome::Contract(Contract::new(dealer, None)),
            // A stuck dealer cannot pass, so that of the two forced games only eldest's ends without a bid.
            AllPass::EldestForced | AllPass::DealerForced => {
                Outcome::Contract(Contract::new(eldest, Some(self.min_bid)))
            }
        }
    }

    /// Returns `true` if a seller with this score may not be offered so much, since the price would bring them to the target
    /// (B-31).
    #[must_use]
    pub(crate) fn puts_seller_out(&self, bid: Bid, score: Points) -> bool {
        self.seller_bid_cap == SellerBidCap::CannotPutSellerOut && self.reaches(score + self.promised(bid))
    }

    /// Returns every possible bid, the lowest first (M-40, M-43).
    pub fn bids(&self) -> impl Iterator<Item = Bid> + Clone + use<> {
        self.min_bid.range(self.max_bid).chain(Some(Bid::MOON).filter(|_| self.has_moon()))
    }

    /// Returns `true` if bids go up to four, which can be a smudge, and which a card that is led too early counts as (BAP-52,
    /// M-40).
    #[must_use]
    pub fn bids_four(&self) -> bool {
        self.max_bid >= Bid::FOUR
    }

    /// Returns the lowest bid of a dealer who must bid (M-41): `forced_bid`, but never above what can be bid, and below
    /// what others can bid only where they are held to it.
    #[must_use]
    pub fn least_forced_bid(&self) -> Bid {
        let forced = Bid::new(self.forced_bid).unwrap_or(self.min_bid).min(self.max_bid);
        match self.forced_choice {
            ForcedChoice::AtLeast => forced.max(self.min_bid),
            ForcedChoice::Exactly => forced,
        }
    }

    /// Returns `true` if a dealer who must bid has no choice what to say (M-41).
    #[must_use]
    pub fn holds_the_dealer(&self) -> bool {
        let held = self.forced_choice == ForcedChoice::Exactly;
        self.all_pass == AllPass::DealerForced && (held || self.least_forced_bid() >= self.max_bid && !self.has_moon())
    }

    /// Returns the bid of a dealer who must bid, if it is below what others can bid (M-41).
    #[must_use]
    pub fn forced_below(&self) -> Option<Bid> {
        let forced = self.least_forced_bid();
        Some(forced).filter(|&forced| self.all_pass == AllPass::DealerForced && forced < self.min_bid)
    }

    /// Returns `true` if this seat may take a standing bid at the same number: the dealer by their privilege, or everybody
    /// who speaks later (BAP-23, M-42); the moon only where it can be taken (M-43).
    #[must_use]
    pub fn may_take(&self, seat: Seat, dealer: Seat, standing: Bid) -> bool {
        let can_be_taken = match standing.is_moon() {
            true => self.takes_moon(),
            false => self.dealer_privilege && (self.privilege_on == PrivilegeOn::AnyBid || standing == self.max_bid),
        };
        can_be_taken && (seat == dealer || self.privilege_to == PrivilegeTo::Later)
    }

    /// Returns `true` if some bid below the moon can be taken at the same number: not where only the highest can be, and it ends
    /// the auction (M-42, B-03).
    #[must_use]
    pub fn takes_bids(&self) -> bool {
        self.dealer_privilege && !self.takes_what_is_final()
    }

    /// Returns `true` if the only bid that could be taken at the same number ends the auction (M-42, B-03).
    pub(crate) fn takes_what_is_final(&self) -> bool {
        self.four_is_final && self.privilege_on == PrivilegeOn::MaxBid
    }

    /// Returns `true` if the moon can be taken by saying it as well (M-43).
    #[must_use]
    pub const fn takes_moon(&self) -> bool {
        self.has_moon() && self.moon_privilege
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
    fn who_speaks_later_may_take_a_bid_where_everybody_may() {
        let rules = Rules { privilege_to: PrivilegeTo::Later, four_is_final: false, ..Rules::default() };
        assert_eq!(legal(&said(&rules, 0, &["2"]), &rules), "pass 2 3 4 ");
        assert_eq!(legal(&said(&rules, 0, &["4", "4"]), &rules), "pass 4 ");
        let highest = Rules { privilege_on: PrivilegeOn::MaxBid, ..rules.clone() };
        assert_eq!(legal(&said(&highest, 0, &["3"]), &highest), "pass 4 ");
        assert_eq!(legal(&said(&highest, 0, &["4"]), &highest), "pass 4 ");
        let without = Rules { dealer_privilege: false, ..rules.clone() };
        assert_eq!(legal(&said(&without, 0, &["2"]), &without), "pass 3 4 ");
        // Taken back and forth, no number is said twice by one player.
        let around = Rules { auction_rounds: AuctionRounds::Continuous, ..rules };
        let auction = said(&around, 0, &["2", "2", "pass", "pass"]);
        assert_eq!((auction.next(&around), legal(&auction, &around).as_str()), (Seat::new(1), "pass 3 4 "));
    }

    #[test]
    fn a_dealer_can_be_held_to_the_forced_bid() {
        let held = |forced_bid, min: u8| {
            let min_bid = Bid::new(min).expect("a bid");
            let rules = Rules { forced_bid, min_bid, forced_choice: ForcedChoice::Exactly, ..Rules::default() };
            legal(&said(&rules, 0, &["pass", "pass", "pass"]), &rules)
        };
        assert_eq!((held(0, 2).as_str(), held(3, 2).as_str()), ("2 ", "3 "));
        assert_eq!(held(1, 3), "1 ", "less than the others could bid");
        let rules = Rules { forced_bid: 3, forced_choice: ForcedChoice::Exactly, ..Rules::default() };
        let auction = said(&rules, 0, &["pass", "pass", "pass"]);
        let four = auction.check(Call::Bid(Bid::FOUR), &rules, &rules.by_side());
        assert_eq!(four, Err(IllegalCall::HeldTo(rules.least_forced_bid())));
        assert_eq!(legal(&said(&rules, 0, &["pass"]), &rules), "pass 2 3 4 ", "nobody else is held");
    }

    #[test]
    fn the_moon_can_be_taken_where_the_rules_say_so() {
        let rules = Rules { moon: Moon::Points, moon_privilege: true, dealer_privilege: false, ..Rules::default() };
        let auction = said(&rules, 0, &["moon"]);
        assert_eq!((auction.next(&rules), legal(&auction, &rules).as_str()), (Seat::new(2), "pass "));
        let auction = said(&rules, 0, &["moon", "pass", "pass"]);
        assert_eq!(legal(&auction, &rules), "pass moon ");
        assert_eq!(legal(&said(&rules, 0, &["3", "pass", "pass"]), &rules), "pass 4 moon ", "no other bid");
        let later = Rules { privilege_to: PrivilegeTo::Later, ..rules };
        assert_eq!(legal(&said(&later, 0, &["moon"]), &later), "pass moon ");
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
