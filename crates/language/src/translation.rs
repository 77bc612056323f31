//! The translations, and which of them is used.

use pitch_packed::{packed, unpack};
use pitch_shown::quote;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// One text of a language, by its id in `i18n/` and with its arguments; a `String`.
///
/// Id and arguments are checked against English when compiled.
#[macro_export]
macro_rules! t {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = $crate::check_text($id, &[$(stringify!($name)),*]);
        $language.text($id, [$((stringify!($name), $crate::Argument::from($value))),*])
    }};
}

/// An argument of a text: a number, by which plurals are chosen, or words.
pub type Argument<'a> = FluentValue<'a>;

/// The texts of all languages, by their tags.
const PACKED: [(&str, &[u8]); Language::ALL.len()] = [
    ("en", packed!("en.ftl")),
    ("de", packed!("de.ftl")),
    ("es", packed!("es.ftl")),
    ("fr", packed!("fr.ftl")),
    ("nl", packed!("nl.ftl")),
    ("pl", packed!("pl.ftl")),
    ("pt-BR", packed!("pt-BR.ftl")),
    ("sv", packed!("sv.ftl")),
];

/// Parses the texts of a language; each is written as `transform` makes it.
fn bundle(tag: &str, transform: Option<fn(&str) -> Cow<'_, str>>) -> Bundle {
    let packed = PACKED.iter().find(|(packed, _)| *packed == tag).map(|(_, packed)| *packed).unwrap_or_default();
    let text = unpack(packed).and_then(|text| String::from_utf8(text).ok()).unwrap_or_default();
    // Tests read every text of the program: whatever could not be parsed is not there.
    let texts = FluentResource::try_new(text).unwrap_or_else(|(texts, _)| texts);
    let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
    bundle.add_resource_overriding(texts);
    // The marks that keep names in other scripts apart show as boxes where a font lacks them.
    bundle.set_use_isolating(false);
    bundle.set_transform(transform);
    bundle
}

/// A language there is a translation for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Translation {
    /// The language tag, as in settings and on the command line: `de`.
    pub tag: &'static str,
    /// Name of the language in the language itself.
    pub name: &'static str,
}

/// A tag of a language there is no translation for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language `{}`", quote(.0))]
pub struct UnknownLanguage(pub String);

type Bundle = FluentBundle<FluentResource>;

/// The texts in one language; cheap to clone. A text that is missing is given in English.
#[derive(Clone)]
pub struct Language {
    translation: Translation,
    texts: Arc<Bundle>,
}

impl Language {
    /// Every language, English first and then by their own names.
    pub const ALL: [Translation; 8] = [
        Translation { tag: "en", name: "English" },
        Translation { tag: "de", name: "Deutsch" },
        Translation { tag: "es", name: "Español" },
        Translation { tag: "fr", name: "Français" },
        Translation { tag: "nl", name: "Nederlands" },
        Translation { tag: "pl", name: "Polski" },
        Translation { tag: "pt-BR", name: "Português (Brasil)" },
        Translation { tag: "sv", name: "Svenska" },
    ];

    /// The language of this tag, whatever its region: of `de-AT` the translation for `de`, and of `pt` that for `pt-BR`.
    ///
    /// # Errors
    /// If the tag is none, or there is no translation.
    pub fn new(tag: &str) -> Result<Self, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let asked: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
        Language::ALL
            .into_iter()
            .find(|translation| translation.tag.split('-').next() == Some(asked.language.as_str()))
            .map(Language::load)
            .ok_or_else(unknown)
    }

    /// The first language that the system asks for and that is there, otherwise English.
    ///
    /// An entry that is no language tag, such as the `C` of `LANG=C`, is passed over.
    #[must_use]
    pub fn from_system() -> Self {
        Language::first_of(sys_locale::get_locales())
    }

    /// Returns `false` if the system asks for languages and there is a translation for none of them.
    #[must_use]
    pub fn has_language_of_system() -> bool {
        let mut asked = sys_locale::get_locales().filter(|tag| tag.parse::<LanguageIdentifier>().is_ok()).peekable();
        asked.peek().is_none() || asked.any(|tag| Language::new(&tag).is_ok())
    }

    /// The language to use: that of the command line, otherwise that of the settings, otherwise the system's.
    ///
    /// # Errors
    /// If the language asked for on the command line is not there. One in the settings that is not is passed over.
    pub fn choose(command_line: Option<&str>, setting: Option<&str>) -> Result<Self, UnknownLanguage> {
        match command_line {
            // As the system writes it, with an encoding behind it: "de_DE.UTF-8".
            Some(tag) => Language::new(tag.split(['.', '@']).next().unwrap_or(tag)),
            None => Ok(setting.and_then(|tag| Language::new(tag).ok()).unwrap_or_else(Language::from_system)),
        }
    }

    /// The first of these tags that there is a language for, otherwise English.
    fn first_of(tags: impl IntoIterator<Item = String>) -> Self {
        let found = tags.into_iter().find_map(|tag| Language::new(&tag).ok());
        found.unwrap_or_else(|| Language::load(Language::ALL[0]))
    }

    /// English with every text as `transform` makes it, such as longer than in any language, to see whether it has room.
    #[must_use]
    pub fn transformed(transform: fn(&str) -> Cow<'_, str>) -> Self {
        let translation = Language::ALL[0];
        Language { translation, texts: Arc::new(bundle(translation.tag, Some(transform))) }
    }

    fn load(translation: Translation) -> Self {
        Language { translation, texts: Arc::new(bundle(translation.tag, None)) }
    }

    /// The language's tag and its own name.
    #[must_use]
    pub const fn translation(&self) -> Translation {
        self.translation
    }

    /// Returns the text with this id and these arguments; [`t!`](crate::t) checks both.
    #[must_use]
    pub fn text<const N: usize>(&self, id: &str, arguments: [(&'static str, Argument<'_>); N]) -> String {
        self.written(id, &arguments.into_iter().collect())
    }

    fn written(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        static ENGLISH: OnceLock<Bundle> = OnceLock::new();
        written(&self.texts, id, arguments)
            .or_else(|| written(ENGLISH.get_or_init(|| bundle(Language::ALL[0].tag, None)), id, arguments))
            .unwrap_or_else(|| id.to_owned())
    }
}

