//! `verify`: deals a saved game again from its seed and compares card by card.

use crate::command::failure::{Failure, Told};
use crate::command::surroundings::Surroundings;
use pitch_language::{Language, library, phrase, t};
use pitch_session::verify::{Commitments, Redealt, Verification};
use pitch_session::{Deals, Record};

use clap::Args;

use std::io::Write;
use std::path::PathBuf;

/// What is verified.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// The saved game
    pub file: PathBuf,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Deals a saved game again and tells for each deal whether it agrees.
///
/// # Errors
/// A language that is not there, a file that cannot be read, a game that breaks the rules, cards that do not follow from the
/// seed, and an output that cannot be written.
pub fn verify(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, language) = options.surroundings.open()?;
    let l = &language;
    let record = Told::saved_game(l, &options.file)?;
    let verification = Verification::of(&record);
    for line in lines(l, &record, &verification) {
        writeln!(out, "{line}")?;
    }
    let holds = verification.holds();
    let failed = match &verification.fault {
        Some(fault) => phrase::fault_line(l, &library::names_for_readers(l, &record), fault),
        None if holds => return Ok(()),
        None if verification.cards_hold() => t!(l, "verify-changed"),
        None => t!(l, "verify-mismatch"),
    };
    Err(Told::new(failed).into())
}

/// Returns all comparisons, one line each; the expected cards are indented below the ones that differ.
fn lines(l: &Language, record: &Record, found: &Verification) -> Vec<String> {
    let deals = record.deals();
    let word = pitch_shown::clean(deals.word(), Deals::LONGEST_WORD);
    let deal = |deal: &Redealt| {
        let line = t!(l, "verify-deal", agrees = yes(deal.differs.is_none()), number = deal.number);
        let pack = deal.differs.as_ref().map(|pack| indented(&t!(l, "verify-pack", pack = pack.to_string())));
        std::iter::once(line).chain(pack)
    };
    std::iter::once(t!(l, "verify-seed", seed = deals.seed().to_string()))
        .chain((!word.is_empty()).then(|| t!(l, "verify-word", word = word)))
        .chain(commitment(l, found.commitment))
        .chain([t!(l, "verify-draw", agrees = yes(found.draw_agrees))])
        .chain(found.deals.iter().flat_map(deal))
        .chain([t!(l, "verify-summary", agrees = found.summary.id()), t!(l, "verify-seal", seal = found.seal.id())])
        .collect()
}

const fn yes(agrees: bool) -> &'static str {
    if agrees { "yes" } else { "no" }
}

fn indented(line: &str) -> String {
    format!("  {line}")
}

fn commitment(l: &Language, found: Commitments) -> Vec<String> {
    match found {
        Commitments::None => vec![t!(l, "verify-commitment-typed")],
        Commitments::OtherNumber(number) => vec![t!(l, "verify-commitment-number", number = number.to_string())],
        Commitments::Missing => vec![t!(l, "verify-commitment-missing")],
        Commitments::Agrees(agreed) => vec![t!(l, "verify-commitment-agrees", digits = agreed.to_string())],
        Commitments::Differs { recorded, computed } => vec![
            t!(l, "verify-commitment-differs"),
            indented(&t!(l, "verify-recorded", digits = recorded.to_string())),
            indented(&t!(l, "verify-computed", digits = computed.to_string())),
        ],
    }
}
