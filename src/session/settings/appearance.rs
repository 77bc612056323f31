//! How cards, table and window look.

use crate::session::values::values;

values! {
    /// The order of one's own cards, from the left.
    HandOrder {
        /// Trumps first, then suits of alternating colour, each from the highest card.
        #[default]
        TrumpsFirst,
        /// Suits of alternating colour that keep their place whatever is trump, each from the highest card.
        Suits,
        /// From the highest rank to the lowest, whatever the suit.
        Ranks,
    }

    /// The back of the cards.
    Back {
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

    /// What the table is coloured with.
    Theme {
        /// Green cloth.
        #[default]
        Spruce,
        /// Dark and restful.
        Midnight,
        /// Light, for bright rooms.
        Linen,
        /// Black and white, with the sharpest edges.
        Contrast,
        /// Light or dark with the system: linen by day, midnight by night.
        System,
    }

    /// How large the cards on the table are.
    CardSize {
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

    /// What draws the window.
    Renderer {
        /// A graphics card if the build can use one and there is one, else the processor.
        #[default]
        Auto,
        /// A graphics card.
        Gpu,
        /// The processor.
        Software,
    }
}
