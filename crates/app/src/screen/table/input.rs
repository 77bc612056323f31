//! The effects of clicks and keys, and of time.

mod controls;
mod keys;

use super::{Effects, Message, Mode, Sign, Table, drawer, prompt, question};
use crate::context::Context;
use crate::keymap::Step;
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::sound::Cue;
use pitch_language::{Explanation, phrase, t, why_asked, why_refused};
use pitch_rules::{Action as Move, Card, Remark, Turn};

use iced::Task;

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
}
