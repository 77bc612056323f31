//! Auction Pitch: the rules of the game, players for it, a table to play at, and three faces.
//!
//! The program is a house of floors, each of them a crate. Each uses the floors below it and never one above:
//!
//! | floor | what it is |
//! |---|---|
//! | [`command`] | the command line: starts one of the faces |
//! | `pitch_app` | the window (feature `window`) |
//! | `pitch_companion` | the pages of phones (feature `phones`) |
//! | [`pitch_language`] | the words: translations, phrases, the rule sheet |
//! | [`pitch_session`] | a game at the table, and what is kept of it |
//! | [`pitch_outside`] | players that are programs of their own, asked by lines of JSON |
//! | [`pitch_players`] | players of the other seats, who see only what their seat may know |
//! | [`pitch_rules`] | the rules: values and functions |
//!
//! The rules are told clause by clause in `docs/rules.md`, the file format of records in `docs/record.md`, and how to carry
//! the project on in `CONTRIBUTING.md`.

#![warn(unreachable_pub)]

pub mod command;
