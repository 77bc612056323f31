//! Keys at the table: what each of them presses, moves to or tells.

use crate::context::Context;
use crate::keymap::{Key, Step};
use crate::outcome::Outcome;
use crate::screen::table::panel::Panel;
use crate::screen::table::{Area, Effects, Message, Tab, Table, question};
use pitch_language::{phrase, t};
use pitch_rules::{Action as Move, Bid, Call, Card, Remark, Turn};

use std::time::Instant;

impl Table {
    /// Answers to a key.
    pub fn key(&mut self, key: Key, context: &Context, now: Instant) -> Effects {
        // A key ends what the hand of the player does.
        if self.dragged().is_some() {
            let effects = self.drop_card(false, context, now);
            if key == Key::Escape {
                return effects;
            }
        }
        self.about = None;
        self.has_keys = true;
        self.change(context, now, |table| table.answer_key(key, context))
    }

    fn answer_key(&mut self, key: Key, context: &Context) -> Effects {
        if let Some(outcome) = self.course_key(key) {
            return outcome.into();
        }
        if self.mode.doubted().is_some() {
            let meant = self.meant_by(key).filter(|meant| self.is_doubted(meant));
            if let Some(meant) = meant {
                return self.answer(meant, context);
            }
            let _ = self.let_go();
            if key == Key::Escape {
                return Effects::default();
            }
        }
        // One key is for a hint and for hearts: where there are hints it shows and hides them, and names no trump.
        let hints_first = key == Key::Letter('h') && self.is_on(&Message::Hint);
        let meant = self.panel.as_ref().filter(|_| !hints_first).and_then(|panel| panel.message_of(key));
        if let Some(message) = meant {
            return self.answer(message, context);
        }
        match key {
            Key::Digit(digit) if self.names.rules().has_long_bids() && self.is_there(&Message::call(Call::Pass)) => {
                self.type_bid(digit);
                return Effects::default();
            }
            key => {
                // A bid that was typed and has no button is refused as it is said.
                let typed = Bid::new(std::mem::take(&mut self.typed)).filter(|_| key == Key::Enter);
                let refused = typed.map(Call::Bid).filter(|call| !self.is_there(&Message::call(*call)));
                if let Some(call) = refused {
                    return self.act(Move::Call(call), context);
                }
            }
        }
        if let Some(call) = self.missing_call(key) {
            return self.act(Move::Call(call), context);
        }
        let outcome = match key {
            Key::Enter if !self.timeline.is_idle() => return self.skip(context),
            Key::Digit(digit) => return self.digit(digit, context),
            Key::Letter('t') => return self.press_if_there(Message::Talk, context),
            Key::Letter('e') if self.puzzle.is_some() => {
                return self.press_if_there(Message::Pressed(Outcome::Puzzles), context);
            }
            // A game that is tried out is left, not ended.
            Key::Letter('e') if self.session.lesson().is_some() => {
                return self.press_if_there(Message::Pressed(Outcome::LeaveLesson), context);
            }
            Key::Letter('e') if self.session.is_try_out() => {
                return self.press_if_there(Message::Pressed(Outcome::EndTryOut), context);
            }
            Key::Letter('e') => return self.press_if_there(Message::say(Remark::EndByScore), context),
            Key::Letter('r') => return self.press_if_there(Message::say(Remark::RestAreMine), context),
            Key::Letter('d') => return self.press_if_there(Message::say(Remark::LayDown), context),
            Key::Letter('u') | Key::Command('z') => return self.take_back(context),
            Key::Letter('h') => return self.ask_for_hint(context),
            Key::Letter('w' | '?') => return self.answer(Message::Why, context),
            Key::Escape if self.compares() => {
                self.hint = None;
                self.story.ask_anew();
                Outcome::None
            }
            Key::Escape if self.mode.is_aside() => {
                self.refused = None;
                return self.be_silent(context);
            }
            Key::Escape if self.is_in_drawer() => {
                self.pull(None);
                self.focus.set(Some(Message::Drawer(None)));
                Outcome::None
            }
            Key::Enter => {
                let at = self.focus.at().filter(|at| self.controls().contains(at)).cloned();
                // What is not seen is not decided, but for a card that was chosen already.
                let is_seen = self.focus.shown().is_some() || at == self.mode.chosen().map(Message::Card);
                if let Some(message) = at {
                    self.focus.show();
                    if !message.decides() || is_seen && !self.focus.is_too_soon(self.now) {
                        return self.answer(message, context);
                    }
                } else if let Some(start) = self.main_choice().or_else(|| self.entrance()) {
                    self.focus.bring(start, self.now);
                }
                Outcome::None
            }
            Key::Up | Key::Down if self.is_on_panel(&Message::Count(Step::Next)) && self.is_counting() => {
                self.count(if key == Key::Up { Step::Next } else { Step::Previous });
                if let Some(bid) = question::counted(self).get(self.counted) {
                    self.focus.go_to(Message::call(Call::Bid(*bid)));
                }
                Outcome::None
            }
            Key::MoveLeft | Key::MoveRight => {
                let at = self.focus.at().filter(|at| self.controls().contains(at)).cloned();
                match at {
                    Some(Message::Card(card)) => {
                        self.shift(card, key == Key::MoveRight);
                        self.focus.show();
                        let held = self.sorted();
                        let place = held.iter().position(|held| *held == card).map_or(0, |place| place + 1);
                        let told = t!(context.language, "voice-moved", place = place, count = held.len());
                        self.story.say_aside(told);
                        Outcome::None
                    }
                    _ => self.step(if key == Key::MoveRight { Step::Next } else { Step::Previous }),
                }
            }
            Key::Letter('f') => {
                self.sort_again();
                let l = &context.language;
                let held = phrase::listed(l, self.sorted().into_iter().map(|card| phrase::card(l, card)));
                self.story.say_aside(phrase::pair(l, t!(l, "voice-hand"), held));
                Outcome::None
            }
            Key::Left | Key::Up => self.step(Step::Previous),
            Key::Right | Key::Down => self.step(Step::Next),
            Key::Tab => self.next_area(Step::Next),
            Key::BackTab => self.next_area(Step::Previous),
            Key::Escape if self.session.lesson().is_some() => Outcome::LeaveLesson,
            Key::Escape => Outcome::Menu,
            Key::Function(1) => Outcome::Keys,
            Key::Letter('l') => return self.answer(Message::Drawer(Some(Tab::LastTrick)), context),
            Key::Letter('g') => return self.answer(Message::Drawer(Some(Tab::Log)), context),
            Key::Letter('i') => {
                self.tell_standing(context);
                Outcome::None
            }
            Key::Letter('o') => return self.show_order(context),
            _ => Outcome::None,
        };
        self.refused = None;
        outcome.into()
    }

