//! Hands on phones: the program as `auction-pitch host` runs it, and pages in real browsers, played by touch alone.
//!
//! These tests need Chromium and its driver; where they are not installed, they say so and are left out. They are built and
//! run with the feature `window-tests` alone, as `.ci/run` does.
#![cfg(target_os = "linux")]

#[allow(dead_code, reason = "the tests in the window use the rest of it")]
mod browser;
mod games;
mod host;
mod pad;
mod pages;
mod touch;

use browser::Driver;
use host::Host;
use touch::{look, sit, wait_for};

use std::time::{Duration, Instant};

/// Finds what a finger could not touch, what is cut off, and what a reader would not hear the name of.
const FLAWS: &str = include_str!("flaws.js");

#[test]
fn everything_on_a_page_can_be_touched_and_has_a_name() {
    let Some(driver) = Driver::found() else { return };
    for (rules, language) in [("trinidad", "en"), ("pidro", "de")] {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = "Ana,bot:steady,bot:steady,bot:steady";
        let options = ["--rules", rules, "--seats", seats, "--seed", "8", "--listen", "127.0.0.1:0"];
        let host = Host::start(folder.path(), &options);
        let phone = driver.phone((360, 640), language);
        phone.open(&host.invitation());
        wait_for(&phone, "join");
        assert_eq!(phone.run(FLAWS), serde_json::json!([]), "{rules}: the form");
        sit(&phone, &host.invitation());
        let (begun, mut touches) = (Instant::now(), 0);
        while touches < 24 {
            let Some(target) = look(&phone).1 else {
                assert!(begun.elapsed() < Duration::from_secs(120), "after {touches} touches:\n{}", phone.text());
                continue;
            };
            target.touch(&phone);
            touches += 1;
            assert_eq!(phone.run(FLAWS), serde_json::json!([]), "{rules}, after {touches}: {}", phone.text());
        }
        assert_eq!(phone.complaints(), Vec::<String>::new());
    }
}
