//! The score pad of a game with real cards, kept by touch from two phones.

use crate::FLAWS;
use crate::browser::{Driver, Phone, wait_until};
use crate::host::Host;
use crate::touch::{touch_button, wait_for};

use pitch_session::{Pad, Storage};

use serde_json::{Value, json};

use std::path::Path;

/// Touches what a reader hears by these words, as soon as it is there and nothing is on its way.
fn touch(phone: &Phone<'_>, said: &str) {
    let find = "if (document.body.classList.contains('busy')) return null; const e = [...document.querySelectorAll('button')].find(e => e.offsetParent && (e.getAttribute('aria-label') || e.textContent) === SAID && e.ariaDisabled !== 'true'); if (!e) return null; e.scrollIntoView({ block: 'nearest' }); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, SAID];";
    let find = find.replace("SAID", &Value::from(said).to_string());
    let _ = wait_until(said, || phone.touch_what(&find));
}

/// Touches a place for a tick, and waits until the page shows that it is ticked.
fn tick(phone: &Phone<'_>, said: &str) {
    touch(phone, said);
    let find = "return [...document.querySelectorAll('button')].some(e => (e.getAttribute('aria-label') || e.textContent) === SAID && e.ariaPressed === 'true')";
    let find = find.replace("SAID", &Value::from(said).to_string());
    wait_until(said, || (phone.run(&find) == Value::Bool(true)).then_some(()));
}

fn wait_for_words(phone: &Phone<'_>, words: &str) {
    wait_until(words, || phone.text().contains(words).then_some(()));
}

fn saved(folder: &Path) -> Pad {
    let mut pads = Storage::open(folder).expect("open").pads();
    pads.remove(0).pad.expect("a pad")
}

fn scores(pad: &Pad) -> Vec<i16> {
    pad.game().scores().values().map(|points| points.0).collect()
}

fn host(folder: &Path, rules: &str, people: &str) -> Host {
    Host::start(folder, &["--pad", "--rules", rules, "--seats", people, "--listen", "127.0.0.1:0"])
}

#[test]
fn a_pad_is_kept_by_touch_from_two_phones() {
    let Some(driver) = Driver::found() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let mut host = host(folder.path(), "auction_pitch", "Ruth,Ben,Cleo,Dev");
    let phones = [(360, 640), (412, 915)].map(|size| driver.phone(size, "en"));
    for phone in &phones {
        phone.open(&host.invitation());
        wait_for(phone, "pad");
        wait_for_words(phone, "Dev deals.");
        assert_eq!(phone.run(FLAWS), json!([]));
    }
    let [one, other] = &phones;
    tick(one, "Bidder, Ben");
    wait_for_words(other, "How much was the bid?");
    touch(other, "Write it down");
    tick(one, "3");
    tick(one, "High, Ben");
    // The other phone goes on with the same hand.
    tick(other, "Low, Cleo");
    tick(one, "Game, Ben");
    wait_for_words(other, "Ben made 2 of 3. The jack wasn’t in play.");
    assert_eq!((one.run(FLAWS), other.run(FLAWS)), (json!([]), json!([])));
    touch(other, "Write it down");
    for phone in &phones {
        wait_for_words(phone, "Hand 2");
    }
    assert_eq!(scores(&saved(folder.path())), [0, -3, 1, 0]);
    touch(one, "Undo");
    wait_for_words(other, "Hand 1");
    for tick_of in ["Bidder, Cleo", "2", "High, Cleo", "Low, Cleo", "Game, Dev"] {
        tick(other, tick_of);
    }
    touch(other, "Write it down");
    wait_for_words(one, "Ruth deals.");
    assert_eq!(scores(&saved(folder.path())), [0, 0, 2, 1]);
    // The computer is started again: the phones find the pad by themselves, and correct what was told.
    host.kill_and_start(folder.path(), || {});
    wait_for_words(one, "Hand 2");
    wait_for(one, "pad");
    touch(one, "Menu");
    touch_button(one, "All hands");
    wait_for_words(one, "Hand 1: Cleo made 2.");
    assert_eq!(one.run(FLAWS), json!([]));
    let _ = one.run("[...document.querySelectorAll('.paper .item')].at(-1).click()");
    wait_for_words(one, "Hand 1");
    tick(one, "Jack, Ruth");
    touch(one, "Write it down");
    wait_for_words(one, "Hand 2");
    assert_eq!(scores(&saved(folder.path())), [1, 0, 2, 1]);
    for phone in &phones {
        assert_eq!(phone.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_finger_that_stays_on_a_button_counts_on() {
    let Some(driver) = Driver::found() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let host = host(folder.path(), "cinch", "Ruth,Ben,Cleo,Dev");
    let phone = driver.phone((360, 640), "en");
    phone.open(&host.invitation());
    wait_for(&phone, "pad");
    let place = "const e = [...document.querySelectorAll('.knob')].find(e => e.textContent === '+' && !e.ariaDisabled); e.scrollIntoView({ block: 'nearest' }); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]";
    let place = phone.run(place);
    let figure = || {
        let figure = phone.run("return document.querySelector('.count b').textContent");
        figure.as_str().and_then(|figure| figure.parse::<i32>().ok()).unwrap_or_default()
    };
    let at = (place[0].as_f64().expect("x"), place[1].as_f64().expect("y"));
    phone.touch(at.0, at.1);
    let once = wait_until("one press", || Some(figure()).filter(|now| *now > 0));
    phone.hold(at, 2_000);
    let run = wait_until("many steps", || Some(figure()).filter(|now| *now >= once + 3));
    // The end of it is no press besides, and nothing runs on.
    let still = phone
        .run("return new Promise(done => setTimeout(() => done(document.querySelector('.form').textContent), 700))");
    assert_eq!(phone.run("return document.querySelector('.form').textContent"), still, "{run} and no more");
    assert_eq!(phone.complaints(), Vec::<String>::new());
}

#[test]
fn every_question_of_a_pad_can_be_touched() {
    let Some(driver) = Driver::found() else { return };
    for (rules, people, language) in [
        ("cinch", "Ruth,Ben,Cleo,Dev", "en"),
        ("trinidad", "Ruth,Ben,Cleo,Dev", "fr"),
        ("ten_point", "Ruth,Ben,Cleo,Dev", "de"),
        ("auction_pitch", "Ruth,Ben,Cleo,Dev,Ella,Finn,Gus", "pl"),
        ("nine_card_don", "Ruth,Ben,Cleo,Dev", "pt-BR"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let host = host(folder.path(), rules, people);
        for size in [(360, 640), (740, 360)] {
            let phone = driver.phone(size, language);
            phone.open(&host.invitation());
            wait_for(&phone, "pad");
            assert_eq!(phone.run(FLAWS), json!([]), "{rules} in {language}, {size:?}: {}", phone.text());
            assert_eq!(phone.complaints(), Vec::<String>::new());
        }
    }
}
