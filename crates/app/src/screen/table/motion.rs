//! Places of everything on the table, and movement: once something has happened, and as time passes.

use super::drawer::tracker_rows;
use super::stage::{CHOSEN, Stage};
use super::transient::{POINT_STEPS, Transient};
use super::{Message, Mode, Table, pace, transient};
use crate::context::Context;
use crate::layout::{Contents, Layout};
use crate::sound::Cue;
use crate::timeline::{self, ease_in_out};
use pitch_rules::{Ask, Card, Cards, Certainty, Event, Lies, Seat, Tracked, Tracker, Turn};
use pitch_session::settings::Hints;

use std::time::{Duration, Instant};

/// Height by which a card is raised under the mouse or with the keyboard, in pixels of the design.
const LIFT: f32 = 6.0;
/// Height that it loses while it is pressed.
const PRESSED: f32 = 2.0;

/// Time in which the token of a point is filled that becomes certain, in ms.
const LIGHT: u64 = 240;
/// Time that cards stand out that have just come into the hand.
const NEW: Duration = Duration::from_millis(1000);
/// Time that a refused card is crossed out.
const CROSSED: Duration = Duration::from_millis(900);
/// Time in which it nods, in ms, and how far, in pixels of the design.
const NOD: u64 = 160;
const NODS: f32 = 6.0;

impl Table {
    /// Follows a change of the size of the window or of the settings.
    pub fn adapt(&mut self, context: &Context) {
        self.timeline.set_pace(pace(context));
        if self.order != context.settings.hand_order {
            self.order = context.settings.hand_order;
            self.arranged.clear();
        }
        self.arrange(context);
    }

    /// Lets cards that are sorted glide on while a sheet lies over the table, which else waits.
    pub(crate) const fn glide(&mut self, now: Instant) {
        self.now = now;
    }

    /// Ends the activity of the person at the bottom, where the game has gone on from it.
    pub(super) fn follow_turn(&mut self) {
        let discards = matches!(self.shown().turn, Turn::Discard(_)) && self.is_own_turn();
        self.mode = match self.mode {
            Mode::Discarding(_) if !discards => Mode::Playing,
            Mode::Calling(_) if self.shown().ask != Some(Ask::CallPartner) => Mode::Playing,
            Mode::Playing if discards => Mode::Discarding(self.marked_at_first()),
            Mode::Talking(_) if !discards => Mode::Talking(Cards::NONE),
            Mode::Showing if self.held().is_empty() => Mode::Playing,
            Mode::Confirming(card) if !self.plays_by_the_book() || !self.raised().contains(card) => Mode::Playing,
            Mode::Doubted(..) if !self.is_own_turn() => Mode::Playing,
            mode => mode,
        };
    }

    /// Puts everything where it belongs.
    pub(super) fn arrange(&mut self, context: &Context) {
        self.changes += 1;
        self.hints_are_on = context.settings.hints != Hints::Off;
        self.follow_hint();
        self.follow_turn();
        self.follow_drag();
        self.follow_points();
        let cards = self.sorted();
        let dealing = self.timeline.moving(self.now).map_or(0, |moving| own_dealt(moving.events, self.bottom));
        // Cards that go lie in a tray above the hand.
        let above = if self.has_tray() { self.going().len() } else { 0 };
        let dealing = if self.is_public() { 0 } else { dealing };
        let contents = Contents {
            is_public: self.is_public(),
            seats: self.players.len(),
            has_rows: self.session.rules().has_rows(),
            hanging: super::drawer::what_hangs(self.session.rules()),
            hand_cards: self.in_row().unwrap_or(cards.len()).max(self.stage().unseen()) + dealing - above,
            card_size: context.settings.card_size,
            zoom: context.zoom(),
            has_drawer: self.drawer.is_some(),
            pointer: context.pointer,
        };
        self.layout = Layout::new(context.size, contents);
        // A mouse that rests where a card was that is played lies on it no longer.
        if matches!(self.hovered, Some(Message::Card(card)) if !self.held().contains(card)) {
            self.hovered = None;
        }
        self.list_spots(context);
        let raised = self.raised();
        let row = if above > 0 { self.tray(self.tray_count()) } else { Vec::new() };
        let held = &cards[above..];
        let row_index = |card: Card| self.shown().rows.lying(self.bottom).position(|pile| pile.up() == Some(card));
        let place = |(index, &card): (usize, &Card)| {
            let index = row_index(card).unwrap_or(index);
            Some((card, self.layout.hand_card_at(index, raised.contains(card))?))
        };
        let places: Vec<_> =
            cards.iter().take(above).copied().zip(row).chain(held.iter().enumerate().filter_map(place)).collect();
        self.hand.settle(&places, self.timeline.pace().gliding(), self.now);
        self.lift_cards();
    }

