//! Thread that writes, so that no player ever waits for the disk.

use crate::record::Record;
use crate::storage::error::{SaveError, Step};
use crate::storage::shelf::Shelf;
use crate::timestamp::Timestamp;

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// Callback for when a state is on the disk, or could not be written.
pub type Done = Box<dyn FnOnce(Result<(), SaveError>) + Send>;

/// Thread that writes, and its inbox.
pub(super) struct Writer {
    inbox: Arc<Inbox>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
pub(super) struct Inbox {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    jobs: VecDeque<Job>,
    /// `true` while a state is being written.
    is_writing: bool,
    /// `true` if somebody else may have changed which game is the current one.
    is_stale: bool,
    closing: bool,
}

/// Last state of a game, and the callbacks that wait for it or for one before it.
struct Job {
    record: Record,
    done: Vec<Done>,
}

impl Writer {
    pub(super) fn start(shelf: Shelf) -> Result<Self, SaveError> {
        let inbox = Arc::new(Inbox::default());
        let (theirs, folder) = (Arc::clone(&inbox), shelf.folder().to_owned());
        let thread = std::thread::Builder::new()
            .name("saving".to_owned())
            .spawn(move || theirs.work(&shelf))
            .map_err(SaveError::at(Step::Start, &folder))?;
        Ok(Writer { inbox, thread: Some(thread) })
    }

    pub(super) fn submit(&self, record: Record, done: Done) {
        let mut state = self.inbox.lock();
        match state.jobs.back_mut().filter(|job| job.record.is_same_game(&record)) {
            Some(job) => {
                job.record = record;
                job.done.push(done);
            }
            None => state.jobs.push_back(Job { record, done: vec![done] }),
        }
        self.inbox.changed.notify_all();
    }

    /// Returns the inbox, for anyone who waits on another thread until all is written.
    pub(super) fn inbox(&self) -> Arc<Inbox> {
        Arc::clone(&self.inbox)
    }

    /// Waits until everything submitted is written, so that files can be moved. The writer looks at the files anew
    /// before the next state.
    pub(super) fn settle(&self) {
        self.inbox.settle();
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.inbox.lock().closing = true;
        self.inbox.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It can only have failed in a callback, and there is nobody left to tell.
            let _ = thread.join();
        }
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").field("waiting", &self.inbox.lock().jobs.len()).finish_non_exhaustive()
    }
}

impl Inbox {
    pub(super) fn settle(&self) {
        let busy = |state: &mut State| state.is_writing || !state.jobs.is_empty();
        let state = self.changed.wait_while(self.lock(), busy);
        state.unwrap_or_else(PoisonError::into_inner).is_stale = true;
    }

    /// Locks the state. Nobody leaves it half changed, so that it is sound even if somebody panicked while holding it.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a state to write and returns it, with `true` if files may have been moved since. Returns `None` once
    /// all is written and the program leaves.
    fn take(&self) -> Option<(Job, bool)> {
        let idle = |state: &mut State| state.jobs.is_empty() && !state.closing;
        let mut state = self.changed.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
        let job = state.jobs.pop_front()?;
        state.is_writing = true;
        Some((job, std::mem::take(&mut state.is_stale)))
    }

    fn rest(&self) {
        self.lock().is_writing = false;
        self.changed.notify_all();
    }

    fn work(&self, shelf: &Shelf) {
        let mut current: Option<Record> = None;
        while let Some((Job { mut record, done }, is_stale)) = self.take() {
            if is_stale {
                current = None;
            }
            record.summary.saved = Timestamp::now();
            // What is on the disk is looked at only when another game comes, not with every state.
            let room = match &current {
                Some(before) if before.is_same_game(&record) => Ok(()),
                Some(_) | None => shelf.make_room_for(&record),
            };
            let written = room.and_then(|()| {
                if record.is_over() { shelf.write_finished(&record) } else { shelf.write_current(&record) }
            });
            if written.is_ok() {
                current = Some(record);
            }
            self.rest();
            for done in done {
                done(written.clone());
            }
        }
    }
}
