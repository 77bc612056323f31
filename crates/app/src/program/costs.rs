//! Costs of decisions and the thoughts behind them: worked out in the background, and told to the sheets and the
//! statistics once they are known.

use super::{Base, Message, Program};
use crate::background::in_background;
use crate::costing::Answer;
use crate::screen::table::Unjudged;
use crate::sheet::Sheet;
use crate::widget::Operation;
use pitch_language::{Explanation, why_bid, why_decided};
use pitch_players::Stop;
use pitch_session::costs::accuracies;
use pitch_session::diary::caught;
use pitch_session::puzzle::Mistake;
use pitch_session::{Costs, Review, Thought, Timestamp};

use iced::Task;

use std::path::Path;
use std::sync::Arc;

impl Program {
    /// Has everything worked out that is due by now, and nothing else.
    pub(super) fn follow_costs(&mut self) -> Task<Message> {
        let mut tasks = Vec::new();
        for sheet in &mut self.sheets {
            if let Sheet::Review(review) = sheet {
                tasks.push(review.work_out_costs());
            }
        }
        if let Base::Table(table) = &mut self.base {
            tasks.push(table.work_out_costs());
            for sheet in &mut self.sheets {
                sheet.tell_of_costs(table);
            }
        }
        let left = self.unjudged.drain(..).map(|game| {
            let asked = game.clone();
            let judged = in_background("judging", move || caught(|| asked.costs()).flatten());
            Task::perform(judged, move |costs| Message::Judged(game.clone(), costs.flatten()))
        });
        Task::batch(left.chain([Task::batch(tasks).map(Message::Costed)]))
    }

    /// Finds out the thought behind a step of the game that is reviewed, and shows it with the words that were `told`
    /// of the step.
    pub(super) fn think_back(&mut self, step: usize, told: String) -> Task<Message> {
        let Some(Sheet::Review(review)) = self.sheets.last() else { return Task::none() };
        let (game, patience) = (review.game().clone(), self.context.settings.thinking.into());
        let names = review.names().clone();
        // Bots that think ahead think again.
        let work = move |_: &Path| Thought::of(&game, step, patience, &Stop::new());
        self.fetch(self.keeper.current_file(), work, move |program, _, thought, _| {
            let l = &program.context.language;
            let why = thought.map(|thought| why_decided(l, &names, &thought, &told));
            program.sheets.extend(why.map(Sheet::why));
            Task::none()
        })
    }

    /// Finds out the reason for the bid of a hand at the table, and shows it with the result of the bid.
    pub(super) fn think_of_bid(&mut self, told: Explanation, hand: u32) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let (record, names) = (table.session().record().clone(), table.names().clone());
        let patience = self.context.settings.thinking.into();
        let work = move |_: &Path| {
            let review = Review::of(&record)?;
            Thought::of_contract(&review, review.hand_numbered(hand)?, patience, &Stop::new())
        };
        self.fetch(self.keeper.current_file(), work, move |program, _, thought, _| {
            let l = &program.context.language;
            let told = match &thought {
                Some(thought) => why_bid(l, &names, told, thought),
                None => told,
            };
            program.sheets.push(Sheet::why(told));
            Task::none()
        })
    }

    /// Notes a game whose table is left, so that what is left to be judged of it is worked out in the background.
    pub(super) fn judge_left(&mut self) {
        if let Base::Table(table) = &self.base
            && !table.session().is_try_out()
        {
            self.unjudged.extend(table.left_to_judge());
        }
    }

    /// Adds the accuracies of a game that was left to the statistics, and keeps the mistakes in it.
    pub(super) fn judged(&mut self, game: &Unjudged, hands: &[Arc<Costs>]) {
        let session = game.session();
        let costs = || hands.iter().map(|costs| &**costs);
        if self.statistics.note_accuracy(session, &accuracies(session.players().len(), costs())) {
            self.save_statistics();
        }
        let now = Timestamp::now();
        let found = costs().flat_map(|costs| Mistake::found(session.record(), costs, now)).collect();
        self.add_mistakes(found);
    }

    /// Keeps these mistakes.
    fn add_mistakes(&mut self, found: Vec<Mistake>) {
        if !found.is_empty() && self.mistakes().add(found) {
            self.keep_mistakes();
        }
    }

    /// Hands costs that were worked out to the reviews, the table and the statistics, and keeps the mistakes among them.
    pub(super) fn costed(&mut self, answer: &Answer) -> Task<Message> {
        let mut tasks = Vec::new();
        for sheet in &mut self.sheets {
            if let Sheet::Review(review) = sheet {
                tasks.extend(review.take_costs(answer, &self.context).map(Operation::task));
            }
        }
        if let Base::Table(table) = &mut self.base
            && table.take_costs(answer)
        {
            let accuracies = table.accuracies();
            let is_counted =
                accuracies.is_some_and(|accuracies| self.statistics.note_accuracy(table.session(), &accuracies));
            let session = Some(table.session()).filter(|session| !session.is_try_out());
            let found = session.map(|session| Mistake::found(session.record(), answer.costs(), Timestamp::now()));
            self.add_mistakes(found.unwrap_or_default());
            if is_counted {
                self.save_statistics();
            }
        }
        Task::batch(tasks)
    }
}
