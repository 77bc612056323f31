//! Odd things in the place of files of the program: the window opens within its usual time, and loses nothing. Every one of
//! them is tried in text mode (`tests/files/odd_things.rs`), and of all some in the window; `PITCH_ODD=1` tries all.

use crate::desk::{Desk, at_two_desks};
use crate::odd::{KEPT, ODD, Odd, PLACES, count};

use std::path::Path;
use std::time::{Duration, Instant};

/// How much longer than usual a start may take, on a machine with much else to do.
const LONGER: Duration = Duration::from_secs(8);

/// Every how many of them one is tried.
fn every() -> usize {
    std::env::var("PITCH_ODD").ok().and_then(|every| every.parse().ok()).unwrap_or(15)
}

/// How long it takes until the window is there.
fn start(desk: &mut Desk, arguments: &[&str]) -> Duration {
    let begun = Instant::now();
    desk.start(arguments);
    begun.elapsed()
}

#[test]
fn whatever_lies_in_the_place_of_a_file_the_window_opens_in_its_usual_time() {
    let all: Vec<(Odd, &str)> = PLACES.into_iter().flat_map(|place| ODD.map(|odd| (odd, place))).collect();
    let some: Vec<(Odd, &str)> = all.into_iter().step_by(every()).collect();
    at_two_desks(Desk::ROOMY, &some, |desk, &(odd, place)| {
        let sound = tempfile::tempdir().expect("a folder");
        let usual = start(desk, &["--data-dir", &sound.path().display().to_string(), "--lang", "en"]);
        desk.quit();
        let whole = tempfile::tempdir().expect("a folder");
        let (folder, beside) = (whole.path().join("data"), whole.path().join("beside"));
        for made in [&folder, &beside] {
            std::fs::create_dir(made).expect("made");
        }
        let kept = usize::from(odd.put(&folder, place, &beside));
        let took = start(desk, &["--data-dir", &folder.display().to_string(), "--lang", "en"]);
        desk.quit_at_any_rate();
        println!("{odd:?} as {place}: {took:.1?}, and usually {usual:.1?}");
        assert!(took < usual + LONGER, "{odd:?} as {place}: {took:?}, and usually {usual:?}");
        assert!(count(&[whole.path()], KEPT) >= kept, "{odd:?} as {place}: something is lost");
    });
}

#[test]
fn a_costly_or_endless_deck_keeps_no_window_from_opening() {
    let mut desk = Desk::open(Desk::ROOMY);
    let sound = tempfile::tempdir().expect("a folder");
    let usual = start(&mut desk, &["--data-dir", &sound.path().display().to_string(), "--lang", "en"]);
    desk.quit();
    let costly = r#"<svg xmlns="http://www.w3.org/2000/svg" width="100" height="140"><path d="M0 0L100 140L50 3z" fill="none"
        stroke="red" stroke-dasharray="0.001"/><filter id="f" x="-1000" y="-1000" width="100000" height="100000"
        filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="5000"/></filter><rect filter="url(#f)" width="50" height="50"/></svg>"#;
    let make = |deck: &Path, odd: bool| {
        std::fs::create_dir(deck).expect("made");
        for suit in ["S", "H", "D", "C"] {
            for rank in ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] {
                std::fs::write(deck.join(format!("{rank}{suit}.svg")), costly).expect("written");
            }
        }
        if odd {
            let _ = Odd::Pipe.put(deck, "AS.svg", deck);
        }
    };
    for odd in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let deck = folder.path().join("deck");
        make(&deck, odd);
        desk.write_settings(folder.path(), &format!("(deck_folder: Some({:?}))", deck.display().to_string()));
        let took = start(&mut desk, &["--data-dir", &folder.path().display().to_string(), "--lang", "en"]);
        assert!(took < usual + LONGER, "{took:?}, and usually {usual:?}");
        desk.photograph(&format!("odd-deck-{odd}"));
        desk.quit();
    }
}
