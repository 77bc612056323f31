//! Outlook of a hand with a suit as trump: the chance of each thing that scores.

use pitch_rules::rules::{Entry, LowTo, PointList};
use pitch_rules::{Bid, Card, Cards, Point, Rank, Ranking, Rules, Suit};

/// Points that a hand can make with a suit as trump, and their chances.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outlook {
    pub suit: Suit,
    list: PointList,
    pub chances: Chances,
    /// Chance that the player's side makes exactly each number of points, from none to all there are.
    made: [f32; COUNTS],
    all: usize,
    /// Chance, from 0 to 1, that they take every trick, if they make all points.
    pub all_tricks: f32,
}

/// Chances, from 0 to 1, that a pitcher makes each thing that scores.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Chances {
    makes: [f32; PointList::MOST],
    /// Worth of each of them with all its cards, in points.
    worth: [usize; PointList::MOST],
    /// Chances that they hold the highest trump in play themselves, and the lowest.
    pub own_high: f32,
    pub own_low: f32,
    /// Chance that they take a trump jack that another side holds.
    pub hangs: f32,
}

impl Chances {
    /// Computes what this hand can make when its owner leads with this suit as trump, with what partners are likely to
    /// add; `out` are the cards out of play.
    pub(crate) fn of(rules: &Rules, hand: Cards, out: Cards, suit: Suit) -> Self {
        let ranking = rules.ranking(Some(suit));
        let trumps = hand & ranking.trumps();
        let deck = Deck::new(rules, hand, out);
        let unseen = (rules.pack_cards() & ranking.trumps()) - trumps - out;
        let can_be_low = |cards: Cards| if rules.low_joker { cards } else { cards - Cards::JOKERS };
        let bottom = ranking.lowest(can_be_low(trumps));
        let above = ranking.highest(trumps).map_or(unseen, |top| unseen & ranking.above(top)).len();
        let below = can_be_low(bottom.map_or(unseen, |bottom| unseen & ranking.under(bottom))).len();
        let shape = Shape::of(ranking, hand, suit).in_play(rules, hand);
        let high = if trumps.is_empty() { 0.0 } else { deck.none_dealt(above) };
        let dealt_low = if bottom.is_none() { 0.0 } else { deck.none_dealt(below) };
        let partners = partners(rules);
        let table = if partners > 0.0 { PARTNERS } else { usize::from(rules.players.clamp(2, 7) - 2) };
        let on = |line: &[Line; 2]| shape.on(&line[usize::from(partners > 0.0)], table);
        let low = match rules.low_to {
            LowTo::Dealt => dealt_low,
            LowTo::Winner => dealt_low * on(&SAVES_LOW) + (1.0 - dealt_low) * on(&CATCHES_LOW),
        };
        let jack = Card::new(Rank::Jack, suit);
        let in_play = |card: Card| if unseen.contains(card) { 1.0 - deck.none_dealt(1) } else { 0.0 };
        let hangs = in_play(jack) * shape.on(&CATCHES_JACK[0], table.min(5));
        // A partner is dealt as much of what the player was not dealt as anybody else.
        let partner = partners / f32::from(rules.players - 1).max(1.0) * PARTNER_DEALT;
        let helped = |own: f32| own + (1.0 - own) * partner;
        let low = if rules.low_to == LowTo::Dealt { helped(low) } else { low };
        // A trump of any rank: caught and brought home between what is known of the two and of the jack.
        let jack_height = ranking.under(jack).len().max(1) as f32;
        let trump = |entry: &Entry, card: Card| {
            let height = ranking.under(card).len() as f32 / jack_height;
            let between = |low: f32, jack: f32| (low + (jack - low) * height).clamp(0.01, 0.99);
            match (trumps.contains(card), entry.to_player) {
                (true, true) => 1.0,
                (false, true) => in_play(card) * partner,
                (true, false) => between(on(&SAVES_LOW), on(&SAVES_JACK)),
                (false, false) => in_play(card) * between(on(&CATCHES_LOW), on(&CATCHES_JACK)),
            }
        };
        let mut makes = [0.0; PointList::MOST];
        let mut worth = [0; PointList::MOST];
        for (index, entry) in rules.points.entries().iter().enumerate() {
            worth[index] = usize::from(entry.worth.0.unsigned_abs()) * usize::from(rules.most_of(entry.point));
            makes[index] = match entry.point {
                Point::High => helped(high),
                Point::Low => low,
                Point::Jack => trump(entry, jack),
                Point::Trump(rank) => trump(entry, Card::new(rank, suit)),
                Point::Off(rank) => trump(entry, Card::new(rank, suit.of_same_color())),
                // Of two jokers both are as likely as one of them; which one is as good as the other.
                Point::Joker => trump(entry, (trumps & Cards::JOKERS).first().unwrap_or(Card::HIGH_JOKER)),
                // Who makes Game takes the most of whatever else lies in the tricks.
                Point::Game => shape.for_game(ranking, hand).on(&GAME[usize::from(partners > 0.0)], table),
                Point::Last | Point::Plain(_) => on(&GAME),
            };
        }
        Chances { makes, worth, own_high: high, own_low: dealt_low, hangs }
    }

