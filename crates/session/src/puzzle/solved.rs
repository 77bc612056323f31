//! Answers to puzzles.

use crate::bounded;
use crate::puzzle::answered::{Again, Answered};
use crate::puzzle::{Drill, Mistakes, Shelf, Theme};
use pitch_rules::Preset;

use serde::{Deserialize, Serialize};

use std::collections::BTreeSet;

/// Answers that were given to puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solved {
    #[serde(default, deserialize_with = "bounded::list::<MOST, _, _>")]
    answers: Vec<Answered>,
    /// Drill that was left before its last hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    drill: Option<Drill>,
    #[serde(skip)]
    stands_in: bool,
}

/// Largest number of answers that are kept: one a day for a hundred years is less.
const MOST: usize = 50_000;

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
        // What was read anew knows of no drill.
        self.drill = if own.stands_in { own.drill.or(self.drill.take()) } else { own.drill };
        for answered in own.answers {
            match self.answers.iter_mut().find(|known| known.puzzle == answered.puzzle) {
                Some(known) => known.join(&answered),
                None => self.answers.push(answered),
            }
        }
    }

    /// Notes an answer of `today`, in days since the beginning of 1970; `is_of_day` if it is the puzzle of that day. Only the
    /// first answer can be right at once. What was wrong comes back after 1, 3 and 7 days.
    pub fn note_answer(&mut self, puzzle: &str, right: bool, today: u32, is_of_day: bool) {
        let day = is_of_day.then_some(today);
        let has_room = self.answers.len() < MOST;
        match self.answers.iter_mut().find(|answered| answered.puzzle == puzzle) {
            Some(answered) => {
                // Once all puzzles were answered, they have another day; but what was missed just now is no first try.
                let waits = answered.again.is_some_and(|again| again.day > today);
                if is_of_day && !waits && answered.day.is_none_or(|day| day < today) {
                    (answered.day, answered.at_once) = (Some(today), right);
                }
                answered.note(right, today);
            }
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
        let back: BTreeSet<&str> =
            self.answers.iter().filter(|own| own.is_back(today)).map(|own| own.puzzle.as_str()).collect();
        let places = 0..if back.is_empty() { 0 } else { shelf.puzzles.len() };
        places.filter(move |&place| back.contains(shelf.puzzles[place].id().as_str()))
    }

    /// Returns the index of the puzzle of a day, counted from the beginning of 1970, for somebody who plays this game most:
    /// the one that was answered as such, or else the next of the game that was not answered yet; one of all games once
    /// those of the game are answered. Where nothing was played it is of Auction Pitch.
    #[must_use]
    pub fn of_day(&self, shelf: &Shelf, day: u32, game: Option<Preset>) -> Option<usize> {
        let game = game.or(Some(Preset::AuctionPitch));
        let answered = |test: &dyn Fn(&Answered) -> bool| -> BTreeSet<&str> {
            self.answers.iter().filter(|answered| test(answered)).map(|answered| answered.puzzle.as_str()).collect()
        };
        let (then, ever) = (answered(&|answered| answered.day == Some(day)), answered(&|_| true));
        let is_in = |set: &BTreeSet<&str>, place: usize| set.contains(shelf.puzzles[place].id().as_str());
        let done = || (0..if then.is_empty() { 0 } else { shelf.puzzles.len() }).find(|&place| is_in(&then, place));
        let new = |game| shelf.turns_from(day, game).find(|&place| !is_in(&ever, place));
        done().or_else(|| new(game)).or_else(|| new(None)).or_else(|| shelf.turns_from(day, game).next())
    }

    /// Returns how the puzzles of five days went, the last of which is `today`: `true` for one that was right at the first
    /// try, `None` for one that was not answered.
    #[must_use]
    pub fn last_days(&self, today: u32) -> [Option<bool>; 5] {
        let of = |day: u32| self.answers.iter().find(|answered| answered.day == Some(day));
        std::array::from_fn(|place| {
            let day = (today + place as u32).checked_sub(4)?;
            of(day).map(|answered| answered.at_once)
        })
    }

    /// Returns the index of the first puzzle on the shelf that is back today, or was not answered rightly yet.
    #[must_use]
    pub fn first_open(&self, shelf: &Shelf, today: u32) -> Option<usize> {
        self.back(shelf, today).next().or_else(|| (0..shelf.puzzles.len()).find(|&place| self.is_open(shelf, place)))
    }

    /// Returns `true` if the puzzle at this place was not answered rightly yet.
    #[must_use]
    pub fn is_open(&self, shelf: &Shelf, place: usize) -> bool {
        !self.of(&shelf.puzzles[place].id()).is_some_and(|answered| answered.right)
    }

    /// Returns the index of the next puzzle: one that is back on this day, or else the next on the shelf after this one that
    /// was not answered rightly yet, starting over at the end; of the same game, if one is left.
    #[must_use]
    pub fn next_after(&self, shelf: &Shelf, place: usize, today: u32) -> Option<usize> {
        let count = shelf.puzzles.len();
        if let Some(back) = self.back(shelf, today).find(|&back| back != place) {
            return Some(back);
        }
        let after = || (1..count).map(|away| (place + away) % count).filter(|&next| self.is_open(shelf, next));
        let game = shelf.puzzles.get(place)?.game;
        after().find(|next| shelf.puzzles[*next].game == game).or_else(|| after().next())
    }

    /// Chooses the hands of a drill from the shelf that comes with the program: first those that are back today, then those
    /// that were not answered rightly yet, of these games before others, and then the rest; among equals those of which it is
    /// the first theme. `None` if the theme has none in the game that is asked for.
    pub(super) fn new_drill(&self, theme: Theme, game: Option<Preset>, liked: &[Preset], today: u32) -> Option<Drill> {
        let shelf = Shelf::own();
        let mut places = Shelf::of_theme(theme, game);
        let back: Vec<usize> = self.back(shelf, today).collect();
        let rank = |game: Preset| liked.iter().position(|own| *own == game).unwrap_or(liked.len());
        places.sort_by_cached_key(|&place| {
            let is_back = back.contains(&place);
            (!is_back, !is_back && !self.is_open(shelf, place), rank(shelf.puzzles[place].game))
        });
        Drill::of(theme, places.into_iter().map(|place| shelf.puzzles[place].id()))
    }

    /// Returns the drill of a theme, in one game if one is given: the one that was left, or else a new one, of these games
    /// before others. `None` if there is nothing to ask.
    #[must_use]
    pub fn drill_of(
        &self,
        theme: Theme,
        game: Option<Preset>,
        (mistakes, liked): (&Mistakes, &[Preset]),
        today: u32,
    ) -> Option<Drill> {
        let is_next = |drill: &Drill| {
            let next = drill.next(mistakes);
            next.is_some_and(|(_, exercise)| game.is_none() || exercise.game() == game)
        };
        let left = self.drill.as_ref().filter(|drill| drill.theme == theme && is_next(drill)).cloned();
        left.or_else(|| match theme {
            Theme::Mistakes => Drill::of(theme, mistakes.to_ask(game, today).into_iter()),
            _ => self.new_drill(theme, game, liked, today),
        })
    }

    /// Returns the drill that was left, if one was.
    #[must_use]
    pub const fn drill(&self) -> Option<&Drill> {
        self.drill.as_ref()
    }

    /// Keeps the drill where it is left; `None` once it is over.
    pub fn leave_drill(&mut self, drill: Option<Drill>) {
        self.drill = drill;
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
        assert_eq!((solved.first_open(shelf, 11), solved.next_after(shelf, 0, 11)), (Some(5), Some(5)));
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
    fn the_puzzle_of_the_day_is_of_the_game_that_is_played_and_stays_once_it_is_answered() {
        let (shelf, mut solved) = (Shelf::own(), Solved::default());
        let game = Preset::Setback;
        let count = shelf.of_game(game).count() as u32;
        for day in 100..100 + count {
            let place = solved.of_day(shelf, day, Some(game)).expect("a puzzle");
            assert_eq!(shelf.puzzles[place].game, game);
            solved.note_answer(&shelf.puzzles[place].id(), true, day, true);
            assert_eq!(solved.of_day(shelf, day, Some(Preset::Cinch)), Some(place), "whatever is played since");
        }
        assert_eq!((solved.tried() as u32, solved.streak(99 + count)), (count, count), "each had its day");
        let other = solved.of_day(shelf, 100 + count, Some(game)).expect("a puzzle");
        assert_ne!(shelf.puzzles[other].game, game, "others follow");
        for puzzle in &shelf.puzzles {
            solved.note_answer(&puzzle.id(), true, 99 + count, false);
        }
        let again = solved.of_day(shelf, 100 + count, Some(game)).expect("a puzzle");
        solved.note_answer(&shelf.puzzles[again].id(), true, 100 + count, true);
        assert_eq!(shelf.puzzles[again].game, game, "and then they come again");
        assert_eq!(solved.of_day(shelf, 100 + count, None), Some(again));
        assert_eq!(solved.last_days(100 + count), [Some(true); 5]);
        assert_eq!(Solved::default().of_day(&Shelf::default(), 7, None), None);
    }

    #[test]
    fn five_days_are_told_with_those_that_were_left_out() {
        let mut solved = Solved::default();
        solved.note_answer("a", true, 6, true);
        solved.note_answer("b", false, 7, true);
        assert_eq!(solved.last_days(9), [None, Some(true), Some(false), None, None]);
        assert_eq!(solved.last_days(1), [None; 5]);
    }
}
