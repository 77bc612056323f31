//! Bidding for the pitch: who speaks, what he may say, and what comes of it (BAP-19 to BAP-24).

use crate::engine::bid::{Bid, ParseBidError};
use crate::engine::points::Points;
use crate::engine::rules::{AllPass, AuctionRounds, InHole, Rules, Smudge, SmudgeInHole};
use crate::engine::seat::{BySide, Seat};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// What a player says when it is his turn to bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Call {
    /// He does not bid.
    Pass,
    /// He bids.
    Bid(Bid),
}

impl Call {
    /// The bid, unless it is a pass.
    #[must_use]
    pub const fn bid(self) -> Option<Bid> {
        match self {
            Call::Pass => None,
            Call::Bid(bid) => Some(bid),
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("pass"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

impl FromStr for Call {
    type Err = ParseBidError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "pass" { Ok(Call::Pass) } else { text.parse().map(Call::Bid) }
    }
}

/// Who pitches, and for how many points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contract {
    /// The pitcher: he leads first, and the suit he leads is trump (BAP-25, BAP-26).
    pub pitcher: Seat,
    /// What he must make, or nothing if he pitches without obligation (EBP-12).
    pub bid: Option<Bid>,
}

/// What came of the bidding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody pitches.
    Contract(Contract),
    /// The hand is thrown in, and this player deals the next.
    Redeal(Seat),
}

/// Why something cannot be said in the bidding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IllegalCall {
    /// The bid is below the lowest or above the highest bid (BAP-21).
    #[error("{bid} cannot be bid: bids go from {min} to {max}")]
    OutOfRange {
        /// What was bid.
        bid: Bid,
        /// The lowest bid.
        min: Bid,
        /// The highest bid.
        max: Bid,
    },
    /// The bid does not rise above the one before it (BAP-22, BAP-23).
    #[error("{bid} does not rise above the bid of {standing}")]
    TooLow {
        /// What was bid.
        bid: Bid,
        /// The highest bid so far.
        standing: Bid,
    },
    /// All others passed, and the dealer must bid (B-01).
    #[error("all others passed: the dealer must bid")]
    DealerMustBid,
    /// A player in the hole may not bid a smudge (B-06).
    #[error("a player in the hole may not bid a smudge")]
    SmudgeInTheHole,
}

/// The bidding for one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<(Seat, Call)>,
    standing: Option<(Seat, Bid)>,
}

impl Auction {
    /// The bidding before anybody has spoken.
    #[must_use]
    pub const fn new(dealer: Seat) -> Self {
        Auction { dealer, calls: Vec::new(), standing: None }
    }

    /// Everything that was said, in order.
    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// The highest bid so far, and whose it is.
    #[must_use]
    pub const fn standing(&self) -> Option<(Seat, Bid)> {
        self.standing
    }

    /// What this seat said last, if it has spoken.
    #[must_use]
    pub fn last_call(&self, seat: Seat) -> Option<Call> {
        self.calls.iter().rev().find(|(s, _)| *s == seat).map(|(_, call)| *call)
    }

    /// Who speaks next, or nobody once the bidding is over.
    #[must_use]
    pub fn next(&self, rules: &Rules) -> Option<Seat> {
        if rules.four_is_final && self.standing.is_some_and(|(_, bid)| bid == rules.max_bid) {
            return None;
        }
        let seats = rules.seats();
        let turn = seats.next(self.calls.last().map_or(self.dealer, |(seat, _)| *seat));
        match rules.auction_rounds {
            AuctionRounds::Single => (self.calls.len() < seats.len()).then_some(turn),
            AuctionRounds::Continuous => seats
                .from(turn)
                .find(|&seat| self.last_call(seat) != Some(Call::Pass))
                .filter(|&seat| self.standing.is_none_or(|(bidder, _)| bidder != seat)),
        }
    }

    /// What the seat whose turn it is may say, the lowest first: passing, then the bids.
    ///
    /// `scores` are those before the hand. Empty once the bidding is over.
    #[must_use]
    pub fn legal(&self, rules: &Rules, scores: &BySide<Points>) -> Vec<Call> {
        std::iter::once(Call::Pass)
            .chain(rules.min_bid.range(rules.max_bid).map(Call::Bid))
            .filter(|&call| self.next(rules).is_some() && self.check(call, rules, scores).is_ok())
            .collect()
    }

