//! Layout of one point of a game: what is visible, where everything lies, and which card comes next.

use crate::context::Context;
use crate::layout::{Contents, Layout, OpenRow, Panels, Placement, SeatPlace};
use crate::screen::table::hand::{self, Hand};
use crate::screen::table::sprites::{Sprite, Stage, sprites};
use crate::screen::table::{pace, rail};
use crate::timeline::Timeline;
use pitch_rules::{Action, Card, Cards, Seat, SeatView, Viewer};
use pitch_session::Review;
use pitch_session::settings::HandOrder;

use iced::{Point, Rectangle, Size};

use std::time::Instant;

/// Distance by which the card that is played next lies higher, in heights of a card.
const NEXT: f32 = 0.1;
/// Size of open cards in proportion to that at play, if there is room, and their smallest width below a plate, in
/// logical pixels.
const LARGER: f32 = 1.45;
const LEAST: f32 = 26.0;
/// Width of six cards in widths of a card, at which every index is visible in whole, that of a ten as well.
const SIX: f32 = 3.4;
/// Share of a card's height that its large index takes.
const INDEX: f32 = 0.62;
/// Space about rows of open cards, in logical pixels.
const ROW_GAP: f32 = 6.0;
/// Height of a row of counters below its plate, in logical pixels at scale 1.
const COUNTERS: f32 = 22.0;

/// Point of a game as it is shown.
#[derive(Debug)]
pub(super) struct Scene {
    /// View at the point.
    pub timeline: Timeline,
    /// Layout of the table.
    pub layout: Layout,
    /// Panels of the rail as at play, with the points where they lie here.
    pub panels: Panels,
    /// Places of the parts of the rail.
    pub places: Places,
    hand: Hand,
    bottom: Seat,
    /// Card that is played next: it lies higher.
    pub next: Option<Card>,
    /// Card with the edge: the best choice in place of the next card, once the costs are known.
    pub best: Option<Card>,
    /// Cards that the player on turn may not play.
    covered: Cards,
    now: Instant,
}

impl Scene {
    /// Creates the scene at the point of a review, with the seat `bottom` at the bottom: all cards, or those that one
    /// seat saw.
    pub(super) fn new(
        game: &Review,
        bottom: Seat,
        seen_by: Option<Seat>,
        best: impl FnOnce(Card) -> Option<Card>,
        context: &Context,
    ) -> Self {
        let viewer = seen_by.map_or(Viewer::Open, Viewer::Seat);
        let view = opened(game.seen(viewer), bottom);
        let contents = Contents {
            seats: view.seats.len(),
            hand_cards: view.held[bottom].count.into(),
            card_size: context.settings.card_size,
            has_counters: game.record().rules().count_down,
            pointer: context.pointer,
        };
        let layout = with_larger_rows(Layout::new(context.size, contents), contents.has_counters);
        let places = Places::new(&layout);
        let mut panels = layout.rail.panels(3, rail::row_count(game.record().rules()), view.seats.len());
        panels.points = places.points;
        let own = view.held[bottom].cards.unwrap_or_default();
        let early: Cards = view.early.iter().filter(|(seat, _)| *seat == bottom).map(|(_, card)| *card).collect();
        let cards = hand::order(own - early, view.rankings.with(view.trump), context.settings.hand_order);
        let cards = cards.into_iter().enumerate();
        let cards: Vec<_> =
            cards.filter_map(|(place, card)| Some((card, layout.hand_card_at(place, false)?))).collect();
        let now = Instant::now();
        let mut hand = Hand::default();
        hand.settle(&cards, 0.0, now);
        let (next, covered) = decision(game);
        let (timeline, best) = (Timeline::new(view, pace(context)), next.and_then(best));
        Scene { timeline, layout, panels, places, hand, bottom, next, best, covered, now }
    }

    /// Returns the view.
    pub(super) const fn view(&self) -> &SeatView {
        self.timeline.shown()
    }

    /// Returns the stage that the cards lie on.
    pub(super) fn stage<'a>(&'a self, game: &'a Review) -> Stage<'a> {
        Stage {
            timeline: &self.timeline,
            layout: &self.layout,
            hand: &self.hand,
            covered: Cards::NONE,
            edged: Cards::NONE,
            hinted: Cards::NONE,
            order: HandOrder::default(),
            bottom: self.bottom,
            is_asked: false,
            rules: game.record().rules(),
            now: self.now,
        }
    }

    /// Returns every visible card, the lowest first.
    pub(super) fn sprites(&self, game: &Review) -> Vec<Sprite> {
        let mut seen = sprites(&self.stage(game));
        for sprite in &mut seen {
            let Some(card) = sprite.card else { continue };
            sprite.overlay.covered |= self.covered.contains(card);
            sprite.overlay.edged |= self.best == Some(card);
            if self.next == Some(card) {
                sprite.place = sprite.place.moved_up(NEXT * sprite.place.size.height);
            }
        }
        seen
    }
}

