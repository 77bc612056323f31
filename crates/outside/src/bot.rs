//! A player that is a program.

use crate::failure::Failure;
use crate::line::{Answer, Greeting, Line, written};
use crate::process::Process;
use crate::program::Program;
use crate::question::{Question, choices};
use crate::word;

use pitch_rules::{Action, Rules, SeatView, Throw};
use pitch_shown::quote;

use std::time::Duration;

/// Minimum time that a program has to start and to greet, even where it has less for a decision.
const START: Duration = Duration::from_secs(5);

/// Program that decides for the seat whose view it is shown: started with the first question, and ended with this value.
#[derive(Debug)]
pub struct Bot {
    program: Program,
    process: Option<Process>,
    /// The number of the last question.
    asked: u64,
}

impl Bot {
    /// Creates the player that this program is. Nothing is started yet.
    #[must_use]
    pub const fn new(program: Program) -> Self {
        Bot { program, process: None, asked: 0 }
    }

    /// Returns the program.
    #[must_use]
    pub const fn program(&self) -> &Program {
        &self.program
    }

    /// Starts the program before its first question, if it does not run yet.
    ///
    /// # Errors
    /// If it cannot be started, or does not greet in the time that it has for that.
    pub fn start(&mut self, limit: Duration) -> Result<(), Failure> {
        if self.process.is_none() {
            self.process = Some(started(&self.program, limit, || false)?);
        }
        Ok(())
    }

    /// Asks for a decision of the seat whose view this is: one of the legal actions, or a claim that it may make. Chance
    /// has its part in it by the seed, if it has any.
    ///
    /// Callers who no longer want the answer make `is_stopped` return `true`, and the call returns within a moment.
    ///
    /// # Errors
    /// Failure of the program to answer. It is ended then, and started anew by the next question.
    pub fn decide(
        &mut self,
        view: &SeatView,
        rules: &Rules,
        seed: u64,
        limit: Duration,
        is_stopped: impl Fn() -> bool,
    ) -> Result<Action, Failure> {
        // Only a program that has answered is kept.
        let mut process = match self.process.take() {
            Some(process) => process,
            None => started(&self.program, limit, &is_stopped)?,
        };
        self.asked += 1;
        // The player who has nothing to decide is not asked.
        let question = Question::of(view, rules, self.asked, seed, limit).ok_or(Failure::Stopped)?;
        let answer = process.ask(written(&Line::Decide(Box::new(question))), limit, is_stopped)?;
        let action = chosen(&answer, self.asked, &choices(view), view.throw)?;
        self.process = Some(process);
        Ok(action)
    }

    /// Ends the program, as dropping it does; another question starts it anew.
    pub fn end(&mut self) {
        self.process = None;
    }
}

/// Starts a program, and returns it once it has greeted.
fn started(program: &Program, limit: Duration, is_stopped: impl Fn() -> bool) -> Result<Process, Failure> {
    let mut process = Process::start(program)?;
    let greeted =
        process.ask(written(&Line::Hello(Greeting::own())), limit.max(START), is_stopped).map_err(|failure| {
            match failure {
                Failure::Late(_) | Failure::TooLong => Failure::Greeting,
                other => other,
            }
        })?;
    match serde_json::from_slice(&greeted) {
        Ok(Line::Hello(greeting)) if greeting == Greeting::own() => Ok(process),
        _ => Err(Failure::Greeting),
    }
}

/// Returns the choice that a line names in answer to the question of this number; or other cards that may be thrown
/// away, where there are too many ways to list them all.
fn chosen(line: &[u8], id: u64, choices: &[Action], throw: Option<Throw>) -> Result<Action, Failure> {
    let answer = serde_json::from_slice::<Answer>(line).ok().filter(|answer| answer.id == id);
    let answer = answer.ok_or_else(|| Failure::Nonsense(quote(&String::from_utf8_lossy(line))))?;
    let listed = choices.iter().find(|choice| word::of_action(choice) == answer.action).cloned();
    let thrown = || {
        let action: Action = answer.action.parse().ok()?;
        let allowed = matches!(&action, Action::Discard(cards) if throw.is_some_and(|throw| throw.allows(*cards)));
        allowed.then_some(action)
    };
    listed.or_else(thrown).ok_or_else(|| Failure::NotAllowed(quote(&answer.action)))
}
