//! A game that does not get on: after so many hands that brought nobody nearer to the target, or no hand to be counted, it
//! may end by the score.

use crate::event::Event;
use crate::game::{Game, Stage};
use crate::points::Points;
use crate::rules::Rules;
use crate::seat::{BySide, Seat, Side};
use crate::victory::{Victory, WonBy};

use std::cmp::Reverse;

/// Number of hands in which the game has come no nearer to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Patience {
    /// Points that the nearest side lacked at its best, 0 once a side was at the target; or hands still to be played.
    lacking: u32,
    /// Number of hands dealt since, those thrown in as well.
    hands: u32,
}

impl Patience {
    pub(super) fn new(rules: &Rules) -> Self {
        Patience { lacking: u32::MAX, hands: 0 }.noting(rules, Points::ZERO, 1)
    }

    /// Notes that another hand is dealt, the one of this number, with these scores before it.
    pub(super) fn note_deal(&mut self, rules: &Rules, scores: &BySide<Points>, number: u32) {
        let best = scores.values().copied().max().unwrap_or(Points::ZERO);
        *self = self.noting(rules, best, number);
        self.hands = self.hands.saturating_add(1);
    }

    /// Returns the patience with this best score before the hand of this number.
    fn noting(self, rules: &Rules, best: Points, number: u32) -> Self {
        let lacking = match rules.last_hand() {
            Some(last) => (last + 1).saturating_sub(number),
            None => (rules.target - best).max(Points::ZERO).0.unsigned_abs().into(),
        };
        if lacking < self.lacking { Patience { lacking, hands: 0 } } else { self }
    }

    /// Returns `true` if enough hands have brought nobody nearer, the one in play not counted.
    const fn is_spent(self) -> bool {
        self.hands > Game::PATIENCE
    }
}

impl Game {
    /// Number of hands in a row that may bring nobody nearer to the target before the players may end the game (B-55).
    pub const PATIENCE: u32 = 200;

    /// Returns `true` if enough hands have brought no side nearer to the target that any player may end the game
    /// (B-55).
    #[must_use]
    pub fn may_end_by_score(&self) -> bool {
        self.patience.is_spent() && !self.is_over()
    }

    /// Ends the game with the scores as they were before the hand in play, which is not counted.
    pub(super) fn end_by_score(&mut self, seat: Seat) -> Vec<Event> {
        let victory = Victory { side: self.leader(), by: WonBy::Score, at_win: *self.scores_before_hand() };
        if !matches!(self.stage, Stage::Deal) {
            self.marks.clear();
        }
        self.scores = victory.at_win;
        let mut events = vec![Event::EndedByScore(seat)];
        self.close(None, Some(victory), &mut events);
        events
    }

    /// Returns the scores without what was entered since the deal of the hand in play.
    const fn scores_before_hand(&self) -> &BySide<Points> {
        if matches!(self.stage, Stage::Deal) { &self.scores } else { &self.before }
    }

    /// Returns the side that would win by the score: the one with the best, of several the one set back least often,
    /// and then the first after the dealer (B-55).
    #[must_use]
    pub fn leader(&self) -> Side {
        let scores = self.scores_before_hand();
        let sides = self.rules.seats().after(self.dealer).map(|seat| self.rules.side_of(seat));
        sides.min_by_key(|&side| (Reverse(scores[side]), self.set_backs[side])).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
