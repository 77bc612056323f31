//! The reasons why a folder of pictures cannot be used for the cards, with the file.

use crate::Language;
use crate::phrase::joined::listed;
use crate::t;
use pitch_session::deck_folder::{DeckFolderError, Flaw};

use std::io::ErrorKind;

/// Largest number of cards without a picture that are named; the others are only counted.
const MOST_NAMED: usize = 4;

/// Tells why the pictures of a folder cannot be used for the cards: the file, the reason, and that the usual cards are
/// used.
#[must_use]
pub fn deck_folder_error(language: &Language, error: &DeckFolderError) -> String {
    let reason = flaw(language, &error.flaw);
    t!(language, "error-deck", file = pitch_shown::path(&error.path), reason = reason.trim_end_matches('.'))
}

fn flaw(language: &Language, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Io(error) => match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => t!(language, "obstacle-no-folder"),
            ErrorKind::PermissionDenied => t!(language, "deck-flaw-not-allowed"),
            _ => error.to_string(),
        },
        Flaw::Missing(cards) => {
            // As their files are to be called.
            let named: Vec<String> = cards.iter().take(MOST_NAMED).map(ToString::to_string).collect();
            let more = cards.len() - named.len();
            t!(language, "deck-flaw-missing", cards = listed(language, named), more = more)
        }
        Flaw::Twice { other } => t!(language, "deck-flaw-twice", other = pitch_shown::path(other)),
        Flaw::NoFile => t!(language, "unread-no-file"),
        Flaw::TooLarge { most } => t!(language, "deck-flaw-too-large", most = most >> 20),
        Flaw::NoPicture(_) => t!(language, "deck-flaw-no-picture"),
        &Flaw::Size { width, height, least, most } => {
            t!(language, "deck-flaw-size", width = width, height = height, least = least, most = most)
        }
        &Flaw::Shape { width, height } => t!(language, "deck-flaw-shape", width = width, height = height),
        Flaw::Blank => t!(language, "deck-flaw-blank"),
        &Flaw::Element(element) => t!(language, "deck-flaw-element", element = element),
        Flaw::TooManyParts => t!(language, "deck-flaw-parts"),
        Flaw::TooSlow => t!(language, "deck-flaw-slow"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Cards;

    use std::path::Path;

    #[test]
    fn file_and_reason_are_named_in_both_languages() {
        let (english, german) = (Language::default(), Language::new("de").expect("German"));
        let error = DeckFolderError::new(Path::new("mine/QH.png"), Flaw::Shape { width: 300, height: 200 });
        assert_eq!(
            deck_folder_error(&english, &error),
            "mine/QH.png can’t be used for the cards: 300 × 200 isn’t the shape of an upright card. The built-in cards are used."
        );
        assert_eq!(
            deck_folder_error(&german, &error),
            "mine/QH.png ist für die Karten nicht zu gebrauchen: 300 × 200 ist nicht die Form einer stehenden Karte. Gespielt wird mit den eingebauten Karten."
        );
    }

    #[test]
    fn of_many_missing_cards_only_some_are_named() {
        let said = |cards: &str| {
            let cards = cards.parse::<Cards>().expect("cards").into_iter().collect();
            flaw(&Language::default(), &Flaw::Missing(cards))
        };
        assert_eq!(said("AS"), "there is no picture of AS");
        let many = said("AS KS QS JS TS 9S");
        assert!(many.ends_with(" and 2 other cards") && many.matches(',').count() == 3, "{many}");
        let error = DeckFolderError::new(Path::new("no"), std::io::Error::from(ErrorKind::NotFound).into());
        assert!(deck_folder_error(&Language::default(), &error).contains(": there is no such folder. "));
    }
}
