//! Words that stand together: lists, sentences one after the other, a name and what belongs to it.

use crate::Language;
use crate::t;

/// The things one after the other: "the ace, the king and the ten". Empty for none.
#[must_use]
pub fn list(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    let (before, Some(last)) = all_but_last(language, things) else { return String::new() };
    let Some(first) = before else { return last };
    match sound(&last) {
        Some('i') => t!(language, "list-two-before-i", first = first, second = last),
        _ => t!(language, "list-two", first = first, second = last),
    }
}

/// The things to choose from: "pass, two or smudge". Empty for none.
#[must_use]
pub fn alternatives(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    let (before, Some(last)) = all_but_last(language, things) else { return String::new() };
    let Some(first) = before else { return last };
    match sound(&last) {
        Some('o') => t!(language, "list-or-before-o", first = first, second = last),
        _ => t!(language, "list-or", first = first, second = last),
    }
}

/// Returns the vowel that words begin with, without its accent. An "h" is not heard; a word with "hie" at its beginning
/// begins with no vowel.
fn sound(words: &str) -> Option<char> {
    let lower = words.to_lowercase();
    let heard = lower.strip_prefix('h').unwrap_or(&lower);
    match heard.chars().next()? {
        'i' if heard.starts_with("ie") => None,
        'i' | 'í' => Some('i'),
        'o' | 'ó' | '8' => Some('o'),
        '1' if heard == "11" => Some('o'),
        _ => None,
    }
}

fn all_but_last(language: &Language, things: impl IntoIterator<Item = String>) -> (Option<String>, Option<String>) {
    let mut things: Vec<String> = things.into_iter().collect();
    let last = things.pop();
    let before = things.into_iter().reduce(|first, second| more(language, first, second));
    (before, last)
}

/// Groups that are lists of their own one after the other: "you and Cleo, and Ben and Dev". Empty for none.
#[must_use]
pub(crate) fn groups(language: &Language, several: impl IntoIterator<Item = String>) -> String {
    let (before, Some(last)) = all_but_last(language, several) else { return String::new() };
    let Some(first) = before else { return last };
    t!(language, "list-groups", first = first, second = last)
}

/// Lists things of which none is the last: "ace 4, king 3". Empty for none.
#[must_use]
pub fn listed(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().reduce(|first, second| more(language, first, second)).unwrap_or_default()
}

fn more(language: &Language, first: String, second: String) -> String {
    t!(language, "list-more", first = first, second = second)
}

/// Lists things that have commas of their own: "Play to: 7; Partners: nobody". Empty for none.
#[must_use]
pub fn listed_apart(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    let apart = |first: String, second: String| t!(language, "list-apart", first = first, second = second);
    things.into_iter().reduce(apart).unwrap_or_default()
}

/// Words as a sentence, with its full stop.
#[must_use]
pub fn sentence(language: &Language, words: impl Into<String>) -> String {
    t!(language, "sentence", words = words.into())
}

/// Words as a sentence, unless they end as one.
#[must_use]
pub fn closed(language: &Language, words: String) -> String {
    let is_closed = words.ends_with(['.', '!', '?', ':', '\u{2026}']);
    if is_closed { words } else { sentence(language, words) }
}

/// Sentences one after the other. Empty for none.
#[must_use]
pub fn sentences<S: Into<String>>(language: &Language, said: impl IntoIterator<Item = S>) -> String {
    let after = |first: String, second: String| t!(language, "sentences", first = first, second = second);
    said.into_iter().map(Into::into).reduce(after).unwrap_or_default()
}

/// Joins a name and a value: "Ana: 7".
#[must_use]
pub fn pair(language: &Language, name: impl Into<String>, value: impl Into<String>) -> String {
    t!(language, "pair", name = name.into(), value = value.into())
}

/// Words and the figure that belongs to them: "ace 4".
#[must_use]
pub fn with_figure(language: &Language, words: impl Into<String>, figure: &impl ToString) -> String {
    t!(language, "with-figure", words = words.into(), figure = figure.to_string())
}
