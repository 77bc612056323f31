//! The window on its screen: how large it is, where it lies, and how all that is drawn in it follows.

use crate::Options;
use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::pointer::Pointer;
use crate::program::Message;
use crate::program::tests::desk::{Desk, Screen, folder, over, shelf, table_of};
use crate::screen::settings::{self, Setting};
use crate::sheet::{self, Sheet};
use crate::theme::Look;
use pitch_session::Settings;
use pitch_session::settings::{Speed, WindowPlace};

use iced::{Point, Size, theme, window};
use tempfile::TempDir;

use std::fs;

/// A folder with these settings.
fn with_settings(settings: &str) -> TempDir {
    let folder = folder();
    fs::write(folder.path().join("settings.ron"), settings).expect("written");
    folder
}

fn screen(width: f32, height: f32) -> Screen {
    Screen { size: Some(Size::new(width, height)), ..Desk::new().screen }
}

/// The window as it is kept.
fn kept(desk: &Desk) -> WindowPlace {
    Settings::peek(&desk.file("settings.ron")).and_then(|settings| settings.window).expect("a place")
}

#[test]
fn a_window_becomes_smaller_where_it_has_no_room() {
    for interface_size in [75, 100, 125] {
        let folder = || with_settings(&format!("(interface_size: {interface_size})"));
        let desk = Desk::on(screen(1366.0, 768.0), folder(), Options::default());
        let Size { width, height } = desk.screen.window;
        assert_eq!((width.round(), height.round()), (1280.0, 688.0), "{interface_size} %");
        let desk = Desk::on(screen(1920.0, 1080.0), folder(), Options::default());
        assert_eq!(desk.screen.window, Size::new(1280.0, 800.0), "{interface_size} %");
    }
    // One that fills the screen has that size from the window system.
    let folder = with_settings("(window: (width: 1280, height: 800, is_maximized: true))");
    let desk = Desk::on(screen(1366.0, 768.0), folder, Options::default());
    assert_eq!(desk.screen.window, Size::new(1280.0, 800.0));
}

#[test]
fn the_window_comes_back_as_it_was_left() {
    let mut desk = Desk::at(with_settings("(interface_size: 125)"));
    desk.resize(Size::new(1500.0, 900.0));
    let desk = desk.again();
    assert_eq!((kept(&desk).width, kept(&desk).height, kept(&desk).is_maximized), (1500, 900, false));
    assert_eq!(desk.program.context.window_size(), Size::new(1500.0, 900.0), "it is drawn for its size from the start");
    let mut desk = desk;
    desk.move_to(Point::new(40.0, 60.0));
    let mut desk = desk.again();
    assert_eq!((kept(&desk).corner, kept(&desk).width), (Some((40, 60)), 1500));

    // What fills the screen is not its own size or place.
    desk.screen.is_maximized = true;
    desk.move_to(Point::new(0.0, 0.0));
    desk.resize(Size::new(3840.0, 2100.0));
    let mut desk = desk.again();
    assert_eq!(kept(&desk), WindowPlace { width: 1500, height: 900, corner: Some((40, 60)), is_maximized: true });
    assert_eq!((desk.screen.wishes, desk.screen.is_maximized), (1, true), "it wishes to be so again");
    desk.screen.is_maximized = false;
    desk.happens(Message::Focused);
    assert_eq!(desk.screen.wishes, 1, "who makes it smaller has it so");
    desk.press([Key::Function(11)]);
    assert_eq!(desk.screen.mode, window::Mode::Fullscreen);
    desk.resize(Size::new(3840.0, 2160.0));
    desk.press([Key::Function(11)]);
    assert_eq!((desk.screen.mode, desk.program.place().width), (window::Mode::Windowed, 1500));

    // A window that is put away has no size.
    desk.resize(Size::new(0.0, 0.0));
    let place = desk.program.place();
    assert_eq!(place, place.sane());
}

#[test]
fn a_window_system_that_does_not_listen_is_asked_a_few_times() {
    let deaf = Screen { hears: false, ..screen(1920.0, 1080.0) };
    let folder = with_settings("(window: (width: 1280, height: 800, is_maximized: true))");
    let mut desk = Desk::on(deaf, folder, Options::default());
    for _ in 0..20 {
        desk.happens(Message::Focused);
    }
    assert!((2..10).contains(&desk.screen.wishes), "{} times", desk.screen.wishes);
    let desk = Desk::new();
    assert_eq!(desk.screen.wishes, 0, "one that was never so");
}

#[test]
fn the_size_that_is_drawn_for_is_that_of_the_window() {
    let mut desk = Desk::new();
    let agree = |desk: &Desk| desk.program.context.window_size() == desk.screen.window;
    desk.resize(Size::new(1600.0, 1200.0));
    assert!(agree(&desk));
    // The window became another while something else did: no event tells of it in the pixels that hold by now.
    let settings = desk.program.context.settings.clone();
    desk.screen.window = Size::new(1700.0, 1200.0);
    desk.ask(Outcome::Changed(Box::new(Settings { interface_size: 150, ..settings })));
    assert!(agree(&desk), "{:?}", desk.program.context.window_size());
    desk.happens(Message::Resized(Size::new(1700.0, 1200.0)));
    assert!(agree(&desk), "an event from before the interface became larger");
    desk.happens(Message::Measured(Size::new(500.0, 400.0)));
    assert!(agree(&desk), "an answer from before the window became larger");
    (desk.screen.window, desk.screen.scale) = (Size::new(1650.0, 1200.0), 2.0);
    desk.happens(Message::Rescaled(2.0));
    assert!(agree(&desk) && (desk.program.context.scale() - 3.0).abs() < 1e-6);

    let fine = Screen { scale: 2.0, ..screen(1920.0, 1080.0) };
    let desk = Desk::on(fine, folder(), Options::default());
    assert!((desk.program.context.scale() - 2.0).abs() < 1e-6, "the cards are drawn as finely as the screen is");
}

