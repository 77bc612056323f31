//! The colours and the weight of the lines that a picture is drawn with.

use super::raster::hex;
use super::style::Style;
use super::suit::suit_colour;
use crate::engine::{Rank, Suit};

use iced::Color;

/// The ink of lines, eyes and dark hair.
const INK: Color = Color::from_rgb8(0x20, 0x24, 0x2b);
/// Crowns, staffs, collars.
const GOLD: Color = Color::from_rgb8(0xe2, 0xa5, 0x2f);
const BROWN: Color = Color::from_rgb8(0x7a, 0x4a, 0x26);

/// Courts under this width in physical pixels have thicker lines and plain coats.
const SMALL_PX: u32 = 64;

/// The least contrast of a rank under a cover, and how often an ink is made darker until it has it.
const READABLE: f32 = 4.5;
const DARKER: usize = 40;

/// What is common to all pictures of one style, paper and size.
#[derive(Debug, Clone, Copy)]
pub(super) struct Inks {
    pub style: Style,
    /// The card paper.
    pub paper: Color,
    /// The width of the line round the card, in card units.
    pub edge_width: f32,
    /// The width of the lines of courts, in card units.
    line_width: f32,
    /// Whether coats have a pattern.
    has_pattern: bool,
}

impl Inks {
    /// The inks of a card of this width; `paper` is that of the theme, which bold cards do without.
    pub(super) fn new(style: Style, paper: Color, width_px: u32) -> Self {
        let is_small = width_px < SMALL_PX;
        Inks {
            style,
            paper: if style.bold { Color::WHITE } else { paper },
            edge_width: if style.bold { 2.0 } else { 0.8 },
            line_width: match (style.bold, is_small) {
                (true, _) => 2.1,
                (false, true) => 1.6,
                (false, false) => 1.3,
            },
            has_pattern: !style.bold && !is_small,
        }
    }

    /// The lines.
    pub(super) const fn line(&self) -> Color {
        if self.style.bold { Color::BLACK } else { INK }
    }

    /// The line round the card.
    pub(super) const fn edge(&self) -> Color {
        if self.style.bold { Color::BLACK } else { Color::from_rgb8(0xcf, 0xc4, 0xae) }
    }

    /// The pips and indices of a suit.
    pub(super) const fn suit(&self, suit: Suit) -> Color {
        suit_colour(suit, self.style)
    }

    /// The index of a suit on paper with this half transparent cover over it: as dark as it must be to be read.
    pub(super) fn suit_under(&self, suit: Suit, cover: Color) -> Color {
        let mix = |paper: f32, cover_of: f32| paper + (cover_of - paper) * cover.a;
        let Color { r, g, b, .. } = self.paper;
        let ground = Color::from_rgb(mix(r, cover.r), mix(g, cover.g), mix(b, cover.b));
        let mut ink = self.suit(suit);
        for _ in 0..DARKER {
            if ink.relative_contrast(ground) >= READABLE {
                break;
            }
            ink = Color::from_rgb(0.94 * ink.r, 0.94 * ink.g, 0.94 * ink.b);
        }
        ink
    }

    /// The tint behind courts and aces of a suit.
    pub(super) fn tint(&self, suit: Suit) -> Color {
        let [r, g, b] = match (suit, self.style.four_colours) {
            _ if self.style.bold => return self.paper,
            (Suit::Spades, false) => [0xe8, 0xec, 0xf6],
            (Suit::Spades, true) => [0xe9, 0xea, 0xee],
            (Suit::Hearts, _) => [0xfb, 0xe8, 0xe3],
            (Suit::Diamonds, false) => [0xfc, 0xee, 0xdb],
            (Suit::Diamonds, true) => [0xe3, 0xee, 0xfa],
            (Suit::Clubs, false) => [0xe5, 0xf1, 0xe8],
            (Suit::Clubs, true) => [0xe1, 0xf2, 0xea],
        };
        Color::from_rgb8(r, g, b)
    }

    /// The coats of a suit: the suit's own colour where four colours tell the suits apart.
    fn coat(&self, suit: Suit) -> Color {
        match suit {
            _ if self.style.four_colours || self.style.bold => self.suit(suit),
            Suit::Spades => Color::from_rgb8(0x34, 0x48, 0x7a),
            Suit::Hearts => Color::from_rgb8(0xbe, 0x2c, 0x33),
            Suit::Diamonds => Color::from_rgb8(0xc8, 0x60, 0x2a),
            Suit::Clubs => Color::from_rgb8(0x2f, 0x6b, 0x50),
        }
    }

