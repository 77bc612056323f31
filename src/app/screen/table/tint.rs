//! The rows of the points of this hand that have just changed: a tint on each that fades.

use crate::app::layout::{Panels, Rail};
use crate::app::paint;
use crate::app::theme::Palette;
use crate::app::timeline::Pace;
use crate::engine::{Point, Tracked, Tracker};

use iced::widget::canvas::Frame;
use iced::{Color, Rectangle};

use std::time::{Duration, Instant};

/// How long a tint fades, in ms, and how strong it is at first.
const FADES: u64 = 160;
const STRENGTH: f32 = 0.4;

/// Which rows changed, and when.
#[derive(Debug, Clone, Default)]
pub struct Tints {
    /// The hand and what was known in it.
    known: Option<(u32, Tracker)>,
    changed: [Option<Instant>; 4],
    length: Duration,
}

impl Tints {
    /// Follows what is known of the points of the hand `number`: rows that change within a hand are tinted, unless nothing
    /// moves at this pace.
    pub fn follow(&mut self, number: u32, tracker: Option<Tracker>, pace: Pace, now: Instant) {
        let before = self.known.take().filter(|(of, _)| *of == number);
        self.known = tracker.map(|tracker| (number, tracker));
        let (Some((_, before)), Some(tracker)) = (before, tracker) else {
            self.changed = [None; 4];
            return;
        };
        self.length = Duration::from_millis(FADES).mul_f32(pace.gliding());
        for (row, (old, new)) in before.points.iter().zip(&tracker.points).enumerate() {
            let is_game = new.point == Point::Game && before.card_points != tracker.card_points;
            if is_game || seen(old) != seen(new) {
                self.changed[row] = Some(now);
            }
        }
    }

    /// How strong the tint of a row is now, 0 to 1.
    #[must_use]
    pub fn strength(&self, row: usize, now: Instant) -> f32 {
        let Some(changed) = self.changed.get(row).copied().flatten() else { return 0.0 };
        let gone = now.saturating_duration_since(changed);
        if gone >= self.length { 0.0 } else { (1.0 - gone.as_secs_f32() / self.length.as_secs_f32()).powi(3) }
    }

    /// Whether a row is tinted now.
    #[must_use]
    pub fn is_moving(&self, now: Instant) -> bool {
        (0..self.changed.len()).any(|row| self.strength(row, now) > 0.0)
    }

    /// Draws the tints over the rows.
    pub fn draw(&self, frame: &mut Frame, palette: &Palette, rail: &Rail, panels: &Panels, now: Instant) {
        for row in 0..self.changed.len() {
            let strength = self.strength(row, now);
            if strength > 0.0 {
                let (panel, height) = (panels.points, rail.point_row());
                let y = height.mul_add(row as f32, panel.y + rail.heading()) + 1.0;
                let rect = Rectangle { x: panel.x + 1.0, y, width: panel.width - 2.0, height: height - 1.0 };
                paint::fill(frame, rect, 0.0, Color { a: STRENGTH * strength, ..palette.amber });
            }
        }
    }
}

/// What of a row is seen.
fn seen(row: &Tracked) -> impl PartialEq + use<> {
    (row.certainty, row.side, row.card, row.held)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{CardPoints, Certainty, Rules, Seat};

    fn tracker() -> Tracker {
        let rules = Rules::default();
        let open = |point| Tracked {
            point,
            certainty: Certainty::Open,
            side: None,
            worth: crate::engine::Points(1),
            card: None,
            held: false,
            unseen: crate::engine::Cards::NONE,
        };
        Tracker { points: Point::ALL.map(open), card_points: rules.by_side::<CardPoints>() }
    }

    #[test]
    fn only_what_changed_within_a_hand_is_tinted_and_the_tint_goes() {
        let (now, pace) = (Instant::now(), Pace::new(1.0, None));
        let side = Rules::default().side_of(Seat::default());
        let mut taken = tracker();
        taken.points[2].side = Some(side);
        let mut tints = Tints::default();
        tints.follow(1, Some(tracker()), pace, now);
        assert!(!tints.is_moving(now), "the panel itself is new");
        tints.follow(1, Some(taken), pace, now);
        assert_eq!([0, 1, 2, 3].map(|row| tints.strength(row, now) > 0.0), [false, false, true, false]);
        let later = now + Duration::from_millis(80);
        assert!(tints.strength(2, later) < tints.strength(2, now) && tints.is_moving(later));
        assert!(!tints.is_moving(now + Duration::from_millis(FADES)));
        tints.follow(2, Some(tracker()), pace, now);
        assert!(!tints.is_moving(now), "another hand");
        tints.follow(2, Some(taken), pace.reduced(true), now);
        assert!(!tints.is_moving(now), "nothing flashes where motion is reduced");
    }
}
