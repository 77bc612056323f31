//! Bidding: what the hand can make against what a set-back costs, with an eye on the score.

use crate::bot::decision::Reason;
use crate::bot::prospects::Prospects;
use crate::engine::rules::{AuctionRounds, SetScoring, Smudge, SmudgeInHole};
use crate::engine::{Bid, Call, Card, Cards, Point, Rank, Rules, Seat, SeatView, Suit};

/// What winning the game at once is worth, in points beside those that win it.
const GAME_BONUS: f64 = 2.5;
/// What a player makes on average who lets others pitch, less what it costs him that one of them may make a bid.
const PASS: f64 = 0.1;
/// What his partner's contract brings the side on average.
const PARTNER: f64 = 1.2;
/// How often a standing bid is made, if it is left to the bidder.
const MADE: f64 = 0.75;

/// From this chance on a point is named as a reason.
const LIKELY: f64 = 0.55;

/// The suit to pitch, and what it promises.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The suit.
    pub suit: Suit,
    /// How likely it makes which points.
    pub prospects: Prospects,
    /// Whether the suit holds an ace, king or queen, without which nobody bids of his own will.
    pub sound: bool,
}

/// What this hand pitches in a contract for this bid. The same at the bid and at the pitch, since nothing but the hand
/// and the rules is looked at.
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
fn contract_value(rules: &Rules, prospects: &Prospects, bid: Option<Bid>) -> f64 {
    let bid = bid.map_or(0, |bid| usize::from(bid.number()));
    (0..=4)
        .map(|made| {
            let kept = if made >= bid || rules.set_scoring == SetScoring::KeepAndSetback { made as f64 } else { 0.0 };
            let lost = if made >= bid { 0.0 } else { bid as f64 };
            prospects.exactly(made) * (kept - lost)
        })
        .sum()
}

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
        // Who must bid, bids on what he has.
        if may_pass && !plan.sound {
            continue;
        }
        let keeps = table.keeps(bid);
        let value = keeps * table.bid_value(&plan.prospects, bid) + (1.0 - keeps) * pass;
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
        None if sound => (Call::Pass, vec![Reason::TooWeak]),
        None => (Call::Pass, vec![Reason::NoHonour]),
    }
}

/// What speaks for the suit of this plan.
pub(super) fn promises(hand: Cards, plan: &Plan) -> Vec<Reason> {
    let (suit, likely) = (plan.suit, |point| plan.prospects.chance(point) >= LIKELY);
    let mut reasons = vec![Reason::BestSuit(suit)];
    let all = [
        (likely(Point::High), Reason::HoldsHigh(suit)),
        (likely(Point::Low), Reason::HoldsLow(suit)),
        (hand.contains(Card::new(Rank::Jack, suit)), Reason::HoldsJack(suit)),
        (likely(Point::Game), Reason::PromisesGame(suit)),
    ];
    reasons.extend(all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason));
    reasons
}

/// The bidding as it looks to the player whose turn it is.
struct Table<'a> {
    view: &'a SeatView,
    rules: &'a Rules,
    own: Seat,
    /// The points that the player's side lacks of the target.
    lacks: f64,
    in_hole: bool,
}

impl<'a> Table<'a> {
    fn new(view: &'a SeatView, rules: &'a Rules, own: Seat) -> Self {
        let score = view.scores[rules.side_of(own)];
        let lacks = f64::from((rules.target - score).0);
        Table { view, rules, own, lacks, in_hole: rules.is_in_the_hole(score) }
    }

    /// Whether the standing bid is a partner's.
    fn partner_stands(&self) -> bool {
        self.view.standing.is_some_and(|(bidder, _)| self.rules.side_of(bidder) == self.rules.side_of(self.own))
    }

    /// Whether the standing bid, once made, wins the game.
    fn standing_goes_out(&self) -> bool {
        self.view.standing.is_some_and(|(bidder, bid)| {
            self.view.scores[self.rules.side_of(bidder)] + bid.points() >= self.rules.target
        })
    }

    /// What the hand is worth on average when somebody else pitches.
    fn pass_value(&self) -> f64 {
        match (self.partner_stands(), self.standing_goes_out()) {
            (true, goes_out) => PARTNER + if goes_out { GAME_BONUS } else { 0.0 },
            (false, true) => PASS - MADE * GAME_BONUS,
            (false, false) => PASS,
        }
    }

    /// What the table has to do with this bid.
    fn reasons(&self, bid: Bid, calls: &[Call]) -> Vec<Reason> {
        let lowest = calls.iter().find_map(|call| call.bid());
        let smudge = self.rules.smudge == Smudge::BidFourMade && bid == Bid::FOUR && self.smudge_wins();
        let all = [
            (!calls.contains(&Call::Pass), Reason::MustBid),
            (f64::from(bid.number()) >= self.lacks, Reason::GoesOut),
            (self.standing_goes_out() && !self.partner_stands(), Reason::StopsBidder),
            (self.view.standing.is_some_and(|(_, standing)| standing == bid), Reason::TakesTheBid),
            (smudge, Reason::TriesSmudge),
            (!smudge && lowest.is_some_and(|lowest| lowest < bid), Reason::ShutsOut),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, reason)| reason).collect()
    }

    fn smudge_wins(&self) -> bool {
        !self.in_hole || self.rules.smudge_in_hole == SmudgeInHole::WinsAnyway
    }

    fn bid_value(&self, prospects: &Prospects, bid: Bid) -> f64 {
        let bonus: f64 =
            (usize::from(bid.number())..=4).map(|made| prospects.exactly(made) * self.bonus(made, bid)).sum();
        contract_value(self.rules, prospects, Some(bid)) + bonus
    }

    /// What making so many points is worth beside the points.
    fn bonus(&self, made: usize, bid: Bid) -> f64 {
        let smudge = made == 4
            && match self.rules.smudge {
                Smudge::Off => false,
                Smudge::BidFourMade => bid == Bid::FOUR && self.smudge_wins(),
                Smudge::AnyAllFour => true,
                Smudge::SlamBidFive => false,
            };
        if made as f64 >= self.lacks {
            GAME_BONUS
        } else if smudge {
            self.lacks - made as f64 + GAME_BONUS
        } else {
            0.0
        }
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
}
