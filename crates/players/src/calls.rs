//! Calls before the first card, by rules of thumb: what the hand can make, and what each outcome does to the chance of
//! winning the game.

use crate::outlook::{self, Outlook};
use crate::promise::{Promise, Promises};
use crate::race::Race;

use pitch_rules::rules::{
    AllPass, AuctionRounds, ForcedChoice, GiftTo, GoingOut, MoonNeeds, RestTo, SellerCredit, SetScoring, Smudge,
    SmudgeInHole, TrumpBy,
};
use pitch_rules::{Bid, BySide, Call, Card, Cards, Game, Point, Points, Rank, Rules, Seat, SeatView, Side, Suit};

use std::cell::OnceCell;

/// Chance that the standing bidder makes their bid, if it is left to them.
const MADE: f32 = 0.74;
/// Chance that the standing bidder makes a bid of all points.
const MADE_ALL: f32 = 0.6;
/// Chance that the standing bidder makes a bid of more than seven tenths of a long list of points.
const MADE_MOST: f32 = 0.5;
/// Chances that the standing bidder makes their bid where another side is about to go out, so that they had to bid on
/// little: for two, three and four fourths of all points.
const MADE_IN_NEED: [f32; 3] = [0.67, 0.5, 0.3];
/// Largest number of points in a hand that does not count as long.
pub(crate) const LONG: i16 = 6;
/// Chance that the standing bidder makes their bid where three partnerships or more bid.
const MADE_AGAINST_PAIRS: f32 = 0.55;
/// Chance that a partner makes a bid.
const PARTNER_MADE: f32 = 0.86;
/// Chance of all four points from which the player left of the dealer pitches without asking anybody.
const SURE: f32 = 0.8;
/// Cost of throwing in a hand that could have been played, in chances to win.
const THROWN_IN: f32 = 0.08;
/// Margin by which a bid must promise more than a pass, in chances to win.
const CAUTION: f32 = 0.009;
/// Value to the highest bidder of cards that nobody else gets, in chances to win, where the bid is certain to be made.
const MORE_CARDS: f32 = 0.1;
/// Value of pitching a sure hand before somebody else bids four, in chances to win.
const OUTRIGHT: f32 = 0.015;
/// Chance that a dealer makes a bid that they had to make.
const MUST_MADE: f32 = 0.55;
/// Chance that a player who is yet to speak bids.
const BIDS: f32 = 0.35;
/// Chance that the player left of the dealer makes an offered bid that they undertake.
const UNDERTAKES: f32 = 0.8;
/// Chances that the player left of the dealer keeps the pitch for an offer of 1 to 5: where they are not paid, and
/// where they are.
const KEEPS_PITCH: [[f32; 5]; 2] = [[0.75, 0.4, 0.15, 0.05, 0.0], [0.45, 0.15, 0.05, 0.02, 0.0]];

/// Calls made so far, and the cards turned up.
#[derive(Clone, Copy)]
struct Said<'a> {
    dealer: Seat,
    scores: BySide<Points>,
    calls: &'a [(Seat, Call)],
    turned: &'a [Card],
}

/// The talk before the first card, as the player whose turn it is hears it.
pub(crate) struct Talk<'a> {
    pub rules: &'a Rules,
    pub race: &'a Race,
    pub own: Seat,
    pub hand: Cards,
    pub dealer: Seat,
    /// The scores as they stand.
    pub scores: BySide<Points>,
    pub calls: &'a [(Seat, Call)],
    pub turned: &'a [Card],
    promise: Promise,
    /// Addition to the value of a bid, in chances to win: positive for the bold.
    pub boldness: f32,
    /// Number of points in a hand.
    all: i16,
    /// Chance that the player wins after making each number of points, computed once since every bid asks for it.
    won: OnceCell<Box<[f32]>>,
    /// Value of a pass, in chances to win: every bid that may be taken away is weighed with it.
    passed: OnceCell<f32>,
}

impl<'a> Talk<'a> {
    /// Creates the talk as a player hears it in a view.
    pub(crate) fn of(view: &'a SeatView, rules: &'a Rules, race: &'a Race, own: Seat) -> Self {
        let said = Said { dealer: view.dealer, scores: view.scores, calls: &view.calls, turned: &view.turned };
        Talk::new(rules, race, own, view.hand(), said, &Promises::default())
    }

    /// Creates the talk as a seat hears it in an imagined game, with what the hands in it promise.
    pub(crate) fn in_game(game: &'a Game, rules: &'a Rules, race: &'a Race, own: Seat, promises: &Promises) -> Self {
        let said = Said { dealer: game.dealer(), scores: *game.scores(), calls: game.calls(), turned: game.turned() };
        Talk::new(rules, race, own, game.held()[own], said, promises)
    }

