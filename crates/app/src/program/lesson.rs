//! Lessons: the list of them, the one that is played in place of the table, and the player's progress.

use super::{Base, Message, Program};
use crate::screen::lessons::Lessons;
use crate::sheet::Sheet;
use pitch_language::phrase;
use pitch_rules::Action;
use pitch_session::{self, Lesson, Player};

use iced::Task;
use iced::time::Instant;

impl Program {
    /// Shows the list of lessons.
    pub(super) fn show_lessons(&mut self) {
        self.sheets.push(Sheet::Lessons(Lessons::new(&self.context.settings.lessons)));
    }

    /// Begins a lesson where it was left. The screen that is there waits meanwhile.
    pub(super) fn teach(&mut self, lesson: Lesson, now: Instant) -> Task<Message> {
        self.note_lesson();
        let is_lesson = |base: &Base| matches!(base, Base::Table(table) if table.session().lesson().is_some());
        // One lesson makes room for another.
        while is_lesson(&self.base) && !self.asides.is_empty() {
            self.end_try_out();
        }
        let step = self.context.settings.lessons.step_of(lesson);
        match pitch_session::Table::teach(lesson, self.pupils(lesson), step) {
            Ok(session) => self.lay_over(session, now),
            Err(error) => {
                self.notify(phrase::new_game_error(&self.context.language, &error));
                Task::none()
            }
        }
    }

    /// Lets the hand of the lesson go on from an earlier point, so that it can be played otherwise, with the action that is
    /// to be tried there.
    pub(super) fn go_back_in_lesson(
        &mut self,
        moment: usize,
        tries: Option<Box<Action>>,
        now: Instant,
    ) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let Some(session) = table.session().gone_back(moment) else { return Task::none() };
        let session = match tries {
            Some(action) => session.to_try(*action),
            None => session,
        };
        self.note_lesson();
        self.end_try_out();
        self.lay_over(session, now)
    }

    /// Returns the players at the table of a lesson: the player, and those who play along.
    fn pupils(&self, lesson: Lesson) -> Vec<Player> {
        let learner = self.last_game().players().into_iter().find(Player::is_person);
        phrase::pupils(lesson, learner)
    }

    /// Notes the progress in the lesson that is played.
    pub(super) fn note_lesson(&mut self) {
        let Base::Table(table) = &self.base else { return };
        if let Some((lesson, (step, steps))) = table.session().lesson().zip(table.session().lesson_step()) {
            self.context.settings.lessons.note(lesson, step, steps);
        }
    }

    /// Comes back from a lesson to the list of lessons.
    pub(super) fn leave_lesson(&mut self) -> Task<Message> {
        self.note_lesson();
        self.end_try_out();
        let is_list = |sheet: &Sheet| matches!(sheet, Sheet::Lessons(_));
        self.sheets.retain(|sheet| !is_list(sheet));
        self.show_lessons();
        self.refresh_home();
        self.keep_lessons()
    }

    /// Saves the player's progress in the lessons, where it is not yet saved.
    pub(super) fn keep_lessons(&mut self) -> Task<Message> {
        if self.context.settings.lessons == self.kept_lessons {
            return Task::none();
        }
        self.kept_lessons = self.context.settings.lessons.clone();
        self.save_settings()
    }
}