    /// Whether the seat whose turn it is may say this.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, call: Call, rules: &Rules, scores: &BySide<Points>) -> Result<(), IllegalCall> {
        let Some(seat) = self.next(rules) else { return Ok(()) };
        let bid = match call {
            Call::Pass if self.is_stuck(seat, rules) => return Err(IllegalCall::DealerMustBid),
            Call::Pass => return Ok(()),
            Call::Bid(bid) => bid,
        };
        if bid < rules.min_bid || bid > rules.max_bid {
            return Err(IllegalCall::OutOfRange { bid, min: rules.min_bid, max: rules.max_bid });
        }
        if let Some((_, standing)) = self.standing {
            let takes = seat == self.dealer && rules.dealer_privilege && bid == standing;
            if bid <= standing && !takes {
                return Err(IllegalCall::TooLow { bid, standing });
            }
        }
        if rules.smudge == Smudge::BidFourMade
            && rules.smudge_in_hole == SmudgeInHole::BidForbidden
            && bid == Bid::FOUR
            // A dealer who must bid, and can bid nothing else, may.
            && !(rules.min_bid == bid && self.is_stuck(seat, rules))
            && rules.is_in_the_hole(scores[rules.side_of(seat)])
        {
            return Err(IllegalCall::SmudgeInTheHole);
        }
        Ok(())
    }

    /// Whether this seat is the dealer and must name a bid because nobody else did (B-01).
    fn is_stuck(&self, seat: Seat, rules: &Rules) -> bool {
        let passed = self.calls.iter().filter(|(_, call)| *call == Call::Pass).count();
        rules.all_pass == AllPass::DealerForced
            && seat == self.dealer
            && self.standing.is_none()
            && passed + 1 == rules.seats().len()
    }

    /// Writes down what the seat whose turn it is says. It must have been checked.
    pub fn say(&mut self, seat: Seat, call: Call) {
        self.calls.push((seat, call));
        if let Call::Bid(bid) = call {
            self.standing = Some((seat, bid));
        }
    }

    /// What came of the bidding, once it is over.
    #[must_use]
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.next(rules).is_some() {
            return None;
        }
        let seats = rules.seats();
        let eldest = seats.next(self.dealer);
        Some(match (self.standing, rules.all_pass) {
            (Some((pitcher, bid)), _) => Outcome::Contract(Contract { pitcher, bid: Some(bid) }),
            (None, AllPass::RedealSameDealer) => Outcome::Redeal(self.dealer),
            (None, AllPass::RedealNextDealer) => Outcome::Redeal(eldest),
            (None, AllPass::EldestFree) => Outcome::Contract(Contract { pitcher: eldest, bid: None }),
            // A stuck dealer cannot pass, so that of the two forced games only eldest's ends without a bid.
            (None, AllPass::EldestForced | AllPass::DealerForced) => {
                Outcome::Contract(Contract { pitcher: eldest, bid: Some(rules.min_bid) })
            }
        })
    }
}

impl Rules {
    /// Whether a score counts as in the hole for a smudge (B-06).
    #[must_use]
    pub fn is_in_the_hole(&self, score: Points) -> bool {
        match self.in_hole {
            InHole::Negative => score.is_in_the_hole(),
            InHole::ZeroOrNegative => score <= Points::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(rules: &Rules, dealer: usize, calls: &[&str]) -> Auction {
        let mut auction = Auction::new(Seat::new(dealer).expect("a seat"));
        for call in calls {
            let seat = auction.next(rules).expect("somebody's turn");
            let call = call.parse().expect("a call");
            auction.check(call, rules, &rules.by_side()).expect("legal");
            auction.say(seat, call);
        }
        auction
    }

    fn legal(auction: &Auction, rules: &Rules) -> String {
        auction.legal(rules, &rules.by_side()).iter().map(|call| format!("{call} ")).collect()
    }

    #[test]
    fn calls_are_written_and_read_back() {
        for text in ["pass", "1", "2", "3", "4", "5"] {
            assert_eq!(text.parse::<Call>().map(|call| call.to_string()).as_deref(), Ok(text));
        }
        for text in ["0", "6", "", "Pass", "two"] {
            assert!(text.parse::<Call>().is_err());
        }
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
        let contract = Contract { pitcher: Seat::new(3).expect("a seat"), bid: Bid::new(3) };
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
}
