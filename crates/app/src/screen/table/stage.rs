//! Places of all cards at one moment, and of what stands among them: the pack, widows, the stock and the dish.

use super::hand::Hand;
use crate::layout::{Edge, HIDDEN, Layout, OpenRow, Placement, SeatPlace};
use crate::timeline::Timeline;
use pitch_rules::rules::WidowTo;
use pitch_rules::{Card, Cards, Event, Pile, Rows, Rules, Seat, SeatView, Trick, Turn};
use pitch_session::settings::HandOrder;

use iced::{Point, Radians, Rectangle, Size, Vector};

use std::time::Instant;

/// Lift of a card that waits for a second click, in pixels of the design.
pub(crate) const CHOSEN: f32 = 14.0;

/// Data needed to say where the cards are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stage<'a> {
    /// View that is shown, and movement.
    pub timeline: &'a Timeline,
    /// Places of things.
    pub layout: &'a Layout,
    /// Hand at the bottom.
    pub hand: &'a Hand,
    /// Cards of the hand under a cover, because they may not be played now.
    pub covered: Cards,
    /// Cards of the hand with an edge: the one that has the keyboard, and the one that waits to be played by a second
    /// click.
    pub edged: Cards,
    /// Cards of the hand with a dashed edge: those of which a lesson speaks.
    pub marked: Cards,
    /// Card that is dragged: it lies in a layer of its own.
    pub dragged: Option<Card>,
    /// Card that was let go of in the middle, and where it was.
    pub dropped: Option<(Card, Placement)>,
    /// Card that nods as it is refused, and how far it is up, in logical pixels.
    pub nod: Option<(Card, f32)>,
    /// Order of the cards of the hand from the left.
    pub order: HandOrder,
    /// `true` while slips lie above the prompt.
    pub is_asked: bool,
    /// Trick that lies on although it is taken, while a lesson speaks of it.
    pub told: Option<Trick>,
    /// Seat at the bottom.
    pub bottom: Seat,
    /// `true` if nobody's hand lies there: all people hold their cards on phones, and it is a seat like the others.
    pub is_public: bool,
    /// People on phones whose pages are not open.
    pub absent: &'a [Seat],
    /// Rules in force.
    pub rules: &'a Rules,
    /// Time.
    pub now: Instant,
}

impl<'a> Stage<'a> {
    /// Creates the stage of a table at which nobody acts: no card is covered, chosen or on its way by hand.
    pub(crate) fn at_rest(
        timeline: &'a Timeline,
        layout: &'a Layout,
        hand: &'a Hand,
        rules: &'a Rules,
        bottom: Seat,
        now: Instant,
    ) -> Self {
        Stage {
            timeline,
            layout,
            hand,
            covered: Cards::NONE,
            edged: Cards::NONE,
            marked: Cards::NONE,
            dragged: None,
            dropped: None,
            nod: None,
            order: HandOrder::default(),
            is_asked: false,
            told: None,
            bottom,
            is_public: false,
            absent: &[],
            rules,
            now,
        }
    }

