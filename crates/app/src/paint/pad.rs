//! The score pad: ruled paper, red binding, figures in pencil; and the other marks of the pencil.

use super::label::Label;
use super::seat::lettered_mark;
use super::shadow::PLATE_SHADOW;
use super::shape::{edge, fill, line, pen, rounded, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Font, Point, Radians, Rectangle, Size, Vector, border};

const CORNER: f32 = 5.0;
/// Heights of the bound edge, of the heading and of a row, at scale 1.
pub(crate) const BINDING: f32 = 13.0;
pub(crate) const HEADING: f32 = 32.0;
pub(crate) const ROW: f32 = 29.0;
/// Smallest size that all names of the heading shrink to for the longest of them, before it is cut: as a share of the
/// usual size, and in logical pixels.
const SMALLEST: f32 = 0.72;
const LEAST_NAME: f32 = 11.0;
/// Minimum and desired distance between names, in sizes of their letters.
const BETWEEN: f32 = 0.3;
const AIRY: f32 = 0.9;

/// A column of the pad: a player or a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column<'a> {
    /// The name.
    pub name: &'a str,
    /// Number of the side whose mark stands before the name, if it is that of a side.
    pub side: Option<usize>,
    /// `true` if the pitcher of this hand plays for it: its name is underlined.
    pub is_pitcher: bool,
}

/// A row of the pad: the totals after a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row<'a> {
    /// The number of the hand.
    pub label: &'a str,
    /// The running totals in points, one a column; below zero they have their sign and stand in a ring.
    pub totals: Vec<i32>,
}

/// Contents of the pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Pad<'a> {
    /// The columns.
    pub columns: Vec<Column<'a>>,
    /// The rows, oldest first; the last one is bold.
    pub rows: Vec<Row<'a>>,
    /// The hand being played: its number and words ("Ana bid 3 ...").
    pub note: Option<(&'a str, &'a str)>,
    /// A column of the last row of which the ring is still being drawn, and the share of it that is, 0 to 1.
    pub ring: Option<(usize, f32)>,
}

/// Returns the middle of the heading of a column, given with their number, of a pad in `rect`, and the width of a column.
pub(crate) fn pad_heading(rect: Rectangle, scale: f32, (column, columns): (usize, usize)) -> (Point, f32) {
    let rect = snapped(rect);
    let margin = margin(rect, scale);
    let width = (rect.x + rect.width - margin) / columns.max(1) as f32;
    let y = 0.56f32.mul_add(HEADING * scale, rect.y + BINDING * scale);
    (Point::new((column as f32 + 0.5).mul_add(width, margin), y), width)
}

/// Returns the place of the line between the numbers of the hands and the scores.
fn margin(rect: Rectangle, scale: f32) -> f32 {
    (rect.x + 26.0 * scale).round() + 0.5
}

/// Draws the pad into `rect`: heading, then as many of the newest rows as have room.
pub fn pad(frame: &mut impl Surface, palette: &Palette, scale: f32, rect: Rectangle, pad: &Pad<'_>) {
    let rect = snapped(rect);
    let text = scale;
    let ruled = rect.y + BINDING * scale + HEADING * scale;
    let height = ROW * scale;
    let lines = ((rect.y + rect.height - ruled) / height) as usize;
    let margin = margin(rect, scale);
    let heights = (0..=lines).map(|index| height.mul_add(index as f32, ruled));
    ruled_paper(frame, palette, rect, (BINDING * scale, margin), heights, scale);

    let (first, width) = pad_heading(rect, scale, (0, pad.columns.len()));
    let centre = |column: usize| (column as f32).mul_add(width, first.x);
    heading(frame, palette, pad, width, centre, first.y, text);

    let notes = usize::from(pad.note.is_some());
    let shown = &pad.rows[pad.rows.len().saturating_sub(lines.saturating_sub(notes))..];
    let middle = |index: usize| (index as f32 + 0.52).mul_add(height, ruled);
    for (index, row) in shown.iter().enumerate() {
        let is_last = index + 1 == shown.len();
        number(frame, palette, row.label, rect.x, margin, middle(index), text);
        let (font, size, ink) = if is_last {
            (font::PENCIL_BOLD, 20.0 * text, palette.ink)
        } else {
            (font::PENCIL, 17.0 * text, palette.second_ink)
        };
        let size = size.min(0.72 * width);
        for (column, total) in row.totals.iter().enumerate() {
            let at = Point::new(centre(column), middle(index));
            let drawn = pad.ring.filter(|(ringed, _)| is_last && *ringed == column).map_or(1.0, |(_, drawn)| drawn);
            // A figure stays within its column, and a ring, of whose box a sixth is left free by its line.
            let needed = match *total {
                ..0 => ring_width(*total, font, size) / 1.16,
                0.. => 1.1 * font::width(&figures(*total), font, size),
            };
            let size = size.min(size * width / needed);
            ringed_number(frame, *total, font, size, (ink, palette.pencil), at, drawn);
        }
    }
    if let Some((label, words)) = pad.note {
        let y = middle(shown.len());
        number(frame, palette, label, rect.x, margin, y, text);
        Label::new(words, font::PENCIL, 15.5 * text, palette.second_ink)
            .within(rect.x + rect.width - margin - 14.0 * scale)
            .draw(frame, Point::new(margin + 8.0 * scale, y + 1.2 * text));
    }
}

