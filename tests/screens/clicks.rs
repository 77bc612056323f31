//! Every button gives its message to a click, and every message leads where it says.

use crate::scenes::{context, curtain, over, played, result, saved, simulator};

use auction_pitch::app::context::Context;
use auction_pitch::app::screen::home::{self, Home};
use auction_pitch::app::screen::keys::{self, Keys};
use auction_pitch::app::screen::menu::{self, Menu};
use auction_pitch::app::screen::new_game::{self, NewGame};
use auction_pitch::app::screen::settings::{self, Settings};
use auction_pitch::app::screen::{curtain as curtain_screen, over as over_screen, result as result_screen, rules};
use auction_pitch::engine::rules::LowTo;
use auction_pitch::engine::{Points, Rules};
use auction_pitch::session::Kind;
use auction_pitch::session::settings::{Speed, TrickPause};
use auction_pitch::t;

use iced::Element;

const WINDOW: (f32, f32) = (1280.0, 800.0);

/// The only message that a click on these words gives.
fn click<M: std::fmt::Debug>(context: &Context, view: Element<'_, M>, words: &str) -> M {
    let mut simulator = simulator(context, view);
    let _ = simulator.click(words).unwrap_or_else(|error| panic!("{words}: {error:?}"));
    let mut messages: Vec<M> = simulator.into_messages().collect();
    assert_eq!(messages.len(), 1, "{words}: {messages:?}");
    messages.remove(0)
}

#[test]
fn the_first_screen() {
    for language in ["en", "de"] {
        let context = context(WINDOW, language);
        let l = &context.language;
        let mut screen = Home::new(Some(saved(4)), Vec::new());
        for (words, action) in [
            (t!(l, "home-continue"), home::Action::Continue),
            (t!(l, "home-new-game"), home::Action::NewGame),
            (t!(l, "home-rules"), home::Action::Rules),
            (t!(l, "home-settings"), home::Action::Settings),
            (t!(l, "home-quit"), home::Action::Quit),
        ] {
            let message = click(&context, screen.view(&context), &words);
            assert_eq!(screen.update(message, &context), action, "{words}");
        }
    }
}

#[test]
fn a_notice_is_shown() {
    let context = context((900.0, 600.0), "en");
    let screen = Home::new(None, vec!["Something went wrong.".to_owned()]);
    let mut simulator = simulator(&context, screen.view(&context));
    assert!(simulator.find("Something went wrong.").is_ok());
    assert!(simulator.find("Continue").is_err(), "there is no game to go on with");
}

#[test]
fn a_new_game_is_set_up_and_begun() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    for words in ["11", "Wins it", "Add a seat"] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), new_game::Action::None);
    }
    let message = click(&context, screen.view(&context), "Start the game");
    let new_game::Action::Start { rules, players } = screen.update(message, &context) else {
        panic!("the game does not begin")
    };
    let expected = Rules { players: 5, target: Points(11), low_to: LowTo::Winner, ..Rules::default() };
    assert_eq!(rules, expected);
    assert!(players[0].is_person() && players[1..].iter().all(|player| !player.is_person()));
    let names: std::collections::BTreeSet<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names.len(), 5);
    let message = click(&context, screen.view(&context), "Read the whole sheet");
    assert_eq!(screen.update(message, &context), new_game::Action::ReadRules(expected));
    let message = click(&context, screen.view(&context), "Cancel");
    assert_eq!(screen.update(message, &context), new_game::Action::Cancel);
}

#[test]
fn a_person_is_seated_and_named_by_mouse_and_typing() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let messages: Vec<new_game::Message> = {
        let mut simulator = simulator(&context, screen.view(&context));
        let _ = simulator.click(iced_test::selector::id("name-1")).expect("the field of the second seat");
        let _ = simulator.typewrite("!");
        simulator.into_messages().collect()
    };
    for message in messages {
        let _ = screen.update(message, &context);
    }
    assert_eq!(screen.draft().seats()[1].name, "Ana!");
    let _ = screen.update(new_game::Message::Seated(1, Kind::Person), &context);
    assert_eq!(screen.draft().persons(), 2);
    let mut simulator = simulator(&context, screen.view(&context));
    assert!(simulator.find("2 persons, 2 bots. Cards are hidden between turns.").is_ok());
}

