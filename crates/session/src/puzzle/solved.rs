//! Answers to puzzles.

use crate::bounded;
use crate::puzzle::{Question, Shelf};
use pitch_rules::Preset;

use serde::{Deserialize, Serialize};

use std::collections::BTreeSet;

/// Answers that were given to puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solved {
    #[serde(default, deserialize_with = "bounded::list::<MOST, _, _>")]
    answers: Vec<Answered>,
    #[serde(skip)]
    stands_in: bool,
}

/// Largest number of answers that are kept: one a day for a hundred years is less.
const MOST: usize = 50_000;

/// Answers to one puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// Id of the puzzle.
    pub puzzle: String,
    /// `true` if the first answer was right.
    pub at_once: bool,
    /// `true` if any answer was right.
    pub right: bool,
    /// Day whose puzzle it was when it was first answered, counted from the beginning of 1970 where the player was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// When it comes back; `None` if it was never answered wrongly, or rightly often enough since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Again>,
}

/// When a puzzle that was answered wrongly comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// First day on which it does, counted from the beginning of 1970 where the player is.
    pub day: u32,
    /// Number of times that it came back and was answered rightly, since it was last answered wrongly.
    pub times: u8,
}

/// Days until it comes back: after a wrong answer, and after each right one that follows when it is back.
const AFTER: [u32; 3] = [1, 3, 7];

impl Again {
    /// Returns when a puzzle comes back that was right so many times since it was wrong, if it does.
    fn after(times: u8, today: u32) -> Option<Self> {
        let days = AFTER.get(usize::from(times))?;
        Some(Again { day: today.saturating_add(*days), times })
    }
}

impl Answered {
    /// Notes another answer on this day.
    fn note(&mut self, right: bool, today: u32) {
        self.right |= right;
        self.again = match self.again {
            _ if !right => Again::after(0, today),
            Some(again) if again.day <= today => Again::after(again.times.saturating_add(1), today),
            again => again,
        };
    }
}

impl Solved {
    /// Returns no answers, in the place of a file which could not be read and is still there.
    #[must_use]
    pub fn stand_in() -> Self {
        Solved { stands_in: true, ..Solved::default() }
    }

    /// Returns `true` if these stand in for a file that could not be read, and have to be joined with the answers in
    /// it.
    #[must_use]
    pub const fn stands_in(&self) -> bool {
        self.stands_in
    }

    /// Joins these with the answers that were given before.
    pub(crate) fn follow_on(&mut self, before: Solved) {
        let own = std::mem::replace(self, before);
        for Answered { puzzle, at_once, right, day, again } in own.answers {
            match self.answers.iter_mut().find(|answered| answered.puzzle == puzzle) {
                Some(answered) => {
                    answered.right |= right;
                    answered.again = again.or(answered.again);
                }
                None => self.answers.push(Answered { puzzle, at_once, right, day, again }),
            }
        }
    }

    /// Notes an answer of `today`, in days since the beginning of 1970; `is_of_day` if it is the puzzle of that day. Only the
    /// first answer can be right at once. What was wrong comes back after 1, 3 and 7 days.
    pub fn note_answer(&mut self, puzzle: &str, right: bool, today: u32, is_of_day: bool) {
        let day = is_of_day.then_some(today);
        let has_room = self.answers.len() < MOST;
        match self.answers.iter_mut().find(|answered| answered.puzzle == puzzle) {
            Some(answered) => answered.note(right, today),
            None if has_room => {
                let again = Again::after(0, today).filter(|_| !right);
                self.answers.push(Answered { puzzle: puzzle.to_owned(), at_once: right, right, day, again });
            }
            None => {}
        }
    }

    /// Returns the answers to a puzzle, or `None` if it was not answered yet.
    #[must_use]
    pub fn of(&self, puzzle: &str) -> Option<&Answered> {
        self.answers.iter().find(|answered| answered.puzzle == puzzle)
    }

    /// Returns the number of puzzles that were answered.
    #[must_use]
    pub const fn tried(&self) -> usize {
        self.answers.len()
    }