    /// Returns the number of piles that are left in the row at the bottom, where cards lie in rows.
    fn in_row(&self) -> Option<usize> {
        let rows = &self.shown().rows;
        rows.are_there().then(|| if self.is_public() { 0 } else { rows.lying(self.bottom).count() })
    }

    /// Lets the cards rise that are chosen or near, and the others sink.
    pub(super) fn lift_cards(&mut self) {
        let (pace, heights) = (self.timeline.pace(), self.heights());
        self.hand.raise(&heights, pace.gliding(), self.now);
    }

    /// Returns the cards that lie higher than the others like them, and by how much in logical pixels; of a card the
    /// first counts.
    fn heights(&self) -> Vec<(Card, f32)> {
        let s = self.layout.s;
        let chosen = self.mode.chosen().map(|card| (card, CHOSEN * s));
        let near =
            [self.hovered.clone(), self.focus.shown()].into_iter().flatten().filter_map(|message| match message {
                Message::Card(card) if self.is_on(&message) && self.pressable().contains(card) => {
                    let pressed = if self.pressed() == Some(card) { PRESSED } else { 0.0 };
                    Some((card, (LIFT - pressed) * s))
                }
                _ => None,
            });
        let came = self.came().iter().map(|card| (card, LIFT * s));
        chosen.into_iter().chain(near).chain(came).collect()
    }

    /// Lets the cards stand out that came into the hand of the person at the bottom after the deal.
    pub(super) fn raise_new_cards(&mut self, folded: &[Event]) {
        let runs = !self.shown().turned.is_empty();
        let came = folded.iter().filter_map(|event| match event {
            Event::WidowTaken { seat, cards }
            | Event::Replenished { seat, cards }
            | Event::Drawn { seat, cards, .. } => cards.cards.filter(|_| *seat == self.bottom),
            Event::Handed { to, cards, .. } => Some(*cards).filter(|_| *to == self.bottom),
            Event::Dealt { seat, packet, .. } if runs => packet.cards.filter(|_| *seat == self.bottom),
            _ => None,
        });
        let came = came.fold(Cards::NONE, |all, cards| all | cards);
        if !came.is_empty() && !self.is_public() {
            self.came = Some((came, self.now + NEW));
        }
    }

    /// Lets new cards lie with the others once they have been seen.
    pub(super) fn lower_new_cards(&mut self) {
        if self.came.is_some_and(|(_, until)| self.now >= until) {
            self.came = None;
            self.lift_cards();
        }
    }

    /// Returns the cards that have just come into the hand.
    fn came(&self) -> Cards {
        self.came.filter(|(_, until)| self.now < *until).map_or(Cards::NONE, |(cards, _)| cards)
    }

    /// Notes the points that have become certain: their tokens are filled.
    fn follow_points(&mut self) {
        let tracker = Tracker::of(self.shown(), self.session.rules());
        let tracked = tracker.as_ref().map(|tracker| tracker_rows(tracker).map(|rows| rows[0]).collect::<Vec<_>>());
        let tracked = tracked.unwrap_or_default();
        let is_certain = |tracked: &Tracked| tracked.certainty == Certainty::Settled && tracked.side.is_some();
        let new = tracked.iter().enumerate().filter(|(_, point)| is_certain(point));
        let new: Vec<usize> = new.filter(|(_, row)| !self.certain.contains(&row.point)).map(|(at, _)| at).collect();
        let is_known = !tracked.is_empty() && self.has_tokens;
        self.has_tokens = !tracked.is_empty();
        self.certain = tracked.iter().filter(|tracked| is_certain(tracked)).map(|tracked| tracked.point).collect();
        self.lit.retain(|(_, since)| self.now.saturating_duration_since(*since) < self.timeline.pace().slowed(LIGHT));
        if is_known && !new.is_empty() {
            self.done = self.done.max(Some(Cue::Point));
            let (now, moves) = (self.now, self.timeline.pace().gliding() > 0.0);
            self.lit.extend(new.into_iter().filter(|_| moves).map(|index| (index, now)));
        }
    }

