//! What is known of whether the last decisions are safe on the disk, for whoever tells that the program has failed.

use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

/// Whether the last state of the game is on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastState {
    /// There was no game to save.
    None,
    /// It is safe.
    Saved,
    /// It was on its way.
    Unknown,
    /// It could not be saved.
    Unsaved,
}

static STATE: AtomicU8 = AtomicU8::new(0);
static NUMBER: AtomicU32 = AtomicU32::new(0);

impl LastState {
    const ALL: [LastState; 4] = [LastState::None, LastState::Saved, LastState::Unknown, LastState::Unsaved];

    /// Returns what is known now, in this process.
    #[must_use]
    pub fn known() -> Self {
        LastState::ALL.into_iter().nth(STATE.load(Ordering::SeqCst).into()).unwrap_or(LastState::Unknown)
    }

    /// Returns what a text says that [`LastState::note`] is part of.
    #[must_use]
    pub fn noted(text: &str) -> Self {
        LastState::ALL.into_iter().find(|state| text.contains(state.note())).unwrap_or(LastState::Unknown)
    }

    /// Returns it as a sentence in English, for developers.
    #[must_use]
    pub const fn note(self) -> &'static str {
        match self {
            LastState::None => "No game was being saved.",
            LastState::Saved => "Every decision was saved before.",
            LastState::Unknown => "The last decision was being saved; it may be missing.",
            LastState::Unsaved => "The last decisions could not be saved.",
        }
    }

    /// Returns it in one word, by which a language chooses what to say of it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            LastState::None => "none",
            LastState::Saved => "saved",
            LastState::Unknown => "unknown",
            LastState::Unsaved => "unsaved",
        }
    }

    fn set(self) {
        STATE.store(self as u8, Ordering::SeqCst);
    }
}

/// A state of a game cannot even be tried to be saved: there is no folder, or another program has it.
pub fn note_unsaved() {
    let _ = begins();
    LastState::Unsaved.set();
}

/// A state of a game goes to the disk; gives the number by which [`ends`] tells what became of it.
pub(super) fn begins() -> u32 {
    LastState::Unknown.set();
    NUMBER.fetch_add(1, Ordering::SeqCst).wrapping_add(1)
}

/// That state is safe, or could not be saved. Only the last one counts.
pub(super) fn ends(number: u32, is_saved: bool) {
    if NUMBER.load(Ordering::SeqCst) == number {
        if is_saved { LastState::Saved } else { LastState::Unsaved }.set();
    }
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
