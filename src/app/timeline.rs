//! Turns what happened into movements: the game is already further, the picture catches up.
//!
//! A timeline is a queue of steps. Each has a time to wait and a time to move; what has moved is folded into the view
//! that is shown. Nothing is kept from frame to frame: what is seen is a function of the view, the step and the time. To
//! skip is to fold everything at once, which ends in the same picture.

mod pace;
mod scene;

pub use pace::{BACK, BETWEEN_PACKETS, DISCARD, FLIP, GATHER, PACKET, PLAY, Pace, TURN_UP};

use crate::engine::{Event, Seat, SeatView};

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// A movement that is under way.
#[derive(Debug, Clone, Copy)]
pub struct Moving<'a> {
    /// What moves. A whole deal is one movement.
    pub events: &'a [Event],
    /// How long it has been moving; nothing while it still waits.
    pub since: Option<Duration>,
    /// How long it has been waiting.
    pub waited: Duration,
    /// How much slower than usual everything goes.
    pub slowness: f32,
}

#[derive(Debug, Clone)]
struct Step {
    events: Vec<Event>,
    wait: Duration,
    travel: Duration,
    /// Whether it waits for the player, however long he takes.
    holds: bool,
}

/// What is shown, and what is still to be shown.
#[derive(Debug, Clone)]
pub struct Timeline {
    shown: SeatView,
    game: SeatView,
    steps: VecDeque<Step>,
    /// When the first step began to wait.
    began: Option<Instant>,
    pace: Pace,
}

impl Timeline {
    /// Shows the game as it is, with nothing moving.
    #[must_use]
    pub fn new(view: SeatView, pace: Pace) -> Self {
        Timeline { shown: view.clone(), game: view, steps: VecDeque::new(), began: None, pace }
    }

    /// The view that is painted, without what is moving now.
    #[must_use]
    pub const fn shown(&self) -> &SeatView {
        &self.shown
    }

    /// Changes how fast things go from the next step on.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// How fast things go.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether the picture has caught up with the game.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether anything moves, or will move by itself: then there are ticks.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.steps.front().is_some_and(|step| !step.holds)
    }

    /// Whether the picture waits for the player, as with a trick that lies until he has seen it.
    #[must_use]
    pub fn is_holding(&self) -> bool {
        self.steps.front().is_some_and(|step| step.holds)
    }

    /// Adds what happened, after which the game looks like `game`. `is_bot` says who thinks before he acts: the wait is
    /// the same for every player and position, so that it tells nothing.
    pub fn push(&mut self, events: &[Event], game: SeatView, is_bot: bool, now: Instant) {
        if events.iter().any(|event| matches!(event, Event::TurnedUp(_))) {
            self.shown.stock = stock_before(&self.shown, events, &game);
        }
        self.game = game;
        let mut thinks = is_bot;
        for group in events.chunk_by(|a, b| matches!((a, b), (Event::Dealt { .. }, Event::Dealt { .. }))) {
            let [first, ..] = group else { continue };
            let deals = matches!(first, Event::Dealt { .. });
            let think = std::mem::take(&mut thinks) && actor(first).is_some();
            let think = if think { self.pace.think(self.shown.number, self.steps.len()) } else { Duration::ZERO };
            self.steps.push_back(Step {
                wait: self.pace.wait(first) + think,
                travel: if deals { self.pace.deal(group.len()) } else { self.pace.travel(first) },
                holds: matches!(first, Event::TrickTaken { .. }) && self.pace.waits_for_player(),
                events: group.to_vec(),
            });
        }
        if self.steps.is_empty() {
            // Something was said of which nothing is seen.
            self.shown = self.game.clone();
        } else {
            let _ = self.began.get_or_insert(now);
        }
    }

    /// Lets time pass: folds every step that is over. Returns what was folded.
    pub fn advance(&mut self, now: Instant) -> Vec<Event> {
        let mut folded = Vec::new();
        while let (Some(step), Some(began)) = (self.steps.front(), self.began) {
            let length = step.wait + step.travel;
            if step.holds || now.saturating_duration_since(began) < length {
                break;
            }
            self.began = Some(began + length);
            folded.extend(self.fold_first());
        }
        folded
    }

    /// Lets go of what waits for the player.
    pub fn release(&mut self, now: Instant) {
        if let Some(step) = self.steps.front_mut() {
            step.holds = false;
            step.wait = Duration::ZERO;
            self.began = Some(now);
        }
    }

    /// Ends every movement at once. Returns what was folded.
    pub fn skip(&mut self) -> Vec<Event> {
        let mut folded = Vec::new();
        while !self.steps.is_empty() {
            folded.extend(self.fold_first());
        }
        folded
    }

    fn fold_first(&mut self) -> Vec<Event> {
        let events = self.steps.pop_front().map(|step| step.events).unwrap_or_default();
        for event in &events {
            scene::fold(&mut self.shown, event);
        }
        if self.steps.is_empty() {
            self.began = None;
            scene::settle(&mut self.shown, self.game.clone());
        }
        events
    }

    /// What is moving, or waits to move, now.
    #[must_use]
    pub fn moving(&self, now: Instant) -> Option<Moving<'_>> {
        let step = self.steps.front()?;
        let waited = now.saturating_duration_since(self.began?);
        Some(Moving {
            events: &step.events,
            since: if step.holds { None } else { waited.checked_sub(step.wait) },
            waited,
            slowness: self.pace.slowness(),
        })
    }
}

/// Who did what an event tells, if it is a decision at the table.
#[must_use]
pub const fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Called { seat, .. }
        | Event::CallVoid { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::PitchedEarly { seat, .. }
        | Event::Overridden(seat)
        | Event::LedWrongly { seat, .. }
        | Event::LetStand(seat)
        | Event::RenegeCalled { by: seat, .. }
        | Event::CardCalled { by: seat, .. }
        | Event::Played { seat, .. }
        | Event::LaidDown { seat, .. }
        | Event::Claimed { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// How many cards are in the stock before these events, which end in `game`.
fn stock_before(shown: &SeatView, events: &[Event], game: &SeatView) -> u8 {
    let mut has_turned = !shown.turned.is_empty();
    let mut gone = 0;
    for event in events {
        match event {
            Event::TurnedUp(_) => {
                has_turned = true;
                gone += 1;
            }
            Event::Dealt { packet, .. } if has_turned => gone += packet.count,
            _ => {}
        }
    }
    game.stock.saturating_add(gone)
}

#[cfg(test)]
mod tests;
