//! What a player is asked: a puzzle of the shelf, or a mistake of their own.

use crate::puzzle::{Alternative, Mistake, Mistakes, Puzzle, PuzzleError, Shelf};
use crate::table::Table;
use crate::timestamp::Timestamp;
use pitch_players::{Patience, Reason};
use pitch_rules::{Action, Preset};

/// Position with a question to which the answer is known.
#[derive(Debug, Clone, PartialEq)]
pub enum Exercise {
    /// Puzzle at this place of the shelf that comes with the program.
    Puzzle(usize),
    /// Decision of the player's own.
    Mistake(Box<Mistake>),
}

impl Exercise {
    /// Returns what is asked under an id: a puzzle of the shelf, or one of these mistakes; `None` if it is not there, or
    /// cannot be put up again.
    pub(super) fn called(id: &str, mistakes: &Mistakes) -> Option<Self> {
        let mistake = || {
            let mistake = mistakes.of(id).filter(|mistake| mistake.request().is_ok())?;
            Some(Exercise::Mistake(Box::new(mistake.clone())))
        };
        Shelf::own().place_of(id).map(Exercise::Puzzle).or_else(mistake)
    }

    /// Returns the puzzle, if it is one.
    #[must_use]
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        if let Exercise::Puzzle(place) = self { Shelf::own().puzzles.get(*place) } else { None }
    }

    /// Returns the game, or `None` for one by the player's own rules.
    #[must_use]
    pub fn game(&self) -> Option<Preset> {
        match self {
            Exercise::Puzzle(_) => self.puzzle().map(|puzzle| puzzle.game),
            Exercise::Mistake(mistake) => mistake.game(),
        }
    }

    /// Returns the moment at which the player decided so; `None` for a puzzle.
    #[must_use]
    pub fn played(&self) -> Option<Timestamp> {
        if let Exercise::Mistake(mistake) = self { Some(mistake.played()) } else { None }
    }

    /// Returns a table in this position, to try the answer out, with a person in the seat that decides; at that of a puzzle
    /// everybody has these names. Nothing that is done there is saved or counted.
    ///
    /// # Errors
    /// If the position cannot be reached.
    pub fn table(&self, names: impl FnOnce(&Puzzle) -> Vec<String>) -> Result<Table, PuzzleError> {
        match self {
            Exercise::Puzzle(_) => {
                let puzzle = self.puzzle().ok_or(PuzzleError::NoQuestion)?;
                puzzle.table(&names(puzzle))
            }
            Exercise::Mistake(mistake) => mistake.table(),
        }
    }

    /// Returns the choices, the best first.
    #[must_use]
    pub fn alternatives(&self) -> Vec<Alternative> {
        match self {
            Exercise::Puzzle(_) => self.puzzle().map(Puzzle::alternatives).unwrap_or_default(),
            Exercise::Mistake(mistake) => mistake.alternatives().to_vec(),
        }
    }

    /// Returns the choice of this action, or `None` if it is none of the choices.
    #[must_use]
    pub fn alternative(&self, action: &Action) -> Option<Alternative> {
        self.alternatives().into_iter().find(|alternative| alternative.action == *action)
    }

    /// Returns `true` if this is a right answer.
    #[must_use]
    pub fn is_right(&self, action: &Action) -> bool {
        self.alternative(action).is_some_and(|alternative| !alternative.wrong)
    }

    /// Returns the best action with its reasons, the weightiest first; `None` if there are no choices.
    #[must_use]
    pub fn best(&self) -> Option<(Action, Vec<Reason>)> {
        let best = self.alternatives().into_iter().next()?.action;
        let request = match self {
            Exercise::Puzzle(_) => self.puzzle()?.request(0, Patience::default()),
            Exercise::Mistake(mistake) => mistake.request(),
        };
        let reasons = request.map(|request| request.reasons(&best)).unwrap_or_default();
        Some((best, reasons))
    }
}

impl Puzzle {
    /// Returns the choices, the answer first, as the search judged them.
    fn alternatives(&self) -> Vec<Alternative> {
        let choices = self.choices.iter().map(|choice| Alternative {
            action: choice.action.clone(),
            chance: choice.chance,
            cost: choice.search.cost,
            wrong: choice.action != *self.right_action(),
        });
        choices.collect()
    }
}
