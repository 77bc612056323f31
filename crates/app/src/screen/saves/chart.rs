//! Small picture of a game: the scores after each hand as lines, the leader's the heaviest.

use crate::theme::Palette;
use pitch_session::Summary;

use iced::widget::canvas::{Frame, LineCap, LineDash, LineJoin, Stroke, Style, path};
use iced::{Color, Point, Rectangle};

/// Largest number of hands that a picture has room for; of more, some are left out.
const MOST: usize = 60;

/// Lines of all pictures, gathered so that each color is one path: the renderer pays for each.
pub(super) struct Charts {
    grounds: path::Builder,
    others: path::Builder,
    leaders: path::Builder,
}

impl Default for Charts {
    fn default() -> Self {
        Charts { grounds: path::Builder::new(), others: path::Builder::new(), leaders: path::Builder::new() }
    }
}

impl Charts {
    /// Adds the picture of a game in this place.
    pub(super) fn add(&mut self, summary: &Summary, place: Rectangle) {
        let Some(lines) = lines(summary, place) else { return };
        let Lines { ground, sides, leader } = lines;
        self.grounds.move_to(Point::new(place.x, ground));
        self.grounds.line_to(Point::new(place.x + place.width, ground));
        for (side, points) in sides.iter().enumerate() {
            let path = if side == leader { &mut self.leaders } else { &mut self.others };
            let mut points = points.iter();
            if let Some(first) = points.next() {
                path.move_to(*first);
            }
            points.for_each(|point| path.line_to(*point));
        }
    }

    /// Draws all lines.
    pub(super) fn draw(self, frame: &mut Frame, palette: &Palette, scale: f32) {
        let pen = |colour: Color, width: f32| Stroke {
            style: Style::Solid(colour),
            width: width * scale,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            line_dash: LineDash::default(),
        };
        let stroke = |frame: &mut Frame, path: path::Builder, pen: Stroke<'_>| frame.stroke(&path.build(), pen);
        stroke(frame, self.grounds, pen(palette.rule_line, 1.0));
        stroke(frame, self.others, pen(palette.control_edge, 1.25));
        stroke(frame, self.leaders, pen(palette.gain, 2.5));
    }
}

/// Picture of one game.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Lines {
    /// Vertical position of zero points.
    pub ground: f32,
    /// Line of each side, from the beginning of the game on.
    pub sides: Vec<Vec<Point>>,
    /// Side with the heaviest line: the one with the highest score at the end.
    pub leader: usize,
}

/// Returns the lines of a game in this place; `None` if no hand was counted.
pub(super) fn lines(summary: &Summary, place: Rectangle) -> Option<Lines> {
    let course = &summary.course;
    let sides = course.last()?.len();
    let every = course.len().div_ceil(MOST);
    let hands: Vec<usize> = (0..course.len()).filter(|hand| hand % every == 0 || hand + 1 == course.len()).collect();
    let score = |hand: usize, side: usize| course[hand].get(side).map_or(0.0, |points| f32::from(points.0));
    let all = hands.iter().flat_map(|&hand| (0..sides).map(move |side| (hand, side)));
    let (low, high) =
        all.map(|(hand, side)| score(hand, side)).fold((0.0_f32, 1.0_f32), |(low, high), s| (low.min(s), high.max(s)));
    let y = |score: f32| place.y + place.height * (high - score) / (high - low);
    let step = place.width / hands.len() as f32;
    let line = |side: usize| {
        let begin = Point::new(place.x, y(0.0));
        let after = hands.iter().zip(1..).map(|(&hand, number)| {
            let x = step.mul_add(number as f32, place.x);
            Point::new(x, y(score(hand, side)))
        });
        std::iter::once(begin).chain(after).collect()
    };
    let last = course.len() - 1;
    let leader = (0..sides).max_by(|&a, &b| score(last, a).total_cmp(&score(last, b)).then(b.cmp(&a)))?;
    Some(Lines { ground: y(0.0), sides: (0..sides).map(line).collect(), leader })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::Points;

    fn summary(course: &[&[i16]]) -> Summary {
        let course = course.iter().map(|row| row.iter().map(|&points| Points(points)).collect()).collect();
        Summary { course, ..Summary::default() }
    }

    const PLACE: Rectangle = Rectangle { x: 10.0, y: 20.0, width: 100.0, height: 40.0 };

    #[test]
    fn the_leader_is_the_highest_at_the_end_and_all_lines_lie_in_their_place() {
        let lines = lines(&summary(&[&[4, -2, 0], &[3, 2, 0], &[3, 7, 1]]), PLACE).expect("three hands");
        assert_eq!((lines.leader, lines.sides.len()), (1, 3));
        for line in &lines.sides {
            assert_eq!(line.len(), 4);
            assert!(line.iter().all(|point| PLACE.x <= point.x && point.x <= PLACE.x + PLACE.width + 0.1));
            assert!(line.iter().all(|point| PLACE.y <= point.y && point.y <= PLACE.y + PLACE.height));
            assert_eq!(line[0].y, lines.ground, "everybody begins with nothing");
        }
        assert!(lines.sides[1][1].y > lines.ground, "below nought lies below the line");
    }

    #[test]
    fn a_game_without_end_is_drawn_with_few_points() {
        let rows: Vec<[i16; 2]> = (0..5000).map(|hand| [hand, 7]).collect();
        let rows: Vec<&[i16]> = rows.iter().map(<[i16; 2]>::as_slice).collect();
        let lines = lines(&summary(&rows), PLACE).expect("hands");
        assert!(lines.sides[0].len() <= MOST + 3);
        assert_eq!(lines.leader, 0);
    }

    #[test]
    fn what_makes_no_sense_is_no_picture() {
        assert_eq!(lines(&summary(&[]), PLACE), None);
        assert_eq!(lines(&summary(&[&[]]), PLACE), None);
        let ragged = lines(&summary(&[&[1], &[2, 3, 4]]), PLACE).expect("a picture");
        assert_eq!(ragged.sides.len(), 3);
    }
}
