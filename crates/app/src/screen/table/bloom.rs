//! The naming of trump: its patch, which grows beside the card that named it and goes to its place, and the trumps in hand,
//! which rise.

use super::stage::Stage;
use crate::timeline::{BLOOM, BLOOM_GOES, BLOOM_RESTS, Moving, NEWEST, RISE, ease_in_out, ease_out};
use pitch_rules::{Cards, Event, Suit};

use iced::Point;

/// The patch of a trump that is named, on its way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Blooming {
    /// Suit.
    pub suit: Suit,
    /// Its middle.
    pub centre: Point,
    /// Its side, in logical pixels.
    pub side: f32,
    /// Number of steps that its pips are out of its edge.
    pub out: u8,
}

impl Stage<'_> {
    /// Returns the suit that is named for trump now, as long as that is shown.
    pub(crate) fn blooming(&self) -> Option<Suit> {
        match self.timeline.under_way(self.now)?.events {
            [Event::TrumpSet(suit)] => Some(*suit),
            _ => None,
        }
    }

    /// Returns the patch of the trump that is named now: it grows beside the card that named it, rests, and goes to its
    /// place; where nothing travels it is there at once.
    pub(crate) fn bloom(&self) -> Option<Blooming> {
        /// Shares of its size in which it grows, and in which it goes.
        const GROWS: [f32; 4] = [0.6, 0.73, 0.87, 1.0];
        let suit = self.blooming()?;
        let (moving, place) = (self.timeline.under_way(self.now)?, self.layout.patch);
        let there = Blooming { suit, centre: place.center(), side: place.width, out: 0 };
        if moving.pace.is_reduced() {
            return Some(there);
        }
        let ms = moving.share(BLOOM + BLOOM_RESTS + BLOOM_GOES)? * (BLOOM + BLOOM_RESTS + BLOOM_GOES) as f32;
        let middle = self.layout.trick_centre;
        let whole = 1.3 * place.width;
        // Its pips lie over no card that is led.
        let reach = 0.74 * whole;
        let led = self.view().trick.filter(|trick| !trick.is_empty()).map(|trick| self.trick_place(trick.leader()));
        let x = led.map_or(middle.x, |led| match led.bounds() {
            card if card.center_x() < middle.x - 1.0 => middle.x.max(card.x + card.width + reach),
            card => middle.x.min(card.x - reach),
        });
        let centre = Point::new(x, middle.y);
        let goes = ease_in_out((ms - (BLOOM + BLOOM_RESTS) as f32) / BLOOM_GOES as f32);
        if goes > 0.0 {
            let steps = (place.width / whole - 1.0) * (3.0 * goes).ceil() / 3.0;
            return Some(Blooming {
                centre: centre + (there.centre - centre) * goes,
                side: whole * (1.0 + steps),
                ..there
            });
        }
        let step = (4.0 * ease_out((ms / BLOOM as f32).min(1.0))).min(3.0) as u8;
        Some(Blooming { suit, centre, side: whole * GROWS[usize::from(step)], out: step })
    }

    /// Returns `true` if the patch of a new trump grows or goes.
    pub(crate) fn bloom_moves(&self) -> bool {
        let ms = |moving: Moving<'_>| moving.share(BLOOM + BLOOM_RESTS + BLOOM_GOES);
        let share = self.blooming().and_then(|_| ms(self.timeline.under_way(self.now)?));
        let all = (BLOOM + BLOOM_RESTS + BLOOM_GOES) as f32;
        share.is_some_and(|share| share * all < BLOOM as f32 || share * all > (BLOOM + BLOOM_RESTS) as f32)
    }

    /// Returns the trumps of the hand that rise as they become so, their height as a share of how high they rise, and
    /// `true` if they have an edge in place of it.
    pub(super) fn rising(&self) -> Option<(Cards, f32, bool)> {
        let suit = self.blooming()?;
        let moving = self.timeline.under_way(self.now)?;
        let trumps = self.view().rankings.with(Some(suit)).trumps();
        if moving.pace.is_reduced() {
            return moving.share(NEWEST).filter(|share| *share < 1.0).map(|_| (trumps, 0.0, true));
        }
        let share = moving.share(2 * RISE).filter(|share| *share < 1.0)?;
        Some((trumps, ease_in_out(1.0 - (2.0 * share - 1.0).abs()), false))
    }
}
