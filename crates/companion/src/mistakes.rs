//! A table where mistakes can be made: what a person may do there besides what the book allows, and what is told of it.

use crate::setting::Setting;
use crate::sitting::{Ask, Item};
use pitch_language::{phrase, t};
use pitch_rules::{Action, Call, Cards, Event, IllegalAction, Remark, Seat, Turn};
use pitch_session::SlipKind;

/// Begins what is pressed to bid or pass out of turn, so that it does nothing once it is the player's turn.
pub(crate) const OUT_OF_TURN: &str = "out_of_turn ";

/// Presses of a dealer who misdeals in place of going on, with the slip that each makes.
pub(crate) const SLIPS: [(&str, SlipKind); 2] =
    [("misdeal exposed", SlipKind::Exposed), ("misdeal count", SlipKind::Count)];

impl Setting<'_> {
    /// Returns `true` if the table takes this of a seat although the book does not allow it.
    pub(crate) fn takes(&self, seat: Seat, action: &Action) -> bool {
        self.names.rules().allows_mistakes() && self.table.check(seat, action).is_ok()
    }

    /// Returns the cards that a person put down before the bidding was over, which they still hold.
    pub(crate) fn early(&self, seat: Seat) -> Cards {
        self.view.early.iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card).collect()
    }

    /// Tells a person who would play a card before their turn what is waited for, since a card is easily touched.
    pub(crate) fn not_yet(&self, own: Seat) -> Option<String> {
        let why = match self.view.turn {
            Turn::Call(turn) if turn == own => IllegalAction::StillBidding,
            Turn::Rule(turn) => IllegalAction::Unsettled(turn),
            turn => IllegalAction::NotYourTurn(turn.decides()?),
        };
        Some(phrase::refusal(self.l, &self.names, &why))
    }

    /// Returns the bids of the person to speak that are too low; nothing tells them from the others.
    pub(crate) fn low_bids(&self, own: Seat) -> Vec<Action> {
        let view = &self.view;
        if view.turn != Turn::Call(own) || !view.legal.contains(&Action::Call(Call::Pass)) {
            return Vec::new();
        }
        let bids = self.names.rules().bids().map(|bid| Action::Call(Call::Bid(bid)));
        bids.filter(|bid| !view.legal.contains(bid) && self.takes(own, bid)).collect()
    }

    /// Returns what a person may say besides: what the book gives them a right to, and what it does not.
    pub(crate) fn talk(&self, own: Seat) -> Vec<Item> {
        let (l, view, names) = (self.l, &self.view, &self.names);
        let say = |remark: &Remark| Item::Act {
            act: Action::Say(*remark).to_string(),
            label: phrase::remark_button(l, names, *remark),
        };
        let mut items: Vec<Item> = view.claims.iter().map(say).collect();
        if matches!(view.turn, Turn::Call(turn) if turn != own) {
            let calls = std::iter::once(Call::Pass).chain(names.rules().bids().map(Call::Bid));
            let calls = calls.filter(|call| self.takes(own, &Action::Call(*call)));
            items.extend(calls.map(|call| Item::Act {
                act: format!("{OUT_OF_TURN}{call}"),
                label: match call.bid() {
                    Some(bid) => t!(l, "table-out-of-turn", bid = phrase::figure(l, bid)),
                    None => t!(l, "table-out-of-turn-pass"),
                },
            }));
        }
        if !self.shows(own).is_empty() {
            items.push(Item::Ask(Ask { ask: "show", label: t!(l, "table-show") }));
        }
        if view.turn == Turn::Deal(own) {
            items.extend(SLIPS.map(|(act, slip)| Item::Act {
                act: act.to_owned(),
                label: match slip {
                    SlipKind::Exposed => t!(l, "table-misdeal-shown"),
                    SlipKind::Count => t!(l, "table-misdeal-count"),
                },
            }));
        }
        items
    }

    /// Returns the cards that a person can show to everybody.
    pub(crate) fn shows(&self, own: Seat) -> Vec<Item> {
        if !self.names.rules().allows_mistakes() {
            return Vec::new();
        }
        let cards = self.view.hand() - self.early(own) - self.view.exposed[own];
        let show = |card| Item::Act {
            act: Action::Say(Remark::Expose(card)).to_string(),
            label: phrase::remark_button(self.l, &self.names, Remark::Expose(card)),
        };
        cards.iter().map(show).collect()
    }

    /// Returns `true` if the last deal was thrown in for a misdeal: that is told before the count of the hand before it.
    pub(crate) fn is_misdealt(&self) -> bool {
        let is_thrown_in = |event: &Event| matches!(event, Event::Misdealt { thrown_in: true, .. });
        matches!(self.view.turn, Turn::Deal(_)) && self.table.latest().iter().any(is_thrown_in)
    }
}
