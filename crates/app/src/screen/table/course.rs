//! Course of the questions that are asked at a table, one after the other.

use pitch_session::puzzle::Drill;

/// Course of which a question is a part: its progress hangs at the table in place of the ribbon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Course {
    /// Hands of a theme, and the index of this one.
    Drill(Drill, usize),
    /// The puzzle of the day, and how those of five days went, the last of which is today.
    Day([Option<bool>; 5]),
}
