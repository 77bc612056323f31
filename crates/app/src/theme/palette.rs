//! The color tokens of the table and its sheets, and the four looks.

use super::shade::blend;
use crate::deck::for_window;
use pitch_deck::{JOKER_INK, PAPER, Style, suit_colour};
use pitch_rules::{Card, Suit};
use pitch_session::settings::Back;

use iced::Color;

/// The colors of one look. Amber means "now" (whose turn, the focus, the winning card, the one main button) and nothing
/// else.
///
/// Words on every pair that is used together reach a WCAG 2 contrast of 4.5, parts of controls 3; what is called
/// decoration need not. In the look of high contrast words reach 7, and parts and decoration 4.5.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// The cloth at its upper edge.
    pub felt_top: Color,
    /// The cloth at its lower edge.
    pub felt_bottom: Color,
    /// The line inset in the cloth; decoration.
    pub felt_line: Color,
    /// The bar along the upper edge of the window.
    pub bar: Color,
    /// The ground of the rail beside the table.
    pub rail: Color,
    /// Seat plates and the panels of the rail.
    pub plate: Color,
    /// The edge of a plate; decoration.
    pub plate_edge: Color,
    /// Buttons on the bar, and lines between rows of a plate.
    pub chip: Color,
    /// Words on the cloth, the bar, the rail, plates and chips.
    pub text: Color,
    /// Less important words on the same grounds.
    pub muted: Color,
    /// Now: the turn, the focus, the winning card, the main button.
    pub amber: Color,
    /// Words on amber.
    pub on_amber: Color,
    /// A point won, something settled; on plates.
    pub good: Color,
    /// A loss; words on plates.
    pub bad: Color,
    /// Sheets and the score pad.
    pub paper: Color,
    /// Paper that lies on paper: rows, inputs, second buttons.
    pub raised_paper: Color,
    /// The ruled lines of the pad.
    pub rule_line: Color,
    /// The upright line left of the pad's columns; decoration.
    pub margin_line: Color,
    /// The bound edge of the pad; decoration.
    pub binding: Color,
    /// Words on paper.
    pub ink: Color,
    /// Less important words on paper.
    pub second_ink: Color,
    /// The pencil on paper: rings and stamps.
    pub pencil: Color,
    /// The main button on paper, and what is chosen there.
    pub action: Color,
    /// Words on [`Palette::action`].
    pub on_action: Color,
    /// A gain, in words on paper.
    pub gain: Color,
    /// The focus ring on paper.
    pub focus_on_paper: Color,
    /// The mark of a changed rule, and its words.
    pub change_mark: Color,
    /// Edges of controls on paper.
    pub control_edge: Color,
    /// Lines between rows of a sheet; decoration.
    pub hairline: Color,
    /// A segment or row of a sheet below the mouse.
    pub segment_hover: Color,
    /// The face of a card.
    pub card_paper: Color,
    /// The line round a card; decoration.
    pub card_edge: Color,
    /// The cover over a card that may not be played; translucent.
    pub cover: Color,
    /// The cover over the table behind a dialog; translucent.
    pub scrim: Color,
    /// The hues of avatars, taken in this order by the seats.
    pub avatars: [Color; 8],
}

/// The hues of avatars where nothing else is asked for.
pub(crate) const AVATARS: [Color; 8] = [
    hex(0xF6_BC45),
    hex(0xF0_8A6B),
    hex(0x86_B6F2),
    hex(0xC9_A3EE),
    hex(0x8E_DDB4),
    hex(0xF2_C6A0),
    hex(0x9E_D9E6),
    hex(0xE7_A0B8),
];

/// The letter on an avatar, and the outline of what is drawn like a picture, in every look.
pub(crate) const AVATAR_INK: Color = hex(0x20_242B);

/// The sides of a table as seen from the bottom: us, them, and a third. Shapes tell them apart as well.
const SIDES: [Color; 3] = [hex(0x86_B6F2), hex(0xDA_94C6), hex(0xF2_C6A0)];

/// The pencil that advises, on any ground: it has an outline of ink.
pub(crate) const LOOP: Color = hex(0xF0_8A1E);

/// The wood of the peg board, its edge and its holes, and figures on it.
pub(crate) const WOOD: [Color; 4] = [hex(0x87_572F), hex(0x6B_4324), hex(0x3A_220F), hex(0xFF_F6E3)];

impl Palette {
    /// Returns the color of the pips of `suit` on [`Palette::card_paper`]: black and red, or with `four_colours` one
    /// color for each suit. They are the same in all looks, as cards are.
    pub const fn suit(&self, suit: Suit, four_colours: bool) -> Color {
        for_window(suit_colour(suit, Style { four_colours, large_index: false, bold: false, back: Back::Brick }))
    }