    fn new(rules: &'a Rules, race: &'a Race, own: Seat, hand: Cards, said: Said<'a>, promises: &Promises) -> Self {
        let Said { dealer, scores, calls, turned } = said;
        let out = match rules.trump_by {
            TrumpBy::Auction | TrumpBy::Sale | TrumpBy::Eldest | TrumpBy::Cut => Cards::NONE,
            TrumpBy::TurnUp | TrumpBy::StockTop => turned.iter().copied().collect(),
        };
        let promise = promises.of(rules, own, hand, out, scores);
        let (all, won, passed) = (rules.points_in_play().0, OnceCell::new(), OnceCell::new());
        Talk { rules, race, own, hand, dealer, scores, calls, turned, promise, boldness: 0.0, all, won, passed }
    }

    /// Returns the talk with other scores.
    fn with_scores(&self, scores: BySide<Points>) -> Self {
        let promise = self.promise.with_other_scores();
        Talk { scores, promise, won: OnceCell::new(), passed: OnceCell::new(), ..*self }
    }

    /// Returns the talk for a player of this boldness.
    pub(crate) fn daring(self, boldness: f32) -> Self {
        Talk { boldness, ..self }
    }

    /// Returns the talk with another hand.
    pub(crate) fn with_hand(self, hand: Cards) -> Self {
        Talk { hand, promise: Promise::of(self.rules, hand, Cards::NONE), ..self }
    }

    /// Returns the best of these calls.
    pub(crate) fn choose(&self, legal: &[Call]) -> Call {
        let best = self.weighed(legal).reduce(|best, other| if other.0 > best.0 { other } else { best });
        best.map_or(Call::Pass, |(_, call)| call)
    }

    /// Returns the calls that are worth a second thought: of a long row of bids only this many of the best.
    pub(crate) fn promising(&self, legal: &[Call], bids: usize) -> Vec<Call> {
        if legal.len() <= MANY.max(bids) {
            return legal.to_vec();
        }
        let mut best: Vec<(f32, Call)> = self.weighed(legal).filter(|(_, call)| call.bid().is_some()).collect();
        best.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        best.truncate(bids);
        let is_kept = |call: &Call| call.bid().is_none() || best.iter().any(|(_, other)| other == call);
        legal.iter().copied().filter(is_kept).collect()
    }

    /// Returns these calls, each with the chance that the player wins after it. In a long row, bids beside each other
    /// differ little: the lowest are weighed, and then every few.
    fn weighed(&self, legal: &[Call]) -> impl Iterator<Item = (f32, Call)> {
        let step = if legal.len() > MANY { legal.len() / FEW } else { 1 };
        let is_weighed = move |place: usize, call: Call| {
            place <= LOWEST || (place - 1).is_multiple_of(step) || call.bid().is_some_and(Bid::is_moon)
        };
        let weighed = legal.iter().enumerate().filter(move |(place, call)| is_weighed(*place, **call));
        weighed.map(|(_, &call)| (self.value(call, legal), call))
    }

    /// Returns the chance, from 0 to 1, that the player wins the game after this call, as rules of thumb estimate it.
    fn value(&self, call: Call, legal: &[Call]) -> f32 {
        let eldest = self.eldest() == self.own;
        match call {
            Call::Pass if self.rules.trump_by == TrumpBy::Sale && eldest => self.offered(),
            Call::Pass => self.passed(),
            Call::Bid(bid) => self.bid(bid) - self.caution() + self.more_cards(bid) + self.boldness,
            // A hand that is good for four is pitched before somebody else bids four.
            Call::Pitch => {
                let sure = self.plan(Some(Bid::FOUR)).is_some_and(|plan| plan.makes_all() >= SURE);
                self.contract(Bid::FOUR, 0, true) + if sure { OUTRIGHT } else { 0.0 }
            }
            Call::Accept => self.sold(),
            Call::Undertake => self.undertaken(),
            Call::Stand => self.suit(self.offered_suit(), 0, 0) + CONTENT * self.point(),
            Call::Beg => GIVES * self.suit(self.offered_suit(), 1, 0) + (1.0 - GIVES) * self.run(),
            Call::TakeOne if self.gift_wins() => 0.0,
            Call::TakeOne => self.suit(self.offered_suit(), 0, 1) + KEEPS_TRUMP * self.point(),
            Call::Run => self.run(),
            // What is pegged on the way is not in the outlook, and every deal would seem worth throwing in.
            Call::Bunch if self.rules.pegs() => 0.0,
            // To throw the deal in is worth what the scores are, when the same player deals again.
            Call::Bunch if legal.contains(&Call::Run) => self.as_it_stands(self.rules.side_of(self.dealer)),
            Call::Bunch => 0.0,
        }
    }

