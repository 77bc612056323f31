//! Keys are changed on the page of keys, by clicks and by keys, and every screen follows.

use crate::clicks::click;
use crate::held::held;
use crate::scenes::{context, context_with, over, ready, simulator};
use crate::window::Window;

use pitch_app::Options;
use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::program::Message;
use pitch_app::screen::home::Home;
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::statistics::Statistics;
use pitch_app::voice::{Event, Role};
use pitch_session::settings::{KeyChange, KeyPlace};
use pitch_session::{Deals, Settings};

use iced::{Element, Size};

use std::path::Path;

const WINDOW: (f32, f32) = (1280.0, 800.0);

fn change(place: KeyPlace, usual: &str, chosen: &str) -> KeyChange {
    KeyChange { place, usual: usual.to_owned(), chosen: chosen.to_owned() }
}

fn sees<M>(context: &Context, view: Element<'_, M>, words: &str) -> bool {
    simulator(context, view).find(words).is_ok()
}

fn press(screen: &mut Keys, context: &Context, words: &str) -> Outcome {
    let message = click(context, screen.view(context), words);
    screen.update(message, context)
}

/// Takes over what the page asks for, as the program does.
fn follow(context: &mut Context, outcome: Outcome) {
    let Outcome::Changed(settings) = outcome else { panic!("{outcome:?}") };
    context.settings = *settings;
    context.restyle();
}

#[test]
fn a_key_is_changed_and_brought_back_by_clicks() {
    let mut context = context(WINDOW, "en");
    let mut screen = held(Keys::new());
    assert_eq!(press(&mut screen, &context, "P"), Outcome::None);
    let asked = "Press the key you want for this. Esc leaves it as it is.";
    assert!(screen.is_asking() && sees(&context, screen.view(&context), asked));
    let chosen = screen.key(Key::Letter('x'), &context);
    follow(&mut context, chosen);
    assert_eq!(context.settings.keys, [change(KeyPlace::Table, "p", "x")]);
    assert!(!screen.is_asking());

    assert_eq!(press(&mut screen, &context, "X"), Outcome::None);
    let usual = press(&mut screen, &context, "Reset");
    follow(&mut context, usual);
    assert!(context.settings.keys.is_empty() && !screen.is_asking());
    assert!(!sees(&context, screen.view(&context), "Reset all keys"), "there is nothing to reset");

    for (usual, chosen) in [("P", Key::Function(3)), ("K", Key::Command('k'))] {
        assert_eq!(press(&mut screen, &context, usual), Outcome::None);
        let chosen = screen.key(chosen, &context);
        follow(&mut context, chosen);
    }
    assert!(sees(&context, screen.view(&context), "F3") && sees(&context, screen.view(&context), "Ctrl K"));
    let usual = press(&mut screen, &context, "Reset all keys");
    follow(&mut context, usual);
    assert!(context.settings.keys.is_empty());

    // A click that was not meant is taken back by another, or by the button beside what is asked.
    for back in ["\u{2026}", "Cancel"] {
        assert_eq!(press(&mut screen, &context, "B"), Outcome::None);
        assert!(screen.is_asking());
        let message = if back == "Cancel" {
            click(&context, screen.view(&context), back)
        } else {
            pitch_app::screen::keys::Message::Left
        };
        let _ = screen.update(message, &context);
        assert!(!screen.is_asking());
    }
}

#[test]
fn a_key_that_does_something_else_is_not_taken_away_from_it() {
    for language in ["en", "de"] {
        let context = context(WINDOW, language);
        let mut screen = held(Keys::new());
        assert_eq!(press(&mut screen, &context, "P"), Outcome::None);
        for key in [Key::Letter('u'), Key::Letter('m'), Key::Command('q'), Key::Enter, Key::Digit(4), Key::Left] {
            assert_eq!(screen.key(key, &context), Outcome::None, "{key:?}");
            assert!(screen.is_asking(), "{key:?}: another can be pressed at once");
        }
        let refused = if language == "en" {
            "U already does this: take back. Press another key, or change that one first."
        } else {
            "U ist schon belegt: zurücknehmen. Drücke eine andere Taste, oder ändere zuerst jene."
        };
        assert_eq!(screen.key(Key::Letter('u'), &context), Outcome::None);
        assert!(sees(&context, screen.view(&context), refused), "{refused}");
        assert_ne!(screen.key(Key::Escape, &context), Outcome::Close, "the page stays");
        assert!(!screen.is_asking() && !sees(&context, screen.view(&context), refused));
        assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
    }
}

