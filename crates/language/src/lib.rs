//! The words that players read: translations, sentences about the game, and the rule sheet.
//!
//! A [`Language`] is a value that is handed down, never a global: switching means making another one. [`t!`](crate::t)
//! looks up one text in it, checked against English when compiled; [`phrase`] turns values of the game into sentences,
//! with a form for the player they are told to and a form for everybody else ([`Names`]); [`rule_sheet()`] writes the
//! rules in force in plain words.
//!
//! ```
//! use pitch_language::{Language, phrase};
//!
//! let german = Language::new("de").expect("German is there");
//! assert_eq!(phrase::card(&german, "QH".parse()?), "die Herzdame");
//! assert_eq!(pitch_language::t!(german, "settings-seconds", whole = 1, tenths = 5), "1,5\u{a0}s");
//! # Ok::<(), pitch_rules::ParseCardError>(())
//! ```

#![warn(unreachable_pub)]

mod explanation;
mod games;
mod glossary;
pub mod library;
mod names;
pub mod phrase;
mod rule_sheet;
pub mod statistics;
pub mod told;
mod translation;
mod vocabulary;

pub use explanation::{
    Cited, Explanation, Place, call_term, glossary, point_term, rule_numbered, why_asked, why_bid, why_decided,
    why_in_the_hole, why_marked, why_over, why_point, why_refused, why_result, why_said,
};
pub use games::{Branch, OtherName, branch_name, games_called, other_names};
pub use glossary::{Term, field_words, plain, term_about, term_name, term_named};
pub use names::Names;
pub use rule_sheet::{
    Clause, RuleSheet, Section, changes, preset_about, preset_name, preset_source, preset_summary, rule_set_name,
    rule_sheet, rule_sheet_as_text, rulings,
};
pub use translation::{Argument, Language, Translation, UnknownLanguage, check_text};
pub use vocabulary::{Keyword, PadWord, Vocabulary, Walk};
