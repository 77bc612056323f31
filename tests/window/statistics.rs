//! The statistics in a real window by keys alone: looked at, written as a table for other programs, erased and had back.

use crate::desk::{Desk, wait_until};
use crate::held::held;
use crate::saves::{open_by, over, start};

use pitch_app::context::Context;
use pitch_app::font;
use pitch_app::keymap::Key;
use pitch_app::outcome::Outcome;
use pitch_app::screen::statistics::{Statistics as Screen, Tab};
use pitch_language::Language;
use pitch_session::{Settings, Statistics, Storage, Timestamp, storage};

use iced::{Rectangle, Size};

use std::path::Path;

/// What is below the bar.
const PAGE: Rectangle = Rectangle { x: 0.0, y: 60.0, width: 1280.0, height: 740.0 };

/// The statistics as they are kept.
fn kept(folder: &Path) -> Option<Statistics> {
    storage::statistics_in(folder).ok().map(|(kept, _)| kept)
}

#[test]
fn statistics_are_looked_at_written_out_and_erased_by_keys_alone() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut played = Statistics::default();
    for number in 1..=3 {
        assert!(played.follow(&over(number), Timestamp::from_seconds(1_769_882_709 + 3600 * number)));
    }
    Storage::open(folder).expect("opened").save_statistics(&mut played).expect("saved");
    start(&mut desk, folder);
    open_by(&desk, "t");
    font::load();
    let language = Language::new("en").expect("a language");
    let context = Context::new(language, Settings::default(), Size::new(1280.0, 800.0));
    // The screen beside the window, to see in it where the keyboard is.
    let mut twin = held(Screen::new(played.clone(), Timestamp::now()));
    // The figures of all games are behind the last tab.
    desk.wait_until_still();
    let faces = desk.picture_of(PAGE);
    let comes_to_all = (0..30).any(|_| {
        for (name, key) in [("Tab", Key::Tab), ("Right", Key::Right), ("Right", Key::Right)] {
            desk.key(name);
            let _ = twin.key(key, &context);
        }
        twin.tab() == Tab::Every
    });
    desk.wait_until_still();
    assert!(comes_to_all && !desk.looks_like(PAGE, faces), "by the tabs");
    let mut press = |name: &str, key: Key| {
        desk.key(name);
        let _ = twin.key(key, &context);
        matches!(twin.clone().key(Key::Enter, &context), Outcome::KeepStatistics(_))
    };
    desk.wait_until_still();
    let pictures = desk.picture_of(PAGE);
    let _ = press("t", Key::Letter('t'));
    assert!(!desk.looks_like(PAGE, pictures), "a table is there");
    let _ = press("t", Key::Letter('t'));
    assert!(desk.looks_like(PAGE, pictures), "the pictures are there again");

    let csv = desk.home().join("auction-pitch-statistics.csv");
    let _ = press("e", Key::Letter('e'));
    wait_until("the file", || std::fs::read_to_string(&csv).is_ok_and(|text| !text.is_empty()));
    let text = std::fs::read_to_string(&csv).expect("a file");
    let mut lines = text.lines();
    let head = "date,game,rule_set,player,level,won,hands,score,pitches,bids_made,set_backs,high,low,jack,game_point,";
    assert!(lines.next().is_some_and(|line| line.starts_with(head)), "the columns");
    assert_eq!(lines.count(), 12, "four players in each of three games");

    let erases = (0..20).any(|_| press("Tab", Key::Tab));
    assert!(erases, "Tab comes to what erases");
    assert_eq!(kept(folder).as_ref(), Some(&played), "nothing is erased by looking");
    desk.key("Return");
    wait_until("everything to be erased", || kept(folder) == Some(Statistics::default()));
    desk.key("Return");
    wait_until("everything to be there again", || kept(folder).as_ref() == Some(&played));
    desk.key("Return");
    wait_until("everything to be erased again", || kept(folder) == Some(Statistics::default()));
    desk.key("Escape");
    desk.kill();

    start(&mut desk, folder);
    open_by(&desk, "t");
    assert_eq!(kept(folder), Some(Statistics::default()), "what is erased stays erased");
}
