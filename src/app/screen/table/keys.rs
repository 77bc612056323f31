//! The table by keyboard.

use super::{Action, Area, Show, Table, Target, spots};
use crate::app::context::Context;
use crate::app::focus::Step;
use crate::app::keymap::Key;
use crate::engine::{Action as Move, Call, Turn};
use crate::session::settings::Speed;

use std::time::Instant;

impl Table {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, context: &Context, now: Instant) -> Action {
        self.now = now;
        let action = match key {
            Key::Left | Key::Up => self.step(Step::Previous),
            Key::Right | Key::Down => self.step(Step::Next),
            Key::Tab => self.next_area(Step::Next),
            Key::BackTab => self.next_area(Step::Previous),
            Key::Enter if !self.timeline.is_idle() => return self.skip(context),
            Key::Enter => match self.focus.at() {
                Some(target) if self.targets().contains(&target) => {
                    self.focus.show();
                    return self.press(target, context);
                }
                _ => Action::default(),
            },
            Key::Escape => Action { show: Some(Show::Menu), ..Action::default() },
            Key::Function(1) => Action { show: Some(Show::Keys), ..Action::default() },
            Key::Function(6) => speed(Speed::Slow),
            Key::Function(7) => speed(Speed::Normal),
            Key::Function(8) => speed(Speed::Fast),
            Key::Digit(digit) => return self.digit(digit, context),
            Key::Letter('p') => return self.say_pass(context),
            Key::Letter('u') | Key::Command('z') => return self.undo(context),
            Key::Letter('l') => Action { show: Some(Show::LastTrick), ..Action::default() },
            Key::Letter('g') => Action { show: Some(Show::Log), ..Action::default() },
            Key::Letter('m') => Action { show: Some(Show::Menu), ..Action::default() },
            _ => Action::default(),
        };
        self.refused = None;
        self.repaint();
        action
    }

    /// Everything that can have the focus, in order.
    fn targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = self.spots.iter().map(|spot| spot.target).collect();
        targets.retain(|target| *target != Target::Undo || self.session.can_undo());
        if self.is_own_turn() && matches!(self.timeline.shown().turn, Turn::Play(_)) {
            targets.extend(self.hand().into_iter().map(Target::Card));
        }
        targets
    }

    fn of_area(&self, area: Area) -> Vec<Target> {
        self.targets().into_iter().filter(|target| target.area() == area).collect()
    }

    fn step(&mut self, step: Step) -> Action {
        let area = match self.focus.at() {
            Some(target) if self.targets().contains(&target) => target.area(),
            _ if self.of_area(Area::Bidding).is_empty() => Area::Hand,
            _ => Area::Bidding,
        };
        self.focus.step(step, &self.of_area(area));
        Action::default()
    }

    fn next_area(&mut self, step: Step) -> Action {
        const AREAS: [Area; 4] = [Area::Bar, Area::Bidding, Area::Hand, Area::Rail];
        let here = self.focus.at().map_or(Area::Bar, Target::area);
        let place = AREAS.iter().position(|area| *area == here).unwrap_or_default();
        let order = (1..=AREAS.len()).map(|away| match step {
            Step::Next => AREAS[(place + away) % AREAS.len()],
            Step::Previous => AREAS[(place + AREAS.len() - away) % AREAS.len()],
        });
        let first = order.filter_map(|area| self.of_area(area).first().copied()).next();
        // In one's hand the focus begins with a card that may be played.
        let first = match first {
            Some(Target::Card(_)) => spots::first(self.timeline.shown(), &self.hand()),
            first => first,
        };
        self.focus.set(first);
        self.focus.show();
        Action::default()
    }

    /// During the bidding a digit bids; during the play it chooses a card, and pressed again plays it.
    fn digit(&mut self, digit: u8, context: &Context) -> Action {
        let view = self.timeline.shown();
        match view.turn {
            Turn::Call(_) if self.is_own_turn() => {
                let bid = spots::bid(digit, view);
                bid.map_or_else(Action::default, |target| self.press(target, context))
            }
            Turn::Play(_) if self.is_own_turn() => {
                let playable = self.playable();
                let cards = self.hand().into_iter().filter(|card| playable.contains(*card));
                let place = if digit == 0 { 9 } else { usize::from(digit) - 1 };
                let Some(card) = cards.map(Target::Card).nth(place) else { return Action::default() };
                if self.focus.shown() == Some(card) {
                    return self.press(card, context);
                }
                self.focus.set(Some(card));
                self.focus.show();
                self.repaint();
                Action::default()
            }
            _ => Action::default(),
        }
    }

    fn say_pass(&mut self, context: &Context) -> Action {
        let may_pass = self.timeline.shown().legal.contains(&Move::Call(Call::Pass));
        if self.is_own_turn() && may_pass { self.press(Target::Call(Call::Pass), context) } else { Action::default() }
    }
}

fn speed(speed: Speed) -> Action {
    Action { speed: Some(speed), ..Action::default() }
}
