//! The games with a name: rule sets as the books give them.

use crate::engine::bid::Bid;
use crate::engine::points::Points;
use crate::engine::rules::{
    AllPass, AuctionRounds, GameTie, GoingOut, InHole, LowTo, PackRanks, Ruff, Rules, SetScoring, Settlement,
    SettlementBasis, Smudge, SmudgeInHole, Teams, Undertrump,
};
use crate::engine::seat::Direction;

use std::fmt;
use std::str::FromStr;

/// A game with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Auction Pitch, as Bicycle describes it (A1).
    AuctionPitch,
}

impl Preset {
    /// Every preset, in the order of the list of games.
    pub const ALL: [Preset; 1] = [Preset::AuctionPitch];

    /// The preset's name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Preset::AuctionPitch => "auction_pitch",
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no preset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no preset `{0}`")]
pub struct ParsePresetError(pub String);

impl FromStr for Preset {
    type Err = ParsePresetError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Preset::ALL.into_iter().find(|preset| preset.id() == text).ok_or_else(|| ParsePresetError(text.to_owned()))
    }
}

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Rules {
        match preset {
            Preset::AuctionPitch => AUCTION_PITCH,
        }
    }
}

/// Where A1 is silent the values are the rulings of part B.
const AUCTION_PITCH: Rules = Rules {
    players: 4,
    min_players: 2,
    max_players: 7,
    teams: Teams::None,
    direction: Direction::Clockwise,
    pack: PackRanks::TwoToAce,
    cards_per_player: 6,
    deal_batch: 3,
    min_bid: Bid::TWO,
    max_bid: Bid::FOUR,
    auction_rounds: AuctionRounds::Single,
    dealer_privilege: true,
    four_is_final: true,
    all_pass: AllPass::DealerForced,
    ruff: Ruff::Anytime,
    undertrump: Undertrump::Allowed,
    target: Points(7),
    low_to: LowTo::Dealt,
    hang_jack: Points(1),
    game_tie: GameTie::None,
    smudge: Smudge::BidFourMade,
    smudge_in_hole: SmudgeInHole::FourPointsOnly,
    in_hole: InHole::Negative,
    set_scoring: SetScoring::SetbackOnly,
    going_out: GoingOut::BidderFirst,
    must_bid_to_go_out: false,
    win_by_two: false,
    settlement: Settlement::OneTwo,
    settlement_setback_bonus: false,
    settlement_basis: SettlementBasis::FullHand,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_named_and_fits_together() {
        for preset in Preset::ALL {
            assert_eq!(preset.to_string().parse(), Ok(preset));
            assert_eq!(Rules::from(preset).validate(), []);
        }
        assert!("auction".parse::<Preset>().is_err());
    }
}
