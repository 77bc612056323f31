//! Every screen can be used by keys alone.

use crate::scenes::{context, curtain, over, played, ready, result, saved};

use auction_pitch::app::context::Context;
use auction_pitch::app::keymap::Key;
use auction_pitch::app::screen::home::{self, Front, Home};
use auction_pitch::app::screen::keys::{self, Keys};
use auction_pitch::app::screen::menu::{self, Menu};
use auction_pitch::app::screen::new_game::{self, NewGame, Target, field_id};
use auction_pitch::app::screen::{curtain as curtain_screen, over as over_screen, result as result_screen, rules};
use auction_pitch::app::widget::Operation;
use auction_pitch::engine::rules::{LowTo, RevokeMode};
use auction_pitch::engine::{Direction, Points, Preset, Rules};
use auction_pitch::session::Kind;

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
    assert_eq!(Home::new(Front::Saved(saved(4)), Vec::new()).key(Key::Enter, &context), home::Action::Continue);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Enter, &context), home::Action::Play);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('p'), &context), home::Action::Play);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('n'), &context), home::Action::NewGame);
    assert_eq!(Home::new(ready(4), Vec::new()).key(Key::Letter('c'), &context), home::Action::None);
    assert_eq!(Home::new(Front::Saved(saved(4)), Vec::new()).key(Key::Letter('p'), &context), home::Action::None);
    let mut clicked = Home::new(ready(4), vec!["Read.".to_owned()]);
    for target in [home::Target::Rules, home::Target::Notice(0)] {
        let _ = clicked.update(home::Message::Pressed(target), &context);
        assert_eq!(clicked.key(Key::Enter, &context), home::Action::Play, "Enter stands on the main button");
    }
    let begun = NewGame::new(&context).key(Key::Enter, &context);
    assert!(matches!(begun, new_game::Action::Start { .. }), "a game that is set up is two keys away: {begun:?}");
    assert_eq!(result(&played(4, 1, 3)).key(Key::Enter, &context), result_screen::Action::Continue);
    assert_eq!(over(4, false).key(Key::Enter, &context), over_screen::Action::Again);
    assert_eq!(curtain(4).key(Key::Enter, &context), curtain_screen::Action::Open);
}

#[test]
fn escape_goes_back_or_to_the_menu() {
    let context = window();
    assert_eq!(NewGame::new(&context).key(Key::Escape, &context), new_game::Action::Cancel);
    assert_eq!(Menu::new(false).key(Key::Escape, &context), menu::Action::Continue);
    assert_eq!(Keys::new().key(Key::Escape, &context), keys::Action::Close);
    assert_eq!(rules::Rules::new(Rules::default()).key(Key::Escape, &context), rules::Action::Back);
    assert_eq!(result(&played(4, 1, 3)).key(Key::Escape, &context), result_screen::Action::Menu);
    assert_eq!(over(4, false).key(Key::Escape, &context), over_screen::Action::Menu);
    assert_eq!(curtain(4).key(Key::Escape, &context), curtain_screen::Action::Menu);
}

#[test]
fn tab_reaches_every_button() {
    let context = window();
    let home = |steps| {
        let mut screen = Home::new(Front::Saved(saved(4)), Vec::new());
        after(steps, |key| screen.key(key, &context))
    };
    let reached: Vec<home::Action> = (0..9).map(home).collect();
    use home::Action as Home_;
    let first = [Home_::Continue, Home_::NewGame, Home_::Rules, Home_::HouseRules, Home_::Saves];
    assert_eq!(reached[..5], first);
    assert_eq!(reached[5..], [Home_::Statistics, Home_::Settings, Home_::Quit, Home_::Continue]);
    let told = |steps| {
        let mut screen = Home::new(ready(4), vec!["One.".to_owned(), "Two.".to_owned()]);
        after(steps, |key| screen.key(key, &context))
    };
    assert_eq!([7, 8, 9, 10].map(told), [Home_::Quit, Home_::NoticeRead(0), Home_::NoticeRead(1), Home_::Play]);
    let menu = |steps| {
        let mut screen = Menu::new(false);
        after(steps, |key| screen.key(key, &context))
    };
    use menu::Action as Menu_;
    let first = [Menu_::Continue, Menu_::Rules, Menu_::Keys, Menu_::Saves, Menu_::Settings];
    assert_eq!((0..5).map(menu).collect::<Vec<_>>(), first);
    assert_eq!((5..8).map(menu).collect::<Vec<_>>(), [Menu_::Language("de"), Menu_::Home, Menu_::Quit]);
    let over = |steps| {
        let mut screen = over(4, false);
        after(steps, |key| screen.key(key, &context))
    };
    use over_screen::Action as Over_;
    let all = [Over_::Again, Over_::Review, Over_::NewGame, Over_::Home, Over_::Menu];
    assert_eq!((0..5).map(over).collect::<Vec<_>>(), all);
}

