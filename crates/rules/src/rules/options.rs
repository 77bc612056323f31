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

            /// Returns the value's name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }
    )+};
}

pub(super) use options;

options! {
    /// Division of the players into sides (B-12).
    Teams {
        /// Everybody alone (BAP-04).
        None = "none",
        /// Partners opposite.
        Pairs = "pairs",
        /// Two sides of three, seats alternating.
        Threes = "threes",
        /// Partners only when four play.
        PairsAtFour = "pairs_at_four",
        /// The pitcher and the player who holds the card that they call, for one hand, against all others (M-70).
        Called = "called",
    }

    /// Way in which a player's cards lie (M-64).
    Layout {
        /// All are held in the hand.
        Hand = "hand",
        /// Half of them face down in a row, and the others face up on them.
        Rows = "rows",
    }

    /// Moment at which a called partner is known (M-71).
    PartnerShown {
        /// The moment the card is called: its holder says so.
        AtOnce = "at_once",
        /// The moment the card is played.
        WhenPlayed = "when_played",
    }

    /// Cards that may be played to a joker that is led (M-14).
    JokerLed {
        /// Trumps, by a player who holds one.
        Trumps = "trumps",
        /// Any card.
        Anything = "anything",
    }

    /// Winner between two jokers in one trick (M-12).
    JokerOrder {
        /// The one that stands higher in the order of trumps.
        Fixed = "fixed",
        /// The one that was played first.
        FirstHigh = "first_high",
        /// The one that was played second.
        SecondHigh = "second_high",
    }

    /// Way in which the pitcher names trump (M-20).
    Naming {
        /// By the first card they lead (BAP-26).
        Pitched = "pitched",
        /// In words, before the first lead.
        Announced = "announced",
    }

    /// Trump suit where a joker, or a card that could be an off-trump, is led as the first card (M-21).
    PitchedWild {
        /// A joker means spades, and any other card its own suit.
        Spades = "spades",
        /// The pitcher says it with the card.
        Named = "named",
        /// A joker may not be led first by a player who holds another card, and any other card means its own suit.
        NoJoker = "no_joker",
    }

    /// Recipients of the cards dealt besides the hands (M-51).
    WidowTo {
        /// The highest bidder, before they name trump.
        Bidder = "bidder",
        /// Each player, who takes up a packet of their own once trump is named.
        Own = "own",
    }

    /// Leader to the first trick where trump is announced (M-22).
    FirstLeader {
        /// The pitcher.
        Pitcher = "pitcher",
        /// Eldest.
        Eldest = "eldest",
        /// A partner of the pitcher who holds a single trump, and otherwise the pitcher.
        PartnerWithOneTrump = "partner_with_one_trump",
    }

    /// Cards that may be led to the first trick where trump is announced (M-22).
    FirstLead {
        /// Any card.
        Any = "any",
        /// A trump, by a player who holds one.
        Trump = "trump",
    }

    /// Players who may take a bid at the same number (M-42).
    PrivilegeTo {
        /// The dealer.
        Dealer = "dealer",
        /// Every player who speaks after the bid, the dealer among them.
        Later = "later",
    }

    /// Bids that the dealer may take at the same number (M-42).
    PrivilegeOn {
        /// Any bid.
        AnyBid = "any_bid",
        /// Only the highest bid there is.
        MaxBid = "max_bid",
    }

    /// Right of a player with a worthless hand to ask for a new deal, or for new cards (M-57).
    WeakHand {
        /// No such right.
        Off = "off",
        /// A new deal for a hand without a face card and without a card that could score, before its player first speaks.
        NoFaceNoPoint = "no_face_no_point",
        /// New cards for a hand without a card above a nine and without a two, before its player first speaks.
        NoTenNoTwo = "no_ten_no_two",
    }

    /// Cards thrown away once trump is known (M-52).
    Discarding {
        /// Nothing.
        None = "none",
        /// The cards by which a hand is too large.
        ToSize = "to_size",
        /// The cards by which a hand is too large, or some plain cards.
        UpTo = "up_to",
        /// All plain cards.
        Plain = "plain",
    }

    /// First player to throw and draw (M-52).
    ExchangeFirst {
        /// Eldest.
        Eldest = "eldest",
        /// The bidder.
        Bidder = "bidder",
    }

    /// Player who takes what is left of the stock, and keeps the best of it (M-54).
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

    /// Remedy where the stock is too short to fill every hand (M-56).
    ShortStock {
        /// Fewer cards for the player who comes too late.
        Fewer = "fewer",
        /// Plain cards that were thrown away, those thrown first before the others.
        FromDiscards = "from_discards",
    }

    /// Side that scores the points of trumps thrown away (M-55).
    DeadPoints {
        /// Nobody.
        Nobody = "nobody",
        /// The side that made trump.
        Maker = "maker",
    }

    /// Trumps that go where a hand has more of them than places, once every other card is gone (M-58).
    SurplusTrumps {
        /// Any; those that score after all others.
        Any = "any",
        /// Only those that do not score: of the others all stay.
        NotScoring = "not_scoring",
        /// Only those that do not score, and their player first plays a higher trump.
        UnderFirst = "under_first",
        /// Any; of the bidder's the partner takes as many as they have room for.
        ToPartner = "to_partner",
    }

    /// Cards that are played (M-60).
    Playable {
        /// All.
        All = "all",
        /// Only trumps; a player who has none left is out.
        TrumpsOnly = "trumps_only",
    }

    /// Share of what the sides made that they score (M-81).
    ScoreAs {
        /// Everything.
        All = "all",
        /// The difference, scored by the better side.
        Difference = "difference",
    }

    /// Choice of a dealer who must bid (M-41).
    ForcedChoice {
        /// The forced bid, or a higher one; never less than others may bid.
        AtLeast = "at_least",
        /// The forced bid alone, which may be less than others may bid.
        Exactly = "exactly",
    }

    /// Length of the auction (B-13).
    AuctionRounds {
        /// One call each (BAP-20).
        Single = "single",
        /// Round after round until one bidder is left; a player who passed is out.
        Continuous = "continuous",
    }

    /// Consequence when nobody bids (B-01).
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

    /// Right to trump a plain suit (BAP-28).
    Ruff {
        /// At any time, also while able to follow suit.
        Anytime = "anytime",
        /// Only when void of the suit led.
        OnlyWhenVoid = "only_when_void",
    }

    /// Right to throw a lower trump under a higher one (B-40).
    Undertrump {
        /// Allowed (TAF-24).
        Allowed = "allowed",
        /// Allowed only to a player who can play nothing else.
        ForbiddenUnlessForced = "forbidden_unless_forced",
    }

    /// Scorer of Low (B-28).
    LowTo {
        /// The player it was dealt to, whoever wins it (BAP-14).
        Dealt = "dealt",
        /// The player who wins it in a trick (BAP-14v).
        Winner = "winner",
    }

    /// Scorer of Game when the most card points are held twice (B-04).
    GameTie {
        /// Nobody (BAP-18).
        None = "none",
        /// Eldest.
        Eldest = "eldest",
        /// The side that does not deal; only where two sides play.
        NonDealerSide = "non_dealer_side",
        /// The one of them who has more jokers in their tricks; still equal, nobody (M-33).
        Jokers = "jokers",
        /// Nobody, and what Game is worth is added to Game in the next hand (M-33, F-33).
        Carry = "carry",
    }

    /// Moment at which cards that score are marked (M-36).
    Pegging {
        /// The count of the hand.
        AtEnd = "at_end",
        /// The moment the trick is taken; a mark that reaches the target wins, and the hand is over (F-32).
        AsWon = "as_won",
    }

    /// Feat that wins at once (B-07).
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

    /// Worth of a bid of four to a player in the hole (B-06).
    SmudgeInHole {
        /// The four points only (BAP-41).
        FourPointsOnly = "four_points_only",
        /// The game, as from any other score.
        WinsAnyway = "wins_anyway",
        /// None: a player in the hole may not bid it.
        BidForbidden = "bid_forbidden",
    }

    /// Scores that count as in the hole for a smudge (B-06).
    InHole {
        /// Scores below zero (BAP-36).
        Negative = "negative",
        /// Scores of zero and below.
        ZeroOrNegative = "zero_or_negative",
    }

    /// Points that a pitcher who fails keeps (B-10, B-32).
    SetScoring {
        /// Nothing: their points are scored by nobody (BAP-35).
        SetbackOnly = "setback_only",
        /// Their points, less the bid.
        KeepAndSetback = "keep_and_setback",
        /// Nothing, and nothing is deducted: the others score the bid besides what they made (M-80).
        OthersTakeBid = "others_take_bid",
    }

    /// Length of the game (M-83).
    Length {
        /// Until a side has reached the target.
        Target = "target",
        /// A number of hands.
        Hands = "hands",
        /// Until each player has dealt a number of hands.
        Deals = "deals",
    }

    /// Winner when two reach the target in one hand (B-09).
    GoingOut {
        /// The pitcher who made the bid, then High, Low, Jack, Game (BAP-38, BAP-39).
        BidderFirst = "bidder_first",
        /// The pitcher as soon as it is certain that they made the bid and reached the target: the hand is over (M-37).
        /// Otherwise High, Low, Jack, Game.
        BidderAtOnce = "bidder_at_once",
        /// High, Low, Jack, Game (SET-17).
        StrictOrder = "strict_order",
        /// The player who has the higher score after the hand; of equals the pitcher who made the bid (M-82).
        HigherScore = "higher_score",
    }

    /// Worth of the moon, the bid for everything (M-43).
    Moon {
        /// None: the moon cannot be bid.
        Off = "off",
        /// The game, or what a score below zero lacks to zero; failing costs the target.
        TargetOrZero = "target_or_zero",
        /// A fixed number of points, made or failed.
        Points = "points",
        /// A fixed number of points, made or failed; made from a score of zero it wins the game.
        PointsOrGame = "points_or_game",
    }

    /// Condition for making the moon (M-43).
    MoonNeeds {
        /// Everything that scores.
        Points = "points",
        /// Everything that scores, and every trick.
        PointsAndTricks = "points_and_tricks",
    }

    /// Payment by the losers to the winner.
    Settlement {
        /// Nothing.
        Off = "off",
        /// One, or two with a score of zero or below (BAP-42, BAP-43).
        OneTwo = "one_two",
    }

    /// Scores that the losers pay by (B-16).
    SettlementBasis {
        /// Scores after the whole last hand.
        FullHand = "full_hand",
        /// Scores at the moment of winning.
        AtWin = "at_win",
    }

    /// Source of the trump suit.
    TrumpBy {
        /// The highest bidder leads it (BAP-26).
        Auction = "auction",
        /// The suit of a card turned up after the deal, unless eldest begs (TAF-10).
        TurnUp = "turn_up",
        /// Eldest leads it, or the player who buys that right from them (EBP-01).
        Sale = "sale",
        /// Eldest leads it, without a bid (C-18).
        Eldest = "eldest",
        /// The suit of the first card of the stock (M-62).
        StockTop = "stock_top",
        /// The suit of a card that is cut before the deal and put back (M-62).
        Cut = "cut",
    }

    /// Drawing from the stock during play (M-62).
    Drawing {
        /// No drawing.
        None = "none",
        /// A card for everybody after each trick, the winner first, from a stock that lies face down.
        FaceDown = "face_down",
        /// A card for everybody after each trick, the winner first, from a stock whose top card lies open.
        FaceUp = "face_up",
    }

    /// Method of finding the first pitcher of a game without auction (C-18).
    FirstPitcher {
        /// Eldest of the first deal.
        ByDeal = "by_deal",
        /// The first player to be dealt a jack face up.
        FirstJack = "first_jack",
        /// A guess at red or black: the guesser if they are right, and otherwise the next player.
        ColourGuess = "colour_guess",
        /// One player of each side cuts, and the higher card pitches first (DON-07).
        HighCut = "high_cut",
        /// One player of each side cuts, and the player who has the higher card says who pitches first (DON-07).
        HighCutChooses = "high_cut_chooses",
        /// One player of each side cuts, and the lower card pitches first (PHA-01).
        LowCut = "low_cut",
        /// The player who is dealt the two of diamonds in the first deal (IRD-01).
        TwoOfDiamonds = "two_of_diamonds",
    }

    /// Credit to eldest for the price of the pitch (B-31).
    SellerCredit {
        /// None (EBP-11).
        None = "none",
        /// The price, at once when they accept it.
        Immediate = "immediate",
    }

    /// Limit to bids in a sale (B-31).
    SellerBidCap {
        /// No limit.
        None = "none",
        /// No bid whose price would bring eldest to the target.
        CannotPutSellerOut = "cannot_put_seller_out",
    }

    /// Recipients of the point when the dealer refuses a beg.
    GiftTo {
        /// The side that begged (TAF-14).
        Beggar = "beggar",
        /// Every side but the dealer's (C-20).
        AllOpponents = "all_opponents",
    }

    /// Treatment of the extra cards once the cards were run (B-25).
    AfterRunHand {
        /// They are kept and played.
        KeepAll = "keep_all",
        /// Everybody throws away down to as many as were dealt first.
        DiscardToSix = "discard_to_six",
    }

    /// Consequence when the stock runs out while a new suit is looked for (B-26).
    RunExhausted {
        /// The pack is dealt anew by the same dealer (TAF-18).
        RedealSameDealer = "redeal_same_dealer",
        /// The last cards are turned one by one, and the last of all stands.
        KickRemaining = "kick_remaining",
    }

    /// Players who may look at their cards before the choice to stand or beg (B-26).
    Peek {
        /// Everybody.
        All = "all",
        /// Only eldest and the dealer.
        EldestAndDealer = "eldest_and_dealer",
    }

    /// Right to lay down a worthless hand (B-54).
    ThrowIn {
        /// No such right.
        Off = "off",
        /// A hand without a trump and with nothing above a nine.
        VoidAndLow = "void_and_low",
    }

}
