//! Errors in the text of a rule set, with their place.

use super::HEADINGS;
use crate::syntax::SyntaxError;
use pitch_rules::rules::Field;

use std::fmt;

/// Fields that saved games have and rule sets do not.
const OF_A_GAME: [&str; 7] = ["format", "summary", "rules", "deals", "first_dealer", "entries", "seal"];

/// Error in the text of a rule set, with the option at which it occurred, if that is known.
#[derive(Debug, Clone, PartialEq)]
pub struct ParseRuleSetError {
    /// Option with a value that it cannot have.
    pub field: Option<Field>,
    /// Error and its place.
    pub syntax: SyntaxError,
}

impl ParseRuleSetError {
    /// Creates an error from one that occurred in reading this text.
    pub(super) fn new(text: &str, syntax: SyntaxError) -> Self {
        ParseRuleSetError { field: field_at(text, &syntax), syntax }
    }

    /// Creates an error from one that occurred before anything was read.
    pub(super) const fn of_syntax(syntax: SyntaxError) -> Self {
        ParseRuleSetError { field: None, syntax }
    }

    /// Returns the line and column of the error, from 1, if there is one such place.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        self.syntax.place()
    }

    /// Returns the name of an option that does not exist, if that is the error.
    #[must_use]
    pub fn unknown_field(&self) -> Option<&str> {
        let SyntaxError::Wrong { source, .. } = &self.syntax else { return None };
        if let ron::Error::NoSuchStructField { found, .. } = &**source { Some(found) } else { None }
    }

    /// Returns `true` if the text has what a saved game has, and no rule set.
    pub(crate) fn is_a_game(&self) -> bool {
        self.unknown_field().is_some_and(|name| OF_A_GAME.contains(&name))
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

/// Returns the option whose value is read at the place of the error: the last one named before it, unless a heading
/// comes after it.
fn field_at(text: &str, error: &SyntaxError) -> Option<Field> {
    let SyntaxError::Wrong { line, column, source } = error else { return None };
    if matches!(**source, ron::Error::NoSuchStructField { .. } | ron::Error::DuplicateStructField { .. }) {
        return None;
    }
    // What is missing behind a value is none of its faults.
    let is_between = matches!(
        **source,
        ron::Error::ExpectedIdentifier
            | ron::Error::ExpectedComma
            | ron::Error::ExpectedMapColon
            | ron::Error::ExpectedStructLikeEnd
    );
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let whole = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum::<usize>();
    let part = text.get(whole..)?.chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    let before = text.get(..whole + part)?;
    let named = before.rmatch_indices(':').find_map(|(at, _)| {
        let named = before[..at].trim_end();
        let start = named.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |place| place + 1);
        let name = &named[start..];
        let field = name.parse::<Field>().ok();
        let has_value = !before[at + 1..].trim().is_empty();
        (field.is_some() || HEADINGS.contains(&name)).then_some(field.filter(|_| !(is_between && has_value)))
    });
    named.flatten()
}
