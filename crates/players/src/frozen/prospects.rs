//! What a hand can be expected to make with a suit as trump: the chance of each of the four points.

use crate::frozen::chance::counts;

use pitch_rules::rules::LowTo;
use pitch_rules::{Card, Cards, Point, Rank, Rules, Suit};

/// How likely a pitcher makes each of the four points, each from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Prospects {
    chances: [f64; 4],
    /// How likely the player makes exactly 0, 1, 2, 3 or 4 of them.
    made: [f64; 5],
    /// How likely they take a trump jack that another side holds, from 0 to 1.
    pub hangs: f64,
    /// How likely they take every trick, from 0 to 1, if they make all four points.
    pub all_tricks: f64,
}

impl Prospects {
    /// What this hand can make when its owner pitches this suit, with what partners are likely to add.
    pub(crate) fn of(rules: &Rules, hand: Cards, suit: Suit) -> Self {
        let trumps = hand & Cards::of_suit(suit);
        let deck = Deck::new(rules, hand);
        let ranking = rules.ranking(Some(suit));
        let (Some(top), Some(bottom)) = (ranking.highest(trumps), ranking.lowest(trumps)) else {
            return Prospects { chances: [0.0; 4], made: counts([]), hangs: 0.0, all_tricks: 0.0 };
        };
        let unseen = (rules.pack_cards() & Cards::of_suit(suit)) - trumps;
        let above = (unseen & ranking.beaten_by(top)).len();
        let below = (unseen & ranking.under(bottom)).len();
        let shape = Shape::of(hand, suit);
        let high = deck.none_dealt(above);
        let dealt_low = deck.none_dealt(below);
        let on = |line| shape.on(line, rules.players);
        let low = match rules.low_to {
            LowTo::Dealt => dealt_low,
            LowTo::Winner => dealt_low * on(&SAVES_LOW) + (1.0 - dealt_low) * on(&CATCHES_LOW),
        };
        let holds = trumps.contains(Card::new(Rank::Jack, suit));
        let hangs = if holds { 0.0 } else { (1.0 - deck.none_dealt(1)) * on(&CATCHES_JACK) };
        let jack = if holds { on(&SAVES_JACK) } else { hangs };
        let game = on(&GAME);
        let partner = partners(rules) / f64::from(rules.players - 1).max(1.0);
        let low_helped = if rules.low_to == LowTo::Dealt { HELPS_DEALT } else { HELPS_LOW };
        let helped = |own: f64, helps: f64| own + (1.0 - own) * partner * helps;
        let chances =
            [helped(high, HELPS_DEALT), helped(low, low_helped), helped(jack, HELPS_JACK), helped(game, HELPS_GAME)];
        Prospects { chances, made: counts(chances), hangs, all_tricks: all_tricks(hand, suit) }
    }

    /// How likely this point is made.
    pub(crate) fn chance(&self, point: Point) -> f64 {
        Point::ALL_FOURS.into_iter().position(|other| other == point).map_or(0.0, |index| self.chances[index])
    }

    /// How likely exactly so many points are made, for 0 to 4.
    pub(crate) fn exactly(&self, points: usize) -> f64 {
        self.made.get(points).copied().unwrap_or_default()
    }
}

/// How many partners a player has.
fn partners(rules: &Rules) -> f64 {
    (usize::from(rules.players) / rules.sides().max(1)).saturating_sub(1) as f64
}

/// How likely every card of this hand wins its trick: trumps from the top draw the others, and then plain aces hold.
fn all_tricks(hand: Cards, suit: Suit) -> f64 {
    let trumps = hand & Cards::of_suit(suit);
    let tops = Rank::ALL.iter().rev().take_while(|&&rank| trumps.contains(Card::new(rank, suit))).count();
    let drawn = match tops {
        0 => 0.1,
        1 => 0.35,
        2 => 0.6,
        3 => 0.85,
        _ => 0.95,
    };
    let small = trumps.len() - tops;
    let plain: f64 = (hand - trumps)
        .iter()
        .map(|card| match card.rank() {
            Some(Rank::Ace) => 0.5 + 0.45 * drawn,
            Some(Rank::King) => 0.3 * drawn,
            _ => 0.1 * drawn,
        })
        .product();
    plain * if small > 0 { drawn } else { 1.0 }
}

/// Cards that the others were dealt from, at random as far as the player knows.
struct Deck {
    unseen: usize,
    dealt: usize,
}

