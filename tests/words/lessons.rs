//! Lessons in words: played by listening and typing, left and taken up again, with the program as it is called.

use pitch_language::{Language, phrase};
use pitch_rules::{Action, Cards, Seat, Turn, Viewer};
use pitch_session::lesson::Lesson;
use pitch_session::{Entry, Next, Settings, Table};

use tempfile::TempDir;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const YOU: Seat = Seat::new(0).expect("the first seat");

pub fn run(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
    let _ = command.arg("learn").args(arguments).args(["--data-dir".as_ref(), folder.as_os_str()]);
    let _ = command.env_remove("DISPLAY").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("started");
    // Who has played to the end reads no further.
    let _ = child.stdin.take().expect("an input").write_all(typed.as_bytes());
    child.wait_with_output().expect("done")
}

pub fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The lines that play a lesson from its beginning to its end, as it would have it.
pub fn lines(lesson: Lesson) -> String {
    lines_in(&Language::default(), lesson)
}

/// The same with the codes of cards as they are written in a language.
pub fn lines_in(language: &Language, lesson: Lesson) -> String {
    let code = |card| phrase::card_code(language, card);
    let mut table = Table::teach(lesson, phrase::pupils(lesson, None), 0).expect("a lesson");
    let mut lines = String::new();
    while !matches!(table.next(), Next::Over) {
        let before = table.record().entries().len();
        let is_read = table.is_reading();
        let own = matches!(table.next(), Next::Person(_));
        if let (true, Turn::Discard(_)) = (own, table.game().turn()) {
            let cards: Cards = table.view(Viewer::Seat(YOU)).hand().iter().take(3).collect();
            let action = Action::Discard(cards);
            lines += &format!("discard {}\n", cards.iter().map(code).collect::<Vec<_>>().join(" "));
            let _ = table.act(YOU, action).expect("three cards can go");
            continue;
        }
        table.take_step();
        if is_read {
            lines.push('\n');
        }
        if let (true, Some(Entry::Act(_, action))) = (own, table.record().entries().get(before)) {
            lines += &if let Action::Play(card) = action { code(*card) } else { action.to_string() };
            lines.push('\n');
        }
    }
    lines
}

#[test]
fn every_lesson_is_played_by_words() {
    for lesson in Lesson::ALL.iter().filter(|lesson| lesson.deals() == 1) {
        for tag in ["en", "de"] {
            let folder = folder();
            let language = Language::new(tag).expect("a language");
            let said = out(&run(folder.path(), &[lesson.id(), "--lang", tag], &lines_in(&language, *lesson)));
            let over = pitch_language::t!(language, "text-lesson-done");
            assert!(said.trim_end().ends_with(&over), "{lesson} in {tag}: {said}");
            assert!(!said.contains('{'), "{said}");
            let (settings, errors) = Settings::load(&folder.path().join("settings.ron"));
            assert!(errors.is_empty() && settings.lessons.is_done(*lesson) && settings.lessons.left().is_none());
            assert!(!folder.path().join("current.ron").exists(), "nothing of it is kept");
        }
    }
}

#[test]
fn three_deals_are_bid_and_played_as_one_likes_and_again() {
    for tag in ["en", "pl"] {
        let folder = folder();
        let language = Language::new(tag).expect("a language");
        let code = |card| phrase::card_code(&language, card);
        let names = |table: &Table| {
            let names = table.players().iter().map(|player| player.name.clone());
            pitch_language::Names::new(std::sync::Arc::clone(table.rules()), names, None)
        };
        let pupils = || phrase::pupils(Lesson::Hands, None);
        let (mut typed, mut expected) = (String::new(), Vec::new());
        for deal in 0..Lesson::Hands.deals() {
            let mut table = Table::teach(Lesson::Hands, pupils(), deal).expect("a lesson");
            let mut went_back = false;
            loop {
                while table.hands().is_empty() {
                    let own = matches!(table.next(), Next::Person(_));
                    let before = table.record().entries().len();
                    table.take_step();
                    if let (true, Some(Entry::Act(_, action))) = (own, table.record().entries().get(before)) {
                        typed += &if let Action::Play(card) = action { code(*card) } else { action.to_string() };
                        typed.push('\n');
                    }
                }
                let turning = table.turning();
                expected.push(phrase::turning(&language, &names(&table), turning.as_ref()));
                let has_more = deal + 1 < Lesson::Hands.deals();
                match turning {
                    // The second way goes back to the decision that settled it.
                    Some(turning) if !went_back => {
                        typed.push_str("2\n");
                        table = table.gone_back(turning.moment).expect("a lesson");
                        went_back = true;
                        continue;
                    }
                    _ if !has_more => typed.push_str("quit\n"),
                    Some(_) => typed.push_str("3\n"),
                    None => typed.push('\n'),
                }
                break;
            }
        }
        let said = out(&run(folder.path(), &["hands", "--lang", tag], &typed));
        for words in expected {
            assert!(said.contains(&words), "{words} in {tag}: {said}");
        }
        assert!(said.trim_end().ends_with(&pitch_language::t!(language, "text-lesson-done")), "{said}");
        let (settings, errors) = Settings::load(&folder.path().join("settings.ron"));
        assert!(errors.is_empty() && settings.lessons.is_done(Lesson::Hands));
    }
}

