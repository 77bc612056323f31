//! Sockets: the window has one in its folder, below a folder that only its own account may enter. One that a killed program left
//! behind answers nobody, and goes when the next window opens its door.

use super::TAKEN;

use std::ffi::OsStr;
use std::fs::{self, DirBuilder, Permissions};
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

/// The most bytes of a path: no system that has such sockets opens a longer one.
const LONGEST: usize = 4096;

#[derive(Debug)]
pub(super) struct Listener {
    listener: UnixListener,
    place: PathBuf,
}

impl Listener {
    /// Opens the socket of a folder. One that is there is a dead one.
    pub(super) fn open(folder: &Path) -> io::Result<Self> {
        let place = place(folder);
        let hall = place.parent().unwrap_or(folder);
        match DirBuilder::new().mode(0o700).create(hall) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            // What is there may have been made by hand.
            _ => fs::set_permissions(hall, Permissions::from_mode(0o700))?,
        }
        match fs::remove_file(&place) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        Ok(Listener { listener: UnixListener::bind(&place)?, place })
    }

    /// The socket.
    pub(super) fn place(&self) -> &Path {
        &self.place
    }

    /// Waits for the next visitor.
    pub(super) fn next(&self) -> io::Result<UnixStream> {
        self.listener.accept().map(|(visitor, _)| visitor)
    }

    /// Lets nobody in any more.
    pub(super) fn close(&self) {
        // One that stays is a dead one.
        let _ = fs::remove_file(&self.place);
    }
}

/// Gives the path to whoever listens at the socket of the folder, and tells what they answer.
pub(super) fn give(folder: &Path, file: &Path) -> io::Result<[u8; TAKEN.len()]> {
    let mut visitor = UnixStream::connect(place(folder))?;
    visitor.write_all(file.as_os_str().as_bytes())?;
    visitor.shutdown(Shutdown::Write)?;
    let mut answer = [0; TAKEN.len()];
    visitor.read_exact(&mut answer)?;
    Ok(answer)
}

/// Reads the path that is handed in; nothing if it is none.
pub(super) fn read(mut visitor: UnixStream) -> io::Result<(Option<PathBuf>, UnixStream)> {
    let mut bytes = Vec::new();
    let _ = (&mut visitor).take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    let path = Path::new(OsStr::from_bytes(&bytes));
    let is_path = path.is_absolute() && bytes.len() <= LONGEST && !bytes.contains(&0);
    Ok((is_path.then(|| path.to_owned()), visitor))
}

/// The socket of a folder.
fn place(folder: &Path) -> PathBuf {
    folder.join("door").join("in")
}

#[cfg(test)]
mod tests {
    use super::super::{Door, hand_in, tests::heard};
    use super::*;

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
    fn a_path_of_any_bytes_is_handed_in_and_the_socket_goes_with_the_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let odd = Path::new(OsStr::from_bytes(b"/tmp/\xFF \n Wie bei \xC3\x84nne.ron"));
        assert!(hand_in(folder.path(), odd));
        assert_eq!(heard.recv().as_deref(), Ok(odd));
        drop(door);
        assert!(!place(folder.path()).exists(), "it is closed");
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
    fn who_comes_and_says_nothing_keeps_nobody_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let _silent = UnixStream::connect(place(folder.path())).expect("the door is open");
        assert!(hand_in(folder.path(), Path::new("/a.ron")));
        assert_eq!(heard.recv(), Ok("/a.ron".into()));
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
    fn a_folder_too_far_down_has_no_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let deep = folder.path().join("far/".repeat(60));
        fs::create_dir_all(&deep).expect("made");
        assert!(Door::open(&deep).is_err(), "there is no room for such a path");
    }
}
