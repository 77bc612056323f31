//! `pad`: the score pad of a game with real cards, in the terminal.

use crate::command::failure::{Failure, Told};
use crate::command::rules::{find, own, own_name};
use crate::command::surroundings::Surroundings;
use crate::command::text::{self, Start, Wanted};
use pitch_language::phrase;
use pitch_session::{Settings, storage};

use clap::Args;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Which pad, and where the lines come from.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// Begin a new score pad by these rules: a game by any of its names, the name of a rule set of your own, or the file of
    /// one; without it, the one you left
    #[arg(value_name = "PRESET|NAME|FILE")]
    pub rules: Option<String>,
    /// How many play (2 to 7)
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(2..=7))]
    pub players: Option<u8>,
    /// Take the commands from this file
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Keeps the pad by what is told on standard input.
///
/// # Errors
/// A language or rules that are not there, rules that so many cannot play by, or an output that cannot be written.
pub fn pad(options: &Options) -> Result<(), Failure> {
    let (folders, language) = options.surroundings.open()?;
    let (settings, unread) = folders.as_ref().map(|folders| Settings::load(&folders.settings())).unwrap_or_default();
    for error in unread {
        let _ = writeln!(io::stderr(), "{}", phrase::settings_error(&language, &error));
    }
    let sets = own(folders.as_ref());
    let set = options.rules.as_deref().map(|name| find(Some(name), &language, &sets)).transpose();
    let set = set?;
    let rule_set = set.as_ref().and_then(|set| own_name(set, &language));
    let rules = set.map(|set| set.rules);
    if let (Some(rules), Some(players)) = (&rules, options.players) {
        let misfits = text::for_players(rules, players).validate();
        let told = misfits.first().map(|misfit| phrase::misfit(&language, misfit));
        told.map_or(Ok(()), |told| Err(Failure::wrong_use(Told::new(told))))?;
    }
    let input = io::stdin();
    let echo = options.script.is_some() || !input.is_terminal();
    let script = options.script.as_deref().map(storage::open_lines).transpose();
    let script = script.map_err(|error| Told::unread(&language, &error))?;
    let wanted = Wanted { rules, rule_set, players: options.players, mistakes: false };
    let start = Start { language, folders, settings, wanted, echo, ..Start::default() };
    let output = io::stdout().lock();
    match script {
        Some(script) => text::pad(start, script, output)?,
        None => text::pad(start, input.lock(), output)?,
    }
    Ok(())
}