impl Deck {
    fn new(rules: &Rules, hand: Cards) -> Self {
        let unseen = (rules.pack_cards() - hand).len();
        let dealt = usize::from(rules.players - 1) * usize::from(rules.cards_per_player);
        Deck { unseen, dealt: dealt.min(unseen) }
    }

    /// How likely none of `count` unseen cards was dealt to anybody.
    fn none_dealt(&self, count: usize) -> f64 {
        let rest = self.unseen - self.dealt;
        (0..count).map(|n| rest.saturating_sub(n) as f64 / (self.unseen - n).max(1) as f64).product()
    }
}

// How likely somebody makes a point for a partner who does not make it alone, if they were the only other
// player at the table; found by what contracts of pairs made.
/// High, or Low where it was dealt.
const HELPS_DEALT: f64 = 0.9;
/// Low where it counts to who wins it.
const HELPS_LOW: f64 = 0.9;
/// The trump jack.
const HELPS_JACK: f64 = 0.5;
/// Game.
const HELPS_GAME: f64 = 0.9;

/// How many things are counted in a hand.
const SHAPE: usize = 11;

/// What there is in a hand, counted: trumps; the ace, king, queen, jack and ten of trumps; plain aces, kings, queens and
/// tens; void suits.
struct Shape([f64; SHAPE]);

/// A chance as a straight line through what there is in a hand: where it starts for 2 to 7 players, and what each thing
/// counted adds. The lines were laid through some hundred thousand hands that the bot played against itself.
struct Line {
    players: [f64; 6],
    slopes: [f64; SHAPE],
}

impl Shape {
    fn of(hand: Cards, suit: Suit) -> Self {
        let trumps = hand & Cards::of_suit(suit);
        let plain = hand - trumps;
        let has = |rank| f64::from(u8::from(trumps.contains(Card::new(rank, suit))));
        let count = |rank| (plain & Cards::of_rank(rank)).len() as f64;
        let voids = Suit::ALL.iter().filter(|&&s| (hand & Cards::of_suit(s)).is_empty()).count();
        Shape([
            trumps.len() as f64,
            has(Rank::Ace),
            has(Rank::King),
            has(Rank::Queen),
            has(Rank::Jack),
            has(Rank::Ten),
            count(Rank::Ace),
            count(Rank::King),
            count(Rank::Queen),
            count(Rank::Ten),
            voids as f64,
        ])
    }

    /// Where the hand lies on a line, as a chance that is never certain.
    fn on(&self, line: &Line, players: u8) -> f64 {
        let start = line.players[usize::from(players.clamp(2, 7) - 2)];
        let sum = self.0.iter().zip(&line.slopes).fold(start, |sum, (count, slope)| sum + count * slope);
        sum.clamp(0.02, 0.98)
    }
}

/// That they bring a trump jack home that they hold.
const SAVES_JACK: Line = Line {
    players: [0.71, 0.65, 0.58, 0.52, 0.48, 0.42],
    slopes: [0.07, 0.07, 0.07, 0.08, 0.0, 0.03, 0.01, 0.02, 0.01, 0.03, 0.0],
};
/// That they take a trump jack that another holds.
const CATCHES_JACK: Line = Line {
    players: [-0.15, -0.11, -0.11, -0.11, -0.11, -0.11],
    slopes: [0.03, 0.34, 0.20, 0.16, 0.0, 0.02, -0.03, -0.02, -0.02, -0.02, -0.01],
};
/// That they make Game.
const GAME: Line = Line {
    players: [0.03, -0.13, -0.21, -0.25, -0.28, -0.31],
    slopes: [0.15, 0.22, 0.17, 0.12, 0.09, 0.18, 0.12, 0.05, 0.03, -0.08, 0.02],
};
/// That they bring the lowest trump home, if they hold it.
const SAVES_LOW: Line = Line {
    players: [0.27, 0.34, 0.19, 0.06, -0.03, -0.08],
    slopes: [0.12, 0.14, 0.02, -0.01, -0.04, -0.06, 0.0, 0.01, 0.01, 0.02, 0.0],
};
/// That they take the lowest trump from another.
const CATCHES_LOW: Line = Line {
    players: [0.31, 0.22, 0.15, 0.11, 0.07, 0.04],
    slopes: [0.06, 0.31, 0.15, 0.09, -0.07, 0.05, -0.01, -0.01, -0.01, -0.03, 0.0],
};
