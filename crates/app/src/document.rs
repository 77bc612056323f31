//! Texts that come with the program: the changes of each version, and the licenses.

use pitch_language::{Language, t};

/// A text that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Document {
    /// Changes of each version.
    News,
    /// The license of the program.
    License,
    /// License of the fonts.
    Fonts,
    /// The libraries of others, each with its license.
    Libraries,
}

impl Document {
    /// All texts, in the order of their buttons.
    pub const ALL: [Document; 4] = [Document::News, Document::License, Document::Fonts, Document::Libraries];

    const fn text(self) -> &'static str {
        match self {
            Document::News => include_str!("../../../CHANGELOG.md"),
            Document::License => include_str!("../../../LICENSE"),
            Document::Fonts => {
                concat!(
                    include_str!("../../../assets/fonts/FiraSans-LICENSE.txt"),
                    "\n\n",
                    include_str!("../../../assets/fonts/Kalam-LICENSE.txt"),
                )
            }
            Document::Libraries => include_str!("../../../assets/third-party.txt"),
        }
    }

    /// Returns the heading.
    pub fn title(self, l: &Language) -> String {
        match self {
            Document::News => t!(l, "about-news"),
            Document::License => t!(l, "about-license"),
            Document::Fonts => t!(l, "about-fonts"),
            Document::Libraries => t!(l, "about-libraries"),
        }
    }

    /// Returns the paragraphs, each as wide as the sheet.
    pub(crate) fn paragraphs(self) -> Vec<String> {
        let mut paragraphs = vec![String::new()];
        for line in self.text().lines().map(str::trim) {
            let begins = line.is_empty() || line.starts_with(['-', '#']) || self == Document::Libraries;
            match paragraphs.last_mut() {
                Some(last) if !begins && !last.is_empty() => {
                    last.push(' ');
                    last.push_str(line);
                }
                _ => paragraphs.push(line.trim_start_matches(['#', ' ']).to_owned()),
            }
        }
        paragraphs.retain(|paragraph| !paragraph.is_empty());
        if self == Document::News {
            // What is said of the page itself is for who reads its source.
            let first = paragraphs.iter().position(|paragraph| paragraph.starts_with('[')).unwrap_or_default();
            return paragraphs.iter().skip(first).map(|paragraph| without_links(paragraph)).collect();
        }
        paragraphs
    }
}

/// Returns a paragraph with the words of its links, and without what these lead to.
fn without_links(paragraph: &str) -> String {
    let mut parts = paragraph.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let whole = parts.fold(first, |text, part| text + part.split_once(')').map_or(part, |(_, rest)| rest));
    whole.replace(['[', ']'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_has_paragraphs_without_signs_of_their_layout() {
        for document in Document::ALL {
            let paragraphs = document.paragraphs();
            assert!(paragraphs.len() > 3, "{document:?}");
            assert!(paragraphs.iter().all(|text| !text.starts_with('#') && !text.contains('\n')), "{document:?}");
        }
        let license = Document::License.paragraphs();
        assert!(license.iter().any(|text| text.starts_with("Permission is hereby granted") && text.len() > 300));
        assert_eq!(without_links("[0.1] See [this](a.md), and [that](b.md)."), "0.1 See this, and that.");
        assert!(Document::Libraries.paragraphs().iter().any(|line| line.starts_with("iced ")));
    }
}
