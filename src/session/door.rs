//! The way into a running window: a file that the program is started with once more is handed in to the window that plays with
//! the folder.
//!
//! Whoever has locked the folder has a socket in it, below a folder that only their own account may enter. One path comes in,
//! an answer goes out, and nothing else. A socket that a killed program left behind answers nobody, and goes when the next
//! window opens its door.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, Permissions};
use std::hash::{Hash, Hasher};
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The most bytes of a path: no system that has such sockets opens a longer one.
const LONGEST: usize = 4096;
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
pub struct Bell {
    listener: Arc<UnixListener>,
    path: PathBuf,
}

/// Two bells are the same if they hang at the same door.
impl Hash for Bell {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.path.hash(state);
    }
}

impl Door {
    /// Opens the door of a folder. Only for who has locked the folder: a socket that is there is a dead one.
    ///
    /// # Errors
    /// If the system has no room for it, as below a very long path.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let path = place(folder);
        let hall = path.parent().unwrap_or(folder);
        match DirBuilder::new().mode(0o700).create(hall) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            // What is there may have been made by hand.
            _ => fs::set_permissions(hall, Permissions::from_mode(0o700))?,
        }
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        Ok(Door(Bell { listener: Arc::new(UnixListener::bind(&path)?), path }))
    }

    /// Where it is heard that something is handed in.
    #[must_use]
    pub fn bell(&self) -> Bell {
        self.0.clone()
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        // One that stays is a dead one.
        let _ = fs::remove_file(&self.0.path);
    }
}

impl Bell {
    /// Waits for files, and hands each to `take`, which says whether it could be taken. Comes back once one could not be.
    pub fn hear(&self, mut take: impl FnMut(PathBuf) -> bool) {
        for visitor in self.listener.incoming() {
            let handed = visitor.and_then(|mut visitor| Ok((read(&mut visitor)?, visitor)));
            match handed {
                Ok((Some(file), mut visitor)) => {
                    if !take(file) {
                        return;
                    }
                    // Who did not wait for the answer misses nothing.
                    let _ = visitor.write_all(TAKEN);
                }
                Ok((None, _)) => tracing::warn!("what was handed in is no path"),
                // One visitor who stumbles keeps nobody else away.
                Err(error) if is_of_visitor(&error) => tracing::warn!("nothing was handed in: {error}"),
                Err(error) => return tracing::warn!("nothing can be handed in any more: {error}"),
            }
        }
    }
}

/// Hands a file in to the window that plays with this folder, and waits until it has taken it. Tells whether it has: where no
/// window is, as where the folder is played with in text mode, nobody takes anything.
#[must_use]
pub fn hand_in(folder: &Path, file: &Path) -> bool {
    let handed = std::path::absolute(file).and_then(|file| {
        let mut visitor = UnixStream::connect(place(folder))?;
        visitor.set_read_timeout(Some(PATIENCE))?;
        visitor.set_write_timeout(Some(PATIENCE))?;
        visitor.write_all(file.as_os_str().as_bytes())?;
        visitor.shutdown(Shutdown::Write)?;
        let mut answer = [0; TAKEN.len()];
        visitor.read_exact(&mut answer)?;
        Ok(answer == TAKEN)
    });
    handed.unwrap_or_else(|error| {
        tracing::info!("no window has taken the file: {error}");
        false
    })
}

/// The socket of a folder.
fn place(folder: &Path) -> PathBuf {
    folder.join("door").join("in")
}

/// Reads the path that is handed in; nothing if it is none.
fn read(visitor: &mut UnixStream) -> io::Result<Option<PathBuf>> {
    visitor.set_read_timeout(Some(SHORT_PATIENCE))?;
    visitor.set_write_timeout(Some(SHORT_PATIENCE))?;
    let mut bytes = Vec::new();
    let _ = visitor.take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    let path = Path::new(OsStr::from_bytes(&bytes));
    let is_path = path.is_absolute() && bytes.len() <= LONGEST && !bytes.contains(&0);
    Ok(is_path.then(|| path.to_owned()))
}

