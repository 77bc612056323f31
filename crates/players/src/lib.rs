//! Players of the other seats: each sees only what its seat may know, and gives reasons for its play.
//!
//! A [`Request`] holds all that a decision depends on, so that it can be taken on any thread:
//!
//! ```
//! use pitch_players::{Level, Patience, Request, Stop};
//! use pitch_rules::{Action, Cards, Game, Pack, Rules, Seat, Viewer};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Rules::default());
//! let mut game = Game::new(Arc::clone(&rules), Seat::default()).map_err(|misfits| misfits[0].clone())?;
//! let pack = Pack::new(Cards::PACK.iter().collect())?;
//! let _ = game.apply(Seat::default(), Action::Deal(pack))?;
//! if let Some(seat) = game.turn().decides() {
//!     let view = game.view(Viewer::Seat(seat));
//!     let request = Request { view, rules, level: Level::USUAL, seed: 1, patience: Patience::default() };
//!     let decision = request.decide(&Stop::new());
//!     let _ = game.apply(seat, decision.action)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(unreachable_pub)]

mod board;
mod by_play;
mod calls;
mod character;
mod clumsy;
mod course;
mod decision;
mod discard;
mod ending;
mod explain;
mod habit;
#[cfg(test)]
mod ladder;
mod level;
mod notice;
mod outlook;
mod policy;
mod promise;
mod race;
mod random;
mod ruling;
mod search;
mod think;
mod traits;
#[cfg(test)]
mod tune;
mod weights;
mod worlds;

pub use character::Character;
pub use decision::{Decision, Patience, Reason, Stop};
pub use level::{Level, ParseLevelError, Temper};
pub use search::Judged;

use pitch_rules::{Action, Call, Cards, Contract, Hand, Remark, Rules, Seat, SeatView, Turn};

use std::sync::Arc;

/// A decision to be taken, on any thread.
#[derive(Debug, Clone)]
pub struct Request {
    /// Game as it is seen by the seat that is to decide.
    pub view: SeatView,
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// Level to play at.
    pub level: Level,
    /// Seed of all chance, if the level uses any.
    pub seed: u64,
    /// Patience of a level that thinks ahead.
    pub patience: Patience,
}

impl Request {
    /// Returns the request with this patience.
    #[must_use]
    pub fn with_patience(self, patience: impl Into<Patience>) -> Self {
        Request { patience: patience.into(), ..self }
    }

    /// Takes the decision.
    #[must_use]
    pub fn decide(&self, stop: &Stop) -> Decision {
        decide(&self.view, &self.rules, self.level, self.seed, self.patience, stop)
    }

    /// Judges every choice there is as the strongest level does, no matter who asks, with the same seed and patience: the
    /// first is the one it would take. Returns `None` where there is only one choice, something to claim, or no call
    /// and no card to choose.
    #[must_use]
    pub fn judge(&self, stop: &Stop) -> Option<Judgement> {
        let own = self.view.own_seat()?;
        let (choices, complete) = think::judge(&self.view, &self.rules, own, self.seed, self.patience, stop)?;
        Some(Judgement { choices, complete, habit: None })
    }

    /// Judges every choice that the level of this request itself tries: it decides for the first. Below the strongest
    /// level only a few of a long row of bids are tried. Returns `None` for a level that goes by rules of thumb, and
    /// where [`Request::judge`] returns `None`.
    #[must_use]
    pub fn weigh(&self, stop: &Stop) -> Option<Judgement> {
        let (own, level) = (self.view.own_seat()?, self.level);
        let (thought, habit) = think::weigh(&self.view, &self.rules, own, level, self.seed, self.patience, stop)?;
        Some(Judgement { choices: thought.judged, complete: thought.complete, habit })
    }

    /// Judges every choice by letting players of this level play the hand out, in at most this many deals, of which
    /// none that agrees with the view is more likely than another; a second opinion, to be set beside
    /// [`Request::judge`]. It ends as soon as one choice is surely the best. Returns `None` where there is only one
    /// choice, or no call and no card to choose.
    ///
    /// A level that thinks ahead takes seconds for it.
    #[must_use]
    pub fn judge_by_play(&self, level: Level, deals: usize, stop: &Stop) -> Option<Judgement> {
        let own = self.view.own_seat()?;
        let (choices, complete) = think::judge_by_play(&self.view, &self.rules, own, self.seed, (level, deals), stop)?;
        Some(Judgement { choices, complete, habit: None })
    }

