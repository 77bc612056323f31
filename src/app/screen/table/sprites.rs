//! Every card that is seen, where it is at this moment, in the order in which they lie over each other.

use super::fan::{Fan, ease_in_out};
use crate::app::deck::Look;
use crate::app::layout::{Layout, Placement};
use crate::app::timeline::{BETWEEN_PACKETS, Moving, PACKET, TURN_UP, Timeline};
use crate::engine::{Card, Cards, Event, Held, Seat, Seats, Trick};

use iced::{Radians, Size};

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

/// How much higher a card lies under the mouse, in logical pixels.
const LIFT: f32 = 6.0;

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
        Some((Moving { since: Some(since), slowness, .. }, [Event::Played { seat, card }])) => {
            scene.rest(Some(*seat), None);
            scene.play(*seat, *card, share(*since, 240, *slowness));
        }
        Some((Moving { since: Some(since), slowness, .. }, [Event::TrickTaken { trick, winner, .. }])) => {
            scene.rest(None, Some(trick));
            scene.gather(trick, *winner, share(*since, 320, *slowness));
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

    /// Cards that lie still; but for a card that this seat is playing, and a trick that is being taken.
    fn rest(&mut self, playing: Option<Seat>, taken: Option<&Trick>) {
        let view = self.stage.timeline.shown();
        for (seat, held) in view.held.iter() {
            if seat != self.stage.bottom {
                let count = usize::from(held.count) - usize::from(playing == Some(seat) && held.count > 0);
                self.backs(seat, count);
            }
        }
        if let Some(trick) = view.trick.filter(|_| taken.is_none()) {
            self.trick(&trick);
        }
        let moving = self.stage.timeline.moving(self.stage.now);
        let played = match moving.as_ref().map(|moving| (moving.since, moving.events)) {
            Some((Some(_), [Event::Played { seat, card }])) if *seat == self.stage.bottom => Some(*card),
            _ => None,
        };
        let HandLook { covered, edged, is_close, lifted } = self.stage.hand;
        for (card, place) in self.stage.fan.cards(self.stage.now).filter(|(card, _)| Some(*card) != played) {
            let look = Look { covered: covered.contains(card), edged: edged.contains(card), large_index: is_close };
            let place = if lifted == Some(card) { place.moved_up(LIFT) } else { place };
            self.sprites.push(Sprite {
                look,
                width: self.stage.layout.hand_card.width,
                ..Sprite::new(Some(card), place)
            });
        }
    }

    fn backs(&mut self, seat: Seat, count: usize) {
        let position = self.position(seat);
        if let Some(place) = self.stage.layout.seats.get(position) {
            self.sprites.extend(place.backs.fan(count).into_iter().map(|place| Sprite::new(None, place)));
        }
    }

    fn trick(&mut self, trick: &Trick) {
        let best = trick.best();
        for (seat, card) in trick.plays() {
            let mut sprite = Sprite::new(Some(card), self.stage.layout.trick[self.position(seat)]);
            sprite.look.edged = best == Some((seat, card));
            self.sprites.push(sprite);
        }
    }

    fn play(&mut self, seat: Seat, card: Card, t: f32) {
        let (stage, position) = (self.stage, self.position(seat));
        let to = stage.layout.trick[position];
        let is_own = seat == stage.bottom;
        let from = if is_own { stage.fan.place_of(card, stage.now) } else { None };
        let from = from.unwrap_or_else(|| self.held_place(position));
        let (card, open) = if is_own { (Some(card), 1.0) } else { turned_over(card, 2.0 * t) };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, width: to.size.width, ..Sprite::new(card, place) });
    }

    /// Where the cards of another seat are held.
    fn held_place(&self, position: usize) -> Placement {
        let backs = &self.stage.layout.seats[position].backs;
        Placement::new(backs.centre, backs.card, 0.0)
    }

    fn gather(&mut self, trick: &Trick, winner: Seat, t: f32) {
        let stage = self.stage;
        let plate = stage.layout.seats[self.position(winner)].plate;
        let size = stage.layout.seats[self.position(winner)].backs.card;
        let to = Placement::new(plate.center(), size, 0.0);
        let plays: Vec<_> = trick.plays().collect();
        let (winning, losing): (Vec<_>, Vec<_>) = plays.into_iter().partition(|(seat, _)| *seat == winner);
        for (seat, card) in losing.into_iter().chain(winning) {
            let from = stage.layout.trick[self.position(seat)];
            // The winner's card lifts first, then all go behind the winner's plate.
            let lift = if seat == winner { 10.0 * (t / 0.375).min(1.0) } else { 0.0 };
            let slide = ((t - 0.375) / 0.625).max(0.0).powi(3);
            let place = from.moved_up(lift).towards(&to, slide);
            let mut sprite = Sprite { width: from.size.width, ..Sprite::new(Some(card), place) };
            sprite.look.edged = seat == winner;
            self.sprites.push(sprite);
        }
    }

    fn deal(&mut self, moving: &Moving<'_>, events: &[Event]) {
        let stage = self.stage;
        let since = moving.since.unwrap_or_default();
        let slow = |ms: u64| Duration::from_millis(ms).mul_f32(moving.slowness);
        let mut arrived = vec![0_usize; stage.timeline.shown().seats.len()];
        let mut own = Cards::NONE;
        let mut flying = Vec::new();
        for (index, event) in events.iter().enumerate() {
            let Event::Dealt { seat, packet: Held { count, cards }, .. } = event else { continue };
            let start = slow(BETWEEN_PACKETS * index as u64);
            let position = self.position(*seat);
            if *seat == stage.bottom {
                own |= cards.unwrap_or_default();
            }
            match since.checked_sub(start) {
                Some(flown) if flown >= slow(PACKET) => arrived[position] += usize::from(*count),
                Some(flown) => {
                    flying.push((
                        position,
                        arrived[position],
                        usize::from(*count),
                        ease_out(share(flown, PACKET, moving.slowness)),
                    ));
                }
                None => {}
            }
        }
        for (place, &count) in stage.layout.seats.iter().zip(&arrived).skip(1) {
            let fan = place.backs.fan(count);
            self.sprites.extend(fan.into_iter().map(|place| Sprite::new(None, place)));
        }
        let turning = since.checked_sub(slow(PACKET + BETWEEN_PACKETS * (events.len() as u64).saturating_sub(1)));
        let hand: Vec<_> = super::fan::order(own, None);
        for (index, place) in stage.layout.hand.iter().take(arrived[0]).enumerate() {
            let (card, open) = match (turning, hand.get(index)) {
                (Some(turning), Some(card)) => {
                    let begin = 0.4 * index as f32 / hand.len() as f32;
                    turned_over(*card, (share(turning, TURN_UP, moving.slowness) - begin) / 0.6)
                }
                _ => (None, 1.0),
            };
            self.sprites.push(Sprite { open, width: stage.layout.hand_card.width, ..Sprite::new(card, *place) });
        }
        let dealer = self.position(stage.timeline.shown().dealer);
        for (position, before, count, t) in flying {
            for index in 0..count {
                let to = match position {
                    0 => stage.layout.hand.get(before + index).copied(),
                    _ => stage.layout.seats[position].backs.fan(before + count).get(before + index).copied(),
                };
                let Some(to) = to else { continue };
                let size = Size::new(to.size.width * 0.9, to.size.height * 0.9);
                let from = Placement { size, angle: Radians(0.15 * index as f32), ..self.held_place(dealer) };
                let place = from.towards(&to, t);
                self.sprites.push(Sprite { width: to.size.width, ..Sprite::new(None, place) });
            }
        }
    }
}

/// A card that is being turned over: its back, then its face, and how much of its width is seen.
fn turned_over(card: Card, t: f32) -> (Option<Card>, f32) {
    let t = ease_in_out(t);
    ((t >= 0.5).then_some(card), (1.0 - 2.0 * t).abs().max(0.04))
}
