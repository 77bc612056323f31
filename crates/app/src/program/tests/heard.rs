//! What the program hears of the system, when it wants to be told of time, and what it lets be heard.

use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::tests::desk::{Desk, begun, nearly_over, over, playing, step, table_of};
use crate::program::{Message, Program, end_asked, every};
use crate::screen::table;
use crate::sheet::Sheet;
#[cfg(unix)]
use crate::visits;
use crate::{ended, voice, wishes};
use pitch_rules::{Rules, Turn};
use pitch_session::settings::{Motion, Theme};
use pitch_session::{Next, Settings, Table};

use iced::advanced::subscription::{self, Hasher, Recipe, into_recipes};
use iced::event::Status;
use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced::futures::stream::{self, BoxStream};
use iced::keyboard::{self, key};
use iced::{Event, Point, Size, Subscription, mouse, theme, window};

use std::cell::RefCell;
use std::fs;
use std::hash::Hasher as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Once;
use std::time::Duration;

/// What the program hears of this.
fn hears(program: &Program, event: &subscription::Event) -> Vec<String> {
    // A screen reader may ask for something at any time, and so may the system: to wait for that would never end.
    let endless = [
        voice::heard().map(Message::Voice),
        ended::asked().map(end_asked),
        wishes::contrast().map(Message::ContrastWished),
    ];
    let endless: Vec<u64> = into_recipes(Subscription::batch(endless)).iter().map(|one| identity(&**one)).collect();
    let recipes = into_recipes(program.subscription()).into_iter();
    let recipes = recipes.filter(|recipe| !endless.contains(&identity(recipe.as_ref())));
    let heard = recipes.flat_map(|recipe| {
        let events: BoxStream<'static, _> = stream::iter([event.clone()]).boxed();
        block_on(recipe.stream(events).collect::<Vec<_>>())
    });
    heard.map(|message| format!("{message:?}")).collect()
}

fn identity(recipe: &dyn Recipe<Output = Message>) -> u64 {
    let mut hasher = Hasher::default();
    recipe.hash(&mut hasher);
    hasher.finish()
}

/// Whether the program wants to be told of this.
fn asks_for(program: &Program, wanted: Subscription<Message>) -> bool {
    let all: Vec<u64> = into_recipes(program.subscription()).iter().map(|recipe| identity(recipe.as_ref())).collect();
    into_recipes(wanted).iter().all(|recipe| all.contains(&identity(recipe.as_ref())))
}

/// How closely pictures follow each other, in milliseconds; none while nothing moves.
fn ticks(desk: &Desk) -> Option<u64> {
    [16, 25, 40].into_iter().find(|&ms| asks_for(&desk.program, every(ms)))
}

