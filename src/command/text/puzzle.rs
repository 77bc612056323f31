//! Puzzle in words: the position, the question, and the chances of each choice.

use crate::command::text::face::{Face, Then};
use crate::command::text::help::{Occasion, help};
use crate::command::text::lines::Heard;
use crate::command::text::order::Order;
use pitch_language::{Keyword, Names, library, phrase, preset_name, rule_set_name, t, told};
use pitch_rules::{Action, Call, SeatView, Viewer};
use pitch_session::puzzle::{Drill, Exercise, Mistakes, Puzzle, Shelf, Solved, Theme};
use pitch_session::{Table, Timestamp};

use std::io::{self, BufRead, Write};

/// Puzzles to be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// The puzzle of the day, and then others.
    Today,
    /// The first that was not solved yet, and then others.
    Next,
    /// Five hands of a theme.
    Theme(Theme),
}

impl<R: BufRead, W: Write> Face<R, W> {
    /// Asks for the answers to puzzles until all are answered that were asked for, somebody quits or the input ends.
    pub(super) fn puzzles(&mut self, which: Which, today: u32) -> io::Result<()> {
        let (mut solved, wrong) = self.store.load_joined::<Solved>(&self.language);
        self.say_all(wrong)?;
        let shelf = Shelf::own();
        let (statistics, _) = self.store.load_statistics(&self.language);
        let of_day = solved.of_day(shelf, today, statistics.favorite());
        if let Which::Theme(theme) = which {
            let (mut mistakes, wrong) = self.store.load_joined::<Mistakes>(&self.language);
            self.say_all(wrong)?;
            let liked: Vec<_> = statistics.most_played().into_iter().filter_map(|name| name.parse().ok()).collect();
            match solved.drill_of(theme, None, (&mistakes, &liked), today) {
                Some(drill) => self.drill(drill, (today, of_day), (&mut solved, &mut mistakes))?,
                None if theme == Theme::Mistakes => {
                    self.lines.print(&t!(self.language, "puzzle-no-mistakes"))?;
                }
                None => {}
            }
            return self.lines.flush();
        }
        let mut next = if which == Which::Today { of_day } else { solved.first_open(shelf, today) };
        if next.is_none() {
            self.lines.print(&t!(self.language, "puzzle-shelf-empty"))?;
        }
        while let Some(place) = next {
            let game = preset_name(&self.language, shelf.puzzles[place].game);
            let is_of_day = of_day == Some(place);
            let title = t!(self.language, "home-puzzle");
            let head = if is_of_day { phrase::pair(&self.language, title, game) } else { game };
            let head = phrase::sentence(&self.language, head);
            let exercise = Exercise::Puzzle(place);
            let Some(right) = self.exercise(&exercise, &head)? else { break };
            solved.note_answer(&shelf.puzzles[place].id(), right, today, is_of_day);
            let failed = self.store.keep_answers(&mut solved, &self.language);
            self.say_all(failed)?;
            if !self.goes_on()? {
                break;
            }
            next = solved.next_after(shelf, place, today);
        }
        self.lines.print(&phrase::puzzle_record(&self.language, shelf, &solved, today))?;
        if let Some(back) = phrase::puzzles_back(&self.language, shelf, &solved, today) {
            self.lines.print(&back)?;
        }
        self.lines.flush()
    }

    /// Asks the hands of a drill that were not answered yet.
    fn drill(
        &mut self,
        mut drill: Drill,
        (today, of_day): (u32, Option<usize>),
        (solved, mistakes): (&mut Solved, &mut Mistakes),
    ) -> io::Result<()> {
        while let Some((index, exercise)) = drill.next(mistakes) {
            let head = self.head(&drill, index, &exercise);
            let Some(right) = self.exercise(&exercise, &head)? else { return Ok(()) };
            let failed = match &exercise {
                Exercise::Puzzle(place) => {
                    let id = Shelf::own().puzzles[*place].id();
                    solved.note_answer(&id, right, today, of_day == Some(*place));
                    None
                }
                Exercise::Mistake(mistake) => {
                    mistakes.note_answer(mistake.id(), right, today);
                    self.store.keep_answers(mistakes, &self.language)
                }
            };
            drill.note(index, right);
            let goes_on = drill.next(mistakes).is_some();
            solved.leave_drill(goes_on.then(|| drill.clone()));
            let failed = failed.or_else(|| self.store.keep_answers(solved, &self.language));
            self.say_all(failed)?;
            if goes_on && !self.goes_on()? {
                return Ok(());
            }
        }
        let result = phrase::drill_result(&self.language, &drill);
        self.lines.print(&phrase::sentence(&self.language, result))
    }

