//! The player of before, as it was: rules of thumb that were tuned for a game on its own. For comparison only.

pub(super) mod basic;
mod begging;
mod bidding;
mod chance;
mod knowledge;
mod plan;
mod play;
mod prospects;
mod race;
mod selling;
mod stakes;
pub(super) mod weights;
