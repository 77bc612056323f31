//! `puzzle`: one of the puzzles in words, to be answered in the terminal.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start, Which};
use pitch_language::{phrase, t};
use pitch_session::{Settings, Shelf, Timestamp, storage};

use clap::Args;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Which puzzle, and where the answer comes from.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// The number of a puzzle, or `today` for that of the day; without it, the first one not solved yet
    #[arg(value_name = "NUMBER|today")]
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
    let (l, shelf) = (&language, Shelf::own());
    let today = Timestamp::now().local_day();
    let none = |number: &str| Told::new(t!(l, "puzzle-none", number = number, count = shelf.puzzles.len()));
    let which = match options.puzzle.as_deref() {
        None => Which::Next,
        Some("today") => Which::At(shelf.of_day(today).ok_or_else(|| Told::new(t!(l, "puzzle-shelf-empty")))?),
        Some(number) => {
            let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let place = place.filter(|place| *place < shelf.puzzles.len());
            Which::At(place.ok_or_else(|| Failure::wrong_use(none(number)))?)
        }
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
