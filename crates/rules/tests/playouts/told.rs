//! What is told of a hand while it is played, and what is written down of it, agree with the hand (D4.12
//! and D4.13 of `docs/rules.md`).

use crate::playout::Playout;

use pitch_rules::rules::RevokeMode;
use pitch_rules::{Certainty, Finished, Point, Points, Tracker, Viewer};

impl Playout {
    /// Notes what a viewer is told to be certain.
    pub fn note_certain(&mut self, viewer: Viewer) {
        // Where cards are taken back, what was certain can be otherwise.
        if self.rules.revoke_mode == RevokeMode::Table {
            return;
        }
        // A card that is held after a run can still be thrown away.
        let view = self.game.view(viewer);
        let Some(tracker) = Tracker::of(&view, &self.rules).filter(|_| view.trick.is_some()) else { return };
        self.certain.extend(tracker.points.into_iter().filter(|point| point.certainty == Certainty::Settled));
    }

    /// What was certain came so.
    pub fn check_certain(&mut self, hand: &Finished) {
        for told in std::mem::take(&mut self.certain) {
            let same = |award: &pitch_rules::Award| {
                let card = award.card.map(|made| made.card);
                award.point == told.point && (told.point == Point::Game || card == told.card)
            };
            let made = hand.score.awards.iter().find(same);
            let carry = if told.point == Point::Game { hand.score.carry } else { Points::ZERO };
            let found = made.map(|award| (award.side, award.points + carry, award.toward_bid + carry));
            let expected = told.side.map(|side| (side, told.worth, told.toward_bid));
            let nobody = told.side.is_none() && told.card.is_none();
            assert!(nobody || found == expected, "{self}: {told:?} was certain, and {made:?} was made");
            self.tally.note("points certain");
        }
    }

    /// The hand is the same when it is played once more from what was written down.
    pub fn check_record(&mut self) {
        let mut again = self.before.clone();
        for (seat, action, events) in &self.done {
            let written = action.to_string();
            let read = written.parse().unwrap_or_else(|error| panic!("{self}: {written}: {error}"));
            let same = again.apply(*seat, read).unwrap_or_else(|error| panic!("{self}: {written}: {error}"));
            assert_eq!(same, *events, "{self}: {written} once more");
        }
        assert!(again == self.game, "{self}: played once more");
        self.tally.note("played once more");
    }
}
