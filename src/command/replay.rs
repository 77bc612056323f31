//! `replay`: plays a saved game through and tells hand by hand what came of it.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use pitch_language::{Language, library, phrase, t};
use pitch_rules::HandResult;
use pitch_session::{Counted, Playthrough, Record};

use clap::Args;

use std::io::{self, Write};
use std::path::PathBuf;

/// What is replayed, and how it is told.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// The saved game
    pub file: PathBuf,
    /// Print one JSON object per hand, for programs
    #[arg(long)]
    pub json: bool,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Replays a saved game. What can be played of a game that breaks the rules is told before the failure.
///
/// # Errors
/// A language that is not there; a file that cannot be read, with line and column; a game that breaks the rules, with hand,
/// action, seat and rule; and an output that cannot be written.
pub fn replay(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, language) = options.surroundings.open()?;
    let record = Told::saved_game(&language, &options.file)?;
    let (playthrough, fault) = Playthrough::of(&record);
    if options.json {
        for hand in playthrough.hands() {
            let json = serde_json::to_string(&HandResult::of(&hand.finished, hand.next_dealer, playthrough.game()));
            let json = json.map_err(io::Error::from)?;
            writeln!(out, "{json}")?;
        }
    } else {
        print_hands(&language, &record, &playthrough, out)?;
    }
    let names = || library::names_for_readers(&language, &record);
    fault.map_or(Ok(()), |fault| Err(Told::new(phrase::fault_line(&language, &names(), &fault)).into()))
}

/// Tells every hand that was counted, and how the game stands or ended.
fn print_hands(l: &Language, record: &Record, playthrough: &Playthrough, out: &mut dyn Write) -> io::Result<()> {
    let names = library::names_for_readers(l, record);
    for line in library::heading(l, record) {
        writeln!(out, "{line}")?;
    }
    for Counted { finished, .. } in playthrough.hands() {
        // Where nobody has the bid, the result begins with the trump.
        let bid = finished.score.contract.and(finished.score.trump);
        let told = bid.map(|trump| phrase::trump(l, trump)).into_iter().chain(phrase::hand_aloud(l, &names, finished));
        writeln!(out, "\n{}", phrase::deals(l, &names, finished.dealer, finished.number))?;
        for line in told {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out)?;
    match playthrough.game().end() {
        None => {
            let standing = t!(l, "saves-hands", hands = playthrough.hands().len());
            writeln!(out, "{}", phrase::sentence(l, phrase::capital(&standing)))
        }
        Some(over) => phrase::end_aloud(l, &names, over).iter().try_for_each(|line| writeln!(out, "{line}")),
    }
}
