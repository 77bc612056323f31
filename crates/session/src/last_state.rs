//! Knowledge of whether the last decisions are safe on the disk, for anyone who reports that the program has failed.

use std::sync::atomic::{AtomicU64, Ordering};

/// State of the last decisions with respect to the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastState {
    /// No game to save.
    None,
    /// Last decisions safe on the disk.
    Saved,
    /// Last decisions on their way to the disk.
    Unknown,
    /// Last decisions that could not be saved.
    Unsaved,
}

/// Number of the last state that went to the disk, with its [`LastState`] in the lowest bits: one value, so that nobody
/// takes the outcome of one state for that of another.
static LAST: AtomicU64 = AtomicU64::new(0);

/// Number of bits of a [`LastState`] in [`LAST`].
const BITS: u32 = 2;

impl LastState {
    const ALL: [LastState; 4] = [LastState::None, LastState::Saved, LastState::Unknown, LastState::Unsaved];

    /// Returns the state that is known now, in this process.
    #[must_use]
    pub fn known() -> Self {
        let state = LAST.load(Ordering::SeqCst) & ((1 << BITS) - 1);
        LastState::ALL[state as usize]
    }

    /// Returns the state that a text tells which contains its [`LastState::note`], or [`LastState::Unknown`].
    #[must_use]
    pub fn noted(text: &str) -> Self {
        LastState::ALL.into_iter().find(|state| text.contains(state.note())).unwrap_or(LastState::Unknown)
    }

    /// Returns the state as a sentence in English, for developers.
    #[must_use]
    pub const fn note(self) -> &'static str {
        match self {
            LastState::None => "No game was being saved.",
            LastState::Saved => "Every decision was saved before.",
            LastState::Unknown => "The last decision was being saved; it may be missing.",
            LastState::Unsaved => "The last decisions could not be saved.",
        }
    }

    /// Returns the state in one word, by which a language chooses what to say of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            LastState::None => "none",
            LastState::Saved => "saved",
            LastState::Unknown => "unknown",
            LastState::Unsaved => "unsaved",
        }
    }

    /// Returns the value of [`LAST`] for this outcome of the state of this number.
    const fn of(self, number: u64) -> u64 {
        number << BITS | self as u64
    }
}

/// Notes that a state of a game cannot be saved: there is no folder, or another program has it.
pub fn note_unsaved() {
    ends(begins(), false);
}

/// Notes that a state of a game goes to the disk, and returns its number for [`ends`].
pub(super) fn begins() -> u64 {
    let next = |last: u64| (last >> BITS) + 1;
    let begun = LAST.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |last| Some(LastState::Unknown.of(next(last))));
    begun.map_or(0, next)
}

/// Notes that the state of this number is safe, or could not be saved. Only the last one counts.
pub(super) fn ends(number: u64, is_saved: bool) {
    let ended = if is_saved { LastState::Saved } else { LastState::Unsaved };
    let (from, to) = (LastState::Unknown.of(number), ended.of(number));
    // Another has begun since.
    let _ = LAST.compare_exchange(from, to, Ordering::SeqCst, Ordering::SeqCst);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_is_known_by_its_note() {
        for state in LastState::ALL {
            assert_eq!(LastState::noted(&format!("It failed.\n\n{}\n", state.note())), state);
        }
        assert_eq!(LastState::noted("by an earlier version"), LastState::Unknown);
    }
}
