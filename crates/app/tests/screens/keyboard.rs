//! Every screen can be used by keys alone.

use crate::held::{Held, held};
use crate::scenes::{context, context_with, curtain, over, played, ready, result, saved, seat, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::glance::Glance;
use pitch_app::screen::home::{Front, Home};
use pitch_app::screen::keys::Keys;
use pitch_app::screen::menu::Menu;
use pitch_app::screen::new_game::{self, NewGame};
use pitch_app::screen::rules;
use pitch_app::widget::Operation;
use pitch_players::Character;
use pitch_rules::{Preset, Rules};
use pitch_session::Pick;

use iced_test::selector::Candidate;

use std::sync::{Arc, Mutex};

fn window() -> Context {
    context((1280.0, 800.0), "en")
}

/// What Enter does after so many steps of Tab; the first only shows the focus.
fn after<A>(steps: usize, mut key: impl FnMut(Key) -> A) -> A {
    for _ in 0..=steps {
        let _ = key(Key::Tab);
    }
    key(Key::Enter)
}

#[test]
fn enter_goes_on_or_begins() {
    let context = window();
    assert_eq!(Home::new(Front::Saved(saved(4)), Vec::new()).key(Key::Enter, &context), Outcome::Continue);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Enter, &context), Outcome::Play);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('p'), &context), Outcome::Play);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('n'), &context), Outcome::NewGame);
    assert_eq!(held(Home::new(ready(4), Vec::new())).key(Key::Letter('c'), &context), Outcome::None);
    assert_eq!(held(Home::new(Front::Saved(saved(4)), Vec::new())).key(Key::Letter('p'), &context), Outcome::None);
    let mut clicked = held(Home::new(ready(4), vec!["Read.".to_owned()]));
    for target in [Outcome::Rules(None), Outcome::NoticeRead(0)] {
        let _ = clicked.update(target, &context);
        assert_eq!(clicked.key(Key::Enter, &context), Outcome::Play, "Enter stands on the main button");
    }
    let begun = NewGame::new(&context).key(Key::Enter, &context);
    assert!(matches!(begun, Outcome::Start { .. }), "a game that is set up is two keys away: {begun:?}");
    assert_eq!(result(&played(4, 1, 3)).key(Key::Enter, &context), Outcome::Close);
    assert_eq!(over(4, false).key(Key::Enter, &context), Outcome::PlayAgain);
    assert_eq!(curtain(4).key(Key::Enter, &context), Outcome::Close);
}

#[test]
fn escape_goes_back_or_to_the_menu() {
    let context = window();
    assert_eq!(NewGame::new(&context).key(Key::Escape, &context), Outcome::Games);
    assert_eq!(Menu::new("Setback".to_owned(), 6, false).key(Key::Escape, &context), Outcome::Close);
    assert_eq!(Keys::new().key(Key::Escape, &context), Outcome::Close);
    assert_eq!(rules::Rules::new(Rules::default()).key(Key::Escape, &context), Outcome::Close);
    assert_eq!(result(&played(4, 1, 3)).key(Key::Escape, &context), Outcome::Menu);
    assert_eq!(over(4, false).key(Key::Escape, &context), Outcome::Menu);
    assert_eq!(curtain(4).key(Key::Escape, &context), Outcome::Menu);
}

