//! The iced program.

pub mod deck;
pub mod icon;
pub mod outline;
