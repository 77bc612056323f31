//! What came of a hand, as an object for other programs.

use crate::engine::{Award, BySide, CardPoints, Game, Payment, Point, Points, Seat, Side, Suit, Trick};
use crate::session::Counted;

use serde::Serialize;

/// What came of a hand. The keys are fixed: scripts rely on them. Seats and sides are numbers from 0, and what nobody
/// made or won is null.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandResult {
    /// The number of the hand in the game, from 1.
    pub hand: u32,
    /// The seat that pitched.
    pub pitcher: Option<Seat>,
    /// The bid, 0 for a pitch without obligation.
    pub bid: u8,
    /// Whether there was a bid to make.
    pub obliged: bool,
    /// The letter of the trump suit.
    pub trump: Option<char>,
    /// The seat that took each trick.
    pub trick_winners: Vec<Seat>,
    /// Which side made which point.
    pub awards: Awarded,
    /// The card points that each side took.
    pub card_points: BySide<CardPoints>,
    /// How many of the four points the pitcher's side made.
    pub made: u8,
    /// Whether the bid was taken from its score.
    pub set_back: bool,
    /// What the hand changed in each side's score.
    pub delta: BySide<Points>,
    /// The scores after the hand.
    pub scores_after: BySide<Points>,
    /// The side that won the game by this hand.
    pub winner: Option<Side>,
    /// How it won: `smudge`, `bidder_first`, `high`, `low`, `jack`, `game` or `lead`.
    pub won_by: Option<String>,
    /// The seat that deals next; null after the last hand.
    pub next_dealer: Option<Seat>,
    /// What each side receives, or pays where it is below nought; null but for the last hand of a game.
    pub net: Option<BySide<Payment>>,
}

/// Which side made which of the four points.
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

impl HandResult {
    /// What came of a hand of this game.
    #[must_use]
    pub fn of(hand: &Counted, game: &Game) -> Self {
        let (finished, score) = (&hand.finished, &hand.finished.score);
        let side = |point| score.awards.of(point).map(|award: Award| award.side);
        HandResult {
            hand: finished.number,
            pitcher: score.contract.map(|contract| contract.pitcher),
            bid: score.contract.and_then(|contract| contract.bid).map_or(0, u8::from),
            obliged: score.contract.is_some_and(|contract| contract.bid.is_some()),
            trump: score.trump.map(Suit::letter),
            trick_winners: finished.tricks.iter().filter_map(Trick::best).map(|(seat, _)| seat).collect(),
            awards: Awarded {
                high: side(Point::High),
                low: side(Point::Low),
                jack: side(Point::Jack),
                game: side(Point::Game),
            },
            card_points: score.awards.card_points,
            made: score.made,
            set_back: score.set_back,
            delta: score.delta,
            scores_after: score.after,
            winner: score.victory.map(|victory| victory.side),
            won_by: score.victory.map(|victory| victory.by.to_string()),
            next_dealer: hand.next_dealer,
            net: score.victory.and(game.end()).map(|end| end.payments),
        }
    }
}
