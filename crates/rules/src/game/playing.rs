//! Cards played, hands laid down, and the rest claimed.

use crate::action::IllegalAction;
use crate::card::Card;
use crate::cards::Cards;
use crate::conduct::{Ask, Lapse};
use crate::event::{Event, Held};
use crate::game::{Game, Stage};
use crate::hand::IllegalPlay;
use crate::renege::Renege;
use crate::rules::{RevokeCall, RevokeCorrection};
use crate::seat::Seat;
use crate::trick::Trick;
use crate::view::Turn;

impl Game {
    /// Plays a card for the seat whose turn it is. Where mistakes can be made, a card that does not follow is played and
    /// remembered as a renege.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        let table = self.rules.allows_mistakes();
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::StillBidding) };
        let duty = self.conduct.duty(seat, play.contract);
        match play.hand.check(card) {
            Ok(()) => duty.check(&play.hand, card)?,
            Err(why) if !table || matches!(why, IllegalPlay::NotHeld(_)) => return Err(why.into()),
            Err(_) => {
                let trick = play.tricks.len() as u8 + 1;
                let grave = play.hand.is_grave(self.rules.renege_top);
                let renege = Renege { seat, trick, card, grave };
                let (wrong_lead, owed) = (self.conduct.wrong_lead.clone(), self.conduct.owed);
                let must_lead_trump = self.conduct.must_lead_trump;
                let (before, called) = (play.hand, self.conduct.called);
                let lapse = Lapse { renege, before, established: false, wrong_lead, must_lead_trump, owed, called };
                self.conduct.lapses.push(lapse);
            }
        }
        let blind = self.blind_partners();
        // The card, and mostly no more than a trick.
        let mut events = Vec::with_capacity(2);
        self.put_down(seat, card, &mut events);
        self.take_up(&blind, &mut events);
        self.go_on(&mut events);
        Ok(events)
    }

    /// Puts a card on the table, whatever speaks against it.
    pub(super) fn put_down(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let Stage::Play(play) = &mut self.stage else { return };
        let pitched = play.hand.ranking().trump().is_none();
        let led = play.hand.trick().is_empty();
        let trick = play.hand.play(&self.rules, card);
        events.push(Event::Played { seat, card });
        if pitched {
            events.extend(play.hand.ranking().trump().map(Event::TrumpSet));
        }
        self.conduct.called[seat] = None;
        if self.conduct.exposed[seat].contains(card) {
            self.conduct.exposed[seat].remove(card);
            self.conduct.played_exposed.insert(card);
        }
        if self.conduct.owed.is_some_and(|owed| owed.by == seat && owed.said) {
            self.conduct.owed = None;
        }
        let pitcher = play.contract.map(|contract| contract.pitcher);
        if pitcher == Some(seat) {
            self.conduct.must_lead_trump &= !led;
            if self.conduct.wrong_lead.take().is_some() {
                self.conduct.ask = Some((seat, Ask::NameTrump));
            }
        }
        self.complete(trick, events);
    }

    /// Notes a trick that was completed.
    pub(super) fn complete(&mut self, trick: Option<Trick>, events: &mut Vec<Event>) {
        let Stage::Play(play) = &mut self.stage else { return };
        if let Some(trick) = trick {
            play.tricks.push(trick);
            events.push(Event::TrickTaken { number: play.tricks.len() as u8, trick, winner: play.hand.turn() });
        }
    }

    /// Asks what the book has to ask now, and counts a hand that is over.
    pub(super) fn go_on(&mut self, events: &mut Vec<Event>) {
        let Stage::Play(play) = &self.stage else { return };
        if self.conduct.ask.is_some() {
            return;
        }
        if play.hand.is_over() {
            let asks = self.rules.allows_mistakes()
                && (self.rules.revoke_call == RevokeCall::Opponent
                    || self.rules.revoke_correction == RevokeCorrection::UntilTrickComplete);
            if asks {
                self.conduct.ask = Some((self.eldest(), Ask::AnyClaims));
            } else {
                self.count(events);
            }
            return;
        }
        self.ask_for_demand();
    }

    pub(super) fn lay_down(&mut self, seat: Seat) -> Result<Vec<Event>, IllegalAction> {
        let is_turn = self.turn() == Turn::Play(seat);
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::NotWorthless) };
        if !is_turn || !play.hand.can_lay_down(&self.rules) {
            return Err(IllegalAction::NotWorthless);
        }
        let cards = play.hand.held()[seat];
        play.laid_down[seat] = cards;
        let trick = play.hand.lay_down();
        let mut events = vec![Event::LaidDown { seat, cards }];
        self.conduct.called[seat] = None;
        self.complete(trick, &mut events);
        self.go_on(&mut events);
        Ok(events)
    }

    pub(super) fn claim_rest(&mut self, seat: Seat) -> Result<Vec<Event>, IllegalAction> {
        let certain = match &self.stage {
            Stage::Play(play) if self.turn() == Turn::Play(seat) && self.rules.claims => {
                play.hand.takes_the_rest(self.unseen_by(seat))
            }
            _ => false,
        };
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::NotCertain) };
        if !certain {
            return Err(IllegalAction::NotCertain);
        }
        let hands = *play.hand.held();
        play.claim = Some((seat, hands));
        play.hand.give_rest(seat);
        let mut events = vec![Event::Claimed { seat, hands }];
        self.go_on(&mut events);
        Ok(events)
    }

    /// The cards that this seat has not seen, and that others may hold.
    pub(super) fn unseen_by(&self, seat: Seat) -> Cards {
        let Stage::Play(play) = &self.stage else { return Cards::NONE };
        let gone = play.hand.won().values().fold(play.hand.trick().cards(), |gone, &cards| gone | cards);
        let laid = play.laid_down.values().fold(Cards::NONE, |laid, &cards| laid | cards);
        let turned: Cards = play.turned.iter().copied().collect();
        self.rules.pack_cards() - gone - laid - turned - play.thrown[seat] - play.hand.held()[seat]
    }

    /// Those who take their cards up once the first card lies (C-18).
    pub(super) fn blind_partners(&self) -> Vec<Seat> {
        if !self.rules.partner_blind {
            return Vec::new();
        }
        self.rules.seats().all().filter(|&seat| self.is_blind(seat)).collect()
    }

    pub(super) fn take_up(&self, blind: &[Seat], events: &mut Vec<Event>) {
        let Stage::Play(play) = &self.stage else { return };
        for &seat in blind.iter().filter(|&&seat| !self.is_blind(seat)) {
            events.push(Event::TakenUp { seat, cards: Held::seen(play.hand.held()[seat]) });
        }
    }
}

#[cfg(test)]
mod tests;
