//! The screens of the window.

pub mod table;
