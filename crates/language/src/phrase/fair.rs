//! The commitment that binds the table to its cards, what it proves, and the outcome of checking it.

use crate::Language;
use crate::t;
use pitch_session::Deals;
use pitch_session::seed::{Commitment, Seed};
use pitch_session::verify::{Commitments, Listed, Verification};

/// Returns the digits of a fingerprint or a seed in groups of eight.
#[must_use]
pub fn grouped(digits: &str) -> String {
    let groups: Vec<&str> = (0..digits.len()).step_by(8).filter_map(|at| digits.get(at..at + 8)).collect();
    groups.join(" ")
}

/// Tells what the table is bound to, to be told before the first card; `None` where the seed was typed.
#[must_use]
pub fn committed(l: &Language, commitment: Option<Commitment>) -> Option<String> {
    commitment.map(|commitment| t!(l, "fair-committed", digits = grouped(&commitment.to_string())))
}

/// Tells what a table that is being set up will be bound to.
#[must_use]
pub fn fair_before(l: &Language, deals: &Deals) -> String {
    let bound = |commitment: Commitment| t!(l, "fair-before", digits = grouped(&commitment.to_string()));
    deals.commitment().map_or_else(|| t!(l, "fair-typed"), bound)
}

/// Tells what the table is bound to, and what everybody may know of it: the seed only once the game is over.
#[must_use]
pub fn fair_facts(l: &Language, deals: &Deals, is_over: bool) -> Vec<String> {
    let bound = committed(l, deals.commitment()).unwrap_or_else(|| t!(l, "fair-typed"));
    let word = pitch_shown::clean(deals.word(), Deals::LONGEST_WORD);
    let word = (!word.is_empty()).then(|| t!(l, "fair-word", word = word));
    let open = |seed: &Seed| t!(l, "fair-seed", digits = grouped(&seed.to_string()));
    let seed = deals.open_seed(is_over).map_or_else(|| t!(l, "fair-later"), open);
    std::iter::once(bound).chain(word).chain([seed]).collect()
}

/// Returns the beginning of what the table is bound to, as a label; `None` where the seed was typed.
#[must_use]
pub fn fair_sign(l: &Language, commitment: Option<Commitment>) -> Option<String> {
    let digits = grouped(&commitment?.to_string());
    Some(t!(l, "fair-sign", digits = digits.get(..17).unwrap_or_default()))
}

/// Tells what a commitment proves, and what it does not; a word of the player's own proves more, and a seed that was typed less.
#[must_use]
pub fn fair_meaning(l: &Language, deals: &Deals) -> [String; 2] {
    let word = if deals.word().is_empty() { "no" } else { "yes" };
    let proves = if deals.commitment().is_some() { word } else { "typed" };
    [t!(l, "fair-proves", word = proves), t!(l, "fair-proves-not", word = word)]
}

/// Tells the outcome of dealing a game again: first whether all is as it should be.
#[must_use]
pub fn verified(l: &Language, found: &Verification) -> Vec<String> {
    let differing = found.deals.iter().filter(|deal| deal.differs.is_some()).count();
    let deals = found.deals.len();
    let commitment = match found.commitment {
        Commitments::Agrees(_) => "agrees",
        Commitments::None => "none",
        Commitments::Missing => "missing",
        Commitments::OtherNumber(_) | Commitments::Differs { .. } => "differs",
    };
    let cards = match differing {
        0 => t!(l, "fair-deals-agree", deals = deals),
        _ => t!(l, "fair-deals-differ", differing = differing, deals = deals),
    };
    let verdict = if found.holds() { t!(l, "fair-holds") } else { t!(l, "fair-fails") };
    [verdict, t!(l, "fair-commitment", commitment = commitment), cards]
        .into_iter()
        .chain((!found.draw_agrees).then(|| t!(l, "fair-draw-differs")))
        .chain(found.fault.is_some().then(|| t!(l, "fair-fault")))
        .chain((found.summary == Listed::Differs).then(|| t!(l, "fair-summary-differs")))
        .chain([t!(l, "fair-seal", seal = found.seal.id())])
        .collect()
}
