//! Lines of the score pad, one after the other, and their causes.

use crate::bid::Bid;
use crate::card::Card;
use crate::point::Point;
use crate::points::Points;
use crate::seat::{Seat, Side};

use serde::{Deserialize, Serialize};

/// Cause of points that are scored or lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The dealer's side turned up this card (TAF-11).
    TurnUp(Card),
    /// The dealer refused a beg (TAF-14).
    Gift,
    /// Eldest sold the pitch at this price (B-31).
    Price(Bid),
    /// Eldest undertook what this bidder offered, and the bidder marks it (B-31).
    Refused(Bid),
    /// The others misdealt (TAF-32).
    Misdeal,
    /// The pitcher's partner, in this seat, looked at their cards too early (C-18).
    Look(Seat),
    /// An opponent, in this seat, reneged with this card (TAF-36, TAF-37).
    Renege(Seat, Card),
    /// The side revoked, in this seat and with this card, and loses the bid (BAP-49).
    Revoke(Seat, Card),
    /// The side failed its bid (BAP-35), or revoked as the pitcher (BAP-48).
    SetBack(Bid),
    /// The other side failed this bid, and it is scored against them (M-80).
    BidTaken(Bid),
    /// Points by which the side made more than the other (M-81).
    Difference,
    /// The moon was bid and made (M-43).
    Moon,
    /// Something that scores in a hand.
    Point(Point),
    /// This player won this card, or played it where it scores for the player who plays it, and it is marked at once (M-36).
    Peg(Seat, Point, Card),
    /// The fifth point of a smudge that is bid above four (C-02).
    Slam,
    /// The side cannot go out in this hand, and loses what it has beyond one short of the target (M-85).
    Short,
}

/// One line of the score pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// Cause of the line.
    pub cause: Cause,
    /// Side whose score changes.
    pub side: Side,
    /// Points scored; negative if they are lost.
    pub points: Points,
}
