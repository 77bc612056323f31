//! A lesson at the table: its words on a slip, a ring around their subject, and the button that goes on.
//!
//! The slip lies where it covers nothing of its subject, and no words, as near as it can to the caption.

use super::drawing::Drawing;
use super::transient::has_bubbles;
use super::{Effects, Message, Sign, Spot, Table, prompt};
use crate::context::Context;
use crate::font;
use crate::paint::{self, Label, PLATE_SHADOW, Surface};
use crate::theme::shade::lighter;
use pitch_language::{phrase, t};
use pitch_rules::{Action, Card, Seat, Trick, Turn, Viewer};
use pitch_session::lesson::{self, Mark};

use iced::{Point, Rectangle, Size, Vector};

/// Sizes of the words, from the largest that is tried.
const SIZES: [f32; 4] = [17.0, 15.5, 14.0, 12.5];
/// Widths of the slip against the caption, from the widest that is tried.
const WIDTHS: [f32; 4] = [1.0, 0.8, 0.62, 0.48];
/// Distance between the places that are tried, in logical pixels.
const STEP: f32 = 8.0;
/// Cost of a place that covers something that must be seen.
const COVERS: f32 = 1000.0;
/// Cost of a place that covers cards that may be covered for a while.
const COVERS_CARDS: f32 = 2.0;
/// Cost of a slip without any width: words in many short lines are hard to read.
const NARROW: f32 = 0.4;
/// Height of what is penciled above the cards, in pixels of the design.
const PROMISE: f32 = 46.0;
/// Seat of the player who gives a lesson that leaves the choices: the one across the table.
pub(crate) const TELLER: usize = 2;
/// Room that is kept free around everything, in logical pixels of the design.
const AIR: f32 = 5.0;

/// Words of a lesson as they lie on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Slip {
    /// Words.
    pub words: String,
    /// Place of the slip.
    pub place: Rectangle,
    /// The button that goes on, where there is something to read and nothing to do.
    pub button: Option<Rectangle>,
    /// Tip of the bubble, where a player says the words.
    tip: Option<Point>,
    size: f32,
    inner: Rectangle,
}

impl Slip {
    /// Returns `true` if a player says the words, so that the table asks for itself.
    pub(super) const fn is_spoken(&self) -> bool {
        self.tip.is_some()
    }
}

impl Table {
    /// Goes on once the words of the lesson were read.
    pub(super) fn read_on(&mut self, context: &Context) -> Effects {
        if !self.session.is_reading() || !self.timeline.is_idle() {
            return self.skip(context);
        }
        self.objection = None;
        self.session.read_on();
        self.focus.set(None);
        Effects { save: true, ..self.go_on(context) }
    }

    /// Returns the words of the lesson as they lie on the table now.
    pub const fn slip(&self) -> Option<&Slip> {
        self.slip.as_ref()
    }

    /// Returns the places of the things of which the lesson speaks now.
    pub fn marked(&self) -> Vec<Rectangle> {
        self.marks().into_iter().flat_map(|mark| self.mark_place(mark)).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        if !self.timeline.is_idle() {
            return Vec::new();
        }
        let tried = self.session.tries().and_then(|action| match action {
            Action::Play(card) => Some(Mark::Card(*card)),
            Action::Call(call) => Some(Mark::Call(*call)),
            _ => None,
        });
        let words = self.session.lesson_words();
        words.iter().flat_map(|words| &words.marks).copied().chain(tried).collect()
    }

    /// Returns the cards of the hand of which the lesson speaks.
    pub(super) fn marked_cards(&self) -> impl Iterator<Item = Card> + use<> {
        let held = self.held();
        let card = |mark| if let Mark::Card(card) = mark { Some(card) } else { None };
        self.marks().into_iter().filter_map(card).filter(move |card| held.contains(*card))
    }

