//! People at phones, who know nothing but the page.

use crate::browser::{Phone, wait_until};

use pitch_rules::Action;
use serde_json::Value;

use std::time::{Duration, Instant};

/// Finds what a person who knows nothing but the page would touch next, and what that decides.
const NEXT: &str = include_str!("next.js");

/// Something to touch.
pub(crate) struct Target {
    x: f64,
    y: f64,
    /// Phase of the page and cards that are marked there.
    seen: Value,
    /// Decision that the touch sends, if it sends one.
    pub(crate) decides: Option<Action>,
}

impl Target {
    pub(crate) fn touch(&self, phone: &Phone<'_>) {
        phone.touch(self.x, self.y);
    }

    /// Touches it and waits until the page shows that it was, as a person does: on a slow machine the click comes some time
    /// after the finger. A touch that hit nothing is not waited for long.
    pub(crate) fn touch_and_see(&self, phone: &Phone<'_>) {
        self.touch(phone);
        let begun = Instant::now();
        while phone.run(NEXT)["seen"] == self.seen && begun.elapsed() < Duration::from_secs(2) {}
    }
}

/// Returns the phase in which a page is, and what can be touched there, if anything.
pub(crate) fn look(phone: &Phone<'_>) -> (String, Option<Target>) {
    let next = phone.run(NEXT);
    let phase = next["phase"].as_str().unwrap_or_default().to_owned();
    let decides = next["act"].as_str().and_then(|act| act.parse().ok());
    let target =
        next["x"].as_f64().zip(next["y"].as_f64()).map(|(x, y)| Target { x, y, seen: next["seen"].clone(), decides });
    (phase, target)
}

/// Returns `true` if the page is of this kind: `join`, `sitting`, `taken` and so on.
pub(crate) fn shows(phone: &Phone<'_>, kind: &str) -> bool {
    phone.run(&format!("return document.body.classList.contains('is-{kind}')")) == Value::Bool(true)
}

pub(crate) fn wait_for(phone: &Phone<'_>, kind: &str) {
    wait_until(kind, || shows(phone, kind).then_some(()));
}

/// Touches the button on which these words stand, once it is there.
pub(crate) fn touch_button(phone: &Phone<'_>, words: &str) {
    let find = "const e = [...document.querySelectorAll('button')].find(e => e.offsetParent && e.textContent === WORDS); if (!e) return null; const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, e.textContent];";
    let find = find.replace("WORDS", &Value::from(words).to_string());
    let _ = wait_until(words, || phone.touch_what(&find));
}

/// Somebody sits down at the place that is offered first.
pub(crate) fn sit(phone: &Phone<'_>, invitation: &str) {
    phone.open(invitation);
    wait_for(phone, "join");
    // In whatever language it is said.
    wait_until("the button", || {
        let button = look(phone).1?;
        button.touch(phone);
        Some(())
    });
    wait_for(phone, "sitting");
}
