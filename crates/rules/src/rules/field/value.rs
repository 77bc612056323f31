//! Values that an option can be set to.

use crate::bid::Bid;
use crate::points::Points;
use crate::rules::{
    AfterRunHand, AllPass, AuctionRounds, BidError, DeadPoints, Discarding, Drawing, EarlyPitch, ExchangeFirst,
    ExposedCard, FirstLead, FirstLeader, FirstPitcher, ForcedChoice, GameTie, GameValues, GiftTo, GoingOut, InHole,
    JokerLed, JokerOrder, Layout, Length, LowTo, MisdealResult, Moon, MoonNeeds, Naming, PackRanks, PartnerShown, Peek,
    Pegging, PitchedWild, Playable, PointList, PrivilegeOn, PrivilegeTo, RankScores, RankSet, RestTo, RevokeCall,
    RevokeCorrection, RevokeMode, RevokePenalty, RevokePoints, Ruff, RunExhausted, ScoreAs, SellerBidCap, SellerCredit,
    SetScoring, Settlement, SettlementBasis, ShortStock, Smudge, SmudgeInHole, SurplusTrumps, Teams, ThrowIn, TrumpBy,
    TrumpOrder, Undertrump, WeakHand, WidowTo, WrongPitchDemand,
};
use crate::seat::Direction;

use std::fmt;

/// Kind of an option, and so of the control that a screen shows for it: a switch, a number, a list of choices, or
/// ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Yes or no.
    Flag,
    /// A whole number.
    Number {
        /// Smallest value.
        min: i16,
        /// Largest value.
        max: i16,
    },
    /// One of these, by their names in files.
    Choice(&'static [&'static str]),
    /// Points for some ranks.
    RankScores,
    /// A set of ranks.
    RankSet,
    /// List of what scores, in the order in which it is counted out.
    Points,
    /// Card points of the cards, for Game.
    GameValues,
    /// The trumps from the highest down.
    TrumpOrder,
    /// The ranks in the pack, one at least.
    Pack,
}

impl Kind {
    /// Returns `true` if an option of this kind can have the value.
    #[must_use]
    pub fn holds(self, value: Value) -> bool {
        match (self, value) {
            (Kind::Flag, Value::Flag(_))
            | (Kind::RankScores, Value::RankScores(_))
            | (Kind::RankSet, Value::RankSet(_))
            | (Kind::Points, Value::Points(_))
            | (Kind::GameValues, Value::GameValues(_))
            | (Kind::TrumpOrder, Value::TrumpOrder(_))
            | (Kind::Pack, Value::Pack(_)) => true,
            (Kind::Number { min, max }, Value::Number(number)) => (min..=max).contains(&number),
            (Kind::Choice(ids), Value::Choice(id)) => ids.contains(&id),
            _ => false,
        }
    }

    /// Returns every value, in the order in which a list shows them. Of options that name ranks these are only none and
    /// all of them; of lists of points, card points and orders of trumps the one that the family has its name from; and
    /// of packs those that its games are played with.
    #[must_use]
    pub fn values(self) -> Vec<Value> {
        match self {
            Kind::Flag => vec![Value::Flag(false), Value::Flag(true)],
            Kind::Number { min, max } => (min..=max).map(Value::Number).collect(),
            Kind::Choice(ids) => ids.iter().copied().map(Value::Choice).collect(),
            Kind::RankScores => vec![Value::RankScores(RankScores::NONE)],
            Kind::RankSet => vec![Value::RankSet(RankSet::NONE), Value::RankSet(RankSet::ANY)],
            Kind::Points => vec![Value::Points(PointList::ALL_FOURS)],
            Kind::GameValues => vec![Value::GameValues(GameValues::STANDARD)],
            Kind::TrumpOrder => vec![Value::TrumpOrder(TrumpOrder::BY_RANK)],
            Kind::Pack => PackRanks::USUAL.map(Value::Pack).to_vec(),
        }
    }
}

/// Value of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// Yes or no.
    Flag(bool),
    /// A whole number: players, cards, points or counters.
    Number(i16),
    /// A choice, by its name in files.
    Choice(&'static str),
    /// Points for some ranks.
    RankScores(RankScores),
    /// A set of ranks.
    RankSet(RankSet),
    /// List of what scores, in the order in which it is counted out.
    Points(PointList),
    /// Card points of the cards, for Game.
    GameValues(GameValues),
    /// The trumps from the highest down.
    TrumpOrder(TrumpOrder),
    /// The ranks in the pack.
    Pack(PackRanks),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Flag(flag) => flag.fmt(f),
            Value::Number(number) => number.fmt(f),
            Value::Choice(id) => f.write_str(id),
            Value::RankScores(scores) => {
                let mut joint = "";
                for (rank, score) in scores.iter() {
                    write!(f, "{joint}{}:{score}", rank.letter())?;
                    joint = ",";
                }
                Ok(())
            }
            Value::RankSet(RankSet::ANY) => f.write_str("any"),
            Value::RankSet(RankSet::NONE) => f.write_str("none"),
            Value::Points(list) => list.fmt(f),
            Value::GameValues(values) => values.fmt(f),
            Value::TrumpOrder(order) => order.fmt(f),
            Value::Pack(pack) => pack.fmt(f),
            Value::RankSet(set) => set.iter().try_for_each(|rank| write!(f, "{}", rank.letter())),
        }
    }
}

