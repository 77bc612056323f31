//! Cards that are dragged: into the middle, where they are played, or along the hand into another order.
//!
//! While a card is dragged it has a layer of its own. Everything else is drawn anew only where the card would do something
//! else than before.

use super::sprites::Sprite;
use super::{Effects, Message, Table};
use crate::context::Context;
use crate::deck::Overlay;
use crate::layout::Placement;
use crate::sound::Cue;
use crate::timeline::DROP;
use pitch_rules::{Card, Cards, Event, Pile};
use pitch_session::hand_order;

use iced::{Point, Rectangle, Vector};

use std::time::{Duration, Instant};

/// Distance from where a card was pressed at which it is dragged, in pixels of the design.
pub(super) const SLIP: f32 = 6.0;
/// The same for a finger, which lies less still.
pub(super) const SLIP_OF_FINGER: f32 = 12.0;
/// Size of a dragged card against those in the hand.
const LARGER: f32 = 1.04;
/// Distance that a card comes along which cannot leave the hand, in pixels of the design.
const COMES_ALONG: f32 = 12.0;
/// Time within which a second press in the same place is part of the first.
const SAME_PRESS: Duration = Duration::from_millis(250);
/// Distance within which two presses are in the same place, in pixels of the design.
const SAME_PLACE: f32 = 10.0;
/// Time within which a second click on the cloth makes a double click.
const DOUBLE_CLICK: Duration = Duration::from_millis(400);

/// Presses of the mouse or of a finger on cards, and what became of them.
#[derive(Debug, Clone, Default)]
pub(super) struct Pressing {
    /// Card that is pressed, and where.
    grip: Option<(Card, Point)>,
    drag: Option<Drag>,
    /// Card that was let go of in the middle, as long as it is on its way from there.
    dropped: Option<(Card, Placement)>,
    /// Time and place of the last press that played a card.
    played: Option<(Instant, Point)>,
    /// Time of the last click on the cloth.
    missed: Option<Instant>,
}

/// A card on the pointer.
#[derive(Debug, Clone)]
struct Drag {
    card: Card,
    /// The pointer.
    at: Point,
    /// The middle of the card from there.
    grip: Vector,
    over: Over,
    /// Order by hand before.
    before: Vec<Card>,
}

/// Effect of letting go of a dragged card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Over {
    /// It goes back.
    Elsewhere,
    /// It is played, or laid into the tray or taken back from there.
    Middle,
    /// It stays at this place of the hand.
    Hand(usize),
}

impl Table {
    /// Returns the card that a press at a point takes, whether it may be played or only be moved.
    pub(super) fn card_at(&self, point: Point) -> Option<Card> {
        match self.control_at(point) {
            Some(Message::Card(card)) => Some(card),
            Some(_) => None,
            None => self.hand.card_at(point).filter(|_| !self.mode.is_talking()),
        }
    }

    /// Returns the card that is dragged.
    pub(super) fn dragged(&self) -> Option<Card> {
        self.pressing.drag.as_ref().map(|drag| drag.card)
    }

    /// Returns the card that is pressed.
    pub(super) const fn pressed(&self) -> Option<Card> {
        match self.pressing.grip {
            Some((card, _)) => Some(card),
            None => None,
        }
    }

    /// Returns `true` if the dragged card is played where it is let go of.
    pub(super) fn drops(&self) -> bool {
        self.pressing.drag.as_ref().is_some_and(|drag| drag.over == Over::Middle)
    }

    /// Returns the place that the dragged card left, and `true` if it would stay there or near.
    pub(super) fn gap(&self) -> Option<(Placement, bool)> {
        let drag = self.pressing.drag.as_ref()?;
        let (_, place) = self.hand.settled().find(|(card, _)| *card == drag.card)?;
        Some((place, matches!(drag.over, Over::Hand(_))))
    }

    /// Returns the card that was let go of in the middle, and where, as long as it is on its way from there.
    pub(super) const fn dropped(&self) -> Option<(Card, Placement)> {
        self.pressing.dropped
    }

    /// Returns the picture of the dragged card where it is.
    pub(super) fn dragged_sprite(&self) -> Option<Sprite> {
        let drag = self.pressing.drag.as_ref()?;
        let view = self.shown();
        let covered = self.covered().contains(drag.card);
        let trump = view.rankings.with(view.trump).off_trump(drag.card);
        let overlay = Overlay { covered, trump, ..Overlay::PLAIN };
        let sprite = Sprite::new(Some(drag.card), self.held_at(drag));
        Some(Sprite { overlay, ..sprite })
    }

