//! Opening of files from outside only if they are regular ones: a pipe keeps anyone who opens it waiting, a device may
//! never end.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Error for something other than a regular file: a pipe, a socket, a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no regular file")]
pub struct NotRegular;

/// Opens a regular file, or one that a link leads to, to be read. Returns at once, whatever is there.
///
/// # Errors
/// Whatever the system reports. [`io::ErrorKind::IsADirectory`] for a folder, and an error for which [`is_other`] holds
/// for anything else that is no regular file.
pub fn open(path: &Path) -> io::Result<File> {
    open_with(File::options().read(true), path)
}

/// Opens a regular file with these options, which may create it. Returns at once, whatever is there.
///
/// # Errors
/// As [`open`] does.
pub fn open_with(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    match fs::metadata(path) {
        Ok(found) => check(&found)?,
        // The options decide if it may be created.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    // It may be something else by now.
    let file = without_waiting(options).open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Returns `true` if a file was refused because it is neither a regular one nor a folder.
#[must_use]
pub fn is_other(error: &io::Error) -> bool {
    error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotRegular>)
}

fn check(found: &fs::Metadata) -> io::Result<()> {
    if found.is_file() {
        Ok(())
    } else if found.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        Err(io::Error::new(io::ErrorKind::InvalidInput, NotRegular))
    }
}

/// Makes the options open a pipe without waiting for its other end, and a terminal without making it that of the
/// program.
#[cfg(unix)]
fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;

    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits() as i32)
}

#[cfg(not(unix))]
fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::io::Read;

    #[test]
    fn a_regular_file_is_opened_and_a_folder_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        assert_eq!(open(&path).map_err(|error| error.kind()).err(), Some(io::ErrorKind::NotFound));
        fs::write(&path, "text").expect("written");
        let mut text = String::new();
        let _ = open(&path).expect("opened").read_to_string(&mut text).expect("read");
        assert_eq!(text, "text");
        let error = open(folder.path()).expect_err("a folder");
        assert!(error.kind() == io::ErrorKind::IsADirectory && !is_other(&error), "{error}");
        let _ = open_with(File::options().create(true).append(true), &folder.path().join("b")).expect("created");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_keeps_nobody_waiting() {
        let folder = tempfile::tempdir().expect("a folder");
        let [pipe, socket, link] = ["pipe", "socket", "link"].map(|name| folder.path().join(name));
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let _socket = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
        std::os::unix::fs::symlink(&pipe, &link).expect("a link");
        for path in [pipe.as_path(), &socket, &link, Path::new("/dev/zero"), Path::new("/dev/null")] {
            for mut options in [File::options().read(true).clone(), File::options().create(true).append(true).clone()] {
                let error = open_with(&mut options, path).expect_err("no file");
                assert!(is_other(&error), "{}: {error}", path.display());
            }
        }
    }
}
