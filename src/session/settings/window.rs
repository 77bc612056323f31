//! Where the window was when it was closed.

use serde::{Deserialize, Serialize};

/// The window as it was left, in logical pixels of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WindowPlace {
    /// How wide it is while it is not maximized.
    pub width: u16,
    /// How high it is while it is not maximized.
    pub height: u16,
    /// Its upper left corner on the screen; nothing if the system does not tell.
    pub corner: Option<(i32, i32)>,
    /// Whether it is maximized.
    pub is_maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        WindowPlace { width: 1280, height: 800, corner: None, is_maximized: false }
    }
}

impl WindowPlace {
    /// The same with sizes and places that a screen can have.
    #[must_use]
    pub fn sane(self) -> Self {
        const LEAST: u16 = 200;
        const MOST: u16 = 16_384;
        const FARTHEST: i32 = 32_767;
        let is_near = |(x, y): &(i32, i32)| x.abs() <= FARTHEST && y.abs() <= FARTHEST;
        WindowPlace {
            width: self.width.clamp(LEAST, MOST),
            height: self.height.clamp(LEAST, MOST),
            corner: self.corner.filter(is_near),
            ..self
        }
    }
}
