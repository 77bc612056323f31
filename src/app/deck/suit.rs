//! The four pips and the colours of the suits.

use super::style::Style;
use crate::app::outline::outline;
use crate::engine::Suit;

use iced::Color;
use iced::widget::canvas::Path;

use std::sync::LazyLock;

/// The outline of a suit as SVG path data, in a box of -50 to 50 with y downwards, to be filled.
///
/// The four outlines differ at 9 px, so that colour is never the only sign of a suit.
#[must_use]
pub const fn pip_data(suit: Suit) -> &'static str {
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
pub fn pip(suit: Suit) -> &'static Path {
    // Read once: reading takes longer than drawing.
    static PIPS: LazyLock<[Path; 4]> = LazyLock::new(|| Suit::ALL.map(|suit| outline(pip_data(suit))));
    &PIPS[suit as usize]
}

/// The colour of a suit on the card paper of a style.
///
/// Among the four colours the smallest CIE76 difference between two suits is 44, and 21 for a tritanope; among the
/// four of bold cards it is 29 for everybody, and each has a contrast of 7 or more on white. Below 20 two suits would
/// be told apart by their outline alone.
#[must_use]
pub const fn suit_colour(suit: Suit, style: Style) -> Color {
    match (suit, style.four_colours, style.bold) {
        (Suit::Spades, true, false) => Color::from_rgb8(0x15, 0x18, 0x1d),
        (Suit::Hearts, true, false) => Color::from_rgb8(0xc9, 0x3a, 0x12),
        (Suit::Diamonds, true, false) => Color::from_rgb8(0x2f, 0x6f, 0xdb),
        (Suit::Clubs, true, false) => Color::from_rgb8(0x00, 0x63, 0x4c),
        (Suit::Diamonds, true, true) => Color::from_rgb8(0x00, 0x00, 0xe0),
        (Suit::Clubs, true, true) => Color::from_rgb8(0x00, 0x50, 0x40),
        (Suit::Spades | Suit::Clubs, false, false) => Color::from_rgb8(0x1b, 0x20, 0x27),
        (Suit::Hearts | Suit::Diamonds, false, false) => Color::from_rgb8(0xc2, 0x26, 0x2e),
        (Suit::Spades | Suit::Clubs, _, true) => Color::BLACK,
        (Suit::Hearts | Suit::Diamonds, _, true) => Color::from_rgb8(0xb0, 0x00, 0x00),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_colours_are_red_and_black_and_four_are_four() {
        for bold in [false, true] {
            let two = Style { bold, ..Style::default() };
            let four = Style { four_colours: true, ..two };
            for suit in Suit::ALL {
                assert_eq!(suit_colour(suit, two) == suit_colour(Suit::Hearts, two), suit.is_red());
                for other in Suit::ALL {
                    assert_eq!(suit_colour(suit, four) == suit_colour(other, four), suit == other);
                }
            }
        }
    }

    #[test]
    fn a_pip_fills_its_box_and_no_more() {
        for suit in Suit::ALL {
            let path = pip(suit);
            let ends = path.raw().iter().flat_map(|event| [event.from(), event.to()]);
            let (mut top, mut bottom) = (f32::MAX, f32::MIN);
            for at in ends {
                assert!(at.x.abs() <= 50.0 && at.y.abs() <= 50.0, "{suit} leaves its box");
                (top, bottom) = (top.min(at.y), bottom.max(at.y));
            }
            assert!(bottom - top > 75.0, "{suit} is too small");
        }
    }
}
