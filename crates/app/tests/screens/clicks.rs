//! Every button gives its message to a click, and every message leads where it says.

use crate::held::{self, held};
use crate::house::written;
use crate::scenes::{
    context, context_with, curtain, evening, first_deal, over, played, ready, result, save, saved, seat, simulator,
};

use pitch_app::context::Context;
use pitch_app::keymap::{Key, Place};
use pitch_app::outcome::Outcome;
use pitch_app::screen::home::{Front, Home, Memory};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::{self, NewGame};
use pitch_app::screen::{over as over_screen, result as result_screen, rules};
use pitch_language::{Language, phrase, t};
use pitch_players::{Character, Level, Temper};
use pitch_rules::rules::Teams;
use pitch_rules::{Points, Preset, Rules};
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

/// In a low window the sign of an answer stands on the tile, and takes nothing from the title.
#[test]
fn the_key_of_a_tile_stands_beside_its_title() {
    for translation in Language::ALL {
        let context = context((720.0, 520.0), translation.tag);
        let memory = Memory { puzzle: "1 right in a row".to_owned(), puzzle_answer: Some(true), ..Memory::default() };
        let screen = Home::new(Front::Saved(saved(4)), Vec::new()).with_memory(memory);
        let words = written(&context, screen.view(&context));
        let (title, key) = (t!(context.language, "home-puzzle"), context.cap(Place::Home, 'z'));
        let middle = |said: &str| {
            let (_, place) = words.iter().find(|(words, _)| words == said).expect("it is written");
            place.center_y()
        };
        assert!((middle(&title) - middle(&key)).abs() < 8.0, "{}: {title}", translation.tag);
    }
}

#[test]
fn a_new_game_is_set_up_and_begun() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.update(new_game::Message::PlayersChosen(5), &context);
    let message = click(&context, screen.view(&context), "11");
    assert_eq!(screen.update(message, &context), Outcome::None);
    let message = click(&context, screen.view(&context), "Deal");
    let Outcome::Start { rules, players, .. } = screen.update(message, &context) else {
        panic!("the game does not begin")
    };
    let expected = Rules { players: 5, target: Points(11), ..Rules::default() };
    assert_eq!(*rules, expected);
    assert!(players[0].is_person() && players[1..].iter().all(|player| !player.is_person()));
    let names: std::collections::BTreeSet<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names.len(), 5);
    for (words, outcome) in [
        ("House rules", Outcome::HouseRules(Some(Pick::Printed(Preset::AuctionPitch)))),
        ("Is it fair?", Outcome::Fair),
    ] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), outcome);
    }
    let back = held::messages(&context, screen.view(&context)).remove(0);
    assert_eq!(screen.update(back, &context), Outcome::Games, "the arrow leads to the games");
}

/// The rules and players with which the main button begins.
fn begun(screen: &mut NewGame, context: &Context) -> (Rules, usize) {
    let message = click(context, screen.view(context), &t!(context.language, "table-deal"));
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
    for game in [Preset::AuctionPitch, Preset::WestYorkshire, Preset::Blackburn, Preset::NineCardDon] {
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
    // The keyboard stays with what leads back, and does not come to the button that begins a game.
    assert!(matches!(screen.update(message, &context), Outcome::Operate(_)));
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
    let _ = simulator.click("Deal").expect("the button");
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

    // Its arrow has no words.
    let screen = rules::Rules::new(Rules::default());
    assert!(held::messages(&context, screen.view(&context)).contains(&Outcome::Close));
}

#[test]
fn the_pinned_button_is_there_in_a_small_window_too() {
    let context = context((900.0, 600.0), "de");
    let screen = result(&played(7, 4, 8));
    let message = click(&context, screen.view(&context), "Nächste Runde");
    assert_eq!(message, result_screen::Message::Pressed(Outcome::Close));
    let screen = NewGame::new(&context);
    let message = click(&context, screen.view(&context), "Geben");
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
    ] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), action, "{words}");
    }
    let mut screen = Keys::new();
    let message = click(&context, screen.view(&context), "Back");
    assert_eq!(screen.update(message, &context), Outcome::Close);
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
    let _ = screen.update(new_game::Message::Near(Character::Ravi), &context);
    for words in [phrase::habit(&context.language, Character::Ravi), phrase::met(&context.language, Success::default())]
    {
        assert!(simulator(&context, screen.view(&context)).find(words.as_str()).is_ok(), "{words}");
    }
    let _ = save("shelf", &context, screen.view(&context));
}

