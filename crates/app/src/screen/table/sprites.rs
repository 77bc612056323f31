//! Every visible card, with its place at this moment, in the order in which they lie over each other.

use super::hand::Hand;
use crate::deck::Overlay;
use crate::layout::{Edge, HIDDEN, Layout, OpenRow, Placement, SeatPlace};
use crate::timeline::{
    BACK, BETWEEN_PACKETS, BETWEEN_TURNS, BLOOM, BLOOM_GOES, BLOOM_RESTS, CROWNED, DISCARD, DROP, FADE, FLIP, GATHER,
    GATHERED, LAST_TURN, Moving, NEWEST, PACKET, PLAY, RISE, TURN, TURN_UP, Timeline, ease_in_out, ease_out,
};
use pitch_rules::rules::WidowTo;
use pitch_rules::{Card, Cards, Event, Held, Pile, Ranking, Rows, Rules, Seat, SeatView, Suit, Trick, Turn};
use pitch_session::hand_order;
use pitch_session::settings::HandOrder;

use iced::{Point, Radians, Rectangle, Size, Vector};

use std::time::Instant;

/// Lift of a card that waits for a second click, in pixels of the design.
pub(crate) const CHOSEN: f32 = 14.0;

/// Number of cards of the stock that are seen lying on each other.
const LAYERS: usize = 3;
/// Distance between these cards, in logical pixels of the design.
const STEP: f32 = 2.5;

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
    fn rising(&self) -> Option<(Cards, f32, bool)> {
        let suit = self.blooming()?;
        let moving = self.timeline.under_way(self.now)?;
        let trumps = self.view().rankings.with(Some(suit)).trumps();
        if moving.pace.is_reduced() {
            return moving.share(NEWEST).filter(|share| *share < 1.0).map(|_| (trumps, 0.0, true));
        }
        let share = moving.share(2 * RISE).filter(|share| *share < 1.0)?;
        Some((trumps, ease_in_out(1.0 - (2.0 * share - 1.0).abs()), false))
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
    fn dead(&self, seat: Seat) -> Cards {
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
    fn widow_of(&self, seat: Seat) -> Placement {
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
        let dish = (self.rules.counts_down() && self.is_pool_in_the_middle()).then(|| self.pool());
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
    fn row(&self, rows: &Rows, seat: Seat) -> Vec<Placement> {
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
        // Whoever is out holds nothing that matters.
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

    /// Lays the rows of all players: the edges of the cards face down, and of the others those face up that are not `gone`;
    /// nothing where the card is `turning` that lay beneath this one.
    fn rows(&mut self, rows: &Rows, gone: Cards, turning: Option<Card>) {
        let stage = self.stage;
        for seat in stage.view().seats.all() {
            for (pile, place) in rows.lying(seat).zip(stage.row(rows, seat)) {
                if pile.hides() && (turning.is_none() || pile.upper != turning) {
                    let below = place.moved_up(-HIDDEN * place.size.height);
                    self.sprites.push(Sprite::new(None, below));
                }
                let up = pile.up().filter(|card| !gone.contains(*card) && !stage.is_own(seat));
                self.sprites.extend(up.map(|card| Sprite::new(Some(card), place)));
            }
        }
    }

    /// Lays a card of a row that is turned over where it lies.
    fn uncover(&mut self, seat: Seat, card: Card, upper: Card, t: f32) {
        let Some(place) = self.stage.place_in_row(seat, |pile| pile.upper == Some(upper)) else { return };
        let (card, open) = turned_over(card, t);
        let below = place.moved_up(-HIDDEN * place.size.height);
        self.sprites.push(Sprite { open, ..Sprite::new(card, below.towards(&place, ease_out(t))) });
    }

    /// Returns the ranking of the cards now.
    fn ranking(&self) -> &'static Ranking {
        let view = self.stage.view();
        view.rankings.with(view.trump)
    }

    /// Lays cards of a seat that lie open before it.
    fn open(&mut self, seat: Seat, cards: Cards) {
        let called = self.stage.view().called[seat];
        let row = self.stage.place(seat).open.row(cards.len());
        for (card, place) in hand_order::by_suits(cards, self.ranking()).into_iter().zip(row) {
            let overlay = Overlay { large_index: true, edged: called == Some(card), ..Overlay::PLAIN };
            self.sprites.push(Sprite { overlay, ..Sprite::new(Some(card), place) });
        }
    }

    /// Lays the card by which the pitcher called a partner onto the patch, small.
    fn called_card(&mut self) {
        let (stage, view) = (self.stage, self.stage.view());
        let Some(called) = view.partner_card.filter(|_| view.trump.is_some()) else { return };
        let patch = stage.layout.patch;
        let size = Size::new(0.28 * patch.width, 0.39 * patch.width);
        let centre = patch.center() + Vector::new(0.31 * patch.width, 0.31 * patch.width);
        let overlay = Overlay { large_index: true, ..Overlay::PLAIN };
        self.sprites.push(Sprite { overlay, ..Sprite::new(Some(called.card), Placement::new(centre, size, 8.0)) });
    }

    /// Lays the stock and the cards turned up beside it.
    fn pile(&mut self) {
        let (stage, view) = (self.stage, self.stage.view());
        let moving = stage.timeline.moving(stage.now);
        let turning = moving.filter(|moving| matches!(moving.events, [Event::TurnedUp(_)]));
        // Once tricks are played the pack is put away: the patch says what is trump.
        if view.is_playing() || view.turned.is_empty() && turning.is_none() || stage.hides_pack() {
            return;
        }
        let stock = stage.pack();
        for layer in 0..usize::from(view.stock).min(LAYERS) {
            let shift = STEP * stock.size.width / 108.0 * layer as f32;
            let place = Placement { centre: stock.centre - Vector::new(shift, shift), ..stock };
            self.sprites.push(Sprite::new(None, place));
        }
        // A card that is being turned pushes the ones before it aside.
        let aside = usize::from(turning.is_some_and(|moving| moving.since.is_some()));
        for (index, &card) in view.turned.iter().enumerate() {
            let age = view.turned.len() - 1 - index + aside;
            self.sprites.push(Sprite::new(Some(card), stage.turned_at(age)));
        }
    }

    /// Lays the stock that is drawn from during play, and its top card if it lies open; one card less while that
    /// `is_drawn`.
    fn stock(&mut self, is_drawn: bool) {
        let (stage, view) = (self.stage, self.stage.view());
        let left = usize::from(view.stock) - usize::from(is_drawn && view.stock > 0);
        if !stage.rules.draws() || left == 0 {
            return;
        }
        for layer in 0..left.min(LAYERS) {
            self.sprites.push(Sprite::new(None, self.layer_of_stock(layer)));
        }
        if let Some(card) = view.top.filter(|_| !is_drawn) {
            self.sprites.push(Sprite::new(Some(card), self.top_of_stock(left)));
        }
    }

    fn layer_of_stock(&self, layer: usize) -> Placement {
        let stock = self.stage.draw_stock();
        let shift = STEP * stock.size.width / 108.0 * layer as f32;
        Placement { centre: stock.centre - Vector::new(shift, shift), ..stock }
    }

    /// Returns the place of the top card of `left` cards.
    fn top_of_stock(&self, left: usize) -> Placement {
        self.layer_of_stock(left.clamp(1, LAYERS) - 1)
    }

    /// Lays a card that goes from the stock to the player who draws it: one that is seen turns over on its way.
    fn draw(&mut self, seat: Seat, card: Option<Card>, t: f32) {
        let view = self.stage.view();
        let from = self.top_of_stock(view.stock.into());
        let to = if self.stage.is_own(seat) { self.own_middle() } else { self.held_place(seat) };
        let lies_open = card.is_some() && card == view.top;
        let (card, open) = match card {
            Some(card) if !lies_open => turned_over(card, 2.0 * t),
            card => (card, 1.0),
        };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays a card that was cut for trump: it is turned over in the middle, and shown.
    fn cut(&mut self, card: Card, t: f32) {
        let (card, open) = turned_over(card, t);
        let place = Placement::new(self.stage.layout.trick_centre, self.stage.layout.trick[0].size, 0.0);
        self.sprites.push(Sprite { open, ..Sprite::new(card, place) });
    }

    /// Lays the widow, a few of its cards lying on each other, unless it `is_gone`.
    fn widow(&mut self, is_gone: bool) {
        if is_gone {
            return;
        }
        for place in self.stage.widows() {
            for layer in 0..usize::from(self.stage.view().widow).min(LAYERS) {
                let shift = STEP * place.size.width / 108.0 * layer as f32;
                let place = Placement { centre: place.centre - Vector::new(shift, shift), ..place };
                self.sprites.push(Sprite::new(None, place));
            }
        }
    }

    /// Lays the trumps that everybody threw away.
    fn dead(&mut self) {
        for seat in self.stage.view().seats.all() {
            let cards = hand_order::by_suits(self.stage.dead(seat), self.ranking());
            for (card, place) in cards.into_iter().zip(self.stage.dead_row(seat)) {
                let overlay = Overlay { large_index: true, ..Overlay::PLAIN };
                self.sprites.push(Sprite { overlay, ..Sprite::new(Some(card), place) });
            }
        }
    }

    fn trick(&mut self, trick: &Trick, away: &[(Seat, Card)]) {
        let best = trick.best();
        let mut plays: Vec<(Seat, Card)> = trick.plays().filter(|play| !away.contains(play)).collect();
        // Cards nearer to the person at the bottom lie above: no index is covered.
        plays.sort_by(|(one, _), (other, _)| {
            self.stage.trick_place(*one).centre.y.total_cmp(&self.stage.trick_place(*other).centre.y)
        });
        for (seat, card) in plays {
            let edged = best == Some((seat, card));
            self.sprites.push(Sprite::new(Some(card), self.stage.trick_place(seat)).edged(edged));
        }
    }

    /// Lays a card with an edge where it is played.
    fn edged(&mut self, seat: Seat, card: Card) {
        self.sprites.push(Sprite::new(Some(card), self.stage.trick_place(seat)).edged(true));
    }

    /// Returns the place where the cards of another seat are held.
    fn held_place(&self, seat: Seat) -> Placement {
        let backs = self.stage.place(seat).backs;
        Placement::new(backs.centre, backs.card, 0.0)
    }

    /// Returns the place where this card of a seat is held: one's own is in the hand.
    fn place_of(&self, seat: Seat, card: Option<Card>) -> Placement {
        let others = card.filter(|_| !self.stage.is_own(seat));
        if let Some(place) = others.and_then(|card| self.stage.place_in_row(seat, |pile| pile.up() == Some(card))) {
            return place;
        }
        let own = card.filter(|_| self.stage.is_own(seat));
        let own = own.and_then(|card| self.stage.hand.place_of(card, self.stage.now));
        own.unwrap_or_else(|| self.held_place(seat))
    }

    /// Lays the next card of the stock, which is turned over beside it.
    fn turn_up(&mut self, card: Card, t: f32) {
        let (card, open) = turned_over(card, t);
        let (from, to) = (self.stage.pack(), self.stage.turned_at(0));
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays cards that go face down to the stock.
    fn discard(&mut self, seat: Seat, cards: Held, t: f32) {
        let to = self.stage.pack();
        let seen = hand_order::by_suits(cards.cards.unwrap_or_default(), self.ranking());
        for index in 0..usize::from(cards.count) {
            let from = self.place_of(seat, seen.get(index).copied());
            let place = from.towards(&to, ease_out((1.2 * t - 0.06 * index as f32).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(None, place).drawn_as(to.size.width));
        }
    }

    /// Lays cards that go face up from one hand to another.
    fn hand_over(&mut self, from: Seat, to: Seat, cards: Cards, t: f32) {
        let there = if self.stage.is_own(to) { self.own_middle() } else { self.held_place(to) };
        for (index, card) in hand_order::by_suits(cards, self.ranking()).into_iter().enumerate() {
            let here = self.place_of(from, Some(card));
            let place = here.towards(&there, ease_out((1.2 * t - 0.06 * index as f32).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(Some(card), place).drawn_as(there.size.width));
        }
    }

    /// Returns the middle of the hand at the bottom.
    fn own_middle(&self) -> Placement {
        let own = self.stage.layout.seats[0].face;
        Placement::new(own.center(), self.stage.layout.hand_card, 0.0)
    }

    /// Lays cards that go face down to the player who takes them up.
    fn take_up(&mut self, seat: Seat, count: u8, from: Placement, t: f32) {
        let to = if self.stage.is_own(seat) { self.own_middle() } else { self.held_place(seat) };
        for index in 0..count {
            let place = from.towards(&to, ease_out((1.2 * t - 0.03 * f32::from(index)).clamp(0.0, 1.0)));
            self.sprites.push(Sprite::new(None, place).drawn_as(to.size.width));
        }
    }

    /// Lays cards that glide back into the hands; one that nobody may play now is put down first.
    fn withdraw(&mut self, cards: &[(Seat, Card)], t: f32) {
        let view = self.stage.view();
        for &(seat, card) in cards {
            let (from, to) = (self.stage.trick_place(seat), self.place_of(seat, Some(card)));
            let lies = |trick: Option<&Trick>| trick.is_some_and(|trick| trick.cards().contains(card));
            let lay = lies(view.trick.as_ref()) || lies(view.tricks.last()) || view.early.contains(&(seat, card));
            let away = if lay { ease_in_out(t) } else { (2.0 * t - 1.0).abs() };
            self.sprites.push(Sprite::new(Some(card), from.towards(&to, away)).drawn_as(from.size.width));
        }
    }

    fn play(&mut self, seat: Seat, card: Card, t: f32) {
        let dropped = self.stage.dropped.filter(|(dropped, _)| *dropped == card).map(|(_, place)| place);
        let (from, to) = (self.place_of(seat, Some(card)), self.stage.trick_place(seat));
        let from = dropped.unwrap_or(from);
        let is_seen = self.stage.is_own(seat) || self.stage.view().rows.are_there();
        let (card, open) = if is_seen { (Some(card), 1.0) } else { turned_over(card, 2.0 * t) };
        let place = from.towards(&to, ease_out(t));
        self.sprites.push(Sprite { open, ..Sprite::new(card, place).drawn_as(to.size.width) });
    }

    /// Lays a trick that is gathered: the winner's card lifts first, then all go to the winner's pile.
    fn gather(&mut self, trick: &Trick, winner: Seat, t: f32) {
        let home = self.stage.place(winner);
        let to = Placement::new(home.pile, home.backs.card, 0.0);
        let lifted = CROWNED as f32 / GATHER as f32;
        let slide = ((t - lifted) / (GATHERED as f32 / GATHER as f32)).max(0.0).powi(3);
        let (winning, losing): (Vec<_>, Vec<_>) = trick.plays().partition(|(seat, _)| *seat == winner);
        for (seat, card) in losing.into_iter().chain(winning) {
            let from = self.stage.trick_place(seat);
            let edged = seat == winner;
            let lift = if edged { 6.0 * self.stage.layout.s * (t / lifted).min(1.0) } else { 0.0 };
            let sprite = Sprite::new(Some(card), from.moved_up(lift).towards(&to, slide));
            self.sprites.push(sprite.edged(edged).drawn_as(from.size.width));
        }
    }

    /// Lays packets that fly to their players; one's own cards turn up once all are there.
    fn deal(&mut self, moving: &Moving<'_>) {
        let (stage, view) = (self.stage, self.stage.view());
        let since = moving.since.unwrap_or_default();
        let slow = |ms: u64| moving.pace.slowed(ms);
        let after = |start| since.checked_sub(start).map(|since| Moving { since: Some(since), ..*moving });
        self.pile();
        // After the cards were run everybody holds some already.
        let mut arrived = vec![0_usize; view.seats.len()];
        for (seat, held) in view.held.iter() {
            arrived[stage.position(seat)] = held.count.into();
        }
        let before = arrived[0];
        let width = stage.layout.hand_card.width;
        let held: Vec<_> = stage.hand.cards(stage.now).collect();
        self.sprites.extend(held.iter().map(|&(card, place)| Sprite::new(Some(card), place).drawn_as(width)));
        let mut own = Cards::NONE;
        let mut flying = Vec::new();
        for (index, event) in moving.events.iter().enumerate() {
            let Event::Dealt { seat, packet: Held { count, cards }, .. } = event else { continue };
            let position = stage.position(*seat);
            if position == 0 {
                own |= cards.unwrap_or_default();
            }
            match after(slow(BETWEEN_PACKETS * index as u64)) {
                Some(packet) if packet.since >= Some(slow(PACKET)) => arrived[position] += usize::from(*count),
                Some(packet) => {
                    let t = ease_out(packet.share(PACKET).unwrap_or_default());
                    flying.push((position, arrived[position], usize::from(*count), t));
                }
                None => {}
            }
        }
        for (place, &count) in stage.layout.seats.iter().zip(&arrived).skip(1) {
            self.sprites.extend(place.backs.fan(count).into_iter().map(|place| Sprite::new(None, place)));
        }
        let turning = after(slow(PACKET + BETWEEN_PACKETS * (moving.events.len() as u64).saturating_sub(1)));
        let hand = hand_order::order(own, Ranking::standard(None), stage.order);
        for (index, place) in stage.layout.hand.iter().enumerate().take(arrived[0]).skip(held.len()) {
            let dealt = index.checked_sub(before).and_then(|index| hand.get(index));
            let (card, open) = match turning.zip(dealt) {
                Some((turning, card)) => {
                    let between = (LAST_TURN as f32 / (hand.len().max(2) - 1) as f32).min(BETWEEN_TURNS as f32);
                    let begin = between * (index - before) as f32;
                    let gone = turning.share(TURN_UP).unwrap_or_default() * TURN_UP as f32;
                    turned_over(*card, (gone - begin) / TURN as f32)
                }
                None => (None, 1.0),
            };
            self.sprites.push(Sprite { open, ..Sprite::new(card, *place).drawn_as(width) });
        }
        let dealer = self.held_place(view.dealer);
        for (position, before, count, t) in flying {
            let fan = stage.layout.seats[position].backs.fan(before + count);
            let to = if position == 0 { &stage.layout.hand } else { &fan };
            for (index, to) in to.iter().skip(before).take(count).enumerate() {
                let size = Size::new(to.size.width * 0.9, to.size.height * 0.9);
                let from = Placement { size, angle: Radians(0.15 * index as f32), ..dealer };
                self.sprites.push(Sprite::new(None, from.towards(to, t)).drawn_as(to.size.width));
            }
        }
    }

    /// Lays all cards of a deal, which come up at once where they belong.
    fn deal_in_place(&mut self, moving: &Moving<'_>) {
        self.rest(&[], true);
        let (stage, lying) = (self.stage, self.sprites.len());
        if stage.rules.has_rows() {
            let mut after = stage.view().clone();
            moving.events.iter().for_each(|event| after.apply(event));
            self.rows(&after.rows, Cards::NONE, None);
            let own = after.rows.lying(stage.bottom).filter_map(Pile::up).filter(|_| !stage.is_public);
            let lies = own.zip(&stage.layout.hand).map(|(card, place)| Sprite::new(Some(card), *place));
            self.sprites.extend(lies);
            for sprite in &mut self.sprites[lying..] {
                sprite.opacity = moving.share(FADE).unwrap_or_default();
            }
            return;
        }
        for (seat, held) in stage.view().held.iter() {
            let packets = moving.events.iter().filter_map(|event| match event {
                Event::Dealt { seat: to, packet, .. } if *to == seat => Some(*packet),
                _ => None,
            });
            let dealt = packets.fold(Held::seen(Cards::NONE), |all, packet| Held {
                count: all.count + packet.count,
                cards: all.cards.zip(packet.cards).map(|(cards, more)| cards | more),
            });
            let (before, after) = (usize::from(held.count), usize::from(held.count + dealt.count));
            if stage.is_own(seat) {
                let faces = hand_order::order(dealt.cards.unwrap_or_default(), Ranking::standard(None), stage.order);
                for (index, place) in stage.layout.hand.iter().take(after).skip(before).enumerate() {
                    let sprite = Sprite::new(faces.get(index).copied(), *place);
                    self.sprites.push(sprite.drawn_as(stage.layout.hand_card.width));
                }
            } else {
                let backs = stage.place(seat).backs.fan(after);
                self.sprites.extend(backs.into_iter().skip(before).map(|place| Sprite::new(None, place)));
            }
        }
        for sprite in &mut self.sprites[lying..] {
            sprite.opacity = moving.share(FADE).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests;
