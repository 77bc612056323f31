//! The words above the hand: what just happened, then in amber what you may do.

use super::label::Label;
use super::surface::Surface;
use crate::app::font;
use crate::app::theme::Palette;

use iced::{Point, Rectangle};

const WORDS: f32 = 15.5;
/// Distance of two lines, in sizes of the words.
const LEADING: f32 = 1.34;

/// Draws `said` and the prompt `may` in `rect`: side by side if they fit, else below each other; each is shortened to the
/// width of `rect`.
pub fn caption(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, said: &str, may: &str, scale: f32) {
    let size = WORDS * scale;
    let centre = rect.center();
    let said = Label::new(said, font::REGULAR, size, palette.text).within(rect.width);
    let may = Label::new(may, font::SEMIBOLD, size, palette.amber).within(rect.width);
    let gap = 0.5 * size;
    let (first, second) = (said.width(), may.width());
    if first == 0.0 || second == 0.0 {
        said.centred().draw(frame, centre);
        may.centred().draw(frame, centre);
    } else if first + gap + second <= rect.width {
        let left = centre.x - (first + gap + second) / 2.0;
        said.draw(frame, Point::new(left, centre.y));
        may.draw(frame, Point::new(left + first + gap, centre.y));
    } else {
        let half = LEADING * size / 2.0;
        said.centred().draw(frame, Point::new(centre.x, centre.y - half));
        may.centred().draw(frame, Point::new(centre.x, centre.y + half));
    }
}
