//! Auction Pitch.

pub mod bot;
pub mod command;
pub mod engine;
pub mod language;
pub mod session;
pub mod shuffle;

#[cfg(feature = "window")]
pub mod app;
