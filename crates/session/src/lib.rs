//! Games at a table and everything that is kept of them: seats, bots' turns, records, settings and files.
//!
//! A [`Table`] seats people and bots at a game of the engine and keeps its [`Record`]. The cards come from a
//! [`Seed`] through [`Deals`]; undo, resuming and replaying are functions of the record. [`Storage`] keeps
//! records in a folder, [`DeckFolder`] reads pictures of cards, and nothing outside this floor opens a file.
//!
//! ```
//! use pitch_players::{Level, Stop};
//! use pitch_rules::{Action, Rules};
//! use pitch_session::{Deals, Kind, NewGame, Next, Player, Table};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let players = ["Ada", "Bob", "Cleo", "Dan"].map(|name| Player::new(name, Kind::Bot(Level::USUAL)));
//! let new = NewGame::new(Rules::default(), players.to_vec(), Deals::from_number(7));
//! let mut table = Table::new(new)?;
//! while table.game().number() == 1 {
//!     match table.next() {
//!         Next::Deal => drop(table.deal()),
//!         Next::Bot(request) => {
//!             let decision = request.decide(&Stop::default());
//!             let seat = table.to_act().ok_or("nobody is to act")?;
//!             let _events = table.act(seat, decision.action)?;
//!         }
//!         Next::Says(seat, remark) => drop(table.act(seat, Action::Say(remark))?),
//!         Next::Does(seat, action) => drop(table.act(seat, action)?),
//!         Next::Person(_) | Next::Read | Next::Over => break,
//!     }
//! }
//! assert_eq!(table.hands().len(), 1);
//! # Ok(())
//! # }
//! ```

#![warn(unreachable_pub)]

pub mod aids;
mod as_text;
pub mod avatar;
mod bounded;
pub mod costs;
pub mod deals;
mod decide;
pub mod deck_folder;
pub mod diary;
pub mod door;
pub mod ending;
pub mod evening;
pub mod family;
pub mod guest;
pub mod hand_order;
mod hardware;
pub mod highlights;
pub mod hint;
pub mod last_state;
pub mod lesson;
pub mod new_game;
pub mod pad;
mod parts;
pub mod player;
pub mod playthrough;
mod private;
pub mod puzzle;
pub mod record;
pub mod regular;
pub mod review;
pub mod rule_set;
pub mod seed;
pub mod settings;
pub mod statistics;
pub mod storage;
pub mod syntax;
pub mod table;
pub mod table_talk;
pub mod thought;
pub mod timestamp;
mod values;
pub mod verify;

pub use avatar::{Avatar, Face};
pub use costs::Costs;
pub use deals::{Deals, Origin};
pub use decide::decide;
pub use deck_folder::{DeckFolder, DeckFolderError};
pub use door::Door;
pub use evening::Evening;
pub use family::Family;
pub use guest::Guest;
pub use hardware::has_graphics_card;
pub use highlights::Highlights;
pub use lesson::Lesson;
pub use new_game::{NewGame, NewGameError, partnerships};
pub use pad::{Pad, PadError, WrongLine};
pub use player::{Kind, Player};
pub use playthrough::{Counted, Fault, Playthrough, Why};
pub use puzzle::{Puzzle, Shelf, Solved};
pub use record::{Entry, ParseRecordError, Record, StandIn, Summary};
pub use review::{Review, TryOut};
pub use rule_set::{ParseRuleSetError, Pick, RuleSet};
pub use seed::{Commitment, Seed, commitment};
pub use settings::Settings;
pub use statistics::Statistics;
pub use storage::{Folders, Keep, LoadError, RuleSets, SaveError, Storage};
pub use syntax::SyntaxError;
pub use table::{Next, SlipKind, Table};
pub use table_talk::{Occasion, Saying};
pub use thought::Thought;
pub use timestamp::Timestamp;