    /// Returns the tokens on the ribbon that are being filled.
    pub(super) fn lit(&self) -> impl Iterator<Item = Transient> + '_ {
        let length = self.timeline.pace().slowed(LIGHT).as_secs_f32().max(1e-3);
        self.lit.iter().filter(|_| self.drawer.is_none() && self.puzzle.is_none()).filter_map(move |&(index, since)| {
            let share = self.now.saturating_duration_since(since).as_secs_f32() / length;
            let filled = (f32::from(POINT_STEPS) * share) as u8;
            (filled < POINT_STEPS).then_some(Transient::Point { index, filled })
        })
    }

    /// Returns the data needed to say where the cards are.
    pub(super) fn stage(&self) -> Stage<'_> {
        let edged = if let Some(Message::Card(card)) = self.focus.shown() { Some(card) } else { None };
        Stage {
            timeline: &self.timeline,
            layout: &self.layout,
            hand: &self.hand,
            covered: self.covered(),
            // What would do is shown with why something else was refused.
            edged: edged.into_iter().chain(self.mode.chosen()).chain(self.would_do()).chain(self.came()).collect(),
            dragged: self.dragged(),
            dropped: self.dropped(),
            nod: self.nod(),
            is_asked: self.panel.as_ref().is_some_and(|panel| !panel.is_menu),
            marked: self.marked_cards().collect(),
            order: self.order,
            told: self.told_trick(),
            bottom: self.bottom,
            is_public: self.is_public(),
            absent: &self.absent,
            rules: self.session.rules(),
            now: self.now,
        }
    }

    /// Returns the card that is crossed out, for a moment after it was refused.
    pub(super) fn crossed(&self) -> Option<Card> {
        let is_seen = |since: &Instant| self.now.saturating_duration_since(*since) < CROSSED;
        self.crossed.filter(|(_, since)| self.refused.is_some() && is_seen(since)).map(|(card, _)| card)
    }

    /// Returns the cards that may be played in place of the one that was refused.
    fn would_do(&self) -> Cards {
        let is_refused = self.refused.is_some() && self.crossed.is_some_and(|(card, _)| self.held().contains(card));
        if is_refused { self.legal() } else { Cards::NONE }
    }

    /// Returns the refused card that nods, and by how much, in logical pixels.
    fn nod(&self) -> Option<(Card, f32)> {
        let (card, since) = self.crossed.filter(|_| self.refused.is_some())?;
        let pace = self.timeline.pace();
        let share = self.now.saturating_duration_since(since).as_secs_f32() / pace.slowed(NOD).as_secs_f32().max(1e-3);
        let moves = share < 1.0 && pace.gliding() > 0.0;
        moves.then(|| (card, NODS * self.layout.s * (std::f32::consts::PI * ease_in_out(share)).sin()))
    }

    /// Returns the seat that seems to think: a bot whose decision waits to be shown.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let moving = self.timeline.moving(self.now)?;
        let [event] = moving.events else { return None };
        timeline::actor(event).filter(|seat| moving.since.is_none() && !self.session.is_person(*seat))
    }

    /// Returns `true` if tags lie on the cards of the trick: on those that rest.
    pub(super) fn shows_tags(&self) -> bool {
        let moving = self.timeline.under_way(self.now);
        !moving.is_some_and(|moving| matches!(moving.events, [Event::TrickTaken { .. } | Event::Withdrawn(_)]))
    }

    /// Returns `true` if anything moves, so that pictures must follow each other closely.
    pub fn is_moving(&self) -> bool {
        let is_seen = |events: &[Event]| match events {
            [
                Event::Dealt { .. }
                | Event::Played { .. }
                | Event::PitchedEarly { .. }
                | Event::TurnedUp(_)
                | Event::WidowTaken { .. }
                | Event::Discarded { .. }
                | Event::Handed { .. }
                | Event::Drawn { .. }
                | Event::Uncovered { .. }
                | Event::Cut(_)
                | Event::StockTop(_)
                | Event::Withdrawn(_)
                | Event::TrickTaken { .. },
                ..,
            ] => true,
            [Event::TrumpSet(_)] => self.stage().bloom_moves(),
            _ => !transient::transients(&self.stage()).is_empty(),
        };
        self.timeline.under_way(self.now).is_some_and(|moving| is_seen(moving.events)) || self.is_sorting()
    }

    /// Returns `true` if the cards of the hand glide to other places.
    pub(crate) fn is_sorting(&self) -> bool {
        self.hand.is_moving(self.now)
    }

    /// Returns `true` if something small moves: a card that rises under the mouse.
    pub fn is_stirring(&self) -> bool {
        self.hand.is_rising(self.now) || self.nod().is_some() || self.goes_on_by_itself()
    }

    /// Returns `true` if something will happen by itself.
    pub fn is_running(&self) -> bool {
        self.timeline.is_running()
            || self.is_sorting()
            || self.is_stirring()
            || self.crossed().is_some()
            || self.came.is_some()
            || self.lit().next().is_some()
    }

    /// Returns the sound of the movements that have begun since this was asked last: one sound at most.
    pub fn cue(&mut self) -> Option<Cue> {
        Cue::of_events(&self.timeline.begun(self.now)).max(self.done.take())
    }
}

/// Returns the number of the cards dealt that go to a seat.
fn own_dealt(events: &[Event], own: Seat) -> usize {
    let dealt = |event: &Event| match event {
        // What lies face up lies on others.
        Event::Dealt { seat, packet, lies } if *seat == own && *lies != Lies::Up => usize::from(packet.count),
        _ => 0,
    };
    events.iter().map(dealt).sum()
}
