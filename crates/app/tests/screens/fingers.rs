//! The whole program by keys alone and by a finger alone, without a display: what is touched is what is seen.

use crate::play;
use crate::positions::positions;
use crate::scenes::names;
use crate::window::Window;

use pitch_app::keymap::Key;
use pitch_app::layout::Edge;
use pitch_app::outcome::Outcome;
use pitch_app::pointer::Pointer;
use pitch_app::screen::table::{Message, Spot};
use pitch_app::voice::{Event as Voiced, Role};
use pitch_app::{Options, program};
use pitch_rules::{Action, Card, Points, Preset, Rules};
use pitch_session::settings::Thinking;
use pitch_session::{Deals, Entry, Kind, NewGame, Player, Table, storage};

use iced::{Event, Point, Rectangle, Size, Vector, mouse, touch, window};

use std::path::Path;
use std::time::{Duration, Instant};

/// A window of a program that keeps its games in this folder.
fn open(folder: &Path, table: Option<&Table>, size: (f32, f32)) -> Window {
    let settings = "(speed: instant, trick_pause: milliseconds(0))";
    std::fs::write(folder.join("settings.ron"), settings).expect("written");
    let file = table.map(|table| {
        let file = folder.join("opened.ron");
        storage::save_as(&file, table.record()).expect("a file");
        file
    });
    let options = Options {
        file,
        data_dir: Some(folder.to_owned()),
        language: Some("en".to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    Window::open(options, Size::from(size))
}

/// A table after its first hand.
fn counted(players: u8) -> Table {
    let mut table = play::table(players, 5);
    while table.hands().is_empty() {
        assert!(play::step(&mut table, 0));
    }
    table
}

fn position(name: &str) -> Table {
    let found = positions(names).into_iter().find(|position| position.name == name);
    found.expect("there is such a position").session
}

/// The rules of the game that is played.
fn rules(window: &Window) -> Rules {
    window.program.table().expect("a table").session().rules().as_ref().clone()
}

#[test]
fn the_log_shows_its_end_first_and_every_dialog_scrolls_by_keys() {
    let data = tempfile::tempdir().expect("a folder");
    let table = position("play-7");
    for size in [(900.0, 600.0), (720.0, 520.0)] {
        let mut window = open(data.path(), Some(&table), size);
        window.key(Key::Escape);
        let log = window.find("The hand so far").expect("the menu");
        window.touch(log.center());
        let close = window.find("Back").expect("the button is seen");
        assert!(close.y + close.height < size.1, "{size:?}: {close:?}");
        let (begun, most) = window.scrolled("dialog").expect("the log");
        assert!(most > 60.0 && begun > most - 1.0, "{size:?}: the newest lines are seen: {begun} of {most}");
        let mut at = |key| {
            window.key(key);
            window.scrolled("dialog").expect("the log").0
        };
        let up = at(Key::Up);
        assert!(up < most - 10.0, "{size:?}: a line up, {up} of {most}");
        assert!(at(Key::Home) < 1.0 && at(Key::Down) > 10.0, "{size:?}");
        assert!(at(Key::End) > most - 1.0 && at(Key::PageUp) < most - 10.0 && at(Key::PageDown) > most - 1.0);
        window.key(Key::Escape);
        // The keys are more than a small window holds.
        window.key(Key::Function(1));
        let (begun, most) = window.scrolled("dialog").expect("the help");
        assert!(begun < 1.0, "{size:?}");
        window.key(Key::End);
        let (end, _) = window.scrolled("dialog").expect("the help");
        assert!((end - most.max(0.0)).abs() < 1.0, "{size:?}: {end} of {most}");
    }
}

#[test]
fn a_drag_between_two_pictures_plays_the_card_that_was_pressed() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), Some(&position("play-7")), (1280.0, 800.0));
    let table = window.program.table().expect("a table");
    let legal = table.shown().legal.clone();
    let is_legal = |card: Card| legal.contains(&Action::Play(card));
    let (card, place) = table.cards().find(|(card, _)| is_legal(*card)).expect("a card may be played");
    let (from, middle) = (place.at(0.08, 0.12), Point::new(640.0, 330.0));
    let moved = |position| mouse::Event::CursorMoved { position };
    let (pressed, released) = (mouse::Event::ButtonPressed, mouse::Event::ButtonReleased);
    let button = mouse::Button::Left;
    let events = [moved(from), pressed(button), moved(from + (middle - from) * 0.5), moved(middle), released(button)];
    window.happen(&events.map(Event::Mouse), mouse::Cursor::Available(middle));
    let session = window.program.table().expect("a table").session();
    let is_played = |entry: &Entry| matches!(entry, Entry::Act(_, Action::Play(played)) if *played == card);
    assert!(session.record().entries().iter().any(is_played), "{card} is played");
}

