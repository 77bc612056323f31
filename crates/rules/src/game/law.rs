//! The law of the table: remarks about mistakes, and the book's procedures (A1.4, A3, A5, and the rulings of B).

mod pitch;
mod revoke;
mod slip;

use crate::action::{Action, IllegalAction};
use crate::card::{Card, Suit};
use crate::cards::Cards;
use crate::conduct::{Ask, Conduct, Owed};
use crate::duty::Duty;
use crate::event::{Event, Held};
use crate::game::{Game, Play, Stage};
use crate::mark::{Cause, Mark};
use crate::points::Points;
use crate::remark::{Demand, Remark};
use crate::rules::{ExposedCard, RevokeCall, Rules};
use crate::seat::Seat;

/// Points that a partner's early look at the cards costs, scored by the other side (C-18).
const LOOK: Points = Points(4);

impl Game {
    /// Returns the answers that the book allows to the seat that it asks.
    pub(super) fn answers(&self, seat: Seat, ask: Ask) -> Vec<Action> {
        let remarks: Vec<Remark> = match ask {
            Ask::Override(_) => {
                let held = self.dealt_to(seat);
                std::iter::once(Remark::Decline).chain(held.iter().map(Remark::Override)).collect()
            }
            Ask::WrongLead(_) => vec![Remark::Withdraw, Remark::LetStand],
            Ask::Demand(_) => {
                std::iter::once(None).chain(Demand::ALL.into_iter().map(Some)).map(Remark::Demand).collect()
            }
            Ask::NameTrump => match &self.stage {
                Stage::Play(play) => play.hand.nameable().map(Remark::NameTrump).collect(),
                _ => Vec::new(),
            },
            Ask::CallPartner => return self.callable_partners(),
            Ask::FirstPitcher => self.rules.seats().all().map(Remark::FirstPitcher).collect(),
            Ask::AnyClaims => vec![Remark::Content],
        };
        remarks.into_iter().map(Action::Say).collect()
    }

