//! Turns events into movements: the game is already further, the picture catches up.
//!
//! A timeline is a queue of steps. Each has a time to wait and a time to move; what has moved is folded into the view
//! that is shown. Nothing is kept from frame to frame: what is seen is a function of the view, the step and the time. To
//! skip is to fold everything at once, which ends in the same picture.

mod glide;
mod pace;
#[cfg(test)]
pub(crate) mod playing;
mod step;

pub(crate) use glide::Glide;
pub(crate) use glide::{ease_in_out, ease_out};
pub use pace::Pace;
pub(crate) use pace::{
    BACK, BETWEEN_PACKETS, BETWEEN_TURNS, BLOOM, BLOOM_GOES, BLOOM_RESTS, BUBBLE, BUBBLES_OUT, CONTRACT, COUNTERS,
    CROWN, CROWNED, DISCARD, DROP, FADE, FLIP, GATHER, GATHERED, LAST_TURN, NEWEST, PACKET, PLAY, RISE, TURN, TURN_UP,
};
pub(crate) use step::Moving;

use pitch_rules::{Card, Event, Seat, SeatView};
use step::Step;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// View that is shown, and the events that are still to be shown.
#[derive(Debug, Clone)]
pub struct Timeline {
    shown: SeatView,
    game: SeatView,
    steps: VecDeque<Step>,
    /// Time at which the first step began to wait.
    began: Option<Instant>,
    pace: Pace,
    /// Events that were folded before they were told as begun.
    untold: Vec<Event>,
    /// The card that was played last, and the end of the edge that marks it, where nothing travels.
    newest: Option<(Card, Instant)>,
    /// `true` if points are counted with counters, which move when a hand is counted.
    has_counters: bool,
}

impl Timeline {
    /// Shows the game as it is, with nothing moving.
    pub fn new(view: SeatView, pace: Pace) -> Self {
        Timeline {
            shown: view.clone(),
            game: view,
            steps: VecDeque::new(),
            began: None,
            pace,
            untold: Vec::new(),
            newest: None,
            has_counters: false,
        }
    }

    /// Sets whether points are counted with counters.
    pub fn with_counters(self, has_counters: bool) -> Self {
        Timeline { has_counters, ..self }
    }

    /// Returns `true` if points are counted with counters.
    pub const fn has_counters(&self) -> bool {
        self.has_counters
    }

    /// Returns the view that is painted, without what is moving now.
    pub const fn shown(&self) -> &SeatView {
        &self.shown
    }

