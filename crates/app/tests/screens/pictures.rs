//! Pictures of every screen, in every window.

use crate::scenes::{
    WINDOWS, context, context_with, curtain, evening, first_deal, home_at_first, home_of, over, played, played_by,
    ready, result, save, saved, seat,
};

use crate::window::Window;

use pitch_app::keymap::Key;
use pitch_app::screen::home::{Front, Home};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::{Message, NewGame};
use pitch_app::screen::over::Message as OverMessage;
use pitch_app::theme::Look;
use pitch_app::{Options, screen};
use pitch_players::Level;
use pitch_rules::rules::{Field, LowTo, Value};
use pitch_rules::{Points, Preset, Rules};
use pitch_session::settings::Theme;
use pitch_session::{Kind, Pick, Settings};

use iced::widget::stack;
use iced::{Color, Size};

use std::path::Path;

pub fn each(mut draw: impl FnMut(&pitch_app::context::Context)) {
    for window in WINDOWS {
        // German words are longer, so they are drawn where there is the least room.
        let language = if window.0 < 1000.0 { "de" } else { "en" };
        draw(&context(window, language));
    }
}

#[test]
fn home() {
    each(|context| {
        let _ = save("home", context, home_of(4).view(context));
        let notice = "saves/current.ron couldn’t be read: line 3, column 14: unknown field `spede`. It was set aside.";
        let _ = save("home-first", context, home_at_first(vec![notice.to_owned()]).view(context));
    });
}

#[test]
fn new_game() {
    each(|context| {
        let mut screen = NewGame::new(context);
        let _ = save("setup", context, screen.view(context));
        let _ = screen.pick(&Pick::Printed(Preset::Trinidad), context);
        let _ = save("setup-trinidad", context, screen.view(context));
        let _ = screen.pick(&Pick::Printed(Preset::Setback), context);
        let _ = screen.update(Message::PlayersChosen(6), context);
        let _ = screen.update(Message::Set(Field::Teams, Value::Choice("threes")), context);
        let _ = screen.update(Message::Seated(seat(2), Kind::Person), context);
        let _ = save("setup-threes", context, screen.view(context));
        let _ = screen.pick(&Pick::Printed(Preset::AuctionPitch), context);
        let _ = screen.update(Message::PlayersChosen(7), context);
        let _ = screen.update(Message::Named(seat(2), String::new()), context);
        let _ = save("setup-seven", context, screen.view(context));
        let _ = screen.update(Message::Set(Field::RevokeMode, Value::Choice("table")), context);
        let _ = screen.update(Message::Seated(seat(3), Kind::Bot(Level::Clumsy)), context);
        let _ = save("setup-mistakes", context, screen.view(context));
    });
}

#[test]
fn results() {
    for (players, hands, deals) in [(4, 3, 5), (7, 4, 8), (2, 1, 3)] {
        let table = played(players, hands, deals);
        each(|context| {
            let _ = save(&format!("result-{players}"), context, result(&table).view(context));
        });
    }
    // Many things score.
    for game in [Preset::TenPoint, Preset::Pedro] {
        let table = played_by(game.into(), 3, 5);
        each(|context| {
            let _ = save(&format!("result-{game}"), context, result(&table).view(context));
        });
    }
}

#[test]
fn pages() {
    each(|context| {
        let rules = Rules { target: Points(11), low_to: LowTo::Winner, players: 5, ..Rules::default() };
        let _ = save("rules", context, screen::rules::Rules::new(rules).view(context));
        let _ = save("over-4", context, over(4, true).view(context));
        let _ = save("over-7", context, over(7, false).view(context));
        let mut told = over(4, false);
        told.tell_of(evening());
        let _ = told.update(OverMessage::Evening, context);
        let _ = save("over-evening", context, told.view(context));
        let below = Home::new(ready(4), Vec::new());
        let games = [Preset::AuctionPitch, Preset::WestYorkshire, Preset::Blackburn, Preset::NineCardDon];
        for (game, number) in games.into_iter().zip([4, 2, 1, 1]) {
            let (name, sheet) = (format!("first-{game}"), first_deal(game, number));
            let _ = save(&name, context, stack![below.view(context).map(drop), sheet.view(context).map(drop)].into());
        }
        let _ = save("curtain", context, curtain(4).view(context));
        let _ = save("curtain-7", context, curtain(7).view(context));
    });
}

