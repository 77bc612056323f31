//! Cards drawn from the stock after each trick, and trump by a card that is shown (M-62).

use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, Held};
use crate::game::{Dealt, Game, Play, Stage};
use crate::rules::{Drawing, Rules, TrumpBy};

impl Rules {
    /// Returns `true` if everybody sees the top card of a stock that is drawn from: where all lie open, and at first
    /// also where it makes trump (M-62).
    #[must_use]
    pub fn draws_openly(&self, first: bool) -> bool {
        self.draws() && (self.draw == Drawing::FaceUp || first && self.trump_by == TrumpBy::StockTop)
    }

    /// Returns the top card of a stock that is drawn from, if everybody sees it. `stock` has the top card first.
    pub(in crate::game) fn open_top(&self, stock: &[Card], first: bool) -> Option<Card> {
        stock.first().copied().filter(|_| self.draws_openly(first))
    }
}

impl Game {
    /// Makes the suit of this card trump, and lets eldest lead. A card on a stock that nobody draws from stays out of
    /// play.
    pub(super) fn show_trump(&mut self, dealt: Dealt, card: Option<Card>, events: &mut Vec<Event>) {
        let Some((card, trump)) = card.and_then(|card| Some((card, card.suit()?))) else { return };
        let play = Play::turned_up(&self.rules, dealt.hands, Vec::new(), self.eldest(), trump);
        let cut = Some(card).filter(|_| self.rules.trump_by == TrumpBy::Cut);
        let turned = if cut.is_none() && !self.rules.draws() { vec![card] } else { Vec::new() };
        events.extend(turned.iter().copied().map(Event::TurnedUp));
        if turned.is_empty() {
            events.push(Event::TrumpSet(trump));
        }
        events.push(play.lead());
        self.stage = Stage::Play(Play { stock: dealt.rest.stock.len(), rest: dealt.rest, turned, cut, ..play });
        self.go_on(events);
    }
}

impl Play {
    /// Lets everybody draw a card after a trick, as long as the stock has one for everybody.
    pub(super) fn draw(&mut self, rules: &Rules, events: &mut Vec<Event>) {
        if !rules.draws() {
            return;
        }
        let mut stock = &self.rest.stock[..];
        let Some(drawn) = self.hand.draw(&mut stock) else { return };
        for (place, (seat, card)) in drawn.into_iter().enumerate() {
            let first = place == 0 && self.drawn.is_empty();
            let shown = rules.open_top(&self.rest.stock[place..], first).map_or(Cards::NONE, Cards::of);
            let event = Event::Drawn { seat, cards: Held::seen(Cards::of(card)), shown };
            self.drawn.push(event.clone());
            events.push(event);
            events.extend(rules.open_top(&self.rest.stock[place + 1..], false).map(Event::StockTop));
        }
        let _ = self.rest.stock.drain(..drawn.len());
        self.stock = self.rest.stock.len();
    }

    /// Returns `true` if everybody draws a card after the trick in play.
    pub(super) fn will_draw(&self, rules: &Rules) -> bool {
        rules.draws_from(self.rest.stock.len())
    }

    /// Returns `true` if cards were drawn after the last trick.
    pub(super) fn has_drawn_last(&self) -> bool {
        !self.drawn.is_empty() && self.drawn.len() == self.hand.won().len() * self.tricks.len()
    }

    /// Returns the top card of the stock, if it lies open.
    pub(super) fn top(&self, rules: &Rules) -> Option<Card> {
        rules.open_top(&self.rest.stock, self.drawn.is_empty())
    }

    /// Returns `true` if the seat whose turn it is may lay its hand down: it will get no other cards (B-54).
    pub(super) fn can_lay_down(&self, rules: &Rules) -> bool {
        !self.will_draw(rules) && !rules.has_rows() && self.hand.can_lay_down(rules)
    }
}

#[cfg(test)]
mod tests;