fn heading(
    frame: &mut impl Surface,
    palette: &Palette,
    pad: &Pad<'_>,
    width: f32,
    centre: impl Fn(usize) -> f32,
    y: f32,
    text: f32,
) {
    // All names shrink together until the longest stands apart from its neighbors, but for one that is cut in any case.
    let size = 17.0 * text;
    let least = (SMALLEST * size).max(LEAST_NAME);
    let (room, airy) = (width - BETWEEN * size * SMALLEST, width - AIRY * size * SMALLEST);
    let widths = pad.columns.iter().map(|column| font::width(column.name, font::PENCIL_BOLD, size));
    let widest = widths.filter(|width| least / size * width <= room).fold(airy, f32::max);
    let size = (size * airy / widest).max(least);
    for (index, column) in pad.columns.iter().enumerate() {
        // The mark and its distance.
        let before = if column.side.is_some() { 1.15 * size } else { 0.0 };
        let label = Label::new(column.name, font::PENCIL_BOLD, size, palette.ink).within(room - before).centred();
        let x = centre(index) + before / 2.0;
        if let Some(side) = column.side {
            let at = Point::new(x - label.width() / 2.0 - 0.73 * size, y);
            lettered_mark(frame, palette, at, (side, column.name), 0.42 * size);
        }
        label.draw(frame, Point::new(x, y));
        if column.is_pitcher {
            let half = label.width() / 2.0;
            let below = y + 0.62 * size;
            line(frame, Point::new(x - half, below), Point::new(x + half, below), palette.ink, (0.1 * size).max(1.25));
        }
    }
}

fn number(frame: &mut impl Surface, palette: &Palette, label: &str, left: f32, margin: f32, y: f32, text: f32) {
    let at = Point::new((left + margin) / 2.0, y);
    Label::new(label, font::MEDIUM, 12.0 * text.max(1.0), palette.second_ink).centred().draw(frame, at);
}

/// Draws the bound edge with its stitches.
pub(crate) fn binding(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, height: f32, scale: f32) {
    let corners = border::radius(2.0 * scale).top(CORNER * scale);
    frame
        .fill(&Path::rounded_rectangle(rect.position(), iced::Size::new(rect.width, height), corners), palette.binding);
    let (step, long, thick) = (16.0 * scale, 8.0 * scale, 2.2 * scale);
    let count = ((rect.width - 12.0 * scale) / step) as usize;
    let left = rect.center_x() - (count as f32 - 1.0) * step / 2.0 - long / 2.0;
    let thread = Color { a: 0.62, ..Color::from_rgb8(0xFB, 0xF5, 0xE4) };
    for index in 0..count {
        let stitch = Rectangle {
            x: step.mul_add(index as f32, left),
            y: rect.y + 0.42 * height - thick / 2.0,
            width: long,
            height: thick,
        };
        frame.fill(&rounded(stitch, thick / 2.0), thread);
    }
}

/// The ring in a box of -17 to 17 by -15 to 15: where it begins, and its three curves.
const BEGIN: (f32, f32) = (-12.0, -1.0);
const CURVES: [[(f32, f32); 3]; 3] = [
    [(-12.0, -11.0), (9.0, -13.0), (12.5, -2.0)],
    [(14.0, 9.0), (-8.0, 13.0), (-12.0, 3.5)],
    [(-14.0, -3.0), (-9.0, -10.0), (-1.0, -11.0)],
];
/// Distance by which figures of Kalam are lowered to stand in the middle of their line, in sizes of the figures.
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

/// Returns the figures of a number of the score, with a true minus below zero.
pub(super) fn figures(number: i32) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// Returns the width of the ring round a number of this size, in logical pixels.
pub(crate) fn ring_width(number: i32, face: Font, size: f32) -> f32 {
    (font::width(&figures(number), face, size) + 1.2 * size).max(1.85 * size)
}

/// Draws a number of the score about `centre`: below zero it stands in a pencil ring ("in the hole"), of which the share
/// `drawn` (1 at rest) is seen. The colors are those of the number and of the ring.
pub(crate) fn ringed_number(
    frame: &mut impl Surface,
    number: i32,
    font: Font,
    size: f32,
    colours: (Color, Color),
    centre: Point,
    drawn: f32,
) {
    ringed_number_within(frame, number, font, (size, 1.66 * size), colours, centre, drawn);
}

