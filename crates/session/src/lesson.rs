//! Lessons that are played: games with prepared deals, actions of the other seats, and words on the way.
//!
//! A lesson is data, a [`Script`]; [`Table::teach`](crate::Table::teach) lets it be played at a table. The
//! texts are in `i18n/`, by the id of the lesson and of its [`Words`].

mod promise;
mod script;
mod scripts;
mod verdict;

pub use promise::{Promise, promises};
pub use script::{Mark, Script, Step, Words};
pub use verdict::{Gain, Turning};

use serde::{Deserialize, Serialize};

use std::fmt;
use std::str::FromStr;

/// Lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// Three deals that are bid and played as one likes, and the decision that settled each.
    Hands,
    /// The whole game step by step, for beginners.
    First,
    /// The card points, and the point for Game.
    Count,
    /// Play in two pairs: whatever a partner wins counts as well.
    Partners,
    /// The dealer's right to take the bid over.
    Steal,
    /// The smudge, a bid of four that wins the game.
    Smudge,
    /// A turn-up, begging, running the cards and throwing away.
    Beg,
    /// The jack that is caught.
    Hang,
    /// Selling the pitch.
    Sell,
    /// Cards in rows, half of them face down.
    Rows,
}

impl Lesson {
    /// Every lesson, in the order of the list.
    pub const ALL: &'static [Lesson] = &[
        Lesson::Hands,
        Lesson::First,
        Lesson::Count,
        Lesson::Steal,
        Lesson::Smudge,
        Lesson::Partners,
        Lesson::Beg,
        Lesson::Hang,
        Lesson::Sell,
        Lesson::Rows,
    ];

    /// Returns its name in files, among the texts and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Lesson::Hands => "hands",
            Lesson::First => "first",
            Lesson::Count => "count",
            Lesson::Partners => "partners",
            Lesson::Steal => "steal",
            Lesson::Smudge => "smudge",
            Lesson::Beg => "beg",
            Lesson::Hang => "hang",
            Lesson::Sell => "sell",
            Lesson::Rows => "rows",
        }
    }

    /// Returns the number of deals that each stand for themselves, as games of their own; 1 for a lesson that is one
    /// story.
    #[must_use]
    pub const fn deals(self) -> usize {
        if matches!(self, Lesson::Hands) { scripts::HANDS } else { 1 }
    }

    /// Returns the script of a deal, from 0; a lesson that is one story has only the first.
    #[must_use]
    pub fn script(self, deal: usize) -> Script {
        match self {
            Lesson::Hands => scripts::hands(deal),
            Lesson::First => scripts::first(),
            Lesson::Count => scripts::count(),
            Lesson::Partners => scripts::partners(),
            Lesson::Steal => scripts::steal(),
            Lesson::Smudge => scripts::smudge(),
            Lesson::Beg => scripts::beg(),
            Lesson::Hang => scripts::hang(),
            Lesson::Sell => scripts::sell(),
            Lesson::Rows => scripts::rows(),
        }
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Error for a text that names no lesson.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no lesson `{}`", pitch_shown::quote(.0))]
pub struct ParseLessonError(pub String);

impl FromStr for Lesson {
    type Err = ParseLessonError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Lesson::ALL.iter().find(|lesson| lesson.id() == text);
        named.copied().ok_or_else(|| ParseLessonError(text.to_owned()))
    }
}

/// Progress in the lessons: those that were played to their end, and the one that was left. Names that this version
/// does not know are kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Progress {
    done: Vec<String>,
    left: Option<Left>,
}

/// Lesson that was left, and the step at which it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Left {
    lesson: String,
    step: usize,
}

impl Progress {
    /// Largest number of names that are read from a file, and the longest of them in bytes.
    const MOST: usize = 64;

    /// Returns `true` if this lesson was played to its end.
    #[must_use]
    pub fn is_done(&self, lesson: Lesson) -> bool {
        self.done.iter().any(|done| done == lesson.id())
    }

    /// Returns `true` if no lesson was ever begun.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        *self == Progress::default()
    }

    /// Returns the lesson that was left before its end, and the step at which it was.
    #[must_use]
    pub fn left(&self) -> Option<(Lesson, usize)> {
        let left = self.left.as_ref()?;
        Some((left.lesson.parse().ok()?, left.step))
    }

    /// Returns the step at which this lesson goes on: where it was left, or its beginning.
    #[must_use]
    pub fn step_of(&self, lesson: Lesson) -> usize {
        self.left().filter(|(left, _)| *left == lesson).map_or(0, |(_, step)| step)
    }

    /// Returns the lesson to play next: the one that was left, or the first that was never played to its end.
    #[must_use]
    pub fn next(&self) -> Option<Lesson> {
        let undone = || Lesson::ALL.iter().copied().find(|lesson| !self.is_done(*lesson));
        self.left().map(|(lesson, _)| lesson).or_else(undone)
    }

    /// Notes how far a lesson has come, out of so many steps.
    pub fn note(&mut self, lesson: Lesson, step: usize, steps: usize) {
        if step < steps {
            self.left = Some(Left { lesson: lesson.id().to_owned(), step });
            return;
        }
        if !self.is_done(lesson) {
            self.done.push(lesson.id().to_owned());
        }
        if self.left().is_none_or(|(left, _)| left == lesson) {
            self.left = None;
        }
    }

    /// Merges the changes made here since `base` into the progress that is `there` now: a lesson that was played
    /// anywhere is played.
    #[must_use]
    pub(super) fn joined_with(&self, base: &Progress, there: Progress) -> Self {
        let mut done = there.done;
        done.extend(self.done.iter().filter(|name| !done.contains(name)).cloned().collect::<Vec<_>>());
        Progress { done, left: if self.left == base.left { there.left } else { self.left.clone() } }
    }

    /// Returns this progress without names that are empty or too long, for a file that may hold anything.
    #[must_use]
    pub(super) fn sane(mut self) -> Self {
        let fits = |name: &String| name.len() <= Progress::MOST && !name.is_empty();
        self.done.retain(fits);
        self.done.truncate(Progress::MOST);
        self.left = self.left.filter(|left| fits(&left.lesson));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_known_by_their_names() {
        for lesson in Lesson::ALL {
            assert_eq!(lesson.id().parse(), Ok(*lesson));
        }
        assert!("last".parse::<Lesson>().is_err());
    }

    #[test]
    fn a_lesson_goes_on_where_it_was_left_until_it_is_done() {
        let mut progress = Progress::default();
        assert!(progress.is_untouched());
        assert_eq!((progress.next(), progress.step_of(Lesson::First)), (Some(Lesson::Hands), 0));
        progress.note(Lesson::First, 7, 20);
        assert_eq!((progress.left(), progress.step_of(Lesson::First)), (Some((Lesson::First, 7)), 7));
        assert!(!progress.is_done(Lesson::First) && !progress.is_untouched());
        progress.note(Lesson::First, 20, 20);
        assert_eq!((progress.left(), progress.is_done(Lesson::First)), (None, true));
        progress.note(Lesson::First, 3, 20);
        assert!(progress.is_done(Lesson::First), "played again, it stays done");
    }

    #[test]
    fn what_another_version_or_a_broken_file_says_is_passed_over() {
        let long = "x".repeat(1000);
        let left = Some(Left { lesson: long.clone(), step: usize::MAX });
        let progress = Progress { done: vec![long, "solo".to_owned(), "first".to_owned()], left }.sane();
        assert_eq!((progress.left(), progress.is_done(Lesson::First)), (None, true));
        assert_eq!(progress.done, ["solo", "first"], "a lesson of another version");
    }
}
