//! Tells the parts of the screen to the accessibility bus of the desktop, and hears what is asked there.

use super::tree::{Ear, tree};
use super::{Event, Part};

use accesskit_unix::Adapter;
use iced::futures::channel::mpsc;
use iced::futures::stream::{self, Stream, StreamExt};
use iced::{Task, window};

use std::sync::{Arc, Mutex, PoisonError};

/// Tells a screen reader what the screen consists of.
#[derive(Debug, Clone)]
pub struct Speaker(Arc<Mutex<Adapter>>);

impl Speaker {
    /// Tells what the screen consists of, `scale` physical pixels for one of its own, in a window with this title.
    pub fn tell(&self, title: &str, parts: &[Part], scale: f32) {
        self.adapter().update_if_active(|| tree(title, parts, scale));
    }

    /// Tells whether the window has the keyboard.
    pub fn focus(&self, has_window: bool) {
        self.adapter().update_window_focus_state(has_window);
    }

    fn adapter(&self) -> std::sync::MutexGuard<'_, Adapter> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Hears whether a screen reader listens and what it asks for.
pub(super) fn listen() -> impl Stream<Item = Event> {
    let (sender, heard) = mpsc::unbounded();
    let ear = Ear(sender);
    let adapter = Adapter::new(ear.clone(), ear.clone(), ear);
    stream::once(async move { Event::Ready(Speaker(Arc::new(Mutex::new(adapter)))) }).chain(heard)
}

/// The bus knows the window without being told of it.
pub(super) fn join(_id: window::Id, _maximized: bool) -> Task<Event> {
    Task::none()
}
