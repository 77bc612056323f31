//! What the person at the bottom is at, besides what the game asks of them.

use crate::engine::{Card, Cards, Seat};

/// What the person at the bottom is at: one thing at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// Decides what the game asks, or waits.
    #[default]
    Playing,
    /// Clicked this card, which waits for a second click: where cards are confirmed.
    Confirming(Card),
    /// Marked these cards to be thrown away.
    Discarding(Cards),
    /// Has the menu open of what may be said besides; cards that were marked stay so.
    Talking(Cards),
    /// Shows everybody the next card that is pressed.
    Showing,
    /// Nobody has the screen: the cards of this seat are shown once its player is alone with it.
    Covered(Seat),
}

impl Mode {
    /// The card that waits for a second click.
    #[must_use]
    pub const fn chosen(self) -> Option<Card> {
        if let Mode::Confirming(card) = self { Some(card) } else { None }
    }

    /// The cards that are marked to be thrown away.
    #[must_use]
    pub const fn marked(self) -> Cards {
        match self {
            Mode::Discarding(marked) | Mode::Talking(marked) => marked,
            Mode::Playing | Mode::Confirming(_) | Mode::Showing | Mode::Covered(_) => Cards::NONE,
        }
    }

    /// The mode once nothing is said or shown any more; cards that were marked stay so.
    #[must_use]
    pub const fn without_aside(self) -> Self {
        if let Mode::Talking(marked) = self { Mode::Discarding(marked) } else { Mode::Playing }
    }

    /// Whether the menu of what may be said is open.
    #[must_use]
    pub const fn is_talking(self) -> bool {
        matches!(self, Mode::Talking(_))
    }

    /// Whether the player has something to say or to show, which Escape ends.
    #[must_use]
    pub const fn is_aside(self) -> bool {
        matches!(self, Mode::Talking(_) | Mode::Showing)
    }
}
