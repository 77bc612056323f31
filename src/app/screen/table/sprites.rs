//! Every card that is seen, where it is at this moment, in the order in which they lie over each other.

mod moving;
mod rest;

use super::fan::{Fan, ease_in_out};
use crate::app::deck::Look;
use crate::app::layout::{Layout, Placement};
use crate::app::timeline::{BACK, DISCARD, FLIP, GATHER, Moving, PLAY, Timeline};
use crate::engine::{Card, Cards, Event, Seat, Seats};

use std::time::{Duration, Instant};

/// A card, or the back of one, somewhere.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprite {
    /// The face; nothing for a back.
    pub card: Option<Card>,
    /// Where it is.
    pub place: Placement,
    /// The width in logical pixels of the picture that is drawn there, scaled while it moves.
    pub width: f32,
    /// What is painted onto it.
    pub look: Look,
    /// The share of its width that is seen while it is turned over, 0 to 1.
    pub open: f32,
}

impl Sprite {
    fn new(card: Option<Card>, place: Placement) -> Self {
        Sprite { card, place, width: place.size.width, look: Look::PLAIN, open: 1.0 }
    }
}

/// How the hand at the bottom is shown.
#[derive(Debug, Clone, Copy, Default)]
pub struct HandLook {
    /// The cards under a cover, because they may not be played now.
    pub covered: Cards,
    /// The cards with an edge: the one that has the keyboard or lies under the mouse.
    pub edged: Cards,
    /// Whether the cards lie so close that they need the large index.
    pub is_close: bool,
    /// The card that is lifted, because it lies under the mouse and may be played.
    pub lifted: Option<Card>,
    /// How many cards lie there that the player may not look at yet.
    pub unseen: usize,
}

/// The table position of a seat: clockwise from the one at the bottom.
#[must_use]
pub fn position(seats: Seats, bottom: Seat, seat: Seat) -> usize {
    (seat.index() + seats.len() - bottom.index()) % seats.len()
}

/// What is needed to say where the cards are.
#[derive(Debug, Clone, Copy)]
pub struct Stage<'a> {
    /// What is shown and what moves.
    pub timeline: &'a Timeline,
    /// Where things lie.
    pub layout: &'a Layout,
    /// The hand at the bottom.
    pub fan: &'a Fan,
    /// How it is shown.
    pub hand: HandLook,
    /// The seat at the bottom.
    pub bottom: Seat,
    /// The time.
    pub now: Instant,
}

/// Everything that is seen now, the lowest first.
#[must_use]
pub fn sprites(stage: &Stage<'_>) -> Vec<Sprite> {
    let mut scene = Scene { stage: *stage, sprites: Vec::with_capacity(48) };
    let moving = stage.timeline.moving(stage.now);
    match moving.as_ref().map(|moving| (moving, moving.events)) {
        Some((moving, events @ [Event::Dealt { .. }, ..])) => scene.deal(moving, events),
        Some((
            Moving { since: Some(since), slowness, .. },
            [Event::Played { seat, card } | Event::PitchedEarly { seat, card }],
        )) => {
            scene.rest(Some((*seat, *card)), None);
            scene.play(*seat, *card, share(*since, PLAY, *slowness));
        }
        Some((Moving { since: Some(since), slowness, .. }, [Event::TurnedUp(card)])) => {
            scene.rest(None, None);
            scene.turn_up(*card, share(*since, FLIP, *slowness));
        }
        Some((Moving { since: Some(since), slowness, .. }, [Event::Discarded { seat, cards }])) => {
            scene.rest(None, None);
            scene.discard(*seat, *cards, share(*since, DISCARD, *slowness));
        }
        Some((Moving { since: Some(since), slowness, .. }, [Event::Withdrawn(cards)])) => {
            scene.rest(None, None);
            scene.withdraw(cards, share(*since, BACK, *slowness));
        }
        Some((_, [Event::Claimed { hands, .. }])) => {
            scene.rest(None, None);
            for (seat, cards) in hands.iter().filter(|(seat, _)| *seat != stage.bottom) {
                scene.open(seat, *cards);
            }
        }
        Some((Moving { since: Some(since), slowness, .. }, [Event::TrickTaken { trick, winner, .. }])) => {
            scene.rest(None, Some(trick));
            scene.gather(trick, *winner, share(*since, GATHER, *slowness));
        }
        _ => scene.rest(None, None),
    }
    scene.sprites
}

/// How much of a movement of so many ms is done, 0 to 1.
fn share(since: Duration, ms: u64, slowness: f32) -> f32 {
    let length = Duration::from_millis(ms).mul_f32(slowness).as_secs_f32();
    if length <= 0.0 { 1.0 } else { (since.as_secs_f32() / length).clamp(0.0, 1.0) }
}

/// Fast, then slow.
fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}

struct Scene<'a> {
    stage: Stage<'a>,
    sprites: Vec<Sprite>,
}

impl Scene<'_> {
    fn position(&self, seat: Seat) -> usize {
        position(self.stage.timeline.shown().seats, self.stage.bottom, seat)
    }
}

/// A card that is being turned over: its back, then its face, and how much of its width is seen.
fn turned_over(card: Card, t: f32) -> (Option<Card>, f32) {
    let t = ease_in_out(t);
    ((t >= 0.5).then_some(card), (1.0 - 2.0 * t).abs().max(0.04))
}