    /// Returns the reasons for one of the actions in the view, no matter who chose it: the weightiest first, and none for a
    /// remark out of turn.
    #[must_use]
    pub fn reasons(&self, action: &Action) -> Vec<Reason> {
        self.view.own_seat().map(|own| think::reasons(&self.view, &self.rules, own, action)).unwrap_or_default()
    }
}

/// Judgement of every choice in a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgement {
    /// The choices, at least two, the best first.
    pub choices: Vec<Judged>,
    /// `true` if it was thought through, and not cut short by [`Stop`].
    pub complete: bool,
    /// The habit of the level, if that made it take the first.
    pub habit: Option<Reason>,
}

impl Judgement {
    /// Returns the judgement of this action; `None` if it is none of the choices.
    #[must_use]
    pub fn of(&self, action: &Action) -> Option<&Judged> {
        self.choices.iter().find(|judged| judged.action == *action)
    }
}

/// Chooses what to do: one of the actions or claims in the view, which must be that of the seat whose turn it is.
///
/// The same values give the same decision, on any machine and any number of cores, unless it is stopped: then it is the
/// best that was found so far. [`Level::Clumsy`] also does what the book does not allow, where that can be done.
#[must_use]
pub fn choose(view: &SeatView, rules: &Arc<Rules>, level: Level, seed: u64, stop: &Stop) -> Decision {
    decide(view, rules, level, seed, Patience::default(), stop)
}

fn decide(view: &SeatView, rules: &Arc<Rules>, level: Level, seed: u64, patience: Patience, stop: &Stop) -> Decision {
    let plays = matches!(view.turn, Turn::Play(_) | Turn::Discard(_));
    let at_random = || random::action(view, seed).map(|action| (action, vec![Reason::AtRandom], true));
    let decided = match (&view.legal[..], view.own_seat(), level) {
        ([only], _, Level::Random) if plays => Some((only.clone(), vec![Reason::OnlyChoice], true)),
        (_, _, Level::Random) if plays => at_random(),
        (_, Some(own), Level::Clumsy) => clumsy::slip(view, rules, own, seed)
            .map(|(action, reasons)| (action, reasons, true))
            .or_else(|| think::decide(view, rules, own, level.traits(), seed, patience, stop)),
        (_, Some(own), _) => think::decide(view, rules, own, level.traits(), seed, patience, stop),
        (_, None, _) => at_random(),
    };
    // What is not thought of is still allowed; a view in which nothing is to be done has no right answer, and passing
    // does no harm there, since the engine refuses it.
    let decided = decided.or_else(|| Some((view.legal.first()?.clone(), vec![Reason::AtRandom], true)));
    let (action, reasons, complete) = decided.unwrap_or((Action::Call(Call::Pass), vec![Reason::OnlyChoice], true));
    Decision { action, reasons, complete }
}

/// Plays a hand to its end as [`Level::Steady`] would: each player by their own cards and what everybody has seen since
/// this hand began.
#[must_use]
pub fn play_out(rules: &Rules, hand: Hand, contract: Option<Contract>) -> Hand {
    let weights = weights::Weights::of(rules);
    policy::play_out(board::Board::new(rules, hand, contract), |_| weights).hand
}

/// Returns the cards that every level would throw away in the place of the viewer, who is to do so now.
#[must_use]
pub fn throws(view: &SeatView, rules: &Rules) -> Option<Cards> {
    Some(discard::thrown(rules, view.trump, view.throw?))
}

/// Returns the remark of a careful player in this seat, in turn or out of it: that they take back a card of their own,
/// that another reneged, which the cards that lie must prove, or that another must play a card that was shown.
///
/// Only what the view holds is looked at, and only what it lets the seat say is said. Returns `None` at a table where
/// mistakes cannot be made.
#[must_use]
pub fn notice(view: &SeatView, rules: &Rules, own: Seat) -> Option<Remark> {
    notice::remark(view, rules, own)
}

/// Returns the remark that a bot of this level makes of its own accord: as [`notice()`], but somebody clumsy overlooks
/// half of their own slips.
#[must_use]
pub fn speak(view: &SeatView, rules: &Rules, own: Seat, level: Level) -> Option<Remark> {
    let remark = notice(view, rules, own)?;
    let overlooks = level == Level::Clumsy && remark == Remark::TakeBack && !clumsy::notices(view, own);
    (!overlooks).then_some(remark)
}