/// Names of the directions in files.
pub(super) const DIRECTIONS: &[&str] = &["cw", "ccw"];

/// A type of the fields of a rule set.
pub(super) trait Setting: Sized {
    fn value(&self) -> Value;
    /// Returns the setting of a value, or `None` if the value is of another kind, or one that the field has no room
    /// for.
    fn of(value: Value) -> Option<Self>;
}

impl Setting for bool {
    fn value(&self) -> Value {
        Value::Flag(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::Flag(flag) = value { Some(flag) } else { None }
    }
}

impl Setting for u8 {
    fn value(&self) -> Value {
        Value::Number((*self).into())
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::Number(number) = value { number.try_into().ok() } else { None }
    }
}

impl Setting for Points {
    fn value(&self) -> Value {
        Value::Number(self.0)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::Number(number) = value { Some(Points(number)) } else { None }
    }
}

impl Setting for Bid {
    fn value(&self) -> Value {
        self.number().value()
    }

    fn of(value: Value) -> Option<Self> {
        u8::of(value).and_then(Bid::new)
    }
}

impl Setting for Direction {
    fn value(&self) -> Value {
        Value::Choice(match self {
            Direction::Clockwise => "cw",
            Direction::Anticlockwise => "ccw",
        })
    }

    fn of(value: Value) -> Option<Self> {
        match value {
            Value::Choice("cw") => Some(Direction::Clockwise),
            Value::Choice("ccw") => Some(Direction::Anticlockwise),
            _ => None,
        }
    }
}

impl Setting for RankScores {
    fn value(&self) -> Value {
        Value::RankScores(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::RankScores(scores) = value { Some(scores) } else { None }
    }
}

impl Setting for RankSet {
    fn value(&self) -> Value {
        Value::RankSet(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::RankSet(set) = value { Some(set) } else { None }
    }
}

impl Setting for PointList {
    fn value(&self) -> Value {
        Value::Points(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::Points(list) = value { Some(list) } else { None }
    }
}

impl Setting for GameValues {
    fn value(&self) -> Value {
        Value::GameValues(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::GameValues(values) = value { Some(values) } else { None }
    }
}

impl Setting for TrumpOrder {
    fn value(&self) -> Value {
        Value::TrumpOrder(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::TrumpOrder(order) = value { Some(order) } else { None }
    }
}

impl Setting for PackRanks {
    fn value(&self) -> Value {
        Value::Pack(*self)
    }

    fn of(value: Value) -> Option<Self> {
        if let Value::Pack(pack) = value { Some(pack) } else { None }
    }
}

macro_rules! choices {
    ($($name:ident),+ $(,)?) => {$(
        impl Setting for $name {
            fn value(&self) -> Value {
                Value::Choice(self.id())
            }

            fn of(value: Value) -> Option<Self> {
                let Value::Choice(id) = value else { return None };
                $name::ALL.iter().copied().find(|choice| choice.id() == id)
            }
        }
    )+};
}

choices!(
    AfterRunHand,
    AllPass,
    AuctionRounds,
    ForcedChoice,
    BidError,
    EarlyPitch,
    ExposedCard,
    FirstPitcher,
    GameTie,
    GiftTo,
    GoingOut,
    InHole,
    JokerOrder,
    JokerLed,
    Layout,
    Length,
    LowTo,
    Moon,
    MoonNeeds,
    MisdealResult,
    Naming,
    PartnerShown,
    Peek,
    Pegging,
    PitchedWild,
    WidowTo,
    FirstLeader,
    FirstLead,
    PrivilegeOn,
    PrivilegeTo,
    WeakHand,
    Discarding,
    Drawing,
    ExchangeFirst,
    RestTo,
    ShortStock,
    DeadPoints,
    SurplusTrumps,
    Playable,
    ScoreAs,
    RevokeCall,
    RevokeCorrection,
    RevokeMode,
    RevokePenalty,
    RevokePoints,
    Ruff,
    RunExhausted,
    SellerBidCap,
    SellerCredit,
    SetScoring,
    Settlement,
    SettlementBasis,
    Smudge,
    SmudgeInHole,
    Teams,
    ThrowIn,
    TrumpBy,
    Undertrump,
    WrongPitchDemand,
);