    /// Returns the place of a card on the pointer: a card that cannot be played leaves the hand by a little only.
    fn held_at(&self, drag: &Drag) -> Placement {
        let upright = Placement::new(drag.at + drag.grip, self.layout.hand_card * LARGER, 0.0);
        let is_stuck = drag.over == Over::Elsewhere && self.covered().contains(drag.card);
        match self.hand.settled().find(|(card, _)| *card == drag.card).filter(|_| is_stuck) {
            Some((_, home)) => {
                let away = upright.centre - home.centre;
                let share = (COMES_ALONG * self.layout.s / away.x.hypot(away.y).max(1.0)).min(1.0);
                Placement { centre: home.centre + away * share, ..home }
            }
            None => upright,
        }
    }

    /// A card is pressed: it gives way a little.
    pub(super) fn grip(&mut self, card: Card, at: Point, now: Instant) {
        self.now = now;
        self.pressing.grip = Some((card, at));
        self.lift_cards();
    }

    /// The pointer moves with the card that was pressed.
    pub(super) fn drag(&mut self, at: Point, context: &Context, now: Instant) {
        self.now = now;
        let is_new = self.pressing.drag.is_none();
        if let (true, Some((card, from))) = (is_new, self.pressing.grip)
            && let Some(place) = self.hand.place_of(card, now).filter(|_| !self.is_covered())
        {
            let (grip, before) = (place.centre - from, self.arranged.clone());
            self.hovered = None;
            self.done = Some(Cue::Lift);
            self.pressing.drag = Some(Drag { card, at, grip, over: Over::Elsewhere, before });
        }
        let Some(drag) = &mut self.pressing.drag else { return };
        drag.at = at;
        let (card, centre, before) = (drag.card, at + drag.grip, drag.over);
        let over = self.over(card, centre);
        if let Some(drag) = self.pressing.drag.as_mut().filter(|drag| drag.over != over) {
            drag.over = over;
            self.arranged.clone_from(&drag.before);
        }
        if let Over::Hand(place) = over
            && over != before
        {
            self.move_to(card, place);
        }
        // What the middle does is drawn with the cloth alone.
        let rearranges = matches!((before, over), (Over::Hand(_), _) | (_, Over::Hand(_))) && before != over;
        if is_new || rearranges {
            self.arrange(context);
        }
    }

    /// Returns the effect of letting go of a card with its middle here.
    fn over(&self, card: Card, centre: Point) -> Over {
        let third = self.layout.size.height / 3.0;
        let middle = Rectangle { y: third, height: third, ..self.layout.table };
        let is_going = self.has_tray() && self.going().contains(card);
        let acts = self.is_on(&Message::Card(card)) && self.pressable().contains(card);
        if middle.contains(centre) && acts && !is_going {
            return Over::Middle;
        }
        if centre.y <= 2.0 * third {
            return Over::Elsewhere;
        }
        if is_going {
            return if acts { Over::Middle } else { Over::Elsewhere };
        }
        let away = |place: &Placement| (place.centre.x - centre.x).abs();
        let slots = self.layout.hand.iter().enumerate().take(self.hand.settled().count());
        let nearest = slots.min_by(|(_, one), (_, other)| away(one).total_cmp(&away(other)));
        nearest.map_or(Over::Elsewhere, |(place, _)| Over::Hand(place))
    }

    /// Moves a card to this place of the hand, counted from the left.
    fn move_to(&mut self, card: Card, place: usize) {
        let going = if self.has_tray() { self.going().len() } else { 0 };
        let mut cards = self.sorted();
        let Some(from) = cards.iter().position(|held| *held == card) else { return };
        let place = (going + place).min(cards.len() - 1);
        if from == place && self.arranged.is_empty() {
            return;
        }
        let card = cards.remove(from);
        cards.insert(place, card);
        self.arranged.retain(|held| !cards.contains(held));
        self.arranged.extend(cards);
    }

    /// Moves a card one place to the left or the right.
    pub(super) fn shift(&mut self, card: Card, is_right: bool) {
        let knows_hand = self.knows_hand();
        let going = if self.has_tray() { self.going() } else { Cards::NONE };
        let held: Vec<Card> = self.sorted().into_iter().filter(|held| !going.contains(*held)).collect();
        if let Some(from) = held.iter().position(|held| *held == card) {
            self.move_to(card, if is_right { (from + 1).min(held.len() - 1) } else { from.saturating_sub(1) });
        }
        // Who moves a card need not be told of the others.
        if knows_hand {
            self.note_hand();
        }
    }

