//! Drawing of a count: the won cards, the pad on which the points are written, who made them, and the still at the end.

use super::script::Part;
use super::tally::Line;
use super::{Asked, Result, Taught};
use crate::context::Context;
use crate::deck::Overlay;
use crate::font;
use crate::layout::{Count, Counted, Placement};
use crate::paint::{self, Certain, Label, Said, Sign, Surface, Token, Track};
use crate::portrait::{Mood, Portrait};
use crate::screen::table::drawer::has_board;
use crate::screen::table::layers::card;
use crate::screen::table::sprites::Sprite;
use crate::side_words;
use crate::theme::Palette;
use crate::timeline::{ease_in_out, ease_out};
use pitch_language::{Names, phrase};
use pitch_rules::{Card, Cards, Point as HandPoint, Seat, Side};
use pitch_session::{Occasion, Saying};

use iced::widget::canvas::{Image, Path};
use iced::{Color, Point, Rectangle, Size, Vector};

/// Card points for which a bar of a side, or of a single player, has its whole length, if nobody has more.
const LONG_BAR: [f32; 2] = [40.0, 22.0];
/// Distance of the arrow of a lesson from the edges, and its size, in logical pixels.
const CORNER: f32 = 12.0;
const ARROW: f32 = 44.0;
/// Time in which cards that do not count rise again after Game, in ms.
const RISE: u64 = 160;

/// Returns the sign of a line with this letter.
fn sign<'a>(letter: &'a str, line: &Line) -> Sign<'a> {
    Sign::of(letter, line.card.filter(|_| line.asked == Asked::Point(HandPoint::Joker)))
}

/// A count at one moment.
pub(super) struct Scene<'a> {
    /// The result.
    pub screen: &'a Result,
    /// Words, look and pictures.
    pub context: &'a Context,
    palette: &'static Palette,
    /// Places of everything.
    pub places: Count,
}

impl<'a> Scene<'a> {
    /// Lays out the count in the window.
    pub(super) fn new(screen: &'a Result, context: &'a Context) -> Self {
        let tally = &screen.tally;
        let has_piles = !tally.has_sides && tally.won.len() > 4;
        let mut cards = [0; 7];
        for (count, won) in cards.iter_mut().zip(&tally.won) {
            let shown = won.cards.iter().filter(|card| !has_piles || screen.is_shown_in_pile(won, **card));
            *count = shown.count();
        }
        let contents = Counted {
            rows: tally.won.len().max(2),
            has_sides: tally.has_sides,
            cards,
            columns: tally.columns.len(),
            lines: tally.lines.len(),
            items: screen.items().count(),
            has_board: has_board(screen.names.rules()),
        };
        let places = Count::new(context.size, context.zoom(), contents);
        Scene { screen, context, palette: context.palette(), places }
    }

    fn names(&self) -> Names {
        self.screen.names.in_hand(self.screen.finished.score.contract)
    }

    /// Returns the number by which a side is marked: 0 for that of the person who looks on.
    fn number(&self, side: Side) -> usize {
        let (tally, is_hand) = (&self.screen.tally, self.screen.tally.won.iter().any(|won| won.side == side));
        if self.screen.names.have_partners() || !is_hand {
            return tally.column(side);
        }
        let mut sides: Vec<Side> = tally.won.iter().map(|won| won.side).collect();
        if tally.has_sides {
            sides.reverse();
        }
        sides.iter().position(|other| *other == side).unwrap_or_default()
    }

    /// Returns `true` if the columns of the pad are sides of several players.
    fn has_side_columns(&self) -> bool {
        self.screen.names.have_partners()
    }

    /// Returns `true` if the line is on the pad.
    fn is_landed(&self, line: usize) -> bool {
        self.screen.script.share(Part::Line(line)) >= 1.0
    }

    /// Returns the line that is being counted, and the share of it that is done.
    fn counted(&self) -> Option<(&Line, usize, f32)> {
        match self.screen.script.part() {
            Part::Line(index) if self.screen.is_counting() => {
                Some((self.screen.tally.lines.get(index)?, index, self.screen.script.share(Part::Line(index))))
            }
            _ => None,
        }
    }

