//! Places of everything on the table: a pure function of the window's size, the number of seats and the cards in hand.
//!
//! All lengths are logical pixels and all positions are those of the window. A table position counts clockwise from the
//! person at the bottom, who is 0. Nothing is placed by hand anywhere else, so a window of any size is tested by calling
//! [`Layout::new`].

mod division;
mod hand;
mod measure;
mod middle;
mod placement;
mod rail;
mod rest;
mod seats;

pub(crate) use division::Division;
pub use measure::Contents;
pub use placement::Placement;
pub(crate) use rail::{Panels, Rail};
pub(crate) use rest::Rest;
pub(crate) use seats::OpenRow;
pub use seats::{Bubble, SeatPlace};

use hand::Hand;

use iced::{Point, Rectangle, Size, Vector};

/// The fewest and the most seats of a table.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=7;
/// The most cards a hand is laid out for: six, and what is run after begging.
pub const MOST_CARDS: usize = 12;

/// Distance that a bubble reaches below its plate, at scale 1.
const BUBBLE: f32 = 51.0;

/// The places of all parts of the table in a window.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    /// The whole window.
    pub size: Size,
    /// Size of cards against the design (1 in a window of 1280 x 800).
    pub u: f32,
    /// Size of words and plates against the design: 0.86, 1, 1.2, 1.6 or 2.4.
    pub s: f32,
    /// The bar along the upper edge.
    pub bar: Rectangle,
    /// Size of the bar's words and buttons against the design.
    pub bar_scale: f32,
    /// The rail with the pad, the points, the last trick and the log.
    pub rail: Rail,
    /// The cloth.
    pub table: Rectangle,
    /// The line inset in the cloth.
    pub cloth_line: Rectangle,
    /// The tile with the contract and the trump suit.
    pub tile: Rectangle,
    /// The seats by table position; 0 is the person at the bottom, whose plate is [`Layout::own_plate`].
    pub seats: Vec<SeatPlace>,
    /// The cards in hand from the left, none raised. Later cards lie over earlier ones, the own plate over all.
    pub hand: Vec<Placement>,
    /// The size of a card in hand.
    pub hand_card: Size,
    /// Distance by which a card is raised that may be played.
    pub raise: f32,
    /// The words above the hand while cards may be raised; two lines if [`Layout::s`] is below 1, else one.
    pub caption: Rectangle,
    /// The words above the hand while no card is raised, as during the auction.
    pub low_caption: Rectangle,
    /// Place of the card of each table position in the trick.
    pub trick: Vec<Placement>,
    /// The middle of the trick.
    pub trick_centre: Point,
    /// The panel for a bid.
    pub bid_panel: Rectangle,
    /// The panel for a decision over a card turned up, below [`Layout::turn_up`].
    pub low_panel: Rectangle,
    /// The rest of the pack while a card is turned up.
    pub stock: Placement,
    /// The card turned up.
    pub turn_up: Placement,
    /// The rest of the pack while tricks are played, smaller and in the corner.
    pub stock_in_play: Placement,
    /// The card turned up, in the corner.
    pub turn_up_in_play: Placement,
    /// The stock that is drawn from during play, beside the trick.
    pub draw_stock: Placement,
    /// The dish with the pool of counters while the pitch is sold.
    pub pool: Rectangle,
    /// The dish with the pool during play.
    pub pool_in_play: Rectangle,
    /// `true` if the counters of other players lie on their plates, as one with their number: where there is no room
    /// below them.
    pub has_counters_on_plates: bool,
    /// Minimum height and width of a control, in logical pixels, where there is room.
    pub least: f32,
}

impl Layout {
    /// Lays out a window of `size` for what lies on the table.
    pub fn new(size: Size, contents: Contents) -> Self {
        let seats = contents.seats.clamp(*SEATS.start(), *SEATS.end());
        let division = Division::new(size, contents.pointer);
        let Division { u, s, table, .. } = division;
        let tile = seats::tile(&division);
        let others = seats::others(&division, tile, seats, contents.has_counters);
        let measure = measure::Measure::new(&division, &others, contents);
        let mut places = vec![seats::own(&division, measure.hand, measure.sunk)];
        places.extend(others);
        let hand = Hand::new(&measure, places[0].plate, contents.hand_cards);
        let middle = middle::Middle::new(&division, &places, &hand, &measure);
        let has_counters_on_plates = !seats::have_room_for_counters(&division, &places[1..], middle.bid_panel());
        for place in places.iter_mut().skip(1).filter(|_| has_counters_on_plates) {
            place.counters = seats::counters_on(place.plate, s);
        }
        Self {
            size,
            u,
            s,
            bar: division.bar,
            bar_scale: division.bar.height / 48.0,
            rail: Rail::new(&division),
            table,
            cloth_line: table.shrink(8.0),
            tile,
            trick: middle.trick(&places),
            trick_centre: middle.centre,
            bid_panel: middle.bid_panel(),
            low_panel: middle.low_panel(),
            stock: middle.turned(-1.0),
            turn_up: middle.turned(1.0),
            stock_in_play: middle.turned_in_play(-1.0),
            turn_up_in_play: middle.turned_in_play(1.0),
            draw_stock: middle.draw_stock(&places),
            pool: middle.pool(),
            pool_in_play: middle.pool_in_play(&places),
            caption: middle.caption,
            low_caption: middle.low_caption,
            raise: hand.raise,
            hand_card: hand.card,
            hand: hand.cards,
            seats: places,
            has_counters_on_plates,
            least: division.least,
        }
    }

