//! Hostile files through every command: none may make one panic, hang, fill the memory, drive a terminal or lose a file.

use super::mutator::hostile;
use super::real::{SECONDS, count, real};
use crate::chance::Chance;

use rayon::prelude::*;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The most memory in KiB that a command may write to.
const MEMORY: u32 = 150 * 1024;
/// How long anything may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a hostile file lies, below the folder of the program or beside it, and what is done then.
const PLACES: [(&str, &[&[&str]]); 9] = [
    (
        "../named.ron",
        &[
            &["replay", "../named.ron", "HERE"],
            &["replay", "--json", "../named.ron", "HERE"],
            &["verify", "../named.ron"],
            &["games", "../named.ron", "HERE"],
            &["review", "../named.ron", "HERE"],
            &["rules", "../named.ron", "HERE"],
            &["--text", "../named.ron", "HERE"],
            &["--text", "--rules", "../named.ron", "HERE"],
            &["--script", "../named.ron", "HERE"],
        ],
    ),
    ("current.ron", &[&["games", "HERE"], &["review", "HERE"], &["--text", "HERE"]]),
    ("current.ron.bak", &[&["games", "HERE"], &["--text", "HERE"]]),
    ("games/a.ron", &[&["games", "HERE"], &["review", "HERE"], &["review", "a", "HERE"], &["--text", "HERE"]]),
    ("rules/a.ron", &[&["rules", "--list", "HERE"], &["rules", "Ours", "HERE"], &["--text", "HERE"]]),
    ("settings.ron", &[&["games", "HERE"], &["--text", "HERE"]]),
    ("evening.ron", &[&["games", "HERE"], &["--text", "HERE"]]),
    ("statistics.jsonl", &[&["statistics", "HERE"], &["statistics", "--csv", "HERE"], &["--text", "HERE"]]),
    ("statistics.ron", &[&["statistics", "HERE"], &["statistics", "--csv", "HERE"], &["--text", "HERE"]]),
];

/// What is typed.
const TYPED: &str = "hand\nscore\nlog\nrules\nlast\nreview\nnext\nlast\nhands\ndone\nquit\n";

/// Every file of a folder, with what it holds.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let _ = found.insert(path.clone(), fs::read(&path).expect("a file"));
        }
    }
    found
}

/// Runs a command within its limits. What it said, and how it ended; nothing if it did not.
fn run(folder: &Path, arguments: &[&str]) -> (String, Option<ExitStatus>) {
    let (out, typed) = (folder.join("../said"), folder.join("../typed"));
    fs::write(&typed, TYPED).expect("written");
    let mut command = Command::new("sh");
    let limits = format!("ulimit -t {SECONDS} && ulimit -d {MEMORY} && exec \"$0\" \"$@\"");
    let _ = command.args(["-c", &limits, env!("CARGO_BIN_EXE_auction-pitch")]);
    let here = ["--data-dir", ".", "--lang", "en"];
    for argument in arguments {
        let _ = if *argument == "HERE" { command.args(here) } else { command.arg(argument) };
    }
    let said = File::create(&out).expect("a file");
    let also = said.try_clone().expect("a file");
    let _ = command.current_dir(folder).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("RUST_LOG");
    let _ = command.env("HOME", folder).stdin(File::open(&typed).expect("a file"));
    let mut child = command.stdout(Stdio::from(said)).stderr(Stdio::from(also)).spawn().expect("started");
    let begun = Instant::now();
    let ended = loop {
        if let Some(status) = child.try_wait().expect("a child") {
            break Some(status);
        }
        if begun.elapsed() > PATIENCE {
            let _ = (child.kill(), child.wait());
            break None;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    (String::from_utf8(fs::read(&out).expect("said")).expect("text"), ended)
}

/// What is wrong with how the program took this file; nothing if it took it well.
fn harm(bytes: &[u8], chance: &mut Chance) -> Result<(), String> {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("data");
    for name in ["games", "rules"] {
        fs::create_dir_all(folder.join(name)).expect("made");
    }
    let (name, commands) = PLACES[if chance.flag() { 0 } else { 1 + chance.below(PLACES.len() - 1) }];
    let path = folder.join(name);
    fs::write(folder.join("rules/sound.ron"), "(name: \"Sound\", target: 9)").expect("written");
    for command in commands {
        fs::write(&path, bytes).expect("written");
        let before = files(&folder);
        let (said, status) = run(&folder, command);
        let wrong = |what: &str| {
            Err(format!("{name}, {command:?}: {what}: {status:?}: {:.600}", said.escape_debug().to_string()))
        };
        let Some(status) = status else { return wrong("it hangs") };
        if !matches!(status.code(), Some(0..=2)) || said.contains("panicked") || said.contains("has failed") {
            return wrong("it failed");
        }
        if said.chars().any(|c| c != '\n' && !pitch_shown::is_shown(c)) {
            return wrong("it drives the terminal");
        }
        let after = files(&folder);
        if name.starts_with("..") && fs::read(&path).ok().as_deref() != Some(bytes) {
            return wrong("the file that was named has changed");
        }
        let plays = command[0].starts_with("--");
        let goes_on = said.contains("The saved game goes on") || said.contains("The game is saved");
        for (lost, held) in before.iter().filter(|(lost, held)| after.get(*lost) != Some(held)) {
            let is_kept = plays && (goes_on || after.values().any(|kept| kept == held));
            let is_own = ["lock", "auction-pitch.log"].iter().any(|own| lost.ends_with(own));
            if !is_kept && !is_own {
                return wrong(&format!("{} is lost", lost.display()));
            }
        }
        if !plays && after.len() != before.len() {
            return wrong("something was written");
        }
        fs::remove_dir_all(&folder).expect("removed");
        for name in ["games", "rules"] {
            fs::create_dir_all(folder.join(name)).expect("made");
        }
    }
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn no_file_does_harm_in_any_command() {
    let real = real();
    let harmed: Vec<String> = (0..count())
        .into_par_iter()
        .filter_map(|number| {
            let mut chance = Chance::of(24, number);
            let bytes = hostile(&real, &mut chance);
            let wrong = harm(&bytes, &mut chance).err()?;
            let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{number}.ron"));
            fs::write(&kept, &bytes).expect("written");
            Some(format!("{}: {wrong}", kept.display()))
        })
        .collect();
    assert!(harmed.is_empty(), "{} of {}:\n{}", harmed.len(), count(), harmed.join("\n"));
}