#[test]
fn without_names_nothing_begins() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.update(new_game::Message::Named(3, "ben".to_owned()), &context);
    let mut simulator = simulator(&context, screen.view(&context));
    let _ = simulator.find("Two players have the name ben.").expect("the reason");
    let _ = simulator.click("Start the game").expect("the button");
    assert_eq!(simulator.into_messages().count(), 0);
    let start = new_game::Message::Pressed(new_game::Target::Start);
    assert_eq!(screen.update(start, &context), new_game::Action::None);
}

#[test]
fn the_sheets_of_a_hand_and_a_game() {
    let context = context(WINDOW, "en");
    let table = played(4, 2, 5);
    let mut screen = result(&table);
    let message = click(&context, screen.view(&context), "Continue");
    assert_eq!(screen.update(message, &context), result_screen::Action::Continue);

    let mut screen = over(4, true);
    for (words, action) in [
        ("Play again", over_screen::Action::Again),
        ("New game", over_screen::Action::NewGame),
        ("Back to start", over_screen::Action::Home),
    ] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), action, "{words}");
    }

    let mut screen = curtain(4);
    let message = click(&context, screen.view(&context), "I am Ben, show my cards");
    assert_eq!(screen.update(message, &context), curtain_screen::Action::Open);

    let mut screen = rules::Rules::new(Rules::default());
    let message = click(&context, screen.view(&context), "Back");
    assert_eq!(screen.update(message, &context), rules::Action::Back);
}

#[test]
fn the_pinned_button_is_there_in_a_small_window_too() {
    let context = context((900.0, 600.0), "de");
    let screen = result(&played(7, 4, 8));
    let message = click(&context, screen.view(&context), "Weiter");
    assert_eq!(message, result_screen::Message::Pressed(result_screen::Target::Continue));
    let screen = NewGame::new(&context);
    let message = click(&context, screen.view(&context), "Spiel beginnen");
    assert_eq!(message, new_game::Message::Pressed(new_game::Target::Start));
}

#[test]
fn the_menu() {
    let context = context(WINDOW, "en");
    let mut screen = Menu::new();
    for (words, action) in [
        ("Continue", menu::Action::Continue),
        ("Rules", menu::Action::Rules),
        ("Keys", menu::Action::Keys),
        ("Settings", menu::Action::Settings),
        ("Deutsch", menu::Action::Language("de")),
        ("Back to start", menu::Action::Home),
        ("Quit", menu::Action::Quit),
    ] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), action, "{words}");
    }
    let mut screen = Keys::new();
    let message = click(&context, screen.view(&context), "Back");
    assert_eq!(screen.update(message, &context), keys::Action::Close);
}

#[test]
fn every_setting_is_one_click() {
    let context = context(WINDOW, "en");
    let mut screen = Settings::new();
    let mut changed = |words: &str| {
        let message = click(&context, screen.view(&context), words);
        match screen.update(message, &context) {
            settings::Action::Changed(settings) => settings,
            other => panic!("{words}: {other:?}"),
        }
    };
    assert_eq!(changed("Deutsch").language.as_deref(), Some("de"));
    assert_eq!(changed("Midnight").theme, "midnight");
    assert_eq!(changed("Fast").speed, Speed::Fast);
    assert_eq!(changed("4 seconds").trick_pause, TrickPause::Milliseconds(4000));
    assert_eq!(changed("until I click").trick_pause, TrickPause::UntilClick);
    let message = click(&context, screen.view(&context), "Done");
    assert_eq!(screen.update(message, &context), settings::Action::Close);
}
