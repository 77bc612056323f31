//! Orderly end of the program when the system asks for it: what is being written is settled first.
//!
//! Signals are heard on a thread of their own. A window is told and leaves as if it were closed; the text face ends
//! between two commands, when everything is written; a command that writes nothing ends at once. Signals are heard on
//! Unix only.

use std::process::ExitCode;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Callback that is told that the program is to end.
type Tell = Box<dyn FnMut() + Send>;

/// Current work of the program, and the signal that asked it to end.
struct State {
    /// `true` while something is done that may write.
    is_at_work: bool,
    /// Callback of a task that leaves by itself once told.
    tell: Option<Tell>,
    /// Number of the signal that asked the program to end.
    asked_by: Option<u8>,
}

static STATE: Mutex<State> = Mutex::new(State { is_at_work: false, tell: None, asked_by: None });
static CHANGED: Condvar = Condvar::new();

fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts to listen for signals that ask the program to end. From then on, a file that exceeds the size limit of the
/// system is an error for the writer and does not end the program.
pub fn begin() {
    #[cfg(unix)]
    unix::begin();
}

/// Marks the beginning of work that may write; it lasts until [`wait`] is called.
pub fn work() {
    set_at_work(true);
}

/// Runs `wait`, during which nothing is being written and the program can end.
pub fn wait<T>(wait: impl FnOnce() -> T) -> T {
    set_at_work(false);
    let done = wait();
    set_at_work(true);
    done
}

fn set_at_work(is_at_work: bool) {
    state().is_at_work = is_at_work;
    CHANGED.notify_all();
}

/// Registers a callback for when the program is to end; a task that is told leaves by itself.
pub fn on_end(mut tell: impl FnMut() + Send + 'static) {
    let mut state = state();
    if state.asked_by.is_some() {
        tell();
    }
    state.tell = Some(Box::new(tell));
}

/// Returns the exit code of the program if it was asked to end: 128 plus the number of the signal, as in a shell.
#[must_use]
pub fn code() -> Option<ExitCode> {
    state().asked_by.map(|signal| ExitCode::from(128 + signal))
}

#[cfg(unix)]
mod unix {
    use super::{CHANGED, state};

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::iterator::Signals;

    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, PoisonError};
    use std::thread;
    use std::time::Duration;

    /// Longest wait for a writer to come to an end.
    const PATIENCE: Duration = Duration::from_secs(10);

    pub(super) fn begin() {
        // Nobody looks at the flag: who is heard does not end the program.
        let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)))
            .inspect_err(|error| tracing::warn!("a file that grows too long may end the program: {error}"));
        let ends = [SIGTERM, SIGHUP, SIGINT].into_iter().filter(|signal| !is_ignored(*signal));
        match Signals::new(ends) {
            Ok(mut signals) => {
                let hears = move || signals.forever().for_each(asked);
                let _ = thread::Builder::new().name("signals".to_owned()).spawn(hears);
            }
            Err(error) => tracing::warn!("the program ends at once when it is asked to: {error}"),
        }
    }

    /// Returns `true` if the starter of the program had this signal ignored, as `nohup` does, and `false` where the
    /// system does not tell.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default();
        ignored >> (signal - 1) & 1 == 1
    }

    /// Ends the program on a signal, once the thread at work has finished or [`PATIENCE`] is over.
    fn asked(signal: i32) {
        let mut state = state();
        state.asked_by = u8::try_from(signal).ok();
        let is_told = state.tell.as_mut().map(|tell| tell()).is_some();
        // Who was told leaves by itself, and what is at work comes to an end; neither is waited for without end.
        let busy = |state: &mut super::State| is_told || state.is_at_work;
        let waited = CHANGED.wait_timeout_while(state, PATIENCE, busy);
        // While this is held, no work is begun.
        let (_state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        pitch_outside::end_all();
        std::process::exit(128 + signal);
    }
}
