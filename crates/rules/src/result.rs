//! The result of a hand, as an object for other programs.

use crate::rules::TrumpBy;
use crate::{
    Award, Bid, BySide, Call, Card, CardPoints, Cause, Finished, Game, Mark, Payment, Point, Points, Rules, Score,
    Seat, Side, Suit, Trick,
};

use serde::{Serialize, Serializer};

/// Result of a hand. The keys are fixed: scripts rely on them. Seats and sides are numbers from 0, and what nobody made
/// or won, or what a game does not have, is null. Where a partner is called, awards, card points and points belong to
/// side 0, the pitcher and the partner, or side 1, all others; the scores are each player's own (M-70).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandResult {
    /// The number of the hand in the game, from 1.
    pub hand: u32,
    /// The seat that led to the first trick, or would have.
    pub leader: Seat,
    /// The seat that pitched; null where trump was turned up.
    pub pitcher: Option<Seat>,
    /// The seat that held the card by which the pitcher called a partner; null if nobody did.
    pub partner: Option<Seat>,
    /// The bid: a number, `moon`, or 0 for a pitch without obligation.
    #[serde(serialize_with = "bid_or_zero")]
    pub bid: Option<Bid>,
    /// `true` if there was a bid to make.
    pub obliged: bool,
    /// The letter of the trump suit; null if no card was pitched.
    pub trump: Option<char>,
    /// The seat that took each trick.
    pub trick_winners: Vec<Seat>,
    /// Sides that made each of the four points; null if no trick was played.
    pub awards: Option<Awarded>,
    /// Points that the trump jack scored for the side that won it: 0 if nobody did, more than 1 if it was taken from another.
    pub jack_points: Points,
    /// The card points that each side took; null if no trick was played.
    pub card_points: Option<BySide<CardPoints>>,
    /// Cards that were pegged as they were won, in order: the trick from 0, the name, the card, the side, and the points.
    pub pegged: Vec<Pegged>,
    /// Other points that scored or would have, in counting order: its name, the card that made it, the side, and its
    /// worth in points.
    pub points: Vec<Scored>,
    /// Points that the pitcher's side made toward its bid.
    pub made: Points,
    /// `true` if the bid was taken from its score.
    pub set_back: bool,
    /// Points that earlier hands left to be scored with Game.
    pub carry_before: Points,
    /// Points that this hand and earlier ones leave to be scored with Game in the next.
    pub carry_after: Points,
    /// Change of each side's score by the hand, without what was entered in deals that were thrown in.
    pub delta: BySide<Points>,
    /// The scores after the hand.
    pub scores_after: BySide<Points>,
    /// Every line of the score pad, in counting order.
    pub score_events: Vec<ScoreEvent>,
    /// Lines that were entered since the hand before in deals that were thrown in.
    pub thrown_in: Vec<ScoreEvent>,
    /// The seat that was penalized for a revoke, the first one if there are several.
    pub revoker: Option<Seat>,
    /// The seat that was credited with the price of the pitch, and the points.
    pub seller_credit: Option<(Seat, Points)>,
    /// The side that won the game by this hand.
    pub winner: Option<Side>,
    /// Way in which it won: `smudge`, `bidder_first`, the name of a point such as `high`, `turnup`, `gift`, `sale`,
    /// `misdeal`, `renege_point`, `renege_forfeit`, `slam`, `moon`, `look`, `higher_score`, `bid_taken`, `difference`,
    /// `earlier`, `hands`, `fall` or `lead`.
    pub won_by: Option<String>,
    /// The seat that deals next; null after the last hand.
    pub next_dealer: Option<Seat>,
    /// The white counters of each side, which are what it lacks to the target, where scores count down.
    pub white_counters_after: Option<BySide<Points>>,
    /// The red counters that each side has gained, or paid if negative, where they are played for.
    pub red_after: Option<BySide<i32>>,
    /// The red counters in the pool, where they are played for.
    pub pool_red_after: Option<i32>,
    /// The red counters that the winner took from the pool; 0 when the game goes on.
    pub pool_red_to_winner: Option<i32>,
    /// Amount that each side receives, or pays if negative; null but for the last hand of a game.
    pub net: Option<BySide<Payment>>,
}

/// Sides that made each of the four points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Awarded {
    /// The highest trump in play.
    pub high: Option<Side>,
    /// The lowest trump in play.
    pub low: Option<Side>,
    /// The trump jack.
    pub jack: Option<Side>,
    /// The most card points.
    pub game: Option<Side>,
}

/// Point that was made in a hand: its name as in the list of points, the card that made it if one did, the side, and
/// its worth in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Scored(pub Point, pub Option<Card>, pub Side, pub Points);

impl Scored {
    fn of(award: Award, side: Side) -> Self {
        Scored(award.point, award.card.map(|made| made.card), side, award.points)
    }
}

/// Card that was pegged: the trick, from 0, the point, the card, the side, and the points scored. A card that a claim
/// brought counts for the trick after the last that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Pegged(pub usize, pub Point, pub Card, pub Side, pub Points);

impl Pegged {
    fn of(mark: &Mark, tricks: &[Trick]) -> Option<Self> {
        let Cause::Peg(_, point, card) = mark.cause else { return None };
        let trick = tricks.iter().position(|trick| trick.cards().contains(card)).unwrap_or(tricks.len());
        Some(Pegged(trick, point, card, mark.side, mark.points))
    }
}

/// Line of the score pad: the reason, the card, the side whose score changes, and the points. The reasons are `turnup`,
/// `gift`, `sale`, `refused_bid`, `misdeal`, `look`, `renege`, `revoke`, `set_back`, `bid_taken`, `difference`, `slam`,
/// `moon`, `short` and the names in the list of points, as `high`; the card is the one turned up, the one that did not follow,
/// or the one pegged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreEvent(pub String, pub Option<Card>, pub Side, pub Points);

