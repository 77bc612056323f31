//! What a screen reader says of the window by the signals that it hears on the accessibility bus: names and descriptions of what
//! gets the keyboard, names that change, and announcements, if it knows them.

use crate::desk::wait_until;

use zbus::blocking::connection::Builder;
use zbus::blocking::{Connection, MessageIterator, Proxy};
use zbus::zvariant::{OwnedObjectPath, OwnedValue};
use zbus::{MatchRule, Message, message};

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Which readers hear how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ears {
    /// Orca from 45 on, and others: announcements as well.
    Announced,
    /// Orca 43, as Debian 12 has it: names and descriptions alone.
    Named,
}

/// Roles by their numbers on the bus.
const DIALOG: u32 = 16;
const FRAME: u32 = 23;
/// Of these Orca 43 does not say that their name has changed.
const QUIET: [u32; 4] = [29, 31, 32, 85];

/// Something that was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// These words.
    Words(String),
    /// Something with this role got the keyboard.
    Focus(u32),
}

/// Who listens.
pub struct Listener {
    heard: Arc<Mutex<Vec<Heard>>>,
}

impl Listener {
    /// Listens on the bus at this address from now on.
    pub fn listen(address: &str, ears: Ears) -> Self {
        let connect = || Builder::address(address).and_then(Builder::build).expect("a bus answers");
        let (signals, questions): (Connection, Connection) = (connect(), connect());
        let (name, path) = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry");
        let registry = Proxy::new(&signals, name, path, name).expect("a proxy");
        let announcements = (ears == Ears::Announced).then_some("object:announcement");
        let events = ["object:state-changed:focused", "object:property-change", "window:activate"];
        for event in events.into_iter().chain(announcements) {
            let _: () = registry.call("RegisterEvent", &(event, Vec::<String>::new(), "")).expect("welcome");
        }
        let rule = MatchRule::builder().msg_type(message::Type::Signal).interface("org.a11y.atspi.Event.Object");
        let rule = rule.expect("an interface").build();
        let messages = MessageIterator::for_match_rule(rule, &signals, Some(100_000)).expect("a rule");
        let heard = Arc::default();
        let listener = Listener { heard: Arc::clone(&heard) };
        let mut ear = Ear { questions, ears, focus: None, around: Vec::new(), title: String::new(), heard };
        let _ = std::thread::spawn(move || messages.flatten().for_each(|message| ear.hear(&message)));
        listener
    }

    /// All that was heard.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All words that were heard after so many things, one after the other.
    pub fn words_after(&self, count: usize) -> String {
        let words = self.heard().into_iter().skip(count).filter_map(|heard| match heard {
            Heard::Words(words) => Some(words),
            Heard::Focus(_) => None,
        });
        words.collect::<Vec<_>>().join("\n")
    }

    /// Waits until these words are heard, after so many things that were heard before.
    pub fn wait_for(&self, words: &str, count: usize) {
        let mut all = String::new();
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            wait_until("words", || {
                all = self.words_after(count);
                all.contains(words)
            });
        }));
        assert!(done.is_ok(), "\"{words}\" was never said, but:\n{all}");
    }
}

impl Heard {
    /// Whether the bare window got the keyboard.
    pub fn is_frame(&self) -> bool {
        *self == Heard::Focus(FRAME)
    }
}

struct Ear {
    questions: Connection,
    ears: Ears,
    focus: Option<OwnedObjectPath>,
    /// What lies around it, from the inside.
    around: Vec<OwnedObjectPath>,
    /// What the window is called.
    title: String,
    heard: Arc<Mutex<Vec<Heard>>>,
}

impl Ear {
    fn note(&self, heard: Heard) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(heard);
    }

    fn say(&self, words: &str) {
        if !words.is_empty() {
            self.note(Heard::Words(words.to_owned()));
        }
    }

    fn hear(&mut self, message: &Message) {
        let header = message.header();
        let (Some(owner), Some(path), Some(member)) = (header.sender(), header.path(), header.member()) else { return };
        let body = message.body();
        type Body = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
        let Ok((kind, first, _, any, _)) = body.deserialize::<Body>() else { return };
        let words = || any.downcast_ref::<&str>().unwrap_or_default().to_owned();
        let (owner, path) = (owner.as_str(), OwnedObjectPath::from(path.to_owned()));
        let is_focus = self.focus.as_ref() == Some(&path);
        match (member.as_str(), kind.as_str()) {
            ("Announcement", _) if self.ears == Ears::Announced => self.say(&words()),
            ("PropertyChange", "accessible-name") => {
                let role = self.role(owner, &path);
                if role == FRAME && words() != self.title {
                    self.title = words();
                    self.say(&words());
                } else if is_focus && !QUIET.contains(&role) {
                    self.say(&words());
                }
            }
            ("PropertyChange", "accessible-description") if is_focus => self.say(&words()),
            ("StateChanged", "focused") if first == 1 => self.follow(owner, path),
            _ => {}
        }
    }

    /// Says what is new around what has the keyboard now, and that itself.
    fn follow(&mut self, owner: &str, path: OwnedObjectPath) {
        let mut around = Vec::new();
        let mut inner = path.clone();
        while let Some(outer) = self.ask::<(String, OwnedObjectPath)>(owner, &inner, "Parent").map(|(_, path)| path) {
            if outer.as_str().ends_with("/root") || outer.as_str().ends_with("/null") || around.len() > 20 {
                break;
            }
            around.push(outer.clone());
            inner = outer;
        }
        for outer in around.iter().rev().filter(|outer| !self.around.contains(outer)) {
            match self.role(owner, outer) {
                FRAME => {}
                role => {
                    self.say(&self.ask::<String>(owner, outer, "Name").unwrap_or_default());
                    let about = self.ask::<String>(owner, outer, "Description").filter(|_| role == DIALOG);
                    self.say(&about.unwrap_or_default());
                }
            }
        }
        self.note(Heard::Focus(self.role(owner, &path)));
        self.say(&self.ask::<String>(owner, &path, "Name").unwrap_or_default());
        self.say(&self.ask::<String>(owner, &path, "Description").unwrap_or_default());
        (self.focus, self.around) = (Some(path), around);
    }

    fn role(&self, owner: &str, path: &OwnedObjectPath) -> u32 {
        self.proxy(owner, path).call("GetRole", &()).unwrap_or_default()
    }

    /// A property; nothing once it is gone.
    fn ask<T>(&self, owner: &str, path: &OwnedObjectPath, property: &str) -> Option<T>
    where
        T: TryFrom<OwnedValue>,
        T::Error: Into<zbus::Error>,
    {
        self.proxy(owner, path).get_property(property).ok()
    }

    fn proxy<'a>(&'a self, owner: &'a str, path: &'a OwnedObjectPath) -> Proxy<'a> {
        let builder = zbus::blocking::proxy::Builder::new(&self.questions).destination(owner).expect("an owner");
        let builder = builder.path(path).expect("a path").interface("org.a11y.atspi.Accessible").expect("an interface");
        // A name that changes tells so elsewhere.
        builder.cache_properties(zbus::proxy::CacheProperties::No).build().expect("a proxy")
    }
}
