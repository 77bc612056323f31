//! Text from outside as it can be shown: in a terminal, on a label, as a title, in an error.
//!
//! Whatever was read from a file, or is called as a file is, goes through here before anybody sees it. Control characters
//! could drive a terminal, and those that turn the direction of writing could make a name look like another.

use std::path::Path;

/// Longest name of somebody at a table, in characters.
pub const LONGEST_NAME: usize = 24;
/// Longest quotation of a text from outside in an error, in characters.
pub const LONGEST_QUOTE: usize = 80;

/// Returns a text on one line: white space of any kind becomes one blank, characters that are not seen or that turn the
/// direction of writing are taken out, and the rest beyond `longest` characters is cut off.
#[must_use]
pub fn clean(text: &str, longest: usize) -> String {
    if text.len() <= longest && is_clean(text) {
        return text.to_owned();
    }
    let mut cut = String::new();
    let (mut count, mut is_new_word) = (0, false);
    for c in text.chars() {
        if c.is_whitespace() {
            is_new_word = count > 0;
            continue;
        }
        if !is_shown(c) {
            continue;
        }
        let needed = if is_new_word { 2 } else { 1 };
        if count + needed > longest {
            break;
        }
        if std::mem::take(&mut is_new_word) {
            cut.push(' ');
        }
        cut.push(c);
        count += needed;
    }
    cut
}

/// Returns `true` if a text is of printable ASCII characters on one line with single blanks between them, as most names
/// are: such a text is copied as it is, which is faster than to put it together character by character.
fn is_clean(text: &str) -> bool {
    let mut before = b' ';
    let goes_on = |byte: u8| {
        let is_second_blank = std::mem::replace(&mut before, byte) == b' ' && byte == b' ';
        (b' '..=b'~').contains(&byte) && !is_second_blank
    };
    text.bytes().all(goes_on) && before != b' '
}

/// Returns a text as an error quotes it: on one line, and shortened to [`LONGEST_QUOTE`] characters.
#[must_use]
pub fn quote(text: &str) -> String {
    quote_within(text, LONGEST_QUOTE)
}

/// Returns a text on one line, shortened to `longest` characters, of which there is at least one; an ellipsis stands
/// for the end that is cut off.
#[must_use]
pub fn quote_within(text: &str, longest: usize) -> String {
    let quoted = clean(text, longest + 1);
    match quoted.char_indices().nth(longest) {
        Some(_) => clean(&quoted, longest.saturating_sub(1)) + "…",
        None => quoted,
    }
}

/// Returns a path that can be shown. Characters that cannot be shown are replaced by a sign for them, so that the path
/// looks as odd as it is.
#[must_use]
pub fn path(path: &Path) -> String {
    path.to_string_lossy().chars().map(|c| if is_shown(c) { c } else { char::REPLACEMENT_CHARACTER }).collect()
}

/// Returns lines without the characters that cannot be shown.
#[must_use]
pub fn lines(text: &str) -> String {
    text.chars().filter(|&c| c == '\n' || is_shown(c)).collect()
}

/// Returns `true` if a character can be shown. Joiners can: some scripts and many pictures are written with them.
#[must_use]
pub fn is_shown(c: char) -> bool {
    let invisible = matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !c.is_control() && !invisible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_made_fit_for_one_line() {
        assert_eq!(clean("  Zoë \t\n van  Dam ", 24), "Zoë van Dam");
        assert_eq!(clean("a\u{202e}b\u{0}c\u{1b}[1m\u{9b}2J", 24), "abc[1m2J");
        assert_eq!(clean("\u{200b}\u{7} \u{85}", 24), "");
        assert_eq!(clean(&"x".repeat(1000), 24), "x".repeat(24));
        assert_eq!(clean("four words of text", 5), "four");
        for untidy in ["a b ", " a b", "a  b", "a\tb", "a \u{7f}b", "\na b"] {
            assert_eq!(clean(untidy, 24), "a b", "{untidy:?}");
        }
        assert_eq!(clean("अ\u{200d}ब", 24), "अ\u{200d}ब");
    }

    #[test]
    fn a_quote_says_that_it_is_one_of_more() {
        assert_eq!(quote("pass"), "pass");
        assert_eq!(quote(&"x".repeat(80)), "x".repeat(80));
        let long = quote(&"x\u{1b}\u{202e}".repeat(1_000_000));
        assert_eq!(long, "x".repeat(79) + "…");
    }

    #[test]
    fn a_path_keeps_its_length_and_nothing_that_drives_a_terminal() {
        assert_eq!(path(Path::new("a\u{1b}[2J/b  c\u{202e}.ron")), "a\u{fffd}[2J/b  c\u{fffd}.ron");
    }
}
