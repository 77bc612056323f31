//! Obligations of a player beyond the rules of play: a card called for, a demand of the pitcher, or a trump.

use crate::card::Card;
use crate::cards::Cards;
use crate::hand::{Hand, IllegalPlay};
use crate::remark::Demand;
use crate::rules::{ExposedCard, Rules, WrongPitchDemand};

/// Restriction that keeps the player whose turn it is from a card that the rules of play allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Restraint {
    /// The opponents called for this card (TAF-38).
    Called(Card),
    /// The pitcher demanded a kind of card (BAP-55).
    Demanded(Demand),
    /// The trump that the pitcher named must be led (BAP-56).
    LeadTrump,
    /// The card by which the pitcher called a partner must be played to the first trick (M-71).
    Partner(Card),
    /// The player's first card must be higher than this trump, the highest that they threw away (M-58).
    Over(Card),
}

/// Obligations of the seat whose turn it is. An obligation that cannot be met legally lapses (B-18, TAF-38).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Duty {
    /// The exposed card that the opponents call for.
    pub called: Option<Card>,
    /// Demand of the pitcher.
    pub demand: Option<Demand>,
    /// `true` if a trump must be led (BAP-56).
    pub lead_trump: bool,
    /// The card by which the pitcher called a partner, if it must be played now (M-71).
    pub partner_card: Option<Card>,
    /// The highest trump that the player threw away, if the card that they play now must be higher (M-58).
    pub over: Option<Card>,
}

impl Duty {
    /// Returns the part of the duty that is due at this table for a player with these cards exposed: an exposed card
    /// can be called for where the rules say so (TAF-38), and a demand may have to wait for a plain lead (B-18).
    #[must_use]
    pub fn as_far_as_due(self, rules: &Rules, hand: &Hand, exposed: Cards) -> Duty {
        let callable = rules.exposed_card == ExposedCard::Callable;
        Duty {
            called: self.called.filter(|&card| callable && exposed.contains(card)),
            demand: self.demand.filter(|_| Duty::is_demand_due(rules, hand)),
            ..self
        }
    }

    /// Returns `true` if the pitcher may say now what they demand of the player whose turn it is (BAP-55, B-18).
    #[must_use]
    pub(crate) fn is_demand_due(rules: &Rules, hand: &Hand) -> bool {
        let Some(led) = hand.trick().led() else { return false };
        match rules.wrong_pitch_demand {
            WrongPitchDemand::FirstTurn => true,
            WrongPitchDemand::FirstPlainLead => !hand.ranking().trumps().contains(led),
        }
    }

    /// Returns the cards that may be played by this duty, of those that may be played by the rules of play.
    #[must_use]
    pub fn narrow(self, hand: &Hand) -> Cards {
        let legal = hand.legal();
        if self == Duty::default() {
            return legal;
        }
        let trumps = hand.ranking().trumps();
        let higher = self.over.map_or(legal, |over| legal & hand.ranking().above(over));
        let legal = if higher.is_empty() { legal } else { higher };
        let or_all = |some: Cards| if some.is_empty() { legal } else { some };
        let Some(led) = hand.trick().led() else {
            let legal = if self.lead_trump { or_all(legal & trumps) } else { legal };
            return self.required(legal).map_or(legal, Cards::of);
        };
        if let Some(card) = self.required(legal) {
            return Cards::of(card);
        }
        let follow = legal & hand.ranking().followers(led);
        match self.demand {
            None => legal,
            Some(Demand::Highest) => hand.ranking().highest(follow).map_or(legal, Cards::of),
            Some(Demand::Lowest) => hand.ranking().lowest(follow).map_or(legal, Cards::of),
            Some(Demand::Trump) => or_all(legal & trumps),
            Some(Demand::NoTrump) => or_all(legal - trumps),
        }
    }

    /// Returns the single card that must be played, if it may be: one that the opponents called for, or a partner's.
    fn required(self, legal: Cards) -> Option<Card> {
        let may_be = |card: &Card| legal.contains(*card);
        self.called.filter(may_be).or_else(|| self.partner_card.filter(may_be))
    }

    /// Checks a card that the rules of play allow against the duty.
    ///
    /// # Errors
    /// The duty that is in the way.
    pub(crate) fn check(self, hand: &Hand, card: Card) -> Result<(), IllegalPlay> {
        if self == Duty::default() || self.narrow(hand).contains(card) {
            return Ok(());
        }
        match self.restraint(hand) {
            Some(Restraint::Called(called)) => Err(IllegalPlay::Called { card, called }),
            Some(Restraint::Demanded(demand)) => Err(IllegalPlay::Demanded(card, demand)),
            Some(Restraint::LeadTrump) => Err(IllegalPlay::MustLeadTrump(card)),
            Some(Restraint::Partner(called)) => Err(IllegalPlay::MustPlayPartnerCard { card, called }),
            Some(Restraint::Over(over)) => Err(IllegalPlay::MustPlayOver { card, over }),
            None => Ok(()),
        }
    }

    /// Returns the part of the duty that restricts the choice of a card now, if any.
    pub(crate) fn restraint(self, hand: &Hand) -> Option<Restraint> {
        let cards = self.narrow(hand);
        match (self.called, self.demand) {
            (Some(called), _) if cards == Cards::of(called) => Some(Restraint::Called(called)),
            _ if self.partner_card.is_some_and(|card| cards == Cards::of(card)) && cards != hand.legal() => {
                self.partner_card.map(Restraint::Partner)
            }
            _ if cards == hand.legal() => None,
            _ if self.over.is_some() => self.over.map(Restraint::Over),
            (_, Some(demand)) if !hand.trick().is_empty() => Some(Restraint::Demanded(demand)),
            _ => Some(Restraint::LeadTrump),
        }
    }
}