    /// Returns the plate of the person at the bottom.
    pub fn own_plate(&self) -> Rectangle {
        self.seats[0].plate
    }

    /// Lays the cards of these table positions, which lie in the trick, beside each other above a `panel` that would cover
    /// one of them. Where there is hardly any room above it they stay.
    pub(crate) fn clear_trick(&mut self, lying: &[usize], panel: Rectangle) {
        let mut lying: Vec<usize> = lying.iter().copied().filter(|&position| position < self.trick.len()).collect();
        if !lying.iter().any(|&position| self.trick[position].bounds().intersects(&panel)) {
            return;
        }
        let in_the_way = |rect: &Rectangle| {
            rect.x < panel.x + panel.width && rect.x + rect.width > panel.x && rect.y + rect.height < panel.y
        };
        let above = self.seats.iter().map(|seat| seat.plate).chain([self.tile]).filter(in_the_way);
        let ceiling = above.map(|rect| rect.y + rect.height).fold(self.table.y, f32::max);
        let card = self.trick[lying[0]].size;
        let gap = 8.0 * self.s;
        let height = card.height.min(panel.y - ceiling - 2.0 * gap);
        if height < 0.4 * card.height {
            return;
        }
        let size = Size::new(card.width * height / card.height, height);
        lying.sort_by(|&a, &b| self.trick[a].centre.x.total_cmp(&self.trick[b].centre.x));
        let gaps = lying.len().saturating_sub(1) as f32;
        let step = (1.12 * size.width).min((panel.width - size.width) / gaps.max(1.0));
        for (index, position) in lying.into_iter().enumerate() {
            let x = step.mul_add(index as f32 - gaps / 2.0, panel.center_x());
            self.trick[position] = Placement::new(Point::new(x, panel.y - gap - height / 2.0), size, 0.0);
        }
    }

    /// Returns `true` if what the players say has room below their plates, and would lie neither over the plates of
    /// others nor under the panel for a bid.
    pub(crate) fn has_room_for_bubbles(&self) -> bool {
        let others = &self.seats[1..];
        others.iter().all(|seat| {
            let plate = seat.plate;
            let below = Rectangle { y: plate.y + plate.height + 1.0, height: BUBBLE * self.s - 4.0, ..plate };
            others.iter().all(|other| !other.plate.intersects(&below)) && !self.bid_panel.intersects(&below)
        })
    }

    /// Returns `true` if a panel lies over the plate of another player.
    pub fn covers_plates(&self, panel: Rectangle) -> bool {
        self.seats[1..].iter().any(|seat| seat.plate.intersects(&panel))
    }

    /// Returns the distance between two cards in hand; at most the width of one.
    pub fn step(&self) -> f32 {
        match self.hand[..] {
            [first, second, ..] => (second.centre.x - first.centre.x).min(self.hand_card.width),
            _ => self.hand_card.width,
        }
    }

    /// Returns the panel for cards that are to be thrown away, which rise and have numbers above them: at least
    /// `height` high or, where that would cover plates or the raised cards, where there is room.
    pub(crate) fn throw_panel(&self, height: f32) -> Rectangle {
        let low = self.low_panel;
        let height = height.max(low.height);
        let usual = Rectangle { y: low.y + low.height - height, height, ..low };
        let tops = self.hand.iter().map(|card| card.centre.y - card.size.height / 2.0);
        let floor = tops.fold(self.own_plate().y, f32::min) - self.raise - 28.0 * self.s;
        if usual.y + usual.height <= floor && !self.covers_plates(usual) {
            return usual;
        }
        rest::panel(self, floor, 40.0)
    }

    /// Returns the place of the card `index` of the hand, higher if it `is_raised`; `None` if there is no such card.
    pub fn hand_card_at(&self, index: usize, is_raised: bool) -> Option<Placement> {
        let card = *self.hand.get(index)?;
        Some(if is_raised { card.moved_up(self.raise) } else { card })
    }

    /// Returns the place of the card turned up `age` turns ago, the last one being 0: in the middle, or in the corner
    /// while tricks `are_played`.
    pub fn turned_at(&self, age: usize, are_played: bool) -> Placement {
        let (place, step) = if are_played { (self.turn_up_in_play, -0.42) } else { (self.turn_up, 0.42) };
        let shift = step * place.size.width * age as f32;
        Placement { centre: place.centre + Vector::new(shift, 0.0), ..place }
    }

    /// Returns the place of cards that nobody has seen yet, in the upper right corner.
    pub fn corner(&self) -> Placement {
        Placement { centre: self.turn_up_in_play.centre, ..self.stock_in_play }
    }

    /// Returns the place of the stock beside `turned` cards turned up.
    pub fn stock_at(&self, turned: usize, are_played: bool) -> Placement {
        if !are_played {
            return self.stock;
        }
        let shift = -0.42 * self.stock_in_play.size.width * turned.saturating_sub(1) as f32;
        Placement { centre: self.stock_in_play.centre + Vector::new(shift, 0.0), ..self.stock_in_play }
    }
}
