//! Counters and their dish.

use super::label::Label;
use super::shape::pen;
use super::surface::Surface;
use crate::font;
use crate::theme::{AVATAR_INK, Palette};

use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{LineCap, Path, Stroke};
use iced::{Color, Point, Radians, Rectangle, Vector};

/// Greatest number of counters that are shown one by one; more are shown as one and their number.
const MOST_COUNTERS: u32 = 7;
/// Radius of a white counter, and distance between counters in a row, at scale 1.
const RADIUS: f32 = 9.6;
const STEP: f32 = 20.4;
/// Size of the number of counters, and its distance from the counter, at scale 1.
const NUMBER: f32 = 16.0;
const BESIDE: f32 = 5.0;

/// The color of a counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CounterColour {
    /// Of the players.
    White,
    /// Of the pool.
    Red,
}

/// Draws a counter about `centre`: a disc with six notches and an inner ring.
pub fn counter(frame: &mut impl Surface, palette: &Palette, colour: CounterColour, centre: Point, scale: f32) {
    let (radius, ground, ink) = look(palette, colour, scale);
    frame.fill(&Path::circle(centre, radius), ground);
    frame.stroke(&Path::circle(centre, radius - 0.5 * scale), pen(ink, scale));
    frame.stroke(&Path::circle(centre, 0.6 * radius), pen(ink, scale));
    for notch in 0..6 {
        let (sin, cos) = (std::f32::consts::TAU * notch as f32 / 6.0).sin_cos();
        let towards = Vector::new(cos, sin);
        let path = Path::line(centre + towards * (0.74 * radius), centre + towards * (0.98 * radius));
        frame.stroke(&path, Stroke { line_cap: LineCap::Butt, ..pen(ink, 2.6 * scale) });
    }
}

/// Draws a counter on its way about `centre`: as it looks at rest but for the notches, which nobody sees while it moves.
pub(crate) fn counter_on_its_way(
    frame: &mut impl Surface,
    palette: &Palette,
    colour: CounterColour,
    centre: Point,
    scale: f32,
) {
    let (radius, ground, ink) = look(palette, colour, scale);
    frame.fill(&Path::circle(centre, radius), ink);
    frame.fill(&Path::circle(centre, radius - scale), ground);
    frame.stroke(&Path::circle(centre, 0.6 * radius), pen(ink, scale));
}

/// Returns the radius of a counter, its color, and that of its lines.
fn look(palette: &Palette, colour: CounterColour, scale: f32) -> (f32, Color, Color) {
    match colour {
        CounterColour::White => (RADIUS * scale, palette.card_paper, AVATAR_INK),
        CounterColour::Red => (12.0 * scale, Color::from_rgb8(0xB3, 0x26, 0x1E), palette.card_paper),
    }
}

/// Returns the width of a row of `count` white counters.
pub(crate) fn counters_width(count: u32, scale: f32) -> f32 {
    (STEP * count.clamp(1, MOST_COUNTERS).saturating_sub(1) as f32 + 2.0 * RADIUS) * scale
}

/// Draws a row of `count` white counters whose share `anchor` (0 its left end, 1 its right one) lies at `at`; more than
/// seven are one with their number.
pub fn counters(frame: &mut impl Surface, palette: &Palette, (at, anchor): (Point, f32), count: u32, scale: f32) {
    if count > MOST_COUNTERS {
        return numbered_counter(frame, palette, (at, anchor), count, scale);
    }
    let left = at.x + RADIUS * scale - anchor * counters_width(count, scale);
    for index in 0..count {
        let centre = Point::new((STEP * scale).mul_add(index as f32, left), at.y);
        counter(frame, palette, CounterColour::White, centre, scale);
    }
}

/// Draws one white counter for `count` of them and their number below it, about `centre`.
pub(crate) fn counter_over_number(frame: &mut impl Surface, palette: &Palette, centre: Point, count: u32, scale: f32) {
    let half = Vector::new(0.0, 10.0 * scale);
    counter(frame, palette, CounterColour::White, centre - half, scale);
    let number = count.to_string();
    Label::new(&number, font::BOLD, 16.0 * scale, palette.text).centred().draw(frame, centre + half);
}

/// Draws one white counter for `count` of them and their number beside it, of which the share `anchor` lies at `at`.
pub(crate) fn numbered_counter(
    frame: &mut impl Surface,
    palette: &Palette,
    (at, anchor): (Point, f32),
    count: u32,
    scale: f32,
) {
    let number = count.to_string();
    let number = Label::new(&number, font::BOLD, NUMBER * scale, palette.text);
    let left = at.x - anchor * numbered_width(count, scale);
    let centre = Point::new(RADIUS.mul_add(scale, left), at.y);
    counter(frame, palette, CounterColour::White, centre, scale);
    number.draw(frame, Point::new(left + counters_width(1, scale) + BESIDE * scale, at.y));
}

/// Returns the width of a counter with this number beside it.
pub(crate) fn numbered_width(count: u32, scale: f32) -> f32 {
    let number = font::width(&count.to_string(), font::BOLD, NUMBER * scale);
    BESIDE.mul_add(scale, counters_width(1, scale)) + number
}

/// Draws the dish of the pool in `rect` with `count` red counters; at most eight are drawn.
pub fn pool(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, count: u32, scale: f32) {
    /// Places of the counters in the dish, in halves of its size.
    const LYING: [(f32, f32); 8] = [
        (-0.42, 0.04),
        (-0.23, -0.22),
        (-0.20, 0.24),
        (0.0, 0.04),
        (0.19, -0.22),
        (0.23, 0.24),
        (0.42, 0.0),
        (0.0, -0.44),
    ];
    let oval = |share: f32, down: f32| {
        let radii = Vector::new(share * rect.width / 2.0, share * rect.height / 2.0);
        oval(rect.center() + Vector::new(0.0, down), radii)
    };
    frame.fill(&oval(1.0, 6.0 * scale), Color { a: 0.28, ..Color::BLACK });
    frame.fill(&oval(1.0, 0.0), palette.chip);
    frame.stroke(&oval(0.995, 0.0), pen(palette.felt_line, 1.5 * scale));
    frame.fill(&oval(0.8, 0.0), palette.patch());
    for (x, y) in LYING.into_iter().take(count as usize) {
        let at = rect.center() + Vector::new(x * rect.width / 2.0, y * rect.height / 2.0);
        counter(frame, palette, CounterColour::Red, at, 1.15 * scale);
    }
}

fn oval(center: Point, radii: Vector) -> Path {
    let (start_angle, end_angle) = (Radians(0.0), Radians(std::f32::consts::TAU));
    Path::new(|path| path.ellipse(Elliptical { center, radii, rotation: Radians(0.0), start_angle, end_angle }))
}

/// Draws a pile of coins that stands on `foot`, at most five of them.
pub(crate) fn coins(frame: &mut impl Surface, foot: Point, count: u32, scale: f32) {
    let (light, dark) = (Color::from_rgb8(0xEB, 0xBF, 0x62), Color::from_rgb8(0xC9, 0x98, 0x3A));
    let (radii, high) = (Vector::new(30.0, 12.5) * scale, 8.5 * scale);
    for index in 0..count.clamp(1, 5) {
        let at = foot - Vector::new(0.0, high * index as f32);
        for (at, colour) in [(at, dark), (at - Vector::new(0.0, high), light)] {
            frame.fill(&oval(at, radii), colour);
            frame.stroke(&oval(at, radii), pen(AVATAR_INK, 2.4 * scale));
        }
    }
}