/// Returns the layout with the open cards as large as the room allows: nothing else lies there in a look back.
fn with_larger_rows(mut layout: Layout, has_counters: bool) -> Layout {
    // Counters lie below every plate, and the cards below them.
    let counters = if has_counters { COUNTERS * layout.s.max(0.9) } else { 0.0 };
    let free: Vec<Free> = layout.seats[1..].iter().map(|seat| Free::about(seat, &layout, counters)).collect();
    // Where one row finds no room below its plate, all look out above theirs, so that none meets another.
    let look_out = free.iter().any(|free| !free.is_beside && free.below < 1.4 * LEAST);
    for (seat, free) in layout.seats[1..].iter_mut().zip(free) {
        let (row, plate) = (seat.open, seat.plate);
        let foot = plate.y + plate.height;
        let wide = (LARGER * row.card.width).min(row.room.max(row.card.width) / SIX);
        let (width, top) = if free.is_beside {
            let width = wide.min(1.3 * plate.height / 1.4);
            (width, (foot - 1.4 * width).max(layout.bar.height + ROW_GAP))
        } else if look_out {
            // Cards look out from behind the plate as far as their index goes.
            let width = wide.min(free.above / (1.4 * INDEX));
            (width, plate.y - 1.4 * INDEX * width)
        } else {
            (wide.min(free.below / 1.4), foot + ROW_GAP + counters)
        };
        let card = Size::new(width, 1.4 * width);
        let left = row.first.x - row.card.width / 2.0;
        let first = Point::new(left + card.width / 2.0, top + card.height / 2.0);
        seat.open = OpenRow { card, first, room: row.room.max(row.card.width) };
    }
    layout.low_caption = between_rows(&layout);
    layout
}

/// Free room about a plate, in logical pixels.
#[derive(Debug, Clone, Copy)]
struct Free {
    /// `true` if cards lie beside the plate.
    is_beside: bool,
    /// Free height above the plate.
    above: f32,
    /// Free height below the plate: down to the words, to the trick, or to the backs over the next plate.
    below: f32,
}

impl Free {
    fn about(seat: &SeatPlace, layout: &Layout, counters: f32) -> Self {
        let plate = seat.plate;
        let foot = plate.y + plate.height;
        // A plate with the row beside it, if that lies there.
        let with_row = |other: &SeatPlace| {
            let (row, plate) = (other.open, other.plate);
            let is_beside = row.first.y < plate.y + plate.height;
            let end = if is_beside { row.first.x - row.card.width / 2.0 + row.room } else { plate.x + plate.width };
            Rectangle { width: end.max(plate.x + plate.width) - plate.x, ..plate }
        };
        let others = layout.seats[1..].iter().filter(|other| other.plate != plate).map(with_row);
        let shares = |part: &Rectangle| part.x < plate.x + plate.width && part.x + part.width > plate.x;
        let (over, under): (Vec<Rectangle>, Vec<Rectangle>) =
            others.chain([layout.tile]).filter(shares).partition(|other| other.y < plate.y);
        let ceiling = over.iter().map(|part| part.y + part.height).fold(layout.bar.height, f32::max);
        let plates = under.iter().map(|part| part.y - 0.75 * seat.backs.card.height);
        let trick = layout.trick.iter().map(Placement::bounds).filter(shares).map(|card| card.y);
        let floor = plates.chain(trick.filter(|y| *y > foot)).fold(layout.low_caption.y, f32::min);
        Free {
            is_beside: seat.open.first.y < foot,
            above: (plate.y - ceiling - ROW_GAP).max(ROW_GAP),
            below: floor - foot - 2.0 * ROW_GAP - counters,
        }
    }
}

/// Returns the place of the words, as wide as the rows at its sides allow.
fn between_rows(layout: &Layout) -> Rectangle {
    let mut place = layout.low_caption;
    for seat in &layout.seats[1..] {
        let row = Rectangle::new(
            Point::new(seat.plate.x, seat.open.first.y - seat.open.card.height / 2.0),
            Size::new(seat.plate.width, seat.open.card.height),
        );
        let Some(over) = row.intersection(&place).filter(|over| over.width > 0.0) else { continue };
        if row.center_x() < place.center_x() {
            place.x += over.width + ROW_GAP;
        }
        place.width -= over.width + ROW_GAP;
    }
    place
}

/// Returns the view with all known hands but the one at the bottom lying open before their seats.
fn opened(mut view: SeatView, bottom: Seat) -> SeatView {
    for seat in view.seats.all().filter(|&seat| seat != bottom) {
        let early: Cards = view.early.iter().filter(|(early, _)| *early == seat).map(|(_, card)| *card).collect();
        view.exposed[seat] |= view.held[seat].cards.unwrap_or_default() - early;
    }
    view
}

/// Returns the card that is played next, and the cards that its player may not play.
fn decision(game: &Review) -> (Option<Card>, Cards) {
    let Some((seat, action)) = game.next_act() else { return (None, Cards::NONE) };
    let Action::Play(card) = action else { return (None, Cards::NONE) };
    let view = game.view(Viewer::Seat(seat));
    let legal = view.playable();
    (Some(*card), if legal.is_empty() { Cards::NONE } else { view.hand() - legal })
}