#[test]
fn tab_reaches_every_button() {
    let context = window();
    let home = |steps| {
        let mut screen = held(Home::new(Front::Saved(saved(4)), Vec::new()));
        after(steps, |key| screen.key(key, &context))
    };
    let all = [
        Outcome::Continue,
        Outcome::NewGame,
        Outcome::PuzzleOfDay,
        Outcome::Practice,
        Outcome::Lessons,
        Outcome::Rules(None),
        Outcome::HouseRules(None),
        Outcome::Statistics,
        Outcome::Saves,
        Outcome::Pad,
        Outcome::Settings,
        Outcome::Quit,
        Outcome::Continue,
    ];
    assert_eq!((0..13).map(home).collect::<Vec<_>>(), all);
    let told = |steps| {
        let mut screen = held(Home::new(ready(4), vec!["One.".to_owned(), "Two.".to_owned()]));
        after(steps, |key| screen.key(key, &context))
    };
    let from_the_practice = [Outcome::Practice, Outcome::NoticeRead(0), Outcome::NoticeRead(1), Outcome::Lessons];
    assert_eq!([3, 4, 5, 6].map(told), from_the_practice);
    let menu = |steps| {
        let mut screen = held(Menu::new("Setback".to_owned(), 6, false));
        after(steps, |key| screen.key(key, &context))
    };
    let all = [Outcome::Log, Outcome::Rules(None), Outcome::Fair, Outcome::Keys, Outcome::Settings, Outcome::Home];
    assert_eq!((0..6).map(menu).collect::<Vec<_>>(), all, "from the first row");
    assert_eq!(menu(6), Outcome::Close, "before the speeds");
    let over = |steps| {
        let mut screen = held(over(4, false));
        after(steps, |key| screen.key(key, &context))
    };
    let all = [Outcome::PlayAgain, Outcome::Review(None), Outcome::Home];
    assert_eq!((0..3).map(over).collect::<Vec<_>>(), all);
    assert!(matches!(over(3), Outcome::Why(_)));
}

/// Moves on until this is what Enter would press, or fails.
fn go_to(screen: &mut Held<NewGame>, context: &Context, what: &str, is_there: impl Fn(&Held<NewGame>) -> bool) {
    for _ in 0..60 {
        let _ = screen.key(Key::Tab, context);
        if is_there(screen) {
            return;
        }
    }
    panic!("Tab never comes to {what}");
}

#[test]
fn every_game_begins_by_keys_with_every_number_of_players() {
    let context = window();
    let mut screen = held(NewGame::new(&context));
    let mut begun = Vec::new();
    for game in Preset::ALL {
        let _ = screen.pick(&Pick::Printed(game), &context);
        let sizes = screen.draft().sizes().count();
        // From the main button to the number of players, the first choice on the page.
        let plays = |screen: &Held<NewGame>| {
            matches!(screen.clone().noted(&context), Some(new_game::Message::PlayersChosen(_)))
        };
        if sizes > 1 {
            go_to(&mut screen, &context, "the number of players", plays);
        }
        for _ in 0..sizes {
            let _ = if sizes > 1 { screen.key(Key::Right, &context) } else { Outcome::None };
            let mut other = screen.clone();
            other.hide_focus();
            let action = other.key(Key::Enter, &context);
            let Outcome::Start { rules, players, .. } = action else { panic!("{game}: {action:?}") };
            assert_eq!((Preset::of(&rules), players.len()), (Some(game), usize::from(rules.players)));
            begun.push((game, rules.players));
        }
    }
    for game in Preset::ALL {
        let rules = Rules::from(game);
        assert!((rules.min_players..=rules.max_players).all(|count| begun.contains(&(game, count))), "{game}");
    }
}

