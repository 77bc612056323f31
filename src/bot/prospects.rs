//! What a hand can be expected to make with a suit as trump: the chance of each of the four points.

use crate::engine::rules::LowTo;
use crate::engine::{Card, Cards, Point, Rank, Rules, Suit};

/// How likely a pitcher makes each of the four points, each from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Prospects {
    chances: [f64; 4],
    /// How likely he makes exactly 0, 1, 2, 3 or 4 of them.
    made: [f64; 5],
}

impl Prospects {
    /// What this hand can make when its owner pitches this suit.
    pub fn of(rules: &Rules, hand: Cards, suit: Suit) -> Self {
        let trumps = hand & Cards::of_suit(suit);
        let deck = Deck::new(rules, hand, suit);
        let ranking = rules.ranking(Some(suit));
        let (Some(top), Some(bottom)) = (ranking.highest(trumps), ranking.lowest(trumps)) else {
            return Prospects { chances: [0.0; 4], made: [1.0, 0.0, 0.0, 0.0, 0.0] };
        };
        let unseen = (rules.pack_cards() & Cards::of_suit(suit)) - trumps;
        let above = (unseen & ranking.beaten_by(top)).len();
        let below = (unseen & ranking.under(bottom)).len();
        let shape = Shape::of(hand, suit);
        let high = deck.none_dealt(above);
        let dealt_low = deck.none_dealt(below);
        let low = match rules.low_to {
            LowTo::Dealt => dealt_low,
            LowTo::Winner => {
                dealt_low * shape.saves_low(rules.players) + (1.0 - dealt_low) * shape.catches_low(rules.players)
            }
        };
        let jack = if trumps.contains(Card::new(Rank::Jack, suit)) {
            shape.saves_jack(rules.players)
        } else {
            (1.0 - deck.none_dealt(1)) * shape.catches_jack(rules.players)
        };
        let game = shape.game(rules.players);
        Self::from_chances([high, low, jack, game])
    }

    fn from_chances(chances: [f64; 4]) -> Self {
        // As if the points were won independently of each other: near enough for rules of thumb.
        let mut made = [1.0, 0.0, 0.0, 0.0, 0.0];
        for (count, chance) in chances.into_iter().enumerate() {
            for n in (0..=count).rev() {
                made[n + 1] += made[n] * chance;
                made[n] *= 1.0 - chance;
            }
        }
        Prospects { chances, made }
    }

    /// How likely this point is made.
    pub const fn chance(&self, point: Point) -> f64 {
        self.chances[point as usize]
    }

    /// How likely exactly so many points are made, for 0 to 4.
    pub fn exactly(&self, points: usize) -> f64 {
        self.made.get(points).copied().unwrap_or_default()
    }
}

/// Cards that the others were dealt from, at random as far as the player knows.
struct Deck {
    unseen: usize,
    dealt: usize,
}

impl Deck {
    fn new(rules: &Rules, hand: Cards, _suit: Suit) -> Self {
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

const SHAPE: usize = 11;

/// What there is in a hand, counted.
struct Shape([f64; SHAPE]);

/// A chance as a straight line through what there is in a hand: for 2 to 7 players, and for each thing counted.
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

    fn on(&self, line: &Line, players: u8) -> f64 {
        let start = line.players[usize::from(players.clamp(2, 7) - 2)];
        let sum = self.0.iter().zip(&line.slopes).fold(start, |sum, (count, slope)| sum + count * slope);
        sum.clamp(0.02, 0.98)
    }

    fn saves_jack(&self, players: u8) -> f64 {
        self.on(&SAVES_JACK, players)
    }
    fn catches_jack(&self, players: u8) -> f64 {
        self.on(&CATCHES_JACK, players)
    }
    fn game(&self, players: u8) -> f64 {
        self.on(&GAME, players)
    }
    fn saves_low(&self, players: u8) -> f64 {
        self.on(&SAVES_LOW, players)
    }
    fn catches_low(&self, players: u8) -> f64 {
        self.on(&CATCHES_LOW, players)
    }
}

const SAVES_JACK: Line = Line {
    players: [0.07, 0.15, 0.11, 0.06, 0.05, 0.03],
    slopes: [0.08, -0.06, 0.04, 0.05, 0.48, 0.06, 0.02, 0.0, 0.0, 0.0, -0.01],
};
const CATCHES_JACK: Line = Line {
    players: [-0.14, -0.15, -0.18, -0.18, -0.16, -0.16],
    slopes: [0.04, 0.41, 0.33, 0.22, 0.0, -0.02, -0.01, -0.01, -0.02, -0.01, -0.01],
};
const GAME: Line = Line {
    players: [-0.02, -0.16, -0.27, -0.35, -0.41, -0.45],
    slopes: [0.18, 0.15, 0.08, 0.06, -0.05, 0.06, 0.18, 0.11, 0.06, -0.03, 0.03],
};
const SAVES_LOW: Line = Line {
    players: [0.45, 0.37, 0.26, 0.17, 0.09, 0.04],
    slopes: [0.16, 0.08, 0.02, 0.01, -0.02, -0.04, 0.03, 0.01, 0.02, -0.01, -0.02],
};
const CATCHES_LOW: Line = Line {
    players: [0.14, 0.08, 0.0, -0.04, -0.08, -0.11],
    slopes: [0.07, 0.35, 0.24, 0.15, 0.09, 0.04, -0.01, 0.0, 0.0, 0.0, 0.01],
};
