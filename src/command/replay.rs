//! `replay`: plays a saved game through and tells hand by hand what came of it.

mod english;

use crate::command::failure::Failure;
use crate::engine::HandResult;
use crate::session::{Playthrough, storage};

use clap::Args;

use std::io::Write;
use std::path::PathBuf;

/// What is replayed, and how it is told.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// The saved game
    pub file: PathBuf,
    /// Print one JSON object per hand, for programs
    #[arg(long)]
    pub json: bool,
}

/// Replays a saved game. What can be played of a game that breaks the rules is told before the failure.
///
/// # Errors
/// A file that cannot be read, with line and column; a game that breaks the rules, with hand, action, seat and rule; and
/// an output that cannot be written.
pub fn replay(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let record = storage::load(&options.file)?;
    let (playthrough, fault) = Playthrough::of(&record);
    if options.json {
        for hand in playthrough.hands() {
            let json = serde_json::to_string(&HandResult::of(&hand.finished, hand.next_dealer, playthrough.game()))?;
            writeln!(out, "{json}")?;
        }
    } else {
        english::tell(&record, &playthrough, out)?;
    }
    fault.map_or(Ok(()), |fault| Err(fault.into()))
}
