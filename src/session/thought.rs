//! Why somebody decided as they did in a hand that is over: found again from what their seat could see then, and from nothing
//! else.
//!
//! Hands in play have no steps in a [`Review`], so that no reason for anything in them can be asked for.

use crate::bot::{Decision, Judged, Judgement, Level, Patience, Reason, Request, Stop};
use crate::engine::{Action, Call, Seat, SeatView, Viewer};
use crate::session::costs::Cost;
use crate::session::player::Kind;
use crate::session::record::Entry;
use crate::session::review::{Review, play};

use std::sync::Arc;

/// What lay behind a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought {
    /// Who decided.
    pub seat: Seat,
    /// What the seat saw then.
    pub view: SeatView,
    /// What was done.
    pub done: Action,
    /// Why.
    pub why: Why,
}

/// Why something was done, as far as that can be known.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// Nothing else was allowed.
    Forced,
    /// A bot of this level went by rules of thumb, for these reasons: the weightiest first.
    RulesOfThumb(Level, Vec<Reason>),
    /// A bot of this level thought ahead.
    Ahead {
        /// How strong it is.
        level: Level,
        /// What speaks for its choice, the weightiest first.
        reasons: Vec<Reason>,
        /// What it thought of its choice.
        chosen: Judged,
        /// What it thought of the best of the others.
        other: Judged,
    },
    /// A person decided, a program from outside, or a bot of another version: nobody knows their reasons.
    Unknown {
        /// Whether it was a program.
        is_program: bool,
        /// What a bot that goes by rules of thumb would have done in their place, and why.
        usual: Decision,
        /// What the strongest bot thinks of the choice, as in [`Costs`](crate::session::Costs); nothing where there is nothing
        /// to be compared.
        cost: Option<Cost>,
    },
}

impl Thought {
    /// What lay behind a step of the hands that are over. Bots are taken to have had so much patience, which no record tells.
    /// Nothing for a deal and for what was said out of turn, and if that was stopped.
    #[must_use]
    pub fn of(review: &Review, step: usize, patience: Patience, stop: &Stop) -> Option<Self> {
        let done = review.steps().get(step)?;
        let Entry::Act(seat, action) = &done.entry else { return None };
        let hand = review.hands().iter().find(|hand| hand.steps.contains(&step))?;
        let mut game = hand.before.clone();
        for before in &review.steps()[hand.steps.start..step] {
            let _ = play(&mut game, &before.entry)?;
        }
        // What is said out of turn, or claimed in it, was none of the choices; a slip was none either.
        let is_said = matches!(action, Action::Say(_)) && !game.legal(*seat).contains(action);
        if game.turn().decides() != Some(*seat) || is_said {
            return None;
        }
        let is_program = review.record().players().get(seat.index()).is_some_and(|player| player.guest.is_some());
        let (view, rules, deals) = (game.view(Viewer::Seat(*seat)), game.rules(), review.record().deals());
        let asked = |level, seed| Request { view: view.clone(), rules: Arc::clone(rules), level, seed, patience };
        let seed = deals.bot_seed(*seat, done.actions);
        let by_bot = match done.kind {
            Some(Kind::Bot(level)) if !is_program => by_bot(&asked(level, seed), action, stop),
            Some(_) | None => None,
        };
        let unknown = || {
            let usual = asked(Level::USUAL, seed).decide(stop);
            let judging = Request { patience: Patience::default(), ..asked(Level::BEST, deals.judging_seed()) };
            Why::Unknown { is_program, usual, cost: Cost::of(&judging, action, stop) }
        };
        let is_forced = view.legal.len() < 2 && view.legal.contains(action);
        let why = if is_forced { Why::Forced } else { by_bot.unwrap_or_else(unknown) };
        let thought = Thought { seat: *seat, done: action.clone(), view, why };
        (!stop.is_stopped()).then_some(thought)
    }

    /// What lay behind the bid that a hand was played for, or behind pitching without one, where a bot made it and that is known.
    #[must_use]
    pub fn of_contract(review: &Review, place: usize, patience: Patience, stop: &Stop) -> Option<Self> {
        let hand = review.hands().get(place)?;
        let pitcher = hand.finished.as_ref()?.score.contract?.pitcher;
        let is_said = |step: &usize| match &review.steps()[*step].entry {
            Entry::Act(seat, Action::Call(call)) => *seat == pitcher && !matches!(call, Call::Pass),
            _ => false,
        };
        let thought = Thought::of(review, hand.steps.clone().rfind(is_said)?, patience, stop)?;
        let is_known = matches!(thought.why, Why::RulesOfThumb(..) | Why::Ahead { .. });
        is_known.then_some(thought)
    }

    /// What speaks for what was done, where that is known, the weightiest first.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        match &self.why {
            Why::Forced => &[Reason::OnlyChoice],
            Why::RulesOfThumb(_, reasons) | Why::Ahead { reasons, .. } => reasons,
            Why::Unknown { .. } => &[],
        }
    }
}

/// Why a bot did this when it was asked so; nothing if it would not have done it by rules of thumb, as where another version of
/// it played, or the deed was laid out for a lesson.
fn by_bot(request: &Request, done: &Action, stop: &Stop) -> Option<Why> {
    let level = request.level;
    if let Some(Judgement { choices, .. }) = request.weigh(stop)
        && let Some(chosen) = choices.iter().find(|judged| judged.action == *done)
        && let Some(other) = choices.iter().find(|judged| judged.action != *done)
    {
        let reasons = request.reasons(done);
        return Some(Why::Ahead { level, reasons, chosen: chosen.clone(), other: other.clone() });
    }
    let again = request.decide(stop);
    (again.action == *done).then_some(Why::RulesOfThumb(level, again.reasons))
}
