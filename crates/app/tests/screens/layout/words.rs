//! What is written on real tables: whole, large enough to be read, and beside each other.

use crate::positions::{Position, positions};
use crate::scenes::LONGER;

use pitch_app::layout::{Layout, Placement, SeatPlace};
use pitch_app::paint::Written;
use pitch_app::pointer::Pointer;
use pitch_app::screen::table::{Message, Sign, Spot, Table};
use pitch_language::Language;
use pitch_session::Settings;
use pitch_session::settings::{CardSize, Theme};
use pitch_shown::LONGEST_NAME;

use iced::{Rectangle, Size, Vector};

const WINDOWS: [(f32, f32); 10] = [
    (900.0, 600.0),
    (1024.0, 768.0),
    (1280.0, 800.0),
    (1366.0, 768.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (3840.0, 2160.0),
    (800.0, 1200.0),
    (1080.0, 1920.0),
    (720.0, 520.0),
];
/// Those that every language is tried in; the first two are tried in all.
const USUAL: [(f32, f32); 3] = [WINDOWS[0], WINDOWS[2], WINDOWS[9]];

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

/// Gathers what `faults` finds at every table in every window and language, and fails with the first of it.
fn each(positions: &[Position], faults: impl Fn(&Table, &[Written]) -> Vec<String>) {
    each_with(CardSize::Normal, &WINDOWS, positions, &languages(), faults);
}

/// The languages that there are. Words that are far longer are shortened at some places.
fn languages() -> Vec<&'static str> {
    Language::ALL.map(|translation| translation.tag).to_vec()
}

/// The same with cards of this size in these windows.
fn each_with(
    card_size: CardSize,
    windows: &[(f32, f32)],
    positions: &[Position],
    languages: &[&str],
    faults: impl Fn(&Table, &[Written]) -> Vec<String>,
) {
    let settings = Settings { card_size, ..Settings::default() };
    let mut found = Vec::new();
    for position in positions {
        for (number, &language) in languages.iter().enumerate() {
            let windows = if number < 2 || windows.len() <= USUAL.len() + 1 { windows } else { &USUAL };
            let pointed = windows.iter().map(|&window| (window, Pointer::Mouse)).chain([(USUAL[0], Pointer::Finger)]);
            for (window, pointer) in pointed {
                let (table, context) = position.pointed(pointer, window, language, &settings);
                let inventory = table.inventory(&context);
                let faults = faults(&table, &inventory.written).into_iter();
                found.extend(
                    faults.map(|fault| format!("{} in {language} at {window:?}, {pointer:?}: {fault}", position.name)),
                );
            }
        }
    }
    assert!(found.is_empty(), "{} faults, among them:\n{}", found.len(), found[..found.len().min(60)].join("\n"));
}

/// Words with their size and place.
fn about(written: &Written) -> String {
    let Rectangle { x, y, width, height } = written.place;
    format!("{:?} of {:.1} px at {x:.0}, {y:.0}, {width:.0} x {height:.0}", written.shown, written.size)
}

/// Whether words are so small that they cannot be read: less than the design has for this window, and a little less where
/// they are squeezed.
fn is_too_small(layout: &Layout, words: &Written) -> bool {
    let scale = layout.s;
    let least = match words.whole.chars().count() {
        // A letter in a disc or a tile is a sign rather than a word.
        0 | 1 => 0.0,
        // Key caps and the numbers of rows.
        2 | 3 => 12.0,
        _ => 14.0,
    };
    words.size < 0.85 * least * scale.clamp(0.86, 1.0) - 0.1
}

