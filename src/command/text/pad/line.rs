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
    /// `true` if it is told who dealt.
    dealt: bool,
}

/// Reason why a line is not taken down, with the words that it lies in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unread {
    /// Words that mean nothing.
    Unclear(String),
    /// Words that tell otherwise what was told before in the line.
    Otherwise(String),
}

/// Something that a few words of a line mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Player(Seat),
    Point(Point),
    Number(u16),
    /// Word for a card that scores, and for a number: "five".
    Either(Point, u16),
    Word(PadWord),
}

impl Token {
    /// Returns the number that it is where a number is meant.
    const fn as_number(self) -> Token {
        if let Token::Either(_, number) = self { Token::Number(number) } else { self }
    }

    /// Returns `true` if a bid is meant by it, whatever else stands there.
    const fn is_bid(&self) -> bool {
        matches!(self, Token::Word(PadWord::Bid | PadWord::Moon | PadWord::Smudge))
    }
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
        let points = rules.points.points().filter(|point| rules.can_score(*point)).flat_map(called);
        // A figure is always a number, though a rank is written so as well.
        let points = points.filter(|(name, _)| name.parse::<u16>().is_err()).collect();
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
        let cards: Option<Vec<Card>> =
            ranks.map(|word| Some(Card::new(self.words.rank(word)?, Suit::Spades))).collect();
        cards.filter(|cards| !cards.is_empty())
    }

    /// Returns the bid that is told: a name and a number in either order, with words for it or without.
    pub(super) fn bid(&self, text: &str) -> Option<(Seat, Bid)> {
        let tokens: Vec<Token> = self.tokens(text)?.into_iter().map(Token::as_number).collect();
        self.bid_in(&tokens)
    }

    /// Reads a line, and adds what it tells.
    ///
    /// # Errors
    /// The words that are not clear, or that tell otherwise what was told before.
    pub(super) fn read(&self, line: &str, telling: &mut Telling) -> Result<(), Unread> {
        let mut waiting: Vec<Point> = Vec::new();
        for clause in line.split([',', ';', '.']).map(str::trim).filter(|clause| !clause.is_empty()) {
            let unclear = || Unread::Unclear(clause.to_owned());
            if let Some((PadWord::Turned, ranks)) = self.words.pad(clause)
                && !ranks.is_empty()
            {
                let turned = self.turned(&ranks).ok_or_else(unclear)?;
                if std::mem::replace(&mut telling.turned, true) {
                    return Err(Unread::Otherwise(clause.to_owned()));
                }
                telling.entered.turned = turned;
                continue;
            }
            let tokens = self.tokens(clause).ok_or_else(unclear)?;
            if !self.clause(&tokens, telling, &mut waiting).ok_or_else(unclear)? {
                return Err(Unread::Otherwise(clause.to_owned()));
            }
        }
        if waiting.is_empty() { Ok(()) } else { Err(Unread::Unclear(line.to_owned())) }
    }

    /// Returns `true` if a line tells several things about a hand, so that it answers no question but tells the hand anew.
    pub(super) fn is_hand(&self, line: &str) -> bool {
        let mut telling = Telling::of(Seat::default());
        let clauses = line.split([',', ';', '.']).filter(|clause| !clause.trim().is_empty()).count();
        clauses > 1 && self.read(line, &mut telling).is_ok()
    }

    /// Adds what a few words tell. Points without a player wait for the next, as in "high, low Ben". Returns `false` if it
    /// was told otherwise before, and `None` if they are not clear.
    fn clause(&self, tokens: &[Token], telling: &mut Telling, waiting: &mut Vec<Point>) -> Option<bool> {
        let rules = self.names.rules();
        let tokens = Reader::decided(tokens);
        let players = players_in(&tokens);
        let has = |word: PadWord| tokens.contains(&Token::Word(word));
        let says_bid = tokens.iter().any(Token::is_bid);
        // Whatever has a place of its own is not passed over beside something else.
        let is_plain = !says_bid && !tokens.iter().any(|token| matches!(token, Token::Number(_)));
        let points =
            tokens.iter().filter_map(|token| if let Token::Point(point) = token { Some(*point) } else { None });
        waiting.extend(points);
        let told =
            [PadWord::ThrownIn, PadWord::Pass, PadWord::Dealer, PadWord::Gift].into_iter().find(|word| has(*word));
        match told {
            Some(_) if !is_plain => return None,
            Some(PadWord::ThrownIn) => telling.entered.thrown_in = true,
            Some(PadWord::Pass) => telling.passed = true,
            Some(PadWord::Dealer) => {
                let dealer = *players.first()?;
                if std::mem::replace(&mut telling.dealt, true) && telling.entered.dealer != dealer {
                    return Some(false);
                }
                telling.entered.dealer = dealer;
            }
            Some(_) => telling.entered.gift = true,
            None if !waiting.is_empty() => {
                let is_nobody = has(PadWord::Nobody);
                if players.is_empty() && !is_nobody {
                    return tokens.iter().all(|token| matches!(token, Token::Point(_))).then_some(true);
                }
                if !is_plain || is_nobody != players.is_empty() {
                    return None;
                }
                for point in waiting.drain(..) {
                    if telling.told.contains(&point) {
                        return Some(false);
                    }
                    telling.entered.made.extend(players.iter().map(|&by| Made { point, by, hung: false }));
                    // Of two jokers each is told.
                    if is_nobody || telling.untold(rules, point) == 0 {
                        telling.told.push(point);
                    }
                }
            }
            None => match self.bid_in(&tokens) {
                Some(_) if says_bid && telling.entered.bid.is_some() => return Some(false),
                Some((seat, bid)) if says_bid || rules.has_bids() && telling.entered.bid.is_none() => {
                    (telling.entered.bidder, telling.entered.bid) = (Some(seat), Some(bid));
                }
                _ => {
                    let ([by], [_, _], Some(points)) = (&players[..], &tokens[..], number_in(&tokens)) else {
                        return None;
                    };
                    if telling.entered.counted.iter().any(|counted| counted.by == *by) {
                        return Some(false);
                    }
                    telling.entered.counted.push(Counted { by: *by, points });
                }
            },
        }
        Some(true)
    }

    /// Decides what a word means that is a number and a card: a number after a name or where somebody bids, and otherwise the
    /// card, as in "five Ben".
    fn decided(tokens: &[Token]) -> Vec<Token> {
        let says_bid = tokens.iter().any(Token::is_bid);
        let before = std::iter::once(None).chain(tokens.iter().map(Some));
        let decided = tokens.iter().zip(before).map(|(token, before)| match token {
            Token::Either(point, _) if !says_bid && !matches!(before, Some(Token::Player(_))) => Token::Point(*point),
            token => token.as_number(),
        });
        decided.collect()
    }

    /// Returns the bid in these words, if they tell nothing else: one name, and a number or the word for a bid.
    fn bid_in(&self, tokens: &[Token]) -> Option<(Seat, Bid)> {
        let [player] = players_in(tokens)[..] else { return None };
        let others = tokens.iter().filter(|token| !matches!(token, Token::Player(_) | Token::Word(PadWord::Bid)));
        let bids: Option<Vec<Bid>> = others
            .map(|token| match token {
                Token::Number(number) => u8::try_from(*number).ok().and_then(Bid::new),
                Token::Word(PadWord::Moon) => Some(Bid::MOON),
                Token::Word(PadWord::Smudge) => Some(Bid::FOUR).filter(|bid| self.names.is_smudge(*bid)),
                _ => None,
            })
            .collect();
        let [bid] = bids?[..] else { return None };
        Some((player, bid))
    }

    /// Divides words into what they mean, from as many as possible to one. Returns `None` if some mean nothing.
    fn tokens(&self, text: &str) -> Option<Vec<Token>> {
        let (mut tokens, mut rest) = (Vec::new(), text.trim());
        while !rest.is_empty() {
            let blanks = rest.match_indices(char::is_whitespace).map(|(at, _)| at);
            let mut ends: Vec<usize> = blanks.chain([rest.len()]).collect();
            ends.reverse();
            let (token, end) = ends.into_iter().find_map(|end| Some((self.token(&rest[..end])?, end)))?;
            tokens.push(token);
            rest = rest[end..].trim_start();
        }
        Some(tokens)
    }

    /// Returns the point for a joker, by whichever name it is called: "low joker".
    fn joker(&self, text: &str) -> Option<Point> {
        let scores = self.points.iter().any(|(_, point)| *point == Point::Joker);
        self.words.card(text).filter(|card| scores && card.is_joker()).map(|_| Point::Joker)
    }

    fn token(&self, text: &str) -> Option<Token> {
        let text = text.trim_matches([':', '=']).to_lowercase();
        let named = |seat: Seat| self.names.name(seat).to_lowercase() == text;
        let name = || self.names.rules().seats().all().find(|&seat| named(seat)).map(Token::Player);
        let number = || self.words.number(&text);
        let point = || {
            let named = self.points.iter().find(|(name, _)| *name == text).map(|(_, point)| *point);
            let point = named.or_else(|| self.joker(&text))?;
            Some(number().map_or(Token::Point(point), |number| Token::Either(point, number)))
        };
        let word = || self.words.pad(&text).map(|(word, _)| Token::Word(word));
        let plain = || number().map(Token::Number);
        name().or_else(point).or_else(word).or_else(plain).or_else(|| self.player(&text).map(Token::Player))
    }
}

