//! What the window tells a screen reader: the parts of the screen in words, what they are and how they stand, and what is
//! asked of them.
//!
//! A control says itself what it is, where it is made: buttons, choices and fields of `widget` are [`Said`] to whoever walks
//! over them, and the words on them are their names. The table is painted, and lists its parts itself. Both become
//! [`Part`]s, in the order in which they are read. Nothing of this is done before a screen reader listens.
//!
//! What happens is no part of the screen, and gone before it could be read there: it is said besides, in its order. When a page
//! comes up, what it asks or tells is said as what there is to say of the page, since readers read that out before the part
//! with the keyboard.

#[cfg(all(feature = "voice", target_os = "linux"))]
mod origin;
mod part;
#[cfg(all(feature = "voice", target_os = "linux"))]
mod readers;
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

use crate::language::{Language, phrase};

use iced::{Size, Subscription, Task, window};

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
    /// What the window shows has its upper left corner there, in physical pixels of the screen, if that can be known.
    Placed(Option<(i16, i16)>),
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

/// Finds out where the window lies on the screen, for what is told of places there.
pub fn place(id: window::Id) -> Task<Event> {
    speaker::place(id)
}

/// What is told at once.
#[derive(Debug, Clone, Copy)]
pub struct Telling<'a> {
    /// The title of the window.
    pub title: &'a str,
    /// What the screen consists of.
    pub parts: &'a [Part],
    /// How many physical pixels one of the interface is.
    pub scale: f32,
    /// What is said besides; empty for nothing.
    pub said: &'a str,
}

/// What is new: what happened, and what stands on the screen until it is dealt with.
#[derive(Debug, Default)]
pub struct News {
    /// What happened, a sentence each.
    pub happened: Vec<String>,
    /// What is asked, advised or refused, a sentence or more each.
    pub standing: Vec<String>,
    /// Whether what stands there is told once more even if nothing happened.
    pub is_asked_anew: bool,
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
    /// The page or sheet in front, and what was said as it came up.
    layer: Option<(u64, String)>,
    /// What stood on the screen and was said since anything happened.
    standing: Vec<String>,
    /// What was said last.
    said: String,
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
        if let Some(speaker) = self.speaker.as_ref().filter(|_| is_listened) {
            speaker.begin();
        }
        self.told.clear();
        self.standing.clear();
        (self.sought, self.layer) = (None, None);
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

    /// What was said last besides what the screen consists of.
    pub fn said(&self) -> &str {
        &self.said
    }

    /// Tells what the screen consists of, `scale` physical pixels for one of its own, in a window with this title, and what is
    /// new.
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

    /// What happened, and what stands on the screen as far as it was not said since anything happened.
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

    /// What the window shows has its upper left corner there, in physical pixels of the screen, and is so large.
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
