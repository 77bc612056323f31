//! Colors and line weights of a picture, the choices of the player about them, and the four pips.

use super::colour::{Color, hex};
use pitch_rules::{Card, Rank, Suit};
use pitch_session::settings::Back;

/// The ink of lines, eyes and dark hair.
const INK: Color = Color::from_rgb8(0x20, 0x24, 0x2b);
/// Crowns, staffs, collars.
const GOLD: Color = Color::from_rgb8(0xe2, 0xa5, 0x2f);
const BROWN: Color = Color::from_rgb8(0x7a, 0x4a, 0x26);

/// Width in physical pixels below which courts have thicker lines and plain coats.
const SMALL_PX: u32 = 64;

/// The least contrast of a rank under a cover, and the most steps in which an ink is made darker to reach it.
const READABLE: f32 = 4.5;
const DARKER: usize = 40;

/// Colors and measures common to all pictures of one style, paper and size.
#[derive(Debug, Clone, Copy)]
pub struct Inks {
    /// The choices of the player.
    pub style: Style,
    /// The card paper.
    pub paper: Color,
    /// The width of the line round the card, in card units.
    pub edge_width: f32,
    /// The width of the lines of courts, in card units.
    line_width: f32,
    /// `true` if the picture is too small for ornaments.
    is_small: bool,
}

impl Inks {
    /// Creates the inks of a card of this width; `paper` is that of the theme, which bold cards do without.
    pub fn new(style: Style, paper: Color, width_px: u32) -> Self {
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
            is_small,
        }
    }

    /// Returns the color of the lines.
    pub(crate) const fn line(&self) -> Color {
        if self.style.bold { Color::BLACK } else { INK }
    }

    /// Returns the color of the line round the card.
    pub(crate) const fn edge(&self) -> Color {
        if self.style.bold { Color::BLACK } else { Color::from_rgb8(0xcf, 0xc4, 0xae) }
    }

    /// Returns the color of the pips and indices of a suit.
    pub const fn suit(&self, suit: Suit) -> Color {
        suit_colour(suit, self.style)
    }

    /// Returns the color of the index of a card.
    pub(crate) const fn card(&self, card: Card) -> Color {
        match card.suit() {
            Some(suit) => self.suit(suit),
            None => JOKER_INK,
        }
    }

    /// Returns the color of the paper with this half transparent cover over it.
    pub fn covered(&self, cover: Color) -> Color {
        let mix = |paper: f32, cover_of: f32| paper + (cover_of - paper) * cover.a;
        let Color { r, g, b, .. } = self.paper;
        Color::from_rgb(mix(r, cover.r), mix(g, cover.g), mix(b, cover.b))
    }

    /// Returns an ink on paper with this half transparent cover over it: as dark as it must be to be read.
    pub fn under(&self, mut ink: Color, cover: Color) -> Color {
        let ground = self.covered(cover);
        for _ in 0..DARKER {
            if ink.relative_contrast(ground) >= READABLE {
                break;
            }
            ink = Color::from_rgb(0.94 * ink.r, 0.94 * ink.g, 0.94 * ink.b);
        }
        ink
    }

    /// Returns the tint behind courts and aces of a suit.
    pub(crate) fn tint(&self, suit: Suit) -> Color {
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

    /// Returns the color of the coats of a suit: the suit's own where four colors tell the suits apart.
    fn coat(&self, suit: Suit) -> Color {
        match suit {
            _ if self.style.four_colours || self.style.bold => self.suit(suit),
            Suit::Spades => Color::from_rgb8(0x34, 0x48, 0x7a),
            Suit::Hearts => Color::from_rgb8(0xbe, 0x2c, 0x33),
            Suit::Diamonds => Color::from_rgb8(0xc8, 0x60, 0x2a),
            Suit::Clubs => Color::from_rgb8(0x2f, 0x6b, 0x50),
        }
    }

    /// Returns the color of the hair of a court; bold cards have it white or black, and white where black headgear
    /// would be lost in it.
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

    /// Returns the style sheet that the parts of `assets/deck` refer to; without a rank there are no coats and no hair.
    pub(crate) fn sheet(&self, suit: Option<Suit>, rank: Option<Rank>) -> String {
        let (paper, line, width) = (hex(self.paper), hex(self.line()), self.line_width);
        let gold = if self.style.bold { self.paper } else { GOLD };
        let fine = width * 0.85;
        let mut sheet = format!(
            ".ink{{fill:{line}}}.gold{{fill:{gold}}}.paper{{fill:{paper}}}.thread{{fill:none;stroke:{gold}}}\
             .line{{stroke:{line};stroke-width:{width};stroke-linecap:round;stroke-linejoin:round}}\
             .draw{{fill:none;stroke:{line};stroke-linecap:round}}.fine{{stroke-width:{fine}}}",
            gold = hex(gold)
        );
        if self.style.bold || self.is_small {
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

    /// Returns the style sheet of a joker: the high one in colors, the low one all paper and lines. Neither has the
    /// color of a suit.
    pub(crate) fn joker_sheet(&self, is_high: bool) -> String {
        let mut sheet = self.sheet(None, None);
        let ink = hex(JOKER_INK);
        let width = if self.style.bold { 2.0 } else { 1.1 };
        // Lines grow smaller with the head: those of the low joker are drawn heavier.
        let paper = hex(self.paper);
        let [coat, light, tint] = match (is_high, self.style.bold) {
            (true, false) => [ink.clone(), "#b48bc9".to_owned(), "#f3eaf6".to_owned()],
            (true, true) => [ink.clone(), paper.clone(), paper],
            (false, _) => {
                sheet.push_str(&format!(".gold{{fill:{paper}}}.line{{stroke-width:{}}}", 1.5 * self.line_width));
                [paper.clone(), paper.clone(), paper]
            }
        };
        sheet.push_str(&format!(
            ".coat{{fill:{coat}}}.light{{fill:{light}}}.tint{{fill:{tint}}}.ring{{stroke:{ink};stroke-width:{width}}}\
             .word{{stroke:{ink};stroke-width:{}}}",
            if self.style.bold { 2.6 } else { 2.1 }
        ));
        if self.is_small {
            sheet.push_str(".word{display:none}");
        }
        sheet
    }
}

/// The choices of the player about the look of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// `true` if each suit has its own color in place of black and red.
    pub four_colours: bool,
    /// `true` if one large index, readable across a table, stands in place of the two small ones.
    pub large_index: bool,
    /// `true` if the cards are drawn for weak eyes: white paper, heavy black outlines, pure colors with a contrast of 7
    /// or more, larger pips and indices, and no ornaments.
    pub bold: bool,
    /// The back of the deck.
    pub back: Back,
}

/// The colors that the deck takes from the theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tones {
    /// The paper of the cards.
    pub paper: Color,
    /// The cover over a card that may not be played; its alpha says how much it hides.
    pub cover: Color,
    /// The edge of the card that is best so far: the color of now.
    pub now: Color,
}

