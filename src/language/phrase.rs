//! Sentences about the game: cards, bids, what happens, what to do, what cannot be done, and why points were won.
//!
//! Every function takes the [`Language`](crate::language::Language) to speak; those that name players take
//! [`Names`](crate::language::Names) as well. A sentence ends with its full stop; a label has none.

mod bot;
mod card;
mod event;
mod field;
mod file;
mod person;
mod points;
mod prompt;
mod refusal;
mod result;

pub use bot::{advice, level_about, level_name, reason};
pub use card::{alternatives, card, card_alone, card_object, card_with, cards, cards_by_suit, list, point, rank, suit};
pub(crate) use card::{rank_key, suit_key};
pub use event::{Narrator, deals, log, story, trump};
pub use field::{field_about, field_name, field_value, group, misfit, proposal, setting};
pub(crate) use field::{rank_scores, rank_set};
pub use file::{fault, load_error, save_error, settings_save_error};
pub use person::{bid, bot_names, call_chip, change, contract, player, player_from, score, side, spoken};
pub use points::{tracked, tracked_about};
pub use prompt::{bid_button, bid_note, bidding, calls, prompt};
pub use refusal::refusal;
pub use result::{award, award_owner, end, headline, headline_about, payment, side_result, stamp, won_by};
