//! Games that commands play: as a bot for another program, and records that are played again.

mod outside;
#[path = "../../crates/session/tests/support/play.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod play;
mod replay;
