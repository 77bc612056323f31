//! The window as told to a screen reader: the parts of the screen in words, with their roles and states, and the
//! requests for them.
//!
//! A control says its role itself, where it is made: buttons, choices and fields of `widget` are [`Said`] to an
//! operation that walks over them, and the words on them are their names. The table is painted, and lists its parts
//! itself. Both become [`Part`]s, in the order in which they are read. The same walk finds the [`Stop`]s of the
//! keyboard. Nothing of this is done before a screen reader listens or a key asks what has the keyboard.
//!
//! Events are no part of the screen, and gone before they could be read there: they are said besides, in their order.
//! When a page comes up, its question or message is told as the description of the page, since readers read that out
//! before the part with the keyboard.

#[cfg(all(feature = "voice", target_os = "linux"))]
mod origin;
mod part;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod readers;
mod sent;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod speaker;
#[cfg(all(feature = "voice", windows))]
#[path = "voice/windows.rs"]
mod speaker;
#[cfg(not(all(feature = "voice", any(target_os = "linux", windows))))]
#[path = "voice/silent.rs"]
mod speaker;
mod stop;
#[cfg(all(feature = "voice", any(target_os = "linux", windows)))]
mod tree;
mod walk;

pub use part::{Part, Role, Said};
pub use sent::{Sends, Sent};
pub(crate) use speaker::Speaker;
pub(crate) use stop::FOCUSED;
pub use stop::{Area, At, Stop, Stopped, Walked};
pub use walk::{Show, Walk, complete};

use pitch_language::{Language, phrase};

use iced::{Size, Subscription, Task, window};

use std::hash::{DefaultHasher, Hash, Hasher};

/// Event from a screen reader, or from a search made for one.
#[derive(Debug, Clone)]
pub enum Event {
    /// The speaker by which a listener can be told something is ready.
    Ready(Speaker),
    /// A screen reader listens, or none does any more.
    Listened(bool),
    /// It makes a request of the part with this id.
    Asked(u64, Asked),
    /// The widgets of the window were listed by the walk of this number.
    Walked(u64, Walked),
    /// The widgets were listed to carry out a request of the one with this id.
    Found(u64, Asked, Walked),
    /// The upper left corner of the window's contents became known, in physical pixels of the screen; `None` if it
    /// cannot be.
    Placed(Option<(i16, i16)>),
}

/// Returns the events from screen readers. Nothing is heard and no time passes while none listens.
pub(crate) fn heard() -> Subscription<Event> {
    Subscription::run(speaker::listen)
}

/// `true` if a window is opened hidden, and shown once a screen reader finds it.
pub const SHOWS_WINDOW: bool = cfg!(all(feature = "voice", windows));

/// Lets a screen reader find the window that was opened, and returns its requests there. A hidden window is shown,
/// `maximized` or not: one that is opened so would be seen too early.
pub(crate) fn join(id: window::Id, maximized: bool) -> Task<Event> {
    speaker::join(id, maximized)
}

/// Finds out the position of the window on the screen, for telling of places there.
pub(crate) fn place(id: window::Id) -> Task<Event> {
    speaker::place(id)
}

/// State of the screen and words to be said, told at once.
#[derive(Debug, Clone, Copy)]
pub struct Telling<'a> {
    /// Title of the window.
    pub title: &'a str,
    /// Parts of the screen.
    pub parts: &'a [Part],
    /// Number of physical pixels in a pixel of the interface.
    pub scale: f32,
    /// Words that are said besides; empty for none.
    pub said: &'a str,
}

/// News: events, and the words that stand on the screen until they are dealt with.
#[derive(Debug, Default)]
pub struct News {
    /// Events, a sentence each.
    pub happened: Vec<String>,
    /// Questions, advice or refusals, a sentence or more each.
    pub standing: Vec<String>,
    /// `true` if the standing words are told once more even if nothing happened.
    pub is_asked_anew: bool,
}

/// Request that can be made of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Do what a click does.
    Press,
    /// Get the keyboard.
    Focus,
}

