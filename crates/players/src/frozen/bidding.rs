//! Bidding: what the hand can make against what a set-back costs, with an eye on the score.

use crate::decision::Reason;
use crate::frozen::plan::{Plan, contract_value, plan, promises};
use crate::frozen::prospects::Prospects;
use crate::frozen::race::{GAME_BONUS, Race};

use pitch_rules::rules::{AllPass, AuctionRounds, SellerCredit, Smudge, SmudgeInHole, TrumpBy};
use pitch_rules::{Bid, Call, Rules, Seat, SeatView};

/// What a player makes on average who lets others pitch, less what it costs that one of them may make a bid.
pub(super) const PASS: f64 = 0.1;
/// What a partner's contract for little or nothing brings the side on average.
pub(super) const PARTNER: f64 = 1.5;
/// How much more than they bid a partner makes, and a change of suit should promise: nobody outbids a partner without need.
const PARTNER_MORE: f64 = 1.0;
/// What a game that is won or lost at once weighs: more than any hand.
const GAME: f64 = 20.0;
/// How often a standing bid is made, if it is left to the bidder.
const MADE: f64 = 0.75;
/// What somebody else makes who pitches without obligation, seen from another side.
const FREE: f64 = -0.4;
/// What it costs that somebody has the pitch for one.
const CHEAP: f64 = 0.6;
/// What it brings when another is held to the lowest bid although nobody wanted it.
const FORCED: f64 = 0.5;
/// How likely eldest keeps the pitch for this offer, of 1 to 5: where they are not paid, and where they are.
const KEEPS_PITCH: [[f64; 5]; 2] = [[0.75, 0.4, 0.15, 0.05, 0.0], [0.45, 0.15, 0.05, 0.02, 0.0]];
/// What it brings the others that eldest undertakes a bid they may fail, for each point above one.
const UNDERTAKEN: f64 = 0.15;

/// What to say, and why; `calls` are what may be said.
pub(super) fn call(view: &SeatView, rules: &Rules, own: Seat, calls: &[Call]) -> (Call, Vec<Reason>) {
    let hand = view.hand();
    let table = Table::new(view, rules, own);
    let may_pass = calls.contains(&Call::Pass);
    let pass = table.pass_value();
    let mut sound = false;
    let mut best: Option<(f64, Bid, Plan)> = None;
    for bid in calls.iter().filter_map(|call| call.bid()) {
        let Some(plan) = plan(rules, hand, Some(bid)) else { continue };
        sound |= plan.sound;
        // Who must bid, bids on what they have.
        if may_pass && !plan.sound {
            continue;
        }
        let keeps = table.keeps(bid);
        let mut value = keeps * table.bid_value(&plan.prospects, bid) + (1.0 - keeps) * pass;
        if rules.trump_by == TrumpBy::Sale {
            value = table.offer_value(value, bid, pass);
        }
        let than = best.as_ref().map_or(if may_pass { pass } else { f64::NEG_INFINITY }, |(value, ..)| *value);
        if value > than {
            best = Some((value, bid, plan));
        }
    }
    match best {
        Some((_, bid, plan)) => {
            let mut reasons = table.reasons(bid, calls);
            reasons.extend(promises(hand, &plan));
            (Call::Bid(bid), reasons)
        }
        None if table.partner_stands() => (Call::Pass, vec![Reason::LeavesToPartner]),
        None if sound || calls.len() == 1 => (Call::Pass, vec![Reason::TooWeak]),
        None => (Call::Pass, vec![Reason::NoHonour]),
    }
}

/// The bidding as it looks to the player whose turn it is.
pub(super) struct Table<'a> {
    view: &'a SeatView,
    rules: &'a Rules,
    own: Seat,
    race: Race,
    in_hole: bool,
}

impl<'a> Table<'a> {
    pub(super) fn new(view: &'a SeatView, rules: &'a Rules, own: Seat) -> Self {
        let side = rules.side_of(own);
        let race = Race::of(rules, &view.scores, side);
        Table { view, rules, own, race, in_hole: rules.is_in_the_hole(view.scores[side]) }
    }