/// Draws such a number in a ring of this height, where lines are close above and below it.
pub(crate) fn ringed_number_within(
    frame: &mut impl Surface,
    number: i32,
    font: Font,
    (size, height): (f32, f32),
    (ink, ring): (Color, Color),
    centre: Point,
    drawn: f32,
) {
    let text = figures(number);
    Label::new(&text, font, size, ink).centred().draw(frame, centre + Vector::new(0.0, FIGURE_DROP * size));
    if number < 0 {
        let width = ring_width(number, font, size);
        let rect = Rectangle { x: centre.x - width / 2.0, y: centre.y - height / 2.0, width, height };
        pencil_ring(frame, rect, ring, (0.11 * size).max(1.4), drawn);
    }
}

/// Draws a stamp ("Set back") in a color about `centre`, a little turned. `grow` (1 at rest) is for its arrival.
pub fn stamp(frame: &mut impl Surface, colour: Color, centre: Point, words: &str, scale: f32, grow: f32) {
    let scale = scale * grow;
    let label = Label::new(words, font::BOLD, 38.0 * scale, colour).centred();
    let Size { width, height } = stamp_size(words, scale);
    frame.with_save(|frame| {
        frame.translate(centre - Point::ORIGIN);
        frame.rotate(Radians((-8_f32).to_radians()));
        let rect = Rectangle { x: -width / 2.0, y: -height / 2.0, width, height };
        edge(frame, rect, 9.0 * scale, colour, 3.0 * scale);
        label.draw(frame, Point::ORIGIN);
    });
}

/// Returns the size of a stamp before it is turned.
pub(crate) fn stamp_size(words: &str, scale: f32) -> Size {
    Size::new(44.0_f32.mul_add(scale, font::width(words, font::BOLD, 38.0 * scale)), 56.0 * scale)
}

/// Draws a slip of blank paper with its binding.
pub(crate) fn bound_slip(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, scale: f32) {
    frame.shade(rect, 6.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 6.0 * scale, palette.paper);
    edge(frame, rect, 6.0 * scale, palette.hairline, 1.0);
    binding(frame, palette, rect, 13.0 * scale, 0.8 * scale);
}

/// Draws ruled paper with its binding: lines at these heights, and one upright at `margin`.
pub(crate) fn ruled_paper(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    (bound, margin): (f32, f32),
    lines: impl Iterator<Item = f32>,
    scale: f32,
) {
    frame.shade(rect, CORNER * scale, PLATE_SHADOW);
    fill(frame, rect, CORNER * scale, palette.paper);
    for y in lines.map(|y| y.round() + 0.5).filter(|y| *y < rect.y + rect.height - 2.0) {
        line(frame, Point::new(rect.x, y), Point::new(rect.x + rect.width, y), palette.rule_line, 1.5);
    }
    let top = Point::new(margin, rect.y + bound);
    line(frame, top, Point::new(margin, rect.y + rect.height), palette.margin_line, 1.25);
    binding(frame, palette, rect, bound, scale);
}

/// Draws the share `progress` (0 to 1) of two strokes through what stands about `centre`, `width` wide.
pub(crate) fn scratch(frame: &mut impl Surface, colour: Color, centre: Point, width: f32, progress: f32, scale: f32) {
    let half = width / 2.0;
    for (index, (left, right)) in [(9.0_f32, -17.0_f32), (16.0, -9.0)].into_iter().enumerate() {
        let drawn = (2.0_f32.mul_add(progress, -(index as f32))).clamp(0.0, 1.0);
        if drawn == 0.0 {
            continue;
        }
        let at = |t: f32| {
            // The strokes bend: the hand turns about its wrist.
            let y = (right - left).mul_add(t, left) - 6.0 * (1.0 - (2.0 * t - 1.0).powi(2));
            centre + Vector::new((2.0 * t - 1.0) * half, y * scale)
        };
        let path = Path::new(|path| {
            path.move_to(at(0.0));
            (1..=8).for_each(|step| path.line_to(at(drawn * step as f32 / 8.0)));
        });
        frame.stroke(&path, pen(colour, 3.2 * scale));
    }
}

/// Draws the double line above totals.
pub(crate) fn total_line(frame: &mut impl Surface, palette: &Palette, from: Point, to: Point, scale: f32) {
    let down = |point: Point, by: f32| point + Vector::new(0.0, by * scale);
    for (left, right) in [(-1.0, -2.0), (2.5, 2.0)] {
        frame.stroke(&Path::line(down(from, left), down(to, right)), pen(palette.ink, 1.8 * scale));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Inventory;

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
