//! Lessons at the table: played through by mouse and by keys, and what they say never covers what it speaks of.

use crate::held::held;
use crate::scenes::{context, context_with, looks, save};
use crate::sitting::{Sitting, WINDOW};

use pitch_app::context::Context;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::lessons::Lessons;
use pitch_app::screen::table::{Message, Table};
use pitch_language::phrase;
use pitch_rules::{Action, Seat, Turn, Viewer};
use pitch_session::lesson::{Lesson, Progress};
use pitch_session::settings::Speed;
use pitch_session::{self, Next, Settings};

use iced::Rectangle;

use std::time::Instant;

const YOU: Seat = Seat::new(0).expect("the first seat");
const SIZES: [(f32, f32); 6] =
    [(720.0, 520.0), (900.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0), (800.0, 1200.0)];

/// A lesson that has come to this step.
fn taught(lesson: Lesson, step: usize) -> pitch_session::Table {
    let pupils = phrase::pupils(lesson, None);
    pitch_session::Table::teach(lesson, pupils, step).expect("a lesson begins")
}

fn sit(lesson: Lesson, step: usize, mut context: Context) -> Sitting {
    context.settings.speed = Speed::Instant;
    sit_at(taught(lesson, step), context)
}

fn sit_at(session: pitch_session::Table, context: Context) -> Sitting {
    let mut table = Table::new(session, &context, Instant::now());
    let _ = table.start(&context, Instant::now());
    Sitting { table, context }
}

/// Every step of a lesson at which something is said, played as the lesson would have it.
fn steps(lesson: Lesson) -> Vec<usize> {
    let pupils = phrase::pupils(lesson, None);
    let mut table = pitch_session::Table::teach(lesson, pupils, 0).expect("a lesson begins");
    let mut steps = Vec::new();
    while !matches!(table.next(), Next::Over) {
        let step = table.lesson_step().expect("a lesson").0;
        if table.lesson_words().is_some() && steps.last() != Some(&step) {
            steps.push(step);
        }
        table.take_step();
    }
    steps
}