    /// The hair of a court; bold cards have it white or black, and white where black headgear would be lost in it.
    fn hair(&self, rank: Rank, suit: Suit) -> Color {
        let hair = match (suit, rank) {
            (Suit::Spades, Rank::King) => Color::from_rgb8(0x8a, 0x93, 0xa6),
            (Suit::Spades, _) | (Suit::Clubs, Rank::Jack) => INK,
            (Suit::Hearts, Rank::Queen) => Color::from_rgb8(0x8c, 0x3b, 0x1e),
            (Suit::Hearts, _) | (Suit::Diamonds, Rank::Queen) => GOLD,
            (Suit::Clubs, Rank::King) => Color::from_rgb8(0xed, 0xe6, 0xd6),
            (Suit::Diamonds, _) | (Suit::Clubs, _) => BROWN,
        };
        match self.style.bold {
            false => hair,
            true if hair.r + hair.g + hair.b > 1.5 || self.suit(suit) == self.line() => self.paper,
            true => self.line(),
        }
    }

    /// The style sheet that the parts of `assets/deck` refer to; without a rank there are no coats and no hair.
    pub(super) fn sheet(&self, suit: Option<Suit>, rank: Option<Rank>) -> String {
        let (paper, line, width) = (hex(self.paper), hex(self.line()), self.line_width);
        let gold = if self.style.bold { self.paper } else { GOLD };
        let fine = width * 0.85;
        let mut sheet = format!(
            ".ink{{fill:{line}}}.gold{{fill:{gold}}}.paper{{fill:{paper}}}.thread{{fill:none;stroke:{gold}}}\
             .line{{stroke:{line};stroke-width:{width};stroke-linecap:round;stroke-linejoin:round}}\
             .draw{{fill:none;stroke:{line};stroke-linecap:round}}.fine{{stroke-width:{fine}}}",
            gold = hex(gold)
        );
        if !self.has_pattern {
            sheet.push_str(".pattern{display:none}");
        }
        if let Some(suit) = suit {
            let (ink, tint) = (hex(self.suit(suit)), hex(self.tint(suit)));
            let (ring, hairline) = if self.style.bold { (2.4, 0.0) } else { (1.1, 0.5) };
            sheet.push_str(&format!(
                ".suit{{fill:{ink}}}.tint{{fill:{tint}}}.engraved{{fill:none;stroke:{paper};stroke-width:1.5}}\
                 .ring{{stroke:{ink};stroke-width:{ring}}}.hairline{{fill:none;stroke:{ink};stroke-width:{hairline}}}"
            ));
            if let Some(rank) = rank {
                let (hair, coat) = (hex(self.hair(rank, suit)), hex(self.coat(suit)));
                let lips = hex(self.suit(Suit::Hearts));
                sheet.push_str(&format!(".hair{{fill:{hair}}}.coat{{fill:{coat}}}.lips{{fill:{lips}}}"));
            }
        }
        sheet
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::Look;

    #[test]
    fn a_rank_under_a_cover_is_read() {
        for look in Look::ALL {
            let palette = look.palette();
            for style in [(false, false), (true, false), (false, true), (true, true)] {
                let style = Style { four_colours: style.0, bold: style.1, ..Style::default() };
                let inks = Inks::new(style, palette.card_paper, 132);
                let mix = |paper: f32, cover: f32| paper + (cover - paper) * palette.cover.a;
                let Color { r, g, b, .. } = inks.paper;
                let ground = Color::from_rgb(mix(r, palette.cover.r), mix(g, palette.cover.g), mix(b, palette.cover.b));
                for suit in Suit::ALL {
                    let ink = inks.suit_under(suit, palette.cover);
                    let contrast = ink.relative_contrast(ground);
                    assert!(contrast >= READABLE, "{look:?} {style:?}: {suit} has {contrast:.2}");
                    assert!(!suit.is_red() || ink.r > 1.4 * ink.g.max(ink.b) || style.four_colours, "{suit} stays red");
                }
            }
        }
    }
}