    fn side(&self) -> Side {
        self.rules.side_of(self.own)
    }

    /// Returns the side that deals the next hand.
    fn next_dealer(&self) -> Side {
        self.rules.side_of(self.rules.seats().next(self.dealer))
    }

    /// Returns this many fourths of the points in a hand: what is known of games with four points in a hand is taken to
    /// hold for others in this measure.
    fn of_four(&self, fourths: i16) -> i16 {
        fourths * self.all / 4
    }

    /// Returns a bid scaled to a hand of four points, from 1 to 5.
    fn as_of_four(&self, bid: Bid) -> u8 {
        (self.rules.promised(bid).0 * 4 / self.all.max(1)).clamp(1, 5) as u8
    }

    /// Returns the margin by which a bid must promise more than a pass, in chances to win: less where one hand of many
    /// decides little.
    fn caution(&self) -> f32 {
        if self.all > LONG { 0.25 * CAUTION } else { CAUTION }
    }

    /// Returns what a bid is worth besides for the cards that only the highest bidder gets, the widow or what is left when all
    /// have drawn: the more, the likelier the hand makes it.
    fn more_cards(&self, bid: Bid) -> f32 {
        let gets_rest = matches!(self.rules.rest_to, RestTo::Bidder | RestTo::BidderThenPartner);
        if !gets_rest && !self.rules.has_table_widow() {
            return 0.0;
        }
        let makes = |plan: &Outlook| {
            let needed = usize::from(bid.number()).min(plan.made().len() - 1);
            plan.made()[needed..].iter().sum::<f32>()
        };
        MORE_CARDS * self.plan(Some(bid)).map_or(0.0, makes).powi(2)
    }

    /// Returns the usual value of one point, in chances to win, whatever the scores.
    fn price(&self) -> f32 {
        PRICE * 4.0 / f32::from(self.all.max(1))
    }

    /// Returns the value of one more point at these scores, in chances to win: little where the game is all but
    /// decided.
    fn point(&self) -> f32 {
        let mut more = self.scores;
        more[self.side()] += Points::ONE;
        let of = |scores| self.race.chance(self.side(), scores, self.next_dealer());
        (of(&more) - of(&self.scores)).max(0.0)
    }

    /// Returns the chance that the player wins with the scores as they are, before a hand that `dealer` deals.
    fn as_it_stands(&self, dealer: Side) -> f32 {
        self.race.once_more().chance(self.side(), &self.scores, dealer)
    }

    fn eldest(&self) -> Seat {
        self.rules.seats().next(self.dealer)
    }

    pub(crate) fn standing(&self) -> Option<(Seat, Bid)> {
        self.calls.iter().rev().find_map(|(seat, call)| call.bid().map(|bid| (*seat, bid)))
    }

    fn is_friend(&self, seat: Seat) -> bool {
        self.rules.side_of(seat) == self.side()
    }

    /// Returns the chance that the player wins if one side scores this many points, and the rest goes to another: each
    /// of the others is as likely to have it.
    fn chance(&self, side: Side, points: i16, rest: i16) -> f32 {
        let own = self.side();
        let sides = self.rules.sides();
        let mut others = self.rules.all_sides().filter(|&other| other != side && other != own);
        let third = others.next().filter(|_| rest != 0);
        let to = |other: Side| self.chance_after(side, points, other, rest);
        match third {
            None if own == side => to(Side::new((side.index() + 1) % sides).unwrap_or(own)),
            None => to(own),
            Some(third) if own == side => to(third),
            Some(third) => {
                let share = 1.0 / (sides - 1) as f32;
                share * to(own) + (1.0 - share) * to(third)
            }
        }
    }

    fn chance_after(&self, side: Side, points: i16, other: Side, rest: i16) -> f32 {
        let mut scores = self.scores;
        scores[side] += Points(points);
        scores[other] += Points(rest);
        let reaches = |other: Side| self.rules.reaches(scores[other]) && scores[other] > self.scores[other];
        // Where only a bid takes somebody out, the others do not arrive.
        let first = match (reaches(side), reaches(other) && !self.rules.needs_bid()) {
            (false, false) => return self.race.chance(self.side(), &scores, self.next_dealer()),
            (true, false) => 1.0,
            (false, true) => 0.0,
            (true, true) => match self.rules.going_out {
                GoingOut::BidderFirst | GoingOut::BidderAtOnce => 1.0,
                GoingOut::HigherScore => f32::from(u8::from(scores[side] >= scores[other])),
                GoingOut::StrictOrder => {
                    let lacks = |side: Side| self.rules.target.0 - self.scores[side].0;
                    is_first((lacks(side), points), (lacks(other), rest))
                }
            },
        };
        let wins = |winner: Side| f32::from(u8::from(winner == self.side()));
        first * wins(side) + (1.0 - first) * wins(other)
    }

