//! Where no window can be come into: every file is opened in a window of its own.

use std::io;
use std::path::{Path, PathBuf};

/// A door that is never open.
#[derive(Debug)]
pub struct Door(Bell);

/// Where nothing is ever heard.
#[derive(Debug, Clone, Hash)]
pub enum Bell {}

impl Door {
    /// Opens nothing.
    ///
    /// # Errors
    /// Always.
    pub fn open(_folder: &Path) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Where nothing is ever heard.
    #[must_use]
    pub fn bell(&self) -> Bell {
        self.0.clone()
    }
}

impl Bell {
    /// Waits for nothing.
    pub fn hear(&self, _take: impl FnMut(PathBuf) -> bool) {
        match *self {}
    }
}

/// Hands nothing in.
#[must_use]
pub fn hand_in(_folder: &Path, _file: &Path) -> bool {
    false
}
