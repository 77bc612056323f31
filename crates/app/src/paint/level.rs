//! Bars for the level of a bot.

use super::shape::{edge, fill, snapped};
use super::surface::Surface;
use pitch_players::{Level, Temper};

use iced::{Color, Point, Rectangle, Size};

/// Returns the number of the four bars that stand for a level, 0 to 4.
const fn bars(level: Level) -> usize {
    match level {
        Level::Random => 0,
        Level::Learner | Level::Clumsy => 1,
        Level::Steady(_) => 2,
        Level::Sharp(_) => 3,
        Level::Master => 4,
        Level::Character(character) => character.strength().div_ceil(2),
    }
}

/// Draws four bars for `level` with their lower left corner at `foot`: as many as stand for it are filled, the others
/// hollow. Above the low ones the careful have a minus and the bold a plus.
pub(crate) fn level_bars(frame: &mut impl Surface, foot: Point, level: Level, colour: Color, scale: f32) {
    let stroke = |frame: &mut _, width: f32, height: f32| {
        let corner = Point::new(foot.x + (3.4 - width / 2.0) * scale, foot.y - (11.4 + height / 2.0) * scale);
        fill(frame, Rectangle::new(corner, Size::new(width * scale, height * scale)), scale, colour);
    };
    if level.temper() != Temper::Even {
        stroke(frame, 5.4, 1.4);
    }
    if level.temper() == Temper::Bold {
        stroke(frame, 1.4, 5.4);
    }
    let level = bars(level);
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
