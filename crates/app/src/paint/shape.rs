//! Rounded rectangles, lines, pips, and shadows.

use super::surface::Surface;
use crate::deck;
use crate::icon::Icon;
use crate::layout::Placement;
use crate::theme::Palette;
use pitch_rules::{Card, Suit};

use iced::widget::canvas::fill::Rule;
use iced::widget::canvas::path::lyon_path::math::Transform;
use iced::widget::canvas::{Fill, LineCap, LineDash, LineJoin, Path, Stroke, Style};
use iced::{Color, Point, Rectangle, Size, Vector, border};

/// Returns `rect` with its edges moved to whole logical pixels, so that lines along them are sharp.
pub(crate) fn snapped(rect: Rectangle) -> Rectangle {
    let (x, y) = (rect.x.round(), rect.y.round());
    Rectangle { x, y, width: (rect.x + rect.width).round() - x, height: (rect.y + rect.height).round() - y }
}

/// Returns the outline of a rectangle with round corners; a corner larger than half a side makes a pill.
pub fn rounded(rect: Rectangle, corner: f32) -> Path {
    let corner = corner.min(rect.width / 2.0).min(rect.height / 2.0).max(0.0);
    Path::rounded_rectangle(rect.position(), rect.size(), border::radius(corner))
}

/// Fills a rectangle with round corners.
pub fn fill(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color) {
    frame.fill(&rounded(rect, corner), colour);
}

/// Draws an edge `width` wide along the inside of a rectangle with round corners.
///
/// It is filled: a stroke one pixel wide is drawn pixel by pixel, which takes the software renderer three times as long.
pub(crate) fn edge(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color, width: f32) {
    let round = |rect: Rectangle, corner: f32| corner.min(rect.width / 2.0).min(rect.height / 2.0).max(0.0);
    let inner = rect.shrink(width);
    let ring = Path::new(|path| {
        path.rounded_rectangle(rect.position(), rect.size(), border::radius(round(rect, corner)));
        if inner.width > 0.0 && inner.height > 0.0 {
            path.rounded_rectangle(inner.position(), inner.size(), border::radius(round(inner, corner - width)));
        }
    });
    frame.fill(&ring, Fill { style: Style::Solid(colour), rule: Rule::EvenOdd });
}

/// Draws a dashed edge `width` wide along the inside of a rectangle with round corners.
pub(crate) fn dashed(frame: &mut impl Surface, rect: Rectangle, corner: f32, colour: Color, width: f32, dash: &[f32]) {
    dashed_path(frame, &rounded(rect.shrink(width / 2.0), corner - width / 2.0), colour, width, dash);
}

/// Draws a dashed line along a path.
pub(crate) fn dashed_path(frame: &mut impl Surface, path: &Path, colour: Color, width: f32, dash: &[f32]) {
    let stroke =
        Stroke { line_dash: LineDash { segments: dash, offset: 0 }, line_cap: LineCap::Butt, ..pen(colour, width) };
    frame.stroke(path, stroke);
}

/// Returns the outline of a circle.
pub(crate) fn circle(centre: Point, radius: f32) -> Path {
    Path::circle(centre, radius.max(0.0))
}

/// Returns a square with this middle and side.
pub(crate) fn square(centre: Point, side: f32) -> Rectangle {
    Rectangle::new(centre - Vector::new(side / 2.0, side / 2.0), Size::new(side, side))
}

/// Draws a dashed circle.
pub(crate) fn dashed_circle(
    frame: &mut impl Surface,
    centre: Point,
    radius: f32,
    colour: Color,
    width: f32,
    dash: &[f32],
) {
    dashed_path(frame, &circle(centre, radius), colour, width, dash);
}

/// Draws an icon about a point, `size` logical pixels wide.
pub(crate) fn icon(frame: &mut impl Surface, icon: Icon, centre: Point, size: f32, colour: Color) {
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN - Vector::new(size / 2.0, size / 2.0));
        frame.scale(size / Icon::BOX);
        frame.stroke(&icon.path(), pen(colour, Icon::STROKE));
    });
}

