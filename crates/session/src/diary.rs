//! Diary of the program: a small log of what went wrong, and a note when it fails.
//!
//! Neither names a card: somebody may be asked to send them while the game goes on.

use crate::last_state::LastState;
use crate::private;
use crate::regular;
use crate::timestamp::Timestamp;

use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt as format};

use std::cell::Cell;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Name of the log; the one before it ends in `.old`.
const NAME: &str = "auction-pitch.log";
/// Name of the note of a failure, and its name once the player knows of it.
const NOTE: &str = "crash.txt";
const TOLD: &str = "crash-told.txt";
/// Largest size of a log before a new one is begun, in bytes.
const LONGEST: u64 = 128 * 1024;

/// Starts to log everything that goes wrong to a file in this folder, and to standard error as `RUST_LOG` says.
pub fn begin(folder: Option<&Path>) {
    let file = folder.map(|folder| {
        let file = Mutex::new(Rolling::new(folder.join(NAME)));
        let filter = EnvFilter::new("warn,pitch_session=info,pitch_app=info");
        format::layer().with_ansi(false).with_writer(file).with_filter(filter)
    });
    let terminal = std::env::var_os("RUST_LOG")
        .map(|_| format::layer().with_writer(io::stderr).with_filter(EnvFilter::from_default_env()));
    // A program that embeds this one may have set a subscriber already.
    let _ = tracing_subscriber::registry().with(file).with(terminal).try_init();
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "started");
}

/// Log that is begun anew when it has grown to [`LONGEST`] bytes.
struct Rolling {
    path: PathBuf,
    file: Option<File>,
    written: u64,
}

impl Rolling {
    const fn new(path: PathBuf) -> Self {
        Rolling { path, file: None, written: 0 }
    }

    /// Returns the file with room for `bytes` more, or `None` if it cannot be written, which never keeps a game from
    /// going on.
    fn with_room(&mut self, bytes: u64) -> Option<&mut File> {
        if self.file.is_none() {
            let folder = self.path.parent()?;
            private::create_folder(folder).ok()?;
            private::protect_all(folder);
            self.written = fs::metadata(&self.path).map_or(0, |file| file.len());
        }
        if self.written > 0 && self.written + bytes > LONGEST {
            self.file = None;
            fs::rename(&self.path, self.path.with_extension("log.old")).ok()?;
            self.written = 0;
        }
        if self.file.is_none() {
            let mut options = File::options();
            let options = private::options(options.create(true).append(true));
            self.file = Some(regular::open_with(options, &self.path).ok()?);
        }
        self.written += bytes;
        self.file.as_mut()
    }
}

impl Write for Rolling {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(file) = self.with_room(bytes.len() as u64) {
            let _ = file.write_all(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Place and cause of a failure of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crash {
    thread: String,
    place: String,
    /// Message of the panic, unless it could hold values of the game.
    words: Option<&'static str>,
    /// State of the last decisions, as far as it was known.
    last_state: LastState,
}

/// Failure that the player was not told of yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastCrash {
    /// Path of the note.
    pub note: PathBuf,
    /// State of the last decisions when it happened.
    pub last_state: LastState,
}

impl Crash {
    /// Returns what is known of a panic.
    #[must_use]
    pub fn of(panic: &PanicHookInfo<'_>) -> Self {
        Crash {
            thread: std::thread::current().name().unwrap_or("without a name").to_owned(),
            place: panic.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string),
            words: panic.payload().downcast_ref::<&'static str>().copied(),
            last_state: LastState::known(),
        }
    }

    /// Leaves a note of the failure in this folder, for the next start. An earlier note that was not told of yet stays.
    pub fn leave(&self, folder: &Path) {
        let path = folder.join(NOTE);
        let text = format!(
            "Auction Pitch {} failed at {}.\n\n{self}\n\nNo cards are in this note. {}\n",
            env!("CARGO_PKG_VERSION"),
            Timestamp::now(),
            self.last_state.note(),
        );
        let mut options = File::options();
        let options = private::options(options.write(true).create_new(true));
        // Where no note can be written, none can be told of either.
        let _ = private::create_folder(folder).and_then(|()| options.open(path)?.write_all(text.as_bytes()));
    }
}

/// Text in English, for developers.
impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, thread `{}`", self.place, self.thread)?;
        self.words.map_or(Ok(()), |words| write!(f, ": {words}"))
    }
}

