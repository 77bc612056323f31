//! Entering a counted hand: a set-back, the points that each side scores, and a victory.

mod count;

pub use count::{Burden, Count};

use crate::awards::{Award, Awards};
use crate::bid::Bid;
use crate::call::Contract;
use crate::card::Suit;
use crate::mark::{Cause, Mark};
use crate::point::Point;
use crate::points::Points;
use crate::rules::{GoingOut, MoonNeeds, PointList, RevokePenalty, Rules, ScoreAs, SetScoring, Smudge, SmudgeInHole};
use crate::seat::{BySide, Seat, Side};
use crate::victory::{Victory, WonBy};

/// A hand, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Dealer of the hand.
    pub dealer: Seat,
    /// Pitcher, and bid if there was one; `None` where a card that was shown made trump.
    pub contract: Option<Contract>,
    /// The trump suit, if one was set.
    pub trump: Option<Suit>,
    /// Points that were made, with the sides that made them.
    pub awards: Awards,
    /// Points that each of the awards scored, in their order: 0 if it was lost with a set-back or a revoke.
    pub(crate) worth: [Points; PointList::MOST_AWARDS],
    /// Side that scores Game in the place of one that made it and revoked (B-15).
    pub game_passes_to: Option<Side>,
    /// Points that earlier hands left to be scored with Game (M-33).
    pub carry: Points,
    /// Points that this hand and earlier ones leave to be scored with Game in the next.
    pub carry_after: Points,
    /// Points that the pitcher's side made toward its bid (M-34).
    pub made: Points,
    /// `true` if the pitcher's side failed its bid (BAP-35, BAP-48).
    pub set_back: bool,
    /// `true` if a revoke made the bid fail, and nothing is paid for it (F-44).
    pub(crate) unpaid: bool,
    /// `true` if the fifth point of a smudge was made (C-02).
    pub slam: bool,
    /// Points for a moon that was made; `None` if it was not bid or not made (M-43).
    pub moon: Option<Points>,
    /// The scores before the hand.
    pub before: BySide<Points>,
    /// Points by which the hand changed each score.
    pub delta: BySide<Points>,
    /// The scores after the hand.
    pub after: BySide<Points>,
    /// Points that each side loses at the end of the count, because it cannot go out in this hand and stops one short of
    /// the target (M-85).
    pub(crate) short: BySide<Points>,
    /// Victory by this hand, if it won the game.
    pub victory: Option<Victory>,
}