/// Draws a straight line. Those along an edge of the window are filled, like [`edge`].
pub(crate) fn line(frame: &mut impl Surface, from: Point, to: Point, colour: Color, width: f32) {
    let (across, down) = (to.x - from.x, to.y - from.y);
    if across == 0.0 || down == 0.0 {
        let (half_x, half_y) = if down == 0.0 { (0.0, width / 2.0) } else { (width / 2.0, 0.0) };
        let corner = Point::new(from.x.min(to.x) - half_x, from.y.min(to.y) - half_y);
        let size = Size::new(across.abs() + 2.0 * half_x, down.abs() + 2.0 * half_y);
        frame.fill(&Path::rectangle(corner, size), colour);
    } else {
        frame.stroke(&Path::line(from, to), Stroke { line_cap: LineCap::Butt, ..pen(colour, width) });
    }
}

/// Draws an arrow to the right along `y`.
pub(crate) fn arrow(frame: &mut impl Surface, [from, to]: [f32; 2], y: f32, colour: Color, scale: f32) {
    let (tip, back) = (Point::new(to, y), Vector::new(-16.0, 12.0) * scale);
    let path = Path::new(|path| {
        path.move_to(Point::new(from, y));
        path.line_to(tip);
        path.move_to(tip + back);
        path.line_to(tip);
        path.line_to(tip + Vector::new(back.x, -back.y));
    });
    frame.stroke(&path, pen(colour, 3.0 * scale));
}

/// Draws the dashed place of a card that is still to be played. It is not turned: nothing lies there yet.
pub(crate) fn empty_place(frame: &mut impl Surface, palette: &Palette, place: &Placement) {
    empty_place_in(frame, palette.felt_line, place);
}

/// Draws the dashed place of a card in a color.
pub(crate) fn empty_place_in(frame: &mut impl Surface, colour: Color, place: &Placement) {
    // Lines grow with the card, or they would be lost in the largest windows.
    let scale = (place.size.width / 108.0).max(1.0);
    let corner = 0.07 * place.size.width;
    dashed(frame, snapped(place.rect()), corner, colour, 2.0 * scale, &[7.0 * scale, 5.0 * scale]);
}

/// Returns a stroke with round ends and joins.
pub(super) fn pen(colour: Color, width: f32) -> Stroke<'static> {
    Stroke {
        style: Style::Solid(colour),
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        line_dash: LineDash::default(),
    }
}

/// Draws a pip `size` logical pixels high about `centre`. The outlines differ even at 9 pixels; color only helps.
pub fn pip(frame: &mut impl Surface, suit: Suit, centre: Point, size: f32, colour: Color) {
    let scale = size / 100.0;
    let place = Transform::scale(scale, scale).then_translate([centre.x, centre.y].into());
    frame.fill(&deck::pip(suit).transform(&place), colour);
}

/// Draws the pip of a card, or the star of a joker: full for the high one, an outline for the low one.
pub(crate) fn emblem(frame: &mut impl Surface, card: Card, centre: Point, size: f32, colour: Color) {
    if let Some(suit) = card.suit() {
        return pip(frame, suit, centre, size, colour);
    }
    let scale = 1.1 * size / 100.0;
    let star = deck::star().transform(&Transform::scale(scale, scale).then_translate([centre.x, centre.y].into()));
    if card == Card::HIGH_JOKER {
        frame.fill(&star, colour);
    } else {
        frame.stroke(&star, pen(colour, (0.11 * size).max(1.0)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snapping_keeps_neighbours_together() {
        let left = snapped(Rectangle { x: 0.4, y: 0.6, width: 10.3, height: 5.0 });
        let right = snapped(Rectangle { x: 10.7, y: 0.6, width: 3.0, height: 5.0 });
        assert_eq!(left, Rectangle { x: 0.0, y: 1.0, width: 11.0, height: 5.0 });
        assert!((left.x + left.width - right.x).abs() < f32::EPSILON);
    }
}
