//! Reneges: putting them right, and calling them (TAF-33, TAF-34, B-44, B-45).

use crate::event::Event;
use crate::game::{Game, Stage};
use crate::rules::RevokeCorrection;
use crate::seat::Seat;
use crate::trick::Trick;

impl Game {
    /// The renege that this seat can still put right.
    pub(super) fn can_correct(&self, seat: Seat) -> Option<usize> {
        let Stage::Play(play) = &self.stage else { return None };
        if self.rules.revoke_correction == RevokeCorrection::None || play.claim.is_some() {
            return None;
        }
        self.conduct.correctable(seat, play.tricks.len(), &play.hand)
    }

    /// The card goes back, and so do those played after it. None of them is an exposed card by that, but one that was exposed
    /// before still is (B-45).
    pub(super) fn correct(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(place) = self.can_correct(seat) else { return };
        let Stage::Play(play) = &mut self.stage else { return };
        let lapse = self.conduct.lapses.remove(place);
        self.conduct.lapses.truncate(place);
        let trick = usize::from(lapse.renege.trick);
        let lying = if play.tricks.len() >= trick { play.tricks.pop() } else { Some(*play.hand.trick()) };
        let after: Vec<_> = lying.iter().flat_map(Trick::plays).skip(lapse.before.trick().len()).collect();
        play.hand = lapse.before;
        // Who laid a hand down after the card takes it up again.
        play.laid_down = play.laid_down.map(|seat, &cards| cards - play.hand.held()[seat]);
        let conduct = &mut self.conduct;
        (conduct.ask, conduct.wrong_lead, conduct.owed) = (None, lapse.wrong_lead, lapse.owed);
        conduct.must_lead_trump = lapse.must_lead_trump;
        after.iter().for_each(|&(seat, _)| conduct.called[seat] = lapse.called[seat]);
        events.push(Event::Corrected { seat, card: lapse.renege.card });
        events.push(Event::Withdrawn(after.clone()));
        self.show_again(&after, events);
    }

    /// An opponent says that a player reneged: in a trick that is complete (TAF-34).
    pub(super) fn call_renege(&mut self, by: Seat, of: Seat, events: &mut Vec<Event>) {
        let Stage::Play(play) = &self.stage else { return };
        // A claim completes the trick that lies.
        let tricks = play.tricks.len() + usize::from(play.claim.is_some());
        // The one that was seen last: who let an earlier one pass can still call that after this one.
        let found =
            self.conduct.lapses.iter_mut().rfind(|lapse| {
                lapse.renege.seat == of && !lapse.established && usize::from(lapse.renege.trick) <= tricks
            });
        let found = found.map(|lapse| {
            lapse.established = true;
            lapse.renege
        });
        events.push(Event::RenegeCalled { by, of, found });
        if let Some(renege) = found.filter(|renege| renege.grave && self.rules.renege_forfeit) {
            self.conduct.ask = None;
            self.forfeit(&renege, events);
        }
    }
}

#[cfg(test)]
mod tests;
