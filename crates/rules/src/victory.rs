//! The winner of a game, and the way they won it.

use crate::mark::{Cause, Mark};
use crate::point::Point;
use crate::points::Points;
use crate::seat::{BySide, Side};

use std::fmt;

/// Way in which a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// By a smudge (BAP-40, B-53).
    Smudge,
    /// By making the bid as the pitcher, who counts first (BAP-38).
    BidderFirst,
    /// By this point, when counted in order (BAP-39).
    Point(Point),
    /// By the fifth point of a smudge that was bid (C-02).
    Slam,
    /// By the moon (M-43).
    Moon,
    /// With the higher score after the hand (M-82).
    HigherScore,
    /// By the bid that the other side failed (M-80).
    BidTaken,
    /// By the points by which the side made more than the other (M-81).
    Difference,
    /// By a card turned up (B-20).
    TurnUp,
    /// With the score from before the hand, in which or before which it could not win (B-20, B-46).
    Earlier,
    /// By the point for a refused beg (B-21).
    Gift,
    /// By the price of the pitch (B-31).
    Sale,
    /// By a point for the others' misdeal (B-22).
    Misdeal,
    /// By the points for a partner who looked at their cards too early (C-18).
    Look,
    /// By the point for the others' renege (B-24).
    RenegePoint,
    /// By a grave renege of the others, who lose the game (TAF-35).
    RenegeForfeit,
    /// By a lead of two over everybody, without a point in this hand (B-50).
    Lead,
    /// With the best score of a game of so many hands, after the last (M-83).
    Hands,
    /// With the best score after a hand in which a side fell so far below zero that it has lost (M-84).
    Fall,
    /// With the best score of a game that did not get on and was ended (B-55).
    Score,
}

impl From<Mark> for WonBy {
    fn from(mark: Mark) -> WonBy {
        match mark.cause {
            Cause::TurnUp(_) => WonBy::TurnUp,
            Cause::Gift => WonBy::Gift,
            Cause::Price(_) | Cause::Refused(_) => WonBy::Sale,
            Cause::Misdeal => WonBy::Misdeal,
            Cause::Look(_) => WonBy::Look,
            Cause::Renege(..) => WonBy::RenegePoint,
            Cause::Point(point) | Cause::Peg(_, point, _) => WonBy::Point(point),
            Cause::Slam => WonBy::Slam,
            Cause::Moon => WonBy::Moon,
            Cause::BidTaken(_) => WonBy::BidTaken,
            Cause::Difference => WonBy::Difference,
            // These take points away and never win.
            Cause::Revoke(..) | Cause::SetBack(_) | Cause::Short => WonBy::Lead,
        }
    }
}

impl fmt::Display for WonBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WonBy::Smudge => "smudge",
            WonBy::BidderFirst => "bidder_first",
            WonBy::Point(point) => return point.fmt(f),
            WonBy::Slam => "slam",
            WonBy::Moon => "moon",
            WonBy::HigherScore => "higher_score",
            WonBy::BidTaken => "bid_taken",
            WonBy::Difference => "difference",
            WonBy::TurnUp => "turnup",
            WonBy::Earlier => "earlier",
            WonBy::Gift => "gift",
            WonBy::Sale => "sale",
            WonBy::Misdeal => "misdeal",
            WonBy::Look => "look",
            WonBy::RenegePoint => "renege_point",
            WonBy::RenegeForfeit => "renege_forfeit",
            WonBy::Lead => "lead",
            WonBy::Hands => "hands",
            WonBy::Fall => "fall",
            WonBy::Score => "score",
        })
    }
}

/// Winner of the game, and the way they won it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Victory {
    /// The winner.
    pub side: Side,
    /// Way in which they won.
    pub by: WonBy,
    /// The scores as far as they were entered at that moment (B-16).
    pub at_win: BySide<Points>,
}
