//! Who plays the other seats: sees only what its seat may know, and says why it plays as it does.
//!
//! A [`Request`] holds all that a decision depends on, so that it can be taken on any thread:
//!
//! ```
//! use auction_pitch::bot::{Level, Request, Stop};
//! use auction_pitch::engine::{Action, Cards, Game, Pack, Rules, Seat, Turn, Viewer};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::default());
//! let mut game = Game::new(Arc::clone(&rules), Seat::default()).map_err(|misfits| misfits[0].clone())?;
//! let pack = Pack::new(Cards::PACK.iter().collect())?;
//! let _ = game.apply(Seat::default(), Action::Deal(pack))?;
//! if let Turn::Call(seat) | Turn::Play(seat) = game.turn() {
//!     let view = game.view(Viewer::Seat(seat));
//!     let decision = Request { view, rules, level: Level::Basic, seed: 1 }.decide(&Stop::new());
//!     let _ = game.apply(seat, decision.action)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod basic;
mod bidding;
mod chance;
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
    let bids = matches!(view.legal.first(), Some(Action::Call(_)));
    let by_thumb = |own| basic::decide(view, rules, own, &weights::BASIC);
    let at_random = || random::action(view, seed).map(|action| (action, vec![Reason::AtRandom]));
    let decided = match (&view.legal[..], view.own_seat(), level) {
        ([only], ..) => Some((only.clone(), vec![Reason::OnlyChoice])),
        (_, Some(own), Level::Basic) => by_thumb(own),
        (_, Some(own), Level::Random) if bids => by_thumb(own),
        _ => at_random(),
    };
    // A view in which nothing is to be done has no right answer; passing does no harm, since the engine refuses it.
    let (action, reasons) = decided.unwrap_or((Action::Call(Call::Pass), vec![Reason::OnlyChoice]));
    Decision { action, reasons, complete: true }
}
