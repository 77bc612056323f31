//! Looking back at a game in a real window by keys alone: steps, and what is tried out leaves no trace in any file.

use crate::desk::{Desk, wait_until};
use crate::saves::{folder_with, open_by, over, start};

use pitch_session::storage;

use iced::Rectangle;

use std::path::{Path, PathBuf};

/// The table on the page, but for its rim on the right. Below it is a bar, and beside it the list of what was done: both tell of
/// mistakes once they are worked out, which draws the rim anew.
const TABLE: Rectangle = Rectangle { x: 0.0, y: 0.0, width: 930.0, height: 732.0 };

/// The files of a folder and of those in it, with what they hold. The socket by which the window hears of further files is none.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for path in std::fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(self::files(&path));
        } else if path.is_file() {
            files.push((path.clone(), std::fs::read(&path).expect("a file")));
        }
    }
    files.sort();
    files
}

#[test]
fn a_game_is_looked_back_at_and_tried_out_without_a_trace() {
    let mut desk = Desk::open(Desk::ROOMY);
    let game = over(3);
    let folder = folder_with(None, &[game.record()]);
    let folder = folder.path();
    start(&mut desk, folder);
    // From the first key on keys are named.
    desk.key("F12");
    desk.wait_until_still();
    let home = desk.picture_of(TABLE);
    open_by(&desk, "g");
    desk.wait_until_still();
    let list = desk.picture_of(TABLE);
    desk.key("Return");
    desk.wait_until_still();
    let first = desk.picture_of(TABLE);
    assert_ne!(first, list, "the review is there");
    let before = files(folder);

    // Some steps on and as many back.
    let mut seen = vec![first];
    for step in 1..=5 {
        desk.key("Right");
        desk.wait_until_still();
        assert!(!seen.contains(&desk.picture_of(TABLE)), "step {step} shows something else");
        seen.push(desk.picture_of(TABLE));
    }
    for step in (0..5).rev() {
        desk.key("Left");
        assert!(desk.looks_like(TABLE, seen[step]), "step {step} again");
    }
    desk.key("Left");
    assert!(desk.looks_like(TABLE, first), "nothing is before the first");
    // The end of the hand, the next hand, and back to the deal.
    desk.key("End");
    let end = desk.picture_of(TABLE);
    assert_ne!(end, first);
    desk.key("Home");
    assert!(desk.looks_like(TABLE, first));

    for (key, what) in [("p", "playing on from here"), ("d", "the same cards again"), ("e", "one seat on")] {
        for _ in 0..3 {
            desk.key("Right");
        }
        desk.wait_until_still();
        let here = desk.picture_of(TABLE);
        desk.key(key);
        wait_until(what, || desk.picture_of(TABLE) != here);
        desk.wait_until_still();
        assert!(!desk.looks_like(TABLE, here), "{what}: a table is there");
        // Whatever may be decided now is decided: by an arrow and Enter, by a pass, or a card by its digit.
        let table = desk.picture_of(TABLE);
        for key in ["Right", "Return", "p", "1", "1", "Right", "Return", "p", "1", "1"] {
            desk.key(key);
        }
        assert!(!desk.looks_like(TABLE, table), "{what}: it is played");
        assert_eq!(files(folder), before, "{what}: nothing is written");
        // The result of a hand may lie over the table.
        let is_back = (0..3).any(|_| {
            desk.key("e");
            let is_back = desk.looks_like(TABLE, here);
            if !is_back {
                desk.key("Return");
            }
            is_back
        });
        assert!(is_back, "{what}: back to where it began");
        desk.key("Home");
    }
    desk.key("Escape");
    desk.wait_until_still();
    assert!(![first, home].contains(&desk.picture_of(TABLE)), "the list is there again");
    desk.key("Escape");
    assert!(desk.looks_like(TABLE, home), "and the first screen");
    assert_eq!(files(folder), before);
    let kept = storage::load(&before.iter().find(|(path, _)| path.starts_with(folder.join("games"))).expect("it").0);
    assert_eq!(kept.expect("a record"), *game.record());
}
