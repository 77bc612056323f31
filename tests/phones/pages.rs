//! What pages show, whatever the size of their letters.

use crate::browser::{Driver, Phone, wait_until};
use crate::host::Host;
use crate::touch::{look, sit};

use serde_json::Value;

/// Plays by touch until a page is as it is wanted.
fn play_until(phone: &Phone<'_>, what: &str, wanted: &str) {
    wait_until(what, || {
        if phone.run(wanted) == Value::Bool(true) {
            return Some(());
        }
        if let Some(target) = look(phone).1 {
            target.touch_and_see(phone);
        }
        None
    });
}

/// Waits until a page is as it is wanted.
fn wait_until_is(phone: &Phone<'_>, what: &str, wanted: &str) {
    wait_until(what, || (phone.run(wanted) == Value::Bool(true)).then_some(()));
}

fn host(folder: &std::path::Path, rules: &str) -> Host {
    let seats = "Ana,bot:steady,bot:steady,bot:steady";
    Host::start(folder, &["--rules", rules, "--seats", seats, "--seed", "8", "--listen", "127.0.0.1:0"])
}

#[test]
fn a_card_that_cannot_be_played_leaves_what_the_hint_advises() {
    let Some(driver) = Driver::found() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let host = host(folder.path(), "setback");
    let phone = driver.phone((360, 640), "en");
    sit(&phone, &host.invitation());
    // Of a single card that may be played there are no chances to compare.
    let is_barred = "return !!document.querySelector('#hand .card[aria-disabled=true]') && document.querySelectorAll('#hand .card:not([aria-disabled=true])').length > 1 && !!document.querySelector('#act .round')";
    play_until(&phone, "a card that may not be played", is_barred);
    let _ = phone.run("document.querySelector('#act .round').click()");
    wait_until_is(
        &phone,
        "a hint",
        "return !!document.querySelector('#hand .advice') && !!document.querySelector('#act .go')",
    );
    let action = phone.run("return document.querySelector('#act .go').textContent");
    let said = phone.run("document.querySelector('#hand .card[aria-disabled=true]').click(); return document.querySelector('#say').textContent");
    assert!(said.as_str().is_some_and(|said| !said.is_empty()));
    assert_eq!(phone.run("return document.querySelector('#act .go')?.textContent"), action, "after {said}");
    // The chances of cards are none under a paper, where the cards close up.
    let seen = "return [...document.querySelectorAll('#hand .odds')].filter(e => e.offsetParent).length";
    wait_until_is(&phone, "chances", &format!("{seen} > 0"));
    let _ = phone.run("document.querySelector('.menu').click()");
    assert_eq!(phone.run(seen), 0);
    assert_eq!(phone.complaints(), Vec::<String>::new());
}

/// Finds cards that are not in view above the action, and marks of chances that are wider than their card.
const HIDDEN: &str = "const foot = document.getElementById('foot').getBoundingClientRect(); return [...document.querySelectorAll('#hand .card')].filter(e => e.offsetParent).map(e => [e, e.getBoundingClientRect()]).filter(([e, r]) => r.top < 0 || r.bottom > foot.top + 1 || [...e.querySelectorAll('.odds')].some(o => o.offsetWidth > r.width)).map(([e]) => e.ariaLabel)";

#[test]
fn large_text_leaves_the_hand_in_view() {
    let Some(driver) = Driver::found() else { return };
    for (rules, language) in [("setback", "de"), ("cinch", "de")] {
        let folder = tempfile::tempdir().expect("a folder");
        let host = host(folder.path(), rules);
        let phone = driver.phone((360, 640), language);
        sit(&phone, &host.invitation());
        let larger = "document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))";
        let _ = phone.run(larger);
        let mut seen = 0;
        while seen < 8 {
            let Some(target) = look(&phone).1 else { continue };
            let has_hint =
                phone.run("const e = document.querySelector('#act .round:not(.on)'); e?.click(); return !!e");
            if has_hint == Value::Bool(true) {
                wait_until_is(&phone, "a hint", "return !!document.querySelector('#act .round.on')");
            }
            let _ = phone.run("dispatchEvent(new Event('resize'))");
            assert_eq!(phone.run(HIDDEN), serde_json::json!([]), "{rules}, after {seen}: {}", phone.text());
            target.touch_and_see(&phone);
            seen += 1;
        }
        assert_eq!(phone.complaints(), Vec::<String>::new());
    }
}

