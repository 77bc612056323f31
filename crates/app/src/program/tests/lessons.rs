//! Lessons among everything else: offered, left, taken up again and done, and nothing of them is kept as a game.

use crate::keymap::Key;
use crate::program::tests::desk::Desk;
use crate::sheet::Sheet;
use pitch_language::t;
use pitch_session::Lesson;
use pitch_session::settings::Speed;

fn desk() -> Desk {
    let mut desk = Desk::new();
    desk.program.context.settings.speed = Speed::Instant;
    desk
}

/// Goes on with Enter until the lesson has come to this step.
fn go_on(desk: &mut Desk, step: usize) {
    for _ in 0..50 {
        if lesson(desk).is_some_and(|(_, at)| at >= step) {
            return;
        }
        desk.press([Key::Enter]);
    }
    panic!("{:?}", lesson(desk));
}

/// The lesson that is on the table, and its step.
fn lesson(desk: &Desk) -> Option<(Lesson, usize)> {
    let table = desk.program.table()?.session();
    Some((table.lesson()?, table.lesson_step()?.0))
}

#[test]
fn the_first_start_offers_the_first_lesson_and_it_goes_on_where_it_was_left() {
    let mut desk = desk();
    assert!(desk.sees(&t!(desk.program.context.language, "home-first-lesson")));
    desk.letters("l");
    assert_eq!(lesson(&desk), Some((Lesson::First, 0)));
    go_on(&mut desk, 4);
    let left = lesson(&desk).expect("a lesson");
    assert!(left.1 >= 4, "{left:?}");
    desk.letters("e");
    assert!(matches!(desk.top(), Some(Sheet::Lessons(_))) && lesson(&desk).is_none(), "the list is there");
    assert!(desk.program.saved.is_none() && desk.program.statistics.games().is_empty(), "nothing of it is kept");
    assert!(!desk.folder.path().join("current.ron").exists());
    // It is kept beyond the end of the program.
    let mut desk = desk.again();
    assert!(!desk.sees(&t!(desk.program.context.language, "home-first-lesson")), "it is offered once");
    desk.letters("l");
    assert!(matches!(desk.top(), Some(Sheet::Lessons(_))));
    desk.press([Key::Enter]);
    assert_eq!(lesson(&desk), Some(left));
    // A window that is closed in the middle of a lesson keeps where it was.
    desk.press([Key::Enter]);
    let left = lesson(&desk).expect("a lesson");
    let desk = desk.again();
    assert_eq!(desk.program.context.settings.lessons.left(), Some(left));
}

#[test]
fn a_lesson_leaves_the_game_that_is_played_as_it_is() {
    let mut desk = desk();
    desk.letters("p");
    let before = desk.game().clone();
    desk.press([Key::Escape]);
    desk.letters("l");
    desk.press([Key::Enter]);
    assert!(lesson(&desk).is_some());
    desk.press([Key::Enter]);
    desk.press([Key::Escape]);
    desk.letters("l");
    desk.press([Key::Enter]);
    assert!(lesson(&desk).is_some() && desk.program.asides.len() == 1, "one lesson makes room for another");
    desk.letters("e");
    assert!(lesson(&desk).is_none());
    while !desk.program.sheets.is_empty() {
        desk.press([Key::Escape]);
    }
    assert!(desk.game().goes_on_from(&before));
}

#[test]
fn a_lesson_is_not_contradicted_where_its_hand_is_counted() {
    let mut desk = desk();
    let script = Lesson::First.script(0);
    let rest = script.steps.iter().position(|step| step.words().is_some_and(|words| words.id == "rest"));
    desk.program.context.settings.lessons.note(Lesson::First, rest.expect("a step"), script.steps.len());
    desk.letters("l");
    desk.press([Key::Enter]);
    for _ in 0..20 {
        if matches!(desk.top(), Some(Sheet::Result(_))) {
            break;
        }
        desk.press([Key::Right, Key::Enter]);
    }
    let l = desk.program.context.language.clone();
    assert!(
        desk.sees(&t!(l, "hand-continue")) && !desk.sees(&t!(l, "cost-title")) && !desk.sees(&t!(l, "hand-review"))
    );
    desk.letters("cr");
    assert!(matches!(desk.top(), Some(Sheet::Result(_))), "neither is there by its key");
    assert!(desk.program.table().is_some_and(|table| table.last_costs().is_none()), "nothing is judged");
}

#[test]
fn a_hint_in_a_lesson_says_what_it_wants() {
    let mut desk = desk();
    let script = Lesson::First.script(0);
    let bid = script.steps.iter().position(|step| step.words().is_some_and(|words| words.id == "bid"));
    desk.program.context.settings.lessons.note(Lesson::First, bid.expect("a step"), script.steps.len());
    desk.letters("l");
    desk.press([Key::Enter]);
    let says = |desk: &Desk| {
        let slip = desk.program.table().and_then(|table| table.slip());
        slip.map(|slip| slip.words.clone()).unwrap_or_default()
    };
    assert!(!says(&desk).contains("In this lesson you bid 3."), "{}", says(&desk));
    desk.letters("h");
    assert!(says(&desk).contains("In this lesson you bid 3."), "{}", says(&desk));
}

#[test]
fn a_lesson_that_is_over_is_done() {
    let mut desk = desk();
    let lessons = &mut desk.program.context.settings.lessons;
    let last = Lesson::First.script(0).steps.len() - 1;
    lessons.note(Lesson::First, last, last + 1);
    desk.letters("l");
    assert_eq!(lesson(&desk), Some((Lesson::First, last)));
    desk.press([Key::Enter]);
    assert!(matches!(desk.top(), Some(Sheet::Lessons(_))) && lesson(&desk).is_none());
    let lessons = &desk.program.context.settings.lessons;
    assert!(lessons.is_done(Lesson::First) && lessons.left().is_none());
    assert_ne!(lessons.next(), Some(Lesson::First));
}
