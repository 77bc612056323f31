//! The iced program.

pub mod context;
pub mod deck;
pub mod focus;
pub mod font;
pub mod icon;
pub mod keeper;
pub mod keymap;
pub mod layout;
pub mod outline;
pub mod paint;
pub mod screen;
pub mod theme;
pub mod timeline;
pub mod widget;

use crate::session::Deals;

use std::path::PathBuf;

/// What the window is opened with.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// Where the packs of the next new game come from; nothing for a random seed.
    pub deals: Option<Deals>,
    /// The folder for saved games and settings; nothing for those of the system.
    pub data_dir: Option<PathBuf>,
    /// The tag of the language; nothing for that of the settings or the system.
    pub language: Option<String>,
    /// What draws the window.
    pub renderer: Renderer,
}

/// What draws the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Renderer {
    /// A graphics card if the build can use one and there is one, else the processor.
    #[default]
    Auto,
    /// A graphics card.
    Gpu,
    /// The processor.
    Software,
}

/// The window cannot be opened.
#[derive(Debug, thiserror::Error)]
#[error("there is no window yet; `auction-pitch --text` plays in the terminal")]
pub struct StartError;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// If it cannot be opened.
pub fn run(_options: Options) -> Result<(), StartError> {
    Err(StartError)
}
