//! The coach: before a choice is final that surely costs much, one line is said, and it can be taken back. The position
//! is thought about from the moment the person's turn begins, as it is for a hint; the coach never says what would be
//! better.

use super::asked::Asked;
use super::ticket::Ticket;
use super::{Effects, Message, Mode, Table};
use crate::context::Context;
use pitch_language::phrase;
use pitch_rules::{Action as Move, Call, Card};
use pitch_session::table::Counsel;

use iced::Task;

use std::time::Duration;

/// Longest time that a choice waits for the coach's opinion. A position is thought through in a fraction of it.
const LONGEST: Duration = Duration::from_millis(500);

/// Thought on the choices of the person at the bottom.
#[derive(Debug)]
pub(super) struct Thought {
    /// Moment at which the position came up: once the game goes on, the thought is over.
    moment: Option<usize>,
    state: State,
}

#[derive(Debug)]
enum State {
    /// The bot still thinks.
    Awaited(Asked),
    /// The bot's counsel; `None` if it failed.
    Known(Option<Counsel>),
}

impl Thought {
    /// Returns the ticket of the question that it waits for.
    pub(super) const fn ticket(&self) -> Option<&Ticket> {
        if let State::Awaited(asked) = &self.state { Some(asked.ticket()) } else { None }
    }

    /// Returns the bot's counsel, once it is known.
    pub(super) const fn counsel(&self) -> Option<&Counsel> {
        if let State::Known(Some(counsel)) = &self.state { Some(counsel) } else { None }
    }
}

/// Choice that the coach may have something to say about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Held {
    /// A card of the hand.
    Card(Card),
    /// A call before the first card.
    Call(Call),
}

/// The coach's opinion of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// It still thinks.
    Open,
    /// It gives up this many percent of the chances to win the game: chosen once more, it is done.
    Costs(u32),
}

impl Held {
    const fn of(action: &Move) -> Option<Self> {
        match action {
            Move::Play(card) => Some(Held::Card(*card)),
            Move::Call(call) => Some(Held::Call(*call)),
            _ => None,
        }
    }

    const fn action(self) -> Move {
        match self {
            Held::Card(card) => Move::Play(card),
            Held::Call(call) => Move::Call(call),
        }
    }

    /// Returns the message that chooses it.
    const fn message(self) -> Message {
        match self {
            Held::Card(card) => Message::Card(card),
            Held::Call(call) => Message::call(call),
        }
    }
}

impl Table {
    /// Returns `true` if a coach looks on. Lessons have a teacher of their own, and puzzles give nothing away.
    fn has_coach(&self, context: &Context) -> bool {
        context.settings.coach && self.session.lesson().is_none() && self.puzzle.is_none()
    }

    /// Has the position thought about, if the person at the bottom is to act in it and wants to know: the coach is on,
    /// or a hint was asked for.
    pub(super) fn think(&mut self, context: &Context) -> Task<Message> {
        let is_wanted = self.has_coach(context) || self.is_advised();
        if !is_wanted || self.thought.is_some() || !self.is_own_turn() || self.session.to_act() != Some(self.bottom) {
            return Task::none();
        }
        let Some(question) = self.session.question() else { return Task::none() };
        let (asked, task) = Asked::counsel(question.with_patience(context.settings.thinking));
        self.thought = Some(Thought { moment: self.session.record().moment(), state: State::Awaited(asked) });
        task
    }

    /// Takes the bot's answer to a question.
    pub(super) fn counselled(&mut self, ticket: &Ticket, counsel: Option<Counsel>, context: &Context) -> Effects {
        let Some(thought) = self.thought.take_if(|thought| thought.ticket() == Some(ticket)) else {
            return Effects::default();
        };
        let held = self.mode.doubted().map(|(held, _)| held);
        let is_whole = counsel.as_ref().is_none_or(|counsel| counsel.decision.complete);
        // What was cut short is thought of again, if anybody still waits for it.
        if is_whole || held.is_some() {
            self.thought = Some(Thought { state: State::Known(counsel), ..thought });
            self.count_to_advice();
        }
        held.map_or_else(Effects::default, |held| self.act(held.action(), context))
    }

    /// Puts the thought away where the game has gone on from it.
    pub(super) fn follow_thought(&mut self) {
        let (moment, is_own_turn) = (self.session.record().moment(), self.is_own_turn());
        let _ = self.thought.take_if(|thought| thought.moment != moment || !is_own_turn);
    }

    /// Returns `true` if the coach holds a choice back: until its cost is known, and then once if that is much. The
    /// record notes that the coach spoke.
    pub(super) fn holds_back(&mut self, action: &Move, context: &Context) -> bool {
        let chosen = Held::of(action).filter(|_| self.has_coach(context) && self.is_own_turn());
        let Some(held) = chosen.filter(|_| self.shown().legal.len() > 1) else { return false };
        let doubt = match self.thought.as_ref().map(|thought| &thought.state) {
            Some(State::Known(counsel)) => counsel.as_ref().and_then(|counsel| counsel.cost(action)).map(Doubt::Costs),
            // The thought begins once the position is there.
            Some(State::Awaited(_)) | None => Some(Doubt::Open),
        };
        let was_told = matches!(self.mode, Mode::Doubted(told, Doubt::Costs(_)) if told == held);
        let Some(doubt) = doubt.filter(|_| !was_told) else { return false };
        self.mode = Mode::Doubted(held, doubt);
        self.refused = None;
        self.focus.set(Some(held.message()));
        if matches!(doubt, Doubt::Costs(_)) {
            self.session.coach();
        }
        true
    }

    /// Limits the time for which a choice waits for the coach's opinion.
    pub(super) fn hurry(&self) -> Task<Message> {
        match (&self.mode, &self.thought) {
            (Mode::Doubted(_, Doubt::Open), Some(Thought { state: State::Awaited(asked), .. })) => asked.hurry(LONGEST),
            _ => Task::none(),
        }
    }

    /// Returns `true` if this message is the choice that the coach holds back.
    pub(super) fn is_doubted(&self, message: &Message) -> bool {
        self.mode.doubted().is_some_and(|(held, _)| held.message() == *message)
    }

    /// Returns the coach's words on the choice that is held back.
    pub fn warning(&self, context: &Context) -> Option<String> {
        match self.mode.doubted()? {
            (held, Doubt::Costs(percent)) => Some(phrase::coach(&context.language, &held.action(), percent)),
            (_, Doubt::Open) => None,
        }
    }
}
