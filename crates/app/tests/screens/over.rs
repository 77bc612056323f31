//! The end of a game: one's own result first, a smile for a win and none for a loss, and what is not told at once.

use crate::scenes::{self, clicked, context, names, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::over::{Message, Over};
use pitch_app::theme::Look;
use pitch_app::timeline::Pace;
use pitch_language::Names;
use pitch_players::Level;
use pitch_rules::{Points, Preset, Rules, Turn};
use pitch_session::{Deals, Kind, NewGame, Player, Table};

use iced::Point;

use std::time::{Duration, Instant};

const WINDOW: (f32, f32) = (1280.0, 800.0);

/// The end of a short game by these rules, as somebody sees it who has won or lost.
fn end_of(rules: &Rules, won: bool) -> Over {
    let table = (0..200).find_map(|number| played(rules, number)).expect("a short game");
    let end = *table.game().end().expect("over");
    let mut seats = rules.seats().all();
    let you = seats.find(|seat| (rules.side_of(*seat) == end.victory.side) == won).expect("a seat");
    let mut players = table.seated();
    players[you.index()].kind = Kind::Person;
    let told = Names::new(table.rules().clone(), names(rules.players), Some(you));
    let totals = scenes::totals(&table);
    Over::new(end, told, players, &totals, table.rules().by_side(), table.hands().to_vec())
}

/// A game of bots that is over after a few hands; none where it goes on.
fn played(rules: &Rules, number: u64) -> Option<Table> {
    let players = names(rules.players).into_iter().map(|name| Player::new(name, Kind::Bot(Level::Learner))).collect();
    let mut table = Table::new(NewGame::new(rules.clone(), players, Deals::from_number(number))).expect("a table");
    while table.hands().len() < 9 {
        match table.game().turn() {
            Turn::Over => return Some(table),
            Turn::Deal(_) => assert!(!table.deal().is_empty()),
            turn => {
                let legal = table.game().legal(turn.decides().expect("a turn"));
                // Not always the first, so that bids are made.
                let action = legal[(table.hands().len() * 7 + number as usize) % legal.len()].clone();
                let _ = table.act(turn.decides()?, action).expect("allowed");
            }
        }
    }
    None
}

fn partners() -> Rules {
    Rules { target: Points(15), ..Preset::TenPoint.into() }
}

fn told(pace: Pace, ms: u64, won: bool) -> Over {
    let now = Instant::now();
    let mut screen = end_of(&Rules::default(), won).told_from(pace, now);
    screen.tick(now + Duration::from_millis(ms));
    screen
}

fn picture(name: &str, context: &Context, screen: &Over) -> Vec<u8> {
    std::fs::read(save(name, context, screen.view(context))).expect("a picture")
}

fn shows(context: &Context, screen: &Over, words: &str) -> bool {
    simulator(context, screen.view(context)).find(words).is_ok()
}

fn shows_begin(context: &Context, screen: &Over, begin: &'static str, end: &'static str) -> bool {
    let is_it = move |candidate: iced_test::selector::Candidate<'_>| match candidate {
        iced_test::selector::Candidate::Text { content, .. } => {
            (content.starts_with(begin) && content.ends_with(end)).then_some(())
        }
        _ => None,
    };
    simulator(context, screen.view(context)).find(is_it).is_ok()
}

/// Pixels of the crown's color where the winner's face is.
fn crown(name: &str, context: &Context, screen: &Over) -> usize {
    let image = image::open(save(name, context, screen.view(context))).expect("a picture").into_rgba8();
    let face = image::imageops::crop_imm(&image, 60, 40, 400, 200).to_image();
    let amber = Look::Spruce.palette().amber.into_rgba8();
    face.pixels().filter(|pixel| pixel.0 == amber).count()
}

#[test]
fn who_won_has_a_crown_and_who_lost_sees_nobody_celebrate() {
    let context = context(WINDOW, "en");
    let won = end_of(&Rules::default(), true);
    assert!(crown("over-won", &context, &won) > 2000 && shows(&context, &won, "You won"));
    let lost = end_of(&Rules::default(), false);
    assert_eq!(crown("over-lost", &context, &lost), 0);
    assert!(!shows(&context, &lost, "You won"));
    let sides = end_of(&partners(), false);
    assert_eq!(crown("over-partners-lost", &context, &sides), 0);
    assert!(shows_begin(&context, &sides, "You and ", " lost"));
    let sides = end_of(&partners(), true);
    assert!(crown("over-partners", &context, &sides) > 2000 && shows_begin(&context, &sides, "You and ", " won"));
}

