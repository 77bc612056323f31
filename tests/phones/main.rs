//! Hands on phones: the program as `auction-pitch host` runs it, and pages in real browsers, played by touch alone.
//!
//! These tests need Chromium and its driver; where they are not installed, they say so and are left out. They are built and
//! run with the feature `window-tests` alone, as `.ci/run` does.
#![cfg(target_os = "linux")]

mod browser;

use browser::{Driver, Phone, wait_until};

use pitch_session::{Record, Table, storage};

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Table that is run without a window.
struct Host {
    process: Child,
    address: String,
    key: String,
}

impl Host {
    fn start(folder: &Path, options: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_auction-pitch"))
            .args(["host", "--lang", "en", "--data-dir"])
            .arg(folder)
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let mut lines = BufReader::new(process.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let address =
            lines.find_map(|line| line.split_whitespace().find(|word| word.starts_with("http")).map(str::to_owned));
        let code = lines.find_map(|line| line.strip_prefix("Code: ").map(str::to_owned)).expect("a code");
        // Whoever is told is listened to until the end.
        drop(thread::spawn(move || lines.for_each(drop)));
        let address = address.expect("an address");
        let key = key_of(&address, &code);
        Host { process, address, key }
    }

    fn invitation(&self) -> String {
        format!("{}/#k={}", self.address, self.key)
    }

    fn kill(mut self) {
        self.process.kill().expect("killed");
        let _ = self.process.wait();
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the key of the table for its code, as a page asks for it.
fn key_of(address: &str, code: &str) -> String {
    use std::io::{Read, Write};
    let host = address.trim_start_matches("http://");
    let mut stream = std::net::TcpStream::connect(host).expect("a connection");
    let body = serde_json::json!({"code": code}).to_string();
    let request = format!(
        "POST /api/code HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("asked");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer.split('"').nth(3).unwrap_or_else(|| panic!("{answer}")).to_owned()
}

fn saved(folder: &Path) -> Option<Record> {
    storage::load(&folder.join("current.ron")).ok()
}

/// Finds what a person who knows nothing but the page would touch next, as `[x, y, name]`.
const NEXT: &str = include_str!("next.js");

/// Somebody sits down.
fn sit(phone: &Phone<'_>, invitation: &str) {
    phone.open(invitation);
    let _ = wait_until("the form", || {
        phone.touch_what("const e = document.querySelector('#act .go'); if (!e || !document.body.classList.contains('is-join')) return null; const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, e.textContent];")
    });
    let _ = wait_until("the table", || {
        phone.run("return document.body.classList.contains('is-sitting')").as_bool().filter(|is| *is)
    });
}

/// Plays on all phones by touch until `is_over`.
fn play(phones: &[Phone<'_>], longest: Duration, mut is_over: impl FnMut(usize) -> bool) -> usize {
    let begun = Instant::now();
    let mut touches = 0;
    let mut last = Instant::now();
    while !is_over(touches) {
        for phone in phones {
            if phone.touch_what(NEXT).is_some() {
                touches += 1;
                last = Instant::now();
            }
        }
        let words = || phones.iter().map(Phone::text).collect::<Vec<_>>().join("\n---\n");
        assert!(last.elapsed() < Duration::from_secs(60), "nobody can do anything:\n{}", words());
        assert!(begun.elapsed() < longest, "after {touches} touches:\n{}", words());
    }
    touches
}

/// Returns the decisions of a record, without hints and the like.
fn decisions(record: &Record) -> Vec<String> {
    record.entries().iter().map(|entry| format!("{entry:?}")).collect()
}

#[test]
fn four_phones_play_by_touch_through_reloads_and_a_killed_computer() {
    let Some(driver) = Driver::start() else {
        eprintln!("without chromedriver phones are left out");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let mut host = Host::start(
        folder.path(),
        &["--rules", "setback", "--seats", "Ana,Ben,Cy,Di", "--seed", "5", "--listen", "127.0.0.1:0"],
    );
    let phones: Vec<Phone<'_>> = (0..4).map(|_| driver.phone((360, 640), "en")).collect();
    for phone in &phones {
        sit(phone, &host.invitation());
    }
    // The first touch deals; a phone is reloaded again and again.
    let mut reloaded_at = 0;
    let _ = play(&phones, Duration::from_secs(300), |touches| {
        if touches % 7 == 3 && touches != reloaded_at {
            phones[touches % 4].reload();
            reloaded_at = touches;
        }
        saved(folder.path()).is_some_and(|record| record.entries().len() > 20)
    });
    let before = saved(folder.path()).expect("saved");
    let port = host.address.rsplit(':').next().expect("a port").to_owned();
    host.kill();
    let listen = format!("127.0.0.1:{port}");
    wait_until("the pages to miss the computer", || {
        phones.iter().all(|phone| phone.run("return document.body.classList.contains('is-lost')") == true).then_some(())
    });
    host = Host::start(folder.path(), &["--listen", &listen]);
    wait_until("every page to find its place again", || {
        phones
            .iter()
            .all(|phone| phone.run("return document.body.classList.contains('is-sitting')") == true)
            .then_some(())
    });
    let _ = play(&phones, Duration::from_secs(300), |_| {
        saved(folder.path()).is_some_and(|record| record.entries().len() > before.entries().len() + 30)
    });
    let after = saved(folder.path()).expect("saved");
    let (before, all) = (decisions(&before), decisions(&after));
    assert_eq!(all[..before.len()], before[..], "no decision is lost or changed");
    assert!(Table::resume(after).is_ok());
    for phone in &phones {
        assert_eq!(phone.complaints(), Vec::<String>::new());
    }
    drop(host);
}

/// Finds what a finger could not touch, what is cut off, and what a reader would not hear the name of.
const FLAWS: &str = include_str!("flaws.js");

#[test]
fn everything_on_a_page_can_be_touched_and_has_a_name() {
    let Some(driver) = Driver::start() else {
        eprintln!("without chromedriver phones are left out");
        return;
    };
    for (rules, seats, language) in [
        ("trinidad", "Ana,bot:steady,bot:steady,bot:steady", "en"),
        ("pidro", "Ana,bot:steady,bot:steady,bot:steady", "de"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let host =
            Host::start(folder.path(), &["--rules", rules, "--seats", seats, "--seed", "8", "--listen", "127.0.0.1:0"]);
        let phones = [driver.phone((360, 640), language)];
        phones[0].open(&host.invitation());
        let _ = wait_until("the form", || {
            phones[0].run("return document.body.classList.contains('is-join')").as_bool().filter(|is| *is)
        });
        assert_eq!(phones[0].run(FLAWS), serde_json::json!([]), "{rules}: the form");
        sit(&phones[0], &host.invitation());
        let _ = play(&phones, Duration::from_secs(300), |touches| {
            assert_eq!(
                phones[0].run(FLAWS),
                serde_json::json!([]),
                "{rules}, after {touches} touches: {}",
                phones[0].text()
            );
            touches > 24
        });
        assert_eq!(phones[0].complaints(), Vec::<String>::new());
    }
}
