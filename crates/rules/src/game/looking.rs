//! Views of a game, with what may be seen of it.

use crate::bid::Bid;
use crate::call::Call;
use crate::cards::Cards;
use crate::event::{Held, Viewer};
use crate::game::{Game, Stage};
use crate::rules::{Peek, TrumpBy};
use crate::seat::{BySeat, Seat};
use crate::trick::Trick;
use crate::view::{SeatView, Turn};

impl Game {
    /// Returns `true` if a seat may not look at its own cards now (B-26, C-18).
    pub(super) fn is_blind(&self, seat: Seat) -> bool {
        match &self.stage {
            Stage::TurnUp(_) => self.is_shut_out(seat),
            Stage::Play(play) => play.is_blind(&self.rules, &self.conduct, seat),
            _ => false,
        }
    }

    /// Returns `true` if a seat gets its cards without looking at them.
    pub(super) fn is_dealt_blind(&self, seat: Seat) -> bool {
        let eldest = self.eldest();
        match self.rules.trump_by {
            TrumpBy::TurnUp => self.is_shut_out(seat),
            TrumpBy::Eldest => {
                let partners = self.rules.side_of(seat) == self.rules.side_of(eldest);
                self.rules.partner_blind && seat != eldest && partners
            }
            TrumpBy::Auction | TrumpBy::Sale | TrumpBy::StockTop | TrumpBy::Cut => false,
        }
    }

    /// Returns `true` if a seat may not look at its own cards before the suit is settled (B-26).
    pub(super) fn is_shut_out(&self, seat: Seat) -> bool {
        self.rules.peek == Peek::EldestAndDealer && seat != self.dealer && seat != self.eldest()
    }

    /// Returns the game as this viewer sees it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> SeatView {
        let seats = self.rules.seats();
        let hands = BySeat::from_fn(seats.len(), |seat| self.dealt_to(seat));
        let play = match &self.stage {
            Stage::Play(play) => Some(play),
            _ => None,
        };
        let (stock, thrown) = match &self.stage {
            Stage::TurnUp(turn_up) => (turn_up.stock(), BySeat::new(seats.len())),
            Stage::Discard(discard) => (discard.stock, discard.thrown),
            Stage::Play(play) => (play.stock, play.thrown.map(|seat, &thrown| thrown | play.shown[seat])),
            Stage::Auction { dealt, .. } | Stage::Sale { dealt, .. } => (dealt.rest.stock.len(), dealt.shown),
            _ => (0, BySeat::new(seats.len())),
        };
        let widow = match &self.stage {
            Stage::Auction { .. } | Stage::Sale { .. }
                if self.rules.has_table_widow() || self.rules.has_own_widows() =>
            {
                self.rules.widow
            }
            Stage::Play(play)
                if play.exchange.is_none() && play.rest.packets.values().any(|cards| !cards.is_empty()) =>
            {
                self.rules.widow
            }
            _ => 0,
        };
        let calls = self.calls().to_vec();
        let standing = calls.iter().rev().find_map(|(seat, call)| call.bid().map(|bid: Bid| (*seat, bid)));
        let in_rows = play.is_some_and(|play| play.rest.rows.are_there());
        let seen = |seat: Seat| viewer.sees(seat) && (viewer == Viewer::Open || !self.is_blind(seat));
        let show = |seat: Seat, cards: Cards| {
            if seen(seat) { Held::seen(cards) } else { Held::hidden(cards.len() as u8) }
        };
        let own = match viewer {
            Viewer::Seat(seat) if seats.contains(seat) => Some(seat),
            _ => None,
        };
        let early = self.conduct.early.as_ref();
        SeatView {
            viewer,
            seats,
            rankings: self.rules.rankings(),
            announces: self.rules.announces(),
            dealer: self.dealer,
            number: self.number,
            scores: self.scores,
            before: self.before,
            marks: self.marks.clone(),
            carry: self.carry,
            set_backs: self.set_backs,
            reds: self.reds,
            turn: self.turn(),
            ask: self.asks(),
            // What lies face up in a row everybody sees (M-64).
            held: hands.map(|seat, &cards| if in_rows { Held::seen(cards) } else { show(seat, cards) }),
            thrown: thrown.map(|seat, &cards| show(seat, cards)),
            exposed: self.conduct.exposed,
            called: self.conduct.called,
            laid_down: play.map_or_else(|| BySeat::new(seats.len()), |play| play.laid_down),
            claim: play.and_then(|play| play.claim),
            calls,
            standing,
            turned: self.turned().to_vec(),
            stock: stock as u8,
            widow,
            exchanged: match &self.stage {
                Stage::Play(play) => play.exchanged.iter().map(|event| event.seen_by(viewer)).collect(),
                Stage::Auction { dealt, .. } => dealt.exchanged.iter().map(|event| event.seen_by(viewer)).collect(),
                _ => Vec::new(),
            },
            cut: play.and_then(|play| play.cut),
            top: match &self.stage {
                Stage::Auction { dealt, .. } | Stage::Sale { dealt, .. } => {
                    self.rules.open_top(&dealt.rest.stock, true)
                }
                Stage::Play(play) => play.top(&self.rules),
                _ => None,
            },
            drawn: play.map(|play| play.drawn.iter().map(|event| event.seen_by(viewer)).collect()).unwrap_or_default(),
            rows: play.map(|play| play.rest.rows.seen()).unwrap_or_default(),
            throw: own.and_then(|seat| self.throw(seat)),
            contract: play.and_then(|play| play.contract_for(viewer)),
            partner_card: play.and_then(|play| play.partner_card),
            trump: self.trump(),
            tricks: play.map(|play| play.tricks.clone()).unwrap_or_default(),
            // Players who will have nothing to play are not seen before the exchange is over.
            trick: play.map(|play| match (&play.exchange, play.contract) {
                (Some(_), Some(contract)) => Trick::new(seats, contract.pitcher),
                _ => *play.hand.trick(),
            }),
            early: early
                .map(|early| std::iter::once((early.seat, early.card)).chain(early.played.iter().copied()).collect())
                .unwrap_or_default(),
            lapses: self
                .conduct
                .lapses
                .iter()
                .filter(|lapse| viewer.sees(lapse.renege.seat) || lapse.established)
                .map(|lapse| (lapse.renege, lapse.established))
                .collect(),
            legal: own.map(|seat| self.legal(seat)).unwrap_or_default(),
            restraint: play
                .filter(|_| own.is_some_and(|seat| self.turn() == Turn::Play(seat)))
                .and_then(|play| play.duty(&self.rules, &self.conduct).restraint(&play.hand)),
            claims: own.map(|seat| self.claims(seat)).unwrap_or_default(),
            last: self.last.clone(),
            end: self.end().copied(),
        }
    }

    /// Returns what a seat said last before the first card of this hand.
    #[must_use]
    pub fn last_call(&self, seat: Seat) -> Option<Call> {
        self.calls().iter().rev().find(|(s, _)| *s == seat).map(|(_, call)| *call)
    }
}

#[cfg(test)]
mod tests;
