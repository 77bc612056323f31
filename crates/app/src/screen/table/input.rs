//! The controls of the table, and the effects of clicks and keys: one list for the mouse and the keyboard.

use super::drawing::Drawing;
use super::panel::{Face, Panel};
use super::{Area, Effects, Message, Mode, Sign, Tab, Table, corner, drawer, posed, prompt, question};
use crate::context::Context;
use crate::keymap::{Key, Step};
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::sound::Cue;
use crate::timeline;
use pitch_language::{Explanation, phrase, t, why_asked, why_refused};
use pitch_rules::{Action as Move, Bid, Call, Card, Remark, Turn};

use iced::{Rectangle, Task};

use std::time::Instant;

impl Table {
    /// Answers to what happened on the table.
    pub fn update(&mut self, message: Message, context: &Context, now: Instant) -> Effects {
        match message {
            Message::Gripped(card, at) => {
                self.grip(card, at, now);
                if context.pointer == Pointer::Mouse {
                    return Effects::default();
                }
                // A finger that lies on a card is told what it means.
                return self.change(context, now, |table| table.answer(Message::Hovered(Some(at)), context));
            }
            Message::Dragged(at) => {
                self.drag(at, context, now);
                return Effects::default();
            }
            _ => {}
        }
        let is_lifted = matches!(message, Message::Lifted(_));
        let message = match message {
            // What lies under a finger is under nothing once it is lifted.
            Message::Lifted(pressed) => {
                self.hovered = None;
                pressed.map_or(Message::Hovered(None), |pressed| *pressed)
            }
            message => message,
        };
        if let Message::Dropped(is_meant) = message {
            return self.drop_card(is_meant, context, now);
        }
        if matches!(message, Message::Card(_)) && self.is_same_press(now) {
            return self.drop_card(true, context, now);
        }
        let is_card = matches!(message, Message::Card(_));
        let before = self.session.record().entries().len();
        let sorts = message == Message::Missed && self.is_second_miss(now);
        // What a press asked about is told until something else happens; a finger that is lifted is nothing else.
        if !matches!(message, Message::Hovered(None) | Message::Decided(..) | Message::Counselled(..)) {
            self.about = None;
        }
        let effects = self.change(context, now, |table| match message {
            Message::Missed if sorts && !table.arranged.is_empty() => {
                table.sort_again();
                Effects::default()
            }
            Message::Hovered(_) | Message::Decided(..) | Message::Counselled(..) => table.answer(message, context),
            _ if table.is_doubted(&message) => table.answer(message, context),
            Message::Card(card) if context.settings.confirms_cards => table.click_twice(card, context),
            _ if table.let_go() && message == Message::Missed => Effects::default(),
            _ => table.answer(message, context),
        });
        if is_card && self.session.record().entries().len() > before {
            self.note_press(now);
        }
        if is_card || is_lifted {
            let _ = self.drop_card(true, context, now);
        }
        effects
    }

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

    /// Lets time pass.
    pub fn tick(&mut self, context: &Context, now: Instant) -> Effects {
        if self.is_due(now) {
            return Outcome::NextHand.into();
        }
        let folded = self.timeline.advance(now);
        if folded.is_empty() {
            self.now = now;
            self.lower_new_cards();
            return Effects::default();
        }
        self.change(context, now, |table| table.folded(&folded, context))
    }

    /// Lets something happen: then everything is put where it belongs, and drawn anew.
    pub(super) fn change(
        &mut self,
        context: &Context,
        now: Instant,
        happen: impl FnOnce(&mut Self) -> Effects,
    ) -> Effects {
        self.now = now;
        let waited = self.mode.waits();
        let mut effects = happen(self);
        self.arrange(context);
        // Wherever the turn of the person comes from, what they may ask is thought about from its beginning.
        let thinks = self.think(context);
        let hurries = if waited { Task::none() } else { self.hurry() };
        effects.task = Task::batch([effects.task, thinks, hurries]);
        effects
    }

