//! Soft shadows, as shapes and as pictures.
//!
//! Canvases know no blur. As shapes a shadow is a ring for each pixel of it, which keeps its order among other shapes. As
//! pictures it is eight strips round what casts it, which the software renderer draws in a tenth of the time; but pictures
//! lie over all shapes of their layer.

use iced::widget::canvas::{self, Fill, Path, Style};
use iced::widget::image::Handle;
use iced::{Color, Rectangle, Size, Vector, border};

use std::cell::RefCell;
use std::collections::HashMap;

/// A soft black shadow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shadow {
    /// Distance that it falls, in logical pixels.
    pub down: f32,
    /// Softness of its edge, in logical pixels.
    pub blur: f32,
    /// Darkness, 0 to 1.
    pub alpha: f32,
}

/// Shadow below a card.
pub(crate) const CARD_SHADOW: Shadow = Shadow { down: 2.0, blur: 4.0, alpha: 0.32 };
/// Shadow below a plate or a bubble.
pub(crate) const PLATE_SHADOW: Shadow = Shadow { down: 2.0, blur: 6.0, alpha: 0.28 };
/// Returns a shadow as rings, the outermost last.
///
/// A fill for each pixel of the blur, as far out as the shares of a normal distribution, cannot be told from one.
pub(super) fn rings(rect: Rectangle, corner: f32, shadow: Shadow) -> impl Iterator<Item = (Path, Fill)> {
    let steps = shadow.blur.clamp(6.0, 24.0) as usize;
    let hidden = rect.shrink(1.0);
    let colour = Color { a: shadow.alpha / steps as f32, ..Color::BLACK };
    (0..steps).map(move |step| {
        let share = (step as f32 + 0.5) / steps as f32;
        let out = shadow.reach(share);
        let fallen = rect.expand(out) + Vector::new(0.0, shadow.down);
        // What the thing itself will hide is left out: filling all of it so often would take longer than anything else.
        let ring = Path::new(|path| {
            path.rounded_rectangle(fallen.position(), fallen.size(), border::radius((corner + out).max(1.0)));
            path.rounded_rectangle(hidden.position(), hidden.size(), border::radius((corner - 1.0).max(0.0)));
        });
        (ring, Fill { style: Style::Solid(colour), rule: canvas::fill::Rule::EvenOdd })
    })
}

impl Shadow {
    /// Returns the distance at which the shadow still has this share of its darkness, 0 to 1 exclusive, in logical
    /// pixels: the quantile of a logistic distribution, which lies close to the normal one.
    fn reach(self, share: f32) -> f32 {
        self.blur / 2.0 * ((1.0 - share) / share).ln() / STEEP
    }

    /// Returns its darkness at the distance `out`, 0 to its alpha.
    fn at(self, out: f32) -> f32 {
        self.alpha / (1.0 + (STEEP * out / (self.blur / 2.0)).exp())
    }
}

/// The steepness of the logistic distribution that is closest to the normal one.
const STEEP: f32 = 1.702;

/// Shadows as pictures, each made once.
#[derive(Debug, Default)]
pub(crate) struct Shades {
    kept: RefCell<HashMap<[u32; 10], Vec<Strip>>>,
}

/// A piece of a shadow: its place in physical pixels from the whole pixel at or before the corner of what casts it.
#[derive(Debug, Clone)]
struct Strip {
    x: i32,
    y: i32,
    size: Size<u32>,
    picture: Handle,
}

/// The most shadows that are kept; a table has less than twenty at a time.
const MOST: usize = 64;

impl Shades {
    /// Returns the pieces of the shadow of a rectangle with round corners, each with the rectangle to draw it into, in
    /// logical pixels of which each has `scale` physical ones. They leave out what lies `tucked` logical pixels inside
    /// the rectangle: zero where they are drawn over it; and what lies beyond the left and the upper edge, where the
    /// renderer would put a picture one pixel too far in.
    pub(crate) fn strips(
        &self,
        rect: Rectangle,
        corner: f32,
        shadow: Shadow,
        tucked: f32,
        scale: f32,
    ) -> Vec<(Rectangle, Handle)> {
        let cast = Cast::new(rect, corner, shadow, tucked, scale);
        let mut kept = self.kept.borrow_mut();
        if kept.len() >= MOST && !kept.contains_key(&cast.key()) {
            kept.clear();
        }
        let strips = kept.entry(cast.key()).or_insert_with(|| cast.strips());
        // The renderer cuts the fraction off, and 1.25 times 0.8 may be a hair below one.
        let logical = |pixel: f32| (pixel + 0.01) / scale;
        let (left, top) = cast.origin;
        strips
            .iter()
            .map(|strip| {
                let place = Rectangle {
                    x: logical((left + strip.x) as f32),
                    y: logical((top + strip.y) as f32),
                    width: strip.size.width as f32 / scale,
                    height: strip.size.height as f32 / scale,
                };
                (place, strip.picture.clone())
            })
            .collect()
    }
}