#[test]
fn a_dialog_scrolls_to_the_button_that_a_key_leads_to() {
    let players = names(7).into_iter().map(|name| Player::new(name, Kind::Person)).collect();
    let rules = Rules { players: 7, ..Rules::default() };
    let table = Table::new(NewGame::new(rules, players, Deals::from_number(3))).expect("a table");
    for size in [(720.0, 520.0), (900.0, 600.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), Some(&table), size);
        window.key(Key::Escape);
        for (sheet, buttons) in [("Save and leave", 9), ("Who is at the table", 8)] {
            assert!(window.find(sheet).is_some(), "{sheet} is open");
            for key in [Key::Tab, Key::BackTab] {
                for number in 0..buttons {
                    let before = window.scrolled("dialog");
                    window.key(key);
                    let (button, area) = window.focused().expect("a button has the keyboard");
                    let is_below = area.height == window.logical_size().height;
                    assert!(!is_below || window.scrolled("dialog") == before, "{sheet} at {size:?}: it is below");
                    let is_seen = button.y > area.y - 1.0 && button.y + button.height < area.y + area.height + 1.0;
                    assert!(is_seen, "{sheet} at {size:?}: {key:?} {number}: {button:?} in {area:?}");
                }
            }
            window.key(Key::Letter('p'));
        }
    }
}

#[test]
fn what_is_cancelled_is_not_played() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, (1280.0, 800.0));
    // Another game is set up by its tile, and left again.
    for key in
        [Key::Letter('n'), Key::Tab, Key::Right, Key::Right, Key::Enter, Key::Escape, Key::Escape, Key::Letter('p')]
    {
        window.key(key);
    }
    assert_eq!(Preset::of(&rules(&window)), Some(Preset::AuctionPitch));
}

#[test]
fn a_game_is_begun_by_its_tile_and_enter() {
    for size in [(1280.0, 800.0), (720.0, 520.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), None, size);
        // Over our table to the second row.
        for key in [Key::Letter('n'), Key::Tab, Key::Down, Key::Right, Key::Enter, Key::Enter] {
            window.key(key);
        }
        assert_eq!(Preset::of(&rules(&window)), Some(Preset::Smudge), "{size:?}");
    }
}

#[test]
fn letters_look_for_a_game_at_once() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, (1280.0, 800.0));
    window.key(Key::Letter('n'));
    window.key(Key::Letter('x'));
    assert!(window.find("Our table").is_none());
    window.key(Key::Escape);
    assert!(window.find("Our table").is_some(), "the search is given up");
    for letter in "sledge".chars() {
        window.key(Key::Letter(letter));
    }
    assert!(window.find("also called Old Sledge").is_some());
    window.key(Key::Down);
    window.key(Key::Enter);
    window.key(Key::Enter);
    assert_eq!(Preset::of(&rules(&window)), Some(Preset::SevenUp));
}

