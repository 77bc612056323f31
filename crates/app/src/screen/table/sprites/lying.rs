//! The cards that lie still: rows, open hands, the pack, the stock, widows, dead trumps and the trick.

use super::{Scene, Sprite};
use crate::deck::Overlay;
use crate::layout::{HIDDEN, Placement};
use pitch_rules::{Card, Cards, Event, Rows, Seat, Trick};
use pitch_session::hand_order;

use iced::{Size, Vector};

/// Number of cards of the stock that are seen lying on each other.
const LAYERS: usize = 3;
/// Distance between these cards, in logical pixels of the design.
const STEP: f32 = 2.5;

impl Scene<'_> {
    /// Lays the rows of all players: the edges of the cards face down, and of the others those face up that are not `gone`;
    /// nothing where the card is `turning` that lay beneath this one.
    pub(super) fn rows(&mut self, rows: &Rows, gone: Cards, turning: Option<Card>) {
        let stage = self.stage;
        for seat in stage.view().seats.all() {
            for (pile, place) in rows.lying(seat).zip(stage.row(rows, seat)) {
                if pile.hides() && (turning.is_none() || pile.upper != turning) {
                    let below = place.moved_up(-HIDDEN * place.size.height);
                    self.sprites.push(Sprite::new(None, below));
                }
                let up = pile.up().filter(|card| !gone.contains(*card) && !stage.is_own(seat));
                self.sprites.extend(up.map(|card| Sprite::new(Some(card), place)));
            }
        }
    }

    /// Lays cards of a seat that lie open before it.
    pub(super) fn open(&mut self, seat: Seat, cards: Cards) {
        let called = self.stage.view().called[seat];
        let row = self.stage.place(seat).open.row(cards.len());
        for (card, place) in hand_order::by_suits(cards, self.ranking()).into_iter().zip(row) {
            let overlay = Overlay { large_index: true, edged: called == Some(card), ..Overlay::PLAIN };
            self.sprites.push(Sprite { overlay, ..Sprite::new(Some(card), place) });
        }
    }

    /// Lays the card by which the pitcher called a partner onto the patch, small.
    pub(super) fn called_card(&mut self) {
        let (stage, view) = (self.stage, self.stage.view());
        let Some(called) = view.partner_card.filter(|_| view.trump.is_some()) else { return };
        let patch = stage.layout.patch;
        let size = Size::new(0.28 * patch.width, 0.39 * patch.width);
        let centre = patch.center() + Vector::new(0.31 * patch.width, 0.31 * patch.width);
        let overlay = Overlay { large_index: true, ..Overlay::PLAIN };
        self.sprites.push(Sprite { overlay, ..Sprite::new(Some(called.card), Placement::new(centre, size, 8.0)) });
    }

    /// Lays the stock and the cards turned up beside it.
    pub(super) fn pile(&mut self) {
        let (stage, view) = (self.stage, self.stage.view());
        let moving = stage.timeline.moving(stage.now);
        let turning = moving.filter(|moving| matches!(moving.events, [Event::TurnedUp(_)]));
        // Once tricks are played the pack is put away: the patch says what is trump.
        if view.is_playing() || view.turned.is_empty() && turning.is_none() || stage.hides_pack() {
            return;
        }
        let stock = stage.pack();
        for layer in 0..usize::from(view.stock).min(LAYERS) {
            let shift = STEP * stock.size.width / 108.0 * layer as f32;
            let place = Placement { centre: stock.centre - Vector::new(shift, shift), ..stock };
            self.sprites.push(Sprite::new(None, place));
        }
        // A card that is being turned pushes the ones before it aside.
        let aside = usize::from(turning.is_some_and(|moving| moving.since.is_some()));
        for (index, &card) in view.turned.iter().enumerate() {
            let age = view.turned.len() - 1 - index + aside;
            self.sprites.push(Sprite::new(Some(card), stage.turned_at(age)));
        }
    }

    /// Lays the stock that is drawn from during play, and its top card if it lies open; one card less while that
    /// `is_drawn`.
    pub(super) fn stock(&mut self, is_drawn: bool) {
        let (stage, view) = (self.stage, self.stage.view());
        let left = usize::from(view.stock) - usize::from(is_drawn && view.stock > 0);
        if !stage.rules.draws() || left == 0 {
            return;
        }
        for layer in 0..left.min(LAYERS) {
            self.sprites.push(Sprite::new(None, self.layer_of_stock(layer)));
        }
        if let Some(card) = view.top.filter(|_| !is_drawn) {
            self.sprites.push(Sprite::new(Some(card), self.top_of_stock(left)));
        }
    }

    fn layer_of_stock(&self, layer: usize) -> Placement {
        let stock = self.stage.draw_stock();
        let shift = STEP * stock.size.width / 108.0 * layer as f32;
        Placement { centre: stock.centre - Vector::new(shift, shift), ..stock }
    }

    /// Returns the place of the top card of `left` cards.
    pub(super) fn top_of_stock(&self, left: usize) -> Placement {
        self.layer_of_stock(left.clamp(1, LAYERS) - 1)
    }

    /// Lays the widow, a few of its cards lying on each other, unless it `is_gone`.
    pub(super) fn widow(&mut self, is_gone: bool) {
        if is_gone {
            return;
        }
        for place in self.stage.widows() {
            for layer in 0..usize::from(self.stage.view().widow).min(LAYERS) {
                let shift = STEP * place.size.width / 108.0 * layer as f32;
                let place = Placement { centre: place.centre - Vector::new(shift, shift), ..place };
                self.sprites.push(Sprite::new(None, place));
            }
        }
    }

    /// Lays the trumps that everybody threw away.
    pub(super) fn dead(&mut self) {
        for seat in self.stage.view().seats.all() {
            let cards = hand_order::by_suits(self.stage.dead(seat), self.ranking());
            for (card, place) in cards.into_iter().zip(self.stage.dead_row(seat)) {
                let overlay = Overlay { large_index: true, ..Overlay::PLAIN };
                self.sprites.push(Sprite { overlay, ..Sprite::new(Some(card), place) });
            }
        }
    }

    pub(super) fn trick(&mut self, trick: &Trick, away: &[(Seat, Card)]) {
        let best = trick.best().map(|(seat, _)| seat);
        let mut plays: Vec<(Seat, Card)> = trick.plays().filter(|play| !away.contains(play)).collect();
        // Cards nearer to the person at the bottom lie above: no index is covered.
        plays.sort_by(|(one, _), (other, _)| {
            self.stage.trick_place(*one).centre.y.total_cmp(&self.stage.trick_place(*other).centre.y)
        });
        for (seat, card) in plays {
            let edged = best == Some(seat);
            self.sprites.push(Sprite::new(Some(card), self.stage.trick_place(seat)).edged(edged));
        }
    }

    /// Lays a card with an edge where it is played.
    pub(super) fn edged(&mut self, seat: Seat, card: Card) {
        self.sprites.push(Sprite::new(Some(card), self.stage.trick_place(seat)).edged(true));
    }
}
