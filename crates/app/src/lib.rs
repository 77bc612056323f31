//! The iced program.

#![warn(unreachable_pub)]

mod backend;
mod background;
pub mod chooser;
pub mod context;
mod costing;
pub mod deck;
pub mod document;
mod ended;
pub mod focus;
pub mod font;
pub mod icon;
mod keeper;
pub mod keymap;
pub mod layout;
mod monitors;
pub mod outcome;
mod outline;
pub mod paint;
pub mod phones;
pub mod pointer;
mod portrait;
pub mod program;
pub mod saved_game;
pub mod screen;
mod search;
mod shared_library;
pub mod sheet;
mod side_words;
pub mod sound;
mod startup;
pub mod theme;
pub mod timeline;
mod visits;
pub mod voice;
pub mod widget;
mod wishes;
mod zoom;

pub use backend::NoGpu;
pub use shared_library::Library;

use crate::program::Program;
use pitch_language::UnknownLanguage;
use pitch_session::last_state::LastState;
use pitch_session::settings::Renderer;
use pitch_session::{Deals, Folders, Guest, diary};

use iced::window::settings::PlatformSpecific;
use iced::{Point, Rectangle, Size, window};

use std::cell::RefCell;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// Options that the window is opened with.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A saved game or a rule set to open.
    pub file: Option<PathBuf>,
    /// Source of the packs of the next new game; `None` for a random seed.
    pub deals: Option<Deals>,
    /// Folder for saved games and settings; `None` for those of the system.
    pub data_dir: Option<PathBuf>,
    /// Tag of the language; `None` for that of the settings or the system.
    pub language: Option<String>,
    /// Renderer of the window; `None` for the one in the settings.
    pub renderer: Option<Renderer>,
    /// The programs that may take the seats of bots.
    pub bots: Vec<pitch_outside::Program>,
    /// The monitors, in physical pixels of the desktop; none if they are not known.
    pub monitors: Vec<Rectangle>,
}

impl Options {
    /// Returns `true` if nothing is asked for beyond what a window that is already open can do: come forward, and open
    /// a file.
    const fn asks_for_nothing_new(&self) -> bool {
        let Options { file: _, deals, data_dir: _, language, renderer, bots, monitors: _ } = self;
        deals.is_none() && language.is_none() && renderer.is_none() && bots.is_empty()
    }
}

/// Error that keeps the window from being opened, or ends the program.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The requested language does not exist.
    #[error(transparent)]
    Language(#[from] UnknownLanguage),
    /// This build draws with the processor only.
    #[error(transparent)]
    NoGpu(#[from] NoGpu),
    /// The system provides no window.
    #[error("no window could be opened ({0}); `auction-pitch --text` plays in the terminal")]
    Window(#[from] iced::Error),
    /// There is no display to open a window on.
    #[error("there is no display to open a window on; `auction-pitch --text` plays in the terminal")]
    NoDisplay,
    /// A library is missing that the window is opened with.
    #[error("the library {} is missing, which is in the package {} of Debian and Ubuntu", .0.name, .0.package)]
    NoLibrary(Library),
    /// The program failed.
    #[error("the program has failed and must be started again ({note}); {}", .last_state.note())]
    Failed {
        /// Description of the failure, with its place.
        note: String,
        /// Last decisions, as far as they are known.
        last_state: LastState,
    },
}

/// Opens the window and returns once it is closed. If another window already plays with the folder, that window comes
/// forward instead and opens the file.
///
/// # Errors
/// If it cannot be opened.
pub fn run(options: Options) -> Result<(), StartError> {
    let state = Folders::choose(options.data_dir.as_deref()).map(|folders| folders.state);
    diary::begin(state.as_deref());
    let heard = Arc::new(Mutex::new(None));
    let hears = Arc::clone(&heard);
    diary::watch(state, move |panic, crash| {
        // Where there is no display, or a library is missing, iced does not say so but panics.
        let error = if let Some(library) = Library::missed_in(&panic.to_string()) {
            StartError::NoLibrary(library)
        } else if panic.to_string().contains("event loop") {
            StartError::NoDisplay
        } else {
            StartError::Failed { note: crash.to_string(), last_state: LastState::known() }
        };
        let is_failure = matches!(error, StartError::Failed { .. });
        if let Ok(mut heard) = hears.lock() {
            *heard = Some(error);
        }
        is_failure
    });
    let ended = std::panic::catch_unwind(AssertUnwindSafe(|| open(options)));
    let _ = std::panic::take_hook();
    let failed = || heard.lock().ok().and_then(|mut heard| heard.take());
    ended.unwrap_or_else(|_| {
        // By now whatever was on its way to the disk is there, or could not be written.
        let last_state = LastState::known();
        Err(match failed() {
            Some(StartError::Failed { note, .. }) => StartError::Failed { note, last_state },
            Some(error) => error,
            None => StartError::Failed { note: String::new(), last_state },
        })
    })
}

fn open(options: Options) -> Result<(), StartError> {
    backend::choose(options.renderer, options.data_dir.as_deref())?;
    let asks_for_nothing_new = options.asks_for_nothing_new();
    // A wrong language is told before there is a window.
    let mut program = Program::new(Options { monitors: monitors::known(), ..options })?;
    if asks_for_nothing_new && program.visit() {
        return Ok(());
    }
    program.open_door();
    let guests = program.guests().to_vec();
    // iced makes the window larger with the interface.
    let place = program.place();
    let size = Size::new(place.width.into(), place.height.into()) * (1.0 / program.zoom());
    let corner = |(x, y)| window::Position::Specific(Point::new(x as f32, y as f32));
    let started = RefCell::new(Some(program));
    let boot = move || {
        // iced boots a program once.
        let mut program = started.borrow_mut().take().expect("a program is booted once");
        let first = program.begin();
        (program, first)
    };
    let window = window::Settings {
        size,
        min_size: Some(zoom::LEAST_SIZE),
        position: place.corner.map_or(window::Position::Default, corner),
        maximized: place.is_maximized && !voice::SHOWS_WINDOW,
        visible: !voice::SHOWS_WINDOW,
        icon: icon::window(),
        platform_specific: identity(),
        exit_on_close_request: false,
        ..window::Settings::default()
    };
    iced::application::timed(boot, Program::update, Program::subscription, Program::view)
        .title(Program::title)
        .theme(|program: &Program| Some(program.theme()))
        .style(|program: &Program, _: &iced::Theme| program.style())
        .scale_factor(Program::zoom)
        .default_font(font::REGULAR)
        .window(window)
        .run()?;
    guests.iter().for_each(Guest::end);
    Ok(())
}

/// The name of the program among those of others: of its entry in menus and docks, by which the desktop knows its window, and
/// of its icon.
pub const ID: &str = "io.github.auction_pitch.AuctionPitch";

/// Returns the name by which the desktop knows the window, on Wayland and X11.
#[cfg(target_os = "linux")]
fn identity() -> PlatformSpecific {
    PlatformSpecific { application_id: ID.to_owned(), ..PlatformSpecific::default() }
}

/// Returns no name: elsewhere the icon and the title suffice.
#[cfg(not(target_os = "linux"))]
fn identity() -> PlatformSpecific {
    PlatformSpecific::default()
}
