//! What happens on the table: clicks, bots' answers, time.

use super::mode::Mode;
use super::{Action, Message, Show, Table, Target, has_counters, passing};
use crate::app::apart::apart;
use crate::app::context::Context;
use crate::app::timeline::Timeline;
use crate::bot::{Decision, Stop};
use crate::engine::{Action as Move, Card, Event, Remark, Seat, Turn, Viewer};
use crate::language::phrase;
use crate::session::Next;
use crate::session::table::{BotDeed, asked};
use crate::t;

use iced::Task;

use std::time::Instant;

impl Table {
    /// Begins, or goes on, once the table is seen.
    pub fn start(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        // A hand that was counted before the program was left is shown again.
        let view = self.timeline.shown();
        let counted = view.last.clone().filter(|_| view.calls.is_empty() && view.trick.is_none());
        let is_between = matches!(self.session.next(), Next::Deal | Next::Over);
        if let Some(finished) = counted.filter(|_| is_between) {
            return Action { show: Some(Show::Result(finished)), ..Action::default() };
        }
        self.go_on(context)
    }

    /// The sheet over the table was closed, or the curtain opened.
    pub fn resume(&mut self, context: &Context, now: Instant) -> Action {
        self.now = now;
        if let Mode::Covered(seat) = self.mode {
            self.viewer = Viewer::Seat(seat);
            self.bottom = seat;
            self.show_game();
        }
        self.go_on(context)
    }

    /// Something happened on the table.
    pub fn update(&mut self, message: Message, context: &Context, now: Instant) -> Action {
        self.now = now;
        // What a press asked about is told until something else happens; a finger that is lifted is nothing else.
        if !matches!(message, Message::Hovered(None) | Message::Decided(..)) {
            self.about = None;
        }
        match message {
            Message::Hovered(target) => {
                self.focus.hide();
                self.hovered = target;
                self.refused = None;
                self.repaint();
                Action::default()
            }
            Message::Missed if self.mode.is_aside() => self.be_silent(context),
            Message::Missed if self.let_go() => {
                self.repaint();
                Action::default()
            }
            Message::Missed => self.skip(context),
            Message::Pressed(Target::Card(card)) if context.settings.confirms_cards => self.choose_card(card, context),
            Message::Pressed(target) => {
                let _ = self.let_go();
                self.press(target, context)
            }
            Message::Decided(question, decision) => self.decided(question, decision, context),
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, context: &Context, now: Instant) -> Action {
        let (was_thinking, passed, newest) = (self.thinking(), self.passing_kinds(), self.timeline.newest());
        // Cards that come to rest now are drawn once more, where they lie.
        let glided = self.is_sorting() || self.lift.is_moving(self.now);
        self.now = now;
        let folded = self.timeline.advance(now);
        if !folded.is_empty() {
            return self.folded(&folded, context);
        }
        let passing = self.passing_kinds();
        if glided || self.is_moving() || newest != self.timeline.newest() {
            self.cards.clear();
        }
        // What rests leaves out what passes: it is drawn anew when something begins to pass, and not with every picture.
        if !self.shows_tags() || was_thinking != self.thinking() || passed != passing {
            self.above.clear();
        }
        if passed != passing && passing.contains(&passing::Kind::Counter) {
            self.flat.clear();
        }
        Action::default()
    }

    /// Lets cards that are sorted glide on while a sheet lies over the table, which else waits.
    pub fn glide(&mut self, now: Instant) {
        self.now = now;
        self.cards.clear();
    }

    /// Ends what moves, and lets go of a trick that waits for the player.
    pub(super) fn skip(&mut self, context: &Context) -> Action {
        if self.timeline.is_idle() {
            return Action::default();
        }
        let folded = self.timeline.skip();
        self.folded(&folded, context)
    }

    /// Forgets what a bot was asked.
    pub(super) fn stop_asking(&mut self) {
        if let Some(stop) = self.asked.take() {
            stop.stop();
            self.question += 1;
        }
    }

    pub(super) fn decided(&mut self, question: u64, decision: Option<Decision>, context: &Context) -> Action {
        if question != self.question || self.asked.take().is_none() {
            return Action::default();
        }
        match self.session.to_act() {
            Some(seat) => self.bot_does(seat, decision.map(|decision| decision.action), context),
            None => Action::default(),
        }
    }

    pub(super) fn bot_does(&mut self, seat: Seat, action: Option<Move>, context: &Context) -> Action {
        let is_on_turn = self.session.to_act() == Some(seat);
        match self.session.act_for_bot(seat, action) {
            Ok(BotDeed { events, stood_in }) => {
                let name = self.session.name(seat).to_owned();
                let notice = stood_in.then(|| t!(context.language, "bot-stood-in", name = name));
                let action = self.happened(&events, true, context);
                Action { notice: notice.or(action.notice), ..action }
            }
            // What is said out of turn can be left unsaid.
            Err(_) if !is_on_turn => self.go_on(context),
            Err(_) => Action::default(),
        }
    }

    /// Shows the game as it is, with nothing moving.
    pub(super) fn show_game(&mut self) {
        let view = self.session.view(self.viewer);
        self.timeline = Timeline::new(view, self.timeline.pace()).with_counters(has_counters(self.session.rules()));
        self.hovered = None;
        self.mode = Mode::Playing;
    }

    pub(super) fn happened(&mut self, events: &[Event], is_bot: bool, context: &Context) -> Action {
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(self.viewer)).collect();
        self.timeline.push(&seen, self.session.view(self.viewer), is_bot, self.now);
        let folded = self.timeline.advance(self.now);
        let action = if folded.is_empty() && !self.timeline.is_idle() {
            self.refresh(context);
            Action::default()
        } else {
            self.folded(&folded, context)
        };
        Action { save: true, ..action }
    }