#[test]
fn the_game_that_keys_lead_to_is_in_sight() {
    for size in [(1280.0, 800.0), (900.0, 600.0), (720.0, 520.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), None, size);
        // Above our table is the search, and before that the arrow; behind the last tile is the way to all games.
        for key in [Key::Letter('n'), Key::Tab, Key::Down, Key::Down, Key::Right, Key::Right, Key::Right, Key::Enter] {
            window.key(key);
        }
        let mut heights = Vec::new();
        for key in [vec![Key::Right; Preset::ALL.len() - 1], vec![Key::Left; Preset::ALL.len() - 1]].concat() {
            window.key(key);
            let (row, area) = window.focused().expect("a row of the list has the keyboard");
            let is_seen = row.y > area.y - 1.0 && row.y + row.height < area.y + area.height + 1.0;
            assert!(is_seen, "{size:?}: {key:?}: {row:?} in {area:?}");
            heights.extend(window.scrolled("games").map(|(down, _)| down));
        }
        assert!(heights.iter().any(|down| *down > 100.0), "{size:?}: the list is longer than its place");
    }
}

#[test]
fn what_tab_leads_to_on_the_page_of_a_new_game_is_in_sight() {
    for size in [(1280.0, 800.0), (900.0, 600.0), (720.0, 520.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), None, size);
        // Over our table to a tile.
        for key in [Key::Letter('n'), Key::Tab, Key::Right, Key::Enter] {
            window.key(key);
        }
        let mut places = Vec::new();
        for (number, key) in [[Key::Tab; 40], [Key::BackTab; 40]].concat().into_iter().enumerate() {
            window.key(key);
            let focused = window.focused();
            let (control, area) =
                focused.unwrap_or_else(|| panic!("{size:?}: nothing has the keyboard after {number}"));
            let is_seen = control.y > area.y - 1.0 && control.y + control.height < area.y + area.height + 1.0;
            assert!(is_seen, "{size:?}: {key:?}: {control:?} in {area:?}");
            places.extend(window.scrolled("new-game").map(|(down, _)| down));
        }
        assert!(places.iter().all(|down| *down < 1.0), "{size:?}: the page is in sight as a whole");
    }
}

#[test]
fn enter_is_what_its_cap_says_after_looking_back() {
    let data = tempfile::tempdir().expect("a folder");
    let table = counted(4);
    let mut window = open(data.path(), Some(&table), (1280.0, 800.0));
    window.touch_words("Look back");
    assert!(window.find("Next hand").is_none(), "the review is open");
    window.key(Key::Escape);
    assert!(window.find("Next hand").is_some());
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert!(window.find("Save and leave").is_some(), "it led on to the table, over which the menu is opened");
}

#[test]
fn a_new_game_is_set_up_from_a_result() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), Some(&counted(4)), (1280.0, 800.0));
    window.key(Key::Command('n'));
    assert!(window.find("What are we playing?").is_some());
    window.key(Key::Escape);
    assert!(window.find("Next hand").is_some(), "the result is there again");
}

#[test]
fn help_with_the_rules_is_one_key_away_everywhere() {
    let data = tempfile::tempdir().expect("a folder");
    let first = [None].into_iter().chain("nrhgts".chars().map(Some)).map(|letter| (None, letter.map(Key::Letter)));
    let auction = position("auction-4");
    let counted = counted(4);
    let table = [None, Some(Key::Escape), Some(Key::Letter('g')), Some(Key::Letter('l'))];
    let table = table.into_iter().map(|key| (Some(&auction), key));
    let places = first.chain(table).chain([(Some(&counted), None), (Some(&counted), Some(Key::Letter('r')))]);
    for (table, key) in places {
        let mut window = open(data.path(), table, (1280.0, 800.0));
        if let Some(key) = key {
            window.key(key);
        }
        window.key(Key::Function(1));
        assert!(window.find("Help").is_some() && window.find("Rules of this game").is_some(), "{key:?}");
        window.key(Key::Letter('r'));
        assert!(window.find("The rules").is_some() && window.find("Rules of this game").is_none(), "{key:?}");
        window.key(Key::Escape);
        window.key(Key::Function(1));
        assert!(window.find("Rules of this game").is_none(), "{key:?}: the key closes it again");
    }
}

