//! `rules`: the rule sheet in plain words, of a preset or of the game in a file.

use crate::engine::{Preset, Rules};
use crate::language::{Language, changes, phrase, preset_about, preset_name, rule_sheet};
use crate::session::storage;
use crate::t;

use clap::Args;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Which rules to print.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// The name of a preset, or the file of a game
    #[arg(value_name = "PRESET|FILE")]
    pub rules: Option<String>,
    /// List the rule sets instead, one a line
    #[arg(long)]
    pub list: bool,
}

/// Prints what was asked for; exit code 1 if there are no such rules or the file cannot be read, with the reason on
/// `errors`.
///
/// # Errors
/// If it cannot be written.
pub fn run(
    options: &Options,
    language: &Language,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    if options.list {
        for preset in Preset::ALL {
            let (name, about) = (preset_name(language, preset), preset_about(language, preset));
            writeln!(out, "{}", t!(language, "rules-list-line", id = preset.id(), name = name, about = about))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    match find(options.rules.as_deref(), language) {
        Ok(rules) => {
            for line in sheet(language, &rules, &Rules::default()) {
                writeln!(out, "{line}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(why) => {
            writeln!(errors, "{why}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// The rules of this name, or why there are none, in the player's words.
fn find(name: Option<&str>, language: &Language) -> Result<Rules, String> {
    let Some(name) = name else { return Ok(Rules::default()) };
    if let Ok(preset) = name.parse::<Preset>() {
        return Ok(preset.into());
    }
    match storage::load(Path::new(name)) {
        Ok(record) => Ok(record.rules().clone()),
        Err(error) if error.is_missing() => {
            let ids = phrase::list(language, Preset::ALL.map(|preset| preset.id().to_owned()));
            Err(t!(language, "rules-unknown", name = name, ids = ids))
        }
        Err(error) => Err(phrase::load_error(language, &error)),
    }
}

/// The rule sheet line by line: a title, how many clauses are changed, and the clauses with their numbers.
#[must_use]
pub fn sheet(language: &Language, rules: &Rules, base: &Rules) -> Vec<String> {
    let clauses = rule_sheet(language, rules, base);
    let mut lines = vec![format!("{}. {}.", t!(language, "rules-title"), changes(language, &clauses))];
    for (number, clause) in (1..).zip(&clauses) {
        let was = clause.was.as_ref().map(|was| format!(" ({})", t!(language, "rules-was", was = was.as_str())));
        lines.push(format!("{number}. {}{}", clause.text, was.unwrap_or_default()));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Points;

    fn printed(options: &Options, tag: &str) -> (String, String) {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let language = Language::new(tag).expect("a language");
        let _ = run(options, &language, &mut out, &mut errors).expect("written");
        (String::from_utf8(out).expect("text"), String::from_utf8(errors).expect("text"))
    }

    #[test]
    fn a_preset_is_printed_in_the_language_asked_for() {
        let options = Options { rules: Some("auction_pitch".to_owned()), list: false };
        let (english, errors) = printed(&options, "en");
        assert_eq!(errors, "");
        assert!(english.starts_with("The rules. As printed, no changes.\n1. Four play, each alone."), "{english}");
        assert!(printed(&Options::default(), "de").0.contains("Wer zuerst 7 hat, gewinnt."));
        let list = Options { rules: None, list: true };
        assert!(printed(&list, "en").0.starts_with("auction_pitch: Auction Pitch, "));
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is() {
        let options = Options { rules: Some("auction".to_owned()), list: false };
        let (out, errors) = printed(&options, "en");
        assert_eq!(out, "");
        assert_eq!(errors, "There is no rule set or file auction. The rule sets are: auction_pitch.\n");
    }

    #[test]
    fn a_change_is_marked_with_what_it_was() {
        let rules = Rules { target: Points(11), ..Rules::default() };
        let lines = sheet(&Language::default(), &rules, &Rules::default());
        assert_eq!(lines[0], "The rules. 1 change, marked in the margin.");
        assert!(lines.iter().any(|line| line.ends_with("First to 11 wins. (was: 7)")), "{lines:?}");
    }
}
