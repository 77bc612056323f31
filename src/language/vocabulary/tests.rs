use super::*;
use crate::engine::Cards;
use crate::language::phrase;

fn german() -> Vocabulary {
    Vocabulary::new(&Language::new("de").expect("German"))
}

#[test]
fn cards_are_understood_as_people_write_them() {
    let queen: Card = "QH".parse().expect("a card");
    let english = Vocabulary::new(&Language::default());
    for text in ["QH", "qh", "hq", "queen of hearts", "The Queen of Hearts.", "queen hearts", "hearts queen", "q h"] {
        assert_eq!(english.card(text), Some(queen), "{text}");
    }
    for text in ["Herzdame", "herz dame", "die Herz-Dame", "Herz D", "queen of hearts", "QH"] {
        assert_eq!(german().card(text), Some(queen), "{text}");
    }
    for text in ["", "q", "queen", "hearts", "queen of", "queen of hearts spades", "1H", "🂽"] {
        assert_eq!(german().card(text), None, "{text}");
    }
    assert_eq!(english.card("10S"), "TS".parse().ok());
    assert_eq!(english.card("ad"), "AD".parse().ok());
}

#[test]
fn every_card_is_understood_as_it_is_said_and_as_its_code() {
    for translation in Language::ALL {
        let language = Language::new(translation.tag).expect("a language");
        let words = Vocabulary::new(&language);
        for card in Cards::PACK {
            assert_eq!(words.card(&phrase::card_alone(&language, card)), Some(card));
            assert_eq!(words.card(&phrase::card(&language, card)), Some(card));
            assert_eq!(words.card(&card.to_string()), Some(card));
        }
    }
}

#[test]
fn english_is_always_understood() {
    assert_eq!(german().keyword("Hilfe"), Some(Keyword::Help));
    assert_eq!(german().keyword("help"), Some(Keyword::Help));
    assert_eq!(german().keyword("take  back"), Some(Keyword::TakeBack));
    assert_eq!(german().number("drei"), Some(3));
    assert_eq!(german().number("three"), Some(3));
    assert_eq!(german().number("11"), Some(11));
    assert_eq!(german().number("dame"), None);
    assert_eq!(german().rank("den Buben"), Some(Rank::Jack));
}

#[test]
fn where_one_looks_back_a_number_or_a_name_may_follow() {
    let walk = |line: &str| german().walk(line);
    let with = |walk: Walk, rest: &str| Some((walk, rest.to_owned()));
    assert_eq!(walk("Runde 3"), with(Walk::Hand, "3"));
    assert_eq!(walk("hand  3."), with(Walk::Hand, "3"));
    assert_eq!(walk("weiter"), with(Walk::Next, ""));
    assert_eq!(walk("play on"), with(Walk::PlayOn, ""));
    assert_eq!(walk("knew Ana Lu"), with(Walk::Knew, "ana lu"));
    assert_eq!(walk("next 3"), None);
    assert_eq!(walk("handy"), None);
}

#[test]
fn cards_in_a_row_suits_and_demands_are_understood() {
    let two: Cards = "2C 3D".parse().expect("cards");
    for text in ["2C 3D", "2c, 3d", "two of clubs and three of diamonds", "Kreuz zwei und Karo drei", "karo3 2C"] {
        assert_eq!(german().cards(text), Some(two), "{text}");
    }
    assert_eq!(german().cards("2C fish"), None);
    assert_eq!(german().suit("Herz"), Some(Suit::Hearts));
    assert_eq!(german().demand("kein trumpf"), Some(Some(Demand::NoTrump)));
    assert_eq!(german().demand("nothing"), Some(None));
    assert!(german().beside("Ben hat falsch bedient", Keyword::Renege).contains(&"ben".to_owned()));
    assert_eq!(german().beside("ben reneged", Keyword::Renege), ["ben"]);
}

/// English is understood in every language, so that no English word may mean something else there.
#[test]
fn no_language_changes_the_meaning_of_an_english_word() {
    let english = Words::new(&Language::default());
    for translation in Language::ALL {
        let other = Words::new(&Language::new(translation.tag).expect("a language"));
        for (word, meaning) in &english.keywords {
            assert!(found(&other.keywords, word).is_none_or(|there| there == *meaning), "{word} in {translation}");
        }
        for (word, meaning) in &english.walks {
            assert!(found(&other.walks, word).is_none_or(|there| there == *meaning), "{word} in {translation}");
        }
    }
}

/// A word that meant two things would silently mean the first.
#[test]
fn no_word_means_two_things() {
    for translation in Language::ALL {
        let words = Words::new(&Language::new(translation.tag).expect("a language"));
        let keywords: Vec<&str> = words.keywords.iter().map(|(word, _)| word.as_str()).collect();
        let walks: Vec<&str> = words.walks.iter().map(|(word, _)| word.as_str()).collect();
        for mut seen in [keywords, walks] {
            seen.sort_unstable();
            let all = seen.len();
            seen.dedup();
            assert_eq!(seen.len(), all, "{translation}");
        }
    }
}
