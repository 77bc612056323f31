//! What decisions cost: worked out behind whatever is shown, and told to the sheets and the statistics once it is known.

use super::{Base, Message, Program};
use crate::app::costing::Answer;
use crate::app::sheet::Sheet;
use crate::app::widget::Operation;

use iced::Task;

impl Program {
    /// Lets everything be worked out that is due by now, and nothing else.
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
        Task::batch(tasks).map(Message::Costed)
    }

    /// Something was worked out.
    pub(super) fn costed(&mut self, answer: &Answer) -> Task<Message> {
        let mut tasks = Vec::new();
        for sheet in &mut self.sheets {
            if let Sheet::Review(review) = sheet {
                tasks.extend(review.take_costs(answer).map(Operation::task));
            }
        }
        if let Base::Table(table) = &mut self.base
            && table.take_costs(answer)
            && let Some(accuracies) = table.accuracies()
            && self.statistics.note_accuracy(table.session(), &accuracies)
        {
            self.save_statistics();
        }
        Task::batch(tasks)
    }
}
