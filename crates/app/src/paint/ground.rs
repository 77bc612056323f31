//! The grounds of the window: cloth and drawer.

use super::shape::{fill, line};
use super::surface::Surface;
use crate::theme::Palette;
use crate::theme::shade::blend;

use iced::{Color, Rectangle, Size, Vector};

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
    let [top, bottom] = [palette.felt_top, palette.felt_bottom].map(Color::into_rgba8);
    let steps = top.iter().zip(bottom).map(|(&a, b)| a.abs_diff(b)).max().unwrap_or_default();
    let bands = f32::from(steps) + 1.0;
    for band in 0..=steps {
        let begin = f32::from(band) / bands;
        let y = (begin * rect.height).round();
        let height = ((f32::from(band) + 1.0) / bands * rect.height).round() - y;
        let colour = blend(palette.felt_top, palette.felt_bottom, f32::from(band) / f32::from(steps.max(1)));
        frame.fill_rectangle(rect.position() + Vector::new(0.0, y), Size::new(rect.width, height), colour);
    }
}
