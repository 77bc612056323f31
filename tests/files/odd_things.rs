//! Odd things in the place of each file of the program: in text mode it starts as quickly as ever, tells, and loses nothing.

use crate::odd::{KEPT, ODD, Odd, PLACES, count};
use crate::play;

use pitch_session::{Next, storage};

use rayon::prelude::*;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// How long a start may take where nothing is wrong, and on a machine with much else to do.
const LONGEST: Duration = Duration::from_secs(20);

/// A word of the game in the folder.
const MARK: &str = "An evening of somebody";

/// What the program in text mode says to these lines, and in which time.
fn played(folder: &Path, typed: &str) -> (Output, Duration) {
    let begun = Instant::now();
    let mut process = Command::new(env!("CARGO_BIN_EXE_auction-pitch"))
        .args(["--text", "--lang", "en", "--data-dir"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    // Who ended at once has not listened.
    let _ = process.stdin.take().expect("an input").write_all(typed.as_bytes());
    let watched = process.id().to_string();
    // One that waits for ever is ended, and seen by that.
    let (tell, told) = std::sync::mpsc::channel::<()>();
    let watch = std::thread::spawn(move || {
        if told.recv_timeout(LONGEST).is_err_and(|error| error == std::sync::mpsc::RecvTimeoutError::Timeout) {
            let _ = Command::new("kill").args(["-KILL", &watched]).status();
        }
    });
    let output = process.wait_with_output().expect("ended");
    drop(tell);
    watch.join().expect("watched");
    (output, begun.elapsed())
}

/// Whether it has to be told what lies there: anyone who starts the program would miss something otherwise.
fn is_told(odd: Odd, place: &str) -> bool {
    use Odd::{Folder, FolderNotAllowed, FullFolder, LinkNowhere, LinkToFolder};

    let is_folder = matches!(odd, Folder | FullFolder | LinkToFolder | FolderNotAllowed);
    match place {
        "settings.ron" | "current.ron" | "evening.ron" | "statistics.jsonl" | "rules/odd.ron" => odd != LinkNowhere,
        "games" | "rules" => odd != LinkNowhere && !is_folder,
        _ => false,
    }
}

/// Plays with one odd thing; what is wrong.
fn harm(odd: Odd, place: &str) -> Option<String> {
    let whole = tempfile::tempdir().expect("a folder");
    let (folder, beside) = (whole.path().join("data"), whole.path().join("beside"));
    for made in [&folder, &beside] {
        fs::create_dir(made).expect("made");
    }
    let mut table = play::table(4, 1);
    while !matches!(table.next(), Next::Person(_)) {
        assert!(play::step(&mut table, 0));
    }
    let record = table.record().clone().titled(MARK);
    for name in ["current.ron", "games/other.ron"] {
        fs::create_dir_all(folder.join(name).parent().expect("a folder")).expect("made");
        storage::save_as(&folder.join(name), &record).expect("saved");
    }
    let kept = usize::from(odd.put(&folder, place, &beside));
    let marks = if ["current.ron", "games"].contains(&place) { 1 } else { 2 };
    let (output, took) = played(&folder, "hand\nquit\n");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    if took >= LONGEST || output.status.code().is_none() {
        return Some(format!("it took {took:?} and ended by {}: {said}", output.status));
    }
    if said.contains("panicked") || output.status.code() > Some(1) {
        return Some(format!("it ended by {}: {said}", output.status));
    }
    if is_told(odd, place) && !said.contains(place.split('/').next_back().unwrap_or(place)) {
        return Some(format!("it is not told: {said}"));
    }
    let left = (count(&[whole.path()], MARK), count(&[whole.path()], KEPT));
    (left.0 < marks || left.1 < kept)
        .then(|| format!("of {marks} games and {kept} other files {left:?} are left: {said}"))
}

#[test]
fn whatever_lies_in_the_place_of_a_file_the_program_starts_tells_and_loses_nothing() {
    let all: Vec<(Odd, &str)> = PLACES.into_iter().flat_map(|place| ODD.map(|odd| (odd, place))).collect();
    assert!(all.len() >= 200);
    let harms: Vec<String> =
        all.par_iter().filter_map(|&(odd, place)| Some(format!("{odd:?} as {place}: {}", harm(odd, place)?))).collect();
    assert!(harms.is_empty(), "{} of {}:\n{}", harms.len(), all.len(), harms.join("\n"));
}

#[test]
fn what_is_no_file_is_refused_as_an_argument_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    for path in [pipe.as_path(), Path::new("/dev/zero"), Path::new("/dev/tty"), folder.path()] {
        let name = path.to_str().expect("text");
        for arguments in [
            &["--text", name][..],
            &["--text", "--script", name],
            &["--text", "--rules", name],
            &["replay", name],
            &["verify", name],
            &["games", name],
            &["review", name],
            &["rules", name],
        ] {
            let begun = Instant::now();
            let mut program = Command::new("timeout");
            let _ = program.args(["20", env!("CARGO_BIN_EXE_auction-pitch")]).args(arguments);
            let told = program.args(["--lang", "en", "--data-dir"]).arg(folder.path().join("data")).output();
            let told = told.expect("started");
            let said = String::from_utf8_lossy(&told.stderr).into_owned();
            assert!(matches!(told.status.code(), Some(1 | 2)), "{arguments:?}: {}: {said}", told.status);
            assert!(begun.elapsed() < LONGEST && !said.is_empty(), "{arguments:?}: {:?}: {said}", begun.elapsed());
        }
    }
}

#[test]
fn what_is_no_folder_is_refused_as_the_folder_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, MARK).expect("written");
    let name = file.to_str().expect("text");
    for arguments in [&["--text"][..], &["games"], &["statistics"], &["pad"]] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_auction-pitch"));
        let output = program.args(arguments).args(["--lang", "en", "--data-dir", name]).output().expect("ended");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && output.stdout.is_empty(), "{arguments:?}: {output:?}");
        assert!(told.contains(&format!("{name} isn’t a folder")) && told.lines().count() == 1, "{told}");
    }
    assert_eq!(fs::read_to_string(&file).expect("there"), MARK);
}
