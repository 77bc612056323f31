//! The words: that every language has them all, and what is said of rules, lessons and decisions.

#[path = "../../../players/tests/support/anew.rs"]
mod anew;
#[path = "../../../rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod chance;
mod coach;
mod lessons;
mod locales;
#[path = "../../../session/tests/support/play.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod play;
mod sheets;
mod thoughts;
