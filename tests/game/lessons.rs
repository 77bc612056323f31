//! Lessons are played to their end, as they would have it and however else a learner may play them, and say what is true.

use auction_pitch::engine::{Action, Game, Seat, Turn, Viewer};
use auction_pitch::language::{Language, Names, phrase};
use auction_pitch::session::lesson::{Lesson, Mark, Step};
use auction_pitch::session::{Next, Table};

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use std::sync::Arc;

const YOU: Seat = Seat::new(0).expect("the first seat");

fn begin(lesson: Lesson, step: usize) -> Table {
    let pupils = phrase::pupils(&Language::default(), lesson, None);
    Table::teach(lesson, pupils, step).expect("a lesson begins")
}

fn at(table: &Table) -> usize {
    table.lesson_step().expect("a lesson").0
}

/// What the learner may do now, as the rules have it and the lesson wants it.
fn wanted(table: &Table) -> Vec<Action> {
    let legal = table.game().legal(YOU);
    legal.into_iter().filter(|action| table.lesson_objection(action).is_none()).collect()
}

/// Plays a lesson to its end; whoever may choose is asked. Gives every table at which something is said.
fn played(lesson: Lesson, mut choose: impl FnMut(&Table, &[Action]) -> Action) -> Vec<Table> {
    let (mut table, mut told) = (begin(lesson, 0), Vec::new());
    for _ in 0..1000 {
        let before = at(&table);
        if table.lesson_words().is_some() && told.last().is_none_or(|last| at(last) < before) {
            told.push(table.clone());
        }
        match table.next() {
            Next::Over => {
                assert_eq!(before, table.lesson_step().expect("a lesson").1, "{lesson}: it is not over before its end");
                return told;
            }
            Next::Person(seat) => {
                assert_eq!((seat, table.to_act()), (YOU, Some(YOU)), "{lesson} at {before}");
                let wanted = wanted(&table);
                assert!(!wanted.is_empty(), "{lesson} at {before}: nothing can be done");
                let action = choose(&table, &wanted);
                let _ = table.act(YOU, action).expect("it is legal");
            }
            Next::Does(seat, action) => {
                assert_ne!(seat, YOU, "nobody acts for the learner");
                let done = table.act(seat, action.clone());
                assert!(done.is_ok(), "{lesson} at {before}: {seat} {action}: {done:?}");
            }
            Next::Deal => assert!(!table.deal().is_empty(), "{lesson} at {before}"),
            _ => table.take_step(),
        }
    }
    panic!("{lesson} has no end");
}

fn random(lesson: Lesson, number: u64) -> Vec<Table> {
    let mut chance = ChaCha20Rng::seed_from_u64(number);
    played(lesson, |_, wanted| wanted[chance.random_range(0..wanted.len())].clone())
}

