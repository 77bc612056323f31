//! Every button gives its message to a click, and every message leads where it says.

use crate::held::{self, held};
use crate::scenes::{
    context, context_with, curtain, evening, first_deal, over, played, ready, result, save, saved, seat, simulator,
};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::home::{Front, Home};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::{self, NewGame};
use pitch_app::screen::{over as over_screen, result as result_screen, rules};
use pitch_language::{phrase, t};
use pitch_players::{Character, Level, Temper};
use pitch_rules::rules::{Field, LowTo, RevokeMode, Teams, Value};
use pitch_rules::{Direction, Points, Preset, Rules};
use pitch_session::settings::Choices;
use pitch_session::statistics::Success;
use pitch_session::{Deals, Guest, Kind, Pick, Settings as Stored};

use iced::{Element, Event, mouse};

const WINDOW: (f32, f32) = (1280.0, 800.0);

/// The only message that a click on these words gives.
pub fn click<M: std::fmt::Debug>(context: &Context, view: Element<'_, M>, words: &str) -> M {
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
        let mut screen = Home::new(Front::Saved(saved(4)), Vec::new());
        for (words, action) in [
            (t!(l, "home-continue"), Outcome::Continue),
            (t!(l, "home-new-game"), Outcome::NewGame),
            (t!(l, "home-rules"), Outcome::Rules(None)),
            (t!(l, "house-title"), Outcome::HouseRules(None)),
            (t!(l, "about-title"), Outcome::About(None)),
            (t!(l, "home-settings"), Outcome::Settings),
            (t!(l, "home-quit"), Outcome::Quit),
        ] {
            let message = click(&context, screen.view(&context), &words);
            assert_eq!(screen.update(message, &context), action, "{words}");
        }
        let mut first = Home::new(ready(4), Vec::new());
        let message = click(&context, first.view(&context), &t!(l, "home-play"));
        assert_eq!(first.update(message, &context), Outcome::Play);
    }
}

#[test]
fn a_notice_is_shown() {
    let context = context((900.0, 600.0), "en");
    let screen = Home::new(ready(4), vec!["Something went wrong.".to_owned()]);
    let mut simulator = simulator(&context, screen.view(&context));
    assert!(simulator.find("Something went wrong.").is_ok());
    assert!(simulator.find("Continue").is_err(), "there is no game to go on with");
}

#[test]
fn a_new_game_is_set_up_and_begun() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.update(new_game::Message::PlayersChosen(5), &context);
    for words in ["11", "Winner"] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), Outcome::None);
    }
    let message = click(&context, screen.view(&context), "Start the game");
    let Outcome::Start { rules, players, .. } = screen.update(message, &context) else {
        panic!("the game does not begin")
    };
    let expected = Rules { players: 5, target: Points(11), low_to: LowTo::Winner, ..Rules::default() };
    assert_eq!(*rules, expected);
    assert!(players[0].is_person() && players[1..].iter().all(|player| !player.is_person()));
    let names: std::collections::BTreeSet<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names.len(), 5);
    let message = click(&context, screen.view(&context), "Read all the rules");
    assert_eq!(screen.update(message, &context), Outcome::Rules(Some(Box::new(expected))));
    let back = held::messages(&context, screen.view(&context)).remove(0);
    assert_eq!(screen.update(back, &context), Outcome::Games, "the arrow leads to the games");
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
    let _ = screen.update(new_game::Message::Seated(seat(1), Kind::Person), &context);
    assert_eq!(screen.draft().persons(), 2);
    let asked =
        simulator(&context, screen.view(&context)).find("Who is playing? Type the names in the fields.").is_ok();
    assert!(asked, "the first person has no name yet");
    let _ = screen.update(new_game::Message::Named(seat(0), "Ruth".to_owned()), &context);
    let mut simulator = simulator(&context, screen.view(&context));
    assert!(simulator.find("2 people, 2 bots. Cards are hidden between turns.").is_ok());
}

/// The rules and players with which the main button begins.
fn begun(screen: &mut NewGame, context: &Context) -> (Rules, usize) {
    let message = click(context, screen.view(context), &t!(context.language, "setup-start"));
    let Outcome::Start { rules, players, .. } = screen.update(message, context) else { panic!("no game begins") };
    (*rules, players.len())
}

