//! Costs of decisions, worked out hand by hand on a thread of its own, as long as somebody wants to know.

use crate::background::in_background;
use pitch_players::Stop;
use pitch_session::Costs;
use pitch_session::diary::caught;

use iced::Task;

use std::sync::Arc;

/// Costs of the hands of a game that are known, and the hand that is being worked out. Once that is no longer wanted
/// the work is stopped.
#[derive(Debug, Default)]
pub(crate) struct Costing {
    known: Vec<(usize, Arc<Costs>)>,
    under_way: Option<Work>,
}

/// A hand that is being worked out.
#[derive(Debug)]
struct Work {
    hand: usize,
    stop: Arc<Stop>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Result of the work. The flag tells which question it answers.
#[derive(Debug, Clone)]
pub struct Answer {
    stop: Arc<Stop>,
    costs: Arc<Costs>,
}

impl Answer {
    /// Returns the costs.
    pub(crate) fn costs(&self) -> &Costs {
        &self.costs
    }
}

impl Costing {
    /// Returns the costs of the decisions of a hand, by its place among those of the game; `None` as long as they are
    /// not known.
    pub(crate) fn of(&self, hand: usize) -> Option<&Arc<Costs>> {
        self.known.iter().find(|(known, _)| *known == hand).map(|(_, costs)| costs)
    }

    /// Works out a hand, unless that is known or under way; whatever else is under way is given up.
    pub(crate) fn work_out<W: FnOnce(&Stop) -> Option<Costs> + Send + 'static>(
        &mut self,
        hand: usize,
        work: impl FnOnce() -> W,
    ) -> Task<Answer> {
        if self.of(hand).is_some() || self.under_way.as_ref().is_some_and(|work| work.hand == hand) {
            return Task::none();
        }
        let stop = Arc::<Stop>::default();
        let (flag, told) = (Stop::clone(&stop), Arc::clone(&stop));
        self.under_way = Some(Work { hand, stop });
        let work = work();
        let judged = in_background("judging", move || caught(|| work(&flag)).flatten());
        // What cannot be judged has no costs, and is not asked for again.
        Task::perform(judged, move |costs| Answer {
            stop: Arc::clone(&told),
            costs: Arc::new(costs.flatten().unwrap_or_default()),
        })
    }

    /// Takes an answer, if it is the one that is awaited. Returns `true` if it was.
    pub(crate) fn take(&mut self, answer: &Answer) -> bool {
        let is_awaited = |work: &mut Work| Arc::ptr_eq(&work.stop, &answer.stop);
        let Some(work) = self.under_way.take_if(is_awaited) else { return false };
        self.known.push((work.hand, Arc::clone(&answer.costs)));
        true
    }

    /// Gives up what is under way.
    pub(crate) fn give_up(&mut self) {
        self.under_way = None;
    }

    /// Forgets everything: the game went back.
    pub(crate) fn forget(&mut self) {
        *self = Costing::default();
    }
}
