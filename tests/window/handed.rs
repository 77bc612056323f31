//! The program is started once more, with a file as by a double click, or without: the window that is there comes forward and opens
//! it, and no other comes.

use crate::desk::{Desk, wait_until};
use crate::house::kept;
use crate::person::{By, Person, decision};
use crate::saves::{WINDOW, begun, start};
use crate::{entries, saved};

use pitch_rules::{Points, Preset, Rules};
use pitch_session::{RuleSet, storage};

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output};

/// Starts the program with this file where there is no display for a window of its own: only another window can take it.
fn double_click(desk: &Desk, folder: &Path, file: &Path) {
    // As a terminal does it; a file manager gives the whole path.
    start_again(desk, folder, file.parent().expect("a folder"), file.file_name());
}

/// Starts the program there once more where there is no display for a window of its own: the window that is there must have heard.
fn start_again(desk: &Desk, folder: &Path, place: &Path, file: Option<&OsStr>) {
    let clicked = started_again(desk, folder, place, file);
    let told = String::from_utf8_lossy(&clicked.stderr);
    assert!(clicked.status.success() && told.is_empty(), "{}: {told}", clicked.status);
}

/// What comes of starting the program there once more, where there is no display for a window of its own.
pub fn started_again(desk: &Desk, folder: &Path, place: &Path, file: Option<&OsStr>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_auction-pitch"))
        .current_dir(place)
        .arg("--data-dir")
        .arg(folder)
        .args(file)
        .env("HOME", desk.home())
        .env("LC_ALL", "C")
        .env_remove("DISPLAY")
        .env_remove("XDG_RUNTIME_DIR")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program can be started")
}

#[test]
fn the_window_that_is_there_opens_rules_and_a_game_and_says_what_is_wrong() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = folder.path();
    let game = begun(4, 6);
    let [game_file, rules_file, broken] =
        ["a game.ron", "Wie bei Änne.ron", "broken.ron"].map(|name| out.path().join(name));
    storage::save_as(&game_file, game.record()).expect("written");
    let rules = Rules { target: Points(15), ..Rules::default() };
    let set = RuleSet::new("Wie bei Änne", Preset::AuctionPitch, rules.clone());
    storage::share_rule_set(&rules_file, &set).expect("written");
    std::fs::write(&broken, "(what is this").expect("written");
    start(&mut desk, folder);
    // From the first key on keys are named.
    desk.key("F12");
    desk.wait_until_still();
    let home = desk.picture_of(WINDOW);

    double_click(&desk, folder, &broken);
    wait_until("the first screen to tell of it", || desk.picture_of(WINDOW) != home);
    desk.wait_until_still();
    let told = desk.picture_of(WINDOW);
    double_click(&desk, folder, &out.path().join("none.ron"));
    wait_until("the first screen to tell of the other", || desk.picture_of(WINDOW) != told);
    assert_eq!(kept(folder), []);

    double_click(&desk, folder, &rules_file);
    wait_until("the rules", || kept(folder) == [rules.clone()]);
    desk.wait_until_still();
    // What was told goes first, one by one, and then the page; now and then a busy machine loses a key.
    wait_until("the window", || desk.is_in_front());
    let escapes = || {
        desk.key("Escape");
        desk.looks_like(WINDOW, home)
    };
    assert!(std::iter::repeat_with(escapes).take(6).any(|is_home| is_home));

    // A window that nobody sees comes to the front, with a file and without.
    desk.minimize();
    start_again(&desk, folder, out.path(), None);
    wait_until("the window to come forward", || desk.is_in_front());
    desk.wait_until_still();
    assert!(desk.looks_like(WINDOW, home), "nothing was opened");
    desk.minimize();
    double_click(&desk, folder, &game_file);
    wait_until("the window", || desk.is_in_front());
    wait_until("the table", || desk.picture_of(WINDOW) != home);
    desk.wait_until_still();
    let table = desk.picture_of(WINDOW);
    double_click(&desk, folder, &game_file);
    wait_until("the table to tell that another game has no room", || desk.picture_of(WINDOW) != table);
    desk.key("Escape");
    assert!(desk.looks_like(WINDOW, table), "Escape puts the notice away");
    Person::new(&desk, By::Keys).act(&game, &decision(&game).expect("their turn"));
    wait_until("the decision", || saved(folder).is_some_and(|now| entries(&now) > entries(&game)));
    assert!(saved(folder).expect("a game").record().goes_on_from(game.record()));
}

#[test]
fn after_a_crash_a_file_opens_in_a_window_of_its_own_and_the_next_one_in_that() {
    let mut desk = Desk::open(Desk::ROOMY);
    let (folder, out) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let folder = folder.path();
    let [target, other] = [15, 21].map(|points| {
        let rules = Rules { target: Points(points), ..Rules::default() };
        let file = out.path().join(format!("to {points}.ron"));
        let set = RuleSet::new(&format!("To {points}"), Preset::AuctionPitch, rules.clone());
        storage::share_rule_set(&file, &set).expect("written");
        (file, rules)
    });
    start(&mut desk, folder);
    desk.kill();
    assert!(folder.join("door/in").exists(), "what was left behind is in the way");
    desk.start(&["--data-dir", &folder.display().to_string(), &target.0.display().to_string()]);
    wait_until("the rules", || kept(folder) == [target.1.clone()]);
    double_click(&desk, folder, &other.0);
    wait_until("the other rules", || {
        let kept = kept(folder);
        kept.len() == 2 && kept.contains(&target.1) && kept.contains(&other.1)
    });
    desk.quit();
    assert!(!folder.join("door/in").exists(), "the door is closed");
}
