//! Hostile files in the real window: it opens, answers keys, takes no more memory than it may, and loses nothing.

use crate::chance::Chance;
use crate::desk::Desk;
use crate::mutator::hostile;
use crate::real::{count, real};

use std::path::{Path, PathBuf};

/// The most memory in KiB that the program may have had at any time.
const MEMORY: u64 = 150 * 1024;
/// The most hundredths of a second that a processor may work for a file, beside what every start takes. A build that is not
/// optimized takes several times as long.
const TICKS: u64 = crate::real::SECONDS as u64 * 100;

/// Where a hostile file lies: beside the folder of the program, or in it.
const PLACES: [&str; 7] =
    ["../named.ron", "current.ron", "games/a.ron", "rules/a.ron", "settings.ron", "evening.ron", "statistics.jsonl"];

/// Whether some file of a folder holds these bytes.
fn holds(folder: &Path, bytes: &[u8]) -> bool {
    let paths: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    paths.iter().any(|path| {
        if path.is_dir() { holds(path, bytes) } else { std::fs::read(path).is_ok_and(|held| held == bytes) }
    })
}

/// Starts the program, looks at what can be opened, and leaves it. The processor time it took.
fn visit(desk: &mut Desk, folder: &Path, named: Option<&Path>) -> u64 {
    let folder = folder.display().to_string();
    let named = named.map(|path| path.display().to_string());
    let arguments: Vec<&str> = ["--data-dir", &folder].into_iter().chain(named.as_deref()).collect();
    desk.start(&arguments);
    for key in ["g", "Return", "Escape", "Escape", "F1", "Escape"] {
        desk.key(key);
    }
    let (ticks, memory) = (desk.ticks(), desk.memory());
    assert!(memory <= MEMORY, "it took {memory} KiB");
    desk.quit();
    ticks
}

#[test]
fn no_file_does_harm_in_the_window() {
    let mut desk = Desk::open(Desk::ROOMY);
    let real = real();
    let sound = tempfile::tempdir().expect("a folder");
    let usual = visit(&mut desk, sound.path(), None);
    for number in 0..count() / 10 {
        let mut chance = Chance::of(26, number);
        let bytes = hostile(&real, &mut chance);
        let place = tempfile::tempdir().expect("a folder");
        let folder = place.path().join("data");
        for name in ["games", "rules"] {
            std::fs::create_dir_all(folder.join(name)).expect("made");
        }
        let name = PLACES[number as usize % PLACES.len()];
        let path = folder.join(name);
        std::fs::write(&path, &bytes).expect("written");
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile-window.ron");
        std::fs::write(&kept, &bytes).expect("written");
        println!("{number}: {name}, as in {}", kept.display());
        let took = visit(&mut desk, &folder, name.starts_with("..").then_some(&path));
        assert!(took <= usual + TICKS, "it took {took} hundredths of a second, and usually {usual}");
        // What could be read may have been written anew, with the same in it.
        let is_read = pitch_session::storage::load(&path).is_ok() || !name.starts_with("..") && path.exists();
        assert!(is_read || holds(place.path(), &bytes), "the file is lost");
    }
}
