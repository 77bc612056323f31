//! What is pressed on a pad.

use pitch_rules::{Bid, Point, Rank};

use std::fmt;

/// What is pressed on a pad. A column is a player, or a side where sides keep score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// Somebody in this column dealt.
    Dealer(usize),
    /// A card of this rank was turned up, or was not.
    Turned(Rank),
    /// The dealer gave a point for a beg, or did not.
    Gift,
    /// This column bid, or did not.
    Bidder(usize),
    /// So much was bid, or was not.
    Bid(Bid),
    /// The bid is one more or one less.
    BidTurned(bool),
    /// This column was the partner, or was not.
    Partner(usize),
    /// The offer of this column was turned down, or was not.
    Refused(usize),
    /// This column made the point, or did not.
    Made(Point, usize),
    /// The jack was won from another side, or was not.
    Hung,
    /// The bidder took every trick, or did not.
    Tricks,
    /// This column made one more point or one fewer.
    Counted(usize, bool),
    /// The hand is written down.
    Write,
    /// The last hand is taken back, or the correction is left.
    Undo,
    /// The hand of this line is corrected, or no longer.
    Correct(usize),
    /// Another game of the same people begins once this one is over.
    Again,
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |more| if more { '+' } else { '-' };
        match *self {
            Stroke::Dealer(of) => write!(f, "dealer {of}"),
            Stroke::Turned(rank) => write!(f, "turned {rank}"),
            Stroke::Gift => f.write_str("gift"),
            Stroke::Bidder(of) => write!(f, "bidder {of}"),
            Stroke::Bid(bid) => write!(f, "bid {bid}"),
            Stroke::BidTurned(more) => write!(f, "bid {}", sign(more)),
            Stroke::Partner(of) => write!(f, "partner {of}"),
            Stroke::Refused(of) => write!(f, "refused {of}"),
            Stroke::Made(point, of) => write!(f, "made {point} {of}"),
            Stroke::Hung => f.write_str("hung"),
            Stroke::Tricks => f.write_str("tricks"),
            Stroke::Counted(of, more) => write!(f, "count {of} {}", sign(more)),
            Stroke::Write => f.write_str("write"),
            Stroke::Undo => f.write_str("undo"),
            Stroke::Correct(index) => write!(f, "correct {}", index + 1),
            Stroke::Again => f.write_str("again"),
        }
    }
}