impl Score {
    /// Enters a counted hand into the scores, in the order of A1.3 and A3.2.
    #[must_use]
    pub fn enter(rules: &Rules, count: &Count<'_>) -> Score {
        let Count { dealer, contract, trump, before, .. } = *count;
        let burdened = count.burdens.values().any(|burden| burden.is_some());
        let mut score = Score::of_nothing(dealer, contract, trump, count.awards, before);
        if burdened {
            score.awards = count.awards_after_revokes(rules);
        }
        let pitcher = contract.map(|contract| rules.side_of(contract.pitcher));
        let bid = contract.and_then(|contract| contract.bid);
        // A jack that cannot be scored is no point toward the bid (C-20).
        let counts = |award: &Award| award.point != Point::Jack || !count.burdens[award.side].no_jack;
        // The winner of each award cannot be predicted: every award is added, and the others' as nothing.
        let toward_bid = |award: Award| {
            let is_own = Some(award.side) == pitcher && counts(&award);
            if is_own { award.toward_bid + count.carried_by(award.point) } else { Points::ZERO }
        };
        let made: Points = score.awards.iter().map(toward_bid).sum();
        let may_slam = bid == Some(Bid::FIVE) && rules.smudge == Smudge::SlamBidFive && count.all_tricks;
        let everything = || rules.points_in_play() + count.carry;
        let slam = may_slam && made == everything();
        let game_passes_to = if burdened { count.game_passes_to(rules) } else { None };
        let carry = count.carry;
        (score.game_passes_to, score.carry, score.made, score.slam) = (game_passes_to, carry, made, slam);
        if let (Some(pitcher), Some(bid)) = (pitcher, bid) {
            let others = burdened && count.burdens.iter().any(|(side, burden)| side != pitcher && burden.no_points);
            let lacks_tricks = bid.is_moon() && rules.moon_needs == MoonNeeds::PointsAndTricks && !count.all_tricks;
            let promised = if bid.is_moon() { everything() } else { rules.promised(bid) };
            let short = made + Points(i16::from(slam)) < promised || lacks_tricks;
            // Where another revoked, the pitcher is paid although the bid is short (BAP-49).
            score.set_back = count.burdens[pitcher].no_points || short && !others;
            score.unpaid = count.burdens[pitcher].no_points && rules.revoke_penalty == RevokePenalty::NoScore;
            let has_moon = bid.is_moon() && !short && !score.set_back;
            score.moon = has_moon.then(|| rules.moon_gain(before[pitcher], count.burdens[pitcher].bars_victory()));
        }
        count.entered().for_each(|mark| score.delta[mark.side] += mark.points);
        if rules.pegs() {
            score.add_worth(rules, count, |award| rules.pegs_at_once(award.point));
        }
        if score.set_back {
            score.set_back_marks(rules).for_each(|mark| score.delta[mark.side] += mark.points);
        }
        count.penalties.iter().for_each(|mark| score.delta[mark.side] += mark.points);
        score.add_worth(rules, count, |award| !rules.pegs_at_once(award.point));
        if let Some(pitcher) = pitcher.filter(|_| slam) {
            score.gain(rules, pitcher, Points::ONE);
        }
        if score.moon.is_some() {
            score.moon_marks(rules).for_each(|mark| score.delta[mark.side] += mark.points);
        }
        if score.scores_difference(rules) {
            score.delta = before.map(|_, _| Points::ZERO);
            let marks = score.ahead_of_the_points(rules, count).chain(score.counted(rules));
            marks.for_each(|mark| score.delta[mark.side] += mark.points);
        } else if score.set_back {
            score.taken_bids(rules).for_each(|mark| score.delta[mark.side] += mark.points);
        }
        score.after = before.map(|side, &points| points + score.delta[side]);
        if rules.stops_short() {
            score.stop_short(rules);
        }
        score.victory = score.find_victory(rules, count).map(|victory| score.before_the_partner(rules, count, victory));
        // It lapses with the game, and where Game was decided (F-33).
        score.carry_after = match rules.points.get(Point::Game) {
            Some(_) if !count.is_over => count.carry,
            Some(game) if rules.carries() && count.awards.of(Point::Game).is_none() => count.carry + game.worth,
            _ => Points::ZERO,
        };
        if score.victory.is_some() {
            score.carry_after = Points::ZERO;
        }
        score
    }

    /// Scores the awards for which `is_meant` returns `true`.
    fn add_worth(&mut self, rules: &Rules, count: &Count<'_>, is_meant: impl Fn(&Award) -> bool) {
        let lost = self.pitching_side(rules).filter(|_| self.loses_all(rules));
        for index in 0..self.awards.awards().len() {
            let award = self.scoring_at(index);
            if is_meant(&award) {
                let worth = self.worth_of(rules, count, &award);
                let points = if Some(award.side) == lost { Points::ZERO } else { worth };
                self.worth[index] = points;
                self.gain(rules, award.side, points);
            }
        }
    }

    /// Adds points for each who scores what a side of the hand makes (M-70).
    fn gain(&mut self, rules: &Rules, camp: Side, points: Points) {
        if rules.calls_partner() {
            rules.scorers(self.dealer, self.contract, camp).for_each(|side| self.delta[side] += points);
        } else {
            self.delta[camp] += points;
        }
    }

    /// Returns the score of a hand in which nothing is scored.
    pub(crate) fn of_nothing(
        dealer: Seat,
        contract: Option<Contract>,
        trump: Option<Suit>,
        awards: Awards,
        before: BySide<Points>,
    ) -> Self {
        Score {
            dealer,
            contract,
            trump,
            awards,
            worth: [Points::ZERO; PointList::MOST_AWARDS],
            game_passes_to: None,
            carry: Points::ZERO,
            carry_after: Points::ZERO,
            made: Points::ZERO,
            set_back: false,
            unpaid: false,
            slam: false,
            moon: None,
            before,
            delta: before.map(|_, _| Points::ZERO),
            after: before,
            short: before.map(|_, _| Points::ZERO),
            victory: None,
        }
    }

    /// Returns the side that pitched, if one did.
    #[must_use]
    pub fn pitching_side(&self, rules: &Rules) -> Option<Side> {
        self.contract.map(|contract| rules.side_of(contract.pitcher))
    }

