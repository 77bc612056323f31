//! The deal: packets that fly to their players, or cards that come up where they belong.

use super::{Scene, Sprite, turned_over};
use crate::layout::Placement;
use crate::timeline::{BETWEEN_PACKETS, BETWEEN_TURNS, FADE, LAST_TURN, Moving, PACKET, TURN, TURN_UP, ease_out};
use pitch_rules::{Cards, Event, Held, Pile, Ranking};
use pitch_session::hand_order;

use iced::{Radians, Size};

impl Scene<'_> {
    /// Lays packets that fly to their players; one's own cards turn up once all are there.
    pub(super) fn deal(&mut self, moving: &Moving<'_>) {
        let (stage, view) = (self.stage, self.stage.view());
        let since = moving.since.unwrap_or_default();
        let slow = |ms: u64| moving.pace.slowed(ms);
        let after = |start| since.checked_sub(start).map(|since| Moving { since: Some(since), ..*moving });
        self.pile();
        // After the cards were run everybody holds some already.
        let mut arrived = vec![0_usize; view.seats.len()];
        for (seat, held) in view.held.iter() {
            arrived[stage.position(seat)] = held.count.into();
        }
        let before = arrived[0];
        let width = stage.layout.hand_card.width;
        let held: Vec<_> = stage.hand.cards(stage.now).collect();
        self.sprites.extend(held.iter().map(|&(card, place)| Sprite::new(Some(card), place).drawn_as(width)));
        let mut own = Cards::NONE;
        let mut flying = Vec::new();
        for (index, event) in moving.events.iter().enumerate() {
            let Event::Dealt { seat, packet: Held { count, cards }, .. } = event else { continue };
            let position = stage.position(*seat);
            if position == 0 {
                own |= cards.unwrap_or_default();
            }
            match after(slow(BETWEEN_PACKETS * index as u64)) {
                Some(packet) if packet.since >= Some(slow(PACKET)) => arrived[position] += usize::from(*count),
                Some(packet) => {
                    let t = ease_out(packet.share(PACKET).unwrap_or_default());
                    flying.push((position, arrived[position], usize::from(*count), t));
                }
                None => {}
            }
        }
        for (place, &count) in stage.layout.seats.iter().zip(&arrived).skip(1) {
            self.sprites.extend(place.backs.fan(count).into_iter().map(|place| Sprite::new(None, place)));
        }
        let turning = after(slow(PACKET + BETWEEN_PACKETS * (moving.events.len() as u64).saturating_sub(1)));
        let hand = hand_order::order(own, Ranking::standard(None), stage.order);
        for (index, place) in stage.layout.hand.iter().enumerate().take(arrived[0]).skip(held.len()) {
            let dealt = index.checked_sub(before).and_then(|index| hand.get(index));
            let (card, open) = match turning.zip(dealt) {
                Some((turning, card)) => {
                    let between = (LAST_TURN as f32 / (hand.len().max(2) - 1) as f32).min(BETWEEN_TURNS as f32);
                    let begin = between * (index - before) as f32;
                    let gone = turning.share(TURN_UP).unwrap_or_default() * TURN_UP as f32;
                    turned_over(*card, (gone - begin) / TURN as f32)
                }
                None => (None, 1.0),
            };
            self.sprites.push(Sprite { open, ..Sprite::new(card, *place).drawn_as(width) });
        }
        let dealer = self.held_place(view.dealer);
        for (position, before, count, t) in flying {
            let fan = stage.layout.seats[position].backs.fan(before + count);
            let to = if position == 0 { &stage.layout.hand } else { &fan };
            for (index, to) in to.iter().skip(before).take(count).enumerate() {
                let size = Size::new(to.size.width * 0.9, to.size.height * 0.9);
                let from = Placement { size, angle: Radians(0.15 * index as f32), ..dealer };
                self.sprites.push(Sprite::new(None, from.towards(to, t)).drawn_as(to.size.width));
            }
        }
    }

    /// Lays all cards of a deal, which come up at once where they belong.
    pub(super) fn deal_in_place(&mut self, moving: &Moving<'_>) {
        self.rest(&[], true);
        let (stage, lying) = (self.stage, self.sprites.len());
        if stage.rules.has_rows() {
            let mut after = stage.view().clone();
            moving.events.iter().for_each(|event| after.apply(event));
            self.rows(&after.rows, Cards::NONE, None);
            let own = after.rows.lying(stage.bottom).filter_map(Pile::up).filter(|_| !stage.is_public);
            let lies = own.zip(&stage.layout.hand).map(|(card, place)| Sprite::new(Some(card), *place));
            self.sprites.extend(lies);
            for sprite in &mut self.sprites[lying..] {
                sprite.opacity = moving.share(FADE).unwrap_or_default();
            }
            return;
        }
        for (seat, held) in stage.view().held.iter() {
            let packets = moving.events.iter().filter_map(|event| match event {
                Event::Dealt { seat: to, packet, .. } if *to == seat => Some(*packet),
                _ => None,
            });
            let dealt = packets.fold(Held::seen(Cards::NONE), |all, packet| Held {
                count: all.count + packet.count,
                cards: all.cards.zip(packet.cards).map(|(cards, more)| cards | more),
            });
            let (before, after) = (usize::from(held.count), usize::from(held.count + dealt.count));
            if stage.is_own(seat) {
                let faces = hand_order::order(dealt.cards.unwrap_or_default(), Ranking::standard(None), stage.order);
                for (index, place) in stage.layout.hand.iter().take(after).skip(before).enumerate() {
                    let sprite = Sprite::new(faces.get(index).copied(), *place);
                    self.sprites.push(sprite.drawn_as(stage.layout.hand_card.width));
                }
            } else {
                let backs = stage.place(seat).backs.fan(after);
                self.sprites.extend(backs.into_iter().skip(before).map(|place| Sprite::new(None, place)));
            }
        }
        for sprite in &mut self.sprites[lying..] {
            sprite.opacity = moving.share(FADE).unwrap_or_default();
        }
    }
}
