//! The fold of events into a view, one after the other: the one history of a hand.

use super::{SeatView, Turn};
use crate::call::{Call, Contract};
use crate::card::Card;
use crate::cards::Cards;
use crate::event::{Event, Held, Lies};
use crate::mark::Cause;
use crate::row::Rows;
use crate::seat::{Seat, SeatSet};
use crate::trick::Trick;

impl SeatView {
    /// Takes in an event, so that the view shows the table as it is after it.
    ///
    /// After all events of an action the view is the one the game itself would give, but for what only the game knows: whose
    /// turn it is, what may be played and said, and that a suit turned up is settled. Those come with the next view of the
    /// game.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { seat, packet, lies: Lies::Down } => {
                start_hand(self);
                self.rows.lay_down(*seat, std::iter::repeat_n(None, packet.count.into()));
            }
            Event::Dealt { seat, packet, lies } => {
                if *lies == Lies::Up {
                    self.rows.lay_on(*seat, packet.cards.unwrap_or_default());
                }
                dealt(self, *seat, *packet);
            }
            Event::Uncovered { seat, card, upper } => {
                self.rows.turn_up(*card, *upper);
                taken_up(self, *seat, Held::seen(Cards::of(*card)));
            }
            Event::TakenUp { seat, cards } => {
                self.held[*seat] = *cards;
                self.thrown[*seat].cards = cards.cards.map(|_| Cards::NONE);
            }
            Event::Misdealt { thrown_in, .. } => {
                if *thrown_in {
                    (self.before, self.marks) = (self.scores, Vec::new());
                }
            }
            Event::FirstPitcher { seat, .. } => self.dealer = self.seats.before(*seat),
            Event::TurnedUp(card) => {
                self.turned.push(*card);
                self.stock = self.stock.saturating_sub(1);
            }
            Event::Marked(mark) => {
                self.marks.push(*mark);
                self.scores[mark.side] += mark.points;
            }
            Event::Called { seat, call, .. } => {
                self.calls.push((*seat, *call));
                if let Call::Bid(bid) = call {
                    self.standing = Some((*seat, *bid));
                }
            }
            Event::Contracted(contract) => {
                self.contract = Some(*contract);
                self.trick = Some(Trick::new(self.seats, contract.pitcher));
            }
            Event::ThrownIn | Event::Exhausted => clear(self),
            Event::SetAside { widow, stock } => (self.widow, self.stock) = (*widow, *stock),
            Event::WidowTaken { seat, cards } => {
                taken_up(self, *seat, *cards);
                // Packets of their own are taken up one after the other, and are gone with the first.
                self.widow = 0;
                self.exchanged.push(event.clone());
            }
            Event::Discarded { seat, cards, .. } => {
                let held = &mut self.held[*seat];
                held.count = held.count.saturating_sub(cards.count);
                held.cards = held.cards.map(|held| held - cards.cards.unwrap_or_default());
                let thrown = &mut self.thrown[*seat];
                thrown.count += cards.count;
                thrown.cards = thrown.cards.zip(cards.cards).map(|(thrown, more)| thrown | more);
                if self.turned.is_empty() {
                    self.exchanged.push(event.clone());
                }
            }
            Event::WeakHand { seat, cards } => {
                let (held, thrown) = (&mut self.held[*seat], &mut self.thrown[*seat]);
                held.count = held.count.saturating_sub(cards.len() as u8);
                held.cards = held.cards.map(|held| held - *cards);
                thrown.count += cards.len() as u8;
                thrown.cards = thrown.cards.map(|thrown| thrown | *cards);
                self.exchanged.push(event.clone());
            }
            Event::Handed { from, to, cards } => {
                let held = &mut self.held[*from];
                held.count = held.count.saturating_sub(cards.len() as u8);
                held.cards = held.cards.map(|held| held - *cards);
                taken_up(self, *to, Held::seen(*cards));
                self.exchanged.push(event.clone());
            }
            Event::Replenished { seat, cards } => {
                let thrown = &mut self.thrown[*seat];
                thrown.count = thrown.count.saturating_sub(cards.count);
                thrown.cards = thrown.cards.map(|thrown| thrown - cards.cards.unwrap_or_default());
                self.stock += cards.count;
                self.exchanged.push(event.clone());
            }
            Event::Drawn { seat, cards, .. } => {
                taken_up(self, *seat, *cards);
                self.stock = self.stock.saturating_sub(cards.count);
                self.top = None;
                // What is drawn after a trick comes later than any exchange.
                let drawn = if self.tricks.is_empty() { &mut self.exchanged } else { &mut self.drawn };
                drawn.push(event.clone());
            }
            Event::Cut(card) => self.cut = Some(*card),
            Event::StockTop(card) => self.top = Some(*card),
            Event::Lead { leader, out } => {
                let lying: Vec<_> = self.trick.map(|trick| trick.plays().collect()).unwrap_or_default();
                self.trick = Some(laid_among(self, *leader, *out, lying));
            }
            Event::PartnerCalled(called) => {
                self.partner_card = Some(*called);
                let holds = |held: &Held| held.cards.is_some_and(|cards| cards.contains(called.card));
                let known = self.held.iter().find(|(_, held)| holds(held)).map(|(seat, _)| seat);
                partnered(self, known);
            }
            Event::PartnerShown(partner) => partnered(self, *partner),
            Event::PitchedEarly { seat, card } => self.early.push((*seat, *card)),
            Event::LedWrongly { seat, .. } => self.trick = Some(Trick::new(self.seats, *seat)),
            Event::Withdrawn(cards) => {
                withdrawn(self, cards);
                unpegged(self);
            }
            Event::Exposed { seat, card } => self.exposed[*seat].insert(*card),
            Event::CardCalled { seat, card, .. } => self.called[*seat] = Some(*card),
            Event::RenegeCalled { found: Some(renege), .. } => {
                self.lapses.retain(|(known, _)| known != renege);
                self.lapses.push((*renege, true));
            }
            Event::Played { seat, card } => played(self, *seat, *card),
            Event::TrumpSet(suit) => {
                self.trump = Some(*suit);
                // Cards that lay before trump was named are weighed anew.
                self.trick = self.trick.map(|trick| laid_anew(self, &trick, trick.leader(), trick.plays()));
            }
            Event::LaidDown { seat, cards } => laid_down(self, *seat, *cards),
            Event::TrickTaken { trick, winner, .. } => {
                self.tricks.push(*trick);
                self.trick = Some(Trick::among(self.seats, *winner, trick.out()));
            }
            Event::Claimed { seat, hands } => {
                self.claim = Some((*seat, *hands));
                self.held = self.held.map(|_, held| Held { count: 0, cards: held.cards.map(|_| Cards::NONE) });
                let out = self.trick.map(|trick| trick.out()).unwrap_or_default();
                self.trick = Some(Trick::among(self.seats, *seat, out));
            }
            Event::EndedByScore(_) => {
                // A hand in play is not counted.
                if !matches!(self.turn, Turn::Deal(_)) {
                    self.scores = self.before;
                    self.marks.clear();
                }
                clear(self);
            }
            Event::HandScored(finished) => {
                (self.scores, self.reds) = (finished.score.after, finished.reds);
                self.carry = finished.score.carry_after;
                self.last = Some(std::sync::Arc::clone(finished));
                clear(self);
            }
            Event::DealPassed(dealer) => {
                self.dealer = *dealer;
                self.turn = Turn::Deal(*dealer);
            }
            Event::GameWon(end) => self.end = Some(*end),
            Event::CallVoid { .. }
            | Event::Overridden(_)
            | Event::LetStand(_)
            | Event::Demanded { .. }
            | Event::Corrected { .. }
            | Event::RenegeCalled { found: None, .. } => {}
        }
    }
}

