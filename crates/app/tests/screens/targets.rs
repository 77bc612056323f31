//! What a finger presses is large enough on every screen, and lies over nothing else that it could press.

use crate::sizes::places;
use crate::window::{Control, Window};

use pitch_app::Options;
use pitch_app::pointer::{Pointer, TARGET};
use pitch_app::program::Message;
use pitch_app::screen::table::{Spot, Table};
use pitch_session::Deals;

use iced::Size;

use std::path::{Path, PathBuf};

const SIZES: [(f32, f32); 3] = [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0)];

/// A window that was touched last.
fn open(folder: &Path, file: Option<PathBuf>, language: &str, size: (f32, f32)) -> Window {
    std::fs::write(folder.join("settings.ron"), "(speed: instant, trick_pause: milliseconds(0))").expect("written");
    let options = Options {
        file,
        data_dir: Some(folder.to_owned()),
        language: Some(language.to_owned()),
        deals: Some(Deals::from_number(7)),
        ..Options::default()
    };
    let mut window = Window::open(options, Size::from(size));
    window.send(Message::Pointed(Pointer::Finger));
    window
}

/// What is too small, and what lies over each other, of these controls.
fn faults(controls: &[Control]) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, Control { name, place, seen }) in controls.iter().enumerate() {
        if place.width < TARGET - 0.1 || place.height < TARGET - 0.1 {
            faults.push(format!("{name}: {:.1} x {:.1}", place.width, place.height));
        }
        for other in &controls[index + 1..] {
            let over = seen.and_then(|seen| seen.intersection(&other.seen?));
            if let Some(over) = over.filter(|over| over.width > 0.5 && over.height > 0.5) {
                faults.push(format!("{name} over {}: {:.1} x {:.1}", other.name, over.width, over.height));
            }
        }
    }
    faults
}

/// Whether a finger is known to have less: in windows lower than 700 logical pixels the rows of the points, which are told
/// while a finger slides over them, and in the smallest the cards of a hand of twelve and those in the tray, which the first
/// touch only chooses or marks.
fn is_excused(control: &Control, (_, height): (f32, f32), window: &Window) -> bool {
    let is_crowded = |table: &Table| {
        let is_in_tray = control.place.width < table.layout().step();
        (table.layout().step() < TARGET || is_in_tray) && control.place.width > 30.0 && control.place.height > 40.0
    };
    let is_row = control.name.starts_with("About(Point(") && control.place.height > 18.0 && height < 700.0;
    let is_card = control.name.starts_with("Card(") && height < 600.0;
    is_row || is_card && window.program.table().is_some_and(is_crowded)
}

#[test]
fn every_control_is_as_large_as_a_finger_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut faulty = Vec::new();
    for language in ["en", "de"] {
        for place in places(folder.path()) {
            for size in SIZES.into_iter().take(if language == "en" { SIZES.len() } else { 1 }) {
                let data = tempfile::tempdir().expect("a folder");
                let mut window = open(data.path(), place.file.clone(), language, size);
                place.keys.iter().for_each(|key| window.key(*key));
                let mut controls = window.controls();
                if controls.is_empty() {
                    let table = window.program.table().expect("a table");
                    let target = |spot: Spot| Control {
                        name: format!("{:?}", spot.message),
                        place: spot.place,
                        seen: Some(spot.place),
                    };
                    controls.extend(table.targets().into_iter().map(target));
                }
                let is_excused = |control: &&Control| is_excused(control, size, &window);
                controls.retain(|control| !is_excused(&control));
                let from = format!("{} {language} {}x{}", place.name, size.0, size.1);
                faulty.extend(faults(&controls).into_iter().map(|fault| format!("{from}: {fault}")));
            }
        }
    }
    assert!(faulty.is_empty(), "{faulty:#?}");
}
