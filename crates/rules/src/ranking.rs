//! The order of the cards: the trumps, the cards that follow suit and those that beat others, and the card points for Game.
//!
//! A [`Ranking`] is a table of masks for one trump suit. Nothing else compares two cards, so that packs in which ranks
//! are ordered otherwise, or a jack of another suit is a trump, are tables of their own and no change of the play.

use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::point::Point;
use crate::points::CardPoints;
use crate::rules::{GameValues, JokerLed, JokerOrder, RankSet, Rules, Token, TrumpOrder};

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, PoisonError, RwLock};

/// Order and card points of the cards when this suit, or none, is trump.
pub struct Ranking {
    trump: Option<Suit>,
    trumps: Cards,
    /// For each card led, the cards that follow suit to it.
    followers: [Cards; Card::IDENTITIES],
    /// For each card led, the cards that must be played by a player who holds one: those that follow suit, or any card to a joker
    /// that frees the others (M-14).
    asked: [Cards; Card::IDENTITIES],
    /// For each card, the cards that beat it when it is the best of the trick so far.
    beaten_by: [Cards; Card::IDENTITIES],
    /// For each card, the cards of its own suit that stand below it.
    under: [Cards; Card::IDENTITIES],
    /// Joker that stands above the other in the order of trumps.
    high_joker: Card,
    /// For each binary place, the cards whose card points have a one in it: to count a set of cards takes as many steps
    /// as there are places, whatever the number of counters.
    places: [Cards; PLACES],
    /// Number of places up to the highest in which any card has a one.
    used: usize,
}

/// Number of binary places of the card points of one card: a trump may count its rank and as much again.
const PLACES: usize = (2 * GameValues::MOST).ilog2() as usize + 1;

/// Rankings of the cards in a game, one for each trump suit and one for none. They are made once for each order that is
/// played, and kept for good: a hand refers to them and stays small.
pub struct Rankings {
    by_trump: [Ranking; 5],
    wild: Cards,
}

/// Properties of a game from which its rankings are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Order {
    trumps: TrumpOrder,
    off: RankSet,
    jokers: u8,
    joker_order: JokerOrder,
    /// `true` if a joker that is led frees the others (M-14).
    frees: bool,
    values: GameValues,
}

impl Order {
    /// Ace down to two in every suit (BAP-06, B-08), and the suit printed on the card is its suit.
    const BY_RANK: Order = Order {
        trumps: TrumpOrder::BY_RANK,
        off: RankSet::NONE,
        jokers: 0,
        joker_order: JokerOrder::Fixed,
        frees: false,
        values: GameValues::STANDARD,
    };
}

static BY_RANK: LazyLock<Rankings> = LazyLock::new(|| Rankings::made(Order::BY_RANK));
/// All others. They are few: one for each order of trumps that somebody plays.
static OTHERS: LazyLock<RwLock<HashMap<Order, &'static Rankings>>> = LazyLock::new(RwLock::default);

