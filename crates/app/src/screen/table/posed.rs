//! A puzzle, or a mistake of the player's own, that is asked at the table, as that of the day or as a hand of a drill: where
//! it stands, and what came of the answer.

use super::panel::{Choice, Face, Panel};
use super::{Course, Effects, Message, Table};
use crate::context::Context;
use crate::keymap::{Key, Place};
use crate::outcome::Outcome;
use pitch_language::{library, phrase, t};
use pitch_players::{Decision, Reason};
use pitch_rules::{Action as Move, Turn};
use pitch_session::Timestamp;
use pitch_session::puzzle::{Drill, Exercise};

use std::time::{Duration, Instant};

/// Time for which a hand that was answered rightly lies there before the next.
const STAYS: Duration = Duration::from_millis(1200);

/// Distance by which the slips lie lower than those of a decision, in pixels of the design.
const LOWER: f32 = 14.0;

/// Puzzle that is asked.
#[derive(Debug)]
pub(super) struct Posed {
    exercise: Exercise,
    course: Course,
    /// Moment at which it was laid on the table.
    laid: Timestamp,
    answer: Option<Answer>,
}

/// What came of the answer.
#[derive(Debug)]
enum Answer {
    /// It was right, for this reason if that is known. The next hand comes by itself once nothing has moved since the
    /// moment; without one the player asks for it.
    Right(Option<Reason>, Option<Instant>),
    /// This is better.
    Missed(Decision),
}

impl Table {
    /// Returns the table with a question of a course asked at it, laid on the table at this moment: an action is the answer.
    #[must_use]
    pub fn asking(self, exercise: Exercise, course: Course, laid: Timestamp, context: &Context) -> Self {
        // Its ribbon hides nothing that could be pulled out.
        let posed = Some(Posed { exercise, course, laid, answer: None });
        let mut table = Table { puzzle: posed, drawer: None, ..self };
        table.tell_position(context);
        table
    }

    /// Returns what is asked here.
    pub fn exercise(&self) -> Option<&Exercise> {
        self.puzzle.as_ref().map(|posed| &posed.exercise)
    }

    /// Returns the place on the shelf of the puzzle that is asked here.
    pub fn puzzle(&self) -> Option<usize> {
        if let Exercise::Puzzle(place) = self.exercise()? { Some(*place) } else { None }
    }

    /// Returns the course of which the question is a part, if one is asked here.
    pub fn course(&self) -> Option<&Course> {
        self.puzzle.as_ref().map(|posed| &posed.course)
    }

    /// Returns the drill to which the hand belongs, and its index there.
    pub fn drill(&self) -> Option<(&Drill, usize)> {
        if let Course::Drill(drill, index) = self.course()? { Some((drill, *index)) } else { None }
    }

    /// Returns of which game of the player's the hand is, if it is of one.
    pub(super) fn origin(&self, context: &Context) -> Option<String> {
        let posed = self.puzzle.as_ref()?;
        Some(library::from_game(&context.language, posed.exercise.played()?, posed.laid))
    }

    fn answer_given(&self) -> Option<&Answer> {
        self.puzzle.as_ref()?.answer.as_ref()
    }

    /// Returns the better choice, once another was made.
    pub(super) fn missed(&self) -> Option<&Decision> {
        if let Answer::Missed(decision) = self.answer_given()? { Some(decision) } else { None }
    }

    /// Returns `true` if the question was answered rightly, and the hand is played out.
    pub(super) fn is_solved(&self) -> bool {
        matches!(self.answer_given(), Some(Answer::Right(..)))
    }

    /// Returns the reason for which it was right, where there is time to read it.
    pub(super) fn right_because(&self) -> Option<Reason> {
        if let Answer::Right(reason, None) = self.answer_given()? { *reason } else { None }
    }

    /// Returns `true` if it was, and the next hand comes by itself.
    pub(super) fn goes_on_by_itself(&self) -> bool {
        matches!(self.answer_given(), Some(Answer::Right(_, Some(_))))
    }

    /// Returns `true` if it was, and the player is to ask for what comes next.
    pub(super) fn waits_for_next(&self) -> bool {
        self.is_solved() && !self.goes_on_by_itself() && self.timeline.is_idle() && self.asked.is_none()
    }

    /// Returns the place whose keys hold at the table: once there was an answer they lead on.
    pub(crate) fn place_of_keys(&self) -> Place {
        if self.answer_given().is_some() { Place::Puzzle } else { Place::Table }
    }

    /// Returns `true` if an action is an answer.
    pub(super) fn asks(&self) -> bool {
        self.puzzle.is_some() && !self.is_solved()
    }