    /// Returns the share of Game that is counted while its bars are seen: those of single players stay.
    fn game(&self) -> Option<f32> {
        let tally = &self.screen.tally;
        let (index, _) = tally.lines.iter().enumerate().find(|(_, line)| line.is_game())?;
        let is_counted = self.screen.script.part() == Part::Line(index) || !tally.has_sides && self.is_landed(index);
        (is_counted && self.screen.is_counting() && !tally.won.is_empty()).then(|| self.screen.script.game(index).0)
    }

    /// Returns the share by which cards that do not count for Game have sunk: those of two sides rise again after it.
    fn sunk(&self) -> f32 {
        let game = self.screen.tally.lines.iter().position(Line::is_game);
        match (self.game(), game) {
            (Some(share), _) => ease_in_out((5.0 * share).min(1.0)),
            (None, Some(index)) if self.is_landed(index) => 1.0 - ease_in_out(self.screen.script.after(index, RISE)),
            _ => 0.0,
        }
    }

    /// Returns the distance of the pad from its place, from which it comes in.
    fn slide(&self) -> f32 {
        let shift = 1.0 - ease_out(self.screen.script.share(Part::Spread));
        (shift * (self.places.size.width - self.places.pad.x)).round()
    }

    fn face(&self, seat: Seat, mood: Mood, square: Rectangle) -> (Rectangle, Image) {
        let portrait = Portrait::of(&self.screen.players[seat.index()], seat.index(), mood);
        self.context.portraits.in_square(portrait, square, self.context.scale())
    }

    fn sprite(&self, of: Option<Card>, place: Placement) -> Sprite {
        let ranking = self.screen.names.rules().ranking(self.screen.finished.score.trump);
        let overlay = Overlay { trump: of.and_then(|card| ranking.off_trump(card)), ..Overlay::PLAIN };
        Sprite { card: of, place, width: place.size.width, overlay, open: 1.0, opacity: 1.0 }
    }

    fn card_in(&self, of: Card, rect: Rectangle) -> (Rectangle, Image) {
        card(self.context, &self.sprite(Some(of), Placement::new(rect.center(), rect.size(), 0.0)))
    }