#[test]
fn the_smile_is_short_and_ends_in_the_page_as_it_stays() {
    let context = context(WINDOW, "en");
    let plain = picture("over-told", &context, &end_of(&Rules::default(), true));
    let full = Pace::new(1.0, None);
    for ms in [0, 100, 260, 460] {
        let screen = told(full, ms, true);
        assert!(screen.is_telling());
        assert!(picture(&format!("over-telling-{ms}"), &context, &screen) != plain, "{ms}");
    }
    let screen = told(full, 520, true);
    assert!(!screen.is_telling(), "nothing ticks any more");
    assert!(picture("over-told-end", &context, &screen) == plain);
    assert!(!told(full.reduced(true), 0, true).is_telling(), "nothing travels");
    assert!(!told(Pace::new(0.0, None), 0, true).is_telling());
    assert!(!told(full, 0, false).is_telling(), "a loss has no movement");
}

#[test]
fn any_key_and_any_click_ends_the_smile() {
    let context = context(WINDOW, "en");
    let pace = Pace::new(1.0, None);
    for key in [Key::Enter, Key::Escape, Key::Letter('n'), Key::Left] {
        let mut screen = told(pace, 200, true);
        assert_eq!(screen.key(key, &context), Outcome::None, "{key:?} ends it and does nothing else");
        assert!(!screen.is_telling());
        assert_eq!(screen.key(Key::Enter, &context), Outcome::PlayAgain);
    }
    let mut screen = told(pace, 200, true);
    let messages = clicked(&context, screen.view(&context), Point::new(300.0, 700.0));
    assert_eq!(messages, [Message::Missed]);
    assert_eq!(screen.update(Message::Missed, &context), Outcome::None);
    assert!(!screen.is_telling());
    let mut screen = told(pace, 200, true);
    let pressed = screen.update(Message::Pressed(Outcome::PlayAgain), &context);
    assert_eq!(pressed, Outcome::PlayAgain, "a button does what it says");
}

#[test]
fn the_reasons_are_a_key_away() {
    let context = context(WINDOW, "en");
    let mut screen = scenes::over(4, false);
    let Outcome::Why(why) = screen.key(Key::Letter('w'), &context) else { panic!("no reasons") };
    let here = why.here.expect("a sentence");
    for words in ["Bids made: ", "Best hand: ", "One from each loser, two for a score of zero or below."] {
        assert!(here.lines().any(|line| line.contains(words)), "{words}: {here}");
        assert!(!shows(&context, &screen, words));
    }
    assert!(
        !here.lines().any(|line| line.contains("Bids made: ") && line.contains("Best hand: ")),
        "a line each: {here}"
    );
}

#[test]
fn the_evening_is_offered_where_there_is_one() {
    let context = context(WINDOW, "en");
    let mut alone = scenes::over(4, false);
    assert!(!shows(&context, &alone, "This evening"));
    assert_eq!(alone.key(Key::Letter('e'), &context), Outcome::Unheard(Key::Letter('e')));
    alone.tell_of(scenes::evening());
    assert!(shows(&context, &alone, "This evening"));
    let _ = alone.key(Key::Letter('e'), &context);
    assert!(shows(&context, &alone, "You have won 1"));
    assert!(matches!(alone.key(Key::Escape, &context), Outcome::Operate(_)), "back to the game");
    assert!(!shows(&context, &alone, "You have won 1"));
    assert_eq!(alone.key(Key::Escape, &context), Outcome::Menu);
}

#[test]
fn every_end_is_drawn() {
    let evening = || {
        let mut screen = scenes::over(4, false);
        screen.tell_of(scenes::evening());
        screen
    };
    let selling = Rules { target: Points(7), ..Preset::CommercialPitch.into() };
    let ends = [
        ("single", Rules::default(), true),
        ("partners", partners(), true),
        ("selling", selling, true),
        ("board", Preset::NineCardDon.into(), false),
        ("seven", Rules { players: 7, ..Rules::default() }, false),
    ];
    let ends: Vec<_> = ends.into_iter().map(|(name, rules, won)| (name, end_of(&rules, won))).collect();
    for (size, language) in [(WINDOW, "en"), ((720.0, 520.0), "en"), ((720.0, 520.0), "de"), (WINDOW, "pl")] {
        let context = context(size, language);
        for (name, screen) in &ends {
            let _ = save(&format!("end-{name}"), &context, screen.view(&context));
        }
        let mut screen = evening();
        let _ = save("end-evening-game", &context, screen.view(&context));
        let _ = screen.update(Message::Evening, &context);
        let _ = save("end-evening", &context, screen.view(&context));
    }
}