#[test]
fn what_is_said_covers_nothing_of_what_it_speaks_of_in_every_window_and_look() {
    let mut faults = Vec::new();
    for lesson in Lesson::ALL {
        for step in steps(*lesson) {
            for tag in ["en", "de"] {
                let session = taught(*lesson, step);
                for (size, settings) in SIZES.into_iter().flat_map(|size| looks().map(|look| (size, look))) {
                    let at = format!("{lesson} {step} at {size:?} in {tag} with {:?} cards", settings.card_size);
                    let sitting = sit_at(session.clone(), context_with(size, tag, settings));
                    faults.extend(faults_of(&sitting).into_iter().map(|fault| format!("{at}: {fault}")));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults, among them:\n{}", faults.len(), faults[..faults.len().min(40)].join("\n"));
}

/// What is wrong with the slip of a lesson as it lies.
fn faults_of(sitting: &Sitting) -> Vec<String> {
    let (table, mut faults) = (&sitting.table, Vec::new());
    let is_own = table.session().to_act() == Some(YOU);
    let words = table.session().lesson_words().expect("words");
    let Some(slip) = table.slip() else {
        // It is said on the learner's turn.
        return if is_own { vec![format!("{words:?} is not said")] } else { faults };
    };
    let mut apart = |what: &str, place: &Rectangle| {
        if slip.place.intersects(place) {
            faults.push(format!("{:?} lies over {what}", slip.words));
        }
    };
    let marked = table.marked();
    let is_missing = marked.len() != words.marks.len();
    marked.iter().for_each(|place| apart("what it speaks of", place));
    let acts: Vec<_> = table.spots().iter().filter(|spot| matches!(spot.message, Message::Act(_))).collect();
    acts.iter().for_each(|spot| apart("a button", &spot.place));
    if is_own && slip.button.is_none() {
        for (card, place) in table.cards() {
            // Its upper edge may be, but nothing that tells what it is.
            let (place, top) = (place.bounds(), 0.12 * place.bounds().height);
            let seen = Rectangle { y: place.y + top, height: place.height - top, ..place };
            apart(&format!("{card} of the hand"), &seen);
        }
    }
    if is_missing {
        faults.push(format!("{} of {:?} are ringed", marked.len(), words.marks));
    }
    if !slip.place.is_within(&table.layout().table) {
        faults.push(format!("{:?} leaves the cloth", slip.words));
    }
    // Words in a tall column are hard to read; where it can, a slip lies wide.
    if table.layout().size.width >= 900.0 && slip.place.width < 2.4 * slip.place.height {
        faults.push(format!("{:?} is a column: {:?}", slip.words, slip.place));
    }
    // What is written stands on a button or beside it, and is never cut by its edge.
    let written = table.inventory(&sitting.context).written;
    for (spot, words) in acts.iter().flat_map(|spot| written.iter().map(move |words| (spot, words))) {
        let common = spot.place.intersection(&words.place).filter(|common| common.width > 1.0 && common.height > 2.0);
        if common.is_some() && !words.place.is_within(&spot.place.expand(2.0)) {
            faults.push(format!("{:?} runs under a button", words.whole));
        }
    }
    faults
}

/// Whether the learner is to throw cards away.
fn throws(sitting: &Sitting) -> bool {
    let session = sitting.table.session();
    session.game().turn() == Turn::Discard(YOU) && sitting.table.shown().turn == Turn::Discard(YOU)
}

/// What is pressed now to go on: what the lesson wants, or the first that it allows.
fn pressed(sitting: &Sitting) -> Message {
    let session = sitting.table.session();
    if session.is_reading() {
        return Message::ReadOn;
    }
    let legal = session.view(Viewer::Seat(YOU)).legal;
    match legal.into_iter().find(|action| session.lesson_objection(action).is_none()) {
        Some(Action::Play(card)) => Message::Card(card),
        Some(action) => Message::Act(action),
        // A click beside everything ends what moves.
        None => Message::Missed,
    }
}

/// Plays a lesson to its end; gives the sheets that came up.
fn play(sitting: &mut Sitting, mut press: impl FnMut(&mut Sitting) -> Outcome) -> usize {
    let mut results = 0;
    for _ in 0..400 {
        let mut outcome = press(sitting);
        loop {
            outcome = match outcome {
                Outcome::None => break,
                Outcome::Result(_) => {
                    results += 1;
                    sitting.table.resume(&sitting.context, Instant::now()).outcome
                }
                Outcome::LessonOver => return results,
                other => panic!("{other:?}"),
            };
        }
        // Bots decide where everybody plays freely.
        while let Some(ticket) = sitting.table.awaited() {
            let Next::Bot(request) = sitting.table.session().next() else { break };
            let decision = request.decide(&pitch_players::Stop::new());
            let answer = Message::Decided(ticket, Some(decision));
            let effects = sitting.table.update(answer, &sitting.context, Instant::now());
            match effects.outcome {
                Outcome::Result(_) => {
                    results += 1;
                    let _ = sitting.table.resume(&sitting.context, Instant::now());
                }
                outcome => assert_eq!(outcome, Outcome::None),
            }
        }
    }
    panic!("it has no end")
}

#[test]
fn every_lesson_is_played_by_clicks() {
    for lesson in Lesson::ALL {
        let mut sitting = sit(*lesson, 0, context(WINDOW, "en"));
        let results = play(&mut sitting, |sitting| {
            if throws(sitting) {
                let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
                cards[..3].iter().for_each(|card| sitting.send(Message::Card(*card)));
                return sitting.table.update(Message::Throw, &sitting.context, Instant::now()).outcome;
            }
            let message = pressed(sitting);
            let is_there = sitting.table.spots().iter().any(|spot| spot.message == message);
            let is_card = matches!(message, Message::Card(_));
            let message = if is_there || is_card { message } else { Message::Missed };
            sitting.table.update(message, &sitting.context, Instant::now()).outcome
        });
        assert!(results > 0, "{lesson}: a hand is counted");
    }
}

#[test]
fn every_lesson_is_played_by_keys() {
    for lesson in Lesson::ALL {
        let mut sitting = sit(*lesson, 0, context(WINDOW, "en"));
        let results = play(&mut sitting, |sitting| {
            if throws(sitting) {
                (1..=3).for_each(|digit| sitting.key(Key::Digit(digit)));
                return sitting.table.key(Key::Letter('d'), &sitting.context, Instant::now()).outcome;
            }
            // The first arrow does not always come to what the lesson asks for: then its number is pressed.
            let place = match pressed(sitting) {
                Message::Card(wanted) => {
                    let playable = sitting.table.shown().playable();
                    let cards = sitting.table.cards().map(|(card, _)| card);
                    let numbered: Vec<_> = cards.filter(|card| playable.contains(*card)).collect();
                    let session = sitting.table.session();
                    let is_refused = |card: &_| session.lesson_objection(&Action::Play(*card)).is_some();
                    let is_first_refused = numbered.first().is_some_and(is_refused);
                    numbered.iter().position(|card| *card == wanted).filter(|_| is_first_refused)
                }
                _ => None,
            };
            let key = place.map_or(Key::Enter, |place| Key::Digit(place as u8 + 1));
            if key == Key::Enter && matches!(pressed(sitting), Message::Card(_) | Message::Act(_)) {
                sitting.key(Key::Right);
            }
            sitting.table.key(key, &sitting.context, Instant::now()).outcome
        });
        assert!(results > 0, "{lesson}: a hand is counted");
    }
}

#[test]
fn nothing_is_decided_while_something_is_to_be_read() {
    let mut sitting = sit(Lesson::First, 0, context(WINDOW, "en"));
    while sitting.table.session().to_act() != Some(YOU) {
        sitting.key(Key::Enter);
    }
    assert!(sitting.table.session().is_reading());
    let before = sitting.table.session().record().entries().len();
    for key in [Key::Digit(3), Key::Letter('p'), Key::Letter('u'), Key::Letter('h'), Key::Digit(1)] {
        sitting.key(key);
    }
    let cards: Vec<_> = sitting.table.cards().map(|(card, _)| card).collect();
    for card in cards {
        sitting.click(Message::Card(card));
    }
    assert_eq!(sitting.table.session().record().entries().len(), before);
    assert!(sitting.table.session().is_reading());
}

#[test]
fn what_is_not_wanted_here_is_refused_with_a_reason_and_the_rules_come_first() {
    let mut sitting = sit(Lesson::First, 0, context(WINDOW, "en"));
    while sitting.table.session().is_reading() {
        sitting.key(Key::Enter);
    }
    let (said, before) =
        (sitting.table.slip().expect("words").words.clone(), sitting.table.session().view(Viewer::Public));
    sitting.key(Key::Letter('p'));
    let why = sitting.table.slip().expect("a reason").words.clone();
    assert!(why != said && why.contains('3'), "{why}");
    assert_eq!(sitting.table.session().view(Viewer::Public), before);
    sitting.key(Key::Digit(3));
    assert_ne!(sitting.table.slip().map(|slip| slip.words.clone()), Some(why), "the reason goes");
    assert!(sitting.table.session().view(Viewer::Public).contract.is_some());
}

#[test]
fn a_lesson_is_left_by_its_button_and_its_key() {
    let mut sitting = sit(Lesson::First, 3, context(WINDOW, "en"));
    let leave = Message::Pressed(Outcome::LeaveLesson);
    let _ = sitting.spot(&leave);
    let (context, now) = (sitting.context, Instant::now());
    assert_eq!(sitting.table.key(Key::Letter('e'), &context, now).outcome, Outcome::LeaveLesson);
    assert_eq!(sitting.table.update(leave, &context, now).outcome, Outcome::LeaveLesson);
    for message in [Message::Hint, Message::Undo] {
        assert!(sitting.table.spots().iter().all(|spot| spot.message != message), "a lesson needs no {message:?}");
    }
}

#[test]
fn the_list_leads_to_every_lesson_and_enter_to_the_next() {
    let mut progress = Progress::default();
    progress.note(Lesson::First, 4, 30);
    let settings = Settings { lessons: progress.clone(), ..Settings::default() };
    for size in [(720.0, 520.0), WINDOW] {
        let context = context_with(size, "de", settings.clone());
        let mut list = held(Lessons::new(&progress));
        let _ = save(&format!("lessons-{}", size.0), &context, list.view(&context));
        assert_eq!(list.key(Key::Enter, &context), Outcome::Lesson(Lesson::First));
        assert_eq!(list.key(Key::Escape, &context), Outcome::Close);
        // Arrows go in two dimensions.
        let at = |keys: &[Key]| {
            let mut list = list.clone();
            let _ = list.key(Key::Tab, &context);
            keys.iter().for_each(|key| drop(list.key(*key, &context)));
            list.key(Key::Enter, &context)
        };
        let (first, right) = (at(&[]), at(&[Key::Right]));
        assert_eq!(at(&[Key::Right, Key::Left]), first);
        assert_eq!(at(&[Key::Right, Key::Down, Key::Left]), at(&[Key::Down]));
        assert!(first != right && right != at(&[Key::Down]), "{right:?}");
        let mut reached = Vec::new();
        for _ in 0..=Lesson::ALL.len() {
            let _ = list.key(Key::Tab, &context);
            assert!(list.shows_focus());
            reached.push(list.clone().key(Key::Enter, &context));
        }
        assert!(Lesson::ALL.iter().all(|lesson| reached.contains(&Outcome::Lesson(*lesson))), "{reached:?}");
        assert!(reached.contains(&Outcome::Close));
    }
}

/// Leaves a picture of every step of a lesson at two sizes, for people to look at, each in another look: PITCH_LESSON names the
/// lesson.
#[test]
#[ignore = "it only draws, and takes long"]
fn pictures_of_every_step() {
    let named = std::env::var("PITCH_LESSON").unwrap_or_default();
    let lesson: Lesson = named.parse().unwrap_or(Lesson::First);
    let tag = std::env::var("PITCH_TAG").unwrap_or_else(|_| "en".to_owned());
    for (step, look) in steps(lesson).into_iter().zip(looks().into_iter().cycle()) {
        let session = taught(lesson, step);
        for size in [(1280.0, 800.0), (720.0, 520.0)] {
            let sitting = sit_at(session.clone(), context_with(size, &tag, look.clone()));
            let name = format!("lesson-{lesson}-{tag}-{}-{step:02}", size.0);
            let _ = save(&name, &sitting.context, sitting.table.view(&sitting.context));
        }
    }
}