    /// Returns the points that are made on average.
    pub(crate) fn points(&self) -> f32 {
        self.worth.iter().zip(self.makes).map(|(&worth, chance)| worth as f32 * chance).sum()
    }
}

impl Outlook {
    /// Computes the points that this hand can make when its owner leads with this suit as trump; `out` are the cards
    /// out of play.
    pub(crate) fn of(rules: &Rules, hand: Cards, out: Cards, suit: Suit) -> Self {
        let chances = Chances::of(rules, hand, out, suit);
        let list = rules.points;
        let all = usize::from(rules.points_in_play().0.unsigned_abs());
        let made = counts(&chances.makes, &chances.worth, rules.points.entries().len());
        let all_tricks = all_tricks(rules.ranking(Some(suit)), hand);
        Outlook { suit, list, chances, made, all, all_tricks }
    }

    /// Returns the chance that the player's side makes exactly each number of points, from none to all there are.
    pub(crate) fn made(&self) -> &[f32] {
        &self.made[..=self.all.min(COUNTS - 1)]
    }

    /// Returns the chance that they make everything that scores.
    pub(crate) fn makes_all(&self) -> f32 {
        self.made[self.all.min(COUNTS - 1)]
    }

    /// Returns the points that are made on average.
    pub(crate) fn points(&self) -> f32 {
        self.chances.points()
    }

    /// Returns the chance that this point is made; 0 where it does not score.
    pub(crate) fn chance(&self, point: Point) -> f32 {
        self.list.points().position(|other| other == point).map_or(0.0, |index| self.chances.makes[index])
    }
}

/// Number of counts of points that are told apart: no bid is higher than the last.
const COUNTS: usize = Bid::MOST.number() as usize + 1;

/// Outlook of each suit as trump, in the order of the suits; `None` for one that is not pitched from this hand.
pub(crate) type Suits = [Option<Outlook>; 4];

/// Returns the outlook of each suit of this hand. Where somebody leads a suit of which they hold nothing, it promises
/// as little as anybody else's.
pub(crate) fn all(rules: &Rules, hand: Cards, out: Cards) -> Suits {
    let may = |suit: Suit| !out.is_empty() || !(hand & rules.ranking(Some(suit)).trumps()).is_empty();
    Suit::ALL.map(|suit| may(suit).then(|| Outlook::of(rules, hand, out, suit)))
}

/// Returns the best of these suits to pitch for a bid, or without one.
pub(crate) fn best(outlooks: &Suits, bid: Option<Bid>) -> Option<&Outlook> {
    let need = |outlook: &Outlook| bid.map_or(0, |bid| usize::from(bid.number()).min(outlook.made().len() - 1));
    let mut best: Option<(f32, &Outlook)> = None;
    for outlook in outlooks.iter().flatten() {
        let need = need(outlook);
        let kept: f32 = outlook.made()[need..].iter().sum();
        let half = (outlook.made().len() - 1) as f32 / 2.0;
        let value = kept * (half + need as f32) + outlook.points();
        if best.is_none_or(|(than, _)| value > than) {
            best = Some((value, outlook));
        }
    }
    best.map(|(_, outlook)| outlook)
}

/// Returns the best suit of this hand to pitch for a bid, or without one, of those that trump can be; `None` without a
/// card.
pub(crate) fn plan(rules: &Rules, hand: Cards, bid: Option<Bid>, can_be: impl Fn(Suit) -> bool) -> Option<Outlook> {
    let outlooks = all(rules, hand, Cards::NONE).map(|outlook| outlook.filter(|outlook| can_be(outlook.suit)));
    best(&outlooks, bid).copied()
}

