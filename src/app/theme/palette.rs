//! The colour tokens of the table and its sheets.

use crate::app::deck::{Style, suit_colour};
use crate::engine::Suit;
use crate::session::settings::Back;

use iced::Color;

/// The colours of one look. Amber means "now" (whose turn, the focus, the winning card, the one main button) and nothing
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
    /// What lies over a card that may not be played; translucent.
    pub cover: Color,
    /// What lies over the table behind a dialog; translucent.
    pub scrim: Color,
    /// The hues of avatars, taken in this order by the seats.
    pub avatars: [Color; 8],
}

/// The hues of avatars where nothing else is asked for.
pub const AVATARS: [Color; 8] = [
    hex(0xF6_BC45),
    hex(0xF0_8A6B),
    hex(0x86_B6F2),
    hex(0xC9_A3EE),
    hex(0x8E_DDB4),
    hex(0xF2_C6A0),
    hex(0x9E_D9E6),
    hex(0xE7_A0B8),
];

/// The letter on an avatar, in every look.
pub const AVATAR_INK: Color = hex(0x20_242B);

impl Palette {
    /// The colour of the pips of `suit` on [`Palette::card_paper`]: black and red, or with `four_colours` one colour for
    /// each suit. They are the same in all looks, as cards are.
    #[must_use]
    pub const fn suit(&self, suit: Suit, four_colours: bool) -> Color {
        suit_colour(suit, Style { four_colours, large_index: false, bold: false, back: Back::Brick })
    }

    /// The hue of the avatar at table position `position`; the hues begin anew after eight.
    #[must_use]
    pub const fn avatar(&self, position: usize) -> Color {
        self.avatars[position % self.avatars.len()]
    }
}

/// The colour `0xRRGGBB`.
pub(super) const fn hex(rgb: u32) -> Color {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color::from_rgb8(r, g, b)
}