/// Finds what lies over something else on the page of a pad, or is cut off at its sides.
const OVERLAID: &str = "const box = e => e.getBoundingClientRect(), [say, board, foot] = ['#say', '#board', '#foot'].map(e => box(document.querySelector(e))); const wide = [...document.querySelectorAll('.strip *, .form button')].filter(e => box(e).right > innerWidth + 1 || box(e).left < -1).map(e => e.className + e.textContent); return [say.top < board.bottom - 1 ? 'the sentence over the pad' : '', board.bottom > foot.top + 1 ? 'the pad under the action' : '', ...wide].filter(Boolean)";

#[test]
fn large_text_lays_nothing_over_a_pad() {
    let Some(driver) = Driver::found() else { return };
    for rules in ["setback", "cinch", "nine_card_don"] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = ["--pad", "--rules", rules, "--seats", "Ruth,Ben,Cleo,Dev", "--listen", "127.0.0.1:0"];
        let host = Host::start(folder.path(), &options);
        let phone = driver.phone((360, 640), "en");
        phone.open(&host.invitation());
        wait_until_is(&phone, "the pad", "return !!document.querySelector('.form')");
        let _ = phone.run("document.documentElement.style.fontSize = '200%'");
        assert_eq!(phone.run(OVERLAID), serde_json::json!([]), "{rules}");
    }
}

/// Shows a television, as everybody sees the table.
fn watch(phone: &Phone<'_>, host: &Host) {
    let (address, key) = (host.address(), host.invitation());
    phone.open(&format!("{address}/tv{}", key.trim_start_matches(address).trim_start_matches('/')));
    wait_until_is(phone, "the table", "return document.body.classList.contains('is-tv')");
}

#[test]
fn boxes_of_a_bid_stand_in_one_row_and_names_within_the_screen() {
    let Some(driver) = Driver::found() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let seats = "Wilhelmine-Charlotte Wei,WWWWWWWWWWWWWWWWWWWWWWWW,Øyvind Bjørnstjerne-Åås,bot:steady";
    let options = ["--rules", "setback", "--seats", seats, "--seed", "8", "--listen", "127.0.0.1:0"];
    let host = Host::start(folder.path(), &options);
    let phone = driver.phone((360, 640), "en");
    sit(&phone, &host.invitation());
    let [small, large] = [(360, 640), (1920, 1080)].map(|size| driver.phone(size, "en"));
    let names = "const box = e => e.getBoundingClientRect(), ribbon = box(document.querySelector('.ribbon')); return [...document.querySelectorAll('.plate .nm > b')].map(e => [e, box(e)]).filter(([e, r]) => r.left < 0 || r.right > innerWidth || r.right > ribbon.left && r.left < ribbon.right && r.top < ribbon.bottom && r.bottom > ribbon.top).map(([e]) => e.textContent)";
    watch(&large, &host);
    assert_eq!(large.run(names), serde_json::json!([]));
    play_until(&phone, "a card", "return !!document.querySelector('#board .trick .c')");
    watch(&small, &host);
    let rows = "return new Set([...document.querySelectorAll('.box')].map(e => e.getBoundingClientRect().top)).size";
    wait_until_is(&small, "boxes", &format!("{rows} > 0"));
    assert_eq!(small.run(rows), 1);
    assert_eq!(large.run(names), serde_json::json!([]));
    // A bot plays where nobody sat down; the contract is at its seat or at that of the person.
    wait_until_is(&large, "the contract", "return document.querySelectorAll('.plate .b .pip').length === 1");
}
