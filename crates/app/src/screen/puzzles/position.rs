//! Picture of a position: the faces of the others with what they said or played last, trump, and the hand.

use crate::context::Context;
use crate::deck::{Lying, Overlay};
use crate::font;
use crate::paint::{self, Label};
use crate::portrait::{Mood, Portrait};
use crate::widget::Kit;
use pitch_language::{Names, phrase, preset_name, t};
use pitch_rules::{Call, Card, Seat, Suit, Viewer};
use pitch_session::Puzzle;
use pitch_session::hand_order::order;
use pitch_session::puzzle::Question;

use iced::widget::canvas::{Frame, Image};
use iced::widget::image::FilterMethod;
use iced::{Point, Radians, Rectangle, Size};

use std::sync::Arc;

/// Position as it lies.
#[derive(Debug, Clone)]
pub(super) struct Position {
    others: Vec<Other>,
    trump: Option<Suit>,
    hand: Vec<Card>,
    /// Game and question, in words.
    pub(super) words: String,
}

/// Player at the table besides the person.
#[derive(Debug, Clone)]
struct Other {
    portrait: Portrait,
    /// Last call, while there is no trick; and `true` for a pass.
    call: Option<(String, bool)>,
    /// Card in the trick.
    card: Option<Card>,
}

impl Position {
    /// Returns the position of a puzzle; `None` if it cannot be reached.
    pub(super) fn of(puzzle: &Puzzle, context: &Context) -> Option<Self> {
        let l = &context.language;
        let table = puzzle.table(&phrase::puzzle_names(l, &context.settings, puzzle)).ok()?;
        let (seat, question) = Question::of(&table)?;
        let view = table.view(Viewer::Seat(seat));
        let players = table.players();
        let names = players.iter().map(|player| player.name.clone());
        let names = Names::new(Arc::clone(table.rules()), names, Some(seat));
        let other = |other: Seat| {
            let call = view.last_call(other).filter(|_| view.trick.is_none());
            let call = call.map(|call| (phrase::call_chip_of(l, &names, &view, other, call), call == Call::Pass));
            let portrait = Portrait::of(&players[other.index()], other.index(), Mood::Calm);
            Other { portrait, call, card: view.trick.and_then(|trick| trick.card_of(other)) }
        };
        let others = view.seats.after(seat).filter(|other| *other != seat).map(other).collect();
        let hand = order(view.hand(), view.rankings.with(view.trump), context.settings.hand_order);
        let game = preset_name(l, puzzle.game);
        let question = match question {
            Question::Call => "call",
            Question::Lead => "lead",
            Question::Follow => "follow",
        };
        let words = t!(l, "shelf-question", game = game, question = question);
        Some(Position { others, trump: view.trump, hand, words })
    }

    /// Draws the position into a place.
    pub(super) fn draw(&self, frame: &mut Frame, kit: Kit, context: &Context, rect: Rectangle) {
        let (palette, s) = (kit.palette, kit.scale);
        let count = self.others.len().max(1) as f32;
        let across = rect.width / count;
        let width = (rect.width / 4.0).min(0.36 * rect.height / 1.4);
        let foot = rect.y + rect.height - 0.62 * 1.4 * width - 10.0 * s;
        let face = (0.62 * across).min(76.0 * s).min(0.2 * rect.height);
        let room = rect.height - 1.5 * width;
        let card = (0.62 * across).min(0.75 * width).min((room - face - 16.0 * s) / 1.4).max(0.0);
        let top = rect.y + 0.2 * (room - face - 1.4 * card).max(0.0);
        for (index, other) in self.others.iter().enumerate() {
            let x = (index as f32 + 0.5).mul_add(across, rect.x);
            let square = Rectangle::new(Point::new(x - face / 2.0, top), Size::new(face, face));
            let (place, picture) = context.face(other.portrait, square);
            frame.draw_image(place, picture);
            let below = top + face + 8.0 * s;
            if let Some((words, is_pass)) = &other.call {
                let ink = if *is_pass { palette.text } else { palette.card_ink() };
                let label = Label::new(words, font::SEMIBOLD, 15.0 * s, ink).within(across - 10.0 * s).centred();
                let size = Size::new((label.width() + 22.0 * s).max(30.0 * s), 26.0 * s);
                let pill = Rectangle::new(Point::new(x - size.width / 2.0, below), size);
                if *is_pass {
                    paint::edge(frame, pill, 13.0 * s, palette.text, 1.0);
                } else {
                    paint::fill(frame, pill, 13.0 * s, palette.card_paper);
                }
                label.draw(frame, pill.center());
            }
            if let Some(played) = other.card {
                lay(frame, context, &[(Some(played), Point::new(x, below + 0.7 * card), 0.0)], card);
            }
        }
        if let Some(trump) = self.trump {
            let at = Point::new(rect.center_x(), (top + face + 8.0 * s + 1.4 * card + foot - 0.7 * width) / 2.0);
            let radius = (16.0 * s).min(0.4 * (foot - 0.7 * width - top - face - 1.4 * card).abs().max(20.0 * s));
            paint::led_disc(frame, palette, at, radius, trump, context.settings.four_colours);
        }
        let middle = (self.hand.len() as f32 - 1.0) / 2.0;
        let step = (0.98 * width).min((rect.width - 1.24 * width - 12.0 * s) / (2.0 * middle).max(1.0));
        let cards = self.hand.iter().enumerate().map(|(index, card)| {
            let out = index as f32 - middle;
            let turn = 10.0 * out / middle.max(2.0);
            (Some(*card), Point::new(step.mul_add(out, rect.center_x()), foot + 0.012 * width * out * out), turn)
        });
        let cards: Vec<(Option<Card>, Point, f32)> = cards.collect();
        lay(frame, context, &cards, width);
    }
}

/// Lays cards of a width down, or backs, each about its middle and turned by so many degrees.
pub(in crate::screen) fn lay(frame: &mut Frame, context: &Context, cards: &[(Option<Card>, Point, f32)], width: f32) {
    if width < 12.0 {
        return;
    }
    let lying = cards.iter().map(|(card, middle, turn)| Lying {
        card: *card,
        look: Overlay::PLAIN,
        middle: *middle,
        turn: Radians(turn.to_radians()),
    });
    let (place, picture) = context.deck.fan(width, &lying.collect::<Vec<_>>());
    frame.draw_image(place, Image::new(picture).filter_method(FilterMethod::Nearest));
}
