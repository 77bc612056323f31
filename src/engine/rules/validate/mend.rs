//! What would make rules that do not fit playable.

use super::{FEWEST_PLAYERS, MOST_PLAYERS, Misfit};
use crate::engine::rules::{Field, Rules, TrumpBy, Value};

impl Misfit {
    /// The smallest change that makes an end of it: options and what to set them to.
    ///
    /// What is mended first is kept: a change may lead to another misfit, but never back to this one.
    #[must_use]
    pub fn proposal(&self, rules: &Rules) -> Vec<(Field, Value)> {
        let number = |number: u8| Value::Number(number.into());
        match self {
            Misfit::Range { field, value, min, max } => vec![(*field, Value::Number((*value).clamp(*min, *max)))],
            Misfit::PlayerRange { min, max } => {
                let within = |count: u8| number(count.clamp(FEWEST_PLAYERS, MOST_PLAYERS));
                vec![(Field::MinPlayers, within(*min.min(max))), (Field::MaxPlayers, within(*min.max(max)))]
            }
            Misfit::Players { players, min, max } => vec![(Field::Players, number((*players).clamp(*min, *max)))],
            Misfit::Teams { .. } => vec![(Field::Teams, Value::Choice("none"))],
            Misfit::CardsPerPlayer { players, .. } | Misfit::NothingToTurnUp { players, .. } => {
                let turned_up = usize::from(rules.trump_by == TrumpBy::TurnUp);
                let each = rules.pack_cards().len().saturating_sub(turned_up) / usize::from((*players).max(1));
                // Too many players for any deal are a misfit of their own, and so no hand is made empty here.
                vec![(Field::CardsPerPlayer, Value::Number(i16::try_from(each.clamp(1, 13)).unwrap_or(1)))]
            }
            Misfit::BidRange { max, .. } => vec![(Field::MinBid, number(max.number().min(4)))],
            Misfit::MaxBid(_) => vec![(Field::MaxBid, Value::Number(4))],
            Misfit::Slam(_) => vec![(Field::MaxBid, Value::Number(5))],
            Misfit::NobodyMayBid => vec![(Field::SmudgeInHole, Value::Choice("four_points_only"))],
            Misfit::GameTie => vec![(Field::GameTie, Value::Choice("none"))],
            Misfit::MustBid => vec![(Field::MustBidToGoOut, Value::Flag(false))],
        }
    }

    /// The rules with the proposal carried out.
    #[must_use]
    pub fn mended(&self, rules: &Rules) -> Rules {
        let mut mended = rules.clone();
        for (field, value) in self.proposal(rules) {
            // Proposals are within the ranges; one that were not would leave the option as it is.
            let _ = field.set(&mut mended, value);
        }
        mended
    }
}

impl Rules {
    /// The nearest rules that can be played: one proposal after the other carried out.
    #[must_use]
    pub fn mended(&self) -> Rules {
        let mut rules = self.clone();
        // No option is mended twice, so that this many steps are always enough.
        for _ in 0..Field::ALL.len() {
            let Some(misfit) = rules.validate().into_iter().next() else { break };
            rules = misfit.mended(&rules);
        }
        rules
    }
}
