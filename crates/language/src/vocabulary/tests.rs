use super::*;
use crate::phrase;
use pitch_rules::Cards;

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
    for text in ["Q♥", "q♥\u{fe0f}", "♥ Q", "ＱＨ", "queen ♥"] {
        assert_eq!(english.card(text), Some(queen), "{text}");
    }
    assert_eq!(german().card("D♥"), Some(queen));
}

#[test]
fn every_card_is_understood_as_it_is_said_and_as_its_code() {
    for translation in Language::ALL {
        let language = Language::new(translation.tag).expect("a language");
        let words = Vocabulary::new(&language);
        for card in Cards::PACK {
            assert_eq!(words.card(&phrase::card_alone(&language, card)), Some(card));
            assert_eq!(words.card(&phrase::card(&language, card)), Some(card));
            // The English code may be another card in the letters of the language; then it is none by itself.
            assert!(words.readings(&card.to_string()).contains(&card), "{card} in {translation}");
        }
    }
}

#[test]
fn every_card_has_a_code_in_the_letters_of_each_language() {
    for translation in Language::ALL {
        let language = Language::new(translation.tag).expect("a language");
        let words = Vocabulary::new(&language);
        let mut codes: Vec<String> = Cards::PACK.iter().map(|card| phrase::card_code(&language, card)).collect();
        for (card, code) in Cards::PACK.iter().zip(&codes) {
            assert_eq!(words.readings(code), [card], "{code} in {translation}");
            assert_eq!(words.readings(&code.to_lowercase()), [card], "{code} in {translation}");
        }
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 52, "{translation}");
    }
}

#[test]
fn a_code_that_can_be_read_in_several_ways_has_all_readings() {
    let read = |tag: &str, code: &str| {
        let words = Vocabulary::new(&Language::new(tag).expect("a language"));
        let mut readings: Vec<String> = words.readings(code).iter().map(ToString::to_string).collect();
        readings.sort_unstable();
        readings.join(" ")
    };
    assert_eq!(read("fr", "RC"), "KD KH", "the king of carreau or of cœur, never of clubs");
    assert_eq!(read("fr", "RT"), "KC");
    assert_eq!(read("fr", "RCo"), "KH");
    assert_eq!(read("fr", "KH"), "KH", "English where French has no such card");
    assert_eq!(read("fr", "RH"), "", "letters of two languages are no code");
    assert_eq!(read("fr", "TD"), "QC TD");
    assert_eq!(read("de", "KD"), "KD QC QD");
    assert_eq!(read("de", "10K"), "TC TD");
    assert_eq!(read("de", "HK"), "KH", "the suit may stand first");
    assert_eq!(read("de", "KrB"), "JC");
    assert_eq!(read("es", "KC"), "KC KH");
    assert_eq!(read("nl", "HK"), "KC KH");
    assert_eq!(read("pl", "AK"), "AD AH");
    assert_eq!(read("pt-BR", "AE"), "AS");
    assert_eq!(read("sv", "KnS"), "JS");
    assert_eq!(read("en", "QH"), "QH");
    let french = Vocabulary::new(&Language::new("fr").expect("French"));
    assert_eq!(french.card("RC"), None);
    assert_eq!(french.suits("c"), [Suit::Clubs, Suit::Diamonds, Suit::Hearts]);
    assert_eq!(french.suit("t"), Some(Suit::Clubs));
    assert_eq!(french.cards("RT RC"), Err(french.readings("RC")));
}

#[test]
fn english_is_always_understood() {
    assert_eq!(german().keyword("Hilfe"), Some(Keyword::Help));
    assert_eq!(german().keyword("help"), Some(Keyword::Help));
    assert_eq!(german().keyword("take  back"), Some(Keyword::TakeBack));
    assert_eq!(german().number("drei"), Some(3));
    assert_eq!((german().number("eins"), german().number("One.")), (Some(1), Some(1)));
    assert_eq!(german().number("three"), Some(3));
    assert_eq!(german().number("11"), Some(11));
    assert_eq!(german().number("dame"), None);
    for below in ["-2", "- 2", "2-", "-drei"] {
        assert_eq!((german().number(below), german().rank(below)), (None, None), "{below}");
    }
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
    assert_eq!(walk("knew Ana Lu"), with(Walk::Knew, "Ana Lu"));
    assert_eq!(walk("next 3"), None);
    assert_eq!(walk("handy"), None);
}

#[test]
fn cards_in_a_row_suits_and_demands_are_understood() {
    let two: Cards = "2C 3D".parse().expect("cards");
    for text in ["2C 3D", "2c, 3d", "two of clubs and three of diamonds", "Kreuz zwei und Karo drei", "karo3 2C"] {
        assert_eq!(german().cards(text), Ok(two), "{text}");
    }
    assert_eq!(german().cards("2C fish"), Err(Vec::new()));
    assert_eq!(german().suit("Herz"), Some(Suit::Hearts));
    assert_eq!(german().demand("kein trumpf"), Some(Some(Demand::NoTrump)));
    assert_eq!(german().demand("nothing"), Some(None));
    assert!(german().beside("Ben hat falsch bedient", Keyword::Renege).contains(&"Ben".to_owned()));
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
        for (word, meaning) in &english.pads {
            assert!(found(&other.pads, word).is_none_or(|there| there == *meaning), "{word} in {translation}");
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
        let pads: Vec<&str> = words.pads.iter().map(|(word, _)| word.as_str()).collect();
        for mut seen in [keywords, walks, pads] {
            seen.sort_unstable();
            let all = seen.len();
            seen.dedup();
            assert_eq!(seen.len(), all, "{translation}");
        }
    }
}
