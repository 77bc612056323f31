//! Lessons among everything else: offered, left, taken up again and done, and nothing of them is kept as a game.

use crate::keymap::Key;
use crate::outcome::Outcome;
use crate::program::tests::desk::Desk;
use crate::sheet::Sheet;
use pitch_language::{phrase, t};
use pitch_rules::{Seat, Viewer};
use pitch_session::Lesson;
use pitch_session::settings::Speed;

fn desk() -> Desk {
    let mut desk = Desk::new();
    desk.program.context.settings.speed = Speed::Instant;
    desk
}

/// Opens a lesson at a step from the list, as one that was left there.
fn open(desk: &mut Desk, lesson: Lesson, step: usize, steps: usize) {
    desk.program.context.settings.lessons.note(lesson, step, steps);
    desk.program.refresh_home();
    desk.ask(Outcome::Lessons);
    desk.press([Key::Enter]);
}

/// Plays on with what comes first until a hand is counted.
fn play_hand(desk: &mut Desk) {
    for _ in 0..40 {
        if matches!(desk.top(), Some(Sheet::Result(_))) {
            return;
        }
        desk.press([Key::Right, Key::Enter]);
    }
    let turn = desk.program.table().map(|table| table.session().game().turn());
    panic!("{:?} {turn:?} {:?}", lesson(desk), desk.top());
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
    desk.press([Key::Enter]);
    assert_eq!(lesson(&desk), Some((Lesson::Hands, 0)));
    desk.letters("e");
    desk.press([Key::Escape]);
    open(&mut desk, Lesson::First, 0, 40);
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
    desk.ask(Outcome::Lessons);
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
    open(&mut desk, Lesson::First, rest.expect("a step"), script.steps.len());
    desk.press([Key::Enter]);
    play_hand(&mut desk);
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
    open(&mut desk, Lesson::First, bid.expect("a step"), script.steps.len());
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
    let last = Lesson::First.script(0).steps.len() - 1;
    open(&mut desk, Lesson::First, last, last + 1);
    assert_eq!(lesson(&desk), Some((Lesson::First, last)));
    desk.press([Key::Enter]);
    assert!(matches!(desk.top(), Some(Sheet::Lessons(_))) && lesson(&desk).is_none());
    let lessons = &desk.program.context.settings.lessons;
    assert!(lessons.is_done(Lesson::First) && lessons.left().is_none());
    assert_ne!(lessons.next(), Some(Lesson::First));
}

#[test]
fn the_first_lesson_deals_the_same_cards_again_goes_back_and_comes_to_a_real_game() {
    let mut desk = desk();
    desk.press([Key::Enter]);
    let cards =
        |desk: &Desk| desk.program.table().map(|table| table.session().view(Viewer::Seat(Seat::default())).hand());
    let dealt = cards(&desk);
    let mut again = 0;
    for deal in 0..Lesson::Hands.deals() {
        assert_eq!(lesson(&desk), Some((Lesson::Hands, deal)));
        play_hand(&mut desk);
        let l = desk.program.context.language.clone();
        assert!(desk.sees(&t!(l, "lesson-real")) && !desk.sees(&t!(l, "cost-title")), "the ways on are there");
        let turning = desk.program.table().and_then(|table| table.session().turning());
        if let Some(turning) = turning {
            again += 1;
            let said = phrase::what_if(&l, &turning);
            assert!(desk.sees(&said), "{said}");
            // The main way deals the same cards.
            desk.press([Key::Enter]);
            assert_eq!((lesson(&desk), desk.program.asides.len()), (Some((Lesson::Hands, deal)), 1));
            assert!(deal > 0 || cards(&desk) == dealt);
            play_hand(&mut desk);
            desk.ask(Outcome::LessonBack(turning.moment, Some(Box::new(turning.better.clone()))));
            let is_marked = desk.program.table().is_some_and(|table| !table.marked().is_empty());
            assert!(is_marked, "what is to be tried is marked: {turning:?}");
            let moment = desk.program.table().map(|table| table.session().record().entries().len());
            assert_eq!(moment, Some(turning.moment), "nothing is done before the learner decides");
            play_hand(&mut desk);
        }
        if deal + 1 < Lesson::Hands.deals() {
            desk.ask(Outcome::Lesson(Lesson::Hands));
        }
    }
    assert!(again > 0, "what comes first is hardly ever the best");
    desk.ask(Outcome::RealGame);
    assert!(lesson(&desk).is_none() && desk.program.asides.is_empty());
    assert!(!desk.game().is_over());
    assert!(desk.program.context.settings.lessons.is_done(Lesson::Hands), "all three were played");
}
