//! Files taken apart into their entries, so that an unreadable entry spoils no other, and none is lost when the file is
//! written again.

mod scan;

use crate::syntax::{self, SyntaxError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use std::collections::HashSet;

/// Entry of a file: its name, and its value as it is written there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    pub name: String,
    pub value: String,
}

/// Value whose fields are the entries of a file, all of which may be missing.
pub(super) trait Entries: DeserializeOwned + Serialize + Default {
    /// Names of entries that an earlier version had, and that are still read.
    const FORMER: &'static [&'static str] = &[];
}

/// Readable parts of a file.
#[derive(Debug, Clone)]
pub(super) struct Parts<T> {
    /// Value, with the default for whatever could not be read.
    pub value: T,
    /// Entries as they are written, including those that could not be read or are unknown here.
    pub entries: Vec<Entry>,
    /// Paths of what could not be read, such as `volume` or `last_game.rules.target`.
    pub unread: Vec<String>,
    /// Error of the text itself, if it is no file of the project as a whole.
    pub damage: Option<SyntaxError>,
}

impl<T> Parts<T> {
    /// Returns `true` if all of the text could be read.
    pub(super) const fn is_sound(&self) -> bool {
        self.unread.is_empty() && self.damage.is_none()
    }

    /// Returns `true` if anything of the entry of this name was read.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| entry.name == name) && !self.unread.iter().any(|path| path == name)
    }

    /// Returns `true` if all of the entry of this name was read.
    pub(super) fn has(&self, name: &str) -> bool {
        let is_of = |path: &String| path == name || path.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
        self.entries.iter().any(|entry| entry.name == name) && !self.unread.iter().any(is_of)
    }
}

/// Reads what can be read of a file whose entries may all be missing.
///
/// # Errors
/// If the file is larger than is read.
pub(super) fn read<T: Entries>(bytes: &[u8]) -> Result<Parts<T>, SyntaxError> {
    let (text, broken) = match syntax::text(bytes) {
        Ok(text) => (text.to_owned(), None),
        Err(error @ SyntaxError::TooLarge { .. }) => return Err(error),
        Err(error) => (String::from_utf8_lossy(bytes).into_owned(), Some(error)),
    };
    let (whole, taken) = (syntax::read::<T>(&text), scan::entries(&text));
    let found = || scan::whatever_is_there(&text, &names_of::<T>());
    match (whole, taken, broken) {
        (Ok(value), Some(entries), None) => Ok(Parts { value, entries, unread: Vec::new(), damage: None }),
        // Nobody writes a text like this, but it can be read.
        (Ok(value), None, None) => {
            let entries = changed(&of(&value).unwrap_or_default(), &[], &found());
            Ok(Parts { value, entries, unread: Vec::new(), damage: None })
        }
        (_, Some(entries), None) => Ok(salvage(entries, None)),
        (whole, _, broken) => Ok(salvage(found(), broken.or(whole.err()))),
    }
}

fn salvage<T: DeserializeOwned + Default>(found: Vec<Entry>, damage: Option<SyntaxError>) -> Parts<T> {
    let (mut entries, mut unread, mut sound) = (Vec::new(), Vec::new(), Vec::new());
    let mut known = HashSet::new();
    for Entry { name, value } in found {
        if !known.insert(name.clone()) {
            continue;
        }
        // What was no text is known to be wrong.
        let reads = |value: &str| {
            !value.contains(char::REPLACEMENT_CHARACTER) && syntax::read::<T>(&format!("({name}: {value})")).is_ok()
        };
        let kept = as_much_as_reads(&value, &name, &reads, &mut unread, 0);
        if kept.is_none() {
            unread.push(name.clone());
        }
        sound.extend(kept.as_ref().map(|value| format!("{name}: {value}")));
        // The damaged file is kept as it is elsewhere.
        let written = if damage.is_none() { Some(value) } else { kept };
        entries.extend(written.map(|value| Entry { name, value }));
    }
    let value = syntax::read(&format!("({})", sound.join(", ")));
    debug_assert!(value.is_ok(), "each entry can be read alone: {sound:?}");
    let value = value.unwrap_or_default();
    Parts { value, entries, unread, damage }
}

/// Returns the readable part of a value: without the fields of structures and the items of outer lists that cannot be
/// read, whose paths go to `unread`. Returns `None` if nothing is left of it.
fn as_much_as_reads(
    value: &str,
    at: &str,
    reads: &dyn Fn(&str) -> bool,
    unread: &mut Vec<String>,
    depth: usize,
) -> Option<String> {
    /// Deepest nesting of structures; no value of the project has a deeper one.
    const DEEPEST: usize = 8;
    if reads(value) {
        return Some(value.to_owned());
    }
    if depth == DEEPEST {
        return None;
    }
    let scan::Shape { name, opening, inner, closing } = scan::shape(value)?;
    let around = |inner: &str| format!("{name}{opening}{inner}{closing}");
    let mut lost = Vec::new();
    let kept: Vec<String> = match scan::fields(inner) {
        Some(fields) if opening == '(' => fields
            .iter()
            .filter_map(|Entry { name, value }| {
                let at = format!("{at}.{name}");
                let kept = as_much_as_reads(
                    value,
                    &at,
                    &|value| reads(&around(&format!("{name}: {value}"))),
                    &mut lost,
                    depth + 1,
                );
                if kept.is_none() {
                    lost.push(at);
                }
                kept.map(|value| format!("{name}: {value}"))
            })
            .collect(),
        _ if opening == '(' && !name.is_empty() => {
            vec![as_much_as_reads(
                inner.trim().trim_end_matches(','),
                at,
                &|value| reads(&around(value)),
                &mut lost,
                depth + 1,
            )?]
        }
        // Further in, the items of a list have places: those of the seats.
        _ if opening == '[' && !at.contains('.') => {
            let items = scan::items(inner)?;
            let kept: Vec<String> = items.iter().filter(|item| reads(&around(item))).map(|i| (*i).to_owned()).collect();
            if kept.len() < items.len() {
                lost.push(at.to_owned());
            }
            kept
        }
        _ => return None,
    };
    let kept = Some(around(&kept.join(", "))).filter(|text| !kept.is_empty() && reads(text))?;
    unread.append(&mut lost);
    Some(kept)
}

