//! Who plays: few words in every game, what is told of the places, and pictures of every number of players.

use crate::held;
use crate::house::with_what_is_seen;
use crate::scenes::{context_with, save};

use pitch_app::context::Context;
use pitch_app::screen::new_game::{Message, NewGame};
use pitch_rules::Preset;
use pitch_session::settings::Theme;
use pitch_session::{Pick, Settings};

/// Words that are in view at most.
const MOST_WORDS: usize = 80;
const WIDE: (f32, f32) = (1280.0, 800.0);
const SMALL: (f32, f32) = (720.0, 520.0);

fn window(size: (f32, f32), language: &str, theme: Theme) -> Context {
    context_with(size, language, Settings { theme, ..Settings::default() })
}

fn playing(context: &Context, game: Preset, players: usize) -> NewGame {
    let mut screen = NewGame::new(context);
    let _ = screen.pick(&Pick::Printed(game), context);
    let _ = screen.update(Message::PlayersChosen(players), context);
    screen
}

#[test]
fn few_words_are_in_view_in_every_game() {
    for size in [WIDE, SMALL] {
        let context = window(size, "en", Theme::Spruce);
        for game in Preset::ALL {
            for players in NewGame::new(&context).draft().sizes() {
                let screen = playing(&context, game, players);
                let seen = with_what_is_seen(&context, screen.view(&context)).into_iter();
                let words = seen.filter(|(_, _, seen)| seen.is_some()).map(|(words, ..)| {
                    words.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
                });
                let words: usize = words.sum();
                assert!((35..=MOST_WORDS).contains(&words), "{words} words in {game} of {players} at {size:?}");
            }
        }
    }
}

#[test]
fn places_and_faces_are_told_with_all_that_is_seen_of_them() {
    let context = window(WIDE, "en", Theme::Spruce);
    let screen = playing(&context, Preset::Setback, 4);
    let names = held::names(&context, screen.view(&context));
    for told in [
        "You, Person here. Partner: Nia.",
        "Otto, strength 2 of 8. Otto bids only what he can see. You haven\u{2019}t met yet. Partner: Teo.",
        "Hana, strength 5 of 8. Hana keeps a trump back to catch the jack. You haven\u{2019}t met yet.",
        "Otto, strength 2 of 8. Otto bids only what he can see. You haven\u{2019}t met yet. At the table.",
    ] {
        assert!(names.contains(&told.to_owned()), "{told}: {names:#?}");
    }
}

#[test]
fn pictures_of_every_number_of_players() {
    for (size, language, theme) in [
        (WIDE, "en", Theme::Spruce),
        (WIDE, "de", Theme::Midnight),
        (SMALL, "en", Theme::Linen),
        (SMALL, "pl", Theme::Spruce),
        ((1920.0, 1080.0), "en", Theme::Contrast),
    ] {
        let context = window(size, language, theme);
        for (name, game, players) in [
            ("who", Preset::Setback, 4),
            ("who-two", Preset::AuctionPitch, 2),
            ("who-three", Preset::AuctionPitch, 3),
            ("who-five", Preset::AuctionPitch, 5),
            ("who-six", Preset::Setback, 6),
            ("who-seven", Preset::AuctionPitch, 7),
        ] {
            let _ = save(name, &context, playing(&context, game, players).view(&context));
        }
    }
}
