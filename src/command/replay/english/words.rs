//! The words of a replayed game: of calls, points, and the reasons for points.

use crate::engine::{Call, Cause, Point, Seat, Suit, WonBy};

/// What a player does who says this.
pub(super) fn call(call: Call) -> String {
    let words = match call {
        Call::Bid(bid) => return format!("bids {bid}"),
        Call::Pass => "passes",
        Call::Pitch => "pitches for four",
        Call::Accept => "accepts",
        Call::Undertake => "undertakes as many",
        Call::Stand => "stands",
        Call::Beg => "begs",
        Call::TakeOne => "gives one",
        Call::Run => "runs the cards",
        Call::Bunch => "would bunch the cards",
    };
    words.to_owned()
}

/// Why points were written down.
pub(super) fn cause<'a>(cause: Cause, name: impl Fn(Seat) -> &'a str) -> String {
    match cause {
        Cause::TurnUp(card) => format!("for {card} turned up"),
        Cause::Gift => "for the beg".to_owned(),
        Cause::Price(bid) => format!("as the price of {bid}"),
        Cause::Refused(bid) => format!("for the bid of {bid} that was refused"),
        Cause::Misdeal => "for the misdeal".to_owned(),
        Cause::Look(seat) => format!("since {} looked too early", name(seat)),
        Cause::Renege(seat, card) => format!("since {} reneged with {card}", name(seat)),
        Cause::Revoke(seat, card) => format!("since {} revoked with {card}", name(seat)),
        Cause::SetBack(bid) => format!("set back by {bid}"),
        Cause::Peg(_, _, card) => format!("for {card}"),
        Cause::BidTaken(bid) => format!("for the bid of {bid} that the others failed"),
        Cause::Difference => "as the difference".to_owned(),
        Cause::Point(of) => point(of),
        Cause::Slam => "for all the tricks".to_owned(),
        Cause::Moon => "for the moon".to_owned(),
    }
}

/// How the game was won.
pub(super) fn won_by(by: WonBy) -> String {
    let said = match by {
        WonBy::Smudge => "by a smudge",
        WonBy::BidderFirst => "the bidder counts first",
        WonBy::Point(of) => return format!("out on {}", point(of)),
        WonBy::Slam => "by all the tricks",
        WonBy::Moon => "by the moon",
        WonBy::HigherScore => "with the higher score",
        WonBy::BidTaken => "by the bid that the others failed",
        WonBy::Difference => "by the difference",
        WonBy::TurnUp => "by the card turned up",
        WonBy::Gift => "by the point for the beg",
        WonBy::Sale => "by the price of the pitch",
        WonBy::Misdeal => "by the point for a misdeal",
        WonBy::Look => "since a partner looked too early",
        WonBy::RenegePoint => "by the point for a renege",
        WonBy::RenegeForfeit => "the others forfeit it by a renege",
        WonBy::Lead => "by a lead of two",
        WonBy::Score => "by the score, since the game did not get on",
    };
    said.to_owned()
}

pub(super) fn point(point: Point) -> String {
    match point {
        Point::High => "High".to_owned(),
        Point::Low => "Low".to_owned(),
        Point::Jack => "Jack".to_owned(),
        Point::Game => "Game".to_owned(),
        Point::Last => "Last trick".to_owned(),
        Point::Trump(rank) => format!("{rank} of trumps"),
        Point::Off(rank) => format!("Off-{rank}"),
        Point::Joker => "Joker".to_owned(),
        Point::Plain(rank) => format!("Plain {rank}"),
    }
}

pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}
