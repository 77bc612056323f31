//! How fast things go at the table, and whether cards travel.

use serde::{Deserialize, Serialize};

/// How fast cards move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
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

impl Speed {
    /// Every speed, from the slowest.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];
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

/// Whether cards travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system wishes, where that can be read; else they travel.
    #[default]
    System,
    /// They travel.
    Full,
    /// They fade in where they belong: nothing travels, turns or grows.
    Reduced,
}

impl Motion {
    /// Every value, in the order in which they are offered.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
}
