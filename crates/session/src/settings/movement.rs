//! Pace of the table: speed of cards, pauses, thinking of bots, hints, and movement.

use crate::values::values;
use pitch_players::Patience;

use serde::{Deserialize, Serialize};

values! {
    /// Speed of cards that move.
    Speed {
        /// Half of the normal speed.
        Slow,
        /// Speed at which people deal and play.
        #[default]
        Normal,
        /// Twice the normal speed.
        Fast,
        /// No movement: each card is where it belongs at once.
        Instant,
    }
}

/// Time that a complete trick lies before it is taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrickPause {
    /// Pause in ms, 0 to [`TrickPause::LONGEST`].
    Milliseconds(u32),
    /// Pause until the player clicks or presses a key.
    UntilClick,
}

impl TrickPause {
    /// Longest pause that ends by itself, in ms.
    pub const LONGEST: u32 = 10_000;
}

impl Default for TrickPause {
    fn default() -> Self {
        TrickPause::Milliseconds(1200)
    }
}

values! {
    /// Movement of cards.
    Motion {
        /// Preference of the system, if it can be read; otherwise full movement.
        #[default]
        System,
        /// Full movement: cards travel.
        Full,
        /// Reduced movement: cards fade in where they belong, and nothing travels, turns or grows.
        Reduced,
    }
}

values! {
    /// Time that bots take to think ahead, and so does the player who gives a hint.
    Thinking {
        /// A quarter of the usual number of deals.
        Short,
        /// As many deals as their level has.
        #[default]
        Usual,
        /// Eight times the usual number of deals.
        Long,
    }
}

values! {
    /// Permission to ask what the strongest bot would do.
    Hints {
        /// No hints.
        Off,
        /// Hints for the asking.
        #[default]
        On,
        /// Hints after asking twice, so that none is taken by accident.
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
