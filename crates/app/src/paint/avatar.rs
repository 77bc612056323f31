//! Avatars: a circle is a person, with a face or a letter, a rounded square with an antenna a bot, with bars for its level.

use super::label::Label;
use super::shape::{edge, fill, snapped};
use super::surface::Surface;
use crate::font;
use crate::theme::AVATAR_INK;
use pitch_players::{Level, Temper};
use pitch_session::Face;

use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{LineCap, LineJoin, Path, Stroke};
use iced::{Color, Point, Rectangle, Size};

/// Kind of player at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    /// A person with this face.
    Person(Face),
    /// A bot.
    Bot,
}

/// Draws an avatar in the square `rect` with the player's face, or with the first letter of `name`, or a question mark where
/// nobody is named yet. The antenna of a bot looks out above the square.
pub(crate) fn avatar(frame: &mut impl Surface, rect: Rectangle, hue: Color, sitter: Sitter, name: &str) {
    let side = rect.width;
    match sitter {
        Sitter::Person(_) => frame.fill(&Path::circle(rect.center(), side / 2.0), hue),
        Sitter::Bot => {
            fill(frame, rect, 0.26 * side, hue);
            let antenna = Rectangle {
                x: rect.center_x() - 0.17 * side,
                y: rect.y - 0.11 * side,
                width: 0.34 * side,
                height: 0.24 * side,
            };
            fill(frame, antenna, 0.07 * side, hue);
        }
    }
    if let Sitter::Person(own) = sitter
        && own != Face::Letter
    {
        return face(frame, rect, own);
    }
    let letter: String =
        name.chars().next().map(|first| first.to_uppercase().collect()).unwrap_or_else(|| "?".to_owned());
    Label::new(&letter, font::SEMIBOLD, 0.48 * side, AVATAR_INK).centred().draw(frame, rect.center());
}

/// Draws a face into the circle that fills the square `rect`; a letter is not drawn here.
///
/// Two paths do for all of a face, one of strokes and one of what is filled: each path costs the renderer a mask.
pub(crate) fn face(frame: &mut impl Surface, rect: Rectangle, face: Face) {
    if face == Face::Letter {
        return;
    }
    let radius = rect.width / 2.0;
    // From -1 to 1 in both directions.
    let pen = Pen { centre: rect.center(), radius };
    let strokes = Path::new(|path| lines(path, pen, face));
    let shapes = Path::new(|path| fills(path, pen, face));
    frame.fill(&shapes, AVATAR_INK);
    let stroke = Stroke::default().with_color(AVATAR_INK).with_width((0.1 * radius).max(1.0));
    frame.stroke(&strokes, stroke.with_line_cap(LineCap::Round).with_line_join(LineJoin::Round));
}

/// The measure of a face.
#[derive(Debug, Clone, Copy)]
struct Pen {
    centre: Point,
    radius: f32,
}

impl Pen {
    fn at(self, x: f32, y: f32) -> Point {
        Point::new(self.centre.x + x * self.radius, self.centre.y + y * self.radius)
    }

    fn dot(self, path: &mut Builder, x: f32, y: f32, radius: f32) {
        path.circle(self.at(x, y), radius * self.radius);
    }

    /// Adds a curve from one place to another, bent towards a third.
    fn bow(self, path: &mut Builder, from: (f32, f32), towards: (f32, f32), to: (f32, f32)) {
        path.move_to(self.at(from.0, from.1));
        path.quadratic_curve_to(self.at(towards.0, towards.1), self.at(to.0, to.1));
    }

    fn line(self, path: &mut Builder, points: &[(f32, f32)]) {
        for (index, &(x, y)) in points.iter().enumerate() {
            if index == 0 { path.move_to(self.at(x, y)) } else { path.line_to(self.at(x, y)) }
        }
    }

    /// Adds a closed shape.
    fn shape(self, path: &mut Builder, points: &[(f32, f32)]) {
        self.line(path, points);
        path.close();
    }
}

fn lines(path: &mut Builder, pen: Pen, face: Face) {
    match face {
        Face::Letter | Face::Moustache | Face::Beard => {}
        Face::Fox => pen.line(path, &[(-0.72, 0.02), (-0.2, 0.6), (0.0, 0.68), (0.2, 0.6), (0.72, 0.02)]),
        Face::Cat => {
            pen.bow(path, (0.0, 0.3), (-0.16, 0.5), (-0.3, 0.36));
            pen.bow(path, (0.0, 0.3), (0.16, 0.5), (0.3, 0.36));
            for side in [-1.0, 1.0] {
                pen.line(path, &[(0.42 * side, 0.2), (0.82 * side, 0.12)]);
                pen.line(path, &[(0.42 * side, 0.34), (0.8 * side, 0.4)]);
            }
        }
        _ => pen.bow(path, (-0.34, 0.3), (0.0, 0.66), (0.34, 0.3)),
    }
    match face {
        Face::Glasses => {
            pen.dot(path, -0.34, -0.1, 0.25);
            pen.dot(path, 0.34, -0.1, 0.25);
            pen.line(path, &[(-0.09, -0.12), (0.09, -0.12)]);
            pen.line(path, &[(-0.59, -0.14), (-0.86, -0.24)]);
            pen.line(path, &[(0.59, -0.14), (0.86, -0.24)]);
        }
        Face::Plaits => {
            for side in [-1.0, 1.0] {
                pen.bow(path, (0.0, -0.72), (0.62 * side, -0.66), (0.7 * side, -0.06));
                pen.line(path, &[(0.7 * side, -0.06), (0.62 * side, 0.12), (0.72 * side, 0.26), (0.62 * side, 0.42)]);
            }
        }
        Face::Beard => pen.bow(path, (-0.2, 0.3), (0.0, 0.2), (0.2, 0.3)),
        _ => {}
    }
}

