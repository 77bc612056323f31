//! Passing things over the table: bubbles that come and go, the crown on its way to a better card, points that become
//! certain, counters on their way to the pool.
//!
//! They lie on a canvas of their own, which is there only while something passes: things that rest below are not drawn
//! anew. The layer at rest leaves out passing things, so that nothing is seen twice.

use super::stage::Stage;
use crate::layout::Placement;
use crate::paint::CounterColour;
use crate::timeline::{
    BUBBLE, BUBBLES_OUT, CONTRACT, COUNTERS, CROWN, DROP, FADE, Moving, PLAY, ease_in_out, ease_out,
};
use pitch_rules::{Call, Card, Event, Points, Seat, SeatView, Side};

use iced::{Point, Vector};

/// Time that a counter is on its way, in ms.
const FLIGHT: f32 = 380.0;
/// Time from one counter to the next, in ms.
const BETWEEN: f32 = 60.0;
/// Largest number of counters of a side that are seen on their way.
const MOST: usize = 4;
/// Distance between these counters, in logical pixels of the design.
const APART: f32 = 13.0;

/// Steps in which the token of a point is filled that becomes certain.
pub(super) const POINT_STEPS: u8 = 4;

/// Passing thing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Transient {
    /// A call of a player.
    Bubble {
        /// Player who makes it.
        seat: Seat,
        /// Call.
        call: Call,
        /// Opacity, 0 to 1.
        opacity: f32,
    },
    /// The crown.
    Crown {
        /// The middle of its lower edge, in logical pixels.
        at: Point,
    },
    /// A point that has just become certain.
    Point {
        /// Its place among the tokens.
        index: usize,
        /// Steps of [`POINT_STEPS`] in which its token is filled.
        filled: u8,
    },
    /// A counter.
    Counter {
        /// Color.
        colour: CounterColour,
        /// Place, in logical pixels.
        at: Point,
    },
}

/// Returns `true` if calls stand in bubbles: while the bidding goes on.
pub(super) fn has_bubbles(stage: &Stage<'_>) -> bool {
    stage.view().trick.is_none() && stage.view().trump.is_none()
}

/// Returns the players whose bubbles come or go now: they are left out of the layer at rest.
pub(super) fn bubbles(stage: &Stage<'_>) -> Vec<Seat> {
    let seat = |transient| if let Transient::Bubble { seat, .. } = transient { Some(seat) } else { None };
    transients(stage).into_iter().filter_map(seat).collect()
}

/// Returns `true` if the crown is on its way: it is left out of the layer at rest.
pub(super) fn moves_crown(stage: &Stage<'_>) -> bool {
    matches!(transients(stage)[..], [Transient::Crown { .. }])
}

/// Returns all passing things.
pub(super) fn transients(stage: &Stage<'_>) -> Vec<Transient> {
    let view = stage.view();
    let Some(moving) = stage.timeline.under_way(stage.now) else { return Vec::new() };
    let is_reduced = moving.pace.is_reduced();
    let share = |ms| moving.share(ms).unwrap_or(1.0);
    match moving.events {
        [Event::Called { seat, call, .. }] if has_bubbles(stage) => {
            let t = if is_reduced { share(FADE) } else { ease_out(share(BUBBLE)) };
            vec![Transient::Bubble { seat: *seat, call: *call, opacity: t }]
        }
        [Event::Contracted(_)] if has_bubbles(stage) => {
            let gone = (share(CONTRACT) * CONTRACT as f32 - (CONTRACT - BUBBLES_OUT) as f32) / BUBBLES_OUT as f32;
            let said = |seat| Some((seat, view.last_call(seat).filter(|_| gone > 0.0)?));
            let bubble = |(seat, call)| Transient::Bubble { seat, call, opacity: 1.0 - gone };
            view.seats.all().filter_map(said).map(bubble).collect()
        }
        [Event::Played { seat, card }] if !is_reduced => crown(stage, &moving, *seat, *card).into_iter().collect(),
        _ => stage.landing().map(|landing| counters(stage, &moving, &landing)).unwrap_or_default(),
    }
}

/// Returns the crown on its way to the card that is being played, if that is better than those that lie.
fn crown(stage: &Stage<'_>, moving: &Moving<'_>, seat: Seat, card: Card) -> Option<Transient> {
    let view = stage.view();
    let mut trick = view.trick?;
    let (before, _) = trick.best()?;
    trick.play(card, view.rankings.with(view.trump));
    let (after, _) = trick.best().filter(|(after, _)| *after != before && *after == seat)?;
    let length = if stage.dropped.is_some_and(|(dropped, _)| dropped == card) { DROP } else { PLAY };
    let gone = moving.share(length)? * length as f32;
    let flight = CROWN.min(length) as f32;
    let t = ease_out(((gone - (length as f32 - flight)) / flight).clamp(0.0, 1.0));
    let [from, to] = [before, after].map(|seat| crown_at(&stage.trick_place(seat)));
    Some(Transient::Crown { at: from + (to - from) * t })
}

/// Returns the counters that every side pays or gets.
fn counters(stage: &Stage<'_>, moving: &Moving<'_>, landing: &SeatView) -> Vec<Transient> {
    let (view, rules) = (stage.view(), stage.rules);
    let gone = moving.share(COUNTERS).unwrap_or(1.0) * COUNTERS as f32;
    let left = |points: Points| if rules.counts_down() { -i32::from(points.0) } else { 0 };
    let pool = stage.pool().center();
    let mut counters = Vec::new();
    for (side, &after) in landing.scores.iter() {
        let home = home(stage, side);
        let white = left(after) - left(view.scores[side]);
        let red = landing.reds.held[side] - view.reds.held[side];
        for (colour, change) in [(CounterColour::White, white), (CounterColour::Red, red)] {
            let (from, to) = if change < 0 { (home, pool) } else { (pool, home) };
            let count = (change.unsigned_abs() as usize).min(MOST);
            for index in 0..count {
                let t = ((gone - BETWEEN * index as f32) / FLIGHT).clamp(0.0, 1.0);
                // Where nothing travels, counters lie at once where they go.
                let t = if moving.pace.is_reduced() { 1.0 } else { ease_in_out(t) };
                // They come down about the middle of the row that lies there.
                let aside = Vector::new(APART * stage.layout.s * (index as f32 - (count - 1) as f32 / 2.0), 0.0);
                counters.push(Transient::Counter { colour, at: from + aside + (to - from) * t });
            }
        }
    }
    counters
}

/// Returns the place of the counters of a side: above the corner of its player at the bottom, else before its first.
fn home(stage: &Stage<'_>, side: Side) -> Point {
    let members: Vec<Seat> = stage.rules.members(side).collect();
    let first = members.iter().find(|&&seat| seat == stage.bottom).or(members.first()).copied().unwrap_or_default();
    stage.place(first).counters
}

/// Returns the place of the crown on a card.
pub(super) fn crown_at(card: &Placement) -> Point {
    card.at(0.90, 0.04)
}
