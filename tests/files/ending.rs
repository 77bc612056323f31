//! The program in text mode when the system asks it to end, and where it lets no file grow: what was answered is kept.

use crate::play;
use crate::talk::Program;

use pitch_session::{Kind, Next, storage};

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A folder with a game in which the person is to decide.
fn begun(number: u64) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = play::table(4, number);
    while !matches!(table.next(), Next::Person(_)) {
        assert!(play::step(&mut table, 0));
    }
    storage::save_as(&folder.path().join("current.ron"), table.record()).expect("saved");
    folder
}

/// How often the person decided.
fn decisions(folder: &Path) -> usize {
    let record = storage::load(&folder.join("current.ron")).expect("a game");
    let is_person = |seat: usize| record.players()[seat].kind == Kind::Person;
    let acts = record.entries().iter();
    acts.filter(|entry| matches!(entry, pitch_session::Entry::Act(seat, _) if is_person(seat.index()))).count()
}

/// Starts the text face by a shell, which does this before. Signals reach it also where those who run the tests ignore them, as in
/// the background or under `nohup`, as far as `env` can see to that.
fn start(folder: &Path, before: &str) -> Program {
    let heeds = ["env", "--default-signal=INT,TERM,HUP"];
    let can_heed = Command::new(heeds[0]).args([heeds[1], "true"]).output().is_ok_and(|tried| tried.status.success());
    let words = heeds.into_iter().filter(|_| can_heed).chain(["sh", "-c"]).collect::<Vec<_>>();
    let mut command = Command::new(words[0]);
    let _ = command
        .args(&words[1..])
        .args([&format!("{before} exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_auction-pitch")])
        .stderr(Stdio::piped());
    Program::run(&mut command, folder)
}

fn leaves_nothing_half_done(folder: &Path) {
    let names = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.file_name());
    let names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    assert!(names.iter().all(|name| !name.contains("unreadable") && !name.contains(".tmp")), "{names:?}");
}

#[test]
fn asked_to_end_it_ends_between_two_decisions_and_says_by_what() {
    for (number, (signal, code)) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)].into_iter().enumerate() {
        let folder = begun(number as u64 + 1);
        let mut program = start(folder.path(), "");
        let before = decisions(folder.path());
        let answer = program.is_asked().expect("a question");
        program.say(&answer);
        let _ = program.is_asked();
        program.send(signal);
        let (ended, said) = program.end();
        assert_eq!((ended.code(), ended.signal()), (Some(code), None), "{signal}: {said}");
        assert_eq!(decisions(folder.path()), before + 1, "{signal}");
        leaves_nothing_half_done(folder.path());
    }
}

#[test]
fn asked_to_end_at_any_moment_it_writes_what_it_has_begun_to_write() {
    for wait in [0, 300, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000] {
        let folder = begun(wait);
        let mut program = start(folder.path(), "");
        let answer = program.is_asked().expect("a question");
        program.say(&answer);
        std::thread::sleep(Duration::from_micros(wait));
        program.send("-TERM");
        let (ended, said) = program.end();
        assert_eq!(ended.code(), Some(143), "{wait}: {said}");
        leaves_nothing_half_done(folder.path());
    }
}

#[test]
fn whoever_wants_it_to_outlive_the_terminal_is_heeded() {
    let folder = begun(1);
    let mut program = start(folder.path(), "trap '' HUP;");
    let _ = program.is_asked();
    program.send("-HUP");
    program.say("hand");
    program.say("quit");
    let (ended, said) = program.end();
    assert!(ended.success(), "{ended}: {said}");
}

#[test]
fn a_file_that_may_not_grow_is_told_of_and_does_not_end_the_program() {
    let folder = begun(1);
    // Half a kilobyte, less than any game.
    let mut program = start(folder.path(), "ulimit -f 1;");
    let answer = program.is_asked().expect("a question");
    program.say(&answer);
    let _ = program.is_asked();
    program.say("quit");
    let (ended, said) = program.end();
    assert_eq!((ended.code(), ended.signal()), (Some(1), None), "{said}");
    assert!(said.contains("the system allows no file of that size"), "{said}");
    leaves_nothing_half_done(folder.path());
}
