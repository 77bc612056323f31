//! Auction Pitch.

pub mod engine;

#[cfg(feature = "window")]
pub mod app;
