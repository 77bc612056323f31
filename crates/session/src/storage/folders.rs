//! Folders for the files of the program.

use directories::{ProjectDirs, UserDirs};

use std::path::{Path, PathBuf};

/// Folders of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// Folder for saved games.
    pub data: PathBuf,
    /// Folder for the settings.
    pub config: PathBuf,
    /// Folder for the diary of the program.
    pub state: PathBuf,
}

impl Folders {
    /// Returns the folders that the system has for a player's programs, or `None` if it does not say where the player's
    /// home is.
    #[must_use]
    pub fn of_system() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "Auction-Pitch")?;
        let state = dirs.state_dir().unwrap_or(dirs.data_local_dir()).to_owned();
        Some(Folders { data: dirs.data_dir().to_owned(), config: dirs.config_dir().to_owned(), state })
    }

    /// Returns one folder for everything.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        Folders { data: folder.to_owned(), config: folder.to_owned(), state: folder.to_owned() }
    }

    /// Returns the folder that was asked for, or else those of the system.
    #[must_use]
    pub fn choose(asked: Option<&Path>) -> Option<Self> {
        asked.map_or_else(Folders::of_system, |folder| Some(Folders::at(folder)))
    }

    /// Returns the proposed folder for files that are given to others: the player's documents, or the one folder that
    /// was asked for.
    #[must_use]
    pub fn to_share(&self) -> PathBuf {
        if self.data == self.config {
            return self.data.clone();
        }
        let dirs = UserDirs::new();
        let documents = dirs.as_ref().and_then(UserDirs::document_dir).filter(|folder| folder.is_dir());
        documents.or(dirs.as_ref().map(UserDirs::home_dir)).unwrap_or(&self.data).to_owned()
    }

    /// Returns the path of the file of the settings.
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
