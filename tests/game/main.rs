//! Games that commands play: bots against each other, programs from outside, and records that are played again.

mod arena;
mod outside;
#[path = "../../crates/session/tests/support/play.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod play;
mod replay;
