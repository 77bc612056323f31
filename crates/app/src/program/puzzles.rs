//! Puzzles: the shelf, a puzzle on the table, drills, answers, and what is kept of them.

use super::{Base, Message, Program};
use crate::context::Context;
use crate::screen::puzzles::Puzzles;
use crate::screen::table::{Course, Table};
use crate::sheet::Sheet;
use pitch_language::{phrase, preset_name, t};
use pitch_players::Decision;
use pitch_rules::{Action, Preset};
use pitch_session::puzzle::{Drill, Exercise, Mistakes, Theme};
use pitch_session::{Shelf, Solved, Timestamp};

use iced::Task;
use iced::time::Instant;

impl Program {
    /// Shows the shelf as it was when it was left.
    pub(super) fn open_puzzles(&mut self) {
        if self.exercise().is_some() || self.is_playing_on() {
            self.end_try_out();
        }
        let (solved, mistakes) = (self.solved(), self.mistakes().clone());
        let shown = self.sheets.iter_mut().find_map(|sheet| match sheet {
            Sheet::Puzzles(puzzles) => Some(puzzles),
            _ => None,
        });
        match shown {
            Some(puzzles) => puzzles.tell(solved, &mistakes),
            None => {
                let games = self.liked();
                let today = Timestamp::now().local_day();
                self.sheets.push(Sheet::Puzzles(Puzzles::new(solved, &mistakes, (today, &games), &self.context)));
            }
        }
    }

    /// Returns the player's own mistakes; they are read when they are first asked for.
    pub(super) fn mistakes(&mut self) -> &mut Mistakes {
        if self.mistakes.is_none() {
            let (mistakes, wrong) = self.keeper.load_joined();
            self.mistakes = Some(mistakes);
            if let Some(error) = wrong {
                self.notify(phrase::kept_error(&self.context.language, &error));
            }
        }
        self.mistakes.get_or_insert_default()
    }