    /// Returns the control that the lesson wants to be pressed.
    pub(super) fn meant(&self) -> Option<Message> {
        let pressed = |mark| match mark {
            Mark::Call(call) => Some(Message::call(call)),
            Mark::Card(card) if self.raised().contains(card) => Some(Message::Card(card)),
            _ => None,
        };
        self.marks().into_iter().find_map(pressed).filter(|_| self.is_own_turn())
    }

    /// Returns the trick that a lesson speaks of, and that was taken just before.
    pub(super) fn told_trick(&self) -> Option<Trick> {
        let is_told = self.session.lesson_words().is_some_and(|words| words.marks.contains(&Mark::LastTrick));
        is_told.then(|| self.session.view(Viewer::Seat(self.bottom)).tricks.last().copied()).flatten()
    }

    /// Returns the place of the ribbon.
    fn ribbon_place(&self) -> Option<Rectangle> {
        self.spots.iter().find(|spot| spot.message == Message::Drawer(None)).map(|spot| spot.place)
    }

    /// Returns the place of a card of the hand.
    fn card_place(&self, card: Card) -> Option<Rectangle> {
        let index = self.sorted().iter().position(|held| *held == card)?;
        Some(self.layout.hand_card_at(index, self.raised().contains(card))?.bounds())
    }

    fn hand_place(&self) -> Option<Rectangle> {
        self.sorted().into_iter().filter_map(|card| self.card_place(card)).reduce(|one, other| one.union(&other))
    }

    fn mark_place(&self, mark: Mark) -> Option<Rectangle> {
        let stage = self.stage();
        match mark {
            Mark::Hand => self.hand_place(),
            Mark::Card(card) => self.card_place(card),
            Mark::Row(seat) => stage.row_place(seat),
            Mark::Call(call) => {
                let message = Message::call(call);
                self.spots.iter().find(|spot| spot.message == message).map(|spot| spot.place)
            }
            Mark::Played(seat) => {
                let trick = self.shown().trick?;
                trick.card_of(seat).map(|_| stage.trick_place(seat).bounds())
            }
            Mark::Seat(seat) => Some(stage.place(seat).face),
            Mark::Contract if self.shown().trump.is_none() => self.ribbon_place(),
            Mark::Contract => Some(self.layout.patch),
            Mark::LastTrick => {
                let trick = stage.lying()?;
                trick.plays().map(|(seat, _)| stage.trick_place(seat).bounds()).reduce(|one, other| one.union(&other))
            }
            Mark::Scores | Mark::Points => self.ribbon_place(),
            Mark::Point(point) => {
                let message = Message::About(Sign::Point(point));
                let token = self.spots.iter().find(|spot| spot.message == message).map(|spot| spot.place);
                token.or_else(|| self.ribbon_place())
            }
            Mark::TurnedUp => {
                let _ = self.shown().turned.last()?;
                Some(stage.turned_at(0).bounds())
            }
        }
    }

    /// Lays the slip down, once everything else has its place.
    pub(super) fn lay_slip(&mut self, context: &Context) {
        self.slip = None;
        let Some(words) = self.lesson_says(context) else { return };
        let is_read = self.session.is_reading();
        let spoken = if self.session.is_choosing() { self.spoken(&words) } else { None };
        let slip = spoken.unwrap_or_else(|| self.best_slip(context, &words, is_read));
        if let Some(place) = slip.button {
            self.spots.push(Spot { message: Message::ReadOn, place });
        }
        self.slip = Some(slip);
    }

    /// Returns the words to be shown: the reason for a refusal, or the words of the lesson.
    fn lesson_says(&self, context: &Context) -> Option<String> {
        let words = self.session.lesson_words().filter(|_| self.timeline.is_idle() && !self.mode.is_aside())?;
        let (language, names) = (&context.language, &self.names);
        if let Some(refused) = prompt::refusal(self) {
            return Some(phrase::refusal(language, names, &refused));
        }
        let is_free = matches!(self.shown().turn, Turn::Deal(_) | Turn::Over) || self.is_own_turn();
        if !self.session.is_reading() && !is_free {
            return None;
        }
        Some(phrase::lesson_words(language, names, &self.session, self.objection.unwrap_or(words.id)))
    }

