//! Options of commands that look into the player's folder: which folder, and which language.

use crate::command::failure::{Failure, Told};
use pitch_language::{Language, phrase, t};
use pitch_session::{Folders, Settings};

use clap::{Args, ValueHint};

use std::path::PathBuf;

/// The folder and the language.
#[derive(Debug, Clone, Default, PartialEq, Eq, Args)]
pub struct Surroundings {
    /// Keep saved games, rule sets and settings in this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub data_dir: Option<PathBuf>,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
}

impl Surroundings {
    /// Returns the folders, if there are any, and the language: the one asked for, or else the one chosen in the
    /// settings, or that of the system.
    ///
    /// # Errors
    /// Returns an error if there is no such language.
    pub fn open(&self) -> Result<(Option<Folders>, Language), Failure> {
        let folders = Folders::choose(self.data_dir.as_deref());
        let chosen = folders.as_ref().and_then(|folders| Settings::peek(&folders.settings())?.language);
        Ok((folders, language(self.lang.as_deref(), chosen.as_deref())?))
    }

    /// Refuses a folder that is none, before each file in it is looked for. One that is not there yet will be made.
    ///
    /// # Errors
    /// Returns an error if something else is in its place, and if there is no such language as the one asked for.
    pub fn check_folder(&self) -> Result<(), Failure> {
        match self.data_dir.as_deref().filter(|folder| folder.exists() && !folder.is_dir()) {
            None => Ok(()),
            Some(other) => {
                let l = language(self.lang.as_deref(), None)?;
                Err(Failure::wrong_use(Told::new(t!(l, "start-no-folder", path = pitch_shown::path(other)))))
            }
        }
    }

    /// Returns these options, with those that are missing taken from `elsewhere`.
    #[must_use]
    pub fn or(self, elsewhere: Self) -> Self {
        Surroundings { data_dir: self.data_dir.or(elsewhere.data_dir), lang: self.lang.or(elsewhere.lang) }
    }
}

/// Returns the language asked for, or else the one chosen in the settings, or that of the system.
///
/// # Errors
/// Returns an error if there is no such language as the one asked for, told in the language that is used otherwise.
pub(super) fn language(asked: Option<&str>, chosen: Option<&str>) -> Result<Language, Failure> {
    Language::choose(asked, chosen).map_err(|unknown| {
        let l = Language::choose(None, chosen).unwrap_or_default();
        let tags = phrase::list(&l, Language::ALL.map(|translation| translation.tag.to_owned()));
        Failure::wrong_use(Told::new(t!(l, "start-no-language", tag = pitch_shown::quote(&unknown.0), tags = tags)))
    })
}
