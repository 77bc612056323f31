//! A hint: the choice of the strongest bot in the place of the person at the bottom, and its reason. The choice is
//! ringed, the reason stands above the hand, and tabs at all choices show how they compare. It never does anything
//! itself.

use super::{Effects, Message, Sign, Table, Thought, question};
use crate::context::Context;
use crate::outcome::Outcome;
use pitch_language::{phrase, t};
use pitch_players::{Decision, Judgement};
use pitch_rules::{Action as Move, Call, Card, Remark};
use pitch_session::hint::{Hint, Tells};
use pitch_session::settings::Hints;
use pitch_session::table::Counsel;

impl Table {
    /// Returns `true` if a hint can be given: it is the turn of the person at the bottom, who has nothing else to say.
    pub(super) fn may_have_hint(&self) -> bool {
        (self.session.lesson().is_none() || self.session.is_choosing())
            && self.puzzle.is_none()
            && self.is_own_turn()
            && !self.mode.is_aside()
            && self.session.to_act() == Some(self.bottom)
    }

    /// Asks for a hint, or puts away the one that is there.
    pub(super) fn ask_for_hint(&mut self, context: &Context) -> Effects {
        let before = self.hint.take();
        // All of the advice was there at once.
        if before.is_some_and(|hint| hint.tells() != Tells::Offer) {
            // What is asked stands there again.
            self.story.ask_anew();
            return self.forget_question(context);
        }
        let skipped = self.skip(context);
        if skipped.outcome != Outcome::None {
            return skipped;
        }
        // A lesson knows what it wants, and why.
        if let Some(advice) = self.session.lesson_advice().filter(|_| self.is_own_turn()) {
            self.objection = Some(advice);
            self.refused = None;
            return skipped;
        }
        if !self.may_have_hint() || context.settings.hints == Hints::Off {
            self.about = Some(Sign::Hint);
            self.story.ask_anew();
            return skipped;
        }
        let hint = Hint::after(before, self.session.record(), context.settings.hints);
        // The record notes once that it was asked for.
        let is_asked = hint.tells() == Tells::Advice;
        if is_asked {
            let _ = self.session.hint();
        }
        self.hint = Some(hint);
        self.count_to_advice();
        self.refused = None;
        self.story.ask_anew();
        Effects { save: is_asked || skipped.save, ..skipped }
    }

    /// Stops waiting for the answer to a question, unless a coach needs it.
    fn forget_question(&mut self, context: &Context) -> Effects {
        if !context.settings.coach {
            let _ = self.thought.take_if(|thought| thought.ticket().is_some());
        }
        Effects::default()
    }

    /// Returns `true` if the person is told what to do, once that is known.
    pub(super) fn is_advised(&self) -> bool {
        self.hint.is_some_and(|hint| hint.tells() == Tells::Advice)
    }

    /// Returns `true` if the person is told how the choices compare.
    pub(super) fn compares(&self) -> bool {
        self.compared().is_some()
    }

    /// Puts the hint away where the game has gone on from it, or hints were switched off.
    pub(super) fn follow_hint(&mut self) {
        self.follow_thought();
        let is_shown = self.is_own_turn() && self.hints_are_on;
        self.hint = self.hint.filter(|hint| is_shown && hint.is_of(self.session.record()));
    }

    /// Counts the wide slip to the bid that the person is advised to make, once it is known.
    pub(super) fn count_to_advice(&mut self) {
        let bid = self.advised().and_then(|decision| decision.action.call()).and_then(Call::bid);
        if let Some(place) = bid.and_then(|bid| question::place_of_bid(self, bid)) {
            self.counted = place;
        }
    }

    /// Returns the decision that the person is advised to make, once it is known.
    fn advised(&self) -> Option<&Decision> {
        let counsel = self.thought.as_ref().and_then(Thought::counsel);
        let counsel = counsel.filter(|_| self.is_advised()).map(|counsel| &counsel.decision);
        self.missed().or(counsel)
    }

    /// Returns the judgement of every choice, once it is known.
    fn judgement(&self) -> Option<&Judgement> {
        self.thought.as_ref().and_then(Thought::counsel).and_then(|Counsel { judgement, .. }| judgement.as_ref())
    }

    /// Returns the choices that are compared on the screen, the best first.
    pub fn compared(&self) -> Option<&Judgement> {
        self.judgement().filter(|_| self.is_advised())
    }

    /// Returns the messages that are ringed: the card, the cards to be thrown away, or the button that the hint means.
    pub fn hinted(&self) -> Vec<Message> {
        match self.advised().map(|decision| &decision.action) {
            Some(Move::Play(card) | Move::Say(Remark::Override(card) | Remark::Expose(card))) => {
                vec![Message::Card(*card)]
            }
            Some(Move::Discard(cards)) => {
                self.sorted().into_iter().filter(|card| cards.contains(*card)).map(Message::Card).collect()
            }
            Some(Move::Call(call)) => vec![Message::call(*call)],
            Some(Move::Say(remark)) => {
                let is_there = |message: &Message| self.spots.iter().any(|spot| spot.message == *message);
                // A card of another suit is called after its suit is opened.
                let opens = match remark {
                    Remark::CallPartner(card) => card.suit().map(Message::CallIn),
                    _ => None,
                };
                let mut ways = std::iter::once(Message::say(*remark)).chain(opens);
                // What is not asked about is said from the menu.
                vec![ways.find(is_there).unwrap_or(Message::Talk)]
            }
            Some(Move::Deal(_) | Move::Misdeal(..)) | None => Vec::new(),
        }
    }

    /// Returns the cards that are ringed.
    pub(super) fn hinted_cards(&self) -> impl Iterator<Item = Card> + use<> {
        self.hinted()
            .into_iter()
            .filter_map(|message| if let Message::Card(card) = message { Some(card) } else { None })
    }

    /// Returns the words of the hint where no ring is seen: every card is named.
    pub(super) fn advice_aloud(&self, context: &Context) -> Option<String> {
        let named = self.advised().map(|decision| phrase::advice(&context.language, &self.names, decision));
        named.or_else(|| self.advice(context))
    }

    /// Returns the words of the hint, or that it is being worked out, or how to get it.
    pub fn advice(&self, context: &Context) -> Option<String> {
        let language = &context.language;
        if let Some(decision) = self.missed() {
            return Some(phrase::advice_ringed(language, &self.names, decision));
        }
        Some(match (self.hint?.tells(), self.advised()) {
            (Tells::Offer, _) => t!(language, "hint-offered"),
            (_, Some(decision)) => phrase::advice_ringed(language, &self.names, decision),
            // A bot that failed has nothing to say.
            (_, None) if self.thought.as_ref().is_some_and(|thought| thought.ticket().is_none()) => return None,
            (_, None) => t!(language, "hint-awaited"),
        })
    }
}
