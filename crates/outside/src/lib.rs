//! Players that are programs of their own: they are started, asked with lines of JSON, and ended.
//!
//! `docs/protocol.md` has the protocol. A [`Program`] says what is to be started, and starts nothing; a [`Bot`] starts it
//! with the first question, asks it whatever is to be decided, and ends it when the bot is dropped. Whatever the program
//! does, a question is answered by an action that is allowed, or by a [`Failure`] within the time that it was given.

#![warn(unreachable_pub)]

mod bot;
mod failure;
mod group;
mod process;
mod program;
mod question;

pub use bot::Bot;
pub use failure::Failure;
pub use group::end_all;
pub use program::{ParseProgramError, Program};

/// The version of the protocol.
pub const VERSION: u32 = 1;
/// The longest line that a program may write, in bytes, with its end.
pub const LONGEST_LINE: usize = 64 * 1024;
