//! The way of the card that is counted: from its row to the pad.

use super::Scene;
use crate::layout::Placement;
use crate::paint::{self, Surface};
use crate::screen::table::layers::card;
use crate::timeline::ease_in_out;

use iced::widget::canvas::{Image, Path};
use iced::{Point, Rectangle, Size, Vector};

impl Scene<'_> {
    /// Draws the way of the card that flies to the pad.
    pub(super) fn flight(&self, frame: &mut impl Surface) {
        let Some(way) = self.way() else { return };
        let path = Path::new(|path| {
            path.move_to(way.from.center());
            path.quadratic_curve_to(way.bend, way.to.center());
        });
        let s = self.places.s;
        paint::dashed_path(frame, &path, self.palette.felt_line, 2.5 * s, &[9.0 * s, 7.0 * s]);
    }

    /// Returns the way of the card that is counted.
    fn way(&self) -> Option<Way> {
        let (line, index, _) = self.counted()?;
        let (of, (side, points, _)) = (line.card?, line.figures.first()?);
        let (cell, middle) = self.cell(line, index, (*side, *points));
        let around =
            |middle: Point, size: Size| Rectangle::new(middle - Vector::new(size.width / 2.0, size.height / 2.0), size);
        let to = cell.unwrap_or_else(|| around(middle, self.places.small_card()));
        let from = match self.screen.tally.place_of(of) {
            Some((row, index)) => Rectangle { x: self.x_of(row, index, of), ..self.places.won(row, index) },
            // One that nobody won: it was turned up, or thrown away.
            None => around(self.places.patch().center(), self.places.card),
        };
        let x = (from.center_x() + to.center_x()) / 2.0;
        let y = from.center_y().min(to.center_y()) - 0.06 * self.places.size.height;
        Some(Way { from, bend: Point::new(x, y), to })
    }

    /// Returns the picture of the card that flies to the pad.
    pub(in crate::screen::result) fn flying(&self) -> Option<(Rectangle, Image)> {
        let way = self.way()?;
        let (line, _, share) = self.counted()?;
        let t = ease_in_out(share);
        let between = |a: f32, b: f32, c: f32| {
            let r = 1.0 - t;
            r * r * a + 2.0 * r * t * b + t * t * c
        };
        let (from, to) = (way.from.center(), way.to.center());
        let middle = Point::new(between(from.x, way.bend.x, to.x), between(from.y, way.bend.y, to.y));
        // It becomes small on the last part of its way.
        let small = ease_in_out((t - 0.55) / 0.45);
        let width = (way.to.width - way.from.width).mul_add(small, way.from.width);
        let place = Placement::new(middle, Size::new(width, 1.4 * width), -9.0 * (std::f32::consts::PI * t).sin());
        let mut sprite = self.sprite(line.card, place);
        sprite.width = if small < 0.5 { way.from.width } else { way.to.width };
        sprite.overlay.edged = true;
        Some(card(self.context, &sprite))
    }
}

/// Way of a card to the pad.
struct Way {
    from: Rectangle,
    /// Point that bends it.
    bend: Point,
    to: Rectangle,
}
