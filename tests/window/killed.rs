//! The window is killed at any moment: it lacks at most the last decision, and that only if it was seen a moment before.

use crate::desk::{Desk, wait_until};
use crate::person::{By, Person, decision};
use crate::{begin, is_persons_turn, saved};

use pitch_session::Table;

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The player who sees a decision for so long finds it after a kill. The disk takes a few milliseconds of it; the rest is for a
/// machine that has much else to do.
const LATEST: Duration = Duration::from_millis(250);

fn kills() -> u32 {
    std::env::var("PITCH_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(3)
}

/// Which file has the name of the game that is played: each state is a file of its own.
fn file(folder: &Path) -> Option<u64> {
    std::fs::metadata(folder.join("current.ron")).ok().map(|file| file.ino())
}

/// Gives the moment at which another state has the name.
fn is_saved(folder: &Path) -> std::thread::JoinHandle<Instant> {
    let (folder, before): (PathBuf, _) = (folder.to_owned(), file(folder));
    std::thread::spawn(move || {
        let begun = Instant::now();
        while file(&folder) == before && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_micros(500));
        }
        Instant::now()
    })
}

/// The game once the person is to decide; nothing if it is over, or a hand is.
fn next_turn(folder: &Path) -> Option<Table> {
    let mut found = None;
    wait_until("what comes next", || {
        found = saved(folder);
        found.as_ref().is_none_or(|table| is_persons_turn(table) || matches!(table.next(), pitch_session::Next::Deal))
    });
    found.filter(is_persons_turn)
}

#[test]
fn killed_at_any_moment_it_lacks_at_most_the_last_decision() {
    let mut desk = Desk::open_alone(Desk::ROOMY);
    let mut state = 1_u32;
    let mut chance = |bound: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % bound
    };
    let (mut gaps, mut lacking, mut killed) = (Vec::new(), 0, 0);
    while killed < kills() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        let mut turn = Some(begin(&mut desk, folder));
        while let Some(table) = turn.take().filter(|_| killed < kills()) {
            // One decision is timed.
            let (seen, saving) = (desk.picture(), is_saved(folder));
            Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
            wait_until("what is seen of it", || desk.picture() != seen);
            let seen = Instant::now();
            let kept = saving.join().expect("it is saved");
            gaps.push(kept.saturating_duration_since(seen));
            let Some(table) = next_turn(folder) else { break };
            desk.wait_until_still();
            // The next one is the last.
            let before = desk.picture();
            Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
            wait_until("what is seen of it", || desk.picture() != before);
            let seen = Instant::now();
            std::thread::sleep(Duration::from_micros(u64::from(chance(300_000))));
            let shown = seen.elapsed();
            desk.kill();
            killed += 1;
            if let Some(now) = saved(folder) {
                assert!(now.record().goes_on_from(table.record()), "only the last decision can be lacking");
                let is_lacking = now.record().entries().len() == table.record().entries().len();
                lacking += u32::from(is_lacking);
                assert!(!is_lacking || shown < LATEST, "it was seen for {shown:?} and is gone");
            }
            desk.start(&["--data-dir", &folder.display().to_string(), "--lang", "en"]);
            let home = desk.picture();
            desk.key("Return");
            wait_until("the table", || desk.picture() != home);
            desk.wait_until_still();
            turn = next_turn(folder);
        }
        desk.kill();
    }
    gaps.sort();
    let (middle, longest) = (gaps[gaps.len() / 2], gaps[gaps.len() - 1]);
    println!("killed {killed} times, {lacking} without the last decision");
    println!("{} decisions were safe {middle:?} after they were seen, at most {longest:?}", gaps.len());
    assert!(middle < Duration::from_millis(100), "it is saved {middle:?} after it is seen");
}
