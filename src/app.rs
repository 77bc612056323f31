//! The iced program.

pub mod context;
pub mod deck;
pub mod focus;
pub mod font;
pub mod icon;
pub mod keymap;
pub mod layout;
pub mod outline;
pub mod paint;
pub mod screen;
pub mod theme;
pub mod timeline;
pub mod widget;
