//! Turns at a table, and the questions to its bots.

use super::{Next, Table};
use crate::diary::caught;
use crate::player::Kind;
use crate::record::Entry;
use pitch_players::{self, Decision, Judgement, Level, Patience, Request, Stop};
use pitch_rules::{Action, Remark, Seat, Turn, Viewer};

use std::sync::Arc;

/// Judgement of a position by the strongest bot.
#[derive(Debug, Clone, PartialEq)]
pub struct Counsel {
    /// Decision of the bot, with its reasons.
    pub decision: Decision,
    /// Judgement of every choice, that one first; `None` if there is nothing to be compared.
    pub judgement: Option<Judgement>,
}

impl Counsel {
    /// Returns the chance to win the game that an action gives up, in percent, for a coach to tell before it is taken.
    /// Returns `None` if it is less than [`Counsel::LEAST_COST`], could be chance, or was not thought through.
    #[must_use]
    pub fn cost(&self, action: &Action) -> Option<u32> {
        let judgement = self.judgement.as_ref().filter(|judgement| judgement.complete)?;
        let judged = judgement.of(action).filter(|judged| judged.is_surely_worse())?;
        (judged.cost >= Counsel::LEAST_COST).then_some((100.0 * judged.cost).round() as u32)
    }

    /// Least loss of the chance to win the game that a coach speaks about, from 0 to 1.
    pub const LEAST_COST: f32 = 0.03;
}

/// Returns the judgement of a position by the strongest bot, or `None` if the bot fails.
#[must_use]
pub fn counsel(request: &Request, stop: &Stop) -> Option<Counsel> {
    caught(|| {
        let judgement = request.judge(stop);
        let decision = match &judgement {
            Some(Judgement { choices, complete, .. }) => {
                let action = choices[0].action.clone();
                Decision { reasons: request.reasons(&action), action, complete: *complete }
            }
            None => request.decide(stop),
        };
        Counsel { decision, judgement }
    })
}

impl Table {
    /// Returns the seat that is to call or to play.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.fault.is_some() { None } else { self.game().turn().decides() }
    }

    /// Returns what the table waits for.
    #[must_use]
    pub fn next(&self) -> Next {
        if let Some(next) = self.taught() {
            return next;
        }
        match (self.to_act(), self.game().turn()) {
            _ if self.fault.is_some() => Next::Over,
            (Some(seat), _) => {
                self.says().map_or_else(|| self.decides(seat), |(seat, remark)| Next::Says(seat, remark))
            }
            (None, Turn::Deal(_)) => Next::Deal,
            (None, _) => Next::Over,
        }
    }

    fn decides(&self, seat: Seat) -> Next {
        match self.kind(seat) {
            Kind::Person => Next::Person(seat),
            Kind::Bot(level) => Next::Bot(self.request(seat, level)),
        }
    }

    /// Returns the remark of a bot, which may be out of turn: of the first, from the left of the dealer, that has
    /// something to say.
    fn says(&self) -> Option<(Seat, Remark)> {
        let rules = self.rules();
        if !rules.allows_mistakes() || self.is_hushed {
            return None;
        }
        rules.seats().after(self.game().dealer()).find_map(|seat| {
            let Kind::Bot(level) = self.kind(seat) else { return None };
            let speaks = || pitch_players::speak(&self.view(Viewer::Seat(seat)), rules, seat, level);
            let remark = caught(speaks)??;
            (!self.was_said(seat, remark)).then_some((seat, remark))
        })
    }

    /// Returns `true` if this was said since anything else happened, so that nobody says the same thing forever.
    fn was_said(&self, seat: Seat, remark: Remark) -> bool {
        let said = |entry: &&Entry| matches!(entry, Entry::Act(_, Action::Say(_)));
        let this = Entry::Act(seat, Action::Say(remark));
        self.record.entries().iter().rev().take_while(said).any(|entry| *entry == this)
    }

    /// Returns the question to a bot of this level in the place of a seat.
    pub(crate) fn request(&self, seat: Seat, level: Level) -> Request {
        Request {
            view: self.view(Viewer::Seat(seat)),
            rules: Arc::clone(self.rules()),
            level,
            seed: self.record.deals().bot_seed(seat, self.playthrough.actions()),
            patience: Patience::default(),
        }
    }

    /// Returns the question to the strongest bot in the place of the person whose turn it is, or `None` if a lesson
    /// knows what is to be done.
    #[must_use]
    pub fn question(&self) -> Option<Request> {
        let seat = self.to_act().filter(|&seat| self.is_person(seat) && self.is_free())?;
        Some(self.request(seat, Level::BEST))
    }

    /// Returns the question to the strongest bot as a hint for the person whose turn it is, which the record notes.
    pub fn hint(&mut self) -> Option<Request> {
        let question = self.question()?;
        let _ = self.enter(Entry::Hint(self.to_act()?)).ok()?;
        Some(question)
    }

    /// Notes in the record that the coach asks the person whose turn it is if they mean their choice.
    pub fn coach(&mut self) {
        if let Some(seat) = self.to_act().filter(|&seat| self.is_person(seat)) {
            let _ = self.enter(Entry::Coached(seat));
        }
    }
}
