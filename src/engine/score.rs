//! Counting a hand: who made High, Low, Jack and Game, what that scores, and whether it wins the game.

use crate::engine::auction::Contract;
use crate::engine::bid::Bid;
use crate::engine::card::{Card, Rank, Suit};
use crate::engine::cards::Cards;
use crate::engine::hand::Hand;
use crate::engine::points::{CardPoints, Points};
use crate::engine::rules::{GameTie, GoingOut, LowTo, Rules, SetScoring, Smudge, SmudgeInHole};
use crate::engine::seat::{BySeat, BySide, Seat, Side};

use serde::{Deserialize, Serialize};

use std::fmt;

/// The four points of a hand, in the order in which they are counted (BAP-39, SET-17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// The highest trump in play (BAP-13).
    High,
    /// The lowest trump in play (BAP-14).
    Low,
    /// Winning the trump jack (BAP-15).
    Jack,
    /// The most card points (BAP-16).
    Game,
}

impl Point {
    /// All four, in counting order.
    pub const ALL: [Point; 4] = [Point::High, Point::Low, Point::Jack, Point::Game];
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Point::High => "high",
            Point::Low => "low",
            Point::Jack => "jack",
            Point::Game => "game",
        })
    }
}

/// A point that somebody made, by which card and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Award {
    /// Which of the four it is.
    pub point: Point,
    /// Who made it.
    pub side: Side,
    /// What it is worth: 1, or `hang_jack` for a jack taken from another side (TAF-28).
    pub points: Points,
    /// The card that made it; Game has none.
    pub card: Option<MadeBy>,
}

/// The card that made a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeBy {
    /// The card.
    pub card: Card,
    /// Who was dealt it.
    pub dealt_to: Seat,
    /// Who took the trick it was played to.
    pub taken_by: Seat,
}

/// Who made which of the four points, and the card points that decided Game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Awards {
    /// In counting order; nothing for a point that nobody made (BAP-17, BAP-18).
    pub made: [Option<Award>; 4],
    /// The card points each side took (BAP-16, SET-23).
    pub card_points: BySide<CardPoints>,
}

impl Awards {
    /// Counts a hand whose tricks are all played.
    #[must_use]
    pub fn count(rules: &Rules, dealer: Seat, hand: &Hand) -> Awards {
        let ranking = hand.ranking();
        let (dealt, won) = (hand.dealt(), hand.won());
        let trumps = dealt.values().fold(Cards::NONE, |all, &cards| all | cards) & ranking.trumps();
        let holder = |cards: &BySeat<Cards>, card| {
            cards.iter().find(|(_, cards)| cards.contains(card)).map_or(dealer, |(seat, _)| seat)
        };
        let made_by = |card| MadeBy { card, dealt_to: holder(dealt, card), taken_by: holder(won, card) };
        let one = |point, seat, card| Award { point, side: rules.side_of(seat), points: Points::ONE, card: Some(card) };

        let high = ranking.highest(trumps).map(made_by).map(|card| one(Point::High, card.dealt_to, card));
        let low = ranking.lowest(trumps).map(made_by).map(|card| {
            let seat = match rules.low_to {
                LowTo::Dealt => card.dealt_to,
                LowTo::Winner => card.taken_by,
            };
            one(Point::Low, seat, card)
        });
        let jack = (trumps & Cards::of_rank(Rank::Jack)).first().map(made_by).map(|card| {
            let hung = rules.side_of(card.dealt_to) != rules.side_of(card.taken_by);
            let points = if hung { rules.hang_jack } else { Points::ONE };
            Award { points, ..one(Point::Jack, card.taken_by, card) }
        });

        let mut card_points = rules.by_side::<CardPoints>();
        for (seat, cards) in won.iter() {
            card_points[rules.side_of(seat)] += CardPoints::of(*cards);
        }
        let most = card_points.values().max().copied().unwrap_or_default();
        let mut with_most = card_points.iter().filter(|(_, points)| **points == most).map(|(side, _)| side);
        let game = match (with_most.next(), with_most.next(), rules.game_tie) {
            (side, None, _) => side,
            (_, Some(_), GameTie::None) => None,
            (_, Some(_), GameTie::Eldest | GameTie::NonDealerSide) => Some(rules.side_of(rules.seats().next(dealer))),
        };
        let game = game.map(|side| Award { point: Point::Game, side, points: Points::ONE, card: None });
        Awards { made: [high, low, jack, game], card_points }
    }

    /// The award of one of the four points.
    #[must_use]
    pub const fn of(&self, point: Point) -> Option<Award> {
        self.made[point as usize]
    }

    /// Every award, in counting order.
    pub fn iter(&self) -> impl Iterator<Item = Award> + '_ {
        self.made.iter().flatten().copied()
    }

    /// How many of the four points a side made, 0 to 4.
    #[must_use]
    pub fn made_by(&self, side: Side) -> u8 {
        self.iter().map(|award| u8::from(award.side == side)).sum()
    }
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// By a smudge (BAP-40, B-53).
    Smudge,
    /// As the pitcher who made his bid, who counts first (BAP-38).
    BidderFirst,
    /// By this point, when counted in order (BAP-39).
    Point(Point),
    /// By a lead of two over everybody, without a point in this hand (B-50).
    Lead,
}

impl fmt::Display for WonBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WonBy::Smudge => f.write_str("smudge"),
            WonBy::BidderFirst => f.write_str("bidder_first"),
            WonBy::Point(point) => point.fmt(f),
            WonBy::Lead => f.write_str("lead"),
        }
    }
}

