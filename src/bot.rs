//! Who plays the other seats: sees only what its seat may know, and says why it plays as it does.

mod basic;
mod bidding;
mod decision;
mod explain;
mod knowledge;
mod level;
mod play;
mod prospects;
mod random;
mod stakes;
mod weights;

pub use decision::{Decision, Reason, Stop};
pub use level::{Level, ParseLevelError};

use crate::engine::{Action, Call, Rules, SeatView};

use std::sync::Arc;

/// A decision to be taken, on any thread.
#[derive(Debug, Clone)]
pub struct Request {
    /// The game as the seat sees it that is to decide.
    pub view: SeatView,
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// How well to play.
    pub level: Level,
    /// What chance depends on, if the level uses any.
    pub seed: u64,
}

impl Request {
    /// Takes the decision.
    #[must_use]
    pub fn decide(&self, stop: &Stop) -> Decision {
        choose(&self.view, &self.rules, self.level, self.seed, stop)
    }
}

/// Chooses one of the actions in the view, which must be that of the seat whose turn it is to bid or play.
///
/// The same values give the same decision, on any machine and any number of cores. `seed` matters to
/// [`Level::Random`] only. No level here takes long enough to be stopped; every decision is complete.
#[must_use]
pub fn choose(view: &SeatView, rules: &Rules, level: Level, seed: u64, _stop: &Stop) -> Decision {
    // A view in which nothing is to be done has no right answer; passing does no harm, since the engine refuses it.
    let first = || view.legal.first().cloned().unwrap_or(Action::Call(Call::Pass));
    let bids = matches!(first(), Action::Call(_));
    let (action, reasons) = match (view.own_seat(), level) {
        _ if view.legal.len() < 2 => (first(), vec![Reason::OnlyChoice]),
        (Some(own), Level::Basic) => {
            basic::decide(view, rules, own, &weights::TUNED).unwrap_or_else(|| (first(), vec![Reason::OnlyChoice]))
        }
        (Some(own), Level::Random) if bids => {
            basic::decide(view, rules, own, &weights::TUNED).unwrap_or_else(|| (first(), vec![Reason::AtRandom]))
        }
        (_, Level::Random | Level::Basic) => (random::action(view, seed).unwrap_or_else(first), vec![Reason::AtRandom]),
    };
    Decision { action, reasons, complete: true }
}