    /// Returns `true` once the next puzzle is asked for, and `false` if there shall be none.
    fn goes_on(&mut self) -> io::Result<bool> {
        loop {
            self.lines.print(&t!(self.language, "text-puzzle-next"))?;
            let word = match self.lines.hear()? {
                Heard::End => return Ok(false),
                Heard::Line(line) => self.words.keyword(&line),
                Heard::TooLong => None,
            };
            match word {
                Some(Keyword::Quit) => return Ok(false),
                Some(Keyword::Help) => {}
                _ => return Ok(true),
            }
        }
    }

    /// Returns the heading of a hand of a drill: its place there, its game, and of which game of the player's it is.
    fn head(&self, drill: &Drill, index: usize, exercise: &Exercise) -> String {
        let l = &self.language;
        let game = match exercise {
            Exercise::Puzzle(_) => exercise.game().map_or_else(String::new, |game| preset_name(l, game)),
            Exercise::Mistake(mistake) => rule_set_name(l, &mistake.record().summary().rule_set),
        };
        let head = phrase::sentence(l, phrase::pair(l, phrase::drill_place(l, drill, index), game));
        let origin = exercise.played().map(|played| library::from_game(l, played, Timestamp::now()));
        phrase::sentences(l, std::iter::once(head).chain(origin.map(|origin| phrase::sentence(l, origin))))
    }

    /// Shows one position under a heading, and takes one answer. Returns `true` if it was right; `None` if there was none.
    fn exercise(&mut self, exercise: &Exercise, head: &str) -> io::Result<Option<bool>> {
        let names = |puzzle: &Puzzle| phrase::puzzle_names(&self.language, &self.settings, puzzle);
        let Ok(mut table) = exercise.table(names) else { return Ok(None) };
        let Some(seat) = table.to_act() else { return Ok(None) };
        let (view, names) = (table.view(Viewer::Seat(seat)), self.names(&table, None));
        self.position(head, &names, &view)?;
        let answer = loop {
            let Some(line) = self.lines.next_line(&self.language)? else { return Ok(None) };
            match self.answer_to(&mut table, &view, &names, &line)? {
                Heeded::Answer(action) if exercise.alternative(&action).is_some() => break action,
                Heeded::Answer(action) => {
                    let why = table.game().clone().apply(seat, action).err();
                    let why = why.map(|why| phrase::refusal(&self.language, &names, &why));
                    let why = why.unwrap_or_else(|| t!(self.language, "text-puzzle-again"));
                    self.lines.print(&why)?;
                }
                Heeded::Leave => return Ok(None),
                Heeded::Told => {}
            }
        };
        let is_right = exercise.is_right(&answer);
        let l = &self.language;
        let verdict = if is_right { t!(l, "puzzle-right") } else { t!(l, "puzzle-wrong") };
        let mut said = vec![format!("{verdict}.")];
        said.push(phrase::puzzle_why(l, &names, exercise));
        said.extend(exercise.alternatives().iter().map(|choice| phrase::puzzle_line(l, &names, &view, choice)));
        said.push(if exercise.played().is_some() { t!(l, "mistake-about") } else { t!(l, "puzzle-about") });
        self.say_all(said)?;
        Ok(Some(is_right))
    }

    /// Says the state of the game, and asks.
    fn position(&mut self, head: &str, names: &Names, view: &SeatView) -> io::Result<()> {
        let l = &self.language;
        let mut said = vec![head.to_owned()];
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
            order => {
                let said = match order {
                    Order::Ask(Keyword::Help) => help(&self.language, names, Occasion::Puzzle),
                    Order::Ask(Keyword::Hint | Keyword::AllHints | Keyword::Undo | Keyword::TakeBack) => {
                        vec![t!(self.language, "puzzle-alone")]
                    }
                    Order::Ask(keyword) if !is_about_position(keyword) => {
                        vec![t!(self.language, "text-puzzle-strange", line = line)]
                    }
                    Order::Discard(_) | Order::Keep(_) | Order::Say(_) | Order::For(..) => {
                        vec![t!(self.language, "text-puzzle-again")]
                    }
                    // Whatever else may be asked at a table is answered as there.
                    _ => {
                        let then = self.obey(table, view.own_seat(), line)?;
                        return Ok(if then == Then::Leave { Heeded::Leave } else { Heeded::Told });
                    }
                };
                self.say_all(said)?;
                return Ok(Heeded::Told);
            }
        };
        Ok(Heeded::Answer(action))
    }
}

/// Returns `true` if this asks about the position on the table or the words of the game, and not about a game that goes on.
const fn is_about_position(keyword: Keyword) -> bool {
    matches!(
        keyword,
        Keyword::Hand
            | Keyword::Trick
            | Keyword::Score
            | Keyword::Points
            | Keyword::Last
            | Keyword::TrumpOrder
            | Keyword::Log
            | Keyword::Rules
            | Keyword::Why
            | Keyword::Words
            | Keyword::Counters
    )
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
