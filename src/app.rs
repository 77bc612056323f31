//! The iced program.

pub mod deck;
pub mod focus;
pub mod font;
pub mod icon;
pub mod keymap;
pub mod layout;
pub mod outline;
pub mod paint;
pub mod theme;
pub mod timeline;
