//! Every visible card, with its place at this moment, in the order in which they lie over each other.

mod deal;
mod lying;
mod moving;

use super::stage::Stage;
use crate::deck::Overlay;
use crate::layout::Placement;
use crate::timeline::{BACK, DISCARD, DROP, FADE, FLIP, GATHER, Moving, PLAY, ease_in_out};
use pitch_rules::{Card, Cards, Event, Held, Ranking, Seat};

/// Card, or the back of one, in a place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sprite {
    /// Face; `None` for a back.
    pub card: Option<Card>,
    /// Place where it is.
    pub place: Placement,
    /// Width in logical pixels of the picture that is drawn there, scaled while it moves.
    pub width: f32,
    /// Overlay that is painted onto it.
    pub overlay: Overlay,
    /// Share of its width that is seen while it is turned over, 0 to 1.
    pub open: f32,
    /// Opacity while it fades in or out, 0 to 1.
    pub opacity: f32,
}

impl Sprite {
    pub(crate) fn new(card: Option<Card>, place: Placement) -> Self {
        Sprite { card, place, width: place.size.width, overlay: Overlay::PLAIN, open: 1.0, opacity: 1.0 }
    }

    /// Returns the sprite drawn with a picture of `width`.
    const fn drawn_as(self, width: f32) -> Self {
        Sprite { width, ..self }
    }

    /// Returns the sprite with an edge, or without.
    const fn edged(mut self, edged: bool) -> Self {
        self.overlay.edged = edged;
        self
    }

    /// Returns `true` if it is as large as its picture and wholly seen.
    pub(crate) fn is_at_rest(&self) -> bool {
        (self.width - self.place.size.width).abs() < 0.01 && self.open >= 1.0
    }

    /// Returns `true` if this and the `next` are backs or faces of one fan: they lie still, one partly below the other,
    /// and not both upright.
    pub(crate) fn is_fanned_with(&self, next: &Self) -> bool {
        let is_still = |sprite: &Self| sprite.opacity >= 1.0 && sprite.is_at_rest();
        let apart = next.place.centre - self.place.centre;
        is_still(self)
            && is_still(next)
            && self.card.is_some() == next.card.is_some()
            && self.place.size == next.place.size
            && self.place.angle != next.place.angle
            && apart.x.hypot(apart.y) < self.place.size.width
    }
}

/// Returns all visible cards, the lowest first.
pub(crate) fn sprites(stage: &Stage<'_>) -> Vec<Sprite> {
    let mut scene = Scene { stage: *stage, sprites: Vec::with_capacity(48) };
    match stage.timeline.moving(stage.now) {
        Some(moving) => scene.show(&moving),
        None => scene.rest(&[], true),
    }
    let ranking = stage.view().rankings.with(stage.view().trump);
    for sprite in &mut scene.sprites {
        sprite.overlay.trump = sprite.card.and_then(|card| ranking.off_trump(card));
    }
    scene.sprites
}

/// Returns a card that is being turned over, its back and then its face, and the share of its width that is seen.
fn turned_over(card: Card, t: f32) -> (Option<Card>, f32) {
    let t = ease_in_out(t);
    ((t >= 0.5).then_some(card), (1.0 - 2.0 * t).abs().max(0.04))
}

struct Scene<'a> {
    stage: Stage<'a>,
    sprites: Vec<Sprite>,
}

