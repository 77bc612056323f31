//! The score pad: ruled paper, red binding, figures in pencil.

use super::label::Label;
use super::pencil::{ring_width, ringed_number};
use super::shadow::PLATE_SHADOW;
use super::shape::{fill, line, rounded, shadow, snapped};
use super::surface::Surface;
use crate::app::font;
use crate::app::layout::Rail;
use crate::app::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, border};

const CORNER: f32 = 5.0;
/// How much smaller all names of the heading become for the longest of them, before it is cut, and the smallest size.
const SMALLEST: f32 = 0.72;
const LEAST_NAME: f32 = 11.0;
/// Names keep this distance from each other, in sizes of their letters, and wish for the other.
const BETWEEN: f32 = 0.3;
const AIRY: f32 = 0.5;

/// A column of the pad: a player or a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column<'a> {
    /// The name.
    pub name: &'a str,
    /// Whether the pitcher of this hand plays for it: its name is underlined.
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

/// What stands on the pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Pad<'a> {
    /// The columns.
    pub columns: Vec<Column<'a>>,
    /// The rows, oldest first; the last one is bold.
    pub rows: Vec<Row<'a>>,
    /// The hand being played: its number and words ("Ana bid 3 ...").
    pub note: Option<(&'a str, &'a str)>,
    /// A column of the last row of which the ring is still being drawn, and how much of it there is, 0 to 1.
    pub ring: Option<(usize, f32)>,
}

/// Draws the pad into `rect`: heading, then as many of the newest rows as have room.
pub fn pad(frame: &mut impl Surface, palette: &Palette, rail: &Rail, rect: Rectangle, pad: &Pad<'_>) {
    let rect = snapped(rect);
    let (scale, text) = (rail.scale, rail.text);
    shadow(frame, rect, CORNER * scale, PLATE_SHADOW);
    fill(frame, rect, CORNER * scale, palette.paper);

    let ruled = rect.y + rail.binding() + rail.pad_heading();
    let height = rail.pad_row();
    let lines = ((rect.y + rect.height - ruled) / height) as usize;
    for index in 0..=lines {
        let y = height.mul_add(index as f32, ruled).round() + 0.5;
        if y < rect.y + rect.height - 2.0 {
            line(frame, Point::new(rect.x, y), Point::new(rect.x + rect.width, y), palette.rule_line, 1.5);
        }
    }
    let margin = (rect.x + 26.0 * scale).round() + 0.5;
    let top = Point::new(margin, rect.y + rail.binding());
    line(frame, top, Point::new(margin, rect.y + rect.height), palette.margin_line, 1.25);
    binding(frame, palette, rect, rail.binding(), scale);

    let width = (rect.x + rect.width - margin) / pad.columns.len().max(1) as f32;
    let centre = |column: usize| (column as f32 + 0.5).mul_add(width, margin);
    heading(frame, palette, pad, width, centre, rect.y + rail.binding() + 0.56 * rail.pad_heading(), text);

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
            // A ring stays within its column; a sixth of its box is left free by its line.
            let size = match *total {
                ..0 => size.min(1.16 * size * width / ring_width(*total, font, size)),
                0.. => size,
            };
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
    // All names shrink together until the longest stands apart from its neighbours, but for one that is cut in any case.
    let size = 17.0 * text;
    let least = (SMALLEST * size).max(LEAST_NAME);
    let (room, airy) = (width - BETWEEN * size * SMALLEST, width - AIRY * size * SMALLEST);
    let widths = pad.columns.iter().map(|column| font::width(column.name, font::PENCIL_BOLD, size));
    let widest = widths.filter(|width| least / size * width <= room).fold(airy, f32::max);
    let size = (size * airy / widest).max(least);
    for (index, column) in pad.columns.iter().enumerate() {
        let label = Label::new(column.name, font::PENCIL_BOLD, size, palette.ink).within(room).centred();
        let x = centre(index);
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

/// The bound edge with its stitches.
fn binding(frame: &mut impl Surface, palette: &Palette, rect: Rectangle, height: f32, scale: f32) {
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
