//! The controls of the table: one list for the mouse and the keyboard, what each does now, and where the keyboard comes in.

use crate::context::Context;
use crate::outcome::Outcome;
use crate::screen::table::drawing::Drawing;
use crate::screen::table::panel::{Face, Panel};
use crate::screen::table::{Area, Message, Sign, Table, corner, drawer, posed, prompt, question};
use pitch_rules::{Action as Move, Turn};

use iced::Rectangle;

impl Table {
    /// Lists the controls, except for the cards.
    pub(in crate::screen::table) fn list_spots(&mut self, context: &Context) {
        let is_talking = self.mode.is_talking();
        self.panel = if is_talking {
            Some(question::menu(self, context))
        } else if self.waits_for_next() {
            Some(posed::onward(self, None, context))
        } else if self.is_own_turn() || self.is_own_deal() {
            let asked = question::question(self, context);
            if self.missed().is_some() { Some(posed::onward(self, asked, context)) } else { asked }
        } else {
            None
        };
        let place = self.place_of_keys();
        for choice in self.panel.iter_mut().flat_map(|panel| &mut panel.choices) {
            choice.name_key(context, place);
        }
        self.spots = corner::spots(self, context);
        self.spots.extend(self.panel.iter().flat_map(Panel::spots));
        if !is_talking {
            let drawer = drawer::spots(self, &Drawing::of(self, context));
            let mut beside = prompt::spots(self, context);
            beside.extend(prompt::why_spot(self, context));
            // What the drawer lies over cannot be pressed.
            let over = self.drawer_places().filter(|(places, _)| places.hangs).map(|(places, _)| places.bounds);
            beside.retain(|spot| !over.is_some_and(|over| over.intersects(&spot.place)));
            // What reaches under the ribbon is pressed below it.
            let ribbon = drawer.first().map(|spot| spot.place).filter(|_| self.drawer.is_none()).unwrap_or_default();
            let foot = ribbon.y + ribbon.height;
            for spot in beside.iter_mut().filter(|spot| !matches!(spot.message, Message::About(Sign::Point(_)))) {
                let place = &mut spot.place;
                if place.intersects(&ribbon) {
                    *place = Rectangle { y: foot, height: place.y + place.height - foot, ..*place };
                }
            }
            // Tokens lie on the ribbon.
            let (signs, beside): (Vec<_>, Vec<_>) =
                beside.into_iter().partition(|spot| matches!(spot.message, Message::About(Sign::Point(_))));
            self.spots.retain(|spot| !over.is_some_and(|over| over.intersects(&spot.place)));
            self.spots.extend(signs.into_iter().chain(drawer).chain(beside));
        }
        self.lay_slip(context);
        if self.focus.at().is_none() {
            self.focus.set(self.first());
        }
    }

    /// Returns everything that can have the keyboard, in order.
    pub(super) fn controls(&self) -> Vec<Message> {
        let spots = self.spots.iter().map(|spot| &spot.message);
        let spots = spots.filter(|message| !matches!(message, Message::Undo | Message::Hint) || self.is_on(message));
        let spots = spots.cloned();
        let pressable = self.pressable();
        let cards = self.sorted().into_iter().filter(|card| pressable.contains(*card) && !self.mode.is_talking());
        spots.chain(cards.map(Message::Card)).collect()
    }

    pub(super) fn of_area(&self, area: Area) -> Vec<Message> {
        self.controls().into_iter().filter(|message| message.area() == area).collect()
    }

    /// Returns the control that has the keyboard by itself: one that only goes on. Nothing that decides has it before
    /// it was moved there.
    fn first(&self) -> Option<Message> {
        if self.slip.as_ref().is_some_and(|slip| slip.button.is_some()) {
            return Some(Message::ReadOn);
        }
        if self.missed().is_some() || self.waits_for_next() {
            return Some(Message::Pressed(Outcome::NextHand));
        }
        (self.is_own_deal() && !self.mode.is_talking()).then_some(Message::Deal)
    }

    /// Returns the control where the keyboard comes in when it is the player's turn: the one that the lesson or the
    /// hint means, the first that can be said, or the first card that the digits choose.
    pub(in crate::screen::table) fn entrance(&self) -> Option<Message> {
        let is_turn = self.is_own_turn() || self.is_own_deal() || self.mode.is_aside() || self.waits_for_next();
        if !is_turn {
            return None;
        }
        let controls = self.controls();
        let meant = self.meant().or_else(|| self.hinted().into_iter().next()).filter(|meant| controls.contains(meant));
        let chooses = matches!(self.shown().turn, Turn::Discard(_) | Turn::Play(_));
        let chooses = chooses && !self.mode.is_talking() && !self.is_solved();
        let said = self.panel.as_ref().filter(|_| !chooses).and_then(Panel::first);
        let card = || {
            let (numbered, held) = (self.numbered(), self.sorted());
            let cards = if numbered.is_empty() { held } else { numbered };
            cards.first().copied().map(Message::Card)
        };
        meant.or(said).or_else(card).filter(|start| controls.contains(start))
    }

    /// Returns the choice that the main button offers, if it can be taken.
    pub(super) fn main_choice(&self) -> Option<Message> {
        let panel = self.panel.as_ref().filter(|panel| !panel.is_menu)?;
        let main = panel.choices.iter().find(|choice| choice.face == Face::Main && !choice.is_off);
        main.map(|choice| choice.message.clone())
    }

    /// Returns `true` if pressing this does something.
    pub fn is_on(&self, message: &Message) -> bool {
        match message {
            // What was decided on a phone is taken back there.
            Message::Undo => {
                let is_ours = self.session.undoes().is_none_or(|seat| !self.phones.contains(&seat));
                self.puzzle.is_none() && self.session.can_undo() && is_ours
            }
            Message::Hint => self.hint.is_some() || self.may_have_hint() && self.hints_are_on,
            Message::Card(card) => {
                let discards = matches!(self.shown().turn, Turn::Discard(_));
                self.raised().contains(*card) || discards || self.is_free()
            }
            // It is told without a press.
            Message::About(_) => false,
            Message::Act(Move::Call(_)) => {
                let choices = self.panel.iter().flat_map(|panel| &panel.choices);
                !choices.into_iter().any(|choice| choice.message == *message && choice.is_off)
            }
            Message::Throw => self.shown().throw.is_some_and(|throw| throw.allows(self.mode.marked())),
            _ => true,
        }
    }
}
