//! How fast things go at the table, how long bots think, who may ask them, and whether cards travel.

use crate::bot::Patience;
use crate::session::values::values;

use serde::{Deserialize, Serialize};

values! {
    /// How fast cards move.
    Speed {
        /// Half as fast as normal.
        Slow,
        /// As fast as people deal and play.
        #[default]
        Normal,
        /// Twice as fast as normal.
        Fast,
        /// Nothing moves: each card is where it belongs at once.
        Instant,
    }
}

/// How long a complete trick lies before it is taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrickPause {
    /// So many milliseconds, 0 to [`TrickPause::LONGEST`].
    Milliseconds(u32),
    /// Until the player clicks or presses a key.
    UntilClick,
}

impl TrickPause {
    /// The longest pause that ends by itself, in ms.
    pub const LONGEST: u32 = 10_000;
}

impl Default for TrickPause {
    fn default() -> Self {
        TrickPause::Milliseconds(1200)
    }
}

values! {
    /// Whether cards travel.
    Motion {
        /// As the system wishes, where that can be read; else they travel.
        #[default]
        System,
        /// They travel.
        Full,
        /// They fade in where they belong: nothing travels, turns or grows.
        Reduced,
    }
}

values! {
    /// How long bots that think ahead think, and whoever gives a hint.
    Thinking {
        /// In a quarter of the usual number of deals.
        Short,
        /// In as many deals as their level has.
        #[default]
        Usual,
        /// In eight times as many.
        Long,
    }
}

values! {
    /// Whether a player may ask what the strongest bot would do.
    Hints {
        /// They may not.
        Off,
        /// They ask once.
        #[default]
        On,
        /// They ask twice, so that no hint is taken by accident.
        AskedTwice,
    }
}

impl From<Thinking> for Patience {
    fn from(thinking: Thinking) -> Self {
        Patience::of(match thinking {
            Thinking::Short => 25,
            Thinking::Usual => 100,
            Thinking::Long => 800,
        })
    }
}
