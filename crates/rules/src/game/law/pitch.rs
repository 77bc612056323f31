//! Cards led too early, or by the wrong player (BAP-52 to BAP-56).

use crate::action::IllegalAction;
use crate::auction::Auction;
use crate::bid::Bid;
use crate::call::{Call, Contract};
use crate::card::Card;
use crate::conduct::{Ask, Conduct, Early, Owed, WrongLead};
use crate::event::Event;
use crate::game::{Game, Play, Stage};
use crate::rules::{EarlyPitch, PitchedWild};
use crate::seat::Seat;
use crate::view::Turn;

impl Game {
    /// Lets a player lead while the bidding goes on (BAP-52).
    pub(in crate::game) fn pitch_early(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        // Where trump is announced, a card that is led says nothing, and nor does a joker that cannot be pitched, or any card
        // where nobody can bid four.
        let is_joker = card.is_joker() && self.rules.pitched_wild == PitchedWild::NoJoker;
        let is_barred = is_joker || !self.rules.pitches_trump() || !self.rules.bids_four();
        if self.rules.early_pitch == EarlyPitch::TakeBack || is_barred {
            return self.play_at_the_wrong_time(seat, card);
        }
        self.must_hold(seat, card)?;
        if !self.can_be_four(seat) {
            return self.pitch_after_four(seat, card);
        }
        let mut events = vec![Event::PitchedEarly { seat, card }];
        let may_override = self.silent_before(seat);
        self.conduct.early = Some(Early { seat, card, played: Vec::new(), may_override });
        self.ask_to_override(&mut events);
        Ok(events)
    }

    /// Returns `true` if a lead of this seat can be taken as a bid of four: nobody has bid as much, or this seat may
    /// have a four for itself, as a dealer with the privilege or as eldest who sells (B-17).
    fn can_be_four(&self, seat: Seat) -> bool {
        let Some(auction) = self.auction() else { return true };
        let Some((bidder, standing)) = auction.standing() else { return true };
        let takes = match &self.stage {
            Stage::Sale { .. } => seat == self.eldest(),
            _ => {
                let out = bidder == seat || auction.last_call(seat) == Some(Call::Pass) || auction.is_barred(seat);
                seat == self.dealer && self.rules.may_take(seat, self.dealer, standing) && !out
            }
        };
        standing < Bid::FOUR || standing == Bid::FOUR && takes
    }

    /// Lets a player lead who cannot take the four that stands: if all others can do no more than pass it is the
    /// bidder's lead, which is the pitcher's to judge if another made it; otherwise the card goes back, and the bidding
    /// goes on (B-17).
    fn pitch_after_four(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        let mut settled = self.clone();
        let mut events = Vec::new();
        while let Stage::Auction { auction, .. } = &settled.stage {
            let next = auction.next(&self.rules);
            let Some(next) = next.filter(|_| auction.legal(&self.rules, &self.scores) == [Call::Pass]) else {
                return self.play_at_the_wrong_time(seat, card);
            };
            settled.speak(next, Call::Pass, &mut events);
        }
        if !matches!(settled.stage, Stage::Play(_)) {
            return self.play_at_the_wrong_time(seat, card);
        }
        let leads = settled.turn() == Turn::Play(seat);
        events.extend(if leads { settled.play(seat, card)? } else { settled.lead_wrongly(seat, card)? });
        *self = settled;
        Ok(events)
    }

    /// Returns the seats that could still bid four before this one (BAP-53, B-17): in a sale eldest too, until they
    /// have spoken. Nobody could after a four, nor a player who must pass, nor one who may not bid it in the hole.
    fn silent_before(&self, seat: Seat) -> Vec<Seat> {
        if self.auction().and_then(Auction::standing).is_some_and(|(_, bid)| bid >= Bid::FOUR) {
            return Vec::new();
        }
        let may_say_four = |other: &Seat| {
            let score = self.scores[self.rules.side_of(*other)];
            !self.rules.forbids_in_the_hole(Bid::FOUR, score)
        };
        let eldest = self.eldest();
        let (seller, spoken) = match &self.stage {
            Stage::Sale { sale, .. } => (Some(eldest), !sale.calls().is_empty()),
            _ => (None, true),
        };
        if seller == Some(seat) {
            return Vec::new();
        }
        let others = self.auction().map(|auction| auction.silent_before(&self.rules, seat).collect::<Vec<_>>());
        let silent = seller.filter(|_| !spoken).into_iter().chain(others.unwrap_or_default());
        silent.filter(may_say_four).collect()
    }

    fn ask_to_override(&mut self, events: &mut Vec<Event>) {
        let Some(early) = &self.conduct.early else { return };
        match early.may_override.first() {
            Some(&next) => self.conduct.ask = Some((next, Ask::Override(early.seat))),
            None => self.pitch_stands(events),
        }
    }