/// Returns the chance of each sum of things that are worth this much, as if they happened independently of each other.
fn counts(chances: &[f32; PointList::MOST], worth: &[usize; PointList::MOST], len: usize) -> [f32; COUNTS] {
    let mut counts = [0.0; COUNTS];
    counts[0] = 1.0;
    let mut most = 0;
    for (&chance, &worth) in chances.iter().zip(worth).take(len) {
        let last = most;
        most = (most + worth).min(COUNTS - 1);
        for n in (0..=last).rev() {
            let chance_of_n = counts[n];
            counts[n] = chance_of_n * (1.0 - chance);
            counts[(n + worth).min(COUNTS - 1)] += chance_of_n * chance;
        }
    }
    counts
}

/// Returns the number of partners that a player has.
fn partners(rules: &Rules) -> f32 {
    if rules.calls_partner() {
        return 1.0;
    }
    (usize::from(rules.players) / rules.sides().max(1)).saturating_sub(1) as f32
}

/// Returns the chance that every card of this hand wins its trick: trumps from the top draw the others, and then plain
/// aces hold.
fn all_tricks(ranking: &Ranking, hand: Cards) -> f32 {
    let trumps = hand & ranking.trumps();
    let tops = trumps.iter().filter(|&card| (ranking.above(card) - trumps).is_empty()).count();
    let drawn = match tops {
        0 => 0.1,
        1 => 0.35,
        2 => 0.6,
        3 => 0.85,
        _ => 0.95,
    };
    let plain: f32 = (hand - trumps)
        .iter()
        .map(|card| match card.rank() {
            Some(Rank::Ace) => 0.5 + 0.45 * drawn,
            Some(Rank::King) => 0.3 * drawn,
            _ => 0.1 * drawn,
        })
        .product();
    plain * if trumps.len() > tops { drawn } else { 1.0 }
}

/// Cards that the others were dealt from, at random as far as the player knows.
struct Deck {
    unseen: usize,
    dealt: usize,
}

impl Deck {
    fn new(rules: &Rules, hand: Cards, out: Cards) -> Self {
        let unseen = (rules.pack_cards() - hand - out).len();
        let dealt = usize::from(rules.players - 1) * hand.len();
        Deck { unseen, dealt: dealt.min(unseen) }
    }

    /// Returns the chance that none of `count` unseen cards was dealt to anybody.
    fn none_dealt(&self, count: usize) -> f32 {
        let rest = self.unseen - self.dealt;
        (0..count).map(|n| rest.saturating_sub(n) as f32 / self.unseen.saturating_sub(n).max(1) as f32).product()
    }
}

/// Chance that High, or Low where it was dealt, is a trump of the other players, if it is not one of the player's own.
const PARTNER_DEALT: f32 = 0.98;

/// Number of things counted in a hand.
const SHAPE: usize = 11;

/// Places of the ten of trumps and of plain tens among them.
const TRUMP_TEN: usize = 5;
const PLAIN_TENS: usize = 9;

/// Things counted in a hand: trumps; the ace, king, queen, jack and ten of trumps; plain aces, kings, queens and tens;
/// void suits.
#[derive(Clone, Copy)]
pub(crate) struct Shape(pub [f32; SHAPE]);

/// A chance as a straight line through the things counted in a hand: its start at each table, and the addition for each
/// thing counted. The lines were laid through some hundred thousand hands that the policy played against itself
/// (`tune.rs`).
struct Line {
    /// Starts for 2 to 7 players alone, and for partners.
    starts: [f32; PARTNERS + 1],
    slopes: [f32; SHAPE],
}

/// Number of cards in a hand above which it tells that the others keep the best of as many.
const USUAL_HAND: f32 = 5.0;

/// Place of partners among the starts of a line.
const PARTNERS: usize = 6;

impl Shape {
    pub(crate) fn of(ranking: &Ranking, hand: Cards, suit: Suit) -> Self {
        let trumps = hand & ranking.trumps();
        let plain = hand - trumps;
        let has = |rank| f32::from(u8::from(trumps.contains(Card::new(rank, suit))));
        let count = |rank| (plain & Cards::of_rank(rank)).len() as f32;
        let voids = Suit::ALL.iter().filter(|&&s| (hand & ranking.suit(s)).is_empty()).count();
        Shape([
            trumps.len() as f32,
            has(Rank::Ace),
            has(Rank::King),
            has(Rank::Queen),
            has(Rank::Jack),
            has(Rank::Ten),
            count(Rank::Ace),
            count(Rank::King),
            count(Rank::Queen),
            count(Rank::Ten),
            voids as f32,
        ])
    }

