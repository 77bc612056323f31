//! The bars that tell a bot's level.

use super::shape::{edge, fill, snapped};
use super::surface::Surface;
use crate::bot::Level;

use iced::{Color, Point, Rectangle};

/// The width of the four bars at scale 1, in logical pixels.
pub(super) const WIDTH: f32 = 18.0;

/// How many of the four bars stand for a level, 0 to 4.
#[must_use]
pub const fn bars(level: Level) -> usize {
    match level {
        Level::Random => 0,
        Level::Clumsy => 1,
        Level::Basic => 2,
    }
}

/// Draws the bars of `level` (0 to 4) with their lower left corner at `foot`: so many are
/// filled, the others hollow.
pub fn level_bars(frame: &mut impl Surface, foot: Point, level: usize, colour: Color, scale: f32) {
    for bar in 0..4_usize {
        let height = (4.0 + 3.0 * bar as f32) * scale;
        let rect =
            Rectangle { x: (4.8 * scale).mul_add(bar as f32, foot.x), y: foot.y - height, width: 3.8 * scale, height };
        if bar < level {
            fill(frame, rect, scale, colour);
        } else {
            edge(frame, if scale >= 2.0 { snapped(rect) } else { rect }, scale, colour.scale_alpha(0.55), 0.9);
        }
    }
}
