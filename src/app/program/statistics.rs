//! What is kept of all games that were played to their end.

use super::Program;
use crate::app::sheet::Sheet;
use crate::language::phrase;
use crate::session::{Statistics, storage};
use crate::{shown, t};

use iced::Task;

impl Program {
    /// Shows the statistics.
    pub(super) fn open_statistics<M: Send + 'static>(&mut self) -> Task<M> {
        self.read_statistics_again();
        self.sheets.push(Sheet::statistics(self.statistics.clone()));
        Task::none()
    }

    /// Reads them once more where their file could not be read.
    fn read_statistics_again(&mut self) {
        if let Some(found) = self.keeper.read_statistics_again() {
            self.statistics.follow_on(found);
        }
    }

    /// Keeps these from now on, and no others. Where some could not be read none are erased.
    pub(super) fn keep_statistics(&mut self, statistics: Statistics) {
        self.statistics = statistics;
        if self.keeper.are_statistics_unread() {
            return self.save_statistics();
        }
        if let Err(error) = self.keeper.replace_statistics(&mut self.statistics) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Writes what changed.
    pub(super) fn save_statistics(&mut self) {
        if let Err(error) = self.keeper.save_statistics(&mut self.statistics) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Writes a table for other programs, and says where it is.
    pub(super) fn export_statistics(&mut self) {
        let language = &self.context.language;
        let told = match storage::usual_folder() {
            None => t!(language, "error-no-folder"),
            Some(folder) => match storage::export_statistics(&folder, &self.statistics) {
                Ok(file) => t!(language, "stats-exported", file = shown::path(&file)),
                Err(error) => phrase::save_error(language, &error),
            },
        };
        if let Some(Sheet::Statistics(screen)) = self.sheets.last_mut() {
            screen.tell(told);
        }
    }
}
