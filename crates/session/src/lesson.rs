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

use pitch_players::Character;

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
        Lesson::Partners,
        Lesson::Steal,
        Lesson::Hang,
        Lesson::Beg,
        Lesson::Sell,
        Lesson::Smudge,
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

    /// Returns the person who gives it, and plays along.
    #[must_use]
    pub const fn teacher(self) -> Character {
        match self {
            Lesson::Hands | Lesson::Count => Character::Otto,
            Lesson::First => Character::Teo,
            Lesson::Partners => Character::Nia,
            Lesson::Steal => Character::Bruno,
            Lesson::Hang => Character::Hana,
            Lesson::Beg => Character::Ravi,
            Lesson::Sell | Lesson::Rows => Character::Leila,
            Lesson::Smudge => Character::Vera,
        }
    }

    /// Returns the number of the hand to which a step belongs, from 1; `None` in a lesson of a single hand.
    #[must_use]
    pub fn hand_at(self, step: usize) -> Option<usize> {
        if self.deals() > 1 {
            return Some(step + 1);
        }
        let steps = self.script(0).steps;
        let deals = |steps: &[Step]| steps.iter().filter(|step| matches!(step, Step::Deal(_))).count();
        (deals(&steps) > 1).then(|| deals(&steps[..steps.len().min(step + 1)]).max(1))
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

/// Progress in the lessons: those that were played to their end, and those that were left before it. Names that this
/// version does not know are kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Progress {
    done: Vec<String>,
    /// Lesson that was left last.
    left: Option<Left>,
    /// Lessons that were left before that one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<Left>,
}

/// Lesson that was left, and the step at which it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Left {
    lesson: String,
    step: usize,
}

impl Left {
    /// Returns the lesson and the step, if this version knows the lesson.
    fn known(&self) -> Option<(Lesson, usize)> {
        Some((self.lesson.parse().ok()?, self.step))
    }
}

/// State of a lesson for a learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Never played beyond its first step.
    Open,
    /// Left at this step.
    Half(usize),
    /// Played to its end.
    Done,
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

    /// Returns the lesson that was left last before its end, and the step at which it was.
    #[must_use]
    pub fn left(&self) -> Option<(Lesson, usize)> {
        self.left.as_ref()?.known()
    }

    /// Returns the step at which this lesson goes on: where it was left, or its beginning.
    #[must_use]
    pub fn step_of(&self, lesson: Lesson) -> usize {
        let left = self.left.iter().chain(&self.earlier).filter_map(Left::known);
        left.into_iter().find(|(left, _)| *left == lesson).map_or(0, |(_, step)| step)
    }

    /// Returns how this lesson stands: half done, done, or neither.
    #[must_use]
    pub fn standing(&self, lesson: Lesson) -> Standing {
        match self.step_of(lesson) {
            0 if self.is_done(lesson) => Standing::Done,
            0 => Standing::Open,
            step => Standing::Half(step),
        }
    }

    /// Returns the lesson to play next: the one that was left, or the first that was never played to its end.
    #[must_use]
    pub fn next(&self) -> Option<Lesson> {
        let undone = || Lesson::ALL.iter().copied().find(|lesson| !self.is_done(*lesson));
        let left = self.left().map(|(lesson, _)| lesson);
        left.filter(|lesson| self.standing(*lesson) != Standing::Done).or_else(undone)
    }

    /// Notes how far a lesson has come, out of so many steps. A deal that was played stays played when it is played again.
    pub fn note(&mut self, lesson: Lesson, step: usize, steps: usize) {
        let step = if lesson.deals() > 1 { step.max(self.step_of(lesson)) } else { step };
        let before = self.left.take().filter(|left| left.known().is_some());
        self.earlier.extend(before.filter(|before| before.lesson != lesson.id() && before.step > 0));
        self.earlier.retain(|earlier| earlier.lesson != lesson.id());
        if step < steps {
            self.left = Some(Left { lesson: lesson.id().to_owned(), step });
            return;
        }
        if !self.is_done(lesson) {
            self.done.push(lesson.id().to_owned());
        }
        self.left = self.earlier.pop();
    }

    /// Merges the changes made here since `base` into the progress that is `there` now: a lesson that was played
    /// anywhere is played.
    #[must_use]
    pub(super) fn joined_with(&self, base: &Progress, there: Progress) -> Self {
        let mut done = there.done;
        done.extend(self.done.iter().filter(|name| !done.contains(name)).cloned().collect::<Vec<_>>());
        let left = if self.left == base.left { there.left } else { self.left.clone() };
        let earlier = if self.earlier == base.earlier { there.earlier } else { self.earlier.clone() };
        Progress { done, left, earlier }
    }

    /// Returns this progress without names that are empty or too long, for a file that may hold anything.
    #[must_use]
    pub(super) fn sane(mut self) -> Self {
        let fits = |name: &String| name.len() <= Progress::MOST && !name.is_empty();
        self.done.retain(fits);
        self.done.truncate(Progress::MOST);
        self.left = self.left.filter(|left| fits(&left.lesson));
        self.earlier.retain(|left| fits(&left.lesson));
        self.earlier.truncate(Progress::MOST);
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
    fn every_lesson_that_was_left_goes_on_where_it_was() {
        let mut progress = Progress::default();
        progress.note(Lesson::Beg, 5, 20);
        progress.note(Lesson::Sell, 0, 20);
        progress.note(Lesson::Hands, 2, 3);
        let standing = [Lesson::Beg, Lesson::Sell, Lesson::Hands].map(|lesson| progress.standing(lesson));
        assert_eq!(
            standing,
            [Standing::Half(5), Standing::Open, Standing::Half(2)],
            "nothing was played of the second"
        );
        let text = crate::syntax::write(&progress).expect("written");
        assert_eq!(crate::syntax::read::<Progress>(&text).ok().as_ref(), Some(&progress));
        progress.note(Lesson::Hands, 0, 3);
        assert_eq!(progress.standing(Lesson::Hands), Standing::Half(2), "its first deal was played again");
        progress.note(Lesson::Hands, 3, 3);
        assert_eq!((progress.next(), progress.standing(Lesson::Hands)), (Some(Lesson::Beg), Standing::Done));
        progress.note(Lesson::Hands, 0, 3);
        assert_eq!(progress.standing(Lesson::Hands), Standing::Done, "looked at again");
        let old: Progress = ron::from_str("(done: [\"first\"], left: Some((lesson: \"beg\", step: 4)))").expect("read");
        assert_eq!((old.standing(Lesson::First), old.next()), (Standing::Done, Some(Lesson::Beg)));
    }

    #[test]
    fn a_step_is_of_the_hand_that_was_dealt_last_before_it() {
        assert_eq!((Lesson::Hands.hand_at(1), Lesson::Steal.hand_at(3)), (Some(2), None));
        let (last, first) = (Lesson::First.script(0).steps.len(), Lesson::First.hand_at(0));
        assert_eq!((first, Lesson::First.hand_at(last)), (Some(1), Some(2)));
    }

    #[test]
    fn what_another_version_or_a_broken_file_says_is_passed_over() {
        let long = "x".repeat(1000);
        let left = Some(Left { lesson: long.clone(), step: usize::MAX });
        let done = vec![long, "solo".to_owned(), "first".to_owned()];
        let progress = Progress { done, left, earlier: Vec::new() }.sane();
        assert_eq!((progress.left(), progress.is_done(Lesson::First)), (None, true));
        assert_eq!(progress.done, ["solo", "first"], "a lesson of another version");
    }
}
