//! Every card that is seen, where it is at this moment, in the order in which they lie over each other.

mod moving;
mod rest;

pub use rest::CHOSEN;

use super::fan::{Fan, ease_in_out};
use super::lift::Lift;
use crate::app::deck::Look;
use crate::app::layout::{Layout, Placement};
use crate::app::timeline::{BACK, DISCARD, FADE, FLIP, GATHER, Moving, PLAY, Timeline};
use crate::engine::{Card, Cards, Event, Rules, Seat, Seats};
use crate::session::settings::HandOrder;

use std::time::Instant;

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
    /// How much of it is there while it fades in or out, 0 to 1.
    pub opacity: f32,
}

impl Sprite {
    fn new(card: Option<Card>, place: Placement) -> Self {
        Sprite { card, place, width: place.size.width, look: Look::PLAIN, open: 1.0, opacity: 1.0 }
    }

    /// Whether it is as large as its picture and wholly seen.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        (self.width - self.place.size.width).abs() < 0.01 && self.open >= 1.0
    }

    /// Whether this and the `next` are backs or faces of one fan: they lie still, one partly below the other, and not both
    /// upright.
    #[must_use]
    pub fn is_fanned_with(&self, next: &Self) -> bool {
        let is_still = |sprite: &Self| sprite.opacity >= 1.0 && sprite.is_at_rest();
        let apart = next.place.centre - self.place.centre;
        is_still(self)
            && is_still(next)
            && self.card.is_some() == next.card.is_some()
            && self.place.size == next.place.size
            && self.place.angle != next.place.angle
            && apart.x.hypot(apart.y) < self.place.size.width
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
    /// The card that was chosen and waits to be played by a second click.
    pub chosen: Option<Card>,
    /// The order of the cards from the left.
    pub order: HandOrder,
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
    /// How much higher some of its cards lie.
    pub lift: &'a Lift,
    /// How it is shown.
    pub hand: HandLook,
    /// The seat at the bottom.
    pub bottom: Seat,
    /// The rules in force.
    pub rules: &'a Rules,
    /// The time.
    pub now: Instant,
}

/// Everything that is seen now, the lowest first.
#[must_use]
pub fn sprites(stage: &Stage<'_>) -> Vec<Sprite> {
    let mut scene = Scene { stage: *stage, sprites: Vec::with_capacity(48) };
    let Some(moving) = stage.timeline.moving(stage.now) else {
        scene.rest(None, None);
        return scene.sprites;
    };
    match moving.events {
        events @ [Event::Dealt { .. }, ..] if moving.pace.is_reduced() => scene.deal_in_place(&moving, events),
        events @ [Event::Dealt { .. }, ..] => scene.deal(&moving, events),
        [Event::Claimed { hands, .. }] => {
            scene.rest(None, None);
            for (seat, cards) in hands.iter().filter(|(seat, _)| *seat != stage.bottom) {
                scene.open(seat, *cards);
            }
        }
        [event] if moving.since.is_some() => scene.on_its_way(&moving, event),
        _ => scene.rest(None, None),
    }
    scene.sprites
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

    /// What lies still, and what one event moves.
    fn on_its_way(&mut self, moving: &Moving<'_>, event: &Event) {
        let share = |ms| moving.share(ms).unwrap_or_default();
        let is_reduced = moving.pace.is_reduced();
        match event {
            Event::Played { seat, card } | Event::PitchedEarly { seat, card } => {
                self.rest(Some((*seat, *card)), None);
                if is_reduced {
                    self.appear(*seat, *card, share(FADE));
                } else {
                    self.play(*seat, *card, share(PLAY));
                }
            }
            Event::TurnedUp(card) => {
                self.rest(None, None);
                if is_reduced {
                    let place = self.stage.layout.turn_up;
                    self.sprites.push(Sprite { opacity: share(FADE), ..Sprite::new(Some(*card), place) });
                } else {
                    self.turn_up(*card, share(FLIP));
                }
            }
            Event::Discarded { seat, cards } if !is_reduced => {
                self.rest(None, None);
                self.discard(*seat, *cards, share(DISCARD));
            }
            Event::Withdrawn(cards) if is_reduced => {
                self.rest(None, None);
                for &(seat, card) in cards {
                    self.appear(seat, card, 1.0 - share(FADE));
                }
            }
            Event::Withdrawn(cards) => {
                self.rest(None, None);
                self.withdraw(cards, share(BACK));
            }
            Event::TrickTaken { trick, .. } if is_reduced => {
                self.rest(None, Some(trick));
                let lying = self.sprites.len();
                self.trick(trick, &[]);
                for sprite in &mut self.sprites[lying..] {
                    sprite.opacity = 1.0 - share(FADE);
                }
            }
            Event::TrickTaken { trick, winner, .. } => {
                self.rest(None, Some(trick));
                self.gather(trick, *winner, share(GATHER));
            }
            _ => self.rest(None, None),
        }
    }
}

/// A card that is being turned over: its back, then its face, and how much of its width is seen.
fn turned_over(card: Card, t: f32) -> (Option<Card>, f32) {
    let t = ease_in_out(t);
    ((t >= 0.5).then_some(card), (1.0 - 2.0 * t).abs().max(0.04))
}

#[cfg(test)]
mod tests;
