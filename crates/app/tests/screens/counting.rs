//! The count of a hand on its sheet: one point after the other, then the stamp, and never in the way.

use crate::held::held;
use crate::scenes::{context, played, result, save, simulator};

use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::result::{Message, Result};
use pitch_app::sound::Cue;
use pitch_app::timeline::Pace;
use pitch_session::Table;

use iced::{Event, Point, mouse};

use std::time::{Duration, Instant};

/// A hand that set the pitcher back below nought.
fn set_back() -> Table {
    let fell = |table: &Table| {
        let score = &table.hands().last().expect("a hand").finished.score;
        score.set_back && score.after.iter().any(|(side, after)| after.0 < 0 && score.before[side].0 >= 0)
    };
    (1..100).map(|number| played(4, 1, number)).find(fell).expect("somebody is set back")
}

/// Its sheet, counted up for so many ms.
fn counted(table: &Table, pace: Pace, ms: u64) -> Result {
    let now = Instant::now();
    let mut sheet = result(table).counted_up(pace, now);
    sheet.tick(now + Duration::from_millis(ms));
    sheet
}

#[test]
fn it_ends_in_the_picture_of_a_sheet_that_was_never_counted() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let plain = std::fs::read(save("count-none", &context, result(&table).view(&context))).expect("a picture");
    let full = Pace::new(1.0, None);
    for (name, pace) in [("full", full), ("reduced", full.reduced(true))] {
        for ms in [0, 450, 1000, 1550, 1660, 1800] {
            let sheet = counted(&table, pace, ms);
            assert!(sheet.is_counting(), "{ms}");
            let picture = std::fs::read(save(&format!("count-{name}-{ms}"), &context, sheet.view(&context)));
            assert!(ms > 1750 && pace.is_reduced() || picture.expect("a picture") != plain, "{name} {ms}");
        }
        let sheet = counted(&table, pace, 2000);
        assert!(!sheet.is_counting(), "nothing ticks any more");
        let last = std::fs::read(save(&format!("count-{name}-end"), &context, sheet.view(&context)));
        assert!(last.expect("a picture") == plain, "{name}");
    }
    let mut skipped = counted(&table, full, 500);
    let _ = skipped.key(Key::Enter, &context);
    let last = std::fs::read(save("count-skipped", &context, skipped.view(&context)));
    assert!(last.expect("a picture") == plain);
}

#[test]
fn any_key_and_any_click_ends_it() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let pace = Pace::new(1.0, None);
    for key in [Key::Enter, Key::Escape, Key::Letter('x'), Key::Left] {
        let mut sheet = counted(&table, pace, 300);
        assert_eq!(sheet.key(key, &context), Outcome::None, "{key:?} ends the count and does nothing else");
        assert!(!sheet.is_counting());
        assert_eq!(sheet.key(Key::Enter, &context), Outcome::Close);
    }
    let mut sheet = counted(&table, pace, 300);
    let messages: Vec<Message> = {
        let mut simulator = simulator(&context, sheet.view(&context));
        let place = Point::new(300.0, 500.0);
        simulator.point_at(place);
        let _ = simulator.simulate([
            Event::Mouse(mouse::Event::CursorMoved { position: place }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
        simulator.into_messages().collect()
    };
    assert_eq!(messages, [Message::Missed]);
    assert_eq!(sheet.update(Message::Missed, &context), Outcome::None);
    assert!(!sheet.is_counting());

    let mut sheet = counted(&table, pace, 300);
    let pressed = Message::Pressed(Outcome::Close);
    assert_eq!(sheet.update(pressed, &context), Outcome::Close, "a button does at once what it says");
}

#[test]
fn the_set_back_is_heard_once_when_the_stamp_comes_down() {
    let context = context((1280.0, 800.0), "en");
    let table = set_back();
    let pace = Pace::new(1.0, None);
    let now = Instant::now();
    let mut sheet = held(result(&table).counted_up(pace, now));
    let mut heard = Vec::new();
    for ms in (0..2000).step_by(10) {
        sheet.tick(now + Duration::from_millis(ms));
        heard.extend(sheet.cue().map(|cue| (cue, ms)));
    }
    let [(Cue::SetBack, ms)] = heard[..] else { panic!("{heard:?}") };
    assert!((1590..=1640).contains(&ms), "{ms} ms, with the stamp");
    let mut skipped = counted(&table, pace, 300);
    let _ = skipped.key(Key::Enter, &context);
    assert_eq!((skipped.cue(), skipped.cue()), (Some(Cue::SetBack), None));
    let mut at_once = held(result(&table).counted_up(Pace::new(0.0, None), now));
    assert_eq!((at_once.is_counting(), at_once.cue()), (false, Some(Cue::SetBack)));
}
