//! `bot`: a level that plays for another program, which asks it as `docs/protocol.md` has it.

use crate::command::failure::Failure;
use crate::command::statistics::level;
use crate::command::surroundings::Surroundings;

use clap::Args;
use pitch_outside::{Asked, serve};
use pitch_players::{Level, Patience, Request, Stop};
use pitch_rules::Action;
use pitch_session::decide;

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

/// Strength of the bot.
#[derive(Debug, Clone, Args)]
pub struct Options {
    /// The level to play at, such as `sharp`; docs/protocol.md names them
    #[arg(long, value_name = "LEVEL", default_value_t = Level::USUAL, value_parser = level(), ignore_case = true)]
    pub level: Level,
    /// The folder and the language.
    #[command(flatten)]
    pub surroundings: Surroundings,
}

/// Answers the questions on standard input until there are no more, or nobody reads the answers.
///
/// # Errors
/// A language that is not there, input that cannot be read, and output that cannot be written.
pub fn bot(options: &Options) -> Result<(), Failure> {
    let _ = options.surroundings.open()?;
    // The player who makes mistakes can make none here: only what is allowed is an answer.
    let level = if options.level == Level::Clumsy { Level::USUAL } else { options.level };
    Ok(serve(io::stdin().lock(), io::stdout().lock(), |asked| decide_in_time(asked, level))?)
}

/// Returns the decision, or the best that is found before the time for it is over.
fn decide_in_time(asked: &Asked, level: Level) -> Option<Action> {
    let (view, rules) = (asked.view.clone(), Arc::clone(&asked.rules));
    let request = Request { view, rules, level, seed: asked.seed, patience: Patience::default() };
    let stop = Stop::new();
    let (done, is_done) = mpsc::channel::<()>();
    if level.thinks_ahead() {
        // The answer takes its time as well.
        let (limit, stop) = (asked.limit * 9 / 10, stop.clone());
        let watch =
            move || is_done.recv_timeout(limit).is_err_and(|why| why == RecvTimeoutError::Timeout).then(|| stop.stop());
        // Without it the answer may be late, and is no worse for it.
        let _ = thread::Builder::new().name("watch".to_owned()).spawn(watch);
    }
    let decision = decide(&request, &stop);
    drop(done);
    Some(decision?.action)
}
