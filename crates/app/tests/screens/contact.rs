//! Contact sheets: what a game leads through, in every window, look and language, for people to look at.

use crate::scenes::{context_with, names, over, played, result, save};
use crate::sitting::{find, first, saying};

use pitch_app::context::Context;
use pitch_app::screen::glance::Glance;
use pitch_app::screen::keys::Keys;
use pitch_app::screen::table::Table;
use pitch_rules::{Preset, Rules, Seat, Turn};
use pitch_session::settings::Theme;
use pitch_session::{self, Settings};

use image::RgbaImage;
use image::imageops::{self, FilterType};

use std::path::PathBuf;
use std::time::Instant;

const WINDOWS: [(f32, f32); 5] = [(720.0, 520.0), (900.0, 600.0), (1366.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0)];
const THEMES: [Theme; 4] = [Theme::Spruce, Theme::Midnight, Theme::Linen, Theme::Contrast];
const SCREENS: [&str; 6] = ["bidding", "selling", "result", "over", "log", "help"];
/// How wide a picture is on a sheet, and the space about it, in pixels.
const WIDTH: u32 = 620;
const GAP: u32 = 6;

/// The tables that the screens are of.
struct Tables {
    bidding: pitch_session::Table,
    selling: pitch_session::Table,
    played: pitch_session::Table,
}

impl Tables {
    fn of(players: u8) -> Self {
        let own = Seat::default();
        let auction = Rules { players, ..Rules::default() };
        let sale = Rules::from(Preset::Britannica1911);
        let sale = Rules { players: players.max(sale.min_players), ..sale };
        let sells = |game: &pitch_rules::Game| game.turn() == Turn::Call(own) && game.dealer() != own;
        Tables {
            bidding: find(&auction, names, first, |game| game.turn() == Turn::Call(own)),
            selling: find(&sale, names, saying(&["2"]), sells),
            played: played(players, 2, 5),
        }
    }

    /// The picture of a screen.
    fn picture(&self, screen: &str, name: &str, context: &Context) -> PathBuf {
        let name = format!("contact-{name}");
        let at = |session: &pitch_session::Table| {
            let mut table = Table::new(session.clone(), context, Instant::now());
            let _ = table.start(context, Instant::now());
            table
        };
        match screen {
            "bidding" => save(&name, context, at(&self.bidding).view(context)),
            "selling" => save(&name, context, at(&self.selling).view(context)),
            "result" => save(&name, context, result(&self.played).view(context)),
            "over" => save(&name, context, over(self.played.rules().players, false).view(context)),
            "log" => save(&name, context, Glance::Log(at(&self.bidding).log(context)).view(context)),
            _ => save(&name, context, Keys::new().view(context)),
        }
    }
}

/// A sheet for each screen and look is left in `target/tmp/contact`: a row for each window, and in it each number of players
/// in both languages. `PITCH_SCREENS` and `PITCH_LOOKS` name some of them ("bidding over", "Spruce Linen").
#[test]
#[ignore = "draws hundreds of pictures"]
fn contact_sheets_of_a_game() {
    let wanted = |variable: &str, name: &str| {
        std::env::var(variable).map_or(true, |names| names.split(' ').any(|wanted| wanted == name))
    };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("contact");
    std::fs::create_dir_all(&folder).expect("a folder");
    let tables = [2, 4, 7].map(|players| (players, Tables::of(players)));
    for theme in THEMES.into_iter().filter(|theme| wanted("PITCH_LOOKS", &format!("{theme:?}"))) {
        for screen in SCREENS.into_iter().filter(|screen| wanted("PITCH_SCREENS", screen)) {
            let mut rows: Vec<Vec<RgbaImage>> = Vec::new();
            for window in WINDOWS {
                let mut row = Vec::new();
                for language in ["en", "de"] {
                    for (players, tables) in &tables {
                        // The keys are the same however many play.
                        if screen == "help" && *players != 4 {
                            continue;
                        }
                        let chosen = Settings { theme, four_colours: true, ..Settings::default() };
                        let context = context_with(window, language, chosen);
                        let file = tables.picture(screen, &format!("{screen}-{players}"), &context);
                        let picture = image::open(file).expect("a picture").into_rgba8();
                        let height = (window.1 / window.0 * WIDTH as f32).round() as u32;
                        row.push(imageops::resize(&picture, WIDTH, height, FilterType::Triangle));
                    }
                }
                rows.push(row);
            }
            let width = rows.iter().map(Vec::len).max().unwrap_or_default() as u32 * (WIDTH + GAP) + GAP;
            let high = |row: &Vec<RgbaImage>| row.iter().map(RgbaImage::height).max().unwrap_or_default() + GAP;
            let mut sheet = RgbaImage::new(width, rows.iter().map(high).sum::<u32>() + GAP);
            let mut y = GAP;
            for row in &rows {
                for (column, picture) in row.iter().enumerate() {
                    imageops::replace(&mut sheet, picture, (GAP + column as u32 * (WIDTH + GAP)).into(), y.into());
                }
                y += high(row);
            }
            sheet.save(folder.join(format!("{screen}-{theme:?}.png"))).expect("the sheet can be written");
        }
    }
}
