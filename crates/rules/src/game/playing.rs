//! Cards played, hands laid down, and the rest claimed.

use crate::action::IllegalAction;
use crate::card::Card;
use crate::cards::Cards;
use crate::conduct::{Ask, Conduct, Lapse};
use crate::event::{Event, Held};
use crate::game::{Game, Play, Stage};
use crate::hand::IllegalPlay;
use crate::renege::Renege;
use crate::rules::{RevokeCall, RevokeCorrection, Rules, TrumpBy};
use crate::seat::Seat;
use crate::trick::Trick;
use crate::view::Turn;

impl Game {
    /// Plays a card for the seat whose turn it is. Where mistakes can be made, a card that does not follow is played and
    /// remembered as a renege.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        let table = self.rules.allows_mistakes();
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::StillBidding) };
        let duty = play.duty(&self.rules, &self.conduct);
        match play.hand.check(card) {
            Ok(()) => duty.check(&play.hand, card)?,
            // A joker that cannot be pitched would make no trump.
            Err(why) if !table || matches!(why, IllegalPlay::NotHeld(_) | IllegalPlay::JokerFirst(_)) => {
                return Err(why.into());
            }
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
        let blind = play.blind_partners(&self.rules, &self.conduct);
        // The card, and mostly no more than a trick.
        let mut events = Vec::with_capacity(2);
        play.put_down(&self.rules, &mut self.conduct, seat, card, &mut events);
        play.take_up(&self.rules, &self.conduct, &blind, &mut events);
        self.go_on(&mut events);
        Ok(events)
    }

    /// Marks what was just won, asks what the book has to ask now, and counts a hand that is over.
    pub(super) fn go_on(&mut self, events: &mut Vec<Event>) {
        self.peg(events);
        // What nobody has called must not show in whether the play goes on: the referee finds it at the count.
        let called = self.called();
        let pegged_out = self.has_pegged_out(&called) || self.is_settled(&called);
        match &self.stage {
            Stage::Play(play) if play.exchange.is_some() => {}
            Stage::Play(play) if self.conduct.ask.is_none() && play.must_call_partner(&self.rules) => {
                self.conduct.ask = play.contract.map(|contract| (contract.pitcher, Ask::CallPartner));
            }
            Stage::Play(play) if self.conduct.ask.is_none() && (pegged_out || play.hand.is_over()) => {
                let asks = self.rules.allows_mistakes()
                    && (self.rules.revoke_call == RevokeCall::Opponent
                        || self.rules.revoke_correction == RevokeCorrection::UntilTrickComplete);
                if asks {
                    self.conduct.ask = Some((self.eldest(), Ask::AnyClaims));
                } else {
                    self.count(events);
                }
            }
            Stage::Play(play) if self.conduct.ask.is_none() => {
                self.conduct.ask = play.demand_to_ask_for(&self.rules, &self.conduct);
            }
            _ => {}
        }
    }

    pub(super) fn lay_down(&mut self, seat: Seat) -> Result<Vec<Event>, IllegalAction> {
        let is_turn = self.turn() == Turn::Play(seat);
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::NotWorthless) };
        if !is_turn || !play.can_lay_down(&self.rules) {
            return Err(IllegalAction::NotWorthless);
        }
        let cards = play.hand.held()[seat];
        play.laid_down[seat] = cards;
        let trick = play.hand.lay_down();
        let mut events = vec![Event::LaidDown { seat, cards }];
        play.show_partner(&mut events);
        self.conduct.called[seat] = None;
        play.complete(&self.rules, trick, &mut events);
        self.go_on(&mut events);
        Ok(events)
    }

    pub(super) fn claim_rest(&mut self, seat: Seat) -> Result<Vec<Event>, IllegalAction> {
        let is_turn = self.turn() == Turn::Play(seat);
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::NotCertain) };
        if !is_turn || !self.rules.claims || !play.takes_the_rest(&self.rules) {
            return Err(IllegalAction::NotCertain);
        }
        let hands = play.hand.held().map(|seat, _| play.hand.to_play(seat));
        play.claim = Some((seat, hands));
        play.hand.give_rest(seat);
        let mut events = vec![Event::Claimed { seat, hands }];
        self.go_on(&mut events);
        Ok(events)
    }
}

