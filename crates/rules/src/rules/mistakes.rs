//! The values that the options of a table with mistakes can take.

use crate::rules::options::options;

use serde::{Deserialize, Serialize};

options! {
    /// Handling of mistakes (B-42).
    RevokeMode {
        /// They cannot be made: what is against the rules is refused.
        Enforced = "enforced",
        /// They can be made, and the book's procedure follows.
        Table = "table",
    }

    /// Consequence of a misdeal (B-22).
    MisdealResult {
        /// The deal passes on (BAP-46).
        LoseDeal = "lose_deal",
        /// The same player deals again.
        SameDealer = "same_dealer",
        /// The others score a point, and the deal passes on (TAF-32).
        Penalty1LoseDeal = "penalty1_lose_deal",
        /// The others score a point, and the same player deals again.
        Penalty1SameDealer = "penalty1_same_dealer",
    }

    /// Consequence of an irregular bid (BAP-50).
    BidError {
        /// The bid is void, and the offender must pass.
        VoidPass = "void_pass",
        /// The bid is taken back.
        TakeBack = "take_back",
    }

    /// Consequence of a card led before the bidding is over (BAP-52).
    EarlyPitch {
        /// The lead counts as a bid of four.
        AssumedFour = "assumed_four",
        /// The card is taken back.
        TakeBack = "take_back",
    }

    /// Moment at which the pitcher may dictate the card of a player who led in their place (B-18).
    WrongPitchDemand {
        /// The first turn of that player.
        FirstTurn = "first_turn",
        /// The first time they play to a plain suit.
        FirstPlainLead = "first_plain_lead",
    }

    /// Right to correct a wrong card (B-45).
    RevokeCorrection {
        /// None (BAP-47).
        None = "none",
        /// Until the trick is complete (TAF-33).
        UntilTrickComplete = "until_trick_complete",
    }

    /// Finder of a revoke (B-44).
    RevokeCall {
        /// The program, when the hand is counted.
        Referee = "referee",
        /// An opponent, until the hand is counted (TAF-34).
        Opponent = "opponent",
    }

    /// Penalty for a revoke.
    RevokePenalty {
        /// The bid, and every point of the hand (BAP-48, BAP-49).
        SetBackBid = "set_back_bid",
        /// The bid, every point of the hand, and a red counter to the pool (EBP-21).
        SetBackBidRed = "set_back_bid_red",
        /// A point to the opponents, and Game cannot be won (TAF-36, TAF-37).
        PointNoGame = "point_no_game",
        /// Two points to the opponents if the trump jack is in play, else one; neither Jack nor Game (C-20).
        JackTwo = "jack_two",
        /// Every point of the hand; a bidder has failed, but is not set back (F-44).
        NoScore = "no_score",
    }

    /// Recipient of what a revoker would have scored (B-15).
    RevokePoints {
        /// Nobody.
        Forfeit = "forfeit",
        /// Nobody, but Game goes to the next best.
        NextBest = "next_best",
    }

    /// Consequence of an exposed card (TAF-38).
    ExposedCard {
        /// Nothing.
        Free = "free",
        /// The opponents may call for it.
        Callable = "callable",
    }
}
