//! Key caps, the focus ring, and the pencil that advises.

use super::label::Label;
use super::shape::{circle, dashed, edge, fill, icon, pen, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::{AVATAR_INK, LOOP, Palette};

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle};

/// Draws a key cap in the colour of the words beside it: on paper, or on a card.
pub(crate) fn cap_on(frame: &mut impl Surface, rect: Rectangle, key: &str, ink: Color, scale: f32) {
    let rect = snapped(rect);
    edge(frame, rect, 5.0 * scale, ink, scale.max(1.0));
    Label::new(key, font::MEDIUM, 12.0 * scale, ink).centred().draw(frame, rect.center());
}

/// Draws a key cap with the name of its key about the middle of `rect` (20 x 20 by design; wider for a word), in the
/// colors of the dark grounds.
pub(crate) fn key_cap(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, key: &str, scale: f32) {
    let rect = snapped(rect);
    fill(frame, rect, 5.0 * scale, palette.plate);
    edge(frame, rect, 5.0 * scale, palette.plate_edge, 1.0);
    Label::new(key, font::MEDIUM, 12.0 * scale, palette.muted).centred().draw(frame, rect.center());
}

/// Draws the ring of a hint or a lesson round a control with the given corner, where its focus ring would be: dashed,
/// so that the two are told apart without their colors.
pub(crate) fn hint_ring(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    dashed(frame, rect.expand(6.0), corner + 6.0, colour, 3.0, &[9.0, 6.0]);
}

/// Draws the focus ring round a control with the given corner: 3 wide, 3 away. Amber on cloth and plates,
/// [`Palette::focus_on_paper`] on paper, white round amber buttons.
pub fn focus_ring(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    edge(frame, rect.expand(6.0), corner + 6.0, colour, 3.0);
}

/// Draws the loop of the pencil that advises round `rect`: orange with an edge of ink.
pub(crate) fn pencil_loop(frame: &mut impl Surface, rect: Rectangle, scale: f32) {
    let corner = (0.14 * rect.width.min(rect.height)).max(8.0 * scale);
    let path = Path::new(|path| {
        let (x, y, right, foot) = (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
        // Its ends reach no farther over a high card than over a low slip.
        let tilt = (0.02 * rect.height).min(2.4 * scale);
        path.move_to(Point::new(x + 0.22 * rect.width, y - 3.0 * tilt));
        path.bezier_curve_to(
            Point::new(x + 0.55 * rect.width, y - 4.0 * tilt),
            Point::new(right - corner, y - 3.0 * tilt),
            Point::new(right, y + corner),
        );
        path.bezier_curve_to(
            Point::new(right + 2.0 * tilt, y + 0.4 * rect.height),
            Point::new(right + tilt, foot - 2.0 * corner),
            Point::new(right, foot - corner),
        );
        path.bezier_curve_to(
            Point::new(right - 0.3 * corner, foot + tilt),
            Point::new(right - corner, foot + tilt),
            Point::new(right - 2.0 * corner, foot + tilt),
        );
        path.line_to(Point::new(x + 2.0 * corner, foot + 0.5 * tilt));
        path.bezier_curve_to(
            Point::new(x + 0.4 * corner, foot),
            Point::new(x - tilt, foot - 0.4 * corner),
            Point::new(x - 0.5 * tilt, foot - 2.0 * corner),
        );
        path.line_to(Point::new(x - tilt, y + 1.6 * corner));
        path.bezier_curve_to(
            Point::new(x - tilt, y + 0.2 * corner),
            Point::new(x + 0.6 * corner, y + 0.3 * tilt),
            Point::new(x + 0.46 * rect.width, y + 0.2 * tilt),
        );
    });
    frame.stroke(&path, pen(AVATAR_INK, 8.0 * scale));
    frame.stroke(&path, pen(LOOP, 5.4 * scale));
}

/// Draws the disc of the coach with its question mark about `centre`.
pub(crate) fn doubt(frame: &mut impl Surface, centre: Point, radius: f32) {
    frame.fill(&circle(centre, radius), AVATAR_INK);
    frame.fill(&circle(centre, 0.88 * radius), LOOP);
    Label::new("?", font::BOLD, 1.25 * radius, AVATAR_INK).centred().draw(frame, centre);
}

/// Draws the cross on a card that was refused: red on a light disc.
pub(crate) fn cross(frame: &mut impl Surface, palette: &Palette, centre: Point, radius: f32) {
    frame.fill(&circle(centre, radius), AVATAR_INK);
    frame.fill(&circle(centre, 0.92 * radius), palette.card_paper);
    icon(frame, crate::icon::CROSS, centre, 1.25 * radius, palette.pencil);
}
