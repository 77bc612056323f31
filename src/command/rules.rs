//! `rules`: the rule sheet in plain words, of a preset or of the game in a file.

use crate::command::failure::Failure;
use crate::engine::{Preset, Rules};
use crate::language::{Language, changes, phrase, preset_about, preset_name, rule_sheet};
use crate::session::storage;
use crate::t;

use clap::Args;

use std::io::Write;
use std::path::Path;

/// Which rules are printed, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A preset, or the file of a saved game
    #[arg(value_name = "PRESET|FILE")]
    pub rules: Option<String>,
    /// Name the presets, one a line
    #[arg(long)]
    pub list: bool,
    /// Speak this language, such as `de`
    #[arg(long, value_name = "TAG")]
    pub lang: Option<String>,
}

/// There are no such rules; told in the player's words.
#[derive(Debug, thiserror::Error)]
#[error("{told}")]
struct NoRules {
    told: String,
}

/// Prints the rule sheet, or the list of presets.
///
/// # Errors
/// A language or rules that are not there, a file that cannot be read, or an output that cannot be written.
pub fn rules(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let language = Language::choose(options.lang.as_deref(), None).map_err(Failure::wrong_use)?;
    let lines = if options.list {
        let line = |preset: Preset| {
            let (name, about) = (preset_name(&language, preset), preset_about(&language, preset));
            t!(language, "rules-list-line", id = preset.id(), name = name, about = about)
        };
        Preset::ALL.map(line).to_vec()
    } else {
        sheet(&language, &find(options.rules.as_deref(), &language)?, &Rules::default())
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The rules of this name.
fn find(name: Option<&str>, language: &Language) -> Result<Rules, NoRules> {
    let Some(name) = name else { return Ok(Rules::default()) };
    if let Ok(preset) = name.parse::<Preset>() {
        return Ok(preset.into());
    }
    match storage::load(Path::new(name)) {
        Ok(record) => Ok(record.rules().clone()),
        Err(error) if error.is_missing() => {
            let ids = phrase::list(language, Preset::ALL.map(|preset| preset.id().to_owned()));
            Err(NoRules { told: t!(language, "rules-unknown", name = name, ids = ids) })
        }
        Err(error) => Err(NoRules { told: phrase::load_error(language, &error) }),
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

    fn printed(rules: Option<&str>, list: bool, tag: &str) -> String {
        let options = Options { rules: rules.map(str::to_owned), list, lang: Some(tag.to_owned()) };
        let mut out = Vec::new();
        assert!(super::rules(&options, &mut out).is_ok());
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn a_preset_is_printed_in_the_language_asked_for() {
        let english = printed(Some("auction_pitch"), false, "en");
        assert!(english.starts_with("The rules. As printed, no changes.\n1. Four play, each alone."), "{english}");
        assert!(printed(None, false, "de").contains("Wer zuerst 7 hat, gewinnt."));
        assert!(printed(None, true, "en").starts_with("auction_pitch: Auction Pitch, "));
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is() {
        let unknown = find(Some("auction"), &Language::default()).expect_err("no rules");
        assert_eq!(unknown.to_string(), "There is no rule set or file auction. The rule sets are: auction_pitch.");
    }

    #[test]
    fn a_change_is_marked_with_what_it_was() {
        let rules = Rules { target: Points(11), ..Rules::default() };
        let lines = sheet(&Language::default(), &rules, &Rules::default());
        assert_eq!(lines[0], "The rules. 1 change, marked in the margin.");
        assert!(lines.iter().any(|line| line.ends_with("First to 11 wins. (was: 7)")), "{lines:?}");
    }
}