#[test]
fn every_cap_shows_the_key_that_works() {
    let keys = vec![
        change(KeyPlace::Menu, "r", "x"),
        change(KeyPlace::Home, "n", "f3"),
        change(KeyPlace::Result, "r", "ctrl x"),
        change(KeyPlace::Pages, "e", "v"),
    ];
    let context = context_with(WINDOW, "en", Settings { keys, ..Settings::default() });
    assert!(sees(&context, Menu::new("Setback".to_owned(), 6, false).view(&context), "X"));
    assert!(!sees(&context, Menu::new("Setback".to_owned(), 6, false).view(&context), "R"));
    assert!(sees(&context, Home::new(ready(4), Vec::new()).view(&context), "F3"));
    // The end shows the keys of its buttons once one was pressed.
    let mut end = over(4, false);
    assert!(!sees(&context, end.view(&context), "Ctrl X"));
    let _ = end.key(Key::Down, &context);
    assert!(sees(&context, end.view(&context), "Ctrl X"));
    let mut statistics =
        held(Statistics::new(pitch_session::Statistics::default(), pitch_session::Timestamp::default()));
    let _ = statistics.key(Key::Down, &context);
    let page = Keys::new();
    let named = "name clubs as trump; D, H and S the other suits, H after a hint";
    assert!(sees(&context, page.view(&context), named));
    let keys = vec![change(KeyPlace::Table, "h", "x")];
    let context = context_with(WINDOW, "en", Settings { keys, ..Settings::default() });
    let named = "name clubs as trump; D, X and S the other suits, X after a hint";
    assert!(sees(&context, page.view(&context), named));
}

/// A window with this folder.
fn open(folder: &Path) -> Window {
    let options = Options {
        data_dir: Some(folder.to_owned()),
        language: Some("en".to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    Window::open(options, Size::new(1280.0, 800.0))
}

#[test]
fn a_key_is_changed_by_keys_and_stays_so_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let sheets = |window: &mut Window| window.find("Rules of this game").is_some();
    window.key(Key::Function(1));
    // Past the button that closes the page, and the words: to the first key that can be changed, which passes.
    for _ in 0..3 {
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    assert!(window.find("Press the key you want for this. Esc leaves it as it is.").is_some());
    // Whatever it does else, it does not now.
    window.key(Key::Function(11));
    assert!(window.find("F11 already does this: full screen. Press another key, or change that one first.").is_some());
    window.key(Key::Function(10));
    let kept = || Settings::peek(&folder.path().join("settings.ron")).expect("settings").keys;
    assert_eq!(kept(), [change(KeyPlace::Table, "p", "f10")]);
    // The key has the keyboard still: F1 is given to the next in the same way, and helps no more.
    window.key(Key::Delete);
    assert!(kept().is_empty());
    window.key(Key::Enter);
    window.key(Key::Function(12));
    window.key(Key::Escape);
    assert!(!sheets(&mut window));

    let mut window = open(folder.path());
    assert_eq!(window.program.settings().keys, [change(KeyPlace::Table, "p", "f12")]);
    window.key(Key::Letter('p'));
    assert!(window.program.table().is_some(), "on the first screen it plays as before");
}

#[test]
fn the_table_and_the_menu_hear_the_keys_that_were_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let keys = "(keys: [(place: table, usual: \"g\", chosen: \"x\"), (place: everywhere, usual: \"f1\", chosen: \"f3\"), \
        (place: menu, usual: \"k\", chosen: \"j\")])";
    std::fs::write(folder.path().join("settings.ron"), keys).expect("written");
    let mut window = open(folder.path());
    window.key(Key::Letter('p'));
    window.key(Key::Enter);
    let log = |window: &Window| window.find("Log").is_some();
    let begun = log(&window);
    window.key(Key::Letter('g'));
    assert_eq!(log(&window), begun, "its work was given away");
    let help = |window: &Window| window.find("Rules of this game").is_some();
    window.key(Key::Function(1));
    assert!(!help(&window));
    window.key(Key::Function(3));
    assert!(help(&window));
    window.key(Key::Function(3));
    assert!(!help(&window), "the key that opens it closes it");
    window.key(Key::Escape);
    window.key(Key::Letter('k'));
    assert!(!help(&window));
    window.key(Key::Letter('j'));
    assert!(help(&window));
}

#[test]
fn a_screen_reader_is_told_what_each_key_is_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.send(Message::Voice(Event::Listened(true)));
    window.key(Key::Function(1));
    let told = window.program.voice().told();
    let key = told.iter().find(|part| part.name == "U. Key for: take back").expect("it is told");
    assert_eq!((key.role, key.key.as_str()), (Role::Button, "U"));
}