fn players_in(tokens: &[Token]) -> Vec<Seat> {
    tokens.iter().filter_map(|token| if let Token::Player(seat) = token { Some(*seat) } else { None }).collect()
}

fn number_in(tokens: &[Token]) -> Option<Points> {
    let number =
        tokens.iter().find_map(|token| if let Token::Number(number) = token { Some(*number) } else { None })?;
    Some(Points(number.try_into().ok()?))
}

impl Telling {
    /// Begins a hand of this dealer.
    pub(super) fn of(dealer: Seat) -> Self {
        Telling { entered: Entered::of(dealer), told: Vec::new(), turned: false, passed: false, dealt: false }
    }

    /// Returns `true` if nothing is told but the dealer.
    pub(super) fn is_empty(&self) -> bool {
        *self == Telling { dealt: self.dealt, ..Telling::of(self.entered.dealer) }
    }

    /// Returns a point that is told by its name, though it is among those that are told by their number.
    pub(super) fn named(&self, rules: &Rules) -> Option<Point> {
        let made = self.entered.made.iter().map(|made| made.point);
        self.told.iter().copied().chain(made).find(|point| rules.is_counted(*point))
    }

    /// Returns how often somebody can have made a point besides those who are told to have made it.
    pub(super) fn untold(&self, rules: &Rules, point: Point) -> usize {
        let made = self.entered.made.iter().filter(|made| made.point == point).count();
        usize::from(rules.most_of(point)).saturating_sub(made)
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

    fn read(preset: Preset, tag: &str, line: &str) -> Result<Telling, Unread> {
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
            assert_eq!(told(unclear), Err(Unread::Unclear(unclear.to_owned())));
        }
        assert_eq!(told("turned six, turned jack"), Err(Unread::Otherwise("turned jack".to_owned())));
    }

