//! Auction Pitch: the rules of the game, players for it, a table to play at, and three faces.
//!
//! The program is a house of floors. Each uses the floors below it and never one above; the two lowest are crates of their
//! own:
//!
//! | floor | what it is |
//! |---|---|
//! | [`command`] | the command line: starts one of the faces |
//! | `app` | the window (feature `window`) |
//! | [`language`] | the words: translations, phrases, the rule sheet |
//! | [`session`] | a game at the table, and what is kept of it |
//! | [`bot`] | who plays the other seats, and sees only what its seat may know |
//! | [`engine`] | the rules: values and functions |
//!
//! # A hand, by the rules
//!
//! A [`Game`](engine::Game) is a value. It is told what a seat does, and tells what happened; a mistake leaves it as it was
//! and names the rule.
//!
//! ```
//! use auction_pitch::engine::{Action, Bid, Call, Cards, Event, Game, Pack, Preset, Rules, Seat, Turn};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::from(Preset::AuctionPitch));
//! let dealer = Seat::new(3).expect("four sit at the table");
//! let mut game = Game::new(rules, dealer).expect("the rules fit together");
//!
//! // The order of the pack comes from outside: the engine knows no chance.
//! let pack = Pack::new(Cards::PACK.iter().collect())?;
//! let dealt = game.apply(dealer, Action::Deal(pack))?;
//! assert!(matches!(dealt[0], Event::Dealt { .. }));
//!
//! // The player on the dealer's left speaks first, and what they may say is a list.
//! let eldest = Seat::default();
//! assert_eq!(game.turn(), Turn::Call(eldest));
//! assert_eq!(game.legal(eldest).len(), 4);
//! let three = Action::Call(Call::Bid(Bid::new(3).expect("a bid")));
//! let _ = game.apply(eldest, three.clone())?;
//!
//! // Bids rise. Nothing happens to a game that refuses.
//! let next = Seat::new(1).expect("a seat");
//! let refused = game.apply(next, three).expect_err("three is not more than three");
//! assert_eq!(refused.clause(), Some("BAP-22"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a seat may know
//!
//! Bots, hints and screens get a [`SeatView`](engine::SeatView) and nothing else.
//!
//! ```
//! use auction_pitch::engine::{Game, Rules, Seat, Viewer};
//! use std::sync::Arc;
//!
//! let game = Game::new(Arc::new(Rules::default()), Seat::default()).expect("rules");
//! let view = game.view(Viewer::Seat(Seat::default()));
//! assert!(view.hand().is_empty(), "nothing is dealt yet");
//! ```
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

pub mod command;
pub mod language;
pub mod session;

pub use pitch_players as bot;
pub use pitch_rules as engine;
pub use pitch_rules::shuffle;
pub use pitch_shown as shown;

#[cfg(feature = "window")]
pub mod app;