/// Space between the parts, in logical pixels.
const PART_GAP: f32 = 10.0;
/// Number of buttons.
const BUTTONS: f32 = 4.0;

/// Places of the parts of the rail, in logical pixels of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Places {
    /// List of hands and steps.
    pub list: Rectangle,
    /// Points so far.
    pub points: Rectangle,
    /// Buttons.
    pub buttons: Rectangle,
    /// Height of a button with its ring.
    pub button: f32,
}

impl Places {
    /// Returns the parts in the rail of this layout: below each other, or side by side where the rail is a strip.
    pub(super) fn new(layout: &Layout) -> Self {
        let rail = &layout.rail;
        let area = rail.bounds.shrink(PART_GAP);
        let points = rail.heading() + 4.0 * rail.point_row() + 8.0 * rail.scale;
        let button = (36.0 * layout.bar_scale.clamp(0.9, 1.8)).max(layout.least) + 6.0;
        let button = button.round();
        if rail.is_strip {
            let width = (area.width - 2.0 * PART_GAP) / 3.0;
            let part = |index: f32| Rectangle { x: (width + PART_GAP).mul_add(index, area.x), width, ..area };
            let high = |part: Rectangle, height: f32| Rectangle { height: height.min(part.height), ..part };
            return Places {
                list: part(0.0),
                points: high(part(1.0), points),
                buttons: high(part(2.0), BUTTONS * button),
                button,
            };
        }
        let foot = area.y + area.height;
        let buttons = Rectangle { y: foot - BUTTONS * button, height: BUTTONS * button, ..area };
        let points = Rectangle { y: buttons.y - PART_GAP - points, height: points, ..area };
        let list = Rectangle { height: points.y - PART_GAP - area.y, ..area };
        Places { list, points, buttons, button }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_in_the_rail_and_over_nothing_and_the_list_has_room() {
        let windows = [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)];
        for (width, height) in windows.into_iter().chain([(800.0, 1200.0), (1080.0, 1920.0)]) {
            for seats in 2..=7 {
                let layout = Layout::new(Size::new(width, height), Contents::new(seats, 6));
                let Places { list, points, buttons, .. } = Places::new(&layout);
                for part in [list, points, buttons] {
                    assert!(part.is_within(&layout.rail.bounds), "{width} x {height}: {part:?}");
                }
                for (one, other) in [(list, points), (points, buttons), (list, buttons)] {
                    assert!(one.intersection(&other).is_none(), "{width} x {height}: {one:?} and {other:?}");
                }
                assert!(list.height > 90.0 && list.width > 180.0, "{width} x {height}: {list:?}");
            }
        }
    }

    #[test]
    fn open_cards_lie_over_no_plate_of_another_and_over_no_words_and_no_trick() {
        let windows = [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0), (800.0, 1200.0)];
        for (width, height) in windows {
            for (seats, has_counters) in (2..=7).flat_map(|seats| [(seats, false), (seats, true)]) {
                let contents = Contents { has_counters, ..Contents::new(seats, 6) };
                let layout = with_larger_rows(Layout::new(Size::new(width, height), contents), has_counters);
                let rows: Vec<Vec<Placement>> = layout.seats[1..].iter().map(|seat| seat.open.row(6)).collect();
                for (place, row) in rows.iter().enumerate() {
                    let about = format!("seat {} of {seats} at {width} x {height}", place + 1);
                    let step = row[1].centre.x - row[0].centre.x;
                    assert!(row[0].size.width >= 20.0 && step >= 7.0, "{about}: {row:?}");
                    let plates = layout.seats.iter().enumerate().filter(|(seat, _)| *seat != place + 1);
                    let others =
                        plates.map(|(_, seat)| seat.plate).chain([layout.bar, layout.tile, layout.low_caption]);
                    let tricks = layout.trick.iter().map(Placement::bounds);
                    let rest = rows.iter().enumerate().filter(|(other, _)| *other != place);
                    let rest = rest.flat_map(|(_, row)| row.iter().map(Placement::bounds));
                    let counters = layout.seats[1..].iter().filter(|_| has_counters).map(|seat| {
                        let size = Size::new(
                            0.7 * seat.plate.width,
                            18.0 * if layout.s < 1.0 { 0.72 } else { 0.9 * layout.s },
                        );
                        let corner = seat.counters - iced::Vector::new(size.width / 2.0, size.height / 2.0);
                        Rectangle::new(corner, size)
                    });
                    for other in others.chain(tricks).chain(rest).chain(counters) {
                        for card in row {
                            let over = card.bounds().intersection(&other);
                            let is_over = over.is_some_and(|over| over.width > 1.0 && over.height > 1.0);
                            // Behind its own plate a card may go on.
                            let is_hidden =
                                over.is_some_and(|over| layout.seats[place + 1].plate.contains(over.center()));
                            assert!(!is_over || is_hidden, "{about}: {:?} over {other:?}", card.bounds());
                        }
                    }
                }
            }
        }
    }
}