    /// Returns `true` if an award is scored, and not lost with a set-back or a revoke (BAP-35).
    #[must_use]
    pub fn counts(&self, award: &Award) -> bool {
        let passes = award.point == Point::Game && self.game_passes_to.is_some();
        !passes && self.scored(award) > Points::ZERO
    }

    /// Returns the points that an award scored: 0 if it was lost with a set-back or a revoke.
    #[must_use]
    pub fn scored(&self, award: &Award) -> Points {
        let index = self.awards.iter().position(|other| other == *award);
        index.map_or(Points::ZERO, |index| self.worth[index])
    }

    /// Returns one of the awards, by its place: Game goes to the side that scores it.
    fn scoring_at(&self, index: usize) -> Award {
        let award = self.awards.awards()[index];
        match self.game_passes_to.filter(|_| award.point == Point::Game) {
            Some(side) => Award { side, ..award },
            None => award,
        }
    }

    /// Returns the marks on the pad before High is counted, in order: what was entered before and is pegged, a set-back
    /// (B-09), and what revokes cost (B-24).
    fn ahead_of_the_points<'a>(&self, rules: &'a Rules, count: &Count<'a>) -> impl Iterator<Item = Mark> + use<'a> {
        count.entered().chain(self.pegs(rules)).chain(self.after_the_pegs(rules, count))
    }

    /// Returns the marks between the last card that is pegged and the count.
    fn after_the_pegs<'a>(&self, rules: &'a Rules, count: &Count<'a>) -> impl Iterator<Item = Mark> + use<'a> {
        self.set_back_marks(rules).chain(count.penalties.iter().copied())
    }

    /// Returns the marks for the cards that were pegged as they were won, in order (M-36).
    fn pegs(&self, rules: &Rules) -> impl Iterator<Item = Mark> + use<> {
        let pegs: Vec<Mark> = if rules.pegs() { self.lines(rules, true).flatten().collect() } else { Vec::new() };
        pegs.into_iter()
    }

