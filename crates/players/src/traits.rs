//! Traits of a level, from which all its decisions follow: how deep it thinks, how often it slips, what it remembers, and
//! what it likes to do.

use crate::character::Character;
use crate::level::{Level, Temper};
use crate::search::Depth;

use pitch_rules::{Points, Rules, Seat, SeatView};

/// Depth to which the strongest level thinks.
pub(crate) const MASTER: Depth =
    Depth { cards: 1280, calls: 720, quick: 16, least: 80, bids: usize::MAX, proposals: 3, reads_cards: true };
/// Depth to which the plain level below it thinks.
const SHARP: Depth = Depth { cards: 40, calls: 40, quick: 24, least: 80, bids: 3, proposals: 2, reads_cards: false };

/// Traits of a level.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Traits {
    /// Depth to which they think; `None` for rules of thumb.
    pub depth: Option<Depth>,
    /// Addition to the value of a bid, in chances to win a game of Setback. Where one hand decides less, so does a bid, and the
    /// addition is as much smaller.
    pub boldness: f32,
    /// Addition to it for as many points as the target that they are behind the leader, up to [`BOLDEST`].
    pub when_behind: f32,
    /// How often they slip.
    pub slips: Slips,
    /// Number of the last tricks that they remember.
    pub memory: usize,
    /// `true` if they lead their best trump whenever they have one.
    pub leads_best_trump: bool,
    /// `true` if they play a ten only where their side is ahead in the trick.
    pub keeps_tens: bool,
    /// Loss up to which they keep a trump that beats the jack while it is out, in chances to win.
    pub guards: f32,
    /// Loss up to which they take what costs the bidder most, in chances to win.
    pub sets: f32,
    /// The person whose habit shows, and against whom.
    pub habit: Option<(Character, Foil)>,
}

/// A player with the same cards against whom a habit shows: where that player would choose the same, it decided nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Foil {
    /// The same player without boldness and preferences.
    Plain,
    /// The same player who has not heard the calls.
    Unhearing,
    /// A player by rules of thumb.
    RulesOfThumb,
}

/// How often somebody misjudges a hand or a card, in decisions of eight, and by how much.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slips {
    /// Hands that they think too little of.
    pub low: u64,
    /// Hands that they think too much of.
    pub high: u64,
    /// Cards of which they take the second best.
    pub cards: u64,
    /// Error about a hand, in chances to win.
    pub hand: f32,
    /// Largest error about a card, in points of a game of four points.
    pub card: f32,
}

/// The slip in one decision, if there is any.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Slip {
    /// Boldness in place of their own, in chances to win.
    pub boldness: Option<f32>,
    /// Largest error about a card, in points of the game.
    pub card: Option<f32>,
}

/// Largest addition to the value of a bid for being behind, in chances to win.
const BOLDEST: f32 = 0.09;

/// Share of its target that a hand of Setback brings.
const SETBACK: f32 = 4.0 / 11.0;

const NEVER: Slips = Slips { low: 0, high: 0, cards: 0, hand: 0.08, card: 0.3 };
/// Slips of the eight, as often as each has them.
const GROSS: Slips = Slips { hand: 0.15, card: 1.0, ..NEVER };

const STEADY: Traits = Traits {
    depth: None,
    boldness: 0.0,
    when_behind: 0.0,
    slips: NEVER,
    memory: usize::MAX,
    leads_best_trump: false,
    keeps_tens: false,
    guards: 0.0,
    sets: 0.0,
    habit: None,
};

impl Level {
    pub(crate) const fn traits(self) -> Traits {
        match self {
            Level::Character(character) => character.traits(),
            Level::Learner => Traits { slips: Slips { low: 1, high: 2, cards: 2, ..NEVER }, ..STEADY },
            Level::Steady(temper) => Traits { boldness: boldness(temper), ..STEADY },
            Level::Sharp(temper) => Traits { depth: Some(SHARP), boldness: boldness(temper), ..STEADY },
            Level::Master => Traits { depth: Some(MASTER), ..STEADY },
            Level::Clumsy | Level::Random => STEADY,
        }
    }
}

const fn boldness(temper: Temper) -> f32 {
    match temper {
        Temper::Careful => -0.02,
        Temper::Even => 0.0,
        Temper::Bold => 0.02,
    }
}

impl Character {
    const fn traits(self) -> Traits {
        let (own, foil) = match self {
            Character::Teo => {
                let slips = Slips { low: 1, high: 2, cards: 8, card: 1.5, ..GROSS };
                (Traits { slips, leads_best_trump: true, ..STEADY }, Foil::Plain)
            }
            Character::Otto => {
                let slips = Slips { cards: 7, ..GROSS };
                (Traits { slips, boldness: -0.02, memory: 2, keeps_tens: true, ..STEADY }, Foil::Plain)
            }
            Character::Nia => {
                let slips = Slips { cards: 4, ..GROSS };
                (Traits { slips, boldness: 0.065, ..STEADY }, Foil::Plain)
            }
            Character::Bruno => {
                let slips = Slips { cards: 2, ..GROSS };
                (Traits { slips, when_behind: 0.165, ..STEADY }, Foil::Plain)
            }
            Character::Hana => {
                let depth = Some(Depth { cards: 24, calls: 24, least: 24, proposals: 1, ..SHARP });
                (Traits { depth, guards: 0.01, slips: Slips { low: 1, high: 2, ..GROSS }, ..STEADY }, Foil::Plain)
            }
            Character::Ravi => {
                let depth = Some(Depth { proposals: 1, ..SHARP });
                (Traits { depth, boldness: -0.03, sets: 0.01, ..STEADY }, Foil::Plain)
            }
            Character::Leila => {
                let depth = Some(Depth { cards: 100, calls: 160, proposals: 3, ..SHARP });
                (Traits { depth, ..STEADY }, Foil::Unhearing)
            }
            Character::Vera => (Traits { depth: Some(MASTER), ..STEADY }, Foil::RulesOfThumb),
        };
        Traits { habit: Some((self, foil)), ..own }
    }
}

impl Traits {
    /// Returns the addition to the value of a bid at these scores, in chances to win.
    pub(crate) fn boldness(&self, view: &SeatView, rules: &Rules, own: Seat) -> f32 {
        let own = view.scores[rules.side_of(own)];
        let leader = view.scores.values().copied().max().unwrap_or(own);
        let behind = f32::from((leader - own).max(Points::ZERO).0) / f32::from(rules.target.0.max(1));
        let decides = f32::from(rules.points_in_play().0) / f32::from(rules.target.0.max(1));
        let share = if rules.has_target() { (decides / SETBACK).min(1.0) } else { 1.0 };
        share * (self.boldness + (self.when_behind * behind).min(BOLDEST))
    }

    /// Returns the slip in a decision of this number by chance.
    pub(crate) const fn slip(&self, chance: u64) -> Slip {
        let (slips, roll) = (self.slips, chance % 8);
        let boldness = match roll {
            _ if roll < slips.low => Some(-slips.hand),
            _ if roll < slips.low + slips.high => Some(slips.hand),
            _ => None,
        };
        Slip { boldness, card: if roll < slips.cards { Some(slips.card) } else { None } }
    }
}
