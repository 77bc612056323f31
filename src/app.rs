//! The iced program.
