//! The race to the target: what it is worth to win the game at once, and how far everybody is from it.

use pitch_rules::rules::GoingOut;
use pitch_rules::{BySide, Points, Rules, Side};

/// What winning the game at once is worth, in points beside those that win it.
pub(super) const GAME_BONUS: f64 = 2.5;

/// A side's way to the target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Race {
    /// The points that the side must make to win, if the others make none.
    pub lacks: f64,
    /// How likely it wins with them in spite of what the others make in the same hand, from 0 to 1.
    sure: f64,
}

impl Race {
    /// The way of this side with these scores.
    pub(crate) fn of(rules: &Rules, scores: &BySide<Points>, side: Side) -> Race {
        let own = scores[side];
        let others = scores.iter().filter(|(other, _)| *other != side).map(|(_, points)| *points).max();
        let best = others.unwrap_or(Points::ZERO);
        let goal = if rules.win_by_two { rules.target.max(best + Points(2)) } else { rules.target };
        // Where points are counted in strict order, somebody close to the target may be counted out first.
        let close = best + Points(2) >= rules.target && !rules.must_bid_to_go_out;
        let strict = rules.going_out == GoingOut::StrictOrder || rules.win_by_two;
        Race { lacks: f64::from((goal - own).0), sure: if close && strict { 0.7 } else { 1.0 } }
    }

    /// What making so many points in the hand is worth beside the points.
    pub(crate) fn bonus(&self, points: f64) -> f64 {
        if points >= self.lacks { GAME_BONUS * self.sure } else { 0.0 }
    }
}