#[test]
fn sheets() {
    each(|context| {
        let below = Home::new(Front::Saved(saved(4)), Vec::new());
        let _ = save(
            "menu",
            context,
            stack![below.view(context).map(drop), Menu::new("Setback".to_owned(), 6, true).view(context).map(drop)]
                .into(),
        );
        let _ =
            save("keys", context, stack![below.view(context).map(drop), Keys::new().view(context).map(drop)].into());
    });
}

/// The share of the pixels of a picture that have `colour`.
pub fn share(file: &Path, colour: Color) -> f32 {
    share_in(&image::open(file).expect("the picture can be read").into_rgba8(), colour)
}

/// The same of a picture that was read.
pub fn share_in(picture: &image::RgbaImage, colour: Color) -> f32 {
    let same = |pixel: &&image::Rgba<u8>| pixel.0.iter().zip(colour.into_rgba8()).all(|(a, b)| a.abs_diff(b) <= 2);
    picture.pixels().filter(same).count() as f32 / (picture.width() * picture.height()) as f32
}

#[test]
fn every_look_has_its_colours() {
    let table = played(4, 3, 5);
    for (theme, look) in
        [(Theme::Midnight, Look::Midnight), (Theme::Linen, Look::Linen), (Theme::Contrast, Look::Contrast)]
    {
        let chosen = Settings { theme, four_colours: true, ..Settings::default() };
        let context = context_with((1280.0, 800.0), "en", chosen);
        let palette = look.palette();
        let name = |screen: &str| format!("{screen}-{look:?}").to_lowercase();
        let home = save(&name("home"), &context, home_of(4).view(&context));
        assert!(share(&home, palette.amber) > 0.02, "{look:?}: the main button");
        let setup = save(&name("setup"), &context, NewGame::new(&context).view(&context));
        assert!(share(&setup, palette.action) > 0.002, "{look:?}: what is chosen");
        let hand = save(&name("result"), &context, result(&table).view(&context));
        assert!(share(&hand, palette.paper) > 0.1, "{look:?}: the pad");
        assert!(share(&hand, palette.pencil) > 0.001, "{look:?}: stamp and rings");
        let over = save(&name("over"), &context, over(4, true).view(&context));
        assert!(share(&over, palette.amber) > 0.01, "{look:?}: the end");
        let sheet = save(&name("settings"), &context, screen::settings::Settings::new().view(&context));
        assert!(share(&sheet, palette.paper) > 0.1, "{look:?}: the sheet of settings");
    }
}

/// The share of the pixels of a window that have `colour`.
pub fn seen(window: &mut Window, colour: Color) -> f32 {
    let (picture, _) = window.draw();
    let [red, green, blue, _] = colour.into_rgba8();
    // The renderer has blue first.
    let is_it = |pixel: &&tiny_skia::PremultipliedColorU8| {
        let near = |is: u8, is_to_be: u8| is.abs_diff(is_to_be) <= 2;
        near(pixel.red(), blue) && near(pixel.green(), green) && near(pixel.blue(), red)
    };
    picture.pixels().iter().filter(is_it).count() as f32 / picture.pixels().len() as f32
}

#[test]
fn the_focus_is_seen() {
    let data = tempfile::tempdir().expect("a folder");
    let options =
        Options { data_dir: Some(data.path().to_owned()), language: Some("en".to_owned()), ..Options::default() };
    let mut window = Window::open(options, Size::new(1280.0, 800.0));
    let before = seen(&mut window, Color::WHITE);
    window.key(Key::Tab);
    let after = seen(&mut window, Color::WHITE);
    assert!(after > before + 0.001, "a white ring round the main button: {before} before, {after} after");
    let palette = context((1280.0, 800.0), "en").palette();
    for (letter, steps) in [('n', 4), ('h', 2)] {
        window.key(Key::Escape);
        window.key(Key::Letter(letter));
        let before = seen(&mut window, palette.amber);
        for _ in 0..steps {
            window.key(Key::BackTab);
        }
        let after = seen(&mut window, palette.amber);
        // Where games are chosen the large tile gives its edge up for the ring of another.
        let is_seen = if letter == 'n' { after > 0.0003 && after < before } else { after > before + 0.0003 };
        assert!(is_seen, "{letter}: a ring round the choice: {before} before, {after} after");
    }
}