    #[test]
    fn every_example_is_understood_in_its_language() {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            for preset in Preset::ALL {
                let names = Names::new(Arc::new(Rules::from(preset)), ["Ruth", "Ben", "Cleo", "Dev"], None);
                let example = phrase::pad_example(&language, &names);
                let told = read(preset, translation.tag, &example);
                let told = told.unwrap_or_else(|unread| panic!("{translation}, {preset}: {unread:?} in {example}"));
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
            ("Ben bid -2, high Ben", "Ben bid -2"),
            ("Ben bid - 2", "Ben bid - 2"),
            ("Ben bid 3 high Ben", "Ben bid 3 high Ben"),
            ("Ben deals bid 3", "Ben deals bid 3"),
            ("Ben Cleo bid 3", "Ben Cleo bid 3"),
            ("jack - Ben", "jack - Ben"),
            ("Ben bid 3 smudge", "Ben bid 3 smudge"),
        ] {
            assert_eq!(read(Preset::AuctionPitch, "en", line), Err(Unread::Unclear(unclear.to_owned())));
        }
        assert!(read(Preset::AuctionPitch, "en", "thrown in").is_ok_and(|told| told.entered.thrown_in));
        assert!(read(Preset::Cinch, "en", "pass").is_ok_and(|told| told.passed));
    }

