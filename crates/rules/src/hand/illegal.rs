//! Reasons why a card cannot be played, and the clauses that forbid it.

use crate::card::Card;
use crate::remark::Demand;

/// Reason why a card cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPlay {
    /// The player does not hold it.
    #[error("{0} is not in the hand")]
    NotHeld(Card),
    /// Trump was led, and the player holds a trump (BAP-27).
    #[error("{card} does not follow: {led} is trump, and a trump is held")]
    MustFollowTrump {
        /// The card they would play.
        card: Card,
        /// The card led.
        led: Card,
    },
    /// A plain suit was led, and the player holds it; they may follow or trump (BAP-28).
    #[error("{card} neither follows {led} nor trumps it")]
    MustFollowOrTrump {
        /// The card they would play.
        card: Card,
        /// The card led.
        led: Card,
    },
    /// A plain suit was led, the player holds it, and may trump only when void (C-18, `ruff`).
    #[error("{card} does not follow {led}, and this table trumps only when void")]
    MustFollow {
        /// The card they would play.
        card: Card,
        /// The card led.
        led: Card,
    },
    /// The player cannot follow and holds a trump, which they must play at this table (M-61).
    #[error("{card} does not trump {led}, and who cannot follow must trump at this table")]
    MustTrump {
        /// The card they would play.
        card: Card,
        /// The card led.
        led: Card,
    },
    /// The first time they lead, the pitcher must lead the trump that they named (BAP-56).
    #[error("{0} is no trump, and the pitcher must lead the trump that they named")]
    MustLeadTrump(Card),
    /// At this table the first card led must be a trump (M-22).
    #[error("{0} is no trump, and the first card led must be one")]
    MustLeadTrumpFirst(Card),
    /// At this table no joker may be pitched by a player who holds another card (M-21).
    #[error("{0} is a joker, and cannot be the first card led")]
    JokerFirst(Card),
    /// Only trumps are played (M-60).
    #[error("{0} is no trump, and only trumps are played")]
    TrumpsOnly(Card),
    /// The pitcher demanded another card of the player (BAP-55).
    #[error("{0} is not what the pitcher demanded: {id}", id = .1.id())]
    Demanded(Card, Demand),
    /// The opponents called for a card that the player showed (TAF-38).
    #[error("{called} was called for, not {card}")]
    Called {
        /// The card they would play.
        card: Card,
        /// The card that was called.
        called: Card,
    },
    /// The card by which the pitcher called a partner must be played to the first trick (M-71).
    #[error("{called}, by which the pitcher called a partner, must be played to the first trick, not {card}")]
    MustPlayPartnerCard {
        /// The card they would play.
        card: Card,
        /// The card that was called.
        called: Card,
    },
    /// The first card of a player who threw trumps away must be higher than each of them (M-58).
    #[error("{card} is not higher than {over}, which was thrown away, as the first card must be")]
    MustPlayOver {
        /// The card they would play.
        card: Card,
        /// The highest trump that they threw away.
        over: Card,
    },
    /// The trump is lower than one that lies, and the player can play something else (B-40).
    #[error("{card} would be thrown under {best}")]
    Undertrump {
        /// The card they would play.
        card: Card,
        /// The best card so far.
        best: Card,
    },
}

impl IllegalPlay {
    /// Returns the clause of `docs/rules.md` that forbids the card, where there is one.
    #[must_use]
    pub(crate) const fn clause(&self) -> Option<&'static str> {
        match self {
            IllegalPlay::NotHeld(_) => None,
            IllegalPlay::MustFollowTrump { .. } => Some("BAP-27"),
            IllegalPlay::MustFollowOrTrump { .. } | IllegalPlay::MustFollow { .. } => Some("BAP-28"),
            IllegalPlay::Undertrump { .. } => Some("B-40"),
            IllegalPlay::MustLeadTrump(_) => Some("BAP-56"),
            IllegalPlay::MustPlayPartnerCard { .. } => Some("M-71"),
            IllegalPlay::MustPlayOver { .. } => Some("M-58"),
            IllegalPlay::TrumpsOnly(_) => Some("M-60"),
            IllegalPlay::MustTrump { .. } => Some("M-61"),
            IllegalPlay::JokerFirst(_) => Some("M-21"),
            IllegalPlay::MustLeadTrumpFirst(_) => Some("M-22"),
            IllegalPlay::Demanded(..) => Some("BAP-55"),
            IllegalPlay::Called { .. } => Some("TAF-38"),
        }
    }
}
