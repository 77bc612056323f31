//! Lesson in words: it speaks before each decision, and an empty line goes on where there is nothing to decide.

use crate::command::text::face::{Face, Then};
use pitch_language::{Keyword, phrase, t};
use pitch_rules::Seat;
use pitch_session::{Kind, Lesson, NewGameError, Player, Table};

use std::io::{self, BufRead, Write};

/// Way on from a hand of a lesson.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// Back to where the record had so many entries.
    Back(usize),
    /// On to other cards.
    More,
}

impl<R: BufRead, W: Write> Face<R, W> {
    /// Plays a lesson from where it was left, until it or the input is over, or somebody leaves. Returns the sentence about
    /// that, which is to be said once it is kept.
    pub(super) fn learn(&mut self, lesson: Lesson) -> io::Result<Option<String>> {
        let own = self.settings.last_game.names.first().filter(|name| !name.is_empty());
        let learner = own.map(|name| Player::new(name, Kind::Person));
        let players = phrase::pupils(lesson, learner);
        let mut table = match Table::teach(lesson, players.clone(), self.settings.lessons.step_of(lesson)) {
            Ok(table) => table,
            Err(error) => return self.no_lesson(&error),
        };
        self.lines.print(&phrase::lesson_title(&self.language, lesson))?;
        self.lines.print(&t!(self.language, "text-lesson"))?;
        if table.is_choosing() {
            return self.play_hands(lesson, &players, table);
        }
        if table.lesson_step().is_some_and(|(step, _)| step > 0) {
            self.resume(&table)?;
        }
        let played = self.play(&mut table);
        let (step, steps) = table.lesson_step().unwrap_or_default();
        self.settings.lessons.note(lesson, step, steps);
        played.map(|()| Some(self.left_at(step, steps)))
    }

    /// Returns the sentence about a lesson that is left at one of its steps, or over.
    fn left_at(&self, step: usize, steps: usize) -> String {
        if step < steps { t!(self.language, "text-lesson-left") } else { t!(self.language, "text-lesson-done") }
    }

    /// Says why there is no table for a lesson.
    fn no_lesson(&mut self, error: &NewGameError) -> io::Result<Option<String>> {
        self.lines.print(&phrase::new_game_error(&self.language, error))?;
        Ok(None)
    }

    /// Plays hand after hand of a lesson that leaves every choice to the learner, each as often as they like.
    fn play_hands(&mut self, lesson: Lesson, players: &[Player], mut table: Table) -> io::Result<Option<String>> {
        loop {
            self.lesson_step = None;
            let hands = table.hands().len();
            let played = self.play(&mut table);
            let (step, steps) = table.lesson_step().unwrap_or_default();
            self.settings.lessons.note(lesson, step, steps);
            played?;
            let is_over = table.hands().len() > hands;
            table = match if is_over { self.way_on(&mut table)? } else { None } {
                Some(Way::Back(moment)) => match table.gone_back(moment) {
                    Some(table) => table,
                    None => return Ok(None),
                },
                Some(Way::More) => match Table::teach(lesson, players.to_vec(), step) {
                    Ok(table) => table,
                    Err(error) => return self.no_lesson(&error),
                },
                None => return Ok(Some(self.left_at(step, steps))),
            };
        }
    }

    /// Tells the decision that settled the hand, and asks how to go on; `None` if the learner leaves.
    fn way_on(&mut self, table: &mut Table) -> io::Result<Option<Way>> {
        let (turning, names) = (table.turning(), self.names(table, None));
        self.lines.print(&phrase::turning(&self.language, &names, turning.as_ref()))?;
        let l = &self.language;
        let again = (t!(l, "lesson-again"), Way::Back(0));
        let what_if = turning.as_ref().map(|turning| (phrase::what_if(l, turning), Way::Back(turning.moment)));
        let has_more = table.lesson_step().is_some_and(|(step, steps)| step < steps);
        let more = has_more.then(|| (t!(l, "lesson-more"), Way::More));
        // Other cards come first once nothing better is possible with these.
        let ways: Vec<(String, Way)> = match what_if {
            Some(what_if) => [Some(again), Some(what_if), more].into_iter().flatten().collect(),
            None => more.into_iter().chain([again]).collect(),
        };
        for (number, (words, _)) in (1..).zip(&ways) {
            self.lines.print(&format!("{number}  {words}"))?;
        }
        self.lines.print(&t!(self.language, "text-lesson-ways"))?;
        loop {
            let Some(line) = self.lines.next_line(&self.language)? else { return Ok(None) };
            let number = if line.trim().is_empty() { Some(1) } else { line.trim().parse::<usize>().ok() };
            if let Some((_, way)) = number.and_then(|number| ways.get(number.checked_sub(1)?)) {
                return Ok(Some(*way));
            }
            if self.obey(table, Some(Seat::default()), &line)? == Then::Leave {
                return Ok(None);
            }
        }
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
            let Some(line) = self.lines.next_line(&self.language)? else { return Ok(Then::Leave) };
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
