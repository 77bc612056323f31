//! The rule sheet as lines of text: for the terminal, for a screen reader, and for pasting into a letter.

use super::{Section, changes, preset_name, preset_source, rule_sheet, rulings};
use crate::t;
use crate::{Language, phrase};
use pitch_rules::rules::Field;
use pitch_rules::{Preset, Rules};

/// The rule sheet line by line: a title with what the rules are called, how many clauses differ from the game they come
/// from, what was set and has no effect, why the game may not come to its end, and each section with its clauses and their
/// numbers. A star stands before each clause that differs, and a word after each that is this program's choice.
#[must_use]
pub fn rule_sheet_as_text(language: &Language, name: &str, rules: &Rules, printed: Preset) -> Vec<String> {
    let sheet = rule_sheet(language, rules, Some(printed));
    let title = [t!(language, "rules-of", name = name), changes(language, &sheet)];
    let title = phrase::sentences(language, title.map(|words| phrase::sentence(language, words)));
    let mut lines = vec![title, preset_source(language, printed)];
    if sheet.differing() > 0 {
        lines.push(t!(language, "rules-legend", name = preset_name(language, printed)));
    }
    lines.extend(rulings(language, &sheet));
    lines.extend(idle(language, rules, printed));
    lines.extend(sheet.warnings.iter().map(|warning| t!(language, "warning-line", warning = warning.as_str())));
    let mut numbers = 1..;
    for Section { title, source, clauses, .. } in &sheet.sections {
        lines.push(t!(language, "rules-list-heading", title = title.as_str()));
        lines.extend(source.clone());
        for (clause, number) in clauses.iter().zip(numbers.by_ref()) {
            let number: usize = number;
            let star = if clause.differs { "* " } else { "" };
            let was = clause.was.as_ref().map(|was| format!(" ({})", t!(language, "rules-was", was = was.as_str())));
            let ruling = clause.ruling.is_some().then(|| format!(" ({})", t!(language, "rules-ruling")));
            let mark = was.or(ruling).unwrap_or_default();
            lines.push(format!("{star}{number}. {}{mark}", clause.text));
        }
    }
    lines
}

/// Names the options that were set although nothing that is played depends on them: they are neither as in Auction Pitch, as what
/// a file does not name is, nor as in the game that the rules come from.
fn idle(language: &Language, rules: &Rules, printed: Preset) -> Option<String> {
    let usual = [Preset::AuctionPitch, printed].map(|preset| preset.played_as(rules));
    let is_idle = |field: &Field| !field.applies(rules) && usual.iter().all(|usual| field.differs(rules, usual));
    let idle: Vec<Field> = Field::ALL.iter().copied().filter(is_idle).collect();
    let names = idle.iter().map(|field| phrase::field_name(language, *field));
    (!idle.is_empty()).then(|| t!(language, "rules-idle", names = phrase::listed(language, names)))
}
