//! The rules of the All Fours family, as values and functions.
//!
//! It plays every game of `docs/rules.md`, for two to seven players: those with an auction, with a card turned up, with
//! the pitch for sale, and those in which eldest pitches. Clause ids such as BAP-23 and B-01 in this documentation are
//! those of that file, which names the sources.
//!
//! The crate has no clock, no file, no thread, no language and no chance of its own: what it needs of these is handed to
//! it.
//!
//! # The rules of a table
//!
//! [`Rules`] is a list of options, each a field. A [`Preset`] is a game that has a name, and whatever a table settles for
//! itself is a field set otherwise. No function asks which game is played.
//!
//! ```
//! use pitch_rules::rules::{Field, Smudge, Warning};
//! use pitch_rules::{Bid, Points, Preset, Rules};
//!
//! let rules = Rules { target: Points(11), ..Rules::from(Preset::AuctionPitch) };
//! assert!(rules.validate().is_empty(), "they fit together");
//!
//! // What does not fit together is named, and what a game may suffer from.
//! let many = Rules { players: 7, cards_per_player: 8, ..rules.clone() };
//! assert!(many.validate()[0].fields().contains(&Field::CardsPerPlayer), "the pack has no 56 cards");
//! let bold = Rules { min_bid: Bid::FOUR, smudge: Smudge::Off, ..rules };
//! assert_eq!(bold.warnings(), [Warning::ForcedFour]);
//! ```
//!
//! The module [`rules`] has the options and their values, and [`Field`](rules::Field) asks and sets any of them by its
//! name.
//!
//! # The deal
//!
//! A [`Pack`] is the cards in their order, the top card first. [`shuffle::pack`] makes one from random numbers, the same for
//! the same numbers for ever. [`FirstDeal`] finds who deals first.
//!
//! ```
//! use pitch_rules::{Rules, shuffle};
//! # let mut state = 7_u32;
//! # let mut draw = || { state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223); state };
//!
//! let rules = Rules::default();
//! // `draw` gives a number of 32 bits, at best from a source whose output is fixed by its name, such as ChaCha.
//! let pack = shuffle::pack(&rules, &mut draw);
//! assert_eq!(pack.check(&rules), Ok(()));
//! ```
//!
//! # The game
//!
//! A [`Game`] is a value. [`Game::turn`] says who is to do something, [`Game::legal`] what the book lets that seat do, and
//! [`Game::apply`] does it: it changes the game and tells in [`Event`]s what happened, or it names the rule that forbids it
//! and leaves the game as it was.
//!
//! ```
//! use pitch_rules::{Action, Bid, Call, Cards, Event, Game, Pack, Rules, Seat, Turn};
//! use std::sync::Arc;
//!
//! let dealer = Seat::new(3).expect("four sit at the table");
//! let mut game = Game::new(Arc::new(Rules::default()), dealer).expect("the rules fit together");
//! let pack = Pack::new(Cards::PACK.iter().collect())?;
//! let dealt = game.apply(dealer, Action::Deal(pack))?;
//! assert!(matches!(dealt[0], Event::Dealt { .. }));
//!
//! // Eldest speaks first: a pass, or a bid of two, three or four.
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
//! assert_eq!(game.turn(), Turn::Call(next));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Besides, a seat may say what [`Game::claims`] lists, such as that the rest of the tricks is its own. By rules with
//! [`RevokeMode::Table`](rules::RevokeMode::Table) the game also accepts mistakes, and what the book has against them.
//!
//! # What a seat sees
//!
//! [`Game::view`] shows a seat what it may see, and [`Event::seen_by`] what it sees happen; bots and screens need nothing
//! else. [`Tracker`] keeps count of the points that are certain, and [`history`] tells the hand so far again.
//!
//! ```
//! use pitch_rules::{Action, Cards, Game, Pack, Rules, Seat, Viewer};
//! use std::sync::Arc;
//!
//! let mut game = Game::new(Arc::new(Rules::default()), Seat::default()).expect("the rules fit together");
//! let _ = game.apply(Seat::default(), Action::Deal(Pack::new(Cards::PACK.iter().collect())?))?;
//! let (own, other) = (Seat::new(1).expect("a seat"), Seat::new(2).expect("a seat"));
//! let view = game.view(Viewer::Seat(own));
//! assert_eq!(view.hand().len(), 6);
//! assert_eq!((view.held[other].count, view.held[other].cards), (6, None));
//! assert_eq!(view.legal, game.legal(own));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The score
//!
//! When the last card of a hand is played, [`Event::HandScored`] brings the [`Finished`] hand: its tricks, every
//! [`Mark`] on the score pad, and the [`Score`] with the [`Awards`]. [`HandResult`] is the same as an object with fixed keys
//! for other programs. [`Game::end`] says who won, and who pays what.
//!
//! ```
//! use pitch_rules::{Action, Cards, Game, Pack, Point, Rules, Seat};
//! use std::sync::Arc;
//!
//! let mut game = Game::new(Arc::new(Rules::default()), Seat::default()).expect("the rules fit together");
//! let _ = game.apply(Seat::default(), Action::Deal(Pack::new(Cards::PACK.iter().collect())?))?;
//! while let Some(seat) = game.turn().decides() {
//!     let first = game.legal(seat).swap_remove(0);
//!     let _ = game.apply(seat, first)?;
//! }
//! let hand = game.last().expect("a hand was played");
//! assert!(hand.score.awards.of(Point::High).is_some());
//! assert_eq!(*game.scores(), hand.score.after);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # In the middle of a game
//!
//! A [`Setup`] describes a position, and builds the game if it can be. A [`Hand`] is the play of the cards alone, small
//! enough to be copied by a search; the game plays with the same one.

