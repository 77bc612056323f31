//! The words that are understood when a player types: those of their language and, always, the English ones.

mod keyword;
mod pad;
mod walk;

pub use keyword::Keyword;
pub use pad::PadWord;
pub use walk::Walk;

use crate::Language;
use crate::phrase::{rank_key, suit_key};
use crate::t;
use pitch_rules::{Card, Cards, Demand, Rank, Suit};

/// Words that are understood.
#[derive(Debug, Clone)]
pub struct Vocabulary {
    /// The player's language first, then English.
    languages: Vec<Words>,
}

#[derive(Debug, Clone)]
struct Words {
    keywords: Vec<(String, Keyword)>,
    /// Words that are understood instead of the keywords where one looks back.
    walks: Vec<(String, Walk)>,
    /// Words that are understood where a hand is told to the score pad.
    pads: Vec<(String, PadWord)>,
    fillers: Vec<String>,
    /// Words that stand between two cards.
    ands: Vec<String>,
    demands: Vec<(String, Option<Demand>)>,
    suits: Vec<(String, Suit)>,
    ranks: Vec<(String, Rank)>,
    /// Letters that stand for a suit and a rank in a code of a few letters; one may stand for several.
    suit_letters: Vec<(String, Suit)>,
    rank_letters: Vec<(String, Rank)>,
    jokers: Vec<(String, Card)>,
    /// Whole numbers as they are written on the screen.
    numbers: Vec<(String, u16)>,
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

    /// Finds what a line asks for, if it is one of the words.
    #[must_use]
    pub fn keyword(&self, line: &str) -> Option<Keyword> {
        let line = normal(line);
        self.languages.iter().find_map(|words| found(&words.keywords, &line))
    }

    /// Finds what a line asks for where one looks back, and the number or the name that follows, if any: `hand 3`.
    #[must_use]
    pub fn walk(&self, line: &str) -> Option<(Walk, String)> {
        self.alone_or_followed(line, |words| &words.walks, Walk::takes_more)
    }

    /// Finds what is said to the score pad, and what follows, if anything: `correct 3`, `turned six`.
    #[must_use]
    pub fn pad(&self, line: &str) -> Option<(PadWord, String)> {
        self.alone_or_followed(line, |words| &words.pads, PadWord::takes_more)
    }

    /// Finds a word that stands alone, or one that takes more with what follows, as it is written.
    fn alone_or_followed<T: Copy>(
        &self,
        line: &str,
        list: impl Fn(&Words) -> &Vec<(String, T)>,
        takes_more: impl Fn(T) -> bool,
    ) -> Option<(T, String)> {
        let line = plain(line);
        let whole = line.to_lowercase();
        let words = || self.languages.iter().flat_map(&list);
        let alone = words().find(|(word, _)| *word == whole).map(|(_, meaning)| (*meaning, String::new()));
        let followed = || {
            let mut found = words().filter(|(_, meaning)| takes_more(*meaning));
            found.find_map(|(word, meaning)| Some((*meaning, after(&line, word)?)))
        };
        alone.or_else(followed)
    }

    /// Every card that a text can mean: one for `queen of hearts` and `Herz Dame`, several for a code that can be read in more
    /// than one way, as `KD` in German, where it is the queen of clubs or of diamonds, or, in English, the king of diamonds.
    #[must_use]
    pub fn readings(&self, text: &str) -> Vec<Card> {
        let text = normal(text);
        match self.languages.iter().find_map(|words| words.card(&text)) {
            Some(card) => vec![card],
            None => self.codes(text.trim_end_matches('*')),
        }
    }

    /// Finds the card that a text names: `AS`, `10h`, `queen of hearts`, `Herz Dame`; `None` if it names none, or may
    /// mean several.
    #[must_use]
    pub fn card(&self, text: &str) -> Option<Card> {
        only(&self.readings(text))
    }

    /// Finds every card that a code can mean: by the letters of the player's language, in either order, and by the
    /// English ones, rank first. English letters with the suit first are a card only where the player's own letters,
    /// rank first, are none.
    fn codes(&self, text: &str) -> Vec<Card> {
        let mut found = Vec::new();
        // Words of any language may stand around it: `AS von`.
        let mut texts: Vec<String> = self.languages.iter().map(|words| words.joined(text)).collect();
        texts.dedup();
        for text in &texts {
            for (place, words) in self.languages.iter().enumerate() {
                let first = words.code(text, Order::RankFirst);
                let is_own = place == 0 || found.is_empty();
                found.extend(first);
                found.extend(words.code(text, Order::SuitFirst).into_iter().filter(|_| is_own));
            }
        }
        let mut once = Vec::new();
        found.into_iter().for_each(|card| {
            if !once.contains(&card) {
                once.push(card);
            }
        });
        once
    }

