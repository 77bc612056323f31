//! What a bot decides, why, and how it is told to stop.

use pitch_rules::{Action, Seat, Suit};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a bot does, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action: one of those in the view. Only [`Level::Clumsy`](crate::Level::Clumsy) does, at a table where
    /// mistakes can be made, what the book does not allow.
    pub action: Action,
    /// Why, the weightiest reason first; at least one.
    pub reasons: Vec<Reason>,
    /// Whether it was thought through, and not cut short by [`Stop`].
    pub complete: bool,
}

/// One reason for a decision: a value, which the language turns into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing else is allowed.
    OnlyChoice,
    /// Any legal action would do for a player who plays at random.
    AtRandom,

    /// Too little is in the hand for a bid, or for a higher one.
    TooWeak,
    /// The hand has no ace, king or queen to bid on.
    NoHonour,
    /// All others passed, and he must bid.
    MustBid,
    /// This suit is the one to pitch.
    BestSuit(Suit),
    /// He holds the highest trump, or most likely does.
    HoldsHigh(Suit),
    /// He holds the lowest trump, or most likely does.
    HoldsLow(Suit),
    /// He holds the trump jack.
    HoldsJack(Suit),
    /// Many trumps and good cards promise Game.
    PromisesGame(Suit),
    /// As dealer he takes the bid at the same number.
    TakesTheBid,
    /// He bids more at once than he must, so that he is not outbid.
    ShutsOut,
    /// Making this bid wins the game.
    GoesOut,
    /// The standing bidder would win the game with his bid.
    StopsBidder,
    /// All four points would win the game at once.
    TriesSmudge,
    /// All four points with every trick score a fifth (C-02).
    TriesSlam,

    /// As eldest he pitches without selling, on a hand for four points (EBP-08).
    PitchesOutright,
    /// As eldest he hears what the others offer; the last word is his (EBP-09).
    OffersPitch,
    /// The price is more than his own hand would bring.
    GoodPrice,
    /// He makes himself what was offered.
    CanMakeIt,
    /// He would hardly make himself what was offered.
    CannotMakeIt,

    /// Nothing speaks against the suit turned up.
    SuitWillDo(Suit),
    /// Another suit is likely to be better than the one turned up.
    PoorTrumps(Suit),
    /// The dealer cannot well give the point that would win the game.
    CannotGive,
    /// Another card turned up could win the dealer the game.
    TurnMayLose,
    /// Another card turned up could win his own side the game.
    TurnMayWin,
    /// The suit turned up is worth more to the dealer than the point.
    GiftIsCheap,
    /// The point would win the others the game.
    GiftWouldWin,
    /// The suit turned up is not worth a point to the others.
    NotWorthAPoint,
    /// Any other suit will do as well.
    AnySuitWillDo,
    /// The deal promises nothing, and thrown in it costs nothing.
    BothPoor,
    /// He keeps his trumps and good cards.
    KeepsTrumps,
    /// He has no trump, and keeps the cards that may still win.
    KeepsBest,

    /// He leads trump, so that the others have fewer.
    LeadsTrump,
    /// He leads a high trump to catch the jack.
    HuntsJack,
    /// He leads a card that nobody is likely to beat.
    LeadsWinner,
    /// He leads a card that he can spare.
    LeadsLow,
    /// He takes the trump jack.
    CapturesJack,
    /// He brings his own trump jack home.
    SavesJack,
    /// He takes the lowest trump, or brings it home, where it counts to who wins it.
    WinsLow,
    /// He takes or brings home a ten.
    WinsTen,
    /// He trumps a trick that holds card points.
    RuffsPoints,
    /// He takes the trick with a card that will do.
    TakesTrick,
    /// He gives card points to his partner's trick.
    FeedsPartner,
    /// He leaves his partner's trick to him.
    LeavesToPartner,
    /// He keeps the trump jack out of this trick.
    ProtectsJack,
    /// He keeps a ten out of this trick.
    ProtectsTen,
    /// He throws a card without points on a trick that he cannot win.
    GivesNothing,
    /// The trick is not worth a better card.
    KeepsStrength,

    /// Nobody can take a trick from him any more (B-51).
    RestIsCertain,
    /// The hand can win nothing, so that laid down it loses nothing (B-54).
    HandIsWorthless,
    /// A wrong card can still be put right (TAF-33).
    PutsRight,
    /// This player did not follow, and showed later that he could have (TAF-34).
    SawRenege(Seat),
    /// A card that this player showed can be had (TAF-38).
    CatchesShown(Seat),
    /// All four points are in his own hand (BAP-53).
    PitchesBetter,
    /// Who led too early must make four, and will hardly do it (BAP-52).
    LetsHimFail,
    /// His own pitch is better than what was led in his place (BAP-54).
    PitchesHimself,
    /// What was led in his place can be won (BAP-56).
    LeadIsWelcome,
    /// So the trick is safest (BAP-55).
    SafestDemand,
    /// So the most card points fall (BAP-55).
    RichestDemand,
    /// All was played as it should be (B-44).
    NothingToClaim,
    /// A mistake, such as a tired player makes.
    Slipped,
}

/// A flag by which somebody who no longer waits for a decision tells the bot so.
///
/// Clones share the flag.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is down.
    #[must_use]
    pub fn new() -> Self {
        Stop::default()
    }

    /// Asks the bot to answer at once with what it has.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
