//! Pictures of every screen, in every window and language.

use crate::scenes::{WINDOWS, context, played, result, save, saved};

use auction_pitch::app::screen::home::Home;
use auction_pitch::app::screen::new_game::{Message, NewGame, Target};

fn each(mut draw: impl FnMut(&auction_pitch::app::context::Context)) {
    for window in WINDOWS {
        for language in ["en", "de"] {
            draw(&context(window, language));
        }
    }
}

#[test]
fn home() {
    each(|context| {
        let _ = save("home", context, Home::new(Some(saved(4)), Vec::new()).view(context));
        let notice = "saves/current.ron could not be read: line 3, column 14: unknown field `spede`. It was set aside.";
        let _ = save("home-first", context, Home::new(None, vec![notice.to_owned()]).view(context));
    });
}

#[test]
fn new_game() {
    each(|context| {
        let mut screen = NewGame::new(context);
        let _ = save("setup", context, screen.view(context));
        for _ in 0..3 {
            let _ = screen.update(Message::Pressed(Target::Add), context);
        }
        let _ = screen.update(Message::Named(2, String::new()), context);
        let _ = save("setup-seven", context, screen.view(context));
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
}