thread_local! {
    /// The one that this thread asked for last: a bot asks for the same millions of times, and to compare is much faster than
    /// to hash.
    static LAST: Cell<Option<(Order, &'static Rankings)>> = const { Cell::new(None) };
}

impl Rankings {
    /// Returns the rankings of the cards by these rules (M-10, M-11).
    #[must_use]
    pub fn of(rules: &Rules) -> &'static Rankings {
        // Where nobody scores Game nothing depends on card points.
        let is_counted = || rules.points.get(Point::Game).is_some();
        let is_standard = rules.game_values == GameValues::STANDARD || !is_counted();
        if rules.jokers == 0 && rules.off_trumps == RankSet::NONE && rules.trump_order.is_plain() && is_standard {
            return &BY_RANK;
        }
        let values = if is_standard { GameValues::STANDARD } else { rules.game_values };
        let joker_order = if rules.jokers > 1 { rules.joker_order } else { JokerOrder::Fixed };
        let (trumps, off, jokers) = (rules.trump_order, rules.off_trumps, rules.jokers);
        let frees = rules.jokers > 0 && rules.joker_led == JokerLed::Anything;
        let order = Order { trumps, off, jokers, joker_order, frees, values };
        if let Some((_, made)) = LAST.get().filter(|(last, _)| *last == order) {
            return made;
        }
        let made = Rankings::shared(order);
        LAST.set(Some((order, made)));
        made
    }

    fn shared(order: Order) -> &'static Rankings {
        if let Some(made) = OTHERS.read().unwrap_or_else(PoisonError::into_inner).get(&order) {
            return made;
        }
        let mut others = OTHERS.write().unwrap_or_else(PoisonError::into_inner);
        others.entry(order).or_insert_with(|| Box::leak(Box::new(Rankings::made(order))))
    }

    fn made(order: Order) -> Self {
        let trumps = [None, Some(Suit::Clubs), Some(Suit::Diamonds), Some(Suit::Hearts), Some(Suit::Spades)];
        let jokers = Cards::jokers(order.jokers);
        let wild = order.off.iter().fold(jokers, |wild, rank| wild | Cards::of_rank(rank));
        Rankings { by_trump: trumps.map(|trump| Ranking::of(order, trump)), wild }
    }

    /// Returns `true` if a card leaves trump open when it is led as the first card: a joker, or a card that could be an
    /// off-trump (M-21).
    #[must_use]
    pub const fn is_wild(&self, card: Card) -> bool {
        self.wild.contains(card)
    }

    /// Returns the ranking with this suit, or none yet, as trump.
    #[must_use]
    pub const fn with(&self, trump: Option<Suit>) -> &Ranking {
        match trump {
            None => &self.by_trump[0],
            Some(suit) => &self.by_trump[suit as usize + 1],
        }
    }
}

impl Rules {
    /// Returns the ranking of the cards with this suit, or none yet, as trump.
    #[must_use]
    pub fn ranking(&self, trump: Option<Suit>) -> &'static Ranking {
        self.rankings().with(trump)
    }

    /// Returns the rankings of the cards, whichever suit is trump.
    #[must_use]
    pub fn rankings(&self) -> &'static Rankings {
        Rankings::of(self)
    }
}

/// Two games in which the cards stand alike have the same rankings.
impl PartialEq for Rankings {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Rankings {}

impl fmt::Debug for Rankings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rankings").finish_non_exhaustive()
    }
}