/// Who won the game, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Victory {
    /// The winner.
    pub side: Side,
    /// How he won.
    pub by: WonBy,
    /// The scores as far as they were entered at that moment (B-16).
    pub at_win: BySide<Points>,
}

/// A hand, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Who pitched, and for how many points.
    pub contract: Contract,
    /// The suit pitched.
    pub trump: Suit,
    /// Who made which point.
    pub awards: Awards,
    /// How many of the four points the pitcher's side made.
    pub made: u8,
    /// Whether the pitcher failed, and the bid was deducted (BAP-35).
    pub set_back: bool,
    /// The scores before the hand.
    pub before: BySide<Points>,
    /// What the hand changed.
    pub delta: BySide<Points>,
    /// The scores after the hand.
    pub after: BySide<Points>,
    /// Who won the game by it, if anybody did.
    pub victory: Option<Victory>,
}

impl Score {
    /// Enters a counted hand into the scores, in the order of A1.3: set back or not, what each side scores, and whether
    /// that wins.
    #[must_use]
    pub fn enter(rules: &Rules, contract: Contract, trump: Suit, awards: Awards, before: BySide<Points>) -> Score {
        let pitcher = rules.side_of(contract.pitcher);
        let made = awards.made_by(pitcher);
        let set_back = contract.bid.is_some_and(|bid| made < bid.number());
        let mut score = Score {
            contract,
            trump,
            awards,
            made,
            set_back,
            before,
            delta: rules.by_side(),
            after: before,
            victory: None,
        };
        let mut delta = score.delta;
        for award in awards.iter().filter(|award| score.counts(rules, award)) {
            delta[award.side] += award.points;
        }
        delta[pitcher] -= score.lost_bid();
        score.delta = delta;
        score.after = before.map(|side, &points| points + score.delta[side]);
        score.victory = score.find_victory(rules);
        score
    }

    /// The side that pitched.
    #[must_use]
    pub fn pitching_side(&self, rules: &Rules) -> Side {
        rules.side_of(self.contract.pitcher)
    }

    /// Whether an award is scored, or lost with the set-back (BAP-35).
    #[must_use]
    pub fn counts(&self, rules: &Rules, award: &Award) -> bool {
        !self.set_back
            || rules.set_scoring == SetScoring::KeepAndSetback
            || award.side != rules.side_of(self.contract.pitcher)
    }

    fn lost_bid(&self) -> Points {
        if self.set_back { self.contract.bid.map_or(Points::ZERO, Bid::points) } else { Points::ZERO }
    }

    fn find_victory(&self, rules: &Rules) -> Option<Victory> {
        if let Some(side) = self.smudge(rules) {
            return Some(self.won_at_once(side, WonBy::Smudge));
        }
        let pitcher = self.pitching_side(rules);
        let bidder = (self.contract.bid.is_some() && !self.set_back).then_some(pitcher);
        let may_win = |side| !rules.must_bid_to_go_out || bidder == Some(side);
        let counts_first = |side| rules.going_out == GoingOut::BidderFirst && bidder == Some(side);
        if rules.win_by_two {
            return self.leader_by_two(rules).filter(|&side| may_win(side)).map(|side| {
                let last = self.awards.iter().filter(|award| award.side == side && self.counts(rules, award)).last();
                let by = match last {
                    _ if counts_first(side) => WonBy::BidderFirst,
                    Some(award) => WonBy::Point(award.point),
                    None => WonBy::Lead,
                };
                Victory { side, by, at_win: self.after }
            });
        }
        if counts_first(pitcher) && self.after[pitcher] >= rules.target {
            return Some(self.won_at_once(pitcher, WonBy::BidderFirst));
        }
        let mut scores = self.before;
        scores[pitcher] -= self.lost_bid();
        for award in self.awards.iter().filter(|award| self.counts(rules, award)) {
            scores[award.side] += award.points;
            if scores[award.side] >= rules.target && may_win(award.side) {
                return Some(Victory { side: award.side, by: WonBy::Point(award.point), at_win: scores });
            }
        }
        None
    }

    /// A victory before anybody else's points are entered.
    fn won_at_once(&self, side: Side, by: WonBy) -> Victory {
        let mut at_win = self.before;
        at_win[side] = self.after[side];
        Victory { side, by, at_win }
    }

    fn smudge(&self, rules: &Rules) -> Option<Side> {
        let pitcher = self.pitching_side(rules);
        let hole = match rules.smudge_in_hole {
            SmudgeInHole::WinsAnyway => false,
            SmudgeInHole::FourPointsOnly | SmudgeInHole::BidForbidden => rules.is_in_the_hole(self.before[pitcher]),
        };
        match rules.smudge {
            Smudge::Off | Smudge::SlamBidFive => None,
            Smudge::BidFourMade => (self.contract.bid == Some(Bid::FOUR) && self.made == 4 && !hole).then_some(pitcher),
            Smudge::AnyAllFour => {
                let side = self.awards.of(Point::High)?.side;
                let failed = self.set_back && side == pitcher;
                (self.awards.made_by(side) == 4 && !failed).then_some(side)
            }
        }
    }

    fn leader_by_two(&self, rules: &Rules) -> Option<Side> {
        let (leader, &score) = self.after.iter().max_by_key(|(_, points)| **points)?;
        let clear = self.after.iter().all(|(side, &other)| side == leader || other + Points(2) <= score);
        (score >= rules.target && clear).then_some(leader)
    }
}