impl Scene<'_> {
    /// Lays the cards that lie still, and those that move or wait to move.
    fn show(&mut self, moving: &Moving<'_>) {
        match moving.events {
            [Event::Dealt { .. }, ..] if moving.pace.is_reduced() || self.stage.rules.has_rows() => {
                self.deal_in_place(moving);
            }
            [Event::Dealt { .. }, ..] => self.deal(moving),
            [Event::Claimed { hands, .. }] => {
                self.rest(&[], true);
                let stage = self.stage;
                hands.iter().filter(|(seat, _)| !stage.is_own(*seat)).for_each(|(seat, cards)| self.open(seat, *cards));
            }
            [Event::Played { seat, card } | Event::PitchedEarly { seat, card }] if moving.since.is_some() => {
                self.rest(&[(*seat, *card)], true);
            }
            [Event::TrickTaken { .. }] if moving.since.is_some() => self.rest(&[], false),
            _ => self.rest(&[], true),
        }
        if let ([event], Some(_)) = (moving.events, moving.since) {
            if moving.pace.is_reduced() {
                self.fade(event, moving.share(FADE).unwrap_or_default());
            } else {
                self.travel(event, &|ms| moving.share(ms).unwrap_or_default());
            }
        }
    }

    /// Lays cards that come or go in their places, where nothing travels.
    fn fade(&mut self, event: &Event, share: f32) {
        let before = self.sprites.len();
        let mut opacity = share;
        match event {
            Event::Played { seat, card } | Event::PitchedEarly { seat, card } => self.edged(*seat, *card),
            Event::TurnedUp(card) => self.sprites.push(Sprite::new(Some(*card), self.stage.turned_at(0))),
            Event::StockTop(card) => {
                let place = self.top_of_stock(self.stage.view().stock.into());
                self.sprites.push(Sprite::new(Some(*card), place));
            }
            Event::Uncovered { seat, card, upper } => self.uncover(*seat, *card, *upper, 1.0),
            Event::Cut(card) => self.cut(*card, 1.0),
            Event::Withdrawn(cards) => {
                cards.iter().for_each(|&(seat, card)| self.edged(seat, card));
                opacity = 1.0 - share;
            }
            Event::TrickTaken { trick, .. } => {
                self.trick(trick, &[]);
                opacity = 1.0 - share;
            }
            _ => {}
        }
        for sprite in &mut self.sprites[before..] {
            sprite.opacity = opacity;
        }
    }

    /// Lays cards that go from one place to another.
    fn travel(&mut self, event: &Event, share: &dyn Fn(u64) -> f32) {
        match event {
            Event::Played { seat, card } | Event::PitchedEarly { seat, card } => {
                let is_dropped = self.stage.dropped.is_some_and(|(dropped, _)| dropped == *card);
                self.play(*seat, *card, share(if is_dropped { DROP } else { PLAY }));
            }
            Event::TurnedUp(card) => self.turn_up(*card, share(FLIP)),
            Event::Uncovered { seat, card, upper } => self.uncover(*seat, *card, *upper, share(FLIP)),
            Event::Discarded { seat, cards, .. } => self.discard(*seat, *cards, share(DISCARD)),
            Event::Handed { from, to, cards } => self.hand_over(*from, *to, *cards, share(DISCARD)),
            Event::WidowTaken { seat, cards } => {
                self.take_up(*seat, cards.count, self.stage.widow_of(*seat), share(DISCARD));
            }
            Event::Drawn { seat, cards, .. } if self.stage.rules.draws() => {
                self.draw(*seat, cards.cards.and_then(Cards::first), share(DISCARD));
            }
            Event::Drawn { seat, cards, .. } => {
                self.take_up(*seat, cards.count, self.stage.pack(), share(DISCARD));
            }
            Event::StockTop(card) => {
                let (card, open) = turned_over(*card, share(FLIP));
                let place = self.top_of_stock(self.stage.view().stock.into());
                self.sprites.push(Sprite { open, ..Sprite::new(card, place) });
            }
            Event::Cut(card) => self.cut(*card, share(FLIP)),
            Event::Withdrawn(cards) => self.withdraw(cards, share(BACK)),
            Event::TrickTaken { trick, .. } if self.stage.told == Some(*trick) => self.trick(trick, &[]),
            Event::TrickTaken { trick, winner, .. } => self.gather(trick, *winner, share(GATHER)),
            _ => {}
        }
    }

    /// Lays cards that lie still, except for those that are `played`; with or without the trick.
    fn rest(&mut self, played: &[(Seat, Card)], with_trick: bool) {
        let (stage, view) = (self.stage, self.stage.view());
        let moving = stage.timeline.under_way(stage.now);
        let events = moving.as_ref().map(|moving| moving.events).unwrap_or_default();
        let away = if let [Event::Withdrawn(cards)] = events { &cards[..] } else { played };
        let gone: Cards = played.iter().map(|(_, card)| *card).collect();
        let leaving = match events {
            [Event::Discarded { seat, cards, .. }] => Some((*seat, *cards)),
            [Event::Handed { from, cards, .. }] => Some((*from, Held::seen(*cards))),
            _ => None,
        };
        self.pile();
        self.stock(matches!(events, [Event::Drawn { .. }]));
        self.widow(matches!(events, [Event::WidowTaken { .. }]));
        let turning = if let [Event::Uncovered { upper, .. }] = events { Some(*upper) } else { None };
        self.rows(&view.rows, gone, turning);
        if !matches!(events, [Event::Claimed { .. }]) && !view.rows.are_there() {
            for (seat, held) in view.held.iter().filter(|(seat, _)| !stage.is_own(*seat)) {
                let shown = view.exposed[seat];
                let early = view.early.iter().filter(|(early, _)| *early == seat).count();
                let unseen = played.iter().filter(|(player, card)| *player == seat && !shown.contains(*card)).count();
                let left = leaving.filter(|(leaves, _)| *leaves == seat).map_or(0, |(_, cards)| cards.count.into());
                let backs = usize::from(held.count).saturating_sub(shown.len() + early + unseen + left);
                // A tag says that nothing of these may be played.
                let backs = if stage.is_out_of_trumps(seat) { 0 } else { backs };
                self.sprites.extend(stage.place(seat).backs.fan(backs).into_iter().map(|at| Sprite::new(None, at)));
                self.open(seat, (shown - gone) | view.laid_down[seat]);
            }
        }
        if !stage.is_public {
            self.open(stage.bottom, view.laid_down[stage.bottom]);
        }
        self.dead();
        // After a claim the hands lie open until the hand is counted.
        for (seat, cards) in view.claim.iter().flat_map(|(_, hands)| hands.iter()) {
            if !stage.is_own(seat) {
                self.open(seat, *cards);
            }
        }
        self.called_card();
        if let Some(trick) = stage.lying().filter(|_| with_trick) {
            self.trick(&trick, away);
        }
        for &(seat, card) in view.early.iter().filter(|early| !away.contains(early)) {
            self.sprites.push(Sprite::new(Some(card), stage.trick_place(seat)));
        }
        let width = stage.layout.hand_card.width;
        // Cards that lie very close need the large index.
        let large_index = stage.layout.step() < 0.30 * width;
        self.sprites
            .extend(stage.layout.hand.iter().take(stage.unseen()).map(|at| Sprite::new(None, *at).drawn_as(width)));
        let away: Cards = away.iter().map(|(_, card)| *card).collect();
        let away =
            away | leaving.filter(|(seat, _)| stage.is_own(*seat)).and_then(|(_, held)| held.cards).unwrap_or_default();
        // The player who is out holds nothing that matters.
        let is_out = view.is_out(stage.bottom);
        let rising = stage.rising();
        let lies = |card: &Card| !away.contains(*card) && stage.dragged != Some(*card);
        for (card, place, width) in stage.hand.raised(stage.now).filter(|(card, ..)| lies(card)) {
            let nods = stage.nod.filter(|(nods, _)| *nods == card).map_or(0.0, |(_, up)| up);
            let rises = rising.filter(|(trumps, ..)| trumps.contains(card));
            let up = rises.map_or(0.0, |(_, height, _)| height * stage.layout.raise);
            let place = place.moved_up(nods + up);
            if is_out {
                self.sprites.push(Sprite::new(None, place).drawn_as(width));
                continue;
            }
            let edged = stage.edged.contains(card) || rises.is_some_and(|(.., is_edged)| is_edged);
            let covered = stage.covered.contains(card);
            let marked = stage.marked.contains(card);
            let overlay = Overlay { covered, edged, marked, large_index, ..Overlay::PLAIN };
            self.sprites.push(Sprite { overlay, ..Sprite::new(Some(card), place).drawn_as(width) });
        }
    }

    /// Returns the ranking of the cards now.
    fn ranking(&self) -> &'static Ranking {
        let view = self.stage.view();
        view.rankings.with(view.trump)
    }
}

#[cfg(test)]
mod tests;
