//! The won cards in their rows, and the bars that count Game.

use super::Scene;
use crate::font;
use crate::layout::Placement;
use crate::paint::{self, Label, Surface};
use crate::portrait::Mood;
use crate::screen::result::script::Part;
use crate::screen::result::tally::Line;
use crate::screen::table::layers::card;
use crate::side_words;
use crate::timeline::{ease_in_out, ease_out};
use pitch_language::phrase;
use pitch_rules::Card;

use iced::widget::canvas::Image;
use iced::{Point, Rectangle, Vector};

/// Card points for which a bar of a side, or of a single player, has its whole length, if nobody has more.
const LONG_BAR: [f32; 2] = [40.0, 22.0];
/// Time in which cards that do not count rise again after Game, in ms.
const RISE: u64 = 160;

impl Scene<'_> {
    /// Returns the share by which cards that do not count for Game have sunk: those of two sides rise again after it.
    fn sunk(&self) -> f32 {
        let game = self.screen.tally.lines.iter().position(Line::is_game);
        match (self.game(), game) {
            (Some(share), _) => ease_in_out((5.0 * share).min(1.0)),
            (None, Some(index)) if self.is_landed(index) => 1.0 - ease_in_out(self.screen.script.after(index, RISE)),
            _ => 0.0,
        }
    }

    /// Draws the names of the rows, dashed places, and the patch.
    pub(super) fn rows(&self, frame: &mut impl Surface) {
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
    pub(super) fn x_of(&self, row: usize, index: usize, of: Card) -> f32 {
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

    /// Lays the won cards in their rows.
    pub(super) fn won_cards(&self, pictures: &mut Vec<(Rectangle, Image)>) {
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

    /// Draws the bars of card points while Game is counted.
    pub(in crate::screen::result) fn bars(&self, frame: &mut impl Surface) {
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
}
