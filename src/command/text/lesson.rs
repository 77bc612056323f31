//! Lesson in words: it speaks before each decision, and an empty line goes on where there is nothing to decide.

use crate::command::text::face::{Face, Then};
use crate::command::text::lines::Heard;
use pitch_language::{Keyword, phrase, t};
use pitch_rules::Seat;
use pitch_session::{Kind, Lesson, Player, Table};

use std::io::{self, BufRead, Write};

impl<R: BufRead, W: Write> Face<R, W> {
    /// Plays a lesson from where it was left, until it or the input is over, or somebody leaves.
    pub(super) fn learn(&mut self, lesson: Lesson) -> io::Result<()> {
        let own = self.settings.last_game.names.first().filter(|name| !name.is_empty());
        let learner = own.map(|name| Player::new(name, Kind::Person));
        let players = phrase::pupils(&self.language, lesson, learner);
        let mut table = match Table::teach(lesson, players, self.settings.lessons.step_of(lesson)) {
            Ok(table) => table,
            Err(error) => return self.lines.print(&phrase::new_game_error(&self.language, &error)),
        };
        self.lines.print(&phrase::lesson_title(&self.language, lesson))?;
        self.lines.print(&t!(self.language, "text-lesson"))?;
        if table.lesson_step().is_some_and(|(step, _)| step > 0) {
            self.resume(&table)?;
        }
        let played = self.play(&mut table);
        let (step, steps) = table.lesson_step().unwrap_or_default();
        self.settings.lessons.note(lesson, step, steps);
        let said =
            if step < steps { t!(self.language, "text-lesson-left") } else { t!(self.language, "text-lesson-done") };
        // Nobody may be there any more to hear it.
        played.and_then(|()| self.lines.print(&said))
    }

    /// Says the words of the lesson, once at each of its steps.
    pub(super) fn tell_lesson(&mut self, table: &Table) -> io::Result<()> {
        let step = table.lesson_step().map(|(step, _)| step);
        if self.lesson_step == step {
            return Ok(());
        }
        self.lesson_step = step;
        let names = self.names(table, None);
        let words = table.lesson_words().map(|words| phrase::lesson_words(&self.language, &names, table, words.id));
        words.map_or(Ok(()), |words| self.lines.print(&words))
    }

    /// Says the words that are to be read, and waits until the listener goes on.
    pub(super) fn read(&mut self, table: &mut Table) -> io::Result<Then> {
        self.tell_lesson(table)?;
        loop {
            let line = match self.lines.hear()? {
                Heard::End => return Ok(Then::Leave),
                Heard::TooLong => {
                    self.lines.print(&t!(self.language, "text-too-long"))?;
                    continue;
                }
                Heard::Line(line) => line,
            };
            if line.trim().is_empty() || self.words.keyword(&line) == Some(Keyword::Yes) {
                table.read_on();
                return Ok(Then::GoOn);
            }
            // Nothing can be decided now, but everything can be asked.
            if self.obey(table, Some(Seat::default()), &line)? == Then::Leave {
                return Ok(Then::Leave);
            }
        }
    }
}