impl Play {
    /// Puts a card on the table, whatever speaks against it.
    pub(super) fn put_down(
        &mut self,
        rules: &Rules,
        conduct: &mut Conduct,
        seat: Seat,
        card: Card,
        events: &mut Vec<Event>,
    ) {
        let pitched = self.hand.ranking().trump().is_none();
        let led = self.hand.trick().is_empty();
        let out = self.hand.trick().out();
        let trick = self.hand.play(card);
        events.push(Event::Played { seat, card });
        self.show_partner(events);
        if pitched {
            events.extend(self.hand.ranking().trump().map(Event::TrumpSet));
            if self.hand.trick().out() != out && trick.is_none() {
                events.push(self.lead());
            }
        }
        if let Some(under) = self.rest.rows.take(card) {
            self.hand.give(seat, Cards::of(under));
            events.push(Event::Uncovered { seat, card: under, upper: card });
        }
        if led && self.is_pitcher(seat) && self.hand.must_name() {
            conduct.ask = Some((seat, Ask::NameTrump));
        }
        conduct.called[seat] = None;
        if conduct.exposed[seat].contains(card) {
            conduct.exposed[seat].remove(card);
            conduct.played_exposed.insert(card);
        }
        if conduct.owed.is_some_and(|owed| owed.by == seat && owed.said) {
            conduct.owed = None;
        }
        if self.is_pitcher(seat) {
            conduct.must_lead_trump &= !led;
            if conduct.wrong_lead.take().is_some() {
                conduct.ask = Some((seat, Ask::NameTrump));
            }
        }
        self.complete(rules, trick, events);
    }

    /// Notes a trick that was completed, after which cards may be drawn (M-62).
    pub(super) fn complete(&mut self, rules: &Rules, trick: Option<Trick>, events: &mut Vec<Event>) {
        if let Some(trick) = trick {
            self.tricks.push(trick);
            let winner = trick.best().map_or(trick.leader(), |(winner, _)| winner);
            events.push(Event::TrickTaken { number: self.tricks.len() as u8, trick, winner });
            self.draw(rules, events);
            let next = self.hand.trick();
            if (next.leader(), next.out()) != (winner, trick.out()) && !self.hand.is_over() {
                events.push(self.lead());
            }
        }
    }

    /// Returns `true` if this seat pitches.
    pub(super) fn is_pitcher(&self, seat: Seat) -> bool {
        self.contract.is_some_and(|contract| contract.pitcher == seat)
    }

    /// Returns `true` if the seat whose turn it is takes all tricks that are left, whoever holds the cards it has not
    /// seen (B-51); never while cards can still be drawn, nor where they lie in rows (F-46).
    pub(super) fn takes_the_rest(&self, rules: &Rules) -> bool {
        if self.will_draw(rules) || rules.has_rows() {
            return false;
        }
        let seat = self.hand.turn();
        let gone = self.hand.won().values().fold(self.hand.trick().cards(), |gone, &cards| gone | cards);
        let laid = self.laid_down.values().fold(Cards::NONE, |laid, &cards| laid | cards);
        let turned: Cards = self.turned.iter().copied().collect();
        let shown = self.shown.values().fold(Cards::NONE, |shown, &cards| shown | cards);
        let seen = gone | laid | turned | shown | self.thrown[seat] | self.hand.held()[seat];
        self.hand.takes_the_rest(rules.pack_cards() - seen)
    }

    /// Returns `true` if no card was led yet.
    pub(super) fn is_unpitched(&self) -> bool {
        self.hand.ranking().trump().is_none() && self.hand.trick().is_empty()
    }

    /// Returns `true` if a seat may not look at its own cards yet: it is the pitcher's partner, where eldest pitches
    /// (C-18).
    pub(super) fn is_blind(&self, rules: &Rules, conduct: &Conduct, seat: Seat) -> bool {
        // The player who bids has seen their cards and keeps them in sight.
        if !rules.partner_blind || rules.trump_by != TrumpBy::Eldest {
            return false;
        }
        self.contract.is_some_and(|contract| {
            let partners = seat != contract.pitcher && rules.side_of(seat) == rules.side_of(contract.pitcher);
            partners && self.is_unpitched() && !conduct.looked.contains(seat)
        })
    }

    /// Returns the seats that take their cards up once the first card lies (C-18).
    #[inline]
    pub(super) fn blind_partners(&self, rules: &Rules, conduct: &Conduct) -> Vec<Seat> {
        if !rules.partner_blind {
            return Vec::new();
        }
        rules.seats().all().filter(|&seat| self.is_blind(rules, conduct, seat)).collect()
    }

    /// Lets those of the `blind` seats take their cards up that may look now.
    pub(super) fn take_up(&self, rules: &Rules, conduct: &Conduct, blind: &[Seat], events: &mut Vec<Event>) {
        for &seat in blind.iter().filter(|&&seat| !self.is_blind(rules, conduct, seat)) {
            events.push(Event::TakenUp { seat, cards: Held::seen(self.hand.held()[seat]) });
        }
    }
}

#[cfg(test)]
mod tests;
