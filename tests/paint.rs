//! Draws whole tables with the painting kit and checks what can be checked of a picture.
//!
//! The pictures are left in `target/tmp` for people to look at.
#![cfg(feature = "window")]

#[path = "paint/table.rs"]
mod table;

use table::Demo;

use auction_pitch::app::font;
use auction_pitch::app::layout::Layout;
use auction_pitch::app::theme::Look;

use iced::widget::{canvas, stack};
use iced::{Element, Fill, Settings, Size};
use iced_test::Simulator;

use std::fs;
use std::path::PathBuf;

/// Draws a table of `seats` in a window of `size`, and gives the file with its picture at twice the size.
fn picture(name: &str, size: (f32, f32), seats: usize, look: Look, bids: bool) -> PathBuf {
    let size = Size::from(size);
    font::load();
    let layout = Layout::new(size, seats, if bids { 6 } else { 4 });
    let ground = Demo { layout: layout.clone(), palette: look.palette(), upper: false, bids };
    let upper = Demo { layout, palette: look.palette(), upper: true, bids };
    let view: Element<'_, ()> =
        stack![canvas(ground).width(Fill).height(Fill), canvas(upper).width(Fill).height(Fill)].into();
    let settings = Settings { default_font: font::REGULAR, ..Settings::default() };
    let mut simulator = Simulator::with_size(settings, size, view);
    let snapshot = simulator.snapshot(&look.theme()).expect("the software renderer draws");

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{name}-tiny-skia.png"));
    let _ = fs::remove_file(&file);
    assert!(snapshot.matches_image(folder.join(format!("{name}.png"))).expect("the folder can be written"));
    file
}

#[test]
fn tables_of_every_kind_are_drawn() {
    for size in [(900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)] {
        for seats in [2, 4, 7] {
            let name = format!("table-{seats}-{}x{}", size.0, size.1);
            let file = picture(&name, size, seats, Look::Spruce, false);
            let bytes = fs::metadata(file).expect("the picture was written").len();
            assert!(bytes > 60_000, "{name}: {bytes} bytes are too few for a table with all its parts");
        }
    }
}

#[test]
fn every_look_is_drawn() {
    for look in Look::ALL {
        let file = picture(&format!("look-{look:?}"), (1280.0, 800.0), 4, look, false);
        assert!(file.exists());
    }
}

#[test]
fn an_auction_is_drawn() {
    for (seats, size) in [(4, (1280.0, 800.0)), (7, (900.0, 600.0)), (5, (800.0, 1200.0)), (3, (3840.0, 2160.0))] {
        let file = picture(&format!("auction-{seats}-{}x{}", size.0, size.1), size, seats, Look::Spruce, true);
        assert!(file.exists());
    }
}
