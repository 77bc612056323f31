//! Draws the table and its signs in every look and checks what can be checked of a picture.
//!
//! The pictures are left in `target/tmp` for people to look at.

mod signs;

use crate::scenes::{context_with, names, save};
use crate::sitting::{WINDOW, find, first};
use signs::Signs;

use pitch_app::screen::table::Table;
use pitch_rules::{Action, Rules, Seat, Turn, Viewer};
use pitch_session::Settings;
use pitch_session::settings::{Speed, Theme};

use iced::widget::canvas;
use iced::{Color, Fill, Rectangle};
use image::RgbaImage;

use std::time::Instant;

const THEMES: [Theme; 4] = [Theme::Spruce, Theme::Midnight, Theme::Linen, Theme::Contrast];

/// The share of the pixels of `area` that have `colour`; pictures are twice the size.
fn share(picture: &RgbaImage, area: Rectangle, colour: Color) -> f32 {
    let (width, height) = ((2.0 * area.width) as u32, (2.0 * area.height) as u32);
    let corner = (area.position() - iced::Point::ORIGIN) * 2.0;
    let has = |x, y| {
        let found = picture.get_pixel(corner.x as u32 + x, corner.y as u32 + y).0;
        found.iter().zip(colour.into_rgba8()).all(|(a, b)| a.abs_diff(b) <= 2)
    };
    let points = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    points.filter(|&(x, y)| has(x, y)).count() as f32 / (width * height) as f32
}

#[test]
fn every_look_has_its_colours_in_their_places() {
    let own = Seat::default();
    let session = find(&Rules::default(), names, first, |game| {
        let view = game.view(Viewer::Seat(own));
        game.turn() == Turn::Play(own) && view.tricks.len() == 1 && view.playable() != view.hand()
    });
    for theme in THEMES {
        let settings = Settings { theme, speed: Speed::Instant, ..Settings::default() };
        let context = context_with(WINDOW, "en", settings);
        let mut table = Table::new(session.clone(), &context, Instant::now());
        let _ = table.start(&context, Instant::now());
        let file = save(&format!("look-{theme:?}"), &context, table.view(&context));
        let picture = image::open(file).expect("the picture can be read").into_rgba8();
        let (layout, palette) = (table.layout(), context.look().palette());
        let ribbon = Rectangle { x: layout.corner.x - 300.0, y: 4.0, width: 290.0, height: 80.0 };
        for (name, area, colour, least) in [
            ("the prompt", layout.prompt, palette.amber, 0.002),
            (
                "the name below a face",
                Rectangle { y: layout.seats[1].name.y - 14.0, height: 28.0, ..layout.seats[1].face },
                palette.text,
                0.01,
            ),
            ("the ribbon", ribbon, palette.paper, 0.3),
            ("figures on it", ribbon, palette.ink, 0.005),
        ] {
            let found = share(&picture, area, colour);
            assert!(found > least, "{theme:?}: {name}: {found}");
        }
        for (card, place) in table.cards() {
            let index = Rectangle { width: 0.15 * place.size.width, height: 0.3 * place.size.height, ..place.rect() };
            let is_legal = table.shown().legal.contains(&Action::Play(card));
            let found = share(&picture, index, palette.card_paper);
            assert!(is_legal == (found > 0.2), "{theme:?}: {card}: {found}");
        }
    }
}

#[test]
fn signs_are_drawn_on_every_look() {
    for theme in THEMES {
        let context = context_with((900.0, 600.0), "en", Settings { theme, ..Settings::default() });
        let palette = context.look().palette();
        let view = canvas(Signs { palette }).width(Fill).height(Fill);
        let file = save::<()>(&format!("signs-{theme:?}"), &context, view.into());
        let picture = image::open(file).expect("the picture can be read").into_rgba8();
        let ring = Rectangle { x: 40.0, y: 20.0, width: 330.0, height: 100.0 };
        assert!(share(&picture, ring, palette.amber) > 0.01, "{theme:?}: a ring without its end is drawn");
    }
}