#[test]
fn a_lesson_is_left_and_taken_up_again() {
    let folder = folder();
    let said = out(&run(folder.path(), &["first"], "\n\nhand\npass\n\n\nquit\n"));
    assert!(
        said.contains("ace, king and jack of spades") || said.contains("spades"),
        "what is asked is answered: {said}"
    );
    let path = folder.path().join("settings.ron");
    let left = Settings::load(&path).0.lessons.left().expect("it was left");
    assert_eq!(left, (Lesson::First, 5), "at the first bid: {said}");
    let again = out(&run(folder.path(), &[], "pass\n3\nundo\nhint\nnew\nquit\n"));
    let why = "In this lesson you bid 3.";
    assert!(again.contains(why) && !said.contains(why), "{again}");
    assert!(Settings::load(&path).0.lessons.left().is_some_and(|(_, step)| step > 5), "{again}");
    // Whatever else is in the file stays.
    let mut settings = Settings::load(&path).0;
    settings.four_colours = true;
    settings.save(&path).expect("saved");
    let _ = out(&run(folder.path(), &["steal"], "quit\n"));
    let settings = Settings::load(&path).0;
    assert!(settings.four_colours && settings.lessons.left().is_some_and(|(lesson, _)| lesson == Lesson::Steal));
}

#[test]
fn the_lessons_are_listed_and_wrong_names_are_told() {
    let folder = folder();
    let list = out(&run(folder.path(), &["--list"], ""));
    for lesson in Lesson::ALL {
        assert!(list.lines().any(|line| line.starts_with(&format!("{lesson}: "))), "{list}");
    }
    let shouted = out(&run(folder.path(), &["FIRST", "--lang", "en"], "help\nquit\n"));
    let listed = |command: &str| shouted.lines().any(|line| line.starts_with(&format!("{command}: ")));
    assert!(
        listed("hint") && listed("quit") && !["new", "review", "cost", "stakes"].into_iter().any(listed),
        "{shouted}"
    );
    let wrong = run(folder.path(), &["solitaire"], "");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("first"), "it says which there are");
}

#[test]
fn a_lesson_that_cannot_be_kept_is_not_said_to_go_on() {
    let folder = folder();
    std::fs::create_dir(folder.path().join("settings.ron")).expect("a folder in its place");
    let output = run(folder.path(), &["first", "--lang", "en"], "\nquit\n");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("Step by step") && !said.contains("It goes on from here next time."), "{said}");
}

#[test]
fn a_broken_file_is_no_hindrance() {
    let folder = folder();
    let path = folder.path().join("settings.ron");
    for text in
        ["(lessons: (left: Some((lesson: \"none\", step: 99))))", "(lessons: (done: [\"solo\"], left: 3))", "\u{0}"]
    {
        std::fs::write(&path, text).expect("written");
        let said = out(&run(folder.path(), &[], "quit\n"));
        assert!(said.contains("Four points are in the cards"), "{text}: {said}");
        assert_eq!(Settings::load(&path).0.lessons.left(), Some((Lesson::Hands, 0)), "{text}");
        std::fs::remove_file(folder.path().join("lessons.ron")).expect("it is kept there");
    }
}
