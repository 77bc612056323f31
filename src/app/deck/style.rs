//! What can be chosen about the look of cards.

use crate::session::settings::Back;

use iced::Color;

/// The choices of the player about the look of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Style {
    /// Whether each suit has its own colour in place of black and red.
    pub four_colours: bool,
    /// Whether one large index, readable across a table, stands in place of the two small ones.
    pub large_index: bool,
    /// Whether the cards are drawn for weak eyes: white paper, heavy black outlines, pure colours with a contrast of 7
    /// or more, larger pips and indices, and nothing that only adorns.
    pub bold: bool,
    /// The back of the deck.
    pub back: Back,
}

/// The colours that the deck takes from the theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tones {
    /// The paper of the cards.
    pub paper: Color,
    /// The cover over a card that may not be played; its alpha says how much it hides.
    pub cover: Color,
    /// The edge of the card that is best so far: the colour of now.
    pub now: Color,
}

/// What is painted onto a face besides the card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Look {
    /// Whether the cover lies over it, as over a card that may not be played.
    pub covered: bool,
    /// Whether it has the edge of the card that is best so far; the edge lies outside of the card.
    pub edged: bool,
    /// Whether it has the large index whatever the style says, as in a hand of many cards close together.
    pub large_index: bool,
}

impl Look {
    /// The card as it is.
    pub const PLAIN: Look = Look { covered: false, edged: false, large_index: false };
    /// A card that may not be played.
    pub const COVERED: Look = Look { covered: true, ..Look::PLAIN };
    /// The card that is best so far.
    pub const EDGED: Look = Look { edged: true, ..Look::PLAIN };
}