    /// Returns the best suit to pitch for this bid.
    pub(crate) fn plan(&self, bid: Option<Bid>) -> Option<&Outlook> {
        outlook::best(self.promise.suits(), bid)
    }

    /// Returns the points left for the others in a hand in which the player makes this many.
    fn rest(&self, made: usize) -> i16 {
        (self.of_four(3) - made as i16).max(0)
    }

    /// Returns the chance that the player wins after making this many points.
    fn won(&self, made: usize) -> f32 {
        let chance = |made: i16| self.chance(self.side(), made, self.rest(made as usize));
        self.won.get_or_init(|| (0..=self.all).map(chance).collect())[made]
    }

    /// Returns the chance that the player wins if they pitch for this bid; `price` is scored by the player left of the
    /// dealer.
    fn contract(&self, bid: Bid, price: i16, outright: bool) -> f32 {
        let pitched = || self.pitched(bid, price, outright);
        if price != 0 || outright { pitched() } else { self.promise.contract(bid, pitched) }
    }

    fn pitched(&self, bid: Bid, price: i16, outright: bool) -> f32 {
        let Some(plan) = self.plan(Some(bid)) else { return 0.0 };
        let side = self.side();
        let paid = if price > 0 { self.rules.side_of(self.eldest()) } else { side };
        let paying =
            |chance: f32| if price > 0 && paid != side { chance - self.price() * f32::from(price) } else { chance };
        let fifth = bid == Bid::FIVE && self.rules.smudge == Smudge::SlamBidFive;
        let all = plan.made().len() - 1;
        let needed = usize::from(bid.number()).min(all);
        let every_trick = fifth || bid.is_moon() && self.rules.moon_needs == MoonNeeds::PointsAndTricks;
        let keeps = if every_trick { plan.all_tricks } else { 1.0 };
        let moon = bid.is_moon().then(|| self.rules.gain(bid, self.scores[side]).0);
        let all_wins = !outright && (self.smudge_wins(bid) || self.moon_wins(bid));
        let stake = self.rules.stake(bid).0;
        let loss = |made: i16| match self.rules.set_scoring {
            // Nothing is deducted, and the others have as much more.
            _ if self.rules.bid_goes_to_others(bid) => (0, stake),
            SetScoring::KeepAndSetback => (made - stake, 0),
            SetScoring::SetbackOnly | SetScoring::OthersTakeBid => (-stake, 0),
        };
        let width = (self.all / LONG).max(1);
        let (mut sum, mut set_back) = (0.0, None);
        for (made, &chance) in plan.made().iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let kept = if made >= needed { keeps } else { 0.0 };
            let points = moon.unwrap_or(made as i16 + i16::from(fifth));
            let rest = self.rest(made);
            let made_it = match kept > 0.0 {
                true if made == all && all_wins => 1.0,
                true if points == made as i16 => self.won(made),
                true => self.chance(side, points, rest),
                false => 0.0,
            };
            // Where many points can be made, one more or less hardly matters to the player who is set back, and to ask is dear.
            if kept < 1.0 && set_back.is_none_or(|(until, _)| made as i16 >= until) {
                let (loss, taken) = loss(made as i16);
                let until = (made as i16 / width + 1) * width;
                set_back = Some((until, self.chance(side, loss, rest.max(self.of_four(1)) + taken)));
            }
            let lost = set_back.filter(|_| kept < 1.0).map_or(0.0, |(_, chance)| chance);
            sum += chance * (kept * made_it + (1.0 - kept) * lost);
        }
        paying(sum)
    }

    pub(crate) fn smudge_wins(&self, bid: Bid) -> bool {
        let in_hole = self.rules.is_in_the_hole(self.scores[self.side()]);
        match self.rules.smudge {
            Smudge::BidFourMade => {
                bid == Bid::FOUR && (!in_hole || self.rules.smudge_in_hole == SmudgeInHole::WinsAnyway)
            }
            Smudge::AnyAllFour => true,
            Smudge::SlamBidFive | Smudge::Off => false,
        }
    }

    /// Returns `true` if making this bid wins the game as a moon.
    fn moon_wins(&self, bid: Bid) -> bool {
        bid.is_moon() && self.rules.moon_wins(self.scores[self.side()])
    }

    /// Returns the value of a bid, in chances to win, given that somebody may still take it away.
    fn bid(&self, bid: Bid) -> f32 {
        let keeps = self.keeps(bid);
        let sale = self.rules.trump_by == TrumpBy::Sale;
        let paid = sale && self.pays_the_seller();
        let mut contract = self.contract(bid, if paid { self.rules.promised(bid).0 } else { 0 }, false);
        if sale {
            // Eldest may keep the pitch at this price.
            let kept = KEEPS_PITCH[usize::from(paid)][usize::from(self.as_of_four(bid) - 1)];
            let side = self.rules.side_of(self.eldest());
            if paid && side != self.side() && self.price_wins(side, self.rules.promised(bid)) {
                contract = 0.0;
            }
            contract =
                (1.0 - kept) * contract + kept * self.left_to(self.eldest(), self.rules.promised(bid).0, UNDERTAKES);
        }
        let taken = if keeps < 1.0 { self.passed() } else { 0.0 };
        keeps * contract + (1.0 - keeps) * taken
    }

    /// Returns the chance that nobody takes this bid away.
    fn keeps(&self, bid: Bid) -> f32 {
        let final_bid = match bid.is_moon() {
            true => !self.rules.takes_moon(),
            false => bid == self.rules.max_bid && self.rules.four_is_final,
        };
        if final_bid || self.rules.auction_rounds == AuctionRounds::Continuous || self.own == self.dealer {
            return 1.0;
        }
        let (outbids, takes): (f32, f32) = match self.as_of_four(bid) {
            0..=1 => (0.35, 0.4),
            2 => (0.15, 0.3),
            3 => (0.05, 0.12),
            _ => (0.0, 0.03),
        };
        let chance = |seat| if self.rules.may_take(seat, self.dealer, bid) { takes } else { outbids };
        let later = self.rules.seats().from(self.own).take_while(|&seat| seat != self.dealer).skip(1);
        later.fold(1.0 - chance(self.dealer), |keeps, seat| keeps * (1.0 - chance(seat)))
    }

    /// Returns the chance that the player wins if somebody else pitches for this bid and makes it with the chance
    /// `made`.
    fn left_to(&self, seat: Seat, bid: i16, made: f32) -> f32 {
        let side = self.rules.side_of(seat);
        let (one, two) = (self.of_four(1).max(1), self.of_four(2));
        // However little was bid, who pitches makes about half of the points.
        let more = if bid == 0 { two } else { bid.max(two - 1) };
        let over = 0.5 * self.chance(side, more, one) + 0.5 * self.chance(side, more + one, one);
        made * over + (1.0 - made) * self.chance(side, -bid, two)
    }

    /// Returns the chance that a player makes their bid: less where another side is about to go out, where several
    /// partnerships outbid each other, and where a long list scores and most of it was bid.
    fn made(&self, seat: Seat, bid: i16) -> f32 {
        let (players, sides) = (usize::from(self.rules.players), self.rules.sides());
        let (own, all) = (self.rules.side_of(seat), self.all);
        let near = |side: Side| side != own && self.rules.reaches(self.scores[side] + Points(all));
        if all <= LONG && self.rules.all_sides().any(near) {
            return MADE_IN_NEED[(bid * 4 / all.max(1)).clamp(2, 4) as usize - 2];
        }
        match bid {
            _ if bid >= all => MADE_ALL,
            _ if sides > 2 && players > sides => MADE_AGAINST_PAIRS,
            _ if all > LONG && bid * 10 > all * 7 => MADE_MOST,
            _ => MADE,
        }
    }

    /// Returns the value of a pass, in chances to win: somebody else pitches, or nobody.
    fn passed(&self) -> f32 {
        *self.passed.get_or_init(|| self.left_to_others())
    }

    fn left_to_others(&self) -> f32 {
        if let Some((bidder, bid)) = self.standing() {
            if bidder != self.own && self.is_friend(bidder) {
                // Nobody outbids a partner without need.
                return self.left_to(bidder, self.rules.promised(bid).0 + self.of_four(1), PARTNER_MADE);
            }
            return self.left_to(bidder, self.rules.promised(bid).0, self.made(bidder, self.rules.promised(bid).0));
        }
        let later = self.rules.seats().after(self.own).take_while(|&seat| seat != self.eldest());
        let forced = self.rules.all_pass == AllPass::DealerForced;
        let bid = self.rules.promised(self.rules.min_bid).0.max(self.of_four(2));
        let held = self.rules.forced_choice == ForcedChoice::Exactly;
        let held = Some(self.rules.promised(self.rules.least_forced_bid()).0).filter(|_| held);
        // Each who speaks later may be the one who bids; a dealer who must does.
        let (mut sum, mut open) = (0.0, 1.0);
        for seat in later {
            let must = forced && seat == self.dealer;
            let bids = if must { 1.0 } else { BIDS };
            let bid = held.filter(|_| must).unwrap_or(bid);
            sum += open * bids * self.left_to(seat, bid, if must { MUST_MADE } else { self.made(seat, bid) });
            open *= 1.0 - bids;
        }
        sum + if open > 0.0 { open * self.nobody_bids() } else { 0.0 }
    }

    /// Returns the chance that the player wins if nobody bids (B-01).
    fn nobody_bids(&self) -> f32 {
        let eldest = self.eldest();
        // Who waits for a better hand each time does not get on, which costs them no more than they have.
        let thrown_in = |dealer: Side| (self.as_it_stands(dealer) - THROWN_IN).max(0.0);
        match self.rules.all_pass {
            AllPass::DealerForced => self.as_it_stands(self.next_dealer()),
            AllPass::RedealSameDealer => thrown_in(self.rules.side_of(self.dealer)),
            AllPass::RedealNextDealer => thrown_in(self.next_dealer()),
            AllPass::EldestForced => self.left_to(eldest, self.rules.promised(self.rules.min_bid).0, 0.6),
            AllPass::EldestFree => self.left_to(eldest, 0, 1.0),
            AllPass::DealerFree => self.left_to(self.dealer, 0, 1.0),
        }
    }

    /// Returns the chance that the player, left of the dealer, wins by offering the pitch: somebody bids two, or nobody
    /// bids.
    fn offered(&self) -> f32 {
        let next = self.rules.seats().next(self.own);
        let two = Bid::new(self.of_four(2).clamp(1, Bid::MOST.number().into()) as u8).unwrap_or(Bid::TWO);
        let sold = self.accepted(next, two);
        let keeps = self.contract(two, 0, false);
        0.75 * sold.max(keeps) + 0.25 * keeps.max(self.left_to(self.own, 0, 1.0))
    }

    /// Returns the chance that the player wins by selling the pitch: they score the price, and the buyer plays for the
    /// bid.
    fn accepted(&self, bidder: Seat, bid: Bid) -> f32 {
        let price = match self.rules.seller_credit {
            SellerCredit::Immediate => self.rules.promised(bid).0,
            SellerCredit::None => 0,
        };
        if price > 0 && self.price_wins(self.side(), Points(price)) {
            return 1.0;
        }
        let mut scores = self.scores;
        scores[self.side()] += Points(price);
        self.with_scores(scores).left_to(
            bidder,
            self.rules.promised(bid).0,
            if self.as_of_four(bid) >= 4 { 0.6 } else { MADE },
        )
    }

    fn sold(&self) -> f32 {
        self.standing().map_or(0.0, |(bidder, bid)| self.accepted(bidder, bid))
    }

    fn undertaken(&self) -> f32 {
        let Some((bidder, bid)) = self.standing() else { return 0.0 };
        let refused = self.rules.refused_bid_credit && self.rules.seller_credit == SellerCredit::Immediate;
        let cost =
            if refused && !self.is_friend(bidder) { self.price() * f32::from(self.rules.promised(bid).0) } else { 0.0 };
        self.contract(bid, 0, false) - cost
    }

    /// Returns `true` if bidding four is better than letting the offender, who led too early, try it (BAP-53).
    pub(crate) fn four_beats(&self, offender: Seat) -> bool {
        self.contract(Bid::FOUR, 0, false) > self.left_to(offender, 4, 0.35)
    }

    /// Returns `true` if this price for the pitch would win this side the game.
    fn price_wins(&self, side: Side, price: Points) -> bool {
        !self.rules.needs_bid() && self.rules.reaches(self.scores[side] + price)
    }

    /// Returns `true` if the player left of the dealer scores the price of the pitch at once (B-31).
    pub(crate) fn pays_the_seller(&self) -> bool {
        self.rules.seller_credit == SellerCredit::Immediate
    }

    /// Returns `true` if the point for a refused beg would win the game for a side that gets it.
    pub(crate) fn gift_wins(&self) -> bool {
        let eldest = self.rules.side_of(self.eldest());
        let gets = |side: &Side| match self.rules.gift_to {
            GiftTo::AllOpponents => *side != self.rules.side_of(self.dealer),
            GiftTo::Beggar => *side == eldest,
        };
        self.rules.all_sides().filter(gets).any(|side| self.point_wins(side))
    }

    /// Returns `true` if one point now would win this side the game.
    pub(crate) fn point_wins(&self, side: Side) -> bool {
        !self.rules.needs_bid() && !self.rules.needs_lead() && self.rules.reaches(self.scores[side] + Points::ONE)
    }

    /// Returns the outlook of the hand with the suit turned up as trump.
    pub(crate) fn turned_outlook(&self) -> Option<&Outlook> {
        self.promise.suits()[self.offered_suit() as usize].as_ref()
    }

    /// Returns the suit of the last card turned up.
    pub(crate) fn offered_suit(&self) -> Suit {
        self.turned.last().and_then(|card| card.suit()).unwrap_or(Suit::Spades)
    }

    /// Returns the chance that the player wins with this suit as trump; `gift` is scored by the player's side before,
    /// `given` by those who get it from the dealer.
    fn suit(&self, suit: Suit, gift: i16, given: i16) -> f32 {
        let Some(outlook) = &self.promise.suits()[suit as usize] else { return 0.0 };
        let mut scores = self.scores;
        scores[self.side()] += Points(gift);
        if given != 0 {
            for side in self.rules.all_sides().filter(|&side| side != self.side()) {
                let eldest = side == self.rules.side_of(self.eldest());
                if eldest || self.rules.gift_to == GiftTo::AllOpponents {
                    scores[side] += Points(given);
                }
            }
        }
        let talk = self.with_scores(scores);
        let hang = if self.rules.points.get(Point::Jack).is_some() { self.rules.hang_jack.0 - 1 } else { 0 };
        let holds = self.hand.contains(Card::new(Rank::Jack, suit));
        let mut sum = 0.0;
        let (most, usual) = (self.of_four(4), self.of_four(3));
        for (made, chance) in outlook.made().iter().enumerate() {
            let rest = most - made as i16 - if (made as i16) < usual { most - usual } else { 0 };
            sum += chance * talk.chance(self.side(), made as i16, rest.max(0));
        }
        // What wins for certain needs neither the jack nor the lead.
        if sum >= CERTAIN {
            return sum;
        }
        if hang > 0 {
            let lost = if holds { 1.0 - outlook.chance(Point::Jack) } else { 0.0 };
            sum += (outlook.chances.hangs - lost) * f32::from(hang) * self.price();
        }
        if self.own == self.eldest() { sum } else { sum - NO_LEAD * self.point() }
    }

    /// Returns the chance that a card turned up next wins the game for the dealer's side (TAF-11).
    pub(crate) fn turn_wins(&self) -> f32 {
        let lacks = self.rules.target - self.scores[self.rules.side_of(self.dealer)];
        let one_point = self.rules.has_target() && !self.rules.needs_bid() && !self.rules.needs_lead();
        if !self.rules.turnup_can_win || !one_point {
            return 0.0;
        }
        let unseen = self.rules.pack_cards() - self.hand - self.turned.iter().copied().collect();
        let score = |card: &Card| Points(self.rules.turnup_scores.of_card(*card).into());
        let wins = unseen.iter().filter(|card| score(card) > Points::ZERO && score(card) >= lacks).count();
        (TURNS * wins as f32 / unseen.len().max(1) as f32).min(1.0)
    }

    /// Returns the chance that the player wins if the cards are run for another suit, with what the dealer may score
    /// for the cards turned (TAF-11).
    fn run(&self) -> f32 {
        let suit = self.offered_suit();
        let others = Suit::ALL.into_iter().filter(|&other| other != suit);
        let worth: f32 = others.map(|other| self.suit(other, 0, 0)).sum::<f32>() / 3.0;
        let unseen = self.rules.pack_cards() - self.hand - self.turned.iter().copied().collect();
        let points: f32 = unseen.iter().map(|card| f32::from(self.rules.turnup_scores.of_card(card))).sum();
        let turned = TURNS * points / unseen.len().max(1) as f32 * self.price();
        let wins = self.turn_wins();
        let (sign, won) = if self.is_friend(self.dealer) { (1.0, 1.0) } else { (-1.0, 0.0) };
        wins * won + (1.0 - wins) * (worth + sign * turned).min(1.0)
    }
}

