//! What was made, in the still: each with its card, its token and its name.

use super::{Scene, sign};
use crate::font;
use crate::layout::Placement;
use crate::paint::{self, Certain, Label, Surface};
use crate::portrait::Mood;
use crate::screen::result::Asked;
use crate::screen::result::tally::Line;
use crate::screen::table::drawer::has_board;
use crate::screen::table::layers::card;
use pitch_language::phrase;
use pitch_rules::{Card, Cards};
use pitch_session::Occasion;

use iced::widget::canvas::Image;
use iced::{Point, Rectangle, Size, Vector};

impl Scene<'_> {
    /// Draws tokens, names and reasons below the cards of the still.
    pub(super) fn items(&self, frame: &mut impl Surface) {
        let (l, places, palette, s) = (&self.context.language, &self.places, self.palette, self.places.s);
        let is_many = self.screen.items().count() > 4;
        for (index, line) in self.screen.items().enumerate() {
            let rect = places.item(index);
            if line.card.is_none() && self.fan(line).is_empty() {
                paint::empty_place(frame, palette, &Placement::new(rect.center(), rect.size(), 0.0));
                if let (Asked::Mark(_), Some((_, points, _))) = (line.asked, line.figures.first()) {
                    let figure = if *points > 0 { format!("+{points}") } else { self.figure(*points) };
                    let label = Label::new(&figure, font::PENCIL_BOLD, 0.4 * rect.width, palette.text);
                    label.centred().draw(frame, rect.center());
                }
            }
            let foot = rect.y + rect.height;
            if is_many {
                let at = Point::new(rect.center_x(), foot + 26.0 * s);
                let Some(side) = line.side.filter(|_| !line.figures.is_empty()) else {
                    let words = self.screen.brief(l, line);
                    Label::new(&words, font::REGULAR, 16.0 * s, palette.muted)
                        .centred()
                        .within(places.item_pitch() - 6.0)
                        .draw(frame, at);
                    continue;
                };
                let before = at - Vector::new(30.0 * s, 0.0);
                if matches!(line.asked, Asked::Point(_)) && has_board(self.screen.names.rules()) {
                    // There is no pad beside it that names the point.
                    let (letter, place) = (self.letter(line), paint::square(before, 24.0 * s));
                    let sign = sign(&letter, line);
                    match self.has_side_columns() {
                        true => paint::point_token(frame, palette, place, sign, Certain::Side(self.number(side)), s),
                        false => self.plain_token(frame, place, sign, (palette.paper, palette.ink)),
                    }
                } else if self.has_side_columns() {
                    paint::mark(frame, palette, before, self.number(side), 7.5 * s);
                }
                if line.figures.len() > 1 {
                    self.several(frame, line, at);
                    continue;
                }
                let points: i32 = line.figures.first().map_or(0, |(_, points, _)| *points);
                if points.abs() > 1 {
                    let figure = self.figure(points);
                    let label = Label::new(&figure, font::PENCIL_BOLD, 26.0 * s, palette.text);
                    label.draw(frame, at + Vector::new(22.0 * s, 2.0 * s));
                }
                continue;
            }
            let (token, title, size) = self.item_title(index, line);
            let letter = self.letter(line);
            // A single player is told by the face.
            if line.side.is_none() || self.has_side_columns() {
                let side = line.side.map_or(Certain::Nobody, |side| Certain::Side(self.number(side)));
                paint::point_token(frame, palette, token, sign(&letter, line), side, s);
            }
            let name = Label::new(&title, font::SEMIBOLD, size, palette.text);
            let room = places.item_pitch() - 6.0 * s;
            let at = Point::new(token.x + token.width + 8.0 * s, token.center_y());
            name.within(room - 34.0 * s).draw(frame, at);
            let brief = self.screen.brief(l, line);
            let size = 16.0 * s;
            let about = Label::new(&brief, font::REGULAR, size, palette.muted).centred();
            let about = if about.fits(room) { about.within(room) } else { about.wrapped(room) };
            about.hanging().draw(frame, Point::new(rect.center_x(), foot + 43.0 * s));
        }
    }

    /// Returns the place of the token below a card of the still, and the name beside it with its size.
    fn item_title(&self, index: usize, line: &Line) -> (Rectangle, String, f32) {
        let (l, places, s) = (&self.context.language, &self.places, self.places.s);
        let room = places.item_pitch() - 40.0 * s;
        let fits = |title: &str| {
            let sizes = [20.0, 18.0, 16.0, 14.0, 12.5, 11.0].map(|size| size * s);
            sizes.into_iter().find(|size| font::width(title, font::SEMIBOLD, *size) <= room)
        };
        let (title, rules) = (self.screen.title(l, line), self.screen.names.rules());
        let name =
            if let Asked::Point(point) = line.asked { phrase::point_among(l, rules, point) } else { title.clone() };
        let (title, size) = match fits(&title) {
            Some(size) => (title, size),
            None => (name.clone(), fits(&name).unwrap_or(11.0 * s)),
        };
        let rect = places.item(index);
        let wide = font::width(&title, font::SEMIBOLD, size).min(room) + 34.0 * s;
        let middle = Point::new(rect.center_x() - wide / 2.0 + 13.0 * s, rect.y + rect.height + 25.0 * s);
        (paint::square(middle, 26.0 * s), title, size)
    }

    /// Draws what each of several sides has from cards of one rank.
    fn several(&self, frame: &mut impl Surface, line: &Line, at: Point) {
        let (palette, s) = (self.palette, self.places.s);
        let step = 52.0 * s;
        let first = at.x - step * (line.figures.len() - 1) as f32 / 2.0;
        for (index, &(side, points, _)) in line.figures.iter().enumerate() {
            let at = Point::new(step.mul_add(index as f32, first), at.y);
            paint::mark(frame, palette, at - Vector::new(12.0 * s, 0.0), self.number(side), 7.5 * s);
            let figure = self.figure(points);
            let label = Label::new(&figure, font::PENCIL_BOLD, 26.0 * s, palette.text);
            label.draw(frame, at + Vector::new(2.0 * s, 2.0 * s));
        }
    }

    /// Returns the two best cards that count for the player who has Game.
    fn fan(&self, line: &Line) -> Vec<Card> {
        let Some(won) = self.screen.tally.won.iter().find(|won| line.is_game() && Some(won.side) == line.side) else {
            return Vec::new();
        };
        let ranking = self.screen.names.rules().ranking(self.screen.finished.score.trump);
        let mut cards: Vec<Card> = won.counting.iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(ranking.card_points(Cards::of(*card)).0));
        cards.truncate(2);
        cards
    }

    /// Lays the cards and faces of the still.
    pub(super) fn item_pictures(&self) -> Vec<(Rectangle, Image)> {
        let (places, s) = (&self.places, self.places.s);
        let speaker = self.saying().map(|(place, saying)| {
            let mood = if saying.occasion == Occasion::Made { Mood::Pleased } else { Mood::Rueful };
            self.face(saying.seat, mood, self.speaker(place))
        });
        let mut pictures: Vec<_> = speaker.into_iter().collect();
        let is_many = self.screen.items().count() > 4;
        for (index, line) in self.screen.items().enumerate() {
            let rect = places.item(index);
            if let Some(of) = line.card {
                pictures.push(self.card_in(of, rect));
            }
            let fan = self.fan(line);
            for (index, &of) in fan.iter().enumerate().rev() {
                let size = Size::new(0.8 * rect.width, 0.8 * rect.height);
                let (aside, degrees) = if fan.len() < 2 { (0.0, 0.0) } else { [(0.08, 4.5), (-0.1, -5.0)][index] };
                let middle = rect.center() + Vector::new(aside * rect.width, 0.0);
                pictures.push(card(self.context, &self.sprite(Some(of), Placement::new(middle, size, degrees))));
            }
            if let Some(seat) = line.seat.filter(|_| !is_many && line.side.is_some() && !self.has_side_columns()) {
                let (token, ..) = self.item_title(index, line);
                pictures.push(self.face(seat, Mood::Calm, token.expand(2.0 * s)));
            }
            if let Some(seat) = line.seat.filter(|_| is_many && line.side.is_some() && line.figures.len() == 1) {
                let middle = Point::new(rect.center_x(), rect.y + rect.height + 26.0 * s);
                pictures.push(self.face(seat, Mood::Calm, paint::square(middle, 29.0 * s)));
            }
        }
        pictures
    }
}
