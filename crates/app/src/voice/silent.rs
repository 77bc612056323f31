//! The voice where nobody can be told anything.

use super::{Event, Telling};

use iced::{Size, Task, window};

/// Speaker that does not exist here.
#[derive(Debug, Clone)]
pub enum Speaker {}

impl Speaker {
    /// Tells nobody.
    pub fn tell(&self, _telling: &Telling<'_>) {
        match *self {}
    }

    /// Tells nobody.
    pub fn begin(&self) {
        match *self {}
    }

    /// Tells nobody.
    pub fn focus(&self, _has_window: bool) {
        match *self {}
    }

    /// Tells nobody.
    pub fn place(&self, _origin: (i16, i16), _size: Size) {
        match *self {}
    }
}

/// Returns no events, ever.
pub(super) fn listen() -> impl iced::futures::Stream<Item = Event> {
    iced::futures::stream::pending()
}

/// Joins nothing, as nobody asks a window for anything.
pub(super) fn join(_id: window::Id, _maximized: bool) -> Task<Event> {
    Task::none()
}

/// Finds nothing, as nobody asks for the position of the window.
pub(super) fn place(_id: window::Id) -> Task<Event> {
    Task::none()
}
