//! Reneges: putting them right, and calling them (TAF-33, TAF-34, B-44, B-45).

use crate::conduct::{Conduct, Lapse};
use crate::event::Event;
use crate::game::Play;
use crate::renege::Renege;
use crate::rules::{RevokeCorrection, Rules};
use crate::seat::Seat;
use crate::trick::Trick;

impl Play {
    /// Returns the renege that this seat can still put right, by its place among the lapses.
    pub(super) fn can_correct(&self, rules: &Rules, conduct: &Conduct, seat: Seat) -> Option<usize> {
        if rules.revoke_correction == RevokeCorrection::None || self.claim.is_some() {
            return None;
        }
        // What was drawn after the trick cannot be put back.
        let drawn = |&place: &usize| {
            usize::from(conduct.lapses[place].renege.trick) <= self.tricks.len() && self.has_drawn_last()
        };
        conduct.correctable(seat, self.tricks.len(), &self.hand).filter(|place| !drawn(place))
    }

    /// Puts a renege right: the card goes back, and so do those played after it. None of them is an exposed card by
    /// that, but one that was exposed before still is (B-45).
    pub(super) fn correct(&mut self, rules: &Rules, conduct: &mut Conduct, seat: Seat, events: &mut Vec<Event>) {
        let Some(place) = self.can_correct(rules, conduct, seat) else { return };
        let lapse = conduct.lapses.remove(place);
        conduct.lapses.truncate(place);
        let trick = usize::from(lapse.renege.trick);
        let lying = if self.tricks.len() >= trick { self.tricks.pop() } else { Some(*self.hand.trick()) };
        let after: Vec<_> = lying.iter().flat_map(Trick::plays).skip(lapse.before.trick().len()).collect();
        self.hand = lapse.before;
        // A player who laid a hand down after the card takes it up again.
        self.laid_down = self.laid_down.map(|seat, &cards| cards - self.hand.held()[seat]);
        (conduct.ask, conduct.wrong_lead, conduct.owed) = (None, lapse.wrong_lead, lapse.owed);
        conduct.must_lead_trump = lapse.must_lead_trump;
        after.iter().for_each(|&(seat, _)| conduct.called[seat] = lapse.called[seat]);
        events.push(Event::Corrected { seat, card: lapse.renege.card });
        events.push(Event::Withdrawn(after.clone()));
        conduct.show_again(&after, events);
    }

    /// Returns the renege that is found when an opponent says that a player reneged: in a trick that is complete
    /// (TAF-34). What another called before is still true.
    pub(super) fn call_renege(&self, conduct: &mut Conduct, of: Seat) -> Option<Renege> {
        // A claim completes the trick that lies.
        let tricks = self.tricks.len() + usize::from(self.claim.is_some());
        let seen = |lapse: &&mut Lapse| lapse.renege.seat == of && usize::from(lapse.renege.trick) <= tricks;
        let is_new = conduct.lapses.iter_mut().filter(seen).any(|lapse| !lapse.established);
        // The one that was seen last: a player who let an earlier one pass can still call that after this one.
        let lapse = conduct.lapses.iter_mut().filter(seen).rfind(|lapse| !(is_new && lapse.established))?;
        lapse.established = true;
        Some(lapse.renege)
    }
}

#[cfg(test)]
mod tests;
