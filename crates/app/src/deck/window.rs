//! Colors and outlines of the deck as those of the window.

use crate::outline::outline;
use pitch_deck::{STAR_DATA, pip_data};
use pitch_rules::Suit;

use iced::Color;
use iced::widget::canvas::Path;

use std::sync::LazyLock;

/// Returns a color of the deck as one of the window.
pub(crate) const fn for_window(pitch_deck::Color { r, g, b, a }: pitch_deck::Color) -> Color {
    Color { r, g, b, a }
}

/// Returns a color of the window as one of the deck.
pub(crate) const fn for_deck(Color { r, g, b, a }: Color) -> pitch_deck::Color {
    pitch_deck::Color { r, g, b, a }
}

/// Returns the outline of the star of jokers as a canvas path, in a box of -50 to 50 with y downwards.
pub(crate) fn star() -> &'static Path {
    static STAR: LazyLock<Path> = LazyLock::new(|| outline(STAR_DATA));
    &STAR
}

/// Returns the outline of a suit as a canvas path, in a box of -50 to 50 with y downwards, to be filled.
pub fn pip(suit: Suit) -> &'static Path {
    // Read once: reading takes longer than drawing.
    static PIPS: LazyLock<[Path; 4]> = LazyLock::new(|| Suit::ALL.map(|suit| outline(pip_data(suit))));
    &PIPS[suit as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Look;
    use pitch_deck::{Inks, JOKER_INK, Style};

    /// The least contrast of a rank under a cover.
    const READABLE: f32 = 4.5;

    #[test]
    fn a_rank_under_a_cover_is_read() {
        for look in Look::ALL {
            let palette = look.palette();
            let cover = for_deck(palette.cover);
            for style in [(false, false), (true, false), (false, true), (true, true)] {
                let style = Style { four_colours: style.0, bold: style.1, ..Style::default() };
                let inks = Inks::new(style, for_deck(palette.card_paper), 132);
                let ground = inks.covered(cover);
                let joker = inks.under(JOKER_INK, cover).relative_contrast(ground);
                assert!(joker >= READABLE, "{look:?} {style:?}: a joker has {joker:.2}");
                for suit in Suit::ALL {
                    let ink = inks.under(inks.suit(suit), cover);
                    let contrast = ink.relative_contrast(ground);
                    assert!(contrast >= READABLE, "{look:?} {style:?}: {suit} has {contrast:.2}");
                    assert!(!suit.is_red() || ink.r > 1.4 * ink.g.max(ink.b) || style.four_colours, "{suit} stays red");
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
