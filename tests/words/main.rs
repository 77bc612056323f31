//! What the program says and understands: the command line, the text face, the languages, and the documents.

#[path = "../../crates/rules/tests/support/chance.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod chance;
mod command;
mod documents;
#[cfg(unix)]
#[path = "../support/guest.rs"]
mod guest;
mod lessons;
mod listener;
mod locales;
mod look_back;
mod packaging;
#[path = "../support/play.rs"]
mod play;
mod puzzle;
mod sheets;
mod teacher;
mod text;
mod wording;
