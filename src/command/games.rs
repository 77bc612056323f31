//! `games`: the saved games, one a line, or one of them told in words.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use pitch_language::library::{date, names_for_readers, saved_title, standing, transcript};
use pitch_language::{Language, phrase, t};
use pitch_session::storage::{self, SavedGame};
use pitch_session::{Fault, Playthrough};

use clap::Args;

use std::io::Write;
use std::path::PathBuf;

/// Which games are printed, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A saved game, to be told in words; without it, all games are listed
    pub file: Option<PathBuf>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Prints the list, the last saved first, or every hand of one game that is over. Of a game that breaks the rules, what can be
/// played is told before the failure. Nothing is written, and a program that plays with the folder is not disturbed.
///
/// # Errors
/// A language that is not there, a file that cannot be read, a game that breaks the rules, or an output that cannot be written.
pub fn games(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    if let Some(file) = &options.file {
        let record = Told::saved_game(&language, file)?;
        write!(out, "{}", transcript(&language, &record))?;
        let told = |fault: &Fault| phrase::fault(&language, &names_for_readers(&language, &record), file, fault);
        return Playthrough::of(&record).1.map_or(Ok(()), |fault| Err(Told::new(told(&fault)).into()));
    }
    let games = folders.map(|folders| storage::games_in(&folders.data)).unwrap_or_default();
    if games.is_empty() {
        writeln!(out, "{}", t!(language, "saves-empty"))?;
    }
    for game in &games {
        writeln!(out, "{}", line(&language, game))?;
    }
    // Where nothing could be read, such as a folder that nobody may look into, it has failed.
    match games.iter().find_map(|game| game.summary.as_ref().err()) {
        Some(error) if games.iter().all(|game| game.summary.is_err()) => Err(Told::unread(&language, error).into()),
        Some(_) | None => Ok(()),
    }
}

fn line(language: &Language, game: &SavedGame) -> String {
    let file = pitch_shown::path(&game.path);
    match &game.summary {
        Ok(summary) => {
            let title = saved_title(language, summary);
            let standing = if game.is_current { t!(language, "saves-current") } else { standing(language, summary) };
            let day = date(language, summary.saved);
            let players = phrase::list(language, summary.players.iter().cloned());
            t!(language, "text-game", file = file, title = title, players = players, standing = standing, date = day)
        }
        Err(error) => phrase::load_error(language, error),
    }
}
