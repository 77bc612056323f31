//! Unix sockets: the window has one in a folder that only its own account may enter: below that of the session, if
//! there is one, or else below the folder it plays with. One that a killed program left behind answers nobody, and goes
//! when the next window opens its door. No link is followed, and nothing is removed but a socket.

use super::{TAKEN, Visit};
use crate::private;

use sha2::{Digest, Sha256};

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

/// Longest path, in bytes: no system that has such sockets opens a longer one.
const LONGEST: usize = 4096;

#[derive(Debug)]
pub(super) struct Listener {
    listener: UnixListener,
    place: PathBuf,
    /// Inode of the socket, which tells it from others of its name.
    number: Option<u64>,
}

impl Listener {
    /// Opens the socket of a folder. One that is already there is dead and is replaced.
    pub(super) fn open(folder: &Path) -> io::Result<Self> {
        let mut failed = io::ErrorKind::NotFound.into();
        for place in places(folder).into_iter().flatten() {
            match Listener::at(&place) {
                Ok(listener) => return Ok(listener),
                Err(error) => failed = error,
            }
        }
        Err(failed)
    }

    fn at(place: &Path) -> io::Result<Self> {
        let hall = place.parent().ok_or(io::ErrorKind::NotFound)?;
        private::create_folder(hall)?;
        if !hall.symlink_metadata()?.is_dir() {
            return Err(io::Error::new(io::ErrorKind::NotADirectory, "a link is in the place of the door"));
        }
        // What is there may have been made by hand.
        private::protect(hall);
        match place.symlink_metadata() {
            Ok(found) if found.file_type().is_socket() => fs::remove_file(place)?,
            Ok(_) => return Err(io::ErrorKind::AlreadyExists.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let listener = UnixListener::bind(place)?;
        Ok(Listener { listener, place: place.to_owned(), number: number(place) })
    }

    /// Returns the path of the socket.
    pub(super) fn place(&self) -> &Path {
        &self.place
    }

    /// Waits for the next visitor.
    pub(super) fn next(&self) -> io::Result<UnixStream> {
        self.listener.accept().map(|(visitor, _)| visitor)
    }

    /// Removes the socket, so that nobody is let in any more.
    pub(super) fn close(&self) {
        // What another program put there is its own; what stays is a dead one.
        if self.number.is_some() && number(&self.place) == self.number {
            let _ = fs::remove_file(&self.place);
        }
    }
}

/// Returns the inode of a socket, or `None` if there is none.
fn number(place: &Path) -> Option<u64> {
    place.symlink_metadata().ok().filter(|found| found.file_type().is_socket()).map(|found| found.ino())
}

/// Gives a path, or none to only show the window, to anyone who listens at the socket of the folder, and returns the
/// answer.
pub(super) fn give(folder: &Path, file: Option<&Path>) -> io::Result<[u8; TAKEN.len()]> {
    let [first, second] = places(folder).map(|place| place.map(UnixStream::connect));
    let none = || Err(io::ErrorKind::NotFound.into());
    let mut visitor = first.unwrap_or_else(none).or_else(|_| second.unwrap_or_else(none))?;
    visitor.write_all(file.unwrap_or(Path::new("")).as_os_str().as_bytes())?;
    visitor.shutdown(Shutdown::Write)?;
    let mut answer = [0; TAKEN.len()];
    visitor.read_exact(&mut answer)?;
    Ok(answer)
}

/// Reads the purpose of a visit, or `None` if what is handed in is no absolute path.
pub(super) fn read(mut visitor: UnixStream) -> io::Result<(Option<Visit>, UnixStream)> {
    let mut bytes = Vec::new();
    let _ = (&mut visitor).take(LONGEST as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.is_empty() {
        return Ok((Some(Visit::Look), visitor));
    }
    let path = Path::new(OsStr::from_bytes(&bytes));
    let is_path = path.is_absolute() && bytes.len() <= LONGEST && !bytes.contains(&0);
    Ok((is_path.then(|| Visit::Open(path.to_owned())), visitor))
}

/// Returns the places where the socket of a folder can be, the better one first.
fn places(folder: &Path) -> [Option<PathBuf>; 2] {
    let session = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    [session.and_then(|session| in_session(&session, folder)), Some(in_folder(folder))]
}

fn in_folder(folder: &Path) -> PathBuf {
    folder.join("door").join("in")
}

/// Returns the path of the socket in the folder of the session, or `None` if that folder is not the player's alone, as
/// the XDG specification demands.
fn in_session(session: &Path, folder: &Path) -> Option<PathBuf> {
    let is_private = |found: &fs::Metadata| {
        found.is_dir() && found.permissions().mode() & 0o777 == 0o700 && Some(found.uid()) == own_account()
    };
    let _ = session.symlink_metadata().ok().filter(|found| session.is_absolute() && is_private(found))?;
    let place = folder.canonicalize().ok()?;
    let sum = Sha256::digest(place.as_os_str().as_bytes());
    let name: String = sum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    Some(session.join("auction-pitch").join(name))
}

/// Returns the account that the program runs under, if the system tells.
fn own_account() -> Option<u32> {
    fs::metadata("/proc/self").ok().map(|found| found.uid())
}

#[cfg(test)]
mod tests {
    use super::super::{Door, tests::heard, visit};
    use super::*;

    use std::fs::Permissions;

    /// The socket of an open door.
    fn socket(door: &Door) -> PathBuf {
        door.0.0.place().to_owned()
    }

    /// What is answered to these bytes.
    fn answer(door: &Door, bytes: &[u8]) -> Vec<u8> {
        let mut visitor = UnixStream::connect(socket(door)).expect("the door is open");
        // A reader that reads no further may be gone already.
        let _ = visitor.write_all(bytes);
        let _ = visitor.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        let _ = visitor.read_to_end(&mut answer);
        answer
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("there").permissions().mode() & 0o777
    }

    #[test]
    fn a_path_of_any_bytes_is_handed_in_and_the_socket_goes_with_the_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let (heard, socket) = (heard(&door), socket(&door));
        let odd = Path::new(OsStr::from_bytes(b"/tmp/\xFF \n Wie bei \xC3\x84nne.ron"));
        assert!(visit(folder.path(), Some(odd)));
        assert_eq!(heard.recv(), Ok(Visit::Open(odd.to_owned())));
        drop(door);
        assert!(!socket.exists(), "it is closed");
    }

    #[test]
    fn what_is_no_path_is_not_taken_and_keeps_nobody_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let long = [b'/'; LONGEST + 1];
        for wrong in [&b"relative.ron"[..], b"/with\0a hole", &long, &long.repeat(100)] {
            assert_eq!(answer(&door, wrong), b"", "{} bytes", wrong.len());
        }
        assert_eq!(answer(&door, &long[1..]), TAKEN);
        let length = |visit| if let Visit::Open(path) = visit { path.as_os_str().len() } else { 0 };
        assert_eq!(heard.recv().map(length), Ok(LONGEST));
    }

    #[test]
    fn who_comes_and_says_nothing_keeps_nobody_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        let _silent = UnixStream::connect(socket(&door)).expect("the door is open");
        assert!(visit(folder.path(), Some(Path::new("/a.ron"))));
        assert_eq!(heard.recv(), Ok(Visit::Open("/a.ron".into())));
    }

