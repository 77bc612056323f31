//! The weights of the rules of thumb.

/// What is looked at when a card is judged. Each is a quantity that [`Weights`] turn into points of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub(super) enum Feature {
    GameWon,
    GameLost,
    JackWon,
    JackLost,
    LowWon,
    LowLost,
    PitcherTakes,
    Initiative,
    InitiativeTrumps,
    SpendTop,
    SpendSecond,
    SpendTrump,
    SpendTrumpRank,
    SpendJack,
    SpendTrumpTen,
    SpendPlainTen,
    SpendPlainTop,
    SpendPlainRank,
    MakeVoid,
    LeadTrump,
    LeadTrumpOut,
    LeadTopTrump,
    HuntJack,
    HuntTen,
    GuardJack,
    LeadPlainTop,
    LeadPlainLength,
    LeadThroughPitcher,
    LaterPoints,
}

/// How many features there are.
pub(super) const FEATURES: usize = Feature::LaterPoints as usize + 1;

/// What the others are thought to do.
#[derive(Debug, Clone)]
pub(super) struct Beliefs {
    pub pitcher_trumps: f64,
    pub follows_high: f64,
    pub ruffs: f64,
    pub ruffs_points: f64,
    pub spread: f64,
    pub spread_rest: f64,
    pub pitcher_saves: f64,
    pub pitcher_catches: f64,
    pub pitcher_lead: f64,
    pub game_spread: f64,
}

impl Beliefs {
    pub fn ruffs(&self, points: f64) -> f64 {
        let p = self.ruffs + self.ruffs_points * points / 10.0;
        p.clamp(0.0, 1.0)
    }
}

#[derive(Debug, Clone)]
pub(super) struct Weights {
    pub cards: [[f64; FEATURES]; 2],
    pub beliefs: Beliefs,
}

pub(super) const TUNED: Weights = Weights {
    cards: [
        [
            0.09021011919314283,
            1.0630385279655457,
            0.08914016061214992,
            10.323383992641993,
            3.1172537785437124,
            0.036027586152299125,
            0.07935439271692626,
            0.050194060592867594,
            0.10115958861266172,
            -0.01568447872719666,
            -0.056091761080596984,
            0.21195937304016954,
            0.2699080293330416,
            0.08128229067424435,
            0.008928567948798344,
            -0.10718622935538258,
            0.029351874181328445,
            -0.039392551871416985,
            0.07502014158073117,
            -0.3321664364850379,
            -0.06459632515907286,
            0.04974239707091108,
            1.1231229473284143,
            0.020690925735602363,
            0.026660816371774393,
            -0.07344890345361209,
            -0.1874316513161877,
            -0.04415586948394774,
            0.42007686883765755,
        ],
        [
            0.8048857005504826,
            2.4447466800798856,
            -0.07355876146284741,
            1.9071559183767617,
            -0.08903409361839294,
            0.035772817544049276,
            0.12231257053751772,
            0.057004249564460756,
            0.04120077524986363,
            0.5806706997638097,
            -0.0001570717097505083,
            0.6088228157498137,
            0.16768592759919132,
            -0.10885417036572675,
            0.972912869837125,
            0.09141371332409678,
            0.10126778683491713,
            0.01327770709991455,
            0.15231815254338557,
            0.052421194674493646,
            0.018100641965866096,
            -0.03721011638641357,
            0.10948069842650279,
            0.08101914522245374,
            -0.029423400471596885,
            -0.040786927938461295,
            -0.018270739316940305,
            0.04820914403100872,
            -0.0995154609179831,
        ],
    ],
    beliefs: Beliefs {
        pitcher_trumps: 0.31828441567323296,
        follows_high: 1.0,
        ruffs: 0.02,
        ruffs_points: 0.2382700184584265,
        spread: 14.298735865689437,
        spread_rest: 2.0301629790940017,
        pitcher_saves: 0.2796577184822141,
        pitcher_catches: 0.15706108744089575,
        pitcher_lead: 0.05857062270996231,
        game_spread: 3.6124780115053996,
    },
};
