//! Auction Pitch.

pub mod engine;
pub mod language;
pub mod shuffle;

#[cfg(feature = "window")]
pub mod app;
