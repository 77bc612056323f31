//! The words that are understood when a player types: those of his language and, always, the English ones.

use crate::engine::{Card, Rank, Suit};
use crate::language::Language;
use crate::language::phrase::{rank_key, suit_key};
use crate::t;

/// A word that asks for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keyword {
    /// Not to bid.
    Pass,
    /// To bid; a number follows.
    Bid,
    /// To bid four.
    Smudge,
    /// To play; a card follows.
    Play,
    /// To take back the last decision.
    Undo,
    /// To hear the own cards.
    Hand,
    /// To hear the trick on the table.
    Trick,
    /// To hear the scores.
    Score,
    /// To hear who has High, Low, Jack and Game so far.
    Points,
    /// To hear the last trick.
    Last,
    /// To hear what a bot would do.
    Hint,
    /// To hear what happened in this hand.
    Log,
    /// To hear the rules.
    Rules,
    /// To hear the commands.
    Help,
    /// To begin a new game.
    New,
    /// To leave.
    Quit,
    /// An answer.
    Yes,
    /// An answer.
    No,
    /// Low for the player it was dealt to.
    Dealt,
    /// Low for the player who wins it.
    Wins,
}

/// What is understood.
#[derive(Debug, Clone)]
pub struct Vocabulary {
    /// The player's language first, then English.
    languages: Vec<Words>,
}

#[derive(Debug, Clone)]
struct Words {
    keywords: Vec<(String, Keyword)>,
    fillers: Vec<String>,
    suits: Vec<(String, Suit)>,
    ranks: Vec<(String, Rank)>,
}

impl Vocabulary {
    /// The words of this language and of English.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        let mut languages = vec![Words::new(language)];
        if *language != Language::default() {
            languages.push(Words::new(&Language::default()));
        }
        Vocabulary { languages }
    }

    /// What a line asks for, if it is one of the words.
    #[must_use]
    pub fn keyword(&self, line: &str) -> Option<Keyword> {
        let line = normal(line);
        self.languages.iter().find_map(|words| found(&words.keywords, &line))
    }

    /// A line that begins with a word and goes on, as in `bid 3`: the word and the rest.
    #[must_use]
    pub fn keyword_before<'a>(&self, line: &'a str) -> Option<(Keyword, &'a str)> {
        let (first, rest) = line.trim().split_once(char::is_whitespace)?;
        Some((self.keyword(first)?, rest.trim()))
    }

    /// The card a text names: `AS`, `10h`, `queen of hearts`, `Herz Dame`.
    #[must_use]
    pub fn card(&self, text: &str) -> Option<Card> {
        let text = normal(text);
        self.languages.iter().find_map(|words| words.card(&text))
    }

    /// The rank a text names: `queen`, `Dame`, `10`.
    #[must_use]
    pub fn rank(&self, text: &str) -> Option<Rank> {
        let text = normal(text);
        self.languages.iter().find_map(|words| found(&words.ranks, &words.joined(&text)))
    }

    /// The whole number a text names: `3`, `three`; words only up to ten.
    #[must_use]
    pub fn number(&self, text: &str) -> Option<u16> {
        let named = |rank: Rank| (rank <= Rank::Ten).then_some(rank as u16 + 2);
        normal(text).parse().ok().or_else(|| self.rank(text).and_then(named))
    }
}

