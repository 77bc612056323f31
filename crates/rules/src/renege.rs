//! A card that did not follow when it should have.

use crate::card::Card;
use crate::seat::Seat;

/// Failing to follow suit or trump when possible (BAP-47, TAF-33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Renege {
    /// Seat that played the card.
    pub seat: Seat,
    /// The number of the trick in the hand, from 1.
    pub trick: u8,
    /// The card.
    pub card: Card,
    /// `true` if it is the grave case: trump was led, and they held one of the highest trumps (TAF-35).
    pub grave: bool,
}