/// Returns a value as entries.
pub(super) fn of<T: Serialize>(value: &T) -> Result<Vec<Entry>, ron::Error> {
    Ok(scan::entries(&syntax::write(value)?).unwrap_or_default())
}

fn names_of<T: Entries>() -> Vec<String> {
    let names = of(&T::default()).unwrap_or_default().into_iter().map(|entry| entry.name);
    names.chain(T::FORMER.iter().map(|name| (*name).to_owned())).collect()
}

/// Returns entries as the text of a file.
pub(super) fn text(entries: &[Entry]) -> String {
    let line = |Entry { name, value }: &Entry| format!("    {name}: {value},\n");
    format!("(\n{})\n", entries.iter().map(line).collect::<String>())
}

/// Returns the entries of a file to be written again: those of `own` that were changed since `base`, and everything
/// else as it is `there` now, including what cannot be read or is unknown.
pub(super) fn changed(own: &[Entry], base: &[Entry], there: &[Entry]) -> Vec<Entry> {
    let of = |entries: &[Entry], name: &str| entries.iter().find(|entry| entry.name == name).cloned();
    let known = own.iter().map(|entry| match of(there, &entry.name) {
        Some(there) if of(base, &entry.name).as_ref() == Some(entry) => there,
        _ => entry.clone(),
    });
    let others = there.iter().filter(|entry| of(own, &entry.name).is_none()).cloned();
    known.chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct Inner {
        number: u8,
        words: Vec<String>,
    }

    #[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct Outer {
        name: Option<String>,
        number: u8,
        inner: Option<Inner>,
        list: Vec<Inner>,
    }

    impl Entries for Outer {}

    fn parts(text: &str) -> Parts<Outer> {
        read(text.as_bytes()).expect("it is not too large")
    }

    #[test]
    fn one_wrong_entry_spoils_no_other() {
        let read = parts("(number: \"x\", name: \"a\", newer: Thing(1, [2]), inner: (number: 3, words: 4))");
        let inner = Some(Inner { number: 3, ..Inner::default() });
        assert_eq!(read.value, Outer { name: Some("a".to_owned()), inner, ..Outer::default() });
        assert_eq!(read.unread, ["number", "newer", "inner.words"]);
        assert!(read.damage.is_none() && read.entries.len() == 4);
        let read = parts("(list: [(number: 1), (number: x), (number: 2)], number: 7)");
        assert_eq!(read.value.list.iter().map(|inner| inner.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!((read.value.number, read.unread), (7, vec!["list".to_owned()]));
    }

    #[test]
    fn a_torn_text_keeps_the_entries_before_and_a_broken_one_those_around() {
        let whole = Outer {
            name: Some("a, (\"b\")".to_owned()),
            number: 12,
            inner: Some(Inner { number: 3, words: vec!["x".to_owned(); 3] }),
            list: vec![Inner::default(); 2],
        };
        let text = syntax::write(&whole).expect("written");
        for end in 0..text.len() {
            let read = parts(&text[..end]);
            let has =
                |name: &str| text[..end].contains(&format!("    {name}: ")) && read.unread.iter().all(|at| at != name);
            assert!(!has("name") || read.value.name == whole.name, "{}", &text[..end]);
            assert!(!has("number") || read.value.number == 12, "{}: {read:?}", &text[..end]);
            assert!(!text[..end].contains("    inner: ") || read.value.number == 12, "{}", &text[..end]);
        }
        for broken in
            [text.replace("name: \"", "name: \"\""), text.replace("inner: (", "inner: [("), text.replace("12,", "12")]
        {
            let read = parts(&broken);
            assert!(read.damage.is_some(), "{broken}");
            assert_eq!((read.value.number, read.value.list.len()), (12, 2), "{broken}: {read:?}");
        }
    }

    #[test]
    fn what_is_written_again_changes_only_what_was_changed() {
        let entry = |name: &str, value: &str| Entry { name: name.to_owned(), value: value.to_owned() };
        let base = [entry("a", "1"), entry("b", "2")];
        let own = [entry("a", "1"), entry("b", "3")];
        let there = [entry("new", "\"x\""), entry("a", "newer"), entry("b", "4")];
        let changed = changed(&own, &base, &there);
        assert_eq!(text(&changed), "(\n    a: newer,\n    b: 3,\n    new: \"x\",\n)\n");
    }
}