    /// Returns `true` if an open drawer lies over the cloth or has the keyboard: Escape closes it, and leaves one that stands
    /// beside the cloth.
    fn is_in_drawer(&self) -> bool {
        let has_keys = || self.focus.shown().is_some_and(|at| at.area() == Area::Ribbon);
        self.drawer_places().is_some_and(|(places, _)| places.hangs || has_keys())
    }

    /// Returns the call of the auction that a key means although it can't be made: then it says why.
    fn missing_call(&self, key: Key) -> Option<Call> {
        let rules = self.names.rules();
        let asks = matches!(self.shown().turn, Turn::Call(_)) && self.is_own_turn() && rules.has_bids();
        let call = match key {
            Key::Digit(digit) => Bid::new(digit)
                .filter(|bid| rules.forced_below().into_iter().chain(rules.bids()).any(|one| one == *bid))
                .map(Call::Bid),
            Key::Letter('p') => Some(Call::Pass),
            _ => None,
        };
        let is_auction = || question::is_auction(self);
        let is_typed = matches!(key, Key::Digit(_)) && rules.has_long_bids();
        call.filter(|_| asks && !is_typed && is_auction())
    }

    /// Returns `true` if the wide slip has the keyboard, or nothing has it.
    fn is_counting(&self) -> bool {
        let is_bid = |message: &Message| matches!(message, Message::Act(Move::Call(Call::Bid(_))) | Message::Count(_));
        self.focus.at().is_none_or(is_bid)
    }

