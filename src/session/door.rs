//! The way into a running window: a file that the program is started with once more is handed in to the window that plays with
//! the folder.
//!
//! Whoever has locked the folder has a door that only their own account may come to. One path comes in, an answer goes out, and
//! nothing else.

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
use std::time::Duration;

/// What is answered once a path was taken in.
const TAKEN: &[u8] = b"taken";
/// How long an answer is waited for: a window that has just been started answers once it is there.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a path is waited for.
const SHORT_PATIENCE: Duration = Duration::from_secs(2);

/// An open door. Dropping it closes it.
#[derive(Debug)]
pub struct Door(Bell);

/// Where it is heard that something is handed in.
#[derive(Debug, Clone)]
pub struct Bell(Arc<system::Listener>);

/// Two bells are the same if they hang at the same door.
impl Hash for Bell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.place().hash(state);
    }
}

impl Door {
    /// Opens the door of a folder. Only for who has locked the folder.
    ///
    /// # Errors
    /// If the system refuses one, as below a very long path.
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Door(Bell(Arc::new(system::Listener::open(folder)?))))
    }

    /// Where it is heard that something is handed in.
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
    /// Waits for files, and hands each to `take`, which says whether it could be taken. Comes back once one could not be.
    pub fn hear(&self, mut take: impl FnMut(PathBuf) -> bool) {
        loop {
            let visitor = match self.0.next() {
                Ok(visitor) => visitor,
                Err(error) if is_of_visitor(&error) => continue,
                Err(error) => return tracing::warn!("nothing can be handed in any more: {error}"),
            };
            // One visitor who stumbles, or says nothing, keeps nobody else away.
            match within(SHORT_PATIENCE, move || system::read(visitor)) {
                Ok((Some(file), mut visitor)) => {
                    if !take(file) {
                        return;
                    }
                    // Who did not wait for the answer misses nothing.
                    let _ = visitor.write_all(TAKEN);
                }
                Ok((None, _)) => tracing::warn!("what was handed in is no path"),
                Err(error) => tracing::warn!("nothing was handed in: {error}"),
            }
        }
    }
}

/// Hands a file in to the window that plays with this folder, and waits until it has taken it. Tells whether it has: where no
/// window is, as where the folder is played with in text mode, nobody takes anything.
#[must_use]
pub fn hand_in(folder: &Path, file: &Path) -> bool {
    let folder = folder.to_owned();
    let handed = std::path::absolute(file).and_then(|file| within(PATIENCE, move || system::give(&folder, &file)));
    match handed {
        Ok(answer) => answer == TAKEN,
        Err(error) => {
            tracing::info!("no window has taken the file: {error}");
            false
        }
    }
}

/// What comes of this work if it is done in time: not every system knows a time limit for what is read.
fn within<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let (sender, done) = mpsc::channel();
    let _ = thread::Builder::new().name("visitor".to_owned()).spawn(move || sender.send(work()))?;
    done.recv_timeout(patience).map_err(io::Error::other)?
}

/// Whether only this visitor is not understood.
fn is_of_visitor(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, Interrupted};

    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | Interrupted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is heard at a door.
    pub(super) fn heard(door: &Door) -> mpsc::Receiver<PathBuf> {
        let (sender, heard) = mpsc::channel();
        let bell = door.bell();
        let _ = thread::spawn(move || bell.hear(|file| sender.send(file).is_ok()));
        heard
    }

    #[test]
    fn a_file_is_handed_in_by_its_whole_path_while_the_door_is_open() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!hand_in(folder.path(), Path::new("/a.ron")), "nobody is there");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        for file in ["/a.ron", "Wie bei Änne.ron"].map(Path::new) {
            assert!(hand_in(folder.path(), file));
            assert_eq!(heard.recv(), Ok(std::path::absolute(file).expect("a path")));
        }
    }

    #[test]
    fn a_window_that_goes_answers_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let bell = door.bell();
        let refuses = thread::spawn(move || bell.hear(|_| false));
        assert!(!hand_in(folder.path(), Path::new("/a.ron")));
        refuses.join().expect("it comes back");
    }
}
