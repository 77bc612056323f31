//! Highlights of a game that is over.

use crate::playthrough::Counted;
use pitch_rules::{BySeat, Points, Rules, Side};

/// Highlights of a game: the bids of each player, and the best hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Highlights {
    /// Bids of every player as pitcher.
    pub bids: BySeat<Bids>,
    /// Hand that brought a side the most points, the first of several; `None` if no hand brought any.
    pub best: Option<Best>,
}

/// Bids that a player had to make as pitcher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bids {
    /// Number of bids that they made.
    pub made: u16,
    /// Number of bids in all.
    pub of: u16,
}

/// Best hand of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// Side that scored it.
    pub side: Side,
    /// Points that it brought.
    pub points: Points,
    /// Number of the hand, from 1.
    pub hand: u32,
}

impl Highlights {
    /// Returns the highlights of these hands.
    #[must_use]
    pub fn of(rules: &Rules, hands: &[Counted]) -> Self {
        let mut highlights = Highlights { bids: BySeat::new(rules.seats().len()), best: None };
        for hand in hands {
            let score = &hand.finished.score;
            if let Some(contract) = score.contract.filter(|contract| contract.bid.is_some()) {
                let bids = &mut highlights.bids[contract.pitcher];
                bids.of += 1;
                bids.made += u16::from(!score.set_back);
            }
            for (side, &points) in score.delta.iter() {
                if points > highlights.best.map_or(Points::ZERO, |best| best.points) {
                    highlights.best = Some(Best { side, points, hand: hand.finished.number });
                }
            }
        }
        highlights
    }
}