    /// Adds a figure to a bid that is typed: it has the keyboard, and Enter says it.
    fn type_bid(&mut self, digit: u8) {
        let longer = self.typed.saturating_mul(10).saturating_add(digit);
        self.typed = if longer > self.names.rules().max_bid.number() { digit } else { longer };
        if let Some(place) = Bid::new(self.typed).and_then(|bid| question::place_of_bid(self, bid)) {
            self.counted = place;
        }
        let message = Bid::new(self.typed).map(|bid| Message::call(Call::Bid(bid)));
        // Enter says what was typed, whatever has the keyboard: the first figure of a longer bid moves nothing.
        if let Some(message) = message.filter(|message| self.is_there(message)) {
            self.focus.go_to(message);
        }
    }

    /// Returns `true` if there is a choice for this, or the wide slip counts to it.
    fn is_there(&self, message: &Message) -> bool {
        let is_counted =
            matches!(message, Message::Act(Move::Call(Call::Bid(bid))) if question::place_of_bid(self, *bid).is_some());
        is_counted || self.is_on_panel(message)
    }

    /// Returns the message that a key presses on the panel or in the hand.
    fn meant_by(&self, key: Key) -> Option<Message> {
        match key {
            Key::Enter => self.focus.at().cloned(),
            Key::Digit(digit) if self.panel.is_none() => self.nth(digit).map(Message::Card),
            key => self.panel.as_ref().and_then(|panel| panel.message_of(key)),
        }
    }

    /// Returns the card that a digit chooses.
    fn nth(&self, digit: u8) -> Option<Card> {
        let place = if digit == 0 { 9 } else { usize::from(digit) - 1 };
        self.numbered().get(place).copied()
    }

    fn step(&mut self, step: Step) -> Outcome {
        let at = self.focus.at().filter(|at| self.controls().contains(at)).map(Message::area);
        if let Some(start) = self.entrance().filter(|_| at.is_none()) {
            self.focus.go_to(start);
            return Outcome::None;
        }
        let is_asked = !self.of_area(Area::Panel).is_empty();
        let area = at.unwrap_or(if is_asked { Area::Panel } else { Area::Hand });
        self.focus.step(step, &self.of_area(area));
        Outcome::None
    }

    fn next_area(&mut self, step: Step) -> Outcome {
        const AREAS: [Area; 6] = [Area::Panel, Area::Hand, Area::Signs, Area::Points, Area::Ribbon, Area::Corner];
        let at = self.focus.at().filter(|at| self.controls().contains(at));
        let start = self.entrance();
        let here = match (at, start) {
            (None, Some(start)) if step == Step::Next => {
                self.focus.go_to(start);
                return Outcome::None;
            }
            (None, start) => start.as_ref().map_or(Area::Corner, Message::area),
            (Some(at), _) => at.area(),
        };
        let place = AREAS.iter().position(|area| *area == here).unwrap_or_default();
        let mut order = (1..=AREAS.len()).map(|away| match step {
            Step::Next => AREAS[(place + away) % AREAS.len()],
            Step::Previous => AREAS[(place + AREAS.len() - away) % AREAS.len()],
        });
        let first = order.find_map(|area| self.of_area(area).into_iter().next());
        // In one's hand the focus begins with a card that may be played, and on the panel with what may be said.
        let playable = self.numbered().first().copied().map(Message::Card);
        let said = self.panel.as_ref().and_then(Panel::first);
        self.focus.set(first.map(|first| match first {
            Message::Card(_) => playable.unwrap_or(first),
            first if first.area() == Area::Panel && self.is_there(&first) => said.unwrap_or(first),
            first => first,
        }));
        self.focus.show();
        Outcome::None
    }

    /// Chooses a card by its digit, or plays it if the digit is pressed again; a card to be thrown away is marked at
    /// once. During the bidding, digits are the keys of the panel.
    fn digit(&mut self, digit: u8, context: &Context) -> Effects {
        let Some(card) = self.nth(digit) else { return Effects::default() };
        if self.focus.shows(&Message::Card(card)) || self.panel.is_some() {
            return self.press_card(card, context);
        }
        self.focus.set(Some(Message::Card(card)));
        self.focus.show();
        Effects::default()
    }

    fn press_if_there(&mut self, message: Message, context: &Context) -> Effects {
        let is_there = self.spots.iter().any(|spot| spot.message == message);
        if is_there { self.answer(message, context) } else { Effects::default() }
    }
}