    /// Lets a player play to a card that was led too early, while another may still say four.
    pub(in crate::game) fn play_to_early(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        self.must_hold(seat, card)?;
        let whose_turn = self.whose_turn();
        let seats = self.rules.seats();
        let Some(early) = &mut self.conduct.early else { return Err(whose_turn) };
        let last = early.played.last().map_or(early.seat, |(seat, _)| *seat);
        if seats.next(last) != seat || seat == early.seat {
            return Err(whose_turn);
        }
        early.played.push((seat, card));
        Ok(vec![Event::Played { seat, card }])
    }

    pub(super) fn decline_override(&mut self, events: &mut Vec<Event>) {
        self.conduct.ask = None;
        if let Some(early) = &mut self.conduct.early {
            let _ = early.may_override.remove(0);
        }
        self.ask_to_override(events);
    }

    /// Lets the card led too early count as a bid of four; what was played to it stands (BAP-52).
    fn pitch_stands(&mut self, events: &mut Vec<Event>) {
        let Some(early) = self.conduct.early.take() else { return };
        self.pitch_four(early.seat, events);
        let cards = std::iter::once((early.seat, early.card)).chain(early.played);
        for (seat, card) in cards {
            // What cannot even stand as a renege goes back: there is no such card, since it is still held.
            if let Ok(more) = self.play(seat, card) {
                // The card was seen to fall when it was played.
                events.extend(
                    more.into_iter().filter(|event| !matches!(event, Event::Played { .. }) || seat == early.seat),
                );
            }
        }
    }

    /// Lets another player say four and pitch; the early card and those played to it are withdrawn (BAP-53).
    pub(super) fn override_pitch(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        self.conduct.ask = None;
        let Some(early) = self.conduct.early.take() else { return };
        events.push(Event::Overridden(seat));
        let withdrawn = std::iter::once((early.seat, early.card)).chain(early.played).collect();
        events.push(Event::Withdrawn(withdrawn));
        self.pitch_four(seat, events);
        if let Ok(more) = self.play(seat, card) {
            events.extend(more);
        }
    }

    fn pitch_four(&mut self, pitcher: Seat, events: &mut Vec<Event>) {
        let (Stage::Auction { dealt, .. } | Stage::Sale { dealt, .. }) = &self.stage else { return };
        let dealt = dealt.clone();
        self.contracted(dealt, Contract::new(pitcher, Some(Bid::FOUR)), events);
    }

    /// Lets a player play out of turn. Instead of the pitcher's first lead it is a lead that the pitcher judges
    /// (BAP-54); otherwise the card is taken back (B-18).
    pub(in crate::game) fn lead_wrongly(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, IllegalAction> {
        let Stage::Play(play) = &self.stage else { return Err(self.whose_turn()) };
        let is_first = play.is_unpitched() && play.tricks.is_empty() && self.conduct.ask.is_none();
        let Some(Contract { pitcher, .. }) = play.contract.filter(|_| is_first) else {
            return self.play_at_the_wrong_time(seat, card);
        };
        self.must_hold(seat, card)?;
        let Stage::Play(play) = &mut self.stage else { return Err(IllegalAction::StillBidding) };
        let blind = play.blind_partners(&self.rules, &self.conduct);
        let before = play.hand;
        play.hand = before.led_by(seat);
        play.leader = seat;
        // The first lead has been made: partners take their cards up.
        blind.iter().for_each(|&seat| self.conduct.looked.insert(seat));
        self.conduct.wrong_lead = Some(WrongLead { offender: seat, before });
        let mut events = vec![Event::LedWrongly { seat, card }];
        play.put_down(&self.rules, &mut self.conduct, seat, card, &mut events);
        play.take_up(&self.rules, &self.conduct, &blind, &mut events);
        self.conduct.ask = Some((pitcher, Ask::WrongLead(seat)));
        Ok(events)
    }
}

impl Play {
    /// Withdraws the wrong lead and what was played to it, so that the pitcher pitches (BAP-54).
    pub(super) fn withdraw_lead(&mut self, conduct: &mut Conduct, events: &mut Vec<Event>) {
        conduct.ask = None;
        let Some(lead) = conduct.wrong_lead.take() else { return };
        let withdrawn: Vec<_> = self.hand.trick().plays().collect();
        self.hand = lead.before;
        self.leader = self.hand.turn();
        conduct.lapses.clear();
        conduct.owed = Some(Owed { by: lead.offender, said: false, demand: None });
        events.push(Event::Withdrawn(withdrawn.clone()));
        conduct.show_again(&withdrawn, events);
    }
}

#[cfg(test)]
mod tests;
