//! The program as a process in text mode: killed at any moment, and refused by the machine. What it answered is kept.
//!
//! `PITCH_KILLS` is how often it is killed (10 if it is not set). The refusals need strace; without it they say that they were
//! left out.

use crate::play;
use crate::talk::Program;

use pitch_session::{Entry, Kind, Next, Record, Storage, Table, storage};

use tempfile::TempDir;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn kills() -> u32 {
    std::env::var("PITCH_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(10)
}

/// How often the person decided.
pub fn decisions(record: &Record) -> usize {
    let is_person = |seat: usize| record.players()[seat].kind == Kind::Person;
    record.entries().iter().filter(|entry| matches!(entry, Entry::Act(seat, _) if is_person(seat.index()))).count()
}

/// A folder with a game in which the person is to decide.
pub fn begun(number: u64) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = play::table(4, number);
    while !matches!(table.next(), Next::Person(_)) {
        assert!(play::step(&mut table, 0));
    }
    storage::save_as(&folder.path().join("current.ron"), table.record()).expect("saved");
    folder
}

fn saved(folder: &Path) -> Option<Record> {
    storage::load(&folder.join("current.ron")).ok()
}

#[test]
fn killed_at_any_moment_it_has_every_decision_that_it_answered() {
    let (mut folder, mut game) = (begun(1), 1);
    let mut state = 1_u32;
    let mut chance = |bound: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % bound
    };
    let (mut answered_at_the_end, mut lacking) = (0, 0);
    for kill in 0..kills() {
        let before = saved(folder.path()).expect("a game");
        let mut program = Program::start(folder.path());
        let mut answered = 0;
        let mut is_over = false;
        for _ in 0..chance(5) {
            let Some(answer) = program.is_asked() else {
                is_over = true;
                break;
            };
            program.say(&answer);
            answered += 1;
        }
        let answer = if is_over { None } else { program.is_asked() };
        if let Some(answer) = answer {
            program.say(&answer);
            std::thread::sleep(Duration::from_micros(u64::from(chance(30_000))));
            let lines = program.kill();
            answered += usize::from(lines > 0);
            answered_at_the_end += usize::from(lines > 0);
            lacking += usize::from(lines == 0);
        } else {
            let _ = program.kill();
            is_over = true;
        }
        let storage = Storage::open(folder.path()).expect("opened");
        let loaded = storage.load_current();
        assert!(loaded.errors.is_empty(), "kill {kill}: {:?}", loaded.errors);
        assert!(storage.games().iter().all(|game| game.summary.is_ok()), "kill {kill}");
        let names: Vec<String> = fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        assert!(names.iter().all(|name| !name.contains("unreadable") && !name.contains(".tmp")), "{names:?}");
        match loaded.record {
            Some(now) => {
                assert!(now.goes_on_from(&before), "kill {kill}");
                let since = decisions(&now) - decisions(&before);
                assert!(since >= answered, "kill {kill}: {answered} decisions were answered and {since} are there");
                assert!(Table::resume(now).is_ok());
            }
            // It was over with the last decision.
            None => assert_eq!(storage.games().len(), 1, "kill {kill}"),
        }
        drop(storage);
        if is_over || saved(folder.path()).is_none() {
            game += 1;
            folder = begun(game);
        }
    }
    println!("killed {} times; {answered_at_the_end} before and {lacking} after the last answer", kills());
}

/// What the text face says to these lines while the machine refuses this, as strace has it; nothing without strace.
fn refused(folder: &Path, injection: &str, file: Option<&str>, typed: &str) -> Option<String> {
    let mut strace = Command::new("strace");
    let _ = strace.args(["-f", "-qq", "-o", "/dev/null", "-e"]).arg(format!("inject={injection}"));
    if let Some(file) = file {
        let _ = strace.arg("-P").arg(folder.join(file));
    }
    let started = strace
        .arg(env!("CARGO_BIN_EXE_auction-pitch"))
        .args(["--text", "--lang", "en", "--data-dir"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut process) = started else {
        println!("left out: it needs strace");
        return None;
    };
    let mut input = process.stdin.take().expect("an input");
    // Who ended at once has not listened.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = process.wait_with_output().expect("ended");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    if said.contains("ptrace") {
        println!("left out: strace may not trace here: {said}");
        return None;
    }
    Some(said)
}

const ERRORS: [&str; 5] = ["EACCES", "ENOSPC", "EIO", "EMFILE", "ENFILE"];

/// The files that hold something, without the lock and the log.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end != "log") && path.is_file())
        .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), path))
        .map(|(name, path)| (name, fs::read_to_string(path).expect("text")))
        .collect();
    files.sort();
    files
}

const PLAYED: &str = "two\nquit\n";

/// A folder in which all kinds of files are.
fn full() -> TempDir {
    let folder = begun(3);
    let said = Command::new(env!("CARGO_BIN_EXE_auction-pitch"))
        .args(["--text", "--lang", "en", "--data-dir"])
        .arg(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("started");
    assert!(said.status.success());
    let file = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    file("settings.ron", "(volume: 11)");
    file("evening.ron", "(games: [])");
    file("statistics.jsonl", "");
    let current = fs::read(folder.path().join("current.ron")).expect("a game");
    fs::write(folder.path().join("current.ron.bak"), current).expect("written");
    folder
}

#[test]
fn a_file_that_the_machine_refuses_to_open_is_named_and_stays() {
    for (file, error) in ["current.ron", "settings.ron", "evening.ron", "statistics.jsonl"]
        .into_iter()
        .flat_map(|file| ERRORS.map(|error| (file, error)))
    {
        let folder = full();
        let before = files(folder.path());
        let injection = format!("openat:error={error}:when=1+");
        let Some(said) = refused(folder.path(), &injection, Some(file), PLAYED) else { return };
        assert!(said.contains(file) && said.contains("It was left as it is"), "{file} {error}: {said}");
        let after = files(folder.path());
        assert!(!after.iter().any(|(name, _)| name.contains("unreadable")), "{file} {error}: {after:?}");
        let of = |files: &[(String, String)]| files.iter().find(|(name, _)| name == file).cloned();
        assert_eq!(of(&after), of(&before), "{file} {error}");
        assert!(said.contains("Goodbye.\n"), "it is played on: {said}");
    }
}

#[test]
fn whatever_is_refused_on_the_way_to_the_disk_is_told_and_the_old_state_stays() {
    for call in ["fsync", "rename", "unlink"] {
        for error in ["ENOSPC", "EIO"] {
            let folder = full();
            let before = saved(folder.path()).expect("a game");
            let Some(said) = refused(folder.path(), &format!("{call}:error={error}:when=1+"), None, PLAYED) else {
                return;
            };
            assert!(said.contains("couldn’t be saved"), "{call} {error}: {said}");
            let now = saved(folder.path()).expect("a whole game");
            assert!(now.goes_on_from(&before), "{call} {error}");
            assert!(!files(folder.path()).iter().any(|(name, _)| name.contains("unreadable")));
        }
    }
}
