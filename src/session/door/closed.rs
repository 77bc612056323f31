//! Where no window can be come into: every file is opened in a window of its own.

use std::io;
use std::path::{Path, PathBuf};

/// A door that is never open.
#[derive(Debug)]
pub struct Door(());

/// Where nothing is ever heard.
#[derive(Debug, Clone, Hash)]
pub struct Bell;

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
    pub const fn bell(&self) -> Bell {
        Bell
    }
}

impl Bell {
    /// Waits for nothing.
    pub fn hear(&self, _take: impl FnMut(PathBuf) -> bool) {}
}

/// Hands nothing in.
#[must_use]
pub fn hand_in(_folder: &Path, _file: &Path) -> bool {
    false
}