/// Thing that casts a shadow, in physical pixels from the whole pixel at or before its corner.
#[derive(Debug, Clone, Copy)]
struct Cast {
    /// The whole pixel at or before its corner.
    origin: (i32, i32),
    body: Rectangle,
    corner: f32,
    shadow: Shadow,
    tucked: f32,
}

impl Cast {
    fn new(rect: Rectangle, corner: f32, shadow: Shadow, tucked: f32, scale: f32) -> Self {
        let rect = rect * scale;
        let body = Rectangle { x: rect.x - rect.x.floor(), y: rect.y - rect.y.floor(), ..rect };
        let shadow = Shadow { down: shadow.down * scale, blur: shadow.blur * scale, ..shadow };
        let corner = (corner * scale).min(rect.width / 2.0).min(rect.height / 2.0);
        Cast { origin: (rect.x.floor() as i32, rect.y.floor() as i32), body, corner, shadow, tucked: tucked * scale }
    }

    fn key(&self) -> [u32; 10] {
        let Cast { body, corner, shadow, tucked, .. } = self;
        let (left, top) = self.room();
        let (left, top) = (left as f32, top as f32);
        [body.x, body.y, body.width, body.height, *corner, shadow.blur, shadow.alpha, *tucked, left, top]
            .map(f32::to_bits)
    }

    /// Returns the distance up to which the shadow is seen: beyond it less than one step of 255 is left.
    fn out(&self) -> i32 {
        self.shadow.reach((0.004 / self.shadow.alpha).clamp(0.001, 0.5)).ceil() as i32
    }

    /// Returns the distances that it reaches to the left and upwards, at most to the edges.
    fn room(&self) -> (i32, i32) {
        let out = self.out();
        (out.min(self.origin.0.max(0)), out.min(self.origin.1.max(0)))
    }

    /// Returns the eight strips round the body that hold all of the shadow that is seen.
    fn strips(&self) -> Vec<Strip> {
        let (out, (before, above)) = (self.out(), self.room());
        let end = |from: f32, length: f32| (from + length).ceil() as i32;
        let (right, bottom) = (end(self.body.x, self.body.width), end(self.body.y, self.body.height));
        let down = self.shadow.down.ceil() as i32;
        let round = (self.corner + self.tucked).ceil() as i32 + 1;
        let thin = self.tucked.ceil() as i32 + 1;
        let (low, high) = (round.min(bottom / 2), (bottom - round).max(bottom / 2));
        let (left, far) = (round.min(right / 2), (right - round).max(right / 2));
        let places = [
            (-before, -above, left, low),
            (left, -above, far, thin),
            (far, -above, right + out, low),
            (-before, low, thin, high),
            (right - thin, low, right + out, high),
            (-before, high, left, bottom + out + down),
            (left, bottom - thin, far, bottom + out + down),
            (far, high, right + out, bottom + out + down),
        ];
        let wide = |&(x, y, right, bottom): &(i32, i32, i32, i32)| right > x && bottom > y;
        places.into_iter().filter(wide).map(|(x, y, right, bottom)| self.strip(x, y, right, bottom)).collect()
    }

    fn strip(&self, x: i32, y: i32, right: i32, bottom: i32) -> Strip {
        let mut pixels = Vec::with_capacity(4 * ((right - x) * (bottom - y)) as usize);
        for row in y..bottom {
            for column in x..right {
                let (x, y) = (column as f32 + 0.5, row as f32 + 0.5);
                let seen = (self.outside(x, y, self.tucked) + 0.5).clamp(0.0, 1.0);
                let alpha = seen * self.shadow.at(self.outside(x, y - self.shadow.down, 0.0));
                pixels.extend([0, 0, 0, (255.0 * alpha).round() as u8]);
            }
        }
        let size = Size::new((right - x) as u32, (bottom - y) as u32);
        Strip { x, y, size, picture: Handle::from_rgba(size.width, size.height, pixels) }
    }

