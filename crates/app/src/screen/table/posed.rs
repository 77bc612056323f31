//! A puzzle, or a mistake of the player's own, that is asked at the table, alone or as a hand of a drill: where it stands, and what came of the answer.

use super::panel::{Choice, Face, Panel};
use super::{Effects, Message, Table};
use crate::context::Context;
use crate::keymap::Key;
use crate::outcome::Outcome;
use pitch_language::{library, phrase, t};
use pitch_players::Decision;
use pitch_rules::{Action as Move, Turn};
use pitch_session::Timestamp;
use pitch_session::puzzle::{Drill, Exercise};

use std::time::{Duration, Instant};

/// Time for which a hand that was answered rightly lies there before the next.
const STAYS: Duration = Duration::from_millis(1200);

/// Puzzle that is asked.
#[derive(Debug)]
pub(super) struct Posed {
    exercise: Exercise,
    drill: Option<Drilled>,
}

/// Hand of a drill.
#[derive(Debug)]
struct Drilled {
    drill: Drill,
    index: usize,
    /// Moment at which the hand was laid on the table.
    laid: Timestamp,
    answer: Option<Answer>,
}

/// What came of the answer to a hand of a drill.
#[derive(Debug)]
enum Answer {
    /// It was right, and nothing has moved since.
    Right(Instant),
    /// This is better.
    Missed(Decision),
}

impl Table {
    /// Returns the table with a puzzle, by its place on the shelf, asked at it: an action is the answer.
    #[must_use]
    pub fn asking(self, place: usize) -> Self {
        Table { puzzle: Some(Posed { exercise: Exercise::Puzzle(place), drill: None }), ..self }
    }

    /// Returns the table with a hand of a drill asked at it, by its index there, with what is asked in it, and
    /// laid on the table at this moment.
    #[must_use]
    pub fn drilling(self, exercise: Exercise, drill: Drill, index: usize, laid: Timestamp) -> Self {
        let drill = Some(Drilled { drill, index, laid, answer: None });
        // Its ribbon hides nothing that could be pulled out.
        Table { puzzle: Some(Posed { exercise, drill }), drawer: None, ..self }
    }

