//! `verify`: deals a saved game again from its seed and compares card by card.

use crate::command::failure::Failure;
use crate::session::verify::{Commitments, Sealed, Verification};
use crate::session::{Deals, storage};
use crate::shown;

use clap::Args;

use std::io::{self, Write};
use std::path::PathBuf;

/// What is verified.
#[derive(Debug, Clone, Args)]
#[command(after_long_help = "What this proves: the seed was fixed before the first card, since its fingerprint, the \
commitment, was shown then, and every deal of the game follows from that seed and the player's own word. So no card was \
changed to suit anybody, whatever the players did.\n\nWhat it does not prove: that the seed was drawn by chance, how the \
bots play, or that the record was not written anew from the start. The seal shows a change to a record that was written, \
but is no secret: whoever writes a record can seal it. docs/fairness.md says more.")]
pub struct Options {
    /// The saved game
    pub file: PathBuf,
}

/// The cards of a game are not those of its seed.
#[derive(Debug, thiserror::Error)]
#[error("the cards of this game do not follow from its seed")]
struct Mismatch;

/// Something else in a game is not as it was written.
#[derive(Debug, thiserror::Error)]
#[error("the cards follow from the seed, but this record was changed after it was written")]
struct Changed;

/// Deals a saved game again and tells for each deal whether it agrees.
///
/// # Errors
/// A file that cannot be read, a game that breaks the rules, cards that do not follow from the seed, and an output that
/// cannot be written.
pub fn verify(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let record = storage::load(&options.file)?;
    let verification = Verification::of(&record);
    writeln!(out, "seed: {}", record.deals().seed())?;
    if !record.deals().word().is_empty() {
        writeln!(out, "word: {}", shown::clean(record.deals().word(), Deals::LONGEST_WORD))?;
    }
    tell_commitment(verification.commitment, out)?;
    writeln!(out, "draw for the first deal: {}", agrees(verification.draw_agrees))?;
    for deal in &verification.deals {
        writeln!(out, "deal {}: {}", deal.number, agrees(deal.differs.is_none()))?;
        if let Some(pack) = &deal.differs {
            writeln!(out, "  the seed deals {pack}")?;
        }
    }
    writeln!(out, "names and scores in the list of games: {}", agrees(verification.summary_agrees))?;
    let seal = match verification.seal {
        Sealed::Agrees => "agrees, nothing was changed since it was written",
        Sealed::Differs => "DIFFERS, something was changed since it was written",
        Sealed::None => "none, an earlier version wrote this: what the players did cannot be checked",
    };
    writeln!(out, "seal: {seal}")?;
    let holds = verification.holds();
    match verification.fault {
        Some(fault) => Err(fault.into()),
        None if holds => Ok(()),
        None if verification.cards_hold() => Err(Changed.into()),
        None => Err(Mismatch.into()),
    }
}

const fn agrees(agrees: bool) -> &'static str {
    if agrees { "agrees" } else { "DIFFERS" }
}

fn tell_commitment(commitment: Commitments, out: &mut dyn Write) -> io::Result<()> {
    match commitment {
        Commitments::None => writeln!(out, "commitment: none, the seed was typed"),
        Commitments::OtherNumber(number) => writeln!(out, "commitment: none, and deal {number} has ANOTHER SEED"),
        Commitments::Missing => writeln!(out, "commitment: MISSING, though the seed was random"),
        Commitments::Agrees(commitment) => writeln!(out, "commitment: agrees, {commitment}"),
        Commitments::Differs { recorded, computed } => {
            writeln!(out, "commitment: DIFFERS\n  recorded {recorded}\n  computed {computed}")
        }
    }
}
