//! A control never moves from under the pointer: wherever something is pressed, the same control is there afterwards, or none
//! where it is spent.
//!
//! `PITCH_PRESSES` is one in how many of all controls is pressed at each place of a page (8 if it is not set, 1 for all of them),
//! `PITCH_PLACE` the name of the only screen that is looked at.

use crate::sizes::places;
use crate::statistics::kept;
use crate::window::Window;

use pitch_app::Options;
use pitch_app::keymap::Key;
use pitch_app::voice::{Role, Said};
use pitch_language::{Language, t};
use pitch_session::storage::Storage;
use pitch_session::{Deals, Statistics};

use iced::widget::Id;
use iced::{Event, Point, Rectangle, Size, Vector, mouse, window};
use iced_test::core::widget::operation::{Operation, Scrollable};
use rayon::prelude::*;
use tempfile::TempDir;

use std::any::Any;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Instant;

/// The size of a window in logical pixels of the system, the size of the interface in percent, and the language.
type Look = ((f32, f32), u16, &'static str);

const LOOKS: [Look; 6] = [
    ((1280.0, 800.0), 100, "en"),
    ((900.0, 600.0), 100, "de"),
    ((1366.0, 768.0), 150, "en"),
    ((1920.0, 1080.0), 125, "de"),
    ((720.0, 520.0), 100, "fr"),
    ((1280.0, 800.0), 75, "pl"),
];
/// A page is looked at in so many places from its top to its end.
const STOPS: usize = 4;

fn stride() -> usize {
    std::env::var("PITCH_PRESSES").ok().and_then(|every| every.parse().ok()).unwrap_or(8)
}

/// By what a control is known again.
#[derive(Debug, Clone, PartialEq)]
struct Name {
    /// The part of the page that it lies in, if that has an id.
    part: Option<Id>,
    role: Role,
    said: String,
    nth: usize,
}

#[derive(Debug, Clone)]
struct Control {
    name: Name,
    /// The words on it.
    words: String,
    is_able: bool,
    /// Where it is, and what of that is seen, in logical pixels of the interface.
    place: Rectangle,
    seen: Option<Rectangle>,
}

/// What is on the screen: how many pages and sheets, the words that the uppermost begins with, and its controls.
#[derive(Debug, Clone, Default)]
struct Screen {
    layers: usize,
    title: String,
    controls: Vec<Control>,
}

impl Screen {
    fn of(window: &mut Window) -> Self {
        let found = Arc::new(Mutex::new(Screen::default()));
        let all = Rectangle::with_size(window.logical_size());
        let areas = vec![(all, Vector::ZERO)];
        let walk = Walk { areas, entered: None, part: None, next: None, found: Arc::clone(&found) };
        window.operate(Box::new(walk));
        found.lock().expect("nobody failed").clone()
    }

    fn at(&self, point: Point) -> Option<&Control> {
        self.controls.iter().rfind(|control| control.seen.is_some_and(|seen| seen.contains(point)))
    }
}

struct Walk {
    areas: Vec<(Rectangle, Vector)>,
    entered: Option<(Rectangle, Vector)>,
    part: Option<Id>,
    next: Option<Id>,
    found: Arc<Mutex<Screen>>,
}

impl Operation for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let (before, part) = (self.areas.len(), self.part.clone());
        self.areas.extend(self.entered.take());
        if let Some(next) = self.next.take() {
            self.part = Some(next);
        }
        operate(self);
        self.areas.truncate(before);
        self.part = part;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.next = id.filter(|id| **id != Id::new("focused")).cloned();
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let Some(said) = state.downcast_ref::<Said>() else { return };
        let mut found = self.found.lock().expect("nobody failed");
        if said.role.is_layer() {
            found.layers += 1;
            found.controls.clear();
            found.title.clear();
        } else if said.role.is_control() {
            let (area, scrolled) = self.areas[self.areas.len() - 1];
            let mut name = Name { part: self.part.clone(), role: said.role, said: said.name.clone(), nth: 0 };
            let is_alike = |other: &&Control| Name { nth: 0, ..other.name.clone() } == name;
            name.nth = found.controls.iter().filter(is_alike).count();
            let place = bounds - scrolled;
            let seen = place.intersection(&area);
            found.controls.push(Control { name, words: String::new(), is_able: said.is_able, place, seen });
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let (_, scrolled) = self.areas[self.areas.len() - 1];
        let mut found = self.found.lock().expect("nobody failed");
        if found.title.is_empty() {
            found.title = text.to_owned();
        }
        if let Some(last) = found.controls.last_mut().filter(|last| (bounds - scrolled).is_within(&last.place)) {
            last.words.push_str(text);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let (area, scrolled) = self.areas[self.areas.len() - 1];
        let seen = (bounds - scrolled).intersection(&area).unwrap_or_default();
        self.entered = Some((seen, scrolled + translation));
    }
}

/// What is written somewhere, or asks for a dialog of the desktop, is not pressed.
fn leads_out() -> Vec<String> {
    let of = |tag: &str| {
        let l = Language::new(tag).expect("a language");
        [
            t!(l, "choose"),
            t!(l, "house-share-run"),
            t!(l, "saves-export"),
            t!(l, "stats-export"),
            t!(l, "settings-folder-use"),
        ]
    };
    Language::ALL.iter().flat_map(|translation| of(translation.tag)).collect()
}

/// A screen that is walked over: its name, what leads to it, and the saved game it begins with.
struct Place {
    name: String,
    file: Option<PathBuf>,
    keys: Vec<Key>,
}

/// Opens a screen. The folder is kept as long as the window is there.
fn open(place: &Place, look: Look) -> (Window, TempDir) {
    static KEPT: OnceLock<Statistics> = OnceLock::new();
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path();
    let ((width, height), size, language) = look;
    let settings = format!("(speed: instant, trick_pause: milliseconds(0), interface_size: {size})");
    std::fs::write(folder.join("settings.ron"), settings).expect("written");
    let storage = Storage::open(folder).expect("opened");
    storage.save_statistics(&mut KEPT.get_or_init(kept).clone()).expect("written");
    drop(storage);
    let options = Options {
        file: place.file.clone(),
        data_dir: Some(folder.to_owned()),
        language: Some(language.to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::new(width, height));
    place.keys.iter().for_each(|key| window.key(*key));
    (window, data)
}

/// Lets a frame be drawn with the mouse there, in logical pixels of the interface.
fn redraw(window: &mut Window, at: Point) {
    let events = [(); 2].map(|()| Event::Window(window::Event::RedrawRequested(Instant::now())));
    window.happen(&events, mouse::Cursor::Available(at));
}

/// Clicks there, in logical pixels of the interface.
fn click(window: &mut Window, at: Point) {
    let button = mouse::Button::Left;
    let moved = mouse::Event::CursorMoved { position: at };
    let events = [moved, mouse::Event::ButtonPressed(button), mouse::Event::ButtonReleased(button)];
    window.happen(&events.map(Event::Mouse), mouse::Cursor::Available(at));
}

/// Scrolls what lies in the middle of the window.
fn scroll(window: &mut Window, down: f32) {
    let Size { width, height } = window.logical_size();
    let at = Point::new(0.45 * width, 0.6 * height);
    let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -down };
    let moved = Event::Mouse(mouse::Event::CursorMoved { position: at });
    window.happen(&[moved, Event::Mouse(mouse::Event::WheelScrolled { delta })], mouse::Cursor::Available(at));
    redraw(window, at);
}

/// Presses controls of a screen, and gives what moved by it.
fn faults(place: &Place, look: Look, first: usize) -> Vec<String> {
    let never = leads_out();
    let (mut window, mut data) = open(place, look);
    let mut faults = Vec::new();
    for stop in 0..STOPS {
        let mut before = Screen::of(&mut window);
        let count = before.controls.len();
        for number in (first % stride()..count).step_by(stride()) {
            // What was pressed before may have taken some away.
            let Some(control) = before.controls.get(number).cloned() else { continue };
            let Some(seen) = control.seen.filter(|seen| control.is_able && seen.height > 3.0 && seen.width > 3.0)
            else {
                continue;
            };
            if never.contains(&control.name.said) || never.contains(&control.words) {
                continue;
            }
            let (at, zoom) = (seen.center(), window.program.zoom());
            let language = window.program.settings().language.clone();
            if before.at(at).map(|there| &there.name) != Some(&control.name) {
                continue;
            }
            click(&mut window, at);
            // The pointer stays where it is on the screen, whatever size the interface has now.
            let scale = zoom / window.program.zoom();
            let at = Point::new(at.x * scale, at.y * scale);
            redraw(&mut window, at);
            let after = Screen::of(&mut window);
            let is_same = after.title == before.title || window.program.settings().language != language;
            if after.layers != before.layers || !is_same {
                (window, data) = open(place, look);
                (0..stop).for_each(|_| scroll_on(&mut window));
                before = Screen::of(&mut window);
                continue;
            }
            before = after.clone();
            let is_it = |other: &Control| other.name == control.name;
            let said = match after.at(at) {
                Some(there) if is_it(there) => continue,
                // The same place says something else now.
                Some(there) if is_same_place(there.place, control.place) && there.name.role == control.name.role => {
                    continue;
                }
                Some(there) => format!("{:?} {:?} is there now", there.name, there.words),
                None => match after.controls.iter().find(|other| is_it(other)) {
                    Some(moved) => format!("it is at {:?} now", moved.place),
                    // It is spent.
                    None => continue,
                },
            };
            let Control { name, words, place: at, .. } = control;
            faults.push(format!("{} {look:?}, stop {stop}: {name:?} {words:?} at {at:?}: {said}", place.name));
        }
        scroll_on(&mut window);
    }
    drop((window, data));
    faults
}

fn scroll_on(window: &mut Window) {
    let height = window.logical_size().height;
    scroll(window, 0.9 * height);
}

fn is_same_place(one: Rectangle, other: Rectangle) -> bool {
    let near = |a: f32, b: f32| (a - b).abs() < 1.0;
    near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width) && near(one.height, other.height)
}

