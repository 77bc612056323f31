//! Reasons for the decisions in a hand that is over, found again from the view of the seat at the time and nothing
//! else.
//!
//! Hands in play have no steps in a [`Review`], so that no reason for anything in them can be asked for.

use crate::costs::Cost;
use crate::player::Kind;
use crate::record::Entry;
use crate::review::{Review, play};
use pitch_players::{Decision, Judged, Judgement, Level, Patience, Reason, Request, Stop};
use pitch_rules::{Action, Call, Seat, SeatView, Viewer};

use std::sync::Arc;

/// Decision with its reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought {
    /// Seat that decided.
    pub seat: Seat,
    /// View of the seat at the time.
    pub view: SeatView,
    /// Action that was taken.
    pub done: Action,
    /// Reason for the action.
    pub why: Why,
}

/// Reason for an action, as far as it can be known.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// Lack of any other choice.
    Forced,
    /// Rules of thumb of a bot of this level, with its reasons, the weightiest first.
    RulesOfThumb(Level, Vec<Reason>),
    /// Search of a bot that thought ahead.
    Ahead {
        /// Level of the bot.
        level: Level,
        /// Reasons for its choice, the weightiest first.
        reasons: Vec<Reason>,
        /// Judgement of its choice.
        chosen: Judged,
        /// Judgement of the best of the others.
        other: Judged,
    },
    /// Unknown reasons of a person, a program from outside, or a bot of another version.
    Unknown {
        /// `true` if a program decided.
        is_program: bool,
        /// Decision of a bot that goes by rules of thumb in their place, with its reasons.
        usual: Decision,
        /// Cost of the choice by the strongest bot, as in [`Costs`](crate::Costs); `None` if there is nothing
        /// to be compared.
        cost: Option<Cost>,
    },
}

impl Thought {
    /// Returns the reasons for a step of the hands that are over. Bots are assumed to have had this patience, which no
    /// record tells. Returns `None` for a deal and for anything said out of turn, and if it was stopped.
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

    /// Returns the reasons for the bid that a hand was played for, or for pitching without one, if a bot made it and
    /// they are known.
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

    /// Returns the reasons for the action, the weightiest first; empty if they are unknown.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        match &self.why {
            Why::Forced => &[Reason::OnlyChoice],
            Why::RulesOfThumb(_, reasons) | Why::Ahead { reasons, .. } => reasons,
            Why::Unknown { .. } => &[],
        }
    }
}

/// Returns the reason for a bot's action in answer to a request, or `None` if it would not have taken it by rules of
/// thumb, as when another version of it played, or the action was laid out for a lesson.
fn by_bot(request: &Request, done: &Action, stop: &Stop) -> Option<Why> {
    let level = request.level;
    if let Some(Judgement { choices, habit, .. }) = request.weigh(stop)
        && let Some(chosen) = choices.iter().find(|judged| judged.action == *done)
        && let Some(other) = choices.iter().find(|judged| judged.action != *done)
    {
        let habit = habit.filter(|_| choices[0].action == *done);
        let reasons = habit.into_iter().chain(request.reasons(done)).collect();
        return Some(Why::Ahead { level, reasons, chosen: chosen.clone(), other: other.clone() });
    }
    let again = request.decide(stop);
    (again.action == *done).then_some(Why::RulesOfThumb(level, again.reasons))
}