    pub(super) fn remark(&mut self, seat: Seat, remark: Remark) -> Result<Vec<Event>, IllegalAction> {
        match remark {
            Remark::WeakHand => return self.show_weak_hand(seat),
            Remark::RestAreMine => return self.claim_rest(seat),
            Remark::LayDown => return self.lay_down(seat),
            Remark::EndByScore if self.may_end_by_score() => return Ok(self.end_by_score(seat)),
            Remark::EndByScore => return Err(IllegalAction::NotNow(remark)),
            Remark::NameTrump(_) | Remark::CallPartner(_) | Remark::FirstPitcher(_)
                if !self.rules.allows_mistakes() && self.conduct.ask.is_none() =>
            {
                return Err(IllegalAction::NotNow(remark));
            }
            Remark::NameTrump(_) | Remark::CallPartner(_) | Remark::FirstPitcher(_) => {}
            _ if !self.rules.allows_mistakes() => return Err(IllegalAction::NoMistakes),
            Remark::Expose(card) => return self.expose_card(seat, card),
            _ => {}
        }
        if let Some((asked, ask)) = self.conduct.ask {
            let answers = self.answers(asked, ask).contains(&Action::Say(remark));
            if answers && asked == seat {
                return Ok(self.answer_ask(seat, ask, remark));
            }
            if !self.claims(seat).contains(&remark) {
                return Err(if answers { IllegalAction::NotYourTurn(asked) } else { IllegalAction::NotNow(remark) });
            }
        }
        if !self.claims(seat).contains(&remark) {
            return Err(IllegalAction::NotNow(remark));
        }
        // All that the book gives a right to is said while the tricks are played.
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::NotNow(remark)) };
        let mut events = Vec::new();
        match remark {
            Remark::TakeBack => play.correct(&self.rules, &mut self.conduct, seat, &mut events),
            Remark::CallRenege(of) => {
                let found = play.call_renege(&mut self.conduct, of);
                events.push(Event::RenegeCalled { by: seat, of, found });
                if let Some(renege) = found.filter(|renege| renege.grave && self.rules.renege_forfeit) {
                    self.conduct.ask = None;
                    self.forfeit(&renege, &mut events);
                }
            }
            Remark::CallCard(of, card) => {
                self.conduct.called[of] = Some(card);
                events.push(Event::CardCalled { by: seat, seat: of, card });
            }
            Remark::Withdraw => play.withdraw_lead(&mut self.conduct, &mut events),
            Remark::Look => {
                let cards = play.hand.held()[seat];
                self.look(seat, cards, &mut events);
            }
            _ => return Err(IllegalAction::NotNow(remark)),
        }
        if self.rules.pegs() && matches!(remark, Remark::TakeBack | Remark::Withdraw) {
            self.unpeg();
        }
        Ok(events)
    }

    fn answer_ask(&mut self, seat: Seat, ask: Ask, remark: Remark) -> Vec<Event> {
        let mut events = Vec::new();
        match (ask, remark, &mut self.stage) {
            (Ask::Override(_), Remark::Override(card), _) => self.override_pitch(seat, card, &mut events),
            (Ask::Override(_), ..) => self.decline_override(&mut events),
            (Ask::WrongLead(_), Remark::Withdraw, Stage::Play(play)) => {
                play.withdraw_lead(&mut self.conduct, &mut events);
            }
            (Ask::WrongLead(_), ..) => {
                self.conduct.ask = None;
                events.push(Event::LetStand(seat));
            }
            (Ask::Demand(of), Remark::Demand(demand), _) => {
                self.conduct.ask = None;
                self.conduct.owed = Some(Owed { by: of, said: true, demand });
                events.push(Event::Demanded { of, demand });
            }
            (Ask::NameTrump, Remark::NameTrump(suit), Stage::Play(play)) => {
                let announced = self.rules.announces() && play.tricks.is_empty() && play.hand.trick().is_empty();
                play.name_trump(&self.rules, &mut self.conduct, suit, &mut events);
                if announced {
                    self.prepare(suit, &mut events);
                }
                self.go_on(&mut events);
            }
            (Ask::CallPartner, Remark::CallPartner(card), _) => {
                self.call_partner(card, &mut events);
                self.go_on(&mut events);
            }
            (Ask::FirstPitcher, Remark::FirstPitcher(pitcher), _) => {
                self.conduct.ask = None;
                self.dealer = self.rules.seats().before(pitcher);
                events.push(Event::FirstPitcher { seat: pitcher, chosen_by: Some(seat) });
            }
            (Ask::AnyClaims, ..) => self.be_content(seat, &mut events),
            (Ask::Demand(_) | Ask::NameTrump | Ask::CallPartner | Ask::FirstPitcher, ..) => {}
        }
        events
    }

    /// Asks the next player whether they have anything to claim; after the last one the hand is counted.
    fn be_content(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let next = self.rules.seats().next(seat);
        if next == self.eldest() {
            self.conduct.ask = None;
            self.count(events);
        } else {
            self.conduct.ask = Some((next, Ask::AnyClaims));
        }
    }

    /// Lets the pitcher's partner look at their cards too early, and the other side score (C-18).
    fn look(&mut self, seat: Seat, cards: Cards, events: &mut Vec<Event>) {
        self.conduct.looked.insert(seat);
        events.push(Event::TakenUp { seat, cards: Held::seen(cards) });
        let others = self.other_sides(self.rules.side_of(seat));
        let marks: Vec<_> =
            others.into_iter().map(|side| Mark { cause: Cause::Look(seat), side, points: LOOK }).collect();
        let victory = self.mark(&marks, true, events);
        self.end_early(victory, events);
    }

    /// Carries out what a player does whose turn it is not.
    pub(super) fn out_of_turn(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, IllegalAction> {
        match (&self.stage, action) {
            (Stage::Auction { .. } | Stage::Sale { .. }, Action::Play(card)) if self.conduct.early.is_some() => {
                self.play_to_early(seat, card)
            }
            (Stage::Auction { .. } | Stage::Sale { .. }, Action::Play(card)) => self.pitch_early(seat, card),
            (Stage::Auction { .. } | Stage::Sale { .. }, Action::Call(call)) => self.call_out_of_turn(seat, call),
            (Stage::Play(_), Action::Play(card)) => self.lead_wrongly(seat, card),
            (Stage::TurnUp(_) | Stage::Discard(_), Action::Play(card)) => self.play_at_the_wrong_time(seat, card),
            _ => Err(self.whose_turn()),
        }
    }

    /// Returns the error that tells whose turn it is instead.
    pub(super) fn whose_turn(&self) -> IllegalAction {
        use crate::view::Turn;
        match self.turn() {
            Turn::Over => IllegalAction::GameOver,
            Turn::Rule(seat) => IllegalAction::Unsettled(seat),
            Turn::Deal(seat) | Turn::Call(seat) | Turn::Discard(seat) | Turn::Play(seat) => {
                IllegalAction::NotYourTurn(seat)
            }
        }
    }

    /// Takes a card that was put down when it should not have been back into the hand; it has been seen.
    pub(super) fn play_at_the_wrong_time(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        self.must_hold(seat, card)?;
        let mut events = vec![Event::Withdrawn(vec![(seat, card)])];
        if self.rules.exposed_card == ExposedCard::Callable {
            self.conduct.exposed[seat].insert(card);
            events.push(Event::Exposed { seat, card });
        }
        Ok(events)
    }
}

