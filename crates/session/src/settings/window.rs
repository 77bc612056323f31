//! Place of the window when it was closed.

use serde::{Deserialize, Serialize};

/// Place of the window as it was left, in logical pixels of the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WindowPlace {
    /// Width while it is not maximized.
    pub width: u16,
    /// Height while it is not maximized.
    pub height: u16,
    /// Upper left corner on the screen; `None` if the system does not tell.
    pub corner: Option<(i32, i32)>,
    /// `true` if it is maximized.
    pub is_maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        WindowPlace { width: 1280, height: 800, corner: None, is_maximized: false }
    }
}

impl WindowPlace {
    /// Returns the place with sizes and a corner that a screen can have.
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
