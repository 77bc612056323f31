//! Slow work with files: it is done away from the interface's thread, while a sheet says so, and can be given up.

use super::{Message, Program};
use crate::background::SOON;
use crate::screen::opening::Opening;
use crate::screen::table;
use crate::sheet::Sheet;
use pitch_language::t;

use iced::Task;
use iced::futures::channel::oneshot;
use iced::time::Instant;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Action of the program on a result.
type Then = Box<dyn FnOnce(&mut Program, Instant) -> Task<Message> + Send>;

/// Work that is under way.
pub(super) struct Fetch {
    /// Number of its sheet: while that is shown, the work was not given up.
    number: u32,
    place: Arc<Place>,
}

/// Place where the result is put: empty before it is there, and once the fetch has failed.
#[derive(Default)]
struct Place {
    result: Mutex<(bool, Option<Then>)>,
    done: Condvar,
}

impl fmt::Debug for Fetch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fetch").field("number", &self.number).finish_non_exhaustive()
    }
}

impl Place {
    fn put(&self, then: Option<Then>) {
        *self.result.lock().unwrap_or_else(PoisonError::into_inner) = (true, then);
        self.done.notify_all();
    }

    /// Waits for the result at most `patience`; returns `None` if it is not there by then.
    fn wait(&self, patience: Duration) -> Option<Option<Then>> {
        let result = self.result.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.done.wait_timeout_while(result, patience, |result| !result.0);
        let (mut result, _) = waited.unwrap_or_else(PoisonError::into_inner);
        result.0.then(|| result.1.take())
    }

    /// Waits for the result.
    fn take(&self) -> Option<Then> {
        let result = self.result.lock().unwrap_or_else(PoisonError::into_inner);
        let mut result = self.done.wait_while(result, |result| !result.0).unwrap_or_else(PoisonError::into_inner);
        result.1.take()
    }
}

/// Guard that reports a failure if the work ends without a result.
struct Puts(Arc<Place>, Option<oneshot::Sender<()>>);

impl Drop for Puts {
    fn drop(&mut self) {
        if !self.0.result.lock().unwrap_or_else(PoisonError::into_inner).0 {
            self.0.put(None);
        }
        // Nobody listens any more when the window was closed.
        let _ = self.1.take().map(|done| done.send(()));
    }
}

impl Program {
    /// Does some work with a file away from the interface's thread, and then something with its result, unless the
    /// player gave it up. One at a time: while one is under way, nothing else can be asked for.
    pub(super) fn fetch<T: Send + 'static>(
        &mut self,
        file: PathBuf,
        work: impl FnOnce(&Path) -> T + Send + 'static,
        then: impl FnOnce(&mut Program, &Path, T, Instant) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        self.fetch_within(Duration::ZERO, file, work, then)
    }

    /// Does some work with a file as [`Program::fetch`] does, but waits for it a moment first, and shows the sheet only
    /// if it takes longer.
    pub(super) fn fetch_soon<T: Send + 'static>(
        &mut self,
        file: PathBuf,
        work: impl FnOnce(&Path) -> T + Send + 'static,
        then: impl FnOnce(&mut Program, &Path, T, Instant) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        self.fetch_within(SOON, file, work, then)
    }

    fn fetch_within<T: Send + 'static>(
        &mut self,
        patience: Duration,
        file: PathBuf,
        work: impl FnOnce(&Path) -> T + Send + 'static,
        then: impl FnOnce(&mut Program, &Path, T, Instant) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        if self.is_fetching() {
            return Task::none();
        }
        let what = pitch_shown::path(Path::new(file.file_name().unwrap_or(file.as_os_str())));
        let place = Arc::new(Place::default());
        let number = self.fetch.as_ref().map_or(0, |fetch| fetch.number.wrapping_add(1));
        let (done, answer) = oneshot::channel();
        let puts = Puts(Arc::clone(&place), Some(done));
        let started = thread::Builder::new().name("reading".to_owned()).spawn(move || {
            let result = work(&file);
            puts.0.put(Some(Box::new(move |program, now| then(program, &file, result, now))));
        });
        if let Err(error) = started {
            self.tell(error.to_string());
            return Task::none();
        }
        let there = if patience.is_zero() { None } else { place.wait(patience) };
        if let Some(Some(then)) = there {
            return then(self, Instant::now());
        }
        self.fetch = Some(Fetch { number, place });
        self.sheets.push(Sheet::Opening(Opening::new(number, what)));
        Task::perform(answer, move |_| Message::Fetched(number))
    }

    /// Returns `true` if something is being fetched and was not given up.
    pub(super) fn is_fetching(&self) -> bool {
        self.sheets.iter().any(|sheet| matches!(sheet, Sheet::Opening(_)))
    }

    /// Closes the sheet of a fetch, and goes on with its result or tells that it failed.
    pub(super) fn fetched(&mut self, number: u32, now: Instant) -> Task<Message> {
        let is_it = |sheet: &Sheet| matches!(sheet, Sheet::Opening(opening) if opening.number() == number);
        let (Some(place), Some(fetch)) = (self.sheets.iter().position(is_it), &self.fetch) else {
            return Task::none();
        };
        let _ = self.sheets.remove(place);
        match fetch.place.take() {
            Some(then) => then(self, now),
            None => {
                self.tell(t!(self.context.language, "opening-failed"));
                self.after_fetch(now)
            }
        }
    }

    /// Goes on with the screen that was there before something was fetched.
    pub(super) fn after_fetch(&mut self, now: Instant) -> Task<Message> {
        if !self.sheets.is_empty() {
            return Task::none();
        }
        self.refresh_home();
        self.at_table(now, table::Table::resume)
    }
}

#[cfg(test)]
impl Program {
    /// Waits for the fetch that is under way.
    pub(super) fn settle(&mut self) {
        while self.is_fetching() {
            let number = self.fetch.as_ref().map_or(0, |fetch| fetch.number);
            let _task = self.update(Message::Fetched(number), Instant::now());
        }
    }
}
