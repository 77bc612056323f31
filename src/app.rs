//! The iced program.

pub mod deck;
pub mod font;
pub mod icon;
pub mod layout;
pub mod outline;
pub mod paint;
pub mod theme;