#[test]
fn every_game_begins_by_clicks_with_every_number_of_players() {
    for language in ["en", "de"] {
        let context = context(WINDOW, language);
        let mut screen = NewGame::new(&context);
        for game in Preset::ALL {
            let _ = screen.pick(&Pick::Printed(game), &context);
            let (rules, _) = begun(&mut screen, &context);
            assert_eq!(Preset::of(&rules), Some(game));
            for count in rules.min_players..=rules.max_players {
                let sizes = rules.max_players - rules.min_players;
                if sizes > 0 {
                    // Scores to play to are numbers, too.
                    let message = new_game::Message::PlayersChosen(count.into());
                    let _ = screen.update(message, &context);
                }
                let (rules, players) = begun(&mut screen, &context);
                assert_eq!((rules.players, players), (count, usize::from(count)), "{game}");
                assert_eq!(rules.validate(), [], "{game}");
                assert!(Deals::from_number(1).first_deal(&rules).0.dealer().index() < players);
            }
        }
    }
}

#[test]
fn partners_mistakes_and_the_draw_are_one_click_each() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.pick(&Pick::Printed(Preset::Setback), &context);
    for words in ["6", "2 threes", "Counterclockwise"] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), Outcome::None, "{words}");
    }
    let _ = screen.update(new_game::Message::Set(Field::RevokeMode, Value::Choice("table")), &context);
    let _ = screen.update(new_game::Message::Set(Field::Ceremony, Value::Flag(true)), &context);
    let (rules, _) = begun(&mut screen, &context);
    let expected = Rules {
        players: 6,
        teams: Teams::Threes,
        direction: Direction::Anticlockwise,
        revoke_mode: RevokeMode::Table,
        ceremony: true,
        ..Rules::from(Preset::Setback)
    };
    assert_eq!(rules, expected);
}

#[test]
fn rules_that_do_not_fit_are_mended_by_one_click() {
    let mut settings = Stored::default();
    settings.last_game.rules = Rules { teams: Teams::Threes, ..Rules::default() };
    let context = context_with(WINDOW, "en", settings);
    let mut screen = NewGame::new(&context);
    let message = click(&context, screen.view(&context), "Fix it");
    let _ = screen.update(message, &context);
    assert_eq!(begun(&mut screen, &context).0, Rules::default());
}

#[test]
fn the_first_deal_is_seen_and_passed_over() {
    for game in [Preset::AuctionPitch, Preset::WestYorkshire, Preset::Blackburn] {
        let context = context(WINDOW, "en");
        let mut screen = held(first_deal(game, 3));
        let message = click(&context, screen.view(&context), "Deal the cards");
        assert_eq!(screen.update(message, &context), Outcome::Close);
        assert_eq!(screen.key(Key::Escape, &context), Outcome::Close);
        assert_eq!(screen.key(Key::Enter, &context), Outcome::Close);
    }
}

#[test]
fn the_end_tells_of_the_evening() {
    let context = context(WINDOW, "en");
    let mut screen = over(4, false);
    assert!(simulator(&context, screen.view(&context)).find("This evening").is_err());
    screen.tell_of(evening());
    let message = click(&context, screen.view(&context), "This evening");
    assert_eq!(message, over_screen::Message::Evening);
    let _ = screen.update(message, &context);
    let mut window = simulator(&context, screen.view(&context));
    for words in ["You have won 1", "This evening: 2 games"] {
        assert!(window.find(words).is_ok(), "{words}");
    }
    assert!(window.find("That hand").is_err());
    drop(window);
    let message = click(&context, screen.view(&context), "Start a new evening");
    assert_eq!(screen.update(message, &context), Outcome::NewEvening);
}

#[test]
fn without_names_nothing_begins() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.update(new_game::Message::Named(seat(3), "ben".to_owned()), &context);
    let mut simulator = simulator(&context, screen.view(&context));
    let _ = simulator.find("Two players have the name ben.").expect("the reason");
    let _ = simulator.click("Start the game").expect("the button");
    assert_eq!(simulator.into_messages().count(), 0);
    let start = new_game::Message::Start;
    assert_eq!(screen.update(start, &context), Outcome::None);
}

#[test]
fn the_sheets_of_a_hand_and_a_game() {
    let context = context(WINDOW, "en");
    let table = played(4, 2, 5);
    let mut screen = result(&table);
    let message = click(&context, screen.view(&context), "Next hand");
    assert_eq!(screen.update(message, &context), Outcome::Close);

    let mut screen = over(4, true);
    for (words, action) in
        [("Rematch", Outcome::PlayAgain), ("That hand", Outcome::Review(None)), ("Done", Outcome::Home)]
    {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), action, "{words}");
    }

    let mut screen = curtain(4);
    let message = click(&context, screen.view(&context), "I’m Ben");
    assert_eq!(screen.update(message, &context), Outcome::Close);

    let mut screen = rules::Rules::new(Rules::default());
    let message = click(&context, screen.view(&context), "Back");
    assert_eq!(screen.update(message, &context), Outcome::Close);
}

