//! The commands of the program that need no window.

pub mod rules;
pub mod text;
