//! A bot's decision, which may fail.

use crate::diary::caught;
use pitch_players::{Decision, Request, Stop};

/// Returns the decision of a bot, or `None` if the bot fails.
#[must_use]
pub fn decide(request: &Request, stop: &Stop) -> Option<Decision> {
    caught(|| request.decide(stop))
}
