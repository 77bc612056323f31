//! What the window tells a screen reader: the parts of the screen in words, what they are and how they stand, and what is
//! asked of them.
//!
//! A control says itself what it is, where it is made: buttons, choices and fields of `widget` are [`Said`] to whoever walks
//! over them, and the words on them are their names. The table is painted, and lists its parts itself. Both become
//! [`Part`]s, in the order in which they are read. Nothing of this is done before a screen reader listens.

mod part;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod speaker;
#[cfg(all(feature = "voice", windows))]
#[path = "voice/windows.rs"]
mod speaker;
#[cfg(not(all(feature = "voice", any(target_os = "linux", windows))))]
#[path = "voice/silent.rs"]
mod speaker;
#[cfg(all(feature = "voice", any(target_os = "linux", windows)))]
mod tree;
mod walk;

pub use part::{Part, Role, Said};
pub use speaker::Speaker;
pub use walk::{Press, Walk, complete};

use iced::{Subscription, Task, window};

use std::hash::{DefaultHasher, Hash, Hasher};

/// What a screen reader wants, or what is found for it.
#[derive(Debug, Clone)]
pub enum Event {
    /// Whoever listens can be told something by this.
    Ready(Speaker),
    /// A screen reader listens, or none does any more.
    Listened(bool),
    /// It asks this of the part with this id.
    Asked(u64, Asked),
    /// The widgets of the window are these.
    Walked(Vec<Part>),
    /// The widgets are these, of which the one with this id is to be pressed.
    Found(u64, Vec<Part>),
    /// What was done with a widget may have changed something.
    Done,
}

/// What a screen reader wants. Nothing is heard and no time passes while none listens.
pub fn heard() -> Subscription<Event> {
    Subscription::run(speaker::listen)
}

/// Whether a window is opened hidden, and shown by [`join`] once a screen reader finds it.
pub const SHOWS_WINDOW: bool = cfg!(all(feature = "voice", windows));

/// Lets a screen reader find the window that was opened, and gives what it wants there. A hidden window is shown, `maximized` or
/// not: one that is opened so would be seen too early.
pub fn join(id: window::Id, maximized: bool) -> Task<Event> {
    speaker::join(id, maximized)
}

/// What can be asked of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// What a click does.
    Press,
    /// To have the keyboard.
    Focus,
}

/// What was told last, and who is told.
#[derive(Debug, Default)]
pub struct Voice {
    speaker: Option<Speaker>,
    is_listened: bool,
    has_window: bool,
    /// How many sheets there were and how much had happened at the table when the screen was looked at last.
    seen: (usize, u64),
    told: Vec<Part>,
    /// The widget that is to have the keyboard, and how many keys were pressed to get there.
    pub(super) sought: Option<(u64, u32)>,
}

impl Voice {
    /// Whether a screen reader listens.
    pub const fn is_listened(&self) -> bool {
        self.is_listened
    }

    /// A screen reader listens from now on, or none does.
    pub fn listened(&mut self, is_listened: bool) {
        self.is_listened = is_listened;
        self.told.clear();
        self.sought = None;
    }

    /// Whoever listens is told by this.
    pub fn ready(&mut self, speaker: Speaker) {
        speaker.focus(self.has_window);
        self.speaker = Some(speaker);
    }

    /// The screen is looked at, with so many sheets, and so much that has happened at the table. Tells whether that is new.
    pub fn sees(&mut self, seen: (usize, u64)) -> bool {
        std::mem::replace(&mut self.seen, seen) != seen
    }

    /// Whether the window has the keyboard.
    pub fn focus(&mut self, has_window: bool) {
        self.has_window = has_window;
        if let Some(speaker) = &self.speaker {
            speaker.focus(has_window);
        }
    }

    /// What was told last.
    pub fn told(&self) -> &[Part] {
        &self.told
    }

    /// The part with this id, if it was told.
    pub fn part(&self, id: u64) -> Option<&Part> {
        self.told.iter().find(|part| part.id == id)
    }

    /// Tells what the screen consists of, `scale` physical pixels for one of its own, in a window with this title.
    pub fn tell(&mut self, title: &str, parts: Vec<Part>, scale: f32) {
        if !self.is_listened || self.told == parts {
            return;
        }
        self.told = parts;
        if let Some(speaker) = &self.speaker {
            speaker.tell(title, &self.told, scale);
        }
    }
}

/// Gives every part an id that it keeps as long as it is the same thing on the same screen, which `screen` tells apart.
pub fn number(parts: &mut [Part], screen: u64) {
    let mut seen: Vec<u64> = Vec::with_capacity(parts.len());
    for part in parts {
        let mut hasher = DefaultHasher::new();
        // What is only read may say something else from moment to moment.
        let name = if part.role.is_control() { part.own_name.as_str() } else { "" };
        (screen, part.role, name).hash(&mut hasher);
        let alike = hasher.finish();
        let before = seen.iter().filter(|one| **one == alike).count();
        seen.push(alike);
        (alike, before).hash(&mut hasher);
        part.id = hasher.finish();
    }
}
