//! Cards on their way: dealt, turned up, thrown away, played, gathered and taken back.

use super::{Scene, Sprite, ease_out, turned_over};
use crate::app::layout::Placement;
use crate::app::screen::table::fan::{self, ease_in_out};
use crate::app::timeline::{BETWEEN_PACKETS, FADE, Moving, PACKET, TURN_UP};
use crate::engine::{Card, Cards, Event, Held, Seat, Trick};

use iced::{Radians, Size};

impl Scene<'_> {
    /// The next card of the stock is turned over beside it.
    pub(super) fn turn_up(&mut self, card: Card, t: f32) {
        let (card, open) = turned_over(card, t);
        let (from, to) = (self.stage.layout.stock, self.stage.layout.turn_up);
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, width: to.size.width, ..Sprite::new(card, place) });
    }

    /// Cards go face down to the stock.
    pub(super) fn discard(&mut self, seat: Seat, cards: Held, t: f32) {
        let stage = self.stage;
        let to = stage.layout.stock;
        let seen = fan::by_suits(cards.cards.unwrap_or_default());
        for index in 0..usize::from(cards.count) {
            let own = seen.get(index).filter(|_| seat == stage.bottom);
            let from = own.and_then(|card| stage.fan.place_of(*card, stage.now));
            let from = from.unwrap_or_else(|| self.held_place(self.position(seat)));
            let place = from.towards(&to, ease_out((1.2 * t - 0.06 * index as f32).clamp(0.0, 1.0)));
            self.sprites.push(Sprite { width: to.size.width, ..Sprite::new(None, place) });
        }
    }

    /// Cards glide back into the hands; one that nobody may play now is put down first.
    pub(super) fn withdraw(&mut self, cards: &[(Seat, Card)], t: f32) {
        let view = self.stage.timeline.shown();
        let last = view.tricks.last();
        for &(seat, card) in cards {
            let position = self.position(seat);
            let from = self.stage.layout.trick[position];
            let own = if seat == self.stage.bottom { self.stage.fan.place_of(card, self.stage.now) } else { None };
            let to = own.unwrap_or_else(|| self.held_place(position));
            let lies = |trick: Option<&Trick>| trick.is_some_and(|trick| trick.cards().contains(card));
            let lay = lies(view.trick.as_ref()) || lies(last) || view.early.contains(&(seat, card));
            let away = if lay { ease_in_out(t) } else { (2.0 * t - 1.0).abs() };
            let place = from.towards(&to, away);
            self.sprites.push(Sprite { width: from.size.width, ..Sprite::new(Some(card), place) });
        }
    }

    pub(super) fn play(&mut self, seat: Seat, card: Card, t: f32) {
        let (stage, position) = (self.stage, self.position(seat));
        let to = stage.layout.trick[position];
        let is_own = seat == stage.bottom;
        let from = if is_own { stage.fan.place_of(card, stage.now) } else { None };
        let from = from.unwrap_or_else(|| self.held_place(position));
        let (card, open) = if is_own { (Some(card), 1.0) } else { turned_over(card, 2.0 * t) };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, width: to.size.width, ..Sprite::new(card, place) });
    }

    /// A card comes up where it is played, or goes there, with the edge of the newest.
    pub(super) fn appear(&mut self, seat: Seat, card: Card, opacity: f32) {
        let place = self.stage.layout.trick[self.position(seat)];
        let mut sprite = Sprite { opacity, ..Sprite::new(Some(card), place) };
        sprite.look.edged = true;
        self.sprites.push(sprite);
    }

    /// Where the cards of another seat are held.
    pub(super) fn held_place(&self, position: usize) -> Placement {
        let backs = &self.stage.layout.seats[position].backs;
        Placement::new(backs.centre, backs.card, 0.0)
    }

    pub(super) fn gather(&mut self, trick: &Trick, winner: Seat, t: f32) {
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

    pub(super) fn deal(&mut self, moving: &Moving<'_>, events: &[Event]) {
        let stage = self.stage;
        let since = moving.since.unwrap_or_default();
        let slow = |ms: u64| moving.pace.slowed(ms);
        let view = stage.timeline.shown();
        self.pile();
        // After the cards were run everybody holds some already.
        let mut arrived = vec![0_usize; view.seats.len()];
        for (seat, held) in view.held.iter() {
            arrived[self.position(seat)] = held.count.into();
        }
        let before = arrived[0];
        for (card, place) in stage.fan.cards(stage.now) {
            self.sprites.push(Sprite { width: stage.layout.hand_card.width, ..Sprite::new(Some(card), place) });
        }
        let seen = stage.fan.settled().count();
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
                    let packet = Moving { since: Some(flown), ..*moving };
                    let t = ease_out(packet.share(PACKET).unwrap_or_default());
                    flying.push((position, arrived[position], usize::from(*count), t));
                }
                None => {}
            }
        }
        for (place, &count) in stage.layout.seats.iter().zip(&arrived).skip(1) {
            let fan = place.backs.fan(count);
            self.sprites.extend(fan.into_iter().map(|place| Sprite::new(None, place)));
        }
        let turning = since.checked_sub(slow(PACKET + BETWEEN_PACKETS * (events.len() as u64).saturating_sub(1)));
        let hand: Vec<_> = fan::order(own, None, stage.hand.order);
        for (index, place) in stage.layout.hand.iter().enumerate().take(arrived[0]).skip(seen) {
            let (card, open) = match (turning, index.checked_sub(before).and_then(|index| hand.get(index))) {
                (Some(turning), Some(card)) => {
                    let begin = 0.4 * index as f32 / hand.len() as f32;
                    let turning = Moving { since: Some(turning), ..*moving };
                    turned_over(*card, (turning.share(TURN_UP).unwrap_or_default() - begin) / 0.6)
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

    /// All cards of a deal come up at once where they belong.
    pub(super) fn deal_in_place(&mut self, moving: &Moving<'_>, events: &[Event]) {
        self.rest(None, None);
        let stage = self.stage;
        let opacity = moving.share(FADE).unwrap_or_default();
        let fading = |sprite| Sprite { opacity, ..sprite };
        for (seat, held) in stage.timeline.shown().held.iter() {
            let packets = events.iter().filter_map(|event| match event {
                Event::Dealt { seat: to, packet, .. } if *to == seat => Some(*packet),
                _ => None,
            });
            let dealt = packets.fold(Held::seen(Cards::NONE), |all, packet| Held {
                count: all.count + packet.count,
                cards: all.cards.zip(packet.cards).map(|(cards, more)| cards | more),
            });
            let (before, after) = (usize::from(held.count), usize::from(held.count + dealt.count));
            let position = self.position(seat);
            if position == 0 {
                let faces = dealt.cards.map(|cards| fan::order(cards, None, stage.hand.order)).unwrap_or_default();
                for (index, place) in stage.layout.hand.iter().enumerate().take(after).skip(before) {
                    let card = faces.get(index - before).copied();
                    let sprite = Sprite { width: stage.layout.hand_card.width, ..Sprite::new(card, *place) };
                    self.sprites.push(fading(sprite));
                }
            } else {
                let backs = stage.layout.seats[position].backs.fan(after);
                self.sprites.extend(backs.into_iter().skip(before).map(|place| fading(Sprite::new(None, place))));
            }
        }
    }
}