#![warn(unreachable_pub)]

mod action;
mod as_text;
mod auction;
mod awards;
mod bid;
mod by_place;
mod call;
mod card;
mod cards;
mod claim;
mod conduct;
pub mod deal;
mod duty;
mod entered;
mod event;
mod exchange;
mod game;
mod hand;
mod history;
mod mark;
mod partnership;
mod penalty;
mod point;
mod points;
mod ranking;
mod remark;
mod renege;
mod result;
mod row;
pub mod rules;
mod sale;
mod score;
mod seat;
mod settlement;
mod setup;
pub mod shuffle;
mod throw;
mod tracker;
mod trick;
mod turn_up;
mod victory;
mod view;

pub use action::{Action, IllegalAction, ParseActionError, Slip};
pub use awards::{Award, Awards, MadeBy};
pub use bid::{Bid, ParseBidError};
pub use call::{Call, Contract, IllegalCall, PartnerCard};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
pub use conduct::Ask;
pub use deal::{Cut, Draw, FirstDeal, Pack, PackError};
pub use duty::{Duty, Restraint};
pub use entered::{Counted, Entered, Made, Unfit};
pub use event::{End, Event, Finished, Held, Lies, Reds, Viewer};
pub use exchange::Exchange;
pub use game::Game;
pub use hand::{Hand, IllegalPlay};
pub use history::{history, history_of};
pub use mark::{Cause, Mark};
pub use point::{ParsePointError, Point};
pub use points::{CardPoints, Points};
pub use ranking::{Ranking, Rankings};
pub use remark::{Demand, ParseRemarkError, Remark};
pub use renege::Renege;
pub use result::{HandResult, ScoreEvent, Scored};
pub use row::{Pile, Rows};
pub use rules::{Misfit, Preset, Rules};
pub use score::{Burden, Count, Score};
pub use seat::{BySeat, BySide, Direction, Seat, SeatSet, Seats, Side};
pub use settlement::{Accounts, Payment};
pub use setup::{Setup, SetupError};
pub use throw::Throw;
pub use tracker::{Certainty, Tracked, Tracker};
pub use trick::Trick;
pub use victory::{Victory, WonBy};
pub use view::{SeatView, Turn};

// The examples of the front page are tried with those of this documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod front_page {}