/// Whether words are cut off. At the top of a narrow pad a name of a few letters may lose one.
fn is_cut(words: &Written) -> bool {
    words.is_cut() && words.whole.chars().count() > 4
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

fn misplaced(table: &Table, written: &[Written]) -> Vec<String> {
    let layout = table.layout();
    let window = Rectangle::with_size(layout.size).expand(0.5);
    let seen: Vec<&Written> = written.iter().filter(|words| !words.shown.is_empty() && !words.is_covered).collect();
    let mut faults = Vec::new();
    for (number, words) in seen.iter().enumerate() {
        let place = letters(words);
        let mut meets = |what: String| faults.push(format!("{} meets {what}", about(words)));
        if !place.is_within(&window) {
            meets("the edge of the window".to_owned());
        }
        for other in seen[number + 1..].iter().filter(|other| !apart(place, letters(other))) {
            meets(about(other));
        }
        // The menu covers what it must.
        if table.is_talking() {
            continue;
        }
        for (seat, SeatPlace { face, .. }) in layout.seats.iter().enumerate().skip(1) {
            if !apart(place, *face) && words.whole.chars().count() > 2 {
                meets(format!("the face of {seat}"));
            }
        }
        for (card, at) in table.cards().filter(|(_, at)| !apart(place, index(at))) {
            meets(format!("{card} in hand, {:?}", at.centre));
        }
        for (seat, card) in table.shown().trick.iter().flat_map(|trick| trick.plays().collect::<Vec<_>>()) {
            if !apart(place, index(&layout.trick[seat.index()])) {
                meets(format!("{card} of the trick"));
            }
        }
    }
    faults
}

/// What can be pressed and is too small for it, or lies over something else that can be.
fn squeezed(table: &Table) -> Vec<String> {
    let window = Rectangle::with_size(table.layout().size).expand(0.5);
    let spots = table.spots();
    let mut faults = Vec::new();
    for (number, spot) in spots.iter().enumerate() {
        let place = spot.place;
        // The rows of many points share their room; what they mean is told without a press.
        let least = if matches!(spot.message, Message::About(Sign::Point(_))) { 18.0 } else { 24.0 };
        if place.width < least || place.height < least || !place.is_within(&window) {
            faults.push(format!("{spot:?}"));
        }
        // Tokens lie on the ribbon, which opens around them.
        let is_token = matches!(spot.message, Message::About(Sign::Point(_)));
        let is_beside = |other: &&Spot| !(is_token && other.message == Message::Drawer(None));
        let meets = spots[number + 1..].iter().filter(is_beside).filter(|other| !apart(place, other.place));
        faults.extend(meets.map(|other| format!("{spot:?} meets {other:?}")));
    }
    faults
}

// What is asked of the same tables is asked at once: laying them out takes longest.

#[test]
fn all_is_whole_large_enough_to_be_read_and_pressed_and_lies_apart() {
    each(&positions(usual), |table, written| {
        let is_bad = |words: &&Written| is_cut(words) || is_too_small(table.layout(), words);
        let unread = written.iter().filter(is_bad).map(about);
        unread.chain(misplaced(table, written)).chain(squeezed(table)).collect()
    });
}

#[test]
fn only_what_holds_a_long_name_is_shortened_and_words_lie_apart_all_the_same() {
    assert!(LONG.iter().all(|name| name.chars().count() == LONGEST_NAME));
    each(&positions(long), |table, written| {
        let has_name = |words: &Written| LONG.iter().any(|long| words.whole.contains(long));
        let is_bad = |words: &&Written| !has_name(words) && (is_cut(words) || is_too_small(table.layout(), words));
        let unread = written.iter().filter(is_bad).map(about);
        unread.chain(misplaced(table, written)).collect()
    });
}

#[test]
fn words_lie_apart_where_they_are_longer_or_cards_have_another_size() {
    each_with(CardSize::Normal, &USUAL, &positions(usual), &[LONGER], misplaced);
    for card_size in [CardSize::Small, CardSize::Large, CardSize::Huge] {
        each_with(
            card_size,
            &[WINDOWS[0], WINDOWS[2], WINDOWS[7], WINDOWS[9]],
            &positions(usual),
            &["en", "de"],
            misplaced,
        );
    }
}

#[test]
fn every_control_lies_on_the_table_at_every_size_of_the_interface() {
    for interface_size in [75, 125, 150, 200] {
        let settings = Settings { interface_size, ..Settings::default() };
        for position in positions(usual) {
            for size in [(720.0, 520.0), (1280.0, 800.0), (1920.0, 1080.0)] {
                let (table, context) = position.shown(size, "en", &settings);
                let room = Rectangle::with_size(context.size).expand(1.0);
                let out = table.spots().iter().find(|spot| {
                    let foot = spot.place.position() + Vector::new(spot.place.width, spot.place.height);
                    !room.contains(spot.place.position()) || !room.contains(foot)
                });
                assert!(out.is_none(), "{} at {size:?}, {interface_size} %: {out:?}", position.name);
            }
        }
    }
}

#[test]
fn marks_of_sides_without_colors_have_letters() {
    let settings = Settings { theme: Theme::Contrast, ..Settings::default() };
    let all = positions(usual);
    let pairs =
        all.iter().filter(|position| position.session.rules().sides() == 2 && position.session.rules().players == 4);
    let mut count = 0;
    for position in pairs {
        for (language, letters) in [("en", ["U", "T"]), ("de", ["W", "D"])] {
            let (table, context) = position.shown(USUAL[1], language, &settings);
            let written = table.inventory(&context).written;
            let missing = letters.iter().find(|letter| !written.iter().any(|words| words.shown == **letter));
            assert!(missing.is_none(), "{} in {language}: no {missing:?}", position.name);
            count += 1;
        }
    }
    assert!(count > 0);
}