/// Last state that was told, and the speaker to tell it.
#[derive(Debug, Default)]
pub struct Voice {
    speaker: Option<Speaker>,
    is_listened: bool,
    has_window: bool,
    /// Number of sheets and of changes at the table when the screen was last looked at.
    seen: (usize, u64),
    /// Number of the last walk over the widgets: of no other is anything told.
    walk: u64,
    told: Vec<Part>,
    /// Page or sheet in front, and the words that were said as it came up.
    layer: Option<(u64, String)>,
    /// Words that stood on the screen and were said since anything happened.
    standing: Vec<String>,
    /// Words that were said last.
    said: String,
}

impl Voice {
    /// Returns `true` if a screen reader listens.
    pub(crate) const fn is_listened(&self) -> bool {
        self.is_listened
    }

    /// Takes note that a screen reader listens from now on, or that none does.
    pub fn listened(&mut self, is_listened: bool) {
        self.is_listened = is_listened;
        if let Some(speaker) = self.speaker.as_ref().filter(|_| is_listened) {
            speaker.begin();
        }
        self.told.clear();
        self.standing.clear();
        self.layer = None;
    }

    /// Takes the speaker by which listeners are told.
    pub(crate) fn ready(&mut self, speaker: Speaker) {
        speaker.focus(self.has_window);
        self.speaker = Some(speaker);
    }

    /// Takes the number of sheets and of changes at the table as seen. Returns `true` if they are new.
    pub fn sees(&mut self, seen: (usize, u64)) -> bool {
        std::mem::replace(&mut self.seen, seen) != seen
    }

    /// Passes over whatever was walked over before: what is shown may be something else now. Returns the number of the
    /// walk that is told of next.
    pub(crate) const fn walk_anew(&mut self) -> u64 {
        self.walk += 1;
        self.walk
    }

    /// Returns `true` if the walk of this number tells of what is shown now.
    pub(crate) const fn awaits(&self, walk: u64) -> bool {
        self.walk == walk
    }

    /// Tells if the window has the keyboard.
    pub fn focus(&mut self, has_window: bool) {
        self.has_window = has_window;
        if let Some(speaker) = &self.speaker {
            speaker.focus(has_window);
        }
    }

    /// Returns the parts that were told last.
    pub fn told(&self) -> &[Part] {
        &self.told
    }

    /// Returns the part with this id, if it was told.
    pub fn part(&self, id: u64) -> Option<&Part> {
        self.told.iter().find(|part| part.id == id)
    }

    /// Returns the words that were said last besides the parts of the screen.
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Tells the parts of the screen, `scale` physical pixels for one of its own, in a window with a title, and the
    /// news.
    pub fn tell(&mut self, language: &Language, title: &str, mut parts: Vec<Part>, scale: f32, news: News) {
        if !self.is_listened {
            return;
        }
        let layer = parts.iter_mut().find(|part| part.role.is_layer());
        let is_new = layer.as_ref().map(|layer| layer.id) != self.layer.as_ref().map(|(id, _)| *id);
        let mut said = self.sift(news, is_new);
        if let Some(layer) = layer {
            if is_new {
                let is_dialog = layer.role == Role::Dialog;
                let before = if is_dialog { std::mem::take(&mut said) } else { Vec::new() };
                self.layer = Some((layer.id, phrase::sentences(language, before)));
            }
            // A reader may come to it only after the next thing has happened.
            let before = self.layer.iter().map(|(_, before)| before.as_str());
            let about = before.chain([layer.about.as_str()]).filter(|words| !words.is_empty());
            layer.about = phrase::sentences(language, about);
        }
        if said.is_empty() && self.told == parts {
            return;
        }
        self.told = parts;
        let said = phrase::sentences(language, said);
        if let Some(speaker) = &self.speaker {
            speaker.tell(&Telling { title, parts: &self.told, scale, said: &said });
        }
        if !said.is_empty() {
            self.said = said;
        }
    }

