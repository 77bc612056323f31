//! The peg board: for each side a track with as many holes as the game has points, and two pegs.

use super::label::Label;
use super::seat::{lettered_mark, mark};
use super::shadow::PLATE_SHADOW;
use super::shape::{fill, line, pen, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::{Palette, WOOD};

use iced::widget::canvas::Path;
use iced::{Point, Rectangle};

/// Holes in a row of the track.
const ROW: i16 = 30;
/// Distance of rows, in logical pixels, below which one line stands for the whole track.
const LEAST_ROW: f32 = 5.0;

/// The track of a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Track<'a> {
    /// Name of the side.
    pub name: &'a str,
    /// The score as it is written.
    pub score: i32,
    /// Points that the side has just pegged: "+10"; empty if none in this hand.
    pub gained: String,
    /// The holes in which its pegs stand, from 0 for the start: the last one and the one before.
    pub pegs: [i16; 2],
    /// The hole in which a peg that is on its way will stop.
    pub stops: Option<i16>,
    /// Number of the side, by which it is marked.
    pub side: usize,
}

/// Draws the board into `rect`: tracks below each other, each with the mark of its side and its score, and its holes to the
/// right of them.
pub(crate) fn board(
    frame: &mut impl Surface,
    palette: &Palette,
    scale: f32,
    rect: Rectangle,
    tracks: &[Track<'_>],
    target: i16,
) {
    let rect = snapped(rect);
    let [wood, dark, _, ink] = WOOD;
    frame.shade(rect, 8.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 8.0 * scale, dark);
    fill(frame, Rectangle { height: rect.height - 3.0 * scale, ..rect }, 8.0 * scale, wood);
    let inset = 12.0 * scale;
    let top = rect.y.max(0.0) + 3.0 * scale;
    let height = (rect.y + rect.height - top - 5.0 * scale) / tracks.len().max(1) as f32;
    for (index, track) in tracks.iter().enumerate() {
        let y = height.mul_add(index as f32, top);
        if index > 0 {
            line(frame, Point::new(rect.x + inset, y), Point::new(rect.x + rect.width - inset, y), dark, 1.5);
        }
        let middle = y + height / 2.0;
        let at = Point::new(rect.x + inset + 7.0 * scale, middle);
        lettered_mark(frame, palette, at, (track.side, track.name), 7.5 * scale);
        let size = (30.0 * scale).min(0.62 * height);
        let score = super::pad::figures(track.score);
        let left = rect.x + inset + 21.0 * scale;
        Label::new(&score, font::PENCIL_BOLD, size, ink).draw(frame, Point::new(left, middle + 1.5 * scale));
        if !track.gained.is_empty() {
            let gained = Label::new(&track.gained, font::SEMIBOLD, 13.0 * scale, ink);
            let beside = left + font::width(&score, font::PENCIL_BOLD, size) + 3.0 * scale;
            gained.within(rect.x + inset + 86.0 * scale - beside).draw(frame, Point::new(beside, middle - 0.3 * size));
        }
        let x = rect.x + inset + 90.0 * scale;
        let holes = Rectangle { x, y, width: rect.x + rect.width - inset - x, height };
        holes_of(frame, palette, holes, (target, scale), track);
        if index == 0 {
            let goal = target.to_string();
            let goal = Label::new(&goal, font::PENCIL_BOLD, (15.0 * scale).max(12.0), ink);
            let right = rect.x + rect.width - 4.0 * scale;
            goal.draw(frame, Point::new(right - goal.width(), middle - 0.08 * height));
        }
    }
}

/// Returns the number of rows that the holes of a track lie in.
fn rows_of(target: i16) -> i16 {
    let rows = (target - 1) / ROW;
    if (target - 1) % ROW == 0 { rows.max(1) } else { rows + 1 }
}

/// Draws the holes of a track with its pegs.
fn holes_of(
    frame: &mut impl Surface,
    palette: &Palette,
    rect: Rectangle,
    (target, scale): (i16, f32),
    track: &Track<'_>,
) {
    let [_, _, hole_ink, _] = WOOD;
    let rows = rows_of(target);
    let row = (rect.height / f32::from(rows + 1)).min(26.0 * scale);
    // A board that fills the place of the pad has holes that are seen from afar.
    let large = if row > 16.0 * scale.max(1.0) { 1.5 } else { 1.0 };
    // The start has a place of its own before the first hole, and the last hole of 61, 91 or 181 one behind its row.
    // Holes stand in groups of five.
    let pitch = rect.width / (f32::from(ROW + 2) + 2.5);
    let is_line = row < LEAST_ROW;
    let top = rect.center_y() - row * f32::from(rows - 1) / 2.0;
    let place = |hole: i16| {
        let hole = hole.clamp(0, target);
        if is_line {
            return Point::new(rect.x + rect.width * f32::from(hole) / f32::from(target), rect.center_y());
        }
        let (row_of, column) = match hole {
            0 => (0, -1),
            _ if (hole - 1) / ROW == rows => (rows - 1, ROW),
            _ => ((hole - 1) / ROW, (hole - 1) % ROW),
        };
        let column = f32::from(column) + 0.5 * f32::from(column.max(0) / 5);
        Point::new(pitch.mul_add(column + 1.5, rect.x), f32::from(row_of).mul_add(row, top))
    };
    if is_line {
        line(frame, place(0), place(target), hole_ink, 2.0);
    } else {
        // One path: the renderer takes a mask for each.
        let holes = Path::new(|path| {
            for hole in 1..=target {
                let radius = if hole == target { 0.26 } else { 0.17 } * large * pitch.min(row);
                path.circle(place(hole), radius.max(0.9));
            }
        });
        frame.fill(&holes, hole_ink);
    }
    let size = (0.5 * large * pitch.min(row)).max(4.0 * scale.min(1.0));
    if let Some(stops) = track.stops {
        frame.stroke(&Path::circle(place(stops), 0.85 * size), pen(WOOD[3], 2.0 * scale));
    }
    let [last, before] = track.pegs;
    if before != last {
        mark(frame, palette, place(before), track.side, 0.8 * size);
    }
    mark(frame, palette, place(last), track.side, 1.25 * size);
}
