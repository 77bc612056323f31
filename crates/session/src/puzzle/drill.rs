//! Drills: five hands of one theme, with one decision each.

use crate::bounded;
use crate::puzzle::{Exercise, Mistakes, Theme};

use serde::{Deserialize, Serialize};

/// Largest number of hands in a drill.
const HANDS: usize = 5;

/// Hands of one theme that are asked one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drill {
    /// Theme.
    pub theme: Theme,
    #[serde(deserialize_with = "bounded::list::<HANDS, _, _>")]
    hands: Vec<Hand>,
}

/// Hand of a drill.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Id of its puzzle, or of the mistake.
    pub puzzle: String,
    /// `true` if the first answer was right; `None` until there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<bool>,
}

impl Drill {
    /// Creates a drill of the puzzles with these ids, at most five; `None` if there are none.
    pub(super) fn of(theme: Theme, puzzles: impl Iterator<Item = String>) -> Option<Self> {
        let hands: Vec<Hand> = puzzles.take(HANDS).map(|puzzle| Hand { puzzle, right: None }).collect();
        (!hands.is_empty()).then_some(Drill { theme, hands })
    }

    /// Returns the hands, in order.
    #[must_use]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// Returns the index of the first hand without an answer, with what is asked in it: a puzzle of the shelf, or one of
    /// these mistakes; hands that are no longer there are passed over. `None` once all are answered.
    #[must_use]
    pub fn next(&self, mistakes: &Mistakes) -> Option<(usize, Exercise)> {
        let open = self.hands.iter().enumerate().filter(|(_, hand)| hand.right.is_none());
        open.filter_map(|(index, hand)| Some((index, Exercise::called(&hand.puzzle, mistakes)?))).next()
    }

    /// Notes an answer to the hand at an index. Only the first one counts.
    pub fn note(&mut self, index: usize, right: bool) {
        if let Some(hand) = self.hands.get_mut(index) {
            let _ = hand.right.get_or_insert(right);
        }
    }

    /// Returns the number of hands that were answered rightly at once.
    #[must_use]
    pub fn right(&self) -> usize {
        self.hands.iter().filter(|hand| hand.right == Some(true)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Shelf, Solved};
    use pitch_rules::Preset;

    use std::collections::BTreeSet;

    #[test]
    fn what_is_back_comes_first_and_then_what_is_not_known_yet() {
        let (theme, shelf, mut solved) = (Theme::Tens, Shelf::own(), Solved::default());
        let places = Shelf::of_theme(theme, None);
        let id = |at: usize| shelf.puzzles[places[at]].id();
        solved.note_answer(&id(0), true, 3, false);
        solved.note_answer(&id(9), false, 3, false);
        let hands = |solved: &Solved, today| {
            let drill = solved.new_drill(theme, None, &[], today).expect("hands");
            drill.hands().iter().map(|hand| hand.puzzle.clone()).collect::<Vec<_>>()
        };
        assert_eq!(hands(&solved, 3), [1, 2, 3, 4, 5].map(id));
        assert_eq!(hands(&solved, 4), [9, 1, 2, 3, 4].map(id));
        for place in 0..places.len() {
            solved.note_answer(&id(place), true, 3, false);
        }
        assert_eq!(hands(&solved, 3), [0, 1, 2, 3, 4].map(id), "and once all are known, they come again");
    }

    #[test]
    fn no_two_themes_begin_with_the_same_puzzles() {
        let themes = [Theme::Jack, Theme::Tens, Theme::Bid, Theme::Trumps, Theme::Game];
        let drills = themes.map(|theme| Solved::default().new_drill(theme, None, &[], 3).expect("hands"));
        let puzzles: Vec<&str> =
            drills.iter().flat_map(|drill| &drill.hands).map(|hand| hand.puzzle.as_str()).collect();
        let different: BTreeSet<&str> = puzzles.iter().copied().collect();
        assert_eq!((puzzles.len(), different.len()), (25, 25), "{puzzles:?}");
    }

    #[test]
    fn a_game_that_is_played_comes_before_others() {
        let game = shelf_game(Theme::Bid, 7);
        let drill = Solved::default().new_drill(Theme::Bid, None, &[game], 3).expect("hands");
        let (_, first) = drill.next(&Mistakes::default()).expect("a hand");
        assert_eq!(first.game(), Some(game));
        let only = Solved::default().new_drill(Theme::Bid, Some(game), &[], 3).expect("hands");
        let places = only.hands().iter().map(|hand| Shelf::own().place_of(&hand.puzzle).expect("on the shelf"));
        assert!(places.into_iter().all(|place| Shelf::own().puzzles[place].game == game));
    }

    fn shelf_game(theme: Theme, at: usize) -> Preset {
        Shelf::own().puzzles[Shelf::of_theme(theme, None)[at]].game
    }

    #[test]
    fn the_first_answer_of_a_hand_counts() {
        let mut drill = Solved::default().new_drill(Theme::Game, None, &[], 3).expect("hands");
        drill.note(0, false);
        drill.note(0, true);
        drill.note(1, true);
        assert_eq!((drill.right(), drill.next(&Mistakes::default()).map(|(index, _)| index)), (1, Some(2)));
        for index in 2..9 {
            drill.note(index, true);
        }
        assert_eq!((drill.right(), drill.next(&Mistakes::default())), (4, None));
    }
}
