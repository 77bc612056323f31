//! Turns what happened into movements: the game is already further, the picture catches up.
//!
//! A timeline is a queue of steps. Each has a time to wait and a time to move; what has moved is folded into the view
//! that is shown. Nothing is kept from frame to frame: what is seen is a function of the view, the step and the time. To
//! skip is to fold everything at once, which ends in the same picture.

mod pace;
mod scene;

pub use pace::{BETWEEN_PACKETS, PACKET, Pace, TURN_UP};

use crate::engine::{Event, SeatView};

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
        self.game = game;
        let mut deal = Vec::new();
        let mut thinks = is_bot;
        for event in events {
            if matches!(event, Event::Dealt { .. }) {
                deal.push(event.clone());
                continue;
            }
            let think = std::mem::take(&mut thinks) && matches!(event, Event::Called { .. } | Event::Played { .. });
            let step = Step {
                wait: self.pace.wait(event)
                    + if think { self.pace.think(self.shown.number, self.steps.len()) } else { Duration::ZERO },
                travel: self.pace.travel(event),
                holds: matches!(event, Event::TrickTaken { .. }) && self.pace.waits_for_player(),
                events: vec![event.clone()],
            };
            self.steps.push_back(step);
        }
        if !deal.is_empty() {
            let step = Step { wait: Duration::ZERO, travel: self.pace.deal(deal.len()), holds: false, events: deal };
            self.steps.push_front(step);
        }
        let _ = self.began.get_or_insert(now);
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

#[cfg(test)]
mod tests;
