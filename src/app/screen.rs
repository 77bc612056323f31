//! The screens, and the sheets that lie over them.

pub mod home;
pub mod new_game;
pub mod result;
pub mod table;
