//! Taking over the folder once another program leaves it: nothing that was played there or here is lost.

use super::{Base, Message, Program};
use crate::screen::table::Table;
use pitch_language::{phrase, t};
use pitch_session::puzzle::Mistakes;
use pitch_session::{self, Evening, Record, Solved};

use iced::Task;

impl Program {
    /// Tries for the folder where another program had it. Once that program has left, its games are compared with those
    /// played here: a game that went on in both is kept twice.
    pub(super) fn try_folder(&mut self) -> Task<Message> {
        if !self.keeper.takes_over() {
            return Task::none();
        }
        self.keeper.open_door();
        // What was told of the other program is so no longer.
        let told = [self.keeper.take_told_in_use(), Some(t!(self.context.language, "obstacle-in-use"))];
        self.notices.retain(|notice| !told.iter().flatten().any(|told| notice.contains(told.as_str())));
        self.notify(t!(self.context.language, "folder-free"));
        self.take_up_later();
        let counts = |table: &&mut Table| !table.session().is_try_out();
        let records: Vec<Record> = self.tables().filter(counts).map(|table| table.session().record().clone()).collect();
        let saved = self.saved.as_ref().map(|saved| saved.record().clone());
        let mut waiting = self.keeper.take_waiting();
        let mut copies: Vec<Record> = Vec::new();
        for record in records.iter().chain(&saved).chain(&waiting) {
            let is_new = !copies.iter().any(|copy| is_line_of(copy, record));
            copies.extend(self.keeper.other_line(record).filter(|_| is_new));
        }
        let copy_of = |record: &Record| copies.iter().find(|copy| is_line_of(copy, record));
        for table in self.tables().filter(counts) {
            if let Some(copy) = copy_of(table.session().record()) {
                table.become_copy(copy.summary().copy);
            }
        }
        if let Some(saved) = &mut self.saved
            && let Some(copy) = copy_of(saved.record())
        {
            saved.become_copy(copy.summary().copy);
        }
        for record in &mut waiting {
            if let Some(copy) = copy_of(record) {
                *record = copy.clone();
            }
        }
        let saving: Vec<_> = waiting.iter().map(|record| self.keeper.save(record).map(Message::Saved)).collect();
        if !copies.is_empty() {
            self.notify(t!(self.context.language, "folder-copied"));
        }
        self.join_with_folder();
        Task::batch(saving)
    }

    /// Takes up the saved game as the other program has played it on: nobody goes on with it here.
    fn take_up_later(&mut self) {
        let saved = self.saved.as_ref().map(pitch_session::Table::record);
        let later = saved.zip(self.keeper.storage()).and_then(|(saved, storage)| storage.later_state(saved));
        if let Some(later) = later {
            self.take_up_saved(later);
            self.refresh_home();
        }
    }

    /// Joins the data kept beside the games with what the other program wrote.
    fn join_with_folder(&mut self) {
        self.evening.join_when_saved();
        if self.keeper.is_unsaved::<Evening>() {
            self.keep_evening();
        }
        if let Some(found) = self.keeper.read_statistics_again(true) {
            self.statistics.follow_on(found);
        }
        self.save_statistics();
        if self.keeper.is_unsaved::<Solved>() {
            self.keep_solved();
        }
        if self.keeper.is_unsaved::<Mistakes>() {
            self.keep_mistakes();
        }
    }

    /// Saves the answers to puzzles.
    pub(super) fn keep_solved(&mut self) {
        let Some(solved) = &mut self.solved else { return };
        if let Err(error) = self.keeper.save_joined(solved) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Saves the player's own mistakes.
    pub(super) fn keep_mistakes(&mut self) {
        let Some(mistakes) = &mut self.mistakes else { return };
        if let Err(error) = self.keeper.save_joined(mistakes) {
            self.notify(phrase::write_error(&self.context.language, &error));
        }
    }

    /// Looks once more for the saved game where its file could not be read before, or where another program may have played it
    /// on. One that goes on here stays.
    pub(super) fn look_again(&mut self) {
        let is_elsewhere = self.keeper.is_beside();
        let Some(record) = self.keeper.look_again(is_elsewhere) else { return };
        let is_later = |saved: &pitch_session::Table| record.goes_on_from(saved.record());
        if !is_elsewhere || self.saved.as_ref().is_none_or(is_later) && matches!(self.base, Base::Home(_)) {
            self.take_up_saved(record);
        }
    }
}

/// Returns `true` if a copy has the same line of the game as a record.
fn is_line_of(copy: &Record, record: &Record) -> bool {
    copy.deals() == record.deals() && copy.entries() == record.entries()
}