    #[test]
    fn a_door_that_was_left_open_by_a_crash_lets_nobody_in_and_the_next_one_takes_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let dead = Door::open(folder.path()).expect("a door");
        let socket = socket(&dead);
        // As a program that is killed leaves it: nobody listens, and the socket stays.
        let other = folder.path().join("other");
        fs::rename(&socket, &other).expect("renamed");
        drop(dead);
        fs::rename(&other, &socket).expect("renamed");
        assert!(!visit(folder.path(), Some(Path::new("/a.ron"))));
        let door = Door::open(folder.path()).expect("a door");
        let heard = heard(&door);
        assert!(visit(folder.path(), Some(Path::new("/a.ron"))));
        assert_eq!(heard.recv(), Ok(Visit::Open("/a.ron".into())));
    }

    #[test]
    fn nobody_else_can_come_to_the_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = in_folder(folder.path());
        let hall = place.parent().expect("a folder");
        fs::create_dir(hall).expect("made");
        fs::set_permissions(hall, Permissions::from_mode(0o777)).expect("open to all");
        let _door = Listener::at(&place).expect("a door");
        assert_eq!(mode(hall), 0o700);
    }

    #[test]
    fn a_link_is_not_followed_and_what_is_no_socket_stays() {
        let (folder, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        fs::set_permissions(other.path(), Permissions::from_mode(0o755)).expect("open to all");
        fs::write(other.path().join("in"), "precious").expect("written");
        let place = in_folder(folder.path());
        std::os::unix::fs::symlink(other.path(), folder.path().join("door")).expect("a link");
        assert!(Listener::at(&place).is_err());
        fs::remove_file(folder.path().join("door")).expect("removed");
        fs::create_dir(folder.path().join("door")).expect("made");
        std::os::unix::fs::symlink(other.path().join("in"), &place).expect("a link");
        assert!(Listener::at(&place).is_err());
        fs::remove_file(&place).expect("removed");
        fs::write(&place, "mine").expect("written");
        assert!(Listener::at(&place).is_err());
        assert_eq!(fs::read_to_string(&place).expect("there"), "mine");
        assert_eq!(fs::read_to_string(other.path().join("in")).expect("there"), "precious");
        assert_eq!(mode(other.path()), 0o755);
    }

    #[test]
    fn a_door_that_closes_leaves_that_of_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = in_folder(folder.path());
        let first = Listener::at(&place).expect("a door");
        let _second = Listener::at(&place).expect("a door");
        first.close();
        assert!(UnixStream::connect(&place).is_ok());
    }

    #[test]
    fn the_folder_of_the_session_is_used_if_it_is_the_players_alone() {
        let (folder, session) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
        fs::set_permissions(session.path(), Permissions::from_mode(0o700)).expect("private");
        let place = |session: &Path| in_session(session, folder.path());
        if own_account().is_some() {
            let found = place(session.path()).expect("it is private");
            assert!(found.starts_with(session.path()));
            let _door = Listener::at(&found).expect("a door");
            assert_eq!(mode(found.parent().expect("a folder")), 0o700);
        }
        for mode in [0o755, 0o777, 0o750] {
            fs::set_permissions(session.path(), Permissions::from_mode(mode)).expect("open to others");
            assert_eq!(place(session.path()), None);
        }
        assert_eq!(place(Path::new("relative")), None);
        assert_eq!(place(&session.path().join("none")), None);
    }

    #[test]
    fn a_folder_too_far_down_has_no_door() {
        let folder = tempfile::tempdir().expect("a folder");
        let deep = folder.path().join("far/".repeat(60));
        fs::create_dir_all(&deep).expect("made");
        assert!(Listener::at(&in_folder(&deep)).is_err());
    }
}
