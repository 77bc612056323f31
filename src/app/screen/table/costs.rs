//! What the decisions of the people at the table cost, as far as hands are over: worked out from the moment a hand ends until
//! the next is dealt, and once the game is over for all of its hands.

use super::Table;
use crate::app::costing::Answer;
use crate::engine::BySeat;
use crate::session::costs::{Accuracy, Aids, Whose, accuracies};
use crate::session::{Costs, Player, Review};

use iced::Task;

use std::sync::Arc;

impl Table {
    /// Works out what is due, and gives up what is not.
    pub fn work_out_costs(&mut self) -> Task<Answer> {
        let undos = self.aids().values().map(|aids| aids.undos).sum();
        if self.undos != undos {
            self.undos = undos;
            self.costing.forget();
        }
        let hands = self.session.hands_over();
        let is_between = self.session.to_act().is_none() && self.players().iter().any(Player::is_person);
        let last = hands.checked_sub(1).filter(|_| is_between);
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

    /// Takes an answer, if it is the one that is awaited. Whether it was.
    pub fn take_costs(&mut self, answer: &Answer) -> bool {
        self.costing.take(answer)
    }

    /// What the decisions of the people cost in the hand that is over last; nothing as long as that is not known.
    pub fn last_costs(&self) -> Option<&Arc<Costs>> {
        self.costing.of(self.session.hands_over().checked_sub(1)?)
    }

    /// How well the people decided in a game that is over; nothing before that is known of every hand.
    pub fn accuracies(&self) -> Option<BySeat<Accuracy>> {
        let _end = self.session.game().end()?;
        let hands: Option<Vec<&Costs>> =
            (0..self.session.hands_over()).map(|hand| self.costing.of(hand).map(|costs| &**costs)).collect();
        Some(accuracies(self.players().len(), hands?))
    }

    /// What everybody was helped with so far.
    pub fn aids(&self) -> BySeat<Aids> {
        BySeat::from_fn(self.players().len(), |seat| self.session.aids(seat))
    }
}