    /// Changes the pace from the next step on.
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Returns the pace.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Returns `true` if the picture has caught up with the game.
    pub fn is_idle(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns `true` if anything moves, or will move by itself: then there are ticks.
    pub fn is_running(&self) -> bool {
        self.steps.front().is_some_and(|step| !step.holds) || self.newest.is_some()
    }

    /// Returns the card that was played last while an edge marks it, where nothing travels.
    pub fn newest(&self) -> Option<Card> {
        self.newest.map(|(card, _)| card)
    }

    /// Returns `true` if the picture waits for the player, as with a trick that lies until they have seen it.
    pub fn is_holding(&self) -> bool {
        self.steps.front().is_some_and(|step| step.holds)
    }

    /// Adds events, after which the game looks like `game`. With `is_bot` a bot thinks before acting: the wait is the
    /// same for every player and position, so that it tells nothing.
    pub fn push(&mut self, events: &[Event], game: SeatView, is_bot: bool, now: Instant) {
        if events.iter().any(|event| matches!(event, Event::TurnedUp(_))) {
            self.shown.stock = stock_before(&self.shown, events, &game);
        }
        self.game = game;
        let mut thinks = is_bot;
        // What a player has just decided themselves begins at once.
        let mut is_own = !is_bot;
        for group in events.chunk_by(|a, b| matches!((a, b), (Event::Dealt { .. }, Event::Dealt { .. }))) {
            let [first, ..] = group else { continue };
            let think = std::mem::take(&mut thinks) && actor(first).is_some();
            let think = if think { self.pace.think(self.shown.number, self.steps.len()) } else { Duration::ZERO };
            let travel = match first {
                Event::Dealt { .. } => self.pace.deal(group.len()),
                Event::HandScored(_) if self.has_counters => self.pace.slowed(COUNTERS),
                _ => self.pace.travel(first),
            };
            let is_chosen =
                std::mem::take(&mut is_own) && matches!(first, Event::Discarded { .. } | Event::Handed { .. });
            let wait = if is_chosen { Duration::ZERO } else { self.pace.wait(first) };
            self.steps.push_back(Step {
                wait: wait + think,
                travel,
                holds: matches!(first, Event::TrickTaken { .. }) && self.pace.waits_for_player(),
                events: group.to_vec(),
                begun: 0,
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
        self.newest = self.newest.filter(|(_, until)| now < *until);
        while let (Some(step), Some(began)) = (self.steps.front(), self.began) {
            let length = step.wait + step.travel;
            if step.holds || now.saturating_duration_since(began) < length {
                break;
            }
            self.began = Some(began + length);
            let events = self.fold_first();
            if let [Event::Played { card, .. }] = events[..] {
                let until = began + length + self.pace.marks_newest();
                self.newest = (now < until).then_some((card, until));
            }
            folded.extend(events);
        }
        folded
    }

    /// Lets go of the step that waits for the player.
    pub fn release(&mut self, now: Instant) {
        if let Some(step) = self.steps.front_mut() {
            step.holds = false;
            step.wait = Duration::ZERO;
            self.began = Some(now);
        }
    }

    /// Lets the movement that is under way take no more than `ms` milliseconds.
    pub(crate) fn shorten(&mut self, ms: u64) {
        if let Some(step) = self.steps.front_mut() {
            step.travel = step.travel.min(self.pace.slowed(ms));
        }
    }

    /// Ends every movement at once. Returns what was folded.
    pub fn skip(&mut self) -> Vec<Event> {
        let mut folded = Vec::new();
        while !self.steps.is_empty() {
            folded.extend(self.fold_first());
        }
        self.newest = None;
        folded
    }

    /// Returns the events that have begun to move, or were shown at once, since the last call.
    pub fn begun(&mut self, now: Instant) -> Vec<Event> {
        let mut told = std::mem::take(&mut self.untold);
        if let (Some(step), Some(began)) = (self.steps.front_mut(), self.began) {
            let begun = step.begun_after(now.saturating_duration_since(began), self.pace).max(step.begun);
            told.extend_from_slice(&step.events[step.begun..begun]);
            step.begun = begun;
        }
        told
    }

    fn fold_first(&mut self) -> Vec<Event> {
        let Some(Step { events, begun, .. }) = self.steps.pop_front() else { return Vec::new() };
        self.untold.extend_from_slice(&events[begun..]);
        for event in &events {
            self.shown.apply(event);
        }
        if self.steps.is_empty() {
            self.began = None;
            // What only the game knows: whose turn it is, and what may be done.
            debug_assert!(self.game.held == self.shown.held && self.game.tricks == self.shown.tricks);
            self.shown = self.game.clone();
        }
        events
    }

    /// Returns the movement that is under way, or waits to begin, now.
    pub(crate) fn moving(&self, now: Instant) -> Option<Moving<'_>> {
        let step = self.steps.front()?;
        let waited = now.saturating_duration_since(self.began?);
        Some(Moving {
            events: &step.events,
            since: if step.holds { None } else { waited.checked_sub(step.wait) },
            pace: self.pace,
        })
    }

    /// Returns the movement that is under way now, and does not wait to begin.
    pub(crate) fn under_way(&self, now: Instant) -> Option<Moving<'_>> {
        self.moving(now).filter(|moving| moving.since.is_some())
    }
}

/// Returns the seat whose decision at the table an event tells of, if it tells of one.
pub const fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Called { seat, .. }
        | Event::CallVoid { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Handed { from: seat, .. }
        | Event::PitchedEarly { seat, .. }
        | Event::Overridden(seat)
        | Event::LedWrongly { seat, .. }
        | Event::LetStand(seat)
        | Event::RenegeCalled { by: seat, .. }
        | Event::CardCalled { by: seat, .. }
        | Event::Played { seat, .. }
        | Event::LaidDown { seat, .. }
        | Event::EndedByScore(seat)
        | Event::Claimed { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Returns the number of cards in the stock before these events, which end in `game`.
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
