//! Closeness of what is found to what is looked for: its whole name comes before all else that speaks of it.

use pitch_language::plain;

/// Closeness of a match, the closest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Closeness {
    /// The name was typed.
    Name,
    /// Another name was typed.
    OtherName,
    /// One of the names begins with what was typed.
    Begins,
    /// One of the names has every word that was typed.
    Called,
    /// The names and what is written about it together have every word that was typed.
    Told,
}

impl Closeness {
    /// Returns the closeness of something of this name, of which these are the other names and what else is written
    /// about it; `None` if it is not met at all. Where nothing is typed everything is met alike.
    pub(crate) fn of(
        typed: &str,
        name: &str,
        others: impl IntoIterator<Item = String>,
        about: impl IntoIterator<Item = String>,
    ) -> Option<Self> {
        let typed = plain(typed);
        let has = |text: &str| {
            typed.split_whitespace().all(|word| {
                let mut places = text.match_indices(word);
                places.any(|(at, _)| is_met_there(word, text[..at].chars().next_back()))
            })
        };
        let names: Vec<String> =
            std::iter::once(plain(name)).chain(others.into_iter().map(|name| plain(&name))).collect();
        match names.iter().position(|name| *name == typed) {
            Some(0) => return Some(Closeness::Name),
            Some(_) => return Some(Closeness::OtherName),
            None => {}
        }
        if !typed.is_empty() && names.iter().any(|name| name.starts_with(&typed)) {
            return Some(Closeness::Begins);
        }
        if names.iter().any(|name| has(name)) {
            return Some(Closeness::Called);
        }
        let told = names.into_iter().chain(about.into_iter().map(|text| plain(&text)));
        has(&told.collect::<Vec<_>>().join("\n")).then_some(Closeness::Told)
    }
}

/// Fewest letters of a typed word that is looked for within longer words as well: German, Dutch and Swedish write compounds as
/// one word, while short words stand in many others by chance, as "low" does in "below".
const WITHIN: usize = 5;

/// Returns `true` if a typed word that stands behind this letter is met there: it begins a word, or is a long one.
fn is_met_there(typed: &str, before: Option<char>) -> bool {
    !before.is_some_and(char::is_alphanumeric) || typed.chars().count() >= WITHIN
}

/// Returns what was found of groups, without those in which nothing was: the closest match comes first in its group,
/// and its group before all others.
pub(crate) fn closest_first<G, T>(groups: impl IntoIterator<Item = (G, Vec<(Closeness, T)>)>) -> Vec<(G, Vec<T>)> {
    let mut groups: Vec<_> = groups.into_iter().filter(|(_, found)| !found.is_empty()).collect();
    for (_, found) in &mut groups {
        found.sort_by_key(|(closeness, _)| *closeness);
    }
    groups.sort_by_key(|(_, found)| found.first().map(|(closeness, _)| *closeness));
    let bare = |found: Vec<(Closeness, T)>| found.into_iter().map(|(_, one)| one).collect();
    groups.into_iter().map(|(group, found)| (group, bare(found))).collect()
}

/// Part of a text in which something is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found<'a> {
    /// Part that was not looked for.
    Beside(&'a str),
    /// Part that was looked for.
    Here(&'a str),
}

/// Returns the parts of a text, in order, told apart by whether they are words that were typed, or parts of longer ones; they are
/// compared as the search compares them.
pub(crate) fn marked<'a>(text: &'a str, typed: &str) -> Vec<Found<'a>> {
    let letters: Vec<(char, usize)> =
        text.char_indices().flat_map(|(at, letter)| letter.to_lowercase().map(move |small| (small, at))).collect();
    let is_alike = |(one, _): &(char, usize), other: char| *one == other || (*one == '\'' && other == '\u{2019}');
    let mut is_here = vec![false; letters.len()];
    for word in plain(typed).split_whitespace() {
        let count = word.chars().count();
        for at in 0..(letters.len() + 1).saturating_sub(count) {
            let here = &letters[at..at + count];
            let before = at.checked_sub(1).map(|before| letters[before].0);
            let is_same = here.iter().zip(word.chars()).all(|(letter, other)| is_alike(letter, other));
            if is_same && is_met_there(word, before) {
                is_here[at..at + count].fill(true);
            }
        }
    }
    let mut parts = Vec::new();
    let mut begin = 0;
    for at in 1..=letters.len() {
        if at == letters.len() || is_here[at] != is_here[at - 1] {
            let end = letters.get(at).map_or(text.len(), |(_, end)| *end);
            let part = &text[letters[begin].1..end];
            parts.push(if is_here[begin] { Found::Here(part) } else { Found::Beside(part) });
            begin = at;
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(typed: &str) -> Option<Closeness> {
        let text = |text: &str| text.to_owned();
        Closeness::of(typed, "Seven Up", [text("Old Sledge")], [text("A card is turned up.")])
    }

    #[test]
    fn a_whole_name_is_met_more_closely_than_a_part_and_than_what_is_told() {
        assert_eq!(met("seven-UP "), Some(Closeness::Name));
        assert_eq!(met("old sledge"), Some(Closeness::OtherName));
        assert_eq!(met("seven"), Some(Closeness::Begins));
        assert_eq!(met("up"), Some(Closeness::Called));
        assert_eq!(met("sledge"), Some(Closeness::Called));
        assert_eq!(met("turned card"), Some(Closeness::Told));
        assert_eq!(met("seven turned"), Some(Closeness::Told));
        assert_eq!(met("five"), None);
        assert_eq!(met("even"), None, "a short word is met where a word begins");
        assert_eq!(met("turn"), Some(Closeness::Told));
        assert_eq!(met("urned"), Some(Closeness::Told), "a long one within another as well");
        assert_eq!(met(""), Some(Closeness::Called));
    }

    #[test]
    fn the_closest_comes_first_with_its_group_and_all_else_stays_in_its_order() {
        use Closeness::{Called, Name, Told};
        let groups = [
            ("one", vec![(Called, 1), (Told, 2), (Called, 3)]),
            ("none", vec![]),
            ("two", vec![(Told, 4), (Name, 5)]),
            ("three", vec![(Called, 6)]),
        ];
        assert_eq!(closest_first(groups), [("two", vec![5, 4]), ("one", vec![1, 3, 2]), ("three", vec![6])]);
    }

    #[test]
    fn every_word_that_was_typed_is_marked_where_it_stands() {
        use Found::{Beside, Here};
        assert_eq!(marked("Two Jokers in a trick", "joker"), [Beside("Two "), Here("Joker"), Beside("s in a trick")]);
        assert_eq!(marked("Größe", "grösse"), [Beside("Größe")]);
        assert_eq!(marked("GRÖSSE Öl", "öl  grö"), [Here("GRÖ"), Beside("SSE "), Here("Öl")]);
        assert_eq!(marked("the winner\u{2019}s", "winner's"), [Beside("the "), Here("winner\u{2019}s")]);
        assert_eq!(marked("Low", ""), [Beside("Low")]);
        assert_eq!(marked("", "low"), []);
        assert_eq!(marked("\u{130}stanbul", "stanb"), [Beside("\u{130}"), Here("stanb"), Beside("ul")]);
        assert_eq!(marked("Low, below", "low"), [Here("Low"), Beside(", below")]);
    }
}