    /// Returns the events, and the standing words as far as they were not said since anything happened.
    fn sift(&mut self, news: News, is_new_page: bool) -> Vec<String> {
        let News { happened: mut said, standing, is_asked_anew } = news;
        // What went and comes back is new again.
        self.standing.retain(|words| standing.contains(words));
        if is_new_page || !said.is_empty() {
            self.standing.clear();
        } else if is_asked_anew && standing.iter().all(|words| self.standing.contains(words)) {
            // Nothing came of it but what stood there.
            self.standing.retain(|words| Some(words) != standing.first());
        }
        for words in standing {
            if !self.standing.contains(&words) {
                self.standing.push(words.clone());
                // What it begins with, as the words of a lesson may, need not be said before it.
                said.retain(|happened| !words.starts_with(happened.as_str()));
                said.push(words);
            }
        }
        said
    }

    /// Tells the upper left corner of the window's contents, in physical pixels of the screen, and their size.
    pub fn place(&self, origin: (i16, i16), size: Size) {
        if let Some(speaker) = &self.speaker {
            speaker.place(origin, size);
        }
    }
}

/// Gives every part an id that it keeps as long as it is the same thing on the same screen, which `screen` tells apart.
pub fn number(parts: &mut [Part], screen: u64) {
    let mut seen: Vec<u64> = Vec::with_capacity(parts.len());
    for place in 0..parts.len() {
        let part = &parts[place];
        let mut hasher = DefaultHasher::new();
        // What is only read may say something else from moment to moment.
        let name = if part.is_known { part.own_name.as_str() } else { "" };
        // What lies in one thing is told apart from what lies in another, whatever comes and goes there.
        let within = part.within.map(|within| parts[within].id);
        (screen, within, part.role, name).hash(&mut hasher);
        let alike = hasher.finish();
        let before = seen.iter().filter(|one| **one == alike).count();
        seen.push(alike);
        (alike, before).hash(&mut hasher);
        parts[place].id = hasher.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sifted(voice: &mut Voice, happened: &[&str], standing: &[&str], is_asked_anew: bool) -> Vec<String> {
        let owned = |words: &[&str]| words.iter().map(|words| (*words).to_owned()).collect();
        voice.sift(News { happened: owned(happened), standing: owned(standing), is_asked_anew }, false)
    }

    #[test]
    fn what_stands_there_is_said_once_until_something_happens() {
        let mut voice = Voice::default();
        assert_eq!(sifted(&mut voice, &["Ana passes."], &["Your bid."], false), ["Ana passes.", "Your bid."]);
        assert!(sifted(&mut voice, &[], &["Your bid."], false).is_empty());
        assert_eq!(sifted(&mut voice, &[], &["Bid three.", "Your bid."], false), ["Bid three."]);
        assert!(sifted(&mut voice, &[], &["Your bid."], false).is_empty(), "the hint was put away");
        assert_eq!(
            sifted(&mut voice, &[], &["Bid three.", "Your bid."], true),
            ["Bid three."],
            "it was asked for again"
        );
        let compared = ["Bid three.", "2: 28%.", "Your bid."];
        assert_eq!(sifted(&mut voice, &[], &compared, true), ["2: 28%."], "and what is new is said alone");
        assert_eq!(sifted(&mut voice, &["Ana passes."], &["Your bid."], false), ["Ana passes.", "Your bid."]);
        let lesson = "Ben bids three. You could take it.";
        assert_eq!(sifted(&mut voice, &["Ana passes.", "Ben bids three."], &[lesson], false), ["Ana passes.", lesson]);
    }

    #[test]
    fn words_stay_the_same_part_whatever_comes_before_them() {
        let part = |role, name: &str, within| Part { within, ..Part::new(role, name) };
        let list = |name: &str, at: usize| part(Role::List, name, Some(at)).known_as("a list");
        let scores = |at| [list("Scores", 0), part(Role::Words, "Ana: 3", Some(at))];
        let mut few: Vec<Part> = [part(Role::Page, "Table", None)].into_iter().chain(scores(1)).collect();
        let trick = [part(Role::Group, "Trick", Some(0)), part(Role::Words, "Ben: ace of spades", Some(1))];
        let mut many: Vec<Part> = [part(Role::Page, "Table", None)].into_iter().chain(trick).chain(scores(3)).collect();
        number(&mut few, 0);
        number(&mut many, 0);
        assert_eq!(few[2].id, many[4].id);
    }
}
