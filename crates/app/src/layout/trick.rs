//! The places of the trick, in the order of the seats, and of what lies there while no trick is played.

use super::measure::Measure;
use super::placement::Placement;

use iced::{Point, Rectangle, Size};

/// The turn of the card of each table position, in degrees.
const TURNS: [f32; 7] = [1.2, -2.4, 2.0, 2.6, -1.6, 1.8, -2.2];

/// Returns the middles of the cards of the trick from the middle of it, in widths and heights of a card, by table position.
fn offsets(seats: usize) -> &'static [(f32, f32)] {
    match seats {
        2 => &[(-0.36, 0.22), (0.36, -0.22)],
        3 => &[(0.0, 0.25), (-0.62, -0.20), (0.62, -0.20)],
        4 => &[(0.0, 0.36), (-1.04, 0.0), (0.0, -0.36), (1.04, 0.0)],
        5 => &[(0.0, 0.51), (-1.06, 0.51), (-0.53, -0.52), (0.53, -0.52), (1.06, 0.51)],
        6 => &[(0.0, 0.51), (-1.06, 0.51), (-1.06, -0.52), (0.0, -0.52), (1.06, -0.52), (1.06, 0.51)],
        _ => &[(0.0, 0.51), (-1.06, 0.51), (-1.59, -0.52), (-0.53, -0.52), (0.53, -0.52), (1.59, -0.52), (1.06, 0.51)],
    }
}

/// Returns the place of the card of each table position.
pub(super) fn places(measure: &Measure, centre: Point) -> Vec<Placement> {
    let card = Measure::card(measure.trick());
    let place = |(position, &(x, y)): (usize, &(f32, f32))| {
        let middle = Point::new(x.mul_add(card.width, centre.x), y.mul_add(card.height, centre.y));
        Placement::new(middle, card, TURNS[position])
    };
    offsets(measure.seats).iter().enumerate().map(place).collect()
}

/// Returns the square of the patch with trump, to the left of the trick.
pub(super) fn patch(measure: &Measure, centre: Point) -> Rectangle {
    let half: f32 = match measure.seats {
        2 => 0.9,
        3 => 1.15,
        4 => 1.54,
        5 | 6 => 1.62,
        _ => 2.15,
    };
    let card = Measure::card(measure.trick());
    let left = 16.0_f32.mul_add(measure.s, 1.57 * measure.face);
    let right = half.mul_add(-card.width, centre.x);
    let side = (0.20 * measure.window.height).min(0.84 * (right - left)).max(1.0);
    square(Point::new(f32::midpoint(left, right), centre.y), side)
}

/// Returns the square of the bare patch in the middle, above slips that begin at `floor`; `None` where it would be too small.
pub(super) fn bare_patch(measure: &Measure, floor: f32) -> Option<Rectangle> {
    let (height, top) = (measure.window.height, 4.0_f32.mul_add(measure.s, measure.ceiling));
    let side = (0.1925 * height).min(floor - 18.0 * measure.s - top);
    (side >= 0.12 * height).then(|| square(Point::new(measure.cloth / 2.0, top + side / 2.0), side))
}

/// Returns a square with this middle and side.
pub(super) fn square(centre: Point, side: f32) -> Rectangle {
    Rectangle::new(Point::new(centre.x - side / 2.0, centre.y - side / 2.0), Size::new(side, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_lie_before_their_players() {
        for seats in 2..=7 {
            let places = offsets(seats);
            assert_eq!(places.len(), seats);
            assert!(places[0].0.abs() < 0.4 && places[0].1 > 0.0, "the person's own card lies lowest");
            if seats > 2 {
                assert!(places[1].0 < 0.0 && places[seats - 1].0 > 0.0, "clockwise from the left: {places:?}");
            }
        }
    }
}