impl Ranking {
    /// Returns the ranking with ace down to two in every suit (BAP-06, B-08), where the suit printed on the card is its suit.
    #[must_use]
    pub fn standard(trump: Option<Suit>) -> &'static Ranking {
        BY_RANK.with(trump)
    }

    fn of(order: Order, trump: Option<Suit>) -> Self {
        let jokers = Cards::jokers(order.jokers);
        // Before trump is known only jokers are trumps (M-10).
        let trumps = trump.map_or(Cards::NONE, |suit| {
            let other = Cards::of_suit(suit.of_same_color());
            order.off.iter().fold(Cards::of_suit(suit), |trumps, rank| trumps | Cards::of_rank(rank) & other)
        }) | jokers;
        let mut ranking = Ranking {
            trump,
            trumps,
            followers: [Cards::NONE; Card::IDENTITIES],
            asked: [Cards::NONE; Card::IDENTITIES],
            beaten_by: [Cards::NONE; Card::IDENTITIES],
            under: [Cards::NONE; Card::IDENTITIES],
            high_joker: Card::HIGH_JOKER,
            places: [Cards::NONE; PLACES],
            used: 0,
        };
        ranking.value(order.values);
        // The suits from the lowest card up; what the order does not name stands below what it does.
        let mut listed: Vec<Card> =
            order.trumps.tokens().iter().rev().map(|token| ranking.stands_for(*token)).collect();
        listed.retain(|card| trumps.contains(*card));
        let named: Cards = listed.iter().copied().collect();
        let highest_last: Vec<Card> = (trumps - named).iter().chain(listed).collect();
        ranking.rank(&highest_last);
        for suit in Suit::ALL {
            ranking.rank(&(Cards::of_suit(suit) - trumps).iter().collect::<Vec<_>>());
        }
        ranking.asked = ranking.followers;
        for joker in jokers.iter().filter(|_| order.frees) {
            ranking.asked[joker.index()] = Cards::PACK | Cards::JOKERS;
        }
        let (high, low) = (Card::HIGH_JOKER, Card::LOW_JOKER);
        ranking.high_joker = if ranking.under(low).contains(high) { low } else { high };
        if order.joker_order != JokerOrder::Fixed {
            let second = order.joker_order == JokerOrder::SecondHigh;
            for (joker, other) in [(high, low), (low, high)] {
                let beaten_by = &mut ranking.beaten_by[joker.index()];
                if second {
                    beaten_by.insert(other);
                } else {
                    beaten_by.remove(other);
                }
            }
        }
        ranking
    }

    /// Returns the card that a trump of the order is with this suit as trump, or with any.
    fn stands_for(&self, token: Token) -> Card {
        token.card(self.trump.unwrap_or(Suit::Spades))
    }

    /// Ranks the cards of one suit, or the trumps, from the lowest up.
    fn rank(&mut self, cards: &[Card]) {
        let all: Cards = cards.iter().copied().collect();
        let mut below = Cards::NONE;
        for &card in cards {
            let above = all - below - Cards::of(card);
            let ruffs = if self.trumps.contains(card) { Cards::NONE } else { self.trumps };
            self.followers[card.index()] = all;
            self.beaten_by[card.index()] = above | ruffs;
            self.under[card.index()] = below;
            below.insert(card);
        }
    }

    /// Sets the card points of every card.
    fn value(&mut self, values: GameValues) {
        for card in Cards::PACK | Cards::JOKERS {
            let counters = values.iter().filter(|(counter, _)| counter.cards(self.trump).contains(card));
            let points: u8 = counters.map(|(_, worth)| worth).sum();
            for (place, counting) in self.places.iter_mut().enumerate() {
                if points >> place & 1 == 1 {
                    counting.insert(card);
                    self.used = self.used.max(place + 1);
                }
            }
        }
    }

    /// Returns the card points of a set of cards (BAP-16, M-33).
    #[must_use]
    pub fn card_points(&self, cards: Cards) -> CardPoints {
        let places = self.places.iter().take(self.used).enumerate();
        CardPoints(places.map(|(place, counting)| ((cards & *counting).len() as u16) << place).sum())
    }

    /// Returns the cards that score this point, if it is one that single cards score; otherwise none (M-32).
    #[must_use]
    pub fn scoring(&self, point: Point) -> Cards {
        let of_suit = |suit: Option<Suit>, rank| suit.map_or(Cards::NONE, |suit| Cards::of(Card::new(rank, suit)));
        match point {
            Point::Trump(rank) => of_suit(self.trump, rank),
            Point::Off(rank) => of_suit(self.trump.map(Suit::of_same_color), rank) & self.trumps,
            Point::Joker => self.trumps & Cards::JOKERS,
            Point::Plain(rank) => Cards::of_rank(rank) - self.trumps,
            Point::High | Point::Low | Point::Jack | Point::Game | Point::Last => Cards::NONE,
        }
    }

    /// Returns the trump suit, if trump is known.
    #[must_use]
    pub const fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// Returns all trumps: with a trump suit its cards, the off-trumps and the jokers, and before only the jokers (M-10).
    #[must_use]
    pub const fn trumps(&self) -> Cards {
        self.trumps
    }

    /// Returns the trumps that another suit is printed on; none before trump is known.
    #[must_use]
    pub fn off_trumps(&self) -> Cards {
        self.trump.map_or(Cards::NONE, |suit| self.trumps - Cards::of_suit(suit) - Cards::JOKERS)
    }

    /// Returns the trump suit, for a trump that another suit is printed on.
    #[must_use]
    pub fn off_trump(&self, card: Card) -> Option<Suit> {
        self.trump.filter(|_| self.off_trumps().contains(card))
    }

    /// Returns the cards that belong to a suit: the trumps, or the cards of a plain suit that have not become trumps (M-13).
    #[must_use]
    pub fn suit(&self, suit: Suit) -> Cards {
        if self.trump == Some(suit) { self.trumps } else { Cards::of_suit(suit) - self.trumps }
    }

    /// Returns the suit to follow when this card is led: trump where a trump is led, whatever is printed on it. Nothing
    /// for a joker before trump is known.
    #[must_use]
    pub fn suit_of(&self, led: Card) -> Option<Suit> {
        self.trump.filter(|_| self.trumps.contains(led)).or_else(|| led.suit())
    }

    /// Returns the cards that follow suit when this card is led: those of its suit, itself among them.
    #[must_use]
    pub const fn followers(&self, led: Card) -> Cards {
        self.followers[led.index()]
    }

    /// Returns the cards of which one must be played by a player who holds any when this card is led: those that follow suit, or all to
    /// a joker that frees the others (M-14).
    #[must_use]
    pub const fn asked(&self, led: Card) -> Cards {
        self.asked[led.index()]
    }

    /// Returns `true` if the others need not follow suit when this card is led (M-14).
    #[must_use]
    pub fn frees(&self, led: Card) -> bool {
        self.asked(led) != self.followers(led)
    }

    /// Returns `true` if `card`, played later, takes the trick from `best`, the best card so far (BAP-30).
    #[must_use]
    pub const fn beats(&self, card: Card, best: Card) -> bool {
        self.beaten_by[best.index()].contains(card)
    }

    /// Returns the cards that would take the trick from `best`, the best card so far.
    #[must_use]
    pub const fn beaten_by(&self, best: Card) -> Cards {
        self.beaten_by[best.index()]
    }

    /// Returns the joker that stands above the other in the order of trumps, whichever of them is played first.
    #[must_use]
    pub(crate) const fn high_joker(&self) -> Card {
        self.high_joker
    }

    /// Returns the cards of the same suit that stand below this card.
    #[must_use]
    pub const fn under(&self, card: Card) -> Cards {
        self.under[card.index()]
    }

    /// Returns the trumps that do not take the trick from `best`, the best card so far (B-40). A joker that beats the
    /// other stands above it in the trick, whatever the order says (M-12).
    #[must_use]
    pub fn undertrumps(&self, best: Card) -> Cards {
        self.trumps - self.beaten_by(best)
    }

    /// Returns the cards of the same suit that stand above this card. Of two jokers that beat each other by turns in a
    /// trick one stands above the other all the same (M-15).
    #[must_use]
    pub fn above(&self, card: Card) -> Cards {
        self.followers(card) - self.under(card) - Cards::of(card)
    }

    /// Returns the highest of cards of one suit, trumps or not.
    #[must_use]
    pub fn highest(&self, cards: Cards) -> Option<Card> {
        let mut highest = cards.last()?;
        while let Some(higher) = (cards & self.above(highest)).last() {
            highest = higher;
        }
        Some(highest)
    }

    /// Returns the lowest of cards of one suit, trumps or not.
    #[must_use]
    pub fn lowest(&self, cards: Cards) -> Option<Card> {
        let mut lowest = cards.first()?;
        while let Some(lower) = (cards & self.under(lowest)).first() {
            lowest = lower;
        }
        Some(lowest)
    }
}

