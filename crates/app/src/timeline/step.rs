//! One step of the timeline, and the movement that is seen of it.

use crate::timeline::pace::{BETWEEN_PACKETS, Pace};
use pitch_rules::Event;

use std::time::Duration;

/// A movement that is under way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moving<'a> {
    /// Events that move. A whole deal is one movement.
    pub events: &'a [Event],
    /// Time that it has been moving; `None` while it still waits.
    pub since: Option<Duration>,
    /// Pace of all movements.
    pub pace: Pace,
}

impl Moving<'_> {
    /// Returns the share that is done of a part of the movement that takes `ms` milliseconds, 0 to 1; `None` while it
    /// still waits.
    pub(crate) fn share(&self, ms: u64) -> Option<f32> {
        let length = self.pace.slowed(ms).as_secs_f32();
        self.since.map(|since| if length <= 0.0 { 1.0 } else { (since.as_secs_f32() / length).clamp(0.0, 1.0) })
    }
}

/// Events that happened at once, waiting to be shown or being shown.
#[derive(Debug, Clone)]
pub(super) struct Step {
    /// Events that move. A whole deal is one step.
    pub events: Vec<Event>,
    /// Time that it waits before it moves.
    pub wait: Duration,
    /// Time that it moves.
    pub travel: Duration,
    /// `true` if it waits for the player, however long they take.
    pub holds: bool,
    /// Number of events that were told as begun: of a deal the packets set out one after the other.
    pub begun: usize,
}

impl Step {
    /// Returns the number of events that have begun to move after this time.
    pub(super) fn begun_after(&self, waited: Duration, pace: Pace) -> usize {
        let between = pace.slowed(BETWEEN_PACKETS);
        match waited.checked_sub(self.wait) {
            Some(since) if !self.holds => match self.events[..] {
                [Event::Dealt { .. }, ..] if !between.is_zero() && !pace.is_reduced() => {
                    let gone = since.as_secs_f32() / between.as_secs_f32();
                    (gone as usize + 1).min(self.events.len())
                }
                _ => self.events.len(),
            },
            _ => 0,
        }
    }
}
