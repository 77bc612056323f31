//! What the pencil marks: the ring round a number below zero, and the stamp.

use super::label::Label;
use super::shape::{edge, fill, pen};
use super::surface::Surface;
use crate::app::font;
use crate::app::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Font, Point, Radians, Rectangle, Vector};

/// The ring in a box of -17 to 17 by -15 to 15: where it begins, and its three curves.
const BEGIN: (f32, f32) = (-12.0, -1.0);
const CURVES: [[(f32, f32); 3]; 3] = [
    [(-12.0, -11.0), (9.0, -13.0), (12.5, -2.0)],
    [(14.0, 9.0), (-8.0, 13.0), (-12.0, 3.5)],
    [(-14.0, -3.0), (-9.0, -10.0), (-1.0, -11.0)],
];
/// How far figures of Kalam must be lowered to stand in the middle of their line, in sizes of the figures.
const FIGURE_DROP: f32 = 0.08;
/// Points along each curve; enough that the ring round the logo still looks round.
const STEPS: usize = 24;

/// Draws a pencil ring through `rect` with a line `width` wide, the share `progress` (0 to 1) of it: the hand draws it from
/// its left end.
pub fn pencil_ring(frame: &mut impl Surface, rect: Rectangle, colour: Color, width: f32, progress: f32) {
    let (x, y) = (rect.width / 34.0, rect.height / 30.0);
    let place = |(dx, dy): (f32, f32)| rect.center() + Vector::new(dx * x, dy * y);
    let points = along();
    let shown = ((points.len() - 1) as f32 * progress.clamp(0.0, 1.0)).round() as usize;
    if shown == 0 {
        return;
    }
    let path = Path::new(|path| {
        path.move_to(place(points[0]));
        for point in &points[1..=shown] {
            path.line_to(place(*point));
        }
    });
    frame.stroke(&path, pen(colour, width));
}

fn along() -> Vec<(f32, f32)> {
    let mut points = vec![BEGIN];
    let mut from = BEGIN;
    for [a, b, to] in &CURVES {
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let r = 1.0 - t;
            let mix = |p0: f32, p1: f32, p2: f32, p3: f32| {
                r * r * r * p0 + 3.0 * r * r * t * p1 + 3.0 * r * t * t * p2 + t * t * t * p3
            };
            points.push((mix(from.0, a.0, b.0, to.0), mix(from.1, a.1, b.1, to.1)));
        }
        from = *to;
    }
    points
}

/// The figures of a number of the score, with a true minus below zero.
fn figures(number: i32) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// How wide the ring round a number of this size is, in logical pixels.
#[must_use]
pub fn ring_width(number: i32, face: Font, size: f32) -> f32 {
    (font::width(&figures(number), face, size) + 1.2 * size).max(1.85 * size)
}

/// Draws a number of the score about `centre`: below zero it stands in a pencil ring ("in the hole"), of which the share
/// `drawn` (1 at rest) is seen. The colours are those of the number and of the ring.
pub fn ringed_number(
    frame: &mut impl Surface,
    number: i32,
    font: Font,
    size: f32,
    (ink, ring): (Color, Color),
    centre: Point,
    drawn: f32,
) {
    let text = figures(number);
    Label::new(&text, font, size, ink).centred().draw(frame, centre + Vector::new(0.0, FIGURE_DROP * size));
    if number < 0 {
        let (width, height) = (ring_width(number, font, size), 1.66 * size);
        let rect = Rectangle { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height };
        pencil_ring(frame, rect, ring, (0.11 * size).max(1.4), drawn);
    }
}