fn fills(path: &mut Builder, pen: Pen, face: Face) {
    let (across, up, eye) = match face {
        Face::Glasses => (0.34, -0.1, 0.085),
        Face::Cap | Face::Hat => (0.3, 0.0, 0.1),
        Face::Cat => (0.34, -0.04, 0.11),
        _ => (0.3, -0.1, 0.1),
    };
    pen.dot(path, -across, up, eye);
    pen.dot(path, across, up, eye);
    match face {
        Face::Letter | Face::Smile | Face::Glasses | Face::Plaits => {}
        Face::Moustache => {
            for side in [-1.0, 1.0] {
                path.move_to(pen.at(0.0, 0.26));
                path.quadratic_curve_to(pen.at(0.3 * side, 0.06), pen.at(0.62 * side, 0.36));
                path.quadratic_curve_to(pen.at(0.3 * side, 0.58), pen.at(0.0, 0.36));
                path.close();
            }
        }
        Face::Beard => {
            path.move_to(pen.at(-0.84, 0.04));
            path.quadratic_curve_to(pen.at(-0.5, 0.16), pen.at(-0.36, 0.2));
            path.quadratic_curve_to(pen.at(0.0, 0.02), pen.at(0.36, 0.2));
            path.quadratic_curve_to(pen.at(0.5, 0.16), pen.at(0.84, 0.04));
            path.quadratic_curve_to(pen.at(0.74, 0.86), pen.at(0.0, 0.94));
            path.quadratic_curve_to(pen.at(-0.74, 0.86), pen.at(-0.84, 0.04));
            path.close();
        }
        Face::Curls => {
            for (x, y) in [(-0.66, -0.36), (-0.46, -0.62), (-0.16, -0.74), (0.16, -0.74), (0.46, -0.62), (0.66, -0.36)]
            {
                pen.dot(path, x, y, 0.19);
            }
        }
        Face::Cap => {
            path.move_to(pen.at(-0.84, -0.26));
            path.quadratic_curve_to(pen.at(-0.7, -0.94), pen.at(0.0, -0.94));
            path.quadratic_curve_to(pen.at(0.6, -0.94), pen.at(0.74, -0.34));
            path.line_to(pen.at(1.04, -0.3));
            path.line_to(pen.at(1.0, -0.16));
            path.close();
        }
        Face::Hat => {
            let (brim, crown) = ([(-0.98, -0.42), (-0.98, -0.28), (0.98, -0.28), (0.98, -0.42)], [0.5, 0.4]);
            let [foot, top] = crown;
            let crown = [(foot, -0.42), (top, -0.98), (-top, -0.98), (-foot, -0.42)];
            pen.shape(path, &[brim, crown].concat());
        }
        Face::Cat => {
            for side in [-1.0, 1.0] {
                pen.shape(path, &[(0.84 * side, -1.0), (0.9 * side, -0.3), (0.34 * side, -0.8)]);
            }
            pen.shape(path, &[(-0.1, 0.18), (0.1, 0.18), (0.0, 0.32)]);
        }
        Face::Fox => {
            for side in [-1.0, 1.0] {
                pen.shape(path, &[(0.76 * side, -1.06), (0.94 * side, -0.2), (0.3 * side, -0.74)]);
            }
            pen.dot(path, 0.0, 0.54, 0.14);
        }
    }
}

/// Returns the number of the four bars that stand for a level, 0 to 4.
const fn bars(level: Level) -> usize {
    match level {
        Level::Random => 0,
        Level::Learner | Level::Clumsy => 1,
        Level::Steady(_) => 2,
        Level::Sharp(_) => 3,
        Level::Master => 4,
        Level::Character(character) => character.strength().div_ceil(2),
    }
}

/// Draws four bars for `level` with their lower left corner at `foot`: as many as stand for it are filled, the others
/// hollow. Above the low ones the careful have a minus and the bold a plus.
pub(crate) fn level_bars(frame: &mut impl Surface, foot: Point, level: Level, colour: Color, scale: f32) {
    let stroke = |frame: &mut _, width: f32, height: f32| {
        let corner = Point::new(foot.x + (3.4 - width / 2.0) * scale, foot.y - (11.4 + height / 2.0) * scale);
        fill(frame, Rectangle::new(corner, Size::new(width * scale, height * scale)), scale, colour);
    };
    if level.temper() != Temper::Even {
        stroke(frame, 5.4, 1.4);
    }
    if level.temper() == Temper::Bold {
        stroke(frame, 1.4, 5.4);
    }
    let level = bars(level);
    for bar in 0..4_usize {
        let height = (4.0 + 3.0 * bar as f32) * scale;
        let rect =
            Rectangle { x: (4.8 * scale).mul_add(bar as f32, foot.x), y: foot.y - height, width: 3.8 * scale, height };
        if bar < level {
            fill(frame, rect, scale, colour);
        } else {
            edge(frame, if scale >= 2.0 { snapped(rect) } else { rect }, scale, colour.scale_alpha(0.55), 0.9);
        }
    }
}