    /// The cards a text names one after the other: `2C 3D`, `two of clubs and three of diamonds`. Between two of them
    /// stands a comma, "and", or only a blank.
    ///
    /// # Errors
    /// The readings of the first code that can mean several cards; none where something names no card.
    pub fn cards(&self, text: &str) -> Result<Cards, Vec<Card>> {
        let is_between =
            |word: &&str| *word == "," || self.languages.iter().any(|words| words.ands.iter().any(|and| and == word));
        let spaced = normal(text).replace([',', ';'], " , ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut cards = Cards::NONE;
        for group in words.split(|word| is_between(word)).filter(|group| !group.is_empty()) {
            match self.card(&group.join(" ")) {
                Some(card) => cards.insert(card),
                None => {
                    for word in group {
                        let readings = self.readings(word);
                        cards.insert(only(&readings).ok_or(readings)?);
                    }
                }
            }
        }
        if cards.is_empty() { Err(Vec::new()) } else { Ok(cards) }
    }

    /// Every suit that a text can mean: one for `hearts` and `Herz`, several for a letter that two suits begin with, or that
    /// stands for another one in English.
    #[must_use]
    pub fn suits(&self, text: &str) -> Vec<Suit> {
        let text = normal(text);
        let named = self.languages.iter().find_map(|words| found(&words.suits, &words.joined(&text)));
        if let Some(suit) = named {
            return vec![suit];
        }
        let meant = |suit: &Suit| {
            let letters = self.languages.iter().flat_map(|words| &words.suit_letters);
            letters.into_iter().any(|(letter, of)| *letter == text && of == suit)
        };
        Suit::ALL.into_iter().filter(meant).collect()
    }

    /// Finds the suit that a text names: `hearts`, `Herz`; `None` if it names none, or may mean several.
    #[must_use]
    pub fn suit(&self, text: &str) -> Option<Suit> {
        only(&self.suits(text))
    }

    /// Finds what a text demands: `highest`, `no trump`, `nothing`.
    #[must_use]
    pub fn demand(&self, text: &str) -> Option<Option<Demand>> {
        let text = normal(text);
        self.languages.iter().find_map(|words| found(&words.demands, &text))
    }

    /// Returns the rest of a line that begins or ends with one of the words for this, as it is written: the name in
    /// `Ben reneged`.
    #[must_use]
    pub fn beside(&self, line: &str, keyword: Keyword) -> Vec<String> {
        let line = plain(line);
        let words = self.languages.iter().flat_map(|words| &words.keywords).filter(|(_, meaning)| *meaning == keyword);
        words.filter_map(|(word, _)| after(&line, word).or_else(|| before(&line, word))).collect()
    }

    /// The rank a text names: `queen`, `Dame`, `10`; a number below zero names none.
    #[must_use]
    pub fn rank(&self, text: &str) -> Option<Rank> {
        let text = normal(text);
        if text.starts_with('-') || text.ends_with('-') {
            return None;
        }
        self.languages.iter().find_map(|words| found(&words.ranks, &words.joined(&text)))
    }

    /// The whole number a text names: `3`, `three`; words only up to ten.
    #[must_use]
    pub fn number(&self, text: &str) -> Option<u16> {
        let named = |rank: Rank| (rank <= Rank::Ten).then_some(rank as u16 + 2);
        let text = normal(text);
        let written = || self.languages.iter().find_map(|words| found(&words.numbers, &text));
        text.parse().ok().or_else(written).or_else(|| self.rank(&text).and_then(named))
    }
}

impl Words {
    fn new(language: &Language) -> Self {
        let suits = Suit::ALL.map(|suit| (t!(language, "words-suit", suit = suit_key(suit)), suit));
        let ranks = Rank::ALL.map(|rank| (t!(language, "words-rank", rank = rank_key(rank)), rank));
        let kinds = [None, Some(Demand::Highest), Some(Demand::Lowest), Some(Demand::Trump), Some(Demand::NoTrump)];
        let demands = kinds
            .map(|demand| (t!(language, "words-demand-kind", demand = demand.map_or("nothing", Demand::id)), demand));
        let jokers =
            [(t!(language, "words-joker"), Card::HIGH_JOKER), (t!(language, "words-low-joker"), Card::LOW_JOKER)];
        let plain = |list: String| each_word(&[(list, ())]).into_iter().map(|(word, ())| word).collect();
        Words {
            keywords: each_word(&keyword::words(language)),
            walks: each_word(&walk::words(language)),
            pads: each_word(&pad::words(language)),
            fillers: plain(t!(language, "words-filler")),
            ands: plain(t!(language, "words-and")),
            demands: each_word(&demands),
            suits: each_word(&suits),
            ranks: each_word(&ranks),
            suit_letters: each_word(
                &Suit::ALL
                    .map(|suit| (t!(language, "words-suit-code", suit = suit_key(suit)) + "," + sign(suit), suit)),
            ),
            rank_letters: each_word(
                &Rank::ALL.map(|rank| (t!(language, "words-rank-code", rank = rank_key(rank)), rank)),
            ),
            jokers: each_word(&jokers),
            numbers: each_word(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(|bid| (t!(language, "bid-word", bid = bid), bid))),
        }
    }

