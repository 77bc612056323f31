//! Puzzle in words: the position, the question, and the chances of each choice.

use crate::command::text::face::{Face, Then};
use crate::command::text::lines::Heard;
use crate::command::text::order::Order;
use pitch_language::{Keyword, Names, phrase, preset_name, t, told};
use pitch_rules::{Action, Call, SeatView, Viewer};
use pitch_session::Table;
use pitch_session::puzzle::{Puzzle, Shelf, Solved};

use std::io::{self, BufRead, Write};

/// Puzzle to begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// The puzzle at this place of the shelf.
    At(usize),
    /// The first that was not solved yet.
    Next,
}

impl<R: BufRead, W: Write> Face<R, W> {
    /// Asks for the answers to puzzles, from this one on, until somebody quits or the input ends.
    pub(super) fn puzzles(&mut self, which: Which, today: u32) -> io::Result<()> {
        let (mut solved, wrong) = self.store.load_solved(&self.language);
        self.say_all(wrong)?;
        let shelf = Shelf::own();
        let mut next = match which {
            Which::At(place) => Some(place),
            Which::Next => solved.first_open(shelf, today),
        };
        while let Some(place) = next.filter(|place| *place < shelf.puzzles.len()) {
            if self.puzzle(place, today, &mut solved)? == Then::Leave {
                break;
            }
            next = loop {
                self.lines.print(&t!(self.language, "text-puzzle-next"))?;
                let word = match self.lines.hear()? {
                    Heard::End => break None,
                    Heard::Line(line) => self.words.keyword(&line),
                    Heard::TooLong => None,
                };
                match word {
                    Some(Keyword::Quit) => break None,
                    Some(Keyword::Help) => {}
                    _ => break solved.next_after(shelf, place, None, today),
                }
            };
        }
        self.lines.print(&phrase::puzzle_record(&self.language, shelf, &solved, today))?;
        if let Some(back) = phrase::puzzles_back(&self.language, shelf, &solved, today) {
            self.lines.print(&back)?;
        }
        self.lines.flush()
    }

    /// Shows one puzzle and takes one answer.
    fn puzzle(&mut self, place: usize, today: u32, solved: &mut Solved) -> io::Result<Then> {
        let (shelf, puzzle) = (Shelf::own(), &Shelf::own().puzzles[place]);
        let names = phrase::puzzle_names(&self.language, &self.settings, puzzle);
        let Ok(mut table) = puzzle.table(&names) else { return Ok(Then::Leave) };
        let Some(seat) = table.to_act() else { return Ok(Then::Leave) };
        let (view, names) = (table.view(Viewer::Seat(seat)), self.names(&table, None));
        self.position(place, puzzle, &names, &view)?;
        let answer = loop {
            match self.lines.hear()? {
                Heard::End => return Ok(Then::Leave),
                Heard::TooLong => self.lines.print(&t!(self.language, "text-too-long"))?,
                Heard::Line(line) => match self.answer_to(&mut table, &view, &names, &line)? {
                    Heeded::Answer(action) if puzzle.choice(&action).is_some() => break action,
                    Heeded::Answer(action) => {
                        let why = table.game().clone().apply(seat, action).err();
                        let why = why.map(|why| phrase::refusal(&self.language, &names, &why));
                        let why = why.unwrap_or_else(|| t!(self.language, "text-puzzle-again"));
                        self.lines.print(&why)?;
                    }
                    Heeded::Leave => return Ok(Then::Leave),
                    Heeded::Told => {}
                },
            }
        };
        let is_right = answer == *puzzle.right_action();
        solved.note_answer(&puzzle.id(), is_right, today, shelf.of_day(today) == Some(place));
        let l = &self.language;
        let verdict = if is_right { t!(l, "puzzle-right") } else { t!(l, "puzzle-wrong") };
        let mut said = vec![format!("{verdict}.")];
        said.push(phrase::puzzle_why(l, &names, puzzle));
        said.extend(puzzle.choices.iter().map(|choice| phrase::puzzle_line(l, &names, &view, puzzle, choice)));
        said.push(t!(l, "puzzle-about"));
        said.extend(self.store.keep_solved(solved, l));
        self.say_all(said)?;
        Ok(Then::GoOn)
    }

    /// Says the state of the game, and asks.
    fn position(&mut self, place: usize, puzzle: &Puzzle, names: &Names, view: &SeatView) -> io::Result<()> {
        let l = &self.language;
        let game = preset_name(l, puzzle.game);
        let mut said = vec![t!(l, "text-puzzle", number = place + 1, game = game)];
        said.extend(told::score(l, names, view));
        said.extend(phrase::story(l, names, view));
        said.extend(told::turned(l, view));
        if view.trick.is_some() {
            said.extend(told::trick(l, names, view));
        }
        said.extend(told::hand(l, names, view));
        said.push(t!(l, "puzzle-question"));
        self.say_all(said)
    }

    /// Returns the answer on a line, or tells what it asks about the position.
    fn answer_to(&mut self, table: &mut Table, view: &SeatView, names: &Names, line: &str) -> io::Result<Heeded> {
        let bidding = !view.is_playing();
        let action = match Order::read(line, &self.words, names, bidding) {
            Order::Call(call) => Action::Call(call),
            Order::Sell if view.legal.contains(&Action::Call(Call::Accept)) => Action::Call(Call::Accept),
            Order::Sell => Action::Call(Call::Pass),
            Order::Card(card) => Action::Play(card),
            Order::Rank(rank) => match self.of_rank(view, rank) {
                Ok(action) => action,
                Err(refused) => {
                    self.lines.print(&refused)?;
                    return Ok(Heeded::Told);
                }
            },
            Order::Ask(Keyword::Quit) => return Ok(Heeded::Leave),
            Order::Ask(Keyword::Hint | Keyword::Undo | Keyword::TakeBack | Keyword::New) => {
                self.lines.print(&t!(self.language, "puzzle-alone"))?;
                return Ok(Heeded::Told);
            }
            // Whatever else may be said at a table is answered as there.
            _ => {
                let seat = view.own_seat();
                let then = self.obey(table, seat, line)?;
                return Ok(if then == Then::Leave { Heeded::Leave } else { Heeded::Told });
            }
        };
        Ok(Heeded::Answer(action))
    }
}

/// Effect of a line.
enum Heeded {
    /// Answer to the puzzle.
    Answer(Action),
    /// Request that was answered.
    Told,
    /// End, because somebody quits or the input has ended.
    Leave,
}
