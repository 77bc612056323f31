//! What there is to tell of a game when it is over.

use crate::engine::{BySeat, Points, Rules, Side};
use crate::session::playthrough::Counted;

/// What there is to tell of a game: who made the bids, and the best hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Highlights {
    /// What became of the bids of every player who had the pitch.
    pub bids: BySeat<Bids>,
    /// The hand that brought a side the most points, the first of several; nothing if no hand brought any.
    pub best: Option<Best>,
}

/// What became of the bids that a player had to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bids {
    /// How many they made.
    pub made: u16,
    /// How many there were.
    pub of: u16,
}

/// The best hand of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// Who played it.
    pub side: Side,
    /// What it brought, in points.
    pub points: Points,
    /// Its number, from 1 on.
    pub hand: u32,
}

impl Highlights {
    /// Those of these hands.
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