/// Whether only this visitor is not understood.
fn is_of_visitor(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, Interrupted, TimedOut, WouldBlock};

    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | Interrupted | TimedOut | WouldBlock)
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::sync::mpsc;
    use std::thread;

    /// What is heard at a door.
    fn heard(door: &Door) -> mpsc::Receiver<PathBuf> {
        let (sender, heard) = mpsc::channel();
        let bell = door.bell();
        let _ = thread::spawn(move || bell.hear(|file| sender.send(file).is_ok()));
        heard
    }

    /// What is answered to these bytes.
    fn answer(folder: &Path, bytes: &[u8]) -> Vec<u8> {
        let mut visitor = UnixStream::connect(place(folder)).expect("the door is open");
        // Whoever reads no further may be gone already.
        let _ = visitor.write_all(bytes);
        let _ = visitor.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        let _ = visitor.read_to_end(&mut answer);
        answer
    }

    #[test]
    fn a_file_is_handed_in_by_its_whole_path_while_the_door_is_open() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!hand_in(folder.path(), Path::new("/a.ron")), "nobody is there");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let odd = Path::new(OsStr::from_bytes(b"/tmp/\xFF \n Wie bei \xC3\x84nne.ron"));
        assert!(hand_in(folder.path(), odd));
        assert_eq!(heard.recv().as_deref(), Ok(odd));
        assert!(hand_in(folder.path(), Path::new("game.ron")));
        assert_eq!(heard.recv(), Ok(std::path::absolute("game.ron").expect("a path")));
        drop(door);
        assert!(!hand_in(folder.path(), odd), "it is closed");
        assert!(!place(folder.path()).exists());
    }

    #[test]
    fn what_is_no_path_is_not_taken_and_keeps_nobody_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let long = [b'/'; LONGEST + 1];
        for wrong in [&b""[..], b"relative.ron", b"/with\0a hole", &long, &long.repeat(100)] {
            assert_eq!(answer(folder.path(), wrong), b"", "{} bytes", wrong.len());
        }
        assert_eq!(answer(folder.path(), &long[1..]), TAKEN);
        assert_eq!(heard.recv().map(|path| path.as_os_str().len()), Ok(LONGEST));
    }

    #[test]
    fn a_door_that_was_left_open_by_a_crash_lets_nobody_in_and_the_next_one_takes_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let dead = Door::open(folder.path()).expect("a door");
        let socket = place(folder.path());
        // As a program that is killed leaves it: nobody listens, and the socket stays.
        let other = folder.path().join("other");
        fs::rename(&socket, &other).expect("renamed");
        drop(dead);
        fs::rename(&other, &socket).expect("renamed");
        assert!(!hand_in(folder.path(), Path::new("/a.ron")));
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        assert!(hand_in(folder.path(), Path::new("/a.ron")));
        assert_eq!(heard.recv(), Ok("/a.ron".into()));
    }

    #[test]
    fn nobody_else_can_come_to_the_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let hall = folder.path().join("door");
        fs::create_dir(&hall).expect("made");
        fs::set_permissions(&hall, Permissions::from_mode(0o777)).expect("open to all");
        let _door = Door::open(folder.path()).expect("a door");
        assert_eq!(fs::metadata(&hall).expect("there").permissions().mode() & 0o777, 0o700);
    }

    #[test]
    fn a_window_that_goes_answers_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let bell = door.bell();
        let refuses = thread::spawn(move || bell.hear(|_| false));
        assert!(!hand_in(folder.path(), Path::new("/a.ron")));
        refuses.join().expect("it comes back");
        let deep = folder.path().join("far/".repeat(60));
        fs::create_dir_all(&deep).expect("made");
        assert!(Door::open(&deep).is_err(), "there is no room for such a path");
    }
}
