//! A called partner: the player who holds the card that the pitcher calls plays this hand with them (M-70, M-71).

use crate::action::Action;
use crate::call::{Contract, PartnerCard};
use crate::card::Card;
use crate::conduct::Conduct;
use crate::duty::Duty;
use crate::event::{Event, Viewer};
use crate::game::{Game, Play, Stage};
use crate::remark::Remark;
use crate::rules::{PartnerShown, Rules, SurplusTrumps};

impl Game {
    /// Returns a call for every card that the pitcher can call: any of the pack that they do not hold.
    pub(super) fn callable_partners(&self) -> Vec<Action> {
        let Stage::Play(Play { hand, contract: Some(contract), .. }) = &self.stage else { return Vec::new() };
        let others = self.rules.pack_cards() - hand.held()[contract.pitcher];
        others.iter().map(Remark::CallPartner).map(Action::Say).collect()
    }

    /// Makes the player who holds this card the pitcher's partner, who says so where that is the rule; if nobody holds it the
    /// pitcher plays alone (F-31).
    pub(super) fn call_partner(&mut self, card: Card, events: &mut Vec<Event>) {
        self.conduct.ask = None;
        let Stage::Play(play) = &mut self.stage else { return };
        let Some(contract) = &mut play.contract else { return };
        let holder = play.hand.held().iter().find(|(_, cards)| cards.contains(card)).map(|(seat, _)| seat);
        let partner_card = PartnerCard { card, shown: self.rules.partner_shown };
        (contract.partner, play.partner_card) = (holder, Some(partner_card));
        events.push(Event::PartnerCalled(partner_card));
        if partner_card.shown == PartnerShown::AtOnce {
            play.partner_shown = true;
            events.push(Event::PartnerShown(holder));
        }
    }
}

impl Play {
    /// Returns `true` if the pitcher is to call a partner before anything else is played.
    pub(super) fn must_call_partner(&self, rules: &Rules) -> bool {
        let is_named = !rules.announces() || self.hand.ranking().trump().is_some();
        rules.calls_partner() && self.contract.is_some() && self.partner_card.is_none() && is_named
    }

    /// Shows who the partner is once the called card lies on the table.
    pub(super) fn show_partner(&mut self, events: &mut Vec<Event>) {
        let partner = self.contract.and_then(|contract| contract.partner).filter(|_| !self.partner_shown);
        let is_held = |seat| self.partner_card.is_some_and(|called| self.hand.held()[seat].contains(called.card));
        if let Some(seat) = partner.filter(|&seat| !is_held(seat)) {
            self.partner_shown = true;
            events.push(Event::PartnerShown(Some(seat)));
        }
    }

    /// Returns the contract as this viewer knows it: a partner knows themselves by the card they hold.
    pub(super) fn contract_for(&self, viewer: Viewer) -> Option<Contract> {
        let knows = |seat| self.partner_shown || viewer.sees(seat);
        self.contract.map(|contract| Contract { partner: contract.partner.filter(|&seat| knows(seat)), ..contract })
    }

    /// Returns what is required of the player whose turn it is: to the first trick the called card, at some tables
    /// (M-71).
    #[inline]
    pub(super) fn duty(&self, rules: &Rules, conduct: &Conduct) -> Duty {
        // It is asked for every card, and without mistakes nothing is called for or demanded.
        let buries = rules.surplus_trumps == SurplusTrumps::UnderFirst;
        if !rules.allows_mistakes() && !rules.called_first && !buries {
            return Duty::default();
        }
        let called = self.partner_card.filter(|_| rules.called_first && self.tricks.is_empty());
        let over = if buries { self.to_play_over(rules) } else { None };
        let duty = conduct.duty(rules, &self.hand, self.contract);
        Duty { partner_card: called.map(|called| called.card), over, ..duty }
    }

    /// Returns the highest trump that the player whose turn it is threw away, as long as they have played nothing
    /// (M-58).
    fn to_play_over(&self, rules: &Rules) -> Option<Card> {
        if !rules.has_surplus_trumps() || !self.tricks.is_empty() {
            return None;
        }
        let ranking = self.hand.ranking();
        ranking.highest(self.thrown[self.hand.turn()] & ranking.trumps())
    }
}

#[cfg(test)]
mod tests;
