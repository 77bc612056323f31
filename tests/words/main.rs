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

use pitch_players::Level;
use pitch_session::Settings;
use pitch_session::settings::Choices;

/// Settings of somebody who plays against plain bots of the usual level, by their usual names.
fn by_level() -> Settings {
    Settings { last_game: Choices { level: Level::USUAL, ..Choices::default() }, ..Settings::default() }
}