/// The words of the buttons that lead on from sheet to sheet.
const ONWARDS: [&str; 3] = ["Continue", "Next hand", "Deal the cards"];

#[test]
fn a_whole_game_is_played_by_a_finger_alone() {
    for (size, preset) in [((1280.0, 800.0), Preset::AuctionPitch), ((720.0, 520.0), Preset::Trinidad)] {
        played_by(size, preset, Window::touch);
    }
}

#[test]
fn every_card_of_a_game_is_dragged_by_the_mouse_or_a_finger() {
    let to = |window: &Window, from: Point| {
        let size = window.logical_size();
        let is_card = from.y > 2.0 / 3.0 * size.height - 40.0;
        let is_held = window.program.table().is_some_and(|table| table.cards().any(|(_, place)| place.contains(from)));
        (is_card && is_held).then(|| from - Vector::new(0.0, 0.3 * size.height))
    };
    let dragged: [fn(&mut Window, Point, Point); 2] = [Window::drag, Window::swipe];
    for (drag, preset) in dragged.into_iter().zip([Preset::AuctionPitch, Preset::Trinidad]) {
        played_by((1280.0, 800.0), preset, |window, place| match to(window, place) {
            Some(to) => drag(window, place, to),
            None => window.touch(place),
        });
    }
}

/// Plays a game to its end, pressing the points that say or play something.
fn played_by(size: (f32, f32), preset: Preset, mut press: impl FnMut(&mut Window, Point)) {
    {
        let data = tempfile::tempdir().expect("a folder");
        let mut table = play::table_by(Rules { target: Points(2), ..Rules::from(preset) }, 3);
        if matches!(table.next(), pitch_session::Next::Deal) {
            let _ = table.deal();
        }
        let mut window = open(data.path(), Some(&table), size);
        for _ in 0..600 {
            window.pass(Duration::from_millis(700));
            if window.find("Rematch").is_some() {
                break;
            }
            if let Some(words) = ONWARDS.into_iter().find(|words| window.find(words).is_some()) {
                window.touch_words(words);
            } else if let Some(place) = to_be_touched(&window) {
                press(&mut window, place);
            }
        }
        assert!(window.find("Rematch").is_some(), "{preset}: the game is over");
        let record = |window: &Window| window.program.table().expect("a table").session().record().clone();
        let played = record(&window);
        window.touch_words("Rematch");
        assert!(!record(&window).is_same_game(&played), "{preset}: it is played again");
    }
}

/// A button or a card that can be touched now: what says least, or the first card that may be played.
fn to_be_touched(window: &Window) -> Option<Point> {
    let table = window.program.table()?;
    let decides = |message: &Message| matches!(message, Message::Act(_) | Message::Deal | Message::Throw);
    let spot = table.spots().iter().find(|spot| decides(&spot.message)).map(|spot| spot.place.center());
    let view = table.shown();
    let legal = |card| view.legal.iter().any(|action| action.to_string() == format!("{card}"));
    let card = table.cards().find(|(card, _)| legal(*card)).map(|(_, place)| place.at(0.08, 0.12));
    spot.or(card)
}