/// Returns a text of these, if it is among them.
fn written(texts: &Bundle, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = texts.get_message(id)?.value()?;
    Some(texts.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned())
}

/// The texts in English: their ids, sorted, and the arguments of each.
const TEXTS: &[(&str, &[&str])] = &include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Fails, while the program is compiled, unless English has a text with this id and exactly these arguments.
#[doc(hidden)]
pub const fn check_text(id: &str, arguments: &[&str]) {
    let (mut least, mut end) = (0, TEXTS.len());
    while least < end {
        let middle = least + (end - least) / 2;
        match compare(TEXTS[middle].0.as_bytes(), id.as_bytes()) {
            Ordering::Less => least = middle + 1,
            Ordering::Greater => end = middle,
            Ordering::Equal => return check_arguments(TEXTS[middle].1, arguments),
        }
    }
    panic!("there is no text with this id in i18n/en");
}

const fn check_arguments(known: &[&str], given: &[&str]) {
    let mut at = 0;
    while at < given.len() {
        assert!(contains(known, given[at]), "the text has no argument of this name");
        assert!(!contains(given.split_at(at).0, given[at]), "an argument is given twice");
        at += 1;
    }
    assert!(given.len() == known.len(), "the text has an argument that is not given");
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if matches!(compare(names[at].as_bytes(), name.as_bytes()), Ordering::Equal) {
            return true;
        }
        at += 1;
    }
    false
}

/// Compares bytes as `Ord` does, which cannot be asked while the program is compiled.
const fn compare(one: &[u8], other: &[u8]) -> Ordering {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] < other[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    if one.len() == other.len() {
        Ordering::Equal
    } else if one.len() < other.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

impl Default for Language {
    /// English.
    fn default() -> Self {
        Language::load(Language::ALL[0])
    }
}

/// Two values of the same language are equal.
impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.translation == other.translation
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.translation.tag).finish()
    }
}

impl fmt::Display for Translation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tag_of(language: &Language) -> &str {
        language.translation().tag
    }

    #[test]
    fn a_tag_with_a_region_finds_its_language() {
        assert_eq!(Language::new("de-AT").map(|l| l.translation().name), Ok("Deutsch"));
        for tag in ["pt", "pt-BR", "pt-PT"] {
            assert_eq!(Language::new(tag).map(|l| l.translation().tag), Ok("pt-BR"));
        }
        assert_eq!(Language::new("xx"), Err(UnknownLanguage("xx".to_owned())));
        assert!(Language::new("").is_err());
    }

    #[test]
    fn what_the_system_asks_for_is_taken_in_order() {
        let first = |tags: &[&str]| tag_of(&Language::first_of(tags.iter().map(ToString::to_string))).to_owned();
        assert_eq!(first(&["C", "cy-GB", "de-DE", "en"]), "de");
        assert_eq!(first(&["fr-CA", "fi", "en"]), "fr");
        assert_eq!(first(&["en-GB", "de"]), "en");
        assert_eq!(first(&["C"]), "en");
        assert_eq!(first(&[]), "en");
    }

    #[test]
    fn the_command_line_goes_before_the_settings() {
        assert_eq!(Language::choose(Some("de"), Some("en")).as_ref().map(tag_of), Ok("de"));
        assert_eq!(Language::choose(None, Some("de")).as_ref().map(tag_of), Ok("de"));
        assert!(Language::choose(Some("xx"), Some("de")).is_err());
        assert!(Language::choose(None, Some("xx")).is_ok());
    }

    #[test]
    fn two_languages_are_spoken_at_once_and_without_marks() {
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        assert_eq!(t!(english, "curtain-title", name = "Ben"), "Pass the screen to Ben");
        assert_eq!(t!(german, "curtain-title", name = "Ben"), "Bildschirm an Ben weitergeben");
    }
}