/// Draws so much of a wreath of rays round `rect` as `progress` (0 to 1) says: strokes of `colour` from the pencil, a longer
/// and a shorter one by turns, that begin one after the other.
pub fn rays(frame: &mut impl Surface, rect: Rectangle, colour: Color, width: f32, progress: f32) {
    const RAYS: usize = 20;
    let (inner, outer) = (0.39 * rect.width, 0.5 * rect.width - width);
    for index in 0..RAYS {
        let begins = 0.6 * index as f32 / RAYS as f32;
        let drawn = ((progress - begins) / 0.4).clamp(0.0, 1.0);
        if drawn == 0.0 {
            continue;
        }
        let length = (outer - inner) * if index % 2 == 0 { 1.0 } else { 0.6 } * drawn;
        let (sine, cosine) = (std::f32::consts::TAU * index as f32 / RAYS as f32).sin_cos();
        let at = |radius: f32| rect.center() + Vector::new(radius * sine, -radius * cosine);
        frame.stroke(&Path::line(at(inner), at(inner + length)), pen(colour, width));
    }
}

/// Draws the winner's stamp about `centre`, a little turned: words on amber. `grow` (1 at rest) is for its arrival, `opacity`
/// (1 at rest) for its coming to be seen.
pub fn winners_stamp(
    frame: &mut impl Surface,
    palette: &Palette,
    centre: Point,
    words: &str,
    scale: f32,
    (grow, opacity): (f32, f32),
) {
    let scale = scale * grow;
    let ink = palette.on_amber.scale_alpha(opacity);
    let label = Label::new(words, font::BOLD, 22.0 * scale, ink).centred();
    let (width, height) = (36.0_f32.mul_add(scale, label.width()), 44.0 * scale);
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN);
        frame.rotate(Radians((-4_f32).to_radians()));
        let rect = Rectangle { x: -width / 2.0, y: -height / 2.0, width, height };
        fill(frame, rect, 9.0 * scale, palette.amber.scale_alpha(opacity));
        edge(frame, rect.shrink(4.0 * scale), 6.0 * scale, ink, 1.5 * scale);
        label.draw(frame, Point::ORIGIN);
    });
}

/// Draws a stamp ("Set back 3") about `centre`, a little turned, in pencil red. `grow` (1 at rest) is for its arrival.
pub fn stamp(frame: &mut impl Surface, palette: &Palette, centre: Point, words: &str, scale: f32, grow: f32) {
    let scale = scale * grow;
    let label = Label::new(words, font::BOLD, 22.0 * scale, palette.pencil).centred();
    let (width, height) = (36.0_f32.mul_add(scale, label.width()), 44.0 * scale);
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN);
        frame.rotate(Radians((-4_f32).to_radians()));
        let rect = Rectangle { x: -width / 2.0, y: -height / 2.0, width, height };
        edge(frame, rect, 9.0 * scale, palette.pencil, 3.0 * scale);
        label.draw(frame, Point::ORIGIN);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::paint::Inventory;

    #[test]
    fn the_ring_stays_in_its_box_and_overlaps_itself() {
        let points = along();
        assert!(points.iter().all(|(x, y)| x.abs() <= 17.0 && y.abs() <= 15.0));
        assert_eq!(points[0], BEGIN);
        let last = points[points.len() - 1];
        assert!((last.0 + 1.0).abs() < 1e-3 && (last.1 + 11.0).abs() < 1e-3, "it ends above, past its beginning");
    }

    #[test]
    fn a_score_in_the_hole_has_its_sign_within_its_ring() {
        font::load();
        for (number, words) in [(7, "7"), (0, "0"), (-3, "\u{2212}3"), (-11, "\u{2212}11")] {
            let mut seen = Inventory::default();
            let colours = (Color::BLACK, Color::BLACK);
            ringed_number(&mut seen, number, font::PENCIL_BOLD, 20.0, colours, Point::new(100.0, 100.0), 1.0);
            assert_eq!(seen.written[0].whole, words);
            let ring = ring_width(number, font::PENCIL_BOLD, 20.0);
            assert!(number >= 0 || seen.written[0].place.width + 8.0 < ring, "{words} has room in its ring");
        }
    }
}
