//! Words that stand together: lists, sentences one after the other, a name and what belongs to it.

use crate::language::Language;
use crate::t;

/// The things one after the other: "the ace, the king and the ten". Empty for none.
#[must_use]
pub fn list(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    let (before, Some(last)) = all_but_last(language, things) else { return String::new() };
    before.map_or_else(|| last.clone(), |before| t!(language, "list-two", first = before, second = last.clone()))
}

/// The things to choose from: "pass, two or smudge". Empty for none.
#[must_use]
pub fn alternatives(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    let (before, Some(last)) = all_but_last(language, things) else { return String::new() };
    before.map_or_else(|| last.clone(), |before| t!(language, "list-or", first = before, second = last.clone()))
}

fn all_but_last(language: &Language, things: impl IntoIterator<Item = String>) -> (Option<String>, Option<String>) {
    let mut things: Vec<String> = things.into_iter().collect();
    let last = things.pop();
    let before = things.into_iter().reduce(|first, second| more(language, first, second));
    (before, last)
}

/// The things of which none is the last: "ace 4, king 3". Empty for none.
#[must_use]
pub fn listed(language: &Language, things: impl IntoIterator<Item = String>) -> String {
    things.into_iter().reduce(|first, second| more(language, first, second)).unwrap_or_default()
}

fn more(language: &Language, first: String, second: String) -> String {
    t!(language, "list-more", first = first, second = second)
}

/// The same of things that have commas of their own: "Play to: 7; Partners: nobody". Empty for none.
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

/// Sentences one after the other. Empty for none.
#[must_use]
pub fn sentences<S: Into<String>>(language: &Language, said: impl IntoIterator<Item = S>) -> String {
    let after = |first: String, second: String| t!(language, "sentences", first = first, second = second);
    said.into_iter().map(Into::into).reduce(after).unwrap_or_default()
}

/// A name and what is said of it: "Ana: 7".
#[must_use]
pub fn pair(language: &Language, name: impl Into<String>, value: impl Into<String>) -> String {
    t!(language, "pair", name = name.into(), value = value.into())
}

/// Words and the figure that belongs to them: "ace 4".
#[must_use]
pub fn with_figure(language: &Language, words: impl Into<String>, figure: &impl ToString) -> String {
    t!(language, "with-figure", words = words.into(), figure = figure.to_string())
}
