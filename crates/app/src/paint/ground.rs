//! The grounds of the window: cloth and drawer.

use super::shape::{fill, line};
use super::surface::Surface;
use crate::theme::Palette;
use crate::theme::shade::blend;

use iced::widget::canvas::Path;
use iced::{Color, Rectangle, Size, Vector, border};

/// Draws the ground of the drawer, with the line that parts it from the cloth: on its left, or below it if it `hangs`.
pub fn rail(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, hangs: bool) {
    fill(frame, rect, 0.0, palette.rail);
    let shade = Color { a: 0.16, ..Color::BLACK };
    let corner = rect.position() + Vector::new(0.5, 0.5);
    let foot = corner + Vector::new(0.0, rect.height - 1.0);
    if hangs {
        line(frame, foot, foot + Vector::new(rect.width, 0.0), shade, 1.0);
    } else {
        line(frame, corner, foot, shade, 1.0);
    }
}

/// Draws the cloth, lighter at its upper edge. It is laid in bands of one color each, as many as there are colors
/// between the two: a gradient would look the same and take the renderer longer than all the rest of the table.
pub(crate) fn cloth(frame: &mut impl Surface, palette: &Palette, rect: Rectangle) {
    for (begin, end, colour) in bands(palette.felt_top, palette.felt_bottom) {
        let [y, foot] = [begin, end].map(|share| (share * rect.height).round());
        frame.fill_rectangle(rect.position() + Vector::new(0.0, y), Size::new(rect.width, foot - y), colour);
    }
}

/// Draws the cloth of a round table in the same way.
pub(crate) fn round_cloth(frame: &mut impl Surface, palette: &Palette, rect: Rectangle) {
    /// Straight lines of one side of a band.
    const LINES: u8 = 12;
    let radii = Vector::new(rect.width, rect.height) * 0.5;
    // Each band reaches a little below the next, which is laid over it: no seam is seen.
    let lap = 2.0 / rect.height.max(2.0);
    for (begin, end, colour) in bands(palette.inlay(), palette.felt_top) {
        let [from, to] = [begin, (end + lap).min(1.0)].map(|share| 2.0_f32.mul_add(share, -1.0).asin());
        let side = |towards: f32, index: u8| {
            let angle = (to - from).mul_add(f32::from(index) / f32::from(LINES), from);
            rect.center() + Vector::new(towards * radii.x * angle.cos(), radii.y * angle.sin())
        };
        let band = Path::new(|path| {
            path.move_to(side(-1.0, 0));
            (0..=LINES).for_each(|index| path.line_to(side(1.0, index)));
            (1..=LINES).rev().for_each(|index| path.line_to(side(-1.0, index)));
            path.close();
        });
        frame.fill(&band, colour);
    }
}

/// Draws the light over a tile of cloth, whose own ground shows through the more the lower it is; its upper corners are
/// round.
pub(crate) fn sheen(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, corner: f32) {
    let light = palette.inlay();
    let mut top = 0.0;
    for (begin, end, _) in bands(light, palette.felt_top) {
        let foot = (end * rect.height).round().max(corner.ceil());
        let band = Rectangle { y: rect.y + top, height: foot - top, ..rect };
        let colour = Color { a: 1.0 - begin, ..light };
        match top {
            0.0 => frame.fill(&Path::rounded_rectangle(band.position(), band.size(), border::top(corner)), colour),
            _ if foot > top => frame.fill_rectangle(band.position(), band.size(), colour),
            _ => {}
        }
        top = foot;
    }
}

/// Returns the bands of one color each between two colors: the shares of the height where each begins and ends.
fn bands(top: Color, bottom: Color) -> impl Iterator<Item = (f32, f32, Color)> {
    let differences = top.into_rgba8().into_iter().zip(bottom.into_rgba8()).map(|(a, b)| a.abs_diff(b));
    let steps = differences.max().unwrap_or_default();
    let bands = f32::from(steps) + 1.0;
    (0..=steps)
        .map(f32::from)
        .map(move |band| (band / bands, (band + 1.0) / bands, blend(top, bottom, band / f32::from(steps.max(1)))))
}