#[test]
fn the_pinned_button_is_there_in_a_small_window_too() {
    let context = context((900.0, 600.0), "de");
    let screen = result(&played(7, 4, 8));
    let message = click(&context, screen.view(&context), "Nächste Runde");
    assert_eq!(message, result_screen::Message::Pressed(Outcome::Close));
    let screen = NewGame::new(&context);
    let message = click(&context, screen.view(&context), "Spiel beginnen");
    assert_eq!(message, new_game::Message::Start);
}

#[test]
fn the_menu() {
    let context = context(WINDOW, "en");
    let mut screen = Menu::new("Setback".to_owned(), 6, false);
    for (words, action) in [
        ("The hand so far", Outcome::Log),
        ("How to play", Outcome::Rules(None)),
        ("Help", Outcome::Keys),
        ("Is it fair?", Outcome::Fair),
        ("Settings", Outcome::Settings),
        ("Save and leave", Outcome::Home),
        ("Quit", Outcome::Quit),
    ] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), action, "{words}");
    }
    let mut screen = Keys::new();
    let message = click(&context, screen.view(&context), "Back");
    assert_eq!(screen.update(message, &context), Outcome::Close);
}

#[test]
fn the_level_of_a_bot_is_told_to_the_mouse_and_to_the_keyboard() {
    let context = context(WINDOW, "en");
    let mut screen = held(NewGame::new(&context));
    let tells = |screen: &NewGame, words: &str| simulator(&context, screen.view(&context)).find(words).is_ok();
    let told = |name: &str, level| phrase::plays(&context.language, name, level);
    let (usual, bold) = (Level::USUAL, Level::Sharp(Temper::Bold));
    assert!(tells(&screen, &told("Ana", usual)), "the first bot");
    let _ = screen.update(new_game::Message::Seated(seat(2), Kind::Bot(bold)), &context);
    assert!(tells(&screen, &told("Ben", bold)), "what was chosen last");
    // The mouse goes up from one row to the next: that one is entered before the other is left.
    for message in [new_game::Message::Entered(seat(3)), new_game::Message::Exited(seat(3))] {
        let _ = screen.update(message, &context);
    }
    for message in [new_game::Message::Entered(seat(1)), new_game::Message::Exited(seat(2))] {
        let _ = screen.update(message, &context);
    }
    assert!(tells(&screen, &told("Ana", usual)));
    let moved: Vec<_> = {
        let mut simulator = simulator(&context, screen.view(&context));
        let row = simulator.find(iced_test::selector::id("name-3")).expect("the field of the last seat").bounds();
        simulator.point_at(row.center());
        let _ = simulator.simulate([Event::Mouse(mouse::Event::CursorMoved { position: row.center() })]);
        simulator.into_messages().collect()
    };
    assert_eq!(moved, [new_game::Message::Entered(seat(3))]);
    let _ = screen.update(new_game::Message::Exited(seat(1)), &context);
    // Tab comes to the bots of the other seats.
    let is_kind = |at: &new_game::Message| matches!(at, new_game::Message::Seated(at, _) if *at == seat(3));
    for _ in 0..60 {
        if screen.noted(&context).as_ref().is_some_and(is_kind) {
            break;
        }
        let _ = screen.key(Key::Tab, &context);
    }
    assert!(tells(&screen, &told("Cleo", usual)));
    for _ in 0..4 {
        let _ = screen.key(Key::Right, &context);
    }
    assert!(tells(&screen, &told("Cleo", bold)) || tells(&screen, &told("Cleo", Level::BEST)), "as it is chosen");
}

