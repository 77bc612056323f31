//! Tells the parts of the screen to the accessibility bus of the desktop, and hears the requests there.
//!
//! Words said besides, such as the last events, go out as an announcement. A reader that knows none of them hears it as
//! the name of the window, which every reader reads out when it changes, wherever the keyboard is. At once after it the
//! window has no name any more, which is not read out: a reader looks at the name whenever the keyboard moves as well,
//! and passes over names that it has seen. Over a dialog, which such a reader takes for a window of its own, the words
//! are the description of the part with the keyboard.

use super::origin::origin;
use super::readers::Readers;
use super::tree::{Ear, tree};
use super::{Event, Part, Role, Telling};

use accesskit::Rect;
use accesskit_unix::Adapter;
use iced::futures::channel::mpsc;
use iced::futures::stream::{self, Stream, StreamExt};
use iced::{Size, Task, window};

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Handle by which a screen reader is told the parts of the screen.
#[derive(Debug, Clone)]
pub struct Speaker(Arc<Mutex<Mouth>>);

#[derive(Debug)]
struct Mouth {
    adapter: Adapter,
    readers: Readers,
    /// `true` if the window has the keyboard.
    has_window: bool,
    /// `true` if that was told to the listener.
    is_told: bool,
    /// Words that were said last.
    said: String,
    /// Name of the window, where the words said are its name.
    title: Option<String>,
    /// Part as whose description the words said are told, and the words.
    about: Option<(u64, String)>,
    /// Part that had the keyboard last.
    focused: Option<u64>,
}

impl Speaker {
    /// Tells the parts of the screen, and says the words to be said.
    pub(crate) fn tell(&self, telling: &Telling<'_>) {
        self.mouth().tell(telling);
    }

    /// Begins to tell a listener. That the window has the keyboard is told to them once they can find it: of a state
    /// that held before they never hear.
    pub fn begin(&self) {
        let mut mouth = self.mouth();
        mouth.is_told = false;
        mouth.adapter.update_window_focus_state(false);
    }

    /// Tells if the window has the keyboard.
    pub(crate) fn focus(&self, has_window: bool) {
        let mut mouth = self.mouth();
        mouth.has_window = has_window;
        if mouth.is_told {
            mouth.adapter.update_window_focus_state(has_window);
        }
    }

    /// Tells the position on the screen of the window's contents, and their size, in physical pixels.
    pub(crate) fn place(&self, (x, y): (i16, i16), size: Size) {
        let (x, y) = (f64::from(x), f64::from(y));
        let inner = Rect { x0: x, y0: y, x1: x + f64::from(size.width), y1: y + f64::from(size.height) };
        self.mouth().adapter.set_root_window_bounds(inner, inner);
    }

    fn mouth(&self) -> MutexGuard<'_, Mouth> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mouth {
    fn tell(&mut self, telling: &Telling<'_>) {
        let focused = telling.parts.iter().find(|part| part.has_focus).map(|part| part.id);
        if self.readers.know_announcements() {
            self.title = None;
        }
        let _ = self.about.take_if(|(part, _)| Some(*part) != focused);
        let has_come = std::mem::replace(&mut self.focused, focused) != focused;
        let layer = telling.parts.iter().find(|part| part.role.is_layer());
        let is_described = !self.readers.know_announcements() && layer.is_some_and(|layer| layer.role == Role::Dialog);
        // A reader that comes to a part reads its description out, and would do so again for one that came a moment later.
        let arrived = focused.filter(|_| has_come && is_described && !telling.said.is_empty());
        if let Some(part) = arrived {
            self.about = Some((part, telling.said.to_owned()));
        }
        // What has the keyboard is told first: to read that out, a reader breaks off whatever it is at.
        self.show(telling);
        if !std::mem::replace(&mut self.is_told, true) {
            self.adapter.update_window_focus_state(self.has_window);
        }
        if telling.said.is_empty() {
            return;
        }
        if self.said == telling.said && arrived.is_none() {
            // The same words are news only after others.
            self.said.clear();
            self.about = None;
            self.show(telling);
        }
        telling.said.clone_into(&mut self.said);
        if !self.readers.know_announcements() {
            match focused.filter(|_| is_described) {
                Some(part) => self.about = Some((part, self.said.clone())),
                None => self.title = Some(self.said.clone()),
            }
        }
        self.show(telling);
        if self.title.as_ref().is_some_and(|title| !title.is_empty()) {
            self.title = Some(String::new());
            self.show(telling);
        }
    }

    fn show(&mut self, Telling { title, parts, scale, .. }: &Telling<'_>) {
        // Without a name the window is called by what there is to say of it.
        let window = self.title.as_deref().map_or((*title, ""), |name| (name, *title));
        let (said, about) = (&self.said, &self.about);
        let about = |part: &Part| about.as_ref().filter(|(id, _)| *id == part.id).map(|(_, words)| words.clone());
        self.adapter.update_if_active(|| tree(window, parts, *scale, said, about));
    }
}

/// Hears when screen readers begin and end to listen, and their requests.
pub(super) fn listen() -> impl Stream<Item = Event> {
    let (sender, heard) = mpsc::unbounded();
    let ear = Ear(sender);
    let readers = Readers::default();
    let adapter = Adapter::new(ear.clone(), ear.clone(), ear);
    let mouth = Mouth {
        adapter,
        readers: readers.clone(),
        has_window: false,
        is_told: false,
        said: String::new(),
        title: None,
        about: None,
        focused: None,
    };
    let heard = heard.inspect(move |event| {
        if matches!(event, Event::Listened(true)) {
            readers.watch();
        }
    });
    stream::once(async move { Event::Ready(Speaker(Arc::new(Mutex::new(mouth)))) }).chain(heard)
}

/// Joins nothing, as the bus knows the window without being told of it.
pub(super) fn join(_id: window::Id, _maximized: bool) -> Task<Event> {
    Task::none()
}

/// Finds out the position of the window on the screen.
pub(super) fn place(id: window::Id) -> Task<Event> {
    window::run(id, origin).map(Event::Placed)
}