impl Words {
    fn new(language: &Language) -> Self {
        let keywords = [
            (t!(language, "words-pass"), Keyword::Pass),
            (t!(language, "words-bid"), Keyword::Bid),
            (t!(language, "words-smudge"), Keyword::Smudge),
            (t!(language, "words-play"), Keyword::Play),
            (t!(language, "words-undo"), Keyword::Undo),
            (t!(language, "words-hand"), Keyword::Hand),
            (t!(language, "words-trick"), Keyword::Trick),
            (t!(language, "words-score"), Keyword::Score),
            (t!(language, "words-points"), Keyword::Points),
            (t!(language, "words-last"), Keyword::Last),
            (t!(language, "words-hint"), Keyword::Hint),
            (t!(language, "words-log"), Keyword::Log),
            (t!(language, "words-rules"), Keyword::Rules),
            (t!(language, "words-help"), Keyword::Help),
            (t!(language, "words-new"), Keyword::New),
            (t!(language, "words-quit"), Keyword::Quit),
            (t!(language, "words-yes"), Keyword::Yes),
            (t!(language, "words-no"), Keyword::No),
            (t!(language, "words-dealt"), Keyword::Dealt),
            (t!(language, "words-wins"), Keyword::Wins),
        ];
        let suits = Suit::ALL.map(|suit| (t!(language, "words-suit", suit = suit_key(suit)), suit));
        let ranks = Rank::ALL.map(|rank| (t!(language, "words-rank", rank = rank_key(rank)), rank));
        Words {
            keywords: each_word(&keywords),
            fillers: each_word(&[(t!(language, "words-filler"), ())]).into_iter().map(|(word, ())| word).collect(),
            suits: each_word(&suits),
            ranks: each_word(&ranks),
        }
    }

    /// The text in one piece, without the words that mean nothing: `queenhearts` for `the queen of hearts`.
    fn joined(&self, text: &str) -> String {
        text.split([' ', '-']).filter(|word| !self.fillers.iter().any(|filler| filler == word)).collect()
    }

    /// A rank and a suit in either order.
    fn card(&self, text: &str) -> Option<Card> {
        let text = self.joined(text);
        let rest = |word: &str| text.strip_prefix(word).map(str::to_owned);
        let rank_first = self.ranks.iter().find_map(|(word, rank)| Some((*rank, found(&self.suits, &rest(word)?)?)));
        let suit_first = || self.suits.iter().find_map(|(word, suit)| Some((found(&self.ranks, &rest(word)?)?, *suit)));
        rank_first.or_else(suit_first).map(|(rank, suit)| Card::new(rank, suit))
    }
}

/// The words of lists that are separated by commas.
fn each_word<T: Copy, const N: usize>(lists: &[(String, T); N]) -> Vec<(String, T)> {
    let words =
        |(list, meaning): &(String, T)| list.split(',').map(|word| (normal(word), *meaning)).collect::<Vec<_>>();
    lists.iter().flat_map(words).collect()
}

fn found<T: Copy>(words: &[(String, T)], text: &str) -> Option<T> {
    words.iter().find(|(word, _)| word == text).map(|(_, meaning)| *meaning)
}

/// Lower case, single blanks, and no full stop at the end.
fn normal(text: &str) -> String {
    let text = text.trim().trim_end_matches(['.', '!']).to_lowercase();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
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
        for text in ["QH", "qh", "hq", "queen of hearts", "The Queen of Hearts.", "queen hearts", "hearts queen", "q h"]
        {
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
        assert_eq!(german().keyword("take  back"), Some(Keyword::Undo));
        assert_eq!(german().keyword_before("biete drei"), Some((Keyword::Bid, "drei")));
        assert_eq!(german().keyword_before("bid"), None);
        assert_eq!(german().number("drei"), Some(3));
        assert_eq!(german().number("three"), Some(3));
        assert_eq!(german().number("11"), Some(11));
        assert_eq!(german().number("dame"), None);
        assert_eq!(german().rank("den Buben"), Some(Rank::Jack));
    }

    /// A word that meant two things would silently mean the first.
    #[test]
    fn no_word_means_two_things() {
        for translation in Language::ALL {
            let words = Words::new(&Language::new(translation.tag).expect("a language"));
            let mut seen: Vec<&str> = words.keywords.iter().map(|(word, _)| word.as_str()).collect();
            seen.sort_unstable();
            let all = seen.len();
            seen.dedup();
            assert_eq!(seen.len(), all, "{translation}");
        }
    }
}
