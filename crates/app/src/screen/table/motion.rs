//! Places of everything on the table, and movement: once something has happened, and as time passes.

use super::sprites::{CHOSEN, Stage};
use super::{Message, Mode, Table, pace, rail, transient};
use crate::context::Context;
use crate::layout::{Contents, Layout, Panels};
use crate::paint;
use crate::sound::Cue;
use crate::theme::Palette;
use crate::timeline::{self, Glide, Pace, ease_out};
use pitch_rules::{Ask, Card, Cards, Certainty, Event, Point, Seat, Side, Tracked, Tracker, Turn};
use pitch_session::settings::Hints;

use iced::widget::canvas::Frame;
use iced::{Color, Rectangle};

use std::time::{Duration, Instant};

/// Height by which a card is raised under the mouse or with the keyboard, in logical pixels.
const LIFT: f32 = 6.0;
/// Time in which the tint of a changed row fades, in ms.
const FADES: u64 = 160;
/// Strength of the tint of a changed row at first.
const STRENGTH: f32 = 0.4;

impl Table {
    /// Follows a change of the size of the window or of the settings.
    pub fn adapt(&mut self, context: &Context) {
        self.timeline.set_pace(pace(context));
        self.order = context.settings.hand_order;
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
        let (view, cards) = (self.timeline.shown(), self.sorted());
        let dealing = self.timeline.moving(self.now).map_or(0, |moving| own_dealt(moving.events, self.bottom));
        // Of a rest of the stock, those that go lie in a row above the hand.
        let above = if self.rest().is_some() { self.going().len() } else { 0 };
        let contents = Contents {
            seats: self.players.len(),
            hand_cards: cards.len().max(self.stage().unseen()) + dealing - above,
            card_size: context.settings.card_size,
            has_counters: self.session.rules().count_down,
            pointer: context.pointer,
        };
        self.layout = Layout::new(context.size, contents);
        let rows = self.totals().len() + usize::from(view.end.is_none()) + usize::from(!view.marks.is_empty());
        let (rules, room) = (self.session.rules(), &self.layout.rail);
        let (lines, players) = (rail::row_count(rules), view.seats.len());
        self.panels = if rail::has_board(rules) {
            room.panels_with_board(rail::BOARD_ROWS, lines, players)
        } else {
            room.panels(rows.max(3), lines, players)
        };
        // A mouse that rests where a card was that is played lies on it no longer.
        if matches!(self.hovered, Some(Message::Card(card)) if !self.held().contains(card)) {
            self.hovered = None;
        }
        self.list_spots(context);
        self.clear_trick();
        let raised = self.raised();
        let row = self.rest_row(above).unwrap_or_default();
        let held = &cards[row.len()..];
        let place = |(index, &card)| Some((card, self.layout.hand_card_at(index, raised.contains(card))?));
        let places: Vec<_> = cards.iter().copied().zip(row).chain(held.iter().enumerate().filter_map(place)).collect();
        let (pace, heights) = (self.timeline.pace(), self.heights());
        self.hand.settle(&places, pace.gliding(), self.now);
        self.hand.raise(&heights, pace.gliding(), self.now);
        let view = self.timeline.shown();
        self.tints.follow(view.number, Tracker::of(view, self.session.rules()), pace, self.now);
    }

    /// Lays the cards of the trick beside each other above a question that would cover them.
    fn clear_trick(&mut self) {
        let view = self.timeline.shown();
        let played = view.trick.iter().flat_map(|trick| trick.plays().map(|(seat, _)| seat));
        let lying = played.chain(view.early.iter().map(|(seat, _)| *seat));
        let lying: Vec<usize> = lying.map(|seat| self.stage().position(seat)).collect();
        if let Some(panel) = self.panel.as_ref().filter(|panel| !panel.is_menu) {
            self.layout.clear_trick(&lying, panel.place);
        }
    }

    /// Returns the cards that lie higher than the others like them, and by how much in logical pixels; of a card the
    /// first counts.
    fn heights(&self) -> Vec<(Card, f32)> {
        let chosen = self.mode.chosen().map(|card| (card, CHOSEN * self.layout.hand_card.height));
        let near =
            [self.hovered.clone(), self.focus.shown()].into_iter().flatten().filter_map(|message| match message {
                Message::Card(card) if self.is_on(&message) && self.pressable().contains(card) => Some((card, LIFT)),
                _ => None,
            });
        chosen.into_iter().chain(near).collect()
    }

    /// Returns the data needed to say where the cards are.
    pub(super) fn stage(&self) -> Stage<'_> {
        let edged = if let Some(Message::Card(card)) = self.focus.shown() { Some(card) } else { None };
        Stage {
            timeline: &self.timeline,
            layout: &self.layout,
            hand: &self.hand,
            covered: self.covered(),
            edged: edged.into_iter().chain(self.mode.chosen()).collect(),
            hinted: self.hinted_cards().chain(self.marked_cards()).collect(),
            order: self.order,
            bottom: self.bottom,
            is_asked: self.panel.is_some(),
            rules: self.session.rules(),
            now: self.now,
        }
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
                | Event::Drawn { .. }
                | Event::Cut(_)
                | Event::StockTop(_)
                | Event::Withdrawn(_)
                | Event::TrickTaken { .. },
                ..,
            ] => true,
            _ => !transient::transients(&self.stage()).is_empty(),
        };
        self.timeline.under_way(self.now).is_some_and(|moving| is_seen(moving.events)) || self.is_sorting()
    }

    /// Returns `true` if the cards of the hand glide to other places.
    pub(crate) fn is_sorting(&self) -> bool {
        self.hand.is_moving(self.now)
    }

    /// Returns `true` if something small moves: a card that rises under the mouse, or the tint of a changed row.
    pub fn is_stirring(&self) -> bool {
        self.hand.is_rising(self.now) || self.tints.is_moving(self.now)
    }

    /// Returns `true` if something will happen by itself.
    pub fn is_running(&self) -> bool {
        self.timeline.is_running() || self.is_sorting() || self.is_stirring()
    }

    /// Returns the sound of the movements that have begun since this was asked last: one sound at most.
    pub fn cue(&mut self) -> Option<Cue> {
        Cue::of_events(&self.timeline.begun(self.now))
    }
}

