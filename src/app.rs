//! The iced program.

pub mod font;
pub mod layout;
pub mod paint;
pub mod theme;