fn games() -> u64 {
    std::env::var("PITCH_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30).clamp(1, 2000)
}

/// Every way in which a learner may play these lessons, as far as chance finds them.
fn ways(lesson: Lesson) -> impl Iterator<Item = Vec<Table>> {
    let first = std::iter::once_with(move || played(lesson, |_, wanted| wanted[0].clone()));
    first.chain((0..games()).map(move |number| random(lesson, number)))
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for lesson in Lesson::ALL {
        for told in ways(*lesson) {
            assert!(told.len() > 5, "{lesson} says something");
            assert!(told.iter().all(Table::is_try_out), "nothing of it is kept");
        }
    }
}

#[test]
fn whatever_is_pointed_at_is_there() {
    for lesson in Lesson::ALL {
        for table in ways(*lesson).flatten() {
            let view = table.view(Viewer::Seat(YOU));
            let words = table.lesson_words().expect("words");
            for mark in &words.marks {
                let is_there = match mark {
                    Mark::Hand => !view.hand().is_empty(),
                    Mark::Card(card) => view.hand().contains(*card),
                    Mark::Call(call) => view.legal.contains(&Action::Call(*call)),
                    Mark::Played(seat) => view.trick.is_some_and(|trick| trick.card_of(*seat).is_some()),
                    Mark::Seat(seat) => view.seats.contains(*seat),
                    Mark::LastTrick => !view.tricks.is_empty(),
                    Mark::TurnedUp => !view.turned.is_empty(),
                    Mark::Point(_) => view.trump.is_some(),
                    Mark::Contract | Mark::Points => true,
                    Mark::Scores => true,
                };
                assert!(is_there, "{lesson}, {}: {mark:?}", words.id);
            }
        }
    }
}

#[test]
fn everything_is_said_in_every_language_and_in_its_own_words() {
    for lesson in Lesson::ALL {
        for translation in Language::ALL {
            let language = Language::new(translation.tag).expect("a language");
            let table = begin(*lesson, 0);
            let names = table.players().iter().map(|player| player.name.clone());
            let names = Names::new(Arc::clone(table.rules()), names, Some(YOU));
            let script = lesson.script();
            let said = script.steps.iter().filter_map(Step::words).map(|words| words.id);
            let why =
                script.steps.iter().filter_map(|step| if let Step::Choose(.., why) = step { Some(*why) } else { None });
            let mut all: Vec<String> = Vec::new();
            let first = script.steps.iter().find_map(Step::words).expect("words").id;
            let fallback = phrase::lesson_words(&language, &names, &table, "no such words");
            for id in said.chain(why) {
                let words = phrase::lesson_words(&language, &names, &table, id);
                assert!(!words.is_empty() && !words.contains('{'), "{lesson} {id}: {words}");
                assert!(words.chars().count() <= 190, "{lesson} {id} is long: {words}");
                // The first words are those that are said for an unknown name.
                assert!(id == first || words != fallback, "{lesson}: {id} is not translated to {}", translation.tag);
                assert!(!all.contains(&words), "{lesson}: {id} is said twice: {words}");
                all.push(words);
            }
        }
    }
}

#[test]
fn a_lesson_goes_on_at_every_step() {
    for lesson in Lesson::ALL {
        for table in played(*lesson, |_, wanted| wanted[0].clone()) {
            let step = at(&table);
            let again = begin(*lesson, step);
            assert_eq!(at(&again), step);
            let (view, before) = (again.view(Viewer::Seat(YOU)), table.view(Viewer::Seat(YOU)));
            assert_eq!(
                (view.hand(), view.scores, view.trump),
                (before.hand(), before.scores, before.trump),
                "{lesson} {step}"
            );
            assert!(!again.can_undo() && again.clone().hint().is_none());
        }
        let last = begin(*lesson, usize::MAX);
        assert!(matches!(last.next(), Next::Read | Next::Person(_)), "a wrong number leads to the last step");
    }
}

#[test]
fn what_the_lesson_does_not_want_is_refused_with_a_reason_and_nothing_happens() {
    let mut table = begin(Lesson::First, 0);
    while !matches!(table.next(), Next::Person(_)) {
        table.take_step();
    }
    assert_eq!(table.lesson_objection(&"pass".parse().expect("a call")), Some("bid-why"));
    assert_eq!(table.lesson_objection(&"3".parse().expect("a call")), None);
    assert_eq!(table.lesson_objection(&"AS".parse().expect("a card")), None, "that is for the rules to refuse");
}

/// The words of this name in the lesson, and how the game stands where they are said.
fn said_at(told: &[Table], id: &str) -> Game {
    let table = told.iter().find(|table| table.lesson_words().is_some_and(|words| words.id == id));
    table.unwrap_or_else(|| panic!("{id} is not said")).game().clone()
}

#[test]
fn the_first_lesson_says_what_is_true() {
    let names = ["", "2S", "KD"];
    let _ = names;
    for told in ways(Lesson::First) {
        let view = |id: &str| said_at(&told, id).view(Viewer::Seat(YOU));
        let scores = |id: &str| view(id).scores.values().map(|points| points.0).collect::<Vec<_>>();
        assert_eq!(scores("scored"), [3, 1, 0], "High, Jack and Game for the learner, Low for the next");
        let finished = view("scored").last.expect("a hand");
        assert_eq!((finished.score.made, finished.score.set_back), (3, false));
        assert_eq!(view("game").won_by(YOU).len(), 9, "three tricks");
        let after = view("set-back").last.expect("a hand");
        assert!(after.score.set_back && after.score.made <= 2, "{:?}", after.score);
        assert_eq!(scores("set-back")[2], -3, "below zero, as it is said");
        assert!(scores("set-back")[0] >= 5, "High and Low are sure");
        assert!(said_at(&told, "end").end().is_none(), "nobody has won");
        assert_eq!(said_at(&told, "bidder").dealer(), YOU);
        assert_eq!(said_at(&told, "welcome").turn(), Turn::Deal(said_at(&told, "hand").dealer()));
    }
}