    /// Returns the words in a bubble beside the face of the player across the table; `None` where it has no room.
    fn spoken(&self, words: &str) -> Option<Slip> {
        let (stage, s) = (self.stage(), self.layout.s);
        let face = stage.place(Seat::new(TELLER)?).face;
        let menu = self.spots.iter().filter(|spot| spot.place.y < face.y + face.height && spot.place.x < face.x);
        let left = menu.map(|spot| spot.place.x + spot.place.width).fold(self.layout.table.x, f32::max) + 12.0 * s;
        let right = face.x - 14.0 * s;
        let room = (right - left).min(380.0 * s) - 34.0 * s;
        let (size, measured) = SIZES.iter().rev().map(|size| size * s).rev().find_map(|size| {
            let measured = font::measure_within(words, font::MEDIUM, size, room.max(0.0));
            (measured.width <= room && measured.height <= 1.2 * face.height).then_some((size, measured))
        })?;
        let bubble = Size::new(measured.width.ceil() + 35.0 * s, measured.height + 22.0 * s);
        let y = (face.center_y() - bubble.height / 2.0).max(self.layout.table.y + 8.0 * s);
        let place = Rectangle::new(Point::new(right - bubble.width, y), bubble);
        let inner = Rectangle::new(Point::new(17.0 * s, 11.0 * s) + (place.position() - Point::ORIGIN), measured);
        let tip = Some(Point::new(face.x - 2.0 * s, face.center_y()));
        Some(Slip { words: words.to_owned(), place, button: None, tip, size, inner })
    }

    /// Returns `true` if the cards tell what they may win: before trump is known, in a lesson that leaves the choice.
    pub(super) fn shows_promises(&self) -> bool {
        let is_asked = matches!(self.shown().turn, Turn::Call(_)) && self.is_own_turn();
        self.session.is_choosing() && is_asked && self.shown().trump.is_none() && !self.compares()
    }

