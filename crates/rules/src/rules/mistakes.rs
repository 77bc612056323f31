//! The values that the options of a table with mistakes can take.

use crate::rules::options::options;

use serde::{Deserialize, Serialize};

options! {
    /// Whether mistakes can be made (B-42).
    RevokeMode {
        /// What is against the rules cannot be done.
        Enforced = "enforced",
        /// It can, and the book's procedure follows.
        Table = "table",
    }

    /// What follows on a misdeal (B-22).
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

    /// What an irregular bid leads to (BAP-50).
    BidError {
        /// It is void, and the offender must pass.
        VoidPass = "void_pass",
        /// It is taken back.
        TakeBack = "take_back",
    }

    /// What a card led before the bidding is over leads to (BAP-52).
    EarlyPitch {
        /// It counts as a bid of four.
        AssumedFour = "assumed_four",
        /// It is taken back.
        TakeBack = "take_back",
    }

    /// When the pitcher may dictate the card of a player who led in their place (B-18).
    WrongPitchDemand {
        /// When it is first that player's turn.
        FirstTurn = "first_turn",
        /// When they first play to a plain suit.
        FirstPlainLead = "first_plain_lead",
    }

    /// Whether a wrong card may be put right (B-45).
    RevokeCorrection {
        /// It may not (BAP-47).
        None = "none",
        /// Until the trick is complete (TAF-33).
        UntilTrickComplete = "until_trick_complete",
    }

    /// Who finds a revoke (B-44).
    RevokeCall {
        /// The program, when the hand is counted.
        Referee = "referee",
        /// An opponent, until the hand is counted (TAF-34).
        Opponent = "opponent",
    }

    /// What a revoke costs.
    RevokePenalty {
        /// The bid, and every point of the hand (BAP-48, BAP-49).
        SetBackBid = "set_back_bid",
        /// The same, and a red counter to the pool (EBP-21).
        SetBackBidRed = "set_back_bid_red",
        /// A point to the opponents, and Game cannot be won (TAF-36, TAF-37).
        PointNoGame = "point_no_game",
        /// Two points to the opponents if the trump jack is in play, else one; neither Jack nor Game (C-20).
        JackTwo = "jack_two",
        /// Every point of the hand; a bidder has failed, but is not set back (F-44).
        NoScore = "no_score",
    }

    /// Who gets what a revoker would have scored (B-15).
    RevokePoints {
        /// Nobody.
        Forfeit = "forfeit",
        /// Nobody, but Game goes to the next best.
        NextBest = "next_best",
    }

    /// What an exposed card leads to (TAF-38).
    ExposedCard {
        /// Nothing.
        Free = "free",
        /// The opponents may call for it.
        Callable = "callable",
    }
}
