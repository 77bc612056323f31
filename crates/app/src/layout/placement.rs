//! Place of a card: its middle, its size and its turn.

use iced::{Point, Radians, Rectangle, Size, Vector};

/// The place of a turned rectangle. iced turns pictures about their middle, and so does this.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement {
    /// The middle.
    pub centre: Point,
    /// Width and height before it is turned, in logical pixels.
    pub size: Size,
    /// Clockwise turn.
    pub angle: Radians,
}

impl Placement {
    /// Creates a rectangle of `size` about `centre`, turned clockwise by `degrees`.
    pub const fn new(centre: Point, size: Size, degrees: f32) -> Self {
        Self { centre, size, angle: Radians(degrees.to_radians()) }
    }

    /// Returns the rectangle before it is turned: what to draw a picture into, with the angle as its rotation.
    pub fn rect(&self) -> Rectangle {
        let corner = self.centre - Vector::new(self.size.width / 2.0, self.size.height / 2.0);
        Rectangle::new(corner, self.size)
    }

    /// Returns the place `distance` nearer to the window's upper edge.
    pub(crate) fn moved_up(self, distance: f32) -> Self {
        Self { centre: self.centre - Vector::new(0.0, distance), ..self }
    }

    /// Returns `true` if it lies to the right of `other` in the same row.
    pub(crate) fn is_right_of(&self, other: &Self) -> bool {
        self.centre.x > other.centre.x && (self.centre.y - other.centre.y).abs() < 0.5 * other.size.height
    }

    /// Returns the point of the turned rectangle at the share `x` of its width and `y` of its height.
    pub fn at(&self, x: f32, y: f32) -> Point {
        let (sin, cos) = self.angle.0.sin_cos();
        let (dx, dy) = ((x - 0.5) * self.size.width, (y - 0.5) * self.size.height);
        self.centre + Vector::new(dx * cos - dy * sin, dx * sin + dy * cos)
    }

    /// Returns the corners, from the upper left clockwise.
    pub fn corners(&self) -> [Point; 4] {
        [self.at(0.0, 0.0), self.at(1.0, 0.0), self.at(1.0, 1.0), self.at(0.0, 1.0)]
    }

    /// Returns the least upright rectangle around it.
    pub fn bounds(&self) -> Rectangle {
        let [a, b, c, d] = self.corners();
        let (left, right) = (a.x.min(b.x).min(c.x).min(d.x), a.x.max(b.x).max(c.x).max(d.x));
        let (top, bottom) = (a.y.min(b.y).min(c.y).min(d.y), a.y.max(b.y).max(c.y).max(d.y));
        Rectangle { x: left, y: top, width: right - left, height: bottom - top }
    }

    /// Returns `true` if `point` lies in the turned rectangle.
    pub fn contains(&self, point: Point) -> bool {
        let (sin, cos) = self.angle.0.sin_cos();
        let away = point - self.centre;
        let (dx, dy) = (away.x * cos + away.y * sin, away.y * cos - away.x * sin);
        dx.abs() <= self.size.width / 2.0 && dy.abs() <= self.size.height / 2.0
    }

    /// Returns the place that lies the share `t` (0 to 1) of the way from `self` to `to`; size and turn change with it.
    pub(crate) fn towards(&self, to: &Self, t: f32) -> Self {
        let mix = |a: f32, b: f32| (b - a).mul_add(t, a);
        Self {
            centre: Point::new(mix(self.centre.x, to.centre.x), mix(self.centre.y, to.centre.y)),
            size: Size::new(mix(self.size.width, to.size.width), mix(self.size.height, to.size.height)),
            angle: Radians(mix(self.angle.0, to.angle.0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Size = Size::new(100.0, 140.0);

    #[test]
    fn a_turned_card_is_touched_where_it_lies() {
        let card = Placement::new(Point::new(200.0, 200.0), CARD, 90.0);
        assert!(card.contains(Point::new(265.0, 245.0)));
        assert!(!card.contains(Point::new(245.0, 265.0)));
        let bounds = card.bounds();
        assert!((bounds.width - 140.0).abs() < 0.01 && (bounds.height - 100.0).abs() < 0.01);
    }

    #[test]
    fn corners_go_round_clockwise() {
        let card = Placement::new(Point::new(200.0, 200.0), CARD, 0.0);
        assert_eq!(card.corners()[0], Point::new(150.0, 130.0));
        assert_eq!(card.corners()[2], Point::new(250.0, 270.0));
    }

    #[test]
    fn half_way_is_half_of_everything() {
        let from = Placement::new(Point::ORIGIN, CARD, 0.0);
        let to = Placement::new(Point::new(100.0, 50.0), CARD * 2.0, 20.0);
        let middle = from.towards(&to, 0.5);
        assert_eq!(middle.centre, Point::new(50.0, 25.0));
        assert_eq!(middle.size, CARD * 1.5);
        assert_eq!(from.towards(&to, 1.0), to);
    }
}
