//! Tells the parts of the screen to the automation of Windows, and hears the requests there.

use super::tree::{Ear, tree};
use super::{Event, Telling};

use accesskit_windows::{HWND, SubclassingAdapter};
use iced::futures::channel::mpsc::{self, UnboundedReceiver};
use iced::futures::stream::{self, Stream};
use iced::window::raw_window_handle::RawWindowHandle;
use iced::{Size, Task, window};

use std::cell::RefCell;

thread_local! {
    /// Adapter of the window. It belongs to the thread of the window, on which the program is told of everything as
    /// well.
    static ADAPTER: RefCell<Option<SubclassingAdapter>> = const { RefCell::new(None) };
    /// Words that were said last.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Handle by which a screen reader is told the parts of the screen.
#[derive(Debug, Clone)]
pub struct Speaker;

impl Speaker {
    /// Tells the parts of the screen, and says the words to be said.
    pub fn tell(&self, telling: &Telling<'_>) {
        let is_again = SAID.with_borrow(|said| said == telling.said);
        show(telling);
        if telling.said.is_empty() {
            return;
        }
        if is_again {
            // The same words are news only after others.
            SAID.with_borrow_mut(String::clear);
            show(telling);
        }
        SAID.with_borrow_mut(|said| telling.said.clone_into(said));
        show(telling);
    }

    /// Does nothing, as everything is told from the beginning as it is.
    pub fn begin(&self) {}

    /// Does nothing, as the adapter sees by itself if the window has the keyboard.
    pub fn focus(&self, _has_window: bool) {}

    /// Does nothing, as the adapter sees by itself where the window is.
    pub fn place(&self, _origin: (i16, i16), _size: Size) {}
}

fn show(Telling { title, parts, scale, .. }: &Telling<'_>) {
    let said = SAID.with_borrow(String::clone);
    let update = |adapter: &mut SubclassingAdapter| {
        adapter.update_if_active(|| tree((*title, ""), parts, *scale, &said, |_| None))
    };
    // Anyone who hears of it asks at once, and must find the adapter free.
    let told = ADAPTER.with_borrow_mut(|adapter| adapter.as_mut().and_then(update));
    if let Some(told) = told {
        told.raise();
    }
}

/// Returns no events, as all that is heard comes from the window, see [`join`].
pub(super) fn listen() -> impl Stream<Item = Event> {
    stream::pending()
}

/// Takes the questions to the window, which is hidden still, then shows it.
pub(super) fn join(id: window::Id, maximized: bool) -> Task<Event> {
    let shown = move |heard| {
        let grown = if maximized { window::maximize(id, true) } else { Task::none() };
        Task::batch([window::set_mode(id, window::Mode::Windowed), grown, Task::stream(heard)])
    };
    window::run(id, adopt).then(shown)
}

/// Puts the adapter before the window, and returns what will be heard by it.
fn adopt(window: &dyn window::Window) -> UnboundedReceiver<Event> {
    let (sender, heard) = mpsc::unbounded();
    if let Ok(RawWindowHandle::Win32(handle)) = window.window_handle().map(|handle| handle.as_raw()) {
        let ear = Ear(sender);
        let handle = HWND(handle.hwnd.get() as *mut _);
        ADAPTER.set(Some(SubclassingAdapter::new(handle, ear.clone(), ear.clone())));
        ear.hear(Event::Ready(Speaker));
    }
    heard
}

/// Finds nothing, as the adapter sees by itself where the window is.
pub(super) fn place(_id: window::Id) -> Task<Event> {
    Task::none()
}
