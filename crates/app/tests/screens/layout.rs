//! The layout of the table in windows of every shape, for every number of seats and cards.

mod words;

use pitch_app::layout::{Contents, Hanging, Layout, Placement, SEATS};
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

/// The most cards that are laid out here.
const MOST_CARDS: usize = 13;

/// Calls `check` with every layout and what to call it in a failure.
fn each(check: impl Fn(&Layout, &str)) {
    let all = SIZES.into_iter().flat_map(|size| (1..=MOST_CARDS).map(move |cards| (size, cards)));
    let random = random_sizes().into_iter().flat_map(|size| [6, 9, 12].map(|cards| (size, cards)));
    for (size, hand_cards) in all.chain(random) {
        for seats in SEATS {
            for (card_size, has_drawer) in CardSize::ALL.into_iter().flat_map(|size| [(size, false), (size, true)]) {
                let contents = Contents { card_size, has_drawer, ..Contents::new(seats, hand_cards) };
                let drawer = if has_drawer { ", drawer" } else { "" };
                let name = format!("{size:?}, {seats} seats, {hand_cards} {card_size:?} cards{drawer}");
                check(&Layout::new(Size::from(size), contents), &name);
            }
        }
    }
}

fn apart(a: Rectangle, b: Rectangle) -> bool {
    a.intersection(&b).is_none_or(|common| common.width < 0.5 || common.height < 0.5)
}

fn hand(layout: &Layout, raised: bool) -> Vec<Placement> {
    (0..layout.hand.len()).filter_map(|index| layout.hand_card_at(index, raised)).collect()
}

fn faces(layout: &Layout) -> impl Iterator<Item = Rectangle> {
    layout.seats.iter().skip(1).map(|seat| seat.face)
}

fn buttons(layout: &Layout) -> [Rectangle; 3] {
    [layout.menu, layout.undo, layout.hint]
}

#[test]
fn nothing_lies_outside_the_cloth() {
    each(|layout, name| {
        let mut parts = vec![layout.patch, layout.prompt];
        parts.extend(buttons(layout));
        parts.extend(layout.seats.iter().skip(1).map(|seat| seat.bounds(layout.s)));
        parts.extend(layout.trick.iter().map(Placement::bounds));
        parts.extend(hand(layout, false).iter().chain(&hand(layout, true)).map(Placement::bounds));
        for part in parts {
            assert!(part.is_within(&layout.table), "{name}: {part:?} is not in {:?}", layout.table);
        }
    });
}

#[test]
fn faces_lie_apart_with_their_names() {
    each(|layout, name| {
        let seats: Vec<_> = layout.seats.iter().skip(1).map(|seat| seat.bounds(layout.s)).collect();
        for (index, seat) in seats.iter().enumerate() {
            for other in &seats[index + 1..] {
                assert!(apart(*seat, *other), "{name}: {seat:?} and {other:?}");
            }
            for button in buttons(layout) {
                assert!(apart(*seat, button), "{name}: {seat:?} and {button:?}");
            }
        }
    });
}

#[test]
fn the_trick_covers_no_face_and_no_sign() {
    each(|layout, name| {
        for card in &layout.trick {
            let bounds = card.bounds();
            for face in faces(layout) {
                assert!(apart(bounds, face), "{name}: {bounds:?} and {face:?}");
            }
            assert!(apart(bounds, layout.prompt), "{name}: {bounds:?} and {:?}", layout.prompt);
            assert!(apart(bounds, layout.patch), "{name}: {bounds:?} and {:?}", layout.patch);
            assert!(buttons(layout).into_iter().all(|button| apart(bounds, button)), "{name}: {bounds:?}");
        }
    });
}

#[test]
fn the_peg_board_hangs_clear_of_cards_and_seats() {
    for size in SIZES {
        for (seats, tracks) in [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3)] {
            let contents = Contents { hanging: Hanging::Board(tracks), ..Contents::new(seats, 6) };
            let layout = Layout::new(Size::from(size), contents);
            let board = layout.board(tracks);
            let parts = layout.trick.iter().map(Placement::bounds).chain(faces(&layout));
            for part in parts {
                assert!(apart(part, board), "{size:?}, {seats} seats: {part:?} and {board:?}");
            }
        }
    }
}

#[test]
fn nothing_covers_the_hand() {
    each(|layout, name| {
        for card in hand(layout, false).iter().chain(&hand(layout, true)) {
            let bounds = card.bounds();
            for part in faces(layout).chain(buttons(layout)).chain([layout.prompt]) {
                assert!(apart(bounds, part), "{name}: {bounds:?} and {part:?}");
            }
            for place in &layout.trick {
                assert!(apart(bounds, place.bounds()), "{name}: hand and trick");
            }
        }
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
                    assert!(!(index + 1..cards).any(|other| is_above(&other)), "{name}: card {index}, {pattern}");
                }
            }
        }
        // Of the trick as well, whatever lies there: cards nearer to the person at the bottom lie above.
        for (position, card) in layout.trick.iter().enumerate() {
            let above = layout.trick.iter().filter(|other| other.centre.y > card.centre.y);
            for other in above {
                let is_covered = INDEX.iter().any(|(x, y)| other.contains(card.at(*x, *y)));
                assert!(!is_covered, "{name}: the index of the card of {position}");
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
        for target in faces(layout).chain(buttons(layout)) {
            assert!(target.width >= 40.0 && target.height >= 40.0, "{name}: {target:?}");
        }
    });
}

#[test]
fn the_design_window_is_as_designed() {
    let layout = Layout::new(Size::new(1280.0, 800.0), Contents::new(4, 6));
    let near = |a: f32, b: f32| assert!((a - b).abs() < 1.5, "{a}, wanted {b}");
    near(layout.hand_card.height, 240.0);
    near(layout.step(), 171.4);
    near(layout.trick_centre.y, 294.4);
    near(layout.trick[1].size.height, 198.0);
    near(layout.patch.center_x(), 285.0);
    near(layout.patch.width, 160.0);
    near(layout.prompt.y, 472.8);
    let [left, top, right] = [1, 2, 3].map(|position| layout.seats[position].face);
    near(left.center_x(), 68.0);
    near(left.y, 215.5);
    near(top.y, 10.0);
    near(top.center_x(), 640.0);
    near(right.center_x(), 1212.0);
}

#[test]
fn sizes_without_sense_do_not_panic() {
    for size in [(1.0, 1.0), (40.0, 2000.0), (3000.0, 30.0)] {
        for seats in [0, 2, 9] {
            let layout = Layout::new(Size::from(size), Contents::new(seats, 20));
            assert_eq!(layout.hand.len(), 20);
            for card in layout.trick.iter().chain(&layout.hand) {
                assert!(card.size.width > 0.0 && card.size.height > 0.0, "{size:?}: {card:?}");
            }
            assert!(Layout::new(Size::from(size), Contents::new(seats, 0)).hand.is_empty());
        }
    }
}
