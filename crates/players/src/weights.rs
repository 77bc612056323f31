//! Weights of the rules of thumb.
//!
//! The numbers were found by playing: of many small changes those were kept with which the policy did better against
//! itself without them, on the same cards. They mean something only together.

use pitch_rules::Rules;
use pitch_rules::rules::TrumpBy;

macro_rules! features {
    ($($(#[doc = $doc:literal])+ $name:ident = [$alone:expr, $pairs:expr, $turn_up:expr, $plain:expr],)+) => {
        /// Features by which a card is judged.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(usize)]
        pub(crate) enum Feature {
            $($(#[doc = $doc])+ $name,)+
        }

        /// Worth of one of each [`Feature`] to the pitcher's side and to the others, in points of the game: for
        /// everybody alone, for partners who bid, where nobody bids, and for plain players.
        const CARDS: [[[f32; 2]; [$(Feature::$name),+].len()]; 4] =
            [[$($alone),+], [$($pairs),+], [$($turn_up),+], [$($plain),+]];
    };
}

features! {
    /// Card points in the trick, as likely as it is won, worth what Game is worth.
    GameWon = [[0.52, 0.844], [0.844, 0.52], [1.0, 1.0], [0.011, 1.92]],
    /// Card points in the trick, as likely as it is lost, worth what Game is worth, as a loss.
    GameLost = [[1.0, 0.75], [1.5, 0.75], [1.5, 0.73], [2.62, 0.39]],
    /// Card points of the card itself, where the trick is certain.
    SurePoints = [[0.0, -0.038], [-0.033, 0.0], [0.0, 0.012], [0.0, 0.0]],
    /// The player’s own trump jack in a trick that is certain, while higher trumps are about.
    SureJack = [[0.6, 0.6], [0.6, 0.6], [0.6, 0.6], [0.0, 0.0]],
    /// The trump jack in a trick that is won.
    JackWon = [[0.26, 0.26], [0.26, 0.05], [0.41, 0.104], [0.052, 0.032]],
    /// The trump jack in a trick that is lost.
    JackLost = [[3.598, 2.25], [2.25, 5.128], [3.712, 1.5], [9.39, 2.81]],
    /// The lowest trump in a trick that is won, where it counts to the winner.
    LowWon = [[0.26, 1.0], [0.353, 0.654], [0.422, 1.0], [0.046, 1.0]],
    /// The lowest trump in a trick that is lost, where it counts to the winner.
    LowLost = [[1.5, 0.362], [4.012, 0.65], [2.328, 0.65], [1.88, 0.65]],
    /// The trump jack in a trick, for the defenders, as likely as the pitcher gets it.
    PitcherTakes = [[0.0, 0.15], [0.0, 0.15], [0.0, 0.15], [0.094, 0.15]],
    /// Card points in a trick, for the defenders, as likely as the pitcher gets them.
    PitcherPoints = [[0.0, 0.225], [0.0, 0.225], [0.0, 0.214], [0.0, 0.225]],
    /// Winning the trick and so leading to the next, times the tricks to come.
    Initiative = [[0.088, 0.1], [0.17, 0.102], [0.035, 0.139], [0.17, 0.2]],
    /// Winning the trick and so leading to the next, times the tricks to come and the trumps by which the player
    /// outnumbers all others.
    InitiativeTrumps = [[0.027, 0.0], [0.027, -0.035], [-0.008, 0.0], [0.027, -0.014]],
    /// Playing the highest trump left, times the tricks to come; so for most other cards that are spent.
    SpendTop = [[0.0, 0.208], [0.001, 0.328], [0.092, 0.223], [-0.092, 0.44]],
    /// Playing the second highest trump left.
    SpendSecond = [[-0.006, 0.15], [0.04, 0.219], [0.04, 0.15], [-0.046, 0.15]],
    /// Playing any trump.
    SpendTrump = [[0.18, 0.223], [0.171, 0.208], [0.18, 0.6], [0.12, 0.61]],
    /// Height of a trump that is played, from 0 for the two to 1 for the ace.
    SpendTrumpRank = [[0.375, 0.375], [0.375, 0.348], [0.25, 0.25], [0.35, 0.34]],
    /// Playing the trump jack.
    SpendJack = [[0.11, -0.296], [0.07, -0.168], [0.041, -0.048], [0.07, -0.4]],
    /// Playing the ten of trumps.
    SpendTrumpTen = [[0.1, -0.017], [0.059, 0.01], [0.1, 0.045], [0.11, 0.084]],
    /// Playing another ten.
    SpendPlainTen = [[0.0, -0.072], [-0.035, 0.04], [-0.035, 0.092], [-0.009, 0.038]],
    /// Playing the highest card left of a plain suit.
    SpendPlainTop = [[0.05, 0.012], [0.14, 0.077], [0.09, 0.05], [-0.016, -0.033]],
    /// Height of a plain card that is played, from 0 for the two to 1 for the ace.
    SpendPlainRank = [[0.05, -0.018], [0.05, 0.02], [0.05, 0.02], [-0.13, 0.018]],
    /// Playing the last card of a plain suit while trumps are left.
    MakeVoid = [[-0.01, 0.0], [0.081, -0.002], [0.04, 0.0], [0.005, -0.001]],
    /// Leading a trump.
    LeadTrump = [[0.052, -0.038], [0.052, 0.063], [0.052, 0.004], [0.1, -0.014]],
    /// Leading a trump, times the trumps that the foes are expected to hold.
    LeadTrumpOut = [[0.102, -0.038], [0.21, -0.008], [0.056, 0.0], [0.1, -0.022]],
    /// Leading the highest trump left.
    LeadTopTrump = [[0.034, 0.037], [0.0, 0.514], [0.081, 0.034], [-0.002, -0.02]],
    /// Leading a trump that wins, as likely as it makes the jack fall.
    HuntJack = [[1.04, 0.1], [7.736, 0.128], [4.656, 0.1], [3.51, 0.076]],
    /// Leading a trump that wins, as likely as it makes the ten of trumps fall.
    HuntTen = [[0.038, 0.059], [0.05, 0.1], [0.081, 0.1], [0.048, 0.097]],
    /// Leaving the trump jack with few other trumps.
    GuardJack = [[0.05, 0.214], [-0.023, 0.122], [0.062, 0.15], [0.025, 0.15]],
    /// Leading the highest card left of a plain suit.
    LeadPlainTop = [[0.09, -0.058], [0.05, -0.026], [0.081, -0.013], [0.047, -0.14]],
    /// Leading a plain ten that can be beaten.
    LeadPlainTen = [[-0.1, -0.1], [-0.023, -0.1], [-0.141, -0.1], [0.0, 0.0]],
    /// Leading a plain suit, times the cards of it that are left.
    LeadPlainLength = [[-0.01, -0.073], [0.042, -0.039], [-0.01, -0.032], [-0.053, -0.045]],
    /// Leading a plain suit when the pitcher is next to play.
    LeadThroughPitcher = [[0.0, 0.04], [0.0, 0.04], [0.0, 0.04], [-0.04, 0.039]],
    /// Winning a trick to which opponents are still to play, worth what Game is worth.
    LaterFoes = [[-0.038, 0.0], [-0.028, -0.064], [0.037, 0.0], [0.0, -0.2]],
    /// Playing what may be the lowest trump, where it counts to the winner.
    SpendLow = [[0.45, 0.6], [0.247, 0.6], [0.212, 0.6], [0.3, 0.6]],
}

/// Weights of the policy.
#[derive(Debug, Clone)]
pub(crate) struct Weights {
    pub cards: [[f32; 2]; CARDS[0].len()],
    /// Readiness of a player who can beat the trick by following suit to do so, as a factor of the chance that they
    /// can.
    pub follows_high: f32,
    /// Chance that a player who can trump a trick without card points does.
    pub ruffs: f32,
    /// Addition to that chance with ten card points in the trick.
    pub ruffs_points: f32,
    /// Number of card points that decide Game when none are to come.
    pub spread: f32,
    /// Addition to that number for each card point that is to come.
    pub spread_rest: f32,
}

/// The weights where everybody plays alone.
pub(crate) const ALONE: Weights =
    Weights { cards: CARDS[0], follows_high: 0.73, ruffs: 0.15, ruffs_points: 0.2, spread: 6.0, spread_rest: 1.05 };

/// The weights for partners who bid.
pub(crate) const PAIRS: Weights =
    Weights { cards: CARDS[1], follows_high: 1.095, ruffs: 0.247, ruffs_points: 0.261, spread: 6.0, spread_rest: 0.7 };

/// The weights where nobody bids.
pub(crate) const NO_BIDS: Weights =
    Weights { cards: CARDS[2], follows_high: 1.095, ruffs: 0.24, ruffs_points: 0.467, spread: 6.0, spread_rest: 1.05 };

/// Weights where a card is turned up: its owner is less eager to lead high trumps, since nobody has said that they hold
/// them.
pub(crate) const TURN_UP: Weights = {
    let mut weights = NO_BIDS;
    weights.cards[Feature::HuntJack as usize][0] = 2.33;
    weights.cards[Feature::SpendTrumpRank as usize][0] = 0.35;
    weights
};

/// The weights of somebody who plays every game as if they were alone, saves the trump jack rather than bring it to their
/// partner, and leads tens that can be beaten, as many programs and people do. Nobody plays like this here: others are
/// imagined to, since nobody knows how they play.
pub(crate) const PLAIN: Weights =
    Weights { cards: CARDS[3], follows_high: 0.73, ruffs: 0.02, ruffs_points: 0.073, spread: 6.2, spread_rest: 1.38 };

impl Weights {
    /// Returns the weights for a game with these rules.
    pub(crate) fn of(rules: &Rules) -> &'static Weights {
        match rules.trump_by {
            TrumpBy::TurnUp => &TURN_UP,
            TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => &NO_BIDS,
            TrumpBy::Auction | TrumpBy::Sale if rules.has_partners() => &PAIRS,
            TrumpBy::Auction | TrumpBy::Sale => &ALONE,
        }
    }
}
