//! The rules in force in plain words, made from the options alone, with what differs from another rule set marked.

mod as_text;
mod bidding;
mod draft;
mod exchange;
mod mistakes;
mod play;
mod scoring;
mod source;
mod table;
mod turn_up;

use draft::{Draft, Drafts};

pub use as_text::rule_sheet_as_text;

use crate::Language;
use crate::phrase;
use crate::t;
use pitch_rules::rules::{Field, Group};
use pitch_rules::{Preset, Rules};

/// The complete rules of a game: sections with clauses, in the order in which they matter at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleSheet {
    /// Reasons why the game may not come to its end, or has a bid without a price, a sentence each; none for most rules.
    pub warnings: Vec<String>,
    /// Number of options that differ from the rule set that the sheet is compared with: as many as the house rules
    /// count.
    pub changes: usize,
    /// The sections; none is empty.
    pub sections: Vec<Section>,
}

/// One part of the rule sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// Part of the options that it is about.
    pub group: Group,
    /// Heading.
    pub title: String,
    /// Source of its rules, if not the description of the game.
    pub source: Option<String>,
    /// Clauses of the section.
    pub clauses: Vec<Clause>,
}

/// One clause of the rule sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// Topic, by which the clause is found.
    pub topic: &'static str,
    /// The rule, in whole sentences.
    pub text: String,
    /// Options that it is made from; none where every game has it.
    pub fields: Vec<Field>,
    /// `true` if the rule set that the sheet is compared with has it otherwise, or not at all.
    pub differs: bool,
    /// Setting of that rule set, in a few words, where it has something to say about it.
    pub was: Option<String>,
    /// The ruling of `docs/rules.md` by which it is as in that rule set, where the description of the game leaves it open.
    pub ruling: Option<&'static str>,
}

impl RuleSheet {
    /// Every clause, section after section.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause on the first of these topics that the sheet has, with its number.
    #[must_use]
    pub fn on(&self, topics: &[&str]) -> Option<(usize, &Clause)> {
        let of = |topic: &&str| self.clauses().enumerate().find(|(_, clause)| clause.topic == *topic);
        topics.iter().find_map(of).map(|(index, clause)| (index + 1, clause))
    }

    /// Returns the number of clauses that differ from the rule set that the sheet is compared with.
    #[must_use]
    pub fn differing(&self) -> usize {
        self.clauses().filter(|clause| clause.differs).count()
    }

    /// Returns the number of clauses that are this program's choice.
    #[must_use]
    pub fn rulings(&self) -> usize {
        self.clauses().filter(|clause| clause.ruling.is_some()).count()
    }
}

/// Writes the rules in plain words; clauses that the game `from` which they come has otherwise are marked, and so are
/// those that its description leaves open. Without a game none is.
///
/// The number of players, within what the game takes, is no difference, nor are mistakes that can or cannot be made. A
/// rule that goes without saying, such as that nothing is paid into a pool, is said only where the game has it
/// otherwise.
#[must_use]
pub fn rule_sheet(language: &Language, rules: &Rules, from: Option<Preset>) -> RuleSheet {
    let base = from.map(|preset| preset.played_as(rules));
    let before = base.as_ref().map(|base| drafts(language, base));
    let has_law = rules.allows_mistakes();
    let mut sections: Vec<Section> = Vec::new();
    for draft in drafts(language, rules).into_list() {
        let old = before.as_ref().map(|before| before.find(draft.topic));
        // What nobody would ask, and the other game has no place for, is no change.
        let differs = old.is_some_and(|old| old.map_or(!draft.goes_without_saying, |old| old.text != draft.text));
        if draft.goes_without_saying && !differs {
            continue;
        }
        let compared = base.as_ref().filter(|_| differs && old.flatten().is_some());
        let was = compared.and_then(|base| was(language, &draft, rules, base));
        let open = from.and_then(|preset| source::ruling(preset, rules, draft.topic));
        let ruling = open.filter(|_| !differs);
        let clause =
            Clause { topic: draft.topic, text: draft.text, fields: draft.fields.to_vec(), differs, was, ruling };
        match sections.last_mut().filter(|section| section.group == draft.group) {
            Some(section) => section.clauses.push(clause),
            None => sections.push(Section {
                group: draft.group,
                title: phrase::group(language, draft.group),
                source: from
                    .filter(|_| has_law && draft.group == Group::Law)
                    .and_then(|preset| source::law_source(language, preset)),
                clauses: vec![clause],
            }),
        }
    }
    let warnings = rules.warnings().into_iter().map(|warning| phrase::warning(language, rules, warning)).collect();
    let changes = from.map_or(0, |preset| preset.differences(rules).count());
    RuleSheet { warnings, changes, sections }
}

