//! The four pips and the colours of the suits.

use crate::app::outline::outline;
use crate::engine::Suit;

use iced::widget::canvas::Path;

/// The outline of a suit as SVG path data, in a box of -50 to 50 with y downwards, to be filled.
///
/// The four outlines differ at 9 px, so that colour is never the only sign of a suit.
#[must_use]
pub const fn data(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => {
            "M0 46C-9 31-46 8-46-18C-46-36-33-46-20-46C-10-46-3-40 0-30C3-40 10-46 20-46C33-46 46-36 46-18C46 8 9 31 0 46Z"
        }
        Suit::Spades => {
            "M0-48C9-31 46-10 46 14C46 29 35 37 23 37C15 37 9 34 5 29C6 38 11 45 19 48H-19C-11 45-6 38-5 29C-9 34-15 37-23 37C-35 37-46 29-46 14C-46-10-9-31 0-48Z"
        }
        Suit::Diamonds => "M0-50C9-28 21-13 38 0C21 13 9 28 0 50C-9 28-21 13-38 0C-21-13-9-28 0-50Z",
        Suit::Clubs => {
            "M0-48A22 22 0 0 1 16.5-11.5A22 22 0 1 1 6 22C7 35 11 43 19 48H-19C-11 43-7 35-6 22A22 22 0 1 1-16.5-11.5A22 22 0 0 1 0-48Z"
        }
    }
}

/// The outline of a suit as a canvas path, in a box of -50 to 50 with y downwards, to be filled.
#[must_use]
pub fn pip(suit: Suit) -> Path {
    outline(data(suit))
}

/// The colour of a suit on card paper, as `#rrggbb`.
///
/// The smallest CIE76 difference between two of the four colours is 44, and 21 for a tritanope; below 20 two suits
/// would be told apart by their outline alone.
#[must_use]
pub const fn colour(suit: Suit, four_colours: bool) -> &'static str {
    match (suit, four_colours) {
        (Suit::Spades | Suit::Clubs, false) => "#1B2027",
        (Suit::Hearts | Suit::Diamonds, false) => "#C2262E",
        (Suit::Spades, true) => "#15181D",
        (Suit::Hearts, true) => "#C93A12",
        (Suit::Diamonds, true) => "#2F6FDB",
        (Suit::Clubs, true) => "#00634C",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_colours_are_red_and_black_and_four_are_four() {
        for suit in Suit::ALL {
            assert_eq!(colour(suit, false) == colour(Suit::Hearts, false), suit.is_red());
            for other in Suit::ALL {
                assert_eq!(colour(suit, true) == colour(other, true), suit == other);
            }
        }
    }
}