    /// Carries out a control that is pressed, by mouse or by key.
    fn answer(&mut self, message: Message, context: &Context) -> Effects {
        match message {
            Message::Pressed(outcome) => return outcome.into(),
            Message::Undo => return self.take_back(context),
            Message::Hint => return self.ask_for_hint(context),
            Message::ReadOn => return self.read_on(context),
            Message::Again => return self.ask_again(),
            Message::Talk if self.mode.is_talking() => {
                self.mode = self.mode.without_aside();
                return self.go_on(context);
            }
            Message::Talk => {
                self.mode = Mode::Talking(self.mode.marked());
                // Who has something to say is not hurried: the bots wait.
                self.stop_asking();
                self.focus.set(None);
            }
            Message::Deal => return self.deal(None, context),
            Message::Misdeal(slip) => return self.deal(Some(slip), context),
            Message::Act(action) => return self.act(action, context),
            Message::Throw if self.is_on(&Message::Throw) => {
                return self.act(Move::Discard(self.mode.marked()), context);
            }
            // Why not is said where things stand.
            Message::Throw => self.focus.go_to(Message::Throw),
            Message::Suggest => {
                let is_noted = self.suggest();
                let cards = phrase::cards(&context.language, self.mode.marked());
                self.story.say(t!(context.language, "voice-to-discard", cards = cards));
                return Effects { save: is_noted, ..Effects::default() };
            }
            Message::CallIn(suit) => {
                self.mode = Mode::Calling(suit);
                self.focus.set(None);
            }
            Message::Count(step) => self.count(step),
            Message::Drawer(tab) => {
                self.refused = None;
                self.pull(tab);
                if tab.is_some() {
                    self.tell_drawer(context);
                }
            }
            Message::Show => {
                self.mode = Mode::Showing;
                self.focus.set(None);
            }
            Message::Card(card) => return self.press_card(card, context),
            // A click on what lies there, or on nothing, ends what moves.
            Message::About(_) | Message::Missed if self.mode.is_aside() => return self.be_silent(context),
            Message::About(sign) if self.timeline.is_idle() => return self.open_sign(sign, context),
            Message::Why => return Outcome::Why(Box::new(self.why(context))).into(),
            // A click on the cloth goes on, as it does from a trick that waits for it.
            Message::Missed if self.waits_for_next() && self.drill().is_some() => return Outcome::NextHand.into(),
            Message::About(_) | Message::Missed => return self.skip(context),
            Message::Hovered(at) => {
                self.has_keys = false;
                self.focus.hide();
                self.hovered = at.and_then(|point| match context.pointer {
                    Pointer::Mouse => self.control_at(point),
                    Pointer::Finger => self.reached_at(point),
                });
                // On the way to the button that says why, what was refused still stands there.
                if self.hovered.as_ref().is_some_and(|control| *control != Message::Why) {
                    self.refused = None;
                }
            }
            // They came here otherwise.
            Message::Lifted(_) | Message::Gripped(..) | Message::Dragged(_) | Message::Dropped(_) => {}
            Message::Decided(ticket, decision) => return self.decided(&ticket, decision, context),
            Message::Counselled(ticket, counsel) => return self.counselled(&ticket, counsel, context),
        }
        Effects::default()
    }

    /// Plays a card, marks it to be thrown away, shows it, or pitches it against another's lead.
    pub(super) fn press_card(&mut self, card: Card, context: &Context) -> Effects {
        if self.mode == Mode::Showing {
            return self.act(Move::Say(Remark::Expose(card)), context);
        }
        match self.shown().turn {
            Turn::Discard(_) if self.is_own_turn() => self.mark(card),
            Turn::Rule(_) if self.is_own_turn() && self.may_override() => {
                return self.act(Move::Say(Remark::Override(card)), context);
            }
            _ => return self.act(Move::Play(card), context),
        }
        Effects::default()
    }

    /// Chooses a card at the first click, and plays it at the second, where cards are confirmed.
    fn click_twice(&mut self, card: Card, context: &Context) -> Effects {
        // What moves comes to its end first: then it is known what may be played.
        let skipped = if self.plays_by_the_book() { Effects::default() } else { self.skip(context) };
        if skipped.outcome != Outcome::None || !self.is_own_turn() {
            return skipped;
        }
        let is_second = self.mode == Mode::Confirming(card);
        if is_second || !self.plays_by_the_book() || !self.raised().contains(card) {
            let _ = self.let_go();
            return self.press_card(card, context);
        }
        self.mode = Mode::Confirming(card);
        self.done = Some(Cue::Lift);
        self.refused = None;
        self.focus.click(Message::Card(card));
        skipped
    }

