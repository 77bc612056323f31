//! The pad on which the points are written, with what comes over it; or the peg board.

use super::{Scene, sign};
use crate::font;
use crate::paint::{self, Label, Surface, Token, Track};
use crate::portrait::Mood;
use crate::screen::result::script::Part;
use crate::screen::result::tally::Line;
use crate::screen::table::drawer::has_board;
use crate::side_words;
use crate::timeline::ease_out;
use pitch_rules::Side;

use iced::widget::canvas::Image;
use iced::{Color, Point, Rectangle, Vector};

impl Scene<'_> {
    /// Returns the distance of the pad from its place, from which it comes in.
    fn slide(&self) -> f32 {
        let shift = 1.0 - ease_out(self.screen.script.share(Part::Spread));
        (shift * (self.places.size.width - self.places.pad.x)).round()
    }

    /// Returns the pictures on the pad: faces and cards.
    pub(in crate::screen::result) fn on_pad(&self) -> Vec<(Rectangle, Image)> {
        let mut pictures = Vec::new();
        let places = &self.places;
        if !self.has_side_columns() && !has_board(self.screen.names.rules()) {
            for (index, side) in self.screen.tally.columns.iter().enumerate() {
                let Some(seat) = self.screen.names.rules().members(*side).next() else { continue };
                let side = (34.0 * places.s).min(0.8 * places.column_width()).min(0.8 * places.heading);
                let middle = Point::new(places.column(index), places.pad.y + places.binding + 0.55 * places.heading);
                pictures.push(self.face(seat, Mood::Calm, paint::square(middle, side)));
            }
        }
        pictures.extend(self.small_cards());
        pictures.iter_mut().for_each(|(place, _)| *place = *place + self.to_pad());
        pictures
    }

    /// Returns the place of the small card of a line on the pad, and the middle of its figure.
    pub(super) fn cell(&self, line: &Line, index: usize, figure: (Side, i32)) -> (Option<Rectangle>, Point) {
        let places = &self.places;
        let middle = Point::new(places.column(self.screen.tally.column(figure.0)), places.line(index + 1));
        if line.card.is_none() || !places.has_cards_on_pad() {
            return (None, middle);
        }
        let size = places.small_card();
        let words = font::width(&self.figure(figure.1), font::PENCIL_BOLD, self.figure_size());
        let (gap, left) = (0.4 * size.width, size.width + words + 0.4 * size.width);
        let x = middle.x - left / 2.0;
        let rect = Rectangle { x, y: middle.y - size.height / 2.0, width: size.width, height: size.height };
        (Some(rect), Point::new(x + size.width + gap + words / 2.0, middle.y))
    }

    /// Lays the cards that stand on the pad.
    fn small_cards(&self) -> Vec<(Rectangle, Image)> {
        if has_board(self.screen.names.rules()) {
            return Vec::new();
        }
        let lines = self.screen.tally.lines.iter().enumerate().filter(|(index, _)| self.is_landed(*index));
        let card = |(index, line): (usize, &Line)| {
            let (side, points, _) = line.figures.first()?;
            let rect = self.cell(line, index, (*side, *points)).0?;
            Some(self.card_in(line.card?, rect))
        };
        lines.filter_map(card).collect()
    }

    /// Draws the pad with all that is written on it by now.
    pub(super) fn pad(&self, frame: &mut impl Surface) {
        let (places, palette, screen) = (&self.places, self.palette, self.screen);
        let (pad, s, row) = (paint::snapped(places.pad), places.s, places.row);
        let lines = screen.tally.lines.len() + 2;
        let heights = (0..=lines).map(|index| places.line(index) - row / 2.0);
        let margin = (pad.x + places.margin).round() + 0.5;
        paint::ruled_paper(frame, palette, pad, (places.binding, margin), heights, s);
        let (names, score) = (&screen.names, &screen.finished.score);
        let columns: Vec<(usize, Side)> = screen.tally.columns.iter().copied().enumerate().collect();
        let heading = places.pad.y + places.binding + 0.55 * places.heading;
        for &(index, side) in columns.iter().filter(|_| self.has_side_columns()) {
            let word = side_words::label(&self.context.language, names, side);
            let room = places.column_width() - 34.0 * s;
            let name = Label::new(&word, font::PENCIL_BOLD, (26.0 * s).min(0.6 * places.heading), palette.ink);
            let name = name.within(room);
            let left = places.column(index) - (name.width() + 23.0 * s) / 2.0;
            paint::mark(frame, palette, Point::new(left + 8.0 * s, heading), self.number(side), 8.5 * s);
            name.draw(frame, Point::new(left + 23.0 * s, heading + 2.0 * s));
        }
        if screen.finished.number > 1 {
            let number = (screen.finished.number - 1).to_string();
            let at = Point::new(pad.x + places.margin / 2.0, places.line(0) - 0.08 * row);
            Label::new(&number, font::REGULAR, (14.0 * s).min(0.34 * row), palette.second_ink)
                .centred()
                .draw(frame, at);
        }
        for &(index, side) in &columns {
            let before = side_words::figure_of(names, score.before[side]);
            self.total(frame, before, (index, 0), font::PENCIL, palette.second_ink);
        }
        for (index, line) in screen.tally.lines.iter().enumerate() {
            self.token(frame, index, line);
            for &(side, points, counts) in line.figures.iter().filter(|_| self.is_landed(index)) {
                let (_, at) = self.cell(line, index, (side, points));
                let is_difference = !counts && score.scores_difference(names.rules());
                let colour = match () {
                    () if points < 0 => palette.pencil,
                    () if is_difference => palette.second_ink,
                    () => palette.ink,
                };
                let at = at + Vector::new(0.0, 0.06 * row);
                Label::new(&self.figure(points), font::PENCIL_BOLD, self.figure_size(), colour)
                    .centred()
                    .draw(frame, at);
            }
        }
        if screen.script.share(Part::Totals) > 0.0 {
            let y = places.line(screen.tally.lines.len() + 1) - row / 2.0;
            let from = Point::new(margin + 8.0 * s, y);
            paint::total_line(frame, palette, from, Point::new(pad.x + pad.width - 10.0 * s, y), s);
            for &(index, side) in &columns {
                let after = side_words::figure_of(names, score.after[side]);
                let line = screen.tally.lines.len() + 1;
                self.total(frame, after, (index, line), font::PENCIL_BOLD, palette.ink);
            }
        }
    }

    fn total(
        &self,
        frame: &mut impl Surface,
        figure: i32,
        (column, line): (usize, usize),
        face: iced::Font,
        ink: Color,
    ) {
        let places = &self.places;
        let size = if face == font::PENCIL { 0.42 } else { 0.55 } * places.row;
        let size = size.min(if face == font::PENCIL { 24.0 } else { 32.0 } * places.s);
        let width = paint::ring_width(figure.min(-1), face, size);
        let size = size.min(size * 1.16 * places.column_width() / width);
        let at = Point::new(places.column(column), places.line(line));
        paint::ringed_number(frame, figure, face, size, (ink, self.palette.pencil), at, 1.0);
    }

    /// Draws the token of a line: on the mark of the side that made it, plain where the column says whose it is, and dashed
    /// where it is nobody's.
    fn token(&self, frame: &mut impl Surface, index: usize, line: &Line) {
        let (palette, place) = (self.palette, self.places.token(index));
        let is_owned = self.is_landed(index) && line.side.is_some();
        let letter = self.letter(line);
        let (sign, side, scale) = (sign(&letter, line), line.side.filter(|_| is_owned), place.width / 24.0);
        match side {
            Some(_) if !self.has_side_columns() => self.plain_token(frame, place, sign, (palette.ink, palette.paper)),
            side => {
                let side = side.map(|side| self.number(side));
                paint::token(frame, palette, &Token { sign, side, is_face: false }, place, scale);
            }
        }
    }

    fn figure_size(&self) -> f32 {
        (0.55 * self.places.row).min(0.5 * self.places.column_width()).min(30.0 * self.places.s)
    }

    /// Returns the part of the window in which the pad comes in, with what is drawn over it.
    pub(in crate::screen::result) fn over_pad(&self) -> Rectangle {
        let pad = self.places.pad.expand(20.0 * self.places.s);
        let pad = Rectangle { width: self.places.size.width - pad.x, ..pad };
        pad.intersection(&Rectangle::with_size(self.places.size)).unwrap_or(pad)
    }

    /// Returns the way from the window to [`Scene::over_pad`], with the distance that the pad has still to come.
    pub(in crate::screen::result) fn to_pad(&self) -> Vector {
        Point::ORIGIN - self.over_pad().position() + Vector::new(self.slide(), 0.0)
    }

    /// Draws the scratches through what a failed bid loses, and what it costs.
    pub(super) fn scratches(&self, frame: &mut impl Surface) {
        let (places, palette, screen) = (&self.places, self.palette, self.screen);
        let score = &screen.finished.score;
        let scratched = screen.script.share(Part::Scratch);
        if scratched <= 0.0 {
            return;
        }
        let is_lost = |counts: bool| !counts && !score.scores_difference(screen.names.rules());
        for (index, line) in screen.tally.lines.iter().enumerate() {
            for &(side, points, _) in line.figures.iter().filter(|(.., counts)| is_lost(*counts)) {
                let (card, _) = self.cell(line, index, (side, points));
                let middle = Point::new(places.column(screen.tally.column(side)), places.line(index + 1));
                let width = if card.is_some() { 1.64 } else { 1.5 } * places.row;
                let width = width.min(0.86 * places.column_width());
                paint::scratch(frame, palette.pencil, middle, width, scratched, places.row / 55.0);
            }
        }
        for &(side, points) in screen.tally.set_back.iter().filter(|_| scratched >= 1.0) {
            let (at, size) = self.lost_bid(side);
            let figure = self.figure(points);
            Label::new(&figure, font::PENCIL_BOLD, size, palette.pencil).centred().draw(frame, at);
        }
    }

    /// Returns the place of the points that a failed bid costs a side: in a row of its column that is free.
    pub(super) fn lost_bid(&self, side: Side) -> (Point, f32) {
        let (places, tally) = (&self.places, &self.screen.tally);
        let is_free = |line: &Line| line.figures.iter().all(|(of, ..)| *of != side);
        let first = tally.lines.iter().position(|line| !is_free(line)).unwrap_or_default();
        let free: Vec<usize> = (0..tally.lines.len()).filter(|index| is_free(&tally.lines[*index])).collect();
        let line = free.iter().find(|index| **index > first).or(free.last()).copied();
        let line = line.unwrap_or(tally.lines.len().saturating_sub(1));
        let aside = if tally.columns.len() < 4 || free.is_empty() { 0.25 * places.column_width() } else { 0.0 };
        let at = Point::new(places.column(tally.column(side)) + aside, places.line(line + 1));
        (at, (0.7 * places.row).min(38.0 * places.s).min(0.5 * places.column_width()))
    }

    /// Draws the peg board, with the peg of the player who is counting on its way.
    pub(super) fn board(&self, frame: &mut impl Surface) {
        let (screen, names) = (self.screen, &self.screen.names);
        let score = &screen.finished.score;
        let labels: Vec<String> =
            screen.tally.columns.iter().map(|side| side_words::label(&self.context.language, names, *side)).collect();
        let tracks: Vec<Track<'_>> = screen
            .tally
            .columns
            .iter()
            .zip(&labels)
            .map(|(&side, name)| {
                let now = screen.pegged(side);
                let stops = (now != score.after[side].0).then_some(score.after[side].0);
                Track {
                    name,
                    score: side_words::figure(names, now.into()),
                    gained: String::new(),
                    pegs: [now, score.before[side].0],
                    stops,
                    side: self.number(side),
                }
            })
            .collect();
        let scale = 1.3 * self.places.s.min(self.places.pad.width / 493.0);
        paint::board(frame, self.palette, scale, self.places.pad, &tracks, names.rules().target.0);
    }
}
