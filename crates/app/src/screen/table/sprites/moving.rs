//! Cards on their way: played, turned over, thrown away, taken up, drawn, taken back and gathered.

use super::{Scene, Sprite, turned_over};
use crate::layout::{HIDDEN, Placement};
use crate::timeline::{CROWNED, GATHER, GATHERED, ease_in_out, ease_out};
use pitch_rules::{Card, Cards, Held, Seat, Trick};
use pitch_session::hand_order;

impl Scene<'_> {
    /// Lays a card of a row that is turned over where it lies.
    pub(super) fn uncover(&mut self, seat: Seat, card: Card, upper: Card, t: f32) {
        let Some(place) = self.stage.place_in_row(seat, |pile| pile.upper == Some(upper)) else { return };
        let (card, open) = turned_over(card, t);
        let below = place.moved_up(-HIDDEN * place.size.height);
        self.sprites.push(Sprite { open, ..Sprite::new(card, below.towards(&place, ease_out(t))) });
    }

    /// Lays a card that goes from the stock to the player who draws it: one that is seen turns over on its way.
    pub(super) fn draw(&mut self, seat: Seat, card: Option<Card>, t: f32) {
        let view = self.stage.view();
        let from = self.top_of_stock(view.stock.into());
        let to = if self.stage.is_own(seat) { self.own_middle() } else { self.held_place(seat) };
        let lies_open = card.is_some() && card == view.top;
        let (card, open) = match card {
            Some(card) if !lies_open => turned_over(card, 2.0 * t),
            card => (card, 1.0),
        };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays a card that was cut for trump: it is turned over in the middle, and shown.
    pub(super) fn cut(&mut self, card: Card, t: f32) {
        let (card, open) = turned_over(card, t);
        let place = Placement::new(self.stage.layout.trick_centre, self.stage.layout.trick[0].size, 0.0);
        self.sprites.push(Sprite { open, ..Sprite::new(card, place) });
    }

    /// Returns the place where the cards of another seat are held.
    pub(super) fn held_place(&self, seat: Seat) -> Placement {
        let backs = self.stage.place(seat).backs;
        Placement::new(backs.centre, backs.card, 0.0)
    }

    /// Returns the place where this card of a seat is held: one's own is in the hand.
    fn place_of(&self, seat: Seat, card: Option<Card>) -> Placement {
        let others = card.filter(|_| !self.stage.is_own(seat));
        if let Some(place) = others.and_then(|card| self.stage.place_in_row(seat, |pile| pile.up() == Some(card))) {
            return place;
        }
        let own = card.filter(|_| self.stage.is_own(seat));
        let own = own.and_then(|card| self.stage.hand.place_of(card, self.stage.now));
        own.unwrap_or_else(|| self.held_place(seat))
    }

    /// Lays the next card of the stock, which is turned over beside it.
    pub(super) fn turn_up(&mut self, card: Card, t: f32) {
        let (card, open) = turned_over(card, t);
        let (from, to) = (self.stage.pack(), self.stage.turned_at(0));
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays cards that go face down to the stock.
    pub(super) fn discard(&mut self, seat: Seat, cards: Held, t: f32) {
        let to = self.stage.pack();
        let seen = hand_order::by_suits(cards.cards.unwrap_or_default(), self.ranking());
        for index in 0..usize::from(cards.count) {
            let from = self.place_of(seat, seen.get(index).copied());
            let place = from.towards(&to, ease_out((1.2 * t - 0.06 * index as f32).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(None, place).drawn_as(to.size.width));
        }
    }

    /// Lays cards that go face up from one hand to another.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, cards: Cards, t: f32) {
        let there = if self.stage.is_own(to) { self.own_middle() } else { self.held_place(to) };
        for (index, card) in hand_order::by_suits(cards, self.ranking()).into_iter().enumerate() {
            let here = self.place_of(from, Some(card));
            let place = here.towards(&there, ease_out((1.2 * t - 0.06 * index as f32).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(Some(card), place).drawn_as(there.size.width));
        }
    }

    /// Returns the middle of the hand at the bottom.
    fn own_middle(&self) -> Placement {
        let own = self.stage.layout.seats[0].face;
        Placement::new(own.center(), self.stage.layout.hand_card, 0.0)
    }

    /// Lays cards that go face down to the player who takes them up.
    pub(super) fn take_up(&mut self, seat: Seat, count: u8, from: Placement, t: f32) {
        let to = if self.stage.is_own(seat) { self.own_middle() } else { self.held_place(seat) };
        for index in 0..count {
            let place = from.towards(&to, ease_out((1.2 * t - 0.03 * f32::from(index)).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(None, place).drawn_as(to.size.width));
        }
    }

    /// Lays cards that glide back into the hands; one that nobody may play now is put down first.
    pub(super) fn withdraw(&mut self, cards: &[(Seat, Card)], t: f32) {
        let view = self.stage.view();
        for &(seat, card) in cards {
            let (from, to) = (self.stage.trick_place(seat), self.place_of(seat, Some(card)));
            let lies = |trick: Option<&Trick>| trick.is_some_and(|trick| trick.cards().contains(card));
            let lay = lies(view.trick.as_ref()) || lies(view.tricks.last()) || view.early.contains(&(seat, card));
            let away = if lay { ease_in_out(t) } else { (2.0 * t - 1.0).abs() };
            self.sprites.push(Sprite::new(Some(card), from.towards(&to, away)).drawn_as(from.size.width));
        }
    }

    pub(super) fn play(&mut self, seat: Seat, card: Card, t: f32) {
        let dropped = self.stage.dropped.filter(|(dropped, _)| *dropped == card).map(|(_, place)| place);
        let (from, to) = (self.place_of(seat, Some(card)), self.stage.trick_place(seat));
        let from = dropped.unwrap_or(from);
        let is_seen = self.stage.is_own(seat) || self.stage.view().rows.are_there();
        let (card, open) = if is_seen { (Some(card), 1.0) } else { turned_over(card, 2.0 * t) };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays a trick that is gathered: the winner's card lifts first, then all go to the winner's pile.
    pub(super) fn gather(&mut self, trick: &Trick, winner: Seat, t: f32) {
        let home = self.stage.place(winner);
        let to = Placement::new(home.pile, home.backs.card, 0.0);
        let lifted = CROWNED as f32 / GATHER as f32;
        let slide = ((t - lifted) / (GATHERED as f32 / GATHER as f32)).max(0.0).powi(3);
        let (winning, losing): (Vec<_>, Vec<_>) = trick.plays().partition(|(seat, _)| *seat == winner);
        for (seat, card) in losing.into_iter().chain(winning) {
            let from = self.stage.trick_place(seat);
            let edged = seat == winner;
            let lift = if edged { 6.0 * self.stage.layout.s * (t / lifted).min(1.0) } else { 0.0 };
            let sprite = Sprite::new(Some(card), from.moved_up(lift).towards(&to, slide));
            self.sprites.push(sprite.edged(edged).drawn_as(from.size.width));
        }
    }
}