/// Returns the note that the program left in this folder when it failed, if the player was not told of it yet, and
/// gives it another name.
#[must_use]
pub fn last_crash(folder: &Path) -> Option<LastCrash> {
    let note = folder.join(TOLD);
    fs::rename(folder.join(NOTE), &note).ok()?;
    let mut text = String::new();
    let is_file = note.symlink_metadata().is_ok_and(|found| found.is_file());
    let read = is_file.then(|| File::open(&note).and_then(|file| file.take(LONGEST).read_to_string(&mut text)));
    let last_state = read.map_or(LastState::Unknown, |_| LastState::noted(&text));
    Some(LastCrash { note, last_state })
}

thread_local! {
    /// `true` while a failure on this thread is caught and does no harm.
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs work that may panic without harm, and returns `None` if it does.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = IS_CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work)).ok();
    IS_CAUGHT.set(before);
    done
}

/// Installs a panic hook that logs every failure, and leaves a note for the next start if it ends the program. `hears`
/// is called first, and its result tells whether a note is wanted.
pub fn watch(folder: Option<PathBuf>, hears: impl Fn(&PanicHookInfo<'_>, &Crash) -> bool + Send + Sync + 'static) {
    std::panic::set_hook(Box::new(move |panic| {
        let crash = Crash::of(panic);
        let is_one = hears(panic, &crash);
        tracing::error!("{crash}");
        let ends = std::thread::current().name() == Some("main") && !IS_CAUGHT.get();
        if let Some(folder) = folder.as_ref().filter(|_| ends && is_one) {
            crash.leave(folder);
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_has_grown_is_begun_anew_and_the_one_before_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("state").join(NAME);
        let line = [b'x'; 1000];
        for _ in 0..2 {
            // As if the program were started twice.
            let mut file = Rolling::new(path.clone());
            for _ in 0..100 {
                assert_eq!(file.write(&line).expect("noted"), line.len());
            }
        }
        let length = |path: &Path| fs::metadata(path).expect("a file").len();
        let old = path.with_extension("log.old");
        assert!(length(&path) <= LONGEST && length(&old) <= LONGEST, "{} {}", length(&path), length(&old));
        assert_eq!(length(&path) + length(&old), 200_000);
        // Where nothing can be noted down, nothing is said of it.
        fs::remove_dir_all(path.parent().expect("a folder")).expect("removed");
        fs::write(folder.path().join("state"), "in the way").expect("written");
        assert_eq!(Rolling::new(path).write(&line).expect("passed over"), line.len());
    }

    #[test]
    fn a_note_of_a_failure_is_told_of_once() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(last_crash(folder.path()), None);
        let last_state = LastState::Unsaved;
        let (thread, place) = ("main".to_owned(), "src/a.rs:1:2".to_owned());
        let crash = Crash { thread, place, words: Some("no hand"), last_state };
        crash.leave(folder.path());
        Crash { place: "src/b.rs:3:4".to_owned(), ..crash }.leave(folder.path());
        let last = last_crash(folder.path()).expect("a note");
        assert_eq!(last.last_state, LastState::Unsaved, "it tells what was known");
        let text = fs::read_to_string(last.note).expect("text");
        assert!(!text.contains("Every decision"), "{text}");
        assert!(text.contains("\nsrc/a.rs:1:2, thread `main`: no hand\n") && !text.contains("src/b.rs"), "{text}");
        assert_eq!(last_crash(folder.path()), None);
    }

    #[test]
    fn a_failure_without_harm_is_caught() {
        assert_eq!(caught(|| 3), Some(3));
        assert_eq!(caught(|| Vec::<u8>::new()[std::hint::black_box(1)]), None);
        assert!(!IS_CAUGHT.get());
    }
}
