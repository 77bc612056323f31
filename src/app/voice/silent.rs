//! Where nobody can be told anything.

use super::{Event, Part};

use iced::{Task, window};

/// Nobody has one.
#[derive(Debug, Clone)]
pub enum Speaker {}

impl Speaker {
    /// Tells nobody.
    pub fn tell(&self, _title: &str, _parts: &[Part], _scale: f32) {
        match *self {}
    }

    /// Tells nobody.
    pub fn focus(&self, _has_window: bool) {
        match *self {}
    }
}

/// Nobody ever asks for anything.
pub(super) fn listen() -> impl iced::futures::Stream<Item = Event> {
    iced::futures::stream::pending()
}

/// Nobody asks a window for anything.
pub(super) fn join(_id: window::Id, _maximized: bool) -> Task<Event> {
    Task::none()
}