    /// Lets go of the choice that waits for a second click. Returns `true` if there was one.
    pub(super) const fn let_go(&mut self) -> bool {
        let is_held = matches!(self.mode, Mode::Confirming(_) | Mode::Doubted(..));
        if is_held {
            self.mode = Mode::Playing;
        }
        is_held
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

    /// Opens the explanation of a sign; of a button that does nothing now it is only said why.
    fn open_sign(&mut self, sign: Sign, context: &Context) -> Effects {
        match prompt::why(self, context, sign) {
            Some(told) => Outcome::Why(Box::new(told)).into(),
            None => {
                self.about = Some(sign);
                Effects::default()
            }
        }
    }

    /// Explains a refusal; or else the sign under the mouse or with the keyboard; or else the question.
    fn why(&self, context: &Context) -> Explanation {
        let (language, names) = (&context.language, &self.names);
        let refused = prompt::refusal(self);
        let sign = || prompt::why(self, context, prompt::sign(self)?);
        let refused = refused.map(|refused| why_refused(language, names, &refused));
        refused.or_else(sign).unwrap_or_else(|| why_asked(language, names, self.shown()))
    }

    /// Shows the order of trumps, where it is not that of every suit.
    fn show_order(&mut self, context: &Context) -> Effects {
        if drawer::has_order(self.session.rules()) {
            return self.answer(Message::Pressed(Outcome::TrumpOrder), context);
        }
        Effects::default()
    }

    /// Counts the bid on the wide slip up or down.
    fn count(&mut self, step: Step) {
        self.counted = match step {
            Step::Next => (self.counted + 1).min(question::counted(self).len().saturating_sub(1)),
            Step::Previous => self.counted.saturating_sub(1),
        };
    }

    fn press_if_there(&mut self, message: Message, context: &Context) -> Effects {
        let is_there = self.spots.iter().any(|spot| spot.message == message);
        if is_there { self.answer(message, context) } else { Effects::default() }
    }

    /// Lists the controls, except for the cards.
    pub(super) fn list_spots(&mut self, context: &Context) {
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
    fn controls(&self) -> Vec<Message> {
        let spots = self.spots.iter().map(|spot| &spot.message);
        let spots = spots.filter(|message| !matches!(message, Message::Undo | Message::Hint) || self.is_on(message));
        let spots = spots.cloned();
        let pressable = self.pressable();
        let cards = self.sorted().into_iter().filter(|card| pressable.contains(*card) && !self.mode.is_talking());
        spots.chain(cards.map(Message::Card)).collect()
    }

    fn of_area(&self, area: Area) -> Vec<Message> {
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
    pub(super) fn entrance(&self) -> Option<Message> {
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
    fn main_choice(&self) -> Option<Message> {
        let panel = self.panel.as_ref().filter(|panel| !panel.is_menu)?;
        let main = panel.choices.iter().find(|choice| choice.face == Face::Main && !choice.is_off);
        main.map(|choice| choice.message.clone())
    }

    /// Does what the person at the bottom wants to do, if they may.
    pub(super) fn act(&mut self, action: Move, context: &Context) -> Effects {
        let mut skipped = Effects::default();
        if !self.timeline.is_idle() {
            // What is pressed before the picture has caught up counts once it has; but where it is no mistake that is
            // refused, a second click on the heels of one's own card is none that is meant.
            let own = self.timeline.moving(self.now).and_then(|moving| moving.events.first()).and_then(timeline::actor);
            skipped = self.skip(context);
            let is_heel = own == Some(self.bottom) && !self.is_own_turn();
            if skipped.outcome != Outcome::None || !self.timeline.is_idle() || is_heel {
                return skipped;
            }
        }
        if !self.may(&action) {
            return skipped;
        }
        // A puzzle is answered, and stays as it is.
        if self.asks() && self.shown().legal.contains(&action) {
            self.refused = None;
            let _ = self.let_go();
            return Outcome::Answer(action).into();
        }
        // What hangs over the cloth hides what comes of it.
        self.drawer = self.drawer.filter(|_| self.layout.has_room_beside());
        let is_legal = self.shown().legal.contains(&action);
        if is_legal && self.holds_back(&action, context) {
            return Effects { save: true, ..skipped };
        }
        let _ = self.let_go();
        self.mode = self.mode.without_aside();
        self.objection = self.session.lesson_objection(&action);
        if self.objection.is_some() {
            self.refused = None;
            self.story.ask_anew();
            return skipped;
        }
        self.carry_out(action, skipped, context)
    }

    /// Carries out an action of the person at the bottom, or says why it is refused.
    pub(super) fn carry_out(&mut self, action: Move, skipped: Effects, context: &Context) -> Effects {
        let card = action.card();
        self.note_hand();
        match self.session.act(self.bottom, action) {
            Ok(events) => {
                self.stop_asking();
                self.refused = None;
                // The next bid is counted from the lowest again.
                self.counted = 0;
                self.happened(&events, false, context)
            }
            Err(refused) => {
                self.crossed = card.map(|card| (card, self.now));
                self.done = Some(Cue::Refused);
                self.refused = Some(refused);
                self.story.ask_anew();
                skipped
            }
        }
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
