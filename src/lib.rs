//! Auction Pitch: the rules of the game, players for it, a table to play at, and three faces.
//!
//! The program is a house of floors. Each uses the floors below it and never one above; the lowest are crates of their own:
//!
//! | floor | what it is |
//! |---|---|
//! | [`command`] | the command line: starts one of the faces |
//! | `app` | the window (feature `window`) |
//! | [`language`] | the words: translations, phrases, the rule sheet |
//! | [`session`] | a game at the table, and what is kept of it |
//! | [`outside`] | players that are programs of their own, asked by lines of JSON |
//! | [`bot`] | players of the other seats, who see only what their seat may know |
//! | [`engine`] | the rules: values and functions |
//!
//! # A hand, by the rules
//!
//! A [`Game`](engine::Game) is a value. It is told what a seat does, and tells what happened; bots, hints and screens get a
//! [`SeatView`](engine::SeatView) of it and nothing else. The documentation of [`engine`] is a short course in it.
//!
//! # A whole game
//!
//! A [`Table`](session::Table) seats people and bots, deals from a seed, keeps a record that replays, and goes back when
//! somebody wants to think again; its documentation plays a hand between bots.
//!
//! # Words
//!
//! ```
//! use auction_pitch::engine::Card;
//! use auction_pitch::language::{Language, phrase};
//!
//! let card: Card = "QH".parse()?;
//! assert_eq!(phrase::card(&Language::default(), card), "the queen of hearts");
//! # Ok::<(), auction_pitch::engine::ParseCardError>(())
//! ```
//!
//! The rules are told clause by clause in `docs/rules.md`, the file format of records in `docs/record.md`, and how to carry
//! the project on in `CONTRIBUTING.md`.

#![warn(unreachable_pub)]

pub mod command;
mod ending;
pub mod language;
mod packed;
pub mod session;

pub use pitch_outside as outside;
pub use pitch_players as bot;
pub use pitch_rules as engine;
pub use pitch_rules::shuffle;
pub use pitch_shown as shown;

#[cfg(feature = "window")]
pub mod app;