    /// Sorts the hand at the bottom as the settings say.
    pub(super) fn sort_again(&mut self) {
        let (held, knows_hand) = (self.held(), self.knows_hand());
        self.arranged.retain(|card| !held.contains(*card));
        if knows_hand {
            self.note_hand();
        }
    }

    /// Returns the order of cards by hand: what was not moved comes last, sorted.
    pub(super) fn by_hand(&self, cards: Cards) -> Vec<Card> {
        let rows = &self.shown().rows;
        if rows.are_there() {
            return rows.lying(self.bottom).filter_map(Pile::up).filter(|card| cards.contains(*card)).collect();
        }
        let mut sorted = hand_order::order(cards, self.shown().rankings.with(self.shown().trump), self.order);
        let place = |card: &Card| self.arranged.iter().position(|held| held == card);
        sorted.sort_by_key(|card| place(card).unwrap_or(usize::MAX));
        sorted
    }

    /// Lets go of the dragged card: over the middle it is pressed, along the hand it stays, and else it goes back. Lets go
    /// of one that is only pressed as well.
    pub(super) fn drop_card(&mut self, is_meant: bool, context: &Context, now: Instant) -> Effects {
        self.pressing.grip = None;
        let Some(drag) = self.pressing.drag.take() else {
            self.now = now;
            self.lift_cards();
            return Effects::default();
        };
        let place = self.held_at(&drag);
        self.now = now;
        if !is_meant {
            self.arranged.clone_from(&drag.before);
        }
        self.hand.hold(drag.card, place, now);
        let is_stuck = drag.over == Over::Elsewhere && self.covered().contains(drag.card);
        let presses = is_meant && (drag.over == Over::Middle || is_stuck && self.plays_by_the_book());
        self.change(context, now, |table| {
            if !presses {
                return Effects::default();
            }
            table.pressing.dropped = Some((drag.card, place));
            let effects = table.press_card(drag.card, context);
            if table.is_dropping() {
                table.timeline.shorten(DROP);
            }
            effects
        })
    }

    /// Returns `true` if the card that was let go of is on its way.
    fn is_dropping(&self) -> bool {
        let moving = self.timeline.moving(self.now);
        let card = moving.and_then(|moving| match moving.events {
            [Event::Played { card, .. } | Event::PitchedEarly { card, .. }] => Some(*card),
            _ => None,
        });
        card.is_some() && card == self.pressing.dropped.map(|(card, _)| card)
    }

    /// Forgets what is no longer so: a card that was let go of and lies, a dragged one that is gone, an order of cards that
    /// nobody holds.
    pub(super) fn follow_drag(&mut self) {
        if !self.is_dropping() {
            self.pressing.dropped = None;
        }
        let held = self.held();
        if self.dragged().is_some_and(|card| !held.contains(card)) {
            self.pressing = Pressing { played: self.pressing.played, ..Pressing::default() };
        }
        if self.shown().held.values().all(|held| held.count == 0) {
            self.arranged.clear();
        }
    }

    /// Returns `true` if a press in the place of the one that just played a card is part of that one.
    pub(super) fn is_same_press(&self, now: Instant) -> bool {
        let at = self.pressing.grip.map(|(_, at)| at);
        self.pressing.played.zip(at).is_some_and(|((since, before), at)| {
            let away = at - before;
            now.saturating_duration_since(since) < SAME_PRESS && away.x.hypot(away.y) < SAME_PLACE * self.layout.s
        })
    }

    /// Notes that the press played a card.
    pub(super) fn note_press(&mut self, now: Instant) {
        self.pressing.played = self.pressing.grip.map(|(_, at)| (now, at));
    }

    /// Notes a click on the cloth where nothing moves. Returns `true` if it is the second of a double click.
    pub(super) fn is_second_miss(&mut self, now: Instant) -> bool {
        let before = std::mem::replace(&mut self.pressing.missed, Some(now).filter(|_| self.timeline.is_idle()));
        let is_second = before.is_some_and(|before| now.saturating_duration_since(before) < DOUBLE_CLICK);
        is_second && self.timeline.is_idle()
    }

    /// Returns the place of the tray or of the card that the dragged one would be played to, marked while it would.
    pub(super) fn target_place(&self) -> Option<Rectangle> {
        if !self.drops() {
            return None;
        }
        self.tray_place().or_else(|| Some(self.stage().trick_place(self.bottom).rect()))
    }

    /// Returns the distance from where a card was pressed at which it is dragged, in logical pixels.
    pub(super) fn drag_slip(&self, by_finger: bool) -> f32 {
        self.layout.s * if by_finger { SLIP_OF_FINGER } else { SLIP }
    }
}
