//! Appearance of cards, table and window.

use crate::values::values;

values! {
    /// Order of one's own cards, from the left.
    HandOrder {
        /// Trumps first, then suits of alternating color, each from the highest card.
        #[default]
        TrumpsFirst,
        /// Suits of alternating color that keep their place whatever is trump, each from the highest card.
        Suits,
        /// Ranks from the highest to the lowest, whatever the suit.
        Ranks,
    }

    /// What the lower part of the table's drawer shows.
    Tab {
        /// The points, where they have no place of their own.
        Points,
        /// The last trick.
        #[default]
        LastTrick,
        /// The log.
        Log,
    }

    /// Back of the cards.
    Back {
        /// Brick red.
        #[default]
        Brick,
        /// Blue.
        Blue,
        /// Slate gray.
        Slate,
        /// Plum.
        Plum,
    }

    /// Color theme of the table.
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

    /// Size of the cards on the table.
    CardSize {
        /// Smaller than the table has room for.
        Small,
        /// Size for which the table has room.
        #[default]
        Normal,
        /// Larger; the cards of a hand lie closer together.
        Large,
        /// Largest size that the window allows.
        Huge,
    }

    /// Renderer of the window.
    Renderer {
        /// Graphics card if the build can use one and there is one, else the processor.
        #[default]
        Auto,
        /// Graphics card.
        Gpu,
        /// Processor.
        Software,
    }
}