    /// The text in one piece, without the words that mean nothing: `queenhearts` for `the queen of hearts`.
    fn joined(&self, text: &str) -> String {
        text.split([' ', '-']).filter(|word| !self.fillers.iter().any(|filler| filler == word)).collect()
    }

    /// A rank and a suit in either order, or a joker. The sign of an off-trump may stand after it, as it is written.
    fn card(&self, text: &str) -> Option<Card> {
        let text = text.trim_end_matches('*');
        let joker = self.jokers.iter().find(|(word, _)| self.joined(word) == self.joined(text));
        if let Some((_, joker)) = joker {
            return Some(*joker);
        }
        let text = self.joined(text);
        let rest = |word: &str| text.strip_prefix(word).map(str::to_owned);
        let rank_first = self.ranks.iter().find_map(|(word, rank)| Some((*rank, found(&self.suits, &rest(word)?)?)));
        let suit_first = || self.suits.iter().find_map(|(word, suit)| Some((found(&self.ranks, &rest(word)?)?, *suit)));
        rank_first.or_else(suit_first).map(|(rank, suit)| Card::new(rank, suit))
    }

    /// The cards that a text without blanks means as a code, in this order.
    fn code(&self, text: &str, order: Order) -> Vec<Card> {
        let ranks = || self.rank_letters.iter().chain(&self.ranks);
        let mut cards = Vec::new();
        for (letters, suit) in &self.suit_letters {
            let rest = match order {
                Order::RankFirst => text.strip_suffix(letters.as_str()),
                Order::SuitFirst => text.strip_prefix(letters.as_str()),
            };
            let Some(rest) = rest else { continue };
            cards.extend(ranks().filter(|(word, _)| word == rest).map(|(_, rank)| Card::new(*rank, *suit)));
        }
        cards
    }
}

/// Order of rank and suit in a code.
#[derive(Debug, Clone, Copy)]
enum Order {
    RankFirst,
    SuitFirst,
}

/// The one thing that there is.
fn only<T: Copy>(things: &[T]) -> Option<T> {
    if let [only] = things { Some(*only) } else { None }
}

/// The words of lists that are separated by commas.
fn each_word<T: Copy>(lists: &[(String, T)]) -> Vec<(String, T)> {
    let words =
        |(list, meaning): &(String, T)| list.split(',').map(|word| (normal(word), *meaning)).collect::<Vec<_>>();
    lists.iter().flat_map(words).collect()
}

fn found<T: Copy>(words: &[(String, T)], text: &str) -> Option<T> {
    words.iter().find(|(word, _)| word == text).map(|(_, meaning)| *meaning)
}

/// The sign of a suit, as it is copied from elsewhere.
const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "♣",
        Suit::Diamonds => "♦",
        Suit::Hearts => "♥",
        Suit::Spades => "♠",
    }
}

/// The rest of a line after a word that it begins with.
fn after(line: &str, word: &str) -> Option<String> {
    line.match_indices(' ').find(|(at, _)| line[..*at].to_lowercase() == word).map(|(at, _)| line[at + 1..].to_owned())
}

/// The rest of a line before a word that it ends with.
fn before(line: &str, word: &str) -> Option<String> {
    line.match_indices(' ').find(|(at, _)| line[at + 1..].to_lowercase() == word).map(|(at, _)| line[..at].to_owned())
}

/// Lower case, and otherwise [`plain`].
fn normal(text: &str) -> String {
    plain(text).to_lowercase()
}

/// Single blanks, no full stop at the end, and signs as wide and as plain as others.
fn plain(text: &str) -> String {
    let usual = |sign: char| match sign {
        '\u{fe0f}' => None,
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0),
        sign => Some(sign),
    };
    let text: String = text.chars().filter_map(usual).collect();
    let text = text.trim().trim_end_matches(['.', '!']);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
