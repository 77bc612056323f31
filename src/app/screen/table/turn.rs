//! What the person at the bottom may do at this moment, and which of his cards it concerns.

use super::mode::Mode;
use super::sprites::CHOSEN;
use super::{Area, Spot, Table, Target, choice, fan};
use crate::app::layout::Placement;
use crate::engine::{Action as Move, Ask, Card, Cards, Turn, Viewer};

use iced::Point;

impl Table {
    /// Whether mistakes can be made at this table.
    pub(super) fn allows_mistakes(&self) -> bool {
        self.session.rules().allows_mistakes()
    }

    /// Whether a person sits at the bottom and has the screen for himself.
    pub(super) fn is_seated(&self) -> bool {
        !self.is_covered() && self.session.is_person(self.bottom) && self.viewer == Viewer::Seat(self.bottom)
    }

    /// Whether the person at the bottom is to act now.
    pub(super) fn is_own_turn(&self) -> bool {
        let decides = self.timeline.shown().turn.decides();
        self.timeline.is_idle() && self.is_seated() && decides == Some(self.bottom)
    }

    /// Whether the person at the bottom deals with his own hands: where he can do it wrongly.
    pub(super) fn is_own_deal(&self) -> bool {
        let deals = self.timeline.shown().turn == Turn::Deal(self.bottom);
        deals && self.allows_mistakes() && self.is_seated() && self.timeline.is_idle()
    }

    /// Whether the person at the bottom may act although it is not his turn.
    pub(super) fn is_free(&self) -> bool {
        let in_hand = !matches!(self.timeline.shown().turn, Turn::Deal(_) | Turn::Over);
        in_hand && self.allows_mistakes() && self.is_seated()
    }

    /// The cards in the hand at the bottom, without those that lie on the table already.
    pub(super) fn held(&self) -> Cards {
        let view = self.timeline.shown();
        let early = view.early.iter().filter(|(seat, _)| *seat == self.bottom).map(|(_, card)| *card);
        view.held[self.bottom].cards.unwrap_or_default() - early.collect()
    }

    /// How many cards the person at the bottom holds without having seen them.
    pub(super) fn unseen(&self) -> usize {
        let held = self.timeline.shown().held[self.bottom];
        if held.cards.is_some() { 0 } else { held.count.into() }
    }

    /// The hand at the bottom from the left.
    pub(super) fn hand(&self) -> Vec<Card> {
        fan::order(self.held(), self.timeline.shown().trump, self.order)
    }

    /// The cards that the book lets the person at the bottom play now.
    fn legal(&self) -> Cards {
        let legal = if self.is_own_turn() { &self.timeline.shown().legal[..] } else { &[] };
        let cards = legal.iter().filter_map(|action| match action {
            Move::Play(card) => Some(*card),
            _ => None,
        });
        cards.collect()
    }

    /// The cards that lie higher: those that may be played, or are marked to be thrown away. Where mistakes can be made
    /// nothing tells which card is right.
    pub(super) fn raised(&self) -> Cards {
        let view = self.timeline.shown();
        match view.turn {
            _ if self.mode == Mode::Showing => self.held(),
            _ if !self.is_own_turn() => Cards::NONE,
            Turn::Discard(_) => self.mode.marked(),
            Turn::Play(_) if self.allows_mistakes() => self.held(),
            Turn::Play(_) => self.legal(),
            Turn::Rule(_) if matches!(view.ask, Some(Ask::Override(_))) => self.held(),
            _ => Cards::NONE,
        }
    }

    /// The cards of which pressing does something, or tells why not.
    pub(super) fn pressable(&self) -> Cards {
        let view = self.timeline.shown();
        let chooses = match view.turn {
            Turn::Play(_) | Turn::Discard(_) => true,
            Turn::Rule(_) => matches!(view.ask, Some(Ask::Override(_))),
            _ => false,
        };
        if self.mode == Mode::Showing || self.is_free() || self.is_own_turn() && chooses {
            self.held()
        } else {
            Cards::NONE
        }
    }

    /// The cards that the digits choose, in their order.
    pub(super) fn numbered(&self) -> Vec<Card> {
        let cards = match self.timeline.shown().turn {
            Turn::Discard(_) if self.is_own_turn() => self.held(),
            _ => self.raised(),
        };
        self.hand().into_iter().filter(|card| cards.contains(*card)).collect()
    }

    /// The places of the cards that the digits choose.
    pub(super) fn numbered_places(&self) -> Vec<Placement> {
        let numbered = self.numbered();
        let lifted = |(card, place): (Card, Placement)| {
            if self.mode == Mode::Confirming(card) { place.moved_up(CHOSEN * place.size.height) } else { place }
        };
        self.fan.settled().filter(|(card, _)| numbered.contains(card)).map(lifted).collect()
    }

    /// The cards under a cover, because they may not be played now.
    pub(super) fn covered(&self) -> Cards {
        let plays = matches!(self.timeline.shown().turn, Turn::Play(_)) && self.is_own_turn();
        if plays && !self.allows_mistakes() && self.mode != Mode::Showing {
            self.held() - self.legal()
        } else {
            Cards::NONE
        }
    }

    /// Whether the person at the bottom is to play a card by the book.
    pub(super) fn may_choose(&self) -> bool {
        let plays = matches!(self.timeline.shown().turn, Turn::Play(_));
        plays && self.is_own_turn() && !self.allows_mistakes() && self.mode != Mode::Showing
    }

    /// What has the keyboard first when it is the player's turn: the least that can be said, or the first card that the
    /// digits choose.
    pub(super) fn first(&self) -> Option<Target> {
        let own = self.is_own_turn() || self.is_own_deal() || self.mode.is_talking();
        let panel = self.panel.as_ref().and_then(choice::Panel::first);
        let chooses = matches!(self.timeline.shown().turn, Turn::Discard(_) | Turn::Play(_)) && !self.mode.is_talking();
        let card = || {
            let first = self.numbered().first().copied();
            first.or(self.hand().first().copied()).map(Target::Card)
        };
        match own {
            false => None,
            true if chooses => card(),
            true => panel.or_else(card),
        }
    }

    pub(super) fn target_at(&self, point: Point) -> Option<Target> {
        let on_panel = self.panel.as_ref().is_some_and(|panel| panel.place.contains(point));
        let is_hidden = |spot: &&Spot| on_panel && spot.target.area() == Area::Signs;
        let spot = self.spots.iter().find(|spot| spot.place.contains(point) && !is_hidden(spot));
        let card = || {
            let is_plate = self.layout.own_plate().contains(point);
            let card = self.fan.card_at(point).filter(|_| !is_plate && !on_panel && !self.mode.is_talking())?;
            self.pressable().contains(card).then_some(Target::Card(card))
        };
        spot.map(|spot| spot.target).or_else(card)
    }

    /// Whether pressing this does something.
    pub(super) fn is_on(&self, target: Target) -> bool {
        match target {
            Target::Undo => self.session.can_undo(),
            Target::Card(card) => {
                let discards = matches!(self.timeline.shown().turn, Turn::Discard(_));
                self.raised().contains(card) || discards || self.is_free()
            }
            // It is told without a press.
            Target::About(_) => false,
            Target::Throw => self.mode.marked().len() == self.timeline.shown().surplus(),
            _ => true,
        }
    }
}