impl Play {
    /// Adds to `claims` what a seat may say besides at a table where mistakes can be made.
    pub(super) fn book_claims(&self, rules: &Rules, conduct: &Conduct, seat: Seat, claims: &mut Vec<Remark>) {
        if self.can_correct(rules, conduct, seat).is_some() {
            claims.push(Remark::TakeBack);
        }
        if self.is_pitcher(seat) && conduct.wrong_lead.is_some() && conduct.ask.is_none() {
            claims.push(Remark::Withdraw);
        }
        if self.is_blind(rules, conduct, seat) {
            claims.push(Remark::Look);
        }
        for other in rules.seats().all().filter(|&other| rules.side_of(other) != rules.side_of(seat)) {
            let complete = !self.tricks.is_empty() || self.claim.is_some();
            if rules.revoke_call == RevokeCall::Opponent && complete {
                claims.push(Remark::CallRenege(other));
            }
            claims.extend(self.callable(rules, conduct, other).iter().map(|card| Remark::CallCard(other, card)));
        }
    }

    /// Returns the cards that opponents may call for, as long as the player has not played to the trick.
    fn callable(&self, rules: &Rules, conduct: &Conduct, seat: Seat) -> Cards {
        let played = self.hand.trick().card_of(seat).is_some();
        // Before cards are thrown away and drawn, nobody is to see who holds nothing that is played.
        let is_over = self.exchange.is_none() && self.hand.is_over();
        if rules.exposed_card == ExposedCard::Free || played || is_over {
            return Cards::NONE;
        }
        // Whether they threw the card away is not to be seen: then nothing comes of the call.
        conduct.callable(seat) - self.laid_down[seat]
    }

    /// Names trump: before the first lead, with a card that leaves it open, or after a wrong lead that stands.
    fn name_trump(&mut self, rules: &Rules, conduct: &mut Conduct, suit: Suit, events: &mut Vec<Event>) {
        conduct.ask = None;
        conduct.must_lead_trump |= !self.is_pitcher(self.hand.trick().leader());
        let out = self.hand.trick().out();
        let trick = self.hand.name_trump(suit);
        // What was played before the suit was known is judged by it: a card of that suit trumps, and is no renege (B-19).
        conduct.lapses.retain(|lapse| {
            let mut before = lapse.before;
            let _ = before.name_trump(suit);
            before.check(lapse.renege.card).is_err()
        });
        events.push(Event::TrumpSet(suit));
        if self.hand.trick().out() != out && trick.is_none() && !self.hand.trick().is_empty() {
            events.push(self.lead());
        }
        self.complete(rules, trick, events);
    }

    /// Returns the question to the pitcher once it is the turn of the player who led in their place: what they demand
    /// (BAP-55, B-18).
    pub(super) fn demand_to_ask_for(&self, rules: &Rules, conduct: &Conduct) -> Option<(Seat, Ask)> {
        let owed = conduct.owed.filter(|owed| !owed.said && owed.by == self.hand.turn())?;
        let contract = self.contract.filter(|_| Duty::is_demand_due(rules, &self.hand))?;
        Some((contract.pitcher, Ask::Demand(owed.by)))
    }
}

#[cfg(test)]
mod tests;
