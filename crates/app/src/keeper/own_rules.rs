//! The player's own rule sets, read on a thread of their own: a slow disk or a crowded folder keeps no window waiting.

use crate::background::SOON;
use pitch_session::{LoadError, RuleSet, RuleSets, SaveError};

use iced::futures::channel::oneshot;

use std::sync::mpsc;
use std::thread;

/// The rule sets as they were last read and stored, and the reading that is under way.
#[derive(Debug, Default)]
pub(crate) struct OwnRules {
    sets: RuleSets,
    reading: Option<Reading>,
}

#[derive(Debug)]
struct Reading {
    found: mpsc::Receiver<RuleSets>,
    /// Tells the interface that it is over, once it is listened to.
    over: Option<oneshot::Receiver<()>>,
}

impl OwnRules {
    /// Creates rule sets of which no reading is under way.
    pub(crate) const fn new(sets: RuleSets) -> Self {
        OwnRules { sets, reading: None }
    }

    /// Begins to read, and waits for it only so long that nobody notices.
    pub(crate) fn read(&mut self, work: impl FnOnce() -> RuleSets + Send + 'static) {
        let (put, found) = mpsc::channel();
        let (done, over) = oneshot::channel();
        let started = thread::Builder::new().name("rules".to_owned()).spawn(move || {
            // Nobody waits any more once the window is closed.
            let _ = put.send(work());
            let _ = done.send(());
        });
        if let Err(error) = started {
            tracing::warn!("no thread for the rule sets: {error}");
            return;
        }
        match found.recv_timeout(SOON) {
            Ok(sets) => self.sets = sets,
            Err(_) => self.reading = Some(Reading { found, over: Some(over) }),
        }
    }

    /// Tells when the reading is over that is under way, if nobody listens yet.
    pub(crate) fn over(&mut self) -> Option<oneshot::Receiver<()>> {
        self.reading.as_mut()?.over.take()
    }

    /// Takes what was read meanwhile, where these are still all that are kept; returns `true` if there was something.
    pub(crate) fn arrive(&mut self, known: &[RuleSet]) -> bool {
        let Some(reading) = &self.reading else { return false };
        let sets = match reading.found.try_recv() {
            Ok(sets) => sets,
            Err(mpsc::TryRecvError::Empty) => return false,
            Err(mpsc::TryRecvError::Disconnected) => {
                self.reading = None;
                return false;
            }
        };
        self.reading = None;
        let is_as_known = self.is_as_kept(known);
        if is_as_known {
            self.sets = sets.and(std::mem::take(&mut self.sets));
        }
        is_as_known
    }

    /// Returns `true` if it is worth reading them again: one was refused, and what the player made since is on the
    /// disk.
    pub(crate) fn is_worth_reading(&self, known: &[RuleSet]) -> bool {
        self.reading.is_none() && self.sets.unread().iter().any(LoadError::is_refused) && self.is_as_kept(known)
    }

    fn is_as_kept(&self, known: &[RuleSet]) -> bool {
        self.sets.sets().eq(known)
    }

    pub(crate) const fn sets(&self) -> &RuleSets {
        &self.sets
    }

    pub(crate) fn store(&mut self, sets: &[RuleSet]) -> Result<(), SaveError> {
        self.sets.store(sets)
    }

    pub(crate) fn note_free(&mut self) {
        self.sets.note_free();
    }
}
