//! Slips of the hand and the tongue: misdeals, irregular bids, and cards shown (BAP-45, BAP-50, TAF-32, TAF-38).

use crate::action::{IllegalAction, Slip};
use crate::call::{Call, IllegalCall};
use crate::card::Card;
use crate::cards::Cards;
use crate::deal::{self, Pack};
use crate::event::Event;
use crate::game::{Game, Stage};
use crate::hand::IllegalPlay;
use crate::mark::{Cause, Mark};
use crate::points::Points;
use crate::rules::{BidError, MisdealResult};
use crate::seat::Seat;

impl Game {
    /// Deals wrongly, or shows cards in dealing. If that is a misdeal the cards are thrown in; otherwise the deal is
    /// put right and stands.
    pub(in crate::game) fn misdeal(&mut self, slip: Slip, pack: &Pack) -> Result<Vec<Event>, IllegalAction> {
        if !self.rules.allows_mistakes() {
            return Err(IllegalAction::NoMistakes);
        }
        pack.check(&self.rules)?;
        let dealt = deal::deal(&self.rules, self.dealer, pack);
        let all: Cards = dealt.values().flatten().copied().collect();
        let thrown_in = match slip {
            Slip::Count => self.rules.misdeal_on_count,
            Slip::Exposed(cards) => {
                if let Some(card) = (cards - all).first() {
                    return Err(IllegalPlay::NotHeld(card).into());
                }
                cards.iter().any(|card| card.rank().is_some_and(|rank| self.rules.misdeal_on_exposed.contains(rank)))
            }
        };
        let misdealt = Event::Misdealt { dealer: self.dealer, slip, thrown_in };
        if !thrown_in {
            let mut events = self.deal(pack)?;
            events.insert(0, misdealt);
            self.show_in_deal(slip, &mut events);
            return Ok(events);
        }
        let mut events = vec![misdealt];
        let (penalty, passes) = match self.rules.misdeal_result {
            MisdealResult::LoseDeal => (false, true),
            MisdealResult::SameDealer => (false, false),
            MisdealResult::Penalty1LoseDeal => (true, true),
            MisdealResult::Penalty1SameDealer => (true, false),
        };
        self.put_marks_by();
        if penalty {
            let point = |side| Mark { cause: Cause::Misdeal, side, points: Points::ONE };
            let marks: Vec<_> = self.other_sides(self.rules.side_of(self.dealer)).into_iter().map(point).collect();
            let victory = self.mark(&marks, true, &mut events);
            self.end_early(victory, &mut events);
        }
        if !self.is_over() {
            self.win_by_misdeal(&mut events);
        }
        if !self.is_over() {
            let dealer = if passes { self.eldest() } else { self.dealer };
            self.deal_next(dealer, &mut events);
        }
        Ok(events)
    }

    fn show_in_deal(&mut self, slip: Slip, events: &mut Vec<Event>) {
        let Slip::Exposed(cards) = slip else { return };
        for seat in self.rules.seats().all() {
            let shown = cards & self.dealt_to(seat);
            self.conduct.exposed[seat] |= shown;
            events.extend(shown.iter().map(|card| Event::Exposed { seat, card }));
        }
        self.conduct.shown_in_deal = cards;
    }

    /// Returns the cards that a seat holds.
    pub(in crate::game) fn dealt_to(&self, seat: Seat) -> Cards {
        match &self.stage {
            Stage::Auction { dealt, .. } | Stage::Sale { dealt, .. } => dealt.hands[seat],
            Stage::TurnUp(turn_up) => turn_up.hands()[seat],
            Stage::Discard(discard) => discard.hands[seat],
            Stage::Play(play) => play.hand.held()[seat],
            Stage::Deal | Stage::Over(_) => Cards::NONE,
        }
    }

    /// Checks that a seat holds a card that it wants to show or play.
    ///
    /// # Errors
    /// If the seat does not hold the card, or it lies on the table already.
    pub(super) fn must_hold(&self, seat: Seat, card: Card) -> Result<(), IllegalAction> {
        let early = self
            .conduct
            .early
            .iter()
            .any(|early| (early.seat, early.card) == (seat, card) || early.played.contains(&(seat, card)));
        if early || !self.dealt_to(seat).contains(card) {
            return Err(IllegalPlay::NotHeld(card).into());
        }
        Ok(())
    }

    /// Shows a card that a seat holds (TAF-38).
    pub(super) fn expose_card(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        self.must_hold(seat, card)?;
        self.conduct.exposed[seat].insert(card);
        Ok(vec![Event::Exposed { seat, card }])
    }

    /// Makes a bid void that does not rise, or is below the lowest (BAP-50); what else cannot be said is refused.
    pub(in crate::game) fn irregular_call(
        &mut self,
        seat: Seat,
        call: Call,
        why: IllegalCall,
    ) -> Result<Vec<Event>, IllegalAction> {
        match why {
            IllegalCall::TooLow { .. } => Ok(self.void(seat, call)),
            IllegalCall::OutOfRange { bid, min, .. } if bid < min => Ok(self.void(seat, call)),
            _ => Err(why.into()),
        }
    }

    /// Makes a bid or a pass out of turn void (BAP-50, B-14).
    pub(super) fn call_out_of_turn(&mut self, seat: Seat, call: Call) -> Result<Vec<Event>, IllegalAction> {
        let seller = matches!(self.stage, Stage::Sale { .. }) && seat == self.eldest();
        let bids = match call {
            Call::Pass => true,
            Call::Bid(bid) if bid.is_moon() => self.rules.has_moon(),
            Call::Bid(bid) => bid <= self.rules.max_bid,
            _ => false,
        };
        if seller || !bids || self.conduct.ask.is_some() {
            return Err(self.whose_turn());
        }
        Ok(self.void(seat, call))
    }

    fn void(&mut self, seat: Seat, call: Call) -> Vec<Event> {
        let must_pass = self.rules.bid_error == BidError::VoidPass;
        let mut events = vec![Event::CallVoid { seat, call, must_pass }];
        if must_pass {
            match &mut self.stage {
                Stage::Auction { auction, .. } => auction.bar(seat),
                Stage::Sale { sale, .. } => sale.bar(seat),
                _ => {}
            }
            self.speak_for_the_barred(&mut events);
        }
        events
    }
}

#[cfg(test)]
mod tests;
