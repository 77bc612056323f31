//! What a table on the screen tells of itself.

use super::mode::Mode;
use super::{Spot, Table, layers};
use crate::app::context::Context;
use crate::app::layout::{Layout, Placement};
use crate::app::sound::Cue;
use crate::app::timeline::Pace;
use crate::engine::{Card, Event, SeatView, Trick, history};
use crate::language::{Names, phrase};
use crate::session::Player;

use std::time::Instant;

impl Table {
    /// How the players are called.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Who sits where now, in the order of the seats.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whether anything moves, so that pictures must follow each other closely.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        let is_seen = |events: &[Event]| match events {
            [
                Event::Dealt { .. }
                | Event::Played { .. }
                | Event::PitchedEarly { .. }
                | Event::TurnedUp(_)
                | Event::Discarded { .. }
                | Event::Withdrawn(_)
                | Event::TrickTaken { .. },
                ..,
            ] => true,
            _ => !layers::passing(self).is_empty(),
        };
        let moving = self.timeline.moving(self.now).filter(|moving| moving.since.is_some());
        moving.is_some_and(|moving| is_seen(moving.events)) || self.is_sorting()
    }

    /// Whether the cards of the hand glide to other places.
    #[must_use]
    pub fn is_sorting(&self) -> bool {
        self.fan.is_moving(self.now)
    }

    /// Whether something small moves: a card that rises under the mouse, or the tint of what has changed.
    #[must_use]
    pub fn is_stirring(&self) -> bool {
        self.lift.is_moving(self.now) || self.tints.is_moving(self.now)
    }

    /// What is heard of what has begun to move since this was asked last: one sound at most.
    pub fn cue(&mut self) -> Option<Cue> {
        Cue::of_events(&self.timeline.begun(self.now))
    }

    /// Whether something will happen by itself.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.timeline.is_running() || self.is_sorting() || self.is_stirring()
    }

    /// Whether the screen belongs to nobody, between two people.
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        matches!(self.mode, Mode::Covered(_))
    }

    /// The totals after each hand that is shown as counted.
    #[must_use]
    pub fn totals(&self) -> Vec<Vec<i32>> {
        let shown = self.timeline.shown().last.as_ref().map_or(0, |finished| finished.number);
        let hands = self.session.hands().iter().map(|counted| &counted.finished);
        hands
            .filter(|finished| finished.number <= shown)
            .map(|finished| finished.score.after.values().map(|points| i32::from(points.0)).collect())
            .collect()
    }

    /// The last trick that was completed: of this hand, or of the one before.
    #[must_use]
    pub fn last_trick(&self) -> Option<Trick> {
        let view = self.timeline.shown();
        let before = view.last.as_ref().and_then(|hand| hand.tricks.last());
        view.tricks.last().or(before).copied()
    }

    /// What happened in this hand, one sentence each.
    #[must_use]
    pub fn log(&self, context: &Context) -> Vec<String> {
        let (language, view) = (&context.language, self.timeline.shown());
        let mut log = vec![phrase::deals(language, &self.names, view.dealer, view.number)];
        log.extend(phrase::log(language, &self.names, &history(view)));
        log
    }

    /// What can be pressed now and where, but for the cards.
    #[must_use]
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The cards in the hand at the bottom and where they lie, from the left.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Placement)> + '_ {
        self.fan.settled()
    }

    /// What the book did last, until the next card lies.
    #[must_use]
    pub fn ruling(&self) -> Option<&str> {
        self.ruling.as_deref()
    }

    /// The card that was clicked and waits for a second click, where cards are confirmed.
    #[must_use]
    pub const fn chosen(&self) -> Option<Card> {
        self.mode.chosen()
    }

    /// The view that is shown.
    #[must_use]
    pub const fn shown(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// How fast things go on it.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.timeline.pace()
    }

    /// The time of what it shows.
    #[must_use]
    pub const fn now(&self) -> Instant {
        self.now
    }

    /// Whether the list of what may be said is open.
    #[must_use]
    pub const fn is_talking(&self) -> bool {
        self.mode.is_talking()
    }

    /// Where everything lies now.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }
}
