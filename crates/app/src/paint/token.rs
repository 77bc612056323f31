//! The small tokens of the game: dealer button, tricks taken, letters of points, counters and their dish.

use super::label::Label;
use super::shape::{fill, pen, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::{AVATAR_INK, Palette};

use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{LineCap, Path, Stroke};
use iced::{Color, Point, Radians, Rectangle, Size, Vector};

/// Greatest number of counters that are shown one by one; more are shown as one and their number.
const MOST_COUNTERS: u32 = 12;
/// Radius of a white counter, and distance between counters in a row, at scale 1.
const RADIUS: f32 = 9.5;
const STEP: f32 = 13.0;

/// Draws the dealer button about `centre`, 22 across at scale 1.
pub(crate) fn dealer_button(frame: &mut impl Surface, palette: &Palette, centre: Point, scale: f32) {
    let circle = |radius: f32| Path::circle(centre, radius * scale);
    frame.fill(&circle(11.0), palette.card_paper);
    frame.stroke(&circle(10.5), pen(AVATAR_INK, scale));
    frame.stroke(&circle(8.8), pen(AVATAR_INK, 1.1 * scale));
    Label::new("D", font::SEMIBOLD, 11.5 * scale, AVATAR_INK).centred().draw(frame, centre);
}

/// Draws the sign for tricks, two small cards, with its right lower part about `centre`; 15 wide at scale 1.
pub(crate) fn tricks(frame: &mut impl Surface, palette: &Palette, centre: Point, scale: f32) {
    let card = |x: f32, y: f32| {
        let size = Size::new(7.6, 11.5) * scale;
        let corner = centre + Vector::new(x, y) * scale - Vector::new(size.width / 2.0, size.height / 2.0);
        super::shape::rounded(Rectangle::new(corner, size), 1.5 * scale)
    };
    frame.with_save(|frame| {
        let pivot = centre - Point::ORIGIN;
        frame.translate(pivot);
        frame.rotate(Radians((-8_f32).to_radians()));
        frame.translate(pivot * -1.0);
        frame.stroke(&card(-3.4, -0.2), pen(palette.muted, 1.1 * scale));
    });
    frame.with_save(|frame| {
        let pivot = centre - Point::ORIGIN;
        frame.translate(pivot);
        frame.rotate(Radians(9_f32.to_radians()));
        frame.translate(pivot * -1.0);
        frame.fill(&card(2.6, -0.4), palette.muted);
    });
}

/// Draws the letter of a point that a seat won (H, L, J, G) in a green tile filling `rect`.
pub(crate) fn point_letter(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, letter: &str, scale: f32) {
    fill(frame, snapped(rect), 4.5 * scale, palette.good);
    let size = 13.0 * scale;
    let room = (rect.width - 2.0) / font::width(letter, font::BOLD, size);
    Label::new(letter, font::BOLD, size * room.min(1.0), palette.plate).centred().draw(frame, rect.center());
}

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

/// Returns the width of a row of `count` white counters with their number; more than twelve become one.
pub(crate) fn counters_width(count: u32, scale: f32) -> f32 {
    row_width(lying(count), scale) + number_width(count, scale)
}

/// Draws `count` white counters in a row about `centre`, followed by their number; more than twelve become one, and so do
/// those that do not go into `room`.
pub fn counters(frame: &mut impl Surface, palette: &Palette, centre: Point, count: u32, room: f32, scale: f32) {
    let shown = if counters_width(count, scale) > room { 1 } else { lying(count) };
    let row = row_width(shown, scale);
    let left = centre.x - (row + number_width(count, scale)) / 2.0;
    for index in 0..shown {
        let at = Point::new((RADIUS * scale) + (STEP * scale).mul_add(index as f32, left), centre.y);
        counter(frame, palette, CounterColour::White, at, scale);
    }
    let number = count.to_string();
    let label = Label::new(&number, font::SEMIBOLD, 16.0 * scale, palette.text);
    label.draw(frame, Point::new(left + row + 8.0 * scale, centre.y));
}

/// Draws one white counter about `centre` for `count` of them, with their number on it.
pub(crate) fn numbered_counter(frame: &mut impl Surface, palette: &Palette, centre: Point, count: u32, scale: f32) {
    let (radius, ground, ink) = look(palette, CounterColour::White, 1.2 * scale);
    frame.fill(&Path::circle(centre, radius), ground);
    frame.stroke(&Path::circle(centre, radius - 0.5 * scale), pen(ink, 1.5 * scale));
    Label::new(&count.to_string(), font::BOLD, 14.0 * scale, ink).centred().draw(frame, centre);
}

/// Returns the number of counters drawn for `count` of them.
const fn lying(count: u32) -> u32 {
    if count > MOST_COUNTERS { 1 } else { count }
}

fn row_width(shown: u32, scale: f32) -> f32 {
    (STEP * shown.saturating_sub(1) as f32 + 2.0 * RADIUS) * scale
}

/// Returns the room of a number of counters with its distance from them.
fn number_width(count: u32, scale: f32) -> f32 {
    font::width(&count.to_string(), font::SEMIBOLD, 16.0 * scale) + 8.0 * scale
}

/// Draws the dish of the pool in `rect` with `count` red counters (at most eight are drawn) and below it its `words`.
pub fn pool(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, count: u32, words: &str, scale: f32) {
    /// Places of the counters in the dish, in halves of its size.
    const LYING: [(f32, f32); 8] = [
        (-0.16, -0.22),
        (0.16, 0.06),
        (-0.40, 0.08),
        (0.40, -0.14),
        (-0.08, 0.30),
        (0.02, -0.02),
        (0.62, 0.08),
        (-0.62, -0.08),
    ];
    let oval = |shrink: f32| {
        Path::new(|path| {
            path.ellipse(Elliptical {
                center: rect.center(),
                radii: Vector::new(rect.width / 2.0 - shrink, rect.height / 2.0 - shrink),
                rotation: Radians(0.0),
                start_angle: Radians(0.0),
                end_angle: Radians(std::f32::consts::TAU),
            });
        })
    };
    frame.fill(&oval(0.0), palette.plate);
    frame.stroke(&oval(0.75 * scale), pen(palette.plate_edge, 1.5 * scale));
    frame.stroke(&oval(13.0 * scale), pen(palette.plate_edge, scale));
    for (x, y) in LYING.into_iter().take(count as usize) {
        let at = rect.center() + Vector::new(x * rect.width / 2.0, y * rect.height / 2.0);
        counter(frame, palette, CounterColour::Red, at, scale);
    }
    let below = Point::new(rect.center_x(), rect.y + rect.height + 17.0 * scale);
    Label::new(words, font::MEDIUM, 15.5 * scale, palette.text).centred().draw(frame, below);
}
