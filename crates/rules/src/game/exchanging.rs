//! Steps between the bidding and the first lead: a worthless hand that is shown, the widow, and the exchange (M-50 to
//! M-57).

use crate::action::IllegalAction;
use crate::card::{Rank, Suit};
use crate::cards::Cards;
use crate::event::Event;
use crate::exchange::Exchange;
use crate::game::{Game, Play, Stage};
use crate::hand::Hand;
use crate::point::Point;
use crate::rules::{DeadPoints, FirstLeader, Rules, WeakHand};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::throw::Throw;
use crate::trick::Trick;
use crate::view::Turn;

impl Rules {
    /// Returns `true` if a hand is worth so little that its player may show it: it has neither a face card nor a card that
    /// could score, or neither a card above a nine nor a two (M-57, F-22).
    #[must_use]
    pub fn is_weak(&self, hand: Cards) -> bool {
        let all = |sets: &mut dyn Iterator<Item = Cards>| sets.fold(Cards::NONE, |cards, more| cards | more);
        let worth = match self.weak_hand {
            WeakHand::Off => return false,
            WeakHand::NoFaceNoPoint => {
                let faces = [Rank::King, Rank::Queen, Rank::Jack].map(Cards::of_rank);
                let rankings = Suit::ALL.map(|suit| self.ranking(Some(suit)));
                let scores = |point: Point| all(&mut rankings.iter().map(|ranking| ranking.scoring(point)));
                all(&mut faces.into_iter().chain(self.points.points().map(scores)))
            }
            WeakHand::NoTenNoTwo => {
                let high = Rank::ALL.into_iter().filter(|rank| *rank >= Rank::Ten || *rank == Rank::Two);
                all(&mut high.map(Cards::of_rank)) | Cards::JOKERS
            }
        };
        (hand & worth).is_empty()
    }
}

impl Game {
    /// Returns `true` if a seat may show its hand and ask for a new deal or for new cards: it is to speak for the first time,
    /// the hand is worth nothing, and the stock has as many cards (M-57).
    pub(super) fn may_show_weak_hand(&self, seat: Seat) -> bool {
        match &self.stage {
            Stage::Auction { dealt, auction } => {
                let lasts = !self.rules.exchanges_weak_hands() || dealt.rest.stock.len() >= dealt.hands[seat].len();
                self.turn() == Turn::Call(seat)
                    && auction.last_call(seat).is_none()
                    && self.rules.is_weak(dealt.hands[seat])
                    && lasts
            }
            _ => false,
        }
    }

    pub(super) fn show_weak_hand(&mut self, seat: Seat) -> Result<Vec<Event>, IllegalAction> {
        if !self.may_show_weak_hand(seat) {
            return Err(IllegalAction::NotNow(crate::remark::Remark::WeakHand));
        }
        let mut events = vec![Event::WeakHand { seat, cards: self.dealt_to(seat) }];
        match &mut self.stage {
            Stage::Auction { dealt, .. } if self.rules.exchanges_weak_hands() => {
                dealt.exchange_weak_hand(&self.rules, seat, &mut events);
            }
            _ => self.throw_in(self.dealer, &mut events),
        }
        Ok(events)
    }

    /// Goes on once trump was announced: cards are exchanged, or the first trick begins (M-50).
    pub(super) fn prepare(&mut self, trump: Suit, events: &mut Vec<Event>) {
        let (dealer, eldest) = (self.dealer, self.eldest());
        let Stage::Play(play) = &mut self.stage else { return };
        let Some(contract) = play.contract else { return };
        if self.rules.exchanges() {
            let rest = std::mem::replace(&mut play.rest, crate::game::stage::Rest::none(&self.rules));
            let hands = *play.hand.held();
            let told = &mut play.exchanged;
            let mut tell = |event: Event| {
                told.push(event.clone());
                events.push(event);
            };
            let exchange = Exchange::begin(
                &self.rules,
                (dealer, contract.pitcher),
                trump,
                hands,
                rest.packets,
                &rest.stock,
                &mut tell,
            );
            play.exchange = Some(Box::new(exchange));
            play.take_in(&self.rules, eldest, events);
        } else if self.rules.first_leader != FirstLeader::Pitcher || play.hand.trick().out() != SeatSet::NONE {
            let leader = play.first_leader(&self.rules, eldest, play.hand.held(), trump);
            play.hand = Hand::new(&self.rules, *play.hand.held(), leader).with_trump(trump);
            play.begin(events);
        }
    }

    /// Throws cards away that may go.
    pub(super) fn throw_away(&mut self, cards: Cards) -> Vec<Event> {
        let eldest = self.eldest();
        let mut events = Vec::new();
        if let Stage::Play(play) = &mut self.stage
            && let Some(exchange) = &mut play.exchange
        {
            let told = &mut play.exchanged;
            exchange.throw(&self.rules, cards, &mut |event: Event| {
                told.push(event.clone());
                events.push(event);
            });
            play.take_in(&self.rules, eldest, &mut events);
            self.go_on(&mut events);
        }
        events
    }
}

impl Play {
    /// Returns the seat that throws cards away now, with the cards that it may throw, while the exchange goes on.
    pub(super) fn throws(&self) -> Option<(Seat, Throw)> {
        self.exchange.as_ref().and_then(|exchange| exchange.turn())
    }

    /// Returns the leader to the first trick, with these hands and this trump suit (M-22). Partners who are called are not
    /// known yet, and do not lead for it.
    fn first_leader(&self, rules: &Rules, eldest: Seat, hands: &BySeat<Cards>, trump: Suit) -> Seat {
        let Some(pitcher) = self.contract.map(|contract| contract.pitcher) else { return eldest };
        match rules.first_leader {
            FirstLeader::Pitcher => pitcher,
            FirstLeader::Eldest => eldest,
            FirstLeader::PartnerWithOneTrump => {
                let trumps = rules.ranking(Some(trump)).trumps();
                let leads =
                    |seat: &Seat| rules.side_of(*seat) == rules.side_of(pitcher) && (hands[*seat] & trumps).len() == 1;
                rules.seats().after(pitcher).filter(|seat| *seat != pitcher).find(leads).unwrap_or(pitcher)
            }
        }
    }

    /// Takes over the hands of the exchange, and begins the first trick once it is done.
    fn take_in(&mut self, rules: &Rules, eldest: Seat, events: &mut Vec<Event>) {
        let Some(exchange) = &self.exchange else { return };
        let leader = self.first_leader(rules, eldest, exchange.hands(), exchange.trump());
        self.hand = Hand::new(rules, *exchange.hands(), leader).with_trump(exchange.trump());
        (self.thrown, self.stock) = (*exchange.thrown(), exchange.stock());
        if exchange.turn().is_some() {
            return;
        }
        if let (DeadPoints::Maker, Some(contract)) = (rules.dead_points, self.contract) {
            let dead = exchange.dead().values().fold(Cards::NONE, |dead, &cards| dead | cards);
            self.hand = self.hand.with_dead(contract.pitcher, dead);
        }
        self.exchange = None;
        self.begin(events);
    }

    /// Begins the first trick after trump was announced.
    fn begin(&mut self, events: &mut Vec<Event>) {
        self.leader = self.hand.turn();
        events.push(self.lead());
    }

    /// Returns the event that tells who leads to the trick on the table, and who plays no part in it.
    pub(super) fn lead(&self) -> Event {
        let trick: &Trick = self.hand.trick();
        Event::Lead { leader: trick.leader(), out: trick.out() }
    }
}

#[cfg(test)]
mod tests;
