//! A bot's decision, which may fail.

use crate::bot::{Decision, Request, Stop};
use crate::session::diary::caught;

/// What a bot decides; nothing if it fails.
#[must_use]
pub fn decide(request: &Request, stop: &Stop) -> Option<Decision> {
    caught(|| request.decide(stop))
}
