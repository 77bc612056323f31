//! Hands that are over before their last card, since everybody can see that the game is won, or that no point is left to
//! win (M-37, M-63).

use crate::awards::Award;
use crate::event::Viewer;
use crate::game::{Game, Play, Stage};
use crate::penalty::Penalties;
use crate::renege::Renege;
use crate::rules::{MoonNeeds, Playable, Rules, Smudge};
use crate::score::{Count, Score};
use crate::tracker::{Certainty, Tracked, Tracker};
use crate::trick::Trick;

impl Game {
    /// Returns `true` if what everybody has seen settles the hand between two tricks, so that the rest of it is not
    /// played, where these reneges count. Nothing that a player cannot see has a part in it.
    pub(super) fn is_settled(&self, reneges: &[Renege]) -> bool {
        if !self.rules.stops_early && !self.rules.ends_with_the_pitcher() {
            return false;
        }
        let Stage::Play(play) = &self.stage else { return false };
        if play.tricks.is_empty() || !play.hand.trick().is_empty() || play.hand.is_over() {
            return false;
        }
        self.tracker()
            .is_some_and(|seen| self.has_nothing_left(play, &seen) || self.pitcher_has_won(play, &seen, reneges))
    }

    /// Returns the points as everybody knows them.
    fn tracker(&self) -> Option<Tracker> {
        Tracker::of(&self.view(Viewer::Public), &self.rules)
    }

    /// Returns `true` if every point is settled, and with them the bid, where that ends the hand (M-63).
    fn has_nothing_left(&self, play: &Play, seen: &Tracker) -> bool {
        let settled = || seen.points.iter().all(|point| point.certainty == Certainty::Settled);
        self.rules.stops_early && settled() && !play.may_take_every_trick(&self.rules)
    }

    /// Returns `true` if the hand is over before its last card as far as anybody can see. Where trumps alone are played
    /// (M-60), nobody sees who still held one, once nothing was left to win.
    pub(super) fn is_cut_short(&self, play: &Play) -> bool {
        let unseen = || self.rules.playable != Playable::All && play.hand.held().values().any(|held| !held.is_empty());
        let settled = || self.tracker().is_some_and(|seen| self.has_nothing_left(play, &seen));
        !play.hand.is_over() || self.rules.stops_early && unseen() && settled()
    }

    /// Returns `true` if the pitcher is sure to have made the bid and to be at the target, where that ends the hand
    /// (M-37).
    fn pitcher_has_won(&self, play: &Play, seen: &Tracker, reneges: &[Renege]) -> bool {
        let Some(contract) = play.contract.filter(|contract| contract.bid.is_some()) else { return false };
        if !self.rules.ends_with_the_pitcher() {
            return false;
        }
        let count = Count::of(&self.rules, self.dealer, play.contract, self.before, &self.marks, &play.hand);
        let burdens = Penalties::of(&self.rules, self.dealer, play.contract, reneges, false).burdens;
        let mut count = Count { carry: self.carry, burdens, ..count };
        count.only(|award| seen.settles(award));
        let score = Score::enter(&self.rules, &count);
        let pitcher = self.rules.side_of(contract.pitcher);
        !score.set_back && score.victory.is_some_and(|victory| victory.side == pitcher)
    }

    /// Leaves in the count of a hand that is over before its last card what is settled: all of it where nothing is left to
    /// win.
    pub(super) fn count_the_settled(&self, count: &mut Count<'_>) {
        let Stage::Play(play) = &self.stage else { return };
        let Some(seen) = self.tracker() else { return };
        count.only(|award| seen.settles(award));
        count.is_over = self.has_nothing_left(play, &seen);
    }
}

impl Play {
    /// Returns `true` if the bid asks for every trick, and the pitcher's side has taken all so far (M-43, C-02).
    fn may_take_every_trick(&self, rules: &Rules) -> bool {
        let Some(contract) = self.contract else { return false };
        let asks = contract.bid.is_some_and(|bid| match bid.is_moon() {
            true => rules.moon_needs == MoonNeeds::PointsAndTricks,
            false => rules.smudge == Smudge::SlamBidFive && bid == rules.max_bid,
        });
        let own = rules.side_in(self.contract, contract.pitcher);
        let mut winners = self.tricks.iter().filter_map(Trick::best).map(|(winner, _)| winner);
        asks && winners.all(|winner| rules.side_in(self.contract, winner) == own)
    }
}

impl Tracker {
    /// Returns `true` if everybody can be sure of this award.
    fn settles(&self, award: &Award) -> bool {
        let card = award.card.map(|made| made.card);
        let is_it =
            |point: &Tracked| point.point == award.point && point.certainty == Certainty::Settled && point.card == card;
        self.points.iter().any(is_it)
    }
}

#[cfg(test)]
mod tests;