    fn best_slip(&self, context: &Context, words: &str, is_read: bool) -> Slip {
        let forbidden = self.must_be_seen();
        let cards: Vec<Rectangle> = self.hand_place().into_iter().collect();
        let mut best: Option<(f32, Slip)> = None;
        for size in SIZES {
            for share in WIDTHS {
                let slip = self.sized_slip(context, words, is_read, size * self.layout.s, share);
                let Some((cost, slip)) = self.cheapest(slip, &forbidden, &cards) else { continue };
                let cost = NARROW.mul_add(1.0 - share, cost);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, slip));
                }
            }
            // Smaller words are for where larger ones find no room.
            if best.as_ref().is_some_and(|(cost, _)| *cost < COVERS) {
                break;
            }
        }
        best.map_or_else(|| self.sized_slip(context, words, is_read, SIZES[0], 1.0), |(_, slip)| slip)
    }

    /// Returns the slip in the corner of the window, as large as its words need it.
    fn sized_slip(&self, context: &Context, words: &str, is_read: bool, size: f32, share: f32) -> Slip {
        let s = self.layout.s;
        let inset = 14.0 * s;
        let most = share * (720.0 * s).min(self.layout.table.width - 28.0 * s);
        let button = if is_read { button_size(context, s) } else { Size::ZERO };
        let aside = if is_read { button.width + 14.0 * s } else { 0.0 };
        let room = (most - 2.0 * inset - aside).max(60.0);
        let measured = font::measure_within(words, font::MEDIUM, size, room);
        let high = measured.height.max(button.height);
        let (width, height) = (measured.width.ceil() + 1.0 + 2.0 * inset + aside, 16.0_f32.mul_add(s, high));
        let place = Rectangle::new(Point::ORIGIN, Size::new(width, height));
        let top = (height - measured.height) / 2.0;
        let inner = Rectangle::new(Point::new(inset, top), Size::new(width - 2.0 * inset - aside, measured.height));
        let corner = Point::new(width - inset - button.width, (height - button.height) / 2.0);
        let button = is_read.then(|| Rectangle::new(corner, button));
        Slip { words: words.to_owned(), place, button, tip: None, size, inner }
    }

    /// Returns the slip where it costs least, and its cost there.
    fn cheapest(&self, slip: Slip, forbidden: &[Rectangle], cards: &[Rectangle]) -> Option<(f32, Slip)> {
        let table = self.layout.table.shrink(AIR);
        let home = self.layout.prompt;
        let size = slip.place.size();
        let (across, down) = (table.width - size.width, table.height - size.height);
        if across < 0.0 || down < 0.0 {
            return None;
        }
        let covered = |place: &Rectangle, those: &[Rectangle]| -> f32 {
            those.iter().filter_map(|other| place.intersection(other)).map(|both| both.width * both.height).sum()
        };
        let columns = [0.5, 0.0, 0.25, 0.75, 1.0].map(|share| share * across);
        let rows = (0..=(down / STEP) as usize).map(|row| row as f32 * STEP);
        let mut best: Option<(f32, Vector)> = None;
        for y in rows {
            for x in columns {
                let shift = Vector::new(table.x + x, table.y + y);
                let place = Rectangle::new(Point::ORIGIN + shift, size);
                let away = place.center() - home.center();
                let far = (away.x * away.x + away.y * away.y).sqrt() / table.height;
                let seen = place.expand(AIR * self.layout.s);
                let over = covered(&seen, forbidden);
                let area = size.width * size.height;
                let cost = if over > 0.0 { COVERS + over } else { COVERS_CARDS * covered(&place, cards) / area + far };
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, shift));
                }
            }
        }
        let (cost, shift) = best?;
        let button = slip.button.map(|button| button + shift);
        Some((cost, Slip { place: slip.place + shift, inner: slip.inner + shift, button, ..slip }))
    }

    /// Returns the places that the slip must not cover: those of its subject, and of everything with words.
    fn must_be_seen(&self) -> Vec<Rectangle> {
        let (view, stage) = (self.shown(), self.stage());
        let mut seen = self.marked();
        seen.extend(self.patch_place());
        seen.extend(self.ribbon_place());
        seen.extend([self.layout.menu, self.layout.undo, self.layout.hint]);
        let others: Vec<_> = view.seats.all().filter(|seat| *seat != self.bottom).collect();
        seen.extend(others.iter().map(|seat| stage.place(*seat).bounds(self.layout.s)));
        seen.extend(others.iter().filter_map(|seat| stage.row_place(*seat)));
        if has_bubbles(&stage) {
            let called = others.iter().filter(|seat| view.last_call(**seat).is_some());
            seen.extend(called.map(|seat| stage.place(*seat).face.expand(44.0 * self.layout.s)));
        }
        seen.extend(self.panel.iter().map(|panel| panel.place));
        let lying = stage.lying();
        let played = lying.iter().flat_map(|trick| trick.plays().map(|(seat, _)| seat));
        seen.extend(played.map(|seat| stage.trick_place(seat).bounds()));
        let turned = view.turned.last().map(|_| stage.turned_at(0).bounds());
        // What the card was worth, and how many are left, stands below it.
        seen.extend(turned.map(|place| Rectangle { height: place.height + 26.0 * self.layout.s, ..place }));
        seen.extend(self.hand_place());
        if self.shows_promises() {
            let above = self.hand_place().map(|hand| Rectangle { y: hand.y - PROMISE * self.layout.s, ..hand });
            seen.extend(above);
        }
        seen
    }
}

/// Returns the size of the button.
fn button_size(context: &Context, s: f32) -> Size {
    let words = font::width(&t!(context.language, "lesson-next"), font::SEMIBOLD, 15.5 * s);
    let cap = font::width(&t!(context.language, "keys-enter"), font::MEDIUM, 12.0 * s);
    Size::new(words + cap + 46.0 * s, 34.0 * s)
}