    /// Returns the lines of the awards that scored, as the pad has them: those that are pegged, or those that are
    /// counted. What several sides get for one award stands together.
    fn lines<'a>(&self, rules: &'a Rules, pegged: bool) -> impl Iterator<Item = Vec<Mark>> + use<'a> {
        let awards: Vec<Award> = (0..self.awards.awards().len()).map(|index| self.scoring_at(index)).collect();
        let scored = awards.into_iter().zip(self.worth).filter(|(_, points)| *points > Points::ZERO);
        let lines = scored.filter(move |(award, _)| rules.pegs_at_once(award.point) == pegged);
        let (dealer, contract) = (self.dealer, self.contract);
        lines.map(move |(award, points)| {
            marked(rules, dealer, contract, award.side, award.cause(rules), points).collect()
        })
    }

    /// Returns the pad of the hand, in the order in which it is entered.
    #[must_use]
    pub(crate) fn pad(&self, rules: &Rules, count: &Count<'_>) -> Vec<Mark> {
        self.ahead_of_the_points(rules, count).chain(self.counted(rules)).collect()
    }

    /// Returns the marks that are counted after the last trick, in the order of the list of points, the fifth point,
    /// and a failed bid that the others score; or no more than the difference (M-81).
    pub(crate) fn counted<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = Mark> + use<'a> {
        self.steps(rules).flatten()
    }

    /// Returns the marks that are counted, step by step: what several sides get at once, for one award or one failed
    /// bid, is one step (B-24).
    fn steps<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = Vec<Mark>> + use<'a> {
        let slam = self.awards.iter().next().filter(|_| self.slam);
        let slam = slam.map(|award| {
            marked(rules, self.dealer, self.contract, award.side, Cause::Slam, Points::ONE).collect::<Vec<_>>()
        });
        let points = self.lines(rules, false).chain(slam);
        let counted: Vec<Vec<Mark>> = match self.scores_difference(rules) {
            true => difference(rules, points.flatten()).map(|mark| vec![mark]).into_iter().collect(),
            false => points.collect(),
        };
        let (moon, taken) = (self.moon_marks(rules).collect(), self.taken_bids(rules).collect());
        std::iter::once(moon).chain(counted).chain([taken, self.short_marks(rules)])
    }

    /// Returns the marks of the sides that stop one short of the target, in turn after the dealer (M-85).
    fn short_marks(&self, rules: &Rules) -> Vec<Mark> {
        let lost = |side: Side| Mark { cause: Cause::Short, side, points: -self.short[side] };
        let sides = if rules.stops_short() { rules.sides_after(self.dealer) } else { Vec::new() };
        sides.into_iter().map(lost).filter(|mark| mark.points < Points::ZERO).collect()
    }

    /// Takes from each side that cannot go out in this hand what it has beyond one short of the target (M-85).
    fn stop_short(&mut self, rules: &Rules) {
        let (bidder, smudge) = (self.bidder(rules), self.smudge(rules));
        for side in rules.all_sides() {
            let goes_out = bidder == Some(rules.camp(self.contract, side)) || smudge == Some(side);
            let beyond = self.after[side] - (rules.target - Points::ONE);
            if !goes_out && beyond > Points::ZERO {
                self.short[side] = beyond;
                self.delta[side] -= beyond;
                self.after[side] -= beyond;
            }
        }
    }

    /// Returns the side of the pitcher who made a bid (B-49).
    fn bidder(&self, rules: &Rules) -> Option<Side> {
        self.pitching_side(rules).filter(|_| self.bid().is_some() && !self.set_back)
    }

    /// Returns the marks for a moon that was made; a score at the target has nothing to gain by it.
    fn moon_marks<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = Mark> + use<'a> {
        let (dealer, contract, moon) = (self.dealer, self.contract, self.moon.filter(|&points| points > Points::ZERO));
        let lines = self.pitching_side(rules).zip(moon).into_iter();
        lines.flat_map(move |(side, points)| marked(rules, dealer, contract, side, Cause::Moon, points))
    }

    /// Returns the bid that the pitcher must make, if somebody bid.
    #[must_use]
    pub fn bid(&self) -> Option<Bid> {
        self.contract.and_then(|contract| contract.bid)
    }

    /// Returns `true` if the better side scores the difference: there was no failed contract, and somebody pitched
    /// (M-81, F-26). With a moon the others score what they make (M-43).
    #[must_use]
    pub fn scores_difference(&self, rules: &Rules) -> bool {
        let pitched = self.contract.is_some() && !self.set_back && !self.bid().is_some_and(Bid::is_moon);
        rules.score_as == ScoreAs::Difference && rules.has_bids() && rules.sides() == 2 && pitched
    }

    /// Returns the marks of the others for a failed bid, where it goes to them (M-80): all of them together, in turn
    /// after the dealer.
    fn taken_bids<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = Mark> + use<'a> {
        let (dealer, contract) = (self.dealer, self.contract);
        let bid = self.bid().filter(|&bid| self.set_back && !self.unpaid && rules.bid_goes_to_others(bid));
        let lost = self.pitching_side(rules).zip(bid).into_iter();
        lost.flat_map(move |(pitcher, bid)| {
            let others = rules.other_sides(dealer, pitcher).into_iter();
            let others = others.filter(move |side| rules.camp(contract, *side) != pitcher);
            others.map(move |side| Mark { cause: Cause::BidTaken(bid), side, points: rules.promised(bid) })
        })
    }

    /// Returns the marks of the set-back, if there was one: the pitcher's, and a called partner's (M-70).
    fn set_back_marks<'a>(&self, rules: &'a Rules) -> impl Iterator<Item = Mark> + use<'a> {
        let (dealer, contract) = (self.dealer, self.contract);
        let bid = self.bid().filter(|&bid| self.set_back && !self.unpaid && !rules.bid_goes_to_others(bid));
        let lost = self.pitching_side(rules).zip(bid).into_iter();
        lost.flat_map(move |(side, bid)| marked(rules, dealer, contract, side, Cause::SetBack(bid), -rules.stake(bid)))
    }

    /// Returns `true` if what the pitching side made scores nothing: it was set back, or is paid for a moon (BAP-35,
    /// M-43).
    fn loses_all(&self, rules: &Rules) -> bool {
        self.set_back && rules.set_scoring != SetScoring::KeepAndSetback || self.moon.is_some()
    }

    /// Returns the points that an award scores that is not lost with a set-back: 0 after a revoke; and a side that
    /// cannot go out in this hand stops one short (C-20).
    #[inline]
    fn worth_of(&self, rules: &Rules, count: &Count<'_>, award: &Award) -> Points {
        let burden = count.burdens[award.side];
        if burden.no_points || burden.no_jack && award.point == Point::Jack {
            return Points::ZERO;
        }
        let points = award.points + count.carried_by(award.point);
        if !burden.no_jack || !rules.has_target() {
            return points;
        }
        let scores =
            rules.scorers(self.dealer, self.contract, award.side).map(|side| self.before[side] + self.delta[side]);
        let room = rules.target - Points::ONE - scores.max().unwrap_or_default();
        points.min(room.max(Points::ZERO))
    }

    fn find_victory(&self, rules: &Rules, count: &Count<'_>) -> Option<Victory> {
        self.by_going_out(rules, count).or_else(|| self.by_a_fall(rules))
    }

    /// Returns the victory of the best score once the hand of this number is counted; of nobody yet as long as several
    /// have it (M-83, F-34).
    fn after_the_last(&self, last: u32, count: &Count<'_>) -> Option<Victory> {
        let most = self.after.values().max().filter(|_| count.number >= last)?;
        let mut best = self.after.iter().filter(|(_, score)| *score == most).map(|(side, _)| side);
        match (best.next(), best.next()) {
            (Some(side), None) => Some(Victory { side, by: WonBy::Hands, at_win: self.after }),
            _ => None,
        }
    }

    /// Returns the victory of the best score where a side has fallen so far below zero that it has lost; of several the
    /// first in turn after the dealer wins (M-84).
    fn by_a_fall(&self, rules: &Rules) -> Option<Victory> {
        if rules.lost_at == 0 || !self.after.values().any(|&score| rules.is_lost(score)) {
            return None;
        }
        let sides = rules.sides_after(self.dealer).into_iter();
        let side = sides.reduce(|first, side| if self.after[side] > self.after[first] { side } else { first })?;
        Some(Victory { side, by: WonBy::Fall, at_win: self.after })
    }

    /// Returns the victory of a side that won at once, or is at the target.
    fn by_going_out(&self, rules: &Rules, count: &Count<'_>) -> Option<Victory> {
        if let Some(side) = self.smudge(rules).filter(|&side| !count.burdens[side].bars_victory()) {
            return Some(self.won_at_once(rules, count, side, WonBy::Smudge));
        }
        if let Some(side) = self.moon_wins(rules).filter(|&side| !count.burdens[side].bars_victory()) {
            return Some(self.won_at_once(rules, count, side, WonBy::Moon));
        }
        if let Some(last) = rules.last_hand() {
            return self.after_the_last(last, count);
        }
        // Without points ahead of the count, which a penalty could take away again, nobody was at the target if nobody is, or
        // was before the hand.
        let nothing_ahead = count.entered().next().is_none() && count.penalties.is_empty();
        let nobody_at = |scores: &BySide<Points>| scores.values().all(|&points| points < rules.target);
        if nothing_ahead && nobody_at(&self.after) && nobody_at(&self.before) {
            return None;
        }
        let bidder = self.bidder(rules);
        let camp = |side| rules.camp(self.contract, side);
        let is_bidder = |side| bidder == Some(camp(side));
        let may_win = |side| !count.burdens[camp(side)].bars_victory() && (!rules.needs_bid() || is_bidder(side));
        let counts_first = |side| rules.counts_the_bidder_first() && is_bidder(side);
        if rules.needs_lead() {
            return leader_by_two(rules, &self.after).filter(|&side| may_win(side)).map(|side| {
                let by = if counts_first(side) { WonBy::BidderFirst } else { self.decisive(rules, count, side) };
                Victory { side, by, at_win: self.after }
            });
        }
        if rules.has_bids() && rules.going_out == GoingOut::HigherScore {
            return self.with_higher_score(rules, is_bidder, may_win);
        }
        if let Some(victory) = self.won_earlier(rules, may_win) {
            return Some(victory);
        }
        let mut scores = self.before;
        let ahead: Vec<Mark> = count.entered().chain(self.pegs(rules)).collect();
        for together in ahead.chunk_by(|one, next| one.cause == next.cause) {
            together.iter().for_each(|mark| scores[mark.side] += mark.points);
            let gain = together.iter().filter(|mark| may_win(mark.side)).copied();
            if let Some(mark) = first_at_target(rules, &scores, gain) {
                return Some(Victory { side: mark.side, by: mark.into(), at_win: scores });
            }
        }
        self.set_back_marks(rules).for_each(|mark| scores[mark.side] += mark.points);
        // The points for one renege come together, to several sides where more than two play (B-24).
        for together in count.penalties.chunk_by(|one, next| one.cause == next.cause) {
            together.iter().for_each(|mark| scores[mark.side] += mark.points);
            let wins = |mark: &&Mark| mark.points > Points::ZERO && may_win(mark.side);
            let gain = || together.iter().filter(wins).copied();
            let first = gain().find(|mark| counts_first(mark.side) && scores[mark.side] >= rules.target);
            if let Some(mark) = first.or_else(|| first_at_target(rules, &scores, gain())) {
                return Some(Victory { side: mark.side, by: mark.into(), at_win: scores });
            }
        }
        let mut first = bidder.into_iter().flat_map(|pitcher| rules.scorers(self.dealer, self.contract, pitcher));
        let is_out = |&side: &Side| counts_first(side) && may_win(side) && self.after[side] >= rules.target;
        if let Some(side) = first.find(is_out) {
            return Some(self.won_at_once(rules, count, side, WonBy::BidderFirst));
        }
        for together in self.steps(rules) {
            together.iter().for_each(|mark| scores[mark.side] += mark.points);
            let gain = together.iter().filter(|mark| may_win(mark.side)).copied();
            if let Some(mark) = first_at_target(rules, &scores, gain) {
                return Some(Victory { side: mark.side, by: mark.into(), at_win: scores });
            }
        }
        None
    }

    /// Returns the victory of a side that was at the target before the hand and had not won: one whom a card turned up
    /// brought there that does not win at once, before the deal was thrown in (B-20), or whom a renege kept from
    /// winning (B-46). Of several the one with the highest score wins, and of equals the first in turn after the dealer
    /// (B-24).
    fn won_earlier(&self, rules: &Rules, may_win: impl Fn(Side) -> bool) -> Option<Victory> {
        let is_there = |&side: &Side| self.before[side] >= rules.target && may_win(side);
        if rules.needs_bid() || !self.before.iter().any(|(side, _)| is_there(&side)) {
            return None;
        }
        let sides = rules.seats().after(self.dealer).map(|seat| rules.side_of(seat)).filter(is_there);
        let side = sides.reduce(|first, side| if self.before[side] > self.before[first] { side } else { first })?;
        // Where no mistakes can be made nothing else can have kept them from winning.
        let by = if rules.allows_mistakes() { WonBy::Earlier } else { WonBy::TurnUp };
        Some(Victory { side, by, at_win: self.before })
    }

    /// Returns the victory of the highest score at the target; of equals that of the pitcher who made the bid, and else
    /// of nobody yet (M-82, F-27).
    fn with_higher_score(
        &self,
        rules: &Rules,
        is_bidder: impl Fn(Side) -> bool,
        may_win: impl Fn(Side) -> bool,
    ) -> Option<Victory> {
        let there = || self.after.iter().filter(|&(side, &score)| score >= rules.target && may_win(side));
        let most = there().map(|(_, &score)| score).max()?;
        let best = || there().filter(|(_, score)| **score == most).map(|(side, _)| side);
        let (side, by) = match best().count() {
            1 => (best().next()?, WonBy::HigherScore),
            _ => (best().find(|&side| is_bidder(side))?, WonBy::BidderFirst),
        };
        Some(Victory { side, by, at_win: self.after })
    }

    /// Returns the victory, or the pitcher's where the partner would win and both have reached the target (F-29).
    fn before_the_partner(&self, rules: &Rules, count: &Count<'_>, victory: Victory) -> Victory {
        let counted = !matches!(victory.by, WonBy::Earlier | WonBy::Hands | WonBy::Fall);
        let pitcher = self.pitching_side(rules).filter(|_| rules.calls_partner() && counted);
        let is_there = |side: &Side| self.after[*side] >= rules.target && !count.burdens[*side].bars_victory();
        match pitcher.filter(is_there) {
            Some(pitcher) if rules.camp(self.contract, victory.side) == pitcher => {
                let mut at_win = victory.at_win;
                at_win[pitcher] = self.after[pitcher];
                Victory { side: pitcher, at_win, ..victory }
            }
            _ => victory,
        }
    }

    /// Returns a victory before anybody else's points are entered: the others have what stood on the pad before (B-16).
    fn won_at_once(&self, rules: &Rules, count: &Count<'_>, side: Side, by: WonBy) -> Victory {
        let mut at_win = self.before;
        for mark in self.ahead_of_the_points(rules, count) {
            at_win[mark.side] += mark.points;
        }
        let camp = rules.camp(self.contract, side);
        rules.scorers(self.dealer, self.contract, camp).for_each(|side| at_win[side] = self.after[side]);
        Victory { side, by, at_win }
    }

    /// Returns the side that wins the game by a moon, made from a score from which it does (M-43).
    fn moon_wins(&self, rules: &Rules) -> Option<Side> {
        self.pitching_side(rules).filter(|&side| self.moon.is_some() && rules.moon_wins(self.before[side]))
    }

    fn smudge(&self, rules: &Rules) -> Option<Side> {
        let pitcher = self.pitching_side(rules);
        match rules.smudge {
            Smudge::Off | Smudge::SlamBidFive => None,
            Smudge::BidFourMade => {
                let side = pitcher?;
                let hole = match rules.smudge_in_hole {
                    SmudgeInHole::WinsAnyway => false,
                    SmudgeInHole::FourPointsOnly | SmudgeInHole::BidForbidden => {
                        rules.is_in_the_hole(self.before[side])
                    }
                };
                let four = self.contract?.bid == Some(Bid::FOUR) && self.made == rules.points_in_play();
                (four && !self.set_back && !hole).then_some(side)
            }
            Smudge::AnyAllFour => {
                let side = self.awards.iter().next()?.side;
                let failed = self.set_back && Some(side) == pitcher;
                (self.awards.made_by(side) == rules.points_in_play() && !failed).then_some(side)
            }
        }
    }

    /// Returns the cause of the lead of two that a side kept to the end of the hand (B-50).
    fn decisive(&self, rules: &Rules, count: &Count<'_>, side: Side) -> WonBy {
        let mut scores = self.before;
        let mut led = leader_by_two(rules, &scores) == Some(side);
        let mut by = None;
        for mark in self.pad(rules, count) {
            scores[mark.side] += mark.points;
            let leads = leader_by_two(rules, &scores) == Some(side);
            by = match by {
                _ if !leads => None,
                None if mark.side == side && mark.points > Points::ZERO => Some(mark.into()),
                // Another's loss makes the lead, and it is nobody's point.
                None if !led => Some(WonBy::Lead),
                by => by,
            };
            led = leads;
        }
        by.unwrap_or(WonBy::Lead)
    }
}

