//! Cards that are marked as soon as they are won, so that the game can end in the middle of a hand (M-36).

use crate::awards::Awards;
use crate::event::Event;
use crate::game::{Game, Stage};
use crate::mark::{Cause, Mark};
use crate::penalty::Penalties;
use crate::points::Points;
use crate::renege::Renege;
use crate::score::leader_by_two;

impl Game {
    /// Marks the points that the tricks have brought since it was last done: the whole of the last one, in the order of
    /// the list of points, even where a card of it wins the game (F-32).
    pub(super) fn peg(&mut self, events: &mut Vec<Event>) {
        let Stage::Play(play) = &self.stage else { return };
        if !self.rules.pegs() {
            return;
        }
        let mut awards = Awards::of_cards(&self.rules, self.dealer, play.contract, &play.hand);
        awards.put_in_order_of_play(&self.rules, &play.tricks);
        let pegs: Vec<Mark> = awards
            .iter()
            .map(|award| Mark { cause: award.cause(&self.rules), side: award.side, points: award.points })
            .filter(|mark| {
                matches!(mark.cause, Cause::Peg(..)) && !self.marks.iter().any(|old| old.cause == mark.cause)
            })
            .collect();
        // The count decides whether that wins the game, after everybody has said what they have to say of the hand.
        let _count = self.mark(&pegs, false, events);
    }

    /// Takes away the marks for a trick that lies open again.
    pub(super) fn unpeg(&mut self) {
        let Stage::Play(play) = &self.stage else { return };
        let won = |mark: &Mark| match mark.cause {
            Cause::Peg(_, _, card) => play.hand.won().values().any(|cards| cards.contains(card)),
            _ => true,
        };
        self.marks.retain(won);
        self.scores = self.before;
        self.marks.iter().for_each(|mark| self.scores[mark.side] += mark.points);
    }

    /// Returns `true` if somebody has won the game by a card that was pegged, so that the hand is over (F-32), where
    /// these reneges count.
    pub(super) fn has_pegged_out(&self, reneges: &[Renege]) -> bool {
        let Stage::Play(play) = &self.stage else { return false };
        if !self.rules.pegs() || self.marks.is_empty() || !self.rules.has_target() {
            return false;
        }
        let burdens = Penalties::of(&self.rules, self.dealer, play.contract, reneges, false).burdens;
        let may_win = |side| !burdens[side].bars_victory();
        if self.rules.needs_lead() {
            return leader_by_two(&self.rules, &self.scores).is_some_and(may_win);
        }
        let mut scores = self.before;
        self.marks.iter().any(|mark| {
            scores[mark.side] += mark.points;
            mark.points > Points::ZERO && scores[mark.side] >= self.rules.target && may_win(mark.side)
        })
    }
}

#[cfg(test)]
mod tests;
