//! Rule sets in files of their own: a name, the game that they come from, and the options, in RON.

mod error;
mod read;

pub use error::ParseRuleSetError;

use crate::as_text;
use crate::syntax;
use pitch_rules::Rules;
use pitch_rules::rules::{Field, Preset};
use pitch_shown::clean;

use serde::{Deserialize, Serialize};

use std::path::Path;

/// Newest version of rule set files that this program reads, and the one that it writes.
pub const VERSION: u32 = 1;

/// Fields of a rule set beside the options: its name, the game it is compared with, and the version of the file.
const HEADINGS: [&str; 3] = ["name", "base", "version"];

/// Rules with a name of the player's own.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// Name that the player gave it, as [`RuleSet::new`] makes it fit to show; empty where a file has none.
    pub name: String,
    /// Preset that it comes from, by which changes are told and reset.
    pub base: Preset,
    /// Rules; [`Rules::validate`] tells if they can be played.
    pub rules: Rules,
}

/// Game that can be chosen from a list: one of the books, or one by the player's own rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Preset, as printed.
    Printed(#[serde(with = "as_text")] Preset),
    /// Rule set of the player's own, by its name.
    Own(String),
}

impl Pick {
    /// Returns the pick with a name that is fit to be shown, for one from a file.
    #[must_use]
    pub(super) fn cleaned(self) -> Self {
        match self {
            Pick::Own(name) => Pick::Own(clean(&name, RuleSet::LONGEST_NAME)),
            printed @ Pick::Printed(_) => printed,
        }
    }
}

impl RuleSet {
    /// Longest name, in characters.
    pub const LONGEST_NAME: usize = 32;

    /// Creates a rule set. Its name is cleaned as those of players are, and cut off after [`RuleSet::LONGEST_NAME`].
    #[must_use]
    pub fn new(name: &str, base: Preset, rules: Rules) -> Self {
        RuleSet { name: clean(name, RuleSet::LONGEST_NAME), base, rules }
    }

    /// Returns the rule set with a name: its own, or else that of its file.
    #[must_use]
    pub fn called_as(self, path: &Path) -> Self {
        if !self.name.is_empty() {
            return self;
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        RuleSet::new(&stem, self.base, self.rules)
    }

    /// Returns the rules of its game as printed, for as many as play here and with mistakes where they can be made here.
    #[must_use]
    pub fn printed(&self) -> Rules {
        self.base.played_as(&self.rules)
    }

    /// Returns `true` if its rules can be played.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        self.rules.validate().is_empty()
    }

    /// Returns the options that differ from its game, as far as they have a meaning in either.
    pub fn changes(&self) -> impl Iterator<Item = Field> + '_ {
        self.base.differences(&self.rules)
    }

    /// Returns `true` if the rule set has this name, ignoring case.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == clean(name, RuleSet::LONGEST_NAME).to_lowercase()
    }

    /// Returns the rule set as text: its headings and every option, a line each.
    ///
    /// # Errors
    /// If it has a part that the format has no place for; rule sets have none.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        #[derive(Serialize)]
        struct Headings<'a> {
            name: &'a str,
            base: &'static str,
            version: u32,
        }
        let headings = syntax::write(&Headings { name: &self.name, base: self.base.id(), version: VERSION })?;
        let options = syntax::write(&self.rules)?;
        // Both are brackets with a line for each entry: the second goes on where the first ends.
        let (headings, options) = (headings.trim_end().trim_end_matches(')'), options.trim_start_matches(['(', '\n']));
        Ok(format!("{headings}{options}"))
    }
}

/// Returns this name, or the first of `name 2`, `name 3` and so on that is not taken by `is_taken`. It is cut off so
/// that it stays within [`RuleSet::LONGEST_NAME`].
#[must_use]
pub fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let name = clean(name, RuleSet::LONGEST_NAME);
    let numbered = |number: u32| {
        let end = format!(" {number}");
        let room = RuleSet::LONGEST_NAME - end.len();
        name.chars().take(room).collect::<String>().trim_end().to_owned() + &end
    };
    let is_free = |name: &String| !name.is_empty() && !is_taken(name);
    let found = Some(name.clone()).filter(is_free).or_else(|| (2..).map(numbered).find(is_free));
    found.unwrap_or(name)
}

/// Reads a rule set, such as `(name: "Ours", target: 11, low_to: winner)`: options that are not named are as in Auction
/// Pitch. Without a base, that is the preset it differs from least.
///
/// # Errors
/// If an option does not exist, or cannot have the value that is given, or the file has a newer version.
pub fn parse_set(text: &str) -> Result<RuleSet, ParseRuleSetError> {
    syntax::read::<RuleSet>(text).map_err(|syntax| ParseRuleSetError::new(text, syntax))
}

/// Reads a rule set from the bytes of a file.
///
/// # Errors
/// If they are no text, or not a rule set.
pub fn from_bytes(bytes: &[u8]) -> Result<RuleSet, ParseRuleSetError> {
    parse_set(syntax::text(bytes).map_err(ParseRuleSetError::of_syntax)?)
}

/// Returns `true` if a text begins as a rule set does, with a name that only a rule set has, whatever is wrong with it
/// further on.
#[must_use]
pub fn begins_as_one(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while let Some(comment) = rest.strip_prefix("//") {
        rest = comment.split_once('\n').map_or("", |(_, after)| after).trim_start();
    }
    let Some(inside) = rest.strip_prefix('(') else { return false };
    let is_of_name = |sign: &char| sign.is_ascii_alphanumeric() || *sign == '_';
    let mut names =
        inside.split(',').map(|entry| entry.trim_start().chars().take_while(is_of_name).collect::<String>());
    let first = names.next().unwrap_or_default();
    // A saved game has a version as well, and begins with it where its own first line is missing.
    let telling = if first == "version" { names.next().filter(|name| !name.is_empty()) } else { None };
    let name = telling.unwrap_or(first);
    HEADINGS.contains(&name.as_str()) || name.parse::<Field>().is_ok() || inside.trim() == ")"
}

/// Returns the rules of a saved game, even if they cannot be played.
pub(super) fn of_game(bytes: &[u8]) -> Option<Rules> {
    #[derive(Deserialize)]
    struct Game {
        rules: Rules,
    }
    syntax::text(bytes).ok().and_then(|text| syntax::read(text).ok()).map(|Game { rules }| rules)
}

#[cfg(test)]
mod tests;
