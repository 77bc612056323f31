//! Which rules do not fit together.

use crate::engine::bid::Bid;
use crate::engine::points::Points;
use crate::engine::rules::{GameTie, Rules, Smudge, SmudgeInHole, Teams};

/// Two rules, or a rule and its range, that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// `players` is outside 2 to 7, or outside what this game allows.
    #[error("players: {players} play, but this game takes {min} to {max}")]
    Players {
        /// How many were asked for.
        players: u8,
        /// Fewest that can play.
        min: u8,
        /// Most that can play.
        max: u8,
    },
    /// `teams` needs another number of players.
    #[error("teams: {players} players cannot be divided so")]
    Teams {
        /// How many play.
        players: u8,
    },
    /// `cards_per_player` is 0 or more than the pack holds for so many.
    #[error("cards_per_player: {cards} cards for each of {players} do not come out of a pack of {pack}")]
    CardsPerPlayer {
        /// Cards for each player.
        cards: u8,
        /// How many play.
        players: u8,
        /// Cards in the pack.
        pack: usize,
    },
    /// `deal_batch` is outside 1 to 6.
    #[error("deal_batch: {0} cards at a time is not 1 to 6")]
    DealBatch(u8),
    /// `min_bid` is above `max_bid`.
    #[error("min_bid: the lowest bid {min} is above the highest bid {max}")]
    BidRange {
        /// The lowest bid.
        min: Bid,
        /// The highest bid.
        max: Bid,
    },
    /// `max_bid` is not the four that High, Low, Jack and Game give.
    #[error("max_bid: {0} cannot be bid, there are four points in a hand")]
    MaxBid(Bid),
    /// `target` is outside 1 to 121.
    #[error("target: {0} is not 1 to 121")]
    Target(Points),
    /// `hang_jack` is outside 1 to 6.
    #[error("hang_jack: {0} is not 1 to 6")]
    HangJack(Points),
    /// `smudge_in_hole` forbids a bid that has no feat to it.
    #[error("smudge_in_hole: a bid of four can be forbidden only where it is a smudge")]
    SmudgeInHole,
    /// `game_tie` gives Game to the other side where there is more than one other.
    #[error("game_tie: there is no one side against the dealer's where more than two sides play")]
    GameTie,
}

impl Rules {
    /// Everything that does not fit together; a game can be played when the list is empty.
    #[must_use]
    pub fn validate(&self) -> Vec<Misfit> {
        let mut misfits = Vec::new();
        let (min, max) = (self.min_players.max(2), self.max_players.min(7));
        if !(min..=max).contains(&self.players) {
            misfits.push(Misfit::Players { players: self.players, min, max });
        }
        let divides = match self.teams {
            Teams::None | Teams::PairsAtFour => true,
            Teams::Pairs => self.players.is_multiple_of(2) && self.players >= 4,
            Teams::Threes => self.players == 6,
        };
        if !divides {
            misfits.push(Misfit::Teams { players: self.players });
        }
        let pack = self.pack_cards().len();
        if self.cards_per_player == 0
            || self.cards_per_player > 13
            || usize::from(self.cards_per_player) * usize::from(self.players) > pack
        {
            misfits.push(Misfit::CardsPerPlayer { cards: self.cards_per_player, players: self.players, pack });
        }
        if !(1..=6).contains(&self.deal_batch) {
            misfits.push(Misfit::DealBatch(self.deal_batch));
        }
        if self.min_bid > self.max_bid {
            misfits.push(Misfit::BidRange { min: self.min_bid, max: self.max_bid });
        }
        if (self.max_bid == Bid::FIVE) != (self.smudge == Smudge::SlamBidFive) || self.max_bid < Bid::FOUR {
            misfits.push(Misfit::MaxBid(self.max_bid));
        }
        if !(1..=121).contains(&self.target.0) {
            misfits.push(Misfit::Target(self.target));
        }
        if !(1..=6).contains(&self.hang_jack.0) {
            misfits.push(Misfit::HangJack(self.hang_jack));
        }
        if self.smudge_in_hole == SmudgeInHole::BidForbidden && self.smudge != Smudge::BidFourMade {
            misfits.push(Misfit::SmudgeInHole);
        }
        if self.game_tie == GameTie::NonDealerSide && divides && self.sides() > 2 {
            misfits.push(Misfit::GameTie);
        }
        misfits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::PackRanks;

    #[test]
    fn each_misfit_is_found() {
        let fits = Rules::default();
        let wrong = |change: fn(&mut Rules)| {
            let mut rules = fits.clone();
            change(&mut rules);
            rules.validate()
        };
        assert_eq!(wrong(|r| r.players = 8), [Misfit::Players { players: 8, min: 2, max: 7 }]);
        assert_eq!(wrong(|r| r.players = 1), [Misfit::Players { players: 1, min: 2, max: 7 }]);
        assert_eq!(wrong(|r| r.pack = PackRanks::SevenToAce), []);
        assert_eq!(
            wrong(|r| (r.pack, r.players) = (PackRanks::SevenToAce, 6)),
            [Misfit::CardsPerPlayer { cards: 6, players: 6, pack: 32 }]
        );
        assert_eq!(wrong(|r| (r.players, r.teams) = (5, Teams::Pairs)), [Misfit::Teams { players: 5 }]);
        assert_eq!(wrong(|r| r.deal_batch = 0), [Misfit::DealBatch(0)]);
        assert_eq!(wrong(|r| r.target = Points(0)), [Misfit::Target(Points(0))]);
        assert_eq!(wrong(|r| r.hang_jack = Points(9)), [Misfit::HangJack(Points(9))]);
        assert_eq!(wrong(|r| r.game_tie = GameTie::NonDealerSide), [Misfit::GameTie]);
        assert_eq!(
            wrong(|r| (r.smudge, r.smudge_in_hole) = (Smudge::Off, SmudgeInHole::BidForbidden)),
            [Misfit::SmudgeInHole]
        );
    }
}