/// Moves on until this is what Enter would press, or fails.
fn go_to(screen: &mut NewGame, context: &Context, what: &str, is_there: impl Fn(&NewGame) -> bool) {
    for _ in 0..60 {
        let _ = screen.key(Key::Tab, context);
        if is_there(screen) {
            return;
        }
    }
    panic!("Tab never comes to {what}");
}

/// Whether the right arrow changes what this gives.
fn turns<T: PartialEq>(context: &Context, what: impl Fn(&NewGame) -> T) -> impl Fn(&NewGame) -> bool {
    move |screen| {
        let mut tried = screen.clone();
        let _ = tried.key(Key::Right, context);
        what(&tried) != what(screen)
    }
}

#[test]
fn every_game_begins_by_keys_with_every_number_of_players() {
    let context = window();
    let mut screen = NewGame::new(&context);
    let mut begun = Vec::new();
    for game in Preset::ALL {
        go_to(&mut screen, &context, "the list of games", turns(&context, |screen| screen.draft().game()));
        while screen.draft().game() != game {
            let _ = screen.key(Key::Right, &context);
        }
        let sizes = screen.draft().sizes().count();
        if sizes > 1 {
            go_to(&mut screen, &context, "the players", turns(&context, |screen| screen.draft().seats().len()));
        }
        for _ in 0..sizes {
            let _ = if sizes > 1 { screen.key(Key::Right, &context) } else { new_game::Action::None };
            let mut other = screen.clone();
            other.hide_focus();
            let action = other.key(Key::Enter, &context);
            let new_game::Action::Start { rules, players, .. } = action else { panic!("{game}: {action:?}") };
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
fn a_new_game_is_set_up_by_keys() {
    let context = window();
    let mut screen = NewGame::new(&context);
    let focuses = |screen: &NewGame| {
        screen.clone().key(Key::Enter, &context) == new_game::Action::Operate(Operation::Replace(field_id(0)))
    };
    go_to(&mut screen, &context, "the name in the first seat", focuses);
    // Its kind, its place, the cross that takes the seat away, the name of the second seat, and its kind.
    for _ in 0..5 {
        let _ = screen.key(Key::Tab, &context);
    }
    assert_eq!(screen.key(Key::Right, &context), new_game::Action::None);
    assert_eq!(screen.draft().seats()[1].kind, Kind::Person);
    let direction = turns(&context, |screen| screen.draft().rules().direction);
    go_to(&mut screen, &context, "the direction", direction);
    let _ = screen.key(Key::Right, &context);
    // The choices of the rules lie one below the other.
    let _ = screen.key(Key::Down, &context);
    let _ = screen.key(Key::Right, &context);
    let _ = screen.key(Key::Down, &context);
    let _ = screen.key(Key::Left, &context);
    for _ in 0..3 {
        let _ = screen.key(Key::Down, &context);
        let _ = screen.key(Key::Enter, &context);
    }
    let message = new_game::Message::Pressed(Target::Start);
    let new_game::Action::Start { rules, players, .. } = screen.update(message, &context) else { panic!("no game") };
    let expected = Rules {
        direction: Direction::Anticlockwise,
        target: Points(11),
        low_to: LowTo::Winner,
        settlement_setback_bonus: true,
        revoke_mode: RevokeMode::Table,
        ceremony: true,
        ..Rules::default()
    };
    assert_eq!((rules, players[1].kind), (expected, Kind::Person));
}

#[test]
fn a_seat_is_taken_away_by_keys() {
    let context = window();
    let mut screen = NewGame::new(&context);
    let goes = |screen: &NewGame| {
        let mut tried = screen.clone();
        tried.key(Key::Enter, &context) == new_game::Action::None && tried.draft().seats().len() == 3
    };
    go_to(&mut screen, &context, "a cross", goes);
    let _ = screen.key(Key::Enter, &context);
    assert_eq!(screen.draft().seats().len(), 3);
}

#[test]
fn long_pages_scroll() {
    let context = window();
    let mut screen = rules::Rules::new(Rules::default());
    let mut by = |key| match screen.key(key, &context) {
        rules::Action::Operate(Operation::ScrollBy(_, down)) => down,
        other => panic!("{key:?}: {other:?}"),
    };
    assert!(by(Key::PageDown) > by(Key::Down) && by(Key::Down) > 0.0);
    assert!(by(Key::PageUp) < by(Key::Up) && by(Key::Up) < 0.0);
}