#[test]
fn a_program_is_among_the_bots_of_a_seat_where_one_is_offered() {
    for (window, language) in [((900.0, 600.0), "en"), (WINDOW, "de"), ((1920.0, 1080.0), "en")] {
        let mut context = context(window, language);
        context.guests = Guest::all(vec!["exec:./mybot".parse().expect("a program")]);
        let mut screen = held(NewGame::new(&context));
        let is_kind = |at: &new_game::Message| matches!(at, new_game::Message::Seated(at, _) if *at == seat(1));
        for _ in 0..60 {
            if !screen.noted(&context).as_ref().is_some_and(is_kind) {
                let _ = screen.key(Key::Tab, &context);
            }
        }
        for _ in 0..Level::ALL.len() + 1 {
            if screen.draft().seats()[1].guest.is_none() {
                let _ = screen.key(Key::Right, &context);
            }
        }
        let sitting = &screen.draft().seats()[1];
        assert_eq!((sitting.name.as_str(), sitting.guest.as_ref()), ("mybot", context.guests.first()));
        let told = phrase::program_plays(&context.language, "mybot", &context.guests[0]);
        assert!(simulator(&context, screen.view(&context)).find(told.as_str()).is_ok(), "{told}");
        let _ = save("program", &context, screen.view(&context));
        let Outcome::Start { players, .. } = screen.clone().update(new_game::Message::Start, &context) else {
            panic!("no game begins")
        };
        assert_eq!(players[1].guest.as_ref(), context.guests.first());
        // After the last of its choices comes the first: a person.
        let _ = screen.key(Key::Right, &context);
        assert!(screen.draft().seats()[1].is_person() && screen.draft().seats()[1].guest.is_none());
    }
}

#[test]
fn the_eight_sit_down_from_their_shelf() {
    let context = context_with(WINDOW, "en", Stored::default());
    let mut screen = held(NewGame::new(&context));
    let names =
        |screen: &NewGame| screen.draft().seats().iter().map(|sitting| sitting.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&screen), ["You", "Otto", "Nia", "Teo"]);
    let sit = |screen: &mut NewGame, own| drop(screen.update(new_game::Message::Chosen(own), &context));
    // The place to the left comes first, then the next.
    sit(&mut screen, Character::Hana);
    sit(&mut screen, Character::Vera);
    assert_eq!(names(&screen), ["You", "Hana", "Vera", "Teo"]);
    // Who sits already changes places, and nobody sits twice.
    let _ = screen.update(new_game::Message::Place(seat(1)), &context);
    sit(&mut screen, Character::Teo);
    assert_eq!(names(&screen), ["You", "Teo", "Vera", "Hana"]);
    // A plain bot gets a name of its own, and whoever joins is none of those at the table.
    let _ = screen.update(new_game::Message::Seated(seat(2), Kind::Bot(Level::USUAL)), &context);
    assert_eq!(names(&screen)[2], "Ana");
    let _ = screen.update(new_game::Message::Chosen(Character::Ravi), &context);
    let _ = screen.update(new_game::Message::PlayersChosen(7), &context);
    let seated = names(&screen);
    let different: std::collections::HashSet<_> = seated.iter().collect();
    assert_eq!(different.len(), 7, "{seated:?}");
    let told = phrase::level_about(&context.language, Level::Character(Character::Ravi));
    let _ = screen.update(new_game::Message::Near(Character::Ravi), &context);
    let words = phrase::sentences(&context.language, [told, phrase::met(&context.language, Success::default())]);
    assert!(simulator(&context, screen.view(&context)).find(words.as_str()).is_ok(), "{words}");
    let _ = save("shelf", &context, screen.view(&context));
}

#[test]
fn the_last_table_of_before_has_faces_and_says_so() {
    let kinds = vec![Kind::Person, Kind::Bot(Level::USUAL), Kind::Bot(Level::BEST)];
    let last_game = Choices { kinds, level: Level::USUAL, knows_the_eight: false, ..Choices::default() };
    let context = context_with(WINDOW, "en", Stored { last_game, ..Stored::default() });
    let screen = held(NewGame::new(&context));
    let names: Vec<_> = screen.draft().seats().iter().map(|sitting| sitting.name.as_str()).collect();
    assert_eq!(names, ["You", "Bruno", "Vera", "Hana"]);
    let line = "Your bots have faces now. The levels are still here.";
    assert!(simulator(&context, screen.view(&context)).find(line).is_ok());
    let context = context_with(WINDOW, "en", Stored { last_game: screen.choices(), ..Stored::default() });
    assert!(simulator(&context, NewGame::new(&context).view(&context)).find(line).is_err(), "once");
}

#[test]
fn the_levels_are_drawn_at_every_size() {
    for window in [(900.0, 600.0), WINDOW, (1920.0, 1080.0)] {
        for language in ["en", "de"] {
            for players in [4, 7] {
                let context = context(window, language);
                let mut screen = NewGame::new(&context);
                let _ = screen.update(new_game::Message::PlayersChosen(players), &context);
                let bold = Kind::Bot(Level::Sharp(Temper::Bold));
                let _ = screen.update(new_game::Message::Seated(seat(2), bold), &context);
                let _ = save(&format!("levels-{players}"), &context, screen.view(&context));
            }
        }
    }
}
