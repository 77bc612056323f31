//! Door to a running window: starting the program once more leads to the window that plays with the folder, and a file
//! that is named is handed in to it.
//!
//! The program that has locked the folder has a door that only its own account may come to. One path comes in, or
//! nothing, an answer goes out, and nothing else.

#[cfg(windows)]
mod pipe;
#[cfg(unix)]
mod socket;

#[cfg(windows)]
use pipe as system;
#[cfg(unix)]
use socket as system;

use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// Answer once a visit was taken in.
const TAKEN: &[u8] = b"taken";
/// Longest wait for an answer: a window that has just been started answers once it is there.
const PATIENCE: Duration = Duration::from_secs(10);
/// Longest wait for a path.
const SHORT_PATIENCE: Duration = Duration::from_secs(2);
/// Longest wait for a door: a window that has just been started has the folder before it has one.
const KNOCKING: Duration = Duration::from_millis(600);
const PAUSE: Duration = Duration::from_millis(30);

/// Purpose of a visit to the door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Visit {
    /// Request to show the window.
    Look,
    /// Request to open this file.
    Open(PathBuf),
}

/// Open door, closed when it is dropped.
#[derive(Debug)]
pub struct Door(Bell);

/// Listener at a door, which hears what is handed in.
#[derive(Debug, Clone)]
pub struct Bell(Arc<system::Listener>);

/// Two bells are the same if they hang at the same door.
impl Hash for Bell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.place().hash(state);
    }
}

impl Door {
    /// Opens the door of a folder, which the caller has locked.
    ///
    /// # Errors
    /// If the system refuses one, as below a very long path.
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Door(Bell(Arc::new(system::Listener::open(folder)?))))
    }

    /// Returns the listener at the door.
    #[must_use]
    pub fn bell(&self) -> Bell {
        self.0.clone()
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.0.0.close();
    }
}

impl Bell {
    /// Waits for visits and hands each to `take`, which returns `true` if it could be taken. Returns once one could not
    /// be.
    pub fn hear(&self, mut take: impl FnMut(Visit) -> bool) {
        loop {
            let visitor = match self.0.next() {
                Ok(visitor) => visitor,
                Err(error) if is_of_visitor(&error) => continue,
                Err(error) => return tracing::warn!("nothing can be handed in any more: {error}"),
            };
            // One visitor who stumbles, or says nothing, keeps nobody else away.
            match within(SHORT_PATIENCE, move || system::read(visitor)) {
                Ok((Some(visit), mut visitor)) => {
                    if !take(visit) {
                        return;
                    }
                    // A visitor that did not wait for the answer misses nothing.
                    let _ = visitor.write_all(TAKEN);
                }
                Ok((None, _)) => tracing::warn!("what was handed in is no path"),
                Err(error) => tracing::warn!("nothing was handed in: {error}"),
            }
        }
    }
}

/// Asks the window that plays with this folder to come forward and to open a file, if one is named, and waits for its
/// answer. Returns `true` if it has heard: where there is no window, as when the folder is played with in text mode,
/// nobody answers.
#[must_use]
pub fn visit(folder: &Path, file: Option<&Path>) -> bool {
    let folder = folder.to_owned();
    let file = file.map(std::path::absolute).transpose();
    let heard = file.and_then(|file| within(PATIENCE, move || knock(&folder, file.as_deref())));
    match heard {
        Ok(answer) => answer == TAKEN,
        Err(error) => {
            tracing::info!("no window has answered: {error}");
            false
        }
    }
}

/// Hands in a visit as soon as there is a door, and returns the answer.
fn knock(folder: &Path, file: Option<&Path>) -> io::Result<[u8; TAKEN.len()]> {
    let end = Instant::now() + KNOCKING;
    loop {
        match system::give(folder, file) {
            Err(error) if is_no_door(&error) && Instant::now() < end => thread::sleep(PAUSE),
            given => return given,
        }
    }
}

/// Returns `true` if the error says that there is nobody who could answer.
fn is_no_door(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused)
}

/// Returns the result of the work if it is done in time: not every system has a time limit for reading.
fn within<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let (sender, done) = mpsc::channel();
    let _ = thread::Builder::new().name("visitor".to_owned()).spawn(move || sender.send(work()))?;
    done.recv_timeout(patience).map_err(io::Error::other)?
}

/// Returns `true` if the error concerns this visitor only.
fn is_of_visitor(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, Interrupted};

    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | Interrupted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is heard at a door.
    pub(super) fn heard(door: &Door) -> mpsc::Receiver<Visit> {
        let (sender, heard) = mpsc::channel();
        let bell = door.bell();
        let _ = thread::spawn(move || bell.hear(|visit| sender.send(visit).is_ok()));
        heard
    }

    #[test]
    fn a_file_is_handed_in_by_its_whole_path_while_the_door_is_open() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!visit(folder.path(), Some(Path::new("/a.ron"))), "nobody is there");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        for file in ["/a.ron", "Wie bei Änne.ron"].map(Path::new) {
            assert!(visit(folder.path(), Some(file)));
            assert_eq!(heard.recv(), Ok(Visit::Open(std::path::absolute(file).expect("a path"))));
        }
        assert!(visit(folder.path(), None));
        assert_eq!(heard.recv(), Ok(Visit::Look));
    }

    #[test]
    fn a_window_that_goes_answers_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let bell = door.bell();
        let refuses = thread::spawn(move || bell.hear(|_| false));
        assert!(!visit(folder.path(), Some(Path::new("/a.ron"))));
        refuses.join().expect("it comes back");
    }

    #[test]
    fn a_door_that_opens_a_moment_later_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        thread::scope(|scope| {
            let visitor = scope.spawn(|| visit(folder.path(), None));
            thread::sleep(2 * PAUSE);
            let door = Door::open(folder.path()).expect("a door");
            assert_eq!(heard(&door).recv(), Ok(Visit::Look));
            assert!(visitor.join().expect("it comes back"));
        });
    }
}
