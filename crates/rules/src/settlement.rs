//! Payments of the losers to the winner (BAP-42 to BAP-44v).

use crate::points::Points;
use crate::rules::{Rules, Settlement, SettlementBasis};
use crate::seat::{BySide, Side};

use serde::{Deserialize, Serialize};

use std::fmt;

/// Amount that a side receives, or pays if negative, in the unit the table plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Payment(pub i32);

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The scores that a finished game is settled by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accounts {
    /// After the whole last hand.
    pub full_hand: BySide<Points>,
    /// At the moment of winning.
    pub at_win: BySide<Points>,
    /// Number of times each side was set back in the game.
    pub set_backs: BySide<u16>,
}

impl Accounts {
    /// Returns the amount that each side receives, or pays if negative; the sum is zero.
    ///
    /// A loser pays 1, or 2 with a score of zero or below, and with `settlement_setback_bonus` 1 more for each time they were
    /// set back.
    #[must_use]
    pub fn settle(&self, rules: &Rules, winner: Side) -> BySide<Payment> {
        let scores = match rules.settlement_basis {
            SettlementBasis::FullHand => &self.full_hand,
            SettlementBasis::AtWin => &self.at_win,
        };
        let mut net = scores.map(|side, &score| {
            if side == winner || rules.settlement == Settlement::Off {
                return Payment(0);
            }
            let bonus = if rules.settlement_setback_bonus { i32::from(self.set_backs[side]) } else { 0 };
            Payment(-(if score >= Points::ONE { 1 } else { 2 } + bonus))
        });
        net[winner] = Payment(-net.values().map(|payment| payment.0).sum::<i32>());
        net
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_basis_is_asked_for() {
        let scores = |values: [i16; 3]| BySide::from_values(values.map(Points)).expect("three");
        let accounts = Accounts {
            full_hand: scores([7, 1, -1]),
            at_win: scores([7, 0, -1]),
            set_backs: BySide::from_values([0, 0, 2]).expect("three"),
        };
        let pays = |rules: &Rules| {
            accounts.settle(rules, Side::default()).values().map(|payment| payment.0).collect::<Vec<_>>()
        };
        let mut rules = Rules { players: 3, ..Rules::default() };
        assert_eq!(pays(&rules), [3, -1, -2]);
        rules.settlement_basis = SettlementBasis::AtWin;
        assert_eq!(pays(&rules), [4, -2, -2]);
        rules.settlement_setback_bonus = true;
        assert_eq!(pays(&rules), [6, -2, -4]);
        rules.settlement = Settlement::Off;
        assert_eq!(pays(&rules), [0, 0, 0]);
    }
}
