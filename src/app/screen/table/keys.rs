//! The table by keyboard.

use super::{Action, Area, Show, Table, Target};
use crate::app::context::Context;
use crate::app::keymap::{Key, Step};
use crate::engine::Remark;
use crate::session::settings::Speed;

use std::time::Instant;

impl Table {
    /// A key was pressed.
    pub fn key(&mut self, key: Key, context: &Context, now: Instant) -> Action {
        self.now = now;
        self.about = None;
        if let Some(target) = self.panel.as_ref().and_then(|panel| panel.target_of(key)) {
            return self.press(target, context);
        }
        let action = match key {
            Key::Left | Key::Up => self.step(Step::Previous),
            Key::Right | Key::Down => self.step(Step::Next),
            Key::Tab => self.next_area(Step::Next),
            Key::BackTab => self.next_area(Step::Previous),
            Key::Enter if !self.timeline.is_idle() => return self.skip(context),
            Key::Enter => match self.focus.at().copied() {
                Some(target) if self.targets().contains(&target) => {
                    // Where cards are confirmed, one that nobody has been shown is not played unseen.
                    let is_seen = self.focus.shown().is_some() || self.mode.chosen().map(Target::Card) == Some(target);
                    self.focus.show();
                    if is_seen || !context.settings.confirms_cards || !self.may_choose() {
                        return self.press(target, context);
                    }
                    Action::default()
                }
                _ => Action::default(),
            },
            Key::Escape if self.mode.is_aside() => self.be_silent(context),
            Key::Escape => Action { show: Some(Show::Menu), ..Action::default() },
            Key::Function(1) => Action { show: Some(Show::Keys), ..Action::default() },
            Key::Function(6) => speed(Speed::Slow),
            Key::Function(7) => speed(Speed::Normal),
            Key::Function(8) => speed(Speed::Fast),
            Key::Function(9) => speed(Speed::Instant),
            Key::Digit(digit) => return self.digit(digit, context),
            Key::Letter('t') => return self.press_if_there(Target::Talk, context),
            // A game that is tried out is left, not ended.
            Key::Letter('e') if self.session.is_try_out() => return self.press_if_there(Target::Back, context),
            Key::Letter('e') => return self.press_if_there(Target::Say(Remark::EndByScore), context),
            Key::Letter('r') => return self.press_if_there(Target::Say(Remark::RestAreMine), context),
            Key::Letter('d') => return self.press_if_there(Target::Say(Remark::LayDown), context),
            Key::Letter('u') | Key::Command('z') => return self.take_back(context),
            Key::Letter('l') => Action { show: Some(Show::LastTrick), ..Action::default() },
            Key::Letter('g') => Action { show: Some(Show::Log), ..Action::default() },
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
        if !self.mode.is_talking() {
            let pressable = self.pressable();
            targets.extend(self.hand().into_iter().filter(|card| pressable.contains(*card)).map(Target::Card));
        }
        targets
    }

    fn of_area(&self, area: Area) -> Vec<Target> {
        self.targets().into_iter().filter(|target| target.area() == area).collect()
    }

    fn step(&mut self, step: Step) -> Action {
        let area = match self.focus.at().copied() {
            Some(target) if self.targets().contains(&target) => target.area(),
            _ if self.of_area(Area::Panel).is_empty() => Area::Hand,
            _ => Area::Panel,
        };
        self.focus.step(step, &self.of_area(area));
        Action::default()
    }

    fn next_area(&mut self, step: Step) -> Action {
        const AREAS: [Area; 5] = [Area::Bar, Area::Panel, Area::Hand, Area::Rail, Area::Signs];
        let here = self.focus.at().copied().map_or(Area::Bar, Target::area);
        let place = AREAS.iter().position(|area| *area == here).unwrap_or_default();
        let order = (1..=AREAS.len()).map(|away| match step {
            Step::Next => AREAS[(place + away) % AREAS.len()],
            Step::Previous => AREAS[(place + AREAS.len() - away) % AREAS.len()],
        });
        let first = order.filter_map(|area| self.of_area(area).first().copied()).next();
        // In one's hand the focus begins with a card that may be played.
        let first = match first {
            Some(Target::Card(card)) => Some(Target::Card(self.numbered().first().copied().unwrap_or(card))),
            first => first,
        };
        self.focus.set(first);
        self.focus.show();
        Action::default()
    }

    /// A digit chooses a card, and pressed again plays it; of cards to be thrown away it marks one at once. During the
    /// bidding, digits are the keys of the panel.
    fn digit(&mut self, digit: u8, context: &Context) -> Action {
        let place = if digit == 0 { 9 } else { usize::from(digit) - 1 };
        let Some(card) = self.numbered().into_iter().map(Target::Card).nth(place) else { return Action::default() };
        if self.focus.shown() == Some(card) || self.panel.is_some() {
            return self.press(card, context);
        }
        self.focus.set(Some(card));
        self.focus.show();
        self.repaint();
        Action::default()
    }

    fn press_if_there(&mut self, target: Target, context: &Context) -> Action {
        let is_there = self.spots.iter().any(|spot| spot.target == target);
        if is_there { self.press(target, context) } else { Action::default() }
    }
}

fn speed(speed: Speed) -> Action {
    Action { speed: Some(speed), ..Action::default() }
}
