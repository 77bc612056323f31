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
        self.sheets.push(Sheet::statistics(self.statistics.clone()));
        Task::none()
    }

    /// Keeps these from now on.
    pub(super) fn keep_statistics(&mut self, statistics: Statistics) {
        self.statistics = statistics;
        self.save_statistics();
    }

    /// Writes what is kept.
    pub(super) fn save_statistics(&mut self) {
        if let Err(error) = self.keeper.save_statistics(&self.statistics) {
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
