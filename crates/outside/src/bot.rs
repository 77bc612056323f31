//! A player that is a program.

use crate::failure::Failure;
use crate::process::Process;
use crate::program::Program;
use crate::question;

use pitch_rules::{Action, Rules, SeatView};

use std::time::Duration;

/// How long a program may take to start and to greet, where it has less for a decision.
const START: Duration = Duration::from_secs(5);

/// A program that decides for whoever's view it is shown: started with the first question, and ended with this value.
#[derive(Debug)]
pub struct Bot {
    program: Program,
    process: Option<Process>,
    /// The number of the last question.
    asked: u64,
}

impl Bot {
    /// The player that this program is. Nothing is started yet.
    #[must_use]
    pub const fn new(program: Program) -> Self {
        Bot { program, process: None, asked: 0 }
    }

    /// The program.
    #[must_use]
    pub const fn program(&self) -> &Program {
        &self.program
    }

    /// Starts the program before its first question, if it does not run yet.
    ///
    /// # Errors
    /// If it cannot be started, or does not greet in the time that it has for that.
    pub fn start(&mut self, limit: Duration) -> Result<(), Failure> {
        started(&mut self.process, &self.program, limit, || false).map(drop)
    }

    /// Asks for a decision of the seat whose view this is: one of the legal actions, or a claim that it may make.
    ///
    /// Whoever does not want the answer any more says so by `is_stopped`, and has it back within a moment.
    ///
    /// # Errors
    /// What the program did instead. It is ended then, and started anew by the next question.
    pub fn decide(
        &mut self,
        view: &SeatView,
        rules: &Rules,
        limit: Duration,
        is_stopped: impl Fn() -> bool,
    ) -> Result<Action, Failure> {
        let decided = self.ask(view, rules, limit, is_stopped);
        if decided.is_err() {
            self.process = None;
        }
        decided
    }

    /// Ends the program, as dropping it does; another question starts it anew.
    pub fn end(&mut self) {
        self.process = None;
    }

    fn ask(
        &mut self,
        view: &SeatView,
        rules: &Rules,
        limit: Duration,
        is_stopped: impl Fn() -> bool,
    ) -> Result<Action, Failure> {
        let process = started(&mut self.process, &self.program, limit, &is_stopped)?;
        self.asked += 1;
        let mut choices = question::choices(view);
        let words: Vec<String> = choices.iter().map(question::word).collect();
        let line = question::question(self.asked, limit, view, rules, &words);
        // Whoever has nothing to decide is not asked.
        let answer = process.ask(line.ok_or(Failure::Stopped)?, limit, is_stopped)?;
        let place = question::chosen(&answer, self.asked, &words)?;
        Ok(choices.swap_remove(place))
    }
}

/// The process of a program, which is started and greeted if there is none.
fn started<'a>(
    process: &'a mut Option<Process>,
    program: &Program,
    limit: Duration,
    is_stopped: impl Fn() -> bool,
) -> Result<&'a mut Process, Failure> {
    match process {
        Some(process) => Ok(process),
        none => {
            let mut process = Process::start(program)?;
            let greeted = process.ask(question::greeting(), limit.max(START), is_stopped);
            if !question::is_greeting(&greeted.map_err(|failure| match failure {
                Failure::Late(_) | Failure::TooLong => Failure::Greeting,
                other => other,
            })?) {
                return Err(Failure::Greeting);
            }
            Ok(none.insert(process))
        }
    }
}
