//! Consequences of the calls in the bidding and the sale.

use crate::action::IllegalAction;
use crate::auction::Auction;
use crate::bid::Bid;
use crate::call::{Call, Contract, Outcome};
use crate::conduct::Ask;
use crate::event::Event;
use crate::game::{Dealt, Game, Play, Stage};
use crate::mark::{Cause, Mark};
use crate::seat::{Seat, SeatSet};
use crate::victory::Victory;

impl Game {
    pub(super) fn call(&mut self, seat: Seat, call: Call) -> Result<Vec<Event>, IllegalAction> {
        let checked = match &self.stage {
            Stage::Auction { auction, .. } => auction.check(call, &self.rules, &self.scores),
            Stage::Sale { sale, .. } => sale.check(call, &self.rules, &self.scores),
            Stage::TurnUp(turn_up) => turn_up.check(call, &self.rules, self.gift_wins()),
            _ => return Err(IllegalAction::BiddingOver),
        };
        match checked {
            Err(why) if self.rules.allows_mistakes() => return self.irregular_call(seat, call, why),
            checked => checked?,
        }
        let mut events = Vec::new();
        if let Stage::TurnUp(turn_up) = &self.stage {
            self.say_to_turn_up(turn_up.clone(), seat, call, &mut events);
        } else {
            self.speak(seat, call, &mut events);
            self.speak_for_the_barred(&mut events);
        }
        Ok(events)
    }

    /// Lets players pass who must, once their turn comes (BAP-50).
    pub(super) fn speak_for_the_barred(&mut self, events: &mut Vec<Event>) {
        loop {
            let forced = match &self.stage {
                Stage::Auction { auction, .. } => auction.forced(&self.rules),
                Stage::Sale { sale, .. } => sale.forced(&self.rules),
                _ => None,
            };
            let Some((seat, call)) = forced else { return };
            self.speak(seat, call, events);
        }
    }

    pub(super) fn speak(&mut self, seat: Seat, call: Call, events: &mut Vec<Event>) {
        let (dealt, standing, outcome) = match &mut self.stage {
            Stage::Auction { dealt, auction } => {
                let standing = auction.standing();
                auction.take_call(seat, call);
                (dealt.clone(), standing, auction.outcome(&self.rules))
            }
            Stage::Sale { dealt, sale } => {
                let standing = sale.auction().standing();
                sale.take_call(seat, call);
                (dealt.clone(), standing, sale.outcome(&self.rules))
            }
            _ => return,
        };
        let takes_from = match (call, standing) {
            (Call::Bid(bid), Some((bidder, standing))) if bid == standing => Some(bidder),
            (Call::Undertake, Some((bidder, _))) => Some(bidder),
            _ => None,
        };
        events.push(Event::Called { seat, call, takes_from });
        match outcome {
            None => {}
            Some(Outcome::Contract(contract)) => self.contracted(dealt, contract, events),
            Some(Outcome::Redeal(dealer)) => self.throw_in(dealer, events),
        }
    }

    /// Settles the pitch. A price is paid at once, and may end the game (B-31).
    pub(super) fn contracted(&mut self, dealt: Dealt, contract: Contract, events: &mut Vec<Event>) {
        let credit = match &self.stage {
            Stage::Sale { sale, .. } => sale.credit(&self.rules),
            _ => None,
        };
        let calls = self.calls().to_vec();
        let refused = matches!(calls.last(), Some((_, Call::Undertake)));
        let told = dealt.exchanged.len();
        let play = Play::pitched(&self.rules, dealt, calls, contract);
        events.push(Event::Contracted(contract));
        events.extend(play.exchanged.iter().skip(told).cloned());
        if play.hand.trick().out() != SeatSet::NONE {
            events.push(play.lead());
        }
        self.stage = Stage::Play(play);
        if let Some((seat, bid)) = credit {
            let victory = self.score_price(seat, bid, refused, events);
            self.end_early(victory, events);
        }
        self.ask_the_pitcher();
    }

    /// Scores the price of the pitch for the player who is credited with it, and returns the victory that it brings (B-31).
    pub(super) fn score_price(
        &mut self,
        seat: Seat,
        bid: Bid,
        refused: bool,
        events: &mut Vec<Event>,
    ) -> Option<Victory> {
        let cause = if refused { Cause::Refused(bid) } else { Cause::Price(bid) };
        let price = Mark { cause, side: self.rules.side_of(seat), points: self.rules.promised(bid) };
        self.mark(&[price], true, events)
    }

    /// Asks the pitcher for trump where it is announced before the first lead (M-20), and otherwise for the card of a partner
    /// (M-71).
    pub(crate) fn ask_the_pitcher(&mut self) {
        let Stage::Play(play) = &self.stage else { return };
        let Some(contract) = play.contract else { return };
        if play.hand.must_name() {
            self.conduct.ask = Some((contract.pitcher, Ask::NameTrump));
        } else if play.must_call_partner(&self.rules) {
            self.conduct.ask = Some((contract.pitcher, Ask::CallPartner));
        }
    }

    /// Throws the cards in, with this player to deal next.
    pub(super) fn throw_in(&mut self, dealer: Seat, events: &mut Vec<Event>) {
        events.push(Event::ThrownIn);
        self.deal_next(dealer, events);
    }

    pub(super) fn deal_next(&mut self, dealer: Seat, events: &mut Vec<Event>) {
        if dealer != self.dealer {
            events.push(Event::DealPassed(dealer));
        }
        self.dealer = dealer;
        self.stage = Stage::Deal;
        self.conduct = crate::conduct::Conduct::new(self.rules.seats().len());
    }

    /// Returns the bidding, or the offers of a sale.
    pub(super) fn auction(&self) -> Option<&Auction> {
        match &self.stage {
            Stage::Auction { auction, .. } => Some(auction),
            Stage::Sale { sale, .. } => Some(sale.auction()),
            _ => None,
        }
    }

    /// Returns the calls of this hand.
    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        match &self.stage {
            Stage::Auction { auction, .. } => auction.calls(),
            Stage::Sale { sale, .. } => sale.calls(),
            Stage::TurnUp(turn_up) => turn_up.calls(),
            Stage::Discard(discard) => &discard.calls,
            Stage::Play(play) => &play.calls,
            Stage::Deal | Stage::Over(_) => &[],
        }
    }
}

#[cfg(test)]
mod tests;
