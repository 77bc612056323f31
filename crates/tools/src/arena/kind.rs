//! Kinds of player that meet: a level of the bots, or a program.

use crate::arena::timing::Times;
use pitch_outside::{Bot, Failure, ParseProgramError, Program};
use pitch_players::{self, Level, ParseLevelError, Stop};
use pitch_rules::{Action, Rules, SeatView};

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Number of failed hands in a row after which a program is not started any more, and loses all others.
const MOST_FAILURES: u32 = 10;

/// Kind of player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Bot of this level.
    Level(Level),
    /// Program of its own.
    Program(Program),
}

/// Error for a text that names no kind of player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseKindError {
    /// Unknown level.
    #[error("{0}, or a program such as exec:./mybot")]
    Level(#[from] ParseLevelError),
    /// Malformed program.
    #[error(transparent)]
    Program(#[from] ParseProgramError),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => level.fmt(f),
            Kind::Program(program) => program.fmt(f),
        }
    }
}

/// A level by its name, `best` for the strongest there is, or a program.
impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "best" => Kind::Level(Level::BEST),
            _ if Program::is_named_by(text) => Kind::Program(text.parse()?),
            _ => Kind::Level(text.parse()?),
        })
    }
}

/// Players of a kind, on all threads.
#[derive(Debug)]
pub(super) struct Players {
    kind: Kind,
    /// Time that a program may take for a decision.
    limit: Duration,
    /// Programs that run and are not asked now: as many as there were threads at a time.
    idle: Mutex<Vec<Bot>>,
    /// Number of hands in a row in which a program failed.
    failed: AtomicU32,
    /// First failure of a program.
    first: OnceLock<Failure>,
    times: Mutex<Times>,
}

impl Players {
    /// Creates the players of a kind. No program is started before it is asked.
    pub(super) fn new(kind: Kind, limit: Duration) -> Self {
        let (idle, times) = <(Mutex<_>, Mutex<_>)>::default();
        Players { kind, limit, idle, failed: AtomicU32::new(0), first: OnceLock::new(), times }
    }

    /// Tries to start a program, which then waits for its first question.
    ///
    /// # Errors
    /// If there is nothing to start; a program that starts and then fails loses its hands.
    pub(super) fn start(&self) -> Result<(), Failure> {
        let Kind::Program(program) = &self.kind else { return Ok(()) };
        let mut bot = Bot::new(program.clone());
        match bot.start(self.limit) {
            Err(failure @ Failure::Start(_)) => return Err(failure),
            Err(_) => {}
            Ok(()) => locked(&self.idle).push(bot),
        }
        Ok(())
    }

    /// Returns the durations of the decisions of all players that are not seated any more.
    pub(super) fn times(&self) -> Times {
        locked(&self.times).clone()
    }

    /// Returns `true` if a program failed so often that it is not started any more.
    fn has_given_up(&self) -> bool {
        self.failed.load(Ordering::Relaxed) >= MOST_FAILURES
    }

    /// Returns the first failure of a program.
    pub(super) fn first_failure(&self) -> Option<&Failure> {
        self.first.get()
    }

    /// Returns a player of this kind; when it is dropped, its program is idle and its times are counted.
    pub(super) fn seat(&self) -> Seated<'_> {
        let bot = match &self.kind {
            Kind::Level(_) => None,
            Kind::Program(program) => {
                let idle = locked(&self.idle).pop();
                Some(idle.unwrap_or_else(|| Bot::new(program.clone())))
            }
        };
        Seated { players: self, bot, times: Times::default(), has_failed: false, has_played: false }
    }
}

/// Player of a kind, on one thread.
#[derive(Debug)]
pub(super) struct Seated<'a> {
    players: &'a Players,
    bot: Option<Bot>,
    times: Times,
    /// `true` if the program failed in this hand.
    has_failed: bool,
    /// `true` if anything was decided in this hand.
    has_played: bool,
}

impl Seated<'_> {
    /// Begins a hand, in which failures in earlier ones do not count.
    pub(super) fn begin(&mut self) {
        (self.has_failed, self.has_played) = (false, false);
    }

    /// Returns a decision. Once a program failed, the first legal choice is made for it until the hand is over.
    pub(super) fn decide(&mut self, view: &SeatView, rules: &Arc<Rules>, seed: u64) -> Action {
        let start = Instant::now();
        let action = match (&self.players.kind, &mut self.bot) {
            (Kind::Level(level), _) => Some(pitch_players::choose(view, rules, *level, seed, &Stop::new()).action),
            (Kind::Program(_), Some(bot)) if !self.has_failed && !self.players.has_given_up() => {
                let decided = bot.decide(view, rules, seed, self.players.limit, || false);
                decided.map_err(|failure| self.players.first.get_or_init(|| failure)).ok()
            }
            (Kind::Program(_), _) => None,
        };
        self.has_played = true;
        match action {
            Some(action) => {
                self.times.add(start.elapsed());
                action
            }
            None => {
                self.has_failed = true;
                view.legal.first().cloned().expect("somebody whose turn it is can do something")
            }
        }
    }

    /// Returns `true` if the program failed in this hand.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Ends a hand, and counts the hands in a row in which the program failed.
    pub(super) fn end(&mut self) {
        if self.has_failed {
            let _ = self.players.failed.fetch_add(1, Ordering::Relaxed);
        } else if self.has_played {
            self.players.failed.store(0, Ordering::Relaxed);
        }
    }
}

impl Drop for Seated<'_> {
    fn drop(&mut self) {
        locked(&self.players.idle).extend(self.bot.take());
        locked(&self.players.times).merge(&self.times);
    }
}

/// Locks a mutex, poisoned or not: a thread that panicked with it left its data as it was.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