    /// Returns the number of puzzles that were right at the first try.
    #[must_use]
    pub fn at_once(&self) -> usize {
        self.answers.iter().filter(|answered| answered.at_once).count()
    }

    /// Returns the number of consecutive days up to `today` on which the puzzle of the day was right at the first try.
    /// The puzzle of `today` may still be unanswered.
    #[must_use]
    pub fn streak(&self, today: u32) -> u32 {
        let solved = |day: u32| self.answers.iter().any(|answered| answered.day == Some(day) && answered.at_once);
        let failed = self.answers.iter().any(|answered| answered.day == Some(today) && !answered.at_once);
        let last = if solved(today) { Some(today) } else { today.checked_sub(1).filter(|_| !failed) };
        let Some(last) = last else { return 0 };
        (0..=last).rev().take_while(|&day| solved(day)).count() as u32
    }

    /// Returns the indices of the puzzles on the shelf that were answered wrongly and are back today.
    pub fn back(&self, shelf: &Shelf, today: u32) -> impl Iterator<Item = usize> {
        let is_back = move |answered: &Answered| answered.again.is_some_and(|again| again.day <= today);
        let back: BTreeSet<&str> =
            self.answers.iter().filter(|own| is_back(own)).map(|own| own.puzzle.as_str()).collect();
        let places = 0..if back.is_empty() { 0 } else { shelf.puzzles.len() };
        places.filter(move |&place| back.contains(shelf.puzzles[place].id().as_str()))
    }

    /// Returns the index of the first puzzle on the shelf that is back today, or was not answered rightly yet.
    #[must_use]
    pub fn first_open(&self, shelf: &Shelf, today: u32) -> Option<usize> {
        self.back(shelf, today).next().or_else(|| (0..shelf.puzzles.len()).find(|&place| self.is_open(shelf, place)))
    }

    fn is_open(&self, shelf: &Shelf, place: usize) -> bool {
        !self.of(&shelf.puzzles[place].id()).is_some_and(|answered| answered.right)
    }

    /// Returns the index of the next puzzle: one that is back on this day, or else the next on the shelf after this one that
    /// was not answered rightly yet, starting over at the end; of the same game, if one is left. Of a practice only puzzles
    /// of that kind count.
    #[must_use]
    pub fn next_after(&self, shelf: &Shelf, place: usize, practice: Option<Question>, today: u32) -> Option<usize> {
        let count = shelf.puzzles.len();
        let is_meant = |next: usize| practice.is_none_or(|question| shelf.puzzles[next].question() == Some(question));
        if let Some(back) = self.back(shelf, today).find(|&back| back != place && is_meant(back)) {
            return Some(back);
        }
        let after = || (1..count).map(|away| (place + away) % count).filter(|&next| self.is_open(shelf, next));
        let game = shelf.puzzles.get(place)?.game;
        let is_same = |next: &usize| shelf.puzzles[*next].game == game;
        after().filter(is_same).find(|&next| is_meant(next)).or_else(|| after().find(|&next| is_meant(next)))
    }