#[test]
fn what_lies_under_a_finger_is_under_nothing_once_it_is_lifted() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), Some(&position("auction-4")), (1280.0, 800.0));
    let menu = |window: &Window| {
        let table = window.program.table().expect("a table");
        let menu = Message::Pressed(Outcome::Menu);
        table.spots().iter().find(|spot| spot.message == menu).expect("the menu").place.center()
    };
    let place = menu(&window);
    window.touch(place);
    assert!(window.find("Save and leave").is_some(), "the menu is open");
    window.touch(place);
    assert!(window.find("Save and leave").is_none(), "and closed");

    // What a finger lies on is explained as long as it lies there.
    let sign = |spot: &&Spot| matches!(spot.message, Message::About(_));
    let sign = window.program.table().expect("a table").spots().iter().find(sign).expect("a sign").place.center();
    let picture = |window: &mut Window| window.draw().0.data().to_vec();
    let before = picture(&mut window);
    let (id, beside) = (touch::Finger(1), Point::new(600.0, 300.0));
    window.finger(touch::Event::FingerPressed { id, position: sign });
    assert!(picture(&mut window) != before, "it is explained");
    window.finger(touch::Event::FingerMoved { id, position: beside });
    window.finger(touch::Event::FingerLifted { id, position: beside });
    assert!(picture(&mut window) == before, "and no longer");
    assert!(window.find("Why").is_none(), "who slides off it presses nothing");
}

/// The entries of the game at the table.
fn entries(window: &Window) -> usize {
    window.program.table().expect("a table").session().record().entries().len()
}

#[test]
fn whoever_slides_off_a_card_or_a_button_presses_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), Some(&position("play-4")), (1280.0, 800.0));
    let before = entries(&window);
    let card = to_be_touched(&window).expect("a card");
    window.swipe(card, card - Vector::new(0.0, 500.0));
    window.swipe(card - Vector::new(0.0, 500.0), card);
    assert_eq!(entries(&window), before, "slid off it and onto it");
    let id = touch::Finger(1);
    window.finger(touch::Event::FingerPressed { id, position: card });
    window.finger(touch::Event::FingerLost { id, position: card });
    assert_eq!(entries(&window), before, "the system took the finger away");
    window.touch(card);
    assert!(entries(&window) > before, "a touch plays it");

    window.key(Key::Escape);
    let rules = window.find("How to play").expect("a button").center();
    window.swipe(rules, rules + Vector::new(400.0, 0.0));
    assert!(window.find("Save and leave").is_some(), "the menu is still there");
}

#[test]
fn a_second_finger_does_nothing() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), Some(&position("play-4")), (1280.0, 800.0));
    let before = entries(&window);
    let card = to_be_touched(&window).expect("a card");
    let cloth = Point::new(20.0, 400.0);
    let [first, second] = [touch::Finger(1), touch::Finger(2)];
    window.finger(touch::Event::FingerPressed { id: first, position: cloth });
    window.finger(touch::Event::FingerPressed { id: second, position: card });
    window.finger(touch::Event::FingerLifted { id: second, position: card });
    window.finger(touch::Event::FingerLifted { id: first, position: cloth });
    assert_eq!(entries(&window), before);
    window.finger(touch::Event::FingerPressed { id: second, position: card });
    window.finger(touch::Event::FingerLifted { id: second, position: card });
    assert!(entries(&window) > before, "alone it counts");
}

#[test]
fn a_finger_scrolls_from_a_button_and_presses_nothing() {
    for size in [(720.0, 520.0), (900.0, 600.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), None, size);
        window.key(Key::Letter('s'));
        let table = window.places_of("Table").first().expect("a group").center();
        window.touch(table);
        let before = window.program.settings().clone();
        let words = ["Instant", "Short", "Usual", "By suit"];
        let places: Vec<Rectangle> = words.into_iter().flat_map(|words| window.places_of(words)).collect();
        assert!(places.len() > 2, "{size:?}: {places:?}");
        for place in places {
            let from = place.center();
            let begun = window.scrolled("settings").expect("they scroll").0;
            window.swipe(from, from - Vector::new(0.0, 60.0));
            let up = window.scrolled("settings").expect("they scroll").0;
            // By as much as lies below it, where that is less than the way of the finger.
            assert!(up > begun && up < begun + 61.0, "{size:?}, {place:?}: {begun} to {up}");
            window.swipe(from, from + Vector::new(0.0, 60.0));
            let down = window.scrolled("settings").expect("they scroll").0;
            assert!((down - begun).abs() < 1.0, "{size:?}, {place:?}: {up} to {down}");
        }
        assert_eq!(*window.program.settings(), before, "{size:?}: nothing was pressed");
        let choice = window.places_of("Short").first().expect("a choice").center();
        window.touch(choice);
        assert_ne!(*window.program.settings(), before, "{size:?}: a touch chooses");
    }
}