    /// Returns the games that were played to their end, the one played most often first.
    fn liked(&self) -> Vec<Preset> {
        self.statistics.most_played().into_iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// Returns what is asked on the table, if something is.
    fn exercise(&self) -> Option<&Exercise> {
        if let Base::Table(table) = &self.base { table.exercise() } else { None }
    }

    /// Returns `true` if somebody plays on from a puzzle.
    fn is_playing_on(&self) -> bool {
        let is_shelf = |sheet: &Sheet| matches!(sheet, Sheet::Puzzles(_));
        self.asides.last().is_some_and(|aside| aside.sheets().iter().any(is_shelf))
    }

    /// Returns the answers given so far; they are read when they are first asked for.
    pub(super) fn solved(&mut self) -> Solved {
        if self.solved.is_none() {
            let (solved, wrong) = self.keeper.load_joined();
            self.solved = Some(solved);
            if let Some(error) = wrong {
                self.notify(phrase::kept_error(&self.context.language, &error));
            }
        }
        self.solved.clone().unwrap_or_default()
    }

    /// Returns the place on the shelf of the puzzle of this day.
    fn of_day(&mut self, today: u32) -> Option<usize> {
        self.solved().of_day(Shelf::own(), today, self.statistics.favorite())
    }

    /// Lays the puzzle of the day on the table, with the shelf behind it.
    pub(super) fn lay_puzzle_of_day(&mut self, now: Instant) -> Task<Message> {
        self.open_puzzles();
        let of_day = self.of_day(Timestamp::now().local_day());
        of_day.map_or_else(Task::none, |place| self.lay_puzzle(place, now))
    }

    /// Returns a line about the puzzle of the day, and `true` if it was answered.
    pub(super) fn puzzle_of_day(&mut self) -> (String, Option<bool>) {
        let (solved, today) = (self.solved(), Timestamp::now().local_day());
        let Some(place) = self.of_day(today) else { return (String::new(), None) };
        let l = &self.context.language;
        let answer = solved.last_days(today)[4];
        let row = solved.streak(today);
        let row = (row > 0).then(|| t!(l, "home-puzzle-row", days = row));
        let done = answer.map(|_| t!(l, "home-puzzle-done"));
        let game = (answer.is_none() && row.is_none()).then(|| preset_name(l, Shelf::own().puzzles[place].game));
        (phrase::sentences(l, done.into_iter().chain(row).chain(game)), answer)
    }

    /// Returns the theme of the practice that comes next: that of the drill that was left, or of the weakest skill.
    fn next_theme(&mut self) -> Theme {
        let left = self.solved().drill().map(|drill| drill.theme);
        let weakest = || self.statistics.records(Timestamp::now()).weakest().map(Theme::from);
        left.or_else(weakest).unwrap_or(Theme::Tens)
    }

    /// Returns a line about the practice that comes next.
    pub(super) fn practice_line(&mut self) -> String {
        let theme = self.next_theme();
        let l = &self.context.language;
        match theme {
            // They may be fewer than five.
            Theme::Mistakes => phrase::theme(l, theme),
            _ => t!(l, "home-practice-about", theme = theme.id()),
        }
    }

    /// Lays the practice that comes next on the table, with the shelf behind it.
    pub(super) fn practice(&mut self, now: Instant) -> Task<Message> {
        self.open_puzzles();
        let theme = self.next_theme();
        self.drill(theme, None, now)
    }

    /// Lays the puzzle of the day on the table, by its place on the shelf.
    pub(super) fn lay_puzzle(&mut self, place: usize, now: Instant) -> Task<Message> {
        let days = self.solved().last_days(Timestamp::now().local_day());
        self.lay(Exercise::Puzzle(place), Course::Day(days), now)
    }

    /// Lays hands of a theme on the table, of the games that are played most first; goes on with those that were left.
    pub(super) fn drill(&mut self, theme: Theme, game: Option<Preset>, now: Instant) -> Task<Message> {
        let (solved, today, liked) = (self.solved(), Timestamp::now().local_day(), self.liked());
        let drill = solved.drill_of(theme, game, (self.mistakes(), &liked), today);
        drill.map_or_else(Task::none, |drill| self.lay_hand(drill, now))
    }

    /// Lays the next hand of a drill on the table.
    fn lay_hand(&mut self, drill: Drill, now: Instant) -> Task<Message> {
        let Some((index, exercise)) = drill.next(self.mistakes()) else { return Task::none() };
        self.lay(exercise, Course::Drill(drill, index), now)
    }

    /// Goes on with the drill on the table, after whose last hand the shelf tells how it went; from the puzzle of the day to
    /// practice.
    pub(super) fn next_hand(&mut self, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let drill = match table.course().cloned() {
            Some(Course::Drill(drill, _)) => drill,
            Some(Course::Day(_)) => return self.practice(now),
            None => return Task::none(),
        };
        if drill.next(self.mistakes()).is_some() {
            return self.lay_hand(drill, now);
        }
        self.end_try_out();
        let is_shelf = |sheet: &Sheet| matches!(sheet, Sheet::Puzzles(_));
        self.sheets.retain(|sheet| !is_shelf(sheet));
        self.open_puzzles();
        if let Some(Sheet::Puzzles(puzzles)) = self.sheets.last_mut() {
            puzzles.tell_of(&drill);
        }
        Task::none()
    }

    /// Lays a question on the table, in the place of the one before it if there is one.
    fn lay(&mut self, exercise: Exercise, course: Course, now: Instant) -> Task<Message> {
        let Context { language, settings, .. } = &self.context;
        let session = match exercise.table(|puzzle| phrase::puzzle_names(language, settings, puzzle)) {
            Ok(session) => session,
            Err(error) => {
                self.notify(error.to_string());
                return Task::none();
            }
        };
        let table = Table::new(session, &self.context, now).asking(exercise, course, Timestamp::now(), &self.context);
        if self.exercise().is_some() {
            self.base = Base::Table(Box::new(table));
            self.sheets.clear();
        } else {
            self.put_aside_for(table);
        }
        self.at_table(now, Table::start)
    }

    /// Takes an answer to the question on the table: says if it is right, and what is better.
    pub(super) fn answer_puzzle(&mut self, action: Action, now: Instant) -> Task<Message> {
        let Base::Table(table) = &self.base else { return Task::none() };
        let Some((exercise, course)) = table.exercise().cloned().zip(table.course().cloned()) else {
            return Task::none();
        };
        let (shelf, today) = (Shelf::own(), Timestamp::now().local_day());
        let is_right = exercise.is_right(&action);
        let (of_day, mut solved) = (self.of_day(today), self.solved());
        match &exercise {
            Exercise::Puzzle(place) => {
                solved.note_answer(&shelf.puzzles[*place].id(), is_right, today, of_day == Some(*place));
            }
            Exercise::Mistake(mistake) => {
                self.mistakes().note_answer(mistake.id(), is_right, today);
                self.keep_mistakes();
            }
        }
        let course = match course {
            Course::Drill(mut drill, index) => {
                drill.note(index, is_right);
                solved.leave_drill(drill.next(self.mistakes()).is_some().then(|| drill.clone()));
                Course::Drill(drill, index)
            }
            Course::Day(_) => Course::Day(solved.last_days(today)),
        };
        self.solved = Some(solved);
        self.keep_solved();
        let Some((best, reasons)) = exercise.best() else { return Task::none() };
        let told = (Decision { action: best, reasons, complete: true }, self.voice.is_listened());
        self.at_table(now, |table, context, now| table.answered(course, action, told, context, now))
    }

    /// Lets the puzzle on the table be played on as a try-out.
    pub(super) fn play_on_from_puzzle(&mut self, now: Instant) -> Task<Message> {
        self.sheets.clear();
        self.at_table(now, Table::play_on)
    }
}