    pub(super) fn is_friend(&self, seat: Seat) -> bool {
        self.rules.side_of(seat) == self.rules.side_of(self.own)
    }

    /// What points that the side of this seat scores before the hand is counted mean to the player: the same to their own
    /// side, and shared among the others.
    pub(super) fn given(&self, seat: Seat, points: f64) -> f64 {
        let friend = self.is_friend(seat);
        let worth = if friend { points } else { -points / (self.rules.sides() - 1).max(1) as f64 };
        match (self.wins_at_once(seat, points), friend) {
            (false, _) => worth,
            (true, true) => worth + GAME,
            (true, false) => worth - GAME,
        }
    }

    /// Whether so many points, scored before the hand is counted, win the game for the side of this seat.
    pub(super) fn wins_at_once(&self, seat: Seat, points: f64) -> bool {
        let race = Race::of(self.rules, &self.view.scores, self.rules.side_of(seat));
        points >= race.lacks && !self.rules.win_by_two && !self.rules.must_bid_to_go_out
    }

    /// Whether the standing bid is a partner's.
    fn partner_stands(&self) -> bool {
        self.view.standing.is_some_and(|(bidder, _)| bidder != self.own && self.is_friend(bidder))
    }

    /// Whether the standing bid, once made, wins the game.
    fn standing_goes_out(&self) -> bool {
        self.view.standing.is_some_and(|(bidder, bid)| {
            let race = Race::of(self.rules, &self.view.scores, self.rules.side_of(bidder));
            f64::from(bid.number()) >= race.lacks
        })
    }

    /// What the hand is worth on average when somebody else pitches, or nobody.
    pub(super) fn pass_value(&self) -> f64 {
        let stands = self.view.standing.is_some();
        let last = self.view.calls.len() + 1 >= self.view.seats.len();
        let bid = self.view.standing.map_or(0.0, |(_, bid)| f64::from(bid.number()));
        match (self.partner_stands(), self.standing_goes_out()) {
            (true, goes_out) => bid + PARTNER_MORE + if goes_out { GAME_BONUS } else { 0.0 },
            (false, true) => PASS - MADE * GAME_BONUS,
            (false, false) if stands || !last => PASS - self.cheap(),
            (false, false) => self.all_pass_value(),
        }
    }

    /// What it costs to let somebody have the pitch for one or for nothing, which they make almost surely.
    fn cheap(&self) -> f64 {
        let sale = self.rules.trump_by == TrumpBy::Sale;
        match self.view.standing {
            Some((_, bid)) if bid == Bid::ONE => CHEAP,
            None if sale => CHEAP / 2.0,
            _ => 0.0,
        }
    }

    /// What it is worth that nobody bids (B-01).
    fn all_pass_value(&self) -> f64 {
        let eldest = self.view.seats.next(self.view.dealer);
        let bid = match self.rules.all_pass {
            AllPass::EldestFree | AllPass::DealerFree => None,
            AllPass::EldestForced => Some(self.rules.min_bid),
            AllPass::DealerForced | AllPass::RedealSameDealer | AllPass::RedealNextDealer => return 0.0,
        };
        if eldest == self.own {
            return plan(self.rules, self.view.hand(), bid)
                .map_or(0.0, |plan| contract_value(self.rules, &plan.prospects, bid));
        }
        match (bid, self.is_friend(eldest)) {
            (None, true) => PARTNER,
            (None, false) => FREE,
            (Some(_), true) => 0.0,
            (Some(_), false) => FORCED,
        }
    }

