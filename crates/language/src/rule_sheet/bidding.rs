//! The auction, and the sale of the pitch.

use super::draft::{Drafts, yes};
use crate::Language;
use crate::phrase::alternatives;
use crate::t;
use pitch_rules::Bid;
use pitch_rules::rules::{
    AllPass, AuctionRounds, Field, Group, PrivilegeOn, PrivilegeTo, Rules, SellerBidCap, TrumpBy,
};

pub(super) fn write_clauses(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    if !r.has_bids() {
        return;
    }
    let sale = r.trump_by == TrumpBy::Sale;
    drafts.begin(Group::Auction);
    if sale {
        drafts.clause("sale", &[Field::TrumpBy], t!(l, "rule-sale"));
    }
    drafts.clause(
        "bids",
        &[Field::MinBid, Field::MaxBid, Field::Moon, Field::AuctionRounds, Field::TrumpBy],
        t!(l, "rule-bids", sale = yes(sale), calls = calls(l, r), rounds = r.auction_rounds.id()),
    );
    let privilege = match (r.privilege_on, r.privilege_to) {
        _ if !r.takes_bids() => "no",
        (PrivilegeOn::AnyBid, PrivilegeTo::Dealer) => "yes",
        (PrivilegeOn::MaxBid, PrivilegeTo::Dealer) => "max",
        (PrivilegeOn::AnyBid, PrivilegeTo::Later) => "later",
        (PrivilegeOn::MaxBid, PrivilegeTo::Later) => "later-max",
    };
    let everybody = r.takes_bids() && r.privilege_to == PrivilegeTo::Later;
    let twice = everybody && r.auction_rounds == AuctionRounds::Continuous;
    drafts.clause(
        "privilege",
        &[
            Field::DealerPrivilege,
            Field::PrivilegeOn,
            Field::PrivilegeTo,
            Field::FourIsFinal,
            Field::MaxBid,
            Field::AuctionRounds,
        ],
        t!(l, "rule-privilege", privilege = privilege, max = r.max_bid.number(), twice = yes(twice)),
    );
    // In a sale eldest, who does not bid, has the last word all the same.
    let ends = if sale && r.four_is_final { "sale" } else { yes(r.four_is_final) };
    drafts.clause(
        "final",
        &[Field::FourIsFinal, Field::MaxBid, Field::TrumpBy],
        t!(l, "rule-final", ends = ends, max = r.max_bid.number()),
    );
    let moon = match r.has_moon() {
        true => {
            let taken = match r.privilege_to {
                _ if !r.takes_moon() => "nobody",
                to => to.id(),
            };
            let (moon, needs, stake) = (r.moon.id(), r.moon_needs.id(), r.stake(Bid::MOON).0);
            t!(l, "rule-moon", moon = moon, needs = needs, stake = stake, taken = taken)
        }
        false => t!(l, "rule-no-moon"),
    };
    drafts.clause_unless(
        !r.has_moon(),
        "moon",
        &[Field::Moon, Field::MoonPoints, Field::MoonNeeds, Field::MoonPrivilege, Field::PrivilegeTo, Field::Target],
        moon,
    );
    if sale {
        say_sale(drafts);
    }
    drafts.clause(
        "all-pass",
        &[
            Field::AllPass,
            Field::MinBid,
            Field::MaxBid,
            Field::ForcedBid,
            Field::ForcedChoice,
            Field::Moon,
            Field::Naming,
            Field::TrumpBy,
        ],
        all_pass(l, r),
    );
}

/// Says how an offer is taken, and what it pays.
fn say_sale(drafts: &mut Drafts<'_>) {
    let (l, r) = (drafts.l, drafts.r);
    drafts.clause("sold", &[Field::TrumpBy], t!(l, "rule-sold"));
    let credit = t!(l, "rule-seller-credit", credit = r.seller_credit.id());
    drafts.clause("seller-credit", &[Field::SellerCredit], credit);
    if Field::RefusedBidCredit.applies(r) {
        let credit = t!(l, "rule-refused-credit", credit = yes(r.refused_bid_credit));
        drafts.clause("refused-credit", &[Field::RefusedBidCredit], credit);
    }
    if Field::SellerBidCap.applies(r) {
        let cap = t!(l, "rule-seller-cap", cap = r.seller_bid_cap.id());
        drafts.clause_unless(r.seller_bid_cap == SellerBidCap::None, "seller-cap", &[Field::SellerBidCap], cap);
    }
}

/// Tells who must bid, or leads without a bid, or deals again.
fn all_pass(language: &Language, rules: &Rules) -> String {
    let (all_pass, min) = match rules.all_pass {
        AllPass::DealerForced if rules.holds_the_dealer() => ("dealer_forced_to", rules.least_forced_bid()),
        AllPass::DealerForced => ("dealer_forced", rules.least_forced_bid()),
        AllPass::DealerFree if rules.announces() => ("dealer_names", rules.min_bid),
        AllPass::EldestFree if rules.announces() => ("eldest_names", rules.min_bid),
        AllPass::EldestForced if rules.announces() => ("eldest_forced_names", rules.min_bid),
        all_pass => (all_pass.id(), rules.min_bid),
    };
    t!(language, "rule-all-pass", all_pass = all_pass, min = min.number())
}

/// Lists the possible calls: "2, 3, 4 or pass", "1 to 18 or pass".
fn calls(language: &Language, rules: &Rules) -> String {
    const MOST: usize = 5;
    let (min, max) = (rules.min_bid, rules.max_bid);
    let mut bids: Vec<String> = min.range(max).map(|bid: Bid| bid.to_string()).collect();
    if bids.len() > MOST {
        bids = vec![t!(language, "bid-range", min = min.number(), max = max.number())];
    }
    let moon = rules.has_moon().then(|| t!(language, "bid-moon-word"));
    alternatives(language, bids.into_iter().chain(moon).chain([t!(language, "bid-pass-noun")]))
}