/// Returns the number of options that differ, as a line under the title: "2 changes, marked in the margin". Where no clause
/// differs, as with a rule about jokers in a deck without any, nothing is changed.
#[must_use]
pub fn changes(language: &Language, sheet: &RuleSheet) -> String {
    let count = if sheet.differing() == 0 { 0 } else { sheet.changes };
    t!(language, "rules-changes", count = count)
}

/// Returns the number of clauses that are this program's choice, as a line under the title; `None` where none is.
#[must_use]
pub fn rulings(language: &Language, sheet: &RuleSheet) -> Option<String> {
    Some(sheet.rulings()).filter(|count| *count > 0).map(|count| t!(language, "rules-rulings", count = count))
}

/// Describes a game in a sentence: "Two to seven, bid and pitch, as Bicycle prints it."
#[must_use]
pub fn preset_summary(language: &Language, preset: Preset) -> String {
    phrase::sentence(language, phrase::capital(&preset_about(language, preset)))
}

/// The name of a rule set: "Auction Pitch".
#[must_use]
pub fn preset_name(language: &Language, preset: Preset) -> String {
    t!(language, "preset-name", preset = preset.id())
}

/// Returns the name of a game in lists: the game of this id, or the player's own name for their rules.
#[must_use]
pub fn rule_set_name(language: &Language, rule_set: &str) -> String {
    match rule_set.parse() {
        Ok(preset) => preset_name(language, preset),
        Err(_) if rule_set == "own" => t!(language, "preset-own"),
        Err(_) => rule_set.to_owned(),
    }
}

/// Describes a rule set in a few words.
#[must_use]
pub fn preset_about(language: &Language, preset: Preset) -> String {
    t!(language, "preset-about", preset = preset.id())
}

/// Names the source of a rule set, in a sentence.
#[must_use]
pub fn preset_source(language: &Language, preset: Preset) -> String {
    t!(language, "preset-source", preset = preset.id())
}

fn drafts<'a>(language: &'a Language, rules: &'a Rules) -> Drafts<'a> {
    let mut drafts = Drafts::new(language, rules);
    table::write_clauses(&mut drafts);
    bidding::write_clauses(&mut drafts);
    turn_up::write_clauses(&mut drafts);
    exchange::write_clauses(&mut drafts);
    play::write_clauses(&mut drafts);
    scoring::write_clauses(&mut drafts);
    mistakes::write_clauses(&mut drafts);
    drafts
}

/// Returns the settings of the base by which the clause differs: "Play to: 7". The way trump is found is told by its own clause
/// only.
fn was(language: &Language, draft: &Draft, rules: &Rules, base: &Rules) -> Option<String> {
    let fields = draft.fields;
    let told = |field: &&Field| **field != Field::TrumpBy || fields.len() == 1;
    let differing = fields.iter().filter(told).filter(|field| field.differs(rules, base) && field.applies(base));
    let mut differing: Vec<Field> = differing.copied().collect();
    if differing.len() > 1 {
        let decides = |field: &Field| {
            let mut other = rules.clone();
            let _ = field.set(&mut other, field.get(base));
            drafts(language, &other).find(draft.topic).is_none_or(|other| other.text != draft.text)
        };
        let deciding: Vec<Field> = differing.iter().copied().filter(decides).collect();
        // Where each alone changes nothing, all of them do.
        if !deciding.is_empty() {
            differing = deciding;
        }
    }
    let settings: Vec<_> =
        differing.into_iter().map(|field| phrase::setting(language, field, field.get(base))).collect();
    (!settings.is_empty()).then(|| phrase::listed_apart(language, settings))
}

#[cfg(test)]
mod tests;