    /// Returns the place of the small card of a line on the pad, and the middle of its figure.
    fn cell(&self, line: &Line, index: usize, figure: (Side, i32)) -> (Option<Rectangle>, Point) {
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

    /// Returns the figure of points: where scores count down, a point is a counter less.
    fn figure(&self, points: i32) -> String {
        let points = if self.screen.names.rules().counts_down() { -points } else { points };
        let sign = if points < 0 { "\u{2212}" } else { "" };
        format!("{sign}{}", points.unsigned_abs())
    }

    fn figure_size(&self) -> f32 {
        (0.55 * self.places.row).min(0.5 * self.places.column_width()).min(30.0 * self.places.s)
    }

    /// Draws what lies still while a part of the count goes on.
    pub(super) fn ground(&self, frame: &mut impl Surface) {
        paint::cloth(frame, self.palette, Rectangle::with_size(self.places.size));
        if self.screen.is_counting() {
            self.rows(frame);
            self.flight(frame);
            self.who(frame);
        } else {
            self.headline(frame);
            self.items(frame);
            self.said(frame);
        }
    }

    /// Draws the pad, unless the score is kept on a board.
    pub(super) fn sheet(&self, frame: &mut impl Surface) {
        if !has_board(self.screen.names.rules()) {
            self.pad(frame);
        }
    }

    /// Draws the names of the rows, dashed places, and the patch.
    fn rows(&self, frame: &mut impl Surface) {
        let (places, palette, s) = (&self.places, self.palette, self.places.s);
        for (row, won) in self.screen.tally.won.iter().enumerate() {
            let word = side_words::word(&self.context.language, &self.names(), won.side);
            match word {
                Some(word) if self.screen.tally.has_sides => {
                    let at = places.name(row);
                    paint::mark(frame, palette, at + Vector::new(9.0 * s, 0.0), self.number(won.side), 9.0 * s);
                    let name = Label::new(&word, font::SEMIBOLD, 20.0 * s, palette.text);
                    name.draw(frame, at + Vector::new(26.0 * s, 0.0));
                }
                Some(_) => {
                    let at = places.row_face(row).center();
                    paint::mark(frame, palette, at, self.number(won.side), 0.3 * places.row_face(row).width);
                }
                None => {}
            }
            let first = places.won(row, 0);
            if won.cards.is_empty() {
                paint::empty_place(frame, palette, &Placement::new(first.center(), first.size(), 0.0));
            }
            for (index, of) in won.cards.iter().enumerate().filter(|(_, of)| self.is_away(**of)) {
                let place = places.won(row, index);
                let place = Rectangle { x: self.x_of(row, index, *of), ..place };
                paint::empty_place(frame, palette, &Placement::new(place.center(), place.size(), 0.0));
            }
        }
        let trump = self.screen.finished.score.trump;
        if self.screen.tally.has_sides && trump.is_some() && self.game().is_none() {
            paint::patch(frame, palette, places.patch(), trump, self.context.settings.four_colours, s);
        }
        let contract = self.screen.finished.score.contract;
        if let Some((contract, bid)) = contract.and_then(|contract| Some((contract, contract.bid?)))
            && !self.screen.tally.has_sides
            && let Some(row) = self.screen.tally.won.iter().position(|won| won.seat == contract.pitcher)
        {
            let face = places.row_face(row);
            let words = phrase::bid_figure(&self.context.language, bid);
            let suit = trump.map(|suit| (suit, self.context.settings.four_colours));
            let width = 44.0 * s;
            let at = Point::new(face.center_x() - width / 2.0, face.y + face.height + 16.0 * s);
            if !places.has_piles() {
                paint::chip(frame, palette, (at, 1.0), &words, suit, s);
            }
        }
    }

    /// Returns the left edge of a card of a row: where others lie on a pile, those that are shown stand together.
    fn x_of(&self, row: usize, index: usize, of: Card) -> f32 {
        let won = &self.screen.tally.won[row];
        if !self.places.has_piles() {
            return self.places.won(row, index).x;
        }
        let before = won.cards.iter().take_while(|other| **other != of);
        let before = before.filter(|card| self.screen.is_shown_in_pile(won, **card)).count();
        self.places.won(row, before).x
    }

    /// Returns `true` if a card lies on the pad, or is on its way there; for Game it is back in its row.
    fn is_away(&self, of: Card) -> bool {
        let lines = self.screen.tally.lines.iter().enumerate();
        let begun = |index: usize| self.screen.script.share(Part::Line(index)) > 0.0;
        let on_pad = self.places.has_cards_on_pad();
        let is_game_begun = lines.clone().any(|(index, line)| line.is_game() && begun(index));
        let mut lines = lines.filter(|(_, line)| line.card == Some(of));
        !is_game_begun && lines.any(|(index, _)| begun(index) && (on_pad || !self.is_landed(index)))
    }

    /// Draws the way of the card that flies to the pad.
    fn flight(&self, frame: &mut impl Surface) {
        let Some(way) = self.way() else { return };
        let path = Path::new(|path| {
            path.move_to(way.from.center());
            path.quadratic_curve_to(way.bend, way.to.center());
        });
        let s = self.places.s;
        paint::dashed_path(frame, &path, self.palette.felt_line, 2.5 * s, &[9.0 * s, 7.0 * s]);
    }

    /// Returns the way of the card that is counted.
    fn way(&self) -> Option<Way> {
        let (line, index, _) = self.counted()?;
        let (of, (side, points, _)) = (line.card?, line.figures.first()?);
        let (cell, middle) = self.cell(line, index, (*side, *points));
        let around =
            |middle: Point, size: Size| Rectangle::new(middle - Vector::new(size.width / 2.0, size.height / 2.0), size);
        let to = cell.unwrap_or_else(|| around(middle, self.places.small_card()));
        let from = match self.screen.tally.place_of(of) {
            Some((row, index)) => Rectangle { x: self.x_of(row, index, of), ..self.places.won(row, index) },
            // One that nobody won: it was turned up, or thrown away.
            None => around(self.places.patch().center(), self.places.card),
        };
        let x = (from.center_x() + to.center_x()) / 2.0;
        let y = from.center_y().min(to.center_y()) - 0.06 * self.places.size.height;
        Some(Way { from, bend: Point::new(x, y), to })
    }

    /// Returns the picture of the card that flies to the pad.
    pub(super) fn flying(&self) -> Option<(Rectangle, Image)> {
        let way = self.way()?;
        let (line, _, share) = self.counted()?;
        let t = ease_in_out(share);
        let between = |a: f32, b: f32, c: f32| {
            let r = 1.0 - t;
            r * r * a + 2.0 * r * t * b + t * t * c
        };
        let (from, to) = (way.from.center(), way.to.center());
        let middle = Point::new(between(from.x, way.bend.x, to.x), between(from.y, way.bend.y, to.y));
        // It becomes small on the last part of its way.
        let small = ease_in_out((t - 0.55) / 0.45);
        let width = (way.to.width - way.from.width).mul_add(small, way.from.width);
        let place = Placement::new(middle, Size::new(width, 1.4 * width), -9.0 * (std::f32::consts::PI * t).sin());
        let mut sprite = self.sprite(line.card, place);
        sprite.width = if small < 0.5 { way.from.width } else { way.to.width };
        sprite.overlay.edged = true;
        Some(card(self.context, &sprite))
    }

    /// Draws who made the point that is counted, and how, below the pad.
    fn who(&self, frame: &mut impl Surface) {
        let Some((seat, side, title, about)) = self.told() else { return };
        let (places, palette, s) = (&self.places, self.palette, self.places.s);
        let face = places.face;
        let x = if seat.is_some() { face.x + face.width + 22.0 * s } else { face.x };
        if let Some(side) = side.filter(|_| seat.is_some() && self.screen.tally.has_sides) {
            let at = Point::new(face.x + 6.0 * s, face.y + 6.0 * s);
            paint::mark(frame, palette, at, self.number(side), 11.0 * s);
        }
        // Beside the button that skips there is less room.
        let beside = if places.is_low() { places.button() + 16.0 * s } else { 0.0 };
        let room = (places.pad.x + places.pad.width - beside - x).max(40.0);
        let most = if places.size.width < 900.0 { 27.0 } else { 30.0 };
        let mut sizes = [most, 24.0, 21.0, 18.0].map(|size| size * s).into_iter();
        let size = sizes.find(|size| font::width(&title, font::BOLD, *size) <= room).unwrap_or(18.0 * s);
        let title = Label::new(&title, font::BOLD, size, palette.text).within(room);
        let middle = face.center_y();
        title.draw(frame, Point::new(x, middle - 0.56 * size));
        let high = |size: &f32| font::measure_within(&about, font::REGULAR, *size, room).height;
        let below = places.size.height - middle - 12.0 * s;
        let mut sizes = [20.0, 18.0, 16.0].map(|size| size * s).into_iter();
        // The still has more room for what has none here.
        if let Some(size) = sizes.find(|size| high(size) + 0.15 * size <= below.min(2.8 * size)) {
            let about = Label::new(&about, font::REGULAR, size, palette.muted);
            let about = if about.fits(room) { about.within(room) } else { about.wrapped(room) };
            about.hanging().draw(frame, Point::new(x, middle + 0.15 * size));
        }
    }

    /// Returns the player below the pad, their side, and the words beside them.
    fn told(&self) -> Option<(Option<Seat>, Option<Side>, String, String)> {
        let (l, screen) = (&self.context.language, self.screen);
        let (names, finished) = (self.names(), &screen.finished);
        if let Some((line, _, share)) = self.counted() {
            let title = screen.title(l, line);
            // Who has Game is not told before the bars do.
            if line.is_game() && self.game().is_some_and(|game| game < 0.8) && share < 1.0 {
                return Some((None, None, title, String::new()));
            }
            return Some((line.seat, line.side, title, screen.brief(l, line)));
        }
        let seat = finished.score.contract.map(|contract| contract.pitcher).or_else(|| {
            let most = finished.score.delta.iter().map(|(_, points)| *points).max();
            let mut best = finished.score.delta.iter().filter(|(_, points)| Some(**points) == most);
            let (side, _) = best.next().filter(|_| best.next().is_none())?;
            names.rules().members(side).next()
        });
        let side = seat.map(|seat| names.rules().side_in(finished.score.contract, seat));
        let title = phrase::result_brief(l, &names, &finished.score);
        let is_spread = screen.script.part() == Part::Spread;
        (!is_spread).then(|| (seat, side, title, phrase::headline_about(l, &names, &finished.score)))
    }

    /// Draws the bars of card points while Game is counted.
    pub(super) fn bars(&self, frame: &mut impl Surface) {
        let Some(share) = self.game() else { return };
        let (places, palette, s, tally) = (&self.places, self.palette, self.places.s, &self.screen.tally);
        let most = tally.most();
        let long = match () {
            () if tally.has_sides => LONG_BAR[0],
            () if places.has_piles() => 1.0,
            () => LONG_BAR[1],
        };
        let long = f32::from(most).max(long);
        // All run up together, and the lower ones stop first.
        let now = ease_out((1.25 * share).min(1.0)) * f32::from(most);
        for (row, won) in tally.won.iter().enumerate() {
            if won.cards.is_empty() {
                continue;
            }
            let points = f32::from(won.points).min(now.round());
            let bar = places.bar(row);
            let rect = Rectangle { width: (bar.width * f32::from(won.points).min(now) / long).max(bar.height), ..bar };
            let rect = paint::snapped(rect);
            let leads = tally.has_sides || won.points == most;
            let (colour, size) = match tally.has_sides {
                true => (palette.side(self.number(won.side)), 40.0),
                false if leads => (palette.text, 40.0),
                false => (palette.muted, 31.0),
            };
            if bar.height > 0.0 {
                let corner = if tally.has_sides && self.number(won.side) == 1 { 5.0 * s } else { rect.height / 2.0 };
                paint::fill(frame, rect, corner, colour);
                if tally.has_sides {
                    paint::edge(frame, rect, corner, crate::theme::AVATAR_INK, 2.0 * s.max(1.0));
                }
            }
            let ink = if leads { palette.text } else { palette.muted };
            let figure = (points as u16).to_string();
            let at = Point::new(rect.x + rect.width + 14.0 * s, bar.center_y());
            Label::new(&figure, font::PENCIL_BOLD, size * s, ink).draw(frame, at);
        }
    }

    /// Returns the pictures on the pad: faces and cards.
    pub(super) fn on_pad(&self) -> Vec<(Rectangle, Image)> {
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

    /// Returns the pictures that lie over the cloth: faces and cards, the lowest first.
    pub(super) fn pictures(&self) -> Vec<(Rectangle, Image)> {
        let (mut pictures, places) = (Vec::new(), &self.places);
        if !self.screen.is_counting() {
            let mut pictures = self.item_pictures();
            pictures.extend(self.teller().map(|(seat, face, ..)| self.face(seat, Mood::Calm, face)));
            return pictures;
        }
        self.won_cards(&mut pictures);
        if let Some((Some(seat), ..)) = self.told() {
            let score = &self.screen.finished.score;
            let is_line = self.counted().is_some();
            let mood = if !is_line && score.set_back { Mood::Rueful } else { Mood::Pleased };
            pictures.push(self.face(seat, mood, places.face));
        }
        pictures
    }

    /// Lays the won cards in their rows.
    fn won_cards(&self, pictures: &mut Vec<(Rectangle, Image)>) {
        let (places, screen) = (&self.places, self.screen);
        let spread = ease_out(screen.script.share(Part::Spread));
        let is_game = self.game().is_some();
        let sunk = self.sunk() * places.sink;
        for (row, won) in screen.tally.won.iter().enumerate() {
            if !screen.tally.has_sides && side_words::word(&self.context.language, &self.names(), won.side).is_none() {
                pictures.push(self.face(won.seat, Mood::Calm, places.row_face(row)));
            }
            let (mut under, mut end) = (0, places.won(row, 0).x);
            for (index, &of) in won.cards.iter().enumerate() {
                if places.has_piles() && !screen.is_shown_in_pile(won, of) {
                    under += 1;
                    continue;
                }
                let rect = Rectangle { x: self.x_of(row, index, of), ..places.won(row, index) };
                end = end.max(rect.x + rect.width + 16.0 * places.s);
                if self.is_away(of) {
                    continue;
                }
                let x = (rect.x - places.left).mul_add(spread, places.left);
                let counts = won.counting.contains(of);
                let y = if counts || places.has_piles() { rect.y } else { rect.y + sunk };
                let rect = Rectangle { x, y, ..rect };
                let mut sprite = self.sprite(Some(of), Placement::new(rect.center(), rect.size(), 0.0));
                sprite.overlay.covered = is_game && !counts && !places.has_piles();
                sprite.overlay.small_index = places.is_tight();
                pictures.push(card(self.context, &sprite));
            }
            for layer in 0..under.min(3) {
                let shift = 3.0 * places.s * layer as f32;
                let rect = Rectangle { x: end + shift, y: places.won(row, 0).y - shift, ..places.won(row, 0) };
                pictures.push(card(self.context, &self.sprite(None, Placement::new(rect.center(), rect.size(), 0.0))));
            }
        }
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
    fn pad(&self, frame: &mut impl Surface) {
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

    /// Returns the letter of a line, or the plus of what is no point.
    fn letter(&self, line: &Line) -> String {
        match line.asked {
            Asked::Point(point) => phrase::point_letter(&self.context.language, point),
            _ => "+".to_owned(),
        }
    }

    /// Draws the sign of a point on a plain disc.
    fn plain_token(&self, frame: &mut impl Surface, place: Rectangle, sign: Sign<'_>, (disc, ink): (Color, Color)) {
        frame.fill(&paint::circle(place.center(), place.width / 2.0), disc);
        sign.draw(frame, place.center(), 0.58 * place.width, 0.8 * place.width, ink);
    }

    /// Returns the part of the window in which the pad comes in, with what is drawn over it.
    pub(super) fn over_pad(&self) -> Rectangle {
        let pad = self.places.pad.expand(20.0 * self.places.s);
        let pad = Rectangle { width: self.places.size.width - pad.x, ..pad };
        pad.intersection(&Rectangle::with_size(self.places.size)).unwrap_or(pad)
    }

    /// Returns the way from the window to [`Scene::over_pad`], with the distance that the pad has still to come.
    pub(super) fn to_pad(&self) -> Vector {
        Point::ORIGIN - self.over_pad().position() + Vector::new(self.slide(), 0.0)
    }

    /// Draws what comes over the pad: the way of a card, scratches, the failed bid and the stamp; or the peg board.
    pub(super) fn above(&self, frame: &mut impl Surface) {
        if has_board(self.screen.names.rules()) {
            self.board(frame);
        } else {
            self.flight(frame);
        }
        let (places, palette, screen) = (&self.places, self.palette, self.screen);
        let score = &screen.finished.score;
        let scratched = screen.script.share(Part::Scratch);
        let is_lost = |counts: bool| !counts && !score.scores_difference(screen.names.rules());
        if scratched > 0.0 && !has_board(screen.names.rules()) {
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
        let words = phrase::stamp(&self.context.language, &screen.names, score);
        let fallen = screen.script.share(Part::Stamp);
        if fallen > 0.0 && !words.is_empty() {
            let colour = if score.set_back { palette.pencil } else { palette.gain };
            let (at, scale) = self.stamp_place(&words);
            let grow = 0.15_f32.mul_add(1.0 - ease_out(fallen), 1.0);
            paint::stamp(frame, colour, at, &words, scale, grow);
        }
    }

    /// Returns the place of the points that a failed bid costs a side: in a row of its column that is free.
    fn lost_bid(&self, side: Side) -> (Point, f32) {
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

    /// Draws the peg board, with the peg of the player who is counting on its way.
    fn board(&self, frame: &mut impl Surface) {
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

    /// Returns the place of what begins the still. In a lesson it reaches up to the arrow, which stands before its title.
    pub(super) fn head(&self) -> Rectangle {
        let room = self.places.headline();
        if self.screen.taught.is_none() {
            return room;
        }
        Rectangle { y: CORNER, height: room.y + room.height - CORNER, ..room }
    }

    /// Returns the place of the title there.
    fn title(&self, size: f32) -> Rectangle {
        let head = self.head();
        if self.screen.taught.is_none() {
            return head;
        }
        let x = head.x.max(CORNER + ARROW + 24.0 * self.places.s);
        let y = (CORNER + (ARROW - font::LINE * size) / 2.0).max(4.0);
        Rectangle { x, y, width: head.x + head.width - x, height: head.y + head.height - y }
    }

    /// Returns the part of the head that is pressed for the reason: all beside the arrow.
    pub(super) fn reasoned(&self) -> Rectangle {
        let head = self.head();
        let x = if self.screen.taught.is_some() { head.x.max(CORNER + ARROW + 6.0) } else { head.x };
        Rectangle { x, width: head.x + head.width - x, ..head }
    }

    /// Returns the headline of the still with its size and its height, and what stands below it with its size.
    fn headings(&self) -> (String, f32, f32, String, f32) {
        let (s, room) = (self.places.s, self.head());
        let is_narrow = self.places.size.width < 900.0;
        let (title, about) = self.screen.headline(&self.context.language);
        let about = self.screen.taught.as_ref().and_then(Taught::said).map_or(about, str::to_owned);
        let (largest, about_size) = if is_narrow { (33.0 * s, 19.0 * s) } else { (42.0 * s, 21.0 * s) };
        let high = |words: &str, face, size| font::measure_within(words, face, size, room.width).height;
        let below = high(&about, font::REGULAR, about_size) + 8.0 * s;
        let sizes = [1.0, 0.85, 0.72, 0.6, 0.5].map(|share| share * largest);
        let titled = |size: f32| {
            let place = self.title(size);
            place.y - room.y + font::measure_within(&title, font::BOLD, size, place.width).height
        };
        let fits = |size: &f32| titled(*size) + below <= room.height;
        let size = sizes.into_iter().find(fits).unwrap_or(sizes[4]);
        // What follows stands below the arrow as well.
        let height = titled(size).max(if self.screen.taught.is_some() { ARROW } else { 0.0 });
        (title, size, height, about, about_size)
    }

    /// Returns the places of the face and the bubble of the player who gives a lesson, and the size of their words;
    /// `None` where there is no room for them, or nothing is said.
    fn teller(&self) -> Option<(Seat, Rectangle, Rectangle, f32)> {
        let seat = self.screen.taught.as_ref()?.teller()?;
        let (s, room) = (self.places.s, self.head());
        let (_, _, height, about, about_size) = self.headings();
        let y = room.y + height + 24.0 * s;
        let side = (room.y + room.height - y).min(96.0 * s);
        let face = Rectangle { x: room.x, y, width: side, height: side };
        let x = face.x + side + 20.0 * s;
        let most = (room.x + room.width - x).min(430.0 * s) - 32.0 * s;
        let sizes = [1.0, 0.9, 0.8, 0.72].map(|share| share * about_size);
        let (size, words) = sizes.into_iter().find_map(|size| {
            let words = font::measure_within(&about, font::REGULAR, size, most);
            (words.height + 16.0 * s <= side && words.width <= most).then_some((size, words))
        })?;
        let bubble = Size::new(words.width.ceil() + 33.0 * s, (words.height + 28.0 * s).min(side));
        let bubble = Rectangle::new(Point::new(x, face.center_y() - bubble.height / 2.0), bubble);
        Some((seat, face, bubble, size))
    }

    /// Draws the headline of the still with the state of the game, or what the player who gives a lesson says, below it.
    fn headline(&self, frame: &mut impl Surface) {
        let (palette, s, room) = (self.palette, self.places.s, self.head());
        let (title, size, height, about, about_size) = self.headings();
        let place = self.title(size);
        Label::new(&title, font::BOLD, size, palette.text).wrapped(place.width).hanging().draw(frame, place.position());
        let Some((_, face, bubble, size)) = self.teller() else {
            let at = Point::new(room.x, room.y + height + 8.0 * s);
            let about = Label::new(&about, font::REGULAR, about_size, palette.muted);
            return about.wrapped(room.width).hanging().draw(frame, at);
        };
        paint::speech(frame, palette, bubble, Point::new(face.x + face.width + 8.0 * s, face.center_y()), s);
        let inner = bubble.shrink([0.0, 16.0 * s]);
        let words = Label::new(&about, font::REGULAR, size, palette.card_ink()).wrapped(inner.width + 2.0).hanging();
        let high = font::measure_within(&about, font::REGULAR, size, inner.width + 2.0).height;
        words.draw(frame, Point::new(inner.x, inner.center_y() - high / 2.0));
    }

    /// Returns what one of the eight says in the still, and its place: the face and the bubble, between what was made and the
    /// buttons; `None` where nothing is said, or there is no room.
    pub(super) fn saying(&self) -> Option<(Rectangle, Saying)> {
        let (places, s) = (&self.places, self.places.s);
        let is_heard = self.context.settings.table_talk && !self.screen.is_counting();
        let saying = self.screen.saying.filter(|_| is_heard)?;
        let last = self.screen.items().count().checked_sub(1)?;
        let (item, left) = (places.item(last), places.headline().x);
        let top = item.y + item.height + places.under_item() + 10.0 * s;
        let height = (places.foot() - 14.0 * s - top).min(56.0 * s);
        let place = Rectangle { x: left, y: top, width: places.pad.x - left - 24.0 * s, height };
        (height >= 36.0 * s).then_some((place, saying))
    }

    /// Returns the square of the face of who speaks.
    fn speaker(&self, place: Rectangle) -> Rectangle {
        Rectangle { width: place.height, ..place }
    }

    /// Draws what is said.
    fn said(&self, frame: &mut impl Surface) {
        let Some((place, saying)) = self.saying() else { return };
        let (face, words) = (self.speaker(place), phrase::saying(&self.context.language, saying));
        let at = Point::new(face.x + face.width + 8.0 * self.places.s, place.center_y());
        let room = place.x + place.width - at.x;
        let wide = paint::bubble_place((at, 1.0), &words, Said::Highest, self.places.s).width + 11.0 * self.places.s;
        let scale = self.places.s * (room / wide).min(0.85);
        paint::bubble(frame, self.palette, (at, 1.0), &words, Said::Highest, scale, 1.0);
    }

    /// Draws tokens, names and reasons below the cards of the still.
    fn items(&self, frame: &mut impl Surface) {
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
        let title = self.screen.title(l, line);
        let name = if let Asked::Point(point) = line.asked { phrase::point(l, point) } else { title.clone() };
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
    fn item_pictures(&self) -> Vec<(Rectangle, Image)> {
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

/// Way of a card to the pad.
struct Way {
    from: Rectangle,
    /// Point that bends it.
    bend: Point,
    to: Rectangle,
}
