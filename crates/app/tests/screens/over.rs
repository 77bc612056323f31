//! The end of a game: it is told who won, what there is to tell of the game, and what is paid to whom wants to know.

use crate::held::held;
use crate::scenes::{self, context, save, simulator};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::over::{Message, Over};
use pitch_app::theme::Look;
use pitch_app::timeline::Pace;
use pitch_players::Level;
use pitch_session::Kind;

use iced::{Event, Point, mouse};

use std::time::{Duration, Instant};

const WINDOW: (f32, f32) = (1280.0, 800.0);

fn told(pace: Pace, ms: u64) -> Over {
    let now = Instant::now();
    let mut screen = scenes::over(4, true).told_from(pace, now);
    screen.tick(now + Duration::from_millis(ms));
    screen
}

fn picture(name: &str, context: &Context, screen: &Over) -> Vec<u8> {
    std::fs::read(save(name, context, screen.view(context))).expect("a picture")
}

fn shows(context: &Context, screen: &Over, words: &str) -> bool {
    simulator(context, screen.view(context)).find(words).is_ok()
}

#[test]
fn the_winner_gets_an_amber_stamp_and_no_red_ring() {
    let context = context(WINDOW, "en");
    let palette = Look::Spruce.palette();
    let picture = save("over-stamp", &context, scenes::over(4, true).view(&context));
    let image = image::open(&picture).expect("a picture").into_rgba8();
    let stamp = image::imageops::crop_imm(&image, 1360, 100, 380, 260).to_image();
    let amber = palette.amber.into_rgba8();
    let stamped = stamp.pixels().filter(|pixel| pixel.0 == amber).count();
    assert!(stamped > 5000, "{stamped} pixels of the stamp");
    // Where the winner sits, nothing is drawn in the loser's red.
    let corner = image::imageops::crop_imm(&image, 0, 100, 400, 260).to_image();
    let red = palette.pencil.into_rgba8();
    assert!(corner.pixels().all(|pixel| pixel.0 != red));
}

#[test]
fn the_flourish_is_short_and_ends_in_the_page_as_it_stays() {
    let context = context(WINDOW, "en");
    let plain = picture("over-told", &context, &scenes::over(4, true));
    let full = Pace::new(1.0, None);
    for pace in [full, full.reduced(true)] {
        for ms in [0, 300, 700, 950] {
            let screen = told(pace, ms);
            assert!(screen.is_telling());
            assert!(picture(&format!("over-telling-{ms}"), &context, &screen) != plain, "{ms}");
        }
        let screen = told(pace, 1500);
        assert!(!screen.is_telling(), "nothing ticks any more");
        assert!(picture("over-told-end", &context, &screen) == plain);
    }
    assert!(!told(Pace::new(0.0, None), 0).is_telling());
}

#[test]
fn any_key_and_any_click_ends_the_flourish() {
    let context = context(WINDOW, "en");
    let pace = Pace::new(1.0, None);
    for key in [Key::Enter, Key::Escape, Key::Letter('n'), Key::Left] {
        let mut screen = told(pace, 300);
        assert_eq!(screen.key(key, &context), Outcome::None, "{key:?} ends it and does nothing else");
        assert!(!screen.is_telling());
        assert_eq!(screen.key(Key::Enter, &context), Outcome::PlayAgain);
    }
    let mut screen = told(pace, 300);
    let messages: Vec<Message> = {
        let mut simulator = simulator(&context, screen.view(&context));
        let place = Point::new(300.0, 700.0);
        simulator.point_at(place);
        let _ = simulator.simulate([
            Event::Mouse(mouse::Event::CursorMoved { position: place }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
        simulator.into_messages().collect()
    };
    assert_eq!(messages, [Message::Missed]);
    assert_eq!(screen.update(Message::Missed, &context), Outcome::None);
    assert!(!screen.is_telling());
    let mut screen = told(pace, 300);
    assert_eq!(
        screen.update(Message::Pressed(Outcome::PlayAgain), &context),
        Outcome::PlayAgain,
        "a button does what it says"
    );
}

#[test]
fn two_lines_tell_of_the_game() {
    let context = context(WINDOW, "en");
    let screen = scenes::over(4, false);
    assert!(shows(&context, &screen, "This game"));
    let mut window = simulator(&context, screen.view(&context));
    let lines = ["Bids made: ", "Best hand: "].map(|begin| {
        window.find(move |candidate: iced_test::selector::Candidate<'_>| match candidate {
            iced_test::selector::Candidate::Text { content, .. } if content.starts_with(begin) => Some(()),
            _ => None,
        })
    });
    assert!(lines.iter().all(Result::is_ok), "{lines:?}");
}

#[test]
fn settling_is_folded_away_for_one_person() {
    let context = context(WINDOW, "en");
    let rule = "One from each loser, two for a score of zero or below.";
    let mut alone = scenes::over(4, false);
    assert!(shows(&context, &alone, "Who pays whom") && !shows(&context, &alone, rule));
    assert!(matches!(alone.update(Message::Settling, &context), Outcome::Operate(_)), "it is brought into view");
    assert!(shows(&context, &alone, rule));
    alone.tell_of(scenes::evening());
    assert!(shows(&context, &alone, "This evening"));
    let _ = alone.update(Message::Settling, &context);
    assert!(!shows(&context, &alone, rule) && !shows(&context, &alone, "This evening"));
    // By keys: past the five buttons, then Enter.
    let mut alone = held(scenes::over(4, false));
    for _ in 0..6 {
        let _ = alone.key(Key::Tab, &context);
    }
    assert!(matches!(alone.key(Key::Enter, &context), Outcome::Operate(_)));
    assert!(shows(&context, &alone, rule));

    for kinds in [[Kind::Person; 4], [Kind::Bot(Level::USUAL); 4]] {
        assert!(shows(&context, &scenes::over_with(&kinds, false), rule), "{kinds:?}");
    }
}
