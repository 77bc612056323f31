//! The peg board: for each side a track with as many holes as the game has points, and two pegs.

use super::label::Label;
use super::shadow::PLATE_SHADOW;
use super::shape::{fill, line, pen, snapped};
use super::surface::Surface;
use crate::font;
use crate::layout::Rail;
use crate::theme::Palette;

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Vector};

/// Holes in a row of the track and in a group, and room between two groups as a share of a hole.
const ROW: i16 = 30;
const GROUP: i16 = 5;
const BETWEEN: f32 = 0.6;
/// Distance of rows, in logical pixels, below which one line stands for the whole track.
const LEAST_ROW: f32 = 5.0;
/// The longest name on the board before it is cut, as a share of the board.
const NAME: f32 = 0.58;

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
}

/// Draws the board into `rect`: tracks below each other, each with its name and its score.
pub(crate) fn board(
    frame: &mut impl Surface,
    palette: &Palette,
    rail: &Rail,
    rect: Rectangle,
    tracks: &[Track<'_>],
    target: i16,
) {
    let rect = snapped(rect);
    let (scale, text) = (rail.scale, rail.text);
    frame.shade(rect, 5.0 * scale, PLATE_SHADOW);
    fill(frame, rect, 5.0 * scale, palette.paper);
    let inset = 12.0 * scale;
    let height = (rect.height - inset) / tracks.len().max(1) as f32;
    for (index, track) in tracks.iter().enumerate() {
        let top = height.mul_add(index as f32, rect.y + 0.5 * inset);
        if index > 0 {
            line(frame, Point::new(rect.x, top), Point::new(rect.x + rect.width, top), palette.rule_line, 1.5);
        }
        // Where there is little room the holes keep what they need of it.
        let needed = LEAST_ROW * f32::from(rows_of(target)) + 3.0 * scale;
        let heading = (28.0 * text).min((height - needed).max(19.0 * text)).min(0.7 * height);
        let middle = top + 0.54 * heading;
        let (left, right) = (rect.x + inset, rect.x + rect.width - inset);
        let shape = Shape::of(index);
        shape.draw(frame, palette, Point::new(left + 4.0 * scale, middle), 5.0 * scale, true);
        let size = (18.0 * text).min(0.72 * heading);
        let name = Label::new(track.name, font::PENCIL_BOLD, size, palette.ink).within(NAME * rect.width);
        name.draw(frame, Point::new(left + 15.0 * scale, middle));
        let score = super::pad::figures(track.score);
        let score = Label::new(&score, font::PENCIL_BOLD, 1.2 * size, palette.ink).right();
        score.draw(frame, Point::new(right, middle));
        let gained = Label::new(&track.gained, font::SEMIBOLD, 0.82 * size, palette.gain).right();
        gained.draw(frame, Point::new(right - score.width() - 8.0 * scale, middle));
        let holes =
            Rectangle { x: left, y: top + heading, width: right - left, height: height - heading - 2.0 * scale };
        holes_of(frame, palette, holes, (target, scale), track, shape);
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
    shape: Shape,
) {
    let rows = rows_of(target);
    let row = (rect.height / f32::from(rows)).min(11.0 * scale);
    // The start has a place of its own before the first hole, and the last hole of 61, 91 or 181 one behind its row.
    let places = f32::from(ROW + 1) + BETWEEN * f32::from(ROW / GROUP + 1);
    let pitch = rect.width / places;
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
        let along = if column < 0 { 0.0 } else { BETWEEN.mul_add(f32::from(column / GROUP) + 1.0, f32::from(column)) };
        Point::new((along + 0.3).mul_add(pitch, rect.x), f32::from(row_of).mul_add(row, top))
    };
    if is_line {
        line(frame, place(0), place(target), palette.second_ink, 1.5);
        for hole in (0..=target).step_by(ROW as usize / 3).chain([target]) {
            let tick = Vector::new(0.0, 3.0 * scale);
            line(frame, place(hole) - tick, place(hole) + tick, palette.second_ink, 1.0);
        }
    } else {
        for hole in 1..=target {
            let radius = if hole == target { 0.3 } else { 0.17 } * pitch.min(row);
            frame.fill(&Path::circle(place(hole), radius.max(0.9)), palette.second_ink);
        }
    }
    let size = (0.62 * pitch.min(row)).max(3.2 * scale.min(1.0));
    let [last, before] = track.pegs;
    if before != last {
        shape.draw(frame, palette, place(before), size, false);
    }
    shape.draw(frame, palette, place(last), 1.15 * size, true);
}

/// The head of a peg: sides are told apart by it, and by their color besides.
#[derive(Debug, Clone, Copy)]
enum Shape {
    Round,
    Square,
    Pointed,
}

impl Shape {
    const fn of(side: usize) -> Self {
        match side % 3 {
            0 => Shape::Round,
            1 => Shape::Square,
            _ => Shape::Pointed,
        }
    }

    fn colour(self, palette: &Palette) -> Color {
        match self {
            Shape::Round => palette.ink,
            Shape::Square => palette.pencil,
            Shape::Pointed => palette.gain,
        }
    }

    /// Draws it about `centre`: filled, or as a ring where the peg stood before.
    fn draw(self, frame: &mut impl Surface, palette: &Palette, centre: Point, radius: f32, is_filled: bool) {
        let at = |x: f32, y: f32| centre + Vector::new(x, y) * radius;
        let corners: &[(f32, f32)] = match self {
            Shape::Round => &[],
            Shape::Square => &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
            Shape::Pointed => &[(0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)],
        };
        let path = match corners {
            [] => Path::circle(centre, radius),
            [first, rest @ ..] => Path::new(|path| {
                path.move_to(at(first.0, first.1));
                rest.iter().for_each(|corner| path.line_to(at(corner.0, corner.1)));
                path.close();
            }),
        };
        frame.fill(&path, if is_filled { self.colour(palette) } else { palette.paper });
        frame.stroke(&path, pen(self.colour(palette), 1.3));
    }
}
