//! The window is asked to end by the system, as when somebody logs out: it saves and leaves as if it were closed.

use crate::desk::{Desk, wait_until};
use crate::person::{By, Person, decision};
use crate::{begin, saved};

use std::process::Command;

/// Returns `true` if those who run the tests ignore this signal, as `nohup` does: what they start ignores it too.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).expect("a mask");
    u64::from_str_radix(mask.trim(), 16).expect("a number") >> (signal - 1) & 1 == 1
}

#[test]
fn asked_to_end_the_window_saves_and_leaves() {
    for (signal, code) in [("-TERM", 143), ("-HUP", 129)].into_iter().filter(|(_, code)| !is_ignored(code - 128)) {
        let mut desk = Desk::open(Desk::ROOMY);
        let folder = tempfile::tempdir().expect("a folder");
        let table = begin(&mut desk, folder.path());
        let seen = desk.picture();
        Person::new(&desk, By::Keys).act(&table, &decision(&table).expect("their turn"));
        wait_until("what is seen of it", || desk.picture() != seen);
        desk.wait_until_still();
        let sent = Command::new("kill").args([signal, &desk.process().to_string()]).status();
        assert!(sent.expect("kill").success());
        assert_eq!(desk.wait_for_end().code(), Some(code), "{signal}");
        let now = saved(folder.path()).expect("a game");
        assert!(now.record().entries().len() > table.record().entries().len(), "{signal}: the decision is lost");
        assert!(now.record().goes_on_from(table.record()));
        let kept = std::fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
        assert!(kept.contains("window:"), "it is left as if it were closed: {kept}");
    }
}

#[test]
fn ctrl_w_closes_the_window() {
    let mut desk = Desk::open(Desk::ROOMY);
    let folder = tempfile::tempdir().expect("a folder");
    let _table = begin(&mut desk, folder.path());
    desk.tap("ctrl+w");
    assert!(desk.wait_for_end().success());
    assert!(saved(folder.path()).is_some());
}