    /// Returns the view of the game that is shown.
    pub(crate) const fn view(&self) -> &'a SeatView {
        self.timeline.shown()
    }

    /// Returns the trick on the cloth: the one that is played, or the last one while a lesson speaks of it.
    pub(crate) fn lying(&self) -> Option<Trick> {
        let played = self.view().trick;
        self.told.filter(|_| played.is_none_or(|trick| trick.is_empty())).or(played)
    }

    /// Returns the game as it will be once the counters have come down that are on their way; `None` if none are.
    pub(super) fn landing(&self) -> Option<SeatView> {
        let moving = self.timeline.under_way(self.now).filter(|_| self.timeline.has_counters())?;
        match moving.events {
            [event @ (Event::HandScored(_) | Event::Marked(_))] => {
                let mut after = self.view().clone();
                after.apply(event);
                Some(after)
            }
            _ => None,
        }
    }

    /// Returns `true` if a seat holds nothing that may be played where only trumps are (M-60).
    pub(crate) fn is_out_of_trumps(&self, seat: Seat) -> bool {
        let view = self.view();
        view.is_out(seat) && view.trump.is_some() && view.laid_down[seat].is_empty()
    }

    /// Returns the number of cards in the hand that the player may not look at yet.
    pub(crate) fn unseen(&self) -> usize {
        let held = self.view().held[self.bottom];
        if held.cards.is_some() || self.is_public { 0 } else { held.count.into() }
    }

    /// Returns `true` if the hand of this seat lies at the bottom.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        seat == self.bottom && !self.is_public
    }

    /// Returns the table position of a seat: clockwise from the one at the bottom.
    pub(crate) const fn position(&self, seat: Seat) -> usize {
        let seats = self.view().seats.len();
        (seat.index() + seats - self.bottom.index()) % seats
    }

    /// Returns the place of a seat.
    pub(crate) fn place(&self, seat: Seat) -> SeatPlace {
        self.layout.seats[self.position(seat)]
    }

    /// Returns `true` if no card of this hand has been played yet.
    fn is_before_lead(&self) -> bool {
        self.view().tricks.is_empty() && self.view().trick.is_none_or(|trick| trick.is_empty())
    }

    /// Returns the trumps that a seat threw away in sight of everybody, which lie open until the first lead (M-55).
    pub(super) fn dead(&self, seat: Seat) -> Cards {
        let shown = |event: &Event| match event {
            Event::Discarded { seat: thrower, shown, .. } if *thrower == seat => *shown,
            _ => Cards::NONE,
        };
        let dead = self.view().exchanged.iter().map(shown).fold(Cards::NONE, |dead, cards| dead | cards);
        if self.is_before_lead() { dead } else { Cards::NONE }
    }

    /// Returns the places of a seat's dead trumps: before the other players, and one's own where the card of the trick
    /// will lie, unless something is asked there.
    pub(crate) fn dead_row(&self, seat: Seat) -> Vec<Placement> {
        let (open, count) = (self.place(seat).open, self.dead(seat).len());
        if !self.is_own(seat) {
            return open.row(count);
        }
        // While it is asked what to do, slips lie there.
        if count == 0 || self.is_asked {
            return Vec::new();
        }
        let wide = 0.56 * open.card.width * (count - 1) as f32;
        let first = self.trick_place(seat).centre - Vector::new(wide / 2.0, 0.0);
        OpenRow { first, room: wide + open.card.width, ..open }.row(count)
    }

    /// Returns the place of the widow that the highest bidder takes, in the middle; or, where everybody has a widow, the
    /// places of all, each before its seat (M-51).
    pub(crate) fn widows(&self) -> Vec<Placement> {
        if self.view().widow == 0 {
            return Vec::new();
        }
        match self.rules.widow_to {
            WidowTo::Own => self.view().seats.all().map(|seat| self.widow_of(seat)).collect(),
            WidowTo::Bidder => vec![self.widow_of(self.bottom)],
        }
    }

    /// Returns the place of the widow that this seat takes.
    pub(super) fn widow_of(&self, seat: Seat) -> Placement {
        let open = self.place(seat).open;
        match self.rules.widow_to {
            WidowTo::Own if self.is_own(seat) => Placement::new(self.trick_place(seat).centre, open.card, 0.0),
            WidowTo::Own => Placement::new(open.first, open.card, 0.0),
            WidowTo::Bidder => self.upper(0.0),
        }
    }

    /// Returns the place of a card in the upper half of the trick's place, above slips, `aside` widths to the right of its
    /// middle.
    fn upper(&self, aside: f32) -> Placement {
        let layout = self.layout;
        let most = layout.prompt.y - 110.0 * layout.s - layout.ceiling - 16.0 * layout.s;
        let height = (0.8 * layout.trick[0].size.height).min(most).max(0.3 * layout.hand_card.height);
        let size = Size::new(height / 1.4, height);
        let y = layout.ceiling + 9.0 * layout.s + height / 2.0;
        Placement::new(Point::new(aside.mul_add(size.width, layout.table.center_x()), y), size, 0.0)
    }

    /// Returns `true` if the pack gives way to the cards that the person at the bottom throws away.
    pub(crate) fn hides_pack(&self) -> bool {
        matches!(self.view().turn, Turn::Discard(seat) if self.is_own(seat))
    }

    /// Returns the place of the pack while a card is turned up.
    pub(crate) fn pack(&self) -> Placement {
        self.upper(-0.62)
    }

    /// Returns the place of the card turned up `age` turns ago, the last one being 0.
    pub(crate) fn turned_at(&self, age: usize) -> Placement {
        Placement { angle: Radians(0.05), ..self.upper(0.42_f32.mul_add(age as f32, 0.62)) }
    }

    /// Returns the height at which ends what stands in the middle above slips: the pack, a widow, or the dish.
    pub(super) fn above_slips(&self) -> f32 {
        let view = self.view();
        let lies = view.trick.is_none_or(|trick| trick.is_empty());
        let is_turned = !view.turned.is_empty() && !self.hides_pack();
        let cards =
            (is_turned || view.widow > 0 && self.rules.widow_to == WidowTo::Bidder).then(|| self.upper(0.0).bounds());
        // The dish has a rim below it.
        let rim = |dish: Rectangle| Rectangle { height: dish.height + 6.0 * self.layout.s, ..dish };
        let dish = (self.has_pool() && self.is_pool_in_the_middle()).then(|| rim(self.pool()));
        let ends = cards.into_iter().chain(dish).filter(|_| lies).map(|place| place.y + place.height);
        ends.fold(0.0, f32::max)
    }

    /// Returns the place of the stock that is drawn from during play.
    pub(crate) fn draw_stock(&self) -> Placement {
        let layout = self.layout;
        let right = layout.trick.iter().map(|card| card.bounds().x + card.bounds().width).fold(0.0, f32::max);
        let size = layout.trick[0].size;
        let end = layout.seats[1..].iter().filter(|seat| seat.edge == Edge::Right).map(|seat| seat.face.x);
        let end = end.fold(layout.table.width, f32::min) - 20.0 * layout.s;
        let height = size.height.min(1.4 * (end - right - 30.0 * layout.s)).max(0.4 * size.height);
        let size = Size::new(height / 1.4, height);
        let x = (0.95_f32.mul_add(size.width, right)).min(end - size.width / 2.0);
        Placement::new(Point::new(x, layout.trick_centre.y), size, 0.0)
    }

    /// Returns `true` if there is a pool of red counters at all.
    pub(super) fn has_pool(&self) -> bool {
        self.rules.ante_red > 0 || self.view().reds.pool != 0
    }

    /// Returns `true` if the dish with the pool stands in the middle, as long as no trick is played.
    pub(crate) fn is_pool_in_the_middle(&self) -> bool {
        self.view().trick.is_none() && self.view().turned.is_empty()
    }

    /// Returns the place of the dish with the pool: in the middle or, as one counter, at the patch.
    pub(crate) fn pool(&self) -> Rectangle {
        let (layout, s) = (self.layout, self.layout.s);
        if self.is_pool_in_the_middle() {
            let most = 0.45 * (layout.prompt.y - layout.ceiling);
            let width = (292.0 * s).min(0.42 * layout.table.width).min(most / 0.32);
            let size = Size::new(width, 0.32 * width);
            let corner = Point::new(layout.table.center_x() - width / 2.0, layout.ceiling + 16.0 * s);
            return Rectangle::new(corner, size);
        }
        let side = 28.0 * s;
        let patch = layout.patch;
        Rectangle { x: patch.x + patch.width - 0.7 * side, y: patch.y - 0.3 * side, width: side, height: side }
    }

    /// Returns the places of the piles that are left in the row of a seat, in their order (M-64).
    pub(super) fn row(&self, rows: &Rows, seat: Seat) -> Vec<Placement> {
        match self.is_own(seat) {
            true => self.layout.hand.clone(),
            false => self.layout.row(self.position(seat), rows.lying(seat).count()),
        }
    }

    /// Returns the place of the pile in the row of a seat that is like this.
    pub(crate) fn place_in_row(&self, seat: Seat, is_it: impl Fn(&Pile) -> bool) -> Option<Placement> {
        let rows = &self.view().rows;
        rows.lying(seat).zip(self.row(rows, seat)).find(|(pile, _)| is_it(pile)).map(|(_, place)| place)
    }

    /// Returns the place of the whole row of a seat, with the edges of the cards face down; `None` where nothing lies there.
    pub(crate) fn row_place(&self, seat: Seat) -> Option<Rectangle> {
        let row = self.row(&self.view().rows, seat).into_iter();
        let piles = row.map(|place| place.bounds().union(&place.moved_up(-HIDDEN * place.size.height).bounds()));
        piles.reduce(|one, other| one.union(&other))
    }

    /// Returns the place of a seat's card of the trick.
    pub(crate) fn trick_place(&self, seat: Seat) -> Placement {
        self.layout.trick[self.position(seat)]
    }
}