    /// Returns the color of less important words on [`Palette::card_paper`].
    pub(crate) const fn second_card_ink(&self) -> Color {
        hex(0x4A_4F56)
    }

    /// Returns `true` if the marks of all sides are white, as with high contrast.
    pub(crate) fn has_white_sides(&self) -> bool {
        self.felt_top == Color::BLACK
    }

    /// Returns the color of the mark of a side: 0 for that of the person at the bottom.
    pub(crate) fn side(&self, index: usize) -> Color {
        if self.has_white_sides() { Color::WHITE } else { SIDES[index % SIDES.len()] }
    }

    /// Returns the color of the patch that trump is sewn on.
    pub(crate) fn patch(&self) -> Color {
        let cloth = blend(self.felt_top, self.felt_bottom, 0.5);
        if self.felt_top.r > 0.5 { blend(cloth, self.text, 0.04) } else { blend(cloth, self.plate, 0.32) }
    }

    /// Returns the color of the cloth inside a tile.
    pub(crate) fn inlay(&self) -> Color {
        if self.felt_top.r > 0.5 {
            blend(self.felt_top, self.text, 0.06)
        } else {
            blend(self.felt_top, Color::WHITE, 0.04)
        }
    }

    /// Returns the color of a suit on the patch, and that of its outline.
    pub(crate) fn on_patch(&self, suit: Suit, four_colours: bool) -> (Color, Color) {
        let is_dark = self.felt_top.r < 0.5;
        let halo = if is_dark { self.text } else { hex(0xFF_FDF7) };
        let colour = match suit {
            Suit::Hearts if four_colours => hex(0xE0_481C),
            Suit::Clubs if four_colours => hex(0x00_806A),
            Suit::Hearts | Suit::Diamonds if !four_colours => hex(0xD8_323A),
            // On cloth as dark as they are black suits are light.
            Suit::Spades | Suit::Clubs
                if self.felt_top == MIDNIGHT.felt_top && !(four_colours && suit == Suit::Clubs) =>
            {
                return (hex(0xEC_E8DE), self.patch());
            }
            _ => self.suit(suit, four_colours),
        };
        (colour, halo)
    }

    /// Returns the color of words on [`Palette::card_paper`].
    pub(crate) const fn card_ink(&self) -> Color {
        self.suit(Suit::Spades, false)
    }

    /// Returns the color of a card's index.
    pub const fn card(&self, card: Card, four_colours: bool) -> Color {
        match card.suit() {
            Some(suit) => self.suit(suit, four_colours),
            None => for_window(JOKER_INK),
        }
    }

    /// Returns the color of the focus ring round a button of amber: on light cloth amber is dark, and white could not
    /// be seen there.
    pub(crate) fn ring_of_main(&self) -> Color {
        if self.on_amber == Color::WHITE { self.ink } else { Color::WHITE }
    }

    /// Returns the hue of the avatar at table position `position`; the hues begin anew after eight.
    pub const fn avatar(&self, position: usize) -> Color {
        self.avatars[position % self.avatars.len()]
    }
}

/// Returns the color `0xRRGGBB`.
pub(super) const fn hex(rgb: u32) -> Color {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color::from_rgb8(r, g, b)
}

/// Green cloth; the default.
pub(crate) const SPRUCE: Palette = Palette {
    felt_top: hex(0x24_5649),
    felt_bottom: hex(0x18_423A),
    felt_line: hex(0x3E_7B6E),
    bar: hex(0x12_312B),
    rail: hex(0x16_3B33),
    plate: hex(0x0E_2A25),
    plate_edge: hex(0x35_6C60),
    chip: hex(0x1E_4A41),
    text: hex(0xF6_F1E4),
    muted: hex(0xB4_CBC2),
    amber: hex(0xF6_BC45),
    on_amber: hex(0x2A_1D00),
    good: hex(0x8E_DDB4),
    bad: hex(0xFF_B4A3),
    paper: hex(0xFB_F5E4),
    raised_paper: hex(0xFF_FDF6),
    rule_line: hex(0xBB_D0DC),
    margin_line: hex(0xE8_A9A0),
    binding: hex(0x8E_3A2C),
    ink: hex(0x20_242B),
    second_ink: hex(0x56_5B63),
    pencil: hex(0xB3_261E),
    action: hex(0x17_594D),
    on_action: Color::WHITE,
    gain: hex(0x17_594D),
    focus_on_paper: hex(0xB8_6A00),
    change_mark: hex(0xA3_480B),
    control_edge: hex(0x85_7D69),
    hairline: hex(0xDD_D3BC),
    segment_hover: hex(0xEF_E7D2),
    card_paper: for_window(PAPER),
    card_edge: hex(0xCF_C4AE),
    cover: translucent(0x16_382F, 0.46),
    scrim: translucent(0x08_1814, 0.62),
    avatars: AVATARS,
};

