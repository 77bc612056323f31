//! Syntax of the files of the project: RON, in UTF-8, of no more than a few megabytes.

use pitch_shown::{LONGEST_QUOTE, quote, quote_within};

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Largest file that is read, in bytes: the record of a long game takes a hundredth of it.
pub const MAX_BYTES: u64 = 4 * 1024 * 1024;

/// Longest message of a value about an error in it, in characters, with its quotations.
const LONGEST_MESSAGE: usize = 200;

/// Deepest nesting of brackets; the project's own files nest four deep.
const DEEPEST: usize = 32;

/// Error in something that cannot be read as a file of the project at all. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SyntaxError {
    /// File larger than any of the project.
    #[error("it has {bytes} bytes, more than the {MAX_BYTES} that are read")]
    TooLarge {
        /// Size of the file, in bytes.
        bytes: u64,
    },
    /// Bytes that are not text in UTF-8.
    #[error("{line}:{column}: this is not text in UTF-8")]
    NotText {
        /// Line of the error, from 1.
        line: usize,
        /// Column of the error, from 1, in bytes.
        column: usize,
    },
    /// Text in which something is missing, unknown or in the wrong place.
    #[error("{line}:{column}: {source}")]
    Wrong {
        /// Line of the error, from 1.
        line: usize,
        /// Column of the error, from 1.
        column: usize,
        /// Error at that place.
        source: Box<ron::Error>,
    },
}

/// What is wrong with a text, as far as it can be told in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flaw<'a> {
    /// An entry of this name is missing.
    Missing(&'a str),
    /// An entry of this name is unknown.
    Unknown(&'a str),
    /// A number is out of range.
    Number,
    /// Anything else, which the parser tells in words of its own.
    Other,
}

impl SyntaxError {
    /// Returns what is wrong.
    #[must_use]
    pub fn flaw(&self) -> Flaw<'_> {
        let SyntaxError::Wrong { source, .. } = self else { return Flaw::Other };
        match source.as_ref() {
            ron::Error::MissingStructField { field, .. } => Flaw::Missing(field),
            ron::Error::NoSuchStructField { found, .. } => Flaw::Unknown(found),
            ron::Error::IntegerOutOfBounds => Flaw::Number,
            _ => Flaw::Other,
        }
    }

    /// Returns the line and column of the error, from 1, if there is one such place.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        match self {
            SyntaxError::TooLarge { .. } => None,
            SyntaxError::NotText { line, column } | SyntaxError::Wrong { line, column, .. } => Some((*line, *column)),
        }
    }
}

/// Returns the bytes of a file as text.
///
/// # Errors
/// If there are more than [`MAX_BYTES`], or they are not text in UTF-8.
pub fn text(bytes: &[u8]) -> Result<&str, SyntaxError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(SyntaxError::TooLarge { bytes: bytes.len() as u64 });
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|byte| **byte != b'\n').count() + 1;
        SyntaxError::NotText { line, column }
    })
}

/// Reads a value. A byte order mark, which some editors put before a text, is skipped.
///
/// # Errors
/// If the text is too long, or is not such a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, SyntaxError> {
    if text.len() as u64 > MAX_BYTES {
        return Err(SyntaxError::TooLarge { bytes: text.len() as u64 });
    }
    options().from_str(text.strip_prefix('\u{feff}').unwrap_or(text)).map_err(|error| {
        let (line, column) = (error.span.start.line, error.span.start.col);
        SyntaxError::Wrong { line, column, source: Box::new(shortened(error.code)) }
    })
}

/// Reads a value from one line of JSON, the line of this number.
///
/// # Errors
/// If it is not such a value.
pub(super) fn read_line<T: DeserializeOwned>(line: &[u8], number: usize) -> Result<T, SyntaxError> {
    serde_json::from_slice(line).map_err(|error| {
        let told = error.to_string();
        // The place that it adds is that in the line.
        let reason = told.rsplit_once(" at line ").map_or(told.as_str(), |(reason, _)| reason);
        let source = Box::new(shortened(ron::Error::Message(reason.to_owned())));
        SyntaxError::Wrong { line: number, column: error.column(), source }
    })
}

/// Returns the error with its quotations of the file made fit to show, and short.
fn shortened(error: ron::Error) -> ron::Error {
    use ron::Error as E;
    match error {
        // What quotes a value has shortened it by itself; this is for whatever else comes along.
        E::Message(message) => E::Message(quote_within(&message, LONGEST_MESSAGE)),
        E::InvalidValueForType { expected, found } => E::InvalidValueForType { expected, found: quote(&found) },
        E::ExpectedDifferentStructName { expected, found } => {
            E::ExpectedDifferentStructName { expected, found: quote(&found) }
        }
        E::NoSuchEnumVariant { expected, found, outer } => {
            E::NoSuchEnumVariant { expected, found: quote(&found), outer }
        }
        E::NoSuchStructField { expected, found, outer } => {
            E::NoSuchStructField { expected, found: quote(&found), outer }
        }
        E::NoSuchExtension(name) => E::NoSuchExtension(quote(&name)),
        E::InvalidIdentifier(name) => E::InvalidIdentifier(quote(&name)),
        // It is named twice.
        E::SuggestRawIdentifier(name) => E::SuggestRawIdentifier(quote_within(&name, LONGEST_QUOTE / 2)),
        error => error,
    }
}

/// Writes a value, with everything that is nested two deep or less on a line of its own.
///
/// # Errors
/// If it has a part that the format has no place for; the project's own values have none.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    let config = PrettyConfig::new().depth_limit(2).new_line("\n");
    options().to_string_pretty(value, config).map(|text| text + "\n")
}

/// Returns the options of the format: a value that may be missing is written without `Some`, and nesting is limited to
/// [`DEEPEST`].
fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(DEEPEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_placed() {
        assert_eq!(text(b"a\nbc\xff"), Err(SyntaxError::NotText { line: 2, column: 3 }));
        let wrong = read::<Vec<u8>>("[1,\n 2,\n x]").expect_err("not a number");
        assert_eq!(wrong.place().map(|(line, _)| line), Some(3));
        let long = vec![b' '; MAX_BYTES as usize + 1];
        assert_eq!(text(&long), Err(SyntaxError::TooLarge { bytes: MAX_BYTES + 1 }));
    }

    #[test]
    fn a_mark_before_the_text_is_passed_over() {
        assert_eq!(read::<Vec<u8>>("\u{feff}[1, 2]\r\n"), Ok(vec![1, 2]));
    }

    #[test]
    fn brackets_without_end_are_an_error() {
        #[derive(Debug, serde::Deserialize)]
        struct Nothing {}
        let text = format!("(deep: {}", "[".repeat(100_000));
        assert!(matches!(read::<Nothing>(&text), Err(SyntaxError::Wrong { .. })));
    }
}