#[test]
fn who_plays_is_settled_by_keys() {
    let context = context_with((1280.0, 800.0), "en", pitch_session::Settings::default());
    let mut screen = held(NewGame::new(&context));
    let names =
        |screen: &Held<NewGame>| screen.draft().seats().iter().map(|sitting| sitting.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&screen), ["You", "Otto", "Nia", "Teo"]);
    let at_table = |screen: &Held<NewGame>| matches!(screen.clone().noted(&context), Some(new_game::Message::Place(_)));
    go_to(&mut screen, &context, "the table", at_table);
    // Clockwise, and back.
    for (key, place) in [(Key::Right, 2), (Key::Right, 3), (Key::Right, 0), (Key::Left, 3)] {
        let _ = screen.key(key, &context);
        assert_eq!(screen.chosen(), seat(place), "{key:?}");
    }
    // The shelf comes next, where arrows go along and Enter seats.
    let _ = screen.key(Key::Tab, &context);
    for own in [Character::Teo, Character::Otto, Character::Nia, Character::Bruno] {
        assert_eq!(screen.clone().noted(&context), Some(new_game::Message::Chosen(own)));
        let _ = screen.key(Key::Right, &context);
    }
    let _ = screen.key(Key::Enter, &context);
    assert_eq!(names(&screen), ["You", "Otto", "Nia", "Hana"]);
    assert_eq!(screen.chosen(), seat(1), "the next place that is no person's");
    let _ = screen.key(Key::MoveRight, &context);
    assert_eq!((names(&screen).join(" "), screen.chosen()), ("You Nia Otto Hana".to_owned(), seat(2)));
    let _ = screen.key(Key::MoveLeft, &context);
    assert_eq!((names(&screen).join(" "), screen.chosen()), ("You Otto Nia Hana".to_owned(), seat(1)));
    let _ = screen.key(Key::Delete, &context);
    assert_eq!(names(&screen), ["You", "Nia", "Hana"]);
    let _ = screen.key(Key::Digit(6), &context);
    assert_eq!(screen.draft().seats().len(), 6);
    let _ = screen.key(Key::Digit(9), &context);
    assert_eq!(screen.draft().seats().len(), 6, "nine cannot play");
    // The menu of the place: somebody at a phone, and back to the table.
    let _ = screen.key(Key::Menu, &context);
    let _ = screen.key(Key::Right, &context);
    let _ = screen.key(Key::Right, &context);
    assert!(screen.draft().sitting(seat(1)).is_person());
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Operate(Operation::Rest(iced::widget::Id::new("places"))));
    assert_eq!(screen.key(Key::Escape, &context), Outcome::Games);
}

#[test]
fn the_first_arrow_leads_from_the_button_to_the_table() {
    let context = context_with((1280.0, 800.0), "en", pitch_session::Settings::default());
    for key in [Key::Down, Key::Left, Key::Right] {
        let mut screen = held(NewGame::new(&context));
        screen.focused(Some(new_game::Message::Start));
        let _ = screen.key(key, &context);
        assert_eq!(screen.noted(&context), Some(new_game::Message::Place(seat(1))), "{key:?}");
    }
}

#[test]
fn long_pages_scroll() {
    let context = window();
    let mut screen = held(rules::Rules::new(Rules::default()));
    let mut by = |key| match screen.key(key, &context) {
        Outcome::Operate(Operation::ScrollBy(_, down)) => down,
        other => panic!("{key:?}: {other:?}"),
    };
    assert!(by(Key::PageDown) > by(Key::Down) && by(Key::Down) > 0.0);
    assert!(by(Key::PageUp) < by(Key::Up) && by(Key::Up) < 0.0);
}

#[test]
fn the_key_on_a_button_of_the_help_has_room() {
    for window in [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0)] {
        for language in ["en", "de"] {
            let context = context(window, language);
            let sheet = Keys::new();
            let mut window_of_it = simulator(&context, sheet.view(&context));
            let widths = Arc::new(Mutex::new(Vec::new()));
            let found = Arc::clone(&widths);
            // In the list and on the button.
            let _ = window_of_it.find(move |candidate: Candidate<'_>| {
                if let Candidate::Text { content: "R", bounds, .. } = candidate {
                    found.lock().expect("nobody failed").push(bounds.width);
                }
                None::<()>
            });
            let widths = widths.lock().expect("nobody failed");
            let most = widths.iter().copied().fold(0.0, f32::max);
            assert!(
                widths.len() > 2 && widths.iter().all(|width| *width > most - 0.5),
                "{window:?}, {language}: {widths:?}"
            );
        }
    }
}

#[test]
fn the_lines_of_the_log_begin_below_its_title() {
    let context = window();
    let sheet = Glance::Log(vec!["Ana passes.".to_owned()]);
    let mut window_of_it = simulator(&context, sheet.view(&context));
    let [title, line] = ["Log", "Ana passes."].map(|words| window_of_it.find(words).expect("it is seen").bounds());
    assert!((title.x - line.x).abs() < 0.6, "{title:?}, {line:?}");
}