    /// Returns the distance of a point from the body made smaller by `shrunk`; negative inside it.
    fn outside(&self, x: f32, y: f32, shrunk: f32) -> f32 {
        let (centre, body, corner) = (self.body.center(), self.body.shrink(shrunk), (self.corner - shrunk).max(0.0));
        let across = (x - centre.x).abs() - body.width / 2.0 + corner;
        let along = (y - centre.y).abs() - body.height / 2.0 + corner;
        across.max(0.0).hypot(along.max(0.0)) + across.max(along).min(0.0) - corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECT: Rectangle = Rectangle { x: 40.0, y: 30.0, width: 188.0, height: 62.0 };

    /// The darkness of the strips at a physical pixel.
    fn at(strips: &[(Rectangle, Handle)], x: f32, y: f32) -> Vec<u8> {
        let hits = strips.iter().filter(|(place, _)| place.contains(iced::Point::new(x, y)));
        let alpha = hits.map(|(place, picture)| match picture {
            Handle::Rgba { width, pixels, .. } => {
                let (column, row) = ((x - place.x) as usize, (y - place.y) as usize);
                pixels[4 * (row * *width as usize + column) + 3]
            }
            Handle::Path(..) | Handle::Bytes(..) => panic!("no pixels"),
        });
        alpha.collect()
    }

    #[test]
    fn strips_lie_round_the_body_once_and_grow_fainter_outwards() {
        let strips = Shades::default().strips(RECT, 12.0, PLATE_SHADOW, 0.0, 1.0);
        for row in 15..110 {
            for column in 25..245 {
                let found = at(&strips, column as f32 + 0.5, row as f32 + 0.5);
                assert!(found.len() <= 1, "pieces overlap at {column}, {row}");
            }
        }
        let below: Vec<u8> = (92..103).flat_map(|row| at(&strips, 130.5, row as f32 + 0.5)).collect();
        assert!(below[0] > 40 && below.windows(2).all(|pair| pair[0] >= pair[1]), "{below:?}");
        assert!(*below.last().expect("a pixel") <= 4);
        assert!(at(&strips, 42.5, 60.5).is_empty(), "nothing over the body");
        assert_eq!(at(&strips, 40.5, 60.5), [0], "nothing over its edge");
        assert!(at(&strips, 40.5, 91.5)[0] > 8, "it is seen past a round corner");
    }

    /// Wider than what is drawn anywhere.
    const WIDE: Shadow = Shadow { down: 6.0, blur: 18.0, alpha: 0.35 };

    #[test]
    fn nothing_of_a_shadow_lies_beyond_the_left_and_the_upper_edge() {
        let shades = Shades::default();
        for (x, y) in [(40.0, 30.0), (20.0, 293.0), (5.0, 4.0), (0.0, 0.0)] {
            let rect = Rectangle { x, y, ..RECT };
            let strips = shades.strips(rect, 14.0, WIDE, 1.0, 1.0);
            assert!(strips.iter().all(|(place, _)| place.x >= 0.0 && place.y >= 0.0), "{rect:?}");
            // Below the body and beside it every pixel to the edge is shaded once.
            for column in 0..(x + RECT.width) as i32 {
                let found = at(&strips, column as f32 + 0.5, y + RECT.height + 2.5);
                assert!(found.len() == 1 || (found.is_empty() && (column as f32) < x - 20.0), "{rect:?}: {column}");
            }
        }
    }

    #[test]
    fn a_shadow_is_made_once_for_things_of_the_same_size() {
        let shades = Shades::default();
        let first = shades.strips(RECT, 12.0, PLATE_SHADOW, 1.0, 1.25);
        let moved = shades.strips(RECT + Vector::new(80.0, 160.0), 12.0, PLATE_SHADOW, 1.0, 1.25);
        assert_eq!(shades.kept.borrow().len(), 1);
        for (one, other) in first.iter().zip(&moved) {
            assert_eq!(one.1.id(), other.1.id());
            assert!((other.0.x - one.0.x - 80.0).abs() < 0.01);
        }
    }
}