#[test]
fn a_finger_that_stays_and_the_second_button_reset_a_setting() {
    for size in [(720.0, 520.0), (1280.0, 800.0)] {
        let data = tempfile::tempdir().expect("a folder");
        let mut window = open(data.path(), None, size);
        window.key(Key::Letter('s'));
        let table = window.places_of("Table").first().expect("a group").center();
        window.touch(table);
        let thinking = |window: &Window| window.program.settings().thinking;
        let changed = |window: &mut Window| {
            let short = window.places_of("Short").first().expect("a choice").center();
            window.touch(short);
            assert_eq!(thinking(window), Thinking::Short, "{size:?}");
            short
        };
        let position = changed(&mut window);
        assert!(!window.places_of("Reset").is_empty(), "{size:?}: a touched row says how it is reset");
        let long = window.places_of("Long").first().expect("a choice").center();
        let id = touch::Finger(1);
        window.finger(touch::Event::FingerPressed { id, position: long });
        let redraw =
            |after: u64| Event::Window(window::Event::RedrawRequested(Instant::now() + Duration::from_millis(after)));
        window.happen(&[redraw(0)], mouse::Cursor::Unavailable);
        assert_eq!(thinking(&window), Thinking::Short, "{size:?}: it has not stayed yet");
        window.happen(&[redraw(600)], mouse::Cursor::Unavailable);
        assert_eq!(thinking(&window), Thinking::Usual, "{size:?}: it is as at first");
        window.finger(touch::Event::FingerLifted { id, position: long });
        assert_eq!(thinking(&window), Thinking::Usual, "{size:?}: nothing is pressed besides");
        let _ = changed(&mut window);
        window.happen(
            &[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right))],
            mouse::Cursor::Available(position),
        );
        assert_eq!(thinking(&window), Thinking::Usual, "{size:?}: the second button resets");
    }
}

#[test]
fn what_was_pointed_with_last_counts() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, (1280.0, 800.0));
    let nowhere = Point::new(5.0, 790.0);
    assert_eq!(window.program.pointer(), Pointer::Mouse);
    window.finger(touch::Event::FingerPressed { id: touch::Finger(1), position: nowhere });
    assert_eq!(window.program.pointer(), Pointer::Mouse, "nothing moves away from under a finger");
    window.finger(touch::Event::FingerLifted { id: touch::Finger(1), position: nowhere });
    assert_eq!(window.program.pointer(), Pointer::Finger);
    let moved = |window: &mut Window, x: f32| {
        let position = Point::new(x, 400.0);
        let moved = Event::Mouse(mouse::Event::CursorMoved { position });
        window.happen(&[moved], mouse::Cursor::Available(position));
    };
    moved(&mut window, 300.0);
    window.touch(nowhere);
    moved(&mut window, 400.0);
    assert_eq!(window.program.pointer(), Pointer::Finger, "the window system moves the mouse after the finger");
    for x in [410.0, 420.0, 430.0] {
        moved(&mut window, x);
    }
    assert_eq!(window.program.pointer(), Pointer::Mouse, "a mouse is moved");
    window.touch(nowhere);
    window.click(nowhere);
    assert_eq!(window.program.pointer(), Pointer::Mouse, "a mouse is clicked");
}