    /// Returns what is asked here.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.puzzle.as_ref().map(|posed| &posed.exercise)
    }

    /// Returns the place on the shelf of the puzzle that is asked here.
    pub fn puzzle(&self) -> Option<usize> {
        if let Exercise::Puzzle(place) = self.exercise()? { Some(*place) } else { None }
    }

    fn drilled(&self) -> Option<&Drilled> {
        self.puzzle.as_ref()?.drill.as_ref()
    }

    /// Returns the drill to which the hand belongs, and its index there.
    pub fn drill(&self) -> Option<(&Drill, usize)> {
        self.drilled().map(|drilled| (&drilled.drill, drilled.index))
    }

    /// Returns of which game of the player's the hand of a drill is, if it is of one.
    pub(super) fn origin(&self, context: &Context) -> Option<String> {
        let played = self.exercise()?.played()?;
        Some(library::from_game(&context.language, played, self.drilled()?.laid))
    }

    /// Returns the better choice, once another was made in a drill.
    pub(super) fn missed(&self) -> Option<&Decision> {
        match self.drilled()?.answer.as_ref()? {
            Answer::Missed(decision) => Some(decision),
            Answer::Right(_) => None,
        }
    }

    /// Returns `true` if the hand of a drill was answered rightly, and is played out.
    pub(super) fn is_solved(&self) -> bool {
        self.drilled().is_some_and(|drilled| matches!(drilled.answer, Some(Answer::Right(_))))
    }

    /// Returns `true` if an action is an answer.
    pub(super) fn asks(&self) -> bool {
        self.puzzle.is_some() && !self.is_solved()
    }

    /// Takes note of the answer to a hand of a drill: plays on after a right one, and shows what is better than another.
    pub(crate) fn answered(
        &mut self,
        drill: Drill,
        action: Move,
        better: Option<Decision>,
        context: &Context,
        now: Instant,
    ) -> Effects {
        self.change(context, now, |table| {
            let Some(drilled) = table.puzzle.as_mut().and_then(|posed| posed.drill.as_mut()) else {
                return Effects::default();
            };
            drilled.drill = drill;
            let is_right = better.is_none();
            drilled.answer = Some(better.map_or(Answer::Right(now), Answer::Missed));
            table.focus.set(None);
            if is_right {
                table.story.say(phrase::sentence(&context.language, t!(context.language, "puzzle-right")));
                table.act(action, context)
            } else {
                table.story.ask_anew();
                Effects::default()
            }
        })
    }

    /// Asks once more what was not answered rightly.
    pub(super) fn ask_again(&mut self) -> Effects {
        if let Some(drilled) = self.puzzle.as_mut().and_then(|posed| posed.drill.as_mut()) {
            drilled.answer = None;
        }
        self.focus.set(None);
        self.story.ask_anew();
        Effects::default()
    }

    /// Returns `true` once a hand that was answered rightly has been seen for long enough.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let rests = self.timeline.is_idle() && self.asked.is_none();
        match self.puzzle.as_mut().and_then(|posed| posed.drill.as_mut()).map(|drilled| &mut drilled.answer) {
            Some(Some(Answer::Right(since))) if rests => now.saturating_duration_since(*since) >= STAYS,
            Some(Some(Answer::Right(since))) => {
                *since = now;
                false
            }
            _ => false,
        }
    }

    /// Returns `true` if the others go on after a right answer: to the end of the trick, or of the calls.
    pub(super) fn plays_out(&self) -> bool {
        let view = self.shown();
        match view.turn {
            Turn::Call(_) => true,
            Turn::Play(_) => view.trick.is_some_and(|trick| !trick.is_empty()),
            Turn::Deal(_) | Turn::Discard(_) | Turn::Rule(_) | Turn::Over => false,
        }
    }

    /// Returns the outcome of a key in a drill where it has another than at any table: after a right answer all lead on.
    pub(super) fn drill_key(&self, key: Key) -> Option<Outcome> {
        let _ = self.drilled()?;
        match key {
            Key::Escape => Some(Outcome::Puzzles),
            _ if self.is_solved() => Some(Outcome::NextHand),
            _ => None,
        }
    }
}

/// Returns the choices once the answer was not the best: the better call, once more, and on.
pub(super) fn question(table: &Table, asked: Option<Panel>, context: &Context) -> Panel {
    let l = &context.language;
    let hinted = table.hinted();
    let (title, calls) = asked.map(|panel| (panel.title, panel.choices)).unwrap_or_default();
    let better = calls.into_iter().filter(|choice| hinted.contains(&choice.message));
    // Its key may be that of another choice here.
    let better = better.map(|choice| Choice { keys: Vec::new(), cap: String::new(), ..choice });
    let again = Choice::new(Message::Again, t!(l, "drill-again"));
    let again = Choice { cap: "A".to_owned(), keys: vec![Key::Letter('a')], ..again };
    let next = Choice::new(Message::Pressed(Outcome::NextHand), t!(l, "drill-next"));
    let next = Choice { cap: t!(l, "keys-enter"), keys: vec![Key::Letter('n')], face: Face::Main, ..next };
    let is_low = table.shown().trick.is_some_and(|trick| !trick.is_empty());
    Panel::new(title, String::new(), better.chain([again, next]).collect(), (false, is_low), &table.layout)
}

/// Returns the drill in words: its theme, where it is, what was right so far, and of which game the hand is.
pub(super) fn told(table: &Table, context: &Context) -> Option<String> {
    let (l, (drill, index)) = (&context.language, table.drill()?);
    let right = t!(l, "shelf-right", right = drill.right(), count = drill.hands().len());
    let told = phrase::sentence(l, phrase::listed(l, [phrase::drill_place(l, drill, index), right]));
    let origin = table.origin(context).map(|origin| phrase::sentence(l, origin));
    Some(phrase::sentences(l, std::iter::once(told).chain(origin)))
}
