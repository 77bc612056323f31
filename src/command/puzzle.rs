//! `puzzle`: one of the puzzles in words, to be answered in the terminal.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start, Which};
use pitch_language::{phrase, t};
use pitch_session::puzzle::Theme;
use pitch_session::{Settings, Timestamp, storage};

use clap::Args;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Which puzzle, and where the answer comes from.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A theme (`jack`, `tens`, `bid`, `trumps`, `game` or `mistakes`) for five hands, or `today` for the puzzle of the day; without it, the
    /// first one not solved yet
    #[arg(value_name = "THEME|today")]
    pub puzzle: Option<String>,
    /// Take the commands from this file
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Asks for the answer to a puzzle on standard input and output. What was answered is kept, and nothing else.
///
/// # Errors
/// A language or puzzle that is not there, or an output that cannot be written.
pub fn puzzle(options: &Options) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let l = &language;
    let today = Timestamp::now().local_day();
    let none = |theme: &str| {
        let themes = phrase::list(l, Theme::ALL.map(|theme| theme.id().to_owned()));
        Told::new(t!(l, "puzzle-none", theme = theme, themes = themes))
    };
    let which = match &options.puzzle {
        None => Which::Next,
        Some(word) if word.to_lowercase() == "today" => Which::Today,
        Some(theme) => Which::Theme(theme.to_lowercase().parse().map_err(|_| Failure::wrong_use(none(theme)))?),
    };
    let (settings, unread) = folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
    for error in unread {
        let _ = writeln!(io::stderr(), "{}", phrase::settings_error(&language, &error));
    }
    let input = io::stdin();
    let echo = options.script.is_some() || !input.is_terminal();
    let script = options.script.as_deref().map(storage::open_lines).transpose();
    let script = script.map_err(|error| Told::unread(l, &error))?;
    let start = Start { language, folders, settings, echo, ..Start::default() };
    let output = io::stdout().lock();
    match script {
        Some(script) => text::puzzle(which, today, start, script, output)?,
        None => text::puzzle(which, today, start, input.lock(), output)?,
    }
    Ok(())
}
