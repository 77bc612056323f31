//! Turning a card for trump, begging, running the cards, and throwing away (TAF-10 to TAF-18).

use crate::call::Call;
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::event::{Event, Held, Lies};
use crate::game::stage::Discard;
use crate::game::{Game, Stage};
use crate::mark::{Cause, Mark};
use crate::points::Points;
use crate::rules::{AfterRunHand, GiftTo, RunExhausted};
use crate::seat::{BySeat, Seat, SeatSet, Side};
use crate::turn_up::{Sequel, TurnUp};
use crate::victory::Victory;

impl Game {
    /// Turns the first card up.
    pub(super) fn turn_first(&mut self, dealt: BySeat<Cards>, stock: &[Card], events: &mut Vec<Event>) {
        let mut turn_up = TurnUp::new(&self.rules, self.dealer, dealt, stock);
        let turned = self.turn_next(&mut turn_up, events);
        if self.is_over() {
            return;
        }
        match turned {
            Some(_) => self.ask_eldest(turn_up, events),
            None => self.stage = Stage::TurnUp(turn_up),
        }
    }

    pub(super) fn say_to_turn_up(&mut self, mut turn_up: TurnUp, seat: Seat, call: Call, events: &mut Vec<Event>) {
        let sequel = turn_up.take_call(&self.rules, seat, call);
        events.push(Event::Called { seat, call, takes_from: None });
        match sequel {
            Sequel::Ask => self.stage = Stage::TurnUp(turn_up),
            Sequel::Play => self.settle_trump(&turn_up, events),
            Sequel::Gift => self.give(&turn_up, events),
            Sequel::Run => self.run(turn_up, events),
            Sequel::Bunch => self.throw_in(self.dealer, events),
        }
    }

    fn ask_eldest(&mut self, mut turn_up: TurnUp, events: &mut Vec<Event>) {
        if turn_up.ask(&self.rules) == Sequel::Play {
            self.settle_trump(&turn_up, events);
        } else {
            self.stage = Stage::TurnUp(turn_up);
        }
    }

    /// Turns the next card and scores it for the dealer's side (TAF-11), which may end the game. Returns `None` if the
    /// stock is empty.
    fn turn_next(&mut self, turn_up: &mut TurnUp, events: &mut Vec<Event>) -> Option<Card> {
        let card = turn_up.turn()?;
        events.push(Event::TurnedUp(card));
        let victory = self.score_turned(card, events);
        self.end_unplayed(turn_up, victory, events);
        Some(card)
    }

    /// Scores a card that was turned up for the dealer's side (TAF-11), and returns the victory that it brings.
    pub(super) fn score_turned(&mut self, card: Card, events: &mut Vec<Event>) -> Option<Victory> {
        let points = Points(self.rules.turnup_scores.of_card(card).into());
        let mark = Mark { cause: Cause::TurnUp(card), side: self.rules.side_of(self.dealer), points };
        let marks = Some(mark).filter(|_| points > Points::ZERO);
        self.mark(marks.as_slice(), self.rules.turnup_can_win, events)
    }

    /// Deals more cards and turns, until a card of another suit lies (TAF-15 to TAF-18).
    fn run(&mut self, mut turn_up: TurnUp, events: &mut Vec<Event>) {
        let rejected = turn_up.suit();
        while turn_up.can_run() {
            for (seat, packet) in turn_up.run(&self.rules) {
                events.push(Event::Dealt {
                    seat,
                    packet: Held::seen(packet),
                    lies: if self.is_shut_out(seat) { Lies::Unlooked } else { Lies::InHand },
                });
            }
            let turned = self.turn_next(&mut turn_up, events).and_then(Card::suit);
            if self.is_over() {
                return;
            }
            if turned != rejected {
                return self.ask_eldest(turn_up, events);
            }
        }
        self.exhaust(turn_up, rejected, events);
    }