/// Dark and restful. Its paper is dark, so what lies on paper is retuned: the action green, the mark of a change, a gain
/// and the edges would drown in it otherwise.
pub(crate) const MIDNIGHT: Palette = Palette {
    felt_top: hex(0x26_2E3B),
    felt_bottom: hex(0x17_1C25),
    felt_line: hex(0x3B_4658),
    bar: hex(0x10_141B),
    rail: hex(0x15_1A22),
    plate: hex(0x0D_1117),
    plate_edge: hex(0x3C_485B),
    chip: hex(0x1D_2430),
    text: hex(0xEC_E8DE),
    muted: hex(0xA9_B3C2),
    amber: hex(0xF0_B54A),
    on_amber: hex(0x24_1900),
    good: hex(0x8E_DDB4),
    bad: hex(0xFF_B4A3),
    paper: hex(0x23_2A35),
    raised_paper: hex(0x1B_212B),
    rule_line: hex(0x3A_465A),
    margin_line: hex(0x7A_4A4A),
    binding: hex(0x8E_3A2C),
    ink: hex(0xED_E8DC),
    second_ink: hex(0xB3_BAC6),
    pencil: hex(0xFF_9C8A),
    action: hex(0x2F_8271),
    on_action: Color::WHITE,
    gain: hex(0x8E_DDB4),
    focus_on_paper: hex(0xF0_B54A),
    change_mark: hex(0xF2_A56B),
    control_edge: hex(0x8A_93A3),
    hairline: hex(0x3A_465A),
    segment_hover: hex(0x31_3A48),
    card_paper: hex(0xED_E8DB),
    card_edge: hex(0xC2_B8A4),
    cover: translucent(0x12_161D, 0.46),
    scrim: translucent(0x04_0609, 0.66),
    avatars: AVATARS,
};

/// Light, for bright rooms.
pub(crate) const LINEN: Palette = Palette {
    felt_top: hex(0xE9_E2D0),
    felt_bottom: hex(0xD8_CFB8),
    felt_line: hex(0xBF_B396),
    bar: hex(0xFB_F8F0),
    rail: hex(0xF3_EDDF),
    plate: hex(0xFF_FDF7),
    plate_edge: hex(0xB9_AD90),
    chip: hex(0xEA_E3D2),
    text: hex(0x22_272E),
    muted: hex(0x4A_4F56),
    amber: hex(0x7A_4200),
    on_amber: Color::WHITE,
    good: hex(0x0B_6B45),
    bad: hex(0xA8_261C),
    paper: Color::WHITE,
    cover: translucent(0xCF_C6AE, 0.46),
    scrim: translucent(0x32_2C1E, 0.45),
    ..SPRUCE
};

/// Black ground, white words, yellow for now, and pure white paper with black ink. Nothing is told apart by a shade: what
/// is only an edge elsewhere is a line that is seen.
pub(crate) const CONTRAST: Palette = Palette {
    felt_top: Color::BLACK,
    felt_bottom: Color::BLACK,
    felt_line: hex(0x8A_8A8A),
    bar: Color::BLACK,
    rail: Color::BLACK,
    plate: Color::BLACK,
    plate_edge: hex(0xC8_C8C8),
    chip: hex(0x1F_1F1F),
    text: Color::WHITE,
    muted: hex(0xE0_E0E0),
    amber: hex(0xFF_E000),
    on_amber: Color::BLACK,
    good: hex(0x7C_FFB2),
    bad: hex(0xFF_B0A0),
    paper: Color::WHITE,
    raised_paper: Color::WHITE,
    rule_line: hex(0x6E_6E6E),
    margin_line: hex(0xB0_0000),
    binding: hex(0x9B_0000),
    ink: Color::BLACK,
    second_ink: hex(0x2E_2E2E),
    pencil: hex(0x9B_0000),
    action: hex(0x00_4D3D),
    on_action: Color::WHITE,
    gain: hex(0x00_4D3D),
    focus_on_paper: hex(0xA8_4300),
    change_mark: hex(0x82_2C00),
    control_edge: Color::BLACK,
    hairline: hex(0x70_7070),
    segment_hover: hex(0xE6_E6E6),
    card_paper: Color::WHITE,
    card_edge: hex(0x2E_2E2E),
    cover: translucent(0x00_0000, 0.46),
    scrim: translucent(0x00_0000, 0.8),
    avatars: [
        hex(0xF6_BC45),
        hex(0xFF_B59E),
        hex(0xA9_CCF8),
        hex(0xDC_C0F6),
        hex(0x8E_DDB4),
        hex(0xF2_C6A0),
        hex(0x9E_D9E6),
        hex(0xF2_B8CB),
    ],
};

const fn translucent(rgb: u32, alpha: f32) -> Color {
    let colour = hex(rgb);
    Color { a: alpha, ..colour }
}
