//! What is remembered of the player, beside saved games and settings: forgotten by one button, and brought back by the same as
//! long as the page of settings is open.

use super::{Message, Program};
use crate::sheet::Sheet;
use pitch_language::phrase;
use pitch_session::puzzle::Mistakes;
use pitch_session::settings::Remembered;
use pitch_session::{Solved, Statistics};

use iced::Task;

/// What was remembered of the player.
#[derive(Debug)]
pub(super) struct Memory {
    /// Games begun last, families and lessons.
    settings: Remembered,
    statistics: Statistics,
    solved: Solved,
    mistakes: Mistakes,
}

impl Program {
    /// Forgets what is remembered of the player, or brings back what was forgotten, and says so on the page.
    pub(super) fn forget_or_remember(&mut self) -> Task<Message> {
        let mut task = Task::none();
        match self.forgotten.take() {
            Some(memory) => task = self.remember(memory),
            None => self.forgotten = self.forget(),
        }
        let has_forgotten = self.forgotten.is_some();
        if let Some(Sheet::Settings(page)) = self.sheets.last_mut() {
            page.tell_of_memory(has_forgotten);
        }
        self.refresh_home();
        task
    }

    /// Returns what was forgotten, or says why it could not be.
    fn forget(&mut self) -> Option<Memory> {
        let (solved, mistakes) = (self.solved(), self.mistakes().clone());
        match self.keeper.forget_player(&mut self.context.settings) {
            Ok(settings) => {
                self.solved = Some(Solved::default());
                self.mistakes = Some(Mistakes::default());
                let statistics = std::mem::take(&mut self.statistics);
                self.keep_statistics(Statistics::default());
                Some(Memory { settings, statistics, solved, mistakes })
            }
            Err(error) => {
                self.keep_solved();
                self.keep_mistakes();
                self.notify(phrase::write_error(&self.context.language, &error));
                None
            }
        }
    }

    fn remember(&mut self, memory: Memory) -> Task<Message> {
        memory.settings.put(&mut self.context.settings);
        self.solved = Some(memory.solved);
        self.keep_solved();
        self.mistakes = Some(memory.mistakes);
        self.keep_mistakes();
        self.keep_statistics(memory.statistics);
        self.save_settings()
    }
}
