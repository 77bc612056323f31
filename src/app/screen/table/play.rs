//! What happens on the table: clicks, bots' answers, time.

use super::{Action, Message, Show, Table, Target, choice, has_counters, passing};
use crate::app::context::Context;
use crate::app::timeline::{self, Timeline};
use crate::bot::{Decision, Stop};
use crate::engine::{Action as Move, Ask, Card, Cards, Event, Remark, Seat, Turn, Viewer};
use crate::language::phrase;
use crate::session::settings::Speed;
use crate::session::{Next, SlipKind};

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
            Message::Missed if self.is_talking || self.is_showing => self.be_silent(context),
            Message::Missed if self.chosen.take().is_some() => {
                self.repaint();
                Action::default()
            }
            Message::Missed => self.skip(context),
            Message::Pressed(Target::Card(card)) if context.settings.confirms_cards => self.choose_card(card, context),
            Message::Pressed(target) => {
                self.chosen = None;
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

    /// Where cards are confirmed, the first click on one that may be played chooses it, and the second plays it.
    fn choose_card(&mut self, card: Card, context: &Context) -> Action {
        // What moves comes to its end first: then it is known what may be played.
        let skipped = if self.may_choose() { Action::default() } else { self.skip(context) };
        let chooses = self.may_choose() && self.raised().contains(card) && self.chosen != Some(card);
        if skipped.show.is_some() || !self.is_own_turn() {
            return skipped;
        }
        if !chooses {
            self.chosen = None;
            return self.press(Target::Card(card), context);
        }
        self.chosen = Some(card);
        self.refused = None;
        self.focus.set(Some(Target::Card(card)));
        self.focus.hide();
        self.repaint();
        skipped
    }

    /// Presses what has the focus, or what was clicked.
    pub(super) fn press(&mut self, target: Target, context: &Context) -> Action {
        match target {
            Target::Menu => Action { show: Some(Show::Menu), ..Action::default() },
            Target::LastTrick => Action { show: Some(Show::LastTrick), ..Action::default() },
            Target::Log => Action { show: Some(Show::Log), ..Action::default() },
            Target::Back => Action { show: Some(Show::Back), ..Action::default() },
            Target::Undo => self.take_back(context),
            Target::Speed(index) => {
                let speed = Speed::ALL.get(index).copied();
                Action { speed, ..Action::default() }
            }
            Target::Sound => Action { mutes: true, ..Action::default() },
            Target::Talk => {
                let talks = !self.is_talking;
                (self.is_talking, self.is_showing) = (false, false);
                if !talks {
                    return self.go_on(context);
                }
                self.is_talking = true;
                // Who has something to say is not hurried: the bots wait.
                self.stop_asking();
                self.refresh(context);
                self.focus.set(self.first());
                Action::default()
            }
            Target::Deal => self.deal(None, context),
            Target::Misdeal(shows) => self.deal(Some(shows), context),
            Target::Call(call) => self.act(Move::Call(call), context),
            Target::Say(remark) => self.act(Move::Say(remark), context),
            Target::Throw => self.throw(context),
            Target::Show => {
                self.is_talking = false;
                self.is_showing = true;
                self.refresh(context);
                self.focus.set(self.first().or(self.hand().first().copied().map(Target::Card)));
                Action::default()
            }
            Target::Card(card) => self.press_card(card, context),
        }
    }

    /// A card is played, marked to be thrown away, shown, or pitched against another's lead.
    fn press_card(&mut self, card: Card, context: &Context) -> Action {
        let view = self.timeline.shown();
        if self.is_showing {
            return self.act(Move::Say(Remark::Expose(card)), context);
        }
        match view.turn {
            Turn::Discard(_) if self.is_own_turn() => self.mark(card, context),
            Turn::Rule(_) if self.is_own_turn() && matches!(view.ask, Some(Ask::Override(_))) => {
                self.act(Move::Say(Remark::Override(card)), context)
            }
            _ => self.act(Move::Play(card), context),
        }
    }

    /// Marks a card to be thrown away, or takes the mark off. Once all are marked, Enter throws them away.
    fn mark(&mut self, card: Card, context: &Context) -> Action {
        let count = choice::surplus(self.timeline.shown());
        if self.marked.contains(card) {
            self.marked.remove(card);
        } else if self.marked.len() < count {
            self.marked.insert(card);
        }
        let is_done = self.marked.len() == count;
        self.focus.set(Some(if is_done { Target::Throw } else { Target::Card(card) }));
        self.refresh(context);
        Action::default()
    }

    fn throw(&mut self, context: &Context) -> Action {
        if self.is_on(Target::Throw) { self.act(Move::Discard(self.marked), context) } else { Action::default() }
    }

    /// The person at the bottom deals, rightly or wrongly.
    fn deal(&mut self, wrongly: Option<bool>, context: &Context) -> Action {
        if !self.is_own_deal() {
            return Action::default();
        }
        self.is_talking = false;
        let events = match wrongly {
            None => self.session.deal(),
            Some(shows) => {
                let kind = if shows { SlipKind::Exposed } else { SlipKind::Count };
                self.session.misdeal(kind).unwrap_or_default()
            }
        };
        self.happened(&events, false, context)
    }

    /// Closes the menu of what may be said; nothing is shown, and the game goes on.
    pub(super) fn be_silent(&mut self, context: &Context) -> Action {
        (self.is_talking, self.is_showing) = (false, false);
        self.refresh(context);
        self.focus.set(self.first());
        self.go_on(context)
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
            // What is pressed before the picture has caught up counts once it has; but where it is no mistake that is
            // refused, a second click on the heels of one's own card is none that is meant.
            let own = self.timeline.moving(self.now).and_then(|moving| moving.events.first()).and_then(timeline::actor);
            let skipped = self.skip(context);
            let is_heel = own == Some(self.bottom) && !self.is_own_turn();
            if skipped.show.is_some() || !self.timeline.is_idle() || is_heel || !self.may(&action) {
                return skipped;
            }
        }
        if !self.may(&action) {
            return Action::default();
        }
        (self.is_talking, self.is_showing) = (false, false);
        match self.session.act(self.bottom, action) {
            Ok(events) => {
                self.stop_asking();
                self.refused = None;
                self.happened(&events, false, context)
            }
            Err(refused) => {
                self.refused = Some(refused);
                self.refresh(context);
                Action::default()
            }
        }
    }

    /// Whether the person at the bottom may try this: on his turn, or where mistakes can be made.
    fn may(&self, action: &Move) -> bool {
        self.is_own_turn() || self.is_free() && matches!(action, Move::Play(_) | Move::Call(_) | Move::Say(_))
    }

    /// Forgets what a bot was asked.
    pub(super) fn stop_asking(&mut self) {
        if let Some(stop) = self.asked.take() {
            stop.stop();
            self.question += 1;
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

    /// Shows the game as it is, with nothing moving.
    pub(super) fn show_game(&mut self) {
        let view = self.session.view(self.viewer);
        self.timeline = Timeline::new(view, self.timeline.pace()).with_counters(has_counters(self.session.rules()));
        self.hovered = None;
        (self.is_talking, self.is_showing, self.marked, self.chosen) = (false, false, Cards::NONE, None);
    }

    fn happened(&mut self, events: &[Event], is_bot: bool, context: &Context) -> Action {
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
    fn folded(&mut self, folded: &[Event], context: &Context) -> Action {
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
        if (self.is_talking || self.is_showing) && !matches!(self.session.next(), Next::Person(_)) {
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
        let seat = self.session.to_act().filter(|&seat| self.session.is_person(seat) && !self.is_table())?;
        let view = self.session.view(Viewer::Seat(seat));
        let matters = |claim: &Remark| !matches!(claim, Remark::RestAreMine | Remark::LayDown);
        match (view.turn, &view.legal[..]) {
            (Turn::Play(_), [Move::Play(card)]) if !view.claims.iter().any(matters) => Some(*card),
            _ => None,
        }
    }
}