    /// What the table has to do with this bid.
    fn reasons(&self, bid: Bid, calls: &[Call]) -> Vec<Reason> {
        let lowest = calls.iter().find_map(|call| call.bid());
        let smudge = match self.rules.smudge {
            Smudge::BidFourMade => bid == Bid::FOUR && self.smudge_wins(),
            Smudge::SlamBidFive => bid == Bid::FIVE,
            Smudge::AnyAllFour | Smudge::Off => false,
        };
        let slam = self.rules.smudge == Smudge::SlamBidFive;
        let all = [
            (!calls.contains(&Call::Pass), Reason::MustBid),
            (f64::from(bid.number()) >= self.race.lacks, Reason::GoesOut),
            (self.standing_goes_out() && !self.partner_stands(), Reason::StopsBidder),
            (self.view.standing.is_some_and(|(_, standing)| standing == bid), Reason::TakesTheBid),
            (smudge && !slam, Reason::TriesSmudge),
            (smudge && slam, Reason::TriesSlam),
            (!smudge && lowest.is_some_and(|lowest| lowest < bid), Reason::ShutsOut),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect()
    }

    fn smudge_wins(&self) -> bool {
        !self.in_hole || self.rules.smudge_in_hole == SmudgeInHole::WinsAnyway
    }

    /// What a contract for this bid is worth, with what it does for the game.
    pub(super) fn bid_value(&self, prospects: &Prospects, bid: Bid) -> f64 {
        let slam = prospects.exactly(4) * prospects.all_tricks;
        let bonus: f64 = if bid == Bid::FIVE {
            slam * self.race.bonus(5.0)
        } else {
            (usize::from(bid.number())..=4).map(|made| prospects.exactly(made) * self.bonus(made, bid)).sum()
        };
        contract_value(self.rules, prospects, Some(bid)) + bonus
    }

    /// What making so many points is worth beside the points.
    fn bonus(&self, made: usize, bid: Bid) -> f64 {
        let smudge = made == 4
            && match self.rules.smudge {
                Smudge::Off | Smudge::SlamBidFive => false,
                Smudge::BidFourMade => bid == Bid::FOUR && self.smudge_wins(),
                Smudge::AnyAllFour => true,
            };
        let wins = made as f64 >= self.race.lacks;
        if smudge && !wins { self.race.lacks - made as f64 + GAME_BONUS } else { self.race.bonus(made as f64) }
    }

    /// How likely nobody takes this bid away.
    fn keeps(&self, bid: Bid) -> f64 {
        if (bid == self.rules.max_bid && self.rules.four_is_final)
            || self.rules.auction_rounds == AuctionRounds::Continuous
        {
            return 1.0;
        }
        // How likely a later player outbids it, and the dealer, who need not go higher, takes it.
        let (outbids, takes) = match bid.number() {
            0..=2 => (0.2, 0.35),
            3 => (0.05, 0.12),
            _ => (0.0, 0.03),
        };
        let dealer = self.view.dealer;
        let last = if self.rules.dealer_privilege { takes } else { outbids };
        let later = self.view.seats.from(self.own).take_while(|&seat| seat != dealer).skip(1);
        if self.own == dealer { 1.0 } else { later.fold(1.0 - last, |keeps, _| keeps * (1.0 - outbids)) }
    }

    /// What an offer for the pitch is worth that would be worth `value` if eldest sold it for nothing: they may keep the
    /// pitch, and they may have to be paid (B-31).
    fn offer_value(&self, value: f64, bid: Bid, pass: f64) -> f64 {
        let eldest = self.view.seats.next(self.view.dealer);
        let paid = self.rules.seller_credit == SellerCredit::Immediate;
        let points = f64::from(bid.number());
        let kept = KEEPS_PITCH[usize::from(paid)][usize::from(bid.number() - 1).min(4)];
        let price = if paid { self.given(eldest, points) } else { 0.0 };
        let credit = if self.rules.refused_bid_credit && paid { self.given(self.own, points) } else { 0.0 };
        let undertaken = if self.is_friend(eldest) { PARTNER } else { pass + UNDERTAKEN * (points - 1.0) };
        (1.0 - kept) * (value + price) + kept * (undertaken + credit)
    }
}
