//! How the files of the project are written: RON, in UTF-8, of no more than a few megabytes.

use crate::shown::{LONGEST_QUOTE, quote, quote_within};

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The largest file that is read, in bytes: the record of a long game takes a hundredth of it.
pub const MAX_BYTES: u64 = 4 * 1024 * 1024;

/// The longest reason that a value gives for what is wrong with it, in characters, with what it quotes.
const LONGEST_MESSAGE: usize = 200;

/// How deep brackets may be nested; the project's own files nest four deep.
const DEEPEST: usize = 32;

/// Why something cannot be read as a file of the project at all. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SyntaxError {
    /// There is more of it than any file of the project has.
    #[error("it has {bytes} bytes, more than the {MAX_BYTES} that are read")]
    TooLarge {
        /// How many bytes there are.
        bytes: u64,
    },
    /// It is not text.
    #[error("{line}:{column}: this is not text in UTF-8")]
    NotText {
        /// The line.
        line: usize,
        /// The column, in bytes.
        column: usize,
    },
    /// Something is missing, unknown or in the wrong place.
    #[error("{line}:{column}: {source}")]
    Wrong {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        source: Box<ron::Error>,
    },
}

impl SyntaxError {
    /// The line and column of what is wrong, where there is one such place.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        match self {
            SyntaxError::TooLarge { .. } => None,
            SyntaxError::NotText { line, column } | SyntaxError::Wrong { line, column, .. } => Some((*line, *column)),
        }
    }
}

/// The bytes of a file as text.
///
/// # Errors
/// If there are more than [`MAX_BYTES`], or they are not text.
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

/// Reads a value. A byte order mark, which some editors put before a text, is passed over.
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

/// The same error with what it quotes of the file made fit to show, and short.
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

/// Writes a value, what is nested two deep or less on a line of its own.
///
/// # Errors
/// If it has a part that the format has no place for; the project's own values have none.
pub fn write<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    let config = PrettyConfig::new().depth_limit(2).new_line("\n");
    options().to_string_pretty(value, config).map(|text| text + "\n")
}

/// A value that may be missing is written without `Some`.
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