/// Returns a line for each side that scores what this side of a hand made or lost (M-70).
fn marked(
    rules: &Rules,
    dealer: Seat,
    contract: Option<Contract>,
    camp: Side,
    cause: Cause,
    points: Points,
) -> impl Iterator<Item = Mark> + '_ {
    rules.scorers(dealer, contract, camp).map(move |side| Mark { cause, side, points })
}

/// Returns the mark of the difference by which the better of two sides has more than the other in these lines (M-81).
fn difference(rules: &Rules, points: impl IntoIterator<Item = Mark>) -> Option<Mark> {
    let mut made = rules.by_side::<Points>();
    points.into_iter().for_each(|mark| made[mark.side] += mark.points);
    let (side, &most) = made.iter().max_by_key(|(_, points)| **points)?;
    let other = made.iter().filter(|(other, _)| *other != side).map(|(_, points)| *points).max()?;
    (most > other).then_some(Mark { cause: Cause::Difference, side, points: most - other })
}

/// Returns the mark that wins the game among points that several sides get together, in turn after the dealer: of the
/// sides at the target that of the one with the highest score, and of equals the first (B-24).
#[must_use]
pub(crate) fn first_at_target(
    rules: &Rules,
    scores: &BySide<Points>,
    together: impl IntoIterator<Item = Mark>,
) -> Option<Mark> {
    let there = together.into_iter().filter(|mark| mark.points > Points::ZERO && rules.reaches(scores[mark.side]));
    there.reduce(|first, mark| if scores[mark.side] > scores[first.side] { mark } else { first })
}

/// Returns the side that has reached the target and leads every other side by two, if one does (B-50).
#[must_use]
pub(crate) fn leader_by_two(rules: &Rules, scores: &BySide<Points>) -> Option<Side> {
    let (leader, &score) = scores.iter().max_by_key(|(_, points)| **points)?;
    let clear = scores.iter().all(|(side, &other)| side == leader || other + Points(2) <= score);
    (score >= rules.target && clear).then_some(leader)
}

#[cfg(test)]
mod tests;
