//! Cards that lie still: hands, backs, what lies open, the pile beside the card turned up, and the trick.

use super::{HandLook, Scene, Sprite};
use crate::app::deck::Look;
use crate::app::layout::Placement;
use crate::app::screen::table::fan;
use crate::engine::{Card, Cards, Event, Seat, Trick};

use iced::Vector;

/// How much higher a card lies that waits for a second click, in its heights: as far as the plate still covers its end.
pub const CHOSEN: f32 = 0.06;

/// So many cards of the stock are seen lying on each other, this far apart in logical pixels of the design.
const LAYERS: usize = 3;
const STEP: f32 = 2.5;

impl Scene<'_> {
    /// Cards that lie still; but for a card that this seat is playing, and a trick that is being taken.
    pub(super) fn rest(&mut self, playing: Option<(Seat, Card)>, taken: Option<&Trick>) {
        let stage = self.stage;
        let view = stage.timeline.shown();
        let moving = self.stage.timeline.moving(self.stage.now).filter(|moving| moving.since.is_some());
        let away: Vec<(Seat, Card)> = match moving.as_ref().map(|moving| moving.events) {
            Some([Event::Withdrawn(cards)]) => cards.clone(),
            _ => playing.into_iter().collect(),
        };
        let is_claimed = matches!(moving.as_ref().map(|moving| moving.events), Some([Event::Claimed { .. }]));
        self.pile();
        for (seat, held) in view.held.iter().filter(|(seat, _)| *seat != stage.bottom) {
            let shown = view.exposed[seat];
            let lying = view.early.iter().filter(|(early, _)| *early == seat).count();
            let gone = playing.iter().filter(|(player, card)| *player == seat && !shown.contains(*card)).count();
            if !is_claimed {
                self.backs(seat, usize::from(held.count).saturating_sub(shown.len() + lying + gone));
                let gone: Cards = playing.iter().map(|(_, card)| *card).collect();
                self.open(seat, (shown - gone) | view.laid_down[seat]);
            }
        }
        self.open(self.stage.bottom, view.laid_down[self.stage.bottom]);
        // After a claim the hands lie open until the hand is counted.
        for (seat, cards) in view.claim.iter().flat_map(|(_, hands)| hands.iter()) {
            if seat != stage.bottom {
                self.open(seat, *cards);
            }
        }
        if let Some(trick) = view.trick.filter(|_| taken.is_none()) {
            self.trick(&trick, &away);
        }
        for &(seat, card) in view.early.iter().filter(|early| !away.contains(early)) {
            self.sprites.push(Sprite::new(Some(card), self.stage.layout.trick[self.position(seat)]));
        }
        let HandLook { covered, edged, is_close, chosen, unseen, .. } = self.stage.hand;
        for place in self.stage.layout.hand.iter().take(unseen) {
            self.sprites.push(Sprite { width: self.stage.layout.hand_card.width, ..Sprite::new(None, *place) });
        }
        let away: Cards = away.into_iter().map(|(_, card)| card).collect();
        for (card, place) in self.stage.fan.cards(self.stage.now).filter(|(card, _)| !away.contains(*card)) {
            let is_edged = edged.contains(card) || chosen == Some(card);
            let look = Look { covered: covered.contains(card), edged: is_edged, large_index: is_close };
            let place = place.moved_up(self.stage.lift.height(card, self.stage.now));
            self.sprites.push(Sprite {
                look,
                width: self.stage.layout.hand_card.width,
                ..Sprite::new(Some(card), place)
            });
        }
    }

    pub(super) fn backs(&mut self, seat: Seat, count: usize) {
        let position = self.position(seat);
        if let Some(place) = self.stage.layout.seats.get(position) {
            self.sprites.extend(place.backs.fan(count).into_iter().map(|place| Sprite::new(None, place)));
        }
    }

    /// Cards of a seat that lie open before it.
    pub(super) fn open(&mut self, seat: Seat, cards: Cards) {
        let called = self.stage.timeline.shown().called[seat];
        let row = self.stage.layout.seats[self.position(seat)].open.row(cards.len());
        for (card, place) in fan::by_suits(cards).into_iter().zip(row) {
            let mut sprite = Sprite::new(Some(card), place);
            sprite.look.large_index = true;
            sprite.look.edged = called == Some(card);
            self.sprites.push(sprite);
        }
    }

    /// The stock and the cards turned up beside it.
    pub(super) fn pile(&mut self) {
        let stage = self.stage;
        let view = stage.timeline.shown();
        let moving = stage.timeline.moving(stage.now);
        let turns = matches!(moving.as_ref().map(|moving| moving.events), Some([Event::TurnedUp(_)]));
        if view.turned.is_empty() && !turns {
            return;
        }
        let stock = stage.layout.stock_at(view.turned.len(), view.is_playing());
        for layer in 0..usize::from(view.stock).min(LAYERS) {
            let shift = STEP * stock.size.width / 108.0 * layer as f32;
            let place = Placement { centre: stock.centre - Vector::new(shift, shift), ..stock };
            self.sprites.push(Sprite::new(None, place));
        }
        // A card that is being turned pushes the ones before it aside.
        let aside = usize::from(turns && moving.is_some_and(|moving| moving.since.is_some()));
        for (index, &card) in view.turned.iter().enumerate() {
            let age = view.turned.len() - 1 - index + aside;
            let mut sprite = Sprite::new(Some(card), stage.layout.turned_at(age, view.is_playing()));
            sprite.look.edged = age == 0 && !view.is_playing();
            sprite.look.large_index = view.is_playing();
            self.sprites.push(sprite);
        }
    }

    pub(super) fn trick(&mut self, trick: &Trick, away: &[(Seat, Card)]) {
        let best = trick.best();
        for (seat, card) in trick.plays().filter(|play| !away.contains(play)) {
            let mut sprite = Sprite::new(Some(card), self.stage.layout.trick[self.position(seat)]);
            let is_newest = self.stage.timeline.newest() == Some(card);
            sprite.look.edged = best == Some((seat, card)) || is_newest;
            self.sprites.push(sprite);
        }
    }
}