/// Two rankings are equal if they order and count the cards alike.
impl PartialEq for Ranking {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || self.trump == other.trump
                && self.trumps == other.trumps
                && self.under == other.under
                && self.asked == other.asked
                && self.beaten_by == other.beaten_by
                && self.places == other.places
    }
}

impl Eq for Ranking {}

impl fmt::Debug for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ranking").field("trump", &self.trump).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;

    #[test]
    fn one_card_of_two_wins() {
        for trump in [None, Some(Suit::Clubs), Some(Suit::Spades)] {
            let ranking = Ranking::standard(trump);
            for a in Cards::PACK {
                for b in Cards::PACK {
                    let both = ranking.beats(a, b) && ranking.beats(b, a);
                    assert!(!both, "{a} and {b}");
                    if a.suit() == b.suit() && a != b {
                        assert_eq!(ranking.beats(a, b), a.rank() > b.rank());
                    } else if a.suit() != b.suit() {
                        assert_eq!(ranking.beats(a, b), a.suit() == trump);
                    }
                }
            }
        }
    }

    #[test]
    fn highest_and_lowest_are_found() {
        let ranking = Ranking::standard(Some(Suit::Hearts));
        let cards: Cards = "9H TH 3H KH".parse().expect("cards");
        assert_eq!(ranking.highest(cards), Some(Card::new(Rank::King, Suit::Hearts)));
        assert_eq!(ranking.lowest(cards), Some(Card::new(Rank::Three, Suit::Hearts)));
        assert_eq!(ranking.highest(Cards::NONE), None);
        assert_eq!(ranking.lowest(Cards::NONE), None);
    }

    fn with_jokers(joker_order: JokerOrder) -> Rules {
        let rules = Rules { jokers: 2, off_trumps: RankSet::of(&[Rank::Jack]), joker_order, ..Rules::default() };
        Rules { trump_order: rules.trump_order.completed(&rules), ..rules }
    }

    #[test]
    fn an_off_jack_belongs_to_the_trumps_and_not_to_its_suit() {
        let ranking = with_jokers(JokerOrder::Fixed).ranking(Some(Suit::Hearts));
        let cards = |text: &str| text.parse::<Cards>().expect("cards");
        let off = Card::new(Rank::Jack, Suit::Diamonds);
        assert_eq!(ranking.trumps(), Cards::of_suit(Suit::Hearts) | cards("JD X1 X2"));
        assert_eq!((ranking.suit_of(off), ranking.above(off)), (Some(Suit::Hearts), cards("AH KH QH JH")));
        assert_eq!(ranking.suit(Suit::Diamonds), Cards::of_suit(Suit::Diamonds) - Cards::of(off));
        let ten = Card::new(Rank::Ten, Suit::Diamonds);
        assert!(!ranking.followers(ten).contains(off) && ranking.beats(off, ten));
        assert_eq!(ranking.highest(cards("X1 X2 JD TH")), Some(off));
        assert_eq!(with_jokers(JokerOrder::Fixed).ranking(None).trumps(), Cards::JOKERS);
    }

    #[test]
    fn a_joker_that_is_led_can_free_the_others() {
        let rules = Rules { joker_led: JokerLed::Anything, ..with_jokers(JokerOrder::Fixed) };
        let (free, bound) =
            (rules.ranking(Some(Suit::Hearts)), with_jokers(JokerOrder::Fixed).ranking(Some(Suit::Hearts)));
        let (joker, ten) = (Card::HIGH_JOKER, Card::new(Rank::Ten, Suit::Hearts));
        assert!(free.frees(joker) && !free.frees(ten) && !bound.frees(joker));
        assert_eq!((free.asked(joker), free.followers(joker)), (Cards::PACK | Cards::JOKERS, free.trumps()));
        assert_eq!((free.asked(ten), bound.asked(joker)), (free.trumps(), bound.trumps()));
        assert_eq!(free.above(joker), bound.above(joker));
        assert_ne!(free, bound);
    }

    #[test]
    fn two_jokers_in_one_trick_go_by_their_order() {
        let (high, low) = (Card::HIGH_JOKER, Card::LOW_JOKER);
        let beats = |order| {
            let ranking = with_jokers(order).ranking(Some(Suit::Clubs));
            assert_eq!((ranking.highest(Cards::JOKERS), ranking.lowest(Cards::JOKERS)), (Some(high), Some(low)));
            // Neither is thrown under the other that it beats (B-40).
            assert_eq!(ranking.undertrumps(high).contains(low), !ranking.beats(low, high));
            assert_eq!(ranking.undertrumps(low).contains(high), !ranking.beats(high, low));
            (ranking.beats(high, low), ranking.beats(low, high))
        };
        assert_eq!(beats(JokerOrder::Fixed), (true, false));
        assert_eq!(beats(JokerOrder::FirstHigh), (false, false));
        assert_eq!(beats(JokerOrder::SecondHigh), (true, true));
    }

    fn counted(rules: &Rules, trump: Option<Suit>, cards: &str) -> u16 {
        rules.ranking(trump).card_points(cards.parse().expect("cards")).0
    }

    #[test]
    fn cards_count_what_the_rules_say() {
        let pitch = Rules::default();
        assert_eq!(pitch.ranking(None).card_points(Cards::PACK), CardPoints(80));
        assert_eq!(counted(&pitch, Some(Suit::Clubs), "TD AS KH QC JD 9S"), 20);
        let values = |text: &str| Rules { game_values: text.parse().expect("card points"), ..Rules::default() };
        let fives = values("A:4 K:3 Q:2 J:1 T:10 t5:5");
        assert_eq!(counted(&fives, Some(Suit::Hearts), "5H 5S TH"), 15, "a plain five counts nothing");
        assert_eq!(counted(&fives, None, "5H 5S TH"), 10, "nor does any while no suit is trump");
        assert_eq!(fives.ranking(Some(Suit::Clubs)).card_points(Cards::PACK), CardPoints(85));
        let dear = values("9:30 t9:30 X:30");
        assert_eq!(counted(&dear, Some(Suit::Clubs), "9C"), 60);
        assert_eq!(counted(&dear, Some(Suit::Clubs), "9C 9D TC"), 90);
        assert_eq!(dear.ranking(Some(Suit::Clubs)).card_points(Cards::PACK | Cards::JOKERS), CardPoints(210));
        let schmier = Rules { game_values: "T:10 X:1".parse().expect("card points"), jokers: 1, ..Rules::default() };
        assert_eq!(schmier.ranking(None).card_points(Cards::of(Card::HIGH_JOKER)), CardPoints(1));
    }

    #[test]
    fn rankings_differ_where_card_points_that_decide_something_do() {
        let pitch = Rules::default();
        let other = Rules { game_values: "A:11 T:10".parse().expect("card points"), ..pitch.clone() };
        assert_ne!(other.rankings(), pitch.rankings());
        assert_ne!(other.ranking(None), pitch.ranking(None));
        let without = Rules { points: "high low jack".parse().expect("a list"), ..other };
        assert_eq!(without.rankings(), pitch.rankings(), "nobody scores Game");
    }

    #[test]
    fn an_order_of_its_own_needs_neither_jokers_nor_off_trumps() {
        // They differ from the usual one at the top, and at the bottom alone.
        for (order, higher, lower) in
            [("5 A K Q J T 9 8 7 6 4 3 2", "5S", "AS"), ("A K Q J T 9 8 7 6 5 4 2 3", "2S", "3S")]
        {
            let rules = Rules { trump_order: order.parse().expect("an order"), ..Rules::default() };
            let [higher, lower] = [higher, lower].map(|card| card.parse().expect("a card"));
            let spades = rules.ranking(Some(Suit::Spades));
            assert!(spades.beats(higher, lower) && !spades.beats(lower, higher), "{order}");
        }
    }

    #[test]
    fn rankings_differ_where_another_joker_wins() {
        let clubs = |order| with_jokers(order).ranking(Some(Suit::Clubs));
        assert_ne!(clubs(JokerOrder::Fixed), clubs(JokerOrder::FirstHigh));
        assert_ne!(clubs(JokerOrder::FirstHigh), clubs(JokerOrder::SecondHigh));
    }
}