/// Notes the scores before a hand, as its first card is dealt.
fn start_hand(view: &mut SeatView) {
    if view.turned.is_empty() && view.held.iter().all(|(_, held)| held.count == 0) {
        (view.before, view.marks) = (view.scores, Vec::new());
    }
}

fn dealt(view: &mut SeatView, seat: Seat, packet: Held) {
    start_hand(view);
    if !view.turned.is_empty() {
        view.stock = view.stock.saturating_sub(packet.count);
    }
    let held = &mut view.held[seat];
    // A player who may not look at some of their cards sees none of them.
    held.cards = if held.count == 0 { Some(Cards::NONE) } else { held.cards };
    held.count += packet.count;
    held.cards = held.cards.zip(packet.cards).map(|(cards, more)| cards | more);
    if held.cards.is_none() {
        view.thrown[seat].cards = None;
    }
}

/// Sets the partner of the pitcher.
fn partnered(view: &mut SeatView, partner: Option<Seat>) {
    view.contract = view.contract.map(|contract| Contract { partner, ..contract });
}

fn taken_up(view: &mut SeatView, seat: Seat, cards: Held) {
    let held = &mut view.held[seat];
    held.count += cards.count;
    held.cards = held.cards.zip(cards.cards).map(|(held, more)| held | more);
}

