//! The layout of the table in windows of every shape, for every number of seats and cards.

mod words;

use pitch_app::layout::{Contents, Layout, MOST_CARDS, Placement, SEATS};
use pitch_session::settings::CardSize;

use iced::{Rectangle, Size};

/// The smallest window, the design, full HD, 4K, an upright one, and shapes where a scale or the bar's height changes.
const SIZES: [(f32, f32); 18] = [
    (720.0, 520.0),
    (720.0, 1280.0),
    (1200.0, 1600.0),
    (1366.0, 768.0),
    (1600.0, 900.0),
    (2160.0, 3840.0),
    (900.0, 600.0),
    (1024.0, 768.0),
    (1099.0, 640.0),
    (1280.0, 662.0),
    (1280.0, 800.0),
    (1440.0, 900.0),
    (1920.0, 1080.0),
    (2560.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (800.0, 1200.0),
    (1080.0, 1920.0),
];

/// A hundred windows of any size and shape: wide, square and upright.
fn random_sizes() -> Vec<(f32, f32)> {
    let mut state = 20_240_917_u64;
    let mut next = |from: f32, to: f32| {
        // The generator of Numerical Recipes: the sizes are the same in every run.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 40) as f32 / (1_u64 << 24) as f32).mul_add(to - from, from).floor()
    };
    let wide = (0..60).map(|_| (next(900.0, 3840.0), next(600.0, 2160.0))).collect::<Vec<_>>();
    let upright = (0..40).map(|_| (next(800.0, 2160.0), next(1200.0, 3840.0))).collect::<Vec<_>>();
    wide.into_iter().chain(upright).collect()
}

/// Calls `check` with every layout and what to call it in a failure.
fn each(check: impl Fn(&Layout, &str)) {
    let all = SIZES.into_iter().flat_map(|size| (1..=MOST_CARDS).map(move |cards| (size, cards)));
    let random = random_sizes().into_iter().flat_map(|size| [6, 9, 12].map(|cards| (size, cards)));
    for (size, hand_cards) in all.chain(random) {
        for seats in SEATS {
            for (card_size, has_counters) in CardSize::ALL.into_iter().flat_map(|size| [(size, false), (size, true)]) {
                let contents = Contents { card_size, has_counters, ..Contents::new(seats, hand_cards) };
                let counters = if has_counters { ", counters" } else { "" };
                let name = format!("{size:?}, {seats} seats, {hand_cards} {card_size:?} cards{counters}");
                check(&Layout::new(Size::from(size), contents), &name);
            }
        }
    }
}

fn apart(a: Rectangle, b: Rectangle) -> bool {
    a.intersection(&b).is_none_or(|common| common.width < 0.5 || common.height < 0.5)
}

fn other_plates(layout: &Layout) -> impl Iterator<Item = Rectangle> {
    layout.seats.iter().skip(1).map(|seat| seat.plate)
}

fn hand(layout: &Layout, raised: bool) -> Vec<Placement> {
    (0..layout.hand.len()).filter_map(|index| layout.hand_card_at(index, raised)).collect()
}

fn backs(layout: &Layout) -> Vec<Rectangle> {
    let fans = layout.seats.iter().skip(1);
    fans.flat_map(|seat| [6, 12].map(|count| seat.backs.fan(count))).flatten().map(|back| back.bounds()).collect()
}

#[test]
fn nothing_lies_outside_the_window_or_its_area() {
    each(|layout, name| {
        let window = Rectangle::with_size(layout.size);
        assert!(layout.bar.is_within(&window) && layout.rail.bounds.is_within(&window), "{name}");
        assert!(apart(layout.bar, layout.table) && apart(layout.rail.bounds, layout.table), "{name}");
        let mut parts = vec![layout.tile, layout.caption, layout.low_caption, layout.bid_panel, layout.low_panel];
        parts.extend([layout.pool, layout.pool_in_play, layout.stock.bounds(), layout.turn_up.bounds()]);
        parts.extend(layout.seats.iter().map(|seat| seat.plate));
        parts.extend(layout.trick.iter().map(Placement::bounds));
        parts.extend(hand(layout, false).iter().chain(&hand(layout, true)).map(Placement::bounds));
        parts.extend(backs(layout));
        for part in parts {
            assert!(part.is_within(&layout.table), "{name}: {part:?} is not in {:?}", layout.table);
        }
    });
}

#[test]
fn plates_lie_apart_with_their_backs() {
    each(|layout, name| {
        let plates: Vec<_> = layout.seats.iter().map(|seat| seat.plate).collect();
        for (index, plate) in plates.iter().enumerate() {
            assert!(apart(*plate, layout.tile), "{name}: plate {index} and the tile");
            for other in &plates[index + 1..] {
                assert!(apart(*plate, *other), "{name}: plate {index}");
            }
            for (owner, seat) in layout.seats.iter().enumerate().skip(1).filter(|(owner, _)| *owner != index) {
                for back in seat.backs.fan(6) {
                    assert!(apart(*plate, back.bounds()), "{name}: plate {index} and a back of {owner}");
                }
            }
        }
        for back in backs(layout) {
            assert!(apart(back, layout.tile), "{name}: a back and the tile");
        }
    });
}

#[test]
fn backs_peep_over_their_plate_and_stay_within_its_width() {
    each(|layout, name| {
        for seat in layout.seats.iter().skip(1) {
            for count in 1..=MOST_CARDS {
                for back in seat.backs.fan(count) {
                    let bounds = back.bounds();
                    assert!(bounds.y < seat.plate.y - 8.0, "{name}: {bounds:?}");
                    assert!(bounds.x >= seat.plate.x && bounds.x + bounds.width <= seat.plate.x + seat.plate.width);
                    let lowest = bounds.y + bounds.height;
                    assert!(
                        lowest > seat.plate.y && lowest < seat.plate.y + seat.plate.height,
                        "{name}: covered below"
                    );
                }
            }
        }
    });
}

#[test]
fn the_trick_lies_free() {
    each(|layout, name| {
        for (position, card) in layout.trick.iter().enumerate() {
            let bounds = card.bounds();
            for plate in layout.seats.iter().map(|seat| seat.plate) {
                assert!(apart(bounds, plate), "{name}: card of {position} and {plate:?}");
            }
            assert!(apart(bounds, layout.tile), "{name}: card of {position} and the tile");
            assert!(apart(bounds, layout.caption), "{name}: card of {position} and the caption");
            for other in &layout.trick[position + 1..] {
                assert!(apart(card.rect(), other.rect()), "{name}: two cards of the trick");
            }
        }
    });
}

#[test]
fn the_hand_touches_nothing_but_its_own_plate() {
    each(|layout, name| {
        for card in hand(layout, false).iter().chain(&hand(layout, true)) {
            let bounds = card.bounds();
            for plate in other_plates(layout) {
                assert!(apart(bounds, plate), "{name}: {bounds:?} and {plate:?}");
            }
            for place in &layout.trick {
                assert!(apart(bounds, place.bounds()), "{name}: hand and trick");
            }
        }
        for card in hand(layout, true) {
            // A key cap of 20 stands between a raised card and the caption.
            let cap = 20.0 * layout.s;
            let gap = card.at(0.5, 0.0).y - (layout.caption.y + layout.caption.height);
            assert!(gap >= cap * 0.75, "{name}: {gap} for a key cap of {cap}");
        }
        for card in hand(layout, false) {
            assert!(apart(card.bounds(), layout.low_caption), "{name}: hand and low caption");
        }
    });
}

#[test]
fn captions_and_panels_lie_free() {
    each(|layout, name| {
        for plate in layout.seats.iter().map(|seat| seat.plate) {
            for part in [layout.caption, layout.low_caption, layout.pool] {
                assert!(apart(part, plate), "{name}: {part:?} and {plate:?}");
            }
            for panel in [layout.bid_panel, layout.low_panel] {
                let is_readable = panel.width >= 240.0 * layout.s;
                assert!(is_readable, "{name}: {panel:?}");
                assert!(apart(panel, plate), "{name}: {panel:?} and {plate:?}");
                assert!(panel.height >= 40.0, "{name}: {panel:?} has room for buttons");
            }
            for part in [layout.stock, layout.turn_up] {
                assert!(apart(part.bounds(), plate), "{name}: card turned up and {plate:?}");
            }
            assert!(apart(layout.pool_in_play, plate), "{name}: the pool and {plate:?}");
        }
        // Five and more in a window smaller than 900 x 600 leave the caption less.
        let is_crowded = layout.size.width < 900.0 && layout.seats.len() > 4;
        assert!(
            layout.caption.width >= if is_crowded { 140.0 } else { 300.0 * layout.s },
            "{name}: {:?}",
            layout.caption
        );
        assert!(apart(layout.bid_panel, layout.low_caption) && apart(layout.low_panel, layout.low_caption), "{name}");
        assert!(apart(layout.low_panel, layout.turn_up.bounds()), "{name}: the card turned up is seen");
        assert!(apart(layout.stock.bounds(), layout.turn_up.bounds()), "{name}");
    });
}

/// The least readable part of a card, in shares of its width and height: rank and pip in the upper left corner.
const INDEX: [(f32, f32); 4] = [(0.04, 0.05), (0.19, 0.05), (0.04, 0.29), (0.19, 0.29)];

#[test]
fn the_index_of_every_card_is_seen() {
    each(|layout, name| {
        let cards = layout.hand.len();
        // Any mixture of raised and lowered neighbours: the two that differ most, and the even ones.
        for pattern in 0..4_usize {
            let raised = |index: usize| match pattern {
                0 => false,
                1 => true,
                2 => index.is_multiple_of(2),
                _ => !index.is_multiple_of(2),
            };
            for index in 0..cards {
                let card = layout.hand_card_at(index, raised(index)).expect("the card is in the hand");
                for (x, y) in INDEX {
                    let at = card.at(x, y);
                    let is_above = |other: &usize| {
                        layout.hand_card_at(*other, raised(*other)).is_some_and(|card| card.contains(at))
                    };
                    assert!(!layout.own_plate().contains(at), "{name}: card {index}, {pattern}");
                    assert!(!(index + 1..cards).any(|other| is_above(&other)), "{name}: card {index}, {pattern}");
                }
            }
        }
    });
}

#[test]
fn targets_are_large_enough() {
    each(|layout, name| {
        for pair in hand(layout, false).windows(2) {
            let step = pair[1].at(0.0, 0.2).x - pair[0].at(0.0, 0.2).x;
            assert!(step >= 24.0, "{name}: {step} of a card is free");
        }
        for plate in layout.seats.iter().map(|seat| seat.plate) {
            assert!(plate.width >= 24.0 && plate.height >= 24.0, "{name}");
        }
        assert!(layout.bar.height >= 24.0 + 8.0, "{name}: room for buttons on the bar");
    });
}

#[test]
fn the_design_window_is_as_designed() {
    let layout = Layout::new(Size::new(1280.0, 800.0), Contents::new(4, 6));
    let near = |a: f32, b: f32| (a - b).abs() < 1.0;
    assert!(near(layout.own_plate().y, 736.0) && near(layout.own_plate().width, 805.0), "{:?}", layout.own_plate());
    assert!(near(layout.seats[1].plate.y, 307.0) && near(layout.seats[2].plate.y, 92.0));
    assert!(near(layout.trick_centre.y, 331.0), "{:?}", layout.trick_centre);
    assert!(near(layout.hand[0].rect().width, 132.0));
    assert!(near(layout.bid_panel.width, 564.0) && near(layout.bid_panel.y, 262.0), "{:?}", layout.bid_panel);
}

#[test]
fn sizes_without_sense_do_not_panic() {
    for size in [(1.0, 1.0), (40.0, 2000.0), (3000.0, 30.0)] {
        for seats in [0, 2, 9] {
            let layout = Layout::new(Size::from(size), Contents::new(seats, 20));
            assert_eq!(layout.hand.len(), 20);
            for card in layout.trick.iter().chain([&layout.stock, &layout.turn_up]).chain(&layout.hand) {
                assert!(card.size.width > 0.0 && card.size.height > 0.0, "{size:?}: {card:?}");
            }
            assert!(Layout::new(Size::from(size), Contents::new(seats, 0)).hand.is_empty());
        }
    }
}

#[test]
fn the_pile_in_the_corner_and_open_cards_lie_free() {
    for size in SIZES {
        for seats in SEATS {
            let layout = Layout::new(Size::from(size), Contents::new(seats, 12));
            let name = format!("{size:?}, {seats} seats");
            let pile = [layout.stock_at(2, true), layout.turned_at(1, true), layout.turned_at(0, true)];
            // Games with a card turned up are for few; in the narrowest windows many plates reach into the corner.
            for card in pile.into_iter().filter(|_| seats < 5 || size.0 >= 800.0) {
                assert!(card.bounds().is_within(&layout.table), "{name}: {card:?}");
                assert!(apart(card.bounds(), layout.tile), "{name}");
                assert!(other_plates(&layout).all(|plate| apart(card.bounds(), plate)), "{name}: {card:?}");
            }
            for (position, seat) in layout.seats.iter().enumerate().skip(1) {
                for count in [1, 3, 6] {
                    let row = seat.open.row(count);
                    assert_eq!(row.len(), count);
                    for card in row {
                        assert!(card.bounds().is_within(&layout.table), "{name}: seat {position}, {count}: {card:?}");
                        assert!(apart(card.bounds(), seat.plate), "{name}: seat {position}");
                    }
                }
            }
        }
    }
}

#[test]
fn counters_lie_between_the_plates_and_the_trick_or_on_their_plate() {
    for size in SIZES.into_iter().chain(random_sizes()) {
        for seats in SEATS {
            let contents = Contents { has_counters: true, ..Contents::new(seats, 6) };
            let layout = Layout::new(Size::from(size), contents);
            for (position, seat) in layout.seats.iter().enumerate().skip(1) {
                if layout.has_counters_on_plates {
                    let disc = Rectangle::new(seat.counters, Size::ZERO).expand(11.0 * layout.s);
                    let is_usual = size.0 >= 900.0 && SIZES.contains(&size);
                    assert!(!is_usual && disc.is_within(&seat.plate), "{size:?}, {seats} seats: on {position}");
                    continue;
                }
                // They are smaller where the words are.
                let row = Size::new(seat.plate.width, if layout.s < 1.0 { 13.0 } else { 19.0 * layout.s });
                let corner = seat.counters - iced::Vector::new(row.width / 2.0, row.height / 2.0);
                let row = Rectangle::new(corner, row);
                let name = format!("{size:?}, {seats} seats: the counters of {position}");
                assert!(layout.seats.iter().all(|seat| apart(seat.plate, row)), "{name} and a plate");
                assert!(backs(&layout).into_iter().all(|back| apart(back, row)), "{name} and the backs of another");
                assert!(apart(layout.bid_panel, row), "{name} and the panel");
                assert!(layout.trick.iter().all(|card| apart(card.bounds(), row)), "{name} and the trick");
                assert!(row.is_within(&layout.table), "{name}");
            }
        }
    }
}