#[test]
fn a_place_is_given_to_a_person_a_phone_a_level_or_a_program_by_clicks() {
    let mut context = context(WINDOW, "en");
    context.guests = Guest::all(vec!["exec:./mybot".parse().expect("a program")]);
    let mut screen = NewGame::new(&context);
    // The place to the left is chosen; a second press opens its menu.
    let place = new_game::Message::Place(seat(1));
    let _ = screen.update(place, &context);
    let is_open = |screen: &NewGame| simulator(&context, screen.view(&context)).find("By level").is_ok();
    assert!(is_open(&screen));
    let press = |screen: &mut NewGame, words: &str| {
        let message = click(&context, screen.view(&context), words);
        let _ = screen.update(message, &context);
    };
    press(&mut screen, "mybot");
    let sitting = screen.draft().sitting(seat(1)).clone();
    assert_eq!((sitting.name.as_str(), sitting.guest.as_ref()), ("mybot", context.guests.first()));
    let told = phrase::program_plays(&context.language, "mybot", &context.guests[0]);
    assert!(simulator(&context, screen.view(&context)).find(told.as_str()).is_ok(), "{told}");
    let bold = Level::Sharp(Temper::Bold);
    press(&mut screen, &phrase::level_name(&context.language, bold));
    assert_eq!(screen.draft().sitting(seat(1)).kind, Kind::Bot(bold));
    press(&mut screen, "On a phone");
    assert!(screen.draft().sitting(seat(1)).is_on_phone);
    let _ = screen.update(new_game::Message::MenuClosed, &context);
    press(&mut screen, "Person here");
    let sitting = screen.draft().sitting(seat(1));
    assert!(sitting.is_person() && !sitting.is_on_phone && is_open(&screen));
    let messages: Vec<new_game::Message> = {
        let mut simulator = simulator(&context, screen.view(&context));
        let _ = simulator.click(iced_test::selector::id("name-1")).expect("the field of the name");
        let _ = simulator.typewrite("!");
        simulator.into_messages().collect()
    };
    for message in messages {
        let _ = screen.update(message, &context);
    }
    assert!(screen.draft().sitting(seat(1)).name.ends_with('!'));
    let _ = save("place", &context, screen.view(&context));
    let _ = screen.update(new_game::Message::MenuClosed, &context);
    let asked = simulator(&context, screen.view(&context)).find("Press Player 1 to type a name.").is_ok();
    assert!(asked, "the first person has no name yet");
    let _ = screen.update(new_game::Message::Named(seat(0), "Ruth".to_owned()), &context);
    assert!(simulator(&context, screen.view(&context)).find("Cards are hidden between turns.").is_ok());
}

#[test]
fn who_cannot_be_paired_plays_alone_and_is_told_so() {
    let context = context(WINDOW, "en");
    let mut screen = NewGame::new(&context);
    let _ = screen.pick(&Pick::Printed(Preset::Setback), &context);
    for words in ["6", "Threes"] {
        let message = click(&context, screen.view(&context), words);
        assert_eq!(screen.update(message, &context), Outcome::None, "{words}");
    }
    assert_eq!(
        begun(&mut screen, &context).0,
        Rules { players: 6, teams: Teams::Threes, ..Rules::from(Preset::Setback) }
    );
    let line = "With 5 players there are no partners: everybody plays alone.";
    let is_said = |screen: &NewGame| simulator(&context, screen.view(&context)).find(line).is_ok();
    let _ = screen.update(new_game::Message::Remove(seat(2)), &context);
    assert!(is_said(&screen));
    assert_eq!(begun(&mut screen, &context).0.teams, Teams::None);
    assert!(!is_said(&screen), "only at once");
}

#[test]
fn a_face_is_carried_to_a_place_and_from_place_to_place() {
    let context = context_with(WINDOW, "en", Stored::default());
    let mut screen = held(NewGame::new(&context));
    let mut carry = |from: &str, to: Option<&str>| {
        let messages: Vec<new_game::Message> = {
            let mut simulator = simulator(&context, screen.view(&context));
            let mut at = |id: &str| {
                let id = iced::widget::Id::from(id.to_owned());
                simulator.find(iced_test::selector::id(id)).expect("it is there").bounds().center()
            };
            let (from, to) = (at(from), to.map_or(iced::Point::new(640.0, 20.0), at));
            let event = |event| Event::Mouse(event);
            simulator.point_at(from);
            let _ = simulator.simulate([event(mouse::Event::ButtonPressed(mouse::Button::Left))]);
            for position in [iced::Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0), to] {
                simulator.point_at(position);
                let _ = simulator.simulate([event(mouse::Event::CursorMoved { position })]);
            }
            let _ = simulator.simulate([event(mouse::Event::ButtonReleased(mouse::Button::Left))]);
            simulator.into_messages().collect()
        };
        for message in messages {
            let _ = screen.update(message, &context);
        }
        screen.draft().seats().iter().map(|sitting| sitting.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(carry("face-vera", Some("place-2")), ["You", "Otto", "Vera", "Teo"]);
    assert_eq!(carry("face-vera", Some("place-3")), ["You", "Otto", "Teo", "Vera"], "nobody sits twice");
    assert_eq!(carry("place-0", Some("place-1")), ["Otto", "You", "Teo", "Vera"]);
    assert_eq!(carry("place-0", None), ["Otto", "You", "Teo", "Vera"], "elsewhere it goes back");
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