/// Returns the number of the cards dealt that go to a seat.
fn own_dealt(events: &[Event], own: Seat) -> usize {
    let dealt = |event: &Event| match event {
        Event::Dealt { seat, packet, .. } if *seat == own => usize::from(packet.count),
        _ => 0,
    };
    events.iter().map(dealt).sum()
}

/// Tints of the rows of this hand's points that have just changed: one on each, that fades.
#[derive(Debug, Clone, Default)]
pub(super) struct Tints {
    /// Number of the hand, and the points as known in it.
    known: Option<(u32, Tracker)>,
    rows: Vec<Option<Glide<f32>>>,
}

impl Tints {
    /// Follows the known points of the hand `number`: rows that change within a hand are tinted, unless nothing moves
    /// at this pace.
    fn follow(&mut self, number: u32, tracker: Option<Tracker>, pace: Pace, now: Instant) {
        let before = self.known.take().filter(|(of, _)| *of == number);
        self.known = tracker.map(|tracker| (number, tracker));
        let (Some((_, before)), Some((_, tracker))) = (before, &self.known) else {
            self.rows.clear();
            return;
        };
        let rows = || rail::tracker_rows(&before).zip(rail::tracker_rows(tracker));
        self.rows.resize(rows().count(), None);
        let length = Duration::from_millis(FADES).mul_f32(pace.gliding());
        for ((old, new), row) in rows().zip(&mut self.rows) {
            let is_game = new[0].point == Point::Game && before.card_points != tracker.card_points;
            if is_game || !old.iter().map(seen).eq(new.iter().map(seen)) {
                *row = Some(Glide::new(1.0, 0.0, now, length, ease_out));
            }
        }
    }

    /// Returns `true` if a row is tinted now.
    pub(super) fn is_moving(&self, now: Instant) -> bool {
        self.rows.iter().flatten().any(|tint| tint.is_moving(now))
    }

    /// Draws the tints over the rows.
    pub(super) fn draw(&self, frame: &mut Frame, palette: &Palette, layout: &Layout, panels: &Panels, now: Instant) {
        for (row, tint) in self.rows.iter().enumerate() {
            let Some(tint) = tint.filter(|tint| tint.is_moving(now)) else { continue };
            let (panel, height) = (panels.points, panels.point_row);
            let y = height.mul_add(row as f32, panel.y + layout.rail.heading()) + 1.0;
            let rect = Rectangle { x: panel.x + 1.0, y, width: panel.width - 2.0, height: height - 1.0 };
            paint::fill(frame, rect, 0.0, Color { a: STRENGTH * tint.at(now), ..palette.amber });
        }
    }
}

/// Returns the visible parts of a row.
fn seen(row: &Tracked) -> (Certainty, Option<Side>, Option<Card>, bool) {
    (row.certainty, row.side, row.card, row.held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pitch_rules::{CardPoints, Rules};

    fn tracker() -> Tracker {
        let rules = Rules::default();
        let open = |point| Tracked {
            point,
            certainty: Certainty::Open,
            side: None,
            worth: pitch_rules::Points(1),
            toward_bid: pitch_rules::Points(1),
            card: None,
            held: false,
            unseen: Cards::NONE,
        };
        Tracker { points: Point::ALL_FOURS.map(open).to_vec(), card_points: rules.by_side::<CardPoints>() }
    }

    #[test]
    fn only_what_changed_within_a_hand_is_tinted_and_the_tint_goes() {
        let (now, pace) = (Instant::now(), Pace::new(1.0, None));
        let side = Rules::default().side_of(Seat::default());
        let mut taken = tracker();
        taken.points[2].side = Some(side);
        let mut tints = Tints::default();
        let strength = |tints: &Tints, row: usize, now| tints.rows[row].map_or(0.0, |tint: Glide<f32>| tint.at(now));
        tints.follow(1, Some(tracker()), pace, now);
        assert!(!tints.is_moving(now), "the panel itself is new");
        tints.follow(1, Some(taken.clone()), pace, now);
        assert_eq!([0, 1, 2, 3].map(|row| strength(&tints, row, now) > 0.0), [false, false, true, false]);
        let later = now + Duration::from_millis(80);
        assert!(strength(&tints, 2, later) < strength(&tints, 2, now) && tints.is_moving(later));
        assert!(!tints.is_moving(now + Duration::from_millis(FADES)));
        tints.follow(2, Some(tracker()), pace, now);
        assert!(!tints.is_moving(now), "another hand");
        tints.follow(2, Some(taken), pace.reduced(true), now);
        assert!(!tints.is_moving(now), "nothing flashes where motion is reduced");
    }
}
