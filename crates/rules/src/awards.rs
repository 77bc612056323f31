//! Counting a hand: who made High, Low, Jack and Game (BAP-13 to BAP-18).

use crate::card::{Card, Rank};
use crate::cards::Cards;
use crate::hand::Hand;
use crate::points::{CardPoints, Points};
use crate::rules::{GameTie, LowTo, Rules};
use crate::seat::{BySeat, BySide, Seat, Side};

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

    /// Nothing for anybody: the hand was not played.
    #[must_use]
    pub(crate) fn none(rules: &Rules) -> Awards {
        Awards { made: [None; 4], card_points: rules.by_side() }
    }

    /// The same without Game for some sides; with `next_best` it goes to whoever has the most card points of the others,
    /// and to nobody on a tie (TAF-36, B-15).
    #[must_use]
    pub(crate) fn without_game(mut self, barred: impl Fn(Side) -> bool, next_best: bool) -> Awards {
        let game = &mut self.made[Point::Game as usize];
        if !game.is_some_and(|award| barred(award.side)) {
            return self;
        }
        *game = None;
        if next_best {
            let others: Vec<_> = self.card_points.iter().filter(|(side, _)| !barred(*side)).collect();
            let most = others.iter().map(|(_, points)| **points).max();
            let mut with_most = others.iter().filter(|(_, points)| Some(**points) == most).map(|(side, _)| *side);
            if let (Some(side), None) = (with_most.next(), with_most.next()) {
                *game = Some(Award { point: Point::Game, side, points: Points::ONE, card: None });
            }
        }
        self
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
    pub(crate) fn made_by(&self, side: Side) -> u8 {
        self.iter().map(|award| u8::from(award.side == side)).sum()
    }
}
