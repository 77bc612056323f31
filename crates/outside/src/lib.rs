//! Players that are programs of their own: they are started, asked with lines of JSON, and ended.
//!
//! `docs/protocol.md` has the protocol. A [`Program`] says what is to be started, and starts nothing; a [`Bot`] starts it
//! with the first question, asks it whatever is to be decided, and ends it when the bot is dropped. Whatever the program
//! does, a question is answered by an action that is allowed, or by a [`Failure`] within the time that it was given.
//!
//! [`serve()`] is the other side: it reads the questions, and writes what is decided. Both sides share the types of the
//! lines.

#![warn(unreachable_pub)]

mod bot;
mod failure;
mod group;
mod line;
mod misread;
mod process;
mod program;
mod question;
mod serve;
mod word;

pub use bot::Bot;
pub use failure::Failure;
pub use group::end_all;
pub use misread::Misread;
pub use program::{ParseProgramError, Program};
pub use question::{Asked, Question};
pub use serve::serve;

/// The version of the protocol.
pub const VERSION: u32 = 1;
/// The longest line that a program may write, in bytes, with its end.
pub const LONGEST_LINE: usize = 64 * 1024;
/// Length of the longest question that is read, in bytes, with its end.
pub const LONGEST_QUESTION: usize = 1024 * 1024;
