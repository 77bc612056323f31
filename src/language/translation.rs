//! The translations, and which of them is used.

use crate::packed::{packed, unpack};
use crate::shown::quote;

use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::unic_langid::LanguageIdentifier;
use i18n_embed::{I18nAssets, LanguageLoader as _};

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// One text of a language, by its id in `i18n/` and with its arguments; a `String`.
///
/// Id and arguments are checked against English when compiled.
#[macro_export]
macro_rules! t {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        ::i18n_embed_fl::fl!($language.loader(), $id $(, $name = ($value))*)
    };
}

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

/// Unpacks the texts that are asked for.
struct Texts;

impl I18nAssets for Texts {
    fn get_files(&self, file_path: &str) -> Vec<Cow<'_, [u8]>> {
        let texts = PACKED.iter().find(|(tag, _)| file_path.split_once('/').is_some_and(|(folder, _)| folder == *tag));
        let texts = texts.and_then(|(_, packed)| unpack(packed));
        texts.into_iter().map(Cow::Owned).collect()
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(PACKED.iter().map(|(tag, _)| format!("{tag}/auction-pitch.ftl")))
    }
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

/// The texts in one language; cheap to clone. A text that is missing is given in English.
#[derive(Clone)]
pub struct Language {
    translation: Translation,
    loader: Arc<FluentLanguageLoader>,
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

    /// The language to use: that of the command line, otherwise that of the settings, otherwise the system's.
    ///
    /// # Errors
    /// If the language asked for on the command line is not there. One in the settings that is not is passed over.
    pub fn choose(command_line: Option<&str>, setting: Option<&str>) -> Result<Self, UnknownLanguage> {
        match command_line {
            Some(tag) => Language::new(tag),
            None => Ok(setting.and_then(|tag| Language::new(tag).ok()).unwrap_or_else(Language::from_system)),
        }
    }

    /// The first of these tags that there is a language for, otherwise English.
    fn first_of(tags: impl IntoIterator<Item = String>) -> Self {
        let found = tags.into_iter().find_map(|tag| Language::new(&tag).ok());
        found.unwrap_or_else(|| Language::load(Language::ALL[0]))
    }

    fn load(translation: Translation) -> Self {
        const REASON: &str = "the translations are part of the program, and tests read every one of them";
        let identifiers = [translation.tag, Language::ALL[0].tag].map(|tag| tag.parse().expect(REASON));
        let [_, english]: &[LanguageIdentifier; 2] = &identifiers;
        let loader = FluentLanguageLoader::new("auction-pitch", english.clone());
        loader.load_languages(&Texts, &identifiers).expect(REASON);
        // The marks that keep names in other scripts apart show as boxes where a font lacks them.
        loader.set_use_isolating(false);
        Language { translation, loader: Arc::new(loader) }
    }

    /// The language's tag and its own name.
    #[must_use]
    pub const fn translation(&self) -> Translation {
        self.translation
    }

    /// Returns the loader in which the texts are looked up; for [`t!`](crate::t).
    #[must_use]
    pub fn loader(&self) -> &FluentLanguageLoader {
        &self.loader
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
