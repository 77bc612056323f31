//! Drawing of a count: the won cards, the pad on which the points are written, who made them, and the still at the end.

mod flight;
mod head;
mod items;
mod pad;
mod rows;
mod stamp;
mod told;

use super::script::Part;
use super::tally::Line;
use super::{Asked, Result};
use crate::context::Context;
use crate::deck::Overlay;
use crate::layout::{Count, Counted, Placement};
use crate::paint::{self, Sign, Surface};
use crate::portrait::Mood;
use crate::screen::table::drawer::has_board;
use crate::screen::table::layers::card;
use crate::screen::table::sprites::Sprite;
use crate::theme::Palette;
use pitch_language::{Names, phrase};
use pitch_rules::{Card, Point as HandPoint, Seat, Side};

use iced::widget::canvas::Image;
use iced::{Color, Rectangle};

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

    fn face(&self, seat: Seat, mood: Mood, square: Rectangle) -> (Rectangle, Image) {
        self.context.face_of(&self.screen.players, seat, mood, square)
    }

    fn sprite(&self, of: Option<Card>, place: Placement) -> Sprite {
        let ranking = self.screen.names.rules().ranking(self.screen.finished.score.trump);
        let overlay = Overlay { trump: of.and_then(|card| ranking.off_trump(card)), ..Overlay::PLAIN };
        Sprite { overlay, ..Sprite::new(of, place) }
    }

    fn card_in(&self, of: Card, rect: Rectangle) -> (Rectangle, Image) {
        card(self.context, &self.sprite(Some(of), Placement::new(rect.center(), rect.size(), 0.0)))
    }

    /// Returns the figure of points: where scores count down, a point is a counter less.
    fn figure(&self, points: i32) -> String {
        let points = if self.screen.names.rules().counts_down() { -points } else { points };
        let sign = if points < 0 { "\u{2212}" } else { "" };
        format!("{sign}{}", points.unsigned_abs())
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

    /// Draws what comes over the pad: the way of a card, scratches, the failed bid and the stamp; or the peg board.
    pub(super) fn above(&self, frame: &mut impl Surface) {
        if has_board(self.screen.names.rules()) {
            self.board(frame);
        } else {
            self.flight(frame);
            self.scratches(frame);
        }
        self.stamp(frame);
    }
}
