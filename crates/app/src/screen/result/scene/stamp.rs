//! The stamp, where it covers least of what is written.

use super::Scene;
use crate::paint::{self, Surface};
use crate::screen::result::script::Part;
use crate::screen::table::drawer::has_board;
use crate::timeline::ease_out;
use pitch_language::phrase;

use iced::{Point, Rectangle, Size, Vector};

impl Scene<'_> {
    /// Draws the stamp as it falls.
    pub(super) fn stamp(&self, frame: &mut impl Surface) {
        let (palette, screen) = (self.palette, self.screen);
        let score = &screen.finished.score;
        let words = phrase::stamp(&self.context.language, &screen.names, score);
        let fallen = screen.script.share(Part::Stamp);
        if fallen > 0.0 && !words.is_empty() {
            let colour = if score.set_back { palette.pencil } else { palette.gain };
            let (at, scale) = self.stamp_place(&words);
            let grow = 0.15_f32.mul_add(1.0 - ease_out(fallen), 1.0);
            paint::stamp(frame, colour, at, &words, scale, grow);
        }
    }

    fn stamp_scale(&self, words: &str) -> f32 {
        let (places, scale) = (&self.places, self.places.s.min(self.places.pad.height / 300.0));
        let wide = paint::stamp_size(words, 1.0).width;
        let room = 0.5 * places.pad.width;
        scale.min(room / wide)
    }

    /// Returns the middle of the stamp, and its scale: where it covers least of what is written.
    fn stamp_place(&self, words: &str) -> (Point, f32) {
        let (places, tally) = (&self.places, &self.screen.tally);
        let around = |at: Point, size: Size| Rectangle::new(at - Vector::new(size.width, size.height) * 0.5, size);
        let mut written = Vec::new();
        if !has_board(self.screen.names.rules()) {
            let figure = Size::new(0.7 * places.row, 0.7 * places.row);
            for (index, line) in tally.lines.iter().enumerate() {
                for &(side, points, _) in &line.figures {
                    let (card, at) = self.cell(line, index, (side, points));
                    written.push(around(at, figure));
                    written.extend(card);
                }
            }
            // Nothing may cover the heading and the letters at the left.
            let heading = places.binding + places.heading;
            written.extend([Rectangle { height: heading, ..places.pad }; 6]);
            written.extend((0..tally.lines.len()).flat_map(|index| [places.token(index); 6]));
            written.extend(tally.set_back.iter().map(|(side, _)| around(self.lost_bid(*side).0, figure)));
            for column in 0..tally.columns.len() {
                for line in [0, tally.lines.len() + 1] {
                    written.push(around(Point::new(places.column(column), places.line(line)), figure));
                }
            }
        }
        let (pad, liked) = (places.pad, (0.72, 0.64));
        let (most, whole) = (self.stamp_scale(words), paint::stamp_size(words, 1.0));
        let cost = |(at, scale): (Point, f32)| {
            let size = Size::new(whole.width * scale, whole.height * scale);
            let rect = around(at, Size::new(size.width, size.height + 0.12 * size.width));
            let covered: f32 = written
                .iter()
                .filter_map(|other| rect.intersection(other))
                .map(|common| common.width * common.height)
                .sum();
            let far = (at.x - pad.x - liked.0 * pad.width).hypot(at.y - pad.y - liked.1 * pad.height);
            let beside = (pad.x - rect.x).max(rect.x + rect.width - pad.x - pad.width).max(0.0);
            3.0 * covered + 0.2 * far * places.s + 40.0 * beside + 1.2 * (1.0 - scale / most) * places.row.powi(2)
        };
        let grid = (0..=10).flat_map(|x| (4..36).map(move |y| (0.3 + 0.05 * x as f32, y as f32 / 40.0)));
        let at = |(x, y): (f32, f32)| Point::new(pad.x + x * pad.width, pad.y + y * pad.height);
        let places = grid.flat_map(|xy| [1.0, 0.9, 0.8, 0.7].map(|share| (at(xy), share * most)));
        let best = places.min_by(|one, other| cost(*one).total_cmp(&cost(*other)));
        best.unwrap_or((pad.center(), most))
    }
}