fn pressed(key: key::Named, status: Status, window: window::Id) -> subscription::Event {
    let event = Event::Keyboard(keyboard::Event::KeyPressed {
        key: keyboard::Key::Named(key),
        modified_key: keyboard::Key::Named(key),
        physical_key: key::Physical::Unidentified(key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers: keyboard::Modifiers::empty(),
        text: None,
        repeat: false,
    });
    subscription::Event::Interaction { window, event, status }
}

#[test]
fn whatever_the_system_tells_is_heard() {
    let mut desk = Desk::new();
    // What the desktop wishes is not asked here.
    desk.program.context.settings.motion = Motion::Full;
    let id = window::Id::unique();
    let of_window =
        |event| subscription::Event::Interaction { window: id, event: Event::Window(event), status: Status::Ignored };
    let (size, corner, file) = (Size::new(900.0, 600.0), Point::new(3.0, 4.0), PathBuf::from("game.ron"));
    for (event, heard) in [
        (of_window(window::Event::Opened { position: None, size }), Message::Opened(id)),
        (of_window(window::Event::Resized(size)), Message::Resized(size)),
        (of_window(window::Event::Moved(corner)), Message::Moved(corner)),
        (of_window(window::Event::Focused), Message::Focused),
        (of_window(window::Event::Unfocused), Message::Unfocused),
        (of_window(window::Event::Rescaled(2.0)), Message::Rescaled(2.0)),
        (of_window(window::Event::FileDropped(file.clone())), Message::FileDropped(file)),
        (of_window(window::Event::CloseRequested), Message::CloseRequested),
        (subscription::Event::SystemThemeChanged(theme::Mode::Dark), Message::Themed(theme::Mode::Dark)),
        (pressed(key::Named::Enter, Status::Ignored, id), Message::KeyPressed(Key::Enter)),
        (pressed(key::Named::Escape, Status::Ignored, id), Message::KeyPressed(Key::Escape)),
        // A text field had it.
        (pressed(key::Named::Escape, Status::Captured, id), Message::FieldLeft),
    ] {
        assert_eq!(hears(&desk.program, &event), [format!("{heard:?}")], "{event:?}");
    }
    let nothing: [String; 0] = [];
    assert_eq!(hears(&desk.program, &pressed(key::Named::Enter, Status::Captured, id)), nothing, "typed in a field");

    assert!(asks_for(&desk.program, voice::heard().map(Message::Voice)));
    #[cfg(unix)]
    {
        desk.program.open_door();
        let bell = desk.program.keeper.door().expect("a door").bell();
        assert!(asks_for(&desk.program, visits::arriving(bell).map(Message::Visited)));
    }
    desk.program.context.settings.motion = Motion::System;
    assert!(asks_for(&desk.program, wishes::reduced_motion().map(Message::MotionWished)));
    desk.program.context.settings.motion = Motion::Reduced;
    assert!(
        !asks_for(&desk.program, wishes::reduced_motion().map(Message::MotionWished)),
        "the player chose for themselves"
    );
    assert!(asks_for(&desk.program, wishes::contrast().map(Message::ContrastWished)));
    desk.program.context.settings.theme = Theme::Midnight;
    assert!(!asks_for(&desk.program, wishes::contrast().map(Message::ContrastWished)), "as with the look");
}

#[test]
fn the_mouse_is_heard_until_it_hides_the_focus() {
    let mut desk = Desk::new();
    desk.program.context.settings.motion = Motion::Full;
    let event = Event::Mouse(mouse::Event::CursorMoved { position: Point::ORIGIN });
    let moved = subscription::Event::Interaction { window: window::Id::unique(), event, status: Status::Ignored };
    for page in ["the first screen", "a sheet over it"] {
        assert!(hears(&desk.program, &moved).is_empty(), "{page}: nothing is to be hidden");
        desk.press([Key::Tab]);
        assert!(desk.program.shows_focus(), "{page}: a key shows the focus");
        assert_eq!(hears(&desk.program, &moved), ["MouseMoved"], "{page}");
        desk.happens(Message::MouseMoved);
        assert!(!desk.program.shows_focus(), "{page}: the mouse hides it");
        desk.program.context.settings.motion = Motion::Full;
        desk.letters("s");
    }
}

/// A game that is gone on with while things take their time.
fn moving(game: &Table, settings: &str) -> Desk {
    let folder = playing(game.record());
    fs::write(folder.path().join("settings.ron"), settings).expect("written");
    let mut desk = Desk::at(folder);
    desk.program.context.settings.motion = Motion::Full;
    desk.press([Key::Enter]);
    wait(&mut desk, "the person's turn", |desk| ticks(desk).is_none());
    desk
}

/// Lets time pass until this holds.
fn wait(desk: &mut Desk, what: &str, mut holds: impl FnMut(&Desk) -> bool) {
    for _ in 0..2000 {
        if holds(desk) {
            return;
        }
        desk.pass(Duration::from_millis(20));
    }
    panic!("waited in vain for {what}");
}

#[test]
fn time_is_told_while_anything_moves_and_not_for_longer() {
    assert_eq!(ticks(&Desk::new()), None, "nothing moves on the first screen");
    let settings = "(speed: normal, trick_pause: milliseconds(400))";
    let is_play = |table: &Table| matches!(table.game().turn(), Turn::Play(_));
    let mut game = begun(table_of(&["Sam"], 3, 7, 4), 0);
    while !is_play(&game) {
        assert!(step(&mut game));
        game = begun(game, 0);
    }
    let mut desk = moving(&game, settings);
    desk.decide();
    assert_eq!(ticks(&desk), Some(16), "the card travels");
    // Behind the menu only the cards of the hand glide to their places.
    desk.press([Key::Escape]);
    assert!(matches!(desk.top(), Some(Sheet::Menu(_))));
    assert!(desk.table().is_sorting());
    assert_eq!(ticks(&desk), Some(16));
    wait(&mut desk, "the cards of the hand", |desk| ticks(desk).is_none());

    let dealt = |number| table_of(&["Sam"], 3, 3, number);
    let wins = |number: u64| {
        let end = over(dealt(number)).game().end().expect("an end").victory.side;
        end == Rules::default().all_sides().next().expect("a side")
    };
    for is_won in [true, false] {
        let number = (1..200).find(|number| wins(*number) == is_won).expect("a game");
        let mut desk = moving(&nearly_over(dealt(number)), settings);
        desk.decide();
        let mut seen = Vec::new();
        wait(&mut desk, "the result", |desk| {
            seen.extend(ticks(desk));
            matches!(desk.top(), Some(Sheet::Result(_)))
        });
        assert!(seen.contains(&40), "a trick that lies there for a while waits for its time: {seen:?}");
        assert_eq!(ticks(&desk), Some(25), "the result is counted");
        wait(&mut desk, "the stamp", |desk| ticks(desk).is_none());
        desk.press([Key::Enter]);
        assert!(matches!(desk.top(), Some(Sheet::Over(_))));
        assert_eq!(ticks(&desk), is_won.then_some(25), "a win has a smile");
    }
}

thread_local! {
    /// What the log says on this thread, while somebody listens.
    static LOG: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Writes to the log of this thread.
struct Own;

impl Write for Own {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.with_borrow_mut(|log| log.iter_mut().for_each(|log| log.extend(bytes)));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The cues that are heard meanwhile.
fn cues(act: impl FnOnce()) -> Vec<String> {
    // One that listens to all tests at once: with one for each, a test that meets a line of the log for the first time would
    // note for all of them that nobody listens.
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let log = tracing_subscriber::fmt().with_max_level(tracing::Level::DEBUG).with_ansi(false);
        tracing::subscriber::set_global_default(log.with_writer(|| Own).finish()).expect("nobody else listens");
    });
    LOG.set(Some(Vec::new()));
    act();
    let text = String::from_utf8(LOG.take().unwrap_or_default()).expect("text");
    let cues = text.lines().filter_map(|line| line.split_once("cue=").map(|(_, cue)| cue.trim().to_owned()));
    cues.collect()
}

/// A hand before a person's last card in it, after which somebody is set back.
fn before_a_set_back() -> Table {
    (1..)
        .find_map(|number| {
            let mut table = table_of(&["Sam"], 3, 7, number);
            let mut last = table.clone();
            while table.hands().is_empty() {
                if matches!(table.next(), Next::Person(_)) {
                    last = table.clone();
                }
                assert!(step(&mut table));
            }
            table.hands()[0].finished.score.set_back.then_some(last)
        })
        .expect("somebody is set back in some deal")
}

#[test]
fn what_is_seen_is_heard_unless_it_is_not_to_be() {
    let game = before_a_set_back();
    let is_counted = |desk: &Desk| matches!(desk.top(), Some(Sheet::Result(_)));
    let usual = "(trick_pause: milliseconds(0))";
    let mut desk = moving(&game, usual);
    let heard = cues(|| {
        desk.decide();
        wait(&mut desk, "the stamp", |desk| is_counted(desk) && ticks(desk).is_none());
    });
    assert_eq!(heard.first().map(String::as_str), Some("Card"), "{heard:?}");
    assert_eq!(heard.last().map(String::as_str), Some("SetBack"), "as the stamp comes down: {heard:?}");

    // Anyone who skips the counting hears it then, and where nothing moves it is heard at once.
    let mut desk = moving(&game, usual);
    desk.decide();
    wait(&mut desk, "the result", is_counted);
    assert_eq!(cues(|| desk.press([Key::Enter])), ["SetBack"]);
    let mut desk = moving(&game, "(speed: instant, trick_pause: milliseconds(0))");
    let heard = cues(|| desk.decide());
    assert!(is_counted(&desk) && heard.contains(&"SetBack".to_owned()), "{heard:?}");

    // Silence is kept from one time to the next, and chosen by a key and on the bar.
    let mut desk = moving(&game, "(trick_pause: milliseconds(0), sound: false)");
    assert!(cues(|| desk.decide()).is_empty());
    let kept = |desk: &Desk| Settings::peek(&desk.file("settings.ron")).expect("settings").sound;
    desk.letters("m");
    assert!(kept(&desk));
    desk.happens(Message::Table(table::Message::Pressed(Outcome::Sound)));
    assert!(!kept(&desk));
    assert!(cues(|| wait(&mut desk, "the stamp", |desk| is_counted(desk) && ticks(desk).is_none())).is_empty());
    desk.letters("m");
    let heard = cues(|| {
        desk.press([Key::Enter]);
        wait(&mut desk, "the next hand", |desk| desk.program.sheets.is_empty() && ticks(desk).is_none());
    });
    assert!(heard.contains(&"Deal".to_owned()), "{heard:?}");
}

#[test]
fn the_end_of_the_game_is_heard() {
    let mut desk = moving(&nearly_over(table_of(&["Sam"], 3, 3, 4)), "(speed: instant, trick_pause: milliseconds(0))");
    desk.decide();
    let heard = cues(|| desk.press([Key::Enter]));
    assert!(matches!(desk.top(), Some(Sheet::Over(_))));
    assert_eq!(heard, ["Win"]);
}