#[test]
fn the_table_and_what_lies_over_it_follow_the_window() {
    let (usual, other) = (Size::new(1280.0, 800.0), Size::new(1000.0, 700.0));
    let game = over(table_of(&["Sam"], 3, 3, 4));
    let mut desk = Desk::at(shelf(&[game.record()]));
    desk.press([Key::Letter('p')]);
    desk.resize(other);
    let fits = desk.table().layout().clone();
    assert_eq!(fits.size, other);
    desk.resize(usual);
    assert_ne!(*desk.table().layout(), fits);

    // A game that is looked back at, and the table that waits while something of it is tried out.
    desk.press([Key::Escape, Key::Letter('g'), Key::Command('f'), Key::End, Key::Command('r')]);
    let drawn = |desk: &Desk| match desk.top() {
        Some(Sheet::Review(review)) => format!("{:?}", review.inventory(&desk.program.context)),
        other => panic!("no review: {other:?}"),
    };
    let before = drawn(&desk);
    desk.resize(other);
    let after = drawn(&desk);
    assert_ne!(after, before);
    desk.resize(usual);
    desk.letters("d");
    assert!(desk.table().session().is_try_out());
    desk.resize(other);
    desk.letters("e");
    assert_eq!((drawn(&desk), desk.table().layout()), (after, &fits), "both are there for the window as it is now");
}

#[test]
fn everything_looks_as_the_settings_and_the_system_have_it() {
    let mut desk = Desk::at(with_settings("(speed: normal, theme: system)"));
    desk.press([Key::Enter]);
    let look = |desk: &Desk| desk.program.context.look();
    desk.happens(Message::Themed(theme::Mode::Dark));
    let dark = look(&desk);
    desk.happens(Message::Themed(theme::Mode::Light));
    assert_ne!(look(&desk), dark);

    let light = look(&desk);
    desk.happens(Message::ContrastWished(true));
    assert_eq!(look(&desk), Look::Contrast);
    desk.happens(Message::ContrastWished(false));
    assert_eq!(look(&desk), light);

    let pace = desk.table().pace();
    desk.happens(Message::MotionWished(true));
    assert_ne!(desk.table().pace(), pace, "things fade in place of travelling");
    desk.happens(Message::MotionWished(false));
    assert_eq!(desk.table().pace(), pace);
    desk.press([Key::Function(6)]);
    assert_ne!(desk.table().pace(), pace);
    let kept = Settings::peek(&desk.file("settings.ron")).expect("settings");
    assert_eq!(kept.speed, Speed::Slow, "the speed that is chosen at the table is that of the next time");

    let face = |desk: &Desk| {
        let card = "2D".parse().expect("a card");
        format!("{:?}", desk.program.context.deck.face(card, 80, crate::deck::Overlay::PLAIN).id())
    };
    let red = face(&desk);
    desk.press([Key::Function(4)]);
    assert_ne!(face(&desk), red, "diamonds have a colour of their own");
    // What was done is drawn as a whole: see `Program::style`.
    let drawn = desk.program.style().background_color;
    desk.press([Key::Tab]);
    assert_ne!(desk.program.style().background_color, drawn);
}

#[test]
fn a_window_without_room_says_so() {
    let mut desk = Desk::new();
    let said = |desk: &Desk| desk.sees("This window is too small to play in. Make it larger.");
    assert!(!said(&desk));
    desk.resize(Size::new(500.0, 300.0));
    assert!(said(&desk));
}

#[test]
fn the_interface_keeps_its_size_while_the_pointer_rests_on_what_changes_it() {
    let mut desk = Desk::new();
    desk.ask(Outcome::Settings);
    let sized = |desk: &Desk, interface_size| {
        let settings = Settings { interface_size, ..desk.program.context.settings.clone() };
        Message::Sheet(sheet::Message::Settings(settings::Message::Chosen(Setting::InterfaceSize, Box::new(settings))))
    };
    let zoom = |desk: &Desk| (100.0 * desk.program.zoom()).round() as u16;
    for size in [110, 125] {
        let message = sized(&desk, size);
        desk.happens(message);
        assert_eq!((zoom(&desk), desk.program.settings().interface_size), (100, size), "it is chosen and stays");
    }
    let left = || Message::Sheet(sheet::Message::Settings(settings::Message::Left(Setting::InterfaceSize)));
    desk.happens(left());
    assert_eq!(zoom(&desk), 125);
    // Keys do not wait, and a finger lies nowhere.
    let message = sized(&desk, 110);
    desk.happens(message);
    assert_eq!(zoom(&desk), 125);
    desk.press([Key::Tab]);
    assert_eq!(zoom(&desk), 110);
    desk.happens(Message::Pointed(Pointer::Finger));
    let message = sized(&desk, 150);
    desk.happens(message);
    assert_eq!(zoom(&desk), 150);
}