/// Returns the chance that one side reaches the target before another, given the points that each lacks and the points
/// that each makes, counted in any order: of all those up to the one that must decide it, enough are its own.
fn is_first((lacks, makes): (i16, i16), (other_lacks, other_makes): (i16, i16)) -> f32 {
    let choose = |of: i16, some: i16| -> f32 {
        if some > of { 0.0 } else { (0..some).map(|n| f32::from(of - n) / f32::from(n + 1)).product() }
    };
    let (lacks, other_lacks) = (lacks.max(1), other_lacks.max(1));
    let decided = lacks + other_lacks - 1;
    let ways: f32 = (lacks..=decided).map(|own| choose(makes, own) * choose(other_makes, decided - own)).sum();
    ways / choose(makes + other_makes, decided)
}

/// Number of calls above which not all are weighed.
const MANY: usize = 12;
/// Approximate number of calls of a long row that are weighed, beside the lowest.
const FEW: usize = 7;
/// Number of the lowest calls that are weighed in any case.
const LOWEST: usize = 3;

/// Average number of cards turned when the cards are run: a card of the same suit is turned again.
const TURNS: f32 = 1.25;
/// Usual value of one of four points in a hand, in chances to win.
const PRICE: f32 = 0.045;
/// Chance from which the outlook of a hand counts as certain.
const CERTAIN: f32 = 0.999;
/// Cost of not having the lead, in points.
const NO_LEAD: f32 = 0.5;
/// Advantage of standing over begging, in points: the first lead is better kept in a hand whose trumps are known.
const CONTENT: f32 = 0.25;
/// Chance that the dealer gives a point for a beg.
const GIVES: f32 = 0.2;
/// Value to a dealer of keeping the suit turned up, beside the outlook, in points.
const KEEPS_TRUMP: f32 = 0.5;

