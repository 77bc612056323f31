//! Bots from outside at a table: programs that the player named when this program was started, and seats alone.

use crate::decide::decide;
use pitch_outside::{Bot, Failure, Program};
use pitch_players::{Decision, Request, Stop};
use pitch_shown::{LONGEST_NAME, clean};

use serde::Serialize;

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Time that a program has for a decision at a table, where somebody waits for it.
const LIMIT: Duration = Duration::from_secs(5);

/// Program that decides for a seat. Only its name is read from a file: nothing is started by it.
///
/// Guests are equal if their names are, as in a record.
#[derive(Debug, Clone, Serialize)]
#[serde(into = "String")]
pub struct Guest {
    name: String,
    /// Program itself, in the process that was started with it.
    here: Option<Arc<Host>>,
    /// State of the guest in this game.
    state: Arc<AtomicU8>,
}

/// State of a guest that has answered everything.
const SOUND: u8 = 0;
/// State of a guest that failed, which was not told yet.
const FAILED: u8 = 1;
/// State of a guest that failed, which was told.
const TOLD: u8 = 2;

/// Program, with its process once it is asked.
#[derive(Debug)]
struct Host {
    bot: Mutex<Bot>,
    is_closing: AtomicBool,
}

impl Guest {
    /// Returns the programs of the command line, each with a name of its own. None is started before it is asked.
    #[must_use]
    pub fn all(programs: Vec<Program>) -> Vec<Guest> {
        let mut guests: Vec<Guest> = Vec::new();
        for program in programs {
            let name = program.name();
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let is_free = |name: &String| guests.iter().all(|guest| guest.name != *name);
            let name = std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or_default();
            let host = Host { bot: Mutex::new(Bot::new(program)), is_closing: AtomicBool::new(false) };
            guests.push(Guest { here: Some(Arc::new(host)), ..Guest::named(&name) });
        }
        guests
    }

    /// Returns a guest of which only the name is known.
    pub(super) fn named(name: &str) -> Self {
        let name = clean(name, LONGEST_NAME);
        Guest { name: if name.is_empty() { "?".to_owned() } else { name }, here: None, state: Arc::default() }
    }

    /// Returns this guest at the beginning of a game, or `None` if only its name is known.
    pub(super) fn seated(&self) -> Option<Self> {
        self.here.is_some().then(|| Guest { state: Arc::default(), ..self.clone() })
    }

    /// Returns `true` if its program is here, and not only its name.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.here.is_some()
    }

    /// Returns its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns `true` if it decides for its seat: it is here, and has not failed in this game.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.here.is_some() && self.state.load(Ordering::Relaxed) == SOUND
    }

    /// Returns the decision of the program or, once it has failed in this game, that of the bot that is asked in its
    /// place. Returns `None` if nobody waits for it any more.
    #[must_use]
    pub fn decide(&self, request: &Request, stop: &Stop) -> Option<Decision> {
        match self.here.as_ref().filter(|_| self.plays()).map(|host| host.ask(request, stop)) {
            Some(Ok(decision)) => return Some(decision),
            Some(Err(Failure::Stopped)) => return None,
            Some(Err(failure)) => {
                tracing::warn!(name = self.name, "a bot from outside failed: {failure}");
                self.state.store(FAILED, Ordering::Relaxed);
            }
            None => {}
        }
        decide(request, stop)
    }

    /// Returns `true` if it has failed, and only the first time after the failure.
    pub(super) fn takes_leave(&self) -> bool {
        self.state.compare_exchange(FAILED, TOLD, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Ends its process, whatever it is doing. It is not asked again.
    pub fn end(&self) {
        if let Some(host) = &self.here {
            host.is_closing.store(true, Ordering::Relaxed);
            host.bot.lock().unwrap_or_else(PoisonError::into_inner).end();
        }
    }
}

impl Host {
    fn ask(&self, request: &Request, stop: &Stop) -> Result<Decision, Failure> {
        let is_stopped = || stop.is_stopped() || self.is_closing.load(Ordering::Relaxed);
        let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
        if is_stopped() {
            return Err(Failure::Stopped);
        }
        let action = bot.decide(&request.view, &request.rules, request.seed, LIMIT, is_stopped)?;
        Ok(Decision { action, reasons: Vec::new(), complete: true })
    }
}

impl PartialEq for Guest {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Guest {}

impl Hash for Guest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl From<Guest> for String {
    fn from(guest: Guest) -> String {
        guest.name
    }
}