    /// Returns the index of the puzzle with which a practice begins: the first of this kind that was not answered
    /// rightly yet, of the first of these games that has one, or else of any; once all are solved, the first of the kind.
    #[must_use]
    pub fn first_of(&self, shelf: &Shelf, question: Question, games: &[Preset]) -> Option<usize> {
        let is_meant = |place: &usize| shelf.puzzles[*place].question() == Some(question);
        let open = |place: &usize| self.is_open(shelf, *place);
        let all = || 0..shelf.puzzles.len();
        let liked = games.iter().find_map(|game| shelf.of_game(*game).filter(open).find(is_meant));
        liked.or_else(|| all().filter(open).find(is_meant)).or_else(|| all().find(is_meant))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_answer_counts_and_a_later_one_can_still_be_right() {
        let mut solved = Solved::default();
        solved.note_answer("a", false, 3, false);
        solved.note_answer("a", true, 3, true);
        solved.note_answer("b", true, 3, false);
        solved.note_answer("b", false, 3, false);
        assert_eq!((solved.tried(), solved.at_once()), (2, 1));
        let again = Some(Again { day: 4, times: 0 });
        let a = Answered { puzzle: "a".to_owned(), at_once: false, right: true, day: None, again };
        assert_eq!(solved.of("a"), Some(&a));
        assert!(solved.of("b").is_some_and(|b| b.right) && solved.of("c").is_none());
    }

    #[test]
    fn what_was_wrong_comes_back_after_one_three_and_seven_days() {
        let (shelf, mut solved) = (Shelf::own(), Solved::default());
        let (missed, known) = (shelf.puzzles[5].id(), shelf.puzzles[2].id());
        let back = |solved: &Solved, today| solved.back(shelf, today).collect::<Vec<_>>();
        solved.note_answer(&known, true, 10, false);
        solved.note_answer(&missed, false, 10, false);
        solved.note_answer(&missed, true, 10, false);
        assert_eq!((back(&solved, 10), back(&solved, 11), back(&solved, 30)), (vec![], vec![5], vec![5]));
        assert_eq!((solved.first_open(shelf, 11), solved.next_after(shelf, 0, None, 11)), (Some(5), Some(5)));
        solved.note_answer(&missed, true, 12, false);
        assert_eq!((back(&solved, 14), back(&solved, 15)), (vec![], vec![5]));
        // Before it is back an answer counts nothing; a wrong one begins anew.
        solved.note_answer(&missed, true, 13, false);
        assert_eq!((back(&solved, 14), back(&solved, 15)), (vec![], vec![5]));
        solved.note_answer(&missed, true, 15, false);
        assert_eq!((back(&solved, 21), back(&solved, 22)), (vec![], vec![5]));
        solved.note_answer(&missed, false, 22, false);
        assert_eq!((back(&solved, 22), back(&solved, 23)), (vec![], vec![5]));
        for today in [23, 26, 33] {
            assert_eq!(back(&solved, today), [5]);
            solved.note_answer(&missed, true, today, false);
        }
        assert!(back(&solved, u32::MAX).is_empty(), "it is known now");
    }

    #[test]
    fn a_streak_lasts_while_no_day_is_left_out() {
        let mut solved = Solved::default();
        for day in [3, 5, 6, 7] {
            solved.note_answer(&day.to_string(), true, day, true);
        }
        assert_eq!([2, 3, 4, 5, 7, 8, 9].map(|today| solved.streak(today)), [0, 1, 1, 1, 3, 3, 0]);
        solved.note_answer("8", false, 8, true);
        assert_eq!([7, 8, 9].map(|today| solved.streak(today)), [3, 0, 0]);
        assert_eq!(Solved::default().streak(0), 0);
    }

    #[test]
    fn a_practice_stays_with_its_kind_and_begins_with_games_that_are_played() {
        let shelf = Shelf::own();
        let mut solved = Solved::default();
        for question in [Question::Call, Question::Lead, Question::Follow] {
            let is_it = |place: usize| shelf.puzzles[place].question() == Some(question);
            let any = solved.first_of(shelf, question, &[]).expect("every kind has puzzles");
            assert!(is_it(any) && (0..any).all(|place| !is_it(place)));
            let game = shelf.puzzles[any].game;
            let other = Preset::ALL.into_iter().find(|other| *other != game && shelf.of_game(*other).any(is_it));
            let other = other.expect("another game with this kind");
            let liked = solved.first_of(shelf, question, &[other, game]).expect("a puzzle");
            assert!(is_it(liked) && shelf.puzzles[liked].game == other);
            let next = solved.next_after(shelf, liked, Some(question), 1).expect("one more");
            assert!(is_it(next) && next != liked);
            // Once all are solved it begins anew.
            for place in (0..shelf.puzzles.len()).filter(|place| is_it(*place)) {
                solved.note_answer(&shelf.puzzles[place].id(), true, 1, false);
            }
            assert_eq!(solved.next_after(shelf, liked, Some(question), 1), None);
            assert_eq!(solved.first_of(shelf, question, &[other]), Some(any));
        }
    }
}
