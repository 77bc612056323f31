//! A hint: what the strongest bot would do in the place of the person at the bottom, and why. What it means is ringed, and the
//! reason stands above the hand; it never does anything itself.

use super::asked::{Asked, Ticket};
use super::{Effects, Message, Sign, Table};
use crate::app::context::Context;
use crate::app::outcome::Outcome;
use crate::bot::Decision;
use crate::engine::{Action as Move, Card, Remark};
use crate::language::phrase;
use crate::t;

/// A hint that was asked for.
#[derive(Debug)]
pub(super) struct Hint {
    /// How long the record was: once the game goes on, the hint is over.
    entries: usize,
    advice: Advice,
}

#[derive(Debug)]
enum Advice {
    /// The bot still thinks.
    Awaited(Asked),
    Given(Decision),
}

impl Hint {
    /// The question that it waits for.
    pub(super) const fn ticket(&self) -> Option<&Ticket> {
        if let Advice::Awaited(asked) = &self.advice { Some(asked.ticket()) } else { None }
    }

    const fn given(&self) -> Option<&Decision> {
        if let Advice::Given(decision) = &self.advice { Some(decision) } else { None }
    }
}

impl Table {
    /// Whether a hint can be given: it is the turn of the person at the bottom, who has nothing else to say.
    pub(super) fn may_have_hint(&self) -> bool {
        self.session.lesson().is_none()
            && self.is_own_turn()
            && !self.mode.is_aside()
            && self.session.to_act() == Some(self.bottom)
    }

    /// Asks for a hint, or puts away the one that is there.
    pub(super) fn ask_for_hint(&mut self, context: &Context) -> Effects {
        if self.hint.take().is_some() {
            return Effects::default();
        }
        let skipped = self.skip(context);
        if skipped.outcome != Outcome::None {
            return skipped;
        }
        match self.may_have_hint().then(|| self.session.hint()).flatten() {
            Some(request) => {
                let request = request.with_patience(context.settings.thinking);
                let (asked, task) = Asked::bot(request, None);
                let entries = self.session.record().entries().len();
                self.hint = Some(Hint { entries, advice: Advice::Awaited(asked) });
                self.refused = None;
                Effects { save: true, task, ..skipped }
            }
            None => {
                self.about = Some(Sign::Hint);
                skipped
            }
        }
    }

    /// A bot answered this question, if it was one for a hint.
    pub(super) fn advise(&mut self, ticket: &Ticket, decision: Option<Decision>) {
        if let Some(hint) = self.hint.take_if(|hint| hint.ticket() == Some(ticket)) {
            self.hint = decision.map(|decision| Hint { advice: Advice::Given(decision), ..hint });
            // Whoever uses the mouse sees no focus: for them Enter does what is ringed.
            if self.focus.shown().is_none()
                && let Some(first) = self.hinted().into_iter().next()
            {
                self.focus.set(Some(first));
            }
        }
    }

    /// Puts the hint away where the game has gone on from it.
    pub(super) fn follow_hint(&mut self) {
        let (entries, is_own_turn) = (self.session.record().entries().len(), self.is_own_turn());
        let _ = self.hint.take_if(|hint| hint.entries != entries || !is_own_turn);
    }

    /// What is ringed: the card, the cards to be thrown away, or the button that the hint means.
    pub fn hinted(&self) -> Vec<Message> {
        match self.hint.as_ref().and_then(Hint::given).map(|decision| &decision.action) {
            Some(Move::Play(card) | Move::Say(Remark::Override(card) | Remark::Expose(card))) => {
                vec![Message::Card(*card)]
            }
            Some(Move::Discard(cards)) => {
                self.sorted().into_iter().filter(|card| cards.contains(*card)).map(Message::Card).collect()
            }
            Some(Move::Call(call)) => vec![Message::call(*call)],
            Some(Move::Say(remark)) => {
                let message = Message::say(*remark);
                // What is not asked about is said from the menu.
                let is_there = self.spots.iter().any(|spot| spot.message == message);
                vec![if is_there { message } else { Message::Talk }]
            }
            Some(Move::Deal(_) | Move::Misdeal(..)) | None => Vec::new(),
        }
    }

    /// The cards that are ringed.
    pub(super) fn hinted_cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.hinted()
            .into_iter()
            .filter_map(|message| if let Message::Card(card) = message { Some(card) } else { None })
    }

    /// The words of the hint, or that it is being worked out.
    pub fn advice(&self, context: &Context) -> Option<String> {
        let language = &context.language;
        Some(match &self.hint.as_ref()?.advice {
            Advice::Awaited(_) => t!(language, "hint-awaited"),
            Advice::Given(decision) => phrase::advice(language, &self.names, decision),
        })
    }
}
