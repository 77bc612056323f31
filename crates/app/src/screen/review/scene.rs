//! Layout of one point of a game: what is visible, where everything lies, and which card comes next.

use crate::context::Context;
use crate::layout::{Contents, Edge, Layout, OpenRow};
use crate::screen::table::drawer::what_hangs;
use crate::screen::table::hand::Hand;
use crate::screen::table::pace;
use crate::screen::table::sprites::{Sprite, sprites};
use crate::screen::table::stage::Stage;
use crate::timeline::Timeline;
use pitch_rules::{Action, Card, Cards, Seat, SeatView, Viewer};
use pitch_session::{Review, hand_order};

use iced::{Point, Rectangle, Size};

use std::time::Instant;

/// Distance by which the card that is played next lies higher, in heights of a card.
const NEXT: f32 = 0.1;

/// Point of a game as it is shown.
#[derive(Debug)]
pub(super) struct Scene {
    /// View at the point.
    pub timeline: Timeline,
    /// Layout of the table.
    pub layout: Layout,
    /// Places of the parts of the rail.
    pub places: Places,
    hand: Hand,
    bottom: Seat,
    /// Card that is played next: it lies higher.
    pub next: Option<Card>,
    /// Best choice in place of the next card, once the costs are known.
    pub best: Option<Card>,
    /// Cards that the player on turn may not play.
    covered: Cards,
    now: Instant,
}

impl Scene {
    /// Creates the scene at the point of a review, with the seat `bottom` at the bottom: all cards, or those that one
    /// seat saw, beside the list if it lies open.
    pub(super) fn new(
        game: &Review,
        bottom: Seat,
        seen_by: Option<Seat>,
        is_listed: bool,
        best: impl FnOnce(Card) -> Option<Card>,
        context: &Context,
    ) -> Self {
        let viewer = seen_by.map_or(Viewer::Open, Viewer::Seat);
        let view = opened(game.seen(viewer), bottom);
        let contents = Contents {
            is_public: false,
            seats: view.seats.len(),
            has_rows: view.rows.are_there(),
            hanging: what_hangs(game.record().rules()),
            hand_cards: match view.rows.lying(bottom).count() {
                0 => view.held[bottom].count.into(),
                piles => piles,
            },
            card_size: context.settings.card_size,
            zoom: context.zoom(),
            has_drawer: is_listed,
            pointer: context.pointer,
        };
        let around = (0..view.seats.len()).scan(bottom, |seat, _| {
            let at = *seat;
            *seat = view.seats.next(at);
            Some(view.exposed[at].len())
        });
        let layout = above_the_bar(context.size, contents, &around.collect::<Vec<_>>());
        let places = Places::new(&layout, context.size);
        let (next, raised, covered) = decision(game);
        let own = view.held[bottom].cards.unwrap_or_default();
        let early: Cards = view.early.iter().filter(|(seat, _)| *seat == bottom).map(|(_, card)| *card).collect();
        let cards = hand_order::order(own - early, view.rankings.with(view.trump), context.settings.hand_order);
        let in_row = |card: Card| view.rows.lying(bottom).position(|pile| pile.up() == Some(card));
        let cards = cards.into_iter().enumerate().map(|(place, card)| (in_row(card).unwrap_or(place), card));
        let cards: Vec<_> = cards
            .filter_map(|(place, card)| Some((card, layout.hand_card_at(place, raised.contains(card))?)))
            .collect();
        let now = Instant::now();
        let mut hand = Hand::default();
        hand.settle(&cards, 0.0, now);
        let (timeline, best) = (Timeline::new(view, pace(context)), next.and_then(best));
        Scene { timeline, layout, places, hand, bottom, next, best, covered, now }
    }

