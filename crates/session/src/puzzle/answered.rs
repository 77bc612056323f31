//! Answers to one puzzle, and when it comes back.

use serde::{Deserialize, Serialize};

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
    pub(super) fn after(times: u8, today: u32) -> Option<Self> {
        let days = AFTER.get(usize::from(times))?;
        Some(Again { day: today.saturating_add(*days), times })
    }
}

impl Answered {
    /// Returns what was answered wrongly on a day.
    pub(super) fn wrongly(puzzle: String, today: u32) -> Self {
        Answered { puzzle, at_once: false, right: false, day: None, again: Again::after(0, today) }
    }

    /// Returns `true` if it was answered wrongly and is back.
    pub(super) fn is_back(&self, today: u32) -> bool {
        self.again.is_some_and(|again| again.day <= today)
    }

    /// Joins these with answers to the same puzzle that were given later.
    pub(super) fn join(&mut self, later: &Answered) {
        self.right |= later.right;
        self.again = later.again.or(self.again);
    }

    /// Notes another answer on this day.
    pub(super) fn note(&mut self, right: bool, today: u32) {
        self.right |= right;
        self.again = match self.again {
            _ if !right => Again::after(0, today),
            Some(again) if again.day <= today => Again::after(again.times.saturating_add(1), today),
            again => again,
        };
    }
}
