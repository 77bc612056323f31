//! Covers and rings on cards that lie partly below other cards.
//!
//! They belong to the layer over the pictures of the cards, so what the cards above hide of them must be left out here.

use super::shape::pen;
use super::surface::Surface;
use crate::app::layout::Placement;
use crate::app::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Point, Size, Vector};

/// The corner of a card, in its widths.
const CORNER: f32 = 0.07;
/// Points along each round corner.
const STEPS: usize = 6;
/// The greatest distance between two points at which a ring is tested against the cards above, in logical pixels.
const FINE: f32 = 1.5;

/// Draws the cover of a card that may not be played, where the cards `above` leave it to be seen.
pub fn card_cover(frame: &mut impl Surface, palette: &Palette, place: &Placement, above: &[Placement]) {
    let mut seen = vec![outline(place, 0.0)];
    for card in above {
        let hole = outline(card, 0.0);
        seen = seen.into_iter().flat_map(|piece| without(piece, &hole)).collect();
    }
    // One path for all pieces: drawn one by one, their common edges would show.
    let path = Path::new(|path| {
        for piece in &seen {
            for (index, point) in piece.iter().enumerate() {
                if index == 0 { path.move_to(*point) } else { path.line_to(*point) }
            }
            path.close();
        }
    });
    if !seen.is_empty() {
        frame.fill(&path, palette.cover);
    }
}

/// Draws a ring of `width` round a card, the focus or the best card so far, where the cards `above` leave it to be seen.
pub fn card_ring(frame: &mut impl Surface, place: &Placement, above: &[Placement], colour: Color, width: f32) {
    let mut points = outline(place, 0.4 * width);
    points.extend(points.first().copied());
    let is_hidden = |point: Point| above.iter().any(|card| card.contains(point));
    let path = Path::new(|path| {
        let mut is_down = false;
        for pair in points.windows(2) {
            let along = pair[1] - pair[0];
            let steps = (along.x.hypot(along.y) / FINE).ceil().max(1.0) as usize;
            for step in 0..=steps {
                let point = pair[0] + along * (step as f32 / steps as f32);
                if is_hidden(point) {
                    is_down = false;
                } else if is_down {
                    path.line_to(point);
                } else {
                    path.move_to(point);
                    is_down = true;
                }
            }
        }
    });
    frame.stroke(&path, pen(colour, width));
}

/// The outline of a card with its round corners, `expand` outside its edge, clockwise.
fn outline(place: &Placement, expand: f32) -> Vec<Point> {
    let corner = CORNER * place.size.width + expand;
    let size = Size::new(2.0_f32.mul_add(expand, place.size.width), 2.0_f32.mul_add(expand, place.size.height));
    let grown = Placement { size, ..*place };
    let (x, y) = (corner / size.width, corner / size.height);
    let middles = [(x, y, 2.0), (1.0 - x, y, 3.0), (1.0 - x, 1.0 - y, 0.0), (x, 1.0 - y, 1.0)];
    let mut points = Vec::with_capacity(4 * (STEPS + 1) + 1);
    for (across, down, quarter) in middles {
        let middle = grown.at(across, down);
        for step in 0..=STEPS {
            let turn = (quarter + step as f32 / STEPS as f32) * std::f32::consts::FRAC_PI_2 + place.angle.0;
            let (sin, cos) = turn.sin_cos();
            points.push(middle + Vector::new(cos, sin) * corner);
        }
    }
    points
}

/// What is left of the convex `piece` outside the convex, clockwise `hole`: convex pieces that do not overlap.
fn without(piece: Vec<Point>, hole: &[Point]) -> Vec<Vec<Point>> {
    let mut inside = piece;
    let mut outside = Vec::new();
    for (index, from) in hole.iter().enumerate() {
        let to = hole[(index + 1) % hole.len()];
        let (out, rest) = split(&inside, *from, to);
        if out.len() > 2 {
            outside.push(out);
        }
        if rest.len() < 3 {
            break;
        }
        inside = rest;
    }
    outside
}

/// The parts of a convex piece to the left and to the right of a line.
fn split(piece: &[Point], from: Point, to: Point) -> (Vec<Point>, Vec<Point>) {
    let along = to - from;
    let side = |point: Point| along.x * (point.y - from.y) - along.y * (point.x - from.x);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (index, point) in piece.iter().enumerate() {
        let next = piece[(index + 1) % piece.len()];
        let (here, there) = (side(*point), side(next));
        if here <= 0.0 {
            left.push(*point);
        }
        if here >= 0.0 {
            right.push(*point);
        }
        if here * there < 0.0 {
            let crossing = *point + (next - *point) * (here / (here - there));
            left.push(crossing);
            right.push(crossing);
        }
    }
    (left, right)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(piece: &[Point]) -> f32 {
        let next = |index: usize| piece[(index + 1) % piece.len()];
        piece.iter().enumerate().map(|(index, a)| a.x * next(index).y - next(index).x * a.y).sum::<f32>() / 2.0
    }

    fn card(x: f32, degrees: f32) -> Placement {
        Placement::new(Point::new(x, 200.0), Size::new(100.0, 140.0), degrees)
    }

    #[test]
    fn a_neighbour_hides_its_share() {
        let lower = outline(&card(100.0, 0.0), 0.0);
        let whole = area(&lower);
        let left = without(lower.clone(), &outline(&card(160.0, 0.0), 0.0));
        let seen: f32 = left.iter().map(|piece| area(piece)).sum();
        // 60 of 100 stay free, and a little in the round corners of the neighbour.
        assert!((seen / whole - 0.6).abs() < 0.01, "{seen} of {whole}");
        assert!(left.iter().all(|piece| area(piece) >= -0.01), "every piece runs the same way round");
    }

    #[test]
    fn what_is_covered_wholly_is_gone_and_what_is_apart_is_whole() {
        let piece = outline(&card(100.0, 3.0), 0.0);
        let gone: f32 = without(piece.clone(), &outline(&card(100.0, 3.0), 5.0)).iter().map(|left| area(left)).sum();
        assert!(gone.abs() < 1.0, "{gone}");
        let whole: f32 = without(piece.clone(), &outline(&card(400.0, 0.0), 0.0)).iter().map(|left| area(left)).sum();
        assert!((whole - area(&piece)).abs() < 1.0);
    }
}
