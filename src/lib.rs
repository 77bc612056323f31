//! Auction Pitch.

pub mod engine;
pub mod language;

#[cfg(feature = "window")]
pub mod app;