#[test]
fn whatever_is_pressed_stays_under_the_pointer() {
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = [
        "games",
        "new",
        "house",
        "saves",
        "statistics",
        "settings",
        "result",
        "result-7",
        "over",
        "menu",
        "keys",
        "rules",
    ];
    let only = std::env::var("PITCH_PLACE").ok();
    let is_wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let mut walked = Vec::new();
    for place in places(folder.path()) {
        if wanted.contains(&place.name.as_str()) {
            walked.push(Place { name: place.name, file: place.file, keys: place.keys });
        } else if place.name == "curtain" {
            // From the menu over the curtain to who is at the table.
            let keys = vec![Key::Escape, Key::Letter('p')];
            walked.push(Place { name: "players".to_owned(), file: place.file, keys });
        }
    }
    assert_eq!(walked.len(), wanted.len() + 1);
    walked.retain(|place| is_wanted(&place.name));
    // Where few are pressed, a screen is looked at in two of the windows.
    let looks = LOOKS.len().min(8 / stride()).max(2);
    let walks: Vec<(&Place, Look, usize)> = walked
        .iter()
        .enumerate()
        .flat_map(|(place, on)| (place..place + looks).map(move |look| (on, LOOKS[look % LOOKS.len()], look)))
        .collect();
    let found: Vec<String> =
        walks.into_par_iter().flat_map(|(place, look, first)| faults(place, look, first)).collect();
    assert!(found.is_empty(), "{} moved, among them:\n{}", found.len(), found[..found.len().min(60)].join("\n"));
}
