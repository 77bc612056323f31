//! Costs of the decisions of the people at the table, as far as hands are over: worked out from the moment a hand ends
//! until the next is dealt, and once the game is over for all of its hands.

use super::Table;
use crate::costing::Answer;
use pitch_players::Stop;
use pitch_rules::BySeat;
use pitch_session::aids::Aids;
use pitch_session::costs::{Accuracy, Whose, accuracies};
use pitch_session::{self, Costs, Player, Review};

use iced::Task;

use std::sync::Arc;

/// Game that is over and was left before all of its hands were judged.
#[derive(Debug, Clone)]
pub struct Unjudged {
    session: Arc<pitch_session::Table>,
    /// Costs of the decisions, hand by hand, as far as they were known.
    known: Vec<Option<Arc<Costs>>>,
}

impl Unjudged {
    /// Returns the game.
    pub(crate) fn session(&self) -> &pitch_session::Table {
        &self.session
    }

    /// Returns the costs of the people's decisions, hand by hand: known ones are not worked out again. Takes seconds.
    pub(crate) fn costs(&self) -> Option<Vec<Arc<Costs>>> {
        let review = Review::of(self.session.record())?;
        let worked_out = |place| Costs::of(&review, place, Whose::People, &Stop::new()).map(Arc::new);
        let hands = self.known.iter().enumerate().map(|(place, known)| known.clone().or_else(|| worked_out(place)));
        hands.collect()
    }
}

impl Table {
    /// Begins to work out costs that are due, and gives up those that are not.
    pub fn work_out_costs(&mut self) -> Task<Answer> {
        let undos = self.aids().values().map(|aids| aids.undos).sum();
        if self.undos != undos {
            self.undos = undos;
            self.costing.forget();
        }
        let hands = self.session.hands_over();
        let is_between = self.session.to_act().is_none() && self.players().iter().any(Player::is_person);
        // What a lesson has its learner do is not judged.
        let last = hands.checked_sub(1).filter(|_| is_between && self.session.lesson().is_none());
        let all = if self.session.game().end().is_some() { 0..hands } else { 0..0 };
        let due = last.into_iter().chain(all).find(|&hand| self.costing.of(hand).is_none());
        let Some(place) = due else {
            self.costing.give_up();
            return Task::none();
        };
        let record = self.session.record();
        self.costing.work_out(place, || {
            let record = record.clone();
            move |stop| Costs::of(&Review::of(&record)?, place, Whose::People, stop)
        })
    }

    /// Forgets the known costs, as if all hands were still to be judged.
    #[cfg(test)]
    pub fn forget_costs(&mut self) {
        self.costing.forget();
    }

    /// Takes an answer, and returns `true` if it is the one that is awaited.
    pub fn take_costs(&mut self, answer: &Answer) -> bool {
        self.costing.take(answer)
    }

    /// Returns the costs of the people's decisions in the last hand that is over; `None` as long as they are not known.
    pub fn last_costs(&self) -> Option<&Arc<Costs>> {
        self.costing.of(self.session.hands_over().checked_sub(1)?)
    }

    /// Returns how well the people decided in a game that is over; `None` before that is known of every hand.
    pub fn accuracies(&self) -> Option<BySeat<Accuracy>> {
        let _end = self.session.game().end()?;
        let hands: Option<Vec<&Costs>> =
            (0..self.session.hands_over()).map(|hand| self.costing.of(hand).map(|costs| &**costs)).collect();
        Some(accuracies(self.players().len(), hands?))
    }

    /// Returns the game, if it is over and still to be judged when somebody leaves the table; `None` if all is known,
    /// or nobody's decisions are judged.
    pub(crate) fn left_to_judge(&self) -> Option<Unjudged> {
        let _end = self.session.game().end()?;
        let is_judged = self.accuracies().is_some() || !self.players().iter().any(Player::is_person);
        let known = (0..self.session.hands_over()).map(|hand| self.costing.of(hand).cloned());
        (!is_judged).then(|| Unjudged { session: Arc::new(self.session.clone()), known: known.collect() })
    }

    /// Returns the aids that every player was given so far.
    pub fn aids(&self) -> BySeat<Aids> {
        BySeat::from_fn(self.players().len(), |seat| self.session.aids(seat))
    }
}