#[cfg(test)]
mod tests {
    use super::{Talk, is_first};
    use crate::course;

    use pitch_rules::rules::PrivilegeOn;
    use pitch_rules::{Action, Bid, Call, Pack, Preset, Rules, Seat, Setup, Viewer, shuffle};
    use rand::rngs::ChaCha8Rng;
    use rand::{Rng, SeedableRng};

    use std::sync::Arc;

    #[test]
    fn of_a_long_row_of_bids_a_few_are_promising_and_the_usual_one_is_among_them() {
        for (preset, is_long) in [(Preset::Snoozer, true), (Preset::PedroSancho, true), (Preset::Setback, false)] {
            let rules = Arc::new(Rules::from(preset));
            let race = course::race(&rules, 1);
            let (mut bids, mut passes) = (0, 0);
            for number in 0..40 {
                let mut rng = ChaCha8Rng::seed_from_u64(number);
                let mut game = Setup::new(Arc::clone(&rules), Seat::default()).build().expect("a game");
                let pack = shuffle::pack(&rules, || rng.next_u32());
                let _ = game.apply(game.dealer(), Action::Deal(pack)).expect("a deal");
                let own = game.turn().decides().expect("somebody speaks");
                let view = game.view(Viewer::Seat(own));
                let legal: Vec<Call> = view.legal.iter().filter_map(Action::call).collect();
                let talk = Talk::of(&view, &rules, &race, own);
                assert_eq!(talk.promising(&legal, usize::MAX), legal, "{preset}");
                let (few, usual) = (talk.promising(&legal, 3), talk.choose(&legal));
                assert_eq!(few.len(), if is_long { 4 } else { legal.len() }, "{preset} {number}: {few:?} of {legal:?}");
                assert!(few.contains(&Call::Pass), "{preset} {number}: {few:?}");
                assert_eq!(talk.choose(&few), usual, "{preset} {number}: {few:?} of {legal:?}");
                assert!(few.iter().all(|call| legal.contains(call)), "{preset} {number}: {few:?} of {legal:?}");
                *if usual == Call::Pass { &mut passes } else { &mut bids } += 1;
            }
            assert!(bids > 0 && passes > 0, "{preset}: {bids} bids, {passes} passes");
        }
    }

