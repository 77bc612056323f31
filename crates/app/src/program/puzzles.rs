//! Puzzles: the shelf, a puzzle on the table, its answer, and the answers that are kept.

use super::{Base, Message, Program};
use crate::screen::puzzles::Puzzles;
use crate::screen::solution::Solution;
use crate::screen::table::Table;
use crate::sheet::Sheet;
use pitch_language::{phrase, preset_name, t};
use pitch_rules::{Action, Preset};
use pitch_session::puzzle::Question;
use pitch_session::storage::Storage;
use pitch_session::{Shelf, Solved, Timestamp};

use iced::Task;
use iced::time::Instant;

impl Program {
    /// Shows the shelf as it was when it was left.
    pub(super) fn open_puzzles(&mut self) {
        if self.puzzle().is_some() || self.is_playing_on() {
            self.end_try_out();
        }
        let solved = self.solved();
        let shown = self.sheets.iter_mut().find_map(|sheet| match sheet {
            Sheet::Puzzles(puzzles) => Some(puzzles),
            _ => None,
        });
        match shown {
            Some(puzzles) => puzzles.tell(solved),
            None => self.sheets.push(Sheet::Puzzles(Puzzles::new(solved, Timestamp::now().local_day()))),
        }
    }

    /// Returns the place on the shelf of the puzzle on the table, if one is there.
    fn puzzle(&self) -> Option<usize> {
        if let Base::Table(table) = &self.base { table.puzzle() } else { None }
    }

    /// Returns `true` if somebody plays on from a puzzle.
    fn is_playing_on(&self) -> bool {
        let is_shelf = |sheet: &Sheet| matches!(sheet, Sheet::Puzzles(_));
        self.asides.last().is_some_and(|aside| aside.sheets().iter().any(is_shelf))
    }

    /// Returns the answers given so far; they are read when they are first asked for.
    pub(super) fn solved(&mut self) -> Solved {
        if self.solved.is_none() {
            let (solved, wrong) = self.keeper.storage().map(Storage::load_solved).unwrap_or_default();
            self.solved = Some(solved);
            if let Some(error) = wrong {
                self.notify(phrase::kept_error(&self.context.language, &error));
            }
        }
        self.solved.clone().unwrap_or_default()
    }

    /// Lays the puzzle of the day on the table, with the shelf behind it.
    pub(super) fn lay_puzzle_of_day(&mut self, now: Instant) -> Task<Message> {
        self.open_puzzles();
        let of_day = Shelf::own().of_day(Timestamp::now().local_day());
        of_day.map_or_else(Task::none, |place| self.lay_puzzle(place, now))
    }

    /// Returns a line about the puzzle of the day, and `true` if it was answered.
    pub(super) fn puzzle_of_day(&mut self) -> (String, bool) {
        let (solved, today) = (self.solved(), Timestamp::now().local_day());
        let l = &self.context.language;
        let Some(puzzle) = Shelf::own().of_day(today).map(|place| &Shelf::own().puzzles[place]) else {
            return (String::new(), false);
        };
        let is_done = solved.of(&puzzle.id()).is_some();
        let row = solved.streak(today);
        let row = (row > 0).then(|| t!(l, "home-puzzle-row", days = row));
        let done = is_done.then(|| t!(l, "home-puzzle-done"));
        let game = (!is_done && row.is_none()).then(|| preset_name(l, puzzle.game));
        (phrase::sentences(l, done.into_iter().chain(row).chain(game)), is_done)
    }

    /// Lays a puzzle on the table, in the place of the one before it if there is one.
    pub(super) fn lay_puzzle(&mut self, place: usize, now: Instant) -> Task<Message> {
        let practice = if let Base::Table(table) = &self.base { table.practice() } else { None };
        self.lay(place, practice, now)
    }

    /// Lays a puzzle of a kind on the table, of the game that was played last if it has one, and then others of the kind.
    pub(super) fn practice(&mut self, question: Question, now: Instant) -> Task<Message> {
        let games: Vec<Preset> = self.statistics.rule_sets().into_iter().filter_map(|name| name.parse().ok()).collect();
        let place = self.solved().first_of(Shelf::own(), question, &games);
        place.map_or_else(Task::none, |place| self.lay(place, Some(question), now))
    }

    fn lay(&mut self, place: usize, practice: Option<Question>, now: Instant) -> Task<Message> {
        let Some(puzzle) = Shelf::own().puzzles.get(place) else { return Task::none() };
        let names = phrase::puzzle_names(&self.context.language, &self.context.settings, puzzle);
        let session = match puzzle.table(&names) {
            Ok(session) => session,
            Err(error) => {
                self.notify(error.to_string());
                return Task::none();
            }
        };
        let table = Table::new(session, &self.context, now).asking(place).practicing(practice);
        if self.puzzle().is_some() {
            self.base = Base::Table(Box::new(table));
            self.sheets.clear();
        } else {
            self.put_aside_for(table);
        }
        self.at_table(now, Table::start)
    }

    /// Takes an answer to the puzzle on the table: says if it is right, and why.
    pub(super) fn answer_puzzle(&mut self, action: &Action) {
        let Base::Table(table) = &self.base else { return };
        let (Some(place), practice) = (table.puzzle(), table.practice()) else { return };
        let (shelf, today) = (Shelf::own(), Timestamp::now().local_day());
        let puzzle = &shelf.puzzles[place];
        let mut solved = self.solved();
        solved.note_answer(&puzzle.id(), action == puzzle.right_action(), today, shelf.of_day(today) == Some(place));
        let next = solved.next_after(shelf, place, practice, today);
        self.solved = Some(solved);
        self.keep_solved();
        let Base::Table(table) = &self.base else { return };
        let solution = Solution::new(puzzle, action, next, table, &self.context);
        self.sheets.push(Sheet::Solution(Box::new(solution)));
    }

    /// Lets the puzzle on the table be played on as a try-out.
    pub(super) fn play_on_from_puzzle(&mut self, now: Instant) -> Task<Message> {
        self.sheets.clear();
        self.at_table(now, Table::play_on)
    }
}
