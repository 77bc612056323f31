//! The values that the options of a rule set can take.

use serde::{Deserialize, Serialize};

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $text)] $variant,)+
        }

        impl $name {
            /// Every value, in the order in which a list of choices shows them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// The names of [`Self::ALL`] in files, in the same order.
            pub(crate) const IDS: &'static [&'static str] = &[$($text),+];

            /// The value's name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
    )+};
}

pub(super) use options;

options! {
    /// Who plays together (B-12).
    Teams {
        /// Everybody alone (BAP-04).
        None = "none",
        /// Partners opposite.
        Pairs = "pairs",
        /// Two sides of three, seats alternating.
        Threes = "threes",
        /// Partners only when four play.
        PairsAtFour = "pairs_at_four",
        /// The pitcher and whoever holds the card that they call, for one hand, against all others (M-70).
        Called = "called",
    }

    /// When it is known who a called partner is (M-71).
    PartnerShown {
        /// As soon as the card is called: its holder says so.
        AtOnce = "at_once",
        /// When the card is played.
        WhenPlayed = "when_played",
    }

    /// Which of two jokers wins where both lie in one trick (M-12).
    JokerOrder {
        /// The one that stands higher in the order of trumps.
        Fixed = "fixed",
        /// The one that was played first.
        FirstHigh = "first_high",
        /// The one that was played second.
        SecondHigh = "second_high",
    }

    /// How the pitcher says what is trump (M-20).
    Naming {
        /// By the first card they lead (BAP-26).
        Pitched = "pitched",
        /// In words, before the first lead.
        Announced = "announced",
    }

    /// What is trump where a joker, or a card that could be an off-trump, is led as the first card (M-21).
    PitchedWild {
        /// A joker means spades, and any other card its own suit.
        Spades = "spades",
        /// The pitcher says it with the card.
        Named = "named",
    }

    /// Who gets the cards dealt besides the hands (M-51).
    WidowTo {
        /// The highest bidder, before they name trump.
        Bidder = "bidder",
        /// Each player has one of their own, and takes it up once trump is named.
        Own = "own",
    }

    /// Who leads to the first trick where trump is announced (M-22).
    FirstLeader {
        /// The pitcher.
        Pitcher = "pitcher",
        /// Eldest.
        Eldest = "eldest",
    }

    /// What may be led to the first trick where trump is announced (M-22).
    FirstLead {
        /// Any card.
        Any = "any",
        /// A trump, by a player who holds one.
        Trump = "trump",
    }

    /// Which bids the dealer may take at the same number (M-42).
    PrivilegeOn {
        /// Any bid.
        AnyBid = "any_bid",
        /// Only the highest bid there is.
        MaxBid = "max_bid",
    }

    /// Whether a player with a hand that is worth nothing may ask for a new deal (M-57).
    WeakHand {
        /// They may not.
        Off = "off",
        /// One without a face card and without a card that could score may, before they first speak.
        NoFaceNoPoint = "no_face_no_point",
    }

    /// What is thrown away once trump is known (M-52).
    Discarding {
        /// Nothing.
        None = "none",
        /// What a player has too much.
        ToSize = "to_size",
        /// What a player has too much, or some plain cards.
        UpTo = "up_to",
        /// All plain cards.
        Plain = "plain",
    }

    /// Who throws and draws first (M-52).
    ExchangeFirst {
        /// Eldest.
        Eldest = "eldest",
        /// The bidder.
        Bidder = "bidder",
    }

    /// Who takes what is left of the stock, and keeps the best of it (M-54).
    RestTo {
        /// Nobody.
        Nobody = "nobody",
        /// The dealer, who throws nothing before and draws nothing: robbing the pack.
        Dealer = "dealer",
        /// The bidder.
        Bidder = "bidder",
        /// The bidder, card by card and trumps only; what they do not turn, their partner.
        BidderThenPartner = "bidder_then_partner",
    }

    /// What happens where the stock is too short to fill every hand (M-56).
    ShortStock {
        /// Who comes too late has fewer cards.
        Fewer = "fewer",
        /// The missing cards are plain cards that were thrown away, those thrown first before the others.
        FromDiscards = "from_discards",
    }

    /// Who scores what trumps that are thrown away would score (M-55).
    DeadPoints {
        /// Nobody.
        Nobody = "nobody",
        /// The side that made trump.
        Maker = "maker",
    }

    /// Which cards are played (M-60).
    Playable {
        /// All.
        All = "all",
        /// Only trumps; who has none left is out.
        TrumpsOnly = "trumps_only",
    }

    /// What the sides score of what they made (M-81).
    ScoreAs {
        /// Everything.
        All = "all",
        /// The better side scores the difference.
        Difference = "difference",
    }

    /// How long the bidding lasts (B-13).
    AuctionRounds {
        /// One call each (BAP-20).
        Single = "single",
        /// Round and round until one bidder is left; who passed is out.
        Continuous = "continuous",
    }

    /// What happens when nobody bids (B-01).
    AllPass {
        /// The dealer must bid.
        DealerForced = "dealer_forced",
        /// The hand is thrown in and the same dealer deals again.
        RedealSameDealer = "redeal_same_dealer",
        /// The hand is thrown in and the deal passes on.
        RedealNextDealer = "redeal_next_dealer",
        /// Eldest is held to the lowest bid.
        EldestForced = "eldest_forced",
        /// Eldest pitches without obligation (EBP-12).
        EldestFree = "eldest_free",
        /// The dealer names trump without obligation (M-44).
        DealerFree = "dealer_free",
    }

    /// When one may trump a plain suit (BAP-28).
    Ruff {
        /// At any time, also while able to follow suit.
        Anytime = "anytime",
        /// Only when void of the suit led.
        OnlyWhenVoid = "only_when_void",
    }

    /// Whether a lower trump may be thrown under a higher one (B-40).
    Undertrump {
        /// It may (TAF-24).
        Allowed = "allowed",
        /// Only by a player who can play nothing else.
        ForbiddenUnlessForced = "forbidden_unless_forced",
    }

    /// Who scores Low (B-28).
    LowTo {
        /// The player it was dealt to, whoever wins it (BAP-14).
        Dealt = "dealt",
        /// The player who wins it in a trick (BAP-14v).
        Winner = "winner",
    }

    /// Who scores Game when the most card points are held twice (B-04).
    GameTie {
        /// Nobody (BAP-18).
        None = "none",
        /// Eldest.
        Eldest = "eldest",
        /// The side that does not deal; only where two sides play.
        NonDealerSide = "non_dealer_side",
        /// Whoever of them has more jokers in their tricks; still equal, nobody (M-33).
        Jokers = "jokers",
        /// Nobody, and what Game is worth is added to Game in the next hand (M-33, F-33).
        Carry = "carry",
    }

    /// When cards that score are marked (M-36).
    Pegging {
        /// When the hand is counted.
        AtEnd = "at_end",
        /// As soon as the trick is taken; a mark that reaches the target wins, and the hand is over (F-32).
        AsWon = "as_won",
    }

    /// Which feat wins at once (B-07).
    Smudge {
        /// A bid of four that is made (BAP-40).
        BidFourMade = "bid_four_made",
        /// All four points won by anybody, whatever their bid and score (B-53).
        AnyAllFour = "any_all_four",
        /// A bid of five that takes all four points and every trick: a fifth point (C-02).
        SlamBidFive = "slam_bid_five",
        /// None.
        Off = "off",
    }

    /// What a bid of four is worth to a player in the hole (B-06).
    SmudgeInHole {
        /// The four points only (BAP-41).
        FourPointsOnly = "four_points_only",
        /// It wins all the same.
        WinsAnyway = "wins_anyway",
        /// A player in the hole may not bid it.
        BidForbidden = "bid_forbidden",
    }

    /// Which scores count as in the hole for a smudge (B-06).
    InHole {
        /// Scores below zero (BAP-36).
        Negative = "negative",
        /// Zero as well.
        ZeroOrNegative = "zero_or_negative",
    }

    /// What a pitcher who fails keeps (B-10, B-32).
    SetScoring {
        /// Nothing: their points are scored by nobody (BAP-35).
        SetbackOnly = "setback_only",
        /// Their points, less the bid.
        KeepAndSetback = "keep_and_setback",
        /// Nothing, and nothing is deducted: the others score the bid besides what they made (M-80).
        OthersTakeBid = "others_take_bid",
    }

    /// Who wins when two reach the target in one hand (B-09).
    GoingOut {
        /// The pitcher who made the bid, then High, Low, Jack, Game (BAP-38, BAP-39).
        BidderFirst = "bidder_first",
        /// High, Low, Jack, Game (SET-17).
        StrictOrder = "strict_order",
        /// Whoever has the higher score after the hand; of equals the pitcher who made the bid (M-82).
        HigherScore = "higher_score",
    }

    /// Whether everything can be bid, and what that is worth (M-43).
    Moon {
        /// It cannot.
        Off = "off",
        /// The game, or what a score below zero lacks to zero; failing costs the target.
        TargetOrZero = "target_or_zero",
        /// A fixed number of points, made or failed.
        Points = "points",
    }

    /// What has to be won for the moon (M-43).
    MoonNeeds {
        /// Everything that scores.
        Points = "points",
        /// Every trick as well.
        PointsAndTricks = "points_and_tricks",
    }

    /// What the losers pay the winner.
    Settlement {
        /// Nothing.
        Off = "off",
        /// One, or two with a score of zero or below (BAP-42, BAP-43).
        OneTwo = "one_two",
    }

    /// Which scores are paid by (B-16).
    SettlementBasis {
        /// Those after the whole last hand.
        FullHand = "full_hand",
        /// Those at the moment of winning.
        AtWin = "at_win",
    }

    /// How the trump suit is found.
    TrumpBy {
        /// The highest bidder leads it (BAP-26).
        Auction = "auction",
        /// It is the suit of a card turned up after the deal, unless eldest begs (TAF-10).
        TurnUp = "turn_up",
        /// Eldest leads it, or whoever buys that right from them (EBP-01).
        Sale = "sale",
        /// Eldest leads it, without a bid (C-18).
        Eldest = "eldest",
        /// It is the suit of the first card of the stock (M-62).
        StockTop = "stock_top",
        /// It is the suit of a card that is cut before the deal and put back (M-62).
        Cut = "cut",
    }

    /// Whether cards are drawn from the stock during play (M-62).
    Drawing {
        /// They are not.
        None = "none",
        /// After each trick everybody draws a card, the winner first, from a stock that lies face down.
        FaceDown = "face_down",
        /// The same, from a stock whose top card lies open.
        FaceUp = "face_up",
    }

    /// How the first pitcher of a game without auction is found (C-18).
    FirstPitcher {
        /// They are eldest of the first deal.
        ByDeal = "by_deal",
        /// They are the first to be dealt a jack face up.
        FirstJack = "first_jack",
        /// By guessing red or black.
        ColourGuess = "colour_guess",
        /// One player of each side cuts, and the higher card pitches first (DON-07).
        HighCut = "high_cut",
        /// The same, and the lower card pitches first (PHA-01).
        LowCut = "low_cut",
        /// Whoever is dealt the two of diamonds in the first deal (IRD-01).
        TwoOfDiamonds = "two_of_diamonds",
    }

    /// Whether eldest scores the price of the pitch (B-31).
    SellerCredit {
        /// They do not (EBP-11).
        None = "none",
        /// At once when they accept it.
        Immediate = "immediate",
    }

    /// How much may be bid for the pitch (B-31).
    SellerBidCap {
        /// As much as one likes.
        None = "none",
        /// Not so much that the price would bring eldest to the target.
        CannotPutSellerOut = "cannot_put_seller_out",
    }

    /// Who gets the point when the dealer refuses a beg.
    GiftTo {
        /// The side that begged (TAF-14).
        Beggar = "beggar",
        /// Every side but the dealer's (C-20).
        AllOpponents = "all_opponents",
    }

    /// What happens to the extra cards once the cards were run (B-25).
    AfterRunHand {
        /// They are kept and played.
        KeepAll = "keep_all",
        /// Everybody throws away down to as many as were dealt first.
        DiscardToSix = "discard_to_six",
    }

    /// What happens when the stock runs out while a new suit is looked for (B-26).
    RunExhausted {
        /// The pack is dealt anew by the same dealer (TAF-18).
        RedealSameDealer = "redeal_same_dealer",
        /// The last cards are turned one by one, and the last of all stands.
        KickRemaining = "kick_remaining",
    }

    /// Who may look at their cards before the choice to stand or beg (B-26).
    Peek {
        /// Everybody.
        All = "all",
        /// Only eldest and the dealer.
        EldestAndDealer = "eldest_and_dealer",
    }

    /// Whether a worthless hand may be laid down (B-54).
    ThrowIn {
        /// It may not.
        Off = "off",
        /// One without a trump and with nothing above a nine may.
        VoidAndLow = "void_and_low",
    }

}