    /// Allows for everybody keeping the best of more cards than are played: their trumps meet more trumps of the
    /// others.
    fn in_play(mut self, rules: &Rules, hand: Cards) -> Self {
        if rules.exchanges() && !rules.refill {
            self.0[0] *= (USUAL_HAND / hand.len().max(1) as f32).min(1.0);
        }
        self
    }

    /// Allows for what the cards count for Game. Ace, king, queen and jack are looked at for the tricks that they take;
    /// the others are worth as many tens as what they count makes up, a ten being the eighth part of the pack.
    fn for_game(mut self, ranking: &Ranking, hand: Cards) -> Self {
        let of = |cards: Cards| f32::from(ranking.card_points(cards).0);
        let ten = (of(Cards::PACK) / 8.0).max(1.0);
        let honours = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];
        let others = honours.into_iter().fold(hand, |others, rank| others - Cards::of_rank(rank));
        self.0[TRUMP_TEN] = of(others & ranking.trumps()) / ten;
        self.0[PLAIN_TENS] = of(others - ranking.trumps()) / ten;
        self
    }

    /// Returns the place of the hand on a line, as a chance that is never certain: from 0.01 to 0.99.
    fn on(&self, line: &Line, table: usize) -> f32 {
        let sum = self.0.iter().zip(&line.slopes).fold(line.starts[table], |sum, (count, slope)| sum + count * slope);
        sum.clamp(0.01, 0.99)
    }
}

const fn alone(starts: [f32; 6], slopes: [f32; SHAPE]) -> Line {
    let [a, b, c, d, e, f] = starts;
    Line { starts: [a, b, c, d, e, f, 0.0], slopes }
}

const fn partnered(start: f32, slopes: [f32; SHAPE]) -> Line {
    Line { starts: [start; 7], slopes }
}

/// Chance that their side brings home a trump jack that they hold: alone, and with partners.
const SAVES_JACK: [Line; 2] = [
    alone(
        [0.246, 0.165, 0.088, 0.009, -0.069, -0.148],
        [0.139, 0.068, 0.073, 0.059, 0.292, 0.029, -0.014, -0.002, 0.002, 0.022, -0.003],
    ),
    partnered(0.221, [0.142, 0.023, 0.028, 0.039, 0.221, -0.001, 0.013, 0.002, 0.002, 0.014, -0.012]),
];
/// Chance that their side takes a trump jack that another holds: alone, and with partners.
const CATCHES_JACK: [Line; 2] = [
    alone(
        [-0.128, -0.093, -0.052, -0.029, -0.007, 0.003],
        [0.004, 0.276, 0.166, 0.131, 0.000, 0.017, -0.005, -0.004, -0.004, -0.005, 0.001],
    ),
    partnered(0.271, [0.020, 0.249, 0.196, 0.185, 0.000, -0.001, -0.001, -0.002, -0.005, -0.002, -0.002]),
];
/// Chance that their side makes Game: alone, and with partners.
const GAME: [Line; 2] = [
    alone(
        [0.051, -0.069, -0.141, -0.207, -0.265, -0.309],
        [0.159, 0.205, 0.182, 0.110, 0.038, 0.153, 0.123, 0.051, 0.027, -0.063, 0.024],
    ),
    partnered(0.133, [0.137, 0.137, 0.077, 0.042, 0.024, 0.115, 0.100, 0.051, 0.030, 0.023, 0.016]),
];
/// Chance that their side brings the lowest trump home, if they hold it: alone, and with partners.
const SAVES_LOW: [Line; 2] = [
    alone(
        [0.506, 0.383, 0.276, 0.166, 0.049, -0.043],
        [0.155, 0.062, 0.043, 0.037, -0.085, 0.006, -0.030, -0.006, -0.001, 0.015, -0.012],
    ),
    partnered(0.455, [0.137, 0.027, 0.031, 0.028, -0.006, 0.005, -0.007, -0.006, -0.011, 0.001, -0.012]),
];
/// Chance that their side takes the lowest trump from another: alone, and with partners.
const CATCHES_LOW: [Line; 2] = [
    alone(
        [0.261, 0.197, 0.151, 0.105, 0.088, 0.063],
        [0.029, 0.252, 0.117, 0.085, 0.010, 0.044, -0.028, -0.009, -0.008, -0.008, -0.002],
    ),
    partnered(0.385, [0.045, 0.253, 0.140, 0.102, -0.019, 0.013, -0.009, -0.007, -0.002, -0.001, -0.001]),
];
