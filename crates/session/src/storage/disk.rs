//! File operations of the storage, in one place: anyone who opens a storage may hand it another disk, such as one that is
//! full.

use crate::private;
use crate::regular;
use crate::timestamp::Timestamp;

use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

/// Operations of a disk. Each function stands for one thing that can fail; a failure has changed nothing.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Opens a file to be read.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn open(&self, path: &Path) -> io::Result<Box<dyn Source>>;

    /// Returns the paths of the entries of a folder, in any order.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Returns `true` if a name is taken, also by a link that leads nowhere.
    ///
    /// # Errors
    /// Any error that the system reports, except for a name that is free.
    fn has(&self, path: &Path) -> io::Result<bool>;

    /// Returns the file that a name stands for: where a link leads, also if nothing is there, or the path itself.
    fn target(&self, path: &Path) -> PathBuf {
        path.to_owned()
    }

    /// Creates a folder and those above it where they are missing, for the player alone.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn create_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes a folder of the program, and everything that the program made there, private to the player, as far as
    /// possible.
    fn protect(&self, _folder: &Path) {}

    /// Claims a file until the result is dropped, or returns `None` if another program still has it after waiting for
    /// `patience`.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn lock(&self, path: &Path, patience: Duration) -> io::Result<Option<Box<dyn Claim>>>;

    /// Creates a file in a folder under a name with this beginning that is not taken.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn create_in(&self, folder: &Path, beginning: &str) -> io::Result<(PathBuf, Box<dyn Sink>)>;

    /// Opens a file to append to it, and creates it if it is missing.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn append(&self, path: &Path) -> io::Result<Box<dyn Sink>>;

    /// Renames a file, replacing the file that has the new name.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Gives a file a second name, which must not be taken.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn link(&self, path: &Path, name: &Path) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Removes an empty folder.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn remove_folder(&self, folder: &Path) -> io::Result<()>;

    /// Returns once the names in a folder are safe from a loss of power.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// File that is read.
pub trait Source: Read + Seek {
    /// Returns the length of the file in bytes, as far as it says; a device says 0.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn length(&self) -> io::Result<u64>;

    /// Returns the time at which it was last written, if that is known.
    fn written(&self) -> Option<Timestamp> {
        None
    }
}

/// File that is written.
pub trait Sink: Write + Send {
    /// Returns once everything written is safe from a loss of power.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn sync(&self) -> io::Result<()>;

    /// Cuts the file to this length in bytes.
    ///
    /// # Errors
    /// Any error that the system reports.
    fn cut(&self, length: u64) -> io::Result<()>;
}

/// Claim on a file, given up when it is dropped.
pub trait Claim: fmt::Debug + Send + Sync {}

impl Source for File {
    fn length(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn written(&self) -> Option<Timestamp> {
        let since = self.metadata().ok()?.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        Some(Timestamp::from_seconds(since.as_secs()))
    }
}

impl Sink for File {
    fn sync(&self) -> io::Result<()> {
        self.sync_all()
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }
}

impl Claim for File {}

/// Disk of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct System;

/// Pause before a lock is tried again.
const LOCK_PAUSE: Duration = Duration::from_millis(20);

impl Disk for System {
    fn open(&self, path: &Path) -> io::Result<Box<dyn Source>> {
        Ok(Box::new(regular::open(path)?))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
    }

    fn has(&self, path: &Path) -> io::Result<bool> {
        match path.symlink_metadata() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            found => found.map(|_| true),
        }
    }

    fn target(&self, path: &Path) -> PathBuf {
        /// Links after which the system, too, takes them for a circle.
        const MOST: usize = 40;
        let next = |path: &PathBuf| path.read_link().ok().map(|to| path.parent().unwrap_or(path).join(to));
        std::iter::successors(Some(path.to_owned()), next).take(MOST).last().unwrap_or_else(|| path.to_owned())
    }

    fn create_folder(&self, folder: &Path) -> io::Result<()> {
        private::create_folder(folder)
    }

    fn protect(&self, folder: &Path) {
        private::protect_all(folder);
    }

    fn lock(&self, path: &Path, patience: Duration) -> io::Result<Option<Box<dyn Claim>>> {
        let mut options = File::options();
        let options = private::options(options.create(true).write(true).truncate(false));
        let file = regular::open_with(options, path)?;
        private::protect_file(&file);
        let end = Instant::now() + patience;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Box::new(file))),
                Err(TryLockError::WouldBlock) if Instant::now() < end => std::thread::sleep(LOCK_PAUSE),
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }

    fn create_in(&self, folder: &Path, beginning: &str) -> io::Result<(PathBuf, Box<dyn Sink>)> {
        let new = tempfile::Builder::new().prefix(beginning).suffix(".tmp").tempfile_in(folder)?;
        let (file, path) = new.keep().map_err(|error| error.error)?;
        Ok((path, Box::new(file)))
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn Sink>> {
        let mut options = File::options();
        let options = private::options(options.create(true).append(true));
        let file = regular::open_with(options, path)?;
        private::protect_file(&file);
        Ok(Box::new(file))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        patiently(|| std::fs::rename(from, to))
    }

    fn link(&self, path: &Path, name: &Path) -> io::Result<()> {
        std::fs::hard_link(path, name)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        patiently(|| std::fs::remove_file(path))
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        std::fs::remove_dir(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Elsewhere folders cannot be opened, and the file system sees to it.
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    }
}

/// Repeats an attempt for a while if permission is denied on Windows, where a virus scanner or an indexer may hold a
/// file for a moment after it was written. Elsewhere a refusal is final.
fn patiently(mut attempt: impl FnMut() -> io::Result<()>) -> io::Result<()> {
    /// Pauses between the attempts, in ms: half a second in all.
    const PAUSES: [u64; 6] = [5, 15, 40, 80, 140, 220];
    for pause in PAUSES {
        match attempt() {
            Err(error) if cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied => {
                std::thread::sleep(Duration::from_millis(pause));
            }
            done => return done,
        }
    }
    attempt()
}

/// Shared disk: that of the machine, unless another is given.
#[derive(Debug, Clone)]
pub struct Drive(Arc<dyn Disk>);

impl Drive {
    /// Creates a drive with this disk.
    #[must_use]
    pub fn new(disk: impl Disk + 'static) -> Self {
        Drive(Arc::new(disk))
    }
}

impl Default for Drive {
    fn default() -> Self {
        Drive::new(System)
    }
}

impl Deref for Drive {
    type Target = dyn Disk;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}