/// Marks painted onto a face besides the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Overlay {
    /// `true` if the cover lies over it, as over a card that may not be played.
    pub covered: bool,
    /// `true` if it has the edge of the card that is best so far; the edge lies outside of the card.
    pub edged: bool,
    /// `true` if it has the dashed edge of a card that a lesson means, and no whole one.
    pub marked: bool,
    /// `true` if it has the large index whatever the style says, as in a hand of many cards close together.
    pub large_index: bool,
    /// `true` if it has the small index at any width, as where the next card leaves only the corner.
    pub small_index: bool,
    /// The trump suit, where it is a trump though its own suit is another one: its corner is marked.
    pub trump: Option<Suit>,
}

impl Overlay {
    /// The card as it is.
    pub const PLAIN: Overlay =
        Overlay { covered: false, edged: false, marked: false, large_index: false, small_index: false, trump: None };
    /// A card that may not be played.
    pub const COVERED: Overlay = Overlay { covered: true, ..Overlay::PLAIN };
    /// The card that is best so far.
    pub const EDGED: Overlay = Overlay { edged: true, ..Overlay::PLAIN };
}

/// Returns the outline of a suit as SVG path data, in a box of -50 to 50 with y downwards, to be filled.
///
/// The four outlines differ at 9 px, so that color is never the only sign of a suit.
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

/// The outline of the star of jokers as SVG path data, in a box of -50 to 50 with y downwards.
pub const STAR_DATA: &str = "M0-50L11.8-16.2 47.6-15.5 19 6.2 29.4 40.5 0 20-29.4 40.5-19 6.2-47.6-15.5-11.8-16.2Z";

/// The card paper of the usual look.
pub const PAPER: Color = Color::from_rgb8(0xff, 0xfd, 0xf6);

/// The ink of jokers on any paper: violet, which is no suit's, in two colors, in four, and on bold cards.
///
/// Its smallest CIE76 difference from a suit is 25, for every eye; its contrast on the papers of all looks is 7 or more.
pub const JOKER_INK: Color = Color::from_rgb8(0x6e, 0x2a, 0x8c);

/// Returns the color of a suit on the card paper of a style.
///
/// Among the four colors the smallest CIE76 difference between two suits is 44, and 21 for a tritanope; among the
/// four of bold cards it is 29 for everybody, and each has a contrast of 7 or more on white. Below 20 two suits would
/// be told apart by their outline alone.
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
}