    #[test]
    fn only_a_bid_that_can_be_taken_is_feared_for() {
        let keeps = |(dealer_privilege, privilege_on), bid| {
            let rules = Arc::new(Rules { dealer_privilege, privilege_on, four_is_final: false, ..Rules::default() });
            let race = course::race(&rules, 1);
            let mut game = Setup::new(Arc::clone(&rules), Seat::default()).build().expect("a game");
            let pack = Pack::new(rules.pack_cards().iter().collect()).expect("a pack");
            let _ = game.apply(game.dealer(), Action::Deal(pack)).expect("a deal");
            let own = game.turn().decides().expect("somebody speaks");
            let view = game.view(Viewer::Seat(own));
            Talk::of(&view, &rules, &race, own).keeps(Bid::new(bid).expect("a bid"))
        };
        let [never, top, any] =
            [(false, PrivilegeOn::AnyBid), (true, PrivilegeOn::MaxBid), (true, PrivilegeOn::AnyBid)];
        assert!((keeps(top, 2) - keeps(never, 2)).abs() < 1e-6);
        assert!(keeps(any, 2) < keeps(top, 2) - 0.01);
        assert!((keeps(top, 4) - keeps(any, 4)).abs() < 1e-6);
        assert!(keeps(top, 4) < keeps(never, 4) - 0.01);
    }

    #[test]
    fn who_needs_fewer_of_the_points_is_there_first() {
        let near = |chance: f32, expected: f32| assert!((chance - expected).abs() < 1e-6, "{chance}");
        near(is_first((1, 1), (1, 1)), 0.5);
        near(is_first((1, 3), (1, 1)), 0.75);
        near(is_first((3, 3), (1, 1)), 0.25);
        near(is_first((2, 2), (2, 2)), 0.5);
        near(is_first((1, 2), (2, 2)) + is_first((2, 2), (1, 2)), 1.0);
    }
}
