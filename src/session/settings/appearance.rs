//! How cards, table and window look.

use serde::{Deserialize, Serialize};

/// The order of one's own cards, from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandOrder {
    /// Trumps first, then suits of alternating colour, each from the highest card.
    #[default]
    TrumpsFirst,
    /// Suits of alternating colour that keep their place whatever is trump, each from the highest card.
    Suits,
    /// From the highest rank to the lowest, whatever the suit.
    Ranks,
}

impl HandOrder {
    /// Every order, as they are offered.
    pub const ALL: [HandOrder; 3] = [HandOrder::TrumpsFirst, HandOrder::Suits, HandOrder::Ranks];
}

/// The back of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Brick red.
    #[default]
    Brick,
    /// Blue.
    Blue,
    /// Slate grey.
    Slate,
    /// Plum.
    Plum,
}

impl Back {
    /// All backs, in the order in which they are offered.
    pub const ALL: [Back; 4] = [Back::Brick, Back::Blue, Back::Slate, Back::Plum];
}

/// What the table is coloured with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Light or dark with the system: linen by day, midnight by night.
    System,
    /// Green cloth.
    #[default]
    Spruce,
    /// Dark and restful.
    Midnight,
    /// Light, for bright rooms.
    Linen,
    /// Black and white, with the sharpest edges.
    Contrast,
}

impl Theme {
    /// Every theme, in the order in which they are offered.
    pub const ALL: [Theme; 5] = [Theme::Spruce, Theme::Midnight, Theme::Linen, Theme::Contrast, Theme::System];
}

/// How large the cards on the table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardSize {
    /// Smaller than the table has room for.
    Small,
    /// As the table has room for them.
    #[default]
    Normal,
    /// Larger; the cards of a hand lie closer together.
    Large,
    /// As large as the window allows.
    Huge,
}

impl CardSize {
    /// Every size, from the smallest.
    pub const ALL: [CardSize; 4] = [CardSize::Small, CardSize::Normal, CardSize::Large, CardSize::Huge];
}

/// What draws the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Renderer {
    /// A graphics card if the build can use one and there is one, else the processor.
    #[default]
    Auto,
    /// A graphics card.
    Gpu,
    /// The processor.
    Software,
}

impl Renderer {
    /// Every renderer, in the order in which they are offered.
    pub const ALL: [Renderer; 3] = [Renderer::Auto, Renderer::Gpu, Renderer::Software];
}