/// Draws the slip, and the rings around its subject.
pub(super) fn slip(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    for mark in table.marks().into_iter().filter(|mark| !matches!(mark, Mark::Card(_) | Mark::Hand)) {
        let Some(place) = table.mark_place(mark) else { continue };
        let is_on_paper = matches!(mark, Mark::Call(_));
        let colour = if is_on_paper { palette.focus_on_paper } else { palette.amber };
        paint::hint_ring(frame, place.shrink(4.0), 8.0, colour);
    }
    let Some(slip) = table.slip() else { return };
    let rect = paint::snapped(slip.place);
    let ink = match slip.tip {
        Some(tip) => {
            paint::speech(frame, palette, rect, tip, s);
            palette.card_ink()
        }
        None => {
            frame.shade(rect, 8.0 * s, PLATE_SHADOW);
            paint::fill(frame, rect, 8.0 * s, palette.paper);
            // By night the paper is nearly as dark as the cloth.
            paint::edge(frame, rect, 8.0 * s, palette.control_edge, 1.0);
            paint::fill(frame, Rectangle { width: 5.0 * s, ..rect }, 2.5 * s, palette.action);
            palette.ink
        }
    };
    let room = slip.inner.width + 2.0;
    let label = Label::new(&slip.words, font::MEDIUM, slip.size, ink).wrapped(room).hanging();
    label.draw(frame, slip.inner.position());
    let Some(button) = slip.button else { return };
    let is_hovered = table.hovered.as_ref() == Some(&Message::ReadOn);
    let ground = if is_hovered { lighter(palette.action) } else { palette.action };
    paint::fill(frame, paint::snapped(button), 8.0 * s, ground);
    let words = t!(drawing.context.language, "lesson-next");
    let words = Label::new(&words, font::SEMIBOLD, 15.5 * s, palette.on_action);
    words.draw(frame, Point::new(button.x + 13.0 * s, button.center_y()));
    let cap = t!(drawing.context.language, "keys-enter");
    let cap = Label::new(&cap, font::MEDIUM, 12.0 * s, palette.on_action).centred();
    let (wide, high) = (cap.width() + 12.0 * s, 20.0 * s);
    let right = button.x + button.width - 9.0 * s;
    let place = Rectangle::new(Point::new(right - wide, button.center_y() - high / 2.0), Size::new(wide, high));
    paint::edge(frame, paint::snapped(place), 5.0 * s, palette.on_action, 1.0);
    cap.draw(frame, place.center());
}

/// Pencils above the cards what each may win, with a question mark until it is certain.
pub(super) fn promises(frame: &mut impl Surface, table: &Table, drawing: &Drawing<'_>) {
    if !table.shows_promises() {
        return;
    }
    let (palette, s) = (drawing.palette(), drawing.layout.s);
    for promise in lesson::promises(&table.session.view(Viewer::Seat(table.bottom))) {
        let Some((left, top, wide)) = table.stage().tabbed(promise.card) else { continue };
        let word = phrase::point(&drawing.context.language, promise.point);
        let word = if promise.is_certain { word } else { t!(drawing.context.language, "lesson-perhaps", point = word) };
        let sizes = [28.0, 24.0, 20.0, 17.0, 14.0].map(|size| size * s);
        let fits = |size: &f32| font::width(&word, font::PENCIL_BOLD, *size) <= wide - 4.0 * s;
        let size = sizes.into_iter().find(fits).unwrap_or(sizes[4]);
        let at = Point::new(left + wide / 2.0, top - 0.8 * size);
        Label::new(&word, font::PENCIL_BOLD, size, palette.amber).centred().draw(frame, at);
        let half = font::width(&word, font::PENCIL_BOLD, size) / 2.0;
        let foot = at.y + 0.5 * size;
        paint::line(
            frame,
            Point::new(at.x - half, foot + s),
            Point::new(at.x + half, foot - s),
            palette.amber,
            2.0 * s,
        );
    }
}
