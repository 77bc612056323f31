//! What happens on the table: clicks, bots' answers, time.

use super::{Action, Message, Show, Table, Target, spots};
use crate::app::context::Context;
use crate::app::timeline::Timeline;
use crate::bot::{Decision, Stop};
use crate::engine::{Action as Move, Event, Seat, Viewer};
use crate::session::Next;
use crate::session::settings::Speed;

use iced::Task;

use std::time::Instant;

impl Table {
    /// Begins, or goes on, once the table is seen.
    pub fn start(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        // A hand that was counted before the program was left is shown again.
        let view = self.timeline.shown();
        let counted = view.last.clone().filter(|_| view.calls.is_empty() && view.contract.is_none());
        let is_between = matches!(self.session.next(), Next::Deal | Next::Over);
        if let Some(finished) = counted.filter(|_| is_between) {
            return Action { show: Some(Show::Result(finished)), ..Action::default() };
        }
        self.go_on(context)
    }

    /// The sheet over the table was closed, or the curtain opened.
    pub fn resume(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        if let Some(seat) = self.curtain.take() {
            self.viewer = Viewer::Seat(seat);
            self.bottom = seat;
            self.show_game();
        }
        self.go_on(context)
    }

    /// Something happened on the table.
    pub fn update(&mut self, message: Message, context: &Context, now: Instant) -> Action {
        self.now = now;
        match message {
            Message::Hovered(target) => {
                self.focus.hide();
                self.hovered = target;
                self.refused = None;
                self.repaint();
                Action::default()
            }
            Message::Missed => self.skip(context),
            Message::Pressed(target) => self.press(target, context),
            Message::Decided(question, decision) => self.decided(question, decision, context),
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, context: &Context, now: Instant) -> Action {
        let was_thinking = self.thinking();
        self.now = now;
        let folded = self.timeline.advance(now);
        if !folded.is_empty() {
            return self.folded(&folded, context);
        }
        if self.is_moving() {
            self.cards.clear();
            if !self.shows_tags() {
                self.above.clear();
            }
        } else if was_thinking != self.thinking() {
            self.above.clear();
        }
        Action::default()
    }

    /// Presses what has the focus, or what was clicked.
    pub(super) fn press(&mut self, target: Target, context: &Context) -> Action {
        match target {
            Target::Menu => Action { show: Some(Show::Menu), ..Action::default() },
            Target::LastTrick => Action { show: Some(Show::LastTrick), ..Action::default() },
            Target::Log => Action { show: Some(Show::Log), ..Action::default() },
            Target::Undo => self.undo(context),
            Target::Speed(index) => {
                let speed = [Speed::Slow, Speed::Normal, Speed::Fast].get(index).copied();
                Action { speed, ..Action::default() }
            }
            Target::Call(call) => self.act(Move::Call(call), context),
            Target::Card(card) => self.act(Move::Play(card), context),
        }
    }

    /// Ends what moves, and lets go of a trick that waits for the player.
    pub(super) fn skip(&mut self, context: &Context) -> Action {
        if self.timeline.is_idle() {
            return Action::default();
        }
        let folded = self.timeline.skip();
        self.folded(&folded, context)
    }

    /// The person at the bottom wants to do this.
    fn act(&mut self, action: Move, context: &Context) -> Action {
        if !self.timeline.is_idle() {
            // What is pressed before the picture has caught up counts once it has.
            let skipped = self.skip(context);
            if skipped.show.is_some() || !self.timeline.is_idle() {
                return skipped;
            }
        }
        if !self.is_own_turn() {
            return Action::default();
        }
        match self.session.act(self.bottom, action) {
            Ok(events) => {
                self.refused = None;
                self.happened(&events, false, context)
            }
            Err(refused) => {
                self.refused = Some(refused);
                self.repaint();
                Action::default()
            }
        }
    }

    fn decided(&mut self, question: u64, decision: Decision, context: &Context) -> Action {
        if question != self.question || self.asked.take().is_none() {
            return Action::default();
        }
        match self.session.to_act() {
            Some(seat) => self.bot_does(seat, decision.action, context),
            None => Action::default(),
        }
    }

    fn bot_does(&mut self, seat: Seat, action: Move, context: &Context) -> Action {
        match self.session.act(seat, action) {
            Ok(events) => self.happened(&events, true, context),
            Err(error) => {
                tracing::error!(%error, "a bot did what it may not");
                Action::default()
            }
        }
    }

    /// Takes the last decision of a person back.
    pub(super) fn undo(&mut self, context: &Context) -> Action {
        if let Some(stop) = self.asked.take() {
            stop.stop();
        }
        if !self.session.undo() {
            return Action::default();
        }
        self.question += 1;
        self.show_game();
        let next = self.go_on(context);
        Action { save: true, ..next }
    }

    /// Shows the game as it is, with nothing moving.
    fn show_game(&mut self) {
        self.timeline = Timeline::new(self.session.view(self.viewer), self.timeline.pace());
        self.hovered = None;
    }

    fn happened(&mut self, events: &[Event], is_bot: bool, context: &Context) -> Action {
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(self.viewer)).collect();
        self.timeline.push(&seen, self.session.view(self.viewer), is_bot, self.now);
        let folded = self.timeline.advance(self.now);
        let action = if folded.is_empty() {
            self.refresh(context);
            Action::default()
        } else {
            self.folded(&folded, context)
        };
        Action { save: true, ..action }
    }

    /// The picture has caught up with these events.
    fn folded(&mut self, folded: &[Event], context: &Context) -> Action {
        self.refresh(context);
        let counted = folded.iter().find_map(|event| match event {
            Event::HandScored(finished) => Some(finished.clone()),
            _ => None,
        });
        match counted {
            Some(finished) => Action { show: Some(Show::Result(finished)), ..Action::default() },
            None => self.go_on(context),
        }
    }

    /// Does what comes next, once the picture has caught up.
    fn go_on(&mut self, context: &Context) -> Action {
        self.refresh(context);
        if !self.timeline.is_idle() || self.asked.is_some() || self.is_covered() {
            return Action::default();
        }
        match self.session.next() {
            Next::Deal => {
                let events = self.session.deal();
                self.happened(&events, false, context)
            }
            Next::Says(seat, remark) => self.bot_does(seat, Move::Say(remark), context),
            Next::Bot(request) => {
                let stop = Stop::default();
                self.asked = Some(stop.clone());
                self.question += 1;
                let question = self.question;
                let task = Task::perform(async move { request.decide(&stop) }, move |d| Message::Decided(question, d));
                Action { task, ..Action::default() }
            }
            Next::Person(seat) if self.viewer != Viewer::Seat(seat) => self.pass_screen(seat, context),
            Next::Person(_) => {
                let hand = self.hand();
                self.focus.set(spots::first(self.timeline.shown(), &hand));
                self.repaint();
                Action::default()
            }
            Next::Over => Action { show: self.timeline.shown().end.map(|_| Show::Over), ..Action::default() },
        }
    }

    /// Hides all cards until this person has the screen for himself.
    fn pass_screen(&mut self, seat: Seat, context: &Context) -> Action {
        self.viewer = Viewer::Public;
        self.curtain = Some(seat);
        self.show_game();
        self.refresh(context);
        Action { show: Some(Show::Curtain(seat)), ..Action::default() }
    }
}