impl From<&Mark> for ScoreEvent {
    fn from(mark: &Mark) -> Self {
        let (reason, card) = match mark.cause {
            Cause::TurnUp(card) => ("turnup", Some(card)),
            Cause::Gift => ("gift", None),
            Cause::Price(_) => ("sale", None),
            Cause::Refused(_) => ("refused_bid", None),
            Cause::Misdeal => ("misdeal", None),
            Cause::Look(_) => ("look", None),
            Cause::Renege(_, card) => ("renege", Some(card)),
            Cause::Revoke(_, card) => ("revoke", Some(card)),
            Cause::SetBack(_) => ("set_back", None),
            Cause::Point(point) => return ScoreEvent(point.to_string(), None, mark.side, mark.points),
            Cause::Peg(_, point, card) => {
                return ScoreEvent(point.to_string(), Some(card), mark.side, mark.points);
            }
            Cause::BidTaken(_) => ("bid_taken", None),
            Cause::Difference => ("difference", None),
            Cause::Slam => ("slam", None),
            Cause::Moon => ("moon", None),
            Cause::Short => ("short", None),
        };
        ScoreEvent(reason.to_owned(), card, mark.side, mark.points)
    }
}

impl HandResult {
    /// Returns the result of a hand of this game; `next_dealer` is the seat that deals next, if any does.
    #[must_use]
    pub fn of(finished: &Finished, next_dealer: Option<Seat>, game: &Game) -> Self {
        let rules = game.rules();
        let score = &finished.score;
        let was_played = !finished.tricks.is_empty() || finished.claim.is_some();
        let in_hand = |side| if rules.calls_partner() { called_side(score, rules, side) } else { side };
        let side = |point| score.awards.of(point).map(|award| in_hand(award.side));
        let counts_down = rules.has_target() && (rules.count_down || rules.trump_by == TrumpBy::Sale);
        let has_reds = rules.trump_by == TrumpBy::Sale;
        HandResult {
            hand: finished.number,
            leader: finished.leader,
            pitcher: score.contract.map(|contract| contract.pitcher),
            partner: score.contract.and_then(|contract| contract.partner),
            bid: score.bid(),
            obliged: score.contract.is_some_and(|contract| contract.bid.is_some()),
            trump: score.trump.map(Suit::letter),
            trick_winners: finished.tricks.iter().filter_map(Trick::best).map(|(seat, _)| seat).collect(),
            awards: was_played.then(|| Awarded {
                high: side(Point::High),
                low: side(Point::Low),
                jack: side(Point::Jack),
                game: side(Point::Game),
            }),
            jack_points: score.awards.of(Point::Jack).map_or(Points::ZERO, |award| award.points),
            card_points: was_played.then(|| card_points(score, rules)),
            pegged: finished.marks.iter().filter_map(|mark| Pegged::of(mark, &finished.tricks)).collect(),
            points: score
                .awards
                .iter()
                .filter(|award| !rules.pegs_at_once(award.point))
                .map(|award| Scored::of(award, in_hand(award.side)))
                .collect(),
            made: score.made,
            set_back: score.set_back,
            carry_before: score.carry,
            carry_after: score.carry_after,
            delta: score.delta,
            scores_after: score.after,
            score_events: finished.marks.iter().map(ScoreEvent::from).collect(),
            thrown_in: finished.thrown_in.iter().map(ScoreEvent::from).collect(),
            revoker: finished.reneges.first().map(|renege| renege.seat),
            seller_credit: seller_credit(finished, rules),
            winner: score.victory.map(|victory| victory.side),
            won_by: score.victory.map(|victory| victory.by.to_string()),
            next_dealer,
            white_counters_after: counts_down.then(|| score.after.map(|_, &points| rules.target - points)),
            red_after: has_reds.then_some(finished.reds.held),
            pool_red_after: has_reds.then_some(finished.reds.pool),
            pool_red_to_winner: has_reds.then_some(finished.pool_won),
            net: score.victory.and(game.end()).map(|end| end.payments),
        }
    }
}

/// Returns the side of a hand with a called partner: 0 for the pitcher's, and 1 for all others.
fn called_side(score: &Score, rules: &Rules, side: Side) -> Side {
    Side::new(usize::from(score.pitching_side(rules) != Some(side))).unwrap_or_default()
}

/// Returns the card points that each side of the hand took.
fn card_points(score: &Score, rules: &Rules) -> BySide<CardPoints> {
    let taken = score.awards.card_points;
    if !rules.calls_partner() {
        return taken;
    }
    let mut sides = BySide::new(2);
    taken.iter().for_each(|(side, &points)| sides[called_side(score, rules, side)] += points);
    sides
}

fn bid_or_zero<S: Serializer>(bid: &Option<Bid>, serializer: S) -> Result<S::Ok, S::Error> {
    match bid {
        Some(bid) => bid.serialize(serializer),
        None => 0.serialize(serializer),
    }
}

/// Returns the seat that was credited with the price, and the points: eldest, or the bidder whom eldest refused (B-31).
fn seller_credit(finished: &Finished, rules: &Rules) -> Option<(Seat, Points)> {
    finished.marks.iter().find_map(|mark| match mark.cause {
        Cause::Price(_) => Some((rules.seats().next(finished.dealer), mark.points)),
        Cause::Refused(_) => {
            let bid = finished.calls.iter().rfind(|(_, call)| matches!(call, Call::Bid(_)));
            bid.map(|(seat, _)| (*seat, mark.points))
        }
        _ => None,
    })
}