    /// The picture has caught up with these events.
    pub(super) fn folded(&mut self, folded: &[Event], context: &Context) -> Action {
        for event in folded {
            match phrase::referee_event(&context.language, &self.names, event) {
                Some(words) => self.ruling = Some(words),
                None if matches!(event, Event::Played { .. } | Event::Dealt { .. }) => self.ruling = None,
                None => {}
            }
        }
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
    pub(super) fn go_on(&mut self, context: &Context) -> Action {
        self.refresh(context);
        if !self.timeline.is_idle() || self.asked.is_some() || self.is_covered() {
            return Action::default();
        }
        if self.mode.is_aside() && !matches!(self.session.next(), Next::Person(_)) {
            return Action::default();
        }
        match self.session.next() {
            Next::Deal if self.is_own_deal() => {
                self.refresh(context);
                self.focus.set(self.first());
                Action::default()
            }
            Next::Deal => {
                let events = self.session.deal();
                self.happened(&events, false, context)
            }
            Next::Says(seat, remark) => self.bot_does(seat, Some(Move::Say(remark)), context),
            Next::Bot(request) => {
                let stop = Stop::default();
                self.asked = Some(stop.clone());
                self.question += 1;
                let question = self.question;
                let thought = apart("thinking", move || asked(&request, &stop));
                let task = Task::perform(thought, move |decision| Message::Decided(question, decision.flatten()));
                Action { task, ..Action::default() }
            }
            Next::Person(seat) if self.viewer != Viewer::Seat(seat) => self.pass_screen(seat, context),
            Next::Person(seat) if context.settings.plays_forced_cards && self.forced_card().is_some() => {
                let forced = self.forced_card().map(|card| self.session.act(seat, Move::Play(card)));
                match forced {
                    Some(Ok(events)) => self.happened(&events, true, context),
                    // The book knew of one card that may be played.
                    Some(Err(_)) | None => Action::default(),
                }
            }
            Next::Person(_) => {
                self.focus.set(self.first());
                self.repaint();
                Action::default()
            }
            Next::Over => Action { show: self.timeline.shown().end.map(|_| Show::Over), ..Action::default() },
        }
    }

    /// The only card that the person who is to act may play, if he can do nothing else that matters: he has no choice. At
    /// a table where mistakes can be made nothing is forced.
    pub(super) fn forced_card(&self) -> Option<Card> {
        let seat = self.session.to_act().filter(|&seat| self.session.is_person(seat) && !self.allows_mistakes())?;
        let view = self.session.view(Viewer::Seat(seat));
        let matters = |claim: &Remark| !matches!(claim, Remark::RestAreMine | Remark::LayDown);
        match (view.turn, &view.legal[..]) {
            (Turn::Play(_), [Move::Play(card)]) if !view.claims.iter().any(matters) => Some(*card),
            _ => None,
        }
    }
}
