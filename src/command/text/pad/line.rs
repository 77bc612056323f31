//! A hand as it is typed in a line: "Ben bid 3, high Ben, low Cleo, jack -, game Ben".

use pitch_language::{Keyword, Language, Names, PadWord, Vocabulary, phrase};
use pitch_rules::{Bid, Card, Contract, Counted, Entered, Made, Point, Points, Rules, Seat, Side, Suit};

/// What was told of a hand so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Telling {
    /// The hand.
    pub(super) entered: Entered,
    /// Points of which everything is told, those that nobody made as well.
    pub(super) told: Vec<Point>,
    /// `true` if it is told which cards were turned up.
    pub(super) turned: bool,
    /// `true` if it is told that nobody bid.
    pub(super) passed: bool,
}

/// Something that a few words of a line mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Player(Seat),
    Point(Point),
    Number(u16),
    Word(PadWord),
}

/// Words by which a line is read.
pub(super) struct Reader<'a> {
    pub(super) words: &'a Vocabulary,
    pub(super) names: &'a Names,
    /// The names of points, in small letters.
    points: Vec<(String, Point)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(language: &Language, words: &'a Vocabulary, names: &'a Names) -> Self {
        let rules = names.rules();
        let called = |point: Point| {
            let in_words =
                [language, &Language::default()].map(|language| phrase::point(language, point).to_lowercase());
            in_words.into_iter().chain([point.to_string().to_lowercase()]).map(move |name| (name, point))
        };
        let points = rules.points.points().filter(|point| rules.can_score(*point)).flat_map(called).collect();
        Reader { words, names, points }
    }

    /// Returns the player of this name, or of the only name that begins so.
    pub(super) fn player(&self, text: &str) -> Option<Seat> {
        let text = text.trim().to_lowercase();
        let seats = || self.names.rules().seats().all();
        let name = |seat: Seat| self.names.name(seat).to_lowercase();
        let mut begins = seats().filter(|&seat| text.chars().count() > 1 && name(seat).starts_with(&text));
        let only = begins.next().filter(|_| begins.next().is_none());
        seats().find(|&seat| name(seat) == text).or(only)
    }

    /// Returns `true` if the words mean nobody, or nothing.
    pub(super) fn is_nobody(&self, text: &str) -> bool {
        matches!(self.words.pad(text), Some((PadWord::Nobody, _)))
    }

    /// Returns the cards turned up, which are told by their ranks: their suits score nothing.
    pub(super) fn turned(&self, text: &str) -> Option<Vec<Card>> {
        if self.is_nobody(text) {
            return Some(Vec::new());
        }
        let ranks = text.split([' ', ',']).filter(|word| !word.is_empty());
        ranks.map(|word| Some(Card::new(self.words.rank(word)?, Suit::Spades))).collect()
    }

    /// Returns the bid that is told: a name and a number in either order, with words for it or without.
    pub(super) fn bid(&self, text: &str) -> Option<(Seat, Bid)> {
        match &self.tokens(text).ok()?[..] {
            tokens if tokens.iter().any(|token| matches!(token, Token::Point(_))) => None,
            tokens => bid_in(tokens),
        }
    }

    /// Reads a line, and adds what it tells.
    ///
    /// # Errors
    /// The words that are not clear.
    pub(super) fn read(&self, line: &str, telling: &mut Telling) -> Result<(), String> {
        let mut waiting: Vec<Point> = Vec::new();
        for clause in line.split([',', ';', '.']).map(str::trim).filter(|clause| !clause.is_empty()) {
            if let Some((PadWord::Turned, ranks)) = self.words.pad(clause)
                && !ranks.is_empty()
            {
                telling.entered.turned = self.turned(&ranks).ok_or_else(|| clause.to_owned())?;
                telling.turned = true;
                continue;
            }
            let tokens = self.tokens(clause)?;
            self.clause(&tokens, telling, &mut waiting).ok_or_else(|| clause.to_owned())?;
        }
        if waiting.is_empty() { Ok(()) } else { Err(line.to_owned()) }
    }

    /// Returns `true` if a line tells several things about a hand, so that it answers no question but tells the hand anew.
    pub(super) fn is_hand(&self, line: &str) -> bool {
        let mut telling = Telling::of(Seat::default());
        let clauses = line.split([',', ';', '.']).filter(|clause| !clause.trim().is_empty()).count();
        clauses > 1 && self.read(line, &mut telling).is_ok()
    }

    /// Adds what a few words tell. Points without a player wait for the next, as in "high, low Ben".
    fn clause(&self, tokens: &[Token], telling: &mut Telling, waiting: &mut Vec<Point>) -> Option<()> {
        let rules = self.names.rules();
        let players: Vec<Seat> = tokens
            .iter()
            .filter_map(|token| if let Token::Player(seat) = token { Some(*seat) } else { None })
            .collect();
        let has = |word: PadWord| tokens.contains(&Token::Word(word));
        let points =
            tokens.iter().filter_map(|token| if let Token::Point(point) = token { Some(*point) } else { None });
        waiting.extend(points);
        if has(PadWord::ThrownIn) {
            telling.entered.thrown_in = true;
        } else if has(PadWord::Pass) {
            telling.passed = true;
        } else if has(PadWord::Dealer) {
            telling.entered.dealer = *players.first()?;
        } else if has(PadWord::Gift) {
            telling.entered.gift = true;
        } else if !waiting.is_empty() && (has(PadWord::Nobody) || !players.is_empty()) {
            for point in waiting.drain(..) {
                let made = players.iter().map(|&by| Made { point, by, hung: false });
                telling.entered.made.extend(made);
                telling.told.push(point);
            }
        } else if !waiting.is_empty() {
            let is_alone = tokens.iter().all(|token| matches!(token, Token::Point(_)));
            return is_alone.then_some(());
        } else {
            let is_bid = has(PadWord::Bid) || has(PadWord::Moon) || rules.has_bids() && telling.entered.bid.is_none();
            match (bid_in(tokens), number_in(tokens)) {
                (Some((seat, bid)), _) if is_bid => {
                    (telling.entered.bidder, telling.entered.bid) = (Some(seat), Some(bid));
                }
                (_, Some(points)) if players.len() == 1 => {
                    telling.entered.counted.push(Counted { by: players[0], points });
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Divides words into what they mean, from as many as possible to one.
    fn tokens(&self, text: &str) -> Result<Vec<Token>, String> {
        let (mut tokens, mut rest) = (Vec::new(), text.trim());
        while !rest.is_empty() {
            let blanks = rest.match_indices(char::is_whitespace).map(|(at, _)| at);
            let mut ends: Vec<usize> = blanks.chain([rest.len()]).collect();
            ends.reverse();
            let found = ends.into_iter().find_map(|end| Some((self.token(&rest[..end])?, end)));
            let (token, end) = found.ok_or_else(|| text.to_owned())?;
            tokens.push(token);
            rest = rest[end..].trim_start();
        }
        Ok(tokens)
    }

    fn token(&self, text: &str) -> Option<Token> {
        let text = text.trim_matches([':', '=']).to_lowercase();
        let named = |seat: Seat| self.names.name(seat).to_lowercase() == text;
        let name = || self.names.rules().seats().all().find(|&seat| named(seat)).map(Token::Player);
        let point = || self.points.iter().find(|(name, _)| *name == text).map(|(_, point)| Token::Point(*point));
        let word = || self.words.pad(&text).map(|(word, _)| Token::Word(word));
        let number = || self.words.number(&text).map(Token::Number);
        name().or_else(point).or_else(word).or_else(number).or_else(|| self.player(&text).map(Token::Player))
    }
}

fn number_in(tokens: &[Token]) -> Option<Points> {
    let mut numbers =
        tokens.iter().filter_map(|token| if let Token::Number(number) = token { Some(*number) } else { None });
    numbers.next().filter(|_| numbers.next().is_none()).and_then(|number| Some(Points(number.try_into().ok()?)))
}

fn bid_in(tokens: &[Token]) -> Option<(Seat, Bid)> {
    let player = tokens.iter().find_map(|token| if let Token::Player(seat) = token { Some(*seat) } else { None })?;
    let moon = tokens.contains(&Token::Word(PadWord::Moon)).then_some(Bid::MOON);
    let number = || number_in(tokens).and_then(|points| u8::try_from(points.0).ok()).and_then(Bid::new);
    Some((player, moon.or_else(number)?))
}

impl Telling {
    /// Begins a hand of this dealer.
    pub(super) fn of(dealer: Seat) -> Self {
        Telling { entered: Entered::of(dealer), told: Vec::new(), turned: false, passed: false }
    }

    /// Returns `true` if nothing is told.
    pub(super) fn is_empty(&self) -> bool {
        *self == Telling::of(self.entered.dealer)
    }

    /// Returns the contract, as far as it is told.
    pub(super) fn contract(&self) -> Option<Contract> {
        let Entered { bidder, bid, partner, .. } = self.entered;
        bidder.map(|pitcher| Contract { pitcher, bid, partner })
    }

    /// Returns the sides of the hand, that of the bidder first, each with one of its players.
    pub(super) fn sides(&self, rules: &Rules) -> Vec<(Side, Seat)> {
        let first = self.entered.bidder.unwrap_or_else(|| rules.seats().next(self.entered.dealer));
        let mut sides: Vec<(Side, Seat)> = Vec::new();
        for seat in rules.seats().from(first) {
            let side = rules.side_in(self.contract(), seat);
            if sides.iter().all(|(other, _)| *other != side) {
                sides.push((side, seat));
            }
        }
        sides
    }
}

/// Returns yes or no, if a line is one of them; an empty one is no.
pub(super) fn yes(words: &Vocabulary, line: &str) -> Option<bool> {
    match words.keyword(line) {
        Some(Keyword::Yes) => Some(true),
        Some(Keyword::No) => Some(false),
        _ => line.trim().is_empty().then_some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Preset;

    use std::sync::Arc;

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn read(preset: Preset, tag: &str, line: &str) -> Result<Telling, String> {
        let language = Language::new(tag).expect("a language");
        let rules = Arc::new(Rules::from(preset));
        let words = Vocabulary::new(&language);
        let names = Names::new(rules, ["Ruth", "Ben", "Cleo", "Dev", "Eve", "Flo"], None);
        let mut telling = Telling::of(seat(0));
        Reader::new(&language, &words, &names).read(line, &mut telling).map(|()| telling)
    }

    #[test]
    fn a_hand_is_read_from_one_line() {
        let told = read(Preset::AuctionPitch, "en", "Ben bid 3, high Ben, low Cleo, jack -, game ben").expect("clear");
        let by = |told: &Telling| told.entered.made.iter().map(|made| (made.point, made.by)).collect::<Vec<_>>();
        assert_eq!((told.entered.bidder, told.entered.bid), (Some(seat(1)), Bid::new(3)));
        assert_eq!(by(&told), [(Point::High, seat(1)), (Point::Low, seat(2)), (Point::Game, seat(1))]);
        assert_eq!(told.told, Point::ALL_FOURS);
        for same in
            ["ben 3; Ben: high, game ben, Cleo low, jack nobody", "Be three, high Ben, game Ben, low Cl, jack -"]
        {
            let other = read(Preset::AuctionPitch, "en", same).expect(same);
            let mut sorted = [by(&told), by(&other)];
            sorted.iter_mut().for_each(|list| list.sort());
            assert_eq!((sorted[0] == sorted[1], other.entered.bid), (true, told.entered.bid), "{same}");
        }
        let german =
            read(Preset::AuctionPitch, "de", "Ben bietet 3, Hoch, Spiel Ben, Tief Cleo, Bube -").expect("clear");
        assert_eq!(by(&german).len(), 3);
    }

    #[test]
    fn points_that_are_counted_follow_the_bid() {
        let told = read(Preset::Cinch, "en", "dev bid 9, dev 8, Ruth 6, Cleo deals").expect("clear");
        let counted = [(3, 8), (0, 6)].map(|(by, points)| Counted { by: seat(by), points: Points(points) });
        assert_eq!((told.entered.counted, told.entered.dealer), (counted.to_vec(), seat(2)));
    }

    #[test]
    fn cards_turned_up_are_told_by_their_ranks() {
        let told = |line| read(Preset::Trinidad, "en", line).map(|told| (told.entered.turned.len(), told.entered.gift));
        assert_eq!(told("turned six jack, gift, high Ben"), Ok((2, true)));
        assert_eq!(told("turned up 6, high Ben"), Ok((1, false)));
        assert!(read(Preset::Trinidad, "de", "aufgedeckt -").is_ok_and(|told| told.turned));
        for unclear in ["turned", "turned Ben"] {
            assert_eq!(told(unclear), Err(unclear.to_owned()));
        }
    }

    #[test]
    fn every_example_is_understood_in_its_language() {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            for preset in Preset::ALL {
                let names = Names::new(Arc::new(Rules::from(preset)), ["Ruth", "Ben", "Cleo", "Dev"], None);
                let example = phrase::pad_example(&language, &names);
                let told = read(preset, translation.tag, &example);
                let told = told.unwrap_or_else(|words| panic!("{translation}, {preset}: {words} in {example}"));
                assert_eq!(told.entered.bid.is_some(), names.rules().has_bids(), "{translation}, {preset}: {example}");
                assert!(!told.entered.made.is_empty() || !told.entered.counted.is_empty(), "{translation}: {example}");
            }
        }
    }

    #[test]
    fn what_is_not_clear_is_named() {
        for (line, unclear) in [
            ("Ben bid 3, hogh Ben", "hogh Ben"),
            ("high", "high"),
            ("Ben, low Cleo", "Ben"),
            ("3", "3"),
            ("bid", "bid"),
        ] {
            assert_eq!(read(Preset::AuctionPitch, "en", line), Err(unclear.to_owned()));
        }
        assert!(read(Preset::AuctionPitch, "en", "thrown in").is_ok_and(|told| told.entered.thrown_in));
        assert!(read(Preset::Cinch, "en", "pass").is_ok_and(|told| told.passed));
    }
}
