//! What a table is laid out for.

use crate::session::settings::CardSize;

/// What lies on a table, and how large the player likes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents {
    /// How many sit there, 2 to 7; others are taken for the nearest.
    pub seats: usize,
    /// The cards in the hand at the bottom, 0 to 12; more are laid out as closely as they need.
    pub hand_cards: usize,
    /// How large cards are, as far as the window has room.
    pub card_size: CardSize,
    /// Whether counters lie below the plates.
    pub has_counters: bool,
}

impl Contents {
    /// A table of so many seats with so many cards in hand, all of the usual size.
    #[must_use]
    pub fn new(seats: usize, hand_cards: usize) -> Self {
        Self { seats, hand_cards, card_size: CardSize::Normal, has_counters: false }
    }
}
