//! The rules of the All Fours family, as values and functions.
//!
//! It plays every game of `docs/rules.md`, for two to seven players: those with an auction, with a card turned up, with
//! the pitch for sale, and those in which eldest pitches. Clause ids such as BAP-23 and B-01 in this documentation are
//! those of that file, which names the sources.
//!
//! The crate has no clock, no file, no thread, no language and no chance of its own: the order of the pack comes in
//! with the deal. A [`Game`] is a value; [`Game::apply`] changes it and tells in [`Event`]s what happened, and
//! [`Game::view`] shows as much of it as a seat may see.
pub mod action;
pub mod auction;
pub mod awards;
pub mod bid;
pub mod call;
pub mod card;
pub mod cards;
pub mod claim;
pub mod conduct;
pub mod deal;
pub mod duty;
pub mod event;
pub mod game;
pub mod hand;
pub mod mark;
mod penalty;
pub mod per;
pub mod points;
pub mod ranking;
pub mod remark;
pub mod renege;
pub mod result;
pub mod rules;
pub mod sale;
pub mod score;
pub mod seat;
pub mod settlement;
pub mod setup;
pub mod shuffle;
pub mod story;
pub mod tracker;
pub mod trick;
pub mod turn_up;
pub mod victory;
pub mod view;

pub use action::{Action, IllegalAction, ParseActionError, Slip};
pub use auction::Auction;
pub use awards::{Award, Awards, MadeBy, Point};
pub use bid::{Bid, ParseBidError};
pub use call::{Call, Contract, IllegalCall, Outcome};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use cards::Cards;
pub use conduct::Ask;
pub use deal::{Cut, Draw, FirstDeal, Pack, PackError};
pub use duty::Duty;
pub use event::{End, Event, Finished, Held, Reds, Viewer};
pub use game::Game;
pub use hand::{Hand, IllegalPlay};
pub use mark::{Cause, Mark};
pub use points::{CardPoints, Points};
pub use ranking::Ranking;
pub use remark::{Demand, ParseRemarkError, Remark};
pub use renege::Renege;
pub use result::HandResult;
pub use rules::{Misfit, Preset, Rules};
pub use sale::Sale;
pub use score::{Burden, Count, Score};
pub use seat::{BySeat, BySide, Direction, Seat, SeatSet, Seats, Side};
pub use settlement::{Accounts, Payment};
pub use setup::{Setup, SetupError};
pub use story::{story, story_of};
pub use tracker::{Certainty, Tracked, Tracker};
pub use trick::Trick;
pub use turn_up::TurnUp;
pub use victory::{Victory, WonBy};
pub use view::{SeatView, Turn};
