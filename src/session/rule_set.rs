//! Rule sets in files of their own: the options that differ from Auction Pitch, in RON.

use crate::engine::Rules;
use crate::engine::rules::Field;
use crate::session::syntax::{self, SyntaxError};

use serde::Deserialize;

use std::fmt;

/// Why a text is no rule set, with the option that it went wrong at where that is known.
#[derive(Debug, Clone, PartialEq)]
pub struct ParseRuleSetError {
    /// Which option has a value that it cannot have.
    pub field: Option<Field>,
    /// What is wrong, and where.
    pub syntax: SyntaxError,
}

/// Reads a rule set, such as `(target: 11, low_to: winner)`: what is not named is as in Auction Pitch.
///
/// Whether the rules can be played, [`Rules::validate`] says.
///
/// # Errors
/// If an option is not there, or cannot have the value that is given.
pub fn parse(text: &str) -> Result<Rules, ParseRuleSetError> {
    syntax::read(text).map_err(|syntax| ParseRuleSetError { field: field_at(text, &syntax), syntax })
}

/// Reads a rule set from the bytes of a file.
///
/// # Errors
/// If they are no text, or not a rule set.
pub fn from_bytes(bytes: &[u8]) -> Result<Rules, ParseRuleSetError> {
    parse(syntax::text(bytes).map_err(|syntax| ParseRuleSetError { field: None, syntax })?)
}

/// The rules of a saved game that is otherwise in order, whether or not they can be played.
pub(super) fn of_game(bytes: &[u8]) -> Option<Rules> {
    #[derive(Deserialize)]
    struct Game {
        rules: Rules,
    }
    syntax::text(bytes).ok().and_then(|text| syntax::read(text).ok()).map(|Game { rules }| rules)
}

impl ParseRuleSetError {
    /// The line and column of what is wrong, where there is one such place.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        self.syntax.place()
    }

    /// Whether the text begins as a saved game does.
    pub(super) fn is_a_game(&self) -> bool {
        self.unknown_field() == Some("format")
    }

    fn unknown_field(&self) -> Option<&str> {
        let SyntaxError::Wrong { source, .. } = &self.syntax else { return None };
        if let ron::Error::NoSuchStructField { found, .. } = &**source { Some(found) } else { None }
    }
}

/// `line:column: option: why`, as far as they are known.
impl fmt::Display for ParseRuleSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.syntax, self.field) {
            (SyntaxError::Wrong { line, column, .. }, _) if self.unknown_field().is_some() => {
                let name = self.unknown_field().unwrap_or_default();
                write!(f, "{line}:{column}: there is no option `{name}`")
            }
            (SyntaxError::Wrong { line, column, source }, Some(field)) => {
                write!(f, "{line}:{column}: {field}: {source}")
            }
            (syntax, _) => syntax.fmt(f),
        }
    }
}

impl std::error::Error for ParseRuleSetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.syntax)
    }
}

/// The option whose value is read at the place of the error: the last one named before it.
fn field_at(text: &str, error: &SyntaxError) -> Option<Field> {
    let SyntaxError::Wrong { line, column, source } = error else { return None };
    if matches!(**source, ron::Error::NoSuchStructField { .. } | ron::Error::DuplicateStructField { .. }) {
        return None;
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let whole = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum::<usize>();
    let part = text.get(whole..)?.chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    let before = text.get(..whole + part)?;
    before.rmatch_indices(':').find_map(|(at, _)| {
        let named = before[..at].trim_end();
        let start = named.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |place| place + 1);
        named[start..].parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Points;
    use crate::engine::rules::{LowTo, PackRanks, Preset};

    #[test]
    fn what_is_not_named_is_as_in_auction_pitch() {
        assert_eq!(parse("()"), Ok(Rules::default()));
        let expected = Rules { target: Points(11), low_to: LowTo::Winner, ..Rules::default() };
        assert_eq!(parse("// Ours\n(target: 11, low_to: winner)"), Ok(expected));
        for preset in Preset::ALL {
            let rules = Rules::from(preset);
            let text = syntax::write(&rules).expect("text");
            assert_eq!(parse(&text), Ok(rules), "{preset}");
        }
        assert_eq!(parse("(pack: r#7-A)").map(|rules| rules.pack), Ok(PackRanks::SevenToAce));
    }

    #[test]
    fn an_error_names_the_line_and_the_option() {
        let wrong = |text: &str| parse(text).expect_err("no rules");
        for (text, line, field) in [
            ("(\n  target: 11,\n  low_to: loser,\n)", 3, Some(Field::LowTo)),
            ("(\n  target: eleven,\n)", 2, Some(Field::Target)),
            ("(min_bid: 9)", 1, Some(Field::MinBid)),
            ("(turnup_scores: {\"A\": 1,\n \"J\": 9})", 1, Some(Field::TurnupScores)),
            ("(misdeal_on_exposed: [\"A\", \"1\"])", 1, Some(Field::MisdealOnExposed)),
            ("(players: 4,\n traget: 7)", 2, None),
        ] {
            let error = wrong(text);
            assert_eq!(error.field, field, "{text}: {error}");
            assert!(error.place().is_some_and(|(found, _)| found >= line), "{text}: {error}");
            let name = field.map_or("there is no option `traget`", Field::id);
            assert!(error.to_string().contains(name), "{error}");
        }
        assert!(wrong("(format: \"x\")").is_a_game() && !wrong("(formal: 1)").is_a_game());
    }
}