    /// Redeals, or turns the last cards, when the stock is too small for another run (TAF-18, B-26).
    fn exhaust(&mut self, mut turn_up: TurnUp, rejected: Option<Suit>, events: &mut Vec<Event>) {
        if self.rules.run_exhausted == RunExhausted::RedealSameDealer {
            events.push(Event::Exhausted);
            return self.deal_next(self.dealer, events);
        }
        while let Some(card) = self.turn_next(&mut turn_up, events) {
            if self.is_over() {
                return;
            }
            if card.suit() != rejected {
                break;
            }
        }
        self.settle_trump(&turn_up, events);
    }

    /// Lets the dealer keep the suit, and the others have a point (TAF-14).
    fn give(&mut self, turn_up: &TurnUp, events: &mut Vec<Event>) {
        let victory = self.score_gift(events);
        self.end_unplayed(turn_up, victory, events);
        if !self.is_over() {
            self.settle_trump(turn_up, events);
        }
    }

    /// Scores the point for a refused beg, and returns the victory that it brings.
    pub(super) fn score_gift(&mut self, events: &mut Vec<Event>) -> Option<Victory> {
        let gift = |side| Mark { cause: Cause::Gift, side, points: Points::ONE };
        let marks: Vec<_> = self.gift_sides().into_iter().map(gift).collect();
        self.mark(&marks, self.rules.gift_can_win, events)
    }

    /// Returns the sides that get the point for a refused beg, in turn from eldest.
    fn gift_sides(&self) -> Vec<Side> {
        let mut sides = self.other_sides(self.rules.side_of(self.dealer));
        if self.rules.gift_to == GiftTo::Beggar {
            sides.truncate(1);
        }
        sides
    }

    /// Returns `true` if the point for a refused beg would bring somebody to the target.
    pub(super) fn gift_wins(&self) -> bool {
        self.gift_sides().into_iter().any(|side| self.rules.reaches(self.scores[side] + Points::ONE))
    }

    /// Lets the suit stand: players with too many cards throw away, then eldest leads.
    fn settle_trump(&mut self, turn_up: &TurnUp, events: &mut Vec<Event>) {
        let hands = *turn_up.hands();
        let blind = self.rules.seats().all().filter(|&seat| self.is_shut_out(seat));
        events.extend(blind.map(|seat| Event::TakenUp { seat, cards: Held::seen(hands[seat]) }));
        let keep = match self.rules.after_run_hand {
            AfterRunHand::KeepAll => usize::MAX,
            AfterRunHand::DiscardToSix => usize::from(self.rules.cards_per_player),
        };
        let (calls, turned, stock) = (turn_up.calls().to_vec(), turn_up.turned().to_vec(), turn_up.stock());
        let discard = Discard { hands, thrown: BySeat::new(hands.len()), keep, calls, turned, stock };
        self.stage = discard.into_stage(&self.rules, self.eldest());
        self.lead_first(events);
    }

    /// Tells who is out of the first trick, where only trumps are played; perhaps nobody holds one.
    fn lead_first(&mut self, events: &mut Vec<Event>) {
        if let Stage::Play(play) = &self.stage
            && play.hand.trick().out() != SeatSet::NONE
        {
            events.push(play.lead());
        }
        self.go_on(events);
    }

    /// Throws cards away that may go: after the cards were run, or in an exchange.
    pub(super) fn discard(&mut self, seat: Seat, cards: Cards) -> Vec<Event> {
        let Stage::Discard(discard) = &mut self.stage else { return self.throw_away(cards) };
        discard.hands[seat] -= cards;
        discard.thrown[seat] = cards;
        self.stage = discard.clone().into_stage(&self.rules, self.eldest());
        let mut events = vec![Event::Discarded { seat, cards: Held::seen(cards), shown: Cards::NONE }];
        self.lead_first(&mut events);
        events
    }
}

#[cfg(test)]
mod tests;
