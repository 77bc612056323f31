//! What the rules of thumb weigh, and how much.
//!
//! The numbers were found by playing: of many small changes those were kept with which the bot did better against itself
//! without them, and against random play, on the same cards, with two to six players, with Low to its winner, and with
//! partners. They mean something only together. The pitcher's two for leading trump are set by hand, so that a bot draws
//! trumps as people expect; self-play found no difference.

macro_rules! features {
    ($($(#[doc = $doc:literal])+ $name:ident = [$pitcher:literal, $others:literal],)+) => {
        /// What is looked at when a card is judged.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(usize)]
        pub(crate) enum Feature {
            $($(#[doc = $doc])+ $name,)+
        }

        /// For each [`Feature`], what one of it is worth to the pitcher's side and to the others, in points of the game.
        const CARDS: [[f64; 2]; [$(Feature::$name),+].len()] = [$([$pitcher, $others]),+];
    };
}

features! {
    /// Card points in the trick, as likely as it is won, worth what Game is worth.
    GameWon = [0.011, 1.92],
    /// The same, as likely as the trick is lost, as a loss.
    GameLost = [2.62, 0.39],
    /// The trump jack in a trick that is won.
    JackWon = [0.052, 0.032],
    /// The trump jack in a trick that is lost.
    JackLost = [9.39, 2.81],
    /// The lowest trump in a trick that is won, where it counts to the winner.
    LowWon = [0.046, 1.0],
    /// The lowest trump in a trick that is lost, where it counts to the winner.
    LowLost = [1.88, 0.65],
    /// All that a trick holds, for the defenders, as likely as the pitcher gets it.
    PitcherTakes = [0.094, 0.15],
    /// Winning the trick and so leading to the next, times the tricks to come.
    Initiative = [0.17, 0.2],
    /// The same, times the trumps by which the player outnumbers all others.
    InitiativeTrumps = [0.027, -0.014],
    /// Playing the highest trump left, times the tricks to come. So all that is spent.
    SpendTop = [-0.092, 0.44],
    /// Playing the second highest trump left.
    SpendSecond = [-0.046, 0.15],
    /// Playing any trump.
    SpendTrump = [0.12, 0.61],
    /// How high a trump is, from 0 for the two to 1 for the ace.
    SpendTrumpRank = [0.35, 0.34],
    /// Playing the trump jack.
    SpendJack = [0.07, -0.4],
    /// Playing the ten of trumps.
    SpendTrumpTen = [0.11, 0.084],
    /// Playing another ten.
    SpendPlainTen = [-0.009, 0.038],
    /// Playing the highest card left of a plain suit.
    SpendPlainTop = [-0.016, -0.033],
    /// How high a plain card is, from 0 for the two to 1 for the ace.
    SpendPlainRank = [-0.13, 0.018],
    /// Playing the last card of a plain suit while trumps are left.
    MakeVoid = [0.005, -0.001],
    /// Leading a trump.
    LeadTrump = [0.1, -0.014],
    /// Leading a trump, times the trumps that the foes are expected to hold.
    LeadTrumpOut = [0.1, -0.022],
    /// Leading the highest trump left.
    LeadTopTrump = [-0.002, -0.02],
    /// Leading a trump that wins, as likely as it makes the jack fall.
    HuntJack = [3.51, 0.076],
    /// Leading a trump that wins, as likely as it makes the ten of trumps fall.
    HuntTen = [0.048, 0.097],
    /// Leaving the trump jack with few other trumps.
    GuardJack = [0.025, 0.15],
    /// Leading the highest card left of a plain suit.
    LeadPlainTop = [0.047, -0.14],
    /// Leading a plain suit, times the cards of it that are left.
    LeadPlainLength = [-0.053, -0.045],
    /// Leading a plain suit when the pitcher is next to play.
    LeadThroughPitcher = [-0.04, 0.039],
    /// Card points that those who play later may add to a trick that is won.
    LaterPoints = [0.047, -0.42],
    /// Playing what may be the lowest trump, where it counts to the winner.
    SpendLow = [0.3, 0.6],
}

/// What the others are thought to do. Chances are from 0 to 1.
#[derive(Debug, Clone)]
pub(crate) struct Beliefs {
    /// How many times as many trumps the pitcher holds as chance would give them.
    pub pitcher_trumps: f64,
    /// How likely a player who can beat the trick by following suit does.
    pub follows_high: f64,
    /// How likely a player who can trump a trick without card points does.
    pub ruffs: f64,
    /// How much likelier with ten card points in it.
    pub ruffs_points: f64,
    /// How many card points decide Game when none are to come.
    pub spread: f64,
    /// How many more for each that is to come.
    pub spread_rest: f64,
    /// How likely the pitcher brings home a trump jack, or Low, that they hold.
    pub pitcher_saves: f64,
    /// How likely they take it from another.
    pub pitcher_catches: f64,
    /// How many card points the pitcher is still expected to gain on the others.
    pub pitcher_lead: f64,
    /// By how many card points they must lead for Game to be three quarters theirs.
    pub game_spread: f64,
}

/// The weights of a bot.
#[derive(Debug, Clone)]
pub(crate) struct Weights {
    cards: [[f64; 2]; CARDS.len()],
    /// What the others are thought to do.
    pub beliefs: Beliefs,
}

/// The weights of the level `basic`.
pub(crate) const BASIC: Weights = Weights {
    cards: CARDS,
    beliefs: Beliefs {
        pitcher_trumps: 0.11,
        follows_high: 0.73,
        ruffs: 0.02,
        ruffs_points: 0.073,
        spread: 6.2,
        spread_rest: 1.38,
        pitcher_saves: 1.0,
        pitcher_catches: 0.18,
        pitcher_lead: 0.13,
        game_spread: 5.4,
    },
};

impl Weights {
    /// What one of this feature is worth, in points of the game, to the pitcher's side or to the others.
    pub(crate) const fn of(&self, feature: Feature, pitches: bool) -> f64 {
        self.cards[feature as usize][!pitches as usize]
    }
}

impl Beliefs {
    /// How likely a player who can trump a trick with so many card points does.
    pub(crate) fn ruffs_for(&self, points: f64) -> f64 {
        (self.ruffs + self.ruffs_points * points / 10.0).clamp(0.0, 1.0)
    }
}
