//! What the program says and understands: the command line, the text face, the languages, and the documents.

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
mod teacher;
mod text;
mod wording;
