//! A hand as it is to be entered, with the burdens that revokes lay on the sides.

use crate::awards::{Award, Awards};
use crate::call::Contract;
use crate::card::Suit;
use crate::hand::Hand;
use crate::mark::{Cause, Mark};
use crate::point::Point;
use crate::points::Points;
use crate::rules::{RevokePoints, Rules};
use crate::seat::{BySide, Seat, Side};

/// Burden that a revoke lays on a side when the hand is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Burden {
    /// `true` if the side scores nothing in this hand (BAP-48, BAP-49).
    pub no_points: bool,
    /// `true` if the side cannot score Game (TAF-36).
    pub no_game: bool,
    /// `true` if the side cannot score Jack (C-20).
    pub no_jack: bool,
}

impl Burden {
    /// Returns `true` if there is any burden.
    #[must_use]
    pub(crate) const fn is_some(self) -> bool {
        self.no_points || self.no_game || self.no_jack
    }

    /// Returns `true` if the side cannot win the game in this hand (B-46, C-20).
    #[must_use]
    pub(crate) const fn bars_victory(self) -> bool {
        self.no_points || self.no_jack
    }
}

/// A hand as it is to be entered.
#[derive(Debug, Clone, Copy)]
pub struct Count<'a> {
    /// Dealer of the hand: what several sides get together they get in turn after the dealer (B-24).
    pub dealer: Seat,
    /// Pitcher, and bid if there was one; `None` where a card that was shown made trump.
    pub contract: Option<Contract>,
    /// The trump suit, if one was set.
    pub trump: Option<Suit>,
    /// Points that were made, with the sides that made them.
    pub awards: Awards,
    /// `true` if the pitcher's side took every trick.
    pub all_tricks: bool,
    /// The number of the hand in the game, from 1: where hands are counted one of them is the last (M-83).
    pub number: u32,
    /// The scores before the hand.
    pub before: BySide<Points>,
    /// Marks entered before the count, in order. Cards that were pegged are among the awards as well, and count by
    /// them.
    pub entered: &'a [Mark],
    /// Points that earlier hands left to be scored with Game (M-33).
    pub carry: Points,
    /// `true` if all tricks were played, and more is counted than the cards that were pegged (F-32).
    pub is_over: bool,
    /// Marks for what revokes cost, which is entered ahead of the points (B-24): in order, and for each revoke side by
    /// side in turn after the dealer.
    pub penalties: &'a [Mark],
    /// Burdens that revokes lay on each side.
    pub burdens: BySide<Burden>,
}

impl<'a> Count<'a> {
    /// Returns the count of a hand whose tricks are all played, the first of a game, without revokes and with nothing left of
    /// earlier ones.
    /// `entered` is what was written down before the count.
    #[must_use]
    pub fn of(
        rules: &Rules,
        dealer: Seat,
        contract: Option<Contract>,
        before: BySide<Points>,
        entered: &'a [Mark],
        hand: &Hand,
    ) -> Self {
        let pitcher = contract.map(|contract| rules.side_of(contract.pitcher));
        let takes_all =
            |side| hand.won().iter().all(|(seat, cards)| cards.is_empty() || rules.side_in(contract, seat) == side);
        Count {
            dealer,
            contract,
            trump: hand.ranking().trump(),
            awards: Awards::count(rules, dealer, contract, hand),
            all_tricks: pitcher.is_some_and(takes_all),
            number: 1,
            before,
            entered,
            carry: Points::ZERO,
            is_over: hand.is_over(),
            penalties: &[],
            burdens: BySide::new(rules.sides()),
        }
    }

    /// Leaves only some awards, in a hand that is over before its last card.
    pub(crate) fn only(&mut self, is_kept: impl Fn(&Award) -> bool) {
        (self.awards, self.all_tricks) = (self.awards.only(is_kept), false);
    }

    /// Returns the marks that were entered, except for the cards that were pegged.
    pub(super) fn entered(&self) -> impl Iterator<Item = Mark> + use<'a> {
        self.entered.iter().copied().filter(|mark| !matches!(mark.cause, Cause::Peg(..)))
    }

    /// Returns the points that earlier hands add to this point (M-33).
    pub(super) fn carried_by(&self, point: Point) -> Points {
        if point == Point::Game { self.carry } else { Points::ZERO }
    }

    /// Returns the awards as the book names them: a side that cannot score Game has not made it (TAF-36).
    pub(super) fn awards_after_revokes(&self, rules: &Rules) -> Awards {
        let next_best = rules.revoke_points == RevokePoints::NextBest;
        self.awards.without_game(|side| self.burdens[side].no_game, next_best)
    }

    /// Returns the side that scores Game in the place of one that made it and scores nothing (B-15).
    pub(super) fn game_passes_to(&self, rules: &Rules) -> Option<Side> {
        let revoked = self.awards.of(Point::Game).is_some_and(|award| self.burdens[award.side].no_points);
        if rules.revoke_points == RevokePoints::Forfeit || !revoked {
            return None;
        }
        let barred = |side| self.burdens[side].no_game || self.burdens[side].no_points;
        self.awards.without_game(barred, true).of(Point::Game).map(|award| award.side)
    }
}
