//! One step of the timeline, and what is seen of it while it is under way.

use crate::app::timeline::pace::{BETWEEN_PACKETS, Pace};
use crate::engine::Event;

use std::time::Duration;

/// A movement that is under way.
#[derive(Debug, Clone, Copy)]
pub struct Moving<'a> {
    /// What moves. A whole deal is one movement.
    pub events: &'a [Event],
    /// How long it has been moving; nothing while it still waits.
    pub since: Option<Duration>,
    /// How long it has been waiting.
    pub waited: Duration,
    /// How fast everything goes, and whether it travels at all.
    pub pace: Pace,
}

impl Moving<'_> {
    /// How much of a part of the movement is done that takes so many ms, 0 to 1; nothing while it still waits.
    pub fn share(&self, ms: u64) -> Option<f32> {
        let length = self.pace.slowed(ms).as_secs_f32();
        self.since.map(|since| if length <= 0.0 { 1.0 } else { (since.as_secs_f32() / length).clamp(0.0, 1.0) })
    }
}

/// What happened at once, waiting to be shown or being shown.
#[derive(Debug, Clone)]
pub(super) struct Step {
    /// What moves. A whole deal is one step.
    pub events: Vec<Event>,
    /// How long it waits before it moves.
    pub wait: Duration,
    /// How long it moves.
    pub travel: Duration,
    /// Whether it waits for the player, however long they take.
    pub holds: bool,
    /// How many of the events were told as begun: of a deal the packets set out one after the other.
    pub begun: usize,
}

impl Step {
    /// How many of the events have begun to move after this time.
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
