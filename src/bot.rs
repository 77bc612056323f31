//! Who plays the seats that no person plays: a stand-in until the bot floor is merged.

use crate::engine::{Action, Rules, SeatView};

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Level {
    /// Rules of thumb.
    #[default]
    Basic,
    /// Any legal action.
    Random,
    /// Sees all cards.
    Open,
}

impl Level {
    /// Every level.
    pub const ALL: [Level; 3] = [Level::Basic, Level::Random, Level::Open];
    /// The levels that players are offered.
    pub const MENU: [Level; 1] = [Level::Basic];

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Level::Basic => "basic",
            Level::Random => "random",
            Level::Open => "open",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`")]
pub struct ParseLevelError(pub String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Level::ALL.into_iter().find(|level| level.id() == text).ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

/// A flag that ends a search.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Raises the flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Why a bot did something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {}

/// What a bot does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action.
    pub action: Action,
    /// Why.
    pub reasons: Vec<Reason>,
    /// Whether it was thought through.
    pub complete: bool,
}

/// A question to a bot.
#[derive(Debug, Clone)]
pub struct Request {
    /// What its seat sees.
    pub view: SeatView,
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// How well it plays.
    pub level: Level,
    /// The seed of its choices.
    pub seed: u64,
}

impl Request {
    /// Answers it.
    #[must_use]
    pub fn decide(&self, stop: &Stop) -> Decision {
        choose(&self.view, &self.rules, self.level, self.seed, stop)
    }
}

/// One of the legal actions, by the seed.
#[must_use]
pub fn choose(view: &SeatView, _rules: &Rules, _level: Level, seed: u64, _stop: &Stop) -> Decision {
    let legal = &view.legal;
    let action = legal[(seed % legal.len() as u64) as usize].clone();
    Decision { action, reasons: Vec::new(), complete: true }
}
