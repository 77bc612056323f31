//! A bot's decision, its reasons, and the way to stop a bot.

use crate::character::Character;

use pitch_rules::{Action, Seat, Suit};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Action of a bot, and its reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action: one of those in the view. Only [`Level::Clumsy`](crate::Level::Clumsy) does, at a table where
    /// mistakes can be made, what the book does not allow.
    pub action: Action,
    /// Reasons, the weightiest first; at least one, but for a player from outside, who gives none.
    pub reasons: Vec<Reason>,
    /// `true` if it was thought through, and not cut short by [`Stop`].
    pub complete: bool,
}

/// One reason for a decision: a value, which the language turns into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Nothing else is allowed.
    OnlyChoice,
    /// Any legal action would do for a player who plays at random.
    AtRandom,
    /// The habit of this person, without which they would have decided otherwise.
    Habit(Character),

    /// Too little is in the hand for a bid, or for a higher one.
    TooWeak,
    /// The hand has no ace, king or queen to bid on.
    NoHonour,
    /// Their partner has the bid.
    PartnerHasBid,
    /// All others passed, and the player must bid.
    MustBid,
    /// This suit is the one to pitch.
    BestSuit(Suit),
    /// They hold the highest trump in play, or probably do.
    HoldsHigh(Suit),
    /// They hold the lowest trump in play, or probably do.
    HoldsLow(Suit),
    /// They hold the trump jack.
    HoldsJack(Suit),
    /// Many trumps and good cards promise Game.
    PromisesGame(Suit),
    /// With this suit as trump about so many points are to be expected, as many as are bid or more.
    PromisesPoints(Suit, u8),
    /// The dealer takes the bid at the same number.
    TakesTheBid,
    /// They may have the bid of another without going higher, as anybody who speaks later.
    MatchesTheBid,
    /// They bid more at once than they must, and so much that hardly anybody outbids them.
    ShutsOut,
    /// Making this bid takes their side to the target.
    GoesOut,
    /// The standing bidder would win the game with that bid.
    StopsBidder,
    /// All four points would win the game at once.
    TriesSmudge,
    /// All four points with every trick score a fifth (C-02).
    TriesSlam,
    /// Everything that scores may be won (M-43).
    TriesMoon,

    /// Left of the dealer, they pitch without selling, on a hand for four points (EBP-08).
    PitchesOutright,
    /// Left of the dealer, they hear what the others offer, and have the last word (EBP-09).
    OffersPitch,
    /// The price is more than their own hand would bring.
    GoodPrice,
    /// They make what was offered without any help.
    CanMakeIt,
    /// They would hardly make what was offered.
    CannotMakeIt,

    /// Nothing speaks against the suit turned up.
    SuitWillDo(Suit),
    /// Another suit is likely to be better than the one turned up.
    PoorTrumps(Suit),
    /// The point would win them the game, so that the dealer will not give it.
    CannotGive,
    /// Another card turned up could win the dealer the game.
    TurnMayLose,
    /// Another card turned up could win their own side the game.
    TurnMayWin,
    /// The suit turned up is worth more to the dealer than the point.
    GiftIsCheap,
    /// The point would win the others the game.
    GiftWouldWin,
    /// The suit turned up is not worth the point that the others would get for it.
    NotWorthAPoint,
    /// Any other suit will do as well.
    AnySuitWillDo,
    /// The deal promises nothing, and thrown in it costs nothing.
    BothPoor,
    /// They keep all their trumps.
    KeepsTrumps,
    /// The holder of this card brings the best that they lack.
    BestPartner,
    /// The holder of this card has a trump, but not the best that they lack.
    TrumpPartner,
    /// The holder of this card need not have a trump.
    PlainPartner,
    /// They have no trump, and keep the cards that may still win.
    KeepsBest,

    /// They lead trump, which some of the others may have and must then play.
    LeadsTrump,
    /// They lead a trump that beats the jack, which another side may have.
    HuntsJack,
    /// They lead a trump that beats another that scores for the player who takes it, and that another side may have.
    HuntsScored,
    /// They lead a card, and no higher one of its suit is unseen.
    LeadsWinner,
    /// They lead a card without card points.
    LeadsLow,
    /// They lead a card that scores for nobody, where no Game is counted.
    LeadsNothing,
    /// They lead a card with card points, or one that scores, that is not the highest of its suit.
    MayTake,
    /// Their card beats the trump jack that lies.
    CapturesJack,
    /// They bring their own trump jack home: nobody can take it from them, or from the partner who is ahead, any more.
    SavesJack,
    /// They take a trick that nobody else can take any more, with a trump in it that is probably the lowest in play, where it
    /// counts to the player who wins it.
    WinsLow,
    /// They take a trick that nobody else can take any more, with a card in it that scores for the player who takes it.
    WinsScored,
    /// They take a trick with a ten in it that nobody else can take any more.
    WinsTen,
    /// They trump a trick that holds card points.
    RuffsPoints,
    /// They take the trick: nobody can beat their card any more.
    TakesTrick,
    /// Their card is the best so far, and somebody after them may still beat it.
    BeatsAll,
    /// They add card points to a trick in which their partner is ahead.
    FeedsPartner,
    /// They add a card that scores for the player who takes it to a trick in which their partner is ahead.
    FeedsScored,
    /// Their partner is ahead in the trick.
    LeavesToPartner,
    /// They could play the trump jack and keep it.
    ProtectsJack,
    /// They could play a trump that is probably the lowest in play, where it counts to the player who wins it, and keep it.
    KeepsLow,
    /// They could play a card that scores for the player who takes it, and keep it.
    KeepsScored,
    /// They could play a ten and keep it.
    ProtectsTen,
    /// They play a card that neither scores nor has card points, and could play one with some.
    GivesNothing,
    /// They could play a card that beats what lies, and keep it.
    KeepsStrength,
    /// No card that they may play beats what lies.
    CannotWin,
    /// No card that they may play beats what lies, and none is lower or counts less.
    PlaysLeast,
    /// No card that they may play has fewer card points.
    FewestPoints,

    /// Nobody can take a trick from them any more (B-51).
    RestIsCertain,
    /// The hand can win nothing, so that laid down it loses nothing (B-54).
    HandIsWorthless,
    /// A wrong card can still be put right (TAF-33).
    PutsRight,
    /// This player did not follow, and showed later that they could have (TAF-34).
    SawRenege(Seat),
    /// A card that this player showed can be had (TAF-38).
    CatchesShown(Seat),
    /// All four points are in their own hand (BAP-53).
    PitchesBetter,
    /// The player who led too early must make four, and will hardly do it (BAP-52).
    LetsThemFail,
    /// Their own pitch is better than what was led in their place (BAP-54).
    OwnPitch,
    /// The card that was led in their place can be won (BAP-56).
    LeadIsWelcome,
    /// This demand makes the trick safest (BAP-55).
    SafestDemand,
    /// This demand makes the most card points fall (BAP-55).
    RichestDemand,
    /// The player who pitches first makes trump (DON-07).
    MakesTrump,
    /// All was played as it should be (B-44).
    NothingToClaim,
    /// A mistake, such as a tired player makes.
    Slipped,
}

/// Patience of a bot that thinks ahead: the number of deals in which it tries each choice, in percent of the usual
/// number.
///
/// It is counted in deals and not in time, so that the same values give the same decision on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Patience(u16);

impl Patience {
    /// Creates a patience of this many percent of the usual number of deals, 10 to 2000; a value beyond counts as the
    /// nearest of these.
    #[must_use]
    pub fn of(percent: u16) -> Self {
        Patience(percent.clamp(10, 2000))
    }

    /// Returns the deals in percent of the usual number.
    #[must_use]
    pub const fn percent(self) -> u16 {
        self.0
    }
}

impl Default for Patience {
    fn default() -> Self {
        Patience(100)
    }
}

/// A flag that tells a bot that nobody waits for its decision any longer.
///
/// Clones share the flag.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Creates a flag that is down.
    #[must_use]
    pub fn new() -> Self {
        Stop::default()
    }

    /// Asks the bot to answer at once with what it has.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the bot was asked to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