    /// Returns the view.
    pub(super) const fn view(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// Returns the stage that the cards lie on.
    pub(super) fn stage<'a>(&'a self, game: &'a Review) -> Stage<'a> {
        Stage::at_rest(&self.timeline, &self.layout, &self.hand, game.record().rules(), self.bottom, self.now)
    }

    /// Returns `true` if the card is in the hand at the bottom.
    pub(super) fn hand_has(&self, card: Card) -> bool {
        self.hand.place_of(card, self.now).is_some()
    }

    /// Returns every visible card, the lowest first.
    pub(super) fn sprites(&self, game: &Review) -> Vec<Sprite> {
        let mut seen = sprites(&self.stage(game));
        for sprite in &mut seen {
            let Some(card) = sprite.card else { continue };
            sprite.overlay.covered |= self.covered.contains(card);
            // In the hand everything that may be played lies higher.
            if self.next == Some(card) && !self.hand_has(card) {
                sprite.place = sprite.place.moved_up(NEXT * sprite.place.size.height);
            }
        }
        seen
    }
}

/// Returns the width of the rail in a narrow window.
fn rail(width: f32) -> f32 {
    (0.31 * width).max(190.0)
}

/// Greatest width of a row of open cards, in widths of a card.
const OPEN: f32 = 4.4;

/// Returns the layout above the bar at the foot, with so many open cards at each table position where no backs are held.
fn above_the_bar(size: Size, contents: Contents, open: &[usize]) -> Layout {
    let whole = Layout::new(size, contents);
    let height = BAR * whole.s;
    // Where no rail lies beside the cloth, the cloth leaves it its place.
    let (width, has_drawer) = match contents.has_drawer {
        true if whole.table.width == size.width => (size.width - rail(size.width), false),
        has_drawer => (size.width, has_drawer),
    };
    let mut layout = Layout::new(Size::new(width, size.height - height), Contents { has_drawer, ..contents });
    let s = layout.s;
    let edge = layout.table.width - 6.0;
    let cross = layout.menu.x + layout.menu.width;
    for (seat, count) in layout.seats.iter_mut().zip(open).skip(1) {
        let card = seat.open.card;
        let room = (0.56f32.mul_add(count.saturating_sub(1) as f32, 1.0)).min(OPEN) * card.width;
        // Clear of the cross.
        let beside = seat.face.x - 20.0 * s - cross;
        let room = if seat.edge == Edge::Top { room.min(beside.max(card.width)) } else { room };
        let (x, y) = match seat.edge {
            Edge::Top => (seat.face.x - 12.0 * s - room, seat.face.center_y()),
            _ => (seat.name.x - room / 2.0, seat.name.y + 13.5 * s + card.height / 2.0),
        };
        let first = Point::new(x.min(edge - room).max(6.0) + card.width / 2.0, y);
        seat.open = OpenRow { card, first, room };
    }
    layout
}

/// Returns the view with all known hands but the one at the bottom lying open before their seats.
fn opened(mut view: SeatView, bottom: Seat) -> SeatView {
    let in_rows = view.rows.are_there();
    // In rows they lie open as they are.
    for seat in view.seats.all().filter(|&seat| seat != bottom && !in_rows) {
        let early: Cards = view.early.iter().filter(|(early, _)| *early == seat).map(|(_, card)| *card).collect();
        view.exposed[seat] |= view.held[seat].cards.unwrap_or_default() - early;
    }
    view
}

/// Returns the card that is played next, and the cards that its player may play and those that they may not.
fn decision(game: &Review) -> (Option<Card>, Cards, Cards) {
    let Some((seat, Action::Play(card))) = game.next_act() else { return (None, Cards::NONE, Cards::NONE) };
    let view = game.view(Viewer::Seat(seat));
    let legal = view.playable();
    (Some(*card), legal, if legal.is_empty() { Cards::NONE } else { view.hand() - legal })
}

/// Space between the parts, in logical pixels.
const PART_GAP: f32 = 10.0;
/// Number of buttons.
const BUTTONS: f32 = 4.0;
/// Height of the bar at the foot, in pixels of the design.
const BAR: f32 = 64.0;

/// Places of the parts beside the table, in logical pixels of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Places {
    /// Ground of the parts beside the table.
    pub side: Rectangle,
    /// List of hands and steps.
    pub list: Rectangle,
    /// Buttons.
    pub buttons: Rectangle,
    /// Height of a button with its ring.
    pub button: f32,
    /// Bar at the foot of the window.
    pub bar: Rectangle,
}

impl Places {
    /// Returns the parts beside the cloth of this layout in a window of this size, or over it where it is narrow.
    pub(super) fn new(layout: &Layout, window: Size) -> Self {
        let s = layout.s;
        let bar = Rectangle {
            x: 0.0,
            y: layout.size.height,
            width: window.width,
            height: window.height - layout.size.height,
        };
        let beside = layout.size.width - layout.table.width;
        let width = if beside > 0.0 { beside } else { rail(window.width) };
        let side = Rectangle { x: window.width - width, y: 0.0, width, height: bar.y };
        let area = side.shrink(PART_GAP);
        let button = ((40.0 * s).max(layout.menu.height) + 6.0).round();
        let foot = area.y + area.height;
        let buttons = Rectangle { y: foot - BUTTONS * button, height: BUTTONS * button, ..area };
        let list = Rectangle { height: buttons.y - PART_GAP - area.y, ..area };
        Places { side, list, buttons, button, bar }
    }
}
