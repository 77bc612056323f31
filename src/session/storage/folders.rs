//! Where the files of the program are.

use directories::ProjectDirs;

use std::path::{Path, PathBuf};

/// The folders of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// For saved games.
    pub data: PathBuf,
    /// For the settings.
    pub config: PathBuf,
}

impl Folders {
    /// The folders that the system has for a player's programs; nothing if it does not say where his home is.
    #[must_use]
    pub fn of_system() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "Auction-Pitch")?;
        Some(Folders { data: dirs.data_dir().to_owned(), config: dirs.config_dir().to_owned() })
    }

    /// One folder for everything.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        Folders { data: folder.to_owned(), config: folder.to_owned() }
    }

    /// The folder that was asked for, or else those of the system.
    #[must_use]
    pub fn choose(asked: Option<&Path>) -> Option<Self> {
        asked.map_or_else(Folders::of_system, |folder| Some(Folders::at(folder)))
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_asked_for_holds_everything() {
        let folders = Folders::choose(Some(Path::new("here"))).expect("folders");
        assert_eq!((folders.data.as_path(), folders.settings()), (Path::new("here"), "here/settings.ron".into()));
    }
}
