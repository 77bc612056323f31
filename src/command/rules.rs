//! `rules`: the rule sheet in plain words, of a preset or of the rules in a file.

use crate::command::failure::Failure;
use crate::engine::{Misfit, Preset, Rules};
use crate::language::{Language, Section, changes, phrase, preset_about, preset_name, preset_source, rule_sheet};
use crate::session::storage;
use crate::t;

use clap::Args;

use std::io::Write;
use std::path::Path;

/// Which rules are printed, and how.
#[derive(Debug, Clone, Default, Args)]
pub struct Options {
    /// A preset, or the file of a rule set or of a saved game
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
pub(super) struct NoRules {
    told: String,
}

/// Prints the rule sheet, or the list of presets.
///
/// # Errors
/// A language or rules that are not there, rules that cannot be played, a file that cannot be read, or an output that
/// cannot be written.
pub fn rules(options: &Options, out: &mut dyn Write) -> Result<(), Failure> {
    let language = Language::choose(options.lang.as_deref(), None).map_err(Failure::wrong_use)?;
    let lines = if options.list {
        let line = |preset: Preset| {
            let (name, about) = (preset_name(&language, preset), preset_about(&language, preset));
            t!(language, "rules-list-line", id = preset.id(), name = name, about = about)
        };
        Preset::ALL.map(line).to_vec()
    } else {
        let (rules, printed) = find(options.rules.as_deref(), &language)?;
        sheet(&language, &rules, printed)
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The rules of this name, and the preset to compare them with.
pub(super) fn find(name: Option<&str>, language: &Language) -> Result<(Rules, Preset), NoRules> {
    let name = name.unwrap_or(Preset::AuctionPitch.id());
    if let Ok(preset) = name.parse::<Preset>() {
        return Ok((preset.into(), preset));
    }
    match storage::load_rule_set(Path::new(name)) {
        Ok(set) => Ok((playable(set.rules, name, language)?, set.base)),
        Err(error) if error.is_missing() => {
            let ids = phrase::list(language, Preset::ALL.map(|preset| preset.id().to_owned()));
            Err(NoRules { told: t!(language, "rules-unknown", name = name, ids = ids) })
        }
        Err(error) => Err(NoRules { told: phrase::load_error(language, &error) }),
    }
}

/// The rules, unless they cannot be played: then why, and what would mend them, a line each.
fn playable(rules: Rules, file: &str, language: &Language) -> Result<Rules, NoRules> {
    let misfits = rules.validate();
    if misfits.is_empty() {
        return Ok(rules);
    }
    let line = |misfit: &Misfit| {
        let (why, proposal) = (phrase::misfit(language, misfit), phrase::proposal(language, &misfit.proposal(&rules)));
        format!("\n- {why} {proposal}")
    };
    let lines: String = misfits.iter().map(line).collect();
    Err(NoRules { told: t!(language, "rules-misfit", file = file) + &lines })
}

/// The rule sheet line by line: a title, how many clauses differ from the preset, and each section with its clauses and
/// their numbers. A star stands before each clause that differs.
#[must_use]
pub fn sheet(language: &Language, rules: &Rules, printed: Preset) -> Vec<String> {
    let sheet = rule_sheet(language, rules, Some(&printed.into()));
    let name = preset_name(language, printed);
    let title = t!(language, "rules-of", name = name.as_str());
    let mut lines = vec![format!("{title}. {}.", changes(language, &sheet)), preset_source(language, printed)];
    if sheet.differing() > 0 {
        lines.push(t!(language, "rules-legend", name = name));
    }
    let mut numbers = 1..;
    for Section { title, clauses, .. } in &sheet.sections {
        lines.push(format!("{title}:"));
        for (clause, number) in clauses.iter().zip(numbers.by_ref()) {
            let number: usize = number;
            let star = if clause.differs { "* " } else { "" };
            let was = clause.was.as_ref().map(|was| format!(" ({})", t!(language, "rules-was", was = was.as_str())));
            lines.push(format!("{star}{number}. {}{}", clause.text, was.unwrap_or_default()));
        }
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
        assert!(english.starts_with("The rules of Auction Pitch. As printed, no changes.\n"), "{english}");
        assert!(english.contains("\nTable and pack:\n1. Four play, each alone. The game takes 2 to 7.\n"), "{english}");
        assert!(printed(None, false, "de").contains("Wer zuerst 7 hat, gewinnt."));
        let trinidad = printed(Some("trinidad"), false, "en");
        assert!(trinidad.contains("1 for an ace, 3 for a jack and 2 for a six.") && !trinidad.contains("* "));
    }

    #[test]
    fn every_preset_is_on_the_list() {
        let list = printed(None, true, "en");
        assert!(list.starts_with("auction_pitch: Auction Pitch, "));
        assert_eq!(list.lines().count(), Preset::ALL.len());
        for (line, preset) in list.lines().zip(Preset::ALL) {
            assert!(line.starts_with(&format!("{preset}: ")), "{line}");
        }
    }

    #[test]
    fn what_is_not_there_is_answered_with_what_is() {
        let unknown = find(Some("auction"), &Language::default()).expect_err("no rules").to_string();
        assert!(unknown.starts_with("There is no rule set or file auction. The rule sets are: auction_pitch, setback"));
        assert!(unknown.ends_with(" and racehorse."), "{unknown}");
    }

    #[test]
    fn a_change_is_marked_with_what_it_was() {
        let rules = Rules { target: Points(11), ..Rules::default() };
        let lines = sheet(&Language::default(), &rules, Preset::AuctionPitch);
        assert_eq!(lines[0], "The rules of Auction Pitch. 1 change, marked in the margin.");
        assert_eq!(lines[2], "* differs from Auction Pitch as printed.");
        let marked: Vec<_> = lines[3..].iter().filter(|line| line.starts_with("* ")).collect();
        assert!(marked.len() == 1 && marked[0].ends_with("First to 11 wins. (was: Play to: 7)"), "{marked:?}");
    }
}
