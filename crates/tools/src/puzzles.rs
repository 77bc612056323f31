//! `puzzles`: makes the positions of the shelf of puzzles, and looks them through again.

mod find;
mod opinion;

use find::Search;
use pitch_rules::Preset;
use pitch_session::puzzle::{NoTheme, Theme};
use pitch_session::{Puzzle, Shelf};

use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use rayon::prelude::*;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// What is done with the shelf.
#[derive(Debug, Clone, Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Clone, Subcommand)]
enum What {
    /// Look for more puzzles in games between strong players, and put them on the shelf
    Make(Make),
    /// Look through the puzzles of the shelf again with both methods
    Check(Check),
}

/// What is made.
#[derive(Debug, Clone, Args)]
struct Make {
    /// Put so many more puzzles on the shelf, as many of each game; of one theme those that are found first
    #[arg(long, value_name = "NUMBER", default_value_t = 13)]
    count: usize,
    /// The shelf; it need not be there yet
    #[arg(long, value_name = "FILE", default_value = SHELF)]
    out: PathBuf,
    /// Look only at this game
    #[arg(long, value_name = "PRESET")]
    rules: Option<Preset>,
    /// Take only what teaches this: `jack`, `tens`, `bid`, `trumps` or `game`. Where the next search begins stays as it was
    #[arg(long, value_name = "THEME", value_parser = theme)]
    theme: Option<Theme>,
    /// Begin with the deal of this number, and not with the one after the last that was looked at
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Reads a theme that puzzles can have.
fn theme(text: &str) -> Result<Theme, NoTheme> {
    text.parse().and_then(|theme| if theme == Theme::Mistakes { Err(NoTheme) } else { Ok(theme) })
}

/// What is looked through.
#[derive(Debug, Clone, Args)]
struct Check {
    /// The shelf
    #[arg(value_name = "FILE", default_value = SHELF)]
    file: PathBuf,
    /// Look only at every so-manieth puzzle
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// What chance depends on
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
}

/// Path of the shelf from the top of the project.
const SHELF: &str = "assets/puzzles.ron";

/// Number of puzzles that are not sound.
#[derive(Debug, thiserror::Error)]
#[error("{0} of the puzzles are not what they should be")]
struct Unsound(usize);

/// Any error that kept puzzles from being made or looked through.
type Error = Box<dyn std::error::Error + Send + Sync>;

/// Error of a shelf that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
struct NoShelf {
    path: String,
    source: Error,
}

/// Makes puzzles or looks through them.
///
/// # Errors
/// A shelf that cannot be read or written, and one with puzzles that are not what they should be.
pub(crate) fn puzzles(options: &Options, out: &mut dyn Write) -> Result<(), Error> {
    match &options.what {
        What::Make(make) => self::make(make, out),
        What::Check(check) => self::check(check, out),
    }
}

fn read(path: &Path) -> Result<Shelf, NoShelf> {
    let wrong = |source| NoShelf { path: path.display().to_string(), source };
    let text = fs::read_to_string(path).map_err(|error| wrong(error.into()))?;
    text.parse().map_err(|error: pitch_session::puzzle::ShelfError| wrong(error.into()))
}

/// Writes the whole shelf beside its place, and then moves it there.
fn write(path: &Path, shelf: &Shelf) -> Result<(), Error> {
    let beside = path.with_extension("new");
    fs::write(&beside, shelf.to_ron()?)?;
    Ok(fs::rename(beside, path)?)
}

fn make(make: &Make, out: &mut dyn Write) -> Result<(), Error> {
    let mut shelf = if make.out.exists() { read(&make.out)? } else { Shelf::default() };
    let mut number = make.seed.unwrap_or(shelf.next);
    let before = shelf.puzzles.len();
    let games = make.rules.map_or_else(|| Preset::ALL.to_vec(), |game| vec![game]);
    let bar = ProgressBar::new(make.count as u64);
    let mut search = Search::new(games, make.theme, make.count);
    while !search.is_done() {
        let found = search.round(number, &shelf.puzzles);
        number += find::ROUND;
        // Other themes are still to be found in the deals that were looked at for one.
        if make.theme.is_none() {
            shelf.next = number;
        }
        bar.inc(found.len() as u64);
        for puzzle in &found {
            let id = puzzle.id();
            writeln!(out, "{id}: {}, {:.1} %", puzzle.right_action(), 100.0 * puzzle.stake())?;
        }
        out.flush()?;
        shelf.puzzles.extend(found);
        write(&make.out, &shelf)?;
    }
    bar.finish_and_clear();
    writeln!(out, "{} more puzzles, {} in all", shelf.puzzles.len() - before, shelf.puzzles.len())?;
    Ok(())
}

fn check(check: &Check, out: &mut dyn Write) -> Result<(), Error> {
    let shelf = read(&check.file)?;
    let chosen: Vec<&Puzzle> = shelf.puzzles.iter().step_by(check.every as usize).collect();
    let bar = ProgressBar::new(chosen.len() as u64);
    let wrong = chosen.par_iter().filter_map(|puzzle| {
        let wrong = opinion::check(puzzle, check.seed).err();
        bar.inc(1);
        wrong.map(|why| (puzzle.id(), why))
    });
    let wrong: Vec<(String, String)> = wrong.collect();
    bar.finish_and_clear();
    for (id, why) in &wrong {
        writeln!(out, "{id}: {why}")?;
    }
    writeln!(out, "{} of {} puzzles are sound", chosen.len() - wrong.len(), chosen.len())?;
    if wrong.is_empty() { Ok(()) } else { Err(Unsound(wrong.len()).into()) }
}