#[test]
fn names_that_run_from_the_right_are_seen() {
    let one =
        |players: u8| ["שרה", "דוד", "רחל", "משה", "לאה", "יוסף", "נח"].into_iter().take(players.into()).collect();
    let other =
        |players: u8| ["אבג", "זחט", "כלמ", "סעפ", "צקר", "שתא", "בגד"].into_iter().take(players.into()).collect();
    let drawn = |names: fn(u8) -> Vec<&'static str>| {
        let data = tempfile::tempdir().expect("a folder");
        let found = positions(names).into_iter().find(|position| position.name == "play-4");
        let mut window = open(data.path(), Some(&found.expect("a position").session), (1280.0, 800.0));
        let seats = &window.program.table().expect("a table").layout().seats;
        let plates: Vec<_> = seats.iter().map(|seat| (seat.name, seat.name_room, seat.edge)).collect();
        (window.draw().0, plates)
    };
    let ((first, plates), (second, _)) = (drawn(one), drawn(other));
    for (seat, (name, room, edge)) in plates.into_iter().enumerate().skip(1) {
        let left = if edge == Edge::Top { name.x } else { name.x - room / 2.0 };
        let (left, right) = (left as u32, (left + room) as u32);
        let rows = (name.y - 10.0) as u32..(name.y + 10.0) as u32;
        let differ = rows.flat_map(|y| (left..right).map(move |x| (x, y)));
        let differ = differ.filter(|&(x, y)| first.pixel(x, y) != second.pixel(x, y)).count();
        assert!(differ > 20, "seat {seat}: only {differ} pixels are other for another name");
    }
}

/// What the table says above the hand, as a screen reader hears it.
fn caption(window: &Window) -> String {
    let told = window.program.voice().told().iter().find(|part| part.role == Role::Caption);
    told.map(|part| part.name.clone()).unwrap_or_default()
}

/// A window that was touched, with this position, and to which a screen reader listens.
fn touched(folder: &Path, name: &str, size: (f32, f32)) -> Window {
    let mut window = open(folder, Some(&position(name)), size);
    window.touch(Point::new(1.0, size.1 - 1.0));
    window.send(program::Message::Voice(Voiced::Listened(true)));
    window
}

#[test]
fn whatever_a_mouse_that_rests_is_told_a_finger_is_told() {
    for (name, size) in [("play-4", (1280.0, 800.0)), ("exchanged", (720.0, 520.0)), ("auction-4", (900.0, 600.0))] {
        let data = tempfile::tempdir().expect("a folder");
        let window = touched(data.path(), name, size);
        let told_of = |target: &Spot| match target.message {
            Message::About(_) => true,
            Message::Card(_) => !window.program.table().is_some_and(|table| table.is_on(&target.message)),
            _ => false,
        };
        let targets = window.program.table().expect("a table").targets();
        let targets: Vec<Spot> = targets.into_iter().filter(told_of).collect();
        assert!(targets.len() > 2, "{name}: {targets:?}");
        for target in targets {
            let data = tempfile::tempdir().expect("a folder");
            let mut window = touched(data.path(), name, size);
            let before = caption(&window);
            let (id, position) = (touch::Finger(1), target.place.center());
            window.finger(touch::Event::FingerPressed { id, position });
            let held = caption(&window);
            assert_ne!(held, before, "{name}: a finger that stays is told of {target:?}");
            window.finger(touch::Event::FingerLifted { id, position });
            let is_sheet = window.program.voice().told().iter().any(|part| part.role == Role::Dialog);
            assert!(
                is_sheet || caption(&window) == held,
                "{name}: once it is lifted that is there to be read: {target:?}"
            );
        }
    }
}

#[test]
fn a_button_that_does_nothing_now_tells_a_finger_why() {
    let data = tempfile::tempdir().expect("a folder");
    let mut window = open(data.path(), None, (1280.0, 800.0));
    window.key(Key::Letter('p'));
    window.send(program::Message::Voice(Voiced::Listened(true)));
    let undo = |spot: &&Spot| spot.message == Message::Undo;
    let table = window.program.table().expect("a table");
    assert!(!table.is_on(&Message::Undo), "nothing was done yet");
    let place = table.spots().iter().find(undo).expect("the button").place.center();
    window.touch(place);
    assert!(caption(&window).contains("There’s nothing to take back."), "{}", caption(&window));
}