    #[test]
    fn a_number_is_a_number_where_a_card_is_called_so_too() {
        for (preset, bids) in [(Preset::Cinch, &[2, 5][..]), (Preset::PedroSancho, &[5, 9])] {
            for bid in bids {
                for line in [format!("Ben bid {bid}"), format!("Ben {bid}"), format!("bid {bid} Ben")] {
                    let told = read(preset, "en", &line).expect("clear");
                    assert_eq!((told.entered.bid, told.told), (Bid::new(*bid), Vec::new()), "{preset}: {line}");
                }
            }
        }
        let counted = [(1, 9), (0, 5)].map(|(by, points)| Counted { by: seat(by), points: Points(points) });
        for line in ["Ben bid 9, Ben 9, Ruth 5", "Ben bid nine, Ben nine, Ruth five"] {
            let told = read(Preset::Cinch, "en", line).expect("clear");
            assert_eq!((told.entered.counted, told.told), (counted.to_vec(), Vec::new()), "{line}");
        }
        let five = Point::Trump(pitch_rules::Rank::Five);
        for line in ["Ben bid five, five Ruth", "Ben five, five Ruth", "Ben bid 5, ace, five Ruth", "Ben 5, five -"] {
            let told = read(Preset::Cinch, "en", line).expect("clear");
            assert!(told.entered.bid == Some(Bid::FIVE) && told.told.contains(&five), "{line}");
        }
    }

    #[test]
    fn each_of_two_jokers_is_told() {
        for (line, is_all) in
            [("low joker Ben", false), ("X Ben", false), ("joker Ben, low joker Ben", true), ("joker Ben Ruth", true)]
        {
            let told = read(Preset::SevenPoint, "en", line).expect("clear");
            let jokers = told.entered.made.iter().filter(|made| made.point == Point::Joker).count();
            assert_eq!((jokers, told.entered.made.len()), (if is_all { 2 } else { 1 }, jokers), "{line}");
            assert_eq!(told.told.contains(&Point::Joker), is_all, "{line}");
        }
    }

    #[test]
    fn what_is_told_otherwise_than_before_is_named() {
        for (preset, line, otherwise) in [
            (Preset::AuctionPitch, "Ruth bid 2, Ben bid 3, high Ben", "Ben bid 3"),
            (Preset::AuctionPitch, "Ben bid 3, game -, game Ben", "game Ben"),
            (Preset::AuctionPitch, "Ben bid 3, game Ben, game -", "game -"),
            (Preset::AuctionPitch, "Ben bid 3, high Ben, high Ruth", "high Ruth"),
            (Preset::SevenPoint, "joker Ben, low joker Ruth, joker Ruth", "joker Ruth"),
            (Preset::SevenPoint, "joker Ben, joker -, low joker Ruth", "low joker Ruth"),
            (Preset::AuctionPitch, "Ben deals, Ruth deals", "Ruth deals"),
            (Preset::Cinch, "Ben bid 9, Ben 8, Ben 6", "Ben 6"),
        ] {
            assert_eq!(read(preset, "en", line), Err(Unread::Otherwise(otherwise.to_owned())), "{line}");
        }
        let smudge = read(Preset::AuctionPitch, "en", "Ben smudge, high Ben").expect("clear");
        assert_eq!((smudge.entered.bidder, smudge.entered.bid), (Some(seat(1)), Some(Bid::FOUR)));
        assert!(read(Preset::Cinch, "en", "Ben smudge").is_err(), "no smudge is bid");
    }
}
