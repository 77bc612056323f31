//! The rules of the All Fours family, as values and functions.
//!
//! So far the engine plays Auction Pitch as Bicycle describes it, for two to seven players. Clause ids such as BAP-23
//! and B-01 in this documentation are those of `docs/rules.md`, which names the sources.
//!
//! The engine has no clock, no file, no thread, no language and no chance of its own: the order of the pack comes in
//! with the deal. A [`Game`] is a value; [`Game::apply`] changes it and tells in [`Event`]s what happened, and
//! [`Game::view`] shows as much of it as a seat may see.

pub mod action;
pub mod auction;
pub mod bid;
pub mod card;
pub mod cards;
pub mod deal;
pub mod event;
pub mod game;
pub mod hand;
pub mod points;
pub mod ranking;
pub mod rules;
pub mod score;
pub mod seat;
pub mod settlement;
pub mod setup;
pub mod story;
pub mod tracker;
pub mod trick;
pub mod view;

pub use action::{Action, IllegalAction, ParseActionError};
pub use auction::{Auction, Call, Contract, IllegalCall, Outcome};
pub use bid::{Bid, ParseBidError};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
pub use deal::{Draw, Pack, PackError};
pub use event::{End, Event, Finished, Held, Viewer};
pub use game::Game;
pub use hand::{Hand, IllegalPlay};
pub use points::{CardPoints, Points};
pub use ranking::Ranking;
pub use rules::{Misfit, Preset, Rules};
pub use score::{Award, Awards, MadeBy, Point, Score, Victory, WonBy};
pub use seat::{BySeat, BySide, Direction, Seat, Seats, Side};
pub use settlement::{Accounts, Payment};
pub use setup::{Setup, SetupError};
pub use story::story;
pub use tracker::{Certainty, Tracked, Tracker};
pub use trick::Trick;
pub use view::{SeatView, Turn};