fn played(view: &mut SeatView, seat: Seat, card: Card) {
    if view.contract.is_none() && !view.early.is_empty() {
        // Played to a card that was led too early: it stays in the hand until it is clear whether the lead stands.
        view.early.push((seat, card));
        return;
    }
    // With a lead that stands, what was played to it stands as well, and is not told again.
    let early = std::mem::take(&mut view.early);
    let mut cards = vec![(seat, card)];
    cards.extend(early.into_iter().filter(|&(_, early)| early != card));
    for (seat, card) in cards {
        put_down(view, seat, card);
    }
}

fn put_down(view: &mut SeatView, seat: Seat, card: Card) {
    let held = &mut view.held[seat];
    held.count = held.count.saturating_sub(1);
    if let Some(cards) = &mut held.cards {
        cards.remove(card);
    }
    let _ = view.rows.take(card);
    view.exposed[seat].remove(card);
    view.called[seat] = None;
    if let Some(trick) = &mut view.trick {
        trick.play(card, view.rankings.with(view.trump));
    }
}

/// Puts cards back into the hands. Those of a complete trick are on the table again first.
fn withdrawn(view: &mut SeatView, cards: &[(Seat, Card)]) {
    if !view.early.is_empty() {
        view.early.clear();
        return;
    }
    let back: Cards = cards.iter().map(|(_, card)| *card).collect();
    let lies = |trick: &Trick| !(trick.cards() & back).is_empty();
    let mut trick = view.trick.filter(lies);
    if trick.is_none() && view.tricks.last().is_some_and(lies) {
        trick = view.tricks.pop();
    }
    // A card put down when nobody may play was never out of the hand.
    let Some(lying) = trick else { return };
    for &(seat, card) in cards {
        let held = &mut view.held[seat];
        held.count += 1;
        if let Some(cards) = &mut held.cards {
            cards.insert(card);
        }
    }
    let stays: Vec<_> = lying.plays().filter(|(_, card)| !back.contains(*card)).collect();
    let is_pitch = stays.is_empty() && view.tricks.is_empty();
    let leader = view.contract.filter(|_| is_pitch).map_or(lying.leader(), |contract| contract.pitcher);
    if is_pitch && view.contract.is_some() {
        view.trump = None;
    }
    view.trick = Some(laid_anew(view, &lying, leader, stays));
}

/// Takes away the points pegged for a trick that lies open again.
fn unpegged(view: &mut SeatView) {
    let won = view.tricks.iter().fold(Cards::NONE, |won, trick| won | trick.cards());
    let SeatView { marks, scores, .. } = view;
    marks.retain(|mark| match mark.cause {
        Cause::Peg(_, _, card) if !won.contains(card) => {
            scores[mark.side] -= mark.points;
            false
        }
        _ => true,
    });
}

/// Returns a trick of these cards with this leader, by the trump there is now.
fn laid_anew(view: &SeatView, trick: &Trick, leader: Seat, plays: impl IntoIterator<Item = (Seat, Card)>) -> Trick {
    laid_among(view, leader, trick.out(), plays)
}

/// Returns a trick of these cards in which the seats in `out` play no part.
fn laid_among(view: &SeatView, leader: Seat, out: SeatSet, plays: impl IntoIterator<Item = (Seat, Card)>) -> Trick {
    let mut anew = Trick::among(view.seats, leader, out);
    for (_, card) in plays {
        anew.play(card, view.rankings.with(view.trump));
    }
    anew
}

fn laid_down(view: &mut SeatView, seat: Seat, cards: Cards) {
    view.laid_down[seat] = cards;
    view.called[seat] = None;
    view.held[seat] = Held { count: 0, cards: view.held[seat].cards.map(|_| Cards::NONE) };
    if let Some(trick) = &mut view.trick {
        trick.lay_down();
    }
}

/// Clears the table between two hands.
fn clear(view: &mut SeatView) {
    let viewer = view.viewer;
    view.held = view.held.map(|seat, _| if viewer.sees(seat) { Held::seen(Cards::NONE) } else { Held::hidden(0) });
    view.thrown = view.held;
    view.exposed = view.exposed.map(|_, _| Cards::NONE);
    view.laid_down = view.exposed;
    view.called = view.called.map(|_, _| None);
    view.calls.clear();
    view.turned.clear();
    view.tricks.clear();
    view.early.clear();
    view.lapses.clear();
    (view.standing, view.contract, view.trump, view.trick, view.ask) = (None, None, None, None, None);
    (view.stock, view.widow, view.claim, view.throw) = (0, 0, None, None);
    (view.cut, view.top, view.partner_card) = (None, None, None);
    view.exchanged.clear();
    view.drawn.clear();
    view.rows = Rows::default();
    view.turn = Turn::Deal(view.dealer);
    view.legal.clear();
    view.restraint = None;
    view.claims.clear();
}
