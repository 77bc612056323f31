//! What a page decides in the game: by the book, or against it where mistakes can be made.

use super::{Hall, Refused};
use crate::deed::Deed;
use crate::mistakes::OUT_OF_TURN;
use crate::seen::Asking;
use crate::setting::names_for;
use pitch_language::{Language, phrase};
use pitch_rules::{Action, Card, Cards, IllegalAction, Remark, Seat, SeatView, Turn, Viewer};
use pitch_session::Table;

impl Hall {
    /// Hands on what somebody decides, if it is theirs to decide and the table takes it.
    pub(super) fn decide(
        &self,
        l: &Language,
        seat: Seat,
        turn: usize,
        act: &str,
        cards: &[String],
    ) -> Result<(), Refused> {
        let mut state = self.lock();
        let is_now = state.has_begun && state.table.record().entries().len() == turn && state.acted != Some(turn);
        if !is_now || !state.table.is_person(seat) {
            return Err(Refused::Late);
        }
        // Nobody plays on before it is clear what lies on the table.
        if matches!(state.votes.asking(), Some(Asking::TakeBack(_))) {
            return Err(Refused::Busy);
        }
        let view = state.table.view(Viewer::Seat(seat));
        let action = if act == "discard" {
            let cards: Option<Vec<Card>> = cards.iter().map(|card| card.parse().ok()).collect();
            let cards: Cards = cards.ok_or(Refused::Late)?.into_iter().collect();
            let throw = view.throw.filter(|_| view.turn == Turn::Discard(seat)).ok_or(Refused::Late)?;
            if !throw.allows(cards) {
                let names = names_for(&state.table, Some(seat));
                return Err(Refused::Illegal(phrase::throw_refused(l, &names, &view, throw, cards)));
            }
            Action::Discard(cards)
        } else {
            let claims = view.claims.iter().map(|remark| Action::Say(*remark));
            let mut all = view.legal.iter().cloned().chain(claims);
            match all.find(|action| action.to_string() == act) {
                Some(action) => action,
                None => mistaken(l, &state.table, &view, seat, act)?,
            }
        };
        state.acted = Some(turn);
        drop(state);
        (self.sink)(Deed::Act { seat, moment: turn, action });
        Ok(())
    }
}

/// Returns what somebody decides against the book, if the table takes it: mistakes can be made there.
fn mistaken(l: &Language, table: &Table, view: &SeatView, seat: Seat, act: &str) -> Result<Action, Refused> {
    let is_turn = table.to_act() == Some(seat);
    let (is_early, text) = act.strip_prefix(OUT_OF_TURN).map_or((false, act), |call| (true, call));
    // Cards that they may not look at are not guessed.
    let holds = |card: &Card| view.hand().contains(*card);
    let meant = text.parse::<Action>().ok().filter(|action| match action {
        _ if !table.rules().allows_mistakes() => false,
        Action::Call(_) => is_early != is_turn,
        Action::Play(card) | Action::Say(Remark::Expose(card)) => !is_early && holds(card),
        _ => false,
    });
    let action = meant.ok_or_else(|| why_not(l, table, seat, text))?;
    match table.check(seat, &action) {
        Ok(()) => Ok(action),
        Err(why) => Err(Refused::Illegal(phrase::refusal(l, &names_for(table, Some(seat)), &why))),
    }
}

/// Returns the reason why a decision is refused.
fn why_not(l: &Language, table: &Table, seat: Seat, act: &str) -> Refused {
    let why = match act.parse::<Action>() {
        _ if table.to_act() != Some(seat) => table.to_act().map(IllegalAction::NotYourTurn),
        Ok(Action::Play(card)) => table.game().why_not(seat, card).map(IllegalAction::from),
        _ => None,
    };
    let names = names_for(table, Some(seat));
    why.map_or(Refused::Late, |why| Refused::Illegal(phrase::refusal(l, &names, &why)))
}