    /// Takes note of the answer: plays on after a right one, and shows what is better than another. `is_listened` if a
    /// screen reader tells of it, which takes its time.
    pub(crate) fn answered(
        &mut self,
        course: Course,
        action: Move,
        (best, is_listened): (Decision, bool),
        context: &Context,
        now: Instant,
    ) -> Effects {
        self.change(context, now, |table| {
            let (l, goes_on) = (&context.language, matches!(course, Course::Drill(..)));
            let goes_on = goes_on && table.pace().goes_on() && !is_listened;
            let Some(posed) = &mut table.puzzle else { return Effects::default() };
            posed.course = course;
            table.focus.set(None);
            if !posed.exercise.is_right(&action) {
                posed.answer = Some(Answer::Missed(best));
                table.count_to_advice();
                table.note_hand();
                let choice = phrase::choice(l, &table.names, table.timeline.shown(), &action);
                table.story.say(phrase::sentence(l, phrase::pair(l, t!(l, "puzzle-wrong"), choice)));
                table.story.ask_anew();
                return Effects::default();
            }
            let reason = best.reasons.first().copied().filter(|_| best.action == action);
            posed.answer = Some(Answer::Right(reason, goes_on.then_some(now)));
            let right = t!(l, "puzzle-right");
            let told = match reason {
                Some(reason) => phrase::pair(l, right, phrase::reason(l, reason)),
                None => right,
            };
            table.story.say(phrase::sentence(l, told));
            table.carry_out(action, Effects::default(), context)
        })
    }

    /// Asks once more what was not answered rightly.
    pub(super) fn ask_again(&mut self) -> Effects {
        if let Some(posed) = &mut self.puzzle {
            posed.answer = None;
            self.counted = 0;
        }
        self.focus.set(None);
        self.story.ask_anew();
        Effects::default()
    }

    /// Returns `true` once a hand that was answered rightly has been seen for long enough.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let rests = self.timeline.is_idle() && self.asked.is_none();
        match self.puzzle.as_mut().map(|posed| &mut posed.answer) {
            Some(Some(Answer::Right(_, Some(since)))) if rests => now.saturating_duration_since(*since) >= STAYS,
            Some(Some(Answer::Right(_, Some(since)))) => {
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

    /// Returns the outcome of a key that has another where something is asked than at any table: while the next hand comes
    /// by itself, all lead on.
    pub(super) fn course_key(&self, key: Key) -> Option<Outcome> {
        let _ = self.puzzle.as_ref()?;
        match key {
            Key::Escape => Some(Outcome::Puzzles),
            _ if self.goes_on_by_itself() => Some(Outcome::NextHand),
            _ => None,
        }
    }
}

/// Returns the choices once there was an answer: the better call if there is one, once more unless it was right, and the
/// ways on.
pub(super) fn onward(table: &Table, asked: Option<Panel>, context: &Context) -> Panel {
    let l = &context.language;
    let hinted = table.hinted();
    let (title, calls) = match asked {
        Some(panel) => (panel.title, panel.choices),
        None => (told(table, context).unwrap_or_default(), Vec::new()),
    };
    let better = calls.into_iter().filter(|choice| hinted.contains(&choice.message));
    // Its key may be that of another choice here.
    let better = better.map(|choice| Choice { keys: Vec::new(), cap: String::new(), ..choice });
    let lettered = |message, label, letter: char| {
        let (cap, keys) = (letter.to_uppercase().to_string(), vec![Key::Letter(letter)]);
        Choice { cap, keys, ..Choice::new(message, label) }
    };
    let again = table.missed().map(|_| lettered(Message::Again, t!(l, "drill-again"), 'a'));
    let (play_on, next) = match table.course() {
        Some(Course::Day(_)) => (Some(t!(l, "puzzle-play-on")), t!(l, "home-practice")),
        _ => (None, t!(l, "drill-next")),
    };
    let play_on = play_on.map(|label| lettered(Message::Pressed(Outcome::PlayOn), label, 'p'));
    let next = lettered(Message::Pressed(Outcome::NextHand), next, 'n');
    let next = Choice { cap: t!(l, "keys-enter"), face: Face::Main, ..next };
    let is_low = table.shown().trick.is_some_and(|trick| !trick.is_empty());
    let choices = better.chain(again).chain(play_on).chain([next]).collect();
    let mut panel = Panel::new(title, String::new(), choices, (false, is_low), &table.stage());
    // Below the trick, which is to be seen.
    panel.raise(-LOWER * table.layout.s);
    panel.clear_of_trick(&table.stage());
    panel
}

/// Returns the course in words: what it is, how far it has come and what was right, and of which game the hand is.
pub(super) fn told(table: &Table, context: &Context) -> Option<String> {
    let l = &context.language;
    let progress = match table.course()? {
        Course::Drill(drill, index) => {
            let right = t!(l, "shelf-right", right = drill.right(), count = drill.hands().len());
            vec![phrase::listed(l, [phrase::drill_place(l, drill, *index), right])]
        }
        Course::Day(days) => vec![t!(l, "home-puzzle"), phrase::last_days(l, *days)],
    };
    let told = progress.into_iter().chain(table.origin(context)).map(|words| phrase::sentence(l, words));
    Some(phrase::sentences(l, told))
}
