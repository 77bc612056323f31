//! Weights of the rules of thumb.
//!
//! The numbers were found by playing (`tune.rs`), for games that are alike in what scores and how trump is made. They mean
//! something only together.

mod columns;

pub(crate) use columns::{
    ALONE, ALONE_MORE, ALONE_RICH, DRAWN, NO_BIDS, PAIRS, PAIRS_MORE, PAIRS_RICH, PEGGED, PLAIN, PLAIN_SCORES,
    TRUMPS_ONLY, TURN_UP,
};

use pitch_rules::rules::{Playable, TrumpBy};
use pitch_rules::{Point, Rules};

macro_rules! features {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// Features by which a card is judged.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[repr(usize)]
        pub(crate) enum Feature {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Feature {
            /// Every feature, in the order of their places.
            pub(crate) const ALL: &[Feature] = &[$(Feature::$name),+];
            /// Number of features.
            pub(crate) const COUNT: usize = Feature::ALL.len();
        }
    };
}

features! {
    /// Card points in the trick, as likely as it is won, worth what Game is worth.
    GameWon,
    /// Card points in the trick, as likely as it is lost, worth what Game is worth, as a loss.
    GameLost,
    /// Card points of the card itself, where the trick is certain.
    SurePoints,
    /// The player’s own trump jack in a trick that is certain, while higher trumps are about.
    SureJack,
    /// The trump jack in a trick that is won.
    JackWon,
    /// The trump jack in a trick that is lost.
    JackLost,
    /// The lowest trump in a trick that is won, where it counts to the winner.
    LowWon,
    /// The lowest trump in a trick that is lost, where it counts to the winner.
    LowLost,
    /// The trump jack in a trick, for the defenders, as likely as the pitcher gets it.
    PitcherTakes,
    /// Card points in a trick, for the defenders, as likely as the pitcher gets them.
    PitcherPoints,
    /// Winning the trick and so leading to the next, times the tricks to come.
    Initiative,
    /// Winning the trick and so leading to the next, times the tricks to come and the trumps by which the player
    /// outnumbers all others.
    InitiativeTrumps,
    /// Playing the highest trump left, times the tricks to come; so for most other cards that are spent.
    SpendTop,
    /// Playing the second highest trump left.
    SpendSecond,
    /// Playing any trump.
    SpendTrump,
    /// Height of a trump that is played, from 0 for the two to 1 for the ace.
    SpendTrumpRank,
    /// Playing the trump jack.
    SpendJack,
    /// Playing the ten of trumps.
    SpendTrumpTen,
    /// Playing another ten.
    SpendPlainTen,
    /// Playing the highest card left of a plain suit.
    SpendPlainTop,
    /// Height of a plain card that is played, from 0 for the two to 1 for the ace.
    SpendPlainRank,
    /// Playing the last card of a plain suit while trumps are left.
    MakeVoid,
    /// Leading a trump.
    LeadTrump,
    /// Leading a trump, times the trumps that the foes are expected to hold.
    LeadTrumpOut,
    /// Leading the highest trump left.
    LeadTopTrump,
    /// Leading a trump that wins, as likely as it makes the jack fall.
    HuntJack,
    /// Leading a trump that wins, as likely as it makes the ten of trumps fall.
    HuntTen,
    /// Leaving the trump jack with few other trumps.
    GuardJack,
    /// Leading the highest card left of a plain suit.
    LeadPlainTop,
    /// Leading a plain ten that can be beaten.
    LeadPlainTen,
    /// Leading a plain suit, times the cards of it that are left.
    LeadPlainLength,
    /// Leading a plain suit when the pitcher is next to play.
    LeadThroughPitcher,
    /// Winning a trick to which opponents are still to play, worth what Game is worth.
    LaterFoes,
    /// Playing what may be the lowest trump, where it counts to the winner.
    SpendLow,
    /// Playing a card that scores for the player who wins it, times its worth and the tricks to come.
    SpendPrize,
    /// Leading such a card where it can be beaten, times its worth.
    LeadPrize,
    /// Leading a plain card that wins, times the worth of the cards of its suit that score.
    HuntPlain,
    /// Taking a trick that a partner would have.
    Overtake,
    /// Winning a trick to which partners are still to play, times the worth of what they are expected to hold of the cards
    /// that score.
    FriendsBring,
    /// Losing a trick to which opponents are still to play, times the worth of what they are expected to hold, as a loss.
    FoesBring,
    /// Taking for certain what others have put up that scores, with a card that is needed for nothing else, times its worth.
    TakeFreely,
    /// Putting up a card that scores for the player who wins it where the trick is not certain, times its worth.
    RiskPrize,
}

/// Weights of the policy.
#[derive(Debug, Clone)]
pub(crate) struct Weights {
    /// Worth of one of each [`Feature`] to the pitcher's side and to the others, in points of the game.
    pub cards: [[f32; 2]; Feature::COUNT],
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
    /// Share by which a later player is less likely to beat the trick if another has beaten it before: it takes a higher card.
    pub raised: f32,
}

/// Smallest worth in points with which a card that scores outweighs High, Low, Jack and Game.
const RICH: i16 = 5;

/// Number of players up to which somebody alone plays otherwise because more scores than the four points.
const FEW: u8 = 4;

impl Weights {
    /// Returns the weights for a game with these rules: those of the games that are most like it in what scores and how
    /// trump is made.
    pub(crate) fn of(rules: &Rules) -> &'static Weights {
        let (mut plain, mut more, mut rich) = (false, false, false);
        for entry in rules.points.entries() {
            match entry.point {
                Point::Plain(_) => plain = true,
                Point::Trump(_) | Point::Off(_) | Point::Joker => {
                    more = true;
                    rich |= entry.worth.0 >= RICH;
                }
                Point::High | Point::Low | Point::Jack | Point::Game | Point::Last => {}
            }
        }
        // Many who play alone play alike whatever scores.
        let few = rules.has_partners() || rules.players <= FEW;
        if rules.draws() {
            return if plain { Weights::of_four(rules) } else { &DRAWN };
        }
        if plain {
            return if few { &PLAIN_SCORES } else { Weights::of_four(rules) };
        }
        if rules.playable == Playable::TrumpsOnly {
            return &TRUMPS_ONLY;
        }
        match rules.trump_by {
            TrumpBy::TurnUp if rich && rules.pegs() => &PEGGED,
            TrumpBy::Auction | TrumpBy::Sale if more => match (rules.has_partners(), rich) {
                (true, true) => &PAIRS_RICH,
                // With six the contracts that are bid were made too seldom against it.
                (true, false) if rules.players <= FEW => &PAIRS_MORE,
                (true, false) => &PAIRS,
                (false, true) => &ALONE_RICH,
                (false, false) if few => &ALONE_MORE,
                (false, false) => &ALONE,
            },
            _ => Weights::of_four(rules),
        }
    }

    /// Returns the weights of the games in which High, Low, Jack and Game score and trump is made as in this one.
    pub(crate) fn of_four(rules: &Rules) -> &'static Weights {
        match rules.trump_by {
            TrumpBy::TurnUp => &TURN_UP,
            TrumpBy::Eldest | TrumpBy::StockTop | TrumpBy::Cut => &NO_BIDS,
            TrumpBy::Auction | TrumpBy::Sale if rules.has_partners() => &PAIRS,
            TrumpBy::Auction | TrumpBy::Sale => &ALONE,
        }
    }
}
