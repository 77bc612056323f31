//! What the program says and understands: the command line, the text face, and the documents.

mod command;
mod documents;
#[cfg(unix)]
#[path = "../support/guest.rs"]
mod guest;
mod lessons;
mod listener;
mod look_back;
mod packaging;
#[path = "../../crates/session/tests/support/play.rs"]
mod play;
mod puzzle;
mod teacher;
mod text;
mod wording;
