//! Turning a card for trump, begging, running the cards, and throwing away (TAF-10 to TAF-18).

use crate::action::IllegalAction;
use crate::call::Call;
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::{Event, Held};
use crate::game::stage::Discard;
use crate::game::{Game, Play, Stage};
use crate::mark::{Cause, Mark};
use crate::points::Points;
use crate::rules::{AfterRunHand, GiftTo, RunExhausted};
use crate::seat::{BySeat, Seat, Side};
use crate::turn_up::{Sequel, TurnUp};

impl Game {
    pub(super) fn turn_first(&mut self, dealt: BySeat<Cards>, stock: &[Card], events: &mut Vec<Event>) {
        self.stage = Stage::TurnUp(TurnUp::new(&self.rules, self.dealer, dealt, stock));
        if self.turn_next(events).is_some() && !self.is_over() {
            self.ask_eldest(events);
        }
    }

    pub(super) fn say_to_turn_up(&mut self, seat: Seat, call: Call, events: &mut Vec<Event>) {
        let Stage::TurnUp(turn_up) = &mut self.stage else { return };
        let step = turn_up.say(&self.rules, seat, call);
        events.push(Event::Called { seat, call, takes_from: None });
        match step {
            Sequel::Ask => {}
            Sequel::Play => self.settle_trump(events),
            Sequel::Gift => self.give(events),
            Sequel::Run => self.run(events),
            Sequel::Bunch => self.throw_in(self.dealer, events),
        }
    }

    fn ask_eldest(&mut self, events: &mut Vec<Event>) {
        let Stage::TurnUp(turn_up) = &mut self.stage else { return };
        if turn_up.ask(&self.rules) == Sequel::Play {
            self.settle_trump(events);
        }
    }

    /// Turns the next card and scores it for the dealer's side (TAF-11). Nothing if the stock is empty.
    fn turn_next(&mut self, events: &mut Vec<Event>) -> Option<Card> {
        let Stage::TurnUp(turn_up) = &mut self.stage else { return None };
        let card = turn_up.turn()?;
        events.push(Event::TurnedUp(card));
        let points = Points(i16::from(self.rules.turnup_scores.get(card.rank())));
        if points > Points::ZERO {
            let side = self.rules.side_of(self.dealer);
            self.mark(Mark { cause: Cause::TurnUp(card), side, points }, self.rules.turnup_can_win, events);
        }
        Some(card)
    }

    /// Deals more cards and turns, until a card of another suit lies (TAF-15 to TAF-18).
    fn run(&mut self, events: &mut Vec<Event>) {
        let Some(rejected) = self.suit_turned() else { return };
        loop {
            let Stage::TurnUp(turn_up) = &mut self.stage else { return };
            if !turn_up.can_run() {
                return self.exhaust(rejected, events);
            }
            for (seat, packet) in turn_up.run(&self.rules) {
                events.push(Event::Dealt { seat, packet: Held::seen(packet), blind: self.is_blind(seat) });
            }
            let Some(card) = self.turn_next(events) else { return };
            if self.is_over() {
                return;
            }
            if card.suit() != rejected {
                return self.ask_eldest(events);
            }
        }
    }

    /// The stock is too small for another run (TAF-18, B-26).
    fn exhaust(&mut self, rejected: Suit, events: &mut Vec<Event>) {
        if self.rules.run_exhausted == RunExhausted::RedealSameDealer {
            events.push(Event::Exhausted);
            return self.deal_next(self.dealer, events);
        }
        while let Some(card) = self.turn_next(events) {
            if self.is_over() {
                return;
            }
            if card.suit() != rejected {
                break;
            }
        }
        self.settle_trump(events);
    }

    /// The dealer keeps the suit, and the others have a point (TAF-14).
    fn give(&mut self, events: &mut Vec<Event>) {
        let gift = |side| Mark { cause: Cause::Gift, side, points: Points::ONE };
        let marks: Vec<_> = self.gift_sides().into_iter().map(gift).collect();
        self.mark_all(&marks, self.rules.gift_can_win, events);
        if !self.is_over() {
            self.settle_trump(events);
        }
    }

    /// Who gets the point for a refused beg, in turn from eldest.
    fn gift_sides(&self) -> Vec<Side> {
        let mut sides = self.other_sides(self.rules.side_of(self.dealer));
        if self.rules.gift_to == GiftTo::Beggar {
            sides.truncate(1);
        }
        sides
    }

    /// Whether the point for a refused beg would bring somebody to the target.
    pub(super) fn gift_wins(&self) -> bool {
        self.gift_sides().into_iter().any(|side| self.scores[side] + Points::ONE >= self.rules.target)
    }

    fn suit_turned(&self) -> Option<Suit> {
        match &self.stage {
            Stage::TurnUp(turn_up) => turn_up.turned().last().map(|card| card.suit()),
            _ => None,
        }
    }

    /// The suit stands: those with too many cards throw away, then eldest leads.
    fn settle_trump(&mut self, events: &mut Vec<Event>) {
        let Stage::TurnUp(turn_up) = &self.stage else { return };
        let blind: Vec<Seat> = self.rules.seats().all().filter(|&seat| self.is_blind(seat)).collect();
        let hands = *turn_up.hands();
        events.extend(blind.into_iter().map(|seat| Event::TakenUp { seat, cards: Held::seen(hands[seat]) }));
        let keep = match self.rules.after_run_hand {
            AfterRunHand::KeepAll => usize::MAX,
            AfterRunHand::DiscardToSix => usize::from(self.rules.cards_per_player),
        };
        self.stage = Stage::Discard(Discard {
            hands,
            thrown: BySeat::new(hands.len()),
            keep,
            calls: turn_up.calls().to_vec(),
            turned: turn_up.turned().to_vec(),
            stock: turn_up.stock(),
        });
        self.lead_if_discarded();
    }

    pub(super) fn discard(&mut self, seat: Seat, cards: Cards) -> Result<Vec<Event>, IllegalAction> {
        let Stage::Discard(discard) = &mut self.stage else { return Err(IllegalAction::NoDiscard) };
        let surplus = discard.surplus(seat);
        if cards.len() != surplus || !(cards - discard.hands[seat]).is_empty() {
            return Err(IllegalAction::Discard(surplus as u8));
        }
        discard.hands[seat] -= cards;
        discard.thrown[seat] = cards;
        self.lead_if_discarded();
        Ok(vec![Event::Discarded { seat, cards: Held::seen(cards) }])
    }

    fn lead_if_discarded(&mut self) {
        let eldest = self.eldest();
        let Stage::Discard(discard) = &mut self.stage else { return };
        if discard.next(&self.rules, eldest).is_some() {
            return;
        }
        let Some(trump) = discard.turned.last().map(|card| card.suit()) else { return };
        let calls = std::mem::take(&mut discard.calls);
        let play = Play::turned_up(&self.rules, discard.hands, calls, eldest, trump);
        let (turned, stock, thrown) = (std::mem::take(&mut discard.turned), discard.stock, discard.thrown);
        self.stage = Stage::Play(Play { turned, stock, thrown, ..play });
    }
}

#[cfg(test)]
mod tests;
