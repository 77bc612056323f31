//! Draws whole tables with the painting kit and checks what can be checked of a picture.
//!
//! The pictures are left in `target/tmp` for people to look at.

mod signs;
mod table;

use signs::Signs;
use table::Demo;

use auction_pitch::app::font;
use auction_pitch::app::layout::{Contents, Layout};
use auction_pitch::app::theme::Look;

use iced::widget::{canvas, stack};
use iced::{Color, Element, Fill, Point, Rectangle, Settings, Size, Vector};
use iced_test::Simulator;
use image::RgbaImage;

use std::fs;
use std::path::PathBuf;

/// Draws a table of `seats` in a window of `size`, and gives the file with its picture at twice the size.
fn picture(name: &str, size: (f32, f32), seats: usize, look: Look, bids: bool) -> PathBuf {
    let size = Size::from(size);
    font::load();
    let layout = Layout::new(size, Contents::new(seats, if bids { 6 } else { 4 }));
    let ground = Demo { layout: layout.clone(), palette: look.palette(), upper: false, bids };
    let upper = Demo { layout, palette: look.palette(), upper: true, bids };
    let view = stack![canvas(ground).width(Fill).height(Fill), canvas(upper).width(Fill).height(Fill)];
    save(name, size, look, view.into())
}

/// Draws a view, and gives the file with its picture at twice the size.
fn save(name: &str, size: Size, look: Look, view: Element<'_, ()>) -> PathBuf {
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

/// The picture of a look in the design window.
fn drawn(test: &str, look: Look) -> (Layout, RgbaImage) {
    let size = (1280.0, 800.0);
    let file = picture(&format!("{test}-{look:?}"), size, 4, look, false);
    (
        Layout::new(Size::from(size), Contents::new(4, 4)),
        image::open(file).expect("the picture can be read").into_rgba8(),
    )
}

/// Whether the pixel at `point` has `colour`; pictures are twice the size.
fn has(picture: &RgbaImage, point: Point, colour: Color) -> bool {
    let found = picture.get_pixel((2.0 * point.x) as u32, (2.0 * point.y) as u32).0;
    found.iter().zip(colour.into_rgba8()).all(|(a, b)| a.abs_diff(b) <= 2)
}

/// The share of the pixels of `area` that have `colour`.
fn share(picture: &RgbaImage, area: Rectangle, colour: Color) -> f32 {
    let (width, height) = (2.0 * area.width, 2.0 * area.height);
    let points = (0..height as u32).flat_map(|y| (0..width as u32).map(move |x| Vector::new(x as f32, y as f32) * 0.5));
    points.filter(|at| has(picture, area.position() + *at, colour)).count() as f32 / (width * height)
}

#[test]
fn every_look_has_its_colours_in_their_places() {
    for look in Look::ALL {
        let (layout, picture) = drawn("look", look);
        let palette = look.palette();
        let own = layout.own_plate();
        let beside_name = Point::new(own.center_x(), own.center_y());
        assert!(has(&picture, beside_name, palette.plate), "{look:?}: the own plate");
        assert!(has(&picture, Point::new(own.center_x(), own.y + 1.0), palette.amber), "{look:?}: its edge in turn");
        assert!(has(&picture, Point::new(700.0, 20.0), palette.bar), "{look:?}: the bar");
        assert!(has(&picture, Point::new(1012.0, 600.0), palette.rail), "{look:?}: the rail");
        assert!(has(&picture, layout.hand[0].at(0.4, 0.5), palette.card_paper), "{look:?}: a card that may be played");
        assert!(!has(&picture, layout.hand[3].at(0.5, 0.5), palette.card_paper), "{look:?}: a covered card");
    }
}

#[test]
fn words_and_marks_are_seen() {
    let (layout, picture) = drawn("words", Look::Spruce);
    let palette = Look::Spruce.palette();
    let panels = layout.rail.panels(4, 4, 4);
    for (name, area, colour, least) in [
        ("the caption", layout.caption, palette.text, 0.01),
        ("the prompt", layout.caption, palette.amber, 0.01),
        ("figures on the pad", panels.pad, palette.ink, 0.005),
        ("pencil rings", panels.pad, palette.pencil, 0.003),
        ("a settled point", panels.points, palette.good, 0.001),
        ("a bid", layout.seats[1].plate, palette.text, 0.03),
    ] {
        let found = share(&picture, area, colour);
        assert!(found > least, "{name}: {found}");
    }
}

#[test]
fn a_ring_does_not_lie_over_the_next_card() {
    let (layout, picture) = drawn("ring", Look::Spruce);
    let palette = Look::Spruce.palette();
    let ring = layout.hand_card_at(1, true).expect("two cards").at(1.0, 0.6) + Vector::new(1.0, 0.0);
    assert!(layout.hand[2].contains(ring), "the third card lies there");
    assert!(!has(&picture, ring, palette.amber));
}

#[test]
fn an_auction_is_drawn() {
    for (seats, size) in [(4, (1280.0, 800.0)), (7, (900.0, 600.0)), (5, (800.0, 1200.0)), (3, (3840.0, 2160.0))] {
        let file = picture(&format!("auction-{seats}-{}x{}", size.0, size.1), size, seats, Look::Spruce, true);
        assert!(file.exists());
    }
}

#[test]
fn signs_are_drawn_on_every_look() {
    font::load();
    for look in Look::ALL {
        let view = canvas(Signs { palette: look.palette() }).width(Fill).height(Fill);
        let file = save(&format!("signs-{look:?}"), Size::new(900.0, 600.0), look, view.into());
        let picture = image::open(file).expect("the picture can be read").into_rgba8();
        let ring = Rectangle { x: 40.0, y: 20.0, width: 330.0, height: 100.0 };
        assert!(share(&picture, ring, look.palette().amber) > 0.01, "{look:?}: a ring without its end is drawn");
    }
}
