//! A bot's decision, which may fail.

use crate::bot::{Decision, Request, Stop};
use crate::session::diary::caught;

/// Returns the decision of a bot, or `None` if the bot fails.
#[must_use]
pub fn decide(request: &Request, stop: &Stop) -> Option<Decision> {
    caught(|| request.decide(stop))
}
