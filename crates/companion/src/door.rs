//! Door of a table or of a pad: its key, the short code that is typed in place of it, and the pages that listen there.

use crate::kept::Kept;
use crate::key::{Code, Key};
use pitch_language::Language;

use tokio::sync::watch;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

/// Reason why pages hear a goodbye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goodbye {
    /// The program will be started again, and pages wait for it.
    Restart,
    /// The table or the pad is closed, until somebody goes on with it.
    Closed,
}

/// Door through which pages come in.
pub(crate) struct Door {
    key: Key,
    code: Mutex<Code>,
    /// Number of pages that are open with the key.
    guests: AtomicUsize,
    goodbye: OnceLock<Goodbye>,
    changed: watch::Sender<u64>,
    language: Language,
}

impl Door {
    /// Opens the door that was kept, or a new one; `language` for those whose phone has none of ours.
    pub(crate) fn new(kept: Option<&Kept>, language: Language) -> Self {
        Door {
            key: kept.map_or_else(Key::random, |kept| kept.table.clone()),
            code: Mutex::new(Code::random()),
            guests: AtomicUsize::new(0),
            goodbye: OnceLock::new(),
            changed: watch::Sender::new(0),
            language,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Code> {
        self.code.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) const fn key(&self) -> &Key {
        &self.key
    }

    pub(crate) const fn language(&self) -> &Language {
        &self.language
    }

    pub(crate) fn code(&self) -> String {
        self.lock().text().to_owned()
    }

    /// Tries a code that was typed. Returns `true` if it is the right one, and `true` if there is another one since.
    pub(crate) fn try_code(&self, typed: &str) -> (bool, bool) {
        let mut code = self.lock();
        let before = code.text().to_owned();
        let is_right = code.try_code(typed, Instant::now());
        (is_right, code.text() != before)
    }

    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Lets every page be composed anew.
    pub(crate) fn tell_all(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// Says goodbye to every page.
    pub(crate) fn close(&self, goodbye: Goodbye) {
        let _ = self.goodbye.set(goodbye);
        self.tell_all();
    }

    /// Returns the goodbye, once it is said.
    pub(crate) fn goodbye(&self) -> Option<Goodbye> {
        self.goodbye.get().copied()
    }

    /// Counts a page that is opened or left with the key.
    pub(crate) fn count_guest(&self, comes: bool) {
        let count = |guests: usize| Some(if comes { guests + 1 } else { guests.saturating_sub(1) });
        let _ = self.guests.fetch_update(Ordering::Relaxed, Ordering::Relaxed, count);
    }

    pub(crate) fn guests(&self) -> usize {
        self.guests.load(Ordering::Relaxed)
    }
}
