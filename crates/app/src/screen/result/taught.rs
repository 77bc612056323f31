//! What a lesson adds to the result of a hand: the decision that settled it, and the ways on.

use crate::context::Context;
use crate::outcome::Outcome;
use crate::screen::table::{TELLER, Table};
use pitch_language::{Language, phrase, t};
use pitch_rules::Seat;
use pitch_session::Lesson;

/// Lesson that a hand was part of.
#[derive(Debug, Clone)]
pub struct Taught {
    lesson: Lesson,
    /// What is said of a hand that was played as the learner liked.
    told: Option<Told>,
}

/// What is said of such a hand.
#[derive(Debug, Clone)]
struct Told {
    words: String,
    /// Question with which the learner goes back, and the way there.
    what_if: Option<(String, Outcome)>,
    /// `true` if there are other cards to come.
    has_more: bool,
}

impl Taught {
    /// Returns what the lesson at a table says of the hand that is over; `None` where no lesson is played.
    pub(crate) fn of(table: &Table, context: &Context) -> Option<Self> {
        let (session, l) = (table.session(), &context.language);
        let lesson = session.lesson()?;
        let told = (lesson.deals() > 1).then(|| {
            let turning = session.turning();
            Told {
                words: phrase::turning(l, table.names(), turning.as_ref()),
                what_if: turning.map(|turning| {
                    let words = phrase::what_if(l, &turning);
                    (words, Outcome::LessonBack(turning.moment, Some(Box::new(turning.better))))
                }),
                has_more: session.lesson_step().is_some_and(|(step, steps)| step < steps),
            }
        });
        Some(Taught { lesson, told })
    }

    /// Returns what the player who gives the lesson says.
    pub(super) fn said(&self) -> Option<&str> {
        self.told.as_ref().map(|told| &*told.words)
    }

    /// Returns the seat of the player who says it.
    pub(super) fn teller(&self) -> Option<Seat> {
        self.told.as_ref().and_then(|_| Seat::new(TELLER))
    }

    /// Returns the ways on, the main one first: the same cards again while something better was possible.
    pub(super) fn ways(&self, l: &Language) -> impl Iterator<Item = (String, Outcome)> + use<> {
        let again = (t!(l, "lesson-again"), Outcome::LessonBack(0, None));
        let real = (t!(l, "lesson-real"), Outcome::RealGame);
        let ways = self.told.as_ref().map(|told| {
            let more = self.more().map(|more| (t!(l, "lesson-more"), more));
            match (&told.what_if, more) {
                (Some(what_if), more) => vec![Some(again), Some(what_if.clone()), more, Some(real)],
                (None, Some(more)) => vec![Some(more), Some(again), Some(real)],
                (None, None) => vec![Some(real), Some(again)],
            }
        });
        ways.into_iter().flatten().flatten()
    }

    /// Returns the outcome of the main way.
    pub(super) fn main(&self) -> Option<Outcome> {
        let told = self.told.as_ref()?;
        if told.what_if.is_some() {
            return Some(Outcome::LessonBack(0, None));
        }
        Some(self.more().unwrap_or(Outcome::RealGame))
    }

    /// Returns the way on to other cards, where there are any.
    pub(super) fn more(&self) -> Option<Outcome> {
        self.told.as_ref().filter(|told| told.has_more).map(|_| Outcome::Lesson(self.lesson))
    }
}
