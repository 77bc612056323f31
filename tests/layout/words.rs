//! What is written on real tables: whole, large enough to be read, and beside each other.

use crate::positions::{Position, positions};

use auction_pitch::app::layout::{Layout, Placement};
use auction_pitch::app::paint::Written;
use auction_pitch::app::screen::table::Table;
use auction_pitch::session::{Player, Settings};

use iced::{Rectangle, Size};

const WINDOWS: [(f32, f32); 9] = [
    (900.0, 600.0),
    (1024.0, 768.0),
    (1280.0, 800.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (800.0, 1200.0),
    (1080.0, 1920.0),
];
const LANGUAGES: [&str; 2] = ["en", "de"];

/// Names as people have them.
fn usual(players: u8) -> Vec<&'static str> {
    ["Sam", "Ana", "Ben", "Cleo", "Dev", "Eli", "Fay"].into_iter().take(players.into()).collect()
}

/// The longest names that can be typed.
const LONG: [&str; 7] = [
    "Alexandrina Mountbatten1",
    "Bartholomew von Altenau2",
    "Constantina Wintermeyer3",
    "Desdemona Gräfin Hohenb4",
    "Ebenezer Maximilian Oxf5",
    "Friederike Westermayer06",
    "Guinevere Throgmorton-07",
];

fn long(players: u8) -> Vec<&'static str> {
    LONG.into_iter().take(players.into()).collect()
}

/// Calls `check` with every table in every window and language.
fn each(positions: &[Position], check: impl Fn(&Table, &[Written], &str)) {
    let settings = Settings::default();
    for position in positions {
        for window in WINDOWS {
            for language in LANGUAGES {
                let (table, context) = position.shown(window, language, &settings);
                let inventory = table.inventory(&context);
                check(&table, &inventory.written, &format!("{} in {language} at {window:?}", position.name));
            }
        }
    }
}

/// The least size at which words can be read: that of the design for this window, and a little less where they are squeezed.
fn least(layout: &Layout, words: &str) -> f32 {
    // Key caps, the numbers of rows and letters of points are signs rather than words.
    let is_sign = words.chars().count() <= 3;
    0.85 * if layout.s < 1.0 || layout.rail.is_strip || is_sign { 12.0 } else { 14.0 }
}

#[test]
fn nothing_is_cut_off_or_too_small_to_read() {
    assert!(LONG.iter().all(|name| name.chars().count() == Player::LONGEST_NAME));
    each(&positions(usual), |table, written, name| {
        for words in written {
            assert!(!words.is_cut(), "{name}: {words:?}");
            assert!(words.size >= least(table.layout(), &words.whole), "{name}: {words:?}");
        }
    });
}

#[test]
fn only_what_holds_a_long_name_is_shortened() {
    each(&positions(long), |table, written, name| {
        for words in written {
            let has_name = LONG.iter().any(|long| words.whole.contains(long));
            assert!(has_name || !words.is_cut(), "{name}: {words:?}");
            assert!(words.size >= least(table.layout(), &words.whole).min(11.0), "{name}: {words:?}");
        }
    });
}

/// The middle of a line, without the room above and below its letters.
fn letters(written: &Written) -> Rectangle {
    let Rectangle { x, y, width, height } = written.place;
    let line = 1.25 * written.size;
    let away = (0.22 * line).min(0.4 * height);
    Rectangle { x: x + 0.5, y: y + away, width: width - 1.0, height: height - 2.0 * away }
}

fn apart(a: Rectangle, b: Rectangle) -> bool {
    a.intersection(&b).is_none_or(|common| common.width < 0.5 || common.height < 0.5)
}

/// Rank and pip in the upper left corner of a card.
fn index(card: &Placement) -> Rectangle {
    let corners = [card.at(0.04, 0.05), card.at(0.19, 0.29)];
    let left = corners[0].x.min(card.at(0.04, 0.29).x);
    Rectangle::new(iced::Point::new(left, corners[0].y), Size::new(corners[1].x - left, corners[1].y - corners[0].y))
}

fn checks_places(table: &Table, written: &[Written], name: &str) {
    let layout = table.layout();
    let window = Rectangle::with_size(layout.size).expand(0.5);
    let seen: Vec<&Written> = written.iter().filter(|words| !words.shown.is_empty() && !words.is_covered).collect();
    for (number, words) in seen.iter().enumerate() {
        assert!(letters(words).is_within(&window), "{name}: {words:?}");
        for other in &seen[number + 1..] {
            assert!(apart(letters(words), letters(other)), "{name}: {words:?} and {other:?}");
        }
        for (seat, place) in layout.seats.iter().enumerate() {
            let is_inside = letters(words).is_within(&place.plate.expand(0.5));
            assert!(is_inside || apart(letters(words), place.plate), "{name}: {words:?} at the edge of plate {seat}");
        }
        for (card, place) in table.cards() {
            assert!(apart(letters(words), index(&place)), "{name}: {words:?} over {card} in hand");
        }
        for (seat, card) in table.shown().trick.iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
            let place = layout.trick[seat.index()];
            assert!(apart(letters(words), index(&place)), "{name}: {words:?} over {card} of the trick");
        }
    }
}

#[test]
fn words_keep_apart_from_each_other_and_from_the_signs_of_cards() {
    each(&positions(usual), checks_places);
    each(&positions(long), checks_places);
}

#[test]
fn what_can_be_pressed_is_large_enough_and_lies_apart() {
    each(&positions(usual), |table, _, name| {
        let layout = table.layout();
        let window = Rectangle::with_size(layout.size).expand(0.5);
        let spots = table.spots();
        for (number, spot) in spots.iter().enumerate() {
            let place = spot.place;
            assert!(place.width >= 24.0 && place.height >= 24.0, "{name}: {spot:?}");
            assert!(place.is_within(&window), "{name}: {spot:?}");
            for other in &spots[number + 1..] {
                assert!(apart(place, other.place), "{name}: {spot:?} and {other:?}");
            }
        }
    });
}
